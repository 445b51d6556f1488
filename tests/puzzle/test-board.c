/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board.h"

#include "test-boards.h"

static void
test_standard_goal (void)
{
  TEST_FOR_EACH_SIZE (rows, columns)
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

  TEST_FOR_EACH_SIZE (rows, columns)
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
  TEST_FOR_EACH_SIZE (rows, columns)
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
  TEST_FOR_EACH_SIZE (rows, columns)
  for (int i = 0; i < 10; i++)
    {
      FringeBoard board = test_board_random (rows, columns);

      for (int cell = 0; cell < rows * columns; cell++)
        assert_slide_is_right (&board, cell);
    }
}

static void
assert_does_not_slide (const FringeBoard *before, int cell)
{
  FringeBoard board = *before;

  g_assert_false (fringe_board_slide (&board, cell));
  test_assert_boards_equal (&board, before);
}

/* With the blank anywhere, also in the column that the cells beyond would continue. */
static void
test_slide_outside (void)
{
  TEST_FOR_EACH_SIZE (rows, columns)
  for (int i = 0; i < rows * columns; i++)
    {
      FringeBoard board = fringe_board_standard_goal (rows, columns);

      fringe_board_slide (&board, i / columns * columns + columns - 1);
      fringe_board_slide (&board, i);
      for (int beyond = 0; beyond < 2 * FRINGE_SIDE_MAX; beyond++)
        {
          assert_does_not_slide (&board, rows * columns + beyond);
          assert_does_not_slide (&board, -1 - beyond);
        }
      assert_does_not_slide (&board, G_MININT);
      assert_does_not_slide (&board, G_MAXINT);
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
  TEST_FOR_EACH_SIZE (rows, columns)
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
      distance = abs (a.blank / columns - shorter.blank / columns);
      distance += abs (a.blank % columns - shorter.blank % columns);
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
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board/the-standard-goal-counts-up-and-ends-in-the-blank", test_standard_goal);
  g_test_add_func ("/board/boards-are-equal-in-size-and-in-every-cell", test_equality);
  g_test_add_func ("/board/every-move-has-its-opposite", test_opposites);
  g_test_add_func ("/board/moves-are-written-as-letters", test_letters);
  g_test_add_func ("/board/neighbours-are-one-cell-away-and-inside", test_neighbours);
  g_test_add_func ("/board/a-move-swaps-the-blank-and-its-opposite-undoes-it", test_moves);
  g_test_add_func ("/board/a-slide-is-single-moves-along-a-row-or-column", test_slides);
  g_test_add_func ("/board/a-slide-to-a-cell-outside-changes-nothing", test_slide_outside);
  g_test_add_func ("/board/a-scramble-is-the-same-on-every-machine", test_scramble_is_pinned);
  g_test_add_func ("/board/a-scramble-is-a-walk-of-so-many-moves", test_scramble_is_a_walk);
  g_test_add_func ("/board/a-scramble-never-turns-straight-back", test_scramble_never_turns_back);
  return g_test_run ();
}
