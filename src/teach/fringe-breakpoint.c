/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-breakpoint.h"

#include "fringe-board-text.h"
#include "fringe-titles.h"

#include <glib/gi18n-lib.h>

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

  if (fringe_search_h (search, id) != breakpoint->h)
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

char *
fringe_breakpoint_title (const FringeBreakpoint *breakpoint, FringeAlgorithm algorithm)
{
  char board[FRINGE_BOARD_TEXT_MAX];

  switch (breakpoint->kind)
    {
    case FRINGE_BREAKPOINT_NODE:
      return g_strdup_printf (_ ("Node %u"), breakpoint->id);
    case FRINGE_BREAKPOINT_BOARD:
      fringe_board_print (&breakpoint->board, board);
      /* Translators: %s are the tiles, row by row */
      return g_strdup_printf (_ ("Board %s"), board);
    case FRINGE_BREAKPOINT_EVENT:
    default:
      return g_strdup (fringe_event_title (breakpoint->event, algorithm));
    }
}

static char *
layer_sentence (const FringeSearch *search, guint step)
{
  g_autofree char *key = fringe_value_text (fringe_layer_key (search, step));

  switch (fringe_search_rules (search)->algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
      /* Translators: why a run stopped; %s is a number. So the next ones too. */
      return g_strdup_printf (_ ("Stopped at step %u: the depth grows to %s."), step, key);
    case FRINGE_ALGORITHM_UCS:
      return g_strdup_printf (_ ("Stopped at step %u: g rises to %s."), step, key);
    case FRINGE_ALGORITHM_GREEDY:
      return g_strdup_printf (_ ("Stopped at step %u: h rises to %s."), step, key);
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_ALGORITHM_IDS:
      return g_strdup_printf (_ ("Stopped at step %u: an iteration begins with the bound %s."), step, key);
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_WASTAR:
    case FRINGE_ALGORITHM_RBFS:
    case FRINGE_N_ALGORITHMS:
    default:
      return g_strdup_printf (_ ("Stopped at step %u: f rises to %s."), step, key);
    }
}

static char *
duplicate_sentence (const FringeSearch *search, guint step)
{
  guint id = fringe_search_removed (search, step), stale_of = fringe_search_stale_of (search, id);
  FringeDuplicate duplicates[FRINGE_N_MOVES];

  if (stale_of != FRINGE_NO_NODE)
    return g_strdup_printf (_ ("Stopped at step %u: node %u is stale, because node %u has its board."), step, id,
                            stale_of);
  fringe_duplicates_found_at (search, step, duplicates);
  /* Translators: %s is a move, then the node it starts from and the node whose board it leads to. */
  return g_strdup_printf (_ ("Stopped at step %u: a duplicate is found. %s from node %u leads to node %u."), step,
                          fringe_move_title (duplicates[0].move), id, duplicates[0].of);
}

static char *
superseding_sentence (FringeEvent event, const FringeSearch *search, guint step)
{
  guint newer = fringe_superseding_at (event, search, step), older = fringe_search_supersedes (search, newer);

  if (event == FRINGE_EVENT_REOPENED)
    /* Translators: two nodes with one board. So the next one too. */
    return g_strdup_printf (_ ("Stopped at step %u: node %u is reopened. Node %u has the same board and a smaller g."),
                            step, older, newer);
  return g_strdup_printf (_ ("Stopped at step %u: node %u is superseded. Node %u has the same board and a smaller g."),
                          step, older, newer);
}

static char *
event_sentence (FringeEvent event, const FringeSearch *search, guint step)
{
  switch (event)
    {
    case FRINGE_EVENT_DUPLICATE:
      return duplicate_sentence (search, step);
    case FRINGE_EVENT_REOPENED:
    case FRINGE_EVENT_SUPERSEDED:
      return superseding_sentence (event, search, step);
    case FRINGE_EVENT_LAYER:
    case FRINGE_N_EVENTS:
    default:
      return layer_sentence (search, step);
    }
}

static char *
node_sentence (const FringeSearch *search, guint step)
{
  guint id = fringe_search_removed (search, step);

  if (!fringe_search_has_frontier (search))
    return g_strdup_printf (_ ("Stopped at step %u: node %u is entered."), step, id);
  return g_strdup_printf (_ ("Stopped at step %u: node %u is removed from the frontier."), step, id);
}

static char *
board_sentence (const FringeBreakpoint *breakpoint, const FringeSearch *search, guint step)
{
  guint id = fringe_search_removed (search, step), n_nodes = fringe_search_n_nodes_at (search, step);
  FringeBoard board;

  fringe_search_board (search, id, &board);
  if (fringe_board_equal (&board, &breakpoint->board))
    return !fringe_search_has_frontier (search)
               ? g_strdup_printf (_ ("Stopped at step %u: node %u with this board is entered."), step, id)
               : g_strdup_printf (_ ("Stopped at step %u: node %u with this board is removed from the frontier."), step,
                                  id);
  for (id = fringe_search_n_nodes_at (search, step - 1); id < n_nodes - 1; id++)
    {
      fringe_search_board (search, id, &board);
      if (fringe_board_equal (&board, &breakpoint->board))
        break;
    }
  return g_strdup_printf (_ ("Stopped at step %u: node %u with this board is generated."), step, id);
}

char *
fringe_breakpoint_sentence (const FringeBreakpoint *breakpoint, const FringeSearch *search, guint step)
{
  switch (breakpoint->kind)
    {
    case FRINGE_BREAKPOINT_NODE:
      return node_sentence (search, step);
    case FRINGE_BREAKPOINT_BOARD:
      return board_sentence (breakpoint, search, step);
    case FRINGE_BREAKPOINT_EVENT:
    default:
      return event_sentence (breakpoint->event, search, step);
    }
}
