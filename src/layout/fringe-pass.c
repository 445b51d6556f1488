/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-layout-private.h"
#include "fringe-scout.h"

/* The passes of a change (fringe-layout-private.h). Each goes on from where it was, so that much work can be done
 * in slices. */

/* Between the trees of a forest. */
#define GAP (2 * FRINGE_LAYOUT_SLOT)
static int
children_of (const FringeLayout *layout, uint32_t id, uint32_t children[FRINGE_N_MOVES])
{
  return fringe_search_children_at (layout->search, id, layout->step, children);
}

static void
count (FringeLayout *layout, uint32_t id, const uint32_t *children, int n)
{
  uint32_t n_below = 1;

  for (int i = 0; i < n; i++)
    n_below += layout->counts[children[i]].n_below;
  layout->counts[id].n_below = n_below & FRINGE_LAYOUT_NODES_MAX;
}

/* Where nothing is hidden. */
static void
count_shown (FringeLayout *layout, uint32_t id)
{
  layout->counts[id].n_below = layout->nodes[id].n_shown & FRINGE_LAYOUT_NODES_MAX;
}

/* A node that comes to be shown: as if it had shown no children so far. */
void
fringe_layout_bring_in (FringeLayout *layout, uint32_t id)
{
  layout->nodes[id].n_children = 0;
  fringe_marks_add (&layout->marks, id);
}

static bool
shows_folded (const FringeLayout *layout, uint32_t id)
{
  return layout->nodes[id].n_children == 0 && layout->counts[id].n_below > 1;
}

/* The children of a shown node that showed some before: some may be new, others fold or unfold by its size. */
static void
show_changed (FringeLayout *layout, const uint32_t *children, int n)
{
  for (int i = 0; i < n; i++)
    if (children[i] >= layout->n_ids_from)
      fringe_layout_bring_in (layout, children[i]);
    else if (layout->fold_size > 0 && shows_folded (layout, children[i]) != fringe_layout_is_shut (layout, children[i]))
      fringe_marks_add (&layout->marks, children[i]);
}

static bool
is_hidden (const FringeLayout *layout, uint32_t id)
{
  uint32_t parent = fringe_search_parent (layout->search, id);

  if (fringe_layout_is_root (layout, id))
    return false;
  return parent == FRINGE_NO_NODE || parent < layout->root || !fringe_marks_has (&layout->marks, parent)
         || fringe_layout_is_shut (layout, parent);
}

static void
show (FringeLayout *layout, uint32_t id)
{
  uint32_t children[FRINGE_N_MOVES];
  bool showed_none = layout->nodes[id].n_children == 0;
  int n;

  if (is_hidden (layout, id))
    fringe_marks_remove (&layout->marks, id);
  else if (!fringe_layout_is_shut (layout, id))
    {
      n = children_of (layout, id, children);
      if (!showed_none)
        show_changed (layout, children, n);
      for (int i = 0; showed_none && i < n; i++)
        fringe_layout_bring_in (layout, children[i]);
    }
}

static void
place (FringeLayout *layout, uint32_t id)
{
  uint32_t children[FRINGE_N_MOVES];
  int n = fringe_layout_is_shut (layout, id) ? 0 : children_of (layout, id, children);

  if (n == 0)
    fringe_contour_place_leaf (layout->nodes, id);
  else
    fringe_contour_place_children (layout->nodes, id, children, n);
  if (fringe_layout_shows_all (layout))
    count_shown (layout, id);
}

/* The trees of a forest stand beside each other, the first at x = 0. */
static void
place_roots (FringeLayout *layout)
{
  uint32_t n_roots = fringe_layout_n_roots (layout, layout->step);

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

void
fringe_layout_begin_pass (FringeLayout *layout, FringePass pass)
{
  layout->pass = pass;
  layout->at = pass == FRINGE_PASS_SHOW ? layout->root : layout->n_ids_aim;
}

static void
show_all_roots (FringeLayout *layout)
{
  uint32_t n_roots = fringe_layout_n_roots (layout, layout->step);

  for (uint32_t i = 0; i < n_roots; i++)
    fringe_layout_bring_in (layout, fringe_layout_nth_root (layout, i));
}

static void
end_pass (FringeLayout *layout)
{
  switch (layout->pass)
    {
    case FRINGE_PASS_COUNT:
      fringe_layout_fit_room (layout);
      show_all_roots (layout);
      fringe_layout_begin_pass (layout, FRINGE_PASS_SHOW);
      break;
    case FRINGE_PASS_COUNT_MARKED:
      if (fringe_layout_fit_room (layout))
        show_all_roots (layout);
      fringe_layout_begin_pass (layout, FRINGE_PASS_SHOW);
      break;
    case FRINGE_PASS_SHOW:
      fringe_layout_begin_pass (layout, FRINGE_PASS_PLACE);
      break;
    case FRINGE_PASS_ALL:
    case FRINGE_PASS_PLACE:
    case FRINGE_PASS_NONE:
    default:
      layout->pass = FRINGE_PASS_NONE;
      layout->n_ids = layout->n_ids_aim;
      place_roots (layout);
      break;
    }
}

/* Makes leaves of @n nodes from @first on, and takes in the families of those that are none, the last of them first. */
static void
find_families (FringeLayout *layout, FringeFamilies *families, uint32_t first, uint32_t n)
{
  families->n = 0;
  for (uint32_t id = first + n; id-- > first;)
    {
      FringeFamily *family = &families->families[families->n];

      layout->counts[id].n_below = 1;
      fringe_contour_place_leaf (layout->nodes, id);
      family->id = id;
      family->n = children_of (layout, id, family->children);
      families->n += family->n > 0;
    }
}

static void
place_families (FringeLayout *layout, const FringeFamilies *families, uint32_t end)
{
  fringe_scout (layout->nodes, families, end);
  for (uint32_t i = 0; i < families->n; i++)
    {
      const FringeFamily *family = &families->families[i];

      fringe_contour_place_children (layout->nodes, family->id, family->children, family->n);
      count_shown (layout, family->id);
    }
}

static void
count_families (FringeLayout *layout, const FringeFamilies *families)
{
  for (uint32_t i = 0; i < families->n; i++)
    count (layout, families->families[i].id, families->families[i].children, families->families[i].n);
}

/* Returns: how many nodes there were, as of the others; 0 at the end of the pass */
static uint32_t
pass_down (FringeLayout *layout, uint32_t n_max)
{
  FringeFamilies families;
  uint32_t n = layout->at - layout->root;

  n = n < FRINGE_FAMILIES_MAX ? n : FRINGE_FAMILIES_MAX;
  n = n < n_max ? n : n_max;
  layout->at -= n;
  find_families (layout, &families, layout->at, n);
  if (layout->pass == FRINGE_PASS_ALL)
    place_families (layout, &families, layout->at + n);
  else
    count_families (layout, &families);
  return n;
}

static uint32_t
pass_up_marked (FringeLayout *layout)
{
  uint32_t id = fringe_marks_up (&layout->marks, layout->at);

  if (id == FRINGE_NO_MARK)
    return 0;
  layout->at = id + 1;
  show (layout, id);
  return 1;
}

static uint32_t
pass_down_marked (FringeLayout *layout)
{
  uint32_t children[FRINGE_N_MOVES], id = fringe_marks_down (&layout->marks, layout->at);

  if (id == FRINGE_NO_MARK)
    return 0;
  layout->at = id;
  if (layout->pass == FRINGE_PASS_COUNT_MARKED)
    {
      count (layout, id, children, children_of (layout, id, children));
      return 1;
    }
  place (layout, id);
  fringe_marks_remove (&layout->marks, id);
  return 1;
}

static uint32_t
go_on (FringeLayout *layout, uint32_t n_max)
{
  if (layout->pass == FRINGE_PASS_SHOW)
    return pass_up_marked (layout);
  if (layout->pass == FRINGE_PASS_PLACE || layout->pass == FRINGE_PASS_COUNT_MARKED)
    return pass_down_marked (layout);
  return pass_down (layout, n_max);
}

void
fringe_layout_begin_fresh (FringeLayout *layout)
{
  bool has_folds = layout->fold_size > 1 || layout->room_rows > 0 || layout->n_folded > 0;

  fringe_marks_clear_all (&layout->marks);
  fringe_layout_begin_pass (layout, has_folds ? FRINGE_PASS_COUNT : FRINGE_PASS_ALL);
}

FringeLayoutProgress
fringe_layout_advance (FringeLayout *layout, uint32_t n_nodes)
{
  while (layout->pass != FRINGE_PASS_NONE)
    {
      uint32_t n = n_nodes > 0 ? go_on (layout, n_nodes) : 0;

      if (n_nodes == 0)
        return FRINGE_LAYOUT_UNDER_WAY;
      if (n == 0)
        end_pass (layout);
      n_nodes -= n;
    }
  return layout->n_ids > 0 ? FRINGE_LAYOUT_READY : FRINGE_LAYOUT_NO_MEMORY;
}

FringeLayoutProgress
fringe_layout_place_marked (FringeLayout *layout)
{
  layout->n_ids_from = layout->n_ids_aim = layout->n_ids;
  layout->n_ids = 0;
  fringe_layout_begin_pass (layout, FRINGE_PASS_SHOW);
  return fringe_layout_advance (layout, layout->little);
}

FringeLayoutProgress
fringe_layout_place_shown (FringeLayout *layout)
{
  show_all_roots (layout);
  return fringe_layout_place_marked (layout);
}
