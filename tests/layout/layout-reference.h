/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "layout-trees.h"

/* Where the nodes of one tree belong, by a slower way. Returns: (transfer full): x of each node */
int32_t *test_layout_reference (const TestTree *tree);
