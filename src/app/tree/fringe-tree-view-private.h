/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-tree-places.h"
#include "fringe-tree-tiles.h"
#include "fringe-tree-view.h"

/* The tree view has eight files, which share this header and which nobody else includes:
 *
 * - fringe-tree-view.c: the widget, its properties, and what it draws;
 * - fringe-tree-growth.c: the layout, which follows the steps of the session, and its folds;
 * - fringe-tree-plan.c: how large its cards are, and which way it grows, for the run that is ahead;
 * - fringe-tree-fit.c: where the view looks so that all or a part of the tree is seen;
 * - fringe-tree-motion.c: how it moves there, and the places that were left;
 * - fringe-tree-input.c: pointer, wheel, fingers, keys and the menu of a node;
 * - fringe-tree-candidates.c: the answers to a question that are nodes;
 * - fringe-tree-items.c: the nodes in sight, for a screen reader.
 *
 * Each file owns the part of the struct that has its name; the others only read it. */

/**
 * FringeTreeView:
 * @menu: (nullable): the menu of a node, from when it is first asked for
 * @cover: (nullable) (unowned): what lies over the bottom of the view, so that nothing is placed below it
 * @corner: (nullable) (unowned): what lies in a corner above @cover
 * @stops: (element-type guint32): the nodes that have a breakpoint
 * @spots: (element-type guint32): the nodes that are pointed out
 * @wanted: which way the person wants the tree to grow; @card has the way it does
 * @is_lecture: whether it is read from the last row
 * @partner: (nullable) (unowned): the view beside it that has the same scale
 * @outlook: (nullable): the run that is ahead
 * @plan: how the run is shown; where it is whole, the layout is that of the end of a stretch
 * @layout: where the nodes stand
 * @is_ready: whether @layout is made for the step
 * @card: the measures of a node
 * @viewport: where the view is, or where it is on its way to
 * @whole: whether all of the tree is kept in sight
 * @is_still: whether no room is kept for what comes, until another step is shown
 * @redraw: the tick callback that has what is out of date drawn, or 0
 */
struct _FringeTreeView
{
  GtkWidget parent_instance;

  FringeSession *session;
  GtkWidget *menu, *cover, *corner;
  GMenuModel *menu_model;
  GArray *stops;
  GArray *spots;
  FringeThemeKind theme;
  FringeColoring coloring;
  FringeOwners owners;
  FringeGrowth wanted;
  gboolean is_lecture;
  FringeTreeView *partner;
  FringeOutlook *outlook;
  FringePlan plan;
  gboolean ghosts, follow, has_letters;
  FringeTiles *tiles;
  guint redraw;

  FringeLayout *layout;
  gboolean is_ready;
  FringeCard card;
  FringeViewport viewport;
  gboolean whole, is_still;

  struct
  {
    FringeBoard start, goal;   /* of the search that the view was placed for */
    guint step;                /* the step for which the layout was last ready */
    int line;                  /* how many lines of that step were done */
    FringeHalfStep half;       /* the same, as it was drawn */
    FringeSceneChange *change; /* (nullable): what the step on its way changes, where that can be told */
    guint fold_size;           /* as a person has chosen it */
    gboolean keeps_all;        /* whether the person wants nothing folded by itself in this puzzle */
    guint folds_from;          /* the first step at which side branches that are done are folded */
    gboolean is_asked;         /* whether a question stands, or its answer */
    guint folded_step;         /* the step for which they were, or G_MAXUINT */
    guint n_known;             /* how many nodes @f_max has seen */
    double f_max;
    guint work;          /* the tick callback that goes on with the layout, or 0 */
    FringePin pin;       /* what stays where it is when the layout comes */
    FringePlaces before; /* where nodes come from that are moving; empty where none are */
    guint step_before;
    gboolean refit; /* whether the tree is placed as a whole when the layout comes, where all of it is kept in sight */
  } growth;

  struct
  {
    gboolean placed;     /* whether the view has had a size */
    FringeViewport from; /* where the view comes from */
    double blend;        /* 0 to 1: how far it has come */
    gboolean moving;     /* whether nodes move, too */
    guint animation;     /* a tick callback, or 0 */
    gint64 animation_start;
    guint fling; /* the tick callback of a view that was let go in motion, or 0 */
    gint64 fling_time;
    double fling_x, fling_y;
    FringePlacesVisited *visited;
    FringeTreePlace place; /* where the view goes as soon as it can, while @is_called */
    gboolean is_called;
    FringeViewport called_to; /* where it went then, at @called_step */
    guint called_step;
    GtkAdjustment *adjustments[2]; /* by GtkOrientation, like @scrollbars */
    GtkWidget *scrollbars[2];
    gboolean adjusting;
  } motion;

  struct
  {
    double x, y;
    gboolean is_inside;
    double pinch_scale;
    double drag_x, drag_y;
  } pointer;

  struct
  {
    GPtrArray *all; /* (element-type FringeTreeItem): children of the view, by the ids of their nodes */
    guint source;   /* the timeout after which they are looked for, or 0 */
  } items;
};

/* fringe-tree-view.c */

/* Draws again, and tells all who show where the view is. */
void fringe_tree_view_moved (FringeTreeView *self);
/* Emits "stepping". */
void fringe_tree_view_announce_step (FringeTreeView *self);

/* Emits "folding". */
void fringe_tree_view_tell_folding (FringeTreeView *self, gboolean begins);
/* What is drawn has changed, but nothing has moved. */
void fringe_tree_view_outdate (FringeTreeView *self);

/* fringe-tree-plan.c */

/* Looks where a search leads, and plans for that. Nothing may be laid out by the outlook that there was. */
void fringe_tree_view_look_ahead (FringeTreeView *self);

/* Plans anew, for other room or other wishes; places change where the plan does. */
void fringe_tree_view_replan (FringeTreeView *self);

/* Returns: whether a partner is seen, too. A hidden one has no room, but the size that it had when it was seen. */
gboolean fringe_tree_view_is_beside (FringeTreeView *self);

/* While a question stands, and its answer is read, the tree is placed as if nobody knew what comes. */
void fringe_tree_view_take_question (FringeTreeView *self);

/* Returns: whether the layout has room for all of the run */
gboolean fringe_tree_view_has_room_ahead (FringeTreeView *self);

/* Returns: (nullable): the record of the whole run, for whose end the layout is made where all of it has room */
const FringeSearch *fringe_tree_view_end (FringeTreeView *self);

/* Returns: the steps that are seen in the same layout as @step, where the whole run has room */
FringeStretch fringe_tree_view_stretch (FringeTreeView *self, guint step);

/* Return: the smallest scale at which cards show all they have, the one at which the view follows where not all of the
 * tree can be seen so, and the largest there is */
double fringe_tree_view_scale_min (FringeTreeView *self);
double fringe_tree_view_follow_scale (FringeTreeView *self);
double fringe_tree_view_scale_max (FringeTreeView *self);

/* Returns: the largest scale of a tree that is seen whole as it grows */
double fringe_tree_view_whole_scale_max (FringeTreeView *self);
/* Returns: how much of the bottom is kept free of a tree that is seen as a whole, in pixels */
double fringe_tree_view_kept_free (FringeTreeView *self);

/* fringe-tree-fit.c */

/* Places the view so that all of the tree is seen; where that cannot be read, so that the node of the step is. */
void fringe_tree_view_place_whole (FringeTreeView *self);

/* fringe-tree-motion.c */

void fringe_tree_view_add_scrollbars (FringeTreeView *self);
void fringe_tree_view_allocate_scrollbars (FringeTreeView *self, int width, int height);

/* Lets the scrollbars follow the view. */
void fringe_tree_view_adjust (FringeTreeView *self);

/* Returns: what is seen now, where the view is on its way to viewport */
FringeViewport fringe_tree_view_seen (FringeTreeView *self);

/* Ends every movement: the view is where it was going to. */
void fringe_tree_view_stop (FringeTreeView *self);

/* Goes smoothly from what was seen to the viewport that there is now; with @moving the nodes go from growth.before,
 * too.
 */
void fringe_tree_view_glide (FringeTreeView *self, const FringeViewport *from, gboolean moving);

/* Zooms and moves without delay, because a hand is on the view. */
void fringe_tree_view_zoom_at (FringeTreeView *self, double factor, double x, double y);
void fringe_tree_view_pan (FringeTreeView *self, double dx, double dy);

/* Goes on by itself, slower and slower, from so many pixels a second. */
void fringe_tree_view_let_go (FringeTreeView *self, double speed_x, double speed_y);

/* Goes to a rectangle of the tree if it is not in sight. */
void fringe_tree_view_reveal (FringeTreeView *self, const FringeRect *rect);

/* Keeps the place that was left in mind, if the selected node is far away. */
void fringe_tree_view_leave_for_selected (FringeTreeView *self);

/* Goes to the place that was asked for, as soon as it can. */
void fringe_tree_view_take_place (FringeTreeView *self);
/* Before the view changes its size or its cards: calls it to the same place again, if it is still there. */
void fringe_tree_view_call_again (FringeTreeView *self);

/* fringe-tree-growth.c */

void fringe_tree_view_on_search (FringeTreeView *self);

/* Lays the tree out by the plan, with the folds that there are. */
void fringe_tree_view_lay_out (FringeTreeView *self);

/* Returns: whether side branches that are done fold by themselves where there is no room for them */
gboolean fringe_tree_view_folds_done (FringeTreeView *self);
void fringe_tree_view_on_step (FringeTreeView *self);
void fringe_tree_view_on_selected (FringeTreeView *self);

/* Looks for the largest f of the search, which the colours need where they tell f. */
void fringe_tree_view_look_for_f_max (FringeTreeView *self);

/* A change of places begins with what stays where it is, looked for from @id upwards, and ends with a move. */
void fringe_tree_view_begin_change (FringeTreeView *self, guint id);
void fringe_tree_view_end_change (FringeTreeView *self);

/* Folds by the room that there is, if the person wants that. */
void fringe_tree_view_fit_room (FringeTreeView *self);

/* Returns: the shown node, or the folded one that hides it; FRINGE_NO_NODE while there is no layout */
guint fringe_tree_view_shown (FringeTreeView *self);

/* fringe-tree-input.c */

void fringe_tree_view_add_controllers (FringeTreeView *self);

/* fringe-tree-items.c */

/* Tells a screen reader of the nodes that are in sight, once the view is still. */
void fringe_tree_view_tell_items (FringeTreeView *self);
void fringe_tree_view_allocate_items (FringeTreeView *self);
void fringe_tree_view_forget_items (FringeTreeView *self);

/* fringe-tree-candidates.c */

/* Follows the questions of the session. */
void fringe_tree_view_follow_question (FringeTreeView *self);

/* Brings all answers to a question that stands into sight. */
void fringe_tree_view_show_candidates (FringeTreeView *self);

/* Draws the letters of the answers over the tree. */
void fringe_tree_view_snapshot_candidates (FringeTreeView *self, GtkSnapshot *snapshot);

/* Answers by a node. Returns: whether the node is an answer to a question that stands */
gboolean fringe_tree_view_choose (FringeTreeView *self, guint id);
