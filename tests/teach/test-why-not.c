/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-why-not.h"

#include "test-boards.h"
#include "test-searches.h"

#include <math.h>
#include <string.h>

/* What is compared of a node with this g and h; under breadth-first and depth-first search nothing is. */
static double
priority (const FringeRules *rules, double g, double h)
{
  switch ((int) rules->algorithm)
    {
    case FRINGE_ALGORITHM_UCS:
      return g;
    case FRINGE_ALGORITHM_GREEDY:
      return h;
    case FRINGE_ALGORITHM_ASTAR:
      return g + h;
    case FRINGE_ALGORITHM_WASTAR:
      return rules->weight > 0 ? g + rules->weight * h : g;
    default:
      return 0;
    }
}

/* Whether node @a goes before @b by the definitions, if @a had this g and h; neither does where a heap decides. */
static gboolean
is_before (const FringeSearch *search, uint32_t a, double g, double h, uint32_t b)
{
  const FringeRules *rules = fringe_search_rules (search);
  double of_b = priority (rules, fringe_search_g (search, b), fringe_search_h (search, b));
  uint32_t step_of_a = fringe_search_generated_step (search, a), step_of_b = fringe_search_generated_step (search, b);

  if (rules->algorithm == FRINGE_ALGORITHM_BFS)
    return a < b;
  if (rules->algorithm == FRINGE_ALGORITHM_DFS)
    return step_of_a > step_of_b || (step_of_a == step_of_b && a < b);
  if (priority (rules, g, h) != of_b)
    return priority (rules, g, h) < of_b;
  return rules->ties != FRINGE_TIES_HEAP
         && test_tie_goes_to (rules->ties, a, b, (uint32_t) g, fringe_search_g (search, b));
}

static gboolean
is_as_it_is_before (const FringeSearch *search, uint32_t a, uint32_t b)
{
  return is_before (search, a, fringe_search_g (search, a), fringe_search_h (search, a), b);
}

static void
check_ahead (const FringeSearch *search, uint32_t step, const FringeWhyNot *why_not)
{
  const FringeRules *rules = fringe_search_rules (search);
  gboolean is_heap = fringe_rules_use_ties (rules) && rules->ties == FRINGE_TIES_HEAP;
  uint32_t n_ahead = 0, n_tied = 0;

  for (uint32_t id = 0; id < fringe_search_n_nodes_at (search, step); id++)
    if (id != why_not->node && fringe_search_state_at (search, id, step) == FRINGE_NODE_FRONTIER)
      {
        n_ahead += is_as_it_is_before (search, id, why_not->node);
        n_tied += is_heap && !is_as_it_is_before (search, id, why_not->node)
                  && !is_as_it_is_before (search, why_not->node, id);
      }
  g_assert_cmpuint (why_not->n_ahead, ==, n_ahead);
  g_assert_cmpuint (why_not->n_tied, ==, n_tied);
}

/* Every smaller value is tried. */
static void
check_what_helps (const FringeSearch *search, const FringeWhyNot *why_not)
{
  gboolean is_ucs = fringe_search_rules (search)->algorithm == FRINGE_ALGORITHM_UCS;
  double g = fringe_search_g (search, why_not->node), h = fringe_search_h (search, why_not->node);
  double largest = -1;

  if (isinf (h) && !is_ucs)
    return;
  for (double value = 0; value < (is_ucs ? g : h); value++)
    if (is_before (search, why_not->node, is_ucs ? value : g, is_ucs ? h : value, why_not->chosen))
      largest = value;
  g_assert_cmpfloat (why_not->helps == FRINGE_NOTHING_HELPS ? -1 : (double) why_not->helps, ==, largest);
  if (largest >= 0)
    g_assert_true (why_not->ties_then
                   == (priority (fringe_search_rules (search), is_ucs ? largest : g, largest)
                       == fringe_search_priority (search, why_not->chosen)));
}

static FringeWhyNotKind
kind_expected (const FringeSearch *search, uint32_t step, uint32_t id)
{
  const FringeRules *rules = fringe_search_rules (search);
  uint32_t chosen = fringe_search_removed (search, step);

  if (fringe_search_generated_step (search, id) == step)
    return FRINGE_WHY_NOT_NEW;
  if (!fringe_rules_use_ties (rules))
    return FRINGE_WHY_NOT_ORDER;
  if (priority (rules, fringe_search_g (search, id), fringe_search_h (search, id))
      > priority (rules, fringe_search_g (search, chosen), fringe_search_h (search, chosen)))
    return FRINGE_WHY_NOT_PRIORITY;
  return rules->ties == FRINGE_TIES_HEAP ? FRINGE_WHY_NOT_HEAP : FRINGE_WHY_NOT_TIE;
}

static void
check (const FringeSearch *search, uint32_t step, uint32_t id)
{
  const FringeSearch *part = fringe_search_in_step (search, step);
  FringeWhyNot why_not = fringe_why_not (search, step, id);

  if (step == 0 || fringe_search_state_at (search, id, step) != FRINGE_NODE_FRONTIER)
    {
      g_assert_cmpint (why_not.kind, ==, FRINGE_WHY_NOT_NONE);
      return;
    }
  g_assert_cmpint (why_not.kind, ==, kind_expected (part, step, id));
  g_assert_cmpuint (why_not.chosen, ==, fringe_search_removed (search, step));
  check_ahead (fringe_search_at (search, step), step, &why_not);
  if (why_not.kind == FRINGE_WHY_NOT_PRIORITY || why_not.kind == FRINGE_WHY_NOT_TIE
      || why_not.kind == FRINGE_WHY_NOT_HEAP)
    check_what_helps (part, &why_not);
}

/* A node is cut where its f is larger than the bound, and an h that helps is the largest that is not. */
static void
check_cut (const FringeSearch *search, uint32_t step, uint32_t id)
{
  FringeWhyNot why_not = fringe_why_not (search, step, id);
  uint32_t bound, g = fringe_search_g (search, id);

  if (fringe_search_state_at (search, id, step) != FRINGE_NODE_CUT)
    {
      g_assert_cmpint (why_not.kind, ==, FRINGE_WHY_NOT_NONE);
      return;
    }
  bound = fringe_search_iteration_at (search, fringe_search_root_of (search, id), step).bound;
  g_assert_cmpint (why_not.kind, ==, FRINGE_WHY_NOT_CUT);
  g_assert_cmpuint (why_not.bound, ==, bound);
  if (why_not.helps == FRINGE_NOTHING_HELPS)
    g_assert_cmpuint (g, >, bound);
  else
    g_assert_cmpuint (g + why_not.helps, ==, bound);
}

static void
test_brute_force (const FringeSearch *search, const TestProblem *problem)
{
  (void) problem;
  for (int i = 0; i < 20; i++)
    {
      uint32_t step = (uint32_t) test_random ((int) MIN (fringe_search_n_steps (search), 400) + 1);
      uint32_t n_nodes = fringe_search_n_nodes_at (search, step);

      if (n_nodes == 0 || n_nodes > 4000)
        continue;
      if (fringe_search_is_idastar (search))
        check_cut (search, step, (uint32_t) test_random ((int) n_nodes));
      else
        check (search, step, (uint32_t) test_random ((int) n_nodes));
    }
}

static void
test_forks (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (FringeSearch) fork = test_search_fork (search);

  if (fork != NULL)
    test_brute_force (fork, problem);
}

/* The numbers that are told are those that were found. */
static void
test_sentences (const FringeSearch *search, const TestProblem *problem)
{
  uint32_t step = (uint32_t) test_random ((int) MIN (fringe_search_n_steps (search), 400) + 1);
  uint32_t n_nodes = fringe_search_n_nodes_at (search, step);
  FringeWhyNot why_not = fringe_why_not (search, step, (uint32_t) test_random ((int) MAX (n_nodes, 1)));
  g_autofree char *text = fringe_why_not_sentences (search, step, &why_not);
  g_autofree char *helps = g_strdup_printf ("\u00a0=\u00a0%u it would", why_not.helps);
  g_autofree char *ahead = g_strdup_printf ("After this step, %'u other node", why_not.n_ahead);

  (void) problem;
  g_assert_cmpstr (text, !=, "");
  g_assert_true ((strstr (text, helps) != NULL) == (why_not.helps != FRINGE_NOTHING_HELPS));
  if (why_not.chosen != FRINGE_NO_NODE)
    g_assert_true ((strstr (text, ahead) != NULL) == (why_not.n_ahead > 0));
}

static FringeSearch *
search_of_report (FringeAlgorithm algorithm, FringeHeuristic heuristic)
{
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  FringeBoard start = test_board ("1 2 7 6 0 8 4 3 5"), goal = test_board ("1 2 0 4 8 7 3 6 5");

  rules.algorithm = algorithm;
  rules.heuristic = heuristic;
  return fringe_search_new (&start, &goal, &rules, FRINGE_NODE_LIMIT_MAX);
}

static void
assert_says (FringeAlgorithm algorithm, FringeHeuristic heuristic, uint32_t step, uint32_t id, const char *expected)
{
  g_autoptr (FringeSearch) search = search_of_report (algorithm, heuristic);
  g_autofree char *text = NULL;
  FringeWhyNot why_not;

  fringe_search_run (search, step);
  why_not = fringe_why_not (search, step, id);
  text = fringe_why_not_sentences (search, step, &why_not);
  for (char *space; (space = strstr (text, "\u00a0")) != NULL;)
    {
      *space = ' ';
      memmove (space + 1, space + strlen ("\u00a0"), strlen (space + strlen ("\u00a0")) + 1);
    }
  g_assert_cmpstr (text, ==, expected);
}

/* Four cells have twelve boards on each side of the two that cannot reach each other. */
static void
test_empty_frontier (void)
{
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  FringeBoard start = test_board ("2 1 3 0"), goal = test_board ("1 2 3 0");
  g_autoptr (FringeSearch) search = fringe_search_new (&start, &goal, &rules, FRINGE_NODE_LIMIT_MAX);
  FringeWhyNot why_not;
  g_autofree char *before = NULL, *after = NULL;

  fringe_search_search_anyway (search);
  g_assert_cmpuint (fringe_search_run (search, 100), ==, 12);
  why_not = fringe_why_not (search, 12, 3);
  after = fringe_why_not_sentences (search, 12, &why_not);
  g_assert_true (g_str_has_suffix (after, "No node waits: the frontier is empty."));
  why_not = fringe_why_not (search, 3, 0);
  before = fringe_why_not_sentences (search, 3, &why_not);
  g_assert_true (g_str_has_suffix (before, "Select a frontier node to compare."));
}

static void
test_examples (void)
{
  assert_says (FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MISPLACED, 7, 7,
               "Its f is larger by 1. With h = 3 it would tie. Then its lower id would go first. "
               "After this step, 3 other nodes of the frontier are ahead of it.");
  assert_says (FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MISPLACED, 7, 12, "Select a frontier node to compare.");
  assert_says (FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MISPLACED, 7, 3,
               "This node was expanded in step 5. Select a frontier node to compare.");
  assert_says (FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MISPLACED, 7, 13,
               "Step 7 generated it, so it could not be chosen yet. Now it is the first on the frontier.");
  assert_says (FRINGE_ALGORITHM_BFS, FRINGE_HEURISTIC_MISPLACED, 2, 4,
               "The oldest node goes first, and node 1 is older. Neither g nor h would change that. "
               "After this step, 2 other nodes of the frontier are ahead of it.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  test_add_property ("/why-not/agrees-with-the-definitions-under-all-rules", test_brute_force);
  test_add_property ("/why-not/of-a-fork-by-the-rules-of-the-step", test_forks);
  test_add_property ("/why-not/sentences-have-the-numbers", test_sentences);
  g_test_add_func ("/why-not/nobody-is-asked-to-select-what-is-not-there", test_empty_frontier);
  g_test_add_func ("/why-not/says-it-as-a-teacher-would", test_examples);
  return g_test_run ();
}
