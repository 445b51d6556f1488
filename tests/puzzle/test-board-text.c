/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board-text.h"

#include "test-boards.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define LONG_TEXT 1000000

/* A place for texts that end where readable memory ends: a byte read too many is a crash. */
static char *guarded;
static size_t guarded_size;

static void
map_guarded (void)
{
  size_t page = (size_t) sysconf (_SC_PAGESIZE);

  guarded_size = (LONG_TEXT / page + 2) * page;
  guarded = mmap (NULL, guarded_size + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  g_assert_true (guarded != MAP_FAILED);
  g_assert_cmpint (mprotect (guarded + guarded_size, page, PROT_NONE), ==, 0);
}

static bool
parse (const char *text, size_t length, int rows, int columns, FringeBoard *board, FringeBoardError *error)
{
  char *copy = guarded + guarded_size - length;

  if (length > 0)
    memcpy (copy, text, length);
  return fringe_board_parse (copy, length, rows, columns, board, error);
}

static void
assert_reads_as (const char *text, int rows, int columns, const FringeBoard *expected)
{
  FringeBoard board = { 0 };
  FringeBoardError error;
  gboolean is_board = parse (text, strlen (text), rows, columns, &board, &error);

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
    "\xef\xbb\xbf" "1 0 8 2 5 7 4 6 3",
    "1\xc2\xa0" "0\xc2\xa0" "8 2 5 7 4 6 3",
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

static const char *
one_of (const char *const *choices)
{
  return choices[test_random ((int) g_strv_length ((char **) choices))];
}

static void
append_tile (GString *text, int tile)
{
  static const char *const blanks[] = { "0", "*", "_", ".", NULL };

  if (tile == 0)
    g_string_append (text, one_of (blanks));
  else
    g_string_append_printf (text, "%d", tile);
}

static void
append_end_of_line (GString *text)
{
  static const char *const ends[] = { "\n", "\r\n", " \n", "\n\n", " # 1 2 [3\n", "#\n", "\n# row\n", NULL };

  g_string_append (text, one_of (ends));
}

static void
append_rows (GString *text, const FringeBoard *board)
{
  static const char *const separators[] = { " ", "  ", ",", ", ", "\t", " , ", "\xc2\xa0", NULL };
  const char *separator = one_of (separators);

  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    {
      append_tile (text, board->cells[cell]);
      if (cell % board->columns == board->columns - 1)
        append_end_of_line (text);
      else
        g_string_append (text, separator);
    }
}

static void
append_brackets (GString *text, const FringeBoard *board)
{
  static const char *const between[] = { "] [", "], [", "],[", "][", "]\n [", "] # row\n[", NULL };
  static const char *const separators[] = { " ", ",", ", ", "\n", NULL };

  g_string_append (text, test_random (2) ? "[[" : "[ [");
  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    {
      if (cell > 0)
        g_string_append (text, one_of (cell % board->columns == 0 ? between : separators));
      append_tile (text, board->cells[cell]);
    }
  g_string_append (text, test_random (2) ? "]]" : "] ]\n");
}

static void
append_flat (GString *text, const FringeBoard *board)
{
  static const char *const separators[] = { " ", ",", ", ", "\t", NULL };
  const char *separator = one_of (separators);
  gboolean listed = test_random (2);

  g_string_append (text, listed ? "[" : "");
  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    {
      g_string_append (text, cell > 0 ? separator : "");
      append_tile (text, board->cells[cell]);
    }
  g_string_append (text, listed ? "]" : "");
}

static void
append_size (GString *text, const FringeBoard *board)
{
  if (board->rows == board->columns && test_random (2))
    g_string_append_printf (text, "%d", board->rows);
  else
    g_string_append_printf (text, test_random (2) ? "%d %d" : "%d,%d", board->rows, board->columns);
  append_end_of_line (text);
}

/* A text that tells the whole board, in one of the ways people write them. */
static GString *
write_board (const FringeBoard *board)
{
  GString *text = g_string_new (test_random (8) == 0 ? "\xef\xbb\xbf" : "");

  if (test_random (4) == 0)
    append_end_of_line (text);
  switch (test_random (board->rows == board->columns ? 4 : 3))
    {
    case 0:
      append_rows (text, board);
      break;
    case 1:
      append_brackets (text, board);
      break;
    case 2:
      append_size (text, board);
      append_rows (text, board);
      break;
    default:
      append_flat (text, board);
    }
  return text;
}

static void
assert_round_trips (const FringeBoard *board)
{
  char text[FRINGE_BOARD_TEXT_MAX];
  g_autoptr (GString) flat = g_string_new (NULL), written = write_board (board);

  g_assert_cmpint (fringe_board_print (board, text), ==, (int) strlen (text));
  assert_reads_as (text, board->rows, board->columns, board);
  if (board->rows == board->columns)
    assert_reads_as (text, 0, 0, board);

  append_flat (flat, board);
  assert_reads_as (flat->str, board->rows, board->columns, board);
  assert_reads_as (written->str, 0, 0, board);
  assert_reads_as (written->str, board->rows, board->columns, board);
}

static void
test_round_trip (void)
{
  for (int rows = FRINGE_SIDE_MIN; rows <= FRINGE_SIDE_MAX; rows++)
    for (int columns = FRINGE_SIDE_MIN; columns <= FRINGE_SIDE_MAX; columns++)
      for (int i = 0; i < 60; i++)
        {
          FringeBoard board = test_board_random (rows, columns);

          assert_round_trips (&board);
        }
}

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
  { "1\xc2\xa0" "2 x 0", 0, 0, { .problem = FRINGE_BOARD_BAD_TEXT, AT (1, 5) } },

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
  { "0 1 2 3 4 5 6 7 8 9\n10 11 12 13 14 15 16 17 18 19", 0, 0,
    { .problem = FRINGE_BOARD_BAD_SIZE, .found = 2, .expected = 10 } },

  { "2\n1 2\n3 0", 3, 3,
    { .problem = FRINGE_BOARD_OTHER_SHAPE, .rows = 3, .columns = 3, .found = 2, .expected = 2 } },
  { "3 2\n1 2 3 4 5 0", 2, 3,
    { .problem = FRINGE_BOARD_OTHER_SHAPE, .rows = 2, .columns = 3, .found = 3, .expected = 2 } },
  { "1 2\n3 4\n5 0", 2, 3,
    { .problem = FRINGE_BOARD_OTHER_SHAPE, .rows = 2, .columns = 3, .found = 3, .expected = 2 } },
  { "[[1 2 3] [4 5 0]]", 3, 2,
    { .problem = FRINGE_BOARD_OTHER_SHAPE, .rows = 3, .columns = 2, .found = 2, .expected = 3 } },

  { "1 2 3 0", 3, 3, { .problem = FRINGE_BOARD_CELL_COUNT, .rows = 3, .columns = 3, .found = 4, .expected = 9 } },
  { "1 2 3 4 5 6 7 8 9 0", 3, 3,
    { .problem = FRINGE_BOARD_CELL_COUNT, .rows = 3, .columns = 3, .found = 10, .expected = 9 } },
  { "3\n1 2 3 4 5 6 7 8", 0, 0,
    { .problem = FRINGE_BOARD_CELL_COUNT, .rows = 3, .columns = 3, .found = 8, .expected = 9 } },
  { "2 3\n1 2 3 4 0", 0, 0,
    { .problem = FRINGE_BOARD_CELL_COUNT, .rows = 2, .columns = 3, .found = 5, .expected = 6 } },
  { "108257463", 2, 3, { .problem = FRINGE_BOARD_CELL_COUNT, .rows = 2, .columns = 3, .found = 9, .expected = 6 } },

  { "1 2 3\n4 9 6\n7 8 0", 0, 0,
    { .problem = FRINGE_BOARD_OUT_OF_RANGE, AT (2, 3), .tile = 9, .missing = 5, .expected = 8 } },
  { "1 2 3 4", 0, 0, { .problem = FRINGE_BOARD_OUT_OF_RANGE, AT (1, 7), .tile = 4, .missing = 0, .expected = 3 } },
  { "1 2 99999999999999999999 0", 0, 0,
    { .problem = FRINGE_BOARD_OUT_OF_RANGE, AT (1, 5), .tile = 9999, .missing = 3, .expected = 3 } },
  { "1 2 4294967296 0", 0, 0,
    { .problem = FRINGE_BOARD_OUT_OF_RANGE, AT (1, 5), .tile = 9999, .missing = 3, .expected = 3 } },
  { "[[1 2]\n [3 16]]", 0, 0,
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
  g_assert_false (parse (bad->text, strlen (bad->text), bad->rows, bad->columns, &board, &error));
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

  g_assert_false (parse ("1 2 \0 3 0", 9, 0, 0, &board, &error));
  g_assert_cmpint (error.problem, ==, FRINGE_BOARD_BAD_TEXT);
  g_assert_cmpint (error.column, ==, 5);
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
  g_assert_true (parse ("1 2 3 0", 7, 0, 0, &board, &error));
  test_assert_boards_equal (&board, &expected);
}

/* What holds for every text: a whole board of the size asked for, or an untouched one and a problem at a real place. */
static void
assert_survives (const char *text, size_t length, int rows, int columns)
{
  FringeBoard board, before;
  FringeBoardError error;
  int line = 1;

  memset (&board, 0xa5, sizeof board);
  before = board;
  if (parse (text, length, rows, columns, &board, &error))
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
  static const char *const words[] = { "0",  "1",  "2",  "3", "4", "5",  "6",         "7",       "8",    "12", "*",
                                       "_",  ".",  "[",  "]", " ", " ",  "\n",        "\n",      "\r\n", ",",  "#",
                                       "80", "81", "x",  "-", "'", "\t", "108257463", "1000000", "\xc2", "\xef\xbb",
                                       NULL };

  for (int i = 0; i < 20000; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      for (int n = test_random (60); n > 0; n--)
        g_string_append (text, one_of (words));
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
      g_autoptr (GString) text = write_board (&board);

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
    { "1", FRINGE_BOARD_BAD_SIZE },     { "[", FRINGE_BOARD_BRACKETS },     { "]", FRINGE_BOARD_BRACKETS },
    { "\n", FRINGE_BOARD_EMPTY },       { " ", FRINGE_BOARD_EMPTY },        { ",", FRINGE_BOARD_EMPTY },
    { "#", FRINGE_BOARD_EMPTY },        { "#\n", FRINGE_BOARD_EMPTY },      { "[]", FRINGE_BOARD_AFTER_END },
    { "*", FRINGE_BOARD_BAD_TEXT },     { "\xc2\xa0", FRINGE_BOARD_EMPTY }, { "\xff", FRINGE_BOARD_BAD_TEXT },
    { "1 ", FRINGE_BOARD_NO_SQUARE },   { "1\n", FRINGE_BOARD_NO_SQUARE },  { "1 2\n", FRINGE_BOARD_NO_SQUARE },
    { "1 # 2\n", FRINGE_BOARD_NO_SQUARE }, { "123456780 ", FRINGE_BOARD_NO_SQUARE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      FringeBoard board;
      FringeBoardError error;

      while (text->len + strlen (texts[i].piece) <= LONG_TEXT)
        g_string_append (text, texts[i].piece);
      g_assert_false (parse (text->str, text->len, 0, 0, &board, &error));
      g_test_message ("problem %d, found %d", error.problem, error.found);
      g_assert_cmpint (error.problem, ==, texts[i].problem);
      g_assert_false (parse (text->str, text->len, 9, 9, &board, &error));
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
      g_assert_false (parse (text->str, text->len, 0, 0, &board, &error));
      g_assert_cmpint (error.problem, ==, side * side == n ? FRINGE_BOARD_BAD_SIZE : FRINGE_BOARD_NO_SQUARE);
      g_assert_cmpint (error.found, ==, side * side == n ? side : n);
      g_assert_false (parse (text->str, text->len, 9, 9, &board, &error));
      g_assert_cmpint (error.problem, ==, FRINGE_BOARD_CELL_COUNT);
      g_assert_cmpint (error.found, ==, n);
      g_assert_cmpint (error.expected, ==, 81);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  map_guarded ();
  g_test_add_func ("/board-text/every-way-to-write-a-board-gives-the-same-board", test_one_board);
  g_test_add_func ("/board-text/boards-that-are-no-square-tell-their-shape", test_other_shapes);
  g_test_add_func ("/board-text/a-first-line-is-a-size-where-the-rest-is-a-board", test_size_or_row);
  g_test_add_func ("/board-text/a-board-is-printed-with-single-spaces", test_print);
  g_test_add_func ("/board-text/what-is-written-is-read-back-for-every-size", test_round_trip);
  for (guint i = 0; i < G_N_ELEMENTS (bad_boards); i++)
    {
      g_autofree char *name
          = g_strdup_printf ("/board-text/bad/%s-is-told/%u", problem_name (bad_boards[i].error.problem), i);

      g_test_add_data_func (name, &bad_boards[i], test_bad_board);
    }
  g_test_add_func ("/board-text/bad/a-zero-byte-is-no-end", test_zero_byte);
  g_test_add_func ("/board-text/only-the-given-length-is-read", test_length);
  g_test_add_func ("/board-text/hostile/random-bytes-do-no-harm", test_random_bytes);
  g_test_add_func ("/board-text/hostile/random-words-do-no-harm", test_random_words);
  g_test_add_func ("/board-text/hostile/damaged-boards-do-no-harm", test_mutations);
  g_test_add_func ("/board-text/hostile/a-million-bytes-are-refused", test_long_text);
  g_test_add_func ("/board-text/hostile/any-number-of-cells-is-told", test_many_cells);
  return g_test_run ();
}
