/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-tree-view.h"
#include "fringe-acts.h"

#define FRINGE_TYPE_PAIR_VIEW (fringe_pair_view_get_type ())
G_DECLARE_FINAL_TYPE (FringePairView, fringe_pair_view, FRINGE, PAIR_VIEW, GtkWidget)

/* Two trees side by side, or one at a time where there is no room for two: each below its rules, both below their
 * score. */

/**
 * fringe_pair_view_new:
 * @pair: the two sessions
 * @tree: what holds @view and all that lies over it: shown on the left until fringe_pair_view_release_tree()
 * @view: the tree of the left session
 * @settings: of trees
 */
FringePairView *fringe_pair_view_new (FringePair *pair, GtkWidget *tree, FringeTreeView *view, GSettings *settings);

/* Gives back what was borrowed. Returns: (transfer full) */
GtkWidget *fringe_pair_view_release_tree (FringePairView *self);

FringePair *fringe_pair_view_get_pair (FringePairView *self);

/* Exchanges left and right, each with its folds and its place. See fringe_acts_swap(). */
void fringe_pair_view_swap (FringePairView *self, FringeActs *acts);

FringeTreeView *fringe_pair_view_get_view (FringePairView *self, FringeCompared side);

/* Returns: (nullable): the session whose rules have the focus */
FringeSession *fringe_pair_view_get_ruled (FringePairView *self);

/* The line below both trees, which begins with the legend. */
GtkBox *fringe_pair_view_get_foot (FringePairView *self);

/* It lies over all. */
GtkOverlay *fringe_pair_view_get_overlay (FringePairView *self);

/* The one of the two that has the focus, else the left one. */
FringeTreeView *fringe_pair_view_get_tree_view (FringePairView *self);

void fringe_pair_view_set_theme (FringePairView *self, FringeThemeKind theme);
