/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-breakpoint-item.h"
#include "fringe-twin.h"
#include "session-watch.h"
#include "test-boards.h"
#include "test-searches.h"

/* Breakpoints of two searches that go together. */

#define LEFT FRINGE_COMPARED_LEFT
#define RIGHT FRINGE_COMPARED_RIGHT
#define N_TWINS 120
#define NODE_LIMIT 3000

static FringeTwin *
random_twin (void)
{
  TestProblem problem = test_problem_random (3, 3, 20);
  FringeRules rules = test_rules_random ();
  g_autoptr (FringeSession) session = fringe_session_new ();
  FringeTwin *twin;

  test_problem_tell (&problem);
  fringe_session_set_node_limit (session, NODE_LIMIT);
  fringe_session_open (session, &problem.rules, &problem.start, &problem.goal, "random");
  twin = fringe_twin_new (session);
  fringe_rules_model_set (fringe_session_get_rules (fringe_twin_get_session (twin, RIGHT)), &rules);
  return twin;
}

/* The board is that of a node that there may be. */
static FringeBreakpoint
random_breakpoint (FringeSession *session)
{
  const FringeSearch *search = fringe_session_get_search (session);
  FringeBreakpoint breakpoint = { .kind = (FringeBreakpointKind) test_random (3) };

  breakpoint.event = (FringeEvent) test_random (FRINGE_N_EVENTS);
  breakpoint.id = (guint) test_random (100);
  fringe_search_board (search, (guint) test_random ((int) fringe_search_n_nodes (search)), &breakpoint.board);
  return breakpoint;
}

static void
add_breakpoints (FringeTwin *twin)
{
  for (int n = test_random (4); n > 0; n--)
    {
      FringeSession *session = fringe_twin_get_session (twin, (FringeCompared) test_random (FRINGE_N_COMPARED));
      FringeBreakpoint breakpoint = random_breakpoint (session);

      fringe_session_add_breakpoint (session, &breakpoint);
    }
}

static GPtrArray *
list (FringeTwin *twin, FringeCompared side)
{
  GListModel *items = fringe_session_get_breakpoints (fringe_twin_get_session (twin, side));
  GPtrArray *all = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    g_ptr_array_add (all, g_list_model_get_item (items, i));
  return all;
}

static void
assert_lists (FringeTwin *twin, FringeCompared side, const GPtrArray *items)
{
  g_autoptr (GPtrArray) now = list (twin, side);

  g_assert_cmpuint (now->len, ==, items->len);
  for (guint i = 0; i < items->len; i++)
    g_assert_true (now->pdata[i] == items->pdata[i]);
}

/* Those that belong to a record go with it, in their order, on or off. */
static void
test_swapped (void)
{
  for (guint i = 0; i < N_TWINS; i++)
    {
      g_autoptr (FringeTwin) twin = random_twin ();
      g_autoptr (GPtrArray) left = NULL, right = NULL;

      fringe_twin_run (twin);
      fringe_twin_cancel (twin);
      add_breakpoints (twin);
      left = list (twin, LEFT);
      right = list (twin, RIGHT);
      if (left->len > 0)
        g_object_set (left->pdata[0], "enabled", FALSE, NULL);
      fringe_twin_swap (twin);
      assert_lists (twin, LEFT, right);
      assert_lists (twin, RIGHT, left);
      fringe_twin_swap (twin);
      assert_lists (twin, LEFT, left);
      assert_lists (twin, RIGHT, right);
    }
}

static guint
n_breakpoints (FringeTwin *twin, FringeCompared side)
{
  return g_list_model_get_n_items (fringe_session_get_breakpoints (fringe_twin_get_session (twin, side)));
}

/* What can happen in both stops both, from whichever side it is set; a node is that of one. */
static void
test_shared (void)
{
  g_autoptr (FringeSession) session = test_session ("2 8 3 1 6 4 7 0 5", "1 2 3 8 0 4 7 6 5");
  FringeBreakpoint event = { .kind = FRINGE_BREAKPOINT_EVENT, .event = FRINGE_EVENT_LAYER },
                   node = { .kind = FRINGE_BREAKPOINT_NODE, .id = 2 },
                   board = { .kind = FRINGE_BREAKPOINT_BOARD, .board = test_board ("1 2 3 8 0 4 7 6 5") };
  g_autoptr (FringeTwin) twin = NULL;
  FringeSession *right;

  fringe_session_add_breakpoint (session, &node);
  fringe_session_add_breakpoint (session, &event);
  twin = fringe_twin_new (session);
  right = fringe_twin_get_session (twin, RIGHT);
  g_assert_cmpuint (n_breakpoints (twin, RIGHT), ==, 1);
  fringe_session_add_breakpoint (right, &board);
  g_assert_cmpuint (n_breakpoints (twin, LEFT), ==, 3);
  fringe_session_add_breakpoint (right, &node);
  g_assert_cmpuint (n_breakpoints (twin, LEFT), ==, 3);
  fringe_session_remove_breakpoint (session, &event);
  g_assert_cmpuint (n_breakpoints (twin, RIGHT), ==, 2);
  fringe_session_remove_breakpoint (session, &node);
  g_assert_cmpuint (n_breakpoints (twin, RIGHT), ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/twin-stops/breakpoints-go-with-the-search-they-belong-to", test_swapped);
  g_test_add_func ("/twin-stops/breakpoints-of-events-and-boards-are-those-of-both", test_shared);
  return g_test_run ();
}
