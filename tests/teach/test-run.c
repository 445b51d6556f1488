/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-run.h"
#include "record-facts.h"

#define BREAKPOINTS_MAX 3

static FringeBreakpoint
random_breakpoint (const FringeSearch *search)
{
  FringeBreakpoint breakpoint = { .kind = (FringeBreakpointKind) test_random (3) };
  guint n_nodes = fringe_search_n_nodes (search);

  breakpoint.event = (FringeEvent) test_random (FRINGE_N_EVENTS);
  breakpoint.id = (guint) test_random ((int) n_nodes);
  fringe_search_board (search, (guint) test_random ((int) n_nodes), &breakpoint.board);
  if (test_random (4) == 0)
    breakpoint.board = test_board_random (breakpoint.board.rows, breakpoint.board.columns);
  return breakpoint;
}

static gboolean
is_reached (const FringeSearch *search, const FringeBoard *wanted, guint step)
{
  FringeBoard board;

  fringe_search_board (search, fringe_search_removed (search, step), &board);
  if (fringe_board_equal (&board, wanted))
    return TRUE;
  for (guint id = 0; id < fringe_search_n_nodes (search); id++)
    {
      fringe_search_board (search, id, &board);
      if (id > 0 && fringe_search_generated_step (search, id) == step && fringe_board_equal (&board, wanted))
        return TRUE;
    }
  return FALSE;
}

static gboolean
should_hit (const FringeBreakpoint *breakpoint, const FringeSearch *search, const RecordFacts *facts, guint step)
{
  switch (breakpoint->kind)
    {
    case FRINGE_BREAKPOINT_EVENT:
      return facts->happens[breakpoint->event][step];
    case FRINGE_BREAKPOINT_NODE:
      return fringe_search_removed (search, step) == breakpoint->id;
    case FRINGE_BREAKPOINT_BOARD:
    default:
      return is_reached (search, &breakpoint->board, step);
    }
}

static guint
prepare (FringeBreakpoint breakpoints[BREAKPOINTS_MAX], const FringeSearch *search)
{
  guint n = (guint) test_random (BREAKPOINTS_MAX + 1);

  for (guint i = 0; i < n; i++)
    {
      breakpoints[i] = random_breakpoint (search);
      g_assert_true (fringe_breakpoint_prepare (&breakpoints[i], search));
    }
  return n;
}

static void
check_hits (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (RecordFacts) facts = record_facts_new (search);
  g_autoptr (FringeLayers) layers = layers_of (search);
  FringeBreakpoint breakpoint = random_breakpoint (search);
  guint n_steps = MIN (facts->n_steps, 200);

  (void) problem;
  fringe_breakpoint_prepare (&breakpoint, search);
  for (guint step = 1; step <= n_steps; step++)
    {
      gboolean hits = fringe_breakpoint_hits (&breakpoint, search, layers, step);

      g_assert_cmpint (hits, ==, should_hit (&breakpoint, search, facts, step));
      if (hits)
        {
          g_autofree char *sentence = fringe_breakpoint_sentence (&breakpoint, search, step);
          g_autofree char *begin = g_strdup_printf ("Stopped at step %u: ", step);

          g_assert_true (g_str_has_prefix (sentence, begin));
          g_assert_true (g_str_has_suffix (sentence, "."));
        }
    }
}

typedef struct
{
  FringeRunState state;
  guint step;
  guint breakpoint;
} End;

/* Looks at every step of the whole record. */
static End
expected_end (const FringeRun *run, const FringeSearch *search, const FringeBreakpoint *breakpoints, guint n)
{
  g_autoptr (RecordFacts) facts = record_facts_new (search);
  guint step = run->step;

  while (run->direction > 0 ? step++ < facts->n_steps : step-- > 1)
    {
      for (guint i = 0; run->direction > 0 && i < n; i++)
        if (should_hit (&breakpoints[i], search, facts, step))
          return (End) { FRINGE_RUN_STOPPED, step, i };
      if (run->event < FRINGE_N_EVENTS && facts->happens[run->event][step])
        return (End) { FRINGE_RUN_ARRIVED, step, 0 };
    }
  return (End) { FRINGE_RUN_ENDED, run->direction > 0 ? facts->n_steps : 0, 0 };
}

/* From a known step of a record that is not whole yet, in slices. */
static void
check_run (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (FringeSearch) again = test_search_new (problem, fringe_search_node_limit (search));
  g_autoptr (FringeLayers) layers = fringe_layers_new ();
  FringeBreakpoint breakpoints[BREAKPOINTS_MAX];
  guint n = fringe_search_n_steps (search) < 300 ? prepare (breakpoints, search) : 0;
  guint n_known = (guint) test_random ((int) MIN (fringe_search_n_steps (search), 1000) + 1);
  FringeRun run = { (FringeEvent) test_random (FRINGE_N_EVENTS + 1), test_random (3) > 0 ? 1 : -1, 0, 0 };
  FringeRunState state;
  End end;

  fringe_search_run (again, n_known);
  fringe_layers_update (layers, again);
  run.step = (guint) test_random ((int) n_known + 1);
  end = expected_end (&run, search, breakpoints, n);
  do
    state = fringe_run_advance (&run, again, layers, breakpoints, n, 1 + (guint) test_random (30));
  while (state == FRINGE_RUN_GOING);

  g_assert_cmpint (state, ==, end.state);
  g_assert_cmpuint (run.step, ==, end.step);
  if (state == FRINGE_RUN_STOPPED)
    g_assert_cmpuint (run.breakpoint, ==, end.breakpoint);
  g_assert_cmpuint (fringe_search_n_steps (again), ==, MAX (n_known, run.step));
}

static void
test_other_size (void)
{
  TestProblem problem = test_problem_random (3, 3, 20);
  g_autoptr (FringeSearch) search = test_search_run (&problem, 100);
  FringeBreakpoint breakpoint = { .kind = FRINGE_BREAKPOINT_BOARD, .board = test_board_random (2, 3) };

  g_assert_false (fringe_breakpoint_prepare (&breakpoint, search));
}

static void
assert_title (FringeBreakpoint breakpoint, FringeAlgorithm algorithm, const char *expected)
{
  g_autofree char *title = fringe_breakpoint_title (&breakpoint, algorithm);

  g_assert_cmpstr (title, ==, expected);
}

static void
test_titles (void)
{
  FringeBreakpoint layer = { .kind = FRINGE_BREAKPOINT_EVENT, .event = FRINGE_EVENT_LAYER };
  FringeBreakpoint board = { .kind = FRINGE_BREAKPOINT_BOARD, .board = test_board ("1 2 3 0") };
  FringeBreakpoint node = { .kind = FRINGE_BREAKPOINT_NODE, .id = 12 };

  assert_title (layer, FRINGE_ALGORITHM_ASTAR, "f rises");
  assert_title (layer, FRINGE_ALGORITHM_UCS, "g rises");
  assert_title (layer, FRINGE_ALGORITHM_GREEDY, "h rises");
  assert_title (layer, FRINGE_ALGORITHM_BFS, "The depth grows");
  assert_title (layer, FRINGE_ALGORITHM_IDASTAR, "An iteration begins");
  assert_title (board, FRINGE_ALGORITHM_ASTAR, "Board 1 2 3 0");
  assert_title (node, FRINGE_ALGORITHM_ASTAR, "Node 12");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_property ("/breakpoint/hits-where-it-should-and-says-so", check_hits);
  g_test_add_func ("/breakpoint/a-board-of-another-size-can-never-hit", test_other_size);
  g_test_add_func ("/breakpoint/titles-tell-what-it-waits-for", test_titles);
  test_add_property ("/run/ends-at-the-first-step-that-stops-it", check_run);
  return g_test_run ();
}
