/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A file of an exercise. What was read is written and read again: it is then the same text, and its checksum fits. The
 * acts are done and marked, and undone again. */
#include "fringe-exercise-file.h"
#include "fuzz.h"

#include <string.h>

static void
assert_reads_back (const FringeExerciseFile *file, const FringeExercise *exercise)
{
  g_autofree char *printed = fringe_exercise_file_print (file, exercise), *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeExerciseFile) read = fringe_exercise_file_parse (printed, strlen (printed), &error);

  g_assert_no_error (error);
  g_assert_cmpint (read->seal, ==, file->acts->len > 0 ? FRINGE_EXERCISE_WHOLE : FRINGE_EXERCISE_UNSEALED);
  again = fringe_exercise_file_print (read, exercise);
  g_assert_cmpstr (again, ==, printed);
}

static void
assert_marks_fit (const FringeExercise *exercise)
{
  FringeMarks marks = fringe_exercise_marks (exercise);
  g_autoptr (GArray) slips = fringe_exercise_slips (exercise);

  for (int i = 0; i < FRINGE_N_SLIP_KINDS; i++)
    g_assert_cmpuint (marks.right[i], <=, marks.asked[i]);
  for (guint i = 0; i < slips->len; i++)
    g_assert_cmpuint (g_array_index (slips, FringeSlip, i).act, <, fringe_exercise_acts (exercise)->len);
}

static void
assert_undoes (FringeExercise *exercise)
{
  const FringeExerciseAct undo = { .kind = FRINGE_ACT_UNDO };

  while (fringe_exercise_can_undo (exercise) && fringe_exercise_act (exercise, &undo, NULL))
    continue;
  if (fringe_exercise_can_undo (exercise))
    return;
  g_assert_cmpuint (fringe_exercise_n_nodes (exercise), ==, 1);
  g_assert_true (fringe_exercise_is_open (exercise, 0));
}

/* The table of the perfect heuristic takes longer than all the rest. */
static gboolean
is_quick (const FringeExerciseFile *file)
{
  return file->has_start
         && (file->task.rules.heuristic != FRINGE_HEURISTIC_PERFECT || fringe_board_n_cells (&file->task.goal) <= 6);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeExerciseFile) file = fringe_exercise_file_parse ((const char *) data, size, &error);
  g_autoptr (FringeExercise) exercise = NULL;

  fuzz_assert_told (file != NULL, error);
  if (file == NULL)
    return 0;
  assert_reads_back (file, NULL);
  if (!is_quick (file))
    return 0;
  exercise = fringe_exercise_file_replay (file, NULL, &error);
  fuzz_assert_told (exercise != NULL, error);
  if (exercise == NULL)
    return 0;
  assert_marks_fit (exercise);
  assert_reads_back (file, exercise);
  assert_undoes (exercise);
  return 0;
}
