/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-formula-dialog.h"

#include "fringe-board-view.h"
#include "fringe-color-scheme.h"
#include "fringe-formula-sentences.h"
#include "fringe-titles.h"
#include "fringe-truth-sample.h"
#include "fringe-truth-seen.h"
#include "fringe-truth-survey.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>
#include <string.h>

/* Invariant: `heuristic` is what is typed where the action "formula.use" is enabled, as far as the pause is over; a
 * survey that goes on is one of it. */

/* So many milliseconds after a key it is judged what is typed: whoever types on does not read the verdict. */
#define PAUSE 300

struct _FringeFormulaDialog
{
  GtkWindow parent_instance;

  FringeSession *session;
  FringeBoard goal;
  GCancellable *cancellable; /* (nullable): set while a survey goes on */
  guint pause;

  GtkEditable *entry;
  GtkEditable *name_entry;
  GtkLabel *error_label;
  GtkLabel *verdict_label;
  GtkWidget *example_box;
  FringeBoardView *example_view;
  GtkLabel *example_label;
};

G_DEFINE_FINAL_TYPE (FringeFormulaDialog, fringe_formula_dialog, GTK_TYPE_WINDOW)

static void
stop (FringeFormulaDialog *self)
{
  g_clear_handle_id (&self->pause, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* @text: (nullable): what is wrong, or NULL where boards can be tried */
static void
show_error (FringeFormulaDialog *self, const char *text)
{
  fringe_label_show (self->error_label, text);
  fringe_label_show (self->verdict_label, text == NULL ? _ ("Boards are tried …") : NULL);
  gtk_widget_set_visible (self->example_box, FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "formula.use", text == NULL);
}

/* A board that breaks it. @text: (transfer full) (nullable): what is said of it; NULL where there is none */
static void
show_example (FringeFormulaDialog *self, const FringeBoard *board, char *text)
{
  gtk_widget_set_visible (self->example_box, text != NULL);
  if (text == NULL)
    return;
  fringe_board_view_set_board (self->example_view, board);
  gtk_label_set_label (self->example_label, text);
  g_free (text);
}

static char *
fall_text (double h_from, FringeMove move, double h_to)
{
  g_autofree char *h = fringe_value_text (h_from), *after = fringe_value_text (h_to);

  /* Translators: beside a board; h before and after a move */
  return g_strdup_printf (_ ("h\u00a0=\u00a0%s\n%s: h\u00a0=\u00a0%s"), h, fringe_move_title (move), after);
}

/* The board nearest to the goal: one that is overestimated, or else one that a move leads down from too far. */
static void
show_survey_example (FringeFormulaDialog *self, const FringeTruthSurvey *survey)
{
  g_autofree char *h = fringe_value_text (survey->h);

  if (survey->n_overestimates > 0)
    show_example (self, &survey->overestimate,
                  /* Translators: beside a board; h is the estimate, h* the true distance */
                  g_strdup_printf (_ ("h\u00a0=\u00a0%s\nh*\u00a0=\u00a0%d"), h, survey->distance));
  else
    show_example (self, &survey->from,
                  survey->n_inconsistencies > 0 ? fall_text (survey->h_from, survey->move, survey->h_to) : NULL);
}

static void
show_sample_example (FringeFormulaDialog *self, const FringeTruthSample *sample)
{
  g_autofree char *h = fringe_value_text (sample->h);

  if (sample->is_overestimate)
    show_example (self, &sample->overestimate,
                  /* Translators: beside a board; h is the estimate, h* the true distance */
                  g_strdup_printf (_ ("h\u00a0=\u00a0%s\nh*\u00a0≤\u00a0%u"), h, sample->n_moves));
  else
    show_example (self, &sample->from,
                  sample->n_inconsistencies > 0 ? fall_text (sample->h_from, sample->move, sample->h_to) : NULL);
}

/* By the end another survey may go on, or the dialog may be gone. Returns: whether the dialog waits for this answer;
 * what went wrong is shown */
static gboolean
is_answer (FringeFormulaDialog *self, const GError *error)
{
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return FALSE;
  g_clear_object (&self->cancellable);
  if (error != NULL)
    fringe_label_show (self->verdict_label, error->message);
  return error == NULL;
}

static void
on_survey (GObject *source, GAsyncResult *result, gpointer data)
{
  FringeFormulaDialog *self = data;
  g_autoptr (GError) error = NULL;
  g_autofree FringeTruthSurvey *survey = fringe_truth_survey_finish (result, &error);
  g_autofree char *admissible = NULL, *consistent = NULL, *others = NULL, *text = NULL;

  if (!is_answer (self, error))
    return;
  admissible = fringe_truth_survey_admissible_sentence (survey);
  consistent = fringe_truth_survey_consistent_sentence (survey);
  others = fringe_truth_survey_dominance_sentences (survey);
  text = g_strjoin ("\n", admissible, consistent, others, NULL);
  fringe_label_show (self->verdict_label, text);
  show_survey_example (self, survey);
}

static void
on_sample (GObject *source, GAsyncResult *result, gpointer data)
{
  FringeFormulaDialog *self = data;
  g_autoptr (GError) error = NULL;
  g_autofree FringeTruthSample *sample = fringe_truth_sample_finish (result, &error);
  g_autofree char *admissible = NULL, *consistent = NULL, *text = NULL;

  if (!is_answer (self, error))
    return;
  admissible = fringe_truth_sample_admissible_sentence (sample);
  consistent = fringe_truth_sample_consistent_sentence (sample);
  text = g_strjoin ("\n", admissible, consistent, NULL);
  fringe_label_show (self->verdict_label, text);
  show_sample_example (self, sample);
}

/* Returns: (transfer full): the formula, and before it the name, if it has one */
static char *
typed_text (FringeFormulaDialog *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name_entry)));

  return g_strconcat (name, *name != '\0' ? ": " : "", gtk_editable_get_text (self->entry), NULL);
}

/* Returns: whether there is a heuristic of what is typed; else it is said why not */
static gboolean
read_heuristic (FringeFormulaDialog *self, FringeHeuristic *heuristic)
{
  FringeFormulaError wrong;
  g_autofree char *typed = typed_text (self), *text = NULL;

  if (fringe_own_from_text (typed, heuristic, &wrong))
    return TRUE;
  text = fringe_formula_error_sentence (&wrong);
  show_error (self, text);
  return FALSE;
}

static gboolean
judge (gpointer data)
{
  FringeFormulaDialog *self = data;
  FringeHeuristic heuristic;
  g_autofree char *proof = NULL;

  self->pause = 0;
  if (!read_heuristic (self, &heuristic))
    return G_SOURCE_REMOVE;
  if (!fringe_truth_fits (self->goal.rows, self->goal.columns) && fringe_own_is_proven (heuristic))
    {
      proof = fringe_truth_proof_sentence (heuristic);
      fringe_label_show (self->verdict_label, proof);
      return G_SOURCE_REMOVE;
    }
  self->cancellable = g_cancellable_new ();
  if (fringe_truth_fits (self->goal.rows, self->goal.columns))
    fringe_truth_survey_async (&self->goal, heuristic, NULL, NULL, self->cancellable, on_survey, self);
  else
    fringe_truth_sample_async (&self->goal, heuristic, self->cancellable, on_sample, self);
  return G_SOURCE_REMOVE;
}

/* What is typed becomes a heuristic only when the pause is over, for heuristics are never forgotten. Columns are told
 * within the entry in which the error is. */
static void
on_changed (FringeFormulaDialog *self)
{
  const char *typed = gtk_editable_get_text (self->entry);
  FringeFormula formula;
  FringeFormulaError wrong;
  g_autofree char *named = typed_text (self), *text = NULL;

  stop (self);
  if (!fringe_formula_parse (typed, strlen (typed), &formula, &wrong)
      || !fringe_formula_parse (named, strlen (named), &formula, &wrong))
    text = fringe_formula_error_sentence (&wrong);
  else if (formula.needs_perfect && !fringe_truth_fits (self->goal.rows, self->goal.columns))
    text = fringe_truth_limit_sentence (self->goal.rows, self->goal.columns);
  show_error (self, text);
  if (text == NULL)
    self->pause = g_timeout_add (PAUSE, judge, self);
}

static void
on_use (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeFormulaDialog *self = FRINGE_FORMULA_DIALOG (widget);
  FringeHeuristic heuristic;

  if (!read_heuristic (self, &heuristic))
    return;
  fringe_rules_model_use_heuristic (fringe_session_get_rules (self->session), heuristic);
  gtk_window_close (GTK_WINDOW (self));
}

static void
fringe_formula_dialog_dispose (GObject *object)
{
  FringeFormulaDialog *self = FRINGE_FORMULA_DIALOG (object);

  stop (self);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (fringe_formula_dialog_parent_class)->dispose (object);
}

static void
fringe_formula_dialog_class_init (FringeFormulaDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_formula_dialog_dispose;
  g_type_ensure (FRINGE_TYPE_BOARD_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-formula-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeFormulaDialog, entry);
  gtk_widget_class_bind_template_child (widget_class, FringeFormulaDialog, name_entry);
  gtk_widget_class_bind_template_child (widget_class, FringeFormulaDialog, error_label);
  gtk_widget_class_bind_template_child (widget_class, FringeFormulaDialog, verdict_label);
  gtk_widget_class_bind_template_child (widget_class, FringeFormulaDialog, example_box);
  gtk_widget_class_bind_template_child (widget_class, FringeFormulaDialog, example_view);
  gtk_widget_class_bind_template_child (widget_class, FringeFormulaDialog, example_label);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_install_action (widget_class, "formula.use", NULL, on_use);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
fringe_formula_dialog_init (FringeFormulaDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

FringeFormulaDialog *
fringe_formula_dialog_new (GtkWindow *parent, FringeSession *session, FringeThemeKind theme)
{
  FringeFormulaDialog *self = g_object_new (FRINGE_TYPE_FORMULA_DIALOG, "transient-for", parent, NULL);
  FringeHeuristic heuristic = fringe_rules_model_get (fringe_session_get_rules (session))->heuristic;
  const FringeFormula *formula = NULL;

  self->session = g_object_ref (session);
  self->goal = *fringe_search_goal (fringe_session_get_search (session));
  fringe_color_scheme_match_parent (GTK_WINDOW (self));
  fringe_board_view_set_theme (self->example_view, theme);
  if (fringe_heuristic_is_own (heuristic))
    formula = fringe_own_formula (heuristic);
  gtk_editable_set_text (self->name_entry, formula != NULL ? formula->name : "");
  gtk_editable_set_text (self->entry, formula != NULL ? formula->text : "max(misplaced, manhattan/2)");
  gtk_editable_select_region (self->entry, 0, -1);
  return self;
}
