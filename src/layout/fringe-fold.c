/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-array.h"
#include "fringe-layout-private.h"

/* Folding: by hand, by size, by the room there is, and what folded nodes hide.
 *
 * Invariants: what is folded or unfolded by hand is noted in the counts, by id, so that it outlasts steps at which the
 * node does not exist. What a folded node hides is kept in a table until a step changes a node below it. */

/* By hand. */

static void
note_folded (FringeLayout *layout, uint32_t id)
{
  layout->n_folded += !layout->counts[id].folded;
  layout->n_opened -= layout->counts[id].opened;
  layout->counts[id].folded = true;
  layout->counts[id].opened = false;
}

static void
note_unfolded (FringeLayout *layout, uint32_t id)
{
  layout->n_folded -= layout->counts[id].folded;
  layout->counts[id].folded = false;
  if (layout->fold_size == 0 && !layout->counts[id].done)
    return;
  layout->n_opened += !layout->counts[id].opened;
  layout->counts[id].opened = true;
}

/* Lays out a node and those above it. */
static FringeLayoutProgress
place_path (FringeLayout *layout, uint32_t id)
{
  fringe_layout_mark_path (layout, id);
  return fringe_layout_place_marked (layout);
}

static bool
has_counts (FringeLayout *layout, uint32_t id)
{
  return id < layout->n_seen
         || (layout->search != NULL && id < fringe_search_n_nodes (layout->search)
             && fringe_layout_reserve_counts (layout, id + 1));
}

/* After a change of the folds at @id. Where the layout is under way it begins anew. */
static FringeLayoutProgress
change (FringeLayout *layout, uint32_t id)
{
  if (layout->pass != FRINGE_PASS_NONE)
    fringe_layout_begin_fresh (layout);
  else if (fringe_layout_exists (layout, id))
    return place_path (layout, id);
  return fringe_layout_advance (layout, 0);
}

bool
fringe_layout_is_folded (const FringeLayout *layout, uint32_t id)
{
  return id < layout->n_ids && fringe_layout_is_shut (layout, id);
}

FringeLayoutProgress
fringe_layout_fold (FringeLayout *layout, uint32_t id)
{
  if (!has_counts (layout, id))
    return fringe_layout_advance (layout, 0);
  note_folded (layout, id);
  return change (layout, id);
}

FringeLayoutProgress
fringe_layout_unfold (FringeLayout *layout, uint32_t id)
{
  if (!has_counts (layout, id))
    return fringe_layout_advance (layout, 0);
  note_unfolded (layout, id);
  return change (layout, id);
}

/* The nodes below a node have larger ids, and a node is in the subtree where its parent is. */
static void
note_unfolded_below (FringeLayout *layout, uint32_t id)
{
  uint32_t n = layout->counts[id].n_below;

  fringe_id_set_add (&layout->marked, id);
  for (uint32_t at = id; n > 0; at++)
    {
      if (at != id && !fringe_id_set_has (&layout->marked, fringe_search_parent (layout->search, at)))
        continue;
      fringe_id_set_add (&layout->marked, at);
      note_unfolded (layout, at);
      n--;
    }
  fringe_id_set_clear (&layout->marked);
}

FringeLayoutProgress
fringe_layout_unfold_below (FringeLayout *layout, uint32_t id)
{
  if (!fringe_layout_exists (layout, id))
    return fringe_layout_advance (layout, 0);
  note_unfolded_below (layout, id);
  layout->nodes[id].n_children = 0;
  return place_path (layout, id);
}

/* Lays out all nodes by other folds. */
static FringeLayoutProgress
place_anew (FringeLayout *layout)
{
  if (layout->pass == FRINGE_PASS_NONE && layout->n_ids == 0)
    return FRINGE_LAYOUT_NO_MEMORY;
  layout->n_ids = 0;
  fringe_layout_begin_fresh (layout);
  return fringe_layout_advance (layout, layout->little);
}

static void
forget_done (FringeLayout *layout)
{
  for (uint32_t id = 0; layout->n_done > 0; id++)
    {
      layout->n_done -= layout->counts[id].done;
      layout->counts[id].done = false;
    }
}

FringeLayoutProgress
fringe_layout_unfold_all (FringeLayout *layout)
{
  forget_done (layout);
  layout->fold_size = layout->room_rows = 0;
  for (uint32_t id = 0; layout->n_folded > 0; id++)
    note_unfolded (layout, id);
  return place_anew (layout);
}

FringeLayoutProgress
fringe_layout_add_folds (FringeLayout *layout, bool folded, const uint32_t *ids, size_t n)
{
  for (size_t i = 0; i < n; i++)
    if (has_counts (layout, ids[i]))
      (folded ? note_folded : note_unfolded) (layout, ids[i]);
  return n > 0 ? place_anew (layout) : fringe_layout_advance (layout, 0);
}

static void
fold_but (FringeLayout *layout, uint32_t id, uint32_t kept)
{
  if (id == kept || layout->counts[id].n_below == 1)
    return;
  note_folded (layout, id);
  fringe_layout_mark_path (layout, id);
}

static void
fold_children_but (FringeLayout *layout, uint32_t parent, uint32_t kept)
{
  uint32_t children[FRINGE_N_MOVES];
  int n = fringe_search_children_at (layout->search, parent, layout->step, children);

  for (int i = 0; i < n; i++)
    fold_but (layout, children[i], kept);
}

FringeLayoutProgress
fringe_layout_fold_beside (FringeLayout *layout, uint32_t id)
{
  uint32_t n_roots;

  if (!fringe_layout_exists (layout, id))
    return fringe_layout_advance (layout, 0);
  n_roots = fringe_layout_n_roots (layout);
  fringe_layout_mark_path (layout, id);
  note_unfolded (layout, id);
  for (; !fringe_layout_is_root (layout, id); id = fringe_search_parent (layout->search, id))
    {
      uint32_t parent = fringe_search_parent (layout->search, id);

      note_unfolded (layout, parent);
      fold_children_but (layout, parent, id);
    }
  for (uint32_t i = 0; i < n_roots; i++)
    fold_but (layout, fringe_layout_nth_root (layout, i), id);
  return fringe_layout_place_marked (layout);
}

FringeLayoutProgress
fringe_layout_reveal (FringeLayout *layout, uint32_t id)
{
  uint32_t at = id;

  if (!fringe_layout_exists (layout, id) || fringe_layout_shown_for (layout, id) == id)
    return fringe_layout_advance (layout, 0);
  while (!fringe_layout_is_root (layout, at))
    {
      at = fringe_search_parent (layout->search, at);
      if (fringe_layout_is_shut (layout, at))
        note_unfolded (layout, at);
    }
  return place_path (layout, id);
}

size_t
fringe_layout_folds (const FringeLayout *layout, bool folded, uint32_t *ids, size_t n_max)
{
  size_t n_all = folded ? layout->n_folded : layout->n_opened, n = 0;

  for (uint32_t id = 0; n < n_all && n < n_max; id++)
    if (folded ? layout->counts[id].folded : layout->counts[id].opened)
      ids[n++] = id;
  return n_all;
}

/* By size, and by room. Of a series of sizes the smallest is taken at which the skeleton of the tree has no more rows,
 * and none with more nodes, than there is room for. No more nodes than that are looked at for each size. */

FringeLayoutProgress
fringe_layout_set_fold_size (FringeLayout *layout, uint32_t n_nodes)
{
  bool changes = layout->fold_size != n_nodes;

  layout->fold_size = n_nodes;
  layout->room_rows = 0;
  if (changes && layout->pass != FRINGE_PASS_NONE)
    fringe_layout_begin_fresh (layout);
  else if (changes && layout->n_ids > 0)
    return fringe_layout_place_shown (layout);
  return fringe_layout_advance (layout, 0);
}

uint32_t
fringe_layout_fold_size (const FringeLayout *layout)
{
  return layout->fold_size;
}

/* Sizes grow by a quarter to a seventh from one to the next: fine enough to fill the room, coarse enough for a tree
 * that grows by steps not to fold anew at each. */
static uint32_t
nth_size (uint32_t i)
{
  return (4 + i % 4) << i / 4;
}

#define N_SIZES 104

/* Returns: how many nodes the row below has, from @below on */
static uint32_t
next_row (const FringeLayout *layout, uint32_t size, const uint32_t *row, uint32_t n, uint32_t *below)
{
  uint32_t n_below = 0;

  for (uint32_t i = 0; i < n; i++)
    if (!fringe_layout_is_shut_by_size (layout, row[i], size))
      n_below += (uint32_t) fringe_layout_children_of (layout, row[i], below + n_below);
  return n_below;
}

static bool
fits (const FringeLayout *layout, uint32_t size)
{
  uint32_t most = layout->room_columns, n = fringe_layout_n_roots (layout);
  uint32_t *row = layout->row, *below = row + FRINGE_N_MOVES * most;

  for (uint32_t i = 0; i < n && i < most; i++)
    row[i] = fringe_layout_nth_root (layout, i);
  for (uint32_t n_rows = 1; n > 0; n_rows++)
    {
      uint32_t *spare = row;

      if (n > most || n_rows > layout->room_rows)
        return false;
      n = next_row (layout, size, row, n, below);
      row = below;
      below = spare;
    }
  return true;
}

static uint32_t
size_of_largest_root (const FringeLayout *layout)
{
  uint32_t n_roots = fringe_layout_n_roots (layout), most = 0;

  for (uint32_t i = 0; i < n_roots; i++)
    {
      uint32_t n = layout->counts[fringe_layout_nth_root (layout, i)].n_below;

      most = n > most ? n : most;
    }
  return most;
}

/* With a smaller size more nodes would be shown than there is room for. */
static uint32_t
least_size (const FringeLayout *layout, uint32_t n_nodes)
{
  return n_nodes / (layout->room_rows * layout->room_columns);
}

static uint32_t
size_for_room (const FringeLayout *layout)
{
  uint32_t most = size_of_largest_root (layout), least = least_size (layout, most);

  if (fits (layout, 0))
    return 0;
  for (uint32_t i = 0; i < N_SIZES && nth_size (i) < most; i++)
    if (nth_size (i) >= least && fits (layout, nth_size (i)))
      return nth_size (i);
  return most - 1;
}

bool
fringe_layout_fit_room (FringeLayout *layout)
{
  uint32_t before = layout->fold_size;

  if (layout->room_rows > 0)
    layout->fold_size = size_for_room (layout);
  return layout->fold_size != before;
}

FringeLayoutProgress
fringe_layout_set_room (FringeLayout *layout, uint32_t n_rows, uint32_t n_columns)
{
  n_columns = n_columns > 0 ? n_columns : 1;
  n_columns = n_columns < FRINGE_LAYOUT_ROOM_MAX ? n_columns : FRINGE_LAYOUT_ROOM_MAX;
  if (fringe_array_reserve (&layout->row, &layout->row_capacity, 2 * FRINGE_N_MOVES * (size_t) n_columns,
                            sizeof *layout->row))
    {
      layout->room_rows = n_rows < FRINGE_LAYOUT_ROOM_MAX ? n_rows : FRINGE_LAYOUT_ROOM_MAX;
      layout->room_columns = n_columns;
    }
  if (layout->pass != FRINGE_PASS_NONE)
    fringe_layout_begin_fresh (layout);
  else if (layout->n_ids > 0 && fringe_layout_fit_room (layout))
    return fringe_layout_place_shown (layout);
  return fringe_layout_advance (layout, 0);
}

/* What folded nodes hide. */

/* After a jump over more steps than this all is forgotten, which is quicker than to go through them. */
#define STEPS_MAX 64

typedef struct
{
  uint32_t *ids;
  size_t n, capacity;
} Stack;

static bool
push_children (const FringeLayout *layout, Stack *stack, uint32_t id, uint32_t step)
{
  if (!fringe_array_reserve (&stack->ids, &stack->capacity, stack->n + FRINGE_N_MOVES, sizeof *stack->ids))
    return false;
  stack->n += (size_t) fringe_search_children_at (layout->search, id, step, stack->ids + stack->n);
  return true;
}

static void
take_in (const FringeLayout *layout, FringeFold *fold, uint32_t id, uint32_t step)
{
  const FringeSearch *search = fringe_search_at (layout->search, step);
  FringeNodeState state = fringe_search_state_at (search, id, step);

  fold->n_hidden++;
  if (state == FRINGE_NODE_GOAL && id < fold->goal)
    fold->goal = id;
  if (state != FRINGE_NODE_FRONTIER)
    return;
  if (fold->best == FRINGE_NO_NODE || fringe_search_f (search, id) < fringe_search_f (search, fold->best)
      || (fringe_search_f (search, id) <= fringe_search_f (search, fold->best) && id < fold->best))
    fold->best = id;
}

static FringeFold
look_into (const FringeLayout *layout, uint32_t id, uint32_t step)
{
  FringeFold fold = { 0, FRINGE_NO_NODE, FRINGE_NO_NODE };
  Stack stack = { 0 };
  bool has_memory = push_children (layout, &stack, id, step);

  while (has_memory && stack.n > 0)
    {
      uint32_t below = stack.ids[--stack.n];

      take_in (layout, &fold, below, step);
      has_memory = push_children (layout, &stack, below, step);
    }
  free (stack.ids);
  return fold;
}

/* The slot that holds @id, or the empty one where it belongs. */
static FringeKnownFold *
find (const FringeLayout *layout, uint32_t id)
{
  size_t slot = (size_t) id * 0x9e3779b1u;

  do
    slot = (slot + 1) & (layout->known_capacity - 1);
  while (layout->known[slot].id != id && layout->known[slot].id != FRINGE_NO_NODE);
  return &layout->known[slot];
}

static bool
make_room (FringeLayout *layout)
{
  FringeKnownFold *before = layout->known;
  size_t n_before = layout->known_capacity, n = n_before > 0 ? 2 * n_before : 64;

  if (2 * layout->n_known < n_before)
    return true;
  layout->known = malloc (n * sizeof *layout->known);
  if (layout->known == NULL)
    {
      layout->known = before;
      return false;
    }
  layout->known_capacity = n;
  for (size_t i = 0; i < n; i++)
    layout->known[i].id = FRINGE_NO_NODE;
  for (size_t i = 0; i < n_before; i++)
    if (before[i].id != FRINGE_NO_NODE)
      *find (layout, before[i].id) = before[i];
  free (before);
  return true;
}

FringeFold
fringe_layout_fold_at (FringeLayout *layout, uint32_t id, uint32_t step)
{
  FringeFold fold;
  FringeKnownFold *known;

  if (layout->counts[id].is_known && step == layout->step)
    return find (layout, id)->fold;
  fold = look_into (layout, id, step);
  if (step != layout->step || !make_room (layout))
    return fold;
  known = find (layout, id);
  layout->n_known += known->id == FRINGE_NO_NODE;
  *known = (FringeKnownFold) { id, fold };
  layout->counts[id].is_known = true;
  return fold;
}

void
fringe_layout_forget_all_folds (FringeLayout *layout)
{
  for (size_t i = 0; i < layout->known_capacity && layout->n_known > 0; i++)
    if (layout->known[i].id != FRINGE_NO_NODE)
      {
        layout->counts[layout->known[i].id].is_known = false;
        layout->known[i].id = FRINGE_NO_NODE;
      }
  layout->n_known = 0;
}

static void
forget_above (FringeLayout *layout, uint32_t id)
{
  for (; id != FRINGE_NO_NODE; id = fringe_search_parent (layout->search, id))
    layout->counts[id].is_known = false;
}

/* A step changes the nodes that are new, those above them, and those that they supersede. */
static void
forget_step (FringeLayout *layout, uint32_t step)
{
  const FringeSearch *search = layout->search;
  uint32_t end = fringe_search_n_nodes_at (search, step);

  forget_above (layout, fringe_search_removed (search, step));
  for (uint32_t id = fringe_search_n_nodes_at (search, step - 1); id < end; id++)
    forget_above (layout, fringe_search_supersedes (search, id));
}

/* Across a fork all nodes have another f. */
void
fringe_layout_forget_folds (FringeLayout *layout, uint32_t step_from, uint32_t step_to)
{
  uint32_t first = step_from < step_to ? step_from : step_to, last = step_from < step_to ? step_to : step_from;

  if (layout->n_known == 0)
    return;
  if (last - first > STEPS_MAX || fringe_search_at (layout->search, first) != fringe_search_at (layout->search, last))
    fringe_layout_forget_all_folds (layout);
  else
    for (uint32_t step = first + 1; step <= last; step++)
      forget_step (layout, step);
}
