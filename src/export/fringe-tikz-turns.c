/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tikz-turns.h"

#include "fringe-frames.h"

static gboolean
is_above (const FringeSearch *search, uint32_t id, uint32_t below)
{
  while (below != FRINGE_NO_NODE && below > id)
    below = fringe_search_parent (search, below);
  return below == id;
}

static FringeTikzLook
look_of_node (const FringePicture *picture, const FringeScene *scene, uint32_t id)
{
  FringeNodeLook look = fringe_scene_look (scene, id);
  gboolean is_path = picture->what == FRINGE_WHAT_SOLUTION;

  return (FringeTikzLook) { .is_there = TRUE,
                            .state = look.state,
                            .is_current = look.current && !is_path,
                            .is_on_solution
                            = !is_path && is_above (picture->search, id, fringe_scene_solution (scene)),
                            .order = look.order };
}

static uint32_t
current_of (const FringeScene *scene)
{
  if (scene->step == 0 || scene->handout != FRINGE_HANDOUT_NONE)
    return FRINGE_NO_NODE;
  return scene->half.n_nodes > 0 ? scene->half.current : fringe_search_removed (scene->search, scene->step);
}

static FringeTikzLook
look_of_edge (const FringeScene *scene, uint32_t id)
{
  return (FringeTikzLook) { .is_there = TRUE,
                            .is_on_solution = is_above (scene->search, id, fringe_scene_solution (scene)),
                            .is_on_way = is_above (scene->search, id, current_of (scene)) };
}

static FringeTikzLook
look_at (const FringePicture *picture, FringeTikzThing thing, uint32_t id, uint32_t step, guint number)
{
  FringeScene scene = { .search = picture->search,
                        .step = step,
                        .half = picture->frames == FRINGE_FRAMES_NONE ? picture->half
                                                                      : fringe_frames_half (picture, number),
                        .selected = FRINGE_NO_NODE,
                        .hovered = FRINGE_NO_NODE,
                        .handout = picture->handout };

  if (!fringe_scene_has (&scene, id))
    return (FringeTikzLook) { .is_there = FALSE };
  return thing == FRINGE_TIKZ_NODE ? look_of_node (picture, &scene, id) : look_of_edge (&scene, id);
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
                   guint n_steps,
                   guint first)
{
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (FringeTikzTurn));

  for (guint i = 0; i < n_steps; i++)
    {
      FringeTikzTurn turn = { look_at (picture, thing, id, steps[i], first + i), i, i };
      FringeTikzTurn *before = turns->len > 0 ? &g_array_index (turns, FringeTikzTurn, turns->len - 1) : NULL;

      if (before != NULL && before->last + 1 == i && turn.look.is_there && is_same (&before->look, &turn.look))
        before->last = i;
      else if (turn.look.is_there)
        g_array_append_val (turns, turn);
    }
  return turns;
}
