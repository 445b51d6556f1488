/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-node-find.h"

#include <string.h>

/* Invariant: of the nodes with an id below `next`, and of no others, those that match are in `ids`. */
struct _FringeNodeFind
{
  const FringeSearch *search;
  const FringeSearch *record; /* whose values count at the step */
  guint step;
  FringeNodeQuery query;
  double h;        /* h of the whole board that is asked for */
  guint next, end; /* ids still to look at */
  GArray *ids;     /* of guint, ascending */
};

static double
h_of_board (const FringeNodeQuery *query, const FringeSearch *search)
{
  FringeBoard board = *fringe_search_goal (search);

  memcpy (board.cells, query->tiles, query->n_tiles);
  while (board.cells[board.blank] != 0)
    board.blank = (guint8) ((board.blank + 1) % query->n_tiles);
  return fringe_estimate_h (fringe_search_estimate (search), &board);
}

FringeNodeFind *
fringe_node_find_new (const FringeSearch *search, guint step, const FringeNodeQuery *query)
{
  FringeNodeFind *find = g_new0 (FringeNodeFind, 1);
  const FringeNodeCondition *first = &query->conditions[0];
  guint n_nodes = fringe_search_n_nodes_at (search, step);

  find->search = search;
  find->record = fringe_search_at (search, step);
  find->step = step;
  find->query = *query;
  find->h = query->is_board ? h_of_board (query, search) : 0;
  find->end = n_nodes;
  find->ids = g_array_new (FALSE, FALSE, sizeof (guint));
  if (query->n_conditions > 0 && first->value == FRINGE_NODE_ID && first->comparison == FRINGE_NODE_EQUAL)
    {
      find->next = (guint) MIN (first->number, n_nodes);
      find->end = MIN (find->next + 1, n_nodes);
    }
  return find;
}

void
fringe_node_find_free (FringeNodeFind *find)
{
  if (find == NULL)
    return;
  g_array_unref (find->ids);
  g_free (find);
}

gboolean
fringe_node_find_is_for (const FringeNodeFind *find, guint step, const FringeNodeQuery *query)
{
  return find->step == step && fringe_node_query_equal (&find->query, query);
}

/* Asks h first, which tells most boards apart without reading them. */
static gboolean
matches (const FringeNodeFind *find, guint id)
{
  return (!find->query.is_board || fringe_search_h (find->search, id) == find->h)
         && fringe_node_query_matches (&find->query, find->record, id, find->step, FRINGE_NO_NODE);
}

gboolean
fringe_node_find_advance (FringeNodeFind *find, guint budget)
{
  guint end = find->end - find->next < budget ? find->end : find->next + budget;

  for (; find->next < end; find->next++)
    if (matches (find, find->next))
      g_array_append_val (find->ids, find->next);
  return find->next == find->end;
}

guint
fringe_node_find_n (const FringeNodeFind *find)
{
  return find->ids->len;
}

/* Returns: how many of the nodes found are below @id */
static guint
count_below (const FringeNodeFind *find, guint id)
{
  guint low = 0, high = find->ids->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (g_array_index (find->ids, guint, middle) < id)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

guint
fringe_node_find_next (const FringeNodeFind *find, guint from, int direction, guint *index)
{
  guint n = find->ids->len, below = count_below (find, from);
  gboolean is_one = below < n && g_array_index (find->ids, guint, below) == from;

  if (n == 0)
    return FRINGE_NO_NODE;
  *index = direction > 0 ? (below + is_one) % n : (below + n - 1) % n;
  return g_array_index (find->ids, guint, *index);
}
