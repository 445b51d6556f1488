/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pattern-sentences.h"

#include <glib/gi18n-lib.h>

char *
fringe_pattern_error_sentence (const FringeFormulaError *error, const char *word)
{
  switch ((int) error->problem)
    {
    case FRINGE_FORMULA_BAD_TILES:
      return g_strdup_printf (_ ("Column %d: A range of tiles goes from a smaller to a larger one, as in 1-4."),
                              error->column);
    case FRINGE_FORMULA_TILE_TWICE:
      return g_strdup_printf (_ ("Column %d: This tile is in a group already. Each tile belongs to one group."),
                              error->column);
    case FRINGE_FORMULA_TOO_MANY_TILES:
      return g_strdup_printf (_ ("A pattern has up to %d tiles."), FRINGE_PATTERN_TILES_MAX);
    case FRINGE_FORMULA_AFTER_TILES:
      return g_strdup_printf (_ ("Column %d: After a tile a comma, “/” or “-” is wanted, not “%s”."), error->column,
                              word);
    default:
      return g_strdup_printf (_ ("Column %d: The number of a tile is wanted, from 1 to %d."), error->column,
                              FRINGE_FORMULA_TILE_MAX);
    }
}

char *
fringe_pattern_fit_sentence (const FringePattern *pattern, int rows, int columns)
{
  uint64_t number;
  g_autofree char *bytes = NULL;

  switch (fringe_pattern_fit (pattern, rows, columns, &number))
    {
    case FRINGE_PATTERN_OTHER_SIZE:
      return g_strdup_printf (_ ("The pattern database %s is made for boards of 4 × 4 cells."), pattern->text);
    case FRINGE_PATTERN_NO_SUCH_TILE:
      return g_strdup_printf (_ ("The pattern %s has the tile %d, which is not on boards of %d × %d cells."),
                              pattern->text, (int) number, rows, columns);
    case FRINGE_PATTERN_TOO_MANY_CELLS:
      return g_strdup_printf (_ ("Pattern databases are made for boards of up to %d cells."), FRINGE_PATTERN_CELLS_MAX);
    case FRINGE_PATTERN_TOO_LARGE:
    case FRINGE_PATTERN_FITS:
    default:
      bytes = g_strdup_printf ("%" G_GUINT64_FORMAT, number);
      /* Translators: a pattern such as 1-8, a number of bytes, and the largest that there can be. */
      return g_strdup_printf (_ ("A table for the pattern %s would take %s bytes; the largest that is made has %d. "
                                 "Smaller groups take less."),
                              pattern->text, bytes, FRINGE_PATTERN_PLACEMENTS_MAX);
    }
}

char *
fringe_pattern_line (const FringeEstimate *estimate, const FringeBoard *board)
{
  const FringePattern *groups = fringe_pattern_sum_groups (estimate->patterns);
  GString *line = g_string_new ("h\u00a0= ");
  double h = fringe_estimate_h (estimate, board);

  for (int group = 0; group < groups->n_groups; group++)
    g_string_append_printf (line, "%s%d", group > 0 ? " + " : "",
                            fringe_pattern_sum_part (estimate->patterns, group, board->cells));
  if (groups->n_groups > 1)
    g_string_append_printf (line, " = %.0f", h);
  return g_string_free (line, FALSE);
}
