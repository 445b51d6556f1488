/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board-text.h"

#include "test-boards.h"
#include "test-texts.h"

#include <string.h>

typedef struct
{
  const char *text;
  int rows, columns;
  FringeBoardError error;
} BadBoard;

#define AT(l, c) .line = l, .column = c

static const BadBoard bad_boards[] = {
  { "", 0, 0, { .problem = FRINGE_BOARD_EMPTY } },
  { " \t\r\n , ", 0, 0, { .problem = FRINGE_BOARD_EMPTY } },
  { "# 1 2 3 0", 0, 0, { .problem = FRINGE_BOARD_EMPTY } },
  { "[]", 0, 0, { .problem = FRINGE_BOARD_EMPTY } },
  { "[[] []]", 3, 3, { .problem = FRINGE_BOARD_EMPTY } },

  { "1 2 x 0", 0, 0, { .problem = FRINGE_BOARD_BAD_TEXT, AT (1, 5) } },
  { "1 2 3\n4 5 six\n7 8 0", 0, 0, { .problem = FRINGE_BOARD_BAD_TEXT, AT (2, 5) } },
  { "1 2 3\r\n4 ? 6\r\n7 8 0", 0, 0, { .problem = FRINGE_BOARD_BAD_TEXT, AT (2, 3) } },
  { "1 -2 3 0", 0, 0, { .problem = FRINGE_BOARD_BAD_TEXT, AT (1, 3) } },
  { "1;2;3;0", 0, 0, { .problem = FRINGE_BOARD_BAD_TEXT, AT (1, 2) } },
  { "1.5 2 3 0", 0, 0, { .problem = FRINGE_BOARD_BAD_TEXT, AT (1, 1) } },
  { "1 2 ** 3", 0, 0, { .problem = FRINGE_BOARD_BAD_TEXT, AT (1, 5) } },
  { "(1 2 3 0)", 0, 0, { .problem = FRINGE_BOARD_BAD_TEXT, AT (1, 1) } },
  { "12345678x", 0, 0, { .problem = FRINGE_BOARD_BAD_TEXT, AT (1, 9) } },
  { "1 2 3 \xd9\xa3", 0, 0, { .problem = FRINGE_BOARD_BAD_TEXT, AT (1, 7) } },
  { "# \xc3\xa9t\xc3\xa9\n1 2 x 0", 0, 0, { .problem = FRINGE_BOARD_BAD_TEXT, AT (2, 5) } },
  { "1\xc2\xa0"
    "2 x 0",
    0,
    0,
    { .problem = FRINGE_BOARD_BAD_TEXT, AT (1, 5) } },

  { "[", 0, 0, { .problem = FRINGE_BOARD_BRACKETS, AT (1, 2) } },
  { "]", 0, 0, { .problem = FRINGE_BOARD_BRACKETS, AT (1, 1) } },
  { "[[1 2] [3 0]", 0, 0, { .problem = FRINGE_BOARD_BRACKETS, AT (1, 13) } },
  { "[1 2\n3 0\n", 0, 0, { .problem = FRINGE_BOARD_BRACKETS, AT (3, 1) } },
  { "1 2 3 0]", 0, 0, { .problem = FRINGE_BOARD_BRACKETS, AT (1, 8) } },
  { "[[1 2] [3 0]]]", 0, 0, { .problem = FRINGE_BOARD_BRACKETS, AT (1, 14) } },
  { "[[[1 2] [3 0]]]", 0, 0, { .problem = FRINGE_BOARD_BRACKETS, AT (1, 3) } },

  { "[1 2 3 0] 4", 0, 0, { .problem = FRINGE_BOARD_AFTER_END, AT (1, 11) } },
  { "[1 2 3 0]\n[1 2 3 0]", 0, 0, { .problem = FRINGE_BOARD_AFTER_END, AT (2, 1) } },
  { "[1 2] [3 0]", 0, 0, { .problem = FRINGE_BOARD_AFTER_END, AT (1, 7) } },

  { "1 2 3 4 5", 0, 0, { .problem = FRINGE_BOARD_NO_SQUARE, .found = 5 } },
  { "[1 2 3 4 5 0]", 0, 0, { .problem = FRINGE_BOARD_NO_SQUARE, .found = 6 } },
  { "12345678", 0, 0, { .problem = FRINGE_BOARD_RUN_ON, .found = 8, .expected = 9 } },
  { "[[1230]]", 2, 2, { .problem = FRINGE_BOARD_RUN_ON, .found = 4, .expected = 9 } },
  { "1082 57463", 0, 0, { .problem = FRINGE_BOARD_NO_SQUARE, .found = 2 } },

  { "1 2 3\n4 5\n6 7 8 0", 0, 0, { .problem = FRINGE_BOARD_RAGGED, .row = 2, .found = 2, .expected = 3 } },
  { "[[1 2 3] [4 5 0 6]]", 0, 0, { .problem = FRINGE_BOARD_RAGGED, .row = 2, .found = 4, .expected = 3 } },
  { "1 2 3\n4 5 6\n7 8\n0", 3, 3, { .problem = FRINGE_BOARD_RAGGED, .row = 3, .found = 2, .expected = 3 } },

  { "0", 0, 0, { .problem = FRINGE_BOARD_BAD_SIZE, .found = 1, .expected = 1 } },
  { "0 1 2 3", 1, 4, { .problem = FRINGE_BOARD_BAD_SIZE, .found = 1, .expected = 4 } },
  { "0 1 2 3", 4, 10, { .problem = FRINGE_BOARD_BAD_SIZE, .found = 4, .expected = 10 } },
  { "[[0 1 2]]\n", 1, 3, { .problem = FRINGE_BOARD_BAD_SIZE, .found = 1, .expected = 3 } },
  { "10\n1 2 3 4 5 6 7 8 9 0", 0, 0, { .problem = FRINGE_BOARD_BAD_SIZE, .found = 10, .expected = 10 } },
  { "1 4\n1 2 3 0", 0, 0, { .problem = FRINGE_BOARD_BAD_SIZE, .found = 1, .expected = 4 } },
  { "0 1 2 3 4 5 6 7 8 9\n10 11 12 13 14 15 16 17 18 19",
    0,
    0,
    { .problem = FRINGE_BOARD_BAD_SIZE, .found = 2, .expected = 10 } },

  { "2\n1 2\n3 0", 3, 3, { .problem = FRINGE_BOARD_OTHER_SHAPE, .rows = 3, .columns = 3, .found = 2, .expected = 2 } },
  { "3 2\n1 2 3 4 5 0",
    2,
    3,
    { .problem = FRINGE_BOARD_OTHER_SHAPE, .rows = 2, .columns = 3, .found = 3, .expected = 2 } },
  { "1 2\n3 4\n5 0",
    2,
    3,
    { .problem = FRINGE_BOARD_OTHER_SHAPE, .rows = 2, .columns = 3, .found = 3, .expected = 2 } },
  { "[[1 2 3] [4 5 0]]",
    3,
    2,
    { .problem = FRINGE_BOARD_OTHER_SHAPE, .rows = 3, .columns = 2, .found = 2, .expected = 3 } },

  { "1 2 3 0", 3, 3, { .problem = FRINGE_BOARD_CELL_COUNT, .rows = 3, .columns = 3, .found = 4, .expected = 9 } },
  { "1 2 3 4 5 6 7 8 9 0",
    3,
    3,
    { .problem = FRINGE_BOARD_CELL_COUNT, .rows = 3, .columns = 3, .found = 10, .expected = 9 } },
  { "3\n1 2 3 4 5 6 7 8",
    0,
    0,
    { .problem = FRINGE_BOARD_CELL_COUNT, .rows = 3, .columns = 3, .found = 8, .expected = 9 } },
  { "2 3\n1 2 3 4 0",
    0,
    0,
    { .problem = FRINGE_BOARD_CELL_COUNT, .rows = 2, .columns = 3, .found = 5, .expected = 6 } },
  { "108257463", 2, 3, { .problem = FRINGE_BOARD_CELL_COUNT, .rows = 2, .columns = 3, .found = 9, .expected = 6 } },

  { "1 2 3\n4 9 6\n7 8 0",
    0,
    0,
    { .problem = FRINGE_BOARD_OUT_OF_RANGE, AT (2, 3), .tile = 9, .missing = 5, .expected = 8 } },
  { "1 2 3 4", 0, 0, { .problem = FRINGE_BOARD_OUT_OF_RANGE, AT (1, 7), .tile = 4, .missing = 0, .expected = 3 } },
  { "1 2 99999999999999999999 0",
    0,
    0,
    { .problem = FRINGE_BOARD_OUT_OF_RANGE, AT (1, 5), .tile = 9999, .missing = 3, .expected = 3 } },
  { "1 2 4294967296 0",
    0,
    0,
    { .problem = FRINGE_BOARD_OUT_OF_RANGE, AT (1, 5), .tile = 9999, .missing = 3, .expected = 3 } },
  { "[[1 2]\n [3 16]]",
    0,
    0,
    { .problem = FRINGE_BOARD_OUT_OF_RANGE, AT (2, 5), .tile = 16, .missing = 0, .expected = 3 } },
  { "123459678", 0, 0, { .problem = FRINGE_BOARD_OUT_OF_RANGE, AT (1, 6), .tile = 9, .missing = 0, .expected = 8 } },

  { "1 2 3\n4 5 6\n7 8 8", 0, 0, { .problem = FRINGE_BOARD_DOUBLED, AT (3, 5), .tile = 8, .missing = 0 } },
  { "1 1 2 0", 0, 0, { .problem = FRINGE_BOARD_DOUBLED, AT (1, 3), .tile = 1, .missing = 3 } },
  { "0 1 * 3", 0, 0, { .problem = FRINGE_BOARD_DOUBLED, AT (1, 5), .tile = 0, .missing = 2 } },
  { "123*567_8", 0, 0, { .problem = FRINGE_BOARD_DOUBLED, AT (1, 8), .tile = 0, .missing = 4 } },
  { "3\n1 2 3\n4 5 5\n6 7 0", 0, 0, { .problem = FRINGE_BOARD_DOUBLED, AT (3, 5), .tile = 5, .missing = 8 } },
};

static size_t
offset_of (const char *text, int line, int column)
{
  const char *at = text;

  for (int i = 1; i < line; i++)
    at = strchr (at, '\n') + 1;
  return (size_t) (g_utf8_offset_to_pointer (at, column - 1) - text);
}

static void
test_bad_board (gconstpointer data)
{
  const BadBoard *bad = data;
  g_autofree char *escaped = g_strescape (bad->text, NULL);
  FringeBoard board, before;
  FringeBoardError error;

  memset (&board, 0xa5, sizeof board);
  before = board;
  g_test_message ("\"%s\" as %d x %d", escaped, bad->rows, bad->columns);
  g_assert_false (test_parse (bad->text, strlen (bad->text), bad->rows, bad->columns, &board, &error));
  g_assert_cmpmem (&board, sizeof board, &before, sizeof before);

  g_assert_cmpint (error.problem, ==, bad->error.problem);
  g_assert_cmpint (error.line, ==, bad->error.line);
  g_assert_cmpint (error.column, ==, bad->error.column);
  if (error.line > 0)
    g_assert_cmpuint (error.offset, ==, offset_of (bad->text, error.line, error.column));
  else
    g_assert_cmpuint (error.offset, ==, 0);
  g_assert_cmpint (error.rows, ==, bad->error.rows);
  g_assert_cmpint (error.columns, ==, bad->error.columns);
  g_assert_cmpint (error.row, ==, bad->error.row);
  g_assert_cmpint (error.tile, ==, bad->error.tile);
  g_assert_cmpint (error.missing, ==, bad->error.missing);
  g_assert_cmpint (error.found, ==, bad->error.found);
  g_assert_cmpint (error.expected, ==, bad->error.expected);
}

static const char *
problem_name (FringeBoardProblem problem)
{
  static const char *const names[] = {
    [FRINGE_BOARD_FINE] = "fine",
    [FRINGE_BOARD_EMPTY] = "emptiness",
    [FRINGE_BOARD_BAD_TEXT] = "a-word-that-is-no-cell",
    [FRINGE_BOARD_BRACKETS] = "a-wrong-bracket",
    [FRINGE_BOARD_AFTER_END] = "something-after-the-end",
    [FRINGE_BOARD_NO_SQUARE] = "a-number-of-cells-that-is-no-square",
    [FRINGE_BOARD_RUN_ON] = "digits-without-spaces",
    [FRINGE_BOARD_RAGGED] = "a-row-of-another-length",
    [FRINGE_BOARD_BAD_SIZE] = "a-size-outside-2-to-9",
    [FRINGE_BOARD_OTHER_SHAPE] = "another-shape-than-asked-for",
    [FRINGE_BOARD_CELL_COUNT] = "too-many-or-too-few-cells",
    [FRINGE_BOARD_OUT_OF_RANGE] = "a-tile-out-of-range",
    [FRINGE_BOARD_DOUBLED] = "a-tile-doubled",
  };

  return names[problem];
}

static void
test_zero_byte (void)
{
  FringeBoard board;
  FringeBoardError error;

  g_assert_false (test_parse ("1 2 \0 3 0", 9, 0, 0, &board, &error));
  g_assert_cmpint (error.problem, ==, FRINGE_BOARD_BAD_TEXT);
  g_assert_cmpint (error.column, ==, 5);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (bad_boards); i++)
    {
      g_autofree char *name
          = g_strdup_printf ("/board-errors/%s-is-told/%u", problem_name (bad_boards[i].error.problem), i);

      g_test_add_data_func (name, &bad_boards[i], test_bad_board);
    }
  g_test_add_func ("/board-errors/a-zero-byte-is-no-end", test_zero_byte);
  return g_test_run ();
}
