/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-survey-box.h"

#include "fringe-truth-seen.h"
#include "fringe-truth-survey.h"

#include <glib/gi18n.h>

struct _FringeSurveyBox
{
  GtkWidget parent_instance;

  FringeBoard goal;
  FringeHeuristic heuristic;
  GCancellable *cancellable; /* while a survey goes on */

  GtkWidget *box;
  GtkLabel *proof_label;
  GtkWidget *survey_button;
  GtkWidget *progress_box;
  GtkProgressBar *progress_bar;
  GtkLabel *result_label;
};

G_DEFINE_FINAL_TYPE (FringeSurveyBox, fringe_survey_box, GTK_TYPE_WIDGET)

static void
show_state (FringeSurveyBox *self)
{
  gboolean busy = self->cancellable != NULL, has_result = *gtk_label_get_label (self->result_label) != '\0';

  gtk_widget_set_visible (self->progress_box, busy);
  gtk_widget_set_visible (GTK_WIDGET (self->result_label), has_result);
  gtk_widget_set_visible (self->survey_button,
                          !busy && !has_result && fringe_truth_fits (self->goal.rows, self->goal.columns));
}

static void
stop (FringeSurveyBox *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

void
fringe_survey_box_set (FringeSurveyBox *self, const FringeBoard *goal, FringeHeuristic heuristic)
{
  g_autofree char *proof = NULL;

  if (self->heuristic == heuristic && fringe_board_equal (&self->goal, goal))
    return;
  stop (self);
  self->goal = *goal;
  self->heuristic = heuristic;
  proof = fringe_truth_proof_sentence (heuristic);
  gtk_label_set_label (self->proof_label, proof);
  gtk_label_set_label (self->result_label, "");
  show_state (self);
}

static void
on_progress (double fraction, gpointer data)
{
  gtk_progress_bar_set_fraction (FRINGE_SURVEY_BOX (data)->progress_bar, fraction);
}

static void
on_survey (GObject *source, GAsyncResult *result, gpointer data)
{
  FringeSurveyBox *self = data;
  g_autoptr (GError) error = NULL;
  g_autofree FringeTruthSurvey *survey = fringe_truth_survey_finish (result, &error);
  g_autofree char *admissible = NULL, *consistent = NULL, *text = NULL;

  /* Another may go on, or the box be gone. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->cancellable);
  if (survey != NULL)
    {
      admissible = fringe_truth_survey_admissible_sentence (survey);
      consistent = fringe_truth_survey_consistent_sentence (survey);
      text = g_strjoin ("\n", admissible, consistent, NULL);
    }
  gtk_label_set_label (self->result_label, survey != NULL ? text : error->message);
  show_state (self);
}

static void
on_start (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeSurveyBox *self = FRINGE_SURVEY_BOX (widget);

  if (self->cancellable != NULL)
    return;
  self->cancellable = g_cancellable_new ();
  gtk_progress_bar_set_fraction (self->progress_bar, 0);
  fringe_truth_survey_async (&self->goal, self->heuristic, on_progress, self, self->cancellable, on_survey,
                             self);
  show_state (self);
}

static void
on_cancel (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeSurveyBox *self = FRINGE_SURVEY_BOX (widget);

  stop (self);
  show_state (self);
}

static void
fringe_survey_box_dispose (GObject *object)
{
  FringeSurveyBox *self = FRINGE_SURVEY_BOX (object);

  stop (self);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (fringe_survey_box_parent_class)->dispose (object);
}

static void
fringe_survey_box_class_init (FringeSurveyBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_survey_box_dispose;
  gtk_widget_class_set_css_name (widget_class, "survey");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-survey-box.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeSurveyBox, box);
  gtk_widget_class_bind_template_child (widget_class, FringeSurveyBox, proof_label);
  gtk_widget_class_bind_template_child (widget_class, FringeSurveyBox, survey_button);
  gtk_widget_class_bind_template_child (widget_class, FringeSurveyBox, progress_box);
  gtk_widget_class_bind_template_child (widget_class, FringeSurveyBox, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, FringeSurveyBox, result_label);
  gtk_widget_class_install_action (widget_class, "survey.start", NULL, on_start);
  gtk_widget_class_install_action (widget_class, "survey.cancel", NULL, on_cancel);
}

static void
fringe_survey_box_init (FringeSurveyBox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
