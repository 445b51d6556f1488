/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>

/* Up to this many tiles, the distances that make up Manhattan are written out. */
#define DISTANCES_MAX 8

static char *
inversions_sentence (const FringeVerdict *verdict)
{
  int start = verdict->start_inversions, goal = verdict->goal_inversions;

  if (!verdict->solvable)
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE,
                     /* Translators: inversions are pairs of tiles in which the larger one stands first. */
                     "The goal cannot be reached: %d inversion in the start and %d in the goal; one is odd, the other "
                     "even.",
                     "The goal cannot be reached: %d inversions in the start and %d in the goal; one is odd, the other "
                     "even.",
                     (gulong) start),
        start, goal);
  if (start % 2 == 0)
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE,
                     "The goal can be reached: %d inversion in the start and %d in the goal; both are even.",
                     "The goal can be reached: %d inversions in the start and %d in the goal; both are even.",
                     (gulong) start),
        start, goal);
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   "The goal can be reached: %d inversion in the start and %d in the goal; both are odd.",
                   "The goal can be reached: %d inversions in the start and %d in the goal; both are odd.",
                   (gulong) start),
      start, goal);
}

/* People count rows from 1; that both sums grow by 1 changes nothing. */
static char *
inversions_and_row_sentence (const FringeVerdict *verdict)
{
  int start = verdict->start_inversions, start_row = verdict->start_blank_row + 1, start_sum = start + start_row;
  int goal = verdict->goal_inversions, goal_row = verdict->goal_blank_row + 1, goal_sum = goal + goal_row;

  if (!verdict->solvable)
    /* Translators: "5 + 2 = 7": inversions, the row in which the blank stands, their sum; of the sums one is odd. */
    return g_strdup_printf (_("The goal cannot be reached: the inversions plus the blank’s row are %d + %d = %d in the "
                               "start and %d + %d = %d in the goal; one is odd, the other even."),
        start, start_row, start_sum, goal, goal_row, goal_sum);
  if (start_sum % 2 == 0)
    return g_strdup_printf (_("The goal can be reached: the inversions plus the blank’s row are %d + %d = %d in the "
                               "start and %d + %d = %d in the goal; both are even."),
                               start, start_row, start_sum, goal, goal_row, goal_sum);
  return g_strdup_printf (_("The goal can be reached: the inversions plus the blank’s row are %d + %d = %d in the "
                             "start and %d + %d = %d in the goal; both are odd."),
                             start, start_row, start_sum, goal, goal_row, goal_sum);
}

char *
fringe_verdict_sentence (const FringeBoard *start, const FringeBoard *goal)
{
  FringeVerdict verdict = fringe_board_verdict (start, goal);

  return verdict.row_counts ? inversions_and_row_sentence (&verdict) : inversions_sentence (&verdict);
}

static char *
misplaced_sentence (int h, int n_tiles)
{
  /* Translators: misplaced tiles, all tiles, and the heuristic's value, which is the first number again. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d of %d tiles is misplaced, so h = %d.",
                                       "%d of %d tiles are misplaced, so h = %d.", (gulong) h),
                          h, n_tiles, h);
}

/* "2 + 0 + 1": for each tile in turn, its way to its goal cell. */
static char *
print_distances (const FringeEstimate *estimate, const FringeBoard *board)
{
  GString *text = g_string_new (NULL);

  for (int tile = 1; tile < fringe_board_n_cells (board); tile++)
    for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
      if (board->cells[cell] == tile)
        g_string_append_printf (text, tile > 1 ? " + %d" : "%d", estimate->cost[tile][cell]);
  return g_string_free (text, FALSE);
}

static char *
manhattan_sentence (const FringeEstimate *estimate, const FringeBoard *board, int h)
{
  int n_tiles = fringe_board_n_cells (board) - 1;
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

char *
fringe_heuristic_sentence (FringeHeuristic heuristic, const FringeBoard *board, const FringeBoard *goal)
{
  FringeEstimate estimate;
  int h;

  fringe_estimate_init (&estimate, heuristic, goal);
  h = fringe_estimate_h (&estimate, board);
  if (heuristic == FRINGE_HEURISTIC_ZERO)
    return g_strdup (_("This heuristic counts nothing, so h = 0."));
  if (h == 0)
    return g_strdup (_("Every tile is in its goal cell, so h = 0."));

  switch (heuristic)
    {
    case FRINGE_HEURISTIC_MISPLACED:
      return misplaced_sentence (h, fringe_board_n_cells (board) - 1);
    case FRINGE_HEURISTIC_MANHATTAN:
    case FRINGE_HEURISTIC_ZERO:
    case FRINGE_N_HEURISTICS:
    default:
      return manhattan_sentence (&estimate, board, h);
    }
}
