/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-tree.h"
#include "fringe-session.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_TREE_VIEW (fringe_tree_view_get_type ())
G_DECLARE_FINAL_TYPE (FringeTreeView, fringe_tree_view, FRINGE, TREE_VIEW, GtkWidget)

/* The search tree of a session: drawn, scrolled, zoomed, picked.
 *
 * Until the person zooms or moves it, the view keeps the whole tree in sight as long as it stays
 * legible; from then on it keeps what is looked at in place. */

void fringe_tree_view_set_session (FringeTreeView *self, FringeSession *session);

/* Scales about the middle of the view. */
void fringe_tree_view_zoom (FringeTreeView *self, double factor);
void fringe_tree_view_zoom_to (FringeTreeView *self, double scale);

/* Shows all of the tree, and keeps it in sight while it grows. */
void fringe_tree_view_fit (FringeTreeView *self);

/* Brings the shown node to the middle. */
void fringe_tree_view_centre (FringeTreeView *self);

/* What is seen now; valid until the next change. */
FringeScene fringe_tree_view_scene (FringeTreeView *self);

void fringe_tree_view_set_theme (FringeTreeView *self, FringeThemeKind theme);
