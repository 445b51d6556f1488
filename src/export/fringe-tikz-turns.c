/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tikz-turns.h"

static gboolean
is_above (const FringeSearch *search, uint32_t id, uint32_t below)
{
  while (below != FRINGE_NO_NODE && below > id)
    below = fringe_search_parent (search, below);
  return below == id;
}

static uint32_t
solution_at (const FringePicture *picture, uint32_t step)
{
  return picture->is_blank ? FRINGE_NO_NODE : fringe_search_solution_at (picture->search, step);
}

static FringeTikzLook
look_of_node (const FringePicture *picture, uint32_t id, uint32_t step)
{
  FringeScene scene = { .search = picture->search, .step = step, .selected = FRINGE_NO_NODE,
                        .hovered = FRINGE_NO_NODE, .is_blank = picture->is_blank };
  FringeNodeLook look = fringe_scene_look (&scene, id);
  gboolean is_path = picture->what == FRINGE_WHAT_SOLUTION;
  uint32_t goal = solution_at (picture, step);

  return (FringeTikzLook) { .is_there = TRUE,
                            .state = look.state,
                            .is_current = look.current && !is_path,
                            .is_on_solution = !is_path && is_above (picture->search, id, goal),
                            .order = look.order };
}

static FringeTikzLook
look_of_edge (const FringePicture *picture, uint32_t id, uint32_t step)
{
  uint32_t goal = solution_at (picture, step);
  uint32_t current = step > 0 && !picture->is_blank ? fringe_search_removed (picture->search, step) : FRINGE_NO_NODE;

  return (FringeTikzLook) { .is_there = TRUE,
                            .is_on_solution = is_above (picture->search, id, goal),
                            .is_on_way = is_above (picture->search, id, current) };
}

static FringeTikzLook
look_at (const FringePicture *picture, FringeTikzThing thing, uint32_t id, uint32_t step)
{
  if (id >= fringe_search_n_nodes_at (picture->search, step))
    return (FringeTikzLook) { .is_there = FALSE };
  return thing == FRINGE_TIKZ_NODE ? look_of_node (picture, id, step) : look_of_edge (picture, id, step);
}

static gboolean
is_same (const FringeTikzLook *a, const FringeTikzLook *b)
{
  return a->state == b->state && a->is_current == b->is_current && a->is_on_solution == b->is_on_solution
         && a->is_on_way == b->is_on_way && a->order == b->order;
}

GArray *
fringe_tikz_turns (const FringePicture *picture,
                   FringeTikzThing thing,
                   uint32_t id,
                   const uint32_t *steps,
                   guint n_steps)
{
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (FringeTikzTurn));

  for (guint i = 0; i < n_steps; i++)
    {
      FringeTikzTurn turn = { look_at (picture, thing, id, steps[i]), i, i };
      FringeTikzTurn *before = turns->len > 0 ? &g_array_index (turns, FringeTikzTurn, turns->len - 1) : NULL;

      if (before != NULL && before->last + 1 == i && turn.look.is_there && is_same (&before->look, &turn.look))
        before->last = i;
      else if (turn.look.is_there)
        g_array_append_val (turns, turn);
    }
  return turns;
}
