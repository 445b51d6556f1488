/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-node-find.h"

struct _FringeNodeFind
{
  const FringeSearch *search;
  guint step;
  FringeNodeQuery query;
  guint next, end; /* ids still to look at */
  GArray *ids;     /* of guint, ascending */
};

FringeNodeFind *
fringe_node_find_new (const FringeSearch *search, guint step, const FringeNodeQuery *query)
{
  FringeNodeFind *find = g_new (FringeNodeFind, 1);
  guint n_nodes = fringe_search_n_nodes_at (search, step);

  *find = (FringeNodeFind) { search, step, *query, 0, n_nodes, g_array_new (FALSE, FALSE, sizeof (guint)) };
  if (query->kind == FRINGE_NODE_QUERY_ID)
    {
      find->next = MIN (query->id, n_nodes);
      find->end = MIN (query->id + 1, n_nodes);
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

gboolean
fringe_node_find_advance (FringeNodeFind *find, guint budget)
{
  guint end = find->end - find->next < budget ? find->end : find->next + budget;

  for (; find->next < end; find->next++)
    if (fringe_node_query_matches (&find->query, find->search, find->next, find->step))
      g_array_append_val (find->ids, find->next);
  return find->next == find->end;
}

guint
fringe_node_find_n (const FringeNodeFind *find)
{
  return find->ids->len;
}

/* How many of them are below @id. */
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
