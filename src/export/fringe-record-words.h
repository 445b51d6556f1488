/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board-text.h"
#include "fringe-search.h"

#include <glib.h>

/* The words and numbers of a record are the same in files of every language. */

/* Returns: "solved", "limit" … */
const char *fringe_outcome_name (FringeOutcome outcome);

/* Returns: "frontier", "expanded" …; %NULL for a node that is absent */
const char *fringe_node_state_name (FringeNodeState state);

/* Both return false, @outcome or @state untouched, where the name is none of them. */
gboolean fringe_outcome_from_name (const char *name, FringeOutcome *outcome);
gboolean fringe_node_state_from_name (const char *name, FringeNodeState *state);

/* Reads a number with a point, whatever the locale. Returns: false, @number untouched, where the text is none from
 * @least to @most */
gboolean fringe_double_from_text (const char *text, double least, double most, double *number);

/* Returns: whether h and f of the node are numbers: PERFECT knows the boards from which the goal cannot be reached */
gboolean fringe_record_has_h (const FringeSearch *search, uint32_t id);

/* Returns: @stamp where it is a step up to @step, else UINT32_MAX */
uint32_t fringe_record_stamp (uint32_t stamp, uint32_t step);

/* Returns: the counts at @step, with UINT32_MAX for those of a frontier under IDA*, which has none */
FringeCounts fringe_record_counts (const FringeSearch *search, uint32_t step);

/* What the record was searched with, in words. */
typedef struct
{
  char start[FRINGE_BOARD_TEXT_MAX];
  char goal[FRINGE_BOARD_TEXT_MAX];
  char moves[FRINGE_N_MOVES + 1];
} FringeRecordTexts;

void fringe_record_texts (const FringeSearch *search, FringeRecordTexts *texts);
