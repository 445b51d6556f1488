/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board-view.h"
#include "fringe-color-scheme.h"
#include "fringe-exercise-tree.h"
#include "fringe-exercise-window.h"

#define FRINGE_EXERCISE_N_LINES 4

struct _FringeExerciseWindow
{
  GtkApplicationWindow parent_instance;

  GSettings *settings;
  FringeColorScheme *color_scheme;
  FringeExercisePlay *play;
  FringeExercisePlay *before; /* (nullable): what this one took the place of */
  GtkLabel *subtitle_label;
  GtkToggleButton *practice_button, *exam_button;
  GtkLabel *rules_label, *progress_label, *mistakes_label;
  GtkBox *progress_box;
  GtkProgressBar *progress_bar;
  FringeExerciseTree *tree, *right_tree;
  GtkWidget *run_switch, *own_side, *right_side;
  GtkToggleButton *own_button, *right_button;
  gboolean is_narrow;  /* too much so for two runs beside each other */
  guint n_runs_fitted; /* beside each other, when they were last fitted */
  guint resized;
  guint speaks; /* the source that will say what is new */
  char *spoken[FRINGE_N_PLAY_TEXTS];
  GtkWidget *slip_box, *turn_box, *goal_box, *ending_box, *over_box;
  GtkLabel *slip_title, *slip_label, *right_by_label, *hint_label, *told_label;
  GtkWidget *put_right_button;
  GtkLabel *turn_label, *ending_label, *goal_label, *result_label;
  GtkLabel *marks[FRINGE_EXERCISE_N_LINES], *lines[FRINGE_EXERCISE_N_LINES];
  GtkMenuButton *menu_button;
  GtkLabel *choose_mark, *fill_mark, *mark_mark, *finish_mark;
  GtkLabel *choose_line, *fill_line, *mark_line, *finish_line;
  FringeBoardView *goal_view;
  GtkWidget *choose_box, *bound_button, *finish_button, *hint_button, *hand_in_button, *save_button;
  GtkWidget *undo_button, *replay_box, *back_button;
  GtkLabel *replay_label;
  GtkEntry *node_entry, *student_entry, *frontier_entry, *closed_entry;
  GtkEntry *lists[FRINGE_N_LISTS];
  GtkWidget *lists_box;
  GtkLabel *lists_label;
  GtkLabel *missing_label, *mode_label;
  GtkEventController *letter_keys;
  gboolean is_updating;
};

static inline const FringeExerciseMoment *
fringe_exercise_window_moment (FringeExerciseWindow *self)
{
  return fringe_exercise_moment (fringe_exercise_play_get_exercise (self->play));
}

static inline const FringeTask *
fringe_exercise_window_task (FringeExerciseWindow *self)
{
  return &fringe_exercise_play_get_file (self->play)->task;
}

/* Who gives an exercise with a limit of tries says what is to be done, too. */
static inline gboolean
fringe_exercise_window_is_limited (FringeExerciseWindow *self)
{
  return fringe_exercise_play_get_file (self->play)->most_tries > 0;
}

/* Shows what the play has become. */
void fringe_exercise_window_update (FringeExerciseWindow *self);

/* fringe-exercise-window-speech.c */

/* Says what is new where the focus comes to rest, as soon as the window is the active one. */
void fringe_exercise_window_speak_later (FringeExerciseWindow *self);

/* fringe-exercise-window-acts.c: what a student can do. */

void fringe_exercise_window_bind_acts (GtkWidgetClass *widget_class);
void fringe_exercise_window_take_play (FringeExerciseWindow *self, FringeExercisePlay *play);
/* Returns: whether nothing was done since the exercise began anew, so that Undo leads back to the one before */
gboolean fringe_exercise_window_can_go_back (FringeExerciseWindow *self);
void fringe_exercise_window_tell (FringeExerciseWindow *self, const char *text);

/* Gives the focus to where the next thing is to be typed. */
void fringe_exercise_window_focus_next (FringeExerciseWindow *self);

/* Returns: where the first thing between two steps is to be typed */
GtkEntry *fringe_exercise_window_first_entry (FringeExerciseWindow *self);

/* Begins anew where the settings have another level, or other lists. */
void fringe_exercise_window_follow_level (FringeExerciseWindow *self);
gboolean fringe_exercise_window_close (GtkWindow *window);
