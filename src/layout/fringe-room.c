/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-array.h"
#include "fringe-layout-private.h"

/* Folding by the room there is: of a series of sizes the smallest at which the skeleton of the tree has no more rows,
 * and none with more nodes, than there is room for. Looks at no more nodes than that at each. */

/* Sizes grow by a quarter to a seventh from one to the next: fine enough to fill the room, coarse enough for a tree that
 * grows by steps not to fold anew at each. */
static uint32_t
nth_size (uint32_t i)
{
  return (4 + i % 4) << i / 4;
}

#define N_SIZES 104

static int
children_of (const FringeLayout *layout, uint32_t id, uint32_t *children)
{
  return fringe_search_children_at (layout->search, id, layout->step, children);
}

/* Returns: how many nodes the row below has, from @below on */
static uint32_t
next_row (const FringeLayout *layout, uint32_t size, const uint32_t *row, uint32_t n, uint32_t *below)
{
  uint32_t n_below = 0;

  for (uint32_t i = 0; i < n; i++)
    if (!fringe_layout_is_shut_by_size (layout, row[i], size))
      n_below += (uint32_t) children_of (layout, row[i], below + n_below);
  return n_below;
}

static bool
fits (const FringeLayout *layout, uint32_t size)
{
  uint32_t most = layout->room_columns, n = fringe_layout_n_roots (layout, layout->step);
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
  uint32_t n_roots = fringe_layout_n_roots (layout, layout->step), most = 0;

  for (uint32_t i = 0; i < n_roots; i++)
    {
      uint32_t n = layout->counts[fringe_layout_nth_root (layout, i)].n_below;

      most = n > most ? n : most;
    }
  return most;
}

/* A node is shown for every @size nodes at least: a smaller one needs not be tried. */
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
