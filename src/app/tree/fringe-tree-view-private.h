/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-tree-places.h"
#include "fringe-tree-tiles.h"
#include "fringe-tree-view.h"

/* What the files of the tree view share; of no concern to others. */

/**
 * FringeTreeView:
 * @is_ready: whether the layout is made for a step
 * @step: the step that it was last ready for
 * @line: how many lines of it were done then
 * @half: the same, as it was shown
 * @change: (nullable): what the step that is on its way changes, where that can be told
 * @start: of the search that the view was placed for
 * @goal: the same
 * @n_known: nodes whose f is in @f_max
 * @fold_size: as a person has chosen it
 * @whole: whether all of the tree is kept in sight
 * @refit: whether what is on its way is to be seen as a whole, where all is
 * @pin: what stays where it is when the layout comes
 * @place: where the view is to be as soon as it can
 * @is_called: whether it is to be there
 * @before: where nodes come from that are moving; empty where none are
 * @from: where the view comes from while it moves
 * @blend: 0 to 1: how far it has come
 * @moving: whether nodes move, too
 * @animation: a tick callback, or 0
 * @work: the tick callback that goes on with the layout, or 0
 * @fling: the tick callback of a view that was let go in motion, or 0
 * @redraw: the tick callback that has what is out of date drawn, or 0
 */
struct _FringeTreeView
{
  GtkWidget parent_instance;

  FringeSession *session;
  GtkWidget *cover, *corner;
  GtkWidget *menu;
  GMenuModel *menu_model;
  GtkAdjustment *adjustments[2]; /* by GtkOrientation */
  GtkWidget *scrollbars[2];
  gboolean adjusting;

  FringeLayout *layout;
  gboolean is_ready;
  guint step;
  int line;
  FringeHalfStep half;
  FringeSceneChange *change;
  FringeBoard start, goal;
  FringeCard card;
  FringeColoring coloring;
  FringeOwners owners;
  GArray *stops; /* of guint32: nodes that have a breakpoint */
  FringeThemeKind theme;
  gboolean ghosts, follow;
  FringeDirection direction;
  guint fold_size;
  guint n_known;
  double f_max;

  FringeViewport viewport;
  gboolean whole, refit, placed;
  FringeTiles *tiles;
  FringePlacesVisited *visited;

  FringePin pin;
  FringeTreePlace place;
  gboolean is_called;
  FringePlaces before;
  guint step_before;
  FringeViewport from;
  double blend;
  gboolean moving;
  gint64 animation_start;
  guint animation, work, fling, redraw;

  gint64 fling_time;
  double fling_x, fling_y;
  double pointer_x, pointer_y;
  gboolean pointer_inside;
  double pinch_scale;
  double drag_x, drag_y;
};

/* fringe-tree-view.c: tells all who show where the view is, and draws. */
void fringe_tree_view_moved (FringeTreeView *self);

/* What is drawn has changed, and nothing has moved. */
void fringe_tree_view_outdate (FringeTreeView *self);

/* fringe-tree-scroll.c: scrollbars that follow the view. */
void fringe_tree_view_add_scrollbars (FringeTreeView *self);
void fringe_tree_view_allocate_scrollbars (FringeTreeView *self, int width, int height);
void fringe_tree_view_adjust (FringeTreeView *self);

/* fringe-tree-motion.c: moves of the view. */

/* Where the view is on its way to viewport. */
FringeViewport fringe_tree_view_seen (FringeTreeView *self);
void fringe_tree_view_stop (FringeTreeView *self);

/* Goes smoothly from what was seen to the viewport there is now; with @moving the nodes go from before, too. */
void fringe_tree_view_glide (FringeTreeView *self, const FringeViewport *from, gboolean moving);

/* The hand is on it: no delay. */
void fringe_tree_view_zoom_at (FringeTreeView *self, double factor, double x, double y);
void fringe_tree_view_pan (FringeTreeView *self, double dx, double dy);

/* Goes on by itself, slower and slower, from so many pixels a second. */
void fringe_tree_view_let_go (FringeTreeView *self, double speed_x, double speed_y);

/* Goes to a rectangle of the tree if it is not in sight. */
void fringe_tree_view_reveal (FringeTreeView *self, const FringeRect *rect);

/* All of the tree at once. */
void fringe_tree_view_place_whole (FringeTreeView *self);

/* fringe-tree-steps.c: the layout, step by step. */
void fringe_tree_view_on_search (FringeTreeView *self);
void fringe_tree_view_on_step (FringeTreeView *self);
/* Who is led far away can come back. */
void fringe_tree_view_leave_for_selected (FringeTreeView *self);
void fringe_tree_view_on_selected (FringeTreeView *self);

/* While colours tell f, the largest one there is must be known. */
void fringe_tree_view_look_for_f_max (FringeTreeView *self);

/* A change of places: begins with what stays where it is, looked for from @id upwards, and ends with a move. */
void fringe_tree_view_begin_change (FringeTreeView *self, guint id);
void fringe_tree_view_end_change (FringeTreeView *self);

/* Ends it now, or when the layout that is under way is ready. */
void fringe_tree_view_take (FringeTreeView *self, FringeLayoutProgress progress);

/* fringe-tree-folds.c: folds by the room there is, if the person wants that. */
void fringe_tree_view_fit_room (FringeTreeView *self);

/* The shown node, or the folded one that hides it; FRINGE_NO_NODE while there is no layout. */
guint fringe_tree_view_shown (FringeTreeView *self);

/* fringe-tree-keep.c: goes to the place that was asked for, where it can. */
void fringe_tree_view_take_place (FringeTreeView *self);

/* fringe-tree-text.c: what is said of a tree. */
void fringe_tree_view_update_label (FringeTreeView *self);

/* Returns: (transfer full): markup */
char *fringe_tree_view_tooltip (FringeTreeView *self, guint id);
char *fringe_tree_view_ghost_tooltip (FringeTreeView *self, const FringeDuplicate *duplicate, guint parent);

/* fringe-tree-gestures.c: pointer, wheel and fingers. */
void fringe_tree_view_add_controllers (FringeTreeView *self);
