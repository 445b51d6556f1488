/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-trace-walk.h"

#include <math.h>

/* A number that was printed with six digits is right. */
#define NEAR 1e-5

/* So many steps are made between two looks at whether to go on. */
#define SLICE 1024u

static guint
n_expansions (const FringeTraceWalk *walk)
{
  return fringe_trace_n_expansions (walk->task->query->trace);
}

double
fringe_trace_number_of (const FringeSearch *search, guint id, FringeTraceNumber kind)
{
  switch (kind)
    {
    case FRINGE_TRACE_G:
      return fringe_search_g (search, id);
    case FRINGE_TRACE_H:
      return fringe_search_h (search, id);
    case FRINGE_TRACE_F:
    case FRINGE_N_TRACE_NUMBERS:
    default:
      return fringe_search_f (search, id);
    }
}

static gboolean
is_near (double a, double b)
{
  return fabs (a - b) <= NEAR * MAX (1, fabs (b)) || (isinf (a) && isinf (b));
}

/* Where no heuristic counts, h and f may be anything. */
static void
check_numbers (FringeTraceWalk *walk, guint id)
{
  const FringeExpansionSeen *seen = fringe_trace_seen (walk->task->query->trace, walk->n_right);
  gboolean uses_h = fringe_rules_use_heuristic (fringe_search_rules (walk->search));

  for (int kind = 0; kind < (uses_h ? FRINGE_N_TRACE_NUMBERS : FRINGE_TRACE_H); kind++)
    if (walk->wrong_number == n_expansions (walk) && !isnan (seen->numbers[kind])
        && !is_near (seen->numbers[kind], fringe_trace_number_of (walk->search, id, (FringeTraceNumber) kind)))
      {
        walk->wrong_number = walk->n_right;
        walk->wrong_kind = (FringeTraceNumber) kind;
        walk->wrong_step = fringe_search_n_steps (walk->search);
      }
}

/* Returns: whether an expansion of the trace is that of node @id */
static gboolean
is_at (const FringeTraceWalk *walk, guint i, guint id)
{
  FringeBoard board;

  fringe_search_board (walk->search, id, &board);
  return fringe_trace_is_board (walk->task->query->trace, i, &board);
}

/* Takes the next expansion of the trace if it is that of node @id. */
static gboolean
take (FringeTraceWalk *walk, guint id)
{
  if (walk->n_right == n_expansions (walk) || !is_at (walk, walk->n_right, id))
    return FALSE;
  if (walk->task->has_numbers)
    check_numbers (walk, id);
  walk->n_right++;
  return TRUE;
}

/* The goal that ended the search may be printed last. */
static FringeTraceEnd
end (FringeTraceWalk *walk)
{
  guint goal = fringe_search_solution_at (walk->search, fringe_search_n_steps (walk->search));

  if (fringe_search_outcome (walk->search) == FRINGE_OUTCOME_LIMIT)
    return FRINGE_TRACE_UNDECIDED;
  walk->counts_goal = goal != FRINGE_NO_NODE && take (walk, goal);
  return walk->n_right == n_expansions (walk) ? FRINGE_TRACE_COMPLETE : FRINGE_TRACE_DEVIATES;
}

/* Makes steps until the trace deviates, ends, or the search does. */
FringeTraceEnd
fringe_trace_walk_go (FringeTraceWalk *walk)
{
  for (guint i = 1; fringe_search_outcome (walk->search) == FRINGE_OUTCOME_RUNNING; i++)
    {
      guint step = fringe_search_n_steps (walk->search) + 1, id;
      FringeNodeState state;

      if (i % SLICE == 0 && g_cancellable_is_cancelled (walk->task->cancellable))
        return FRINGE_TRACE_UNDECIDED;
      fringe_search_step (walk->search);
      if (fringe_search_n_steps (walk->search) < step)
        continue;
      id = fringe_search_removed (walk->search, step);
      state = fringe_search_state_at (walk->search, id, step);
      if (state == FRINGE_NODE_STALE || state == FRINGE_NODE_CUT)
        walk->has_dropped = TRUE;
      if (state == FRINGE_NODE_EXPANDED || (walk->prints_dropped && state != FRINGE_NODE_GOAL))
        if (!take (walk, id))
          {
            walk->expects = walk->n_right < n_expansions (walk);
            return walk->expects ? FRINGE_TRACE_DEVIATES : FRINGE_TRACE_UNFINISHED;
          }
    }
  return end (walk);
}

/* What is printed is in the order of the search, whatever the trace has before; the goal may be printed last. */
guint
fringe_trace_walk_n_wrong (FringeTraceWalk *walk, guint n_max)
{
  guint n = 0, n_wrong = 0, goal;

  for (guint step = 1; n < n_expansions (walk) && n_wrong <= n_max; step++)
    {
      FringeNodeState state;
      guint id;

      if (fringe_search_n_steps (walk->search) < step)
        fringe_search_step (walk->search);
      if (fringe_search_n_steps (walk->search) < step
          || (step % SLICE == 0 && g_cancellable_is_cancelled (walk->task->cancellable)))
        break;
      id = fringe_search_removed (walk->search, step);
      state = fringe_search_state_at (walk->search, id, step);
      if (!walk->prints_dropped && (state == FRINGE_NODE_STALE || state == FRINGE_NODE_CUT))
        {
          walk->has_dropped = TRUE;
          continue;
        }
      n_wrong += !is_at (walk, n++, id);
    }
  goal = fringe_search_solution_at (walk->search, fringe_search_n_steps (walk->search));
  if (n < n_expansions (walk) && goal != FRINGE_NO_NODE && n_wrong <= n_max)
    n_wrong += !is_at (walk, n++, goal);
  return MIN (n_wrong + n_expansions (walk) - n, n_max + 1);
}

gboolean
fringe_trace_walk_init (FringeTraceWalk *walk,
                        const FringeTraceTask *task,
                        const FringeRules *rules,
                        gboolean prints_dropped)
{
  const FringeTraceQuery *query = task->query;
  const FringeEstimate *estimate = fringe_conventions_estimate (task->conventions, rules->heuristic);

  *walk = (FringeTraceWalk) { .task = task, .prints_dropped = prints_dropped };
  walk->wrong_number = n_expansions (walk);
  if (estimate != NULL)
    walk->search = fringe_search_new_with_estimate (&query->start, &query->goal, rules, estimate,
                                                    FRINGE_TRACE_NODES_MAX (n_expansions (walk)));
  if (walk->search == NULL)
    return FALSE;
  fringe_search_search_anyway (walk->search);
  fringe_search_set_memory_limit (walk->search, task->memory_limit);
  return TRUE;
}

guint
fringe_trace_walk_expected (const FringeTraceWalk *walk)
{
  guint step = fringe_search_n_steps (walk->search), hash = 2166136261u ^ walk->n_right;
  FringeBoard board;

  if (!walk->expects)
    return hash;
  fringe_search_board (walk->search, fringe_search_removed (walk->search, step), &board);
  for (int i = 0; i < fringe_board_n_cells (&board); i++)
    hash = (hash ^ board.cells[i]) * 16777619u;
  return hash;
}
