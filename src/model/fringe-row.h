/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-node-query.h"

#include <glib-object.h>

/**
 * FringeRowKind:
 * @FRINGE_ROWS_FRONTIER: the nodes on the frontier, in the order of removal
 * @FRINGE_ROWS_CLOSED: the nodes that left it, the last one first; not the goal, which is not expanded
 * @FRINGE_ROWS_REPEATS: the repeated states that were met, the last ones first
 * @FRINGE_ROWS_PATH: the nodes from the start to the goal, or to another node
 *
 * What a list is of. A row is a number: the id of a node or, in the list of repeats, a step and what came of it.
 */
typedef enum
{
  FRINGE_ROWS_FRONTIER,
  FRINGE_ROWS_CLOSED,
  FRINGE_ROWS_REPEATS,
  FRINGE_ROWS_PATH,
} FringeRowKind;

#define FRINGE_TYPE_ROW_KIND (fringe_row_kind_get_type ())
GType fringe_row_kind_get_type (void);

/* The most rows that one step can change, and that one node can have. */
#define FRINGE_STEP_ROWS_MAX 9
#define FRINGE_NODE_ROWS_MAX 6

/**
 * FringeRepeatKind:
 * @FRINGE_REPEAT_DROPPED: a successor became no node
 * @FRINGE_REPEAT_BETTER: it became one, as its g is smaller than that of the node it repeats
 * @FRINGE_REPEAT_STALE: a node was thrown away when it was removed from the frontier
 */
typedef enum
{
  FRINGE_REPEAT_DROPPED,
  FRINGE_REPEAT_BETTER,
  FRINGE_REPEAT_STALE,
} FringeRepeatKind;

/**
 * FringeRepeat:
 * @step: when
 * @parent: the node whose successor it is
 * @move: the move that led to it
 * @id: the node that it is, or FRINGE_NO_NODE where it was dropped
 * @of: the node of the same state that there was before
 *
 * A state that was met again.
 */
typedef struct
{
  FringeRepeatKind kind;
  guint step;
  guint parent;
  FringeMove move;
  guint id;
  guint of;
} FringeRepeat;

/* The repeat of a row of FRINGE_ROWS_REPEATS. */
FringeRepeat fringe_row_repeat (const FringeSearch *search, guint64 row);

/* The same for any row: a node has its parent, its move and its id, and repeats none. */
FringeRepeat fringe_row_origin (FringeRowKind kind, const FringeSearch *search, guint64 row);

/* The node that a row is about; of a successor that was dropped, its parent. */
guint fringe_row_node (FringeRowKind kind, const FringeSearch *search, guint64 row);

/* The step that a row came into its list with; for a path, the step that generated the node. */
guint fringe_row_step (FringeRowKind kind, const FringeSearch *search, guint64 row);

/* Whether a row is one of those that @query means. A repeat has the values of the node it is about, and is found by the
 * number of the node repeated, too. */
gboolean fringe_row_matches (FringeRowKind kind, const FringeSearch *search, guint64 row, const FringeNodeQuery *query);

/* The rows that step @step, from 1, removes from the list and adds to it; room for FRINGE_STEP_ROWS_MAX each. Not for
 * a path. */
void fringe_row_kind_step (FringeRowKind kind,
                           const FringeSearch *search,
                           guint step,
                           guint64 *removed,
                           guint *n_removed,
                           guint64 *added,
                           guint *n_added);

/* Returns: whether a search has such a list: IDA* has no frontier, and RBFS no closed list either. Else it is empty. */
gboolean fringe_row_kind_is_kept (FringeRowKind kind, const FringeSearch *search);

/**
 * fringe_row_kind_collect:
 * @from: where the slice begins; 0 for the first
 * @n: how long it is at most
 * @step: the list is that of this step
 * @rows: (element-type guint64): where the rows are appended
 *
 * Collects the rows of a slice of the record, in no order. Not for a path.
 *
 * Returns: whether there is more behind the slice
 */
gboolean
fringe_row_kind_collect (FringeRowKind kind, const FringeSearch *search, guint step, guint from, guint n, GArray *rows);

/* The rows that node @id may have. Returns: how many */
guint
fringe_row_kind_of_node (FringeRowKind kind, const FringeSearch *search, guint id, guint64 rows[FRINGE_NODE_ROWS_MAX]);

/**
 * FringeColumn:
 * @FRINGE_COLUMN_PLACE: the place in the order that the list has by itself
 * @FRINGE_COLUMN_STEP: the step in which the node was generated; on the closed list that in which it left the frontier
 * @FRINGE_COLUMN_MARK: a sign for what the node became, where that is not “expanded”
 * @FRINGE_COLUMN_MOVE: the move that led there, as a word
 * @FRINGE_COLUMN_OF: the node that is repeated
 * @FRINGE_COLUMN_VERDICT: what came of the repeat
 *
 * What a list tells of its rows. A repeat has the values of the node it is about.
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

#define FRINGE_TYPE_NODE_ROW (fringe_node_row_get_type ())
G_DECLARE_FINAL_TYPE (FringeNodeRow, fringe_node_row, FRINGE, NODE_ROW, GObject)

/* A row of FringeNodesModel: the number that FringeRowKind tells of. The signal “changed” tells that it is another one:
 * the widgets of a place in a list stay, whatever is shown there. */

FringeNodeRow *fringe_node_row_new (guint64 row, guint position);
guint64 fringe_node_row_get (FringeNodeRow *self);
void fringe_node_row_set (FringeNodeRow *self, guint64 row);

/* Returns: the position of the row in the list; %G_MAXUINT when the row has left it */
guint fringe_node_row_get_position (FringeNodeRow *self);
void fringe_node_row_set_position (FringeNodeRow *self, guint position);
