/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-experiment-search.h"

#include "fringe-autoptr.h"
#include "fringe-bounded-run.h"

/* So many turns are made between two looks at whether to go on. */
#define SLICE 100000

guint *
fringe_experiment_draw (const FringeDepths *boards, guint depth, guint n, guint64 seed)
{
  guint n_all = fringe_depths_count (boards, depth);
  guint *numbers = g_new (guint, MAX (n_all, 1));
  uint64_t random = seed;

  for (guint i = 0; i < n_all; i++)
    numbers[i] = i;
  random = fringe_random_next (&random) ^ depth;
  for (guint i = 0; i < n; i++)
    {
      guint j = i + (guint) (fringe_random_next (&random) % (n_all - i)), number = numbers[i];

      numbers[i] = numbers[j];
      numbers[j] = number;
    }
  return numbers;
}

static gboolean
search_deepening (const FringeExperimentSearch *search,
                  GCancellable *cancellable,
                  guint64 counts[FRINGE_N_EXPERIMENT_COUNTS])
{
  g_autoptr (FringeIdastar) idastar
      = fringe_idastar_new (search->start, search->goal, search->rules, search->node_limit);

  if (idastar == NULL)
    return FALSE;
  while (fringe_idastar_outcome (idastar) == FRINGE_OUTCOME_RUNNING && !g_cancellable_is_cancelled (cancellable))
    fringe_idastar_run (idastar, SLICE);
  counts[FRINGE_EXPERIMENT_SUCCESSORS] = fringe_idastar_successors (idastar);
  counts[FRINGE_EXPERIMENT_GENERATED] = fringe_idastar_generated (idastar);
  counts[FRINGE_EXPERIMENT_EXPANDED] = fringe_idastar_expanded (idastar);
  return fringe_idastar_outcome (idastar) == FRINGE_OUTCOME_SOLVED;
}

static gboolean
search_with_frontier (const FringeExperimentSearch *search,
                      GCancellable *cancellable,
                      guint64 counts[FRINGE_N_EXPERIMENT_COUNTS])
{
  guint32 limit = (guint32) MIN (search->node_limit, FRINGE_NODE_LIMIT_MAX);
  g_autoptr (FringeSearch) record
      = fringe_search_new_with_estimate (search->start, search->goal, search->rules, search->estimate, limit);
  FringeCounts read;

  if (record == NULL)
    return FALSE;
  fringe_search_set_memory_limit (record, search->memory_limit);
  if (!fringe_bounded_run_to_end (record, cancellable))
    return FALSE;
  read = fringe_search_counts_at (record, fringe_search_n_steps (record));
  counts[FRINGE_EXPERIMENT_SUCCESSORS] = read.successors;
  counts[FRINGE_EXPERIMENT_GENERATED] = read.generated;
  counts[FRINGE_EXPERIMENT_EXPANDED] = read.expanded;
  return fringe_search_outcome (record) == FRINGE_OUTCOME_SOLVED;
}

gboolean
fringe_experiment_search (const FringeExperimentSearch *search,
                          GCancellable *cancellable,
                          guint64 counts[FRINGE_N_EXPERIMENT_COUNTS])
{
  return fringe_algorithm_deepens (search->rules->algorithm) ? search_deepening (search, cancellable, counts)
                                                             : search_with_frontier (search, cancellable, counts);
}
