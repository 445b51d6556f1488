/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-exercise-draw.h"

#include <gio/gio.h>

#define FRINGE_EXERCISE_FILE_VERSION 1
#define FRINGE_EXERCISE_GROUP "Fringe Exercise"

/**
 * FringeExerciseSeal:
 * @FRINGE_EXERCISE_UNSEALED: there is no checksum, as in an exercise that somebody wrote by hand
 * @FRINGE_EXERCISE_WHOLE: the checksum is that of the rest of the file
 * @FRINGE_EXERCISE_EDITED: it is not
 *
 * What the checksum says. It notices careless editing and proves nothing: whoever has the program can make a new one.
 */
typedef enum
{
  FRINGE_EXERCISE_UNSEALED,
  FRINGE_EXERCISE_WHOLE,
  FRINGE_EXERCISE_EDITED
} FringeExerciseSeal;

/**
 * FringeExerciseFile:
 * @title: what the exercise is called; may be empty
 * @student: whoever did it, as typed; may be empty
 * @program: the version of the program that wrote it; may be empty
 * @has_start: whether the start is given; else it is drawn for each student, by the seed and the traits
 * @traits: (array length=n_traits): what a start that is drawn should have
 * @most_tries: how often it can be tried; 0 for as often as wanted
 * @attempt: which try this is, from 1
 * @is_handed_in: whether the student ended the exam, so that nothing can be done any more
 * @acts: (element-type FringeExerciseAct): what the student did
 *
 * What a .fringe file keeps of an exercise, documented in fringe-exercise(5): the exercise itself, without acts, or
 * what somebody did of it.
 */
typedef struct
{
  char *title;
  char *student;
  char *program;
  FringeTask task;
  gboolean has_start;
  FringeTrait traits[FRINGE_TRAITS_MAX];
  guint n_traits;
  guint32 seed;
  guint32 most_tries;
  guint32 attempt;
  gboolean is_handed_in;
  GArray *acts;
  FringeExerciseSeal seal;
} FringeExerciseFile;

/* Returns: (transfer full): an exercise without acts, in practice, to choose the nodes */
FringeExerciseFile *
fringe_exercise_file_new (const FringeBoard *start, const FringeBoard *goal, const FringeRules *rules);
void fringe_exercise_file_free (FringeExerciseFile *file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeExerciseFile, fringe_exercise_file_free)

/* Returns: whether the text begins as an exercise does, and not as a session */
gboolean fringe_exercise_file_is_one (const char *text, gsize length);

/* Returns: whether the file can be read and begins so */
gboolean fringe_exercise_file_is_at (GFile *source);

/**
 * fringe_exercise_file_print:
 * @exercise: (nullable): whose marks are written, too
 *
 * Returns: (transfer full): the text of the file, with its checksum where there are acts
 */
char *fringe_exercise_file_print (const FringeExerciseFile *file, const FringeExercise *exercise);

/**
 * fringe_exercise_file_parse:
 * @text: @length bytes of anything
 *
 * Returns: (transfer full): the file, or %NULL with %FRINGE_EXPORT_ERROR_BAD_FILE and a sentence that says where and
 *   what
 */
FringeExerciseFile *fringe_exercise_file_parse (const char *text, gsize length, GError **error);

/* Reads a file, and writes it. An existing file is as it was unless all was written. */
FringeExerciseFile *fringe_exercise_file_load (GFile *source, GCancellable *cancellable, GError **error);
gboolean fringe_exercise_file_save (const FringeExerciseFile *file,
                                    const FringeExercise *exercise,
                                    GFile *target,
                                    GCancellable *cancellable,
                                    GError **error);

/**
 * fringe_exercise_file_replay:
 * @estimate: (nullable): the heuristic, ready for the goal
 *
 * Does all acts anew, and so marks them anew.
 *
 * Returns: (transfer full): or %NULL with %FRINGE_EXPORT_ERROR_BAD_FILE and a sentence that names the act that cannot
 *   be done
 */
FringeExercise *
fringe_exercise_file_replay (const FringeExerciseFile *file, const FringeEstimate *estimate, GError **error);

/* Returns: (transfer full): an act as a file has it, "12.5 choose 4" */
char *fringe_exercise_act_print (const FringeExerciseAct *act);

/* Returns: whether @text is an act; else @act is untouched */
gboolean fringe_exercise_act_parse (const char *text, FringeExerciseAct *act);
