/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board-text.h"

#include <ctype.h>
#include <limits.h>
#include <string.h>

/* Reading has two halves. The first turns text into cells, each with its place and the number of
 * the row it stands in; the second decides what the cells mean. Cells beyond the largest board
 * with its size in front are counted, not kept: memory is bounded whatever comes. */

#define CELLS_KEPT (FRINGE_CELLS_MAX + 2)
#define NUMBER_MAX 9999
#define DIGITS_IN_A_ROW 9

typedef struct
{
  int value;
  int row;
  int line, column;
  size_t offset;
} Cell;

typedef struct
{
  const char *text;
  size_t length, offset;
  int line, column;
  int depth;
  bool bracketed;
  bool row_ended;
  int n_rows;
  int n_cells;
  size_t word_length; /* characters of the last cell */
  Cell cells[CELLS_KEPT];
  FringeBoardError *error;
} Reader;

typedef struct
{
  const Cell *cells;
  int n_cells;
  int first_row, n_rows;
} Cells;

static bool
fail (FringeBoardError *error, FringeBoardProblem problem)
{
  error->problem = problem;
  return false;
}

static bool
fail_here (const Reader *reader, FringeBoardProblem problem)
{
  reader->error->line = reader->line;
  reader->error->column = reader->column;
  reader->error->offset = reader->offset;
  return fail (reader->error, problem);
}

static bool
fail_at (FringeBoardError *error, const Cell *cell, FringeBoardProblem problem)
{
  error->line = cell->line;
  error->column = cell->column;
  error->offset = cell->offset;
  error->tile = cell->value;
  return fail (error, problem);
}

static bool
fail_counts (FringeBoardError *error, FringeBoardProblem problem, int found, int expected)
{
  error->found = found;
  error->expected = expected;
  return fail (error, problem);
}

/* Fails and tells the shape that was asked for. */
static bool
fail_shape (FringeBoardError *error, FringeBoardProblem problem, int rows, int columns, int found, int expected)
{
  error->rows = rows;
  error->columns = columns;
  return fail_counts (error, problem, found, expected);
}

static bool
is_blank_sign (char c)
{
  return c == '*' || c == '_' || c == '.';
}

static bool
is_cell_char (char c)
{
  return isdigit ((unsigned char) c) || is_blank_sign (c);
}

/* A column is a character, so the continuation bytes of UTF-8 count for nothing. */
static void
advance (Reader *reader, size_t n)
{
  for (; n > 0; n--)
    {
      char c = reader->text[reader->offset++];

      if (c == '\n')
        {
          reader->line++;
          reader->column = 1;
        }
      else if (((unsigned char) c & 0xc0) != 0x80)
        reader->column++;
    }
}

static void
add_cell (Reader *reader, int value)
{
  if (reader->row_ended || reader->n_rows == 0)
    reader->n_rows++;
  reader->row_ended = false;

  if (reader->n_cells < CELLS_KEPT)
    reader->cells[reader->n_cells] = (Cell) { value, reader->n_rows, reader->line, reader->column, reader->offset };
  if (reader->n_cells < INT_MAX)
    reader->n_cells++;
}

static int
digit_value (char c)
{
  return is_blank_sign (c) ? 0 : c - '0';
}

static bool
read_cell (Reader *reader)
{
  const char *word = reader->text + reader->offset;
  size_t length = 1, left = reader->length - reader->offset;
  int number = 0;

  while (length < left && is_cell_char (word[length]))
    length++;

  if (length == DIGITS_IN_A_ROW)
    {
      for (size_t i = 0; i < length; i++)
        {
          add_cell (reader, digit_value (word[i]));
          advance (reader, 1);
        }
      return true;
    }

  for (size_t i = 0; i < length; i++)
    {
      if (is_blank_sign (word[i]) && length > 1)
        return fail_here (reader, FRINGE_BOARD_BAD_TEXT);
      number = number * 10 + digit_value (word[i]);
      if (number > NUMBER_MAX)
        number = NUMBER_MAX;
    }
  add_cell (reader, number);
  reader->word_length = length;
  advance (reader, length);
  return true;
}

/* Brackets nest two deep at most, a list of rows, and the outer one stands only once. */
static bool
read_bracket (Reader *reader)
{
  bool opens = reader->text[reader->offset] == '[';

  if (opens && reader->depth == 0 && (reader->bracketed || reader->n_cells > 0))
    return fail_here (reader, FRINGE_BOARD_AFTER_END);
  if (opens ? reader->depth == 2 : reader->depth == 0)
    return fail_here (reader, FRINGE_BOARD_BRACKETS);

  reader->bracketed = true;
  reader->row_ended = true;
  reader->depth += opens ? 1 : -1;
  advance (reader, 1);
  return true;
}

static void
skip_comment (Reader *reader)
{
  const char *from = reader->text + reader->offset;
  const char *end = memchr (from, '\n', reader->length - reader->offset);

  advance (reader, end != NULL ? (size_t) (end - from) : reader->length - reader->offset);
}

/* How many bytes of white space stand here: spaces, commas, a no-break space or byte order mark
 * that came along with pasted text. */
static size_t
space_length (const Reader *reader)
{
  const char *from = reader->text + reader->offset;
  size_t left = reader->length - reader->offset;

  if (*from == ',' || (*from != '\0' && strchr (" \t\r\n\v\f", *from) != NULL))
    return 1;
  if (left >= 2 && memcmp (from, "\xc2\xa0", 2) == 0)
    return 2;
  if (left >= 3 && memcmp (from, "\xef\xbb\xbf", 3) == 0)
    return 3;
  return 0;
}

static bool
read_cells (Reader *reader)
{
  while (reader->offset < reader->length)
    {
      char c = reader->text[reader->offset];
      size_t space = space_length (reader);

      if (space > 0)
        {
          reader->row_ended |= c == '\n' && reader->depth == 0;
          advance (reader, space);
        }
      else if (c == '#')
        skip_comment (reader);
      else if (c == '/' && reader->depth == 0)
        {
          reader->row_ended = true;
          advance (reader, 1);
        }
      else if (c == '[' || c == ']')
        {
          if (!read_bracket (reader))
            return false;
        }
      else if (!is_cell_char (c))
        return fail_here (reader, FRINGE_BOARD_BAD_TEXT);
      else if (reader->bracketed && reader->depth == 0)
        return fail_here (reader, FRINGE_BOARD_AFTER_END);
      else if (!read_cell (reader))
        return false;
    }
  return reader->depth == 0 || fail_here (reader, FRINGE_BOARD_BRACKETS);
}

static int
cells_in_row (const Cells *cells, int row)
{
  int n = 0;

  for (int i = 0; i < cells->n_cells; i++)
    n += cells->cells[i].row == cells->first_row + row;
  return n;
}

static bool
is_permutation (const Cells *cells)
{
  bool seen[CELLS_KEPT] = { false };

  for (int i = 0; i < cells->n_cells; i++)
    {
      int value = cells->cells[i].value;

      if (value >= cells->n_cells || seen[value])
        return false;
      seen[value] = true;
    }
  return true;
}

/* Whether the first line is a size and no row of the board. One number alone is one unless every
 * line has one number; of two numbers both readings can be meant, but only one is a board. */
static bool
has_size_line (const Cells *cells)
{
  int n = cells_in_row (cells, 0), next = cells_in_row (cells, 1);
  int rows = cells->cells[0].value, columns = cells->cells[n - 1].value;
  bool counts_agree = cells->n_cells - n == rows * columns;

  if (cells->n_rows < 2 || n > 2)
    return false;
  return next != n || (counts_agree && !is_permutation (cells));
}

static bool
take_size_line (Cells *cells, int *rows, int *columns, FringeBoardError *error)
{
  int n = cells_in_row (cells, 0);
  int line_rows = cells->cells[0].value, line_columns = cells->cells[n - 1].value;

  if (*rows != 0 && (*rows != line_rows || *columns != line_columns))
    return fail_shape (error, FRINGE_BOARD_OTHER_SHAPE, *rows, *columns, line_rows, line_columns);
  *rows = line_rows;
  *columns = line_columns;
  cells->cells += n;
  cells->n_cells -= n;
  cells->n_rows--;
  cells->first_row++;
  return true;
}

static int
square_side (int n_cells)
{
  int side = 1;

  while (side < n_cells / side)
    side++;
  return n_cells % side == 0 && n_cells / side == side ? side : 0;
}

static bool
side_fits (int side)
{
  return side >= FRINGE_SIDE_MIN && side <= FRINGE_SIDE_MAX;
}

/* Lines of several cells are rows of the board; one line, or lines of one cell, tell no shape. */
static bool
check_rows (const Cells *cells, int *rows, int *columns, FringeBoardError *error)
{
  int first = cells_in_row (cells, 0);

  for (int row = 1; row < cells->n_rows; row++)
    {
      int n = cells_in_row (cells, row);

      if (n != first)
        {
          error->row = row + 1;
          return fail_counts (error, FRINGE_BOARD_RAGGED, n, first);
        }
    }
  if (*rows != 0 && (*rows != cells->n_rows || *columns != first))
    return fail_shape (error, FRINGE_BOARD_OTHER_SHAPE, *rows, *columns, cells->n_rows, first);
  *rows = cells->n_rows;
  *columns = first;
  return true;
}

static bool
find_shape (const Cells *cells, int *rows, int *columns, FringeBoardError *error)
{
  bool in_rows = cells->n_rows > 1 && cells->n_cells > cells->n_rows && cells->n_cells <= CELLS_KEPT;

  if (*rows != 0 && (!side_fits (*rows) || !side_fits (*columns)))
    return fail_counts (error, FRINGE_BOARD_BAD_SIZE, *rows, *columns);
  if (*rows != 0 && cells->n_cells != *rows * *columns)
    return fail_shape (error, FRINGE_BOARD_CELL_COUNT, *rows, *columns, cells->n_cells, *rows * *columns);
  if (in_rows && !check_rows (cells, rows, columns, error))
    return false;
  if (*rows == 0)
    *rows = *columns = square_side (cells->n_cells);
  if (*rows == 0)
    return fail_counts (error, FRINGE_BOARD_NO_SQUARE, cells->n_cells, 0);
  return (side_fits (*rows) && side_fits (*columns)) || fail_counts (error, FRINGE_BOARD_BAD_SIZE, *rows, *columns);
}

static int
smallest_missing (const Cells *cells)
{
  int tile = 0;

  for (int i = 0; i < cells->n_cells; i++)
    if (cells->cells[i].value == tile)
      {
        tile++;
        i = -1;
      }
  return tile;
}

static bool
place_tiles (const Cells *cells, FringeBoard *board, FringeBoardError *error)
{
  bool seen[FRINGE_CELLS_MAX] = { false };

  for (int i = 0; i < cells->n_cells; i++)
    {
      const Cell *cell = &cells->cells[i];
      bool in_range = cell->value < cells->n_cells;

      if (!in_range || seen[cell->value])
        {
          error->missing = smallest_missing (cells);
          error->expected = in_range ? 0 : cells->n_cells - 1;
          return fail_at (error, cell, in_range ? FRINGE_BOARD_DOUBLED : FRINGE_BOARD_OUT_OF_RANGE);
        }
      seen[cell->value] = true;
      board->cells[i] = (uint8_t) cell->value;
      if (cell->value == 0)
        board->blank = (uint8_t) i;
    }
  return true;
}

bool
fringe_board_parse (const char *text, size_t length, int rows, int columns, FringeBoard *board, FringeBoardError *error)
{
  Reader reader = { .text = text, .length = length, .line = 1, .column = 1, .error = error };
  FringeBoard result = { 0 };
  Cells cells;

  *error = (FringeBoardError) { .problem = FRINGE_BOARD_FINE };
  if (!read_cells (&reader))
    return false;
  if (reader.n_cells == 0)
    return fail (error, FRINGE_BOARD_EMPTY);
  if (reader.n_cells == 1 && reader.word_length > 1)
    return fail_counts (error, FRINGE_BOARD_RUN_ON, reader.word_length < INT_MAX ? (int) reader.word_length : INT_MAX,
                        DIGITS_IN_A_ROW);

  cells = (Cells) { reader.cells, reader.n_cells, 1, reader.n_rows };
  if (reader.n_cells <= CELLS_KEPT && !reader.bracketed && has_size_line (&cells)
      && !take_size_line (&cells, &rows, &columns, error))
    return false;
  if (!find_shape (&cells, &rows, &columns, error) || !place_tiles (&cells, &result, error))
    return false;

  result.rows = (uint8_t) rows;
  result.columns = (uint8_t) columns;
  *board = result;
  return true;
}

int
fringe_board_print (const FringeBoard *board, char text[FRINGE_BOARD_TEXT_MAX])
{
  char *end = text;

  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    {
      int tile = board->cells[cell];

      if (cell > 0)
        *end++ = ' ';
      if (tile >= 10)
        *end++ = (char) ('0' + tile / 10);
      *end++ = (char) ('0' + tile % 10);
    }
  *end = '\0';
  return (int) (end - text);
}
