/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-otherwise.h"

#include "test-boards.h"
#include "test-searches.h"

#include <string.h>

/* What is sorted by, the smallest first: (priority, g as the rule has it, id as the rule has it). */
typedef struct
{
  double words[3];
} Place;

static Place
place_of (const FringeSearch *search, FringeTies ties, const FringeEstimate *estimate, uint32_t id)
{
  const FringeRules *rules = fringe_search_rules (search);
  double g = fringe_search_g (search, id), h = fringe_search_h (search, id), of_g = 0, of_id = id;
  FringeBoard board;

  fringe_search_board (search, id, &board);
  if (estimate != NULL)
    h = fringe_h_value (fringe_estimate_h (estimate, &board));
  if (ties == FRINGE_TIES_HIGH_G || ties == FRINGE_TIES_HIGH_G_LIFO)
    of_g = -g;
  else if (ties == FRINGE_TIES_LOW_G)
    of_g = g;
  if (ties == FRINGE_TIES_LIFO || ties == FRINGE_TIES_HIGH_G_LIFO)
    of_id = -of_id;
  switch ((int) rules->algorithm)
    {
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
first_of (const FringeSearch *search, uint32_t step, FringeTies ties, const FringeEstimate *estimate, uint32_t *n_tied)
{
  uint32_t first = FRINGE_NO_NODE;
  Place best = { { 0 } };

  *n_tied = 0;
  for (uint32_t id = 0; id < fringe_search_n_nodes_at (search, step); id++)
    {
      Place place = place_of (search, ties, estimate, id);
      gboolean goes_first = first == FRINGE_NO_NODE;

      if (fringe_search_state_at (search, id, step) != FRINGE_NODE_FRONTIER)
        continue;
      for (int i = 0; i < 3 && !goes_first && place.words[i] <= best.words[i]; i++)
        goes_first = place.words[i] < best.words[i];
      *n_tied = first != FRINGE_NO_NODE && place.words[0] == best.words[0] ? *n_tied + 1
                : goes_first                                              ? 1
                                                                          : *n_tied;
      if (!goes_first)
        continue;
      first = id;
      best = place;
    }
  return first;
}

static void
check_ties (const FringeSearch *search, uint32_t step, const FringeOtherwise *otherwise)
{
  const FringeRules *rules = fringe_search_rules (search);
  uint32_t n_tied;

  g_assert_cmpuint (otherwise->by_ties[rules->ties], ==, otherwise->removed);
  for (int ties = 0; ties < FRINGE_N_TIES; ties++)
    if (ties != FRINGE_TIES_HEAP)
      {
        g_assert_cmpuint (otherwise->by_ties[ties], ==, first_of (search, step - 1, (FringeTies) ties, NULL, &n_tied));
        g_assert_cmpuint (otherwise->n_tied, ==, n_tied);
      }
  if (rules->ties != FRINGE_TIES_HEAP)
    g_assert_true ((otherwise->by_ties[FRINGE_TIES_HEAP] == FRINGE_NO_NODE) == (otherwise->n_tied > 1));
}

static void
check_heuristic (const FringeSearch *search, uint32_t step, const FringeOtherwise *otherwise)
{
  const FringeRules *rules = fringe_search_rules (search);
  FringeEstimate estimate;
  uint32_t n_tied, first;

  g_assert_true (fringe_estimate_init (&estimate, otherwise->heuristic, fringe_search_goal (search)));
  first = first_of (search, step - 1, rules->ties, &estimate, &n_tied);
  fringe_estimate_clear (&estimate);
  if (rules->ties == FRINGE_TIES_HEAP && n_tied > 1)
    first = FRINGE_NO_NODE;
  g_assert_cmpuint (otherwise->by_heuristic, ==, first);
}

static void
test_brute_force (const FringeSearch *search, const TestProblem *problem)
{
  (void) problem;
  for (int i = 0; i < 8 && fringe_search_n_steps (search) > 0; i++)
    {
      uint32_t step = 1 + (uint32_t) test_random ((int) MIN (fringe_search_n_steps (search), 400));
      const FringeSearch *then = fringe_search_in_step (search, step);
      const FringeRules *rules = fringe_search_rules (then);
      FringeOtherwise otherwise;

      if (fringe_search_n_nodes_at (search, step) > 4000)
        continue;
      g_assert_true (fringe_otherwise (search, step, &otherwise) == !fringe_search_is_idastar (search));
      if (fringe_search_is_idastar (search))
        continue;
      g_assert_cmpuint (otherwise.removed, ==, fringe_search_removed (search, step));
      if (fringe_rules_use_ties (rules))
        check_ties (then, step, &otherwise);
      else
        g_assert_cmpuint (otherwise.n_tied, ==, 0);
      if (fringe_rules_use_heuristic (rules))
        check_heuristic (then, step, &otherwise);
      else
        g_assert_cmpuint (otherwise.by_heuristic, ==, FRINGE_NO_NODE);
    }
}

static void
test_forks (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (FringeSearch) fork = test_search_fork (search);

  if (fork != NULL)
    test_brute_force (fork, problem);
}

/* Each node that is told of is one that a rule takes. */
static void
test_sentences (const FringeSearch *search, const TestProblem *problem)
{
  uint32_t step = (uint32_t) test_random ((int) MIN (fringe_search_n_steps (search), 400) + 1);
  g_autofree char *text = fringe_otherwise_sentences (search, step);
  FringeOtherwise otherwise;

  (void) problem;
  if (!fringe_otherwise (search, step, &otherwise))
    {
      g_assert_cmpstr (text, ==, "");
      return;
    }
  for (int ties = 0; ties < FRINGE_N_TIES; ties++)
    {
      g_autofree char *node = g_strdup_printf ("”: node %u instead.", otherwise.by_ties[ties]);

      if (otherwise.by_ties[ties] != FRINGE_NO_NODE && otherwise.by_ties[ties] != otherwise.removed)
        g_assert_nonnull (strstr (text, node));
    }
  g_assert_true ((strstr (text, "By “") != NULL) == (otherwise.by_heuristic != FRINGE_NO_NODE));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  test_add_property ("/otherwise/every-node-of-the-frontier-was-looked-at", test_brute_force);
  test_add_property ("/otherwise/of-a-fork-by-the-rules-of-the-step", test_forks);
  test_add_property ("/otherwise/sentences-name-what-differs", test_sentences);
  return g_test_run ();
}
