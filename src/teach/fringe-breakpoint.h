/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-event.h"

/**
 * FringeBreakpointKind:
 * @FRINGE_BREAKPOINT_EVENT: where an event happens
 * @FRINGE_BREAKPOINT_NODE: where a node is removed from the frontier or, by IDA*, entered
 * @FRINGE_BREAKPOINT_BOARD: where a node with a board is generated, or removed
 */
typedef enum
{
  FRINGE_BREAKPOINT_EVENT,
  FRINGE_BREAKPOINT_NODE,
  FRINGE_BREAKPOINT_BOARD
} FringeBreakpointKind;

/**
 * FringeBreakpoint:
 * @event: of an EVENT
 * @id: of a NODE
 * @board: of a BOARD
 * @h: of @board, set by fringe_breakpoint_prepare()
 *
 * What a run stops at: a value.
 */
typedef struct
{
  FringeBreakpointKind kind;
  FringeEvent event;
  guint id;
  FringeBoard board;
  double h;
} FringeBreakpoint;

gboolean fringe_breakpoint_equal (const FringeBreakpoint *a, const FringeBreakpoint *b);

/**
 * fringe_breakpoint_prepare:
 *
 * Makes a breakpoint ready for @search; to be done before fringe_breakpoint_hits() and again for another search.
 *
 * Returns: whether it can ever hit: a board of another size cannot
 */
gboolean fringe_breakpoint_prepare (FringeBreakpoint *breakpoint, const FringeSearch *search);

/* Returns: whether the breakpoint hits at @step, 1 to n_steps. O(1); O(log versions) for events that ask for older
 * versions of a state */
gboolean fringe_breakpoint_hits (const FringeBreakpoint *breakpoint,
                                 const FringeSearch *search,
                                 const FringeLayers *layers,
                                 guint step);

/* Returns: (transfer full): what the breakpoint waits for, in a few words: "Node 12", "f rises" */
char *fringe_breakpoint_title (const FringeBreakpoint *breakpoint, FringeAlgorithm algorithm);

/* Returns: (transfer full): why it hit at @step: "Stopped at step 7: f rises to 8." */
char *fringe_breakpoint_sentence (const FringeBreakpoint *breakpoint, const FringeSearch *search, guint step);
