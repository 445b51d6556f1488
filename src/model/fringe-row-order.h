/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-row-kind.h"

/**
 * FringeColumn:
 * @FRINGE_COLUMN_PLACE: the place in the order that the list has by itself
 * @FRINGE_COLUMN_MARK: a sign for what the node became, where that is not “expanded”
 * @FRINGE_COLUMN_OF: the node that is repeated
 *
 * What a list tells of its rows.
 */
typedef enum
{
  FRINGE_COLUMN_PLACE,
  FRINGE_COLUMN_ID,
  FRINGE_COLUMN_BOARD,
  FRINGE_COLUMN_G,
  FRINGE_COLUMN_H,
  FRINGE_COLUMN_F,
  FRINGE_COLUMN_STEP,
  FRINGE_COLUMN_MARK,
  FRINGE_COLUMN_PARENT,
  FRINGE_COLUMN_MOVE,
  FRINGE_COLUMN_OF,
  FRINGE_COLUMN_VERDICT,
  FRINGE_N_COLUMNS
} FringeColumn;

/**
 * FringeRowOrder:
 *
 * By what the rows of a list are sorted. What is equal stands in the order of the ids.
 */
typedef struct
{
  FringeRowKind kind;
  const FringeSearch *search;
  FringeColumn column;
  gboolean descending;
} FringeRowOrder;

/* A row is compared by so many words, which never change. */
guint fringe_row_order_n_words (const FringeRowOrder *order);

/* Word @i of @row; @order is a FringeRowOrder. */
guint64 fringe_row_order_word (guint64 row, guint i, gconstpointer order);

/* Whether @a stands before @b. */
gboolean fringe_row_order_is_before (const FringeRowOrder *order, guint64 a, guint64 b);
