/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-tree.h"
#include "fringe-outlook.h"
#include "fringe-session.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_TREE_VIEW (fringe_tree_view_get_type ())
G_DECLARE_FINAL_TYPE (FringeTreeView, fringe_tree_view, FRINGE, TREE_VIEW, GtkWidget)

/* The search tree of a session: drawn, scrolled, zoomed, folded, picked.
 *
 * Until the person zooms or moves it, the view keeps the whole tree in sight as long as it stays
 * legible; from then on it keeps what is looked at in place.
 *
 * A tree that takes long to lay out is laid out between frames; what was seen stays in sight until then.
 *
 * The signal "moved" tells that another part of the tree is seen, or another tree. The signal "stepping" tells that the
 * view is about to follow the session, so that what covers a part of the tree has its new size when room is looked for.
 * The signal "folding" tells with TRUE that folds are about to be changed by hand, and with FALSE that they were. */

void fringe_tree_view_set_session (FringeTreeView *self, FringeSession *session);

/* Scales about the shown node, if it is in sight, else about the middle of the view. */
void fringe_tree_view_zoom (FringeTreeView *self, double factor);
void fringe_tree_view_zoom_to (FringeTreeView *self, double scale);

/* Shows all of the tree, and keeps it in sight while it grows. */
void fringe_tree_view_fit (FringeTreeView *self);

/* Shows all of the tree as large as it can be, with no room for what comes, until it grows. */
void fringe_tree_view_fit_still (FringeTreeView *self);

/* Returns: where the nodes are that there are at this step, without room for what comes */
FringeRect fringe_tree_view_known_bounds (FringeTreeView *self);

/* Shows the way from the start to the goal; to the node of the step where no goal is found. */
void fringe_tree_view_fit_solution (FringeTreeView *self);
/* Shows as much of its end as can be read. */
void fringe_tree_view_fit_end (FringeTreeView *self);

/* Shows nodes, those that there are; all of the tree where there is none of them. */
void fringe_tree_view_fit_nodes (FringeTreeView *self, const GArray *ids);

/* Appends the nodes whose middle is in sight to @ids, up to some dozens. */
void fringe_tree_view_list_seen (FringeTreeView *self, GArray *ids);

/* Points nodes out, or with %NULL none. */
void fringe_tree_view_set_spots (FringeTreeView *self, const GArray *spots);
const GArray *fringe_tree_view_get_spots (FringeTreeView *self);

/* Points the shown node out, or no longer. */
void fringe_tree_view_toggle_spot (FringeTreeView *self);

/* Brings the shown node to the middle. */
void fringe_tree_view_centre (FringeTreeView *self);

/* Brings a point of the tree to the middle at once. */
void fringe_tree_view_look_at (FringeTreeView *self, double x, double y);

/* Notes the place before the view goes elsewhere, so that the way back leads here. Returns: whether there is a tree */
gboolean fringe_tree_view_leave (FringeTreeView *self);

/* Goes through the places that were left. */
void fringe_tree_view_go_back (FringeTreeView *self);
void fringe_tree_view_go_forward (FringeTreeView *self);

/* Folds and unfolds at the shown node. What is looked at stays where it is on the screen. */
void fringe_tree_view_toggle_fold (FringeTreeView *self);
void fringe_tree_view_unfold_below (FringeTreeView *self);
void fringe_tree_view_fold_beside (FringeTreeView *self);
void fringe_tree_view_unfold_all (FringeTreeView *self);

/* Folds as many subtrees as it takes until the rest has room with legible boards. */
#define FRINGE_FOLD_SIZE_BY_ROOM 1

/* Folds all subtrees of at most so many nodes; none where it is 0. It can be FRINGE_FOLD_SIZE_BY_ROOM. */
void fringe_tree_view_set_fold_size (FringeTreeView *self, guint n_nodes);

/* Selects the relative of the shown node that lies there among the nodes that are shown: its parent, its first child or
 * the sibling before or after it. @side is %GTK_DIR_UP, _DOWN, _LEFT or _RIGHT. */
void fringe_tree_view_select_toward (FringeTreeView *self, GtkDirectionType side);

/* Opens the menu of the shown node, beside it. */
void fringe_tree_view_popup_menu (FringeTreeView *self);

/**
 * FringeTreePlace:
 * @center: the node nearest to the middle of the view, or FRINGE_NO_NODE where the whole tree is kept in sight
 * @x: how far right of the middle of that node the middle of the view is, in pixels at 100 %
 * @y: the same downwards
 * @scale: as the property
 *
 * Where a view is.
 */
typedef struct
{
  guint center;
  double x, y;
  double scale;
} FringeTreePlace;

FringeTreePlace fringe_tree_view_get_place (FringeTreeView *self);
/* Goes to a place, at once or when the layout is ready. */
void fringe_tree_view_set_place (FringeTreeView *self, const FringeTreePlace *place);

/* Returns: (transfer full) (element-type guint32): the nodes that were folded, or unfolded, by hand */
GArray *fringe_tree_view_list_folds (FringeTreeView *self, gboolean folded);
/* Folds and unfolds nodes that are known by now, also those that the shown step does not have yet. */
void fringe_tree_view_set_folds (FringeTreeView *self, const GArray *folded, const GArray *unfolded);

/* Returns: the scene that is drawn now, valid until the next change */
FringeScene fringe_tree_view_scene (FringeTreeView *self);

/* Returns: the node at a point of the view, or FRINGE_NO_NODE */
guint fringe_tree_view_node_at (FringeTreeView *self, double x, double y);

FringeThemeKind fringe_tree_view_get_theme (FringeTreeView *self);

/* Returns: whether the layout is ready; nothing may be asked of it while it is being made */
gboolean fringe_tree_view_is_ready (FringeTreeView *self);

/* Returns: a number that changes whenever the tree looks different */
guint fringe_tree_view_stamp (FringeTreeView *self);

/* Returns: whether the view is moving */
gboolean fringe_tree_view_is_moving (FringeTreeView *self);

/* Of the height of a view: no more is kept free of the tree for what lies over it. */
#define FRINGE_COVERED_MAX 0.28

/* Returns: how much of the bottom of the view is covered by other widgets, in pixels */
double fringe_tree_view_covered (FringeTreeView *self);

void fringe_tree_view_set_theme (FringeTreeView *self, FringeThemeKind theme);
void fringe_tree_view_set_growth (FringeTreeView *self, FringeGrowth growth);

/* In a lecture cards are as large as can be, and their digits have a 45th of the height of the screen at the least:
 * where the run has no room so, the view follows. */
void fringe_tree_view_set_lecture (FringeTreeView *self, gboolean is_lecture);
gboolean fringe_tree_view_is_lecture (FringeTreeView *self);

/* The pointer that rests over the tree is seen no more: no node is lit for it until it moves. */
void fringe_tree_view_forget_pointer (FringeTreeView *self);

/* Lets two views that stand beside each other have one scale and one direction; %NULL ends that. */
void fringe_tree_view_set_partner (FringeTreeView *self, FringeTreeView *partner);
void fringe_tree_view_set_ghosts (FringeTreeView *self, gboolean ghosts);
FringeSession *fringe_tree_view_get_session (FringeTreeView *self);

/* Lets colours tell which search has expanded a node, until @owners is %NULL. It is to be called again whenever that
 * changes. */
void fringe_tree_view_set_owners (FringeTreeView *self, const FringeOwners *owners);
void fringe_tree_view_set_coloring (FringeTreeView *self, FringeColoring coloring);

/* Lets letters tell the moves on edges; else arrows do. */
void fringe_tree_view_set_letters (FringeTreeView *self, gboolean letters);

/* Lets the node of the step stay in sight, or not. */
void fringe_tree_view_set_follow (FringeTreeView *self, gboolean follow);
