/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-coloring.h"
#include "fringe-draw-node.h"
#include "fringe-half-step.h"
#include "fringe-portion.h"

/**
 * FringeScene:
 * @search: the record
 * @step: the step at which it is seen
 * @half: how much of that step is done, where it is seen in its middle
 * @layout: made for that step, or for a later one: then nodes stand where they are at that, those that there are
 * @end: (nullable): a record of the whole run, if the layout may be made for that
 * @before: (nullable): sorted by id: where nodes come from that are moving
 * @step_before: the step they come from
 * @blend: 0 to 1: how far nodes have moved from there to where @layout has them
 * @selected: a node, or FRINGE_NO_NODE
 * @hovered: a node, or FRINGE_NO_NODE
 * @stops: (nullable): nodes that a run stops at
 * @spots: (nullable): nodes that are pointed out
 * @handout: whether the tree is to be worked out by hand; nothing gives the answers away, so that no node is more than
 *   generated
 * @labels: (nullable): of a handout: as of fringe_labels_new()
 * @coloring: what colours tell
 * @owners: where two trees stand side by side: takes the place of @coloring
 * @has_letters: whether a letter tells the move on an edge, else an arrow does
 * @f_max: as fringe_coloring_f_max() has it, where colours tell f; 0 to have it looked for in each drawing
 * @stop: (nullable): once it is not 0, which is looked at atomically, the drawing may end where it is
 * @portion: how many of the nodes are drawn
 *
 * Everything a picture of the tree depends on: a value. Ghosts are shown where card.ghosts > 0.
 */
typedef struct
{
  const FringeSearch *search;
  uint32_t step;
  FringeHalfStep half;
  FringeLayout *layout;
  const FringeSearch *end;
  const FringePlaces *before;
  uint32_t step_before;
  double blend;
  FringeCard card;
  FringeViewport viewport;
  uint32_t selected;
  uint32_t hovered;
  const uint32_t *stops;
  size_t n_stops;
  const uint32_t *spots;
  size_t n_spots;
  FringeHandout handout;
  const uint32_t *labels;
  FringeColoring coloring;
  FringeOwners owners;
  bool has_letters;
  double f_max;
  const int *stop;
  FringePortion portion;
} FringeScene;

/* The node of the step, or the root at step 0; where it is hidden, the folded node that hides it; else FRINGE_NO_NODE.
 */
uint32_t fringe_scene_current (const FringeScene *scene);

/* Returns: whether a node is there: in the middle of a step not all nodes are for which @layout has places */
bool fringe_scene_has (const FringeScene *scene, uint32_t id);

FringeNodeState fringe_scene_state (const FringeScene *scene, uint32_t id);

/* Returns: the goal that was found, or FRINGE_NO_NODE */
uint32_t fringe_scene_solution (const FringeScene *scene);

/* Returns: whether it is the node of the step */
bool fringe_scene_is_current (const FringeScene *scene, uint32_t id);

/* Returns: where a node is, in pixels of the tree, on its way from before to layout. O(depth) */
FringeRect fringe_scene_node (const FringeScene *scene, uint32_t id);

FringeNodeLook fringe_scene_look (const FringeScene *scene, uint32_t id);

/* Returns: how many digits g, h and f of a node of the search have together at most, as n_digits of FringeNodeLook */
int fringe_scene_n_digits (const FringeScene *scene);

/* Finds the ghost that is seen at a point of the screen, and the node whose successor it was. */
bool
fringe_scene_pick_ghost (const FringeScene *scene, double x, double y, FringeDuplicate *duplicate, uint32_t *parent);

/* Returns: how far from its parent the edge to a node runs across, in pixels at 100 % */
double fringe_draw_bus (const FringePlace *place);

/* Draws what the viewport sees of the tree: edges, then nodes. The background is the caller's. The same as ground, then
 * light. */
void fringe_draw_tree (FringePen *pen, const FringeTheme *theme, const FringeScene *scene);

/* Draws the ground, which depends neither on the selected nor on the hovered node, nor on where a run stops, nor on
 * spots, so that it can be kept in tiles. Drawn tile by tile, with a viewport of a tile's size that is moved to it by
 * whole pixels, it is the same as drawn at once. */
void fringe_draw_tree_ground (FringePen *pen, const FringeTheme *theme, const FringeScene *scene);

/* Draws only what cards do not show: what folded nodes hide, and duplicates. It is for those who draw cards by other
 * means. */
void fringe_draw_tree_hidden (FringePen *pen, const FringeTheme *theme, const FringeScene *scene);

/* Draws what lies over the ground: the selected and the hovered node with the paths to them, the marks of nodes to
 * stop at, and the spots of those that are pointed out. */
void fringe_draw_tree_light (FringePen *pen, const FringeTheme *theme, const FringeScene *scene);

/* Returns: whether fringe_draw_tree_light() would draw anything in this viewport */
bool fringe_scene_has_light (const FringeScene *scene);
