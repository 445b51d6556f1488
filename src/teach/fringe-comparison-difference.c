/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-comparison-private.h"

#include <string.h>

#define LEFT FRINGE_COMPARED_LEFT
#define RIGHT FRINGE_COMPARED_RIGHT

static const FringeSearch *
search_of (const FringeComparison *comparison, FringeCompared side)
{
  return comparison->sides[side].search;
}

static const FringeRules *
rules_of (const FringeComparison *comparison, FringeCompared side)
{
  return fringe_search_rules (fringe_comparison_deciding (comparison, side));
}

static gboolean
is_order_of_generation (FringeAlgorithm algorithm)
{
  return algorithm == FRINGE_ALGORITHM_BFS || algorithm == FRINGE_ALGORITHM_DFS;
}

/* Returns: whether the algorithms compare different numbers */
static gboolean
priorities_differ (const FringeRules *left, const FringeRules *right)
{
  return left->algorithm != right->algorithm
         || (left->algorithm == FRINGE_ALGORITHM_WASTAR && left->weight != right->weight);
}

/* Returns: the rule that differs, the likeliest first; for where the nodes do not tell which one decided */
static FringeDifferenceCause
any_difference (const FringeRules *left, const FringeRules *right)
{
  if (priorities_differ (left, right))
    return FRINGE_DIFFERENCE_PRIORITY;
  if (fringe_rules_use_duplicates (left) && left->duplicates != right->duplicates)
    return FRINGE_DIFFERENCE_DUPLICATES;
  if (fringe_rules_use_ties (left) && left->ties != right->ties)
    return FRINGE_DIFFERENCE_TIES;
  if (memcmp (left->moves, right->moves, sizeof left->moves) != 0)
    return FRINGE_DIFFERENCE_MOVES;
  if (fringe_rules_use_heuristic (left) && left->heuristic != right->heuristic)
    return FRINGE_DIFFERENCE_HEURISTIC;
  if (left->goal_test != right->goal_test)
    return FRINGE_DIFFERENCE_GOAL_TEST;
  return FRINGE_DIFFERENCE_FORK;
}

/* Finds, among the nodes that were on the frontier before @step and have the board of match @match, the one that would
 * go first. */
static guint32
find_open (const FringeComparison *comparison, FringeCompared side, guint32 match, guint32 step)
{
  const FringeSearch *search = fringe_comparison_deciding (comparison, side);
  guint32 n_nodes = fringe_search_n_nodes_at (search, step - 1), first = FRINGE_NO_NODE;

  if (!fringe_algorithm_has_frontier (rules_of (comparison, side)->algorithm))
    return FRINGE_NO_NODE;
  for (guint32 id = 0; id < n_nodes; id++)
    if (fringe_comparison_match (comparison, side, id) == match
        && fringe_search_state_at (search, id, step - 1) == FRINGE_NODE_FRONTIER
        && (first == FRINGE_NO_NODE || fringe_search_goes_first (search, id, first)))
      first = id;
  return first;
}

/* Decides where both frontiers held both boards and neither side gave one of them the smaller priority. */
static FringeDifferenceCause
decide_tie (const FringeComparison *comparison, const FringeDifference *difference)
{
  const FringeRules *left = rules_of (comparison, LEFT), *right = rules_of (comparison, RIGHT);
  gboolean ids_differ = (difference->removed[LEFT] < difference->passed_over[LEFT])
                        != (difference->passed_over[RIGHT] < difference->removed[RIGHT]);

  if (fringe_rules_use_ties (left) && left->ties != right->ties
      && (left->ties == FRINGE_TIES_HEAP || right->ties == FRINGE_TIES_HEAP
          || fringe_search_tie_goes_to (search_of (comparison, RIGHT), left->ties, difference->passed_over[RIGHT],
                                        difference->removed[RIGHT])))
    return FRINGE_DIFFERENCE_TIES;
  if (ids_differ && memcmp (left->moves, right->moves, sizeof left->moves) != 0)
    return FRINGE_DIFFERENCE_MOVES;
  return any_difference (left, right);
}

/* Returns: whether the priorities of a side alone put the node it removed before the one it passed over */
static gboolean
is_strict (const FringeComparison *comparison, const FringeDifference *difference, FringeCompared side)
{
  const FringeSearch *search = fringe_comparison_deciding (comparison, side);

  return fringe_search_priority (search, difference->removed[side])
         < fringe_search_priority (search, difference->passed_over[side]);
}

static gboolean
values_differ (const FringeComparison *comparison, const FringeDifference *difference)
{
  const FringeSearch *left = fringe_comparison_deciding (comparison, LEFT);
  const FringeSearch *right = fringe_comparison_deciding (comparison, RIGHT);

  return fringe_search_h (left, difference->removed[LEFT]) != fringe_search_h (right, difference->passed_over[RIGHT])
         || fringe_search_h (left, difference->passed_over[LEFT])
                != fringe_search_h (right, difference->removed[RIGHT]);
}

static FringeDifferenceCause
decide_order (const FringeComparison *comparison, const FringeDifference *difference)
{
  const FringeRules *left = rules_of (comparison, LEFT), *right = rules_of (comparison, RIGHT);
  gboolean strict = is_strict (comparison, difference, LEFT) || is_strict (comparison, difference, RIGHT);

  if (left->algorithm != right->algorithm
      && (strict || is_order_of_generation (left->algorithm) || is_order_of_generation (right->algorithm)))
    return FRINGE_DIFFERENCE_PRIORITY;
  if (!strict)
    return decide_tie (comparison, difference);
  if (priorities_differ (left, right))
    return FRINGE_DIFFERENCE_PRIORITY;
  if (fringe_rules_use_heuristic (left) && left->heuristic != right->heuristic
      && values_differ (comparison, difference))
    return FRINGE_DIFFERENCE_HEURISTIC;
  return any_difference (left, right);
}

/* Decides for IDA*, which goes on below a board or turns back from it: the first step in which only one search cut
 * decides. */
static FringeDifferenceCause
decide_idastar (const FringeComparison *comparison, FringeDifference *difference)
{
  const FringeSearch *left = search_of (comparison, LEFT), *right = search_of (comparison, RIGHT);

  for (guint32 step = 1; step < difference->step; step++)
    if (fringe_search_state_at (left, fringe_search_removed (left, step), step)
        != fringe_search_state_at (right, fringe_search_removed (right, step), step))
      {
        difference->decided_step = step;
        return FRINGE_DIFFERENCE_HEURISTIC;
      }
  return any_difference (rules_of (comparison, LEFT), rules_of (comparison, RIGHT));
}

/* Decides where one frontier had a board that the other had not, or where they held different copies of a board. */
static FringeDifferenceCause
decide_frontier (const FringeRules *left, const FringeRules *right)
{
  if (fringe_rules_use_duplicates (left) && fringe_rules_use_duplicates (right)
      && left->duplicates != right->duplicates)
    return FRINGE_DIFFERENCE_DUPLICATES;
  return any_difference (left, right);
}

/* Decides where one search had ended and the other went on. */
static FringeDifferenceCause
decide_end (const FringeComparison *comparison, const FringeDifference *difference)
{
  FringeCompared ended = difference->removed[LEFT] == FRINGE_NO_NODE ? LEFT : RIGHT;
  const FringeRules *left = rules_of (comparison, LEFT), *right = rules_of (comparison, RIGHT);

  FringeOutcome outcome = fringe_search_outcome (search_of (comparison, ended));

  if (outcome == FRINGE_OUTCOME_LIMIT || outcome == FRINGE_OUTCOME_UNSOLVABLE)
    return FRINGE_DIFFERENCE_LIMIT;
  if (outcome == FRINGE_OUTCOME_SOLVED && fringe_rules_use_goal_test (left) && fringe_rules_use_goal_test (right)
      && left->goal_test != right->goal_test)
    return FRINGE_DIFFERENCE_GOAL_TEST;
  return decide_frontier (left, right);
}

static FringeDifferenceCause
decide (const FringeComparison *comparison, FringeDifference *difference)
{
  const FringeRules *left = rules_of (comparison, LEFT), *right = rules_of (comparison, RIGHT);

  if (difference->removed[LEFT] == FRINGE_NO_NODE || difference->removed[RIGHT] == FRINGE_NO_NODE)
    return decide_end (comparison, difference);
  if (fringe_algorithm_deepens (left->algorithm) && left->algorithm == right->algorithm)
    return decide_idastar (comparison, difference);
  if (!fringe_algorithm_has_frontier (left->algorithm) || !fringe_algorithm_has_frontier (right->algorithm))
    return FRINGE_DIFFERENCE_PRIORITY;
  if (difference->passed_over[LEFT] != FRINGE_NO_NODE && difference->passed_over[RIGHT] != FRINGE_NO_NODE)
    return decide_order (comparison, difference);
  return decide_frontier (left, right);
}

static void
part (FringeComparison *comparison, guint32 step)
{
  FringeDifference *difference = &comparison->difference;
  guint32 matches[FRINGE_N_COMPARED] = { 0 };

  *difference = (FringeDifference) { .step = step, .decided_step = step };
  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    {
      difference->removed[side] = difference->passed_over[side] = FRINGE_NO_NODE;
      if (step > comparison->sides[side].n_steps)
        continue;
      difference->removed[side] = fringe_search_removed (search_of (comparison, (FringeCompared) side), step);
      matches[side] = fringe_comparison_match (comparison, (FringeCompared) side, difference->removed[side]);
    }
  if (difference->removed[LEFT] != FRINGE_NO_NODE && difference->removed[RIGHT] != FRINGE_NO_NODE)
    for (int side = 0; side < FRINGE_N_COMPARED; side++)
      difference->passed_over[side] = find_open (comparison, (FringeCompared) side, matches[1 - side], step);
  difference->cause = decide (comparison, difference);
}

/* Returns: whether a search has made @step, or never will */
static gboolean
is_decided (const FringeComparedSide *side, guint32 step)
{
  return step <= side->n_steps || fringe_search_outcome (side->search) != FRINGE_OUTCOME_RUNNING;
}

static gboolean
is_alike (const FringeComparison *comparison, guint32 step)
{
  guint32 matches[FRINGE_N_COMPARED];

  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    {
      if (step > comparison->sides[side].n_steps)
        return FALSE;
      matches[side]
          = fringe_comparison_match (comparison, (FringeCompared) side,
                                     fringe_search_removed (search_of (comparison, (FringeCompared) side), step));
    }
  return matches[LEFT] == matches[RIGHT];
}

void
fringe_comparison_find_difference (FringeComparison *comparison)
{
  guint32 last = MAX (comparison->sides[LEFT].n_steps, comparison->sides[RIGHT].n_steps);

  /* A limit may have been raised since, so that difference is looked for again. */
  if (comparison->difference.cause == FRINGE_DIFFERENCE_LIMIT)
    comparison->difference = (FringeDifference) { .cause = FRINGE_DIFFERENCE_NONE };
  while (comparison->difference.cause == FRINGE_DIFFERENCE_NONE && comparison->n_alike < last)
    {
      guint32 step = comparison->n_alike + 1;

      if (!is_decided (&comparison->sides[LEFT], step) || !is_decided (&comparison->sides[RIGHT], step))
        return;
      if (is_alike (comparison, step))
        comparison->n_alike = step;
      else
        part (comparison, step);
    }
}
