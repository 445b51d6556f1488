/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-explain-dialog.h"

#include "fringe-board-text.h"
#include "fringe-answer-item.h"
#include "fringe-means-items.h"
#include "fringe-means-question.h"
#include "fringe-observation-table.h"
#include "fringe-observations.h"
#include "fringe-titles.h"

#include <glib/gi18n.h>
#include <string.h>

#define ALGORITHM_COLUMNS 4

struct _FringeExplainDialog
{
  FringeQuestionDialog parent_instance;

  GtkStack *questions;
  FringeObservationTable *table;
  FringeMeansQuestion *means;
  GtkLabel *paste_error;
  GtkGrid *algorithms_grid;
  GtkCheckButton *algorithm_checks[FRINGE_N_ALGORITHMS];
  GtkSpinButton *weight_button;
  GtkLabel *error_label;
  GtkWidget *puzzle_box;
  GtkDropDown *puzzle_list;
  GtkStringList *puzzles;

  GArray *observations; /* of the last question; of means, a board of each depth without counts */
  FringeExplainAnswer *answer;
  FringeMeansAnswer *means_answer; /* (nullable): that of the last question, if it was about means */
};

G_DEFINE_FINAL_TYPE (FringeExplainDialog, fringe_explain_dialog, FRINGE_TYPE_QUESTION_DIALOG)

static const FringeSearch *
search_of (FringeExplainDialog *self)
{
  return fringe_session_get_search (fringe_question_dialog_get_session (FRINGE_QUESTION_DIALOG (self)));
}

/* Returns: (transfer full): a row of a table and the tiles of its start board */
static char *
puzzle_title (FringeExplainDialog *self, guint row)
{
  char start[FRINGE_BOARD_TEXT_MAX];

  fringe_board_print (&g_array_index (self->observations, FringeObservation, row).start, start);
  if (self->means_answer != NULL)
    /* Translators: a depth, that is a number of moves, and the tiles of a board from which so many are needed */
    return g_strdup_printf (_ ("Depth %1$u: %2$s"),
                            g_array_index (self->means_answer->starts, FringeMeansStart, row).depth, start);
  /* Translators: a row of a table, the first being 1, and the tiles of its start board */
  return g_strdup_printf (_ ("Row %1$u: %2$s"), row + 1, start);
}

/* The puzzles that a match can be opened with: the present one is chosen where it is a row. */
static void
list_puzzles (FringeExplainDialog *self)
{
  const FringeSearch *search = search_of (self);
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (self->puzzles)), present = 0;

  gtk_string_list_splice (self->puzzles, 0, n_old, NULL);
  for (guint i = 0; i < self->observations->len; i++)
    {
      const FringeObservation *row = &g_array_index (self->observations, FringeObservation, i);
      g_autofree char *title = puzzle_title (self, i);

      gtk_string_list_append (self->puzzles, title);
      if (present == 0 && fringe_board_equal (&row->start, fringe_search_start (search))
          && fringe_board_equal (&row->goal, fringe_search_goal (search)))
        present = i;
    }
  gtk_drop_down_set_selected (self->puzzle_list, present);
  gtk_widget_set_visible (self->puzzle_box, self->observations->len > 1);
}

static void
show_answer (FringeExplainDialog *self, const FringeExplanation *explanation)
{
  g_autofree char *summary = NULL, *last = NULL;

  g_clear_pointer (&self->means_answer, fringe_means_answer_free);
  g_clear_object (&self->answer);
  self->answer = fringe_explain_answer_new (explanation);
  summary = fringe_explain_answer_summary (self->answer);
  last = fringe_explain_answer_last (self->answer);
  list_puzzles (self);
  fringe_question_dialog_show_answer (FRINGE_QUESTION_DIALOG (self), summary, G_LIST_MODEL (self->answer), last);
}

static void
on_explained (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FringeExplainDialog) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeExplanation) explanation = fringe_explain_finish (result, &error);

  if (fringe_question_dialog_end (FRINGE_QUESTION_DIALOG (self), error))
    show_answer (self, explanation);
}

/* Each depth has the board that was searched first. */
static void
take_starts (FringeExplainDialog *self, const FringeBoard *goal)
{
  const GArray *starts = self->means_answer->starts;

  g_clear_pointer (&self->observations, g_array_unref);
  self->observations = g_array_new (FALSE, FALSE, sizeof (FringeObservation));
  for (guint i = 0; i < starts->len; i++)
    {
      const FringeObservation row = { .start = g_array_index (starts, FringeMeansStart, i).board, .goal = *goal };

      g_array_append_val (self->observations, row);
    }
}

static void
on_means_explained (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FringeExplainDialog) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeMeansAnswer) answer = fringe_means_explain_finish (result, &error);
  const FringeMeansQuery *query = fringe_background_get_query (result);
  g_autoptr (GListModel) items = NULL;
  g_autofree char *summary = NULL;

  if (!fringe_question_dialog_end (FRINGE_QUESTION_DIALOG (self), error))
    return;
  items = fringe_means_items (answer);
  summary = fringe_means_answer_sentence (answer);
  g_clear_pointer (&self->means_answer, fringe_means_answer_free);
  self->means_answer = g_steal_pointer (&answer);
  take_starts (self, &query->goal);
  list_puzzles (self);
  fringe_question_dialog_show_answer (FRINGE_QUESTION_DIALOG (self), summary, items, NULL);
}

static guint
chosen_algorithms (FringeExplainDialog *self)
{
  guint algorithms = 0;

  for (guint i = 0; i < FRINGE_N_ALGORITHMS; i++)
    if (gtk_check_button_get_active (self->algorithm_checks[i]))
      algorithms |= 1u << i;
  return algorithms;
}

/* Beside the heuristics that are built in, those of one's own that came last are tried. @goal: (nullable): leaves out
 * those that are not for its size */
static void
add_heuristics (FringeExplainDialog *self, FringeExplainQuery *query, const FringeBoard *goal)
{
  FringeSession *session = fringe_question_dialog_get_session (FRINGE_QUESTION_DIALOG (self));
  const GArray *own = fringe_rules_model_get_own (fringe_session_get_rules (session));
  guint n_own = MIN (own->len, FRINGE_EXPLAIN_HEURISTICS_MAX - FRINGE_N_HEURISTICS);

  for (guint i = 0; i < FRINGE_N_HEURISTICS + n_own; i++)
    {
      FringeHeuristic heuristic
          = i < FRINGE_N_HEURISTICS ? (FringeHeuristic) i
                                    : g_array_index (own, FringeHeuristic, own->len - n_own + i - FRINGE_N_HEURISTICS);

      if (goal == NULL || fringe_heuristic_fits (heuristic, goal->rows, goal->columns))
        query->heuristics[query->n_heuristics++] = heuristic;
    }
}

static void
explain_counts (FringeExplainDialog *self)
{
  FringeQuestionDialog *dialog = FRINGE_QUESTION_DIALOG (self);
  GArray *observations = fringe_observation_table_read (self->table);
  FringeExplainQuery query
      = { .algorithms = chosen_algorithms (self), .weight = gtk_spin_button_get_value (self->weight_button) };

  if (observations == NULL)
    return;
  g_clear_pointer (&self->observations, g_array_unref);
  self->observations = observations;
  query.observations = &g_array_index (observations, FringeObservation, 0);
  query.n_observations = observations->len;
  add_heuristics (self, &query, NULL);
  fringe_question_dialog_set_words (
      dialog, _ ("_Explain"), _ ("The search tries orders of moves, ties, duplicates, goal tests and heuristics."),
      self->error_label);
  fringe_explain_async (&query, fringe_question_dialog_on_progress, self, fringe_question_dialog_begin (dialog),
                        on_explained, g_object_ref (self));
}

static void
explain_means (FringeExplainDialog *self)
{
  FringeQuestionDialog *dialog = FRINGE_QUESTION_DIALOG (self);
  FringeMeansQuery query = { .explain.algorithms = chosen_algorithms (self),
                             .explain.weight = gtk_spin_button_get_value (self->weight_button) };
  g_autofree char *sentence = fringe_means_question_read (self->means, &query);

  fringe_question_dialog_show_error (dialog, sentence != NULL ? sentence : "");
  if (sentence != NULL)
    return;
  add_heuristics (self, &query.explain, &query.goal);
  fringe_question_dialog_set_words (
      dialog, _ ("_Explain"),
      _ ("Boards of one depth after the other are searched by all conventions that fit so far."), self->error_label);
  fringe_means_explain_async (&query, fringe_question_dialog_on_progress, self, fringe_question_dialog_begin (dialog),
                              on_means_explained, g_object_ref (self));
  g_array_unref (query.means);
}

static gboolean
asks_for_means (FringeExplainDialog *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->questions), "means") == 0;
}

static void
ask (FringeQuestionDialog *dialog)
{
  FringeExplainDialog *self = FRINGE_EXPLAIN_DIALOG (dialog);
  gboolean has_algorithm = chosen_algorithms (self) != 0;

  fringe_question_dialog_show_error (dialog, has_algorithm ? "" : _ ("At least one algorithm is needed."));
  if (has_algorithm && asks_for_means (self))
    explain_means (self);
  else if (has_algorithm)
    explain_counts (self);
}

static char *
answer_text (FringeQuestionDialog *dialog)
{
  FringeExplainDialog *self = FRINGE_EXPLAIN_DIALOG (dialog);

  return self->means_answer != NULL ? fringe_means_items_text (self->means_answer)
                                    : fringe_explain_answer_text (self->answer);
}

static void
on_example (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExplainDialog *self = FRINGE_EXPLAIN_DIALOG (widget);
  const FringeMeansExample *example = &fringe_means_examples ()[g_variant_get_int32 (parameter)];

  fringe_means_question_show_example (self->means, example);
  for (guint i = 0; i < FRINGE_N_ALGORITHMS; i++)
    gtk_check_button_set_active (self->algorithm_checks[i], i == example->algorithm);
}

static void
on_add (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_observation_table_add (FRINGE_EXPLAIN_DIALOG (widget)->table);
}

static void
show_fault (FringeExplainDialog *self, const FringeObservationsFault *fault, const char *sentence)
{
  g_autofree char *text = NULL;

  if (fault->line == 0 || fault->is_said)
    text = g_strdup (sentence);
  else
    /* Translators: a place in a text that was pasted, and a sentence on what is wrong there */
    text = g_strdup_printf (_ ("Line %1$d, column %2$d: %3$s"), fault->line, fault->column, sentence);
  gtk_label_set_label (self->paste_error, text);
}

static void
paste (FringeExplainDialog *self, const char *text)
{
  const FringeObservationsWords words = { .rows = 0 };
  FringeObservationsFault fault;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) observations = fringe_observations_read (text, strlen (text), &words, &fault, &error);

  gtk_label_set_label (self->paste_error, "");
  if (observations != NULL)
    fringe_observation_table_append (self->table, observations);
  else
    show_fault (self, &fault, error->message);
}

static void
on_text (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FringeExplainDialog) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (text != NULL)
    paste (self, text);
  else
    gtk_label_set_label (self->paste_error, _ ("The clipboard holds no text."));
}

static void
on_paste (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, on_text, g_object_ref (widget));
}

static void
open_answer (FringeQuestionDialog *dialog, guint number)
{
  FringeExplainDialog *self = FRINGE_EXPLAIN_DIALOG (dialog);
  guint row = gtk_drop_down_get_selected (self->puzzle_list);
  const FringeObservation *observation = &g_array_index (self->observations, FringeObservation, row);
  FringeRules rules
      = self->means_answer != NULL
            ? fringe_means_match_rules (&g_array_index (self->means_answer->matches, FringeMeansMatch, number))
            : fringe_explain_answer_rules (self->answer, number);

  fringe_session_open (fringe_question_dialog_get_session (dialog), &rules, &observation->start, &observation->goal,
                       NULL);
}

void
fringe_explain_dialog_open (FringeExplainDialog *self, FringeThemeKind theme)
{
  FringeQuestionDialog *dialog = FRINGE_QUESTION_DIALOG (self);
  const FringeSearch *search = search_of (self);

  fringe_observation_table_begin (self->table, fringe_search_start (search), fringe_search_goal (search));
  if (fringe_question_dialog_asks (dialog) && !asks_for_means (self))
    fringe_observation_table_focus (self->table);
  fringe_question_dialog_present (dialog, theme);
}

static void
fringe_explain_dialog_finalize (GObject *object)
{
  FringeExplainDialog *self = FRINGE_EXPLAIN_DIALOG (object);

  g_clear_object (&self->answer);
  g_clear_pointer (&self->means_answer, fringe_means_answer_free);
  g_clear_pointer (&self->observations, g_array_unref);
  G_OBJECT_CLASS (fringe_explain_dialog_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-explain-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeExplainDialog, questions);
  gtk_widget_class_bind_template_child (widget_class, FringeExplainDialog, table);
  gtk_widget_class_bind_template_child (widget_class, FringeExplainDialog, means);
  gtk_widget_class_bind_template_child (widget_class, FringeExplainDialog, paste_error);
  gtk_widget_class_bind_template_child (widget_class, FringeExplainDialog, algorithms_grid);
  gtk_widget_class_bind_template_child (widget_class, FringeExplainDialog, weight_button);
  gtk_widget_class_bind_template_child (widget_class, FringeExplainDialog, error_label);
  gtk_widget_class_bind_template_child (widget_class, FringeExplainDialog, puzzle_box);
  gtk_widget_class_bind_template_child (widget_class, FringeExplainDialog, puzzle_list);
  gtk_widget_class_bind_template_child (widget_class, FringeExplainDialog, puzzles);
}

static void
fringe_explain_dialog_class_init (FringeExplainDialogClass *klass)
{
  FringeQuestionDialogClass *question_class = FRINGE_QUESTION_DIALOG_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = fringe_explain_dialog_finalize;
  question_class->ask = ask;
  question_class->text = answer_text;
  question_class->opened = open_answer;
  g_type_ensure (FRINGE_TYPE_OBSERVATION_TABLE);
  g_type_ensure (FRINGE_TYPE_MEANS_QUESTION);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "explain.add", NULL, on_add);
  gtk_widget_class_install_action (widget_class, "explain.paste", NULL, on_paste);
  gtk_widget_class_install_action (widget_class, "explain.example", "i", on_example);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_V, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "explain.paste",
                                       NULL);
}

static void
add_algorithms (FringeExplainDialog *self)
{
  for (int i = 0; i < FRINGE_N_ALGORITHMS; i++)
    {
      const char *title = fringe_algorithm_title ((FringeAlgorithm) i);

      self->algorithm_checks[i] = GTK_CHECK_BUTTON (gtk_check_button_new_with_label (title));
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->algorithm_checks[i]),
                                   fringe_algorithm_description ((FringeAlgorithm) i));
      gtk_grid_attach (self->algorithms_grid, GTK_WIDGET (self->algorithm_checks[i]), i % ALGORITHM_COLUMNS,
                       i / ALGORITHM_COLUMNS, 1, 1);
    }
  gtk_check_button_set_active (self->algorithm_checks[FRINGE_ALGORITHM_ASTAR], TRUE);
  g_object_bind_property (self->algorithm_checks[FRINGE_ALGORITHM_WASTAR], "active", self->weight_button, "sensitive",
                          G_BINDING_SYNC_CREATE);
}

static void
fringe_explain_dialog_init (FringeExplainDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fringe_question_dialog_set_words (
      FRINGE_QUESTION_DIALOG (self), _ ("_Explain"),
      _ ("The search tries orders of moves, ties, duplicates, goal tests and heuristics."), self->error_label);
  add_algorithms (self);
}

FringeExplainDialog *
fringe_explain_dialog_new (GtkWindow *parent, FringeSession *session)
{
  return fringe_question_dialog_new (FRINGE_TYPE_EXPLAIN_DIALOG, parent, session);
}
