/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-row-text.h"

#include "fringe-board-text.h"
#include "fringe-sentences.h"
#include "fringe-titles.h"

#include <glib/gi18n.h>

/* Up to so many cells, tiles are single digits and need no space between them. */
#define DIGIT_CELLS 9

/* A dot for the blank is easier to find in a line than a 0. The two marks (U+2066, U+2069) keep the order of the tiles
 * where text runs from right to left. */
static char *
board_text (const FringeSearch *search, guint id)
{
  g_autoptr (GString) text = g_string_new ("\u2066");
  FringeBoard board;
  int n_cells;

  fringe_search_board (search, id, &board);
  n_cells = board.rows * board.columns;
  for (int cell = 0; cell < n_cells; cell++)
    {
      if (cell > 0 && (n_cells > DIGIT_CELLS || cell % board.columns == 0))
        g_string_append_c (text, ' ');
      if (cell == board.blank)
        g_string_append (text, "·");
      else
        g_string_append_printf (text, "%d", board.cells[cell]);
    }
  return g_strconcat (text->str, "\u2069", NULL);
}

static const char *
verdict (FringeRepeatKind kind)
{
  switch (kind)
    {
    case FRINGE_REPEAT_BETTER:
      /* Translators: what became of a state that was met again: its new node has a smaller g */
      return _ ("kept");
    case FRINGE_REPEAT_STALE:
      /* Translators: what became of a node whose state had been expanded before */
      return _ ("stale");
    case FRINGE_REPEAT_DROPPED:
    default:
      /* Translators: what became of a state that was met again: it became no node */
      return _ ("dropped");
    }
}

/* Marks a node that was not expanded, with a sign that any font has. */
static const char *
mark (const FringeSearch *search, guint id)
{
  FringeNodeState state = fringe_search_state_at (search, id, UINT32_MAX);

  if (state == FRINGE_NODE_SUPERSEDED)
    return "×";
  if (state == FRINGE_NODE_STALE)
    return "–";
  if (state == FRINGE_NODE_GOAL)
    return "◎";
  return state == FRINGE_NODE_CUT ? "|" : "";
}

/* An id, or a dash where there is no node. */
static char *
id_text (guint id)
{
  return id == FRINGE_NO_NODE ? g_strdup ("–") : g_strdup_printf ("%u", id);
}

char *
fringe_row_text (FringeRowKind kind, const FringeSearch *search, guint64 row, FringeColumn column)
{
  switch (column)
    {
    case FRINGE_COLUMN_ID:
      return id_text (fringe_row_node (kind, search, row));
    case FRINGE_COLUMN_BOARD:
      return board_text (search, fringe_row_node (kind, search, row));
    case FRINGE_COLUMN_G:
      return g_strdup_printf ("%u", fringe_search_g (search, fringe_row_node (kind, search, row)));
    case FRINGE_COLUMN_H:
      return fringe_value_text (fringe_search_h (search, fringe_row_node (kind, search, row)));
    case FRINGE_COLUMN_F:
      return fringe_value_text (fringe_search_f (search, fringe_row_node (kind, search, row)));
    case FRINGE_COLUMN_STEP:
      return g_strdup_printf ("%u", fringe_row_step (kind, search, row));
    case FRINGE_COLUMN_MARK:
      return g_strdup (mark (search, fringe_row_node (kind, search, row)));
    case FRINGE_COLUMN_PARENT:
      return id_text (fringe_row_origin (kind, search, row).parent);
    case FRINGE_COLUMN_MOVE:
      return g_strdup (fringe_move_title (fringe_row_origin (kind, search, row).move));
    case FRINGE_COLUMN_OF:
      return id_text (fringe_row_origin (kind, search, row).of);
    case FRINGE_COLUMN_VERDICT:
      return g_strdup (verdict (fringe_row_origin (kind, search, row).kind));
    case FRINGE_COLUMN_PLACE:
    case FRINGE_N_COLUMNS:
    default:
      return g_strdup ("");
    }
}

char *
fringe_row_data (FringeRowKind kind, const FringeSearch *search, guint64 row, FringeColumn column)
{
  char text[FRINGE_BOARD_TEXT_MAX];
  FringeBoard board;

  if (column != FRINGE_COLUMN_BOARD)
    return fringe_row_text (kind, search, row, column);
  fringe_search_board (search, fringe_row_node (kind, search, row), &board);
  fringe_board_print (&board, text);
  return g_strdup (text);
}

static char *
repeat_sentence (const FringeSearch *search, guint64 row)
{
  FringeRepeat repeat = fringe_row_repeat (search, row);
  FringeDuplicate duplicate = { repeat.move, repeat.of };

  switch (repeat.kind)
    {
    case FRINGE_REPEAT_BETTER:
      return fringe_why_supersession_sentences (search, repeat.id);
    case FRINGE_REPEAT_STALE:
      return fringe_why_stale_sentence (search, repeat.id);
    case FRINGE_REPEAT_DROPPED:
    default:
      return fringe_why_duplicate_sentence (search, repeat.parent, &duplicate, repeat.step);
    }
}

static char *
node_sentence (FringeRowKind kind, const FringeSearch *search, guint id, guint step)
{
  FringeNodeState state = fringe_search_state_at (search, id, step);

  if (kind == FRINGE_ROWS_CLOSED)
    /* Translators: a node, a step, what the node became then, as “expanded” */
    return g_strdup_printf (_ ("Node %1$u, since step %2$u: %3$s"), id, fringe_row_step (kind, search, id),
                            fringe_node_state_title (state));
  /* Translators: a node, the step that generated it, what it is now, as “frontier” */
  return g_strdup_printf (_ ("Node %1$u, generated in step %2$u: %3$s"), id, fringe_row_step (kind, search, id),
                          fringe_node_state_title (state));
}

char *
fringe_row_sentence (FringeRowKind kind, const FringeSearch *search, guint64 row, guint step)
{
  g_autofree char *sentence = NULL, *board = NULL;

  if (kind == FRINGE_ROWS_REPEATS)
    return repeat_sentence (search, row);
  sentence = node_sentence (kind, search, (guint) row, step);
  board = board_text (search, (guint) row);
  return g_strconcat (sentence, "\n", board, NULL);
}

static const char *
frontier_heading (FringeAlgorithm algorithm)
{
  switch (algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
      return _ ("Frontier, oldest first");
    case FRINGE_ALGORITHM_DFS:
      return _ ("Frontier, newest first");
    case FRINGE_ALGORITHM_UCS:
    case FRINGE_ALGORITHM_GREEDY:
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_WASTAR:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_ALGORITHM_RBFS:
    case FRINGE_ALGORITHM_IDS:
    case FRINGE_N_ALGORITHMS:
    default:
      return _ ("Frontier, best first");
    }
}

const char *
fringe_row_heading (FringeRowKind kind, const FringeSearch *search, gboolean is_own)
{
  switch (kind)
    {
    case FRINGE_ROWS_CLOSED:
      return is_own ? _ ("Closed list, newest first") : _ ("Closed list");
    case FRINGE_ROWS_REPEATS:
      return is_own ? _ ("Duplicates, newest first") : _ ("Duplicates");
    case FRINGE_ROWS_PATH:
      return _ ("Path from the start");
    case FRINGE_ROWS_FRONTIER:
    default:
      return is_own ? frontier_heading (fringe_search_rules (search)->algorithm) : _ ("Frontier");
    }
}

char *
fringe_row_summary (FringeRowKind kind, const FringeSearch *search, guint step, guint end)
{
  guint g;

  if (kind != FRINGE_ROWS_PATH)
    return g_strdup ("");
  g = fringe_search_g (search, end);
  if (fringe_search_solution_at (search, step) == end)
    return fringe_solved_sentence (g);
  /* Translators: the path to a node, where no solution is known. The number is the node's. */
  return g_strdup_printf (ngettext ("No solution yet. This is the way to node %2$u: %1$u move.",
                                    "No solution yet. This is the way to node %2$u: %1$u moves.", g),
                          g, end);
}
