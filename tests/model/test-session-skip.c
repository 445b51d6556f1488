/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session-watch.h"

#include "fringe-breakpoint-item.h"
#include "test-boards.h"
#include "test-searches.h"

/* A* with Manhattan distance solves it in 9 steps. */
#define START "1 2 7 6 0 8 4 3 5"
#define GOAL "1 2 0 4 8 7 3 6 5"

/* A hardest 8-puzzle: 20,290 steps. */
#define HARD_START "8 6 7 2 5 4 3 0 1"
#define HARD_GOAL "1 2 3 4 5 6 7 8 0"

#define SECOND G_USEC_PER_SEC

static void
note (FringeSession *session, const char *sentence, GPtrArray *told)
{
  (void) session;
  g_ptr_array_add (told, g_strdup (sentence));
}

static GPtrArray *
listen (FringeSession *session)
{
  GPtrArray *told = g_ptr_array_new_with_free_func (g_free);

  g_signal_connect_data (session, "told", G_CALLBACK (note), g_ptr_array_ref (told),
                         (GClosureNotify) (GCallback) g_ptr_array_unref, 0);
  return told;
}

static void
skip (FringeSession *session, FringeEvent event, int direction)
{
  fringe_session_skip (session, event, direction);
  test_session_finish (session);
}

static void
assert_message (FringeSession *session, const char *expected)
{
  g_autofree char *message = test_session_text (session, "message");

  g_assert_cmpstr (message, ==, expected);
}

/* The steps at which the f of the node removed is larger than any before. */
static GArray *
layers_of (FringeSession *session)
{
  g_autoptr (FringeSearch) search = test_session_search (session, G_MAXUINT);
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (guint));
  double largest = fringe_search_f (search, 0);

  for (guint step = 1; step <= fringe_search_n_steps (search); step++)
    {
      double f = fringe_search_f (search, fringe_search_removed (search, step));

      if (f > largest)
        g_array_append_val (steps, step);
      largest = MAX (f, largest);
    }
  return steps;
}

/* New steps are made as far as is needed. */
static void
test_layers_forward (void)
{
  g_autoptr (FringeSession) session = test_session (HARD_START, HARD_GOAL);
  g_autoptr (GArray) layers = layers_of (session);

  g_assert_cmpuint (layers->len, >, 3);
  for (guint i = 0; i < layers->len; i++)
    {
      skip (session, FRINGE_EVENT_LAYER, 1);
      g_assert_cmpuint (fringe_session_get_step (session), ==, g_array_index (layers, guint, i));
      g_assert_cmpuint (fringe_session_get_n_steps (session), ==, g_array_index (layers, guint, i));
    }
}

static void
test_layers_back (void)
{
  g_autoptr (FringeSession) session = test_session (HARD_START, HARD_GOAL);
  g_autoptr (GArray) layers = layers_of (session);

  fringe_session_run (session);
  test_session_finish (session);
  for (guint i = layers->len; i-- > 0;)
    {
      skip (session, FRINGE_EVENT_LAYER, -1);
      g_assert_cmpuint (fringe_session_get_step (session), ==, g_array_index (layers, guint, i));
    }
  for (int i = 0; i < 2; i++)
    {
      skip (session, FRINGE_EVENT_LAYER, -1);
      g_assert_cmpuint (fringe_session_get_step (session), ==, 0);
    }
  for (guint i = 0; i < layers->len; i++)
    {
      skip (session, FRINGE_EVENT_LAYER, 1);
      g_assert_cmpuint (fringe_session_get_step (session), ==, g_array_index (layers, guint, i));
    }
}

static void
test_iterations (void)
{
  g_autoptr (FringeSession) session = test_session (HARD_START, HARD_GOAL);
  const FringeSearch *search;

  g_object_set (fringe_session_get_rules (session), "algorithm", FRINGE_ALGORITHM_IDASTAR, NULL);
  for (guint i = 1; i < 5; i++)
    {
      skip (session, FRINGE_EVENT_LAYER, 1);
      search = fringe_session_get_search (session);
      g_assert_cmpuint (fringe_session_get_shown (session), ==, fringe_search_root (search, i));
      g_assert_cmpuint (fringe_session_get_n_steps (session), ==, fringe_session_get_step (session));
    }
}

/* After the last layer comes the end. */
static void
test_in_vain (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (GPtrArray) told = listen (session);

  skip (session, FRINGE_EVENT_REOPENED, 1);
  g_assert_cmpuint (fringe_session_get_step (session), ==, 9);
  g_assert_cmpuint (told->len, ==, 1);
  g_assert_cmpstr (told->pdata[0], ==, "The search ended, and no later step did this.");
  skip (session, FRINGE_EVENT_REOPENED, -1);
  g_assert_cmpuint (fringe_session_get_step (session), ==, 9);
  g_assert_cmpuint (told->len, ==, 2);
  g_assert_cmpstr (told->pdata[1], ==, "No earlier step does this.");
}

static void
test_never (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (GPtrArray) told = listen (session);

  g_object_set (fringe_session_get_rules (session), "algorithm", FRINGE_ALGORITHM_IDASTAR, NULL);
  skip (session, FRINGE_EVENT_DUPLICATE, 1);
  g_assert_cmpuint (fringe_session_get_n_steps (session), ==, 0);
  g_assert_cmpuint (told->len, ==, 1);
  g_assert_cmpstr (told->pdata[0], ==, "This never happens by the rules of this search.");
}

static void
test_limit (void)
{
  g_autoptr (FringeSession) session = test_session (HARD_START, HARD_GOAL);
  g_autoptr (GArray) layers = layers_of (session);
  guint wanted = 0;

  for (guint i = 0; wanted < 1000; i++)
    wanted = g_array_index (layers, guint, i);
  fringe_session_set_node_limit (session, 200);
  while (fringe_session_get_step (session) < wanted)
    {
      skip (session, FRINGE_EVENT_LAYER, 1);
      while (test_session_flag (session, "can-continue"))
        {
          fringe_session_continue (session);
          test_session_finish (session);
        }
    }
  g_assert_cmpuint (fringe_session_get_step (session), ==, wanted);
}

/* Playing that the limit stopped plays on. */
static void
test_limit_of_playing (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);

  fringe_session_set_node_limit (session, 10);
  fringe_session_set_playing (session, TRUE);
  for (gint64 now = SECOND; test_session_flag (session, "playing"); now += SECOND)
    fringe_session_advance (session, now, 0);
  g_assert_true (test_session_flag (session, "can-continue"));
  fringe_session_continue (session);
  g_assert_true (test_session_flag (session, "playing"));
}

static void
test_memory (void)
{
  g_autoptr (FringeSession) session = test_session (HARD_START, HARD_GOAL);
  g_autofree char *message = NULL;

  fringe_search_set_memory_limit ((FringeSearch *) fringe_session_get_search (session), 100000);
  fringe_session_run (session);
  test_session_finish (session);
  message = test_session_text (session, "message");
  g_assert_true (g_str_has_prefix (message, "The memory was full after "));
  g_assert_false (test_session_flag (session, "can-continue"));
}

static void
test_limit_of_ida (void)
{
  g_autoptr (FringeSession) session = test_session (HARD_START, HARD_GOAL);

  g_object_set (fringe_session_get_rules (session), "algorithm", FRINGE_ALGORITHM_IDASTAR, NULL);
  fringe_session_set_node_limit (session, 1000);
  fringe_session_run (session);
  test_session_finish (session);
  assert_message (session, "The next step would generate more than 1000 nodes, which is the limit.");
  while (test_session_flag (session, "can-continue"))
    {
      fringe_session_continue (session);
      test_session_finish (session);
    }
  assert_message (session, "");
  g_assert_cmpuint (test_session_number (session, "generated"), ==, 22803);
}

static FringeBreakpoint
at_node (guint id)
{
  return (FringeBreakpoint) { .kind = FRINGE_BREAKPOINT_NODE, .id = id };
}

static FringeBreakpoint
at_event (FringeEvent event)
{
  return (FringeBreakpoint) { .kind = FRINGE_BREAKPOINT_EVENT, .event = event };
}

/* It hits at @step. */
static FringeSession *
session_with_breakpoint (guint *step)
{
  FringeSession *session = test_session (START, GOAL);
  g_autoptr (FringeSearch) search = test_session_search (session, G_MAXUINT);
  FringeBreakpoint breakpoint = at_node (fringe_search_removed (search, 6));

  fringe_session_add_breakpoint (session, &breakpoint);
  *step = 6;
  return session;
}

static void
assert_stopped (FringeSession *session, guint step)
{
  g_autofree char *message = test_session_text (session, "message");
  g_autofree char *begin = g_strdup_printf ("Stopped at step %u: node ", step);

  g_assert_true (g_str_has_prefix (message, begin));
  g_assert_cmpuint (fringe_session_get_step (session), ==, step);
  g_assert_cmpuint (fringe_session_get_n_steps (session), ==, step);
  g_assert_true (test_session_flag (session, "can-continue"));
}

static void
test_stopped_run (void)
{
  guint step;
  g_autoptr (FringeSession) session = session_with_breakpoint (&step);

  fringe_session_run (session);
  test_session_finish (session);
  assert_stopped (session, step);
  fringe_session_continue (session);
  test_session_finish (session);
  g_assert_cmpuint (fringe_session_get_step (session), ==, 9);
  assert_message (session, "");
}

/* Known steps are looked at, too. */
static void
test_stopped_in_the_past (void)
{
  guint step;
  g_autoptr (FringeSession) session = session_with_breakpoint (&step);

  while (fringe_session_step (session))
    assert_message (session, "");
  fringe_session_go_to (session, 0);
  fringe_session_run (session);
  test_session_finish (session);
  g_assert_cmpuint (fringe_session_get_step (session), ==, step);
  fringe_session_back (session);
  assert_message (session, "");
  g_assert_false (test_session_flag (session, "can-continue"));
}

static void
test_stopped_playing (void)
{
  guint step;
  g_autoptr (FringeSession) session = session_with_breakpoint (&step);
  gint64 now = SECOND;

  fringe_session_set_playing (session, TRUE);
  for (; test_session_flag (session, "playing"); now += SECOND)
    fringe_session_advance (session, now, 0);
  assert_stopped (session, step);
  fringe_session_continue (session);
  assert_message (session, "");
  for (; test_session_flag (session, "playing"); now += SECOND)
    fringe_session_advance (session, now, 0);
  g_assert_cmpuint (fringe_session_get_step (session), ==, 9);
}

static void
test_stopped_skip (void)
{
  g_autoptr (FringeSession) session = test_session (HARD_START, HARD_GOAL);
  g_autoptr (GArray) layers = layers_of (session);
  g_autoptr (FringeSearch) search = test_session_search (session, G_MAXUINT);
  guint last = g_array_index (layers, guint, layers->len - 1);
  FringeBreakpoint breakpoint = at_node (fringe_search_removed (search, last - 1));

  fringe_session_add_breakpoint (session, &breakpoint);
  for (guint i = 0; i < layers->len; i++)
    skip (session, FRINGE_EVENT_LAYER, 1);
  assert_stopped (session, last - 1);
  fringe_session_continue (session);
  test_session_finish (session);
  g_assert_cmpuint (fringe_session_get_step (session), ==, last);
}

static void
test_disabled (void)
{
  guint step;
  g_autoptr (FringeSession) session = session_with_breakpoint (&step);
  g_autoptr (GObject) item = g_list_model_get_item (fringe_session_get_breakpoints (session), 0);

  g_object_set (item, "enabled", FALSE, NULL);
  fringe_session_run (session);
  test_session_finish (session);
  g_assert_cmpuint (fringe_session_get_step (session), ==, 9);
}

/* Another record has other nodes; f rises in each. */
static void
test_other_record (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  FringeBreakpoint node = at_node (3), layer = at_event (FRINGE_EVENT_LAYER);
  FringeBreakpoint board = { .kind = FRINGE_BREAKPOINT_BOARD, .board = test_board (GOAL) };
  FringeBoard small = test_board ("1 2 3 0");
  GListModel *breakpoints = fringe_session_get_breakpoints (session);

  for (int i = 0; i < 2; i++)
    {
      fringe_session_add_breakpoint (session, &node);
      fringe_session_add_breakpoint (session, &layer);
      fringe_session_add_breakpoint (session, &board);
    }
  g_assert_cmpuint (g_list_model_get_n_items (breakpoints), ==, 3);
  fringe_rules_model_other_heuristic (fringe_session_get_rules (session));
  g_assert_cmpuint (g_list_model_get_n_items (breakpoints), ==, 2);
  fringe_session_set_puzzle (session, &small, &small, "Small");
  g_assert_cmpuint (g_list_model_get_n_items (breakpoints), ==, 1);
  g_assert_false (fringe_session_toggle_breakpoint (session, &layer));
  g_assert_cmpuint (g_list_model_get_n_items (breakpoints), ==, 0);
}

static void
test_cancel (void)
{
  g_autoptr (FringeSession) session
      = test_session ("14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15");
  FringeBreakpoint never = at_node (FRINGE_NO_NODE);
  guint n_steps;

  fringe_session_set_node_limit (session, FRINGE_NODE_LIMIT_MAX);
  fringe_session_add_breakpoint (session, &never);
  fringe_session_run (session);
  g_assert_true (test_session_flag (session, "running"));
  fringe_session_cancel (session);
  n_steps = fringe_session_get_n_steps (session);
  g_assert_false (test_session_flag (session, "running"));
  g_assert_cmpuint (fringe_session_get_step (session), ==, n_steps);
  g_assert_cmpuint (n_steps, >, 0);
}

static void
test_steps_of_a_node (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (GPtrArray) told = listen (session);
  const FringeSearch *search = fringe_session_get_search (session);
  guint id;

  fringe_session_run (session);
  test_session_finish (session);
  id = fringe_search_removed (search, 5);
  fringe_session_select (session, id);
  fringe_session_go_to_generated (session);
  g_assert_cmpuint (fringe_session_get_step (session), ==, fringe_search_generated_step (search, id));
  g_assert_cmpuint (fringe_session_get_shown (session), ==, id);
  fringe_session_go_to_removed (session);
  g_assert_cmpuint (fringe_session_get_step (session), ==, 5);
  g_assert_cmpuint (fringe_session_get_shown (session), ==, id);

  id = fringe_search_n_nodes (search) - 1;
  fringe_session_go_to (session, 9);
  fringe_session_select (session, id);
  fringe_session_go_to_removed (session);
  g_assert_cmpuint (told->len, ==, 1);
  g_assert_cmpuint (fringe_session_get_selected (session), ==, id);
}

/* The lines of step 0 lead to no removal, which a breakpoint could be about. */
static void
test_step_0 (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  FringeBreakpoint breakpoint = { .kind = FRINGE_BREAKPOINT_BOARD, .board = test_board (START) };
  gint64 now = g_get_monotonic_time ();

  g_object_set (fringe_session_get_rules (session), "algorithm", FRINGE_ALGORITHM_BFS, NULL);
  g_object_set (fringe_session_get_rules (session), "goal-test", FRINGE_GOAL_TEST_GENERATION, NULL);
  fringe_session_add_breakpoint (session, &breakpoint);
  fringe_session_fine_back (session);
  g_assert_true (fringe_session_is_half (session));
  fringe_session_set_playing (session, TRUE);
  fringe_session_advance (session, now, 0);
  fringe_session_advance (session, now + SECOND, 0);
  g_assert_false (fringe_session_is_half (session));
  g_assert_cmpuint (fringe_session_get_step (session), ==, 0);
  g_assert_true (fringe_session_is_playing (session));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/skip/forward-to-each-layer", test_layers_forward);
  g_test_add_func ("/session/skip/back-to-each-layer-and-to-the-start", test_layers_back);
  g_test_add_func ("/session/skip/the-layers-of-ida-are-its-iterations", test_iterations);
  g_test_add_func ("/session/skip/says-where-there-is-nothing-to-skip-to", test_in_vain);
  g_test_add_func ("/session/skip/says-what-never-happens", test_never);
  g_test_add_func ("/session/skip/to-the-steps-of-a-node", test_steps_of_a_node);
  g_test_add_func ("/session/limit/continuing-goes-on-to-the-layer", test_limit);
  g_test_add_func ("/session/limit/continuing-plays-on", test_limit_of_playing);
  g_test_add_func ("/session/limit/of-memory-cannot-be-raised", test_memory);
  g_test_add_func ("/session/limit/of-ida-can-be-raised-until-the-goal", test_limit_of_ida);
  g_test_add_func ("/session/breakpoint/stops-a-run-which-can-be-continued", test_stopped_run);
  g_test_add_func ("/session/breakpoint/stops-a-run-through-known-steps", test_stopped_in_the_past);
  g_test_add_func ("/session/breakpoint/stops-playing-which-can-be-continued", test_stopped_playing);
  g_test_add_func ("/session/breakpoint/stops-nothing-at-step-0", test_step_0);
  g_test_add_func ("/session/breakpoint/stops-a-skip-which-can-be-continued", test_stopped_skip);
  g_test_add_func ("/session/breakpoint/stops-nothing-when-switched-off", test_disabled);
  g_test_add_func ("/session/breakpoint/another-record-keeps-those-that-can-hit", test_other_record);
  g_test_add_func ("/session/breakpoint/a-run-with-one-can-be-cancelled", test_cancel);
  return g_test_run ();
}
