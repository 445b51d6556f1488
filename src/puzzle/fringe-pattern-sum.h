/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-pattern-table.h"

/* A pattern database made ready for one goal: the tables of its groups, the entries of which are added. */
typedef struct _FringePatternSum FringePatternSum;

/**
 * fringe_pattern_sum_new:
 * @pattern: a pattern that fits
 * @watch: (nullable): told how far it is; its numbers are added to
 *
 * Builds the tables that do not exist yet, several groups at a time.
 *
 * Returns: (nullable) (transfer full): the sum, with one owner; %NULL where memory ran out or it was cancelled
 */
FringePatternSum *
fringe_pattern_sum_new (const FringePattern *pattern, const FringeBoard *goal, FringePatternWatch *watch);

/* Adds an owner, or takes one away; the last one frees it. Any thread may do so. */
FringePatternSum *fringe_pattern_sum_ref (FringePatternSum *sum);
void fringe_pattern_sum_unref (FringePatternSum *sum);

/* The groups by their tiles. */
const FringePattern *fringe_pattern_sum_groups (const FringePatternSum *sum);

/* The key of the table of a group. */
FringePatternKey fringe_pattern_group_key (const FringePattern *groups, int group, const FringeBoard *goal);

/* h of a board. O(tiles of a group * tiles). */
int fringe_pattern_sum_h (const FringePatternSum *sum, const uint8_t *cells);

/* h of @cells, found from @h before @tile went from cell @from to cell @to, where the blank was: only the group of the
 * tile is looked up. */
int fringe_pattern_sum_h_after (const FringePatternSum *sum, const uint8_t *cells, int h, int tile, int from, int to);

/* What a group adds to h. */
int fringe_pattern_sum_part (const FringePatternSum *sum, int group, const uint8_t *cells);

/* Returns: the small puzzle that a group looks up: the board with no other tiles than those of the group, where all
 * other cells are 0 */
FringeBoard fringe_pattern_sum_puzzle (const FringePatternSum *sum, int group, const FringeBoard *board);

/* No h is larger. */
int fringe_pattern_sum_largest (const FringePatternSum *sum);
