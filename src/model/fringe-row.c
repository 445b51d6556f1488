/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-row.h"

#include <string.h>

/* A row of the duplicates holds the step and, in its lowest bits, the move of the successor or STALE. */
#define ROW_BITS 3
#define STALE FRINGE_N_MOVES

G_DEFINE_ENUM_TYPE (FringeRowKind,
                    fringe_row_kind,
                    G_DEFINE_ENUM_VALUE (FRINGE_ROWS_FRONTIER, "frontier"),
                    G_DEFINE_ENUM_VALUE (FRINGE_ROWS_CLOSED, "closed"),
                    G_DEFINE_ENUM_VALUE (FRINGE_ROWS_REPEATS, "repeats"),
                    G_DEFINE_ENUM_VALUE (FRINGE_ROWS_PATH, "path"))

static guint64
repeat_row (guint step, guint what)
{
  return (guint64) step << ROW_BITS | what;
}

static FringeRepeat
stale_repeat (const FringeSearch *search, guint step)
{
  guint id = fringe_search_removed (search, step);

  return (FringeRepeat) { FRINGE_REPEAT_STALE,
                          step,
                          fringe_search_parent (search, id),
                          fringe_search_move (search, id),
                          id,
                          fringe_search_stale_of (search, id) };
}

FringeRepeat
fringe_row_repeat (const FringeSearch *search, guint64 row)
{
  guint step = (guint) (row >> ROW_BITS), what = row & ((1 << ROW_BITS) - 1), parent, children[FRINGE_N_MOVES];
  FringeDuplicate duplicates[FRINGE_N_MOVES];
  int n;

  if (what == STALE)
    return stale_repeat (search, step);
  parent = fringe_search_removed (search, step);
  n = fringe_search_duplicates (search, parent, duplicates);
  for (int i = 0; i < n; i++)
    if (duplicates[i].move == what)
      return (FringeRepeat) { FRINGE_REPEAT_DROPPED, step, parent, what, FRINGE_NO_NODE, duplicates[i].of };
  n = fringe_search_children_at (search, parent, step, children);
  for (int i = 0; i < n; i++)
    if (fringe_search_move (search, children[i]) == what)
      return (FringeRepeat) {
        FRINGE_REPEAT_BETTER, step, parent, what, children[i], fringe_search_supersedes (search, children[i])
      };
  g_assert_not_reached ();
}

FringeRepeat
fringe_row_origin (FringeRowKind kind, const FringeSearch *search, guint64 row)
{
  guint id = (guint) row;

  if (kind == FRINGE_ROWS_REPEATS)
    return fringe_row_repeat (search, row);
  return (FringeRepeat) {
    .parent = fringe_search_parent (search, id), .move = fringe_search_move (search, id), .id = id, .of = FRINGE_NO_NODE
  };
}

guint
fringe_row_node (FringeRowKind kind, const FringeSearch *search, guint64 row)
{
  FringeRepeat repeat;

  if (kind != FRINGE_ROWS_REPEATS)
    return (guint) row;
  repeat = fringe_row_repeat (search, row);
  return repeat.kind == FRINGE_REPEAT_DROPPED ? repeat.parent : repeat.id;
}

guint
fringe_row_step (FringeRowKind kind, const FringeSearch *search, guint64 row)
{
  guint id = (guint) row, superseded;

  switch (kind)
    {
    case FRINGE_ROWS_REPEATS:
      return (guint) (row >> ROW_BITS);
    case FRINGE_ROWS_CLOSED:
      superseded = fringe_search_superseded_step (search, id);
      return superseded != UINT32_MAX ? superseded : fringe_search_removed_step (search, id);
    case FRINGE_ROWS_FRONTIER:
    case FRINGE_ROWS_PATH:
    default:
      return fringe_search_generated_step (search, id);
    }
}

gboolean
fringe_row_matches (FringeRowKind kind, const FringeSearch *search, guint64 row, const FringeNodeQuery *query)
{
  guint id, of;

  if (fringe_node_query_is_empty (query))
    return TRUE;
  id = fringe_row_node (kind, search, row);
  of = kind == FRINGE_ROWS_REPEATS ? fringe_row_repeat (search, row).of : FRINGE_NO_NODE;
  return fringe_node_query_matches (query, search, id, fringe_row_step (kind, search, row), of);
}

/* Collects the nodes that leave the frontier in a step because they are superseded. */
static guint
superseded_in (const FringeSearch *search, guint step, const guint *children, int n, guint64 *superseded)
{
  guint n_superseded = 0;

  for (int i = 0; i < n; i++)
    {
      guint older = fringe_search_supersedes (search, children[i]);

      if (older != FRINGE_NO_NODE && fringe_search_superseded_step (search, older) == step)
        superseded[n_superseded++] = older;
    }
  return n_superseded;
}

static guint
repeats_in (const FringeSearch *search, guint step, guint64 *rows)
{
  guint id = fringe_search_removed (search, step), children[FRINGE_N_MOVES], n = 0;
  FringeDuplicate duplicates[FRINGE_N_MOVES];
  int n_duplicates = fringe_search_duplicates (search, id, duplicates);
  int n_children = !fringe_search_has_frontier (search) ? 0 : fringe_search_children_at (search, id, step, children);

  if (fringe_search_state_at (search, id, step) == FRINGE_NODE_STALE)
    rows[n++] = repeat_row (step, STALE);
  for (int i = 0; i < n_duplicates; i++)
    rows[n++] = repeat_row (step, duplicates[i].move);
  for (int i = 0; i < n_children; i++)
    if (fringe_search_supersedes (search, children[i]) != FRINGE_NO_NODE)
      rows[n++] = repeat_row (step, fringe_search_move (search, children[i]));
  return n;
}

gboolean
fringe_row_kind_is_kept (FringeRowKind kind, const FringeSearch *search)
{
  if (kind == FRINGE_ROWS_FRONTIER)
    return fringe_search_has_frontier (search);
  return kind != FRINGE_ROWS_CLOSED || !fringe_search_is_rbfs (search);
}

void
fringe_row_kind_step (FringeRowKind kind,
                      const FringeSearch *search,
                      guint step,
                      guint64 *removed,
                      guint *n_removed,
                      guint64 *added,
                      guint *n_added)
{
  guint id = fringe_search_removed (search, step), children[FRINGE_N_MOVES];
  int n = !fringe_search_has_frontier (search) ? 0 : fringe_search_children_at (search, id, step, children);

  *n_removed = *n_added = 0;
  if (!fringe_row_kind_is_kept (kind, search))
    return;
  if (kind == FRINGE_ROWS_REPEATS)
    *n_added = repeats_in (search, step, added);
  else if (kind == FRINGE_ROWS_CLOSED)
    {
      if (fringe_search_state_at (search, id, step) != FRINGE_NODE_GOAL)
        added[(*n_added)++] = id;
      *n_added += superseded_in (search, step, children, n, added + *n_added);
    }
  else
    {
      removed[0] = id;
      *n_removed = 1 + superseded_in (search, step, children, n, removed + 1);
      while (*n_added < (guint) n)
        {
          added[*n_added] = children[*n_added];
          ++*n_added;
        }
    }
}

/* A goal that was found as it was generated is still on the frontier; one that was removed is not expanded, hence not
 * closed. */
static gboolean
is_of_kind (FringeRowKind kind, const FringeSearch *search, guint id, guint step)
{
  FringeNodeState state = fringe_search_state_at (search, id, step);
  gboolean is_goal = state == FRINGE_NODE_GOAL;
  gboolean is_open
      = state == FRINGE_NODE_FRONTIER || (is_goal && fringe_search_removed_step (search, id) == UINT32_MAX);

  return kind == FRINGE_ROWS_FRONTIER ? is_open : !is_open && !is_goal;
}

static gboolean
collect_repeats (const FringeSearch *search, guint step, guint from, guint n, GArray *rows)
{
  guint64 found[FRINGE_STEP_ROWS_MAX];

  for (guint t = from + 1; n > 0 && t <= step; t++, n--)
    g_array_append_vals (rows, found, repeats_in (search, t, found));
  return n == 0;
}

gboolean
fringe_row_kind_collect (FringeRowKind kind, const FringeSearch *search, guint step, guint from, guint n, GArray *rows)
{
  guint n_nodes;

  if (kind == FRINGE_ROWS_REPEATS)
    return collect_repeats (search, step, from, n, rows);
  if (!fringe_row_kind_is_kept (kind, search))
    return FALSE;
  n_nodes = fringe_search_n_nodes_at (search, step);
  for (guint id = from; n > 0 && id < n_nodes; id++, n--)
    if (is_of_kind (kind, search, id, step))
      {
        guint64 row = id;

        g_array_append_val (rows, row);
      }
  return n == 0;
}

/* Collects those duplicates of a step that are about node @id. */
static guint
repeats_of_node (const FringeSearch *search, guint id, guint step, guint64 *rows)
{
  guint64 found[FRINGE_STEP_ROWS_MAX];
  guint n_found = step == 0 || step == UINT32_MAX ? 0 : repeats_in (search, step, found), n = 0;

  for (guint i = 0; i < n_found; i++)
    if (fringe_row_node (FRINGE_ROWS_REPEATS, search, found[i]) == id)
      rows[n++] = found[i];
  return n;
}

guint
fringe_row_kind_of_node (FringeRowKind kind, const FringeSearch *search, guint id, guint64 rows[FRINGE_NODE_ROWS_MAX])
{
  guint generated, removed, n;

  rows[0] = id;
  if (kind != FRINGE_ROWS_REPEATS)
    return 1;
  generated = fringe_search_generated_step (search, id);
  removed = fringe_search_removed_step (search, id);
  n = repeats_of_node (search, id, generated, rows);
  if (removed != generated)
    n += repeats_of_node (search, id, removed, rows + n);
  return n;
}

/* A board is compared in words. A tile takes four bits on a board of up to 16 cells, and seven on a larger one. */
#define SMALL_CELLS 16
#define SMALL_BITS 4
#define LARGE_CELLS 9
#define LARGE_BITS 7

static guint
n_cells (const FringeSearch *search)
{
  const FringeBoard *start = fringe_search_start (search);

  return (guint) (start->rows * start->columns);
}

/* Returns: the number of words before the last one, which is the row itself */
static guint
n_value_words (const FringeRowOrder *order)
{
  guint cells = n_cells (order->search);

  if (order->column == FRINGE_COLUMN_PLACE && order->kind == FRINGE_ROWS_FRONTIER)
    return 2;
  if (order->column == FRINGE_COLUMN_BOARD && cells > SMALL_CELLS)
    return (cells + LARGE_CELLS - 1) / LARGE_CELLS;
  return 1;
}

guint
fringe_row_order_n_words (const FringeRowOrder *order)
{
  return n_value_words (order) + 1;
}

static guint64
place_word (const FringeRowOrder *order, guint64 row, guint i)
{
  guint64 words[2];

  switch (order->kind)
    {
    case FRINGE_ROWS_FRONTIER:
      fringe_search_place (order->search, (guint) row, words);
      return words[i];
    case FRINGE_ROWS_PATH:
      return row;
    case FRINGE_ROWS_CLOSED:
    case FRINGE_ROWS_REPEATS:
    default:
      return ~(guint64) fringe_row_step (order->kind, order->search, row);
    }
}

static guint64
board_word (const FringeSearch *search, guint id, guint i)
{
  guint cells = n_cells (search), bits = cells > SMALL_CELLS ? LARGE_BITS : SMALL_BITS;
  guint width = cells > SMALL_CELLS ? LARGE_CELLS : SMALL_CELLS, end = MIN (cells, (i + 1) * width);
  FringeBoard board;
  guint64 word = 0;

  fringe_search_board (search, id, &board);
  for (guint cell = i * width; cell < end; cell++)
    word = word << bits | board.cells[cell];
  return word;
}

static guint64
double_word (double value)
{
  guint64 word;

  /* The bits of two doubles that are not negative compare as they do, those of negative ones the other way round. */
  memcpy (&word, &value, sizeof word);
  return word >> 63 != 0 ? ~word : word | G_GUINT64_CONSTANT (1) << 63;
}

static guint64
value_word (const FringeRowOrder *order, guint64 row, guint i)
{
  const FringeSearch *search = order->search;
  FringeRowKind kind = order->kind;

  switch (order->column)
    {
    case FRINGE_COLUMN_PLACE:
      return place_word (order, row, i);
    case FRINGE_COLUMN_BOARD:
      return board_word (search, fringe_row_node (kind, search, row), i);
    case FRINGE_COLUMN_G:
      return fringe_search_g (search, fringe_row_node (kind, search, row));
    case FRINGE_COLUMN_H:
      return double_word (fringe_search_h (search, fringe_row_node (kind, search, row)));
    case FRINGE_COLUMN_F:
      return double_word (fringe_search_f (search, fringe_row_node (kind, search, row)));
    case FRINGE_COLUMN_STEP:
      return fringe_row_step (kind, search, row);
    case FRINGE_COLUMN_PARENT:
      return fringe_row_origin (kind, search, row).parent;
    case FRINGE_COLUMN_MOVE:
      return fringe_row_origin (kind, search, row).move;
    case FRINGE_COLUMN_OF:
      return fringe_row_origin (kind, search, row).of;
    case FRINGE_COLUMN_VERDICT:
      return fringe_row_origin (kind, search, row).kind;
    case FRINGE_COLUMN_ID:
    case FRINGE_COLUMN_MARK:
    case FRINGE_N_COLUMNS:
    default:
      return fringe_row_node (kind, search, row);
    }
}

guint64
fringe_row_order_word (guint64 row, guint i, gconstpointer data)
{
  const FringeRowOrder *order = data;
  guint64 word;

  if (i == n_value_words (order))
    return row;
  word = value_word (order, row, i);
  return order->descending ? ~word : word;
}

gboolean
fringe_row_order_is_before (const FringeRowOrder *order, guint64 a, guint64 b)
{
  guint n_words = fringe_row_order_n_words (order);

  for (guint i = 0; i < n_words; i++)
    {
      guint64 of_a = fringe_row_order_word (a, i, order), of_b = fringe_row_order_word (b, i, order);

      if (of_a != of_b)
        return of_a < of_b;
    }
  return FALSE;
}

struct _FringeNodeRow
{
  GObject parent_instance;

  guint64 row;
  guint position;
};

G_DEFINE_FINAL_TYPE (FringeNodeRow, fringe_node_row, G_TYPE_OBJECT)

static guint changed_signal;

static void
fringe_node_row_class_init (FringeNodeRowClass *klass)
{
  changed_signal
      = g_signal_new ("changed", FRINGE_TYPE_NODE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fringe_node_row_init (FringeNodeRow *self)
{
}

FringeNodeRow *
fringe_node_row_new (guint64 row, guint position)
{
  FringeNodeRow *self = g_object_new (FRINGE_TYPE_NODE_ROW, NULL);

  self->row = row;
  self->position = position;
  return self;
}

guint64
fringe_node_row_get (FringeNodeRow *self)
{
  return self->row;
}

void
fringe_node_row_set (FringeNodeRow *self, guint64 row)
{
  if (self->row == row)
    return;
  self->row = row;
  g_signal_emit (self, changed_signal, 0);
}

guint
fringe_node_row_get_position (FringeNodeRow *self)
{
  return self->position;
}

void
fringe_node_row_set_position (FringeNodeRow *self, guint position)
{
  self->position = position;
}
