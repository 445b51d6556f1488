/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences.h"

#include "test-boards.h"
#include "test-distances.h"

#include <string.h>

/* A sentence that goes on one line of a terminal or a label. */
static void
assert_one_line (const char *sentence)
{
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  g_assert_cmpuint (strlen (sentence), >, 0);
  g_assert_cmpuint (strlen (sentence), <, 400);
  g_assert_true (g_str_has_suffix (sentence, "."));
  for (const char *c = sentence; *c != '\0'; c = g_utf8_next_char (c))
    g_assert_false (g_unichar_iscntrl (g_utf8_get_char (c)));
}

static char *
error_sentence (const char *text, gsize length, int rows, int columns, FringeBoardError *error)
{
  FringeBoard board;
  char *sentence;

  g_assert_false (fringe_board_parse (text, length, rows, columns, &board, error));
  sentence = fringe_board_error_sentence (error, text, length);
  assert_one_line (sentence);
  return sentence;
}

static const struct
{
  FringeBoardProblem problem;
  const char *text;
  int rows, columns;
  const char *sentence;
} bad_boards[] = {
  { FRINGE_BOARD_EMPTY, "", 0, 0, "There is no board here." },
  { FRINGE_BOARD_BAD_TEXT, "1 2 x 0", 0, 0, "Line 1, column 5: “x” is neither a number nor a blank." },
  { FRINGE_BOARD_BAD_TEXT, "1 2\n3 1*2", 0, 0, "Line 2, column 3: “1*2” is neither a number nor a blank." },
  { FRINGE_BOARD_BAD_TEXT, "1 2 \x1b[2J 0", 0, 0, "Line 1, column 5: “U+001B” is neither a number nor a blank." },
  { FRINGE_BOARD_BAD_TEXT, "1 2 \xff 0", 0, 0, "Line 1, column 5: “0xFF” is neither a number nor a blank." },
  { FRINGE_BOARD_BAD_TEXT, "1 2 \xe2\x80\xae 0", 0, 0, "Line 1, column 5: “U+202E” is neither a number nor a blank." },
  { FRINGE_BOARD_BAD_TEXT, "1 2 three,0", 0, 0, "Line 1, column 5: “three” is neither a number nor a blank." },
  { FRINGE_BOARD_BAD_TEXT, "a_word_that_goes_on_and_on", 0, 0,
    "Line 1, column 1: “a_word_that_goes…” is neither a number nor a blank." },
  { FRINGE_BOARD_BRACKETS, "[1 2 3 0", 0, 0, "Line 1, column 9: the text ends, but a bracket is still open." },
  { FRINGE_BOARD_BRACKETS, "1 2 3 0]", 0, 0, "Line 1, column 8: this bracket closes, but none is open." },
  { FRINGE_BOARD_BRACKETS, "[[[1 2 3 0]]]", 0, 0,
    "Line 1, column 3: this bracket opens a third level, but a board has only rows." },
  { FRINGE_BOARD_AFTER_END, "[1 2 3 0] 4", 0, 0,
    "Line 1, column 11: something stands outside the brackets of the board." },
  { FRINGE_BOARD_RUN_ON, "12345678", 0, 0, "There are 8 cells without spaces. Only a board of 9 cells needs none." },
  { FRINGE_BOARD_NO_SQUARE, "1 0", 0, 0, "2 cells make no square. The numbers of rows and columns are missing." },
  { FRINGE_BOARD_RAGGED, "1 2 3\n4 5\n6 7 8 0", 0, 0, "Row 2 has 2 cells, but the first row has 3." },
  { FRINGE_BOARD_RAGGED, "1 2 3\n4 5 6\n0", 0, 0, "Row 3 has 1 cell, but the first row has 3." },
  { FRINGE_BOARD_BAD_SIZE, "0", 0, 0, "A board has 2 to 9 rows and 2 to 9 columns, not 1 × 1." },
  { FRINGE_BOARD_BAD_SIZE, "1 2 3 0", 1, 4, "A board has 2 to 9 rows and 2 to 9 columns, not 1 × 4." },
  { FRINGE_BOARD_OTHER_SHAPE, "1 2\n3 4\n5 0", 2, 3, "This board has 3 × 2 cells, but 2 × 3 are needed." },
  { FRINGE_BOARD_OTHER_SHAPE, "2\n1 2\n3 0", 3, 3, "This board has 2 × 2 cells, but 3 × 3 are needed." },
  { FRINGE_BOARD_CELL_COUNT, "1 2 3 0", 3, 3, "There are 4 cells, but a board of 3 × 3 has 9." },
  { FRINGE_BOARD_CELL_COUNT, "0", 3, 3, "There is 1 cell, but a board of 3 × 3 has 9." },
  { FRINGE_BOARD_OUT_OF_RANGE, "1 2 7 0", 0, 0,
    "Line 1, column 5: 7 is too large. The largest tile is 3, and tile 3 is missing." },
  { FRINGE_BOARD_OUT_OF_RANGE, "1 2 3 4", 0, 0,
    "Line 1, column 7: 4 is too large. The largest tile is 3, and the blank is missing." },
  { FRINGE_BOARD_OUT_OF_RANGE, "1 2 123456 0", 0, 0,
    "Line 1, column 5: 123456 is too large. The largest tile is 3, and tile 3 is missing." },
  { FRINGE_BOARD_OUT_OF_RANGE, "129456780", 0, 0,
    "Line 1, column 3: 9 is too large. The largest tile is 8, and tile 3 is missing." },
  { FRINGE_BOARD_DOUBLED, "1 2 2 0", 0, 0, "Line 1, column 5: tile 2 stands here again, and tile 3 is missing." },
  { FRINGE_BOARD_DOUBLED, "1 2 3 1", 0, 0, "Line 1, column 7: tile 1 stands here again, and the blank is missing." },
  { FRINGE_BOARD_DOUBLED, "1 _ 3 *", 0, 0, "Line 1, column 7: this blank is the second, and tile 2 is missing." },
};

static void
test_bad_boards (void)
{
  gboolean met[FRINGE_BOARD_DOUBLED + 1] = { FALSE };

  for (guint i = 0; i < G_N_ELEMENTS (bad_boards); i++)
    {
      FringeBoardError error;
      g_autofree char *sentence = error_sentence (bad_boards[i].text, strlen (bad_boards[i].text), bad_boards[i].rows,
                                                  bad_boards[i].columns, &error);

      g_assert_cmpint (error.problem, ==, bad_boards[i].problem);
      g_assert_cmpstr (sentence, ==, bad_boards[i].sentence);
      met[error.problem] = TRUE;
    }
  for (int problem = FRINGE_BOARD_EMPTY; problem <= FRINGE_BOARD_DOUBLED; problem++)
    g_assert_true (met[problem]);
}

static void
test_without_text (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_boards); i++)
    {
      FringeBoardError error;
      g_autofree char *quoted = error_sentence (bad_boards[i].text, strlen (bad_boards[i].text), bad_boards[i].rows,
                                                bad_boards[i].columns, &error);
      g_autofree char *sentence = fringe_board_error_sentence (&error, NULL, 0);

      assert_one_line (sentence);
      if (error.line > 0)
        {
          g_autofree char *place = g_strdup_printf ("Line %d, column %d: ", error.line, error.column);

          g_assert_true (g_str_has_prefix (quoted, place));
          g_assert_true (g_str_has_prefix (sentence, place));
        }
    }
}

/* Bytes that make a parser and a terminal sweat. */
static void
test_random_text (void)
{
  static const char *const pieces[]
      = { "0", "1", "2",        "12345", "99999999999999999999", " ",    "\n", ",",  "[",  "]",
          "*", "x", "\x1b[31m", "\xff",  "\xe2\x80\xae",         "\xc3", "é",  "\r", "\t", "#" };
  int n_bad = 0;

  for (int i = 0; i < 20000; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      FringeBoardError error;
      FringeBoard board;

      for (int n = test_random (12); n > 0; n--)
        g_string_append (text, pieces[test_random (G_N_ELEMENTS (pieces))]);
      if (test_random (4) == 0)
        g_string_append_c (text, '\0');
      if (!fringe_board_parse (text->str, text->len, 0, 0, &board, &error))
        {
          g_autofree char *sentence = fringe_board_error_sentence (&error, text->str, text->len);

          assert_one_line (sentence);
          n_bad++;
        }
    }
  g_assert_cmpint (n_bad, >, 10000);
}

/* The numbers that stand in a text, in order. */
static guint
read_numbers (const char *text, int numbers[], guint n_max)
{
  guint n = 0;

  while (*text != '\0')
    if (g_ascii_isdigit (*text))
      {
        char *end;

        g_assert_cmpuint (n, <, n_max);
        numbers[n++] = (int) g_ascii_strtoll (text, &end, 10);
        text = end;
      }
    else
      text++;
  return n;
}

/* Bubble sort swaps neighbours; the swaps are the inversions. */
static int
count_swaps (FringeBoard board)
{
  uint8_t tiles[FRINGE_CELLS_MAX];
  int n = 0, n_swaps = 0;

  for (int cell = 0; cell < fringe_board_n_cells (&board); cell++)
    if (cell != board.blank)
      tiles[n++] = board.cells[cell];
  for (int end = n; end > 1; end--)
    for (int i = 1; i < end; i++)
      if (tiles[i - 1] > tiles[i])
        {
          uint8_t tile = tiles[i];

          tiles[i] = tiles[i - 1];
          tiles[i - 1] = tile;
          n_swaps++;
        }
  return n_swaps;
}

static void
assert_parity_words (const char *sentence, int start, int goal, gboolean reachable)
{
  g_assert_cmpint (g_str_has_prefix (sentence, "The goal can be reached. "), ==, reachable);
  g_assert_cmpint (g_str_has_prefix (sentence, "The goal cannot be reached. "), ==, !reachable);
  if (start % 2 != goal % 2)
    g_assert_true (g_str_has_suffix (sentence, " is odd, the other even."));
  else
    g_assert_true (g_str_has_suffix (sentence, start % 2 == 0 ? " are even." : " are odd."));
}

static void
assert_verdict (const FringeBoard *start, const FringeBoard *goal, gboolean reachable)
{
  g_autofree char *sentence = fringe_verdict_sentence (start, goal);
  int numbers[6], columns = start->columns;
  int start_swaps = count_swaps (*start), goal_swaps = count_swaps (*goal);

  assert_one_line (sentence);
  if (columns % 2 == 1)
    {
      g_assert_cmpuint (read_numbers (sentence, numbers, 6), ==, 2);
      g_assert_cmpint (numbers[0], ==, start_swaps);
      g_assert_cmpint (numbers[1], ==, goal_swaps);
      assert_parity_words (sentence, numbers[0], numbers[1], reachable);
      return;
    }

  g_assert_cmpuint (read_numbers (sentence, numbers, 6), ==, 6);
  g_assert_cmpint (numbers[0], ==, start_swaps);
  g_assert_cmpint (numbers[1], ==, start->blank / columns + 1);
  g_assert_cmpint (numbers[2], ==, numbers[0] + numbers[1]);
  g_assert_cmpint (numbers[3], ==, goal_swaps);
  g_assert_cmpint (numbers[4], ==, goal->blank / columns + 1);
  g_assert_cmpint (numbers[5], ==, numbers[3] + numbers[4]);
  assert_parity_words (sentence, numbers[2], numbers[5], reachable);
}

static void
test_verdicts (void)
{
  static const int sizes[][2] = { { 2, 2 }, { 2, 3 }, { 3, 2 }, { 2, 4 }, { 4, 2 }, { 3, 3 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      FringeBoard goal = test_board_random (sizes[i][0], sizes[i][1]);
      g_autofree guint8 *distances = test_distances (&goal);

      for (int n = 0; n < 200; n++)
        {
          FringeBoard start = test_board_random (sizes[i][0], sizes[i][1]);

          assert_verdict (&start, &goal, distances[test_board_rank (&start)] != TEST_UNREACHABLE);
        }
    }
}

static void
test_verdict_example (void)
{
  FringeBoard start = test_board ("7 2 4 6 0 5 8 3 1"), goal = test_board ("1 2 3 4 5 6 7 8 0");
  g_autofree char *sentence = fringe_verdict_sentence (&start, &goal);

  g_assert_cmpstr (
      sentence, ==,
      "The goal cannot be reached. The start has 17 inversions, the goal 0: one number is odd, the other even.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sentences/board/every-problem-has-a-sentence-that-says-where", test_bad_boards);
  g_test_add_func ("/sentences/board/a-problem-has-a-sentence-without-its-text", test_without_text);
  g_test_add_func ("/sentences/board/hostile-text-is-quoted-on-one-line", test_random_text);
  g_test_add_func ("/sentences/board/a-verdict-is-true-and-its-numbers-add-up", test_verdicts);
  g_test_add_func ("/sentences/board/a-verdict-names-the-inversions", test_verdict_example);
  return g_test_run ();
}
