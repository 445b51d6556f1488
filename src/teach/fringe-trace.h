/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"

#include <glib.h>

/* What somebody's program printed: the boards in the order in which it expanded them. */

#define FRINGE_TRACE_EXPANSIONS_MAX 1000000u

/**
 * FringeTraceNumber:
 *
 * The numbers that a program may print beside a board.
 */
typedef enum
{
  FRINGE_TRACE_G,
  FRINGE_TRACE_H,
  FRINGE_TRACE_F,
  FRINGE_N_TRACE_NUMBERS
} FringeTraceNumber;

/**
 * FringeExpansionSeen:
 * @line: the line of the text where it begins, from 1
 * @numbers: what was printed beside it; NaN where nothing was
 *
 * An expansion, but for its board.
 */
typedef struct
{
  guint line;
  float numbers[FRINGE_N_TRACE_NUMBERS];
} FringeExpansionSeen;

/**
 * FringeTrace:
 *
 * Expansions, to which others are only added. All boards have the size of the first. It takes 16 bytes and one for each
 * cell of an expansion.
 */
typedef struct _FringeTrace FringeTrace;

FringeTrace *fringe_trace_new (void);
FringeTrace *fringe_trace_ref (FringeTrace *trace);
void fringe_trace_unref (FringeTrace *trace);

/* Adds an expansion. Returns: whether there was room for it, and its board has the size of the first */
gboolean fringe_trace_add (FringeTrace *trace, const FringeBoard *board, const FringeExpansionSeen *seen);

/* Sets what was printed beside the last expansion. */
void fringe_trace_set_numbers (FringeTrace *trace, const float numbers[FRINGE_N_TRACE_NUMBERS]);

guint fringe_trace_n_expansions (const FringeTrace *trace);
const FringeExpansionSeen *fringe_trace_seen (const FringeTrace *trace, guint i);
void fringe_trace_board (const FringeTrace *trace, guint i, FringeBoard *board);
/* Whether expansion @i is of @board. O(cells). */
gboolean fringe_trace_is_board (const FringeTrace *trace, guint i, const FringeBoard *board);

/* Returns: the goal of a search of which it was not said: 0 1 2 … where it ends with that board, else 1 2 … 0 */
FringeBoard fringe_trace_usual_goal (const FringeTrace *trace);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeTrace, fringe_trace_unref)
