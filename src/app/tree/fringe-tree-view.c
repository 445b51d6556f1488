/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-view-private.h"

#include "fringe-breakpoint-item.h"
#include "fringe-frame-time.h"
#include "fringe-moment.h"
#include "fringe-speech.h"

#include <glib/gi18n.h>

#include <stdlib.h>

/* The share of a frame for drawing what is new, in microseconds. */
#define DRAW_BUDGET 4500
#define DRAW_BUDGET_MIN 1500

G_DEFINE_FINAL_TYPE (FringeTreeView, fringe_tree_view, GTK_TYPE_WIDGET)

enum
{
  PROP_SESSION = 1,
  PROP_SCALE,
  PROP_COVER,
  PROP_CORNER,
  PROP_MENU_MODEL,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static guint moved_signal;
static guint stepping_signal;
static guint folding_signal;

gboolean
fringe_tree_view_is_ready (FringeTreeView *self)
{
  return self->is_ready && fringe_layout_n_nodes (self->layout) > 0;
}

guint
fringe_tree_view_stamp (FringeTreeView *self)
{
  return fringe_tiles_stamp (self->tiles);
}

gboolean
fringe_tree_view_is_moving (FringeTreeView *self)
{
  return self->motion.animation != 0 || self->motion.fling != 0;
}

FringeSession *
fringe_tree_view_get_session (FringeTreeView *self)
{
  return self->session;
}

FringeScene
fringe_tree_view_scene (FringeTreeView *self)
{
  return (FringeScene) {
    .search = fringe_session_get_search (self->session),
    .step = fringe_session_get_step (self->session),
    .half = fringe_tree_half (fringe_session_get_moment (self->session)),
    .layout = self->layout,
    .end = fringe_tree_view_end (self),
    .before = self->motion.moving ? &self->growth.before : NULL,
    .step_before = self->growth.step_before,
    .blend = self->motion.blend,
    .card = self->card,
    .viewport = fringe_tree_view_seen (self),
    .selected = fringe_session_get_selected (self->session),
    .hovered = fringe_session_get_hovered (self->session),
    .stops = (const guint32 *) (void *) self->stops->data,
    .n_stops = self->stops->len,
    .spots = (const guint32 *) (void *) self->spots->data,
    .n_spots = self->spots->len,
    .coloring = self->coloring,
    .owners = self->owners,
    .has_letters = self->has_letters,
    .f_max = self->growth.f_max,
  };
}

double
fringe_tree_view_covered (FringeTreeView *self)
{
  int width, height = 0;

  if (self->cover == NULL)
    return 0;
  gtk_widget_measure (self->cover, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  width = MAX (width, (int) self->viewport.width);
  gtk_widget_measure (self->cover, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  /* A low view is better used whole, even though the cover hides some of it, than hardly at all. */
  return height < FRINGE_COVERED_MAX * self->viewport.height ? height : 0;
}

void
fringe_tree_view_moved (FringeTreeView *self)
{
  fringe_tree_view_adjust (self);
  fringe_tree_view_tell_items (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SCALE]);
  g_signal_emit (self, moved_signal, 0);
}

void
fringe_tree_view_announce_step (FringeTreeView *self)
{
  g_signal_emit (self, stepping_signal, 0);
}

void
fringe_tree_view_tell_folding (FringeTreeView *self, gboolean begins)
{
  g_signal_emit (self, folding_signal, 0, begins);
}

void
fringe_tree_view_outdate (FringeTreeView *self)
{
  fringe_tiles_outdate (self->tiles);
  fringe_tree_view_tell_items (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, moved_signal, 0);
}

static gboolean
draw_again (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FRINGE_TREE_VIEW (widget)->redraw = 0;
  gtk_widget_queue_draw (widget);
  return G_SOURCE_REMOVE;
}

static void
snapshot_tree (FringeTreeView *self, GtkSnapshot *snapshot)
{
  FringeTilesFrame frame = {
    .scene = fringe_tree_view_scene (self),
    .theme = fringe_theme_get (self->theme),
    .near_x = self->pointer.is_inside ? self->pointer.x : self->viewport.width / 2,
    .near_y = self->pointer.is_inside ? self->pointer.y : self->viewport.height / 2,
    .surface = fringe_surface_scale_of (GTK_WIDGET (self)),
    .deadline = fringe_frame_share (GTK_WIDGET (self), DRAW_BUDGET, DRAW_BUDGET_MIN),
    .is_passing = self->motion.animation != 0 && self->motion.from.scale != self->viewport.scale,
  };

  if (!fringe_tree_view_is_ready (self))
    fringe_tiles_snapshot_kept (self->tiles, snapshot, &frame);
  else if (self->motion.moving)
    fringe_tiles_snapshot_moving (self->tiles, snapshot, &frame);
  else if (!fringe_tiles_snapshot (self->tiles, snapshot, &frame))
    {
      /* GTK forgets a draw that is queued while it draws, so the next frame queues it. */
      if (self->redraw == 0)
        self->redraw = gtk_widget_add_tick_callback (GTK_WIDGET (self), draw_again, NULL, NULL);
    }
}

static void
fringe_tree_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FringeTreeView *self = FRINGE_TREE_VIEW (widget);
  const FringeColor *ground = &fringe_theme_get (self->theme)->background;
  GdkRGBA background = { (float) ground->r, (float) ground->g, (float) ground->b, 1 };

  gtk_snapshot_append_color (snapshot, &background,
                             &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                  (float) gtk_widget_get_height (widget)));
  snapshot_tree (self, snapshot);
  fringe_tree_view_snapshot_candidates (self, snapshot);
  for (int i = 0; i < 2; i++)
    gtk_widget_snapshot_child (widget, self->motion.scrollbars[i], snapshot);
}

/* The other view may have been given its size already. */
static gboolean
replan_later (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  fringe_tree_view_replan (FRINGE_TREE_VIEW (widget));
  return G_SOURCE_REMOVE;
}

static void
resize (FringeTreeView *self, int width, int height)
{
  fringe_tree_view_stop (self);
  fringe_tree_view_call_again (self);
  fringe_viewport_resize (&self->viewport, width, height);
  fringe_tree_view_fit_room (self);
  fringe_tree_view_replan (self);
  if (self->partner != NULL)
    gtk_widget_add_tick_callback (GTK_WIDGET (self->partner), replan_later, NULL, NULL);
  fringe_tree_view_stop (self);
  if ((self->whole || !self->motion.placed) && fringe_tree_view_is_ready (self))
    fringe_tree_view_place_whole (self);
  fringe_tree_view_show_candidates (self);
  self->motion.placed = TRUE;
  fringe_tree_view_moved (self);
  fringe_tree_view_take_place (self);
}

/* Who has larger letters wants a larger tree. */
static void
on_text_scale (FringeTreeView *self)
{
  if (self->viewport.width > 0)
    resize (self, (int) self->viewport.width, (int) self->viewport.height);
}

static void
fringe_tree_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FringeTreeView *self = FRINGE_TREE_VIEW (widget);

  if (self->viewport.width != width || self->viewport.height != height)
    resize (self, width, height);
  fringe_tree_view_allocate_scrollbars (self, width, height);
  fringe_tree_view_allocate_items (self);
  if (self->menu != NULL)
    gtk_popover_present (GTK_POPOVER (self->menu));
}

static void
on_hovered (FringeTreeView *self)
{
  fringe_tiles_outdate_light (self->tiles);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
find_stops (FringeTreeView *self)
{
  GListModel *breakpoints = fringe_session_get_breakpoints (self->session);

  g_array_set_size (self->stops, 0);
  for (guint i = 0; i < g_list_model_get_n_items (breakpoints); i++)
    {
      g_autoptr (FringeBreakpointItem) item = g_list_model_get_item (breakpoints, i);
      const FringeBreakpoint *breakpoint = fringe_breakpoint_item_get (item);

      if (breakpoint->kind == FRINGE_BREAKPOINT_NODE && fringe_breakpoint_item_is_enabled (item))
        g_array_append_val (self->stops, breakpoint->id);
    }
  fringe_tiles_outdate_light (self->tiles);
  fringe_tree_view_moved (self);
}

static void
on_spots (FringeTreeView *self)
{
  fringe_tiles_outdate_light (self->tiles);
  fringe_tree_view_moved (self);
}

void
fringe_tree_view_set_spots (FringeTreeView *self, const GArray *spots)
{
  g_array_set_size (self->spots, 0);
  if (spots != NULL && spots->len > 0)
    g_array_append_vals (self->spots, spots->data, spots->len);
  on_spots (self);
}

void
fringe_tree_view_toggle_spot (FringeTreeView *self)
{
  guint32 id = fringe_tree_view_shown (self);

  for (guint i = 0; i < self->spots->len; i++)
    if (g_array_index (self->spots, guint32, i) == id)
      {
        g_array_remove_index (self->spots, i);
        on_spots (self);
        return;
      }
  if (id == FRINGE_NO_NODE)
    return;
  g_array_append_val (self->spots, id);
  on_spots (self);
}

const GArray *
fringe_tree_view_get_spots (FringeTreeView *self)
{
  return self->spots;
}

static void
on_breakpoints (FringeTreeView *self, guint position, guint removed, guint added, GListModel *breakpoints)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (FringeBreakpointItem) item = g_list_model_get_item (breakpoints, i);

      g_signal_connect_object (item, "notify::enabled", G_CALLBACK (find_stops), self, G_CONNECT_SWAPPED);
    }
  find_stops (self);
}

static void
follow_breakpoints (FringeTreeView *self)
{
  GListModel *breakpoints = fringe_session_get_breakpoints (self->session);

  g_signal_connect_object (breakpoints, "items-changed", G_CALLBACK (on_breakpoints), self, G_CONNECT_SWAPPED);
  on_breakpoints (self, 0, 0, g_list_model_get_n_items (breakpoints), breakpoints);
}

void
fringe_tree_view_set_session (FringeTreeView *self, FringeSession *session)
{
  if (!g_set_object (&self->session, session))
    return;
  g_signal_connect_object (session, "notify::search", G_CALLBACK (fringe_tree_view_on_search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::moment", G_CALLBACK (fringe_tree_view_on_step), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::selected", G_CALLBACK (fringe_tree_view_leave_for_selected), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::selected", G_CALLBACK (fringe_tree_view_on_selected), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::hovered", G_CALLBACK (on_hovered), self, G_CONNECT_SWAPPED);
  fringe_tree_view_on_search (self);
  fringe_tree_view_on_step (self);
  follow_breakpoints (self);
  fringe_tree_view_follow_question (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SESSION]);
}

void
fringe_tree_view_set_theme (FringeTreeView *self, FringeThemeKind theme)
{
  if (self->theme == theme)
    return;
  self->theme = theme;
  fringe_tree_view_fit_room (self);
  if (self->whole && fringe_tree_view_is_ready (self))
    fringe_tree_view_place_whole (self);
  fringe_tree_view_outdate (self);
}

FringeThemeKind
fringe_tree_view_get_theme (FringeTreeView *self)
{
  return self->theme;
}

void
fringe_tree_view_set_coloring (FringeTreeView *self, FringeColoring coloring)
{
  if (self->coloring == coloring)
    return;
  self->coloring = coloring;
  fringe_tree_view_look_for_f_max (self);
  fringe_tree_view_outdate (self);
}

void
fringe_tree_view_set_owners (FringeTreeView *self, const FringeOwners *owners)
{
  self->owners = owners != NULL ? *owners : (FringeOwners) { NULL, NULL };
  fringe_tree_view_outdate (self);
}

void
fringe_tree_view_set_letters (FringeTreeView *self, gboolean letters)
{
  if (self->has_letters == letters)
    return;
  self->has_letters = letters;
  fringe_tree_view_outdate (self);
}

void
fringe_tree_view_set_follow (FringeTreeView *self, gboolean follow)
{
  self->follow = follow;
}

static void
fringe_tree_view_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeTreeView *self = FRINGE_TREE_VIEW (object);

  switch (prop)
    {
    case PROP_SESSION:
      g_value_set_object (value, self->session);
      break;
    case PROP_SCALE:
      g_value_set_double (value, self->viewport.scale);
      break;
    case PROP_COVER:
      g_value_set_object (value, self->cover);
      break;
    case PROP_CORNER:
      g_value_set_object (value, self->corner);
      break;
    case PROP_MENU_MODEL:
      g_value_set_object (value, self->menu_model);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

static void
fringe_tree_view_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  FringeTreeView *self = FRINGE_TREE_VIEW (object);

  switch (prop)
    {
    case PROP_SESSION:
      fringe_tree_view_set_session (self, g_value_get_object (value));
      break;
    case PROP_COVER:
      g_set_weak_pointer (&self->cover, g_value_get_object (value));
      break;
    case PROP_CORNER:
      g_set_weak_pointer (&self->corner, g_value_get_object (value));
      break;
    case PROP_MENU_MODEL:
      g_set_object (&self->menu_model, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

static void
fringe_tree_view_dispose (GObject *object)
{
  FringeTreeView *self = FRINGE_TREE_VIEW (object);

  fringe_tree_view_stop (self);
  if (self->partner != NULL)
    fringe_tree_view_set_partner (self->partner, NULL);
  g_clear_weak_pointer (&self->partner);
  g_clear_weak_pointer (&self->cover);
  g_clear_weak_pointer (&self->corner);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_clear_object (&self->menu_model);
  fringe_tree_view_forget_items (self);
  for (int i = 0; i < 2; i++)
    g_clear_pointer (&self->motion.scrollbars[i], gtk_widget_unparent);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (fringe_tree_view_parent_class)->dispose (object);
}

static void
fringe_tree_view_finalize (GObject *object)
{
  FringeTreeView *self = FRINGE_TREE_VIEW (object);

  fringe_layout_free (self->layout);
  fringe_outlook_unref (self->outlook);
  fringe_scene_change_free (self->growth.change);
  fringe_tiles_free (self->tiles);
  fringe_places_visited_free (self->motion.visited);
  free (self->growth.before.places);
  g_ptr_array_unref (self->items.all);
  g_array_unref (self->stops);
  g_array_unref (self->spots);
  G_OBJECT_CLASS (fringe_tree_view_parent_class)->finalize (object);
}

static void
install_object (guint prop, const char *name, GType type, GParamFlags flags)
{
  props[prop] = g_param_spec_object (name, NULL, NULL, type, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | flags);
}

static void
fringe_tree_view_class_init (FringeTreeViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = fringe_tree_view_get_property;
  object_class->set_property = fringe_tree_view_set_property;
  object_class->dispose = fringe_tree_view_dispose;
  object_class->finalize = fringe_tree_view_finalize;
  widget_class->snapshot = fringe_tree_view_snapshot;
  widget_class->size_allocate = fringe_tree_view_size_allocate;

  install_object (PROP_SESSION, "session", FRINGE_TYPE_SESSION, G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_SCALE]
      = g_param_spec_double ("scale", NULL, NULL, 0, FRINGE_SCALE_MAX, 1, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /* What lies over the bottom of the view, so that nothing is placed below it; and what lies in a corner above that. */
  install_object (PROP_COVER, "cover", GTK_TYPE_WIDGET, 0);
  install_object (PROP_CORNER, "corner", GTK_TYPE_WIDGET, 0);
  /* The model of the menu of a node. */
  install_object (PROP_MENU_MODEL, "menu-model", G_TYPE_MENU_MODEL, 0);
  g_object_class_install_properties (object_class, N_PROPS, props);
  moved_signal = g_signal_new ("moved", FRINGE_TYPE_TREE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  stepping_signal
      = g_signal_new ("stepping", FRINGE_TYPE_TREE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  folding_signal = g_signal_new ("folding", FRINGE_TYPE_TREE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 1, G_TYPE_BOOLEAN);

  gtk_widget_class_set_css_name (widget_class, "searchtree");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TREE);
}

static void
fringe_tree_view_init (FringeTreeView *self)
{
  self->layout = fringe_layout_new ();
  self->stops = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->spots = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->items.all = g_ptr_array_new ();
  self->tiles = fringe_tiles_new ();
  self->motion.visited = fringe_places_visited_new ();
  self->wanted = FRINGE_GROWTH_FITTING;
  self->card = fringe_card_measure (3, 3, FRINGE_DIRECTION_DOWN, FALSE);
  self->viewport = (FringeViewport) { .scale = 1, .width = 1, .height = 1 };
  self->motion.blend = 1;
  self->whole = self->follow = TRUE;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  fringe_description_set (self, _ ("Alt and an arrow key select the parent, a child or a sibling."));
  fringe_surface_scale_follow (GTK_WIDGET (self));
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-xft-dpi", G_CALLBACK (on_text_scale), self,
                           G_CONNECT_SWAPPED);
  fringe_tree_view_add_scrollbars (self);
  fringe_tree_view_add_controllers (self);
}
