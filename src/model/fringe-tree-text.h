/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-tree.h"

#include <glib.h>

/* What is said of a drawn tree, to whoever points at it and to whoever hears it read. */

/**
 * fringe_tree_text_label:
 * @scene: what is drawn
 * @n: how many nodes the tree has
 * @n_hidden: how many of them are folded away
 * @id: the node that is shown
 *
 * Returns: (transfer full): a sentence for a screen reader
 */
char *fringe_tree_text_label (const FringeScene *scene, guint n, guint n_hidden, guint id);

/* Returns: (transfer full): a node's number and values, for a screen reader */
char *fringe_tree_text_item (const FringeScene *scene, guint id);

/**
 * fringe_tree_text_place:
 * @state: what a node is
 * @parent: its parent, or %FRINGE_NO_NODE
 * @move: that which led to it from there
 * @board: its board
 *
 * Returns: (transfer full): all of these in a sentence, for a screen reader
 */
char *fringe_tree_text_place (FringeNodeState state, guint parent, FringeMove move, const FringeBoard *board);

/* Returns: (transfer full): what is said of a node that was selected: its values and its place */
char *fringe_tree_text_selected (const FringeScene *scene, guint id);

/**
 * fringe_tree_text_node:
 * @scene: what is drawn, with a layout that is ready
 * @is_half: whether the step is only partly done
 * @id: a node
 *
 * Says what a drawn node does not show: what is folded away below it; where it is drawn without its board, that; and
 * with either its values and its state. A card that has its board and its numbers in sight says enough, and a tooltip
 * would hide them.
 *
 * Returns: (transfer full) (nullable): markup
 */
char *fringe_tree_text_node (const FringeScene *scene, gboolean is_half, guint id);

/**
 * fringe_tree_text_ghost:
 * @scene: what is drawn
 * @duplicate: a successor that became no node
 * @parent: the node that generated it
 *
 * Returns: (transfer full): markup that says why it is a duplicate, and of which node
 */
char *fringe_tree_text_ghost (const FringeScene *scene, const FringeDuplicate *duplicate, guint parent);
