/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session-watch.h"

#include "test-boards.h"

#define START "1 2 7 6 0 8 4 3 5"
#define GOAL "1 2 0 4 8 7 3 6 5"
#define GOAL_STEP 9

/* The first of Korf's hundred: no machine ends it in the time of a test. */
#define LONG_START "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3"
#define LONG_GOAL "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15"

#define SECOND G_USEC_PER_SEC
/* Any time will do to begin with; 0 would be the session's own word for none. */
#define BEGIN (1000 * SECOND)

static FringeSession *
session_playing (double speed)
{
  FringeSession *session = test_session (START, GOAL);

  fringe_session_set_speed (session, speed);
  fringe_session_set_playing (session, TRUE);
  fringe_session_advance (session, BEGIN, 0);
  g_assert_cmpuint (fringe_session_get_step (session), ==, 0);
  return session;
}

static guint
step_at (FringeSession *session, gint64 now)
{
  fringe_session_advance (session, now, 0);
  return fringe_session_get_step (session);
}

static void
test_play (void)
{
  static const double speeds[] = { 0.25, 1, 4, 32 };

  for (gsize i = 0; i < G_N_ELEMENTS (speeds); i++)
    {
      g_autoptr (FringeSession) session = session_playing (speeds[i]);
      gint64 interval = (gint64) (SECOND / speeds[i]);

      for (guint step = 1; step < GOAL_STEP; step++)
        {
          g_assert_cmpuint (step_at (session, BEGIN + step * interval - 1), ==, step - 1);
          g_assert_cmpuint (step_at (session, BEGIN + step * interval), ==, step);
        }
    }
}

static void
test_play_to_the_goal (void)
{
  g_autoptr (FringeSession) session = session_playing (1);

  for (guint step = 1; step <= GOAL_STEP; step++)
    {
      g_assert_true (test_session_flag (session, "playing"));
      step_at (session, BEGIN + step * SECOND);
    }
  g_assert_false (test_session_flag (session, "playing"));
  g_assert_cmpuint (step_at (session, BEGIN + 99 * SECOND), ==, GOAL_STEP);
}

/* Steps that fall into one frame are made together. */
static void
test_slow_frames (void)
{
  g_autoptr (FringeSession) session = session_playing (32);

  g_assert_cmpuint (step_at (session, BEGIN + SECOND / 10), ==, 3);
  g_assert_cmpuint (step_at (session, BEGIN + SECOND / 5), ==, 6);
}

static void
test_pause_of_the_program (void)
{
  g_autoptr (FringeSession) session = session_playing (1);

  g_assert_cmpuint (step_at (session, BEGIN + 5 * SECOND), ==, 1);
  g_assert_true (test_session_flag (session, "playing"));
}

static void
test_pause (void)
{
  g_autoptr (FringeSession) session = session_playing (1);

  step_at (session, BEGIN + SECOND);
  fringe_session_set_playing (session, FALSE);
  g_assert_cmpuint (step_at (session, BEGIN + 9 * SECOND), ==, 1);
  fringe_session_set_playing (session, TRUE);
  g_assert_cmpuint (step_at (session, BEGIN + 20 * SECOND), ==, 1);
  g_assert_cmpuint (step_at (session, BEGIN + 21 * SECOND - 1), ==, 1);
  g_assert_cmpuint (step_at (session, BEGIN + 21 * SECOND), ==, 2);
}

static void
test_speed (void)
{
  g_autoptr (FringeSession) session = session_playing (1);
  double speed;

  step_at (session, BEGIN + SECOND);
  fringe_session_set_speed (session, 4);
  g_assert_cmpuint (step_at (session, BEGIN + SECOND), ==, 1);
  g_assert_cmpuint (step_at (session, BEGIN + SECOND + SECOND / 4), ==, 2);
  fringe_session_set_speed (session, 10000);
  g_object_get (session, "speed", &speed, NULL);
  g_assert_cmpfloat (speed, ==, 1024);
  fringe_session_set_speed (session, 0);
  g_object_get (session, "speed", &speed, NULL);
  g_assert_cmpfloat (speed, ==, 0.25);
}

static void
test_run (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);

  fringe_session_set_playing (session, TRUE);
  fringe_session_run (session);
  test_session_finish (session);
  g_assert_cmpuint (fringe_session_get_step (session), ==, GOAL_STEP);
  g_assert_false (test_session_flag (session, "playing"));
  g_assert_cmpuint (test_session_number (session, "generated"), ==, 17);
}

static void
test_run_from_the_past (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);

  for (int i = 0; i < 5; i++)
    fringe_session_step (session);
  fringe_session_go_to (session, 2);
  fringe_session_run (session);
  test_session_finish (session);
  g_assert_cmpuint (fringe_session_get_step (session), ==, GOAL_STEP);
}

static FringeSession *
session_running (void)
{
  FringeSession *session = test_session (LONG_START, LONG_GOAL);

  fringe_session_set_node_limit (session, FRINGE_NODE_LIMIT_MAX);
  fringe_session_run (session);
  g_assert_true (test_session_flag (session, "running"));
  return session;
}

static void
test_slices (void)
{
  g_autoptr (FringeSession) session = session_running ();

  for (int i = 0; i < 5; i++)
    {
      guint n_steps = fringe_session_get_n_steps (session);

      fringe_session_advance (session, 0, 0);
      g_assert_cmpuint (fringe_session_get_n_steps (session), >, n_steps);
      g_assert_cmpuint (fringe_session_get_n_steps (session), <, n_steps + 10000);
      g_assert_true (test_session_flag (session, "running"));
    }
}

static void
on_told (gboolean *told)
{
  *told = TRUE;
}

/* But for calls that tell of the progress: these leave the time for that. */
static void
test_deadline (void)
{
  g_autoptr (FringeSession) session = session_running ();
  gboolean told;
  gint64 begin;

  g_signal_connect_swapped (session, "notify::n-steps", G_CALLBACK (on_told), &told);
  do
    {
      told = FALSE;
      begin = g_get_monotonic_time ();
      fringe_session_advance (session, begin, begin + SECOND / 20);
    }
  while (told);
  g_assert_cmpint (g_get_monotonic_time () - begin, >=, SECOND / 20);
  g_assert_true (test_session_flag (session, "running"));
}

/* All that is drawn at the end takes the time that there is. */
static void
test_end (void)
{
  g_autoptr (FringeSession) session = session_running ();
  guint n_steps;

  fringe_session_take_node_limit (session, 4 * fringe_search_n_nodes (fringe_session_get_search (session)));
  do
    {
      n_steps = fringe_session_get_n_steps (session);
      fringe_session_advance (session, 0, G_MAXINT64);
    }
  while (test_session_flag (session, "running"));
  g_assert_cmpuint (fringe_session_get_n_steps (session), ==, n_steps);
  g_assert_cmpuint (fringe_session_get_step (session), ==, n_steps);
}

static void
test_cancel (void)
{
  g_autoptr (FringeSession) session = session_running ();
  guint n_steps = fringe_session_get_n_steps (session);

  fringe_session_cancel (session);
  g_assert_false (test_session_flag (session, "running"));
  g_assert_cmpuint (fringe_session_get_step (session), ==, n_steps);
  g_assert_cmpuint (test_session_number (session, "expanded"), ==, n_steps);
  fringe_session_advance (session, 0, 0);
  g_assert_cmpuint (fringe_session_get_n_steps (session), ==, n_steps);
  g_assert_true (fringe_session_step (session));
}

static void
test_no_steps_while_it_runs (void)
{
  g_autoptr (FringeSession) session = session_running ();
  guint step = fringe_session_get_step (session);

  g_assert_false (fringe_session_step (session));
  fringe_session_back (session);
  fringe_session_go_to (session, 3);
  fringe_session_run (session);
  fringe_session_set_playing (session, TRUE);
  g_assert_cmpuint (fringe_session_get_step (session), ==, step);
  g_assert_false (test_session_flag (session, "can-step"));
  g_assert_false (test_session_flag (session, "playing"));
  g_assert_true (test_session_flag (session, "running"));
}

static void
test_progress (void)
{
  g_autoptr (FringeSession) session = session_running ();
  g_autofree char *progress = test_session_text (session, "progress");

  g_assert_cmpstr (progress, ==, "");
  while (*progress == '\0' && test_session_flag (session, "running"))
    {
      fringe_session_advance (session, 0, 0);
      g_free (progress);
      progress = test_session_text (session, "progress");
    }
  g_assert_true (g_regex_match_simple ("^[0-9,]+ nodes · [0-9,]+ nodes a second · .*B$", progress, 0, 0));
  fringe_session_cancel (session);
  g_free (progress);
  progress = test_session_text (session, "progress");
  g_assert_cmpstr (progress, ==, "");
}

/* With the nodes so far, or the label would stand still. */
static void
test_steps_so_far (void)
{
  g_autoptr (FringeSession) session = session_running ();
  g_autofree char *title = NULL, *expected = NULL;
  gboolean told = FALSE, title_told = FALSE;

  g_signal_connect_swapped (session, "notify::n-steps", G_CALLBACK (on_told), &told);
  g_signal_connect_swapped (session, "notify::step-title", G_CALLBACK (on_told), &title_told);
  while (!told)
    fringe_session_advance (session, 0, 0);
  g_assert_true (title_told);
  g_assert_true (test_session_flag (session, "running"));
  title = test_session_text (session, "step-title");
  expected = g_strdup_printf ("Step 0 of %'u so far", fringe_session_get_n_steps (session));
  g_assert_cmpstr (title, ==, expected);
}

static void
test_other_rules_while_it_runs (void)
{
  g_autoptr (FringeSession) session = session_running ();

  fringe_rules_model_other_heuristic (fringe_session_get_rules (session));
  g_assert_false (test_session_flag (session, "running"));
  g_assert_cmpuint (fringe_session_get_n_steps (session), ==, 0);
  g_assert_true (test_session_flag (session, "can-step"));
}

static void
test_limit (void)
{
  g_autoptr (FringeSession) session = test_session (LONG_START, LONG_GOAL);
  g_autofree char *message = NULL;

  fringe_session_set_node_limit (session, 1000);
  fringe_session_run (session);
  test_session_finish (session);
  message = test_session_text (session, "message");
  g_assert_cmpstr (message, ==, "The next step would generate more than 1000 nodes, which is the limit.");
  g_assert_cmpuint (test_session_number (session, "generated"), <=, 1000);
  g_assert_cmpuint (test_session_number (session, "generated"), >, 990);
  g_assert_false (test_session_flag (session, "can-step"));
  g_assert_true (test_session_flag (session, "can-continue"));
  fringe_session_back (session);
  g_assert_false (test_session_flag (session, "can-continue"));
}

static void
test_continue (void)
{
  g_autoptr (FringeSession) session = test_session (LONG_START, LONG_GOAL);

  fringe_session_set_node_limit (session, 1000);
  for (guint limit = 1000; limit <= 8000; limit *= 2)
    {
      fringe_session_run (session);
      test_session_finish (session);
      g_assert_cmpuint (test_session_number (session, "generated"), <=, limit);
      g_assert_cmpuint (test_session_number (session, "generated"), >, limit - 10);
      fringe_session_continue (session);
      test_session_finish (session);
    }
}

static void
assert_limit (FringeSession *session, guint limit)
{
  g_assert_cmpuint (fringe_search_node_limit (fringe_session_get_search (session)), ==, limit);
}

static void
run_to_limit (FringeSession *session, guint limit)
{
  fringe_session_run (session);
  test_session_finish (session);
  g_assert_true (test_session_flag (session, "can-continue"));
  assert_limit (session, limit);
}

/* Whichever search it is, and wherever it came from. */
static void
assert_limit_of_all (FringeSession *session, guint limit)
{
  g_autoptr (FringeSession) other = test_session (LONG_START, LONG_GOAL);
  FringeBoard start = test_board ("8 6 7 2 5 4 3 0 1"), goal = test_board ("1 2 3 4 5 6 7 8 0");
  const FringeSearch *search;
  FringeRules rules;

  assert_limit (session, limit);
  fringe_rules_model_other_heuristic (fringe_session_get_rules (session));
  assert_limit (session, limit);
  fringe_session_set_puzzle (session, &start, &goal, "Another");
  assert_limit (session, limit);
  fringe_session_undo (session);
  assert_limit (session, limit);
  search = fringe_session_get_search (other);
  rules = *fringe_search_rules (search);
  rules.ties = FRINGE_TIES_LIFO;
  fringe_session_fork (session, search, 0, &rules);
  assert_limit (session, limit);
  fringe_session_redo (session);
  fringe_session_undo (session);
  assert_limit (session, limit);
}

/* A file may have any limit, and a person who goes on is asked again where the person would have been. */
static void
test_one_limit (void)
{
  g_autoptr (FringeSession) session = test_session (LONG_START, LONG_GOAL);

  assert_limit (session, FRINGE_SESSION_NODE_LIMIT);
  fringe_session_set_node_limit (session, 1000);
  assert_limit_of_all (session, 1000);
  fringe_session_take_node_limit (session, 1);
  assert_limit_of_all (session, 1);
  run_to_limit (session, 1);
  fringe_session_continue (session);
  test_session_finish (session);
  assert_limit_of_all (session, 1000);
  run_to_limit (session, 1000);
  fringe_session_continue (session);
  test_session_finish (session);
  assert_limit_of_all (session, 2000);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/play/makes-a-step-each-interval", test_play);
  g_test_add_func ("/session/play/ends-at-the-goal", test_play_to_the_goal);
  g_test_add_func ("/session/play/slow-frames-lose-no-step", test_slow_frames);
  g_test_add_func ("/session/play/what-a-long-pause-missed-is-not-made-up-for", test_pause_of_the_program);
  g_test_add_func ("/session/play/a-pause-starts-the-interval-anew", test_pause);
  g_test_add_func ("/session/play/another-speed-counts-at-once-and-has-its-bounds", test_speed);
  g_test_add_func ("/session/run/goes-to-the-goal", test_run);
  g_test_add_func ("/session/run/goes-to-the-goal-from-an-earlier-step-too", test_run_from_the_past);
  g_test_add_func ("/session/run/a-long-search-goes-on-in-slices", test_slices);
  g_test_add_func ("/session/run/uses-the-time-it-is-given", test_deadline);
  g_test_add_func ("/session/run/its-end-comes-apart-from-the-last-slice", test_end);
  g_test_add_func ("/session/run/how-many-steps-are-known-is-told-on-the-way", test_steps_so_far);
  g_test_add_func ("/session/run/cancelling-keeps-what-was-found", test_cancel);
  g_test_add_func ("/session/run/no-step-is-made-by-hand-meanwhile", test_no_steps_while_it_runs);
  g_test_add_func ("/session/run/progress-is-told-when-it-takes-long", test_progress);
  g_test_add_func ("/session/run/other-rules-end-it", test_other_rules_while_it_runs);
  g_test_add_func ("/session/run/the-node-limit-ends-it-with-a-sentence", test_limit);
  g_test_add_func ("/session/run/continuing-doubles-the-limit", test_continue);
  g_test_add_func ("/session/run/one-limit-holds-for-every-search", test_one_limit);
  return g_test_run ();
}
