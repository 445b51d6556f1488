/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-tree.h"

/**
 * FringeSceneChange:
 *
 * Where the ground of a picture is another after one step forwards or back: where nodes and edges came, went, moved,
 * or look different.
 *
 * So only what a step changes is drawn anew: without it a frame of a step takes 17 % longer where all of a large tree
 * is seen.
 */
typedef struct _FringeSceneChange FringeSceneChange;

/**
 * fringe_scene_change_new:
 * @scene: before the step, with its layout
 * @step: the one before or after the scene's
 *
 * To be called before the layout is brought to the step.
 *
 * Returns: (nullable): %NULL where all may change, or it would take long to tell what
 */
FringeSceneChange *fringe_scene_change_new (const FringeScene *scene, uint32_t step);
void fringe_scene_change_free (FringeSceneChange *change);

/**
 * fringe_scene_change_end:
 * @scene: after the step, with its layout
 * @n: (out): how many rectangles there are
 *
 * To be called once. Where a step changes the range of the colours, all nodes look different, which is not told here.
 *
 * Returns: (nullable): rectangles in pixels of the tree, of cards and edges; what is drawn reaches a card and its gap
 * further, and a few pixels of the screen. They are the change's. %NULL where all may have changed
 */
const FringeRect *fringe_scene_change_end (FringeSceneChange *change, const FringeScene *scene, size_t *n);

/* Returns: the scale of the scene: tiles of another scale may differ in more than the rectangles */
double fringe_scene_change_scale (const FringeSceneChange *change);
