/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-view.h"

#include "fringe-cairo-pen.h"
#include "fringe-sight.h"
#include "fringe-titles.h"

#include <glib/gi18n.h>
#include <math.h>

#define ANIMATION_TIME (0.22 * G_USEC_PER_SEC)
/* Moving more nodes than this smoothly would cost more time than it gives. */
#define ANIMATED_NODES_MAX 3000
#define WHEEL_FACTOR 1.2
/* A tree that could be this much larger is placed anew. */
#define GROW_FACTOR 1.4
#define PICK_SLACK 4.0

struct _FringeTreeView
{
  GtkWidget parent_instance;

  FringeSession *session;
  FringeLayout *layout;
  FringeLayout *before;
  FringeCard card;
  FringeViewport viewport;
  FringeViewport viewport_before;
  FringeThemeKind theme;
  GtkWidget *cover;
  guint step;              /* that the layout was made for */
  FringeBoard start, goal; /* of the search that the view was placed for */
  gboolean following;
  gboolean placed;
  double blend;
  gint64 animation_start;
  guint animation;
  double pointer_x, pointer_y;
  double zoom_start_scale;
  double drag_x, drag_y;
};

G_DEFINE_FINAL_TYPE (FringeTreeView, fringe_tree_view, GTK_TYPE_WIDGET)

enum
{
  PROP_SESSION = 1,
  PROP_SCALE,
  PROP_COVER,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* Where the view is on its way to viewport. Interpolated linearly, like the nodes, so that a node
 * that has the same place on the screen before and after stays there on the way. */
static FringeViewport
seen_viewport (FringeTreeView *self)
{
  FringeViewport seen = self->viewport;
  const FringeViewport *from = &self->viewport_before;

  if (self->blend >= 1)
    return seen;
  seen.scale = from->scale + (seen.scale - from->scale) * self->blend;
  seen.rows_scale = from->rows_scale + (seen.rows_scale - from->rows_scale) * self->blend;
  seen.x = from->x + (seen.x - from->x) * self->blend;
  seen.y = from->y + (seen.y - from->y) * self->blend;
  return seen;
}

FringeScene
fringe_tree_view_scene (FringeTreeView *self)
{
  return (FringeScene) {
    .search = fringe_session_get_search (self->session),
    .step = fringe_session_get_step (self->session),
    .layout = self->layout,
    .before = self->blend < 1 ? self->before : NULL,
    .blend = self->blend,
    .card = self->card,
    .viewport = seen_viewport (self),
    .selected = fringe_session_get_selected (self->session),
    .hovered = fringe_session_get_hovered (self->session),
  };
}

static void
stop_animation (FringeTreeView *self)
{
  self->blend = 1;
  if (self->animation != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->animation);
  self->animation = 0;
}

/* Fast at first, slow at the end (cubic ease-out). */
static gboolean
animate (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FringeTreeView *self = FRINGE_TREE_VIEW (widget);
  double t = (double) (gdk_frame_clock_get_frame_time (clock) - self->animation_start) / ANIMATION_TIME;

  (void) data;
  gtk_widget_queue_draw (widget);
  if (t >= 1)
    {
      self->blend = 1;
      self->animation = 0;
      return G_SOURCE_REMOVE;
    }
  self->blend = 1 - pow (1 - fmax (t, 0), 3);
  return G_SOURCE_CONTINUE;
}

static gboolean
animations_enabled (FringeTreeView *self)
{
  gboolean enabled;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &enabled, NULL);
  return enabled && gtk_widget_get_mapped (GTK_WIDGET (self))
         && fringe_layout_n_nodes (self->layout) <= ANIMATED_NODES_MAX;
}

/* From what was seen to self->viewport. */
static void
begin_animation (FringeTreeView *self, const FringeViewport *from)
{
  stop_animation (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SCALE]);
  if (!animations_enabled (self))
    return;
  self->viewport_before = *from;
  self->blend = 0;
  self->animation_start = gdk_frame_clock_get_frame_time (gtk_widget_get_frame_clock (GTK_WIDGET (self)));
  self->animation = gtk_widget_add_tick_callback (GTK_WIDGET (self), animate, NULL, NULL);
}

/* A move of the view alone: nodes stay in their places in the tree. */
static void
glide (FringeTreeView *self, const FringeViewport *from)
{
  FringeLayout *before = self->before;

  self->before = NULL;
  begin_animation (self, from);
  fringe_layout_free (before);
}

/* How much of the bottom the legend and the zoom buttons lie over. */
static double
covered (FringeTreeView *self)
{
  int width, height = 0;

  if (self->cover == NULL)
    return 0;
  gtk_widget_measure (self->cover, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  width = MAX (width, (int) self->viewport.width);
  gtk_widget_measure (self->cover, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

static void
place_tree (FringeTreeView *self)
{
  FringeRect bounds = fringe_geometry_bounds (self->layout, &self->card);

  fringe_sight_whole (&self->viewport, &bounds, covered (self));
}

/* A growing tree stays in sight as a whole while its boards are legible. After a run, and where going
 * back has left it much smaller than it could be, it is placed anew. */
static gboolean
keep_whole (FringeTreeView *self, gboolean far)
{
  const FringeBoard *start = fringe_search_start (fringe_session_get_search (self->session));
  FringeRect bounds = fringe_geometry_bounds (self->layout, &self->card);
  double scale = fringe_sight_whole_scale (&self->viewport, &bounds, covered (self));
  gboolean legible = fringe_detail_for (&self->card, fringe_board_n_cells (start), scale) >= FRINGE_DETAIL_BOARD;

  if (!far && scale < self->viewport.scale * GROW_FACTOR
      && fringe_sight_keep_whole (&self->viewport, &bounds, covered (self)))
    return TRUE;
  if (!legible && !far)
    return FALSE;
  place_tree (self);
  return TRUE;
}

/* The node of the step with its children. */
static FringeRect
family (FringeTreeView *self, uint32_t id)
{
  FringeRect rect = fringe_geometry_node (self->layout, &self->card, id);
  uint32_t children[FRINGE_N_MOVES];
  int n = fringe_layout_children (self->layout, id, children);

  if (n > 0)
    {
      FringeRect left = fringe_geometry_node (self->layout, &self->card, children[0]);
      FringeRect right = fringe_geometry_node (self->layout, &self->card, children[n - 1]);

      rect = (FringeRect) { left.x, rect.y, right.x + right.width - left.x, left.y + left.height - rect.y };
    }
  return rect;
}

/* In a larger tree, and in one that the person moved, the node of the step stays in sight. */
static void
follow (FringeTreeView *self, gboolean far)
{
  FringeScene scene = fringe_tree_view_scene (self);
  uint32_t current = fringe_scene_current (&scene);
  FringeRect rect;

  if ((self->following && keep_whole (self, far)) || current == FRINGE_NO_NODE)
    return;
  rect = family (self, current);
  fringe_sight_reveal (&self->viewport, &rect, covered (self));
}

/* The node that shall stay where it is: the one that is looked at, if it is in sight. */
static uint32_t
anchor (FringeTreeView *self, uint32_t looked_at)
{
  FringeRect rect;
  FringeViewport seen = seen_viewport (self);

  while (looked_at != FRINGE_NO_NODE)
    {
      if (fringe_layout_has (self->before, looked_at) && fringe_layout_has (self->layout, looked_at))
        {
          rect = fringe_geometry_node (self->before, &self->card, looked_at);
          rect = fringe_viewport_to_screen (&seen, &rect);
          if (rect.x > -rect.width && rect.x < seen.width && rect.y > -rect.height && rect.y < seen.height)
            return looked_at;
        }
      looked_at = fringe_search_parent (fringe_session_get_search (self->session), looked_at);
    }
  return FRINGE_NO_NODE;
}

static void
update_description (FringeTreeView *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  guint id = fringe_session_get_shown (self->session), n = fringe_layout_n_nodes (self->layout);
  g_autofree char *f = fringe_value_text (fringe_search_f (search, id));
  g_autofree char *text = NULL;

  text = g_strdup_printf (ngettext ("Search tree of %1$u node; node %2$u: g %3$u, h %4$u, f %5$s",
                                    "Search tree of %1$u nodes; node %2$u: g %3$u, h %4$u, f %5$s", n),
                          n, id, fringe_search_g (search, id), fringe_search_h (search, id), f);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
on_step (FringeTreeView *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  guint step = fringe_session_get_step (self->session);
  FringeViewport from = seen_viewport (self);
  FringeLayout *spare = self->before != NULL ? self->before : fringe_layout_new ();
  uint32_t kept;

  stop_animation (self);
  self->before = self->layout;
  self->layout = spare;
  fringe_layout_update (self->layout, search, 0, step);
  kept = anchor (self, step == 0 ? 0 : fringe_search_removed (search, step));
  if (kept != FRINGE_NO_NODE)
    {
      FringeRect was = fringe_geometry_node (self->before, &self->card, kept);
      FringeRect is = fringe_geometry_node (self->layout, &self->card, kept);

      self->viewport.x += is.x - was.x;
    }
  follow (self, ABS ((gint64) step - self->step) > 1 && step == fringe_search_n_steps (search));
  self->step = step;
  update_description (self);
  begin_animation (self, &from);
}

/* Other rules leave the view as the person placed it, as long as there is something to see. */
static void
reveal_root (FringeTreeView *self)
{
  FringeRect rect = fringe_geometry_node (self->layout, &self->card, 0);

  fringe_sight_reveal (&self->viewport, &rect, covered (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SCALE]);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_search (FringeTreeView *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  const FringeBoard *start = fringe_search_start (search), *goal = fringe_search_goal (search);
  gboolean same = fringe_board_equal (&self->start, start) && fringe_board_equal (&self->goal, goal);

  self->step = 0;
  self->start = *start;
  self->goal = *goal;
  stop_animation (self);
  fringe_layout_update (self->layout, search, 0, 0);
  if (self->before != NULL)
    fringe_layout_update (self->before, search, 0, 0);
  self->card = fringe_card_measure (start->rows, start->columns);
  if (same && !self->following)
    reveal_root (self);
  else
    fringe_tree_view_fit (self);
  stop_animation (self);
}

static void
on_selected (FringeTreeView *self)
{
  FringeViewport from = seen_viewport (self);
  guint id = fringe_session_get_selected (self->session);
  FringeRect rect;

  update_description (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (id == FRINGE_NO_NODE || !fringe_layout_has (self->layout, id))
    return;
  rect = fringe_geometry_node (self->layout, &self->card, id);
  if (fringe_sight_reveal (&self->viewport, &rect, covered (self)))
    glide (self, &from);
}

void
fringe_tree_view_fit (FringeTreeView *self)
{
  FringeViewport from = seen_viewport (self);

  self->following = TRUE;
  place_tree (self);
  glide (self, &from);
}

void
fringe_tree_view_centre (FringeTreeView *self)
{
  FringeViewport from = seen_viewport (self);
  guint id = fringe_session_get_shown (self->session);
  FringeRect rect;

  if (!fringe_layout_has (self->layout, id))
    return;
  rect = fringe_geometry_node (self->layout, &self->card, id);
  self->following = FALSE;
  fringe_viewport_keep (&self->viewport, rect.x + rect.width / 2, rect.y + rect.height / 2, self->viewport.width / 2,
                        self->viewport.height / 2);
  glide (self, &from);
}

/* The hand is on it: no delay. */
static void
zoom_at (FringeTreeView *self, double factor, double x, double y)
{
  self->viewport = seen_viewport (self);
  stop_animation (self);
  self->following = FALSE;
  fringe_viewport_zoom (&self->viewport, factor, x, y);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SCALE]);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
fringe_tree_view_zoom (FringeTreeView *self, double factor)
{
  FringeViewport from = seen_viewport (self);

  self->following = FALSE;
  fringe_viewport_zoom (&self->viewport, factor, self->viewport.width / 2, self->viewport.height / 2);
  glide (self, &from);
}

void
fringe_tree_view_zoom_to (FringeTreeView *self, double scale)
{
  fringe_tree_view_zoom (self, scale / self->viewport.scale);
}

void
fringe_tree_view_set_theme (FringeTreeView *self, FringeThemeKind theme)
{
  self->theme = theme;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
pan (FringeTreeView *self, double dx, double dy)
{
  self->viewport = seen_viewport (self);
  stop_animation (self);
  self->following = FALSE;
  fringe_viewport_pan (&self->viewport, dx, dy);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A wheel zooms about the pointer, two fingers move the tree; with Ctrl both zoom. */
static gboolean
on_scroll (FringeTreeView *self, double dx, double dy, GtkEventControllerScroll *controller)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  gboolean wheel = gtk_event_controller_scroll_get_unit (controller) == GDK_SCROLL_UNIT_WHEEL;

  if (state & GDK_SHIFT_MASK)
    pan (self, -(dx + dy) * (wheel ? 60 : 1), 0);
  else if (wheel || state & GDK_CONTROL_MASK)
    zoom_at (self, pow (WHEEL_FACTOR, -dy * (wheel ? 1 : 0.05)), self->pointer_x, self->pointer_y);
  else
    pan (self, -dx, -dy);
  return GDK_EVENT_STOP;
}

static void
on_pinch_begin (FringeTreeView *self)
{
  self->zoom_start_scale = self->viewport.scale;
}

static void
on_pinch (FringeTreeView *self, double scale, GtkGesture *gesture)
{
  double x, y;

  if (gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    zoom_at (self, self->zoom_start_scale * scale / self->viewport.scale, x, y);
}

static void
on_drag_begin (FringeTreeView *self)
{
  self->drag_x = self->drag_y = 0;
}

static void
on_drag_update (FringeTreeView *self, double x, double y, GtkGesture *gesture)
{
  gboolean moving = self->drag_x != 0 || self->drag_y != 0;

  if (!moving && !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) x, (int) y))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
  pan (self, x - self->drag_x, y - self->drag_y);
  self->drag_x = x;
  self->drag_y = y;
}

static void
on_drag_end (FringeTreeView *self)
{
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
}

static uint32_t
pick (FringeTreeView *self, double x, double y)
{
  FringeViewport seen = seen_viewport (self);

  return fringe_geometry_pick (self->layout, &self->card, &seen, x, y, PICK_SLACK);
}

static void
on_pressed (FringeTreeView *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
on_released (FringeTreeView *self, int n_press, double x, double y)
{
  (void) n_press;
  fringe_session_select (self->session, pick (self, x, y));
}

static void
on_motion (FringeTreeView *self, double x, double y)
{
  self->pointer_x = x;
  self->pointer_y = y;
  fringe_session_hover (self->session, pick (self, x, y));
}

static void
on_leave (FringeTreeView *self)
{
  fringe_session_hover (self->session, FRINGE_NO_NODE);
}

static void
fringe_tree_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FringeTreeView *self = FRINGE_TREE_VIEW (widget);
  const FringeTheme *theme = fringe_theme_get (self->theme);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  GdkRGBA background = { (float) theme->background.r, (float) theme->background.g, (float) theme->background.b, 1 };
  FringeScene scene = fringe_tree_view_scene (self);
  FringeCairoPen pen;
  cairo_t *cr;

  gtk_snapshot_append_color (snapshot, &background, &bounds);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  fringe_cairo_pen_init (&pen, cr);
  fringe_draw_tree (&pen.pen, theme, &scene);
  cairo_destroy (cr);
}

static void
fringe_tree_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FringeTreeView *self = FRINGE_TREE_VIEW (widget);

  (void) baseline;
  if (self->viewport.width == width && self->viewport.height == height)
    return;
  stop_animation (self);
  fringe_viewport_resize (&self->viewport, width, height);
  if (self->following || !self->placed)
    place_tree (self);
  self->placed = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SCALE]);
}

void
fringe_tree_view_set_session (FringeTreeView *self, FringeSession *session)
{
  if (!g_set_object (&self->session, session))
    return;
  g_signal_connect_object (session, "notify::search", G_CALLBACK (on_search), self, G_CONNECT_SWAPPED);
  /* Not before the legend has its entries: with them goes what it covers. */
  g_signal_connect_object (session, "notify::step", G_CALLBACK (on_step), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (session, "notify::selected", G_CALLBACK (on_selected), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::hovered", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  on_search (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SESSION]);
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
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

static void
fringe_tree_view_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  if (prop == PROP_SESSION)
    fringe_tree_view_set_session (FRINGE_TREE_VIEW (object), g_value_get_object (value));
  else if (prop == PROP_COVER)
    g_set_weak_pointer (&FRINGE_TREE_VIEW (object)->cover, g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_tree_view_dispose (GObject *object)
{
  FringeTreeView *self = FRINGE_TREE_VIEW (object);

  stop_animation (self);
  g_clear_weak_pointer (&self->cover);
  g_clear_object (&self->session);
  g_clear_pointer (&self->layout, fringe_layout_free);
  g_clear_pointer (&self->before, fringe_layout_free);
  G_OBJECT_CLASS (fringe_tree_view_parent_class)->dispose (object);
}

static void
fringe_tree_view_class_init (FringeTreeViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = fringe_tree_view_get_property;
  object_class->set_property = fringe_tree_view_set_property;
  object_class->dispose = fringe_tree_view_dispose;
  widget_class->snapshot = fringe_tree_view_snapshot;
  widget_class->size_allocate = fringe_tree_view_size_allocate;

  props[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, FRINGE_TYPE_SESSION,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_SCALE]
      = g_param_spec_double ("scale", NULL, NULL, 0, FRINGE_SCALE_MAX, 1, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /* What lies over the bottom of the view, so that nothing is placed below it. */
  props[PROP_COVER]
      = g_param_spec_object ("cover", NULL, NULL, GTK_TYPE_WIDGET, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "searchtree");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
add_pointer_controllers (FringeTreeView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_leave), self);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (on_scroll), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
}

static void
add_gestures (FringeTreeView *self)
{
  GtkGesture *pinch = gtk_gesture_zoom_new (), *drag = gtk_gesture_drag_new (), *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (pinch, "begin", G_CALLBACK (on_pinch_begin), self);
  g_signal_connect_swapped (pinch, "scale-changed", G_CALLBACK (on_pinch), self);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (on_pressed), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (on_released), self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pinch));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static void
fringe_tree_view_init (FringeTreeView *self)
{
  self->layout = fringe_layout_new ();
  self->before = fringe_layout_new ();
  self->card = fringe_card_measure (3, 3);
  self->viewport = (FringeViewport) { .scale = 1, .width = 1, .height = 1 };
  self->blend = 1;
  self->following = TRUE;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  add_pointer_controllers (self);
  add_gestures (self);
}
