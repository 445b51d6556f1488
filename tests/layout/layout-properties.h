/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-layout.h"

#include <glib.h>

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeLayout, fringe_layout_free)

/* What holds of every layout, whatever the tree. Each asserts it of a layout made of @search at @step. */

/* The nodes of the subtree, each once, in the rows of their depths; nothing else. */
void test_assert_rows (const FringeLayout *layout, const FringeSearch *search, uint32_t step);

/* In each row from left to right, a slot apart or more. */
void test_assert_apart (const FringeLayout *layout);

/* The root at 0; a parent midway between its first and its last child, children from left to right. */
void test_assert_centred (const FringeLayout *layout);

/* Subtrees of the same shape are drawn alike. */
void test_assert_equal_shapes (const FringeLayout *layout);

/* The extents are those of the nodes, and finding agrees with looking at each node of a row. */
void test_assert_found (const FringeLayout *layout);

void test_assert_layout (const FringeLayout *layout, const FringeSearch *search, uint32_t step);
