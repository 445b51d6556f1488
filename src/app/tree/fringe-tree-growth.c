/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-view-private.h"

#include "fringe-frame-time.h"
#include "fringe-sight.h"
#include "fringe-moment.h"
#include "fringe-speech.h"
#include "fringe-tree-text.h"
#include "fringe-widgets.h"

/* Moving more nodes than this smoothly would cost more time than it gives. */
#define ANIMATED_NODES_MAX 3000
/* A tree that could be larger by this factor is placed anew. */
#define GROW_FACTOR 1.4
/* The share of a frame for a long layout, in microseconds, and the nodes between two looks at the clock. */
#define WORK_BUDGET 5000
#define WORK_BUDGET_MIN 2000
#define WORK_SLICE 2000
/* In a larger tree it would take too long to find what is done. */
#define FOLDED_NODES_MAX 40000

/* A growing tree stays in sight as a whole while all that cards show can be read. After a run, and where going back has
 * left it much smaller than it could be, it is placed anew. */
static gboolean
keep_whole (FringeTreeView *self, gboolean far)
{
  FringeRect bounds = fringe_geometry_bounds (self->layout, &self->card);
  double covered = fringe_tree_view_kept_free (self);
  double scale = fringe_sight_whole_scale (&self->viewport, &bounds, covered, fringe_tree_view_whole_scale_max (self));

  if (!far && scale < self->viewport.scale * GROW_FACTOR && fringe_sight_keep_whole (&self->viewport, &bounds, covered))
    return TRUE;
  fringe_tree_view_place_whole (self);
  return TRUE;
}

/* A node and its children are followed together, because the step has just generated them. */
static FringeRect
family (FringeTreeView *self, guint id)
{
  FringeRect rect = fringe_geometry_node (self->layout, &self->card, id);
  guint children[FRINGE_N_MOVES];
  int n = fringe_layout_children (self->layout, id, children);
  FringeScene scene = fringe_tree_view_scene (self);

  for (int i = 0; i < n && fringe_scene_has (&scene, children[i]); i++)
    {
      FringeRect child = fringe_geometry_node (self->layout, &self->card, children[i]);

      rect = fringe_rect_union (&rect, &child);
    }
  return rect;
}

/* In a larger tree, and in one that the person moved, the node of the step stays in sight. */
static void
follow (FringeTreeView *self, gboolean far)
{
  FringeScene scene = fringe_tree_view_scene (self);
  guint current = fringe_scene_current (&scene);
  FringeRect rect;

  if ((self->whole && keep_whole (self, far)) || current == FRINGE_NO_NODE || !self->follow)
    return;
  rect = family (self, current);
  fringe_tree_view_reveal (self, &rect);
}

/* What stays in place is the nearest ancestor that is in sight, else the node in the middle. */
static FringePin
find_pin (FringeTreeView *self, const FringeViewport *seen, guint id)
{
  const FringeSearch *search = fringe_session_get_search (self->session);

  for (; id != FRINGE_NO_NODE; id = fringe_search_parent (search, id))
    {
      FringePin pin = fringe_pin_at (self->layout, &self->card, seen, id);

      if (fringe_pin_is_in_sight (&pin, &self->card, seen))
        return pin;
    }
  return fringe_pin_in_the_middle (self->layout, &self->card, seen);
}

/* No more nodes than this can be in sight. */
static double
room (FringeTreeView *self, const FringeViewport *seen)
{
  gboolean down = seen->direction == FRINGE_DIRECTION_DOWN;
  double scale_x = fringe_viewport_scale_x (seen), scale_y = fringe_viewport_scale_y (seen);
  double across = (down ? seen->width / scale_x : seen->height / scale_y) / self->card.pitch + 2;
  double along = (down ? seen->height / scale_y : seen->width / scale_x) / self->card.row_pitch + 2;

  return across * along;
}

static gboolean
is_crowd (FringeTreeView *self, const FringeViewport *seen)
{
  return fringe_layout_n_nodes (self->layout) > ANIMATED_NODES_MAX && room (self, seen) > 4 * ANIMATED_NODES_MAX;
}

/* Notes where the nodes in sight come from, unless they are too many to be moved. */
static void
collect_before (FringeTreeView *self, const FringeViewport *seen)
{
  FringeRect visible = fringe_viewport_visible (seen);
  FringeSpan span = fringe_geometry_span (&self->card, &visible);

  self->growth.before.n = 0;
  if (is_crowd (self, seen))
    return;
  fringe_layout_see (self->layout, &span, 0, 1, &self->growth.before);
  if (self->growth.before.n > ANIMATED_NODES_MAX)
    self->growth.before.n = 0;
  fringe_places_sort (&self->growth.before);
}

void
fringe_tree_view_begin_change (FringeTreeView *self, guint id)
{
  FringeViewport seen = fringe_tree_view_seen (self);

  g_clear_pointer (&self->growth.change, fringe_scene_change_free);
  if (!self->is_ready || fringe_layout_n_nodes (self->layout) == 0)
    return;
  fringe_tree_view_stop (self);
  self->motion.from = seen;
  self->growth.step_before = self->growth.step;
  self->growth.pin = find_pin (self, &seen, id);
  collect_before (self, &seen);
}

/* Only what the step changes is drawn anew. Where that cannot be told, everything is, and the old picture stays in its
 * place until then. */
static void
outdate_tiles (FringeTreeView *self, double dx, double dy)
{
  FringeSceneChange *change = g_steal_pointer (&self->growth.change);
  FringeScene scene = fringe_tree_view_scene (self);

  if (change == NULL || self->growth.folds_from != G_MAXUINT
      || !fringe_tiles_outdate_change (self->tiles, change, &scene))
    {
      fringe_tiles_shift (self->tiles, dx, dy);
      fringe_tiles_outdate (self->tiles);
    }
  fringe_scene_change_free (change);
  self->growth.half = scene.half;
}

/* A layout that is made for the end hides nodes that are not there yet. */
static guint
count_hidden (FringeTreeView *self, const FringeScene *scene)
{
  guint n_hidden = 0, n_nodes = fringe_search_n_nodes_at (scene->search, scene->step);

  if (fringe_layout_n_hidden (self->layout) == 0 || fringe_tree_view_end (self) == NULL)
    return fringe_layout_n_hidden (self->layout);
  for (guint id = 0; id < n_nodes; id++)
    n_hidden += !fringe_layout_has (self->layout, id);
  return n_hidden;
}

/* While the layout is made it cannot tell what is folded, but the record knows how many nodes there are. */
static void
update_label (FringeTreeView *self)
{
  FringeScene scene = fringe_tree_view_scene (self);
  guint n_hidden = self->is_ready ? count_hidden (self, &scene) : 0;
  g_autofree char *text = fringe_tree_text_label (&scene, fringe_session_get_moment (self->session)->n_nodes, n_hidden,
                                                  fringe_session_get_shown (self->session));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* Where a few nodes have become many, they are not moved but shown at their places at once. */
static void
go_there (FringeTreeView *self, const FringeViewport *from)
{
  if (self->growth.before.n > 0 && is_crowd (self, &self->viewport))
    {
      self->growth.before.n = 0;
      fringe_tree_view_stop (self);
      fringe_tree_view_moved (self);
    }
  else
    fringe_tree_view_glide (self, from, self->growth.before.n > 0);
}

void
fringe_tree_view_end_change (FringeTreeView *self)
{
  guint step = fringe_session_get_step (self->session);
  gboolean is_last = step == fringe_session_get_n_steps (self->session);
  FringeViewport was = self->viewport, from = self->motion.from;

  if (fringe_layout_n_nodes (self->layout) == 0)
    return;
  fringe_card_fit_folds (&self->card, self->layout);
  fringe_pin_keep (&self->growth.pin, self->layout, &self->card, &self->viewport);
  outdate_tiles (self, self->viewport.x - was.x, self->viewport.y - was.y);
  if (self->growth.before.n == 0)
    {
      from.x += self->viewport.x - was.x;
      from.y += self->viewport.y - was.y;
    }
  if (step != self->growth.step)
    follow (self, ABS ((gint64) step - self->growth.step) > 1 && is_last);
  else if (self->whole && self->growth.refit)
    fringe_tree_view_place_whole (self);
  self->growth.refit = FALSE;
  self->growth.step = step;
  self->growth.line = fringe_session_get_moment (self->session)->n_done;
  update_label (self);
  go_there (self, &from);
  fringe_tree_view_take_place (self);
}

static gboolean go_on (GtkWidget *widget, GdkFrameClock *clock, gpointer data);

static gboolean
has_room (FringeTreeView *self)
{
  FringeCard card = self->card;
  FringeRect bounds;

  fringe_card_fit_folds (&card, self->layout);
  bounds = fringe_geometry_bounds (self->layout, &card);
  return fringe_sight_whole_scale (&self->viewport, &bounds, fringe_tree_view_covered (self),
                                   fringe_tree_view_whole_scale_max (self))
         >= fringe_tree_view_follow_scale (self);
}

gboolean
fringe_tree_view_folds_done (FringeTreeView *self)
{
  return !self->growth.keeps_all && self->growth.fold_size == 0 && !self->growth.is_asked;
}

static gboolean
may_fold_done (FringeTreeView *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);

  return fringe_tree_view_folds_done (self) && self->motion.placed
         && fringe_search_n_nodes_at (search, fringe_session_get_step (self->session)) <= FOLDED_NODES_MAX
         && fringe_search_has_frontier (search);
}

/* Where cards would lose what they show, side branches that are done fold first: as it was planned, or else from the
 * first step on that has no room for all. */
static FringeLayoutProgress
fold_done (FringeTreeView *self)
{
  guint step = fringe_session_get_step (self->session);
  gboolean folds;

  self->growth.folded_step = step;
  if (fringe_tree_view_end (self) != NULL)
    return fringe_layout_fold_done (self->layout, fringe_tree_view_folds_done (self),
                                    fringe_tree_view_stretch (self, step).first,
                                    fringe_session_get_selected (self->session));
  folds = may_fold_done (self);
  if (folds && step < self->growth.folds_from)
    {
      fringe_layout_fold_done (self->layout, FALSE, step, FRINGE_NO_NODE);
      folds = !has_room (self);
      self->growth.folds_from = folds ? step : self->growth.folds_from;
    }
  return fringe_layout_fold_done (self->layout, folds, step, fringe_session_get_selected (self->session));
}

static void
take (FringeTreeView *self, FringeLayoutProgress progress)
{
  if (progress == FRINGE_LAYOUT_READY && self->growth.folded_step != fringe_session_get_step (self->session))
    progress = fold_done (self);
  self->is_ready = progress == FRINGE_LAYOUT_READY;
  if (progress == FRINGE_LAYOUT_UNDER_WAY)
    {
      if (self->growth.work == 0)
        self->growth.work = gtk_widget_add_tick_callback (GTK_WIDGET (self), go_on, NULL, NULL);
      update_label (self);
      return;
    }
  fringe_tick_clear (self, &self->growth.work);
  if (self->is_ready)
    fringe_tree_view_end_change (self);
}

static gboolean
go_on (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FringeTreeView *self = FRINGE_TREE_VIEW (widget);
  gint64 end = fringe_frame_share (widget, WORK_BUDGET, WORK_BUDGET_MIN);
  FringeLayoutProgress progress;

  do
    progress = fringe_layout_advance (self->layout, WORK_SLICE);
  while (progress == FRINGE_LAYOUT_UNDER_WAY && g_get_monotonic_time () < end);
  take (self, progress);
  return self->growth.work != 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* The last step for which nodes have their places: that of the stretch where the run has room, so that no step in it
 * moves anything; else the step itself. */
static guint
last_placed (FringeTreeView *self, guint step)
{
  return fringe_tree_view_end (self) != NULL ? fringe_tree_view_stretch (self, step).last : step;
}

static const FringeSearch *
placed_search (FringeTreeView *self)
{
  const FringeSearch *end = fringe_tree_view_end (self);

  return end != NULL ? end : fringe_session_get_search (self->session);
}

static FringeLayoutProgress
aim (FringeTreeView *self)
{
  return fringe_layout_aim (self->layout, placed_search (self), 0,
                            last_placed (self, fringe_session_get_step (self->session)));
}

void
fringe_tree_view_lay_out (FringeTreeView *self)
{
  g_autoptr (GArray) folded = fringe_tree_view_list_folds (self, TRUE);
  g_autoptr (GArray) unfolded = fringe_tree_view_list_folds (self, FALSE);
  gboolean is_called;

  fringe_layout_clear (self->layout);
  self->growth.folds_from = self->growth.folded_step = G_MAXUINT;
  take (self, aim (self));
  fringe_tree_view_call_again (self);
  /* Folding and unfolding are two changes: after the first the view is at its place, and the second moves it. */
  is_called = self->motion.is_called;
  fringe_tree_view_set_folds (self, folded, unfolded);
  self->motion.is_called |= is_called;
  fringe_tree_view_take_place (self);
}

static gboolean
is_laid_out (FringeTreeView *self, guint step)
{
  return self->is_ready && fringe_layout_search (self->layout) == placed_search (self)
         && fringe_layout_step (self->layout) == last_placed (self, step);
}

void
fringe_tree_view_look_for_f_max (FringeTreeView *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);

  if (self->coloring != FRINGE_COLORING_F)
    return;
  self->growth.f_max = fringe_coloring_f_max (search, self->growth.n_known, self->growth.f_max);
  self->growth.n_known = fringe_search_n_nodes (search);
}

/* The scene of the change is that of the step that was shown, where the layout still is. */
static void
begin_step (FringeTreeView *self, guint step)
{
  FringeScene scene = fringe_tree_view_scene (self);

  scene.step = self->growth.step;
  scene.half = self->growth.half;
  if (self->is_ready)
    self->growth.change = fringe_scene_change_new (&scene, step);
}

/* Within a step every node stays in its place, so only what is drawn changes. */
static void
show_line (FringeTreeView *self)
{
  int line = fringe_session_get_moment (self->session)->n_done;

  if (line == self->growth.line)
    return;
  self->growth.line = line;
  self->growth.half = fringe_tree_half (fringe_session_get_moment (self->session));
  update_label (self);
  fringe_tree_view_outdate (self);
}

/* A search that has gone further than the outlook saw, as after Search Anyway, has another end. */
static void
look_again (FringeTreeView *self)
{
  if (!fringe_tree_view_has_room_ahead (self) || fringe_tree_view_end (self) != NULL)
    return;
  fringe_layout_clear (self->layout);
  self->is_ready = FALSE;
  fringe_tree_view_look_ahead (self);
}

void
fringe_tree_view_on_step (FringeTreeView *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  guint step = fringe_session_get_step (self->session);

  fringe_tree_view_announce_step (self);
  look_again (self);
  if (step == self->growth.step && is_laid_out (self, step))
    {
      show_line (self);
      return;
    }
  self->is_still &= step == self->growth.step;
  fringe_tree_view_begin_change (self, step == 0 ? 0 : fringe_search_removed (search, step));
  begin_step (self, step);
  fringe_tree_view_look_for_f_max (self);
  if (is_laid_out (self, step))
    fringe_tree_view_end_change (self);
  else
    take (self, aim (self));
}

/* Other rules leave the view as the person placed it, as long as there is something to see. */
static void
reveal_root (FringeTreeView *self)
{
  FringeRect rect = fringe_geometry_node (self->layout, &self->card, 0);

  fringe_tree_view_reveal (self, &rect);
  fringe_tree_view_moved (self);
}

static void
take_first (FringeTreeView *self)
{
  self->is_ready = fringe_layout_update (self->layout, placed_search (self), 0, last_placed (self, 0));
}

void
fringe_tree_view_on_search (FringeTreeView *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  const FringeBoard *start = fringe_search_start (search), *goal = fringe_search_goal (search);
  gboolean same = fringe_board_equal (&self->growth.start, start) && fringe_board_equal (&self->growth.goal, goal);

  fringe_tree_view_stop (self);
  g_clear_pointer (&self->growth.change, fringe_scene_change_free);
  fringe_tick_clear (self, &self->growth.work);
  self->growth.step = 0;
  self->growth.half = (FringeHalfStep) { 0 };
  self->growth.start = *start;
  self->growth.goal = *goal;
  self->growth.n_known = 0;
  self->growth.folds_from = G_MAXUINT;
  self->growth.folded_step = G_MAXUINT;
  self->growth.f_max = 0;
  fringe_tree_view_look_for_f_max (self);
  self->is_still = FALSE;
  fringe_layout_clear (self->layout);
  fringe_layout_set_packed_max (self->layout, fringe_search_has_frontier (search) ? FRINGE_LAYOUT_PACKED_MAX : 0);
  self->is_ready = FALSE;
  fringe_tree_view_look_ahead (self);
  fringe_tree_view_fit_room (self);
  take_first (self);
  fringe_tiles_clear (self->tiles);
  fringe_places_visited_clear (self->motion.visited);
  update_label (self);
  if (!self->is_ready)
    return;
  if (same && !self->whole)
    reveal_root (self);
  else
    {
      self->whole = TRUE;
      fringe_tree_view_place_whole (self);
      fringe_tree_view_moved (self);
    }
  /* A listener that was told of the search earlier may already have made steps in it. */
  fringe_tree_view_on_step (self);
  /* What was chosen to be folded was chosen for another puzzle. */
  if (!same && self->growth.fold_size != 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.tree-fold-size", "u", 0);
  if (!same && self->growth.keeps_all)
    {
      self->growth.keeps_all = FALSE;
      fringe_tree_view_replan (self);
    }
}

/* A node that is folded away is unfolded, so that it can be seen. */
static void
unfold_for (FringeTreeView *self, guint id)
{
  if (fringe_layout_has (self->layout, id) || fringe_layout_shown_for (self->layout, id) == FRINGE_NO_NODE)
    return;
  fringe_tree_view_begin_change (self, id);
  take (self, fold_done (self));
  if (self->is_ready && !fringe_layout_has (self->layout, id))
    take (self, fringe_layout_reveal (self->layout, id));
}

/* Who moves about in the tree hears where that led. A step that takes the selection along is told by itself. */
static void
speak_selected (FringeTreeView *self, guint id)
{
  FringeScene scene = fringe_tree_view_scene (self);
  g_autofree char *text = NULL;

  if (!gtk_widget_is_focus (GTK_WIDGET (self)) || fringe_session_get_step (self->session) != self->growth.step)
    return;
  text = fringe_tree_text_selected (&scene, id);
  fringe_speak (GTK_WIDGET (self), text);
}

void
fringe_tree_view_on_selected (FringeTreeView *self)
{
  guint id = fringe_session_get_selected (self->session);
  FringeViewport from;
  FringeRect rect;

  update_label (self);
  fringe_tree_view_tell_items (self);
  fringe_tiles_outdate_light (self->tiles);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (id == FRINGE_NO_NODE || !self->is_ready)
    return;
  speak_selected (self, id);
  unfold_for (self, id);
  if (!self->is_ready || !fringe_layout_has (self->layout, id))
    return;
  from = fringe_tree_view_seen (self);
  rect = fringe_geometry_node (self->layout, &self->card, id);
  fringe_tree_view_reveal (self, &rect);
  if (from.x != self->viewport.x || from.y != self->viewport.y)
    fringe_tree_view_glide (self, &from, self->motion.moving);
}

/* About the share of a tree's width that its longest row takes. */
#define FILLED_SHARE 0.7
/* Both margins of a tree that is seen as a whole, in pixels. */
#define MARGINS 48

guint
fringe_tree_view_shown (FringeTreeView *self)
{
  guint id = fringe_session_get_shown (self->session);

  return self->is_ready ? fringe_layout_shown_for (self->layout, id) : FRINGE_NO_NODE;
}

/* Changes the folds at the shown node, where there is one. */
static void
change (FringeTreeView *self, FringeLayoutProgress (*fold) (FringeLayout *layout, uint32_t id))
{
  guint id = fringe_tree_view_shown (self);

  if (id == FRINGE_NO_NODE)
    return;
  fringe_tree_view_tell_folding (self, TRUE);
  fringe_tree_view_begin_change (self, id);
  take (self, fold (self->layout, id));
  fringe_tree_view_tell_folding (self, FALSE);
}

static FringeLayoutProgress
toggle (FringeLayout *layout, uint32_t id)
{
  if (fringe_layout_n_below (layout, id) <= 1)
    return FRINGE_LAYOUT_READY;
  return fringe_layout_is_folded (layout, id) ? fringe_layout_unfold (layout, id) : fringe_layout_fold (layout, id);
}

/* What is only ahead is not folded. */
void
fringe_tree_view_toggle_fold (FringeTreeView *self)
{
  guint id = fringe_tree_view_shown (self), children[FRINGE_N_MOVES];

  if (id != FRINGE_NO_NODE
      && fringe_search_children_at (fringe_session_get_search (self->session), id,
                                    fringe_session_get_step (self->session), children)
             > 0)
    change (self, toggle);
}

void
fringe_tree_view_unfold_below (FringeTreeView *self)
{
  change (self, fringe_layout_unfold_below);
}

void
fringe_tree_view_fold_beside (FringeTreeView *self)
{
  change (self, fringe_layout_fold_beside);
}

/* Unfolds as many nodes as have room with legible boards. */
static FringeLayoutProgress
set_room (FringeTreeView *self)
{
  const FringeBoard *start = fringe_search_start (fringe_session_get_search (self->session));
  const FringeCard *card = &self->card;
  double scale = fringe_detail_scale (card, fringe_board_n_cells (start), FRINGE_DETAIL_BOARD);
  double width = (self->viewport.width - MARGINS) / scale;
  double height = (self->viewport.height - fringe_tree_view_covered (self) - MARGINS) / scale;
  gboolean is_down = card->direction == FRINGE_DIRECTION_DOWN;
  double along = is_down ? height : width, across = is_down ? width : height;

  return fringe_layout_set_room (self->layout, (guint) MAX (along / card->row_pitch, 1),
                                 (guint) MAX (FILLED_SHARE * across / card->pitch, 1));
}

/* Whoever chooses what is folded folds nothing else. */
static FringeLayoutProgress
set_size (FringeTreeView *self)
{
  fringe_layout_fold_done (self->layout, FALSE, 0, FRINGE_NO_NODE);
  if (self->growth.fold_size == FRINGE_FOLD_SIZE_BY_ROOM)
    return set_room (self);
  return fringe_layout_set_fold_size (self->layout, self->growth.fold_size);
}

/* Before there is a search, and while the layout is being made, there is nothing to be animated: it is made with the
 * folds. Who sees all of the tree goes on to do so. */
static void
change_all (FringeTreeView *self, FringeLayoutProgress (*fold) (FringeTreeView *self))
{
  if (self->session == NULL)
    return;
  if (fringe_tree_view_is_ready (self))
    fringe_tree_view_begin_change (self, fringe_tree_view_shown (self));
  self->growth.refit = TRUE;
  take (self, fold (self));
}

void
fringe_tree_view_fit_room (FringeTreeView *self)
{
  if (self->growth.fold_size == FRINGE_FOLD_SIZE_BY_ROOM)
    change_all (self, set_room);
}

/* Nodes are legible when they can be told apart by more than where they stand. */
static gboolean
is_legible (FringeTreeView *self)
{
  const FringeBoard *start;

  if (self->session == NULL)
    return FALSE;
  start = fringe_search_start (fringe_session_get_search (self->session));
  return fringe_detail_for (&self->card, fringe_board_n_cells (start), self->viewport.scale) >= FRINGE_DETAIL_LABEL;
}

/* In a tree that is seen from afar hardly anything would stay where it was, so what remains is shown as a whole. */
void
fringe_tree_view_set_fold_size (FringeTreeView *self, guint n_nodes)
{
  if (self->growth.fold_size == n_nodes)
    return;
  self->growth.fold_size = n_nodes;
  self->growth.keeps_all = n_nodes == 0;
  fringe_tree_view_replan (self);
  if (n_nodes != 0 && !is_legible (self))
    self->whole = TRUE;
  change_all (self, set_size);
}

static FringeLayoutProgress
unfold_all (FringeTreeView *self)
{
  return fringe_layout_unfold_all (self->layout);
}

void
fringe_tree_view_unfold_all (FringeTreeView *self)
{
  fringe_tree_view_tell_folding (self, TRUE);
  self->growth.fold_size = 0;
  self->growth.keeps_all = TRUE;
  fringe_tree_view_replan (self);
  change_all (self, unfold_all);
  fringe_tree_view_tell_folding (self, FALSE);
}

GArray *
fringe_tree_view_list_folds (FringeTreeView *self, gboolean folded)
{
  gsize n = fringe_layout_folds (self->layout, folded, NULL, 0);
  GArray *ids = g_array_sized_new (FALSE, FALSE, sizeof (guint32), (guint) n);

  g_array_set_size (ids, (guint) n);
  fringe_layout_folds (self->layout, folded, (void *) ids->data, n);
  return ids;
}

void
fringe_tree_view_set_folds (FringeTreeView *self, const GArray *folded, const GArray *unfolded)
{
  take (self, fringe_layout_add_folds (self->layout, TRUE, (void *) folded->data, folded->len));
  take (self, fringe_layout_add_folds (self->layout, FALSE, (void *) unfolded->data, unfolded->len));
  fringe_tiles_outdate (self->tiles);
}
