/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define FRINGE_FORMULA_TEXT_MAX 500 /* bytes that are read */
#define FRINGE_FORMULA_PRINT_MAX (3 * FRINGE_FORMULA_TEXT_MAX)
#define FRINGE_FORMULA_NAME_MAX 60 /* bytes */
#define FRINGE_FORMULA_OPS_MAX 256
#define FRINGE_FORMULA_DEPTH_MAX 64
#define FRINGE_FORMULA_WORD_MAX 40
#define FRINGE_FORMULA_LIMIT 1e9
#define FRINGE_FORMULA_TILE_MAX 80

/**
 * FringeFormulaKind:
 *
 * What an operation puts on the stack: a number, or the number of the tile that a sum has come to; something that is
 * counted on the whole board; something of one tile; a sum that was tabulated (fringe-formula-terms.h), which no
 * formula has that was only read; what a function makes of the one or two values on top; the sum of what the operations
 * up to its end say, for every tile.
 */
typedef enum
{
  FRINGE_FORMULA_NUMBER,
  FRINGE_FORMULA_TILE,

  FRINGE_FORMULA_MISPLACED,
  FRINGE_FORMULA_MANHATTAN,
  FRINGE_FORMULA_LINEAR_CONFLICT,
  FRINGE_FORMULA_GASCHNIG,
  FRINGE_FORMULA_PERFECT,
  FRINGE_FORMULA_INVERSIONS,
  FRINGE_FORMULA_NOISE,

  FRINGE_FORMULA_ROWS_OF,
  FRINGE_FORMULA_COLUMNS_OF,
  FRINGE_FORMULA_MISPLACED_OF,

  FRINGE_FORMULA_TERM,

  FRINGE_FORMULA_NEGATE,
  FRINGE_FORMULA_FLOOR,
  FRINGE_FORMULA_ABS,

  FRINGE_FORMULA_ADD,
  FRINGE_FORMULA_SUBTRACT,
  FRINGE_FORMULA_MULTIPLY,
  FRINGE_FORMULA_DIVIDE,
  FRINGE_FORMULA_MIN,
  FRINGE_FORMULA_MAX,
  FRINGE_FORMULA_LESS,
  FRINGE_FORMULA_LESS_EQUAL,
  FRINGE_FORMULA_GREATER,
  FRINGE_FORMULA_GREATER_EQUAL,
  FRINGE_FORMULA_EQUAL,
  FRINGE_FORMULA_NOT_EQUAL,

  FRINGE_FORMULA_SUM,
} FringeFormulaKind;

/**
 * FringeFormulaOp:
 * @tile: of ROWS_OF, COLUMNS_OF, MISPLACED_OF: the tile, or 0 for the one that the sum has come to; of TERM: its number
 * @length: of SUM: how many operations after it are what is summed
 * @number: of NUMBER; of NOISE the smallest value
 * @end: of NOISE: no value is as large
 * @seed: of NOISE
 */
typedef struct
{
  FringeFormulaKind kind;
  uint8_t tile;
  uint16_t length;
  double number, end;
  uint64_t seed;
} FringeFormulaOp;

/**
 * FringeFormula:
 * @name: what it is called, or ""
 * @text: the formula, with single spaces where they belong
 * @n_ops: how many operations there are
 * @ops: (array length=n_ops): the formula as a flat program for a stack, which calls nothing and never goes back
 * @needs_perfect: whether it asks for the true distance
 *
 * A heuristic as a formula over what can be seen of a board: a value. It may have a name before a colon: "half:
 * manhattan/2".
 *
 * - `misplaced`, `manhattan`, `linear_conflict`, `gaschnig`, `perfect`: the heuristics of these names; `perfect` is
 *   10⁹ where the goal cannot be reached
 * - `inversions`: pairs of tiles, the larger of which stands first in row-major order; the blank left out
 * - `sum(t, …)`: the sum over all tiles; in it `t` is the number of the tile. No sum stands within a sum
 * - `rows(t)`, `columns(t)`: rows and columns between the tile and its goal cell; `misplaced(t)`: 1 where it is not
 *   there, else 0. Outside of a sum a number stands for the tile; they are 0 for a tile that the board does not have
 * - `noise(seed, a..b)`: a number from a to b that follows from the seed and the board alone. A state of 64 bits begins
 *   as the seed; for each cell in row-major order the tile is added to it, and it becomes the next number of
 *   fringe_random_next(). The noise is a + (b - a) · (state / 2¹¹, rounded down) / 2⁵³
 * - numbers of up to 15 digits, `+ - * /`, `-x`, parentheses, `min(…)`, `max(…)`, `floor(x)`, `abs(x)`
 * - `< <= > >= = !=`: 1 where it is so, else 0
 *
 * Reckoned in double, from left to right, * and / before + and -, these before comparisons. What is divided by 0 is 0,
 * and what is beyond ±10⁹, on the way or at the end, counts as ±10⁹: so every formula has a finite value on every
 * board.
 */
typedef struct
{
  char name[FRINGE_FORMULA_NAME_MAX + 1];
  char text[FRINGE_FORMULA_PRINT_MAX];
  int n_ops;
  FringeFormulaOp ops[FRINGE_FORMULA_OPS_MAX];
  bool needs_perfect;
} FringeFormula;

/**
 * FringeFormulaProblem:
 * @FRINGE_FORMULA_FINE: it is a formula
 * @FRINGE_FORMULA_EMPTY: there is nothing
 * @FRINGE_FORMULA_TOO_LONG: more than %FRINGE_FORMULA_TEXT_MAX bytes, or %FRINGE_FORMULA_OPS_MAX operations
 * @FRINGE_FORMULA_TOO_DEEP: parentheses, functions and signs are nested deeper than %FRINGE_FORMULA_DEPTH_MAX
 * @FRINGE_FORMULA_BAD_CHARACTER: word is no character of a formula
 * @FRINGE_FORMULA_UNKNOWN: word is not a value; suggestion may be one
 * @FRINGE_FORMULA_NO_VALUE: a value must stand here; word stands here, or nothing
 * @FRINGE_FORMULA_EXPECTED: suggestion must stand here; word stands here, or nothing
 * @FRINGE_FORMULA_AFTER_END: word follows where the formula could end
 * @FRINGE_FORMULA_BAD_NUMBER: word has more than 15 digits, or is larger than 10⁹ and no seed
 * @FRINGE_FORMULA_NO_SUM: t stands outside of a sum
 * @FRINGE_FORMULA_NESTED_SUM: a sum stands within a sum
 * @FRINGE_FORMULA_BAD_TILE: word is neither t nor the number of a tile
 * @FRINGE_FORMULA_BAD_SEED: word is no whole number
 * @FRINGE_FORMULA_BAD_RANGE: the end of the noise is smaller than its beginning
 * @FRINGE_FORMULA_BAD_NAME: before the colon there is no name, or one that is too long, or a character that none has
 * @FRINGE_FORMULA_TOO_MANY: there are %FRINGE_OWN_MAX heuristics of one's own already
 * @FRINGE_FORMULA_NO_TILE: of a pattern: the number of a tile must stand here
 * @FRINGE_FORMULA_BAD_TILES: of a pattern: a range does not go from a smaller to a larger tile
 * @FRINGE_FORMULA_TILE_TWICE: of a pattern: a tile stands here that stood before
 * @FRINGE_FORMULA_TOO_MANY_TILES: of a pattern: more tiles than on the largest board that it is for
 * @FRINGE_FORMULA_AFTER_TILES: of a pattern: word follows where only a tile, a comma or a slash can
 *
 * What is wrong with a text that should be a formula or a pattern.
 */
typedef enum
{
  FRINGE_FORMULA_FINE,
  FRINGE_FORMULA_EMPTY,
  FRINGE_FORMULA_TOO_LONG,
  FRINGE_FORMULA_TOO_DEEP,
  FRINGE_FORMULA_BAD_CHARACTER,
  FRINGE_FORMULA_UNKNOWN,
  FRINGE_FORMULA_NO_VALUE,
  FRINGE_FORMULA_EXPECTED,
  FRINGE_FORMULA_AFTER_END,
  FRINGE_FORMULA_BAD_NUMBER,
  FRINGE_FORMULA_NO_SUM,
  FRINGE_FORMULA_NESTED_SUM,
  FRINGE_FORMULA_BAD_TILE,
  FRINGE_FORMULA_BAD_SEED,
  FRINGE_FORMULA_BAD_RANGE,
  FRINGE_FORMULA_BAD_NAME,
  FRINGE_FORMULA_TOO_MANY,
  FRINGE_FORMULA_NO_TILE,
  FRINGE_FORMULA_BAD_TILES,
  FRINGE_FORMULA_TILE_TWICE,
  FRINGE_FORMULA_TOO_MANY_TILES,
  FRINGE_FORMULA_AFTER_TILES,
} FringeFormulaProblem;

/**
 * FringeFormulaError:
 * @column: the character of the text, from 1
 * @word: what stands there, cut short; empty at the end of the text
 * @suggestion: (nullable): what was meant, or must stand there
 */
typedef struct
{
  FringeFormulaProblem problem;
  int column;
  char word[FRINGE_FORMULA_WORD_MAX];
  const char *suggestion;
} FringeFormulaError;

/**
 * fringe_formula_parse:
 * @text: (array length=length): any bytes; they need not end in a zero
 * @formula: (out caller-allocates): the formula; undefined where the text is none
 * @error: (out caller-allocates): what is wrong and where, when the result is false
 *
 * O(length), on a stack that is bounded. `×`, `·`, `−`, `≤`, `≥` and `≠` are read as what they mean, `==` as `=`.
 *
 * Returns: whether the text is a formula
 */
bool fringe_formula_parse (const char *text, size_t length, FringeFormula *formula, FringeFormulaError *error);
