/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board-marks-sentences.h"

#include "fringe-titles.h"

#include <glib/gi18n-lib.h>

static void
append_term (GString *sum, int term)
{
  g_string_append_printf (sum, sum->len > 0 ? " + %d" : "%d", term);
}

/* "1 + 2 + 0 = 3": what each tile adds, and the total of @h. */
static char *
print_sum (const FringeBoardMarks *marks, int h)
{
  GString *sum = g_string_new (NULL);

  for (int i = 0; i < marks->n_tiles; i++)
    append_term (sum, marks->tiles[i].adds);
  g_string_append_printf (sum, " = %d", h);
  return g_string_free (sum, FALSE);
}

static int
sum_tiles (const FringeBoardMarks *marks)
{
  int sum = 0;

  for (int i = 0; i < marks->n_tiles; i++)
    sum += marks->tiles[i].adds;
  return sum;
}

static char *
manhattan_sentence (const FringeBoardMarks *marks)
{
  g_autofree char *sum = print_sum (marks, marks->h);

  if (marks->heuristic == FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK)
    /* Translators: a sum such as "1 + 2 + 0 = 3", the value of the heuristic. */
    return g_strdup_printf (_("The ways of the blank and of the tiles to their goal cells add up: h = %s."), sum);
  /* Translators: a sum such as "1 + 2 + 0 = 3", the value of the heuristic. */
  return g_strdup_printf (_("The ways of the tiles to their goal cells add up: h = %s."), sum);
}

static char *
misplaced_sentence (const FringeBoardMarks *marks)
{
  g_autofree char *sum = print_sum (marks, marks->h);

  if (marks->heuristic == FRINGE_HEURISTIC_MISPLACED_WITH_BLANK)
    /* Translators: a sum of ones and zeros such as "1 + 0 + 1 = 2", the value of the heuristic. */
    return g_strdup_printf (_("The blank and every tile that is not in its goal cell add 1: h = %s."), sum);
  /* Translators: a sum of ones and zeros such as "1 + 0 + 1 = 2", the value of the heuristic. */
  return g_strdup_printf (_("Every tile that is not in its goal cell adds 1: h = %s."), sum);
}

/* The tiles' ways and, each after the other, what the lines add. */
static char *
linear_conflict_sentence (const FringeBoardMarks *marks)
{
  int without = sum_tiles (marks);
  g_autofree char *ways = print_sum (marks, without);
  g_autoptr (GString) lines = g_string_new (NULL);

  if (marks->n_lines == 0)
    /* Translators: a sum such as "1 + 2 + 0 = 3", the value of the heuristic. */
    return g_strdup_printf (_("The ways of the tiles to their goal cells add up, and no tile must leave its line: "
                              "h = %s."),
                               ways);
  append_term (lines, without);
  for (int i = 0; i < marks->n_lines; i++)
    append_term (lines, marks->lines[i].adds);
  g_string_append_printf (lines, " = %d", marks->h);
  /* Translators: two sums: "1 + 2 + 0 = 3" of the ways, and "3 + 2 = 5" of the ways and what each line adds. */
  return g_strdup_printf (_("The ways of the tiles to their goal cells add up to %s, and every tile that must leave "
                            "its line adds 2: h = %s."),
                             ways, lines->str);
}

char *
fringe_board_marks_sentence (const FringeBoardMarks *marks)
{
  switch (marks->heuristic)
    {
    case FRINGE_HEURISTIC_MISPLACED:
    case FRINGE_HEURISTIC_MISPLACED_WITH_BLANK:
      return misplaced_sentence (marks);
    case FRINGE_HEURISTIC_MANHATTAN:
    case FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK:
      return manhattan_sentence (marks);
    case FRINGE_HEURISTIC_LINEAR_CONFLICT:
      return linear_conflict_sentence (marks);
    case FRINGE_HEURISTIC_GASCHNIG:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "With %d swap of the blank with any tile every tile is home: h = %d.",
                                           "With %d swaps of the blank with any tile every tile is home: h = %d.",
                                           (gulong) marks->h),
                              marks->h, marks->h);
    case FRINGE_HEURISTIC_PERFECT:
      if (marks->h == FRINGE_H_INFINITE)
        return g_strdup (_("The goal is out of reach: h = ∞."));
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The goal is %d move away, as the table says: h = %d.",
                                           "The goal is %d moves away, as the table says: h = %d.", (gulong) marks->h),
                              marks->h, marks->h);
    case FRINGE_HEURISTIC_ZERO:
    case FRINGE_N_HEURISTICS:
    default:
      return g_strdup (_("Nothing on the board counts: h = 0."));
    }
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
                     "In row %d the tiles %s stand in each other’s way: tile %s must leave, which adds %d.",
                     "In row %d the tiles %s stand in each other’s way: tiles %s must leave, which adds %d.",
                     (gulong) n_leaving),
        mark->line + 1, tiles, leaving, mark->adds);
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   "In column %d the tiles %s stand in each other’s way: tile %s must leave, which adds %d.",
                   "In column %d the tiles %s stand in each other’s way: tiles %s must leave, which adds %d.",
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
    return g_strdup_printf (_("Next the blank changes places with tile %d, which belongs where the blank is."),
                               next->tile);
  return g_strdup_printf (_("The blank is home, so next it changes places with tile %d, the first that is not."),
                             next->tile);
}

char *
fringe_board_marks_change_sentence (const FringeBoardMarks *marks, FringeMove move)
{
  int change = marks->change[move];

  if (change == 0)
    /* Translators: %s is a move: Up, Down, Left, Right. */
    return g_strdup_printf (_("%s leaves h at %d."), fringe_move_title (move), marks->h);
  /* Translators: %s is a move: Up, Down, Left, Right; then h before it and after it. */
  return g_strdup_printf (_("%s takes h from %d to %d."), fringe_move_title (move), marks->h, marks->h + change);
}

static gboolean
has_tile (const FringeLineMark *mark, int tile)
{
  for (int i = 0; i < mark->n_tiles; i++)
    if (mark->tiles[i] == tile)
      return TRUE;
  return FALSE;
}

static void
add_sentence (GString *lines, char *sentence)
{
  if (lines->len > 0)
    g_string_append_c (lines, '\n');
  g_string_append (lines, sentence);
  g_free (sentence);
}

char *
fringe_board_marks_cell_sentences (const FringeBoardMarks *marks, const FringeBoard *board, int cell)
{
  GString *lines = g_string_new (NULL);

  for (int move = 0; move < FRINGE_N_MOVES; move++)
    if (marks->is_legal[move]
        && fringe_board_neighbour (board->rows, board->columns, board->blank, (FringeMove) move) == cell)
      add_sentence (lines, fringe_board_marks_change_sentence (marks, (FringeMove) move));
  for (int i = 0; i < marks->n_lines; i++)
    if (has_tile (&marks->lines[i], board->cells[cell]))
      add_sentence (lines, fringe_line_mark_sentence (&marks->lines[i]));
  if (marks->n_swaps > 0 && marks->swaps[0].from == cell)
    add_sentence (lines, fringe_board_marks_swap_sentence (marks));
  return g_string_free (lines, lines->len == 0);
}
