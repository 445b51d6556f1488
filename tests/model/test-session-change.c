/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session-observer.h"
#include "session-watch.h"

#include "fringe-pair.h"
#include "test-boards.h"

/* Whoever is told that a search took the place of another sees all of the new one, and nothing of the old. */

#define START "1 2 7 6 0 8 4 3 5"
#define GOAL "1 2 0 4 8 7 3 6 5"
#define OTHER_START "0 1 7 6 2 8 4 3 5"
#define LARGE "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15"

/* At step 3, with a breakpoint of each kind, a selected node and a question. */
static FringeSession *
session_with_marks (void)
{
  FringeSession *session = test_session (START, GOAL);
  FringeBreakpoint on_node = { .kind = FRINGE_BREAKPOINT_NODE, .id = 6 };
  FringeBreakpoint on_event = { .kind = FRINGE_BREAKPOINT_EVENT, .event = FRINGE_EVENT_LAYER };
  FringeBreakpoint on_board = { .kind = FRINGE_BREAKPOINT_BOARD, .board = test_board (GOAL) };

  for (int i = 0; i < 3; i++)
    fringe_session_step (session);
  fringe_session_add_breakpoint (session, &on_node);
  fringe_session_add_breakpoint (session, &on_event);
  fringe_session_add_breakpoint (session, &on_board);
  fringe_session_select (session, 6);
  fringe_session_hover (session, 5);
  return session;
}

static void
set_puzzle (FringeSession *session, const char *start_text, const char *goal_text)
{
  FringeBoard start = test_board (start_text), goal = test_board (goal_text);

  fringe_session_set_puzzle (session, &start, &goal, "Another");
}

static void
test_rules (void)
{
  g_autoptr (FringeSession) session = session_with_marks ();
  G_GNUC_UNUSED g_autoptr (SessionObserver) observer = session_observer_new (session);

  fringe_rules_model_other_heuristic (fringe_session_get_rules (session));
  g_assert_cmpuint (session_observer_n_told (observer), >, 0);
  g_assert_cmpuint (g_list_model_get_n_items (fringe_session_get_breakpoints (session)), ==, 2);
}

static void
test_undo_and_redo (void)
{
  g_autoptr (FringeSession) session = session_with_marks ();
  G_GNUC_UNUSED g_autoptr (SessionObserver) observer = session_observer_new (session);
  FringeBreakpoint on_node = { .kind = FRINGE_BREAKPOINT_NODE, .id = 1 };

  set_puzzle (session, OTHER_START, GOAL);
  fringe_session_step (session);
  fringe_session_add_breakpoint (session, &on_node);
  fringe_session_undo (session);
  fringe_session_step (session);
  fringe_session_add_breakpoint (session, &on_node);
  fringe_session_redo (session);
  g_assert_cmpuint (g_list_model_get_n_items (fringe_session_get_breakpoints (session)), ==, 3);
}

static void
test_size (void)
{
  g_autoptr (FringeSession) session = session_with_marks ();
  G_GNUC_UNUSED g_autoptr (SessionObserver) observer = NULL;

  g_object_set (fringe_session_get_rules (session), "heuristic", FRINGE_HEURISTIC_PERFECT, NULL);
  observer = session_observer_new (session);
  set_puzzle (session, LARGE, LARGE);
  g_assert_cmpuint (g_list_model_get_n_items (fringe_session_get_breakpoints (session)), ==, 1);
}

static void
test_begin (void)
{
  g_autoptr (FringeSession) session = session_with_marks ();
  G_GNUC_UNUSED g_autoptr (SessionObserver) observer = session_observer_new (session);
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_REPORT_2019);
  FringeBoard start = test_board (OTHER_START), goal = test_board (GOAL);

  fringe_session_begin (session, &rules, &start, &goal, "Another");
  g_assert_cmpuint (g_list_model_get_n_items (fringe_session_get_breakpoints (session)), ==, 0);
}

static void
test_fork (void)
{
  g_autoptr (FringeSession) session = session_with_marks ();
  G_GNUC_UNUSED g_autoptr (SessionObserver) observer = session_observer_new (session);
  FringeRules rules = *fringe_rules_model_get (fringe_session_get_rules (session));

  rules.algorithm = FRINGE_ALGORITHM_GREEDY;
  fringe_session_fork (session, fringe_session_get_search (session), 2, &rules);
  g_assert_cmpuint (fringe_session_get_step (session), ==, 2);
  fringe_rules_model_other_heuristic (fringe_session_get_rules (session));
  g_assert_cmpuint (fringe_session_get_step (session), ==, 2);
}

static void
test_swap (void)
{
  g_autoptr (FringeSession) left = session_with_marks ();
  g_autoptr (FringePair) pair = fringe_pair_new (left);
  FringeSession *right = fringe_pair_get_session (pair, FRINGE_COMPARED_RIGHT);
  G_GNUC_UNUSED g_autoptr (SessionObserver) of_left = session_observer_new (left);
  G_GNUC_UNUSED g_autoptr (SessionObserver) of_right = session_observer_new (right);

  fringe_player_run (FRINGE_PLAYER (pair));
  while (fringe_pair_is_busy (pair))
    fringe_player_advance (FRINGE_PLAYER (pair), 0, 0);
  fringe_session_select (left, 6);
  fringe_pair_swap (pair);
  fringe_pair_swap (pair);
  g_assert_cmpuint (g_list_model_get_n_items (fringe_session_get_breakpoints (left)), ==, 3);
  g_assert_cmpuint (g_list_model_get_n_items (fringe_session_get_breakpoints (right)), ==, 2);
  g_assert_cmpuint (fringe_session_get_selected (left), ==, 6);
}

/* What is shared follows when the other side has the puzzle. */
static void
test_undo_of_two (void)
{
  g_autoptr (FringeSession) left = session_with_marks ();
  g_autoptr (FringePair) pair = fringe_pair_new (left);
  FringeSession *right = fringe_pair_get_session (pair, FRINGE_COMPARED_RIGHT);
  G_GNUC_UNUSED g_autoptr (SessionObserver) of_left = session_observer_new (left);
  G_GNUC_UNUSED g_autoptr (SessionObserver) of_right = session_observer_new (right);

  set_puzzle (left, LARGE, LARGE);
  g_assert_cmpuint (g_list_model_get_n_items (fringe_session_get_breakpoints (right)), ==, 1);
  fringe_session_undo (left);
  g_assert_cmpuint (g_list_model_get_n_items (fringe_session_get_breakpoints (left)), ==, 3);
  g_assert_cmpuint (g_list_model_get_n_items (fringe_session_get_breakpoints (right)), ==, 2);
}

static void
test_no_such_node (void)
{
  g_autoptr (FringeSession) session = session_with_marks ();
  G_GNUC_UNUSED g_autoptr (SessionObserver) observer = session_observer_new (session);
  guint n_nodes = fringe_search_n_nodes (fringe_session_get_search (session));

  fringe_session_select (session, n_nodes);
  fringe_session_hover (session, n_nodes);
  g_assert_cmpuint (fringe_session_get_selected (session), ==, 6);
  g_assert_cmpuint (fringe_session_get_hovered (session), ==, 5);
  fringe_session_go_to (session, 0);
  g_assert_cmpuint (fringe_session_get_hovered (session), ==, FRINGE_NO_NODE);
  fringe_session_select (session, 5);
  g_assert_cmpuint (fringe_session_get_selected (session), ==, FRINGE_NO_NODE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session-change/other-rules-are-told-of-as-a-whole", test_rules);
  g_test_add_func ("/session-change/undo-and-redo-are-told-of-as-a-whole", test_undo_and_redo);
  g_test_add_func ("/session-change/a-puzzle-of-another-size-is-told-of-as-a-whole", test_size);
  g_test_add_func ("/session-change/a-session-that-begins-anew-is-told-of-as-a-whole", test_begin);
  g_test_add_func ("/session-change/a-fork-is-told-of-as-a-whole", test_fork);
  g_test_add_func ("/session-change/sides-that-are-exchanged-are-told-of-as-a-whole", test_swap);
  g_test_add_func ("/session-change/undo-beside-another-search-is-told-of-as-a-whole", test_undo_of_two);
  g_test_add_func ("/session-change/a-node-that-is-not-there-at-the-step-is-not-lit", test_no_such_node);
  return g_test_run ();
}
