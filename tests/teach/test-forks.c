/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-code.h"
#include "fringe-comparison.h"
#include "fringe-event.h"
#include "fringe-node-query.h"
#include "fringe-otherwise.h"
#include "fringe-quiz.h"
#include "fringe-sentences.h"
#include "fringe-series.h"
#include "test-boards.h"
#include "test-searches.h"

#include <string.h>

/* What is said of a search that goes on by other rules from a step on: up to that step, what is said of the search that
 * it was forked from; after it, what follows from the new rules. */

static void
take (char *of_fork, char *of_search)
{
  g_assert_cmpstr (of_fork, ==, of_search);
  g_free (of_fork);
  g_free (of_search);
}

static void
assert_same_lines (const FringeSearch *fork, const FringeSearch *search, uint32_t step)
{
  FringeCode *code = fringe_code_new (fringe_search_rules (search));
  FringeFineStep fine[FRINGE_FINE_STEPS_MAX];
  int n = fringe_fine_steps (search, step, fine);

  for (int i = 0; i < n; i++)
    {
      FringeMoment of_fork = fringe_moment (fork, step, i), of_search = fringe_moment (search, step, i);
      FringeCodeValue values[FRINGE_N_CODE_VALUE_KINDS], expected[FRINGE_N_CODE_VALUE_KINDS];
      int n_values = fringe_code_values (code, &of_search, expected);

      take (fringe_fine_sentence (fork, step, &fine[i]), fringe_fine_sentence (search, step, &fine[i]));
      g_assert_cmpint (fringe_code_values (code, &of_fork, values), ==, n_values);
      for (int j = 0; j < n_values; j++)
        take (fringe_code_value_text (code, &values[j]), fringe_code_value_text (code, &expected[j]));
    }
  fringe_code_free (code);
}

static void
assert_same_others (const FringeSearch *fork, const FringeSearch *search, uint32_t step)
{
  FringeOther of_fork[FRINGE_OTHERS_MAX], expected[FRINGE_OTHERS_MAX];
  guint n = fringe_otherwise (search, step, expected);

  g_assert_cmpuint (fringe_otherwise (fork, step, of_fork), ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (of_fork[i].node, ==, expected[i].node);
}

static void
test_before (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (FringeSearch) fork = test_search_fork (search);
  uint32_t forked_at = fork != NULL ? fringe_search_fork_step (fork) : 0;

  (void) problem;
  for (int i = 0; i < 8 && forked_at > 0; i++)
    {
      uint32_t step = (uint32_t) test_random ((int) forked_at);

      take (fringe_why_sentences (fork, step), fringe_why_sentences (search, step));
      take (fringe_step_sentence (fork, step), fringe_step_sentence (search, step));
      assert_same_others (fork, search, step);
      assert_same_lines (fork, search, step);
      for (int kind = 0; kind < FRINGE_N_SERIES && step > 0; kind++)
        g_assert_cmpfloat (fringe_series_value (fork, (FringeSeriesKind) kind, step), ==,
                           fringe_series_value (search, (FringeSeriesKind) kind, step));
    }
}

/* The step itself went by the old rules; then it is told that others hold. */
static void
test_here (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (FringeSearch) fork = test_search_fork (search);
  uint32_t step = fork != NULL ? fringe_search_fork_step (fork) : 0;
  g_autofree char *why = NULL, *as_before = NULL, *here = NULL, *expected = NULL;
  const FringeRules *before = &problem->rules, *after;

  if (step == 0 || fringe_search_outcome_at (fork, step) != FRINGE_OUTCOME_RUNNING)
    return;
  after = fringe_search_rules (fork);
  why = fringe_why_sentences (fork, step);
  as_before = fringe_why_sentences (search, step);
  here = fringe_fork_sentences (fork, step);
  expected = g_strdup_printf ("%s %s", as_before, here);
  g_assert_cmpstr (why, ==, expected);
  g_assert_true (g_str_has_prefix (here, "The search was forked here"));
  g_assert_cmpint (strstr (here, "The algorithm is “") != NULL, ==, before->algorithm != after->algorithm);
  g_assert_cmpint (strstr (here, "The weight is ") != NULL, ==,
                   after->algorithm == FRINGE_ALGORITHM_WASTAR
                       && (before->algorithm != after->algorithm || before->weight != after->weight));
  if (fringe_rules_use_heuristic (before))
    g_assert_cmpint (strstr (here, "The heuristic is “") != NULL, ==,
                     fringe_rules_use_heuristic (after) && before->heuristic != after->heuristic);
  if (fringe_rules_use_ties (before))
    g_assert_cmpint (strstr (here, "The rule for ties is “") != NULL, ==,
                     fringe_rules_use_ties (after) && before->ties != after->ties);
}

/* By the definition: on whole boards, with a heuristic made ready here. */
static double
priority_of (const FringeSearch *search, const FringeEstimate *estimate, uint32_t id)
{
  const FringeRules *rules = fringe_search_rules (search);
  double g = fringe_search_g (search, id), h;
  FringeBoard board;

  fringe_search_board (search, id, &board);
  h = fringe_estimate_h (estimate, &board);
  switch ((int) rules->algorithm)
    {
    case FRINGE_ALGORITHM_UCS:
      return g;
    case FRINGE_ALGORITHM_GREEDY:
      return h;
    case FRINGE_ALGORITHM_WASTAR:
      return g + rules->weight * h;
    default:
      return g + h;
    }
}

static void
assert_smallest (const FringeSearch *fork, const FringeEstimate *estimate, uint32_t step)
{
  uint32_t removed = fringe_search_removed (fork, step), n_tied = 0;
  double smallest = priority_of (fork, estimate, removed);
  g_autofree char *why = fringe_why_sentences (fork, step);
  g_autofree char *alone = g_strdup_printf (" on the frontier: %.12g.", smallest);
  g_autofree char *of_sum = g_strdup_printf ("\u00a0=\u00a0%.12g.", smallest);

  for (uint32_t id = 0; id < fringe_search_n_nodes_at (fork, step - 1); id++)
    if (fringe_search_state_at (fork, id, step - 1) == FRINGE_NODE_FRONTIER)
      {
        double priority = priority_of (fork, estimate, id);

        g_assert_cmpfloat (priority, >=, smallest);
        n_tied += priority == smallest;
      }
  if (fringe_search_counts_at (fork, step - 1).open == 1)
    return;
  g_assert_true (strstr (why, alone) != NULL || strstr (why, of_sum) != NULL);
  g_assert_cmpint (strstr (why, " tie for ") != NULL, ==, n_tied > 1);
}

static void
test_after (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (FringeSearch) fork = test_search_fork (search);
  uint32_t forked_at = fork != NULL ? fringe_search_fork_step (fork) : 0;
  FringeEstimate estimate;

  if (fork == NULL || fringe_search_n_steps (fork) == forked_at || !fringe_rules_use_ties (fringe_search_rules (fork)))
    return;
  g_assert_true (fringe_estimate_init (&estimate, fringe_search_rules (fork)->heuristic, &problem->goal));
  for (int i = 0; i < 8; i++)
    assert_smallest (fork, &estimate,
                     forked_at + 1 + (uint32_t) test_random ((int) (fringe_search_n_steps (fork) - forked_at)));
  fringe_estimate_clear (&estimate);
}

/* The layers of a step do not depend on what was looked at before. */
static void
test_layers (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (FringeSearch) fork = test_search_fork (search);
  FringeSeries *series = fork != NULL ? fringe_series_new (fork, 100) : NULL;

  (void) problem;
  if (series != NULL)
    fringe_series_read (series, UINT32_MAX);
  for (int i = 0; i < 6 && fork != NULL; i++)
    {
      uint32_t step = (uint32_t) test_random ((int) fringe_search_n_steps (fork) + 1), generated = 0;
      const FringeSearch *at = fringe_search_at (fork, step);
      FringeSeries *of_part = fringe_series_new (at, 100);
      const FringeLayer *layers, *expected;
      guint n_layers, n_expected;

      fringe_series_read (of_part, UINT32_MAX);
      layers = fringe_series_layers (series, step, &n_layers);
      expected = fringe_series_layers (of_part, step, &n_expected);
      g_assert_cmpuint (n_layers, ==, n_expected);
      for (guint j = 0; j < n_layers; j++)
        {
          g_assert_cmpfloat (layers[j].f, ==, expected[j].f);
          g_assert_cmpuint (layers[j].generated, ==, expected[j].generated);
          g_assert_cmpuint (layers[j].expanded, ==, expected[j].expanded);
          generated += layers[j].generated;
        }
      g_assert_cmpuint (generated, ==, fringe_search_counts_at (fork, step).generated);
      fringe_series_free (of_part);
    }
  fringe_series_free (series);
}

/* A node is found by the values that it has at the step. */
static void
test_queries (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (FringeSearch) fork = test_search_fork (search);

  (void) problem;
  for (int i = 0; i < 8 && fork != NULL; i++)
    {
      uint32_t step = (uint32_t) test_random ((int) fringe_search_n_steps (fork) + 1);
      uint32_t id = (uint32_t) test_random ((int) fringe_search_n_nodes_at (fork, step));
      const FringeSearch *at = step < fringe_search_fork_step (fork) ? search : fork;
      FringeNodeQuery query = fringe_node_query_value (FRINGE_NODE_H, fringe_search_h (at, id));

      g_assert_true (fringe_node_query_matches (&query, fringe_search_at (fork, step), id, step, FRINGE_NO_NODE));
      query = fringe_node_query_value (FRINGE_NODE_F, fringe_search_f (at, id));
      g_assert_true (fringe_node_query_matches (&query, fringe_search_at (fork, step), id, step, FRINGE_NO_NODE));
    }
}

/* Beside the search it was forked from, it goes along with it as far as the step of the fork, and what parts them is a
 * rule that is another there, or that the heap was filled anew. */
static void
test_difference (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (FringeSearch) fork = test_search_fork (search);
  g_autoptr (FringeComparison) comparison = fork != NULL ? fringe_comparison_new (search, fork) : NULL;
  FringeDifference difference;
  g_autofree char *sentence = NULL;
  const FringeRules *before = &problem->rules, *after;

  if (fork == NULL)
    return;
  after = fringe_search_rules (fork);
  difference = fringe_comparison_difference (comparison);
  sentence = fringe_comparison_difference_sentence (comparison);
  if (difference.cause == FRINGE_DIFFERENCE_NONE)
    return;
  g_assert_cmpuint (difference.step, >, fringe_search_fork_step (fork));
  switch ((int) difference.cause)
    {
    case FRINGE_DIFFERENCE_PRIORITY:
      g_assert_true (before->algorithm != after->algorithm || before->weight != after->weight);
      break;
    case FRINGE_DIFFERENCE_HEURISTIC:
      g_assert_cmpint (before->heuristic, !=, after->heuristic);
      break;
    case FRINGE_DIFFERENCE_TIES:
      g_assert_cmpint (before->ties, !=, after->ties);
      break;
    case FRINGE_DIFFERENCE_FORK:
      g_assert_nonnull (strstr (sentence, "The search on the right was forked"));
      break;
    case FRINGE_DIFFERENCE_LIMIT:
      break;
    default:
      g_assert_not_reached ();
    }
}

/* What parts it from any other search before the step of the fork is what parts the search that it was forked from. */
static void
test_early_difference (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (FringeSearch) fork = test_search_fork (search), other = NULL;
  g_autoptr (FringeComparison) of_fork = NULL, of_search = NULL;
  g_autofree char *sentence = NULL, *expected = NULL;
  TestProblem by_others = *problem;

  if (fork == NULL)
    return;
  by_others.rules = *fringe_search_rules (fork);
  other = test_search_run (&by_others, fringe_search_node_limit (search));
  of_fork = fringe_comparison_new (fork, other);
  of_search = fringe_comparison_new (search, other);
  if (fringe_comparison_difference (of_search).step > fringe_search_fork_step (fork)
      || fringe_comparison_difference (of_search).cause == FRINGE_DIFFERENCE_NONE)
    return;
  sentence = fringe_comparison_difference_sentence (of_fork);
  expected = fringe_comparison_difference_sentence (of_search);
  g_assert_cmpstr (sentence, ==, expected);
}

/* A heap that is filled anew is another heap: there is nothing else that parts the two. */
static void
test_heap (void)
{
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_PAPER_2021);
  guint n_parted = 0;

  for (int i = 0; i < 60; i++)
    {
      TestProblem problem = test_problem_random (3, 3, 60);
      g_autoptr (FringeSearch) search = NULL, fork = NULL;
      g_autoptr (FringeComparison) comparison = NULL;
      FringeDifference difference;

      problem.rules = rules;
      search = test_search_run (&problem, 2000);
      fork = fringe_search_fork (search, fringe_search_n_steps (search) / 2, &rules);
      fringe_search_run (fork, UINT32_MAX);
      comparison = fringe_comparison_new (search, fork);
      difference = fringe_comparison_difference (comparison);
      if (difference.cause == FRINGE_DIFFERENCE_NONE)
        continue;
      n_parted++;
      g_assert_cmpint (difference.cause, ==, FRINGE_DIFFERENCE_FORK);
    }
  g_assert_cmpuint (n_parted, >, 0);
}

static void
assert_same_question (const FringeQuizQuestion *of_fork, const FringeQuizQuestion *of_search)
{
  g_assert_cmpint (of_fork != NULL, ==, of_search != NULL);
  if (of_fork == NULL)
    return;
  g_assert_cmpstr (of_fork->text, ==, of_search->text);
  g_assert_cmpstr (of_fork->reason, ==, of_search->reason);
  g_assert_cmpuint (of_fork->right, ==, of_search->right);
  g_assert_cmpuint (of_fork->n_choices, ==, of_search->n_choices);
  for (guint i = 0; i < of_fork->n_choices; i++)
    g_assert_cmpstr (of_fork->choices[i].text, ==, of_search->choices[i].text);
}

/* What is asked goes by the rules of the step. */
static void
test_quiz (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (FringeSearch) fork = test_search_fork (search);
  uint32_t forked_at = fork != NULL ? fringe_search_fork_step (fork) : 0;

  (void) problem;
  for (int i = 0; i < 6 && forked_at > 0; i++)
    {
      guint32 seed = (guint32) test_random (G_MAXINT), step = (guint32) test_random ((int) forked_at);
      FringeQuiz *quiz = fringe_quiz_new (seed), *other = fringe_quiz_new (seed);

      assert_same_question (fringe_quiz_next (quiz, fork, step), fringe_quiz_next (other, search, step));
      fringe_quiz_free (quiz);
      fringe_quiz_free (other);
    }
}

/* Layers to go to: those of the search as far as the step, and one that begins with the new rules. */
static void
test_layers_to_go_to (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (FringeSearch) fork = test_search_fork (search);
  uint32_t forked_at = fork != NULL ? fringe_search_fork_step (fork) : 0;
  FringeLayers *of_fork = fringe_layers_new (), *of_search = fringe_layers_new ();

  (void) problem;
  if (fork != NULL)
    {
      fringe_layers_update (of_fork, fork);
      fringe_layers_update (of_search, search);
      for (uint32_t step = 1; step <= forked_at; step++)
        g_assert_cmpint (fringe_layers_begins (of_fork, step), ==, fringe_layers_begins (of_search, step));
      if (fringe_search_n_steps (fork) > forked_at)
        g_assert_true (fringe_layers_begins (of_fork, forked_at + 1));
    }
  fringe_layers_free (of_fork);
  fringe_layers_free (of_search);
}

/* No shorter solution is denied where there is one. */
static void
test_length (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (FringeSearch) fork = test_search_fork (search), shortest = NULL;
  uint32_t n_steps = fork != NULL ? fringe_search_n_steps (fork) : 0, goal;
  g_autofree char *why = NULL;
  TestProblem other = *problem;

  if (fork == NULL || problem->goal.rows * problem->goal.columns > 9
      || fringe_search_outcome (fork) != FRINGE_OUTCOME_SOLVED)
    return;
  why = fringe_why_sentences (fork, n_steps);
  if (strstr (why, "No solution is shorter.") == NULL)
    return;
  other.rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  shortest = test_search_run (&other, UINT32_MAX);
  goal = fringe_search_solution_at (shortest, fringe_search_n_steps (shortest));
  g_assert_cmpuint (fringe_search_g (fork, fringe_search_solution_at (fork, n_steps)), ==,
                    fringe_search_g (shortest, goal));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  test_add_property ("/forks/before-the-step-all-is-said-as-it-was", test_before);
  test_add_property ("/forks/at-the-step-the-new-rules-are-told", test_here);
  test_add_property ("/forks/after-the-step-the-new-rules-tell-why", test_after);
  test_add_property ("/forks/layers-follow-the-rules-of-the-step", test_layers);
  test_add_property ("/forks/nodes-are-found-by-the-values-of-the-step", test_queries);
  test_add_property ("/forks/what-parts-it-from-the-search-is-a-rule", test_difference);
  test_add_property ("/forks/questions-go-by-the-rules-of-the-step", test_quiz);
  test_add_property ("/forks/a-layer-to-go-to-begins-with-the-new-rules", test_layers_to_go_to);
  test_add_property ("/forks/no-shorter-solution-is-denied", test_length);
  test_add_property ("/forks/before-the-step-it-parts-from-others-as-the-search-does", test_early_difference);
  g_test_add_func ("/forks/a-heap-filled-anew-is-told-of", test_heap);
  return g_test_run ();
}
