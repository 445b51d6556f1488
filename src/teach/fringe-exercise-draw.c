/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-draw.h"

#include <glib/gi18n-lib.h>

/* Of so many starts the first one that is small enough is taken. */
#define N_STARTS 20

/* A name is taken without the spaces around it and whatever its case. */
static guint64
mix (guint32 seed, const char *student, guint attempt)
{
  g_autofree char *folded = g_utf8_casefold (student, -1), *text = NULL, *digest = NULL;

  text = g_strdup_printf ("%u %u %s", seed, attempt, g_strstrip (folded));
  digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  digest[16] = '\0';
  return g_ascii_strtoull (digest, NULL, 16);
}

gboolean
fringe_exercise_draw_start (FringeTask *task,
                            const FringeTrait *traits,
                            guint n_traits,
                            guint32 seed,
                            const char *student,
                            guint attempt,
                            GCancellable *cancellable,
                            GError **error)
{
  const FringeFindQuery query = {
    .goal = task->goal,
    .rules = task->rules,
    .traits = traits,
    .n_traits = n_traits,
    .count = N_STARTS,
    .seed = mix (seed, student, attempt),
    .node_limit = FRINGE_EXERCISE_NODES_MAX,
  };
  g_autoptr (FringeFound) found = fringe_find (&query, NULL, NULL, cancellable, error);

  if (found == NULL)
    return FALSE;
  for (guint i = 0; i < found->n_instances; i++)
    {
      g_autoptr (FringeExercise) exercise = NULL;

      task->start = found->instances[i].start;
      exercise = fringe_board_equal (&task->start, &task->goal) ? NULL : fringe_exercise_new (task, NULL);
      if (exercise != NULL)
        return TRUE;
    }
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                       _ ("No puzzle was found that has these traits and is small enough to be done by hand."));
  return FALSE;
}
