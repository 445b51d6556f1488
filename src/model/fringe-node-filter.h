/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-row.h"

#define FRINGE_FILTER_CONDITIONS_MAX 8

typedef enum
{
  FRINGE_FILTER_ID,
  FRINGE_FILTER_G,
  FRINGE_FILTER_H,
  FRINGE_FILTER_F,
  FRINGE_FILTER_STEP,
  FRINGE_N_FILTER_VALUES
} FringeFilterValue;

typedef enum
{
  FRINGE_FILTER_EQUAL,
  FRINGE_FILTER_UNEQUAL,
  FRINGE_FILTER_LESS,
  FRINGE_FILTER_AT_MOST,
  FRINGE_FILTER_MORE,
  FRINGE_FILTER_AT_LEAST,
} FringeFilterComparison;

typedef struct
{
  FringeFilterValue value;
  FringeFilterComparison comparison;
  double number;
} FringeFilterCondition;

/**
 * FringeNodeFilter:
 * @conditions: all must hold
 * @tiles: tiles that must stand one after the other on the board, row by row; the blank is 0
 *
 * Which nodes a list shows. All zeros: every node.
 */
typedef struct
{
  guint n_conditions;
  FringeFilterCondition conditions[FRINGE_FILTER_CONDITIONS_MAX];
  guint n_tiles;
  guint8 tiles[FRINGE_CELLS_MAX];
} FringeNodeFilter;

/**
 * fringe_node_filter_parse:
 * @text: what a person typed, whatever it may be
 * @rows: of the boards
 * @columns: of the boards
 * @filter: (out)
 * @message: (out) (transfer full): what was not understood, as a sentence, where the result is false
 *
 * Understands "f = 26", "g > 10, h <= 3", "step 12", "id 7", a number alone as an id, a board in any notation of
 * fringe_board_parse(), and some tiles in a row as "1 2 3". An empty text lets every node through.
 *
 * Returns: whether it was understood. @filter is untouched where it was not
 */
gboolean
fringe_node_filter_parse (const char *text, int rows, int columns, FringeNodeFilter *filter, char **message);

gboolean fringe_node_filter_is_empty (const FringeNodeFilter *filter);

/* Whether a row passes. A repeat passes by the values of the node it is about; by its id also as the node repeated. */
gboolean fringe_node_filter_passes (const FringeNodeFilter *filter,
                                    FringeRowKind kind,
                                    const FringeSearch *search,
                                    guint64 row);
