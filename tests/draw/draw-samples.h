/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-tree.h"
#include "recording-pen.h"
#include "test-layouts.h"
#include "test-searches.h"

/* A board of this size with anything that a node can show: ids and steps of up to five digits, g and h of up to two. */
FringeNodeLook test_look_random (int rows, int columns);

/* From a thousandth to four times, each magnitude as likely as another. */
double test_scale_random (void);

/* A search of a random problem, run to the end or the limit. */
FringeSearch *test_tree_random (uint32_t node_limit);
/* Or that of RBFS, in which some of the nodes that were made are not shown. */
FringeSearch *test_tree_random_any (uint32_t node_limit);

/**
 * test_scene_around:
 * @layout: made for a step
 *
 * Returns: that step, with the middle of a window of 1000 x 700 pixels over a random node
 */
FringeScene test_scene_around (const FringeSearch *search, FringeLayout *layout, double scale);

/* The same, growing in any direction, with ghosts or without. */
FringeScene test_scene_any (const FringeSearch *search, FringeLayout *layout, double scale);

/* Draws with the recording pen; free with test_recording_pen_clear(). */
void test_record_tree (TestRecordingPen *pen, const FringeScene *scene);

/* Draws a node somewhere, at the size that it has at @scale; @rect tells where. */
void test_record_node (TestRecordingPen *pen,
                       const FringeTheme *theme,
                       const FringeNodeLook *look,
                       double scale,
                       FringeRect *rect);
