/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-array.h"
#include "fringe-layout-private.h"

/* Bringing the layout to a step, in the order in which it happens: the nodes whose children change are marked, and
 * passes over the marked nodes, or over all, count and place them. Each pass goes on from where it was, so that much
 * work can be done in slices.
 *
 * Invariants: those of fringe-layout-private.h. */

/* Changes to so many nodes, some milliseconds of work, are made at once. */
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
  free (layout->packed);
  fringe_id_set_free (&layout->marked);
  free (layout);
}

static void
empty (FringeLayout *layout)
{
  layout->n_ids = layout->n_shown = layout->n_below = layout->n_rows = 0;
  layout->left = layout->right = 0;
  layout->n_packed = 0;
  layout->pass = FRINGE_PASS_NONE;
  fringe_id_set_clear (&layout->marked);
}

static void
forget (FringeLayout *layout, const FringeSearch *search, uint32_t root)
{
  empty (layout);
  fringe_layout_forget_all_folds (layout);
  layout->search = search;
  layout->root = root;
  layout->n_seen = 0;
  layout->n_folded = layout->n_opened = 0;
  layout->n_done = 0;
}

void
fringe_layout_clear (FringeLayout *layout)
{
  forget (layout, NULL, 0);
}

/* What changes. */

bool
fringe_layout_reserve_counts (FringeLayout *layout, uint32_t n_ids)
{
  if (!fringe_array_reserve (&layout->counts, &layout->counts_capacity, n_ids, sizeof *layout->counts))
    return false;
  for (; layout->n_seen < n_ids; layout->n_seen++)
    layout->counts[layout->n_seen] = (FringeLayoutCount) { .n_below = 1 };
  return true;
}

static bool
reserve (FringeLayout *layout, uint32_t n_ids)
{
  return n_ids <= FRINGE_LAYOUT_NODES_MAX && fringe_layout_reserve_counts (layout, n_ids)
         && fringe_array_reserve (&layout->nodes, &layout->nodes_capacity, n_ids, sizeof *layout->nodes)
         && fringe_id_set_reserve (&layout->marked, n_ids);
}

uint32_t
fringe_layout_mark_path (FringeLayout *layout, uint32_t id)
{
  uint32_t n_marked = 0;

  while (id != FRINGE_NO_NODE && id >= layout->root && !fringe_id_set_has (&layout->marked, id))
    {
      fringe_id_set_add (&layout->marked, id);
      n_marked++;
      id = fringe_search_parent (layout->search, id);
    }
  return n_marked;
}

/* Marks a node that comes to be shown, as if it had shown no children so far. */
static void
bring_in (FringeLayout *layout, uint32_t id)
{
  layout->nodes[id].n_children = 0;
  fringe_id_set_add (&layout->marked, id);
}

/* After a jump that changes more nodes than this it is quicker to lay out everything. */
static uint32_t
most_changes (const FringeLayout *layout)
{
  uint32_t little = layout->little, share = layout->n_ids_aim / 4;

  share = share < 8 * little ? share : 8 * little;
  return share > little ? share : little;
}

/* Marks the parents of the nodes that came or went with the step: these have the ids between the numbers of nodes
 * before and after. Returns: how many nodes were marked; more than @n_max where it stopped before the end */
static uint32_t
mark_changes (FringeLayout *layout, uint32_t n_max)
{
  uint32_t before = layout->n_ids_from, after = layout->n_ids_aim, n_marked = 0;
  uint32_t first = before < after ? before : after, end = before < after ? after : before;

  if (end - first > n_max)
    return UINT32_MAX;
  for (uint32_t id = first; id < after; id++)
    {
      layout->counts[id].n_below = 1;
      if (fringe_layout_shows_all (layout))
        bring_in (layout, id);
    }
  for (uint32_t id = first; id < end && n_marked <= n_max; id++)
    {
      uint32_t parent = fringe_search_parent (layout->search, id);

      if (parent < after)
        n_marked += fringe_layout_mark_path (layout, parent);
      else if (parent == FRINGE_NO_NODE && id < after && layout->root == 0)
        bring_in (layout, id);
    }
  return n_marked;
}

/* The passes. */

static void
count (FringeLayout *layout, uint32_t id, const uint32_t *children, int n)
{
  uint32_t n_below = 1;

  for (int i = 0; i < n; i++)
    n_below += layout->counts[children[i]].n_below;
  layout->counts[id].n_below = n_below & FRINGE_LAYOUT_NODES_MAX;
}

/* Where nothing is hidden, the nodes below are those that are shown. */
static void
count_shown (FringeLayout *layout, uint32_t id)
{
  layout->counts[id].n_below = layout->nodes[id].n_shown & FRINGE_LAYOUT_NODES_MAX;
}

static bool
shows_folded (const FringeLayout *layout, uint32_t id)
{
  return layout->nodes[id].n_children == 0 && layout->counts[id].n_below > 1;
}

/* Marks those children of a node shown before that are new, or that their size folds or unfolds now. */
static void
show_changed (FringeLayout *layout, const uint32_t *children, int n)
{
  for (int i = 0; i < n; i++)
    if (children[i] >= layout->n_ids_from)
      bring_in (layout, children[i]);
    else if (layout->fold_size > 0 && shows_folded (layout, children[i]) != fringe_layout_is_shut (layout, children[i]))
      fringe_id_set_add (&layout->marked, children[i]);
}

static bool
is_hidden (const FringeLayout *layout, uint32_t id)
{
  uint32_t parent = fringe_search_parent (layout->search, id);

  if (fringe_layout_is_root (layout, id))
    return false;
  return parent == FRINGE_NO_NODE || parent < layout->root || !fringe_id_set_has (&layout->marked, parent)
         || fringe_layout_is_shut (layout, parent);
}

static void
show (FringeLayout *layout, uint32_t id)
{
  uint32_t children[FRINGE_N_MOVES];
  bool showed_none = layout->nodes[id].n_children == 0;
  int n;

  if (is_hidden (layout, id))
    fringe_id_set_remove (&layout->marked, id);
  else if (!fringe_layout_is_shut (layout, id))
    {
      n = fringe_layout_children_of (layout, id, children);
      if (!showed_none)
        show_changed (layout, children, n);
      for (int i = 0; showed_none && i < n; i++)
        bring_in (layout, children[i]);
    }
}

static void
place (FringeLayout *layout, uint32_t id, const uint32_t *children, int n)
{
  if (n == 0)
    fringe_contour_place_leaf (layout->nodes, id);
  else
    fringe_contour_place_children (layout->nodes, id, children, n);
}

/* Each of these goes on with a pass by one node. Returns: false at its end */

static bool
pass_down (FringeLayout *layout)
{
  uint32_t children[FRINGE_N_MOVES];
  int n;

  if (layout->at == layout->root)
    return false;
  n = fringe_layout_children_of (layout, --layout->at, children);
  if (layout->pass == FRINGE_PASS_COUNT)
    count (layout, layout->at, children, n);
  else
    {
      place (layout, layout->at, children, n);
      count_shown (layout, layout->at);
    }
  return true;
}

static bool
pass_up_marked (FringeLayout *layout)
{
  uint32_t id = fringe_id_set_up (&layout->marked, layout->at);

  if (id == FRINGE_NO_ID)
    return false;
  layout->at = id + 1;
  show (layout, id);
  return true;
}

static bool
pass_down_marked (FringeLayout *layout)
{
  uint32_t children[FRINGE_N_MOVES], id = fringe_id_set_down (&layout->marked, layout->at);
  int n;

  if (id == FRINGE_NO_ID)
    return false;
  layout->at = id;
  n = fringe_layout_children_of (layout, id, children);
  if (layout->pass == FRINGE_PASS_COUNT_MARKED)
    {
      count (layout, id, children, n);
      return true;
    }
  place (layout, id, children, fringe_layout_is_shut (layout, id) ? 0 : n);
  if (fringe_layout_shows_all (layout))
    count_shown (layout, id);
  fringe_id_set_remove (&layout->marked, id);
  return true;
}

static bool
go_on (FringeLayout *layout)
{
  if (layout->pass == FRINGE_PASS_SHOW)
    return pass_up_marked (layout);
  if (layout->pass == FRINGE_PASS_PLACE || layout->pass == FRINGE_PASS_COUNT_MARKED)
    return pass_down_marked (layout);
  return pass_down (layout);
}

/* The gap between the trees of a forest. */
#define GAP (2 * FRINGE_LAYOUT_SLOT)

/* The trees of a forest stand beside each other, the first at x = 0. */
static void
place_roots (FringeLayout *layout)
{
  uint32_t n_roots = fringe_layout_n_roots (layout);

  layout->n_shown = layout->n_below = layout->n_rows = 0;
  for (uint32_t i = 0; i < n_roots; i++)
    {
      uint32_t id = fringe_layout_nth_root (layout, i);
      FringeLayoutNode *root = &layout->nodes[id];

      root->x = i == 0 ? 0 : layout->right + GAP - root->left;
      if (i == 0)
        layout->left = root->left;
      layout->right = root->x + root->right;
      layout->n_shown += root->n_shown;
      layout->n_below += layout->counts[id].n_below;
      if (root->height + 1 > layout->n_rows)
        layout->n_rows = root->height + 1;
    }
}

static void
begin_pass (FringeLayout *layout, FringePass pass)
{
  fringe_layout_unpack (layout);
  layout->pass = pass;
  layout->at = pass == FRINGE_PASS_SHOW ? layout->root : layout->n_ids_aim;
}

static void
show_all_roots (FringeLayout *layout)
{
  uint32_t n_roots = fringe_layout_n_roots (layout);

  for (uint32_t i = 0; i < n_roots; i++)
    bring_in (layout, fringe_layout_nth_root (layout, i));
}

static void
end_pass (FringeLayout *layout)
{
  switch (layout->pass)
    {
    case FRINGE_PASS_COUNT:
    case FRINGE_PASS_COUNT_MARKED:
      if (fringe_layout_fit_room (layout) || layout->pass == FRINGE_PASS_COUNT)
        show_all_roots (layout);
      begin_pass (layout, FRINGE_PASS_SHOW);
      break;
    case FRINGE_PASS_SHOW:
      begin_pass (layout, FRINGE_PASS_PLACE);
      break;
    case FRINGE_PASS_ALL:
    case FRINGE_PASS_PLACE:
    case FRINGE_PASS_NONE:
    default:
      layout->pass = FRINGE_PASS_NONE;
      layout->n_ids = layout->n_ids_aim;
      place_roots (layout);
      fringe_layout_pack (layout);
      break;
    }
}

void
fringe_layout_begin_fresh (FringeLayout *layout)
{
  bool has_folds = layout->fold_size > 1 || layout->room_rows > 0 || layout->n_folded > 0 || layout->n_done > 0;

  fringe_id_set_clear (&layout->marked);
  begin_pass (layout, has_folds ? FRINGE_PASS_COUNT : FRINGE_PASS_ALL);
}

FringeLayoutProgress
fringe_layout_advance (FringeLayout *layout, uint32_t n_nodes)
{
  while (layout->pass != FRINGE_PASS_NONE && n_nodes > 0)
    if (go_on (layout))
      n_nodes--;
    else
      end_pass (layout);
  if (layout->pass != FRINGE_PASS_NONE)
    return FRINGE_LAYOUT_UNDER_WAY;
  return layout->n_ids > 0 ? FRINGE_LAYOUT_READY : FRINGE_LAYOUT_NO_MEMORY;
}

/* What is changed: a step, or folds. */

FringeLayoutProgress
fringe_layout_place_marked (FringeLayout *layout)
{
  layout->n_ids_from = layout->n_ids_aim = layout->n_ids;
  layout->n_ids = 0;
  begin_pass (layout, FRINGE_PASS_SHOW);
  return fringe_layout_advance (layout, layout->little);
}

FringeLayoutProgress
fringe_layout_place_shown (FringeLayout *layout)
{
  show_all_roots (layout);
  return fringe_layout_place_marked (layout);
}

/* Begins the passes that bring the layout to the step. Returns: how many nodes there are to begin with */
static uint32_t
begin (FringeLayout *layout)
{
  uint32_t n_max = most_changes (layout), n_marked = UINT32_MAX;

  /* RBFS takes children away and makes others. */
  if (layout->n_ids_from > 0 && !fringe_search_is_rbfs (layout->search))
    n_marked = mark_changes (layout, n_max);
  if (n_marked <= n_max)
    {
      begin_pass (layout, fringe_layout_shows_all (layout) ? FRINGE_PASS_PLACE : FRINGE_PASS_COUNT_MARKED);
      return n_marked;
    }
  fringe_layout_begin_fresh (layout);
  return layout->n_ids_aim;
}

FringeLayoutProgress
fringe_layout_aim (FringeLayout *layout, const FringeSearch *search, uint32_t root, uint32_t step)
{
  uint32_t n_ids = fringe_search_n_nodes_at (search, step);

  if (search != layout->search || root != layout->root)
    forget (layout, search, root);
  if (root >= n_ids || !reserve (layout, n_ids))
    {
      empty (layout);
      return FRINGE_LAYOUT_NO_MEMORY;
    }
  fringe_layout_forget_folds (layout, layout->step, step);
  layout->step = step;
  layout->n_ids_from = layout->n_ids;
  layout->n_ids_aim = n_ids;
  layout->n_ids = 0;
  return fringe_layout_advance (layout, begin (layout) <= layout->little ? UINT32_MAX : 0);
}

bool
fringe_layout_update (FringeLayout *layout, const FringeSearch *search, uint32_t root, uint32_t step)
{
  FringeLayoutProgress progress = fringe_layout_aim (layout, search, root, step);

  while (progress == FRINGE_LAYOUT_UNDER_WAY)
    progress = fringe_layout_advance (layout, UINT32_MAX);
  return progress == FRINGE_LAYOUT_READY;
}
