/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-boards.h"

#include "fringe-board-text.h"
#include "fringe-distances.h"
#include "fringe-truth.h"

#include <glib/gi18n-lib.h>

/* Changing two tiles changes the parity, so that the goal can be reached. */
static void
make_solvable (FringeBoard *board, const FringeBoard *goal)
{
  int a = board->blank == 0 ? 1 : 0, b = a + 1 == board->blank ? a + 2 : a + 1;
  guint8 tile = board->cells[a];

  if (fringe_board_verdict (board, goal).solvable)
    return;
  board->cells[a] = board->cells[b];
  board->cells[b] = tile;
}

FringeBoard
fringe_board_draw (const FringeBoard *goal, uint64_t *random)
{
  FringeBoard board = *goal;
  int n_cells = fringe_board_n_cells (goal);

  for (int i = n_cells - 1; i > 0; i--)
    {
      int j = (int) (fringe_random_next (random) % (guint64) (i + 1));
      guint8 tile = board.cells[i];

      board.cells[i] = board.cells[j];
      board.cells[j] = tile;
    }
  for (int i = 0; i < n_cells; i++)
    if (board.cells[i] == 0)
      board.blank = (guint8) i;
  make_solvable (&board, goal);
  return board;
}

/* The ranks of depth d stand from first[d] to first[d + 1], in their order. A distance is less than
 * FRINGE_DISTANCE_NONE. */
struct _FringeDepths
{
  FringeBoard goal;
  guint largest;
  guint32 first[FRINGE_DISTANCE_NONE + 1];
  guint32 *ranks;
};

static gboolean
sort_by_depth (FringeDepths *depths, const FringeDistances *distances)
{
  const guint8 *of_rank = fringe_distances_by_rank (distances);
  guint32 n_ranks = fringe_board_n_ranks (fringe_board_n_cells (&depths->goal)), next[FRINGE_DISTANCE_NONE];

  for (guint32 rank = 0; rank < n_ranks; rank++)
    if (of_rank[rank] != FRINGE_DISTANCE_NONE)
      depths->first[of_rank[rank] + 1]++;
  for (guint depth = 0; depth < FRINGE_DISTANCE_NONE; depth++)
    {
      next[depth] = depths->first[depth];
      depths->first[depth + 1] += depths->first[depth];
    }
  depths->ranks = g_try_new (guint32, depths->first[FRINGE_DISTANCE_NONE]);
  for (guint32 rank = 0; rank < n_ranks && depths->ranks != NULL; rank++)
    if (of_rank[rank] != FRINGE_DISTANCE_NONE)
      depths->ranks[next[of_rank[rank]]++] = rank;
  return depths->ranks != NULL;
}

FringeDepths *
fringe_depths_new (const FringeBoard *goal, GError **error)
{
  g_autoptr (FringeDepths) depths = g_new0 (FringeDepths, 1);
  FringeDistances *distances;
  gboolean is_sorted;

  depths->goal = *goal;
  if (!fringe_truth_fits (goal->rows, goal->columns))
    {
      g_autofree char *limit = fringe_truth_limit_sentence (goal->rows, goal->columns);

      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, limit);
      return NULL;
    }
  distances = fringe_distances_new (goal);
  is_sorted = distances != NULL && sort_by_depth (depths, distances);
  if (is_sorted)
    depths->largest = (guint) fringe_distances_largest (distances);
  else
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, _ ("There is no memory for a table of all boards."));
  g_clear_pointer (&distances, fringe_distances_unref);
  return is_sorted ? g_steal_pointer (&depths) : NULL;
}

/* Returns: whether the board of @rank is one of them, as that which stands @at the place */
static gboolean
find_rank (const FringeDepths *depths, guint32 rank, guint32 *at)
{
  for (guint depth = 0; depth <= depths->largest; depth++)
    {
      guint32 low = depths->first[depth], high = depths->first[depth + 1];

      while (low < high)
        {
          *at = low + (high - low) / 2;
          if (depths->ranks[*at] == rank)
            return TRUE;
          if (depths->ranks[*at] < rank)
            low = *at + 1;
          else
            high = *at;
        }
    }
  return FALSE;
}

/* Takes the sentence. */
static gboolean
refuse (GError **error, char *sentence)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, sentence);
  g_free (sentence);
  return FALSE;
}

static gboolean
mark_board (const FringeDepths *depths, const FringeBoard *board, guint8 *marks, GError **error)
{
  char text[FRINGE_BOARD_TEXT_MAX];
  guint32 at;

  fringe_board_print (board, text);
  if (!fringe_board_same_size (board, &depths->goal))
    return refuse (error, g_strdup_printf (_ ("The board %s has another size than the goal."), text));
  if (!find_rank (depths, fringe_board_rank (board->cells, fringe_board_n_cells (board)), &at))
    return refuse (error, g_strdup_printf (_ ("The board %s can't reach the goal."), text));
  if (marks[at])
    return refuse (error, g_strdup_printf (_ ("The board %s is there twice."), text));
  marks[at] = TRUE;
  return TRUE;
}

FringeDepths *
fringe_depths_pick (const FringeDepths *depths, const FringeBoard *boards, guint n_boards, GError **error)
{
  g_autoptr (FringeDepths) picked = g_new0 (FringeDepths, 1);
  g_autofree guint8 *marks = g_new0 (guint8, depths->first[FRINGE_DISTANCE_NONE]);
  guint n = 0;

  for (guint i = 0; i < n_boards; i++)
    if (!mark_board (depths, &boards[i], marks, error))
      return NULL;
  picked->goal = depths->goal;
  picked->ranks = g_new (guint32, n_boards);
  for (guint depth = 0; depth < FRINGE_DISTANCE_NONE; depth++)
    {
      for (guint32 at = depths->first[depth]; at < depths->first[depth + 1]; at++)
        if (marks[at])
          picked->ranks[n++] = depths->ranks[at];
      picked->first[depth + 1] = n;
      if (n > picked->first[depth])
        picked->largest = depth;
    }
  return g_steal_pointer (&picked);
}

void
fringe_depths_free (FringeDepths *depths)
{
  g_free (depths->ranks);
  g_free (depths);
}

guint
fringe_depths_largest (const FringeDepths *depths)
{
  return depths->largest;
}

guint
fringe_depths_count (const FringeDepths *depths, guint depth)
{
  return depth > depths->largest ? 0 : depths->first[depth + 1] - depths->first[depth];
}

FringeBoard
fringe_depths_board (const FringeDepths *depths, guint depth, guint i)
{
  FringeBoard board = depths->goal;

  fringe_board_from_rank (depths->ranks[depths->first[depth] + i], &board);
  return board;
}
