/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

/* Up to this many tiles, the distances that make up Manhattan are written out. */
#define DISTANCES_MAX 8

/* A tile that must let another pass leaves its line and comes back. */
#define MOVES_ASIDE 2

static int
distance (const FringeEstimate *estimate, const FringeBoard *board, int tile)
{
  int cell = 0, home = estimate->home[tile];

  while (board->cells[cell] != tile)
    cell++;
  return ABS (cell / estimate->columns - home / estimate->columns)
         + ABS (cell % estimate->columns - home % estimate->columns);
}

static int
manhattan (const FringeEstimate *estimate, const FringeBoard *board)
{
  int sum = 0;

  for (int tile = 1; tile < estimate->n_cells; tile++)
    sum += distance (estimate, board, tile);
  return sum;
}

static void
append_term (GString *sum, int term)
{
  g_string_append_printf (sum, sum->len > 0 ? " + %d" : "%d", term);
}

/* "2 + 0 + 1": for each tile in turn, its way to its goal cell. */
static char *
print_distances (const FringeEstimate *estimate, const FringeBoard *board)
{
  GString *text = g_string_new (NULL);

  for (int tile = 1; tile < estimate->n_cells; tile++)
    append_term (text, distance (estimate, board, tile));
  return g_string_free (text, FALSE);
}

static char *
misplaced_sentence (int h, int n_tiles)
{
  /* Translators: misplaced tiles, all tiles, and the heuristic's value, which is the first number again. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d of %d tiles is misplaced, so h = %d.",
                                       "%d of %d tiles are misplaced, so h = %d.", (gulong) h),
                          h, n_tiles, h);
}

static char *
misplaced_with_blank_sentence (const FringeEstimate *estimate, const FringeBoard *board, int h)
{
  int n_tiles = estimate->n_cells - 1;

  if (board->blank == estimate->home[0])
    /* Translators: misplaced tiles, all tiles, and the heuristic's value, which is the first number again. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "%d of %d tiles is misplaced and the blank is not, so h = %d.",
                                         "%d of %d tiles are misplaced and the blank is not, so h = %d.", (gulong) h),
                            h, n_tiles, h);
  /* Translators: misplaced tiles, all tiles, and the heuristic's value, which is one more than the first number. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d of %d tiles is misplaced and so is the blank, so h = %d.",
                                       "%d of %d tiles are misplaced and so is the blank, so h = %d.", (gulong) h - 1),
                          h - 1, n_tiles, h);
}

static char *
manhattan_sentence (const FringeEstimate *estimate, const FringeBoard *board, int h)
{
  int n_tiles = estimate->n_cells - 1;
  g_autofree char *distances = NULL;

  if (n_tiles > DISTANCES_MAX)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "The tiles are %d move from their goal cells in all, so h = %d.",
                                         "The tiles are %d moves from their goal cells in all, so h = %d.", (gulong) h),
                            h, h);
  distances = print_distances (estimate, board);
  /* Translators: the last tile's number, a sum such as "2 + 0 + 1", and what it makes. */
  return g_strdup_printf (_("Tiles 1 to %d are %s moves from their goal cells, so h = %d."), n_tiles, distances, h);
}

static char *
manhattan_with_blank_sentence (const FringeEstimate *estimate, const FringeBoard *board, int h)
{
  int n_tiles = estimate->n_cells - 1, of_blank = distance (estimate, board, 0);
  g_autofree char *distances = NULL;

  if (n_tiles > DISTANCES_MAX)
    /* Translators: the sum over the tiles, the way of the blank, and the sum of both. */
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE,
                     "The tiles are %d move from their goal cells in all and the blank is %d, so h = %d.",
                     "The tiles are %d moves from their goal cells in all and the blank is %d, so h = %d.",
                     (gulong) (h - of_blank)),
        h - of_blank, of_blank, h);
  distances = print_distances (estimate, board);
  /* Translators: the last tile's number, a sum such as "2 + 0 + 1", the way of the blank, and what they make. */
  return g_strdup_printf (_("Tiles 1 to %d are %s moves from their goal cells and the blank is %d, so h = %d."),
                             n_tiles, distances, of_blank, h);
}

/* The fewest of @n places that must go so that those left ascend. */
static int
count_aside (const int *places, int n)
{
  int longest[FRINGE_SIDE_MAX], length = 0;

  for (int i = 0; i < n; i++)
    {
      longest[i] = 1;
      for (int j = 0; j < i; j++)
        if (places[j] < places[i])
          longest[i] = MAX (longest[i], longest[j] + 1);
      length = MAX (length, longest[i]);
    }
  return n - length;
}

static int
moves_aside_in_row (const FringeEstimate *estimate, const FringeBoard *board, int row)
{
  int places[FRINGE_SIDE_MAX], n = 0;

  for (int column = 0; column < estimate->columns; column++)
    {
      int tile = board->cells[row * estimate->columns + column];

      if (tile != 0 && estimate->home[tile] / estimate->columns == row)
        places[n++] = estimate->home[tile];
    }
  return MOVES_ASIDE * count_aside (places, n);
}

static int
moves_aside_in_column (const FringeEstimate *estimate, const FringeBoard *board, int column)
{
  int places[FRINGE_SIDE_MAX], n = 0;

  for (int row = 0; row < estimate->rows; row++)
    {
      int tile = board->cells[row * estimate->columns + column];

      if (tile != 0 && estimate->home[tile] % estimate->columns == column)
        places[n++] = estimate->home[tile];
    }
  return MOVES_ASIDE * count_aside (places, n);
}

static char *
linear_conflict_sentence (const FringeEstimate *estimate, const FringeBoard *board, int h)
{
  int without = manhattan (estimate, board);
  g_autoptr (GString) rows = g_string_new (NULL), columns = g_string_new (NULL);

  if (without == h)
    return g_strdup_printf (_("The Manhattan distance is %d and no tile stands in another’s way in its row or "
                              "column, so h = %d."),
                               without, h);
  for (int row = 0; row < estimate->rows; row++)
    append_term (rows, moves_aside_in_row (estimate, board, row));
  for (int column = 0; column < estimate->columns; column++)
    append_term (columns, moves_aside_in_column (estimate, board, column));
  /* Translators: the heuristic “linear conflict”. The Manhattan distance; the number of rows and a sum such as
     "2 + 0 + 0", which has a term for each; the same for columns; what all makes. */
  return g_strdup_printf (_("The Manhattan distance is %d, and tiles that stand in each other’s way add %s "
                            "moves in rows 1 to %d and %s in columns 1 to %d, so h = %d."),
                             without, rows->str, estimate->rows, columns->str, estimate->columns, h);
}

static char *
perfect_sentence (int h)
{
  if (h == FRINGE_H_INFINITE)
    return g_strdup (_("The goal cannot be reached from this board, so h = ∞."));
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The goal is %d move away, so h = %d.",
                                       "The goal is %d moves away, so h = %d.", (gulong) h),
                          h, h);
}

static char *
value_sentence (const FringeEstimate *estimate, const FringeBoard *board, int h)
{
  switch (estimate->heuristic)
    {
    case FRINGE_HEURISTIC_MISPLACED:
      return misplaced_sentence (h, estimate->n_cells - 1);
    case FRINGE_HEURISTIC_LINEAR_CONFLICT:
      return linear_conflict_sentence (estimate, board, h);
    case FRINGE_HEURISTIC_GASCHNIG:
      /* Translators: the heuristic of Gaschnig. */
      return g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE, "If the blank could change places with any tile, %d swap would do, so h = %d.",
                       "If the blank could change places with any tile, %d swaps would do, so h = %d.", (gulong) h),
          h, h);
    case FRINGE_HEURISTIC_PERFECT:
      return perfect_sentence (h);
    case FRINGE_HEURISTIC_MISPLACED_WITH_BLANK:
      return misplaced_with_blank_sentence (estimate, board, h);
    case FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK:
      return manhattan_with_blank_sentence (estimate, board, h);
    case FRINGE_HEURISTIC_MANHATTAN:
    case FRINGE_HEURISTIC_ZERO:
    case FRINGE_N_HEURISTICS:
    default:
      return manhattan_sentence (estimate, board, h);
    }
}

char *
fringe_estimate_value_sentence (const FringeEstimate *estimate, const FringeBoard *board)
{
  int h = fringe_estimate_h (estimate, board);

  if (estimate->heuristic == FRINGE_HEURISTIC_ZERO)
    return g_strdup (_("This heuristic counts nothing, so h = 0."));
  if (h == 0)
    return g_strdup (_("Every tile is in its goal cell, so h = 0."));
  return value_sentence (estimate, board, h);
}

char *
fringe_estimate_sentence (const FringeEstimate *estimate, const FringeBoard *board)
{
  GString *text = g_string_new (NULL);

  fringe_sentences_add (text, fringe_estimate_value_sentence (estimate, board));
  if (!fringe_heuristic_is_admissible (estimate->heuristic))
    fringe_sentences_add (text, g_strdup (_("This heuristic is not admissible: it can exceed the moves that "
                                            "are needed.")));
  return g_string_free (text, FALSE);
}

char *
fringe_heuristic_sentence (FringeHeuristic heuristic, const FringeBoard *board, const FringeBoard *goal)
{
  FringeEstimate estimate;
  char *sentence;

  if (!fringe_heuristic_fits (heuristic, goal->rows, goal->columns))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "This heuristic is a table of all boards and ends with those of %d cell.",
                                         "This heuristic is a table of all boards and ends with those of %d cells.",
                                         FRINGE_PERFECT_CELLS_MAX),
                            FRINGE_PERFECT_CELLS_MAX);
  if (!fringe_estimate_init (&estimate, heuristic, goal))
    return g_strdup (_("There is no memory for the table of this heuristic."));
  sentence = fringe_estimate_sentence (&estimate, board);
  fringe_estimate_clear (&estimate);
  return sentence;
}
