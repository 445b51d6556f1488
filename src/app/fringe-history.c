/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-history.h"

static void
puzzle_free (gpointer data)
{
  FringePuzzle *puzzle = data;

  g_free (puzzle->title);
  g_free (puzzle);
}

static void
append (FringeHistory *history, const FringeBoard *start, const FringeBoard *goal, const char *title)
{
  FringePuzzle *puzzle = g_new (FringePuzzle, 1);

  *puzzle = (FringePuzzle) { *start, *goal, g_strdup (title) };
  g_ptr_array_add (history->puzzles, puzzle);
  history->present = history->puzzles->len - 1;
}

void
fringe_history_init (FringeHistory *history)
{
  FringeBoard solved = fringe_board_standard_goal (3, 3);

  history->puzzles = g_ptr_array_new_with_free_func (puzzle_free);
  append (history, &solved, &solved, "");
}

void
fringe_history_clear (FringeHistory *history)
{
  g_clear_pointer (&history->puzzles, g_ptr_array_unref);
}

const FringePuzzle *
fringe_history_present (const FringeHistory *history)
{
  return g_ptr_array_index (history->puzzles, history->present);
}

void
fringe_history_add (FringeHistory *history, const FringeBoard *start, const FringeBoard *goal, const char *title)
{
  gboolean untitled = *fringe_history_present (history)->title == '\0';

  g_ptr_array_set_size (history->puzzles, untitled ? 0 : (int) history->present + 1);
  append (history, start, goal, title);
}

gboolean
fringe_history_can_move (const FringeHistory *history, int offset)
{
  gint64 to = (gint64) history->present + offset;

  return to >= 0 && to < history->puzzles->len;
}

gboolean
fringe_history_move (FringeHistory *history, int offset)
{
  if (!fringe_history_can_move (history, offset))
    return FALSE;
  history->present = (guint) ((gint64) history->present + offset);
  return TRUE;
}
