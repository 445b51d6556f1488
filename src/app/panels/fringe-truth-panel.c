/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-truth-panel.h"

#include "fringe-titles.h"
#include "fringe-truth-seen.h"
#include "fringe-truth-survey.h"

#include <glib/gi18n.h>

struct _FringeSurveyBox
{
  FringeBin parent_instance;

  FringeBoard goal;
  FringeHeuristic heuristic;
  GCancellable *cancellable; /* (nullable): set while a survey goes on */

  GtkLabel *proof_label;
  GtkWidget *survey_button;
  GtkWidget *progress_box;
  GtkProgressBar *progress_bar;
  GtkLabel *result_label;
};

G_DEFINE_FINAL_TYPE (FringeSurveyBox, fringe_survey_box, FRINGE_TYPE_BIN)

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

/* Sets what is surveyed; a survey of something else that goes on is ended. */
static void
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

  /* By now another survey may go on, or the box may be gone. */
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
  fringe_truth_survey_async (&self->goal, self->heuristic, on_progress, self, self->cancellable, on_survey, self);
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
  G_OBJECT_CLASS (fringe_survey_box_parent_class)->dispose (object);
}

static void
fringe_survey_box_class_init (FringeSurveyBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_survey_box_dispose;
  gtk_widget_class_set_css_name (widget_class, "survey");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-survey-box.ui");
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

/* Up to so many nodes can all be looked at between two frames. */
#define NODES_AT_ONCE 50000
/* The panel waits so many milliseconds, because whoever steps on sooner does not read it. */
#define PAUSE 120

struct _FringeTruthPanel
{
  FringeBin parent_instance;

  FringeSession *session;
  const FringeSearch *part; /* the part of the session's search that was seen last */
  FringeTruth *truth;       /* (nullable): for its start, goal and heuristic; %NULL until it is made */
  FringeTruthSeen *seen;
  GCancellable *cancellable; /* (nullable): set while the table is made */
  FringeBoard start, goal;   /* the search that the table is for */
  FringeHeuristic heuristic;
  guint pause;

  GtkOrientable *estimates_box, *counts_box;
  GtkLabel *admissible_chip, *consistent_chip, *must_chip, *cost_chip;
  GtkWidget *links;
  GtkStack *node_stack;
  GtkLabel *node_label;
  GtkLabel *difference_label;
  GtkLabel *class_label;
  GtkLabel *distance_label;
  GtkLabel *why_label;
  GtkLabel *f_label;
  GtkLabel *limit_label;
  GtkLabel *cost_label;
  GtkLabel *admissible_label;
  GtkLabel *consistent_label;
  GtkWidget *over_button;
  GtkWidget *from_button;
  GtkWidget *to_button;
  FringeSurveyBox *survey_box;
};

G_DEFINE_FINAL_TYPE (FringeTruthPanel, fringe_truth_panel, FRINGE_TYPE_BIN)

static const FringeSearch *
search (FringeTruthPanel *self)
{
  return fringe_session_get_part (self->session);
}

/* Shows a text and takes ownership of it. */
static void
set_text (GtkLabel *label, char *text)
{
  fringe_label_show (label, text);
  g_free (text);
}

static const char *
class_title (FringeTruthClass class)
{
  switch (class)
    {
    case FRINGE_TRUTH_MUST:
      return _ ("A* must expand it");
    case FRINGE_TRUTH_MAY:
      return _ ("A* may expand it");
    case FRINGE_TRUTH_NEVER:
      return _ ("A* never expands it");
    case FRINGE_TRUTH_UNKNOWN:
    case FRINGE_N_TRUTH_CLASSES:
    default:
      return NULL;
    }
}

static void
show_difference (FringeTruthPanel *self, guint id)
{
  int distance = fringe_truth_node_distance (self->truth, search (self), id);
  char *text = NULL;

  if (distance >= 0)
    {
      double value = fringe_search_h (search (self), id);
      g_autofree char *h = fringe_value_text (value), *difference = fringe_value_text (distance - value);

      /* Translators: h* is the true distance, h its estimate; symbols of the literature */
      text = g_strdup_printf (_ ("h* %1$d − h %2$s = %3$s"), distance, h, difference);
    }
  set_text (self->difference_label, text);
}

static void
show_node (FringeTruthPanel *self)
{
  guint id = fringe_session_get_shown (self->session);
  FringeBoard board;
  FringeTruthClass class;
  const char *title;

  fringe_search_board (search (self), id, &board);
  class = fringe_truth_node_class (self->truth, search (self), id);
  title = fringe_board_equal (&board, &self->goal) ? NULL : class_title (class);
  set_text (self->node_label, g_strdup_printf (_ ("Node %u"), id));
  show_difference (self, id);
  set_text (self->class_label, g_strdup (title));
  set_text (self->distance_label, fringe_truth_distance_sentence (self->truth, search (self), id));
  set_text (self->why_label, fringe_truth_class_sentence (self->truth, search (self), id));
  set_text (self->f_label, fringe_truth_f_sentence (self->truth, search (self), id));
}

static void
show_link (GtkWidget *button, gboolean visible, guint id)
{
  /* Translators: a button that selects a node in the tree. */
  g_autofree char *label = g_strdup_printf (_ ("Show node %u"), id);

  gtk_widget_set_visible (button, visible);
  gtk_widget_set_visible (gtk_widget_get_parent (button), visible);
  gtk_button_set_label (GTK_BUTTON (button), label);
  g_object_set_data (G_OBJECT (button), "node", GUINT_TO_POINTER (id));
}

/* @state: the class of the style sheet that says whether it is well; %NULL where that is not the question, or not
 * known.
 * @text: (transfer full) */
static void
show_chip (GtkLabel *chip, const char *state, char *text)
{
  gtk_label_set_label (chip, text);
  fringe_css_class_set (chip, "good", g_strcmp0 (state, "good") == 0);
  fringe_css_class_set (chip, "bad", g_strcmp0 (state, "bad") == 0);
  g_free (text);
}

/* What the truth has to say of the puzzle, or that it is not known, or not yet. */
static void
show_truth_chips (FringeTruthPanel *self)
{
  int cost = self->truth != NULL ? fringe_truth_cost (self->truth) : -1;
  guint n = cost >= 0 ? fringe_truth_n_boards (self->truth, FRINGE_TRUTH_MUST) : 0;

  /* Translators: the length of the shortest solutions; a symbol of the literature. */
  show_chip (self->cost_chip, NULL, cost >= 0 ? g_strdup_printf (_ ("C* = %d"), cost) : g_strdup (_ ("C* unknown")));
  /* Translators: so many boards A* has to expand in any case. */
  show_chip (self->must_chip, NULL,
             cost >= 0 ? g_strdup_printf (ngettext ("must expand %'u board", "must expand %'u boards", n), n)
                       : g_strdup (_ ("must expand: unknown")));
}

static void
show_seen_chips (FringeTruthPanel *self, gboolean has_over, gboolean has_edge)
{
  if (has_over)
    /* Translators: the heuristic overestimates in this search. */
    show_chip (self->admissible_chip, "bad", g_strdup (_ ("✗ h > h*")));
  else if (fringe_truth_has_tables (self->truth))
    /* Translators: the heuristic overestimates nowhere in this search. */
    show_chip (self->admissible_chip, "good", g_strdup (_ ("✓ h ≤ h*")));
  else
    show_chip (self->admissible_chip, NULL, g_strdup (_ ("h* unknown")));
  if (has_edge)
    show_chip (self->consistent_chip, "bad", g_strdup (_ ("✗ not consistent")));
  else
    show_chip (self->consistent_chip, "good", g_strdup (_ ("✓ consistent")));
}

static void
show_seen (FringeTruthPanel *self)
{
  guint step = fringe_session_get_step (self->session);
  FringeOverestimate over = { 0 };
  FringeInconsistency edge = { 0 };
  gboolean has_over = fringe_truth_seen_overestimate (self->seen, step, &over);
  gboolean has_edge = fringe_truth_seen_inconsistency (self->seen, step, &edge);

  set_text (self->admissible_label, fringe_truth_admissible_sentence (self->seen, step));
  set_text (self->consistent_label, fringe_truth_consistent_sentence (self->seen, step));
  show_seen_chips (self, has_over, has_edge);
  gtk_widget_set_visible (self->links, has_over || has_edge);
  show_link (self->over_button, has_over, over.node);
  show_link (self->from_button, has_edge, edge.from);
  show_link (self->to_button, has_edge, edge.to);
}

static gboolean
on_pause (gpointer data)
{
  FringeTruthPanel *self = data;

  self->pause = 0;
  show_seen (self);
  return G_SOURCE_REMOVE;
}

static void
show_truth (FringeTruthPanel *self)
{
  gboolean has_tables = fringe_truth_has_tables (self->truth);

  gtk_stack_set_visible_child_name (self->node_stack, has_tables ? "node" : "limit");
  if (has_tables)
    show_node (self);
  else
    set_text (self->limit_label, fringe_truth_cost_sentence (self->truth));
  show_truth_chips (self);
  set_text (self->cost_label, has_tables ? fringe_truth_cost_sentence (self->truth) : NULL);
  if (self->seen == NULL)
    self->seen = fringe_truth_seen_new (search (self), self->truth);
  if (fringe_search_n_nodes_at (search (self), fringe_session_get_step (self->session)) > NODES_AT_ONCE)
    self->pause = g_timeout_add (PAUSE, on_pause, self);
  else
    show_seen (self);
}

static gboolean
is_of_search (FringeTruthPanel *self)
{
  return fringe_board_equal (&self->start, fringe_search_start (search (self)))
         && fringe_board_equal (&self->goal, fringe_search_goal (search (self)))
         && self->heuristic == fringe_search_rules (search (self))->heuristic;
}

/* A cancelled task is for another search, or the panel is gone: then nothing of the panel is touched. */
static void
on_truth (GObject *source, GAsyncResult *result, gpointer data)
{
  FringeTruthPanel *self = data;
  g_autoptr (FringeTruth) truth = fringe_truth_new_finish (result, NULL);

  if (truth == NULL)
    return;
  self->truth = g_steal_pointer (&truth);
  g_clear_object (&self->cancellable);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show_truth (self);
}

static void
forget_truth (FringeTruthPanel *self)
{
  g_clear_handle_id (&self->pause, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->seen, fringe_truth_seen_free);
  g_clear_pointer (&self->truth, fringe_truth_free);
}

static void
make_truth (FringeTruthPanel *self)
{
  self->start = *fringe_search_start (search (self));
  self->goal = *fringe_search_goal (search (self));
  self->heuristic = fringe_search_rules (search (self))->heuristic;
  self->cancellable = g_cancellable_new ();
  gtk_stack_set_visible_child_name (self->node_stack, "wait");
  show_chip (self->admissible_chip, NULL, g_strdup ("…"));
  show_chip (self->consistent_chip, NULL, g_strdup ("…"));
  show_chip (self->must_chip, NULL, g_strdup ("…"));
  show_chip (self->cost_chip, NULL, g_strdup ("…"));
  fringe_truth_new_async (search (self), self->cancellable, on_truth, self);
}

/* What is true depends on the puzzle and the heuristic, not on the algorithm, so the table stays. */
static void
take_part (FringeTruthPanel *self)
{
  if (self->part == search (self))
    return;
  self->part = search (self);
  g_clear_handle_id (&self->pause, g_source_remove);
  g_clear_pointer (&self->seen, fringe_truth_seen_free);
  if ((self->truth != NULL || self->cancellable != NULL) && !is_of_search (self))
    forget_truth (self);
  fringe_survey_box_set (self->survey_box, fringe_search_goal (self->part),
                         fringe_search_rules (self->part)->heuristic);
}

static void
update (FringeTruthPanel *self)
{
  if (self->session == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  take_part (self);
  g_clear_handle_id (&self->pause, g_source_remove);
  if (self->truth != NULL)
    show_truth (self);
  else if (self->cancellable == NULL)
    make_truth (self);
}

/* Forgets the part, because a new record may lie at the address of the old one. */
static void
on_search (FringeTruthPanel *self)
{
  self->part = NULL;
  take_part (self);
  update (self);
}

static void
on_link (FringeTruthPanel *self, GtkWidget *button)
{
  fringe_session_select (self->session, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "node")));
}

static void
fringe_truth_panel_unmap (GtkWidget *widget)
{
  g_clear_handle_id (&FRINGE_TRUTH_PANEL (widget)->pause, g_source_remove);
  GTK_WIDGET_CLASS (fringe_truth_panel_parent_class)->unmap (widget);
}

static void
take_session (FringeTruthPanel *self)
{
  g_signal_connect_object (self->session, "notify::search", G_CALLBACK (on_search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::moment", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::shown", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  on_search (self);
}

static void
fringe_truth_panel_dispose (GObject *object)
{
  FringeTruthPanel *self = FRINGE_TRUTH_PANEL (object);

  forget_truth (self);
  G_OBJECT_CLASS (fringe_truth_panel_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-truth-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeTruthPanel, estimates_box);
  gtk_widget_class_bind_template_child (widget_class, FringeTruthPanel, counts_box);
  gtk_widget_class_bind_template_child (widget_class, FringeTruthPanel, admissible_chip);
  gtk_widget_class_bind_template_child (widget_class, FringeTruthPanel, consistent_chip);
  gtk_widget_class_bind_template_child (widget_class, FringeTruthPanel, must_chip);
  gtk_widget_class_bind_template_child (widget_class, FringeTruthPanel, cost_chip);
  gtk_widget_class_bind_template_child (widget_class, FringeTruthPanel, links);
  gtk_widget_class_bind_template_child (widget_class, FringeTruthPanel, node_stack);
  gtk_widget_class_bind_template_child (widget_class, FringeTruthPanel, node_label);
  gtk_widget_class_bind_template_child (widget_class, FringeTruthPanel, difference_label);
  gtk_widget_class_bind_template_child (widget_class, FringeTruthPanel, class_label);
  gtk_widget_class_bind_template_child (widget_class, FringeTruthPanel, distance_label);
  gtk_widget_class_bind_template_child (widget_class, FringeTruthPanel, why_label);
  gtk_widget_class_bind_template_child (widget_class, FringeTruthPanel, f_label);
  gtk_widget_class_bind_template_child (widget_class, FringeTruthPanel, limit_label);
  gtk_widget_class_bind_template_child (widget_class, FringeTruthPanel, cost_label);
  gtk_widget_class_bind_template_child (widget_class, FringeTruthPanel, admissible_label);
  gtk_widget_class_bind_template_child (widget_class, FringeTruthPanel, consistent_label);
  gtk_widget_class_bind_template_child (widget_class, FringeTruthPanel, over_button);
  gtk_widget_class_bind_template_child (widget_class, FringeTruthPanel, from_button);
  gtk_widget_class_bind_template_child (widget_class, FringeTruthPanel, to_button);
  gtk_widget_class_bind_template_child (widget_class, FringeTruthPanel, survey_box);
  gtk_widget_class_bind_template_callback (widget_class, on_link);
  gtk_widget_class_bind_template_callback (widget_class, update);
}

static void
fringe_truth_panel_class_init (FringeTruthPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = fringe_truth_panel_dispose;
  widget_class->unmap = fringe_truth_panel_unmap;
  FRINGE_BIN_INSTALL (klass, FringeTruthPanel, session, FRINGE_TYPE_SESSION, take_session);

  g_type_ensure (FRINGE_TYPE_SURVEY_BOX);
  gtk_widget_class_set_css_name (widget_class, "truth");
  bind_template (widget_class);
}

static void
fringe_truth_panel_init (FringeTruthPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fringe_orientable_follow_text (self->estimates_box);
  fringe_orientable_follow_text (self->counts_box);
}
