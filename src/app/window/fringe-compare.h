/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-tree-view.h"
#include "fringe-twin.h"

#define FRINGE_TYPE_COMPARE (fringe_compare_get_type ())
G_DECLARE_FINAL_TYPE (FringeCompare, fringe_compare, FRINGE, COMPARE, GtkWidget)

/* Two trees side by side, or one above the other where that leaves more room: each below its rules, both below their
 * counts. */

/**
 * fringe_compare_new:
 * @twin: the two sessions
 * @tree: what holds @view and all that lies over it: shown on the left until fringe_compare_release_tree()
 * @view: the tree of the left session
 * @settings: of trees
 */
FringeCompare *fringe_compare_new (FringeTwin *twin, GtkWidget *tree, FringeTreeView *view, GSettings *settings);

/* Gives back what was borrowed. Returns: (transfer full) */
GtkWidget *fringe_compare_release_tree (FringeCompare *self);

FringeTwin *fringe_compare_get_twin (FringeCompare *self);

/* Exchanges left and right, each with its folds and its place. See fringe_twin_swap(). */
void fringe_compare_swap (FringeCompare *self);

/* The one of the two that has the focus, else the left one. */
FringeTreeView *fringe_compare_get_tree_view (FringeCompare *self);

void fringe_compare_set_theme (FringeCompare *self, FringeThemeKind theme);
