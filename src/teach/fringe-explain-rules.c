/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-explain-private.h"

#define N_MOVE_ORDERS 24

/* Adds the rules with all orders of moves, in the lexicographic order of U D L R. */
static void
add_move_orders (GArray *all, FringeRules rules)
{
  for (int i = 0; i < N_MOVE_ORDERS; i++)
    {
      FringeMove left[FRINGE_N_MOVES] = { FRINGE_MOVE_UP, FRINGE_MOVE_DOWN, FRINGE_MOVE_LEFT, FRINGE_MOVE_RIGHT };
      int rest = i, n_orders = N_MOVE_ORDERS;

      for (int n = FRINGE_N_MOVES; n > 0; n--)
        {
          int chosen = rest / (n_orders / n);

          n_orders /= n;
          rest %= n_orders;
          rules.moves[FRINGE_N_MOVES - n] = left[chosen];
          for (int j = chosen; j + 1 < n; j++)
            left[j] = left[j + 1];
        }
      g_array_append_val (all, rules);
    }
}

static gboolean
fits_all (const FringeExplainQuery *query, FringeHeuristic heuristic)
{
  for (guint i = 0; i < query->n_observations; i++)
    {
      const FringeBoard *goal = &query->observations[i].goal;

      if (!fringe_heuristic_fits (heuristic, goal->rows, goal->columns))
        return FALSE;
    }
  return TRUE;
}

/* Returns: how many values of a choice are tried: one where the choice changes nothing */
static int
n_tried (gboolean is_used, int n_values)
{
  return is_used ? n_values : 1;
}

/* Adds @usual and all rules that differ from it in what its algorithm and @usual.heuristic look at. */
static void
add_variants (GArray *all, const FringeRules *usual)
{
  int n_duplicates = n_tried (fringe_rules_use_duplicates (usual), FRINGE_N_DUPLICATES);
  int n_goal_tests = n_tried (fringe_rules_use_goal_test (usual), FRINGE_N_GOAL_TESTS);
  int n_ties = n_tried (fringe_rules_use_ties (usual), FRINGE_N_TIES);
  FringeRules rules = *usual;

  for (int duplicates = 0; duplicates < n_duplicates; duplicates++)
    for (int goal_test = 0; goal_test < n_goal_tests; goal_test++)
      for (int ties = 0; ties < n_ties; ties++)
        {
          if (n_duplicates > 1)
            rules.duplicates = (FringeDuplicates) duplicates;
          if (n_goal_tests > 1)
            rules.goal_test = (FringeGoalTest) goal_test;
          if (n_ties > 1)
            rules.ties = (FringeTies) ties;
          add_move_orders (all, rules);
        }
}

guint
fringe_explain_heuristics (const FringeExplainQuery *query, FringeHeuristic heuristics[FRINGE_EXPLAIN_HEURISTICS_MAX])
{
  for (guint i = 0; i < query->n_heuristics; i++)
    heuristics[i] = query->heuristics[i];
  for (guint i = 0; query->n_heuristics == 0 && i < FRINGE_N_HEURISTICS; i++)
    heuristics[i] = (FringeHeuristic) i;
  return query->n_heuristics > 0 ? query->n_heuristics : FRINGE_N_HEURISTICS;
}

static void
add_heuristics (GArray *all, FringeRules rules, const FringeExplainQuery *query)
{
  FringeHeuristic heuristics[FRINGE_EXPLAIN_HEURISTICS_MAX];
  guint n_heuristics = fringe_explain_heuristics (query, heuristics);

  if (!fringe_rules_use_heuristic (&rules))
    add_variants (all, &rules);
  else
    for (guint i = 0; i < n_heuristics; i++)
      {
        rules.heuristic = heuristics[i];
        if (fits_all (query, rules.heuristic))
          add_variants (all, &rules);
      }
}

GArray *
fringe_explain_rules (const FringeExplainQuery *query)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (FringeRules));
  guint algorithms = query->algorithms != 0 ? query->algorithms : 1u << FRINGE_ALGORITHM_ASTAR;

  for (int algorithm = 0; algorithm < FRINGE_N_ALGORITHMS; algorithm++)
    {
      FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);

      rules.algorithm = (FringeAlgorithm) algorithm;
      if (algorithm == FRINGE_ALGORITHM_WASTAR && query->weight > 0)
        rules.weight = query->weight;
      if ((algorithms & 1u << algorithm) != 0)
        add_heuristics (all, rules, query);
    }
  return all;
}

FringePreset
fringe_explain_preset (const FringeRules *rules)
{
  for (int i = 0; i < FRINGE_N_PRESETS; i++)
    {
      FringeRules its = fringe_rules_preset ((FringePreset) i), ours = *rules;

      if (!fringe_rules_use_ties (rules))
        ours.ties = its.ties;
      if (!fringe_rules_use_duplicates (rules))
        ours.duplicates = its.duplicates;
      if (!fringe_rules_use_goal_test (rules))
        ours.goal_test = its.goal_test;
      if (fringe_rules_are_preset (&ours, (FringePreset) i)
          && fringe_preset_uses ((FringePreset) i, rules->algorithm, rules->heuristic))
        return (FringePreset) i;
    }
  return FRINGE_N_PRESETS;
}

FringeRules
fringe_match_rules (const FringeMatch *match)
{
  FringeRules rules = match->rules;

  if (match->preset == FRINGE_N_PRESETS)
    return rules;
  rules = fringe_rules_preset (match->preset);
  rules.algorithm = match->rules.algorithm;
  rules.heuristic = match->rules.heuristic;
  rules.weight = match->rules.weight;
  return rules;
}

/* The ranks tell how far a choice is from what most programs do. They are judged by the course documents behind the
 * presets, and by what is least work to write: a queue before a comparison of two keys, a set of closed states before a
 * test at the removal. */
static const guint algorithm_ranks[FRINGE_N_ALGORITHMS] = {
  [FRINGE_ALGORITHM_BFS] = 1,     [FRINGE_ALGORITHM_DFS] = 2,   [FRINGE_ALGORITHM_UCS] = 1,
  [FRINGE_ALGORITHM_GREEDY] = 2,  [FRINGE_ALGORITHM_ASTAR] = 0, [FRINGE_ALGORITHM_WASTAR] = 3,
  [FRINGE_ALGORITHM_IDASTAR] = 1, [FRINGE_ALGORITHM_IDS] = 2,   [FRINGE_ALGORITHM_RBFS] = 3,
};

static const guint heuristic_ranks[FRINGE_N_HEURISTICS] = {
  [FRINGE_HEURISTIC_ZERO] = 4,
  [FRINGE_HEURISTIC_MISPLACED] = 1,
  [FRINGE_HEURISTIC_MANHATTAN] = 0,
  [FRINGE_HEURISTIC_LINEAR_CONFLICT] = 3,
  [FRINGE_HEURISTIC_GASCHNIG] = 5,
  [FRINGE_HEURISTIC_PERFECT] = 6,
  [FRINGE_HEURISTIC_MISPLACED_WITH_BLANK] = 2,
  [FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK] = 1,
};

static const guint ties_ranks[FRINGE_N_TIES] = {
  [FRINGE_TIES_FIFO] = 0,        [FRINGE_TIES_LIFO] = 2,  [FRINGE_TIES_HIGH_G] = 3,
  [FRINGE_TIES_HIGH_G_LIFO] = 4, [FRINGE_TIES_LOW_G] = 4, [FRINGE_TIES_HEAP] = 1,
};

static const guint duplicates_ranks[FRINGE_N_DUPLICATES] = {
  [FRINGE_DUPLICATES_OPEN_CLOSED] = 0, [FRINGE_DUPLICATES_CLOSED] = 0, [FRINGE_DUPLICATES_BETTER_G] = 0,
  [FRINGE_DUPLICATES_EXPANSION] = 1,   [FRINGE_DUPLICATES_PARENT] = 3,
};

/* A choice that is added has rank 0 above, that of the usual ones, until it is given its own. */
_Static_assert(FRINGE_N_ALGORITHMS == 9 && FRINGE_N_HEURISTICS == 8 && FRINGE_N_TIES == 6 && FRINGE_N_DUPLICATES == 5,
               "every choice has a rank: add a row, and count it here");

/* The orders of the presets come first, then those that keep the moves of one line together. */
static guint
moves_rank (const FringeMove moves[FRINGE_N_MOVES])
{
  char text[FRINGE_N_MOVES + 1];

  fringe_moves_print (moves, text);
  if (g_str_equal (text, "UDLR"))
    return 0;
  if (g_str_equal (text, "URDL"))
    return 1;
  return moves[1] == fringe_move_opposite (moves[0]) ? 2 : 3;
}

/* Only the source of paper-2021 counts the goal as expanded, but not a start that is the goal. */
static guint
counting_rank (const FringeMatch *match)
{
  gboolean is_paper = match->preset == FRINGE_PRESET_PAPER_2021;
  gboolean is_usual
      = match->counts_goal_as_expanded == is_paper && (match->solved_start != FRINGE_SOLVED_START_COUNTED || !is_paper);

  return (is_usual ? 0 : 1) + (match->counts_root_as_generated ? 1 : 0);
}

guint
fringe_explain_rank (const FringeMatch *match)
{
  const FringeRules *rules = &match->rules;
  guint rank = algorithm_ranks[rules->algorithm] + counting_rank (match) + moves_rank (rules->moves)
               + ties_ranks[rules->ties] + duplicates_ranks[rules->duplicates]
               + (rules->goal_test == FRINGE_GOAL_TEST_GENERATION ? 1 : 0);

  if (fringe_rules_use_heuristic (rules))
    rank += fringe_heuristic_is_own (rules->heuristic) ? FRINGE_N_HEURISTICS : heuristic_ranks[rules->heuristic];
  if (!match->is_admissible)
    rank += 100;
  if (match->preset == FRINGE_N_PRESETS)
    rank += 1000;
  return rank;
}
