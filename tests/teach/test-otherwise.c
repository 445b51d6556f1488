/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-otherwise.h"

#include "test-boards.h"
#include "test-searches.h"

/* What is sorted by, the smallest first: (priority, g as the rule has it, id as the rule has it). */
typedef struct
{
  double words[3];
} Place;

static Place
place_of (const FringeSearch *search, const FringeRules *rules, const FringeEstimate *estimate, uint32_t id)
{
  FringeTies ties = rules->ties;
  double g = fringe_search_g (search, id), h = fringe_search_h (search, id), of_g = 0, of_id = id;
  FringeBoard board;

  fringe_search_board (search, id, &board);
  if (estimate != NULL)
    h = fringe_estimate_h (estimate, &board);
  if (ties == FRINGE_TIES_HIGH_G || ties == FRINGE_TIES_HIGH_G_LIFO)
    of_g = -g;
  else if (ties == FRINGE_TIES_LOW_G)
    of_g = g;
  if (ties == FRINGE_TIES_LIFO || ties == FRINGE_TIES_HIGH_G_LIFO)
    of_id = -of_id;
  switch ((int) rules->algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
      return (Place) { { id, 0, 0 } };
    case FRINGE_ALGORITHM_DFS:
      return (Place) { { -(double) fringe_search_generated_step (search, id), id, 0 } };
    case FRINGE_ALGORITHM_UCS:
      return (Place) { { g, of_g, of_id } };
    case FRINGE_ALGORITHM_GREEDY:
      return (Place) { { h, of_g, of_id } };
    case FRINGE_ALGORITHM_WASTAR:
      return (Place) { { rules->weight > 0 ? g + rules->weight * h : g, of_g, of_id } };
    default:
      return (Place) { { g + h, of_g, of_id } };
    }
}

/* The first of the frontier, all of which is looked at; @n_tied: how many have its priority */
static uint32_t
first_of (const FringeSearch *search,
          uint32_t step,
          const FringeRules *rules,
          const FringeEstimate *estimate,
          uint32_t *n_tied)
{
  uint32_t first = FRINGE_NO_NODE;
  Place best = { { 0 } };

  *n_tied = 0;
  for (uint32_t id = 0; id < fringe_search_n_nodes_at (search, step); id++)
    {
      Place place = place_of (search, rules, estimate, id);
      gboolean goes_first = first == FRINGE_NO_NODE;

      if (fringe_search_state_at (search, id, step) != FRINGE_NODE_FRONTIER)
        continue;
      for (int i = 0; i < 3 && !goes_first && place.words[i] <= best.words[i]; i++)
        goes_first = place.words[i] < best.words[i];
      *n_tied = first != FRINGE_NO_NODE && place.words[0] == best.words[0] ? *n_tied + 1 : goes_first ? 1 : *n_tied;
      if (!goes_first)
        continue;
      first = id;
      best = place;
    }
  return first;
}

static const FringeOther *
find_other (const FringeOther *others, guint n, const FringeRules *rules)
{
  for (guint i = 0; i < n; i++)
    if (others[i].rules.algorithm == rules->algorithm && others[i].rules.heuristic == rules->heuristic
        && others[i].rules.ties == rules->ties)
      return &others[i];
  return NULL;
}

/* Rules of which one choice is another are among the others exactly where their node is known. */
static void
check (const FringeSearch *search, uint32_t step, const FringeRules *rules, const FringeOther *others, guint n)
{
  gboolean other_heuristic = rules->heuristic != fringe_search_rules (search)->heuristic;
  gboolean other_ties = rules->ties != fringe_search_rules (search)->ties;
  const FringeOther *other = find_other (others, n, rules);
  FringeEstimate estimate;
  uint32_t n_tied, first;

  if (other_heuristic)
    g_assert_true (fringe_estimate_init (&estimate, rules->heuristic, fringe_search_goal (search)));
  first = first_of (search, step - 1, rules, other_heuristic ? &estimate : NULL, &n_tied);
  if (other_heuristic)
    fringe_estimate_clear (&estimate);
  if ((other_ties && n_tied < 2) || (fringe_rules_use_ties (rules) && rules->ties == FRINGE_TIES_HEAP && n_tied > 1))
    first = FRINGE_NO_NODE;
  g_assert_true ((other == NULL) == (first == FRINGE_NO_NODE));
  if (other != NULL)
    g_assert_cmpuint (other->node, ==, first);
}

static void
check_all (const FringeSearch *search, uint32_t step, const FringeOther *others, guint n)
{
  FringeRules rules = *fringe_search_rules (search), other = rules;

  other.heuristic
      = rules.heuristic == FRINGE_HEURISTIC_MISPLACED ? FRINGE_HEURISTIC_MANHATTAN : FRINGE_HEURISTIC_MISPLACED;
  if (fringe_rules_use_heuristic (&rules))
    check (search, step, &other, others, n);
  other = rules;
  for (int algorithm = 0; algorithm < FRINGE_ALGORITHM_IDASTAR; algorithm++)
    if (algorithm != (int) rules.algorithm && algorithm != FRINGE_ALGORITHM_WASTAR)
      {
        other.algorithm = (FringeAlgorithm) algorithm;
        check (search, step, &other, others, n);
      }
  other = rules;
  for (int ties = 0; ties < FRINGE_N_TIES && fringe_rules_use_ties (&rules); ties++)
    if (ties != (int) rules.ties)
      {
        other.ties = (FringeTies) ties;
        check (search, step, &other, others, n);
      }
}

static void
test_brute_force (const FringeSearch *search, const TestProblem *problem)
{
  (void) problem;
  for (int i = 0; i < 8 && fringe_search_n_steps (search) > 0; i++)
    {
      uint32_t step = 1 + (uint32_t) test_random ((int) MIN (fringe_search_n_steps (search), 400));
      FringeOther others[FRINGE_OTHERS_MAX];
      guint n;

      if (fringe_search_n_nodes_at (search, step) > 4000)
        continue;
      n = fringe_otherwise (search, step, others);
      if (fringe_search_is_idastar (search))
        g_assert_cmpuint (n, ==, 0);
      else
        check_all (fringe_search_in_step (search, step), step, others, n);
    }
}

static void
test_forks (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (FringeSearch) fork = test_search_fork (search);

  if (fork != NULL)
    test_brute_force (fork, problem);
}

/* A fork by the other rules at the step before removes the node that was told. */
static void
test_fork_removes_it (const FringeSearch *search, const TestProblem *problem)
{
  uint32_t step = 1 + (uint32_t) test_random ((int) MAX (1, MIN (fringe_search_n_steps (search), 400)));
  FringeOther others[FRINGE_OTHERS_MAX];
  guint n = fringe_search_n_steps (search) >= step ? fringe_otherwise (search, step, others) : 0;

  (void) problem;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FringeSearch) fork = fringe_search_fork (search, step - 1, &others[i].rules);

      g_assert_nonnull (fork);
      fringe_search_step (fork);
      if (fringe_search_n_steps (fork) >= step)
        g_assert_cmpuint (fringe_search_removed (fork, step), ==, others[i].node);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  test_add_property ("/otherwise/every-node-of-the-frontier-was-looked-at", test_brute_force);
  test_add_property ("/otherwise/of-a-fork-by-the-rules-of-the-step", test_forks);
  test_add_property ("/otherwise/a-fork-by-the-other-rules-removes-the-node", test_fork_removes_it);
  return g_test_run ();
}
