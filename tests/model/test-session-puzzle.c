/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session-watch.h"

#include "test-boards.h"
#include "test-heuristics.h"

#define START "1 2 7 6 0 8 4 3 5"
#define GOAL "1 2 0 4 8 7 3 6 5"

/* Goes to step 3 and selects a node: all of this is lost where a search begins anew. */
static FringeSession *
session_at_step_3 (void)
{
  FringeSession *session = test_session (START, GOAL);

  for (int i = 0; i < 3; i++)
    fringe_session_step (session);
  fringe_session_select (session, 1);
  fringe_session_hover (session, 2);
  return session;
}

static void
assert_puzzle (FringeSession *session, const char *start_text, const char *goal_text)
{
  const FringeSearch *search = fringe_session_get_search (session);
  FringeBoard start = test_board (start_text), goal = test_board (goal_text);

  g_assert_true (fringe_board_equal (fringe_search_start (search), &start));
  g_assert_true (fringe_board_equal (fringe_search_goal (search), &goal));
}

static void
assert_begun_anew (FringeSession *session)
{
  g_assert_cmpuint (fringe_session_get_n_steps (session), ==, 0);
  g_assert_cmpuint (fringe_session_get_step (session), ==, 0);
  g_assert_cmpuint (fringe_session_get_selected (session), ==, FRINGE_NO_NODE);
  g_assert_cmpuint (fringe_session_get_hovered (session), ==, FRINGE_NO_NODE);
  g_assert_cmpuint (test_session_number (session, "generated"), ==, 0);
  g_assert_cmpuint (test_session_number (session, "open"), ==, 1);
}

static const FringeRules *
rules (FringeSession *session)
{
  return fringe_search_rules (fringe_session_get_search (session));
}

static void
test_algorithm (void)
{
  g_autoptr (FringeSession) session = session_at_step_3 ();
  g_autofree char *subtitle = NULL;

  g_object_set (fringe_session_get_rules (session), "algorithm", FRINGE_ALGORITHM_GREEDY, NULL);
  assert_begun_anew (session);
  assert_puzzle (session, START, GOAL);
  g_assert_cmpint (rules (session)->algorithm, ==, FRINGE_ALGORITHM_GREEDY);
  g_assert_true (test_session_flag (session, "can-undo"));
  subtitle = test_session_text (session, "subtitle");
  g_assert_cmpstr (subtitle, ==, "8-puzzle · Greedy best-first · Manhattan distance");
}

static void
test_subtitle (void)
{
  static const struct
  {
    const char *choice;
    guint number;
    const char *subtitle;
  } choices[] = {
    { "algorithm", FRINGE_ALGORITHM_BFS, "8-puzzle · Breadth-first" },
    { "algorithm", FRINGE_ALGORITHM_WASTAR, "8-puzzle · Weighted A*, w = 2 · Manhattan distance" },
    { "preset", FRINGE_PRESET_PAPER_2021, "8-puzzle · A* · Manhattan + blank (inadmissible) · Paper 2021" },
    { "algorithm", FRINGE_ALGORITHM_UCS, "8-puzzle · Uniform cost · Custom rules" },
    { "algorithm", FRINGE_ALGORITHM_ASTAR, "8-puzzle · A* · Manhattan + blank (inadmissible) · Paper 2021" },
    { "moves", 23, "8-puzzle · A* · Manhattan + blank (inadmissible) · Custom rules" },
    { "preset", FRINGE_PRESET_TEXTBOOK, "8-puzzle · A* · Manhattan distance" },
  };
  g_autoptr (FringeSession) session = session_at_step_3 ();

  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_autofree char *subtitle = NULL;

      g_object_set (fringe_session_get_rules (session), choices[i].choice, choices[i].number, NULL);
      subtitle = test_session_text (session, "subtitle");
      g_assert_cmpstr (subtitle, ==, choices[i].subtitle);
    }
}

static void
on_heuristic_replaced (FringeSession *session, guint *times)
{
  g_assert_cmpint (rules (session)->heuristic, ==, FRINGE_HEURISTIC_MANHATTAN);
  *times += 1;
}

static void
test_heuristic_that_does_not_fit (void)
{
  g_autoptr (FringeSession) session = session_at_step_3 ();
  FringeBoard small = fringe_board_standard_goal (2, 5), large = fringe_board_standard_goal (4, 4);
  guint times = 0;

  g_signal_connect (session, "heuristic-replaced", G_CALLBACK (on_heuristic_replaced), &times);
  g_object_set (fringe_session_get_rules (session), "heuristic", FRINGE_HEURISTIC_PERFECT, NULL);
  fringe_session_set_puzzle (session, &small, &small, "Small");
  g_assert_cmpint (rules (session)->heuristic, ==, FRINGE_HEURISTIC_PERFECT);
  g_assert_cmpuint (times, ==, 0);
  fringe_session_set_puzzle (session, &large, &large, "Large");
  g_assert_cmpuint (times, ==, 1);
  g_object_set (fringe_session_get_rules (session), "heuristic", FRINGE_HEURISTIC_PERFECT, NULL);
  g_assert_cmpint (rules (session)->heuristic, ==, FRINGE_HEURISTIC_MANHATTAN);
  fringe_session_undo (session);
  g_assert_cmpint (rules (session)->heuristic, ==, FRINGE_HEURISTIC_PERFECT);
  g_assert_cmpuint (times, ==, 1);
}

static void
test_other_heuristic (void)
{
  g_autoptr (FringeSession) session = session_at_step_3 ();

  fringe_rules_model_other_heuristic (fringe_session_get_rules (session));
  assert_begun_anew (session);
  assert_puzzle (session, START, GOAL);
  g_assert_cmpint (rules (session)->heuristic, ==, FRINGE_HEURISTIC_MISPLACED);
  fringe_rules_model_other_heuristic (fringe_session_get_rules (session));
  g_assert_cmpint (rules (session)->heuristic, ==, FRINGE_HEURISTIC_MANHATTAN);
  g_object_set (fringe_session_get_rules (session), "heuristic", FRINGE_HEURISTIC_ZERO, NULL);
  fringe_rules_model_other_heuristic (fringe_session_get_rules (session));
  g_assert_cmpint (rules (session)->heuristic, ==, FRINGE_HEURISTIC_MISPLACED);
}

static void
test_preset (void)
{
  g_autoptr (FringeSession) session = session_at_step_3 ();

  g_object_set (fringe_session_get_rules (session), "algorithm", FRINGE_ALGORITHM_UCS, NULL);
  g_object_set (fringe_session_get_rules (session), "heuristic", FRINGE_HEURISTIC_MISPLACED, NULL);
  fringe_session_step (session);
  g_object_set (fringe_session_get_rules (session), "preset", FRINGE_PRESET_REPORT_2019, NULL);
  assert_begun_anew (session);
  assert_puzzle (session, START, GOAL);
  g_assert_cmpint (rules (session)->duplicates, ==, FRINGE_DUPLICATES_OPEN_CLOSED);
  g_assert_cmpint (rules (session)->algorithm, ==, FRINGE_ALGORITHM_ASTAR);
  g_assert_cmpint (rules (session)->heuristic, ==, FRINGE_HEURISTIC_MANHATTAN);
}

static void
test_rules_of_the_next_puzzle (void)
{
  g_autoptr (FringeSession) session = session_at_step_3 ();
  FringeBoard start = test_board ("0 1 2 3"), goal = test_board ("1 2 3 0");

  g_object_set (fringe_session_get_rules (session), "algorithm", FRINGE_ALGORITHM_UCS, NULL);
  fringe_session_set_node_limit (session, 77);
  fringe_session_set_puzzle (session, &start, &goal, "Another");
  assert_begun_anew (session);
  g_assert_cmpint (rules (session)->algorithm, ==, FRINGE_ALGORITHM_UCS);
  g_assert_cmpuint (fringe_search_node_limit (fringe_session_get_search (session)), ==, 77);
}

/* Puzzles 1 to 4 differ in their titles and their starts. */
static void
set_puzzle (FringeSession *session, int number)
{
  static const char *const starts[] = { "1 0 3 2", "1 2 0 3", "1 2 3 0", "0 2 1 3" };
  FringeBoard start = test_board (starts[number - 1]), goal = test_board ("1 2 3 0");
  g_autofree char *title = g_strdup_printf ("%d", number);

  fringe_session_set_puzzle (session, &start, &goal, title);
}

static void
assert_title (FringeSession *session, const char *expected, gboolean can_undo, gboolean can_redo)
{
  g_autofree char *title = test_session_text (session, "title");

  g_assert_cmpstr (title, ==, expected);
  g_assert_cmpint (test_session_flag (session, "can-undo"), ==, can_undo);
  g_assert_cmpint (test_session_flag (session, "can-redo"), ==, can_redo);
}

static void
test_undo (void)
{
  g_autoptr (FringeSession) session = fringe_session_new ();

  for (int number = 1; number <= 3; number++)
    set_puzzle (session, number);
  assert_title (session, "3", TRUE, FALSE);
  fringe_session_step (session);
  fringe_session_undo (session);
  assert_title (session, "2", TRUE, TRUE);
  assert_begun_anew (session);
  assert_puzzle (session, "1 2 0 3", "1 2 3 0");
  fringe_session_undo (session);
  assert_title (session, "1", FALSE, TRUE);
  fringe_session_undo (session);
  assert_title (session, "1", FALSE, TRUE);
}

static void
test_redo (void)
{
  g_autoptr (FringeSession) session = fringe_session_new ();

  for (int number = 1; number <= 3; number++)
    set_puzzle (session, number);
  fringe_session_undo (session);
  fringe_session_undo (session);
  fringe_session_redo (session);
  assert_title (session, "2", TRUE, TRUE);
  assert_puzzle (session, "1 2 0 3", "1 2 3 0");
  fringe_session_redo (session);
  assert_title (session, "3", TRUE, FALSE);
  fringe_session_redo (session);
  assert_title (session, "3", TRUE, FALSE);
}

static void
test_new_puzzle_after_undo (void)
{
  g_autoptr (FringeSession) session = fringe_session_new ();

  for (int number = 1; number <= 3; number++)
    set_puzzle (session, number);
  fringe_session_undo (session);
  fringe_session_undo (session);
  set_puzzle (session, 4);
  assert_title (session, "4", TRUE, FALSE);
  fringe_session_undo (session);
  assert_title (session, "1", FALSE, TRUE);
}

/* Rules and puzzle come together: nothing is told of twice, and the heuristic fits though the old puzzle was too large.
 */
static void
test_open (void)
{
  g_autoptr (FringeSession) session
      = test_session ("1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0");
  FringeBoard start = test_board (START), goal = test_board (GOAL);
  FringeRules opened = fringe_rules_preset (FRINGE_PRESET_PAPER_2021);
  g_autoptr (Watch) watch = watch_new (session);

  opened.heuristic = FRINGE_HEURISTIC_PERFECT;
  fringe_session_open (session, &opened, &start, &goal, "Opened");
  assert_puzzle (session, START, GOAL);
  assert_begun_anew (session);
  g_assert_cmpint (rules (session)->heuristic, ==, FRINGE_HEURISTIC_PERFECT);
  g_assert_cmpint (rules (session)->ties, ==, opened.ties);
  g_assert_true (fringe_rules_are_preset (rules (session), FRINGE_PRESET_PAPER_2021));
  watch_assert_changes_told (watch, 1);
  fringe_session_undo (session);
  g_assert_cmpint (fringe_search_start (fringe_session_get_search (session))->rows, ==, 4);
  g_assert_cmpint (rules (session)->ties, !=, opened.ties);
}

static void
test_open_present (void)
{
  g_autoptr (FringeSession) session = session_at_step_3 ();
  FringeBoard start = test_board (START), goal = test_board (GOAL);
  FringeRules opened = fringe_rules_preset (FRINGE_PRESET_REPORT_2019);
  g_autofree char *before = test_session_text (session, "title"), *after = NULL, *named = NULL;

  fringe_session_open (session, &opened, &start, &goal, NULL);
  assert_puzzle (session, START, GOAL);
  assert_begun_anew (session);
  g_assert_cmpint (rules (session)->duplicates, ==, opened.duplicates);
  g_assert_true (test_session_flag (session, "can-undo"));
  after = test_session_text (session, "title");
  g_assert_cmpstr (before, ==, after);
  fringe_session_open (session, &opened, &start, &goal, "An example");
  named = test_session_text (session, "title");
  g_assert_cmpstr (named, ==, "An example");
}

/* How far the board is from the goal, in moves of its tiles and in tiles that are not at home. */
static int
distance (const FringeBoard *board, const FringeBoard *goal)
{
  return test_h (FRINGE_HEURISTIC_MANHATTAN, board, goal) + test_h (FRINGE_HEURISTIC_MISPLACED, board, goal);
}

static int
nearest_swap (const FringeBoard *board, const FringeBoard *goal)
{
  int n_cells = fringe_board_n_cells (board), nearest = G_MAXINT;

  for (int a = 0; a < n_cells; a++)
    for (int b = 0; b < a; b++)
      {
        FringeBoard other = *board;

        other.cells[a] = board->cells[b];
        other.cells[b] = board->cells[a];
        if (a != board->blank && b != board->blank && !fringe_board_equal (&other, goal))
          nearest = MIN (nearest, distance (&other, goal));
      }
  return nearest;
}

static void
assert_swaps_the_nearest (const FringeBoard *start, const FringeBoard *goal)
{
  g_autoptr (FringeSession) session = fringe_session_new ();
  const FringeBoard *now;
  int n_others = 0;

  fringe_session_set_puzzle (session, start, goal, "Theirs");
  fringe_session_swap_tiles (session, "Mine");
  now = fringe_search_start (fringe_session_get_search (session));
  for (int i = 0; i < fringe_board_n_cells (start); i++)
    n_others += now->cells[i] != start->cells[i];
  g_assert_cmpint (n_others, ==, 2);
  g_assert_cmpint (now->blank, ==, start->blank);
  g_assert_true (fringe_board_verdict (now, goal).solvable);
  g_assert_cmpint (distance (now, goal), ==, nearest_swap (start, goal));
}

/* Returns: a board some moves from the goal, with two tiles swapped unless the blank is in the way */
static FringeBoard
mistyped (const FringeBoard *goal)
{
  FringeBoard board = *goal;
  guint8 tile;

  fringe_board_scramble (&board, (guint64) test_random (1000), (unsigned) test_random (4));
  tile = board.cells[0];
  if (board.blank > 1)
    {
      board.cells[0] = board.cells[1];
      board.cells[1] = tile;
    }
  return board;
}

static void
test_swap (void)
{
  for (int n = 0; n < 200;)
    {
      int rows = test_random_side (), columns = test_random_side ();
      FringeBoard start = test_board_random (rows, columns), goal = test_board_random (rows, columns);

      /* Half of them are near the goal, as boards are that somebody mistyped. */
      if (n % 2 == 0)
        start = mistyped (&goal);
      if (fringe_board_verdict (&start, &goal).solvable)
        continue;
      assert_swaps_the_nearest (&start, &goal);
      n++;
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/puzzle/another-algorithm-begins-anew-with-the-same-puzzle", test_algorithm);
  g_test_add_func ("/session/puzzle/the-other-heuristic-begins-anew-with-the-same-puzzle", test_other_heuristic);
  g_test_add_func ("/session/puzzle/a-preset-brings-its-algorithm-and-heuristic-and-keeps-the-puzzle", test_preset);
  g_test_add_func ("/session/puzzle/the-subtitle-names-what-counts", test_subtitle);
  g_test_add_func ("/session/puzzle/manhattan-takes-the-place-of-what-does-not-fit", test_heuristic_that_does_not_fit);
  g_test_add_func ("/session/puzzle/rules-and-limit-hold-for-the-next-puzzle", test_rules_of_the_next_puzzle);
  g_test_add_func ("/session/puzzle/undo-brings-back-the-puzzle-before", test_undo);
  g_test_add_func ("/session/puzzle/redo-brings-back-what-was-undone", test_redo);
  g_test_add_func ("/session/puzzle/a-new-puzzle-forgets-what-could-be-redone", test_new_puzzle_after_undo);
  g_test_add_func ("/session/puzzle/rules-and-puzzle-are-opened-in-one-go", test_open);
  g_test_add_func ("/session/puzzle/the-present-puzzle-is-opened-with-other-rules", test_open_present);
  g_test_add_func ("/session/puzzle/two-tiles-are-swapped-that-take-the-start-least-from-the-goal", test_swap);
  return g_test_run ();
}
