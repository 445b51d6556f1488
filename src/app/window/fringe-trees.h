/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-find-bar.h"
#include "fringe-pair-view.h"
#include "fringe-told-bar.h"
#include "fringe-tree-picture.h"

#define FRINGE_TYPE_TREES (fringe_trees_get_type ())
G_DECLARE_FINAL_TYPE (FringeTrees, fringe_trees, FRINGE, TREES, FringeBin)

/* What is between the panels: the tree of a session, or two trees beside each other, with what lies over them: legend,
 * map, zoom, and what is told. Above them are the message of the search and the bar that finds nodes. Its property is
 * `session`, that of the left tree. */

/* Has the trees shown as it is chosen, and adds the choices to the actions of a window. */
void fringe_trees_bind_settings (FringeTrees *self, GSettings *settings, GActionMap *actions);
void fringe_trees_set_theme (FringeTrees *self, FringeThemeKind theme);
/* @scale: of the stage of a lecture, or 0 outside one. On it a tree has nothing over it that is there for work, and
 * what is said of two trees is as large as the last row needs it. */
void fringe_trees_set_stage (FringeTrees *self, double scale);

/* @pair: (nullable): shows both trees, from now on; the left one is that of the session. Nothing has the focus then. */
void fringe_trees_set_pair (FringeTrees *self, FringePair *pair);
/* How both are stepped together. */
void fringe_trees_set_pace (FringeTrees *self, FringePace pace);
FringePace fringe_trees_get_pace (FringeTrees *self);

/* Returns: (nullable): the two searches that are compared */
FringePair *fringe_trees_get_pair (FringeTrees *self);
/* Returns: (nullable): their trees */
FringePairView *fringe_trees_get_pair_view (FringeTrees *self);
FringeTreeView *fringe_trees_get_left (FringeTrees *self);
/* Returns: (nullable): %NULL on the right where there is one tree */
FringeTreeView *fringe_trees_get_view (FringeTrees *self, FringeCompared side);
/* Returns: of two trees the one that has the focus */
FringeTreeView *fringe_trees_get_view_seen (FringeTrees *self);
/* Returns: (transfer full): what is seen of it */
FringeTreePicture *fringe_trees_see (FringeTrees *self);

FringeFindBar *fringe_trees_get_find_bar (FringeTrees *self);
FringeToldBar *fringe_trees_get_told_bar (FringeTrees *self);
/* Returns: the box in which panels lie over the tree in a lecture */
GtkWidget *fringe_trees_get_card (FringeTrees *self);
/* Shows the key that makes a step, or no longer. */
void fringe_trees_show_hint (FringeTrees *self, gboolean shown);
/* Opens the menu of how a tree is shown. */
void fringe_trees_popup_menu (FringeTrees *self);
/* Nothing is lit below a pointer that is hidden. */
void fringe_trees_forget_pointer (FringeTrees *self);
