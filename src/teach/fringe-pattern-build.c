/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pattern-build.h"

#include <glib/gi18n-lib.h>

/* The tables are built in a thread that tells nobody; another one looks at its watch so often, in microseconds. */
#define PAUSE (G_USEC_PER_SEC / 20)

typedef struct
{
  FringePattern pattern;
  FringeBoard goal;
} Query;

typedef struct
{
  const Query *query;
  FringePatternWatch watch;
  atomic_bool is_done;
} Build;

gsize
fringe_pattern_n_bytes (const FringePattern *pattern, const FringeBoard *goal)
{
  FringePattern groups;
  gsize n_bytes = 0;

  fringe_pattern_for_goal (pattern, goal, &groups);
  for (int group = 0; group < groups.n_groups; group++)
    {
      FringePatternKey key = fringe_pattern_group_key (&groups, group, goal);

      n_bytes += fringe_pattern_key_n_placements (&key);
    }
  return n_bytes;
}

static gpointer
build_tables (gpointer data)
{
  Build *build = data;
  FringePatternSum *sum = fringe_pattern_sum_new (&build->query->pattern, &build->query->goal, &build->watch);

  atomic_store (&build->is_done, true);
  return sum;
}

static void
watch_over (Build *build, FringeProgress progress, gpointer progress_data, GCancellable *cancellable)
{
  while (!atomic_load (&build->is_done))
    {
      gsize n_all = atomic_load (&build->watch.n_all), n_found = atomic_load (&build->watch.n_found);

      if (g_cancellable_is_cancelled (cancellable))
        atomic_store (&build->watch.is_cancelled, true);
      else if (progress != NULL && n_all > 0)
        progress ((double) n_found / (double) n_all, progress_data);
      g_usleep (PAUSE);
    }
}

static gpointer
build_in_background (gconstpointer query,
                     FringeProgress progress,
                     gpointer progress_data,
                     GCancellable *cancellable,
                     GError **error)
{
  Build build = { .query = query };
  GThread *thread = g_thread_try_new ("pattern", build_tables, &build, error);
  FringePatternSum *sum;

  if (thread == NULL)
    return NULL;
  watch_over (&build, progress, progress_data, cancellable);
  sum = g_thread_join (thread);
  if (sum == NULL && !g_cancellable_set_error_if_cancelled (cancellable, error))
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("There is not enough memory for the tables."));
  return sum;
}

void
fringe_pattern_build_async (const FringePattern *pattern,
                            const FringeBoard *goal,
                            FringeProgress progress,
                            gpointer progress_data,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer data)
{
  Query *query = g_new (Query, 1);

  *query = (Query) { *pattern, *goal };
  fringe_background_run (NULL, build_in_background, query, g_free, (GDestroyNotify) fringe_pattern_sum_unref, progress,
                         progress_data, cancellable, callback, data);
}

FringePatternSum *
fringe_pattern_build_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
