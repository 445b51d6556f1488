/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-comparison.h"
#include "test-boards.h"
#include "test-searches.h"

#define ROUNDS 3000
#define NODE_LIMIT 2000

static guint
length_of (const FringeSearch *search)
{
  return fringe_search_g (search, fringe_search_solution_at (search, fringe_search_n_steps (search)));
}

static char *
expect_end (const FringeSearch *left, const FringeSearch *right)
{
  gboolean is_solved[] = { fringe_search_outcome (left) == FRINGE_OUTCOME_SOLVED,
                           fringe_search_outcome (right) == FRINGE_OUTCOME_SOLVED };

  if (!is_solved[0] && !is_solved[1])
    return g_strdup ("Neither search found the goal.");
  if (!is_solved[0] || !is_solved[1])
    return g_strdup_printf ("Only the %s search found the goal.", is_solved[0] ? "left" : "right");
  if (length_of (left) == length_of (right))
    return g_strdup_printf ("Both found %u move%s.", length_of (left), length_of (left) == 1 ? "" : "s");
  return g_strdup_printf ("Moves: %u on the left, %u on the right.", length_of (left), length_of (right));
}

static void
assert_end (const FringeSearch *left, const FringeSearch *right)
{
  g_autoptr (FringeComparison) comparison = fringe_comparison_new (left, right);
  g_autofree char *text = fringe_comparison_end_sentence (comparison), *expected = expect_end (left, right);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_solved (void)
{
  guint n_equal = 0, n_other = 0;

  for (int round = 0; round < ROUNDS; round++)
    {
      TestProblem a = test_problem_random (2, 2 + test_random (2), test_random (6)), b = a;
      g_autoptr (FringeSearch) left = NULL, right = NULL;

      b.rules = test_rules_random ();
      test_problem_tell (&a);
      test_problem_tell (&b);
      left = test_search_run (&a, NODE_LIMIT);
      right = test_search_run (&b, NODE_LIMIT);
      assert_end (left, right);
      if (fringe_search_outcome (left) == FRINGE_OUTCOME_SOLVED
          && fringe_search_outcome (right) == FRINGE_OUTCOME_SOLVED)
        *(length_of (left) == length_of (right) ? &n_equal : &n_other) += 1;
    }
  g_assert_cmpuint (n_equal, >, 0);
  g_assert_cmpuint (n_other, >, 0);
}

/* A search that ends so; %NULL where none between these boards does. */
static FringeSearch *
search_with_outcome (const TestProblem *problem, FringeOutcome outcome)
{
  FringeSearch *search = fringe_search_new (&problem->start, &problem->goal, &problem->rules,
                                            outcome == FRINGE_OUTCOME_LIMIT ? 3 : 100000);

  if (outcome != FRINGE_OUTCOME_UNSOLVABLE)
    {
      fringe_search_search_anyway (search);
      fringe_search_run (search, outcome == FRINGE_OUTCOME_RUNNING ? 2 : UINT32_MAX);
    }
  if (fringe_search_outcome (search) != outcome)
    g_clear_pointer (&search, fringe_search_unref);
  return search;
}

static void
test_outcomes (void)
{
  static const char *const starts[] = { "[[1 2 3] [5 4 0]]", "[[0 5 4] [3 2 1]]", "[[5 0 4] [3 2 1]]" };
  guint n[FRINGE_N_OUTCOMES] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    for (int a = 0; a < FRINGE_N_OUTCOMES; a++)
      for (int b = 0; b < FRINGE_N_OUTCOMES; b++)
        {
          TestProblem problem = { test_board (starts[i]), test_board ("[[1 2 3] [4 5 0]]"),
                                  fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
          g_autoptr (FringeSearch) left = search_with_outcome (&problem, (FringeOutcome) a),
                                   right = search_with_outcome (&problem, (FringeOutcome) b);

          if (left == NULL || right == NULL)
            continue;
          n[a]++;
          assert_end (left, right);
        }
  for (int outcome = 0; outcome < FRINGE_N_OUTCOMES; outcome++)
    g_assert_cmpuint (n[outcome], >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/comparison-end/of-two-solved-searches-the-sentence-says-how-long-the-solutions-are", test_solved);
  g_test_add_func ("/comparison-end/of-each-two-outcomes-the-sentence-says-who-found-the-goal", test_outcomes);
  return g_test_run ();
}
