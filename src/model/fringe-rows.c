/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-rows.h"

#include "fringe-row-array.h"

/* Up to so many steps are taken one by one; more are a jump. */
#define STEPS_MAX 64
/* So many nodes or steps of the record are read between two looks at the clock. */
#define SLICE 2048
/* In searches of up to so many nodes the heap is replayed, because only that gives its exact order. */
#define PLAYED_NODES_MAX 5000
/* In longer lists it takes too long to look for the rows that stayed. */
#define COMPARED_ROWS_MAX 20000

/* What is under way; the rows that are shown stay what they are until it is done. */
typedef struct
{
  gboolean is_on;
  guint step;
  guint at;            /* how far the record has been looked through */
  GArray *found;       /* (nullable): rows, not yet sorted */
  FringeRowSort *sort; /* (nullable) */
  FringeRowOrder order;
} Work;

struct _FringeRows
{
  FringeRowsChanged changed;
  gpointer data;

  FringeRowOrder order;
  FringeNodeQuery filter;
  guint end;

  FringeRowArray *rows;
  guint step;
  gboolean is_made; /* `rows` are those of the search, the order and the filter */
  Work work;
};

FringeRows *
fringe_rows_new (FringeRowKind kind, FringeRowsChanged changed, gpointer data)
{
  FringeRows *self = g_new0 (FringeRows, 1);

  self->changed = changed;
  self->data = data;
  self->order.kind = kind;
  self->rows = fringe_row_array_new ();
  return self;
}

static void
stop_work (FringeRows *self)
{
  g_clear_pointer (&self->work.found, g_array_unref);
  g_clear_pointer (&self->work.sort, fringe_row_sort_free);
  self->work.is_on = FALSE;
}

void
fringe_rows_free (FringeRows *self)
{
  stop_work (self);
  fringe_row_array_free (self->rows);
  g_free (self);
}

FringeRowKind
fringe_rows_kind (const FringeRows *self)
{
  return self->order.kind;
}

const FringeSearch *
fringe_rows_search (const FringeRows *self)
{
  return self->order.search;
}

static void
begin_anew (FringeRows *self)
{
  stop_work (self);
  self->is_made = FALSE;
}

void
fringe_rows_set_search (FringeRows *self, const FringeSearch *search)
{
  guint n = fringe_row_array_n (self->rows);

  begin_anew (self);
  self->order.search = search;
  self->step = 0;
  self->end = 0;
  fringe_row_array_fill (self->rows, NULL, 0);
  if (n > 0)
    self->changed (0, n, 0, self->data);
}

void
fringe_rows_set_order (FringeRows *self, FringeColumn column, gboolean descending)
{
  if (self->order.column == column && self->order.descending == descending)
    return;
  begin_anew (self);
  self->order.column = column;
  self->order.descending = descending;
}

void
fringe_rows_set_filter (FringeRows *self, const FringeNodeQuery *filter)
{
  begin_anew (self);
  self->filter = *filter;
}

void
fringe_rows_set_end (FringeRows *self, guint id)
{
  if (self->end == id)
    return;
  self->end = id;
  if (self->order.kind == FRINGE_ROWS_PATH)
    begin_anew (self);
}

guint
fringe_rows_step (const FringeRows *self)
{
  return self->step;
}

guint
fringe_rows_n (const FringeRows *self)
{
  return fringe_row_array_n (self->rows);
}

guint64
fringe_rows_get (const FringeRows *self, guint position)
{
  return fringe_row_array_get (self->rows, position);
}

/* Returns: whether the frontier is a heap that compares nothing but priorities */
static gboolean
is_by_heap (const FringeRows *self)
{
  const FringeRules *rules = fringe_search_rules (self->order.search);

  return self->order.kind == FRINGE_ROWS_FRONTIER && self->order.column == FRINGE_COLUMN_PLACE
         && fringe_rules_use_ties (rules) && rules->ties == FRINGE_TIES_HEAP;
}

static gboolean
is_played (const FringeRows *self, guint step)
{
  return is_by_heap (self) && fringe_search_n_nodes_at (self->order.search, step) <= PLAYED_NODES_MAX;
}

gboolean
fringe_rows_is_exact (const FringeRows *self)
{
  return self->order.search == NULL || !is_by_heap (self) || is_played (self, self->step);
}

/* Returns: whether the rows are in the order of a replayed heap, which no comparison gives */
static gboolean
is_unordered (const FringeRows *self)
{
  return is_played (self, self->step);
}

typedef struct
{
  const FringeRowOrder *order;
  guint64 row;
} Wanted;

static gboolean
comes_before (guint64 row, gconstpointer data)
{
  const Wanted *wanted = data;

  return fringe_row_order_is_before (wanted->order, row, wanted->row);
}

static guint
place_of (const FringeRows *self, guint64 row)
{
  Wanted wanted = { &self->order, row };
  guint n = fringe_row_array_n (self->rows), at = 0;

  if (!is_unordered (self))
    return fringe_row_array_count_before (self->rows, comes_before, &wanted);
  while (at < n && fringe_row_array_get (self->rows, at) != row)
    at++;
  return at;
}

static gboolean
has_at (const FringeRows *self, guint at, guint64 row)
{
  return at < fringe_row_array_n (self->rows) && fringe_row_array_get (self->rows, at) == row;
}

guint
fringe_rows_find (const FringeRows *self, guint id, guint positions[FRINGE_NODE_ROWS_MAX])
{
  guint64 rows[FRINGE_NODE_ROWS_MAX];
  guint n_rows, n = 0;

  if (self->order.search == NULL || id >= fringe_search_n_nodes (self->order.search))
    return 0;
  n_rows = fringe_row_kind_of_node (self->order.kind, self->order.search, id, rows);
  for (guint i = 0; i < n_rows; i++)
    {
      positions[n] = place_of (self, rows[i]);
      n += has_at (self, positions[n], rows[i]);
    }
  return n;
}

static void
add_row (FringeRows *self, guint64 row)
{
  guint at;

  if (!fringe_row_matches (self->order.kind, self->order.search, row, &self->filter))
    return;
  at = place_of (self, row);
  fringe_row_array_insert (self->rows, at, row);
  self->changed (at, 0, 1, self->data);
}

static void
remove_row (FringeRows *self, guint64 row)
{
  guint at = place_of (self, row);

  if (!has_at (self, at, row))
    return;
  fringe_row_array_remove (self->rows, at);
  self->changed (at, 1, 0, self->data);
}

/* Makes the rows those of @step, coming from the step before; or, with @is_back, the other way round. */
static void
cross (FringeRows *self, guint step, gboolean is_back)
{
  guint64 removed[FRINGE_STEP_ROWS_MAX], added[FRINGE_STEP_ROWS_MAX];
  guint n_removed, n_added;

  fringe_row_kind_step (self->order.kind, self->order.search, step, removed, &n_removed, added, &n_added);
  for (guint i = 0; i < n_removed; i++)
    (is_back ? add_row : remove_row) (self, removed[i]);
  for (guint i = 0; i < n_added; i++)
    (is_back ? remove_row : add_row) (self, added[i]);
}

static void
walk_to (FringeRows *self, guint step)
{
  if (self->order.kind == FRINGE_ROWS_PATH)
    self->step = step;
  while (self->step < step)
    cross (self, ++self->step, FALSE);
  while (self->step > step)
    cross (self, self->step--, TRUE);
}

static gboolean
is_near (guint a, guint b)
{
  return MAX (a, b) - MIN (a, b) <= STEPS_MAX;
}

gboolean
fringe_rows_is_near (const FringeRows *self, guint step)
{
  return is_near (self->work.is_on ? self->work.step : self->step, step);
}

/* A path is the same at every step, so there is nothing to be made anew. */
static gboolean
can_walk (const FringeRows *self, guint step)
{
  if (!self->is_made || self->step == step || self->order.kind == FRINGE_ROWS_PATH)
    return self->is_made;
  return is_near (self->step, step) && !is_played (self, self->step) && !is_played (self, step);
}

/* Shows @rows, telling of no more than the part in the middle that differs. */
static void
show_rows (FringeRows *self, const guint64 *rows, guint n)
{
  guint n_old = fringe_row_array_n (self->rows), n_most = MIN (n, n_old), n_head = 0, n_tail = 0, n_new;

  n_most = MAX (n, n_old) > COMPARED_ROWS_MAX ? 0 : n_most;
  while (n_head < n_most && fringe_row_array_get (self->rows, n_head) == rows[n_head])
    n_head++;
  while (n_tail < n_most - n_head && fringe_row_array_get (self->rows, n_old - 1 - n_tail) == rows[n - 1 - n_tail])
    n_tail++;
  n_new = n - n_head - n_tail;
  fringe_row_array_fill (self->rows, rows, n);
  if (n_new > 0 || n < n_old)
    self->changed (n_head, n_old - n_head - n_tail, n_new, self->data);
}

/* Takes out of @found, from @from on, what does not pass. */
static void
filter_from (FringeRows *self, GArray *found, guint from)
{
  guint n = from;

  if (fringe_node_query_is_empty (&self->filter))
    return;
  for (guint i = from; i < found->len; i++)
    {
      guint64 row = g_array_index (found, guint64, i);

      if (fringe_row_matches (self->order.kind, self->order.search, row, &self->filter))
        g_array_index (found, guint64, n++) = row;
    }
  g_array_set_size (found, n);
}

static void
append_ids (GArray *rows, const guint *ids, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      guint64 row = ids[i];

      g_array_append_val (rows, row);
    }
}

static void
collect_path (FringeRows *self)
{
  const FringeSearch *search = self->order.search;
  guint n = fringe_search_path (search, self->end, NULL);
  g_autofree guint *ids = g_new (guint, n);

  fringe_search_path (search, self->end, ids);
  append_ids (self->work.found, ids, n);
  filter_from (self, self->work.found, 0);
}

/* Returns: whether all rows are found */
static gboolean
collect (FringeRows *self, gint64 deadline)
{
  Work *work = &self->work;
  gboolean more = TRUE;

  if (self->order.kind == FRINGE_ROWS_PATH)
    {
      collect_path (self);
      return TRUE;
    }
  while (more)
    {
      guint n = work->found->len;

      more = fringe_row_kind_collect (self->order.kind, self->order.search, work->step, work->at, SLICE, work->found);
      work->at += SLICE;
      filter_from (self, work->found, n);
      if (g_get_monotonic_time () >= deadline)
        break;
    }
  return !more;
}

static void
begin_sort (FringeRows *self)
{
  Work *work = &self->work;
  guint n = work->found->len;

  work->order = self->order;
  work->sort = fringe_row_sort_new ((guint64 *) (gpointer) g_array_free (work->found, FALSE), n,
                                    fringe_row_order_n_words (&work->order), fringe_row_order_word, &work->order);
  work->found = NULL;
}

static void
show_work (FringeRows *self, const guint64 *rows, guint n)
{
  self->step = self->work.step;
  self->is_made = TRUE;
  show_rows (self, rows, n);
  stop_work (self);
}

/* Makes the rows in the exact order of a heap, for a small search. */
static void
play (FringeRows *self, guint step)
{
  const FringeSearch *search = self->order.search;
  guint n = fringe_search_n_nodes_at (search, step);
  g_autofree guint *ids = g_new (guint, n);
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (guint64));

  n = fringe_search_frontier_at (search, step, ids, n);
  append_ids (rows, ids, n);
  filter_from (self, rows, 0);
  if (self->order.descending)
    for (guint i = 0; i < rows->len / 2; i++)
      {
        guint64 *a = &g_array_index (rows, guint64, i), *b = &g_array_index (rows, guint64, rows->len - 1 - i);
        guint64 row = *a;

        *a = *b;
        *b = row;
      }
  self->work.step = step;
  show_work (self, (const guint64 *) (gpointer) rows->data, rows->len);
}

static void
begin_work (FringeRows *self, guint step)
{
  stop_work (self);
  self->work = (Work) { .is_on = TRUE, .step = step, .found = g_array_new (FALSE, FALSE, sizeof (guint64)) };
}

/* Returns: whether the rows are those of the step that the work is for */
static gboolean
go_on (FringeRows *self, gint64 deadline)
{
  Work *work = &self->work;
  guint n;

  if (work->sort == NULL)
    {
      if (!collect (self, deadline))
        return FALSE;
      begin_sort (self);
    }
  n = fringe_row_sort_n (work->sort);
  if (!fringe_row_sort_advance (work->sort, deadline))
    return FALSE;
  show_work (self, fringe_row_sort_rows (work->sort), n);
  return TRUE;
}

/* Work for a step near by goes on, because otherwise play could put it off for ever. */
gboolean
fringe_rows_go_to (FringeRows *self, guint step, gint64 deadline)
{
  if (self->order.search == NULL)
    return TRUE;
  if (can_walk (self, step))
    stop_work (self);
  else if (is_played (self, step))
    play (self, step);
  else
    {
      if (!self->work.is_on || (self->order.kind != FRINGE_ROWS_PATH && !is_near (self->work.step, step)))
        begin_work (self, step);
      if (!go_on (self, deadline))
        return FALSE;
    }
  if (!can_walk (self, step))
    return FALSE;
  walk_to (self, step);
  return TRUE;
}
