/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw-samples.h"

/* What is drawn of a node, found by the name of its group. */
typedef struct
{
  uint32_t id;
  int group;
  FringeRect extents;
} TestDrawnNode;

/* Returns: (transfer full) (element-type TestDrawnNode): in the order of drawing */
GArray *test_drawn_nodes (const TestRecordingPen *pen);

/* Where the scene has a node on the screen. */
FringeRect test_on_screen (const FringeScene *scene, uint32_t id);
gboolean test_is_seen (const FringeScene *scene, uint32_t id);
FringeDetail test_detail_of (const FringeScene *scene);

/* What holds of every picture of a tree. */
typedef void (*TestSceneProperty) (const TestRecordingPen *pen, const FringeScene *scene);

/* Adds a test case that tries @property on trees of many searches, seen from anywhere at any size. */
void test_add_scene_property (const char *name, TestSceneProperty property);
