/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-window.h"

#include "fringe-board-text.h"
#include "fringe-chart-actions.h"
#include "fringe-clipboard.h"
#include "fringe-pair-actions.h"
#include "fringe-export-actions.h"
#include "fringe-fork-actions.h"
#include "fringe-lecture-actions.h"
#include "fringe-puzzle-dialog.h"
#include "fringe-question-actions.h"
#include "fringe-quiz-actions.h"
#include "fringe-samples.h"
#include "fringe-session-actions.h"
#include "fringe-step-actions.h"

#include <glib/gi18n.h>
#include <string.h>

#define ZOOM_FACTOR 1.25

static FringeSession *
session (GtkWidget *widget)
{
  return fringe_window_get_session (FRINGE_WINDOW (widget));
}

static FringeTreeView *
tree_view (GtkWidget *widget)
{
  return fringe_window_get_tree_view (FRINGE_WINDOW (widget));
}

static void
on_step (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (fringe_pair_actions_take (FRINGE_WINDOW (widget), name))
    return;
  fringe_session_set_playing (session (widget), FALSE);
  fringe_session_step (session (widget));
}

static void
on_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (fringe_pair_actions_take (FRINGE_WINDOW (widget), name))
    return;
  fringe_session_set_playing (session (widget), FALSE);
  fringe_session_back (session (widget));
}

static void
on_first (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (fringe_pair_actions_take (FRINGE_WINDOW (widget), name))
    return;
  fringe_session_set_playing (session (widget), FALSE);
  fringe_session_go_to (session (widget), 0);
}

static void
on_last (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (fringe_pair_actions_take (FRINGE_WINDOW (widget), name))
    return;
  fringe_session_set_playing (session (widget), FALSE);
  fringe_session_go_to (session (widget), G_MAXUINT);
}

static void
on_run (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (!fringe_pair_actions_take (FRINGE_WINDOW (widget), name))
    fringe_session_run (session (widget));
}

static void
on_cancel (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (!fringe_pair_actions_take (FRINGE_WINDOW (widget), name))
    fringe_session_cancel (session (widget));
}

static void
on_continue (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_session_continue (session (widget));
}

static void
on_play (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gboolean playing;

  if (fringe_pair_actions_take (FRINGE_WINDOW (widget), name))
    return;
  g_object_get (session (widget), "playing", &playing, NULL);
  fringe_session_set_playing (session (widget), !playing);
}

static void
on_other_heuristic (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_rules_model_other_heuristic (fringe_session_get_rules (session (widget)));
}

static void
on_undo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_session_undo (session (widget));
}

static void
on_redo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_session_redo (session (widget));
}

static void
on_zoom_in (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_tree_view_zoom (tree_view (widget), ZOOM_FACTOR);
}

static void
on_zoom_out (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_tree_view_zoom (tree_view (widget), 1 / ZOOM_FACTOR);
}

static void
on_zoom_normal (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_tree_view_zoom_to (tree_view (widget), 1);
}

static void
on_fit (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_tree_view_fit (tree_view (widget));
}

static void
on_centre (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_tree_view_centre (tree_view (widget));
}

static void
on_focus_tree (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (tree_view (widget)));
}

static void
on_select_none (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_session_select (session (widget), FRINGE_NO_NODE);
}

/* All by the same rules, whatever was chosen for the puzzle before. */
static void
open_sample (FringeWindow *self, const FringeBoard *start, const FringeBoard *goal, const char *title)
{
  FringeSession *its = fringe_window_get_session (self);
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  const FringeRules *before = fringe_rules_model_get (fringe_session_get_rules (its));
  gboolean is_same = fringe_rules_are_preset (before, FRINGE_PRESET_TEXTBOOK) && before->algorithm == rules.algorithm
                     && before->heuristic == rules.heuristic;

  fringe_session_open (its, &rules, start, goal, title);
  if (!is_same)
    fringe_window_tell (self, _ ("The example brings rules of its own. Ctrl+Z brings back what was before."));
}

static void
on_sample (GtkWidget *widget, const char *name, GVariant *parameter)
{
  guint n_samples, i = g_variant_get_uint32 (parameter);
  const FringeSample *samples = fringe_samples_get (&n_samples);
  FringeBoard start, goal;
  FringeBoardError error;

  if (i < n_samples && fringe_board_parse (samples[i].start, strlen (samples[i].start), 0, 0, &start, &error)
      && fringe_board_parse (samples[i].goal, strlen (samples[i].goal), 0, 0, &goal, &error))
    open_sample (FRINGE_WINDOW (widget), &start, &goal, _ (samples[i].title));
}

static void
on_puzzle_chosen (FringeWindow *self, FringePuzzleDialog *dialog)
{
  FringeBoard start, goal;

  fringe_puzzle_dialog_get_boards (dialog, &start, &goal);
  fringe_session_set_puzzle (fringe_window_get_session (self), &start, &goal, _ ("My puzzle"));
}

static void
on_new (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const FringeSearch *search = fringe_session_get_search (session (widget));
  FringePuzzleDialog *dialog
      = fringe_puzzle_dialog_new (GTK_WINDOW (widget), fringe_window_get_theme (FRINGE_WINDOW (widget)));

  fringe_session_set_playing (session (widget), FALSE);
  fringe_puzzle_dialog_set_boards (dialog, fringe_search_start (search), fringe_search_goal (search));
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (on_puzzle_chosen), widget, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_paste (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_clipboard_paste (FRINGE_WINDOW (widget));
}

static const struct
{
  const char *name;
  const char *parameter;
  GtkWidgetActionActivateFunc activate;
} actions[] = {
  { "win.step", NULL, on_step },
  { "win.back", NULL, on_back },
  { "win.first", NULL, on_first },
  { "win.last", NULL, on_last },
  { "win.run", NULL, on_run },
  { "win.cancel", NULL, on_cancel },
  { "win.continue", NULL, on_continue },
  { "win.play", NULL, on_play },
  { "win.other-heuristic", NULL, on_other_heuristic },
  { "win.undo", NULL, on_undo },
  { "win.redo", NULL, on_redo },
  { "win.zoom-in", NULL, on_zoom_in },
  { "win.zoom-out", NULL, on_zoom_out },
  { "win.zoom-normal", NULL, on_zoom_normal },
  { "win.fit", NULL, on_fit },
  { "win.centre", NULL, on_centre },
  { "win.focus-tree", NULL, on_focus_tree },
  { "win.select-none", NULL, on_select_none },
  { "win.sample", "u", on_sample },
  { "win.new", NULL, on_new },
  { "win.paste", NULL, on_paste },
};

void
fringe_window_install_actions (GtkWidgetClass *widget_class)
{
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter, actions[i].activate);
  fringe_export_actions_install (widget_class);
  fringe_chart_actions_install (widget_class);
  fringe_step_actions_install (widget_class);
  fringe_fork_actions_install (widget_class);
  fringe_question_actions_install (widget_class);
  fringe_quiz_actions_install (widget_class);
  fringe_lecture_actions_install (widget_class);
  fringe_session_actions_install (widget_class);
}

/* Every enabled flag, from the state there is. */
void
fringe_window_update_actions (FringeWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  FringeSession *state = fringe_window_get_session (self);
  gboolean can_back, can_step, can_continue, can_undo, can_redo, running, known;

  g_object_get (state, "can-back", &can_back, "can-step", &can_step, "can-continue", &can_continue, "can-undo",
                &can_undo, "can-redo", &can_redo, "running", &running, NULL);
  known = fringe_session_get_step (state) < fringe_session_get_n_steps (state);
  gtk_widget_action_set_enabled (widget, "win.first", can_back && !running);
  gtk_widget_action_set_enabled (widget, "win.back", can_back && !running);
  gtk_widget_action_set_enabled (widget, "win.step", can_step);
  gtk_widget_action_set_enabled (widget, "win.last", known && !running);
  gtk_widget_action_set_enabled (widget, "win.run", can_step);
  gtk_widget_action_set_enabled (widget, "win.play", can_step);
  gtk_widget_action_set_enabled (widget, "win.cancel", running);
  gtk_widget_action_set_enabled (widget, "win.continue", can_continue);
  gtk_widget_action_set_enabled (widget, "win.undo", can_undo && !running);
  gtk_widget_action_set_enabled (widget, "win.redo", can_redo && !running);
  fringe_export_actions_update (self, running);
  fringe_step_actions_update (self);
  fringe_pair_actions_update (self);
  fringe_fork_actions_update (self);
}
