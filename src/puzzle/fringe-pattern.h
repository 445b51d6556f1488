/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"
#include "fringe-formula.h"

#define FRINGE_PATTERN_TILES_MAX 29 /* all tiles of the largest board */
#define FRINGE_PATTERN_CELLS_MAX 30
#define FRINGE_PATTERN_TEXT_MAX 160
/* No group has more placements: six tiles of the 15-puzzle and five of the 24-puzzle have fewer. */
#define FRINGE_PATTERN_PLACEMENTS_MAX (8 << 20)

/**
 * FringePattern:
 * @name: the name, or "" where the groups are told by their tiles
 * @text: the groups as they are written anew, or @name
 * @n_groups: how many groups
 * @n_tiles: how many tiles in each of them
 * @tiles: the tiles of each group, ascending
 *
 * Which tiles a pattern database looks up together: a value.
 *
 * Groups are separated by `/`, tiles by commas, and `a-b` stands for all tiles from a to b: `1,2,3,4`, `1-4/5-8`. No
 * tile stands in it twice. `5-5-5` and `6-6-3` are partitions of a board of 4 x 4 cells: see
 * fringe_pattern_for_goal().
 *
 * h is the sum over the groups of the fewest moves *of the tiles of the group* that bring them home, whatever the other
 * tiles do. Moves of other tiles do not count, even where there is one group alone, so that groups without a tile in
 * common can be added (Korf & Felner 2002; Felner, Korf & Hanan 2004). Culberson & Schaeffer (1998) count all moves.
 * Where the blank is does not matter: what is smallest over its places counts. h is admissible and consistent.
 */
typedef struct
{
  char name[8];
  char text[FRINGE_PATTERN_TEXT_MAX];
  int n_groups;
  uint8_t n_tiles[FRINGE_PATTERN_TILES_MAX];
  uint8_t tiles[FRINGE_PATTERN_TILES_MAX][FRINGE_PATTERN_TILES_MAX];
} FringePattern;

/**
 * fringe_pattern_parse:
 * @text: (array length=length): any bytes
 * @pattern: (out caller-allocates): the pattern; undefined where the text is none
 * @error: (out caller-allocates): what is wrong and where, when the result is false
 *
 * Returns: whether the text is a pattern
 */
bool fringe_pattern_parse (const char *text, size_t length, FringePattern *pattern, FringeFormulaError *error);

/**
 * FringePatternFit:
 * @FRINGE_PATTERN_FITS: there can be tables
 * @FRINGE_PATTERN_OTHER_SIZE: the name is that of a partition of 4 x 4 cells
 * @FRINGE_PATTERN_NO_SUCH_TILE: the board has not all of the tiles
 * @FRINGE_PATTERN_TOO_MANY_CELLS: the board has more than %FRINGE_PATTERN_CELLS_MAX cells
 * @FRINGE_PATTERN_TOO_LARGE: a group has more than %FRINGE_PATTERN_PLACEMENTS_MAX placements
 */
typedef enum
{
  FRINGE_PATTERN_FITS,
  FRINGE_PATTERN_OTHER_SIZE,
  FRINGE_PATTERN_NO_SUCH_TILE,
  FRINGE_PATTERN_TOO_MANY_CELLS,
  FRINGE_PATTERN_TOO_LARGE
} FringePatternFit;

/* Whether there can be tables for boards of this size. @number: (out): the tile that is missing, or the bytes of the
 * largest table, as far as 64 bits tell them. */
FringePatternFit fringe_pattern_fit (const FringePattern *pattern, int rows, int columns, uint64_t *number);

/**
 * fringe_pattern_for_goal:
 * @groups: (out caller-allocates): @pattern by its tiles
 *
 * `5-5-5` and `6-6-3` are told by goal cells. Where the goal is 1 2 … 15 0 they are
 *
 *     1 1 1 1      1 3 3 3
 *     2 2 1 3      1 1 2 2
 *     2 2 3 3      1 1 2 2
 *     2 3 3 .      1 2 2 .
 *
 * and they are mirrored so that the blank of the goal comes into the quarter of the dot. Where it does not come upon
 * the dot, the tile that does belongs to the group of the cell of the blank.
 */
void fringe_pattern_for_goal (const FringePattern *pattern, const FringeBoard *goal, FringePattern *groups);
