/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-array.h"
#include "fringe-layout-private.h"

/* What the layout answers: its measures, where a node stands, and which nodes are in a part of the drawing.
 *
 * Whatever depends on where one node is climbs from it to its root. What is in a part is looked for from the roots
 * down, row by row, past every subtree that lies beside the part. */

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
fringe_layout_n_roots (const FringeLayout *layout)
{
  return layout->root == 0 ? fringe_search_n_roots_at (layout->search, layout->step) : 1;
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

  if (id >= layout->n_ids || fringe_search_is_replaced_at (layout->search, id, layout->step))
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
  place.bus = fringe_layout_bus (layout, id);
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
         + (layout->marked.n_words + layout->marked.n_summary) * sizeof *layout->marked.words
         + layout->known_capacity * sizeof *layout->known + layout->row_capacity * sizeof *layout->row
         + (layout->packed != NULL ? FRINGE_LAYOUT_PACKED_MAX * sizeof *layout->packed : 0);
}

/* What is in a part of the drawing. */

/* Siblings whose subtrees are followed down, or a contour that stands for one subtree. Nodes lie anywhere in memory, so
 * the first sibling is fetched as the branch is noted, and read only when its row comes. */
typedef struct
{
  uint32_t id;
  int32_t x;     /* of its parent, or of itself */
  uint32_t rows; /* how far the contour goes on, or ALL for subtrees */
  uint16_t n;    /* siblings, the first among them */
  bool is_of_parent;
} Branch;

#define ALL UINT32_MAX

typedef struct
{
  Branch *branches;
  size_t n, capacity;
} Row;

typedef struct
{
  const FringeLayout *layout;
  const FringeLayoutNode *nodes;
  const FringeSpan *span;
  int32_t grain;
  uint32_t row_grain;
  uint32_t row;
  Row below;
  FringePlaces *places;
  bool has_memory;
} Look;

static void
follow (Look *look, Branch branch)
{
  Row *below = &look->below;

  if (!fringe_array_reserve (&below->branches, &below->capacity, below->n + 1, sizeof *below->branches))
    {
      look->has_memory = false;
      return;
    }
  below->branches[below->n++] = branch;
  __builtin_prefetch (&look->nodes[branch.id]);
}

static void
see_at (Look *look, FringeContour at)
{
  FringePlaces *places = look->places;
  int32_t parent_x = look->row == 0 ? at.x : at.x - look->nodes[at.id].x;

  if (!fringe_array_reserve (&places->places, &places->capacity, places->n + 1, sizeof *places->places))
    look->has_memory = false;
  else
    places->places[places->n++]
        = (FringePlace) { at.id, look->row, at.x, parent_x, fringe_layout_bus (look->layout, at.id) };
}

static bool
crosses (const FringeSpan *span, int64_t left, int64_t right, uint32_t top, uint32_t bottom)
{
  return left <= span->right && right >= span->left && top <= span->bottom && bottom >= span->top;
}

/* Whether the node, or the edge that leads to it, is in the span. */
static bool
node_is_seen (const Look *look, FringeContour at)
{
  int64_t x = at.x, parent_x = look->row == 0 ? x : x - look->nodes[at.id].x;

  if (look->grain > 0)
    return look->row % look->row_grain == 0 && crosses (look->span, x, x, look->row, look->row);
  return crosses (look->span, x < parent_x ? x : parent_x, x < parent_x ? parent_x : x,
                  look->row == 0 ? 0 : look->row - 1, look->row);
}

static bool
subtree_is_seen (const Look *look, FringeContour at)
{
  const FringeLayoutNode *node = &look->nodes[at.id];

  return crosses (look->span, (int64_t) at.x + node->left, (int64_t) at.x + node->right, look->row,
                  look->row + node->height);
}

static void
follow_contour (Look *look, FringeContour at, uint32_t rows)
{
  const FringeLayoutNode *node = &look->nodes[at.id];

  if (node->n_children > 0)
    follow (look, (Branch) { node->first_child, at.x, rows, 1, true });
  else
    follow (look, (Branch) { node->thread, at.x + node->thread_offset, rows, 1, false });
}

/* Sees the leftmost node of the row. Where even that is beyond the span, nothing of the row is in it. */
static void
see_contour (Look *look, FringeContour at, uint32_t rows)
{
  if (look->row >= look->span->top && look->row % look->row_grain == 0 && at.x <= look->span->right)
    see_at (look, at);
  if (rows > 0 && look->row < look->span->bottom)
    follow_contour (look, at, rows - 1);
}

static void
see_subtree (Look *look, FringeContour at)
{
  const FringeLayoutNode *node = &look->nodes[at.id];
  bool is_seen = subtree_is_seen (look, at);

  if (is_seen && look->grain > 0 && node->right - node->left <= look->grain)
    see_contour (look, at, node->height);
  else
    {
      if (node_is_seen (look, at))
        see_at (look, at);
      if (is_seen && node->n_children > 0)
        follow (look, (Branch) { node->first_child, at.x, ALL, node->n_children, true });
    }
}

static void
see_branch (Look *look, const Branch *branch)
{
  uint32_t id = branch->id;

  for (int n = branch->n; n > 0; n--, id = look->nodes[id].next_sibling)
    {
      FringeContour at = { id, branch->x + (branch->is_of_parent ? look->nodes[id].x : 0) };

      if (branch->rows == ALL)
        see_subtree (look, at);
      else
        see_contour (look, at, branch->rows);
    }
}

static void
see_rows (Look *look)
{
  Row row = { 0 };

  while (look->below.n > 0 && look->has_memory)
    {
      Row here = look->below;

      look->below = row;
      look->below.n = 0;
      for (size_t i = 0; i < here.n && look->has_memory; i++)
        see_branch (look, &here.branches[i]);
      row = here;
      look->row++;
    }
  free (row.branches);
  free (look->below.branches);
}

bool
fringe_layout_see (const FringeLayout *layout,
                   const FringeSpan *span,
                   int32_t grain,
                   uint32_t row_grain,
                   FringePlaces *places)
{
  Look look = {
    .layout = layout,
    .nodes = layout->nodes,
    .span = span,
    /* The contours of a packed tree are not known. */
    .grain = layout->n_packed > 0 ? 0 : grain,
    .row_grain = row_grain > 0 ? row_grain : 1,
    .places = places,
    .has_memory = true,
  };
  uint32_t n_roots = layout->n_ids > 0 ? fringe_layout_n_roots (layout) : 0;

  places->n = 0;
  for (uint32_t i = 0; i < n_roots; i++)
    {
      uint32_t root = fringe_layout_nth_root (layout, i);

      follow (&look, (Branch) { root, layout->nodes[root].x, ALL, 1, false });
    }
  see_rows (&look);
  return look.has_memory;
}

/* Places. */

static int
compare (const void *a, const void *b)
{
  uint32_t id_a = ((const FringePlace *) a)->id, id_b = ((const FringePlace *) b)->id;

  return (id_a > id_b) - (id_a < id_b);
}

void
fringe_places_sort (FringePlaces *places)
{
  if (places->n > 1)
    qsort (places->places, places->n, sizeof *places->places, compare);
}

const FringePlace *
fringe_places_find (const FringePlaces *places, uint32_t id)
{
  size_t low = 0, high = places->n;

  while (low < high)
    {
      size_t middle = low + (high - low) / 2;

      if (places->places[middle].id < id)
        low = middle + 1;
      else
        high = middle;
    }
  return low < places->n && places->places[low].id == id ? &places->places[low] : NULL;
}

void
fringe_places_clear (FringePlaces *places)
{
  free (places->places);
  *places = (FringePlaces) { 0 };
}
