/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-explain-dialog.h"

#include "fringe-answer-list.h"
#include "fringe-board-text.h"
#include "fringe-color-scheme.h"
#include "fringe-answer-item.h"
#include "fringe-observation-table.h"
#include "fringe-observations.h"
#include "fringe-titles.h"
#include "fringe-transient.h"

#include <glib/gi18n.h>
#include <string.h>

#define ALGORITHM_COLUMNS 4

struct _FringeExplainDialog
{
  GtkWindow parent_instance;

  FringeSession *session;
  GtkStack *pages;
  FringeObservationTable *table;
  GtkLabel *paste_error;
  GtkGrid *algorithms_grid;
  GtkCheckButton *algorithm_checks[FRINGE_N_ALGORITHMS];
  GtkSpinButton *weight_button;
  GtkLabel *error_label;
  GtkProgressBar *progress_bar;
  GtkWidget *cancel_button;
  FringeAnswerList *answers;
  GtkWidget *puzzle_box;
  GtkDropDown *puzzle_list;
  GtkStringList *puzzles;

  GCancellable *cancellable; /* of what runs, else NULL */
  GArray *observations;      /* of the last question */
  FringeExplainAnswer *answer;
};

G_DEFINE_FINAL_TYPE (FringeExplainDialog, fringe_explain_dialog, GTK_TYPE_WINDOW)

static gboolean
is_question (GObject *object, const char *page)
{
  return g_strcmp0 (page, "question") == 0;
}

static gboolean
is_answer (GObject *object, const char *page)
{
  return g_strcmp0 (page, "answer") == 0;
}

static void
show_page (FringeExplainDialog *self, const char *page)
{
  gtk_stack_set_visible_child_name (self->pages, page);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "explain.ask", is_question (NULL, page));
}

static void
show_error (FringeExplainDialog *self, const char *sentence)
{
  gtk_label_set_label (self->error_label, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->error_label), *sentence != '\0');
}

/* What is cancelled is let go of at once; its thread ends soon, and nobody waits for it. */
static void
cancel (FringeExplainDialog *self)
{
  if (self->cancellable == NULL)
    return;
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  show_page (self, "question");
}

/* The puzzles that a match can be opened with: the present one where it is a row. */
static void
list_puzzles (FringeExplainDialog *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (self->puzzles)), present = 0;

  gtk_string_list_splice (self->puzzles, 0, n_old, NULL);
  for (guint i = 0; i < self->observations->len; i++)
    {
      const FringeObservation *row = &g_array_index (self->observations, FringeObservation, i);
      char start[FRINGE_BOARD_TEXT_MAX];
      g_autofree char *title = NULL;

      fringe_board_print (&row->start, start);
      /* Translators: a row of a table, the first being 1, and the tiles of its start board */
      title = g_strdup_printf (_ ("Row %1$u: %2$s"), i + 1, start);
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

  g_clear_object (&self->answer);
  self->answer = fringe_explain_answer_new (explanation);
  summary = fringe_explain_answer_summary (self->answer);
  last = fringe_explain_answer_last (self->answer);
  fringe_answer_list_show (self->answers, summary, G_LIST_MODEL (self->answer), last);
  list_puzzles (self);
  show_page (self, "answer");
}

static void
on_explained (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FringeExplainDialog) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeExplanation) explanation = fringe_explain_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->cancellable);
  if (explanation != NULL)
    show_answer (self, explanation);
  else
    {
      show_page (self, "question");
      show_error (self, error->message);
    }
}

static void
on_progress (double fraction, gpointer data)
{
  gtk_progress_bar_set_fraction (FRINGE_EXPLAIN_DIALOG (data)->progress_bar, fraction);
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

static void
run (FringeExplainDialog *self)
{
  FringeExplainQuery query = {
    .observations = &g_array_index (self->observations, FringeObservation, 0),
    .n_observations = self->observations->len,
    .algorithms = chosen_algorithms (self),
    .weight = gtk_spin_button_get_value (self->weight_button),
  };

  self->cancellable = g_cancellable_new ();
  gtk_progress_bar_set_fraction (self->progress_bar, 0);
  show_page (self, "progress");
  gtk_widget_grab_focus (self->cancel_button);
  fringe_explain_async (&query, on_progress, self, self->cancellable, on_explained, g_object_ref (self));
}

static void
on_ask (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExplainDialog *self = FRINGE_EXPLAIN_DIALOG (widget);
  GArray *observations = fringe_observation_table_read (self->table);

  if (observations == NULL)
    return;
  g_clear_pointer (&self->observations, g_array_unref);
  self->observations = observations;
  show_error (self, chosen_algorithms (self) == 0 ? _ ("At least one algorithm is needed.") : "");
  if (chosen_algorithms (self) != 0)
    run (self);
}

static void
on_cancel (GtkWidget *widget, const char *name, GVariant *parameter)
{
  cancel (FRINGE_EXPLAIN_DIALOG (widget));
}

static void
on_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_page (FRINGE_EXPLAIN_DIALOG (widget), "question");
}

static void
on_copy (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *text = fringe_explain_answer_text (FRINGE_EXPLAIN_DIALOG (widget)->answer);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
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
    gtk_label_set_label (self->paste_error, _ ("There is no text on the clipboard."));
}

static void
on_paste (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, on_text, g_object_ref (widget));
}

/* The window shows what was opened; the dialog keeps the answer for the next time. */
static void
on_opened (FringeExplainDialog *self, guint number)
{
  guint row = gtk_drop_down_get_selected (self->puzzle_list);
  const FringeObservation *observation = &g_array_index (self->observations, FringeObservation, row);
  FringeRules rules = fringe_explain_answer_rules (self->answer, number);

  fringe_session_open (self->session, &rules, &observation->start, &observation->goal, _ ("My puzzle"));
  gtk_window_close (GTK_WINDOW (self));
}

void
fringe_explain_dialog_open (FringeExplainDialog *self, FringeThemeKind theme)
{
  const FringeSearch *search = fringe_session_get_search (self->session);

  fringe_color_scheme_match_parent (GTK_WINDOW (self));
  fringe_answer_list_set_theme (self->answers, theme);
  fringe_observation_table_begin (self->table, fringe_search_start (search), fringe_search_goal (search));
  if (is_question (NULL, gtk_stack_get_visible_child_name (self->pages)))
    fringe_observation_table_focus (self->table);
  gtk_window_present (GTK_WINDOW (self));
}

/* Also where its parent is closed. */
static void
fringe_explain_dialog_unmap (GtkWidget *widget)
{
  cancel (FRINGE_EXPLAIN_DIALOG (widget));
  GTK_WIDGET_CLASS (fringe_explain_dialog_parent_class)->unmap (widget);
}

/* Fields go first: one that loses the focus takes what is half typed, and whoever hears of that needs the rest. */
static void
fringe_explain_dialog_dispose (GObject *object)
{
  FringeExplainDialog *self = FRINGE_EXPLAIN_DIALOG (object);

  G_OBJECT_CLASS (fringe_explain_dialog_parent_class)->dispose (object);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->session);
  g_clear_object (&self->answer);
  g_clear_pointer (&self->observations, g_array_unref);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-explain-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeExplainDialog, pages);
  gtk_widget_class_bind_template_child (widget_class, FringeExplainDialog, table);
  gtk_widget_class_bind_template_child (widget_class, FringeExplainDialog, paste_error);
  gtk_widget_class_bind_template_child (widget_class, FringeExplainDialog, algorithms_grid);
  gtk_widget_class_bind_template_child (widget_class, FringeExplainDialog, weight_button);
  gtk_widget_class_bind_template_child (widget_class, FringeExplainDialog, error_label);
  gtk_widget_class_bind_template_child (widget_class, FringeExplainDialog, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, FringeExplainDialog, cancel_button);
  gtk_widget_class_bind_template_child (widget_class, FringeExplainDialog, answers);
  gtk_widget_class_bind_template_child (widget_class, FringeExplainDialog, puzzle_box);
  gtk_widget_class_bind_template_child (widget_class, FringeExplainDialog, puzzle_list);
  gtk_widget_class_bind_template_child (widget_class, FringeExplainDialog, puzzles);
  gtk_widget_class_bind_template_callback (widget_class, is_question);
  gtk_widget_class_bind_template_callback (widget_class, is_answer);
  gtk_widget_class_bind_template_callback (widget_class, on_opened);
}

static void
fringe_explain_dialog_class_init (FringeExplainDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_explain_dialog_dispose;
  widget_class->unmap = fringe_explain_dialog_unmap;
  g_type_ensure (FRINGE_TYPE_OBSERVATION_TABLE);
  g_type_ensure (FRINGE_TYPE_ANSWER_LIST);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "explain.ask", NULL, on_ask);
  gtk_widget_class_install_action (widget_class, "explain.cancel", NULL, on_cancel);
  gtk_widget_class_install_action (widget_class, "explain.back", NULL, on_back);
  gtk_widget_class_install_action (widget_class, "explain.copy", NULL, on_copy);
  gtk_widget_class_install_action (widget_class, "explain.add", NULL, on_add);
  gtk_widget_class_install_action (widget_class, "explain.paste", NULL, on_paste);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_V, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "explain.paste",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
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
  add_algorithms (self);
}

FringeExplainDialog *
fringe_explain_dialog_new (GtkWindow *parent, FringeSession *session)
{
  FringeExplainDialog *self = g_object_new (FRINGE_TYPE_EXPLAIN_DIALOG, "transient-for", parent, NULL);

  fringe_transient_end_with_parent (GTK_WINDOW (self));
  self->session = g_object_ref (session);
  return self;
}
