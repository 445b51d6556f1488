/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

#include <glib.h>

/* The layout asks a few things of a search. Here trees and forests of any shape answer them, so that
 * shapes are tried which no small puzzle has. Each root and each expansion is a step. */

typedef struct
{
  uint32_t parent;
  uint32_t children[FRINGE_N_MOVES];
  uint32_t n_children;
  uint32_t depth;
} TestNode;

typedef struct _FringeSearch TestTree;

TestTree *test_tree_new (void);
void test_tree_free (TestTree *tree);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TestTree, test_tree_free)

uint32_t test_tree_n_nodes (const TestTree *tree);
const TestNode *test_tree_node (const TestTree *tree, uint32_t id);

/* Appends a root: the tree becomes a forest. Returns: its id */
uint32_t test_tree_add_root (TestTree *tree);
void test_tree_expand (TestTree *tree, uint32_t id, uint32_t n_children);

/* Expands, most often, one of the nodes that came last: the deeper, the more eager, up to 10. */
TestTree *test_tree_random (uint32_t n_nodes, int eagerness);

/* Up to @n_trees such trees. */
TestTree *test_forest_random (uint32_t n_trees, uint32_t n_nodes);

/* Every node has @n_children children, one of which, at random or @side, has the next ones. */
TestTree *test_tree_comb (uint32_t depth, uint32_t n_children, int side);

/* Chains from the root. */
TestTree *test_tree_chains (uint32_t depth, uint32_t n_chains);

TestTree *test_tree_complete (uint32_t depth, uint32_t n_children);

/* The same tree with the children of each node the other way round; @image tells who is whose image. */
TestTree *test_tree_mirrored (const TestTree *tree, uint32_t *image);

/* The same tree, its nodes numbered as IDA* does, and a step each: depth first. */
TestTree *test_tree_renumbered (const TestTree *tree, uint32_t *image);
