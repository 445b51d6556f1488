/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-idastar-private.h"

#define RISE_AFTER (16 * SMALL_MAX) /* so that little is for nothing */

/* Puts the successors of a node that are within the bound after the @n nodes, the last one first.
 *
 * Returns: how many there are then */
static inline size_t
expand_packed (const List *list, uint64_t key, Place place, const Nodes *nodes, size_t n, Place *cut, int n_ops)
{
#pragma GCC unroll 4
  for (int i = n_ops - 1; i >= 0; i--)
    {
      const Operator *op = &list->ops[i];
      uint64_t tile = key >> op->to_shift & 15;
      Place successor = place + op->differences[tile];

      nodes->keys[n] = key ^ tile * op->slide;
      nodes->places[n] = successor;
      n += IS_WITHIN (successor);
      *cut = successor < *cut ? successor : *cut;
    }
  return n;
}

static inline const List *
list_at (const FringeIdastar *idastar, Place place)
{
  return (const List *) ((const uint64_t *) idastar->lists + LIST (place));
}

static int
h_of (const FringeIdastar *idastar, Place place)
{
  return (int) idastar->bound + 1 + EXCESS (place) - DEPTH (place);
}

static size_t
expand_cells (FringeIdastar *idastar, const List *list, Place place, size_t n, Place *cut)
{
  size_t n_cells = (size_t) idastar->n_cells;
  int h = h_of (idastar, place);
  uint8_t cells[FRINGE_CELLS_MAX];

  memcpy (cells, idastar->cells + n * n_cells, n_cells);
  for (int i = list->n - 1; i >= 0; i--)
    {
      const Operator *op = &list->ops[i];
      uint8_t *board = idastar->cells + n * n_cells;
      int tile = cells[op->to], change;
      Place successor;

      memcpy (board, cells, n_cells);
      board[op->from] = (uint8_t) tile;
      board[op->to] = 0;
      change = fringe_estimate_h_after (&idastar->estimate, board, h, tile, op->to, op->from) - h;
      successor = place + op->differences[0] + PLACE (0, 0, 0, 1 + change);
      idastar->stack.places[n] = successor;
      *cut = successor < *cut ? successor : *cut;
      n += IS_WITHIN (successor);
    }
  return n;
}

static inline bool
is_goal (const FringeIdastar *idastar, size_t i, bool is_packed)
{
  if (is_packed)
    return idastar->stack.keys[i] == idastar->goal_key;
  return h_of (idastar, idastar->stack.places[i]) == 0
         && memcmp (idastar->cells + i * (size_t) idastar->n_cells, idastar->goal.cells, (size_t) idastar->n_cells)
                == 0;
}

/* Whether a node may be entered with its subtree, where @room nodes more can be generated before the next pause. The
 * root may not: the reach is never larger than the bound. */
static inline bool
seems_small (const FringeIdastar *idastar, Place place, uint64_t room)
{
  return idastar->bound - DEPTH (place) < idastar->reach && room > LAYER_MAX;
}

/* Enters waiting nodes up to one that IDA* comes to when it has generated more than @stop, or whose subtree seems
 * small.
 *
 * Returns: whether the iteration has come to its end, by the goal or because no node waits */
static inline __attribute__ ((always_inline)) bool
enter_in_order (FringeIdastar *idastar, uint64_t stop, const bool is_packed)
{
  const Nodes stack = idastar->stack;
  size_t n = idastar->n_waiting;
  uint64_t generated = idastar->generated, expanded = idastar->expanded;
  uint64_t n_roots_before = idastar->n_iterations - 1;
  Place cut = idastar->cut;
  bool ended = true;

  while (n > 0)
    {
      Place place = stack.places[--n];
      const List *list = list_at (idastar, place);
      uint32_t depth = DEPTH (place);
      uint64_t entered_at = generated - TO_COME (place);

      if (entered_at > stop || (is_packed && seems_small (idastar, place, stop - entered_at)))
        {
          n++;
          ended = false;
          break;
        }
      idastar->way[depth] = (Entered) { entered_at + n_roots_before, place };
      if (is_goal (idastar, n, is_packed))
        {
          idastar->outcome = FRINGE_OUTCOME_SOLVED;
          idastar->solution_depth = depth;
          generated = entered_at;
          break;
        }
      expanded++;
      generated += (uint64_t) list->n;
      if (__builtin_expect (depth >= idastar->max_depth, false))
        {
          idastar->max_depth = depth + 1;
          idastar->deepest_at = entered_at;
        }
      if (!is_packed)
        n = expand_cells (idastar, list, place, n, &cut);
      else if (depth > 0)
        n = expand_packed (list, stack.keys[n], place, &stack, n, &cut, N_SUCCESSORS);
      else
        n = expand_packed (list, stack.keys[n], place, &stack, n, &cut, FRINGE_N_MOVES);
    }

  idastar->n_waiting = n;
  idastar->generated = generated;
  idastar->expanded = expanded;
  idastar->cut = cut;
  return ended;
}

typedef struct
{
  uint64_t generated, expanded;
  uint32_t depth; /* of the layer that is next */
  Place cut;
  bool has_goal;
} Subtree;

/* Expands the @n nodes of a layer. Returns: how many there are in the next */
static size_t
expand_layer (const FringeIdastar *idastar, Subtree *subtree, Nodes layer, size_t n, Nodes next)
{
  size_t n_next = 0;
  uint64_t generated = 0, goal_key = idastar->goal_key;
  Place cut = subtree->cut;
  bool has_goal = false;

  for (size_t i = 0; i < n; i++)
    {
      const List *list = list_at (idastar, layer.places[i]);

      has_goal |= layer.keys[i] == goal_key;
      generated += (uint64_t) list->n;
      n_next = expand_packed (list, layer.keys[i], layer.places[i], &next, n_next, &cut, N_SUCCESSORS);
    }
  subtree->has_goal = has_goal;
  subtree->generated += generated;
  subtree->expanded += n;
  subtree->cut = cut;
  subtree->depth++;
  return n_next;
}

static void
set_reach (FringeIdastar *idastar, uint32_t reach)
{
  idastar->reach = reach;
  idastar->expanded_within_reach = 0;
}

/* Enters the node on top of the stack and all that come of it, layer by layer.
 *
 * Where the goal is among them or they are many, the stack and all counts stay as they were. */
static void
enter_subtree (FringeIdastar *idastar)
{
  size_t top = idastar->n_waiting - 1;
  uint32_t depth = DEPTH (idastar->stack.places[top]);
  Subtree subtree = { .depth = depth, .cut = idastar->cut };
  Nodes layer = idastar->layers[0], next = idastar->layers[1];
  size_t n = 1;

  layer.keys[0] = idastar->stack.keys[top];
  layer.places[0] = idastar->stack.places[top];
  while (n > 0 && subtree.expanded + n <= SMALL_MAX && !subtree.has_goal)
    {
      Nodes spare = layer;

      n = expand_layer (idastar, &subtree, layer, n, next);
      layer = next;
      next = spare;
    }
  if (n > 0 || subtree.has_goal)
    {
      set_reach (idastar, idastar->bound - depth);
      return;
    }

  idastar->n_waiting--;
  idastar->generated += subtree.generated;
  idastar->expanded += subtree.expanded;
  if (subtree.depth > idastar->max_depth)
    idastar->max_depth = subtree.depth;
  idastar->cut = subtree.cut;
  idastar->expanded_within_reach += subtree.expanded;
  if (idastar->expanded_within_reach > RISE_AFTER && idastar->reach < idastar->bound)
    set_reach (idastar, idastar->reach + 1);
}

bool
fringe_idastar_enter_waiting (FringeIdastar *idastar, uint64_t stop)
{
  if (!idastar->is_packed)
    return enter_in_order (idastar, stop, false);
  while (!enter_in_order (idastar, stop, true))
    {
      if (fringe_idastar_generated_before_next (idastar) > stop)
        return false;
      enter_subtree (idastar);
    }
  return true;
}
