/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"

#include <stddef.h>

/* Enough for every board that fringe_board_print() writes, with its end. */
#define FRINGE_BOARD_TEXT_MAX (3 * FRINGE_CELLS_MAX + 1)

/**
 * FringeBoardProblem:
 * @FRINGE_BOARD_FINE: it is a board
 * @FRINGE_BOARD_EMPTY: there is no cell at all
 * @FRINGE_BOARD_BAD_TEXT: what stands at line, column is neither a number nor a blank
 * @FRINGE_BOARD_BRACKETS: a bracket at line, column is not closed, not opened or nested too deep
 * @FRINGE_BOARD_AFTER_END: something follows the board's last bracket at line, column
 * @FRINGE_BOARD_NO_SQUARE: found cells are no square and nothing tells the size
 * @FRINGE_BOARD_RUN_ON: it is one word of found digits, and only expected are read without spaces between them
 * @FRINGE_BOARD_RAGGED: row number row (from 1) has found cells, the first has expected
 * @FRINGE_BOARD_BAD_SIZE: found rows and expected columns are outside 2 to 9
 * @FRINGE_BOARD_OTHER_SHAPE: rows x columns were asked for; the text has found rows of expected cells
 * @FRINGE_BOARD_CELL_COUNT: there are found cells; a board of rows x columns has expected
 * @FRINGE_BOARD_OUT_OF_RANGE: the number tile at line, column is more than expected, and missing is nowhere
 * @FRINGE_BOARD_DOUBLED: tile stands at line, column for the second time (0: the blank), and missing nowhere
 *
 * What is wrong with a text that should be a board.
 */
typedef enum
{
  FRINGE_BOARD_FINE,
  FRINGE_BOARD_EMPTY,
  FRINGE_BOARD_BAD_TEXT,
  FRINGE_BOARD_BRACKETS,
  FRINGE_BOARD_AFTER_END,
  FRINGE_BOARD_NO_SQUARE,
  FRINGE_BOARD_RUN_ON,
  FRINGE_BOARD_RAGGED,
  FRINGE_BOARD_BAD_SIZE,
  FRINGE_BOARD_OTHER_SHAPE,
  FRINGE_BOARD_CELL_COUNT,
  FRINGE_BOARD_OUT_OF_RANGE,
  FRINGE_BOARD_DOUBLED,
} FringeBoardProblem;

/**
 * FringeBoardError:
 * @problem: what is wrong
 * @line: the line in the text, from 1
 * @column: the character in the line, from 1
 * @offset: the same place as a byte offset
 * @rows: the rows asked for or found
 * @columns: the columns asked for or found
 * @row: the row of the board, from 1
 * @tile: the number that was read; it stops growing at 9999
 * @missing: the smallest tile that is not on the board
 * @found: what was found
 * @expected: what was needed
 *
 * What is wrong with the text, and where. Members that a problem does not name are 0.
 */
typedef struct
{
  FringeBoardProblem problem;
  int line, column;
  size_t offset;
  int rows, columns;
  int row;
  int tile;
  int missing;
  int found, expected;
} FringeBoardError;

/**
 * fringe_board_parse:
 * @text: (array length=length): the text; it need not end in a zero
 * @length: its bytes
 * @rows: the rows wanted, or 0 where the text shall tell
 * @columns: the columns wanted; 0 where @rows is 0
 * @board: (out caller-allocates): the board; untouched where the text is none
 * @error: (out caller-allocates): what is wrong and where, when the result is false
 *
 * Reads a board in any of the ways people write one: numbers apart by spaces or commas, in
 * brackets or nested brackets, in lines; nine digits without a space; the blank as 0, `*`, `_` or
 * `.`; the side, or rows and columns, on a line of their own first; `#` starts a comment.
 *
 * Returns: whether the text is a board
 */
bool fringe_board_parse (const char *text,
                         size_t length,
                         int rows,
                         int columns,
                         FringeBoard *board,
                         FringeBoardError *error);

/**
 * fringe_board_print:
 * @text: (out caller-allocates): room for the text and its end
 *
 * Writes the tiles row-major, apart by single spaces, the blank as 0.
 *
 * Returns: the length in bytes
 */
int fringe_board_print (const FringeBoard *board, char text[FRINGE_BOARD_TEXT_MAX]);
