/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board.h"
#include "fringe-heuristic.h"

#include "test-boards.h"
#include "test-distances.h"

#include <string.h>

#define FOR_EACH_SIZE(rows, columns)                                                                                  \
  for (int rows = FRINGE_SIDE_MIN; rows <= FRINGE_SIDE_MAX; rows++)                                                   \
    for (int columns = FRINGE_SIDE_MIN; columns <= FRINGE_SIDE_MAX; columns++)

static void
test_standard_goal (void)
{
  FOR_EACH_SIZE (rows, columns)
  {
    FringeBoard goal = fringe_board_standard_goal (rows, columns);

    test_assert_board (&goal);
    g_assert_cmpint (fringe_board_n_cells (&goal), ==, rows * columns);
    g_assert_cmpint (goal.blank, ==, rows * columns - 1);
    for (int cell = 0; cell < rows * columns - 1; cell++)
      g_assert_cmpint (goal.cells[cell], ==, cell + 1);
  }
}

static void
test_equality (void)
{
  FringeBoard wide = fringe_board_standard_goal (2, 3), tall = fringe_board_standard_goal (3, 2);
  FringeBoard other = wide;

  g_assert_true (fringe_board_same_size (&wide, &other));
  g_assert_true (fringe_board_equal (&wide, &other));
  g_assert_false (fringe_board_same_size (&wide, &tall));
  g_assert_false (fringe_board_equal (&wide, &tall));
  g_assert_true (fringe_board_move (&other, FRINGE_MOVE_UP));
  g_assert_false (fringe_board_equal (&wide, &other));
}

static void
test_opposites (void)
{
  g_assert_cmpint (fringe_move_opposite (FRINGE_MOVE_UP), ==, FRINGE_MOVE_DOWN);
  g_assert_cmpint (fringe_move_opposite (FRINGE_MOVE_DOWN), ==, FRINGE_MOVE_UP);
  g_assert_cmpint (fringe_move_opposite (FRINGE_MOVE_LEFT), ==, FRINGE_MOVE_RIGHT);
  g_assert_cmpint (fringe_move_opposite (FRINGE_MOVE_RIGHT), ==, FRINGE_MOVE_LEFT);
}

static void
test_letters (void)
{
  g_assert_cmpint (fringe_move_letter (FRINGE_MOVE_UP), ==, 'U');
  g_assert_cmpint (fringe_move_letter (FRINGE_MOVE_DOWN), ==, 'D');
  g_assert_cmpint (fringe_move_letter (FRINGE_MOVE_LEFT), ==, 'L');
  g_assert_cmpint (fringe_move_letter (FRINGE_MOVE_RIGHT), ==, 'R');
}

static void
test_neighbours (void)
{
  static const int row_step[FRINGE_N_MOVES] = { -1, 1, 0, 0 }, column_step[FRINGE_N_MOVES] = { 0, 0, -1, 1 };

  FOR_EACH_SIZE (rows, columns)
  for (int cell = 0; cell < rows * columns; cell++)
    for (int move = 0; move < FRINGE_N_MOVES; move++)
      {
        int row = cell / columns + row_step[move], column = cell % columns + column_step[move];
        gboolean inside = row >= 0 && row < rows && column >= 0 && column < columns;
        int to = fringe_board_neighbour (rows, columns, cell, (FringeMove) move);

        g_assert_cmpint (to, ==, inside ? row * columns + column : -1);
      }
}

/* One move: the blank and its neighbour change places, nothing else does, and the opposite undoes it. */
static void
assert_move_is_right (const FringeBoard *before, FringeMove move)
{
  FringeBoard after = *before;
  int to = fringe_board_neighbour (before->rows, before->columns, before->blank, move);

  g_assert_true (fringe_board_move (&after, move) == (to >= 0));
  if (to < 0)
    {
      test_assert_boards_equal (&after, before);
      return;
    }

  test_assert_board (&after);
  g_assert_cmpint (after.blank, ==, to);
  for (int cell = 0; cell < fringe_board_n_cells (before); cell++)
    if (cell != to && cell != before->blank)
      g_assert_cmpint (after.cells[cell], ==, before->cells[cell]);
  g_assert_cmpint (after.cells[before->blank], ==, before->cells[to]);
  g_assert_true (fringe_board_move (&after, fringe_move_opposite (move)));
  test_assert_boards_equal (&after, before);
}

static void
test_moves (void)
{
  FOR_EACH_SIZE (rows, columns)
  for (int i = 0; i < 20; i++)
    {
      FringeBoard board = test_board_random (rows, columns);

      for (int move = 0; move < FRINGE_N_MOVES; move++)
        assert_move_is_right (&board, (FringeMove) move);
    }
}

/* A slide is single moves towards the cell, or nothing. */
static void
assert_slide_is_right (const FringeBoard *before, int cell)
{
  FringeBoard after = *before, by_hand = *before;
  int columns = before->columns;
  int down = cell / columns - before->blank / columns, right = cell % columns - before->blank % columns;
  gboolean slides = (down == 0) != (right == 0);

  if (slides)
    {
      for (int i = 0; i < abs (down); i++)
        fringe_board_move (&by_hand, down > 0 ? FRINGE_MOVE_DOWN : FRINGE_MOVE_UP);
      for (int i = 0; i < abs (right); i++)
        fringe_board_move (&by_hand, right > 0 ? FRINGE_MOVE_RIGHT : FRINGE_MOVE_LEFT);
    }
  g_assert_true (fringe_board_slide (&after, cell) == slides);
  test_assert_boards_equal (&after, &by_hand);
}

static void
test_slides (void)
{
  FOR_EACH_SIZE (rows, columns)
  for (int i = 0; i < 10; i++)
    {
      FringeBoard board = test_board_random (rows, columns);

      for (int cell = 0; cell < rows * columns; cell++)
        assert_slide_is_right (&board, cell);
    }
}

static void
test_slide_outside (void)
{
  static const int outside[] = { G_MININT, -3, -1, 9, 12, 81, G_MAXINT };
  FringeBoard board = test_board ("1 2 3 4 0 5 6 7 8"), before = board;

  for (guint i = 0; i < G_N_ELEMENTS (outside); i++)
    {
      g_assert_false (fringe_board_slide (&board, outside[i]));
      test_assert_boards_equal (&board, &before);
    }
}

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
  FOR_EACH_SIZE (rows, columns)
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
  FOR_EACH_SIZE (rows, columns)
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
  FOR_EACH_SIZE (rows, columns)
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

static void
test_scramble_is_pinned (void)
{
  static const struct
  {
    int rows, columns;
    uint64_t seed;
    unsigned n_moves;
    const char *expected;
  } pins[] = {
    { 3, 3, 1, 0, "1 2 3 4 5 6 7 8 0" },
    { 3, 3, 0, 30, "0 6 8 3 2 7 1 5 4" },
    { 3, 3, 1, 30, "3 8 2 1 4 5 0 7 6" },
    { 3, 3, UINT64_MAX, 1000, "3 5 6 2 0 7 1 8 4" },
    { 4, 4, 2019, 200, "4 10 13 7 6 8 9 11 1 15 14 2 5 0 3 12" },
    { 2, 5, 7, 50, "6 2 3 0 7 1 8 5 9 4" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pins); i++)
    {
      FringeBoard board = fringe_board_standard_goal (pins[i].rows, pins[i].columns);
      g_autoptr (GString) text = g_string_new (NULL);

      fringe_board_scramble (&board, pins[i].seed, pins[i].n_moves);
      for (int cell = 0; cell < fringe_board_n_cells (&board); cell++)
        g_string_append_printf (text, cell == 0 ? "%d" : " %d", board.cells[cell]);
      g_assert_cmpstr (text->str, ==, pins[i].expected);
    }
}

static void
test_scramble_is_a_walk (void)
{
  FOR_EACH_SIZE (rows, columns)
  for (int i = 0; i < 20; i++)
    {
      FringeBoard from = test_board_random (rows, columns), a = from, b = from, shorter = from;
      uint64_t seed = (uint64_t) test_random (G_MAXINT) << 32 | (uint64_t) test_random (G_MAXINT);
      unsigned n_moves = (unsigned) test_random (200);
      int distance;

      fringe_board_scramble (&a, seed, n_moves);
      fringe_board_scramble (&b, seed, n_moves);
      fringe_board_scramble (&shorter, seed, n_moves > 0 ? n_moves - 1 : 0);
      test_assert_board (&a);
      test_assert_boards_equal (&a, &b);
      g_assert_true (fringe_board_verdict (&from, &a).solvable);

      /* One move more is one move further. */
      distance = abs (a.blank / columns - shorter.blank / columns) + abs (a.blank % columns - shorter.blank % columns);
      g_assert_cmpint (distance, ==, n_moves > 0);
    }
}

/* Where the walk never turns straight back, two moves never lead home. */
static void
test_scramble_never_turns_back (void)
{
  for (int i = 0; i < 500; i++)
    {
      FringeBoard from = test_board_random (3, 3), board = from;

      fringe_board_scramble (&board, (uint64_t) i, 2);
      g_assert_false (fringe_board_equal (&board, &from));
    }
}

int
main (int argc, char *argv[])
{
  static const int sizes[][2] = { { 2, 2 }, { 2, 3 }, { 3, 2 }, { 2, 4 }, { 4, 2 }, { 3, 3 } };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board/the-standard-goal-counts-up-and-ends-in-the-blank", test_standard_goal);
  g_test_add_func ("/board/boards-are-equal-in-size-and-in-every-cell", test_equality);
  g_test_add_func ("/board/every-move-has-its-opposite", test_opposites);
  g_test_add_func ("/board/moves-are-written-as-letters", test_letters);
  g_test_add_func ("/board/neighbours-are-one-cell-away-and-inside", test_neighbours);
  g_test_add_func ("/board/a-move-swaps-the-blank-and-its-opposite-undoes-it", test_moves);
  g_test_add_func ("/board/a-slide-is-single-moves-along-a-row-or-column", test_slides);
  g_test_add_func ("/board/a-slide-to-a-cell-outside-changes-nothing", test_slide_outside);
  g_test_add_func ("/board/inversions-are-the-swaps-that-sort-the-tiles", test_inversions);
  g_test_add_func ("/board/printed-boards-have-the-published-figures", test_printed_boards);
  g_test_add_func ("/board/a-verdict-tells-its-reasons", test_verdict_fields);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *name
          = g_strdup_printf ("/board/solvable-is-reachable-for-all-%dx%d-boards", sizes[i][0], sizes[i][1]);

      g_test_add_data_func (name, sizes[i], test_solvability);
    }
  g_test_add_func ("/board/walks-stay-solvable-and-a-swap-of-two-tiles-does-not", test_walks_stay_solvable);
  g_test_add_func ("/board/a-scramble-is-the-same-on-every-machine", test_scramble_is_pinned);
  g_test_add_func ("/board/a-scramble-is-a-walk-of-so-many-moves", test_scramble_is_a_walk);
  g_test_add_func ("/board/a-scramble-never-turns-straight-back", test_scramble_never_turns_back);
  return g_test_run ();
}
