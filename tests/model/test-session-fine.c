/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session-watch.h"

#include "test-boards.h"
#include "test-searches.h"

/* The second example of report-2019; A* with Manhattan distance solves it in 9 steps. */
#define START "1 2 7 6 0 8 4 3 5"
#define GOAL "1 2 0 4 8 7 3 6 5"
#define LINES_MAX 200

static FringeSession *
session_random (void)
{
  TestProblem problem = test_problem_random (3, 3, 20);
  FringeSession *session = fringe_session_new ();
  FringeRulesModel *rules = fringe_session_get_rules (session);

  test_problem_tell (&problem);
  g_object_set (rules, "preset", (FringePreset) test_random (FRINGE_N_PRESETS), NULL);
  if (test_random (2))
    g_object_set (rules, "algorithm", problem.rules.algorithm, NULL);
  g_object_set (rules, "ties", problem.rules.ties, "duplicates", problem.rules.duplicates, "goal-test",
                problem.rules.goal_test, NULL);
  fringe_session_set_puzzle (session, &problem.start, &problem.goal, "A puzzle");
  return session;
}

static void
assert_text (FringeSession *session, const char *property, const char *expected)
{
  g_autofree char *text = test_session_text (session, property);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_moment (FringeSession *session, guint step, int n_done)
{
  const FringeSearch *search = fringe_session_get_search (session);
  FringeMoment expected = fringe_moment (search, step, n_done);
  FringeCounts counts = fringe_moment_counts (&expected);

  g_assert_cmpuint (fringe_session_get_step (session), ==, step);
  g_assert_cmpint (fringe_session_get_moment (session)->n_done, ==, expected.n_done);
  g_assert_cmpuint (fringe_session_get_moment (session)->n_nodes, ==, expected.n_nodes);
  g_assert_true (fringe_session_is_half (session) == (expected.n_done < expected.n_steps));
  g_assert_cmpuint (test_session_number (session, "line"), ==, (guint) expected.n_done);
  g_assert_cmpuint (test_session_number (session, "n-lines"), ==, (guint) expected.n_steps);
  g_assert_cmpuint (test_session_number (session, "generated"), ==, counts.generated);
  g_assert_cmpuint (test_session_number (session, "expanded"), ==, counts.expanded);
  g_assert_cmpuint (test_session_number (session, "open"), ==, counts.open);
  g_assert_cmpuint (fringe_session_get_shown (session), <, expected.n_nodes);
}

/* Line by line each step is gone through, and each ends as the step does. */
static void
test_lines (void)
{
  for (int i = 0; i < 40; i++)
    {
      g_autoptr (FringeSession) session = session_random ();
      guint step = 0;
      int n_done = -1;

      for (int line = 0; line < LINES_MAX && fringe_session_fine_step (session); line++)
        {
          gboolean begins = n_done == -1;

          step += begins;
          n_done = begins ? 1 : n_done + 1;
          assert_moment (session, step, n_done);
          if (!fringe_session_is_half (session))
            n_done = -1;
        }
    }
}

static void
test_back (void)
{
  for (int i = 0; i < 20; i++)
    {
      g_autoptr (FringeSession) session = session_random ();
      g_autoptr (GPtrArray) seen = g_ptr_array_new_with_free_func ((GDestroyNotify) g_hash_table_unref);

      g_ptr_array_add (seen, test_values (session));
      while (seen->len < 60 && fringe_session_fine_step (session))
        g_ptr_array_add (seen, test_values (session));
      while (fringe_session_get_step (session) > 0)
        {
          g_ptr_array_set_size (seen, (int) seen->len - 1);
          fringe_session_fine_back (session);
          /* The last step is the last one known, and then no longer: what one could go on to depends on it. */
          test_assert_values (session, g_ptr_array_index (seen, seen->len - 1));
        }
      g_assert_cmpuint (seen->len, ==, 1);
    }
}

/* Step 4 has six lines. */
static void
test_middle (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);

  for (int i = 0; i < 3; i++)
    fringe_session_step (session);
  fringe_session_fine_step (session);
  fringe_session_fine_step (session);
  assert_moment (session, 4, 2);
  assert_text (session, "step-title", "Step 4 · line 2 of 6");
  assert_text (session, "sentence", "Node 6 is not the goal.");
  g_assert_cmpuint (fringe_session_get_whole_step (session), ==, 3);
  g_assert_true (fringe_session_step (session));
  assert_moment (session, 4, -1);
  fringe_session_fine_back (session);
  assert_moment (session, 4, 5);
  g_assert_cmpuint (fringe_session_get_shown (session), ==, 9);
  fringe_session_back (session);
  assert_moment (session, 3, -1);
  fringe_session_fine_step (session);
  fringe_session_go_to (session, 4);
  assert_moment (session, 4, -1);
}

/* Under the example's rules the first line is the only one of step 0. */
static void
test_beginning (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);

  g_assert_false (test_session_flag (session, "can-fine-back"));
  fringe_session_fine_back (session);
  assert_moment (session, 0, -1);
  fringe_session_fine_step (session);
  g_assert_true (test_session_flag (session, "can-fine-back"));
  fringe_session_fine_back (session);
  assert_moment (session, 0, -1);
}

static void
test_told (void)
{
  g_autoptr (FringeSession) session = session_random ();
  g_autoptr (Watch) watch = watch_new (session);

  for (int i = 0; i < 50; i++)
    {
      watch_forget (watch);
      if (test_random (3) > 0)
        fringe_session_fine_step (session);
      else
        fringe_session_fine_back (session);
      watch_assert_changes_told (watch, 1);
    }
}

/* The places of nodes that are not made yet are kept free, and can't be chosen. */
static void
test_not_made (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);

  fringe_session_fine_step (session);
  fringe_session_select (session, 1);
  g_assert_cmpuint (fringe_session_get_selected (session), ==, FRINGE_NO_NODE);
  fringe_session_step (session);
  fringe_session_select (session, 1);
  g_assert_cmpuint (fringe_session_get_selected (session), ==, 1);
}

static void
test_run (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);

  fringe_session_fine_step (session);
  fringe_session_run (session);
  test_session_finish (session);
  assert_moment (session, 9, -1);
  fringe_session_fine_back (session);
  g_assert_true (fringe_session_is_half (session));
  g_assert_true (test_session_flag (session, "can-step"));
  assert_text (session, "message", "");
  fringe_session_run (session);
  test_session_finish (session);
  assert_moment (session, 9, -1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session-fine/lines-go-through-each-step-to-its-end", test_lines);
  g_test_add_func ("/session-fine/lines-back-show-what-was-shown", test_back);
  g_test_add_func ("/session-fine/from-the-middle-a-step-ends-and-back-begins-it", test_middle);
  g_test_add_func ("/session-fine/nothing-is-before-the-first-line", test_beginning);
  g_test_add_func ("/session-fine/each-line-is-told-of-once", test_told);
  g_test_add_func ("/session-fine/nodes-that-are-not-made-are-not-selected", test_not_made);
  g_test_add_func ("/session-fine/a-run-from-the-middle-ends-where-every-run-does", test_run);
  return g_test_run ();
}
