/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board-text.h"

#include "test-boards.h"
#include "test-texts.h"

#include <string.h>

/* What holds for every text: a whole board of the size asked for, or an untouched one and a problem at a real place. */
static void
assert_survives (const char *text, size_t length, int rows, int columns)
{
  FringeBoard board, before;
  FringeBoardError error;
  int line = 1;

  memset (&board, 0xa5, sizeof board);
  before = board;
  if (test_parse (text, length, rows, columns, &board, &error))
    {
      g_assert_cmpint (error.problem, ==, FRINGE_BOARD_FINE);
      test_assert_board (&board);
      g_assert_true (rows == 0 || (board.rows == rows && board.columns == columns));
      return;
    }

  g_assert_cmpint (error.problem, >, FRINGE_BOARD_FINE);
  g_assert_cmpint (error.problem, <=, FRINGE_BOARD_DOUBLED);
  g_assert_cmpmem (&board, sizeof board, &before, sizeof before);
  if (error.line == 0)
    return;
  g_assert_cmpuint (error.offset, <=, length);
  for (size_t i = 0; i < error.offset; i++)
    line += text[i] == '\n';
  g_assert_cmpint (error.line, ==, line);
  g_assert_cmpint (error.column, >=, 1);
}

static void
assert_survives_any_size (const GString *text)
{
  assert_survives (text->str, text->len, 0, 0);
  assert_survives (text->str, text->len, 3, 3);
  assert_survives (text->str, text->len, 1 + test_random (10), 1 + test_random (10));
}

static void
test_random_bytes (void)
{
  for (int i = 0; i < 20000; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      for (int n = test_random (60); n > 0; n--)
        g_string_append_c (text, (char) test_random (256));
      assert_survives_any_size (text);
    }
}

static void
test_random_words (void)
{
  static const char *const words[]
      = { "0",  "1",  "2", "3", "4", "5",  "6",         "7",       "8",    "12",       "*",
          "_",  ".",  "[", "]", " ", " ",  "\n",        "\n",      "\r\n", ",",        "#",
          "80", "81", "x", "-", "'", "\t", "108257463", "1000000", "\xc2", "\xef\xbb", NULL };

  for (int i = 0; i < 20000; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      for (int n = test_random (60); n > 0; n--)
        g_string_append (text, test_one_of (words));
      assert_survives_any_size (text);
    }
}

static void
mutate (GString *text)
{
  static const char alphabet[] = "0123456789 *_.,[]#\n\r\t-x\xc2\xa0";
  gssize at = test_random ((int) text->len + 1), n = test_random (MIN (8, (int) text->len - (int) at + 1));
  g_autofree char *piece = g_strndup (text->str + at, (gsize) n);

  switch (test_random (4))
    {
    case 0:
      g_string_truncate (text, (gsize) at);
      break;
    case 1:
      g_string_erase (text, at, n);
      break;
    case 2:
      g_string_insert (text, test_random ((int) text->len + 1), piece);
      break;
    default:
      g_string_insert_c (text, at, alphabet[test_random (sizeof alphabet)]);
    }
}

static void
test_mutations (void)
{
  for (int i = 0; i < 20000; i++)
    {
      FringeBoard board = test_board_random (test_random_side (), test_random_side ());
      g_autoptr (GString) text = test_write_board (&board);

      for (int n = 1 + test_random (3); n > 0; n--)
        mutate (text);
      assert_survives_any_size (text);
      assert_survives (text->str, text->len, board.rows, board.columns);
    }
}

/* Quadratic time would not end within the time a test has. */
static void
test_long_text (void)
{
  static const struct
  {
    const char *piece;
    FringeBoardProblem problem;
  } texts[] = {
    { "1", FRINGE_BOARD_RUN_ON },
    { "[", FRINGE_BOARD_BRACKETS },
    { "]", FRINGE_BOARD_BRACKETS },
    { "\n", FRINGE_BOARD_EMPTY },
    { " ", FRINGE_BOARD_EMPTY },
    { ",", FRINGE_BOARD_EMPTY },
    { "#", FRINGE_BOARD_EMPTY },
    { "#\n", FRINGE_BOARD_EMPTY },
    { "[]", FRINGE_BOARD_AFTER_END },
    { "*", FRINGE_BOARD_BAD_TEXT },
    { "\xc2\xa0", FRINGE_BOARD_EMPTY },
    { "\xff", FRINGE_BOARD_BAD_TEXT },
    { "1 ", FRINGE_BOARD_NO_SQUARE },
    { "1\n", FRINGE_BOARD_NO_SQUARE },
    { "1 2\n", FRINGE_BOARD_NO_SQUARE },
    { "1 # 2\n", FRINGE_BOARD_NO_SQUARE },
    { "123456780 ", FRINGE_BOARD_NO_SQUARE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      FringeBoard board;
      FringeBoardError error;

      while (text->len + strlen (texts[i].piece) <= TEST_TEXT_MAX)
        g_string_append (text, texts[i].piece);
      g_assert_false (test_parse (text->str, text->len, 0, 0, &board, &error));
      g_test_message ("problem %d, found %d", error.problem, error.found);
      g_assert_cmpint (error.problem, ==, texts[i].problem);
      g_assert_false (test_parse (text->str, text->len, 9, 9, &board, &error));
    }
}

/* However many cells there are, their number is told. */
static void
test_many_cells (void)
{
  for (int n = 82; n <= 15000; n += n < 130 ? 1 : 100 - n % 100)
    {
      g_autoptr (GString) text = g_string_sized_new ((gsize) n * 2);
      FringeBoard board;
      FringeBoardError error;
      int side = 1;

      while (side * side < n)
        side++;
      for (int i = 0; i < n; i++)
        g_string_append (text, "1 ");
      g_assert_false (test_parse (text->str, text->len, 0, 0, &board, &error));
      g_assert_cmpint (error.problem, ==, side * side == n ? FRINGE_BOARD_BAD_SIZE : FRINGE_BOARD_NO_SQUARE);
      g_assert_cmpint (error.found, ==, side * side == n ? side : n);
      g_assert_false (test_parse (text->str, text->len, 9, 9, &board, &error));
      g_assert_cmpint (error.problem, ==, FRINGE_BOARD_CELL_COUNT);
      g_assert_cmpint (error.found, ==, n);
      g_assert_cmpint (error.expected, ==, 81);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-hostile/random-bytes-do-no-harm", test_random_bytes);
  g_test_add_func ("/board-hostile/random-words-do-no-harm", test_random_words);
  g_test_add_func ("/board-hostile/damaged-boards-do-no-harm", test_mutations);
  g_test_add_func ("/board-hostile/a-million-bytes-are-refused", test_long_text);
  g_test_add_func ("/board-hostile/any-number-of-cells-is-told", test_many_cells);
  return g_test_run ();
}
