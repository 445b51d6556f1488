/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-puzzle.h"

#include <string.h>

static gboolean
draw (FringeExerciseFile *file, const FringeTrait *traits, guint n_traits, GError **error)
{
  return fringe_exercise_draw_start (&file->task, traits, n_traits, file->seed, file->student, file->attempt, NULL,
                                     error);
}

static gboolean
draw_small (FringeExerciseFile *file, const char *cost, const char *nodes, GError **error)
{
  FringeTrait traits[2];

  return fringe_trait_parse (cost, &traits[0], error) && fringe_trait_parse (nodes, &traits[1], error)
         && draw (file, traits, G_N_ELEMENTS (traits), error);
}

/* Small puzzles that are worth the work. Without a heuristic, or with a poor one, only shorter ones are small. */
gboolean
fringe_exercise_puzzle_draw (FringeExerciseFile *file, GError **error)
{
  if (file->n_traits > 0)
    return draw (file, file->traits, file->n_traits, error);
  return draw_small (file, "cost=4..8", "nodes<=24", NULL) || draw_small (file, "cost=2..4", "nodes<=40", error);
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
