/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-layout-private.h"

#include <stdlib.h>

/* What the layout answers. Whatever depends on where a node is climbs from it to its root. */

/* Some milliseconds. */
#define LITTLE 65536

FringeLayout *
fringe_layout_new (void)
{
  FringeLayout *layout = calloc (1, sizeof *layout);

  if (layout != NULL)
    layout->little = LITTLE;
  return layout;
}

void
fringe_layout_free (FringeLayout *layout)
{
  if (layout == NULL)
    return;
  free (layout->nodes);
  free (layout->counts);
  free (layout->known);
  free (layout->row);
  fringe_marks_free (&layout->marks);
  free (layout);
}

const FringeSearch *
fringe_layout_search (const FringeLayout *layout)
{
  return layout->search;
}

uint32_t
fringe_layout_root (const FringeLayout *layout)
{
  return layout->root;
}

uint32_t
fringe_layout_step (const FringeLayout *layout)
{
  return layout->step;
}

uint32_t
fringe_layout_n_nodes (const FringeLayout *layout)
{
  return layout->n_shown;
}

uint32_t
fringe_layout_n_hidden (const FringeLayout *layout)
{
  return layout->n_below - layout->n_shown;
}

uint32_t
fringe_layout_n_rows (const FringeLayout *layout)
{
  return layout->n_rows;
}

void
fringe_layout_extents (const FringeLayout *layout, int32_t *left, int32_t *right)
{
  *left = layout->left;
  *right = layout->right;
}

uint32_t
fringe_layout_n_roots (const FringeLayout *layout, uint32_t step)
{
  return layout->root == 0 ? fringe_search_n_roots_at (layout->search, step) : 1;
}

uint32_t
fringe_layout_nth_root (const FringeLayout *layout, uint32_t i)
{
  return i == 0 ? layout->root : fringe_search_root (layout->search, i);
}

uint32_t
fringe_layout_shown_for (const FringeLayout *layout, uint32_t id)
{
  uint32_t shown = id;

  if (id >= layout->n_ids)
    return FRINGE_NO_NODE;
  while (id != layout->root)
    {
      id = fringe_search_parent (layout->search, id);
      if (id == FRINGE_NO_NODE)
        break;
      if (id < layout->root)
        return FRINGE_NO_NODE;
      if (fringe_layout_is_shut (layout, id))
        shown = id;
    }
  return id == FRINGE_NO_NODE && layout->root != 0 ? FRINGE_NO_NODE : shown;
}

bool
fringe_layout_has (const FringeLayout *layout, uint32_t id)
{
  return id != FRINGE_NO_NODE && fringe_layout_shown_for (layout, id) == id;
}

bool
fringe_layout_exists (const FringeLayout *layout, uint32_t id)
{
  return fringe_layout_shown_for (layout, id) != FRINGE_NO_NODE;
}

FringePlace
fringe_layout_place (const FringeLayout *layout, uint32_t id)
{
  FringePlace place = { .id = id };
  int32_t x = 0;

  place.row = fringe_search_g (layout->search, id) - fringe_search_g (layout->search, layout->root);
  for (uint32_t at = id; at != FRINGE_NO_NODE; at = fringe_search_parent (layout->search, at))
    {
      x += layout->nodes[at].x;
      if (at == layout->root)
        break;
    }
  place.x = x;
  place.parent_x = fringe_layout_is_root (layout, id) ? x : x - layout->nodes[id].x;
  return place;
}

FringeSpan
fringe_layout_span (const FringeLayout *layout, uint32_t id)
{
  const FringeLayoutNode *node = &layout->nodes[id];
  FringePlace place = fringe_layout_place (layout, id);

  return (FringeSpan) { (int64_t) place.x + node->left, (int64_t) place.x + node->right, place.row,
                        place.row + node->height };
}

int
fringe_layout_children (const FringeLayout *layout, uint32_t id, uint32_t children[FRINGE_N_MOVES])
{
  int n = layout->nodes[id].n_children;
  uint32_t child = layout->nodes[id].first_child;

  for (int i = 0; i < n; i++, child = layout->nodes[child].next_sibling)
    children[i] = child;
  return n;
}

uint32_t
fringe_layout_n_below (const FringeLayout *layout, uint32_t id)
{
  return layout->counts[id].n_below;
}

size_t
fringe_layout_bytes (const FringeLayout *layout)
{
  return sizeof *layout + layout->n_seen * (sizeof *layout->nodes + sizeof *layout->counts)
         + (layout->marks.n_words + layout->marks.n_summary) * sizeof *layout->marks.words
         + layout->known_capacity * sizeof *layout->known + layout->row_capacity * sizeof *layout->row;
}
