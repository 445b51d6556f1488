/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-comparison.h"
#include "test-boards.h"
#include "test-searches.h"

#define ROUNDS 3000
#define NODE_LIMIT 2000

/* How two solved searches compare: by the nodes expanded, else by those generated. */
enum
{
  EXPANDED_LEFT,
  EXPANDED_RIGHT,
  GENERATED_LEFT,
  GENERATED_RIGHT,
  EQUAL,
  N_KINDS
};

static FringeCounts
counts_of (const FringeSearch *search)
{
  return fringe_search_counts_at (search, fringe_search_n_steps (search));
}

static guint
length_of (const FringeSearch *search)
{
  return fringe_search_g (search, fringe_search_solution_at (search, fringe_search_n_steps (search)));
}

static const char *
end_of (guint number)
{
  return number == 1 ? "" : "s";
}

static int
kind_of (const FringeCounts *left, const FringeCounts *right)
{
  if (left->expanded != right->expanded)
    return left->expanded < right->expanded ? EXPANDED_LEFT : EXPANDED_RIGHT;
  if (left->generated != right->generated)
    return left->generated < right->generated ? GENERATED_LEFT : GENERATED_RIGHT;
  return EQUAL;
}

static char *
expect_cost (int kind, const FringeCounts *left, const FringeCounts *right)
{
  guint by = (guint) ABS ((int) left->expanded - (int) right->expanded);
  const char *winner = kind == EXPANDED_LEFT || kind == GENERATED_LEFT ? "left" : "right";

  if (kind == EQUAL)
    return g_strdup_printf ("Both searches expanded %u and generated %u: neither was cheaper.", left->expanded,
                            left->generated);
  if (kind == GENERATED_LEFT || kind == GENERATED_RIGHT)
    return g_strdup_printf ("Both searches expanded %u, and the %s one generated fewer: %u to %u.", left->expanded,
                            winner, MIN (left->generated, right->generated), MAX (left->generated, right->generated));
  return g_strdup_printf ("The left search expanded %u, the right one %u: the %s one was cheaper by %u node%s.",
                          left->expanded, right->expanded, winner, by, end_of (by));
}

static char *
expect_lengths (guint left, guint right)
{
  if (left == right)
    return g_strdup_printf ("Both solutions have %u move%s.", left, end_of (left));
  return g_strdup_printf ("The left solution has %u move%s, the right one %u.", left, end_of (left), right);
}

static char *
expect_end (const FringeSearch *left, const FringeSearch *right)
{
  gboolean is_solved[] = { fringe_search_outcome (left) == FRINGE_OUTCOME_SOLVED,
                           fringe_search_outcome (right) == FRINGE_OUTCOME_SOLVED };
  FringeCounts of_left = counts_of (left), of_right = counts_of (right);
  g_autofree char *cost = NULL, *lengths = NULL;

  if (!is_solved[0] && !is_solved[1])
    return g_strdup ("Neither search has found the goal.");
  if (!is_solved[0] || !is_solved[1])
    return g_strdup_printf ("Only the %s search has found the goal, so neither can be called cheaper.",
                            is_solved[0] ? "left" : "right");
  cost = expect_cost (kind_of (&of_left, &of_right), &of_left, &of_right);
  lengths = expect_lengths (length_of (left), length_of (right));
  return g_strconcat (cost, " ", lengths, NULL);
}

static void
assert_end (const FringeSearch *left, const FringeSearch *right)
{
  g_autoptr (FringeComparison) comparison = fringe_comparison_new (left, right);
  g_autofree char *text = fringe_comparison_end_sentence (comparison), *expected = expect_end (left, right);

  g_assert_cmpstr (text, ==, expected);
}

/* The cheaper one stays the cheaper one where the two change places. */
static void
assert_cheaper (const FringeSearch *left, const FringeSearch *right, int kind)
{
  static const FringeCompared winners[N_KINDS]
      = { FRINGE_COMPARED_LEFT, FRINGE_COMPARED_RIGHT, FRINGE_COMPARED_LEFT, FRINGE_COMPARED_RIGHT, FRINGE_N_COMPARED };
  g_autoptr (FringeComparison) comparison = fringe_comparison_new (left, right),
                               swapped = fringe_comparison_new (right, left);
  FringeCounts of_left = counts_of (left), of_right = counts_of (right);
  FringeCompared cheaper, other;
  guint32 by, by_swapped;

  cheaper = fringe_comparison_cheaper (comparison, &by);
  other = fringe_comparison_cheaper (swapped, &by_swapped);
  g_assert_cmpint (cheaper, ==, winners[kind]);
  g_assert_cmpint (other, ==, kind == EQUAL ? FRINGE_N_COMPARED : 1 - (int) winners[kind]);
  g_assert_cmpuint (by, ==, by_swapped);
  if (kind == EXPANDED_LEFT || kind == EXPANDED_RIGHT)
    g_assert_cmpint (by, ==, ABS ((int) of_left.expanded - (int) of_right.expanded));
  else
    g_assert_cmpint (by, ==, ABS ((int) of_left.generated - (int) of_right.generated));
}

static void
test_solved (void)
{
  guint n[N_KINDS] = { 0 };

  for (int round = 0; round < ROUNDS; round++)
    {
      TestProblem a = test_problem_random (2, 2 + test_random (2), test_random (6)), b = a;
      g_autoptr (FringeSearch) left = NULL, right = NULL;
      FringeCounts of_left, of_right;
      int kind;

      b.rules = test_rules_random ();
      test_problem_tell (&a);
      test_problem_tell (&b);
      left = test_search_run (&a, NODE_LIMIT);
      right = test_search_run (&b, NODE_LIMIT);
      assert_end (left, right);
      if (fringe_search_outcome (left) != FRINGE_OUTCOME_SOLVED
          || fringe_search_outcome (right) != FRINGE_OUTCOME_SOLVED)
        continue;
      of_left = counts_of (left);
      of_right = counts_of (right);
      kind = kind_of (&of_left, &of_right);
      n[kind]++;
      assert_cheaper (left, right, kind);
    }
  for (int kind = 0; kind < N_KINDS; kind++)
    g_assert_cmpuint (n[kind], >, 0);
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
    g_clear_pointer (&search, fringe_search_free);
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
          g_autoptr (FringeComparison) comparison = NULL;
          guint32 by;

          if (left == NULL || right == NULL)
            continue;
          n[a]++;
          assert_end (left, right);
          comparison = fringe_comparison_new (left, right);
          g_assert_cmpint (fringe_comparison_cheaper (comparison, &by), ==, FRINGE_N_COMPARED);
          g_assert_cmpuint (by, ==, 0);
        }
  for (int outcome = 0; outcome < FRINGE_N_OUTCOMES; outcome++)
    g_assert_cmpuint (n[outcome], >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/comparison-end/the-cheaper-of-two-solved-searches-is-named-with-its-numbers", test_solved);
  g_test_add_func ("/comparison-end/of-each-two-outcomes-the-sentence-says-who-found-the-goal", test_outcomes);
  return g_test_run ();
}
