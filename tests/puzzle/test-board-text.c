/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board-text.h"

#include "test-boards.h"
#include "test-texts.h"

#include <string.h>

static void
assert_reads_as (const char *text, int rows, int columns, const FringeBoard *expected)
{
  FringeBoard board = { 0 };
  FringeBoardError error;
  gboolean is_board = test_parse (text, strlen (text), rows, columns, &board, &error);

  if (!is_board)
    {
      g_autofree char *escaped = g_strescape (text, NULL);

      g_test_message ("problem %d at %d:%d in \"%s\"", error.problem, error.line, error.column, escaped);
    }
  g_assert_true (is_board);
  g_assert_cmpint (error.problem, ==, FRINGE_BOARD_FINE);
  test_assert_board (&board);
  test_assert_boards_equal (&board, expected);
}

static void
test_one_board (void)
{
  static const char *const texts[] = {
    "1 0 8 2 5 7 4 6 3",
    "1,0,8,2,5,7,4,6,3",
    "[1, 0, 8, 2, 5, 7, 4, 6, 3]",
    "[[1 0 8] [2 5 7] [4 6 3]]",
    "[[1, 0, 8], [2, 5, 7], [4, 6, 3]]",
    "[[1,0,8],[2,5,7],[4,6,3]]",
    "[ [1 0 8]\n  [2 5 7]\n  [4 6 3] ]\n",
    "1 0 8 / 2 5 7 / 4 6 3",
    "1,0,8/2,5,7/4,6,3",
    "1 0 8\n2 5 7\n4 6 3",
    "1 0 8\n2 5 7\n4 6 3\n",
    "1,0,8\n2,5,7\n4,6,3\n",
    "1\t0\t8\r\n2\t5\t7\r\n4\t6\t3\r\n",
    "108257463",
    " 108257463\n",
    "1*8257463",
    "1_8257463",
    "1.8257463",
    "1 * 8 2 5 7 4 6 3",
    "1 _ 8 2 5 7 4 6 3",
    "1 . 8 2 5 7 4 6 3",
    "[[1 . 8] [2 5 7] [4 6 3]]",
    "3\n1 0 8\n2 5 7\n4 6 3\n",
    "3\n 1  0  8 \n 2  5  7 \n 4  6  3 \n",
    "3\n1 0 8 2 5 7 4 6 3",
    "3\n108257463\n",
    "3\n1\n0\n8\n2\n5\n7\n4\n6\n3\n",
    "3 3\n1 0 8\n2 5 7\n4 6 3\n",
    "3,3\n1,0,8\n2,5,7\n4,6,3\n",
    "1\n0\n8\n2\n5\n7\n4\n6\n3\n",
    "\n\n1 0 8\n\n2 5 7\n\n4 6 3\n\n",
    "# a board\n1 0 8 # the first row\n2 5 7\n4 6 3#",
    "\xef\xbb\xbf"
    "1 0 8 2 5 7 4 6 3",
    "1\xc2\xa0"
    "0\xc2\xa0"
    "8 2 5 7 4 6 3",
    "01 00 08 02 05 07 04 06 03",
    "1, 0, 8, 2, 5, 7, 4, 6, 3,",
  };
  FringeBoard expected = test_board_from_cells (3, 3, (const uint8_t[]) { 1, 0, 8, 2, 5, 7, 4, 6, 3 });

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      assert_reads_as (texts[i], 0, 0, &expected);
      assert_reads_as (texts[i], 3, 3, &expected);
    }
}

static void
test_other_shapes (void)
{
  static const uint8_t cells[] = { 1, 2, 3, 4, 5, 0 };
  FringeBoard wide = test_board_from_cells (2, 3, cells), tall = test_board_from_cells (3, 2, cells);

  assert_reads_as ("1 2 3\n4 5 0", 0, 0, &wide);
  assert_reads_as ("1 2 3 / 4 5 0", 0, 0, &wide);
  assert_reads_as ("[[1 2 3] [4 5 0]]", 0, 0, &wide);
  assert_reads_as ("2 3\n1 2 3\n4 5 0", 0, 0, &wide);
  assert_reads_as ("2 3\n1 2 3 4 5 0", 0, 0, &wide);
  assert_reads_as ("2 3\n1\n2\n3\n4\n5\n*\n", 0, 0, &wide);
  assert_reads_as ("1 2 3 4 5 0", 2, 3, &wide);
  assert_reads_as ("[1 2 3 4 5 0]", 2, 3, &wide);
  assert_reads_as ("1\n2\n3\n4\n5\n0\n", 2, 3, &wide);

  assert_reads_as ("1 2\n3 4\n5 0", 0, 0, &tall);
  assert_reads_as ("[[1, 2], [3, 4], [5, .]]", 0, 0, &tall);
  assert_reads_as ("3 2\n1 2\n3 4\n5 0", 0, 0, &tall);
  assert_reads_as ("3 2\n1 2\n3 4\n5 0", 3, 2, &tall);
  assert_reads_as ("1 2 3 4 5 0", 3, 2, &tall);
}

/* A first line that could be a size or a row is what makes the rest a board. */
static void
test_size_or_row (void)
{
  FringeBoard small = test_board_from_cells (2, 2, (const uint8_t[]) { 2, 1, 3, 0 });
  FringeBoard tall = test_board_from_cells (5, 2, (const uint8_t[]) { 2, 4, 1, 3, 5, 6, 7, 8, 9, 0 });
  FringeBoard first_is_k = test_board_from_cells (3, 3, (const uint8_t[]) { 3, 0, 8, 2, 5, 7, 4, 6, 1 });

  assert_reads_as ("2 1\n3 0", 0, 0, &small);
  assert_reads_as ("2\n2 1\n3 0", 0, 0, &small);
  assert_reads_as ("2 2\n2 1\n3 0", 0, 0, &small);
  assert_reads_as ("2\n1\n3\n0", 0, 0, &small);
  assert_reads_as ("2\n2\n1\n3\n0", 0, 0, &small);
  assert_reads_as ("2 4\n1 3\n5 6\n7 8\n9 0", 0, 0, &tall);
  assert_reads_as ("5 2\n2 4\n1 3\n5 6\n7 8\n9 0", 0, 0, &tall);
  assert_reads_as ("3\n0\n8\n2\n5\n7\n4\n6\n1", 0, 0, &first_is_k);
  assert_reads_as ("3\n3\n0\n8\n2\n5\n7\n4\n6\n1", 0, 0, &first_is_k);
}

static void
test_print (void)
{
  FringeBoard board = test_board ("1 . 8 2 5 7 4 6 3"), largest = fringe_board_standard_goal (9, 9);
  char text[FRINGE_BOARD_TEXT_MAX];

  g_assert_cmpint (fringe_board_print (&board, text), ==, 17);
  g_assert_cmpstr (text, ==, "1 0 8 2 5 7 4 6 3");
  g_assert_cmpint (fringe_board_print (&largest, text), ==, (int) strlen (text));
  g_assert_cmpuint (strlen (text), <, FRINGE_BOARD_TEXT_MAX);
}

static void
assert_round_trips (const FringeBoard *board)
{
  char text[FRINGE_BOARD_TEXT_MAX];
  g_autoptr (GString) flat = g_string_new (NULL), written = test_write_board (board);

  g_assert_cmpint (fringe_board_print (board, text), ==, (int) strlen (text));
  assert_reads_as (text, board->rows, board->columns, board);
  if (board->rows == board->columns)
    assert_reads_as (text, 0, 0, board);

  test_append_flat (flat, board);
  assert_reads_as (flat->str, board->rows, board->columns, board);
  assert_reads_as (written->str, 0, 0, board);
  assert_reads_as (written->str, board->rows, board->columns, board);
}

static void
test_round_trip (void)
{
  TEST_FOR_EACH_SIZE (rows, columns)
  for (int i = 0; i < 200; i++)
    {
      FringeBoard board = test_board_random (rows, columns);

      assert_round_trips (&board);
    }
}

/* Only the first length bytes count, whatever stands behind them. */
static void
test_length (void)
{
  static const char text[] = "1 2 3 012";
  FringeBoard board, expected = test_board_from_cells (2, 2, (const uint8_t[]) { 1, 2, 3, 0 });
  FringeBoardError error;

  g_assert_true (fringe_board_parse (text, 7, 0, 0, &board, &error));
  test_assert_boards_equal (&board, &expected);
  g_assert_true (test_parse ("1 2 3 0", 7, 0, 0, &board, &error));
  test_assert_boards_equal (&board, &expected);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-text/every-way-to-write-a-board-gives-the-same-board", test_one_board);
  g_test_add_func ("/board-text/boards-that-are-no-square-tell-their-shape", test_other_shapes);
  g_test_add_func ("/board-text/a-first-line-is-a-size-where-the-rest-is-a-board", test_size_or_row);
  g_test_add_func ("/board-text/a-board-is-printed-with-single-spaces", test_print);
  g_test_add_func ("/board-text/what-is-written-is-read-back-for-every-size", test_round_trip);
  g_test_add_func ("/board-text/only-the-given-length-is-read", test_length);
  return g_test_run ();
}
