/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board.h"
#include "fringe-heuristic.h"

#include "test-boards.h"
#include "test-distances.h"

/* Another way to count them: the swaps of a bubble sort. */
static int
inversions_by_sorting (const FringeBoard *board)
{
  uint8_t tiles[FRINGE_CELLS_MAX];
  int n = 0, swaps = 0;

  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    if (board->cells[cell] != 0)
      tiles[n++] = board->cells[cell];
  for (int end = n; end > 1; end--)
    for (int i = 0; i + 1 < end; i++)
      if (tiles[i] > tiles[i + 1])
        {
          uint8_t tile = tiles[i];

          tiles[i] = tiles[i + 1];
          tiles[i + 1] = tile;
          swaps++;
        }
  return swaps;
}

static void
test_inversions (void)
{
  TEST_FOR_EACH_SIZE (rows, columns)
  for (int i = 0; i < 20; i++)
    {
      FringeBoard board = test_board_random (rows, columns);

      g_assert_cmpint (fringe_board_inversions (&board), ==, inversions_by_sorting (&board));
    }
}

/* Boards that published documents print, with the figures for them. */
static void
test_printed_boards (void)
{
  static const struct
  {
    const char *start, *goal;
    int inversions;
    gboolean solvable;
    int misplaced, manhattan;
  } boards[] = {
    { "0 4 2 5 7 6 1 3 8", "1 2 3 4 5 6 7 8 0", 11, FALSE, 7, 12 },
    { "7 2 4 6 0 5 8 3 1", "1 2 3 4 5 6 7 8 0", 17, FALSE, 7, 16 },
    { "8 1 2 0 4 3 7 6 5", "1 2 3 4 5 6 7 8 0", 11, FALSE, 7, 11 },
    { "8 1 3 4 0 2 7 6 5", "1 2 3 4 5 6 7 8 0", 12, TRUE, 5, 10 },
    { "1 2 3 4 0 6 7 5 8", "6 2 3 4 5 1 7 8 0", 2, FALSE, 4, 8 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      FringeBoard start = test_board (boards[i].start), goal = test_board (boards[i].goal);
      FringeVerdict verdict = fringe_board_verdict (&start, &goal);
      FringeEstimate misplaced, manhattan;

      fringe_estimate_init (&misplaced, FRINGE_HEURISTIC_MISPLACED, &goal);
      fringe_estimate_init (&manhattan, FRINGE_HEURISTIC_MANHATTAN, &goal);
      g_assert_cmpint (fringe_board_inversions (&start), ==, boards[i].inversions);
      g_assert_cmpint (verdict.start_inversions, ==, boards[i].inversions);
      g_assert_cmpint (verdict.solvable, ==, boards[i].solvable);
      g_assert_cmpint (fringe_estimate_h (&misplaced, &start), ==, boards[i].misplaced);
      g_assert_cmpint (fringe_estimate_h (&manhattan, &start), ==, boards[i].manhattan);
    }
}

static void
test_verdict_fields (void)
{
  TEST_FOR_EACH_SIZE (rows, columns)
  {
    FringeBoard start = test_board_random (rows, columns), goal = test_board_random (rows, columns);
    FringeVerdict verdict = fringe_board_verdict (&start, &goal);

    g_assert_cmpint (verdict.start_inversions, ==, inversions_by_sorting (&start));
    g_assert_cmpint (verdict.goal_inversions, ==, inversions_by_sorting (&goal));
    g_assert_cmpint (verdict.start_blank_row, ==, start.blank / columns);
    g_assert_cmpint (verdict.goal_blank_row, ==, goal.blank / columns);
    g_assert_cmpint (verdict.row_counts, ==, columns % 2 == 0);
  }
}

/* The goal stays wherever it can be reached, and where no other would help. */
static void
test_chosen_goal (void)
{
  static const struct
  {
    const char *start, *goal, *chosen;
  } boards[] = {
    { "1 2 7 6 8 0 4 3 5", "1 2 0 4 8 7 3 6 5", "1 2 0 4 8 7 3 6 5" },
    { "1 2 3 4 5 6 7 0 8", "1 2 0 4 8 7 3 6 5", "1 2 3 4 5 6 7 8 0" },
    { "2 1 3 4 5 6 7 8 0", "1 2 3 4 5 6 7 8 0", "1 2 3 4 5 6 7 8 0" },
    { "2 1 3 0", "1 2 3 4 5 6 7 8 0", "1 2 3 0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      FringeBoard start = test_board (boards[i].start), goal = test_board (boards[i].goal);
      FringeBoard chosen = fringe_board_choose_goal (&start, &goal), expected = test_board (boards[i].chosen);

      g_assert_true (fringe_board_equal (&chosen, &expected));
    }
}

/* Reachable by a breadth-first search is the same as solvable, for every board of the size. */
static void
assert_verdicts_for_goal (const FringeBoard *goal)
{
  g_autofree guint8 *distances = test_distances (goal);
  FringeBoard board = test_board_first (goal->rows, goal->columns);
  guint rank = 0, n_solvable = 0;

  do
    {
      gboolean solvable = fringe_board_verdict (&board, goal).solvable;

      g_assert_cmpint (solvable, ==, distances[rank] != TEST_UNREACHABLE);
      n_solvable += solvable;
      rank++;
    }
  while (test_board_next (&board));

  g_assert_cmpuint (rank, ==, test_n_boards (fringe_board_n_cells (goal)));
  g_assert_cmpuint (n_solvable, ==, rank / 2);
}

static void
test_solvability (gconstpointer data)
{
  const int *size = data;
  FringeBoard standard = fringe_board_standard_goal (size[0], size[1]);
  FringeBoard random = test_board_random (size[0], size[1]);

  assert_verdicts_for_goal (&standard);
  assert_verdicts_for_goal (&random);
}

static void
test_walks_stay_solvable (void)
{
  TEST_FOR_EACH_SIZE (rows, columns)
  for (int i = 0; i < 20; i++)
    {
      FringeBoard start = test_board_random (rows, columns), board = start, twisted;
      int a = board.blank == 0 ? 1 : 0, b = a + 1 == board.blank ? a + 2 : a + 1;

      for (int n = test_random (100); n > 0; n--)
        fringe_board_move (&board, test_random_move ());
      g_assert_true (fringe_board_verdict (&board, &start).solvable);
      g_assert_true (fringe_board_verdict (&start, &board).solvable);

      twisted = start;
      twisted.cells[a] = start.cells[b];
      twisted.cells[b] = start.cells[a];
      test_assert_board (&twisted);
      g_assert_false (fringe_board_verdict (&board, &twisted).solvable);
    }
}

int
main (int argc, char *argv[])
{
  static const int sizes[][2] = { { 2, 2 }, { 2, 3 }, { 3, 2 }, { 2, 4 }, { 4, 2 }, { 3, 3 } };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/solvability/inversions-are-the-swaps-that-sort-the-tiles", test_inversions);
  g_test_add_func ("/solvability/printed-boards-have-the-published-figures", test_printed_boards);
  g_test_add_func ("/solvability/a-verdict-tells-its-reasons", test_verdict_fields);
  g_test_add_func ("/solvability/a-start-without-a-goal-takes-one-that-it-can-reach", test_chosen_goal);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *name
          = g_strdup_printf ("/solvability/solvable-is-reachable-for-all-%dx%d-boards", sizes[i][0], sizes[i][1]);

      g_test_add_data_func (name, sizes[i], test_solvability);
    }
  g_test_add_func ("/solvability/walks-stay-solvable-and-a-swap-of-two-tiles-does-not", test_walks_stay_solvable);
  return g_test_run ();
}
