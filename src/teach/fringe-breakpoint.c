/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-breakpoint.h"

gboolean
fringe_breakpoint_equal (const FringeBreakpoint *a, const FringeBreakpoint *b)
{
  if (a->kind != b->kind)
    return FALSE;
  switch (a->kind)
    {
    case FRINGE_BREAKPOINT_EVENT:
      return a->event == b->event;
    case FRINGE_BREAKPOINT_NODE:
      return a->id == b->id;
    case FRINGE_BREAKPOINT_BOARD:
    default:
      return fringe_board_equal (&a->board, &b->board);
    }
}

gboolean
fringe_breakpoint_prepare (FringeBreakpoint *breakpoint, const FringeSearch *search)
{
  if (breakpoint->kind != FRINGE_BREAKPOINT_BOARD)
    return TRUE;
  if (!fringe_board_same_size (&breakpoint->board, fringe_search_goal (search)))
    return FALSE;
  breakpoint->h = fringe_estimate_h (fringe_search_estimate (search), &breakpoint->board);
  return TRUE;
}

/* h tells most boards apart without reading them. */
static gboolean
has_board (const FringeBreakpoint *breakpoint, const FringeSearch *search, guint id)
{
  FringeBoard board;

  if (fringe_search_h (search, id) != fringe_h_value (breakpoint->h))
    return FALSE;
  fringe_search_board (search, id, &board);
  return fringe_board_equal (&board, &breakpoint->board);
}

/* IDA* generates a node as it enters it; its children come in steps of their own. */
static gboolean
reaches_board (const FringeBreakpoint *breakpoint, const FringeSearch *search, guint step)
{
  guint id = fringe_search_removed (search, step), n_nodes = fringe_search_n_nodes_at (search, step);

  if (has_board (breakpoint, search, id))
    return TRUE;
  for (guint new_id = fringe_search_n_nodes_at (search, step - 1); new_id < n_nodes; new_id++)
    if (has_board (breakpoint, search, new_id))
      return TRUE;
  return FALSE;
}

gboolean
fringe_breakpoint_hits (const FringeBreakpoint *breakpoint,
                        const FringeSearch *search,
                        const FringeLayers *layers,
                        guint step)
{
  switch (breakpoint->kind)
    {
    case FRINGE_BREAKPOINT_EVENT:
      return fringe_event_happens (breakpoint->event, search, layers, step);
    case FRINGE_BREAKPOINT_NODE:
      return fringe_search_removed (search, step) == breakpoint->id;
    case FRINGE_BREAKPOINT_BOARD:
    default:
      return reaches_board (breakpoint, search, step);
    }
}
