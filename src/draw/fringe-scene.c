/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-tree.h"
#include "fringe-draw-values.h"

#include <glib.h>
#include <math.h>

/* Of so many nodes it is looked for, a thirtieth of a millisecond long. */
#define DIGITS_NODES_MAX 10000

static bool
is_half (const FringeScene *scene)
{
  return scene->half.n_nodes > 0;
}

bool
fringe_scene_has (const FringeScene *scene, uint32_t id)
{
  return id < (is_half (scene) ? scene->half.n_nodes : fringe_search_n_nodes_at (scene->search, scene->step));
}

FringeNodeState
fringe_scene_state (const FringeScene *scene, uint32_t id)
{
  if (!fringe_scene_has (scene, id))
    return FRINGE_NODE_ABSENT;
  if (fringe_handout_hides_states (scene->handout))
    return FRINGE_NODE_FRONTIER;
  for (int i = 0; is_half (scene) && i < scene->half.n_states; i++)
    if (scene->half.states[i].id == id)
      return scene->half.states[i].state;
  return fringe_search_state_at (scene->search, id, scene->step);
}

uint32_t
fringe_scene_solution (const FringeScene *scene)
{
  uint32_t goal = fringe_search_solution_at (scene->search, scene->step);

  return goal != FRINGE_NO_NODE && fringe_scene_state (scene, goal) == FRINGE_NODE_GOAL ? goal : FRINGE_NO_NODE;
}

static uint32_t
node_of_step (const FringeScene *scene)
{
  if (is_half (scene))
    return scene->half.current;
  return scene->step == 0 ? 0 : fringe_search_removed (scene->search, scene->step);
}

uint32_t
fringe_scene_current (const FringeScene *scene)
{
  return scene->handout != FRINGE_HANDOUT_NONE ? FRINGE_NO_NODE
                                               : fringe_layout_shown_for (scene->layout, node_of_step (scene));
}

bool
fringe_scene_is_current (const FringeScene *scene, uint32_t id)
{
  return scene->step > 0 && scene->handout == FRINGE_HANDOUT_NONE && id == node_of_step (scene);
}

static uint32_t
parent_in_layout (const FringeScene *scene, uint32_t id)
{
  return id == fringe_layout_root (scene->layout) ? FRINGE_NO_NODE : fringe_search_parent (scene->search, id);
}

/* Returns: the node if it was there before the step, else the next above it that was; a root where none was */
static uint32_t
origin_of (const FringeScene *scene, uint32_t id)
{
  while (fringe_search_generated_step (scene->search, id) > scene->step_before
         && parent_in_layout (scene, id) != FRINGE_NO_NODE)
    id = parent_in_layout (scene, id);
  return id;
}

/* A node that was out of sight moves as the next above it that was seen. */
static FringeRect
node_before (const FringeScene *scene, uint32_t id)
{
  FringeRect rect = fringe_geometry_node (scene->layout, &scene->card, id), now, then;
  const FringePlace *place = fringe_places_find (scene->before, id);
  uint32_t seen = id;

  while (place == NULL && parent_in_layout (scene, seen) != FRINGE_NO_NODE)
    {
      seen = parent_in_layout (scene, seen);
      place = fringe_places_find (scene->before, seen);
    }
  if (place == NULL)
    return rect;
  now = fringe_geometry_node (scene->layout, &scene->card, seen);
  then = fringe_geometry_card (&scene->card, place);
  rect.x += then.x - now.x;
  rect.y += then.y - now.y;
  return rect;
}

FringeRect
fringe_scene_node (const FringeScene *scene, uint32_t id)
{
  FringeRect rect = fringe_geometry_node (scene->layout, &scene->card, id), before;

  if (scene->before == NULL || scene->blend >= 1)
    return rect;
  before = node_before (scene, origin_of (scene, id));
  rect.x = before.x + (rect.x - before.x) * scene->blend;
  rect.y = before.y + (rect.y - before.y) * scene->blend;
  return rect;
}

/* IDA* keeps no frontier, so its start is shown as absent until it is entered. */
static FringeNodeState
state_of (const FringeScene *scene, uint32_t id)
{
  FringeNodeState state = fringe_scene_state (scene, id);
  bool waits = state == FRINGE_NODE_FRONTIER && fringe_search_is_idastar (scene->search);

  return waits ? FRINGE_NODE_ABSENT : state;
}

/* Returns: the record that has h and f as they are seen: in the middle of a step, those that it began with */
static const FringeSearch *
values_of (const FringeScene *scene)
{
  if (is_half (scene))
    return fringe_search_in_step (scene->search, scene->step);
  return fringe_search_at (scene->search, scene->step);
}

/* Those at a card's size are seen one by one, and the first nodes of a search tell what comes. */
int
fringe_scene_n_digits (const FringeScene *scene)
{
  const FringeSearch *search = values_of (scene);
  uint32_t n = MIN (fringe_search_n_nodes (search), DIGITS_NODES_MAX);
  double f_max = 0;

  for (uint32_t id = 0; id < n && f_max < 20; id++)
    f_max = fmax (f_max, fringe_search_f (search, id));
  return f_max >= 20 ? 6 : f_max >= 10 ? 5 : 0;
}

/* Returns: 0 where the node was not removed up to the step */
static uint32_t
order_of (const FringeScene *scene, uint32_t id)
{
  uint32_t step = fringe_search_removed_step_at (scene->search, id, scene->step);

  return step != UINT32_MAX ? step : 0;
}

FringeNodeLook
fringe_scene_look (const FringeScene *scene, uint32_t id)
{
  const FringeSearch *search = values_of (scene);
  FringeNodeLook look = {
    .id = id,
    .g = fringe_search_g (search, id),
    .h = fringe_search_h (search, id),
    .f = fringe_search_backed_f_at (search, id, scene->step),
    .is_backed_up = fringe_search_is_rbfs (search),
    .key = fringe_node_key (fringe_search_rules (search)->algorithm),
    .state = state_of (scene, id),
    .current = fringe_scene_is_current (scene, id),
    .selected = id == scene->selected,
    .hovered = id == scene->hovered,
    .handout = scene->handout,
    .label = scene->labels != NULL ? scene->labels[id] : id,
    .move = fringe_search_move (search, id),
  };

  if (look.state == FRINGE_NODE_EXPANDED || scene->handout == FRINGE_HANDOUT_KEY)
    look.order = order_of (scene, id);
  fringe_search_board (search, id, &look.board);
  return look;
}
