/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pattern.h"

#include <stdio.h>
#include <string.h>

/* Reading patterns.
 *
 *   pattern = name | group {"/" group}
 *   group   = range {"," range}
 *   range   = tile ["-" tile]
 *
 * Invariant: the groups are in the order of their smallest tiles, and the tiles of each ascend, so that the same groups
 * have the same text. */

#define NAMED_SIDE 4
#define NAMED_CELLS (NAMED_SIDE * NAMED_SIDE)
#define NO_GROUP '.'

/* The group of each cell where the blank's home is the last one. */
static const struct
{
  const char *name;
  const char *groups;
} partitions[] = {
  { "5-5-5", "1111"
             "2213"
             "2233"
             "233." },
  { "6-6-3", "1333"
             "1122"
             "1122"
             "122." },
};

#define N_PARTITIONS (sizeof partitions / sizeof *partitions)

/* Which group each tile is in, from 1; 0 where it is in none. */
typedef struct
{
  uint8_t group_of[FRINGE_FORMULA_TILE_MAX + 1];
  int n_groups;
} Draft;

typedef struct
{
  const char *text;
  size_t length, at;
  Draft draft;
  FringeFormulaError *error;
} Parser;

static bool
fail (const Parser *parser, FringeFormulaProblem problem, size_t at)
{
  size_t length = parser->length - at;

  *parser->error = (FringeFormulaError) { .problem = problem, .column = (int) at + 1 };
  length = length < FRINGE_FORMULA_WORD_MAX - 1 ? length : FRINGE_FORMULA_WORD_MAX - 1;
  memcpy (parser->error->word, parser->text + at, length);
  return false;
}

static void
skip_spaces (Parser *parser)
{
  while (parser->at < parser->length && parser->text[parser->at] == ' ')
    parser->at++;
}

static bool
accept (Parser *parser, char sign)
{
  skip_spaces (parser);
  if (parser->at == parser->length || parser->text[parser->at] != sign)
    return false;
  parser->at++;
  return true;
}

static bool
read_tile (Parser *parser, int *tile)
{
  size_t start;

  skip_spaces (parser);
  start = parser->at;
  for (*tile = 0; parser->at < parser->length && parser->text[parser->at] >= '0' && parser->text[parser->at] <= '9'
                  && *tile <= FRINGE_FORMULA_TILE_MAX;
       parser->at++)
    *tile = 10 * *tile + parser->text[parser->at] - '0';
  if (*tile == 0 || *tile > FRINGE_FORMULA_TILE_MAX)
    return fail (parser, FRINGE_FORMULA_NO_TILE, start);
  return true;
}

static bool
read_range (Parser *parser)
{
  int first, last;
  size_t start;

  skip_spaces (parser);
  start = parser->at;
  if (!read_tile (parser, &first))
    return false;
  last = first;
  if (accept (parser, '-') && (!read_tile (parser, &last) || last <= first))
    return parser->error->problem == FRINGE_FORMULA_FINE ? fail (parser, FRINGE_FORMULA_BAD_TILES, start) : false;
  for (int tile = first; tile <= last; tile++)
    {
      if (parser->draft.group_of[tile] != 0)
        return fail (parser, FRINGE_FORMULA_TILE_TWICE, start);
      parser->draft.group_of[tile] = (uint8_t) parser->draft.n_groups;
    }
  return true;
}

static bool
read_groups (Parser *parser)
{
  do
    {
      parser->draft.n_groups++;
      do
        if (!read_range (parser))
          return false;
      while (accept (parser, ','));
    }
  while (accept (parser, '/'));
  return parser->at == parser->length || fail (parser, FRINGE_FORMULA_AFTER_TILES, parser->at);
}

/* Gives each tile to its group. Returns: whether there is room for all of them */
static bool
take_tiles (FringePattern *pattern, const Draft *draft)
{
  uint8_t place[FRINGE_FORMULA_TILE_MAX + 1] = { 0 };
  int n = 0;

  pattern->n_groups = 0;
  memset (pattern->n_tiles, 0, sizeof pattern->n_tiles);
  for (int tile = 1; tile <= FRINGE_FORMULA_TILE_MAX; tile++)
    {
      int group = draft->group_of[tile];

      if (group == 0)
        continue;
      if (n++ == FRINGE_PATTERN_TILES_MAX)
        return false;
      if (place[group] == 0)
        place[group] = (uint8_t) ++pattern->n_groups;
      group = place[group] - 1;
      pattern->tiles[group][pattern->n_tiles[group]++] = (uint8_t) tile;
    }
  return true;
}

/* Two tiles and a sign each are at most six characters, and there is room for all. */
static void
write_text (FringePattern *pattern)
{
  char *at = pattern->text;

  for (int group = 0; group < pattern->n_groups; group++)
    for (int i = 0, next; i < pattern->n_tiles[group]; i = next)
      {
        const uint8_t *tiles = pattern->tiles[group];

        for (next = i + 1; next < pattern->n_tiles[group] && tiles[next] == tiles[next - 1] + 1;)
          next++;
        if (at != pattern->text)
          *at++ = i == 0 ? '/' : ',';
        at += sprintf (at, "%d", tiles[i]);
        if (next - i > 1)
          at += sprintf (at, "%c%d", next - i == 2 ? ',' : '-', tiles[next - 1]);
      }
  *at = '\0';
}

static const char *
find_partition (const char *text, size_t length)
{
  for (size_t i = 0; i < N_PARTITIONS; i++)
    if (strlen (partitions[i].name) == length && memcmp (partitions[i].name, text, length) == 0)
      return partitions[i].name;
  return NULL;
}

bool
fringe_pattern_parse (const char *text, size_t length, FringePattern *pattern, FringeFormulaError *error)
{
  Parser parser = { .text = text, .length = length, .error = error };
  const char *name = find_partition (text, length);

  *pattern = (FringePattern) { .n_groups = 0 };
  *error = (FringeFormulaError) { .problem = FRINGE_FORMULA_FINE };
  if (name != NULL)
    {
      strcpy (pattern->name, name);
      strcpy (pattern->text, name);
      return true;
    }
  if (!read_groups (&parser))
    return false;
  if (!take_tiles (pattern, &parser.draft))
    return fail (&parser, FRINGE_FORMULA_TOO_MANY_TILES, 0);
  write_text (pattern);
  return true;
}

static uint64_t
count_placements (int n_cells, int n_tiles)
{
  uint64_t n = 1;

  for (int i = 0; i < n_tiles; i++)
    n = n > UINT64_MAX / (uint64_t) (n_cells - i) ? UINT64_MAX : n * (uint64_t) (n_cells - i);
  return n;
}

FringePatternFit
fringe_pattern_fit (const FringePattern *pattern, int rows, int columns, uint64_t *number)
{
  int n_cells = rows * columns, largest_tile = 0, most_tiles = 0;

  *number = 0;
  if (pattern->name[0] != '\0')
    return rows == NAMED_SIDE && columns == NAMED_SIDE ? FRINGE_PATTERN_FITS : FRINGE_PATTERN_OTHER_SIZE;
  for (int group = 0; group < pattern->n_groups; group++)
    {
      int n_tiles = pattern->n_tiles[group], last = pattern->tiles[group][n_tiles - 1];

      largest_tile = last > largest_tile ? last : largest_tile;
      most_tiles = n_tiles > most_tiles ? n_tiles : most_tiles;
    }
  *number = (uint64_t) largest_tile;
  if (largest_tile >= n_cells)
    return FRINGE_PATTERN_NO_SUCH_TILE;
  if (n_cells > FRINGE_PATTERN_CELLS_MAX)
    return FRINGE_PATTERN_TOO_MANY_CELLS;
  *number = count_placements (n_cells, most_tiles);
  return *number <= FRINGE_PATTERN_PLACEMENTS_MAX ? FRINGE_PATTERN_FITS : FRINGE_PATTERN_TOO_LARGE;
}

static int
mirrored (int cell, int blank)
{
  int row = cell / NAMED_SIDE, column = cell % NAMED_SIDE;

  row = blank / NAMED_SIDE < NAMED_SIDE / 2 ? NAMED_SIDE - 1 - row : row;
  column = blank % NAMED_SIDE < NAMED_SIDE / 2 ? NAMED_SIDE - 1 - column : column;
  return row * NAMED_SIDE + column;
}

void
fringe_pattern_for_goal (const FringePattern *pattern, const FringeBoard *goal, FringePattern *groups)
{
  Draft draft = { .n_groups = 0 };
  const char *of_cell = NULL;

  *groups = *pattern;
  if (pattern->name[0] == '\0')
    return;
  for (size_t i = 0; i < N_PARTITIONS; i++)
    if (strcmp (partitions[i].name, pattern->name) == 0)
      of_cell = partitions[i].groups;
  for (int cell = 0; cell < NAMED_CELLS; cell++)
    {
      char group = of_cell[mirrored (cell, goal->blank)];

      if (group == NO_GROUP)
        group = of_cell[mirrored (goal->blank, goal->blank)];
      if (goal->cells[cell] != 0)
        draft.group_of[goal->cells[cell]] = (uint8_t) (group - '0');
    }
  take_tiles (groups, &draft);
}
