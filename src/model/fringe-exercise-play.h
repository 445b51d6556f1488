/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-exercise-deviations.h"
#include "fringe-exercise-file.h"

/* An exercise as a window shows it, while a student does it. */

#define FRINGE_TYPE_EXERCISE_PLAY (fringe_exercise_play_get_type ())
G_DECLARE_FINAL_TYPE (FringeExercisePlay, fringe_exercise_play, FRINGE, EXERCISE_PLAY, GObject)

/**
 * FringePlayText:
 * @FRINGE_PLAY_RULES: every choice that decides an answer, to be seen all the time
 * @FRINGE_PLAY_PROGRESS: "Step 2 of 9"; in an exam only "Step 2", until it is handed in
 * @FRINGE_PLAY_MISTAKES: "1 mistake"; empty in an exam
 * @FRINGE_PLAY_SLIP_TITLE: what was wrong last; empty where nothing is
 * @FRINGE_PLAY_SLIP: why
 * @FRINGE_PLAY_RIGHT_BY: by which other rules it would be right; may be empty
 * @FRINGE_PLAY_HINT: the hint that was asked for last; may be empty
 * @FRINGE_PLAY_TURN: "Step 2: your turn"
 * @FRINGE_PLAY_CHOOSE: what is done of choosing, below the line for it in the list of what to do
 * @FRINGE_PLAY_FILL: the same of filling in g, h and f
 * @FRINGE_PLAY_MARK: the same of marking duplicates
 * @FRINGE_PLAY_FINISH: the same of finishing the step
 * @FRINGE_PLAY_LISTS: what of the lists is to be written; empty where nothing is
 * @FRINGE_PLAY_MISSING: what is missing before the step can be finished
 * @FRINGE_PLAY_ENDING: when the search is over
 * @FRINGE_PLAY_GOAL: how h is counted
 * @FRINGE_PLAY_RESULT: points and how much was done, once it is over; else empty
 *
 * What is written in the window.
 */
typedef enum
{
  FRINGE_PLAY_RULES,
  FRINGE_PLAY_PROGRESS,
  FRINGE_PLAY_MISTAKES,
  FRINGE_PLAY_SLIP_TITLE,
  FRINGE_PLAY_SLIP,
  FRINGE_PLAY_RIGHT_BY,
  FRINGE_PLAY_HINT,
  FRINGE_PLAY_TURN,
  FRINGE_PLAY_CHOOSE,
  FRINGE_PLAY_FILL,
  FRINGE_PLAY_MARK,
  FRINGE_PLAY_FINISH,
  FRINGE_PLAY_LISTS,
  FRINGE_PLAY_MISSING,
  FRINGE_PLAY_ENDING,
  FRINGE_PLAY_GOAL,
  FRINGE_PLAY_RESULT,
  FRINGE_N_PLAY_TEXTS
} FringePlayText;

/* What is seen of an answer. */
typedef enum
{
  FRINGE_PLAY_EMPTY,
  FRINGE_PLAY_GIVEN,
  FRINGE_PLAY_RIGHT,
  FRINGE_PLAY_WRONG
} FringePlayCheck;

/* What of a step is done. */
typedef enum
{
  FRINGE_PLAY_LATER,
  FRINGE_PLAY_NOW,
  FRINGE_PLAY_DONE,
  FRINGE_PLAY_FAILED /* done, but wrong */
} FringePlayStage;

/**
 * fringe_exercise_play_new:
 * @file: (transfer full): an exercise with a start; its acts are done again
 *
 * The signal "changed" tells that anything is another one. Each act is saved for the case that the program is killed.
 *
 * Returns: (transfer full) (nullable): or %NULL with the sentence of fringe_exercise_file_replay()
 */
FringeExercisePlay *fringe_exercise_play_new (FringeExerciseFile *file, GError **error);

/* Returns: (transfer full) (nullable): the exercise that was not ended when the program was killed or the window left
 */
FringeExercisePlay *fringe_exercise_play_resume (void);

const FringeExercise *fringe_exercise_play_get_exercise (FringeExercisePlay *self);
const FringeExerciseFile *fringe_exercise_play_get_file (FringeExercisePlay *self);

/* Returns: the text, maybe "", which lasts until the next change */
const char *fringe_exercise_play_get_text (FringeExercisePlay *self, FringePlayText text);

/* Returns: the part of the right run's steps that is done, 0 to 1; negative while an exam keeps it back */
double fringe_exercise_play_get_progress (FringeExercisePlay *self);

/* Returns: how far the lines CHOOSE, FILL, MARK and FINISH are */
FringePlayStage fringe_exercise_play_get_stage (FringeExercisePlay *self, FringePlayText line);

/* Does an act at this moment. Returns: whether it was done; else a sentence is shown as a slip is, but counts as none
 */
gboolean fringe_exercise_play_act (FringeExercisePlay *self, const FringeExerciseAct *act);

/* Fills a number in, as it was typed. An empty text and one that was there before do nothing. Returns: whether the text
 * may stand there; else it was not taken */
gboolean fringe_exercise_play_write (FringeExercisePlay *self, FringeMove move, FringeNumber number, const char *text);

/* Marks a successor as a duplicate of a node that is still to be named, or takes that back:
 * fringe_exercise_await_node().
 */
void fringe_exercise_play_await_node (FringeExercisePlay *self, FringeMove move, gboolean awaits_node);

/* Writes a list, as it was typed: ids apart by spaces, or a dash for an empty one. Anything else does nothing. */
void fringe_exercise_play_write_list (FringeExercisePlay *self, FringeList list, const char *text);
FringePlayCheck fringe_exercise_play_check_list (FringeExercisePlay *self, FringeList list);

/* Chooses a node. A wrong choice after which nothing was done is taken back for another one. */
void fringe_exercise_play_choose (FringeExercisePlay *self, guint32 id);

/* Takes a wrong choice back, and makes the right one. */
void fringe_exercise_play_put_right (FringeExercisePlay *self);
gboolean fringe_exercise_play_can_put_right (FringeExercisePlay *self);

gboolean fringe_exercise_play_can_finish (FringeExercisePlay *self);
gboolean fringe_exercise_play_can_undo (FringeExercisePlay *self);

/* Returns: (transfer full): the same exercise from its beginning, as practice or exam, at a level, with lists or
 * without; @self stays as it is */
FringeExercisePlay *fringe_exercise_play_begin_anew (FringeExercisePlay *self,
                                                     FringeExerciseLevel level,
                                                     FringeExerciseLists lists,
                                                     gboolean is_exam);

/* Saves it for the case that the program is killed, as each act does; one in which nothing was done takes the place of
 * the one that was saved. */
void fringe_exercise_play_keep (FringeExercisePlay *self);

/* Only looks at what was done before: nothing can be done any more, and nothing is saved. */
void fringe_exercise_play_look (FringeExercisePlay *self);

/* Ends it: from now on everything is judged in sight. */
void fringe_exercise_play_hand_in (FringeExercisePlay *self);
gboolean fringe_exercise_play_is_judged (FringeExercisePlay *self);

FringePlayCheck
fringe_exercise_play_check_number (FringeExercisePlay *self, const FringeExerciseCard *card, FringeNumber number);
FringePlayCheck fringe_exercise_play_check_fate (FringeExercisePlay *self, const FringeExerciseCard *card);

/* Returns: what is wrong at a node of the step that is shown, as far as that may be seen */
FringeDeviation fringe_exercise_play_get_deviation (FringeExercisePlay *self, guint32 id);

/* Returns: (transfer full) (nullable): the same in words, a line for each mistake; %NULL where there is none to be seen
 */
char *fringe_exercise_play_deviation_text (FringeExercisePlay *self, guint32 id);

/* Says what is wrong at a node, once it is over. */
void fringe_exercise_play_ask_node (FringeExercisePlay *self, guint32 id);

/**
 * fringe_exercise_play_show_step:
 * @step: up to fringe_exercise_play_get_n_steps(), which is the longer of the two runs
 *
 * Replays the student's run and the right one, once it is over.
 */
void fringe_exercise_play_show_step (FringeExercisePlay *self, guint step);
guint fringe_exercise_play_get_shown_step (FringeExercisePlay *self);
guint fringe_exercise_play_get_n_steps (FringeExercisePlay *self);

/* Returns: (nullable): the student's run or the right one, which is %NULL until it is over; whole, and at the step that
 * is shown */
const FringeExercise *fringe_exercise_play_get_run (FringeExercisePlay *self, gboolean is_right);
const FringeExercise *fringe_exercise_play_get_shown (FringeExercisePlay *self, gboolean is_right);

/* Saves the result under a name. */
gboolean fringe_exercise_play_save (FringeExercisePlay *self, const char *student, GFile *file, GError **error);

/**
 * fringe_exercise_play_save_handout:
 * @file: HTML, LaTeX, text or CSV, by the ending of its name
 * @key: (out) (nullable) (transfer full): where the key was saved, beside it; %NULL while an exam keeps it back
 *
 * Saves the exercise for paper, with the same puzzle and the same rules.
 *
 * Returns: whether all was saved
 */
gboolean fringe_exercise_play_save_handout (FringeExercisePlay *self, GFile *file, GFile **key, GError **error);

/* Forgets what was saved for the case that the program is killed. */
void fringe_exercise_play_forget (void);
