/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "slow-fine.h"
#include "test-boards.h"

#include <string.h>

/* The lines of every step against those of a play on lists: what they say, and what stands after each. */

static guint n_kinds[FRINGE_N_FINE_KINDS], n_superseded, n_reopened, n_passed[FRINGE_N_FINE_KINDS];

static void
assert_same_fine_step (const FringeFineStep *a, const FringeFineStep *b)
{
  g_assert_cmpint (a->kind, ==, b->kind);
  g_assert_cmpuint (a->node, ==, b->node);
  g_assert_cmpuint (a->other, ==, b->other);
  g_assert_cmpint (a->move, ==, b->move);
  g_assert_cmpint (a->holds, ==, b->holds);
  g_assert_cmpuint (a->n_nodes, ==, b->n_nodes);
}

static gboolean
contains (const GArray *ids, uint32_t id)
{
  for (guint i = 0; i < ids->len; i++)
    if (g_array_index (ids, uint32_t, i) == id)
      return TRUE;
  return FALSE;
}

static void
assert_same_nodes (const FringeMoment *moment, const Reference *reference, const SlowFine *slow)
{
  uint32_t n_roots = 0;

  g_assert_cmpuint (moment->n_nodes, ==, slow->states->len);
  for (uint32_t id = 0; id < slow->states->len; id++)
    {
      g_assert_cmpint (fringe_moment_state (moment, id), ==, g_array_index (slow->states, FringeNodeState, id));
      g_assert_cmpint (fringe_moment_is_open (moment, id), ==, contains (slow->open, id));
      n_roots += reference_node (reference, id)->parent == FRINGE_NO_NODE;
    }
  for (uint32_t id = slow->states->len; id < reference->nodes->len; id++)
    {
      g_assert_cmpint (fringe_moment_state (moment, id), ==, FRINGE_NODE_ABSENT);
      g_assert_false (fringe_moment_is_open (moment, id));
    }
  g_assert_cmpuint (fringe_moment_n_roots (moment), ==, n_roots);
}

static guint
count_state (const GArray *states, FringeNodeState state)
{
  guint n = 0;

  for (guint i = 0; i < states->len; i++)
    n += g_array_index (states, FringeNodeState, i) == state;
  return n;
}

static void
assert_same_counts (const FringeMoment *moment, const Reference *reference, const SlowFine *slow)
{
  FringeCounts counts = fringe_moment_counts (moment);
  uint32_t n_roots = 0, max_depth = 0;

  for (uint32_t id = 0; id < slow->states->len; id++)
    {
      n_roots += reference_node (reference, id)->parent == FRINGE_NO_NODE;
      max_depth = MAX (max_depth, reference_node (reference, id)->g);
    }
  g_assert_cmpuint (counts.generated, ==, slow->states->len - n_roots);
  g_assert_cmpuint (counts.expanded, ==, count_state (slow->states, FRINGE_NODE_EXPANDED));
  g_assert_cmpuint (counts.successors, ==, slow->n_successors);
  g_assert_cmpuint (counts.stale, ==, count_state (slow->states, FRINGE_NODE_STALE));
  g_assert_cmpuint (counts.open, ==, slow->open->len);
  g_assert_cmpuint (counts.max_depth, ==, max_depth);
}

static void
count_line (const FringeSearch *search, const SlowFine *slow)
{
  n_kinds[slow->fine.kind]++;
  n_passed[slow->fine.kind] += slow->fine.holds != FALSE;
  if (slow->fine.kind != FRINGE_FINE_GENERATE || slow->fine.other == FRINGE_NO_NODE)
    return;
  if (fringe_search_superseded_step (search, slow->fine.other) == slow->step)
    n_superseded++;
  else
    n_reopened++;
}

/* The lines of one step, which begin at @first. Returns: where those of the next begin */
static guint
assert_same_step (const FringeSearch *search, const Reference *reference, const GArray *lines, guint first)
{
  uint32_t step = g_array_index (lines, SlowFine, first).step;
  FringeFineStep fine[FRINGE_FINE_STEPS_MAX];
  int n = fringe_fine_steps (search, step, fine);

  for (int i = 0; i < n; i++)
    {
      const SlowFine *slow = &g_array_index (lines, SlowFine, first + (guint) i);
      FringeMoment moment = fringe_moment (search, step, i + 1);

      g_assert_cmpuint (first + (guint) i, <, lines->len);
      g_assert_cmpuint (slow->step, ==, step);
      assert_same_fine_step (&fine[i], &slow->fine);
      assert_same_fine_step (fringe_moment_last (&moment), &slow->fine);
      assert_same_nodes (&moment, reference, slow);
      assert_same_counts (&moment, reference, slow);
      count_line (search, slow);
    }
  return first + (guint) n;
}

static void
assert_agree (const TestProblem *problem, uint32_t node_limit)
{
  g_autoptr (FringeSearch) search = NULL;
  g_autoptr (Reference) reference = NULL;
  g_autoptr (GArray) lines = NULL;
  guint at = 0;

  test_problem_tell (problem);
  g_test_message ("node limit %u", node_limit);
  search = test_search_run (problem, node_limit);
  reference = reference_new (problem, node_limit);
  lines = slow_fine_lines (reference);
  for (uint32_t step = 0; step <= fringe_search_n_steps (search); step++)
    {
      g_assert_cmpuint (g_array_index (lines, SlowFine, at).step, ==, step);
      at = assert_same_step (search, reference, lines, at);
    }
  g_assert_cmpuint (at, ==, lines->len);
}

static void
test_all_rules (void)
{
  for (int algorithm = 0; algorithm < FRINGE_ALGORITHM_RBFS; algorithm++)
    for (int ties = 0; ties < FRINGE_N_TIES; ties++)
      for (int duplicates = 0; duplicates < FRINGE_N_DUPLICATES; duplicates++)
        for (int goal_test = 0; goal_test < FRINGE_N_GOAL_TESTS; goal_test++)
          {
            int rows = 2 + test_random (2), columns = 2 + test_random (2);
            TestProblem problem = test_problem_random (rows, columns, test_random (20));

            problem.rules.algorithm = (FringeAlgorithm) algorithm;
            problem.rules.ties = (FringeTies) ties;
            problem.rules.duplicates = (FringeDuplicates) duplicates;
            problem.rules.goal_test = (FringeGoalTest) goal_test;
            assert_agree (&problem, 60);
          }
}

static void
test_all_sizes (void)
{
  for (int i = 0; i < 300; i++)
    {
      TestProblem problem = test_problem_random (test_random_side (), test_random_side (), test_random (20));

      assert_agree (&problem, (uint32_t) test_random (80));
    }
}

/* The searches above would prove little if a line never came to be. */
static void
test_all_kinds_come (void)
{
  static const FringeFineKind tests[] = { FRINGE_FINE_STALE_TEST, FRINGE_FINE_GOAL_TEST, FRINGE_FINE_ENTER };

  for (int i = 0; i < 200 || (i < 5000 && (n_superseded == 0 || n_reopened == 0)); i++)
    {
      TestProblem problem = test_problem_random (3, 3, 30);

      /* A board is reached with a smaller g where what was found first was far round. */
      if (i % 2 == 0)
        problem.rules.duplicates = FRINGE_DUPLICATES_BETTER_G;
      if (i % 2 == 0)
        problem.rules.algorithm = i % 4 == 0 ? FRINGE_ALGORITHM_DFS : FRINGE_ALGORITHM_GREEDY;
      assert_agree (&problem, 100);
    }
  for (int kind = 0; kind < FRINGE_N_FINE_KINDS; kind++)
    g_assert_cmpuint (n_kinds[kind], >, 0);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_assert_cmpuint (n_passed[tests[i]], >, 0);
      g_assert_cmpuint (n_passed[tests[i]], <, n_kinds[tests[i]]);
    }
  g_assert_cmpuint (n_superseded, >, 0);
  g_assert_cmpuint (n_reopened, >, 0);
}

static void
test_moments_join (void)
{
  for (int i = 0; i < 200; i++)
    {
      TestProblem problem = test_problem_random (3, 3, 20);
      g_autoptr (FringeSearch) search = test_search_run (&problem, 100);

      test_problem_tell (&problem);
      for (uint32_t step = 1; step <= fringe_search_n_steps (search); step++)
        {
          FringeMoment end = fringe_moment (search, step - 1, -1), begin = fringe_moment (search, step, 0);
          FringeCounts counts = fringe_moment_counts (&begin), counts_before = fringe_moment_counts (&end);

          g_assert_null (fringe_moment_last (&begin));
          g_assert_cmpuint (begin.n_nodes, ==, end.n_nodes);
          g_assert_cmpuint (fringe_moment_n_roots (&begin), ==, fringe_moment_n_roots (&end));
          test_assert_counts_equal (&counts, &counts_before);
          for (uint32_t id = 0; id < fringe_search_n_nodes (search); id++)
            {
              g_assert_cmpint (fringe_moment_state (&begin, id), ==, fringe_moment_state (&end, id));
              g_assert_cmpint (fringe_moment_state (&end, id), ==, fringe_search_state_at (search, id, step - 1));
              g_assert_cmpint (fringe_moment_is_open (&begin, id), ==, fringe_moment_is_open (&end, id));
            }
        }
    }
}

static void
test_nothing_before_the_start (void)
{
  TestProblem problem = test_problem_random (3, 3, 20);
  g_autoptr (FringeSearch) search = test_search_run (&problem, 100);
  FringeMoment moment = fringe_moment (search, 0, 0);

  g_assert_cmpuint (moment.n_nodes, ==, 0);
  g_assert_cmpint (fringe_moment_state (&moment, 0), ==, FRINGE_NODE_ABSENT);
  g_assert_false (fringe_moment_is_open (&moment, 0));
  g_assert_cmpuint (fringe_moment_counts (&moment).open, ==, 0);
  g_assert_cmpuint (fringe_moment_n_roots (&moment), ==, 0);
}

static void
test_no_search_has_no_lines (void)
{
  TestProblem problem = { .start = test_board ("2 1 3 4 5 6 7 8 0"), .goal = fringe_board_standard_goal (3, 3) };
  g_autoptr (FringeSearch) search = NULL;
  FringeFineStep fine[FRINGE_FINE_STEPS_MAX];
  FringeMoment moment;

  problem.rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  search = fringe_search_new (&problem.start, &problem.goal, &problem.rules, 100);
  g_assert_cmpint (fringe_fine_steps (search, 0, fine), ==, 0);
  moment = fringe_moment (search, 0, -1);
  g_assert_cmpuint (moment.n_nodes, ==, 1);
  g_assert_null (fringe_moment_last (&moment));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fine/the-lines-of-a-step-are-those-of-the-loop-under-all-rules", test_all_rules);
  g_test_add_func ("/fine/the-lines-of-a-step-are-those-of-the-loop-on-boards-of-all-sizes", test_all_sizes);
  g_test_add_func ("/fine/each-kind-of-line-comes-in-some-search", test_all_kinds_come);
  g_test_add_func ("/fine/the-moments-of-neighbouring-steps-join", test_moments_join);
  g_test_add_func ("/fine/nothing-exists-before-the-start", test_nothing_before_the_start);
  g_test_add_func ("/fine/where-no-search-was-begun-there-are-no-lines", test_no_search_has_no_lines);
  return g_test_run ();
}
