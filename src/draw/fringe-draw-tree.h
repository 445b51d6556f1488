/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-node.h"

/**
 * FringeScene:
 * @search: the record
 * @step: the step at which it is seen
 * @layout: made for that step
 * @blend: 0 to 1: how far nodes have moved from where @before has them to where @layout has them
 * @before: (nullable): the layout they come from
 * @selected: a node, or FRINGE_NO_NODE
 * @hovered: a node, or FRINGE_NO_NODE
 *
 * Everything a picture of the tree depends on: a value.
 */
typedef struct
{
  const FringeSearch *search;
  uint32_t step;
  const FringeLayout *layout;
  const FringeLayout *before;
  double blend;
  FringeCard card;
  FringeViewport viewport;
  uint32_t selected;
  uint32_t hovered;
} FringeScene;

/* The node of the step, or the root at step 0; FRINGE_NO_NODE where the scene's tree has it not. */
uint32_t fringe_scene_current (const FringeScene *scene);

/* Where a node is, in pixels of the tree, on its way from before to layout. */
FringeRect fringe_scene_node (const FringeScene *scene, uint32_t id);

FringeNodeLook fringe_scene_look (const FringeScene *scene, uint32_t id);

/* Draws what the viewport sees of the tree: edges, then nodes. The background is the caller's. */
void fringe_draw_tree (FringePen *pen, const FringeTheme *theme, const FringeScene *scene);
