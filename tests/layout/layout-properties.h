/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "layout-model.h"

/* What holds of every layout, whatever the tree, told by the places of all nodes: for large trees. */

/* All of the layout: rows from the top down, each from left to right. */
typedef struct
{
  FringePlaces places; /* by row */
  size_t *rows;        /* where each begins; one more for the end */
  uint32_t n_rows;
  int32_t *x; /* by id; of nodes that are not shown nothing */
} TestDrawing;

void test_drawing_init (TestDrawing *drawing, const FringeLayout *layout);
void test_drawing_clear (TestDrawing *drawing);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TestDrawing, test_drawing_clear)

/* In each row from left to right, a slot apart or more. */
void test_assert_apart (const TestDrawing *drawing);

/* A parent midway between its first and its last child, children from left to right. */
void test_assert_centred (const TestDrawing *drawing, const FringeLayout *layout);

/* Subtrees of the same shape are drawn alike. */
void test_assert_equal_shapes (const TestDrawing *drawing, const FringeLayout *layout);

/* As many nodes as the layout says, each where it says; no others beyond its extents. */
void test_assert_told (const TestDrawing *drawing, const FringeLayout *layout);

/* All of it. */
void test_assert_layout (const FringeLayout *layout);

/* Goes on to the end with what a fold has begun. */
void test_finish (FringeLayout *layout, FringeLayoutProgress progress);

/* Two layouts of the same nodes. */
void test_assert_same_drawing (const FringeLayout *a, const FringeLayout *b);
