/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-bounded-run.h"

#include "fringe-autoptr.h"

/* So many turns are made between two looks at whether to go on: they take some tenths of a millisecond. */
#define SLICE 2048u

gint64
fringe_bounded_run_nodes (const gint64 most[FRINGE_N_COUNT_KINDS])
{
  gint64 nodes = G_MAXINT64, expanded = most[FRINGE_COUNT_EXPANDED];

  if (most[FRINGE_COUNT_GENERATED] >= 0)
    nodes = most[FRINGE_COUNT_GENERATED];
  if (expanded >= 0 && expanded < FRINGE_NODE_LIMIT_MAX)
    nodes = MIN (nodes, FRINGE_N_MOVES * expanded);
  return nodes;
}

/* A turn is made whole or not at all, so the turn that goes beyond needs room. */
static guint32
limit_with_room (gint64 nodes)
{
  return (guint32) MIN (nodes, FRINGE_NODE_LIMIT_MAX - FRINGE_N_MOVES) + FRINGE_N_MOVES;
}

static guint32
next_slice (const FringeBoundedRun *run, gint64 expanded)
{
  gint64 left = run->most[FRINGE_COUNT_EXPANDED] - expanded; /* one turn more exceeds */

  return run->most[FRINGE_COUNT_EXPANDED] < 0 ? SLICE : (guint32) CLAMP (left, 0, (gint64) SLICE - 1) + 1;
}

static gboolean
exceeds (const FringeBoundedRun *run, FringeCountKind kind, double count)
{
  return run->most[kind] >= 0 && count > (double) run->most[kind];
}

/* Under a consistent heuristic, as all admissible ones here are, what is removed from the frontier never has a smaller
 * f than what was removed before, whatever becomes of duplicates; and f of a goal is its cost. */
static gboolean
exceeds_cost (const FringeBoundedRun *run, const FringeSearch *search)
{
  guint32 n_steps = fringe_search_n_steps (search), last;

  if (run->most[FRINGE_COUNT_COST] < 0 || n_steps == 0)
    return FALSE;
  last = fringe_search_removed (search, n_steps);
  switch (run->rules->algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_UCS:
      return exceeds (run, FRINGE_COUNT_COST, fringe_search_g (search, last));
    case FRINGE_ALGORITHM_ASTAR:
      return fringe_heuristic_is_admissible (run->rules->heuristic)
             && exceeds (run, FRINGE_COUNT_COST, fringe_search_f (search, last));
    case FRINGE_ALGORITHM_DFS:
    case FRINGE_ALGORITHM_GREEDY:
    case FRINGE_ALGORITHM_WASTAR:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_ALGORITHM_RBFS:
    case FRINGE_ALGORITHM_IDS:
    case FRINGE_N_ALGORITHMS:
    default:
      return FALSE;
    }
}

/* Tells how a search that has stopped stands to what is of interest. */
static FringeBoundedRunEnd
end_of (const FringeBoundedRun *run, FringeOutcome outcome, gboolean is_out_of_memory)
{
  if (outcome != FRINGE_OUTCOME_LIMIT)
    return FRINGE_BOUNDED_RUN_OVER;
  return is_out_of_memory || fringe_bounded_run_nodes (run->most) > run->node_limit ? FRINGE_BOUNDED_RUN_UNDECIDED
                                                                                    : FRINGE_BOUNDED_RUN_EXCEEDED;
}

static void
read_counts (const FringeSearch *search, gint64 counts[FRINGE_N_COUNT_KINDS])
{
  guint32 n_steps = fringe_search_n_steps (search), goal = fringe_search_solution_at (search, n_steps);
  FringeCounts read = fringe_search_counts_at (search, n_steps);

  counts[FRINGE_COUNT_COST] = goal == FRINGE_NO_NODE ? FRINGE_COUNT_UNKNOWN : (gint64) fringe_search_g (search, goal);
  counts[FRINGE_COUNT_EXPANDED] = read.expanded;
  counts[FRINGE_COUNT_GENERATED] = read.generated;
  counts[FRINGE_COUNT_OPEN] = read.open;
}

static FringeBoundedRunEnd
run_search (const FringeBoundedRun *run,
            FringeSearch *search,
            gint64 counts[FRINGE_N_COUNT_KINDS],
            GCancellable *cancellable)
{
  fringe_search_search_anyway (search);
  fringe_search_set_memory_limit (search, run->memory_limit);
  read_counts (search, counts);
  while (fringe_search_outcome (search) == FRINGE_OUTCOME_RUNNING)
    {
      FringeCounts so_far = fringe_search_counts_at (search, fringe_search_n_steps (search));

      if (g_cancellable_is_cancelled (cancellable))
        return FRINGE_BOUNDED_RUN_CANCELLED;
      if (exceeds (run, FRINGE_COUNT_EXPANDED, so_far.expanded)
          || exceeds (run, FRINGE_COUNT_GENERATED, so_far.generated) || exceeds_cost (run, search))
        return FRINGE_BOUNDED_RUN_EXCEEDED;
      fringe_search_run (search, next_slice (run, so_far.expanded));
    }
  read_counts (search, counts);
  return end_of (run, fringe_search_outcome (search), fringe_search_is_out_of_memory (search));
}

/* Iterative deepening goes by h = 0. */
static gboolean
is_admissible (const FringeRules *rules)
{
  return !fringe_rules_use_heuristic (rules) || fringe_heuristic_is_admissible (rules->heuristic);
}

static gboolean
idastar_exceeds (const FringeBoundedRun *run, const FringeIdastar *idastar)
{
  guint32 n_iterations = fringe_idastar_n_iterations (idastar);

  return exceeds (run, FRINGE_COUNT_EXPANDED, (gint64) fringe_idastar_expanded (idastar))
         || exceeds (run, FRINGE_COUNT_GENERATED, (gint64) fringe_idastar_generated (idastar))
         || (n_iterations > 0 && is_admissible (run->rules)
             && exceeds (run, FRINGE_COUNT_COST, fringe_idastar_iteration (idastar, n_iterations - 1).bound));
}

static FringeBoundedRunEnd
run_idastar (const FringeBoundedRun *run,
             FringeIdastar *idastar,
             gint64 counts[FRINGE_N_COUNT_KINDS],
             GCancellable *cancellable)
{
  fringe_idastar_search_anyway (idastar);
  while (fringe_idastar_outcome (idastar) == FRINGE_OUTCOME_RUNNING)
    {
      if (g_cancellable_is_cancelled (cancellable))
        return FRINGE_BOUNDED_RUN_CANCELLED;
      if (idastar_exceeds (run, idastar))
        return FRINGE_BOUNDED_RUN_EXCEEDED;
      fringe_idastar_run (idastar, SLICE);
    }

  counts[FRINGE_COUNT_COST] = fringe_idastar_outcome (idastar) == FRINGE_OUTCOME_SOLVED
                                  ? (gint64) fringe_idastar_solution (idastar, NULL, NULL)
                                  : FRINGE_COUNT_UNKNOWN;
  counts[FRINGE_COUNT_EXPANDED] = (gint64) fringe_idastar_expanded (idastar);
  counts[FRINGE_COUNT_GENERATED] = (gint64) fringe_idastar_generated (idastar);
  counts[FRINGE_COUNT_OPEN] = 0;
  return end_of (run, fringe_idastar_outcome (idastar), FALSE);
}

/* IDA* needs no record, but it would make the table of the perfect heuristic for each search anew; with that, its
 * record is a short one. */
static gboolean
needs_no_record (const FringeRules *rules)
{
  return fringe_algorithm_deepens (rules->algorithm)
         && (!fringe_rules_use_heuristic (rules) || rules->heuristic != FRINGE_HEURISTIC_PERFECT);
}

FringeBoundedRunEnd
fringe_bounded_run (const FringeBoundedRun *run, gint64 counts[FRINGE_N_COUNT_KINDS], GCancellable *cancellable)
{
  guint32 node_limit = limit_with_room (MIN (fringe_bounded_run_nodes (run->most), (gint64) run->node_limit));
  FringeBoundedRunEnd end = FRINGE_BOUNDED_RUN_UNDECIDED;

  if (needs_no_record (run->rules))
    {
      g_autoptr (FringeIdastar) idastar = fringe_idastar_new (run->start, run->goal, run->rules, node_limit);

      if (idastar != NULL)
        end = run_idastar (run, idastar, counts, cancellable);
    }
  else
    {
      g_autoptr (FringeSearch) search
          = fringe_search_new_with_estimate (run->start, run->goal, run->rules, run->estimate, node_limit);

      if (search != NULL)
        end = run_search (run, search, counts, cancellable);
    }
  return end;
}

gboolean
fringe_bounded_run_to_end (FringeSearch *search, GCancellable *cancellable)
{
  while (fringe_search_outcome (search) == FRINGE_OUTCOME_RUNNING)
    {
      if (g_cancellable_is_cancelled (cancellable))
        return FALSE;
      fringe_search_run (search, SLICE);
    }
  return TRUE;
}
