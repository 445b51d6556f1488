/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-puzzle.h"

#include <string.h>

/* Small puzzles that are worth the work. */
static void
make_traits (FringeTrait traits[2])
{
  fringe_trait_parse ("cost=4..8", &traits[0], NULL);
  fringe_trait_parse ("nodes<=24", &traits[1], NULL);
}

gboolean
fringe_exercise_puzzle_draw (FringeExerciseFile *file, GError **error)
{
  FringeTrait usual[2];

  make_traits (usual);
  return fringe_exercise_draw_start (&file->task, file->n_traits > 0 ? file->traits : usual,
                                     file->n_traits > 0 ? file->n_traits : G_N_ELEMENTS (usual), file->seed,
                                     file->student, file->attempt, NULL, error);
}

FringeExerciseFile *
fringe_exercise_puzzle_copy (const FringeExerciseFile *from)
{
  FringeExerciseFile *file = fringe_exercise_file_new (&from->task.start, &from->task.goal, &from->task.rules);

  g_free (file->title);
  file->title = g_strdup (from->title);
  g_free (file->student);
  file->student = g_strdup (from->student);
  file->task = from->task;
  memcpy (file->traits, from->traits, sizeof file->traits);
  file->n_traits = from->n_traits;
  file->seed = from->seed;
  file->most_tries = from->most_tries;
  file->attempt = from->attempt;
  return file;
}
