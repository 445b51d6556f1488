/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-own.h"
#include "fringe-pattern-sentences.h"
#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

/* A board's h is made up of what its tiles, lines or swaps add. It is told in a sentence for a node, and in others
 * beside the marks that are drawn on a board. */

/* The distances that make up Manhattan are written out for no more tiles than these. */
#define DISTANCES_MAX 8
/* As many terms of a sum can be read. */
#define TERMS_MAX 20

static void
append_term (GString *sum, int term)
{
  g_string_append_printf (sum, sum->len > 0 ? " + %d" : "%d", term);
}

/* Appends what each tile adds, "1 + 2 + 0", and returns what they make. */
static int
append_tiles (GString *sum, const FringeBoardMarks *marks, gboolean with_blank)
{
  int total = 0;

  for (int i = 0; i < marks->n_tiles; i++)
    if (with_blank || marks->tiles[i].tile != 0)
      {
        append_term (sum, marks->tiles[i].adds);
        total += marks->tiles[i].adds;
      }
  return total;
}

char *
fringe_board_marks_sum (const FringeBoardMarks *marks)
{
  GString *sum = g_string_new (NULL);
  int n = 0;

  for (int i = 0; i < marks->n_tiles; i++)
    if (marks->tiles[i].adds > 0 && n++ < TERMS_MAX)
      append_term (sum, marks->tiles[i].adds);
  for (int i = 0; i < marks->n_lines; i++)
    if (n++ < TERMS_MAX)
      append_term (sum, marks->lines[i].adds);
  return g_string_free (sum, n < 2 || n > TERMS_MAX);
}

static char *
misplaced_sentence (int h, int n_tiles)
{
  /* Translators: misplaced tiles, all tiles, and the heuristic's value, which is the first number again. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d of %d tiles is misplaced, so h\u00a0=\u00a0%d.",
                                       "%d of %d tiles are misplaced, so h\u00a0=\u00a0%d.", (gulong) h),
                          h, n_tiles, h);
}

static char *
misplaced_with_blank_sentence (const FringeBoardMarks *marks, int n_tiles)
{
  int h = (int) marks->h;

  if (marks->tiles[0].adds == 0)
    /* Translators: misplaced tiles, all tiles, and the heuristic's value, which is the first number again. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "%d of %d tiles is misplaced and the blank is not, so h\u00a0=\u00a0%d.",
                                         "%d of %d tiles are misplaced and the blank is not, so h\u00a0=\u00a0%d.",
                                         (gulong) h),
                            h, n_tiles, h);
  /* Translators: misplaced tiles, all tiles, and the heuristic's value, which is one more than the first number. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%d of %d tiles is misplaced and so is the blank, so h\u00a0=\u00a0%d.",
                                       "%d of %d tiles are misplaced and so is the blank, so h\u00a0=\u00a0%d.",
                                       (gulong) h - 1),
                          h - 1, n_tiles, h);
}

static char *
manhattan_sentence (const FringeBoardMarks *marks, int n_tiles)
{
  g_autoptr (GString) distances = g_string_new (NULL);
  int h = append_tiles (distances, marks, FALSE);

  if (n_tiles > DISTANCES_MAX)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "The tiles are %d move from their goal cells in all, so h\u00a0=\u00a0%d.",
                                         "The tiles are %d moves from their goal cells in all, so h\u00a0=\u00a0%d.",
                                         (gulong) h),
                            h, h);
  /* Translators: the last tile's number, a sum such as "2 + 0 + 1", and what it makes. */
  return g_strdup_printf (_ ("Tiles 1 to %d are %s moves from their goal cells, so h\u00a0=\u00a0%d."), n_tiles,
                          distances->str, h);
}

static char *
manhattan_with_blank_sentence (const FringeBoardMarks *marks, int n_tiles)
{
  g_autoptr (GString) distances = g_string_new (NULL);
  int of_tiles = append_tiles (distances, marks, FALSE), h = (int) marks->h, of_blank = h - of_tiles;

  if (n_tiles > DISTANCES_MAX)
    /* Translators: the sum over the tiles, the way of the blank, and the sum of both. */
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE,
                     "The tiles are %d move from their goal cells in all. The blank adds %d, so h\u00a0=\u00a0%d.",
                     "The tiles are %d moves from their goal cells in all. The blank adds %d, so h\u00a0=\u00a0%d.",
                     (gulong) of_tiles),
        of_tiles, of_blank, h);
  /* Translators: the last tile's number, a sum such as "2 + 0 + 1", the way of the blank, and what they make. */
  return g_strdup_printf (
      _ ("Tiles 1 to %d are %s moves from their goal cells. The blank adds %d, so h\u00a0=\u00a0%d."), n_tiles,
      distances->str, of_blank, h);
}

/* Returns: what the row or column adds, which has a mark only where its tiles stand in each other's way */
static int
line_adds (const FringeBoardMarks *marks, gboolean is_row, int line)
{
  for (int i = 0; i < marks->n_lines; i++)
    if (marks->lines[i].is_row == is_row && marks->lines[i].line == line)
      return marks->lines[i].adds;
  return 0;
}

static char *
linear_conflict_sentence (const FringeBoardMarks *marks, int n_rows, int n_columns)
{
  g_autoptr (GString) ways = g_string_new (NULL), rows = g_string_new (NULL), columns = g_string_new (NULL);
  int without = append_tiles (ways, marks, TRUE), h = (int) marks->h;

  if (without == h)
    return g_strdup_printf (_ ("The Manhattan distance is %d. No row or column has a conflict, so h\u00a0=\u00a0%d."),
                            without, h);
  for (int row = 0; row < n_rows; row++)
    append_term (rows, line_adds (marks, TRUE, row));
  for (int column = 0; column < n_columns; column++)
    append_term (columns, line_adds (marks, FALSE, column));
  /* Translators: the heuristic “linear conflict”. The Manhattan distance; the number of rows and a sum such as
     "2 + 0 + 0", which has a term for each; the same for columns; what all makes. */
  return g_strdup_printf (_ ("The Manhattan distance is %1$d. Conflicts in rows 1 to %3$d add %2$s. Conflicts in "
                             "columns 1 to %5$d add %4$s, so h\u00a0=\u00a0%6$d."),
                          without, rows->str, n_rows, columns->str, n_columns, h);
}

static char *
perfect_sentence (double value)
{
  int h;

  if (isinf (value))
    return g_strdup (_ ("The goal cannot be reached from this board, so h\u00a0=\u00a0∞."));
  h = (int) value;
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The goal is %d move away, so h\u00a0=\u00a0%d.",
                                       "The goal is %d moves away, so h\u00a0=\u00a0%d.", (gulong) h),
                          h, h);
}

static char *
value_sentence (const FringeBoardMarks *marks, int rows, int columns)
{
  int h = isfinite (marks->h) ? (int) marks->h : 0, n_tiles = rows * columns - 1;

  switch (marks->heuristic)
    {
    case FRINGE_HEURISTIC_MISPLACED:
      return misplaced_sentence (h, n_tiles);
    case FRINGE_HEURISTIC_LINEAR_CONFLICT:
      return linear_conflict_sentence (marks, rows, columns);
    case FRINGE_HEURISTIC_GASCHNIG:
      /* Translators: the heuristic of Gaschnig. */
      return g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE,
                       "If the blank could swap with any tile, %d swap would be enough, so h\u00a0=\u00a0%d.",
                       "If the blank could swap with any tile, %d swaps would be enough, so h\u00a0=\u00a0%d.",
                       (gulong) h),
          h, h);
    case FRINGE_HEURISTIC_PERFECT:
      return perfect_sentence (marks->h);
    case FRINGE_HEURISTIC_MISPLACED_WITH_BLANK:
      return misplaced_with_blank_sentence (marks, n_tiles);
    case FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK:
      return manhattan_with_blank_sentence (marks, n_tiles);
    case FRINGE_HEURISTIC_MANHATTAN:
    case FRINGE_HEURISTIC_ZERO:
    case FRINGE_N_HEURISTICS:
    default:
      return manhattan_sentence (marks, n_tiles);
    }
}

static char *
own_line (const FringeEstimate *estimate, const FringeBoard *board)
{
  g_autofree char *h = fringe_exact_text (fringe_estimate_h (estimate, board));

  if (estimate->patterns != NULL)
    return fringe_pattern_line (estimate, board);
  return g_strdup_printf ("h\u00a0= %s = %s", estimate->formula->text, h);
}

static char *
own_sentence (const FringeEstimate *estimate, const FringeBoard *board)
{
  g_autofree char *line = own_line (estimate, board);

  return g_strconcat (line, ".", NULL);
}

char *
fringe_estimate_value_sentence (const FringeEstimate *estimate, const FringeBoard *board)
{
  FringeBoardMarks marks;

  if (estimate->heuristic == FRINGE_HEURISTIC_ZERO)
    return g_strdup (_ ("The heuristic Zero is 0 for every board, so h\u00a0=\u00a00."));
  if (fringe_heuristic_is_own (estimate->heuristic))
    return own_sentence (estimate, board);
  fringe_board_marks_init (&marks, estimate, board);
  if (marks.h == 0)
    return g_strdup (_ ("Every tile is in its goal cell, so h\u00a0=\u00a00."));
  return value_sentence (&marks, board->rows, board->columns);
}

/* A tile that is not at home adds at least 1 to the sum. */
static char *
distances_line (const FringeBoardMarks *marks)
{
  g_autofree char *sum = marks->n_tiles <= DISTANCES_MAX + 1 ? fringe_board_marks_sum (marks) : NULL;

  if (sum != NULL)
    return g_strdup_printf ("h\u00a0= %s = %.0f", sum, marks->h);
  if (marks->n_tiles <= DISTANCES_MAX + 1)
    return g_strdup_printf ("h\u00a0=\u00a0%.0f", marks->h);
  return g_strdup_printf (_ ("The distances add up to h\u00a0=\u00a0%d."), (int) marks->h);
}

static char *
perfect_line (double value)
{
  int h;

  if (isinf (value))
    return g_strdup (_ ("There is no way to the goal: h\u00a0=\u00a0∞."));
  h = (int) value;
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The goal is %d move away: h\u00a0=\u00a0%d.",
                                       "The goal is %d moves away: h\u00a0=\u00a0%d.", (gulong) h),
                          h, h);
}

static char *
linear_conflict_line (const FringeBoardMarks *marks)
{
  g_autoptr (GString) distances = g_string_new (NULL);
  int without = append_tiles (distances, marks, TRUE), h = (int) marks->h;

  if (without == h)
    return g_strdup_printf (_ ("There is no conflict: h\u00a0=\u00a0%d."), h);
  /* Translators: the Manhattan distance, what tiles in conflict add, the sum of both */
  return g_strdup_printf (_ ("Distances %d + conflicts %d: h\u00a0=\u00a0%d."), without, h - without, h);
}

static char *
value_line (const FringeBoardMarks *marks)
{
  int h = isfinite (marks->h) ? (int) marks->h : 0;

  switch (marks->heuristic)
    {
    case FRINGE_HEURISTIC_MISPLACED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d tile is misplaced: h\u00a0=\u00a0%d.",
                                           "%d tiles are misplaced: h\u00a0=\u00a0%d.", (gulong) h),
                              h, h);
    case FRINGE_HEURISTIC_MISPLACED_WITH_BLANK:
      /* Translators: the blank is counted like a tile */
      return g_strdup_printf (_ ("Misplaced with the blank: h\u00a0=\u00a0%d."), h);
    case FRINGE_HEURISTIC_LINEAR_CONFLICT:
      return linear_conflict_line (marks);
    case FRINGE_HEURISTIC_GASCHNIG:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d swap with the blank: h\u00a0=\u00a0%d.",
                                           "%d swaps with the blank: h\u00a0=\u00a0%d.", (gulong) h),
                              h, h);
    case FRINGE_HEURISTIC_PERFECT:
      return perfect_line (marks->h);
    case FRINGE_HEURISTIC_MANHATTAN:
    case FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK:
    case FRINGE_HEURISTIC_ZERO:
    case FRINGE_N_HEURISTICS:
    default:
      return distances_line (marks);
    }
}

char *
fringe_estimate_line (const FringeEstimate *estimate, const FringeBoard *board)
{
  FringeBoardMarks marks;

  if (estimate->heuristic == FRINGE_HEURISTIC_ZERO)
    return g_strdup (_ ("For every board, h\u00a0=\u00a00."));
  if (fringe_heuristic_is_own (estimate->heuristic))
    return own_line (estimate, board);
  fringe_board_marks_init (&marks, estimate, board);
  return marks.h == 0 ? g_strdup (_ ("Every tile is at home: h\u00a0=\u00a00.")) : value_line (&marks);
}

char *
fringe_estimate_sentence (const FringeEstimate *estimate, const FringeBoard *board)
{
  GString *text = g_string_new (NULL);

  fringe_sentences_add (text, fringe_estimate_value_sentence (estimate, board));
  if (fringe_heuristic_is_own (estimate->heuristic) && !fringe_own_is_proven (estimate->heuristic))
    fringe_sentences_add (text,
                          g_strdup (_ ("It is not proven that this heuristic is admissible: it may overestimate.")));
  else if (!fringe_heuristic_is_admissible (estimate->heuristic))
    fringe_sentences_add (text, g_strdup (_ ("This heuristic is not admissible: it can overestimate.")));
  return g_string_free (text, FALSE);
}

static gboolean
is_pattern (FringeHeuristic heuristic)
{
  return fringe_heuristic_is_own (heuristic) && fringe_own_pattern (heuristic) != NULL;
}

char *
fringe_heuristic_sentence (FringeHeuristic heuristic, const FringeBoard *board, const FringeBoard *goal)
{
  FringeEstimate estimate;
  char *sentence;

  if (!fringe_heuristic_fits (heuristic, goal->rows, goal->columns) && is_pattern (heuristic))
    return fringe_pattern_fit_sentence (fringe_own_pattern (heuristic), goal->rows, goal->columns);
  if (!fringe_heuristic_fits (heuristic, goal->rows, goal->columns))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "This heuristic is a table of all boards, for up to %d cell.",
                                         "This heuristic is a table of all boards, for up to %d cells.",
                                         FRINGE_PERFECT_CELLS_MAX),
                            FRINGE_PERFECT_CELLS_MAX);
  if (!fringe_estimate_init (&estimate, heuristic, goal))
    return g_strdup (_ ("There is no memory for the table of this heuristic."));
  sentence = fringe_estimate_sentence (&estimate, board);
  fringe_estimate_clear (&estimate);
  return sentence;
}

static char *
print_tiles (const FringeLineMark *mark, gboolean only_leaving, int *n)
{
  GString *tiles = g_string_new (NULL);

  *n = 0;
  for (int i = 0; i < mark->n_tiles; i++)
    if (!only_leaving || mark->leaves[i])
      g_string_append_printf (tiles, (*n)++ > 0 ? ", %d" : "%d", mark->tiles[i]);
  return g_string_free (tiles, FALSE);
}

char *
fringe_line_mark_sentence (const FringeLineMark *mark)
{
  int n_tiles, n_leaving;
  g_autofree char *tiles = print_tiles (mark, FALSE, &n_tiles), *leaving = print_tiles (mark, TRUE, &n_leaving);

  if (mark->is_row)
    /* Translators: the number of a row, its tiles in conflict ("3, 1"), those that must leave, twice their number. So
     * the next one. */
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE,
                     "The tiles %2$s in row %1$d are in conflict. Tile %3$s must leave the row, which adds %4$d.",
                     "The tiles %2$s in row %1$d are in conflict. Tiles %3$s must leave the row, which adds %4$d.",
                     (gulong) n_leaving),
        mark->line + 1, tiles, leaving, mark->adds);
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   "The tiles %2$s in column %1$d are in conflict. Tile %3$s must leave the column, which adds %4$d.",
                   "The tiles %2$s in column %1$d are in conflict. Tiles %3$s must leave the column, which adds %4$d.",
                   (gulong) n_leaving),
      mark->line + 1, tiles, leaving, mark->adds);
}

char *
fringe_board_marks_swap_sentence (const FringeBoardMarks *marks)
{
  const FringeSwapMark *next = &marks->swaps[0];

  if (marks->n_swaps == 0)
    return NULL;
  if (next->is_home)
    return g_strdup_printf (_ ("The blank swaps next with tile %d, which belongs in its place."), next->tile);
  return g_strdup_printf (_ ("The blank is in its goal cell. It swaps next with tile %d, the first misplaced tile."),
                          next->tile);
}

char *
fringe_board_marks_change_sentence (const FringeBoardMarks *marks, FringeMove move)
{
  g_autofree char *before = fringe_exact_text (marks->h);
  g_autofree char *after = fringe_exact_text (marks->h + marks->change[move]);

  if (marks->change[move] == 0)
    /* Translators: a move: Up, Down, Left, Right; then h. */
    return g_strdup_printf (_ ("%s keeps h at %s."), fringe_move_title (move), before);
  /* Translators: a move: Up, Down, Left, Right; then h before it and after it. */
  return g_strdup_printf (_ ("%s changes h from %s to %s."), fringe_move_title (move), before, after);
}

static gboolean
has_tile (const FringeLineMark *mark, int tile)
{
  for (int i = 0; i < mark->n_tiles; i++)
    if (mark->tiles[i] == tile)
      return TRUE;
  return FALSE;
}

char *
fringe_board_marks_cell_sentences (const FringeBoardMarks *marks, const FringeBoard *board, int cell)
{
  GString *lines = g_string_new (NULL);

  for (int move = 0; move < FRINGE_N_MOVES; move++)
    if (marks->is_legal[move]
        && fringe_board_neighbour (board->rows, board->columns, board->blank, (FringeMove) move) == cell)
      fringe_sentences_add_line (lines, fringe_board_marks_change_sentence (marks, (FringeMove) move));
  for (int i = 0; i < marks->n_lines; i++)
    if (has_tile (&marks->lines[i], board->cells[cell]))
      fringe_sentences_add_line (lines, fringe_line_mark_sentence (&marks->lines[i]));
  if (marks->n_swaps > 0 && marks->swaps[0].from == cell)
    fringe_sentences_add_line (lines, fringe_board_marks_swap_sentence (marks));
  return g_string_free (lines, lines->len == 0);
}
