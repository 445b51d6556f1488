/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-minimap.h"

#include "fringe-cairo-pen.h"

#include <glib/gi18n.h>
#include <math.h>

#define WIDTH 176
/* Of a tree that is much higher than wide: the map has room beside the tree. */
#define NARROW_WIDTH 64
#define HEIGHT 112
#define MARGIN 4.0
/* The least size of the frame, so that it can be found and seized. */
#define FRAME_MIN 8.0
/* Nodes are shapes, narrower than those with numbers, through which the line of the frame would run. */
#define NODE_WIDTH_MAX (FRINGE_LABEL_WIDTH_MIN - 1)
/* The picture may be so many milliseconds old while the tree changes. */
#define RENEW_AFTER 150
/* In pixels: the frame and its distance from the edges of the view; below it are legend and zoom. */
#define BORDER 4
#define EDGE 10
#define BELOW 62
/* In smaller views the map would be in the way. */
#define VIEW_WIDTH_MIN 400
#define VIEW_HEIGHT_MIN 280
/* Over nodes it may lie where the view is so many times as large. */
#define VIEWS_PER_MAP 16

struct _FringeMinimap
{
  GtkWidget parent_instance;

  FringeTreeView *view;
  FringeThemeKind theme;
  gboolean wanted;
  FringeViewport viewport; /* of the picture: all of the tree */
  int width;
  cairo_surface_t *picture;
  guint stamp; /* of the tree view when the picture was drawn */
  guint renewal;
  double hold_x, hold_y; /* from the pointer to the middle of the frame */
};

G_DEFINE_FINAL_TYPE (FringeMinimap, fringe_minimap, GTK_TYPE_WIDGET)

enum
{
  PROP_VIEW = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static FringeRect
frame (FringeMinimap *self)
{
  FringeViewport seen = fringe_tree_view_scene (self->view).viewport;
  FringeRect visible = fringe_viewport_visible (&seen), rect;
  double scale_x = fringe_viewport_scale_x (&self->viewport), scale_y = fringe_viewport_scale_y (&self->viewport);

  rect.width = CLAMP (visible.width * scale_x, FRAME_MIN, 2 * WIDTH);
  rect.height = CLAMP (visible.height * scale_y, FRAME_MIN, 2 * HEIGHT);
  rect.x = (visible.x + visible.width / 2 - self->viewport.x) * scale_x - rect.width / 2;
  rect.y = (visible.y + visible.height / 2 - self->viewport.y) * scale_y - rect.height / 2;
  return rect;
}

static gboolean
is_needed (FringeMinimap *self)
{
  FringeScene scene = fringe_tree_view_scene (self->view);
  FringeRect visible = fringe_viewport_visible (&scene.viewport), bounds;

  if (!self->wanted || scene.viewport.width < VIEW_WIDTH_MIN || scene.viewport.height < VIEW_HEIGHT_MIN)
    return FALSE;
  bounds = fringe_tree_view_known_bounds (self->view);
  return bounds.x < visible.x || bounds.y < visible.y || bounds.x + bounds.width > visible.x + visible.width
         || bounds.y + bounds.height > visible.y + visible.height;
}

/* Returns: how wide the picture of a tree needs to be */
static int
width_for (const FringeRect *bounds, FringeDirection direction)
{
  FringeViewport viewport = { .scale = 1, .width = WIDTH, .height = HEIGHT, .direction = direction };

  fringe_viewport_set_tree (&viewport, bounds, MARGIN);
  fringe_viewport_fit (&viewport, bounds, MARGIN, 1);
  return bounds->width * fringe_viewport_scale_x (&viewport) + 2 * MARGIN > NARROW_WIDTH ? WIDTH : NARROW_WIDTH;
}

static void
take_width (FringeMinimap *self, int width)
{
  if (self->width == width)
    return;
  self->width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
draw_picture (FringeMinimap *self)
{
  const FringeTheme *theme = fringe_theme_get (self->theme);
  FringeScene scene = fringe_tree_view_scene (self->view);
  FringeRect bounds = fringe_geometry_bounds (scene.layout, &scene.card);
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  FringeCairoPen pen;
  cairo_t *cr;

  take_width (self, width_for (&bounds, scene.card.direction));
  scene.viewport
      = (FringeViewport) { .scale = 1, .width = self->width, .height = HEIGHT, .direction = scene.card.direction };
  fringe_viewport_set_tree (&scene.viewport, &bounds, MARGIN);
  fringe_viewport_fit (&scene.viewport, &bounds, MARGIN, NODE_WIDTH_MAX / scene.card.width);
  scene.before = NULL;
  scene.blend = 1;
  self->viewport = scene.viewport;
  g_clear_pointer (&self->picture, cairo_surface_destroy);
  self->picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, self->width * scale, HEIGHT * scale);
  cairo_surface_set_device_scale (self->picture, scale, scale);
  cr = cairo_create (self->picture);
  cairo_set_source_rgb (cr, theme->background.r, theme->background.g, theme->background.b);
  cairo_paint (cr);
  fringe_cairo_pen_init (&pen, cr);
  fringe_draw_tree_ground (&pen.pen, theme, &scene);
  cairo_destroy (cr);
}

typedef struct
{
  GtkAlign across, along;
} Corner;

/* How much a place of the map hides. */
typedef enum
{
  HIDES_NOTHING,
  HIDES_NODES,
  HIDES_STEP
} Hiding;

static FringeRect
rect_in (FringeMinimap *self, const Corner *corner, const FringeViewport *viewport)
{
  gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  gboolean at_right = (corner->across == GTK_ALIGN_END) != is_rtl, at_bottom = corner->along == GTK_ALIGN_END;
  int width = self->width + 2 * BORDER, height = HEIGHT + 2 * BORDER;

  return (FringeRect) { at_right ? viewport->width - EDGE - width : EDGE,
                        at_bottom ? viewport->height - BELOW - height : EDGE, width, height };
}

static gboolean
hides_nodes (const FringeScene *scene, const FringeRect *rect)
{
  double scale_x = fringe_viewport_scale_x (&scene->viewport), scale_y = fringe_viewport_scale_y (&scene->viewport);
  FringeRect below = { scene->viewport.x + rect->x / scale_x, scene->viewport.y + rect->y / scale_y,
                       rect->width / scale_x, rect->height / scale_y };
  FringeSpan span = fringe_geometry_span (&scene->card, &below);
  FringePlaces places = { 0 };
  gboolean hides = FALSE;

  fringe_layout_see (scene->layout, &span, (int32_t) ((span.right - span.left) / WIDTH), 1, &places);
  for (gsize i = 0; i < places.n && !hides; i++)
    {
      FringeRect card = fringe_geometry_card (&scene->card, &places.places[i]);

      hides = fringe_rect_meets (&card, &below);
    }
  fringe_places_clear (&places);
  return hides;
}

static gboolean
hides_node (const FringeScene *scene, const FringeRect *rect, guint id)
{
  FringeRect node;

  id = fringe_layout_shown_for (scene->layout, id);
  if (id == FRINGE_NO_NODE)
    return FALSE;
  node = fringe_geometry_node (scene->layout, &scene->card, id);
  node = fringe_viewport_to_screen (&scene->viewport, &node);
  return fringe_rect_meets (&node, rect);
}

/* The node of the step, or one that it made. */
static gboolean
hides_step (const FringeScene *scene, const FringeRect *rect)
{
  guint current = fringe_scene_current (scene), children[FRINGE_N_MOVES];
  int n = current != FRINGE_NO_NODE ? fringe_search_children_at (scene->search, current, scene->step, children) : 0;

  for (int i = 0; i < n; i++)
    if (hides_node (scene, rect, children[i]))
      return TRUE;
  return current != FRINGE_NO_NODE && hides_node (scene, rect, current);
}

static Hiding
hiding_in (FringeMinimap *self, const Corner *corner)
{
  FringeScene scene = fringe_tree_view_scene (self->view);
  FringeRect rect = rect_in (self, corner, &scene.viewport);

  if (hides_step (&scene, &rect))
    return HIDES_STEP;
  return hides_nodes (&scene, &rect) ? HIDES_NODES : HIDES_NOTHING;
}

/* An overlay does not look at the alignment of what it holds unless it is asked to; and then all of the window is laid
 * out again. */
static void
take_corner (GtkWidget *widget, const Corner *corner)
{
  if (gtk_widget_get_halign (widget) == corner->across && gtk_widget_get_valign (widget) == corner->along)
    return;
  gtk_widget_set_halign (widget, corner->across);
  gtk_widget_set_valign (widget, corner->along);
  gtk_widget_queue_resize (widget);
}

/* In a lecture nodes are few and large, and each is to be read. */
static gboolean
may_hide_nodes (FringeMinimap *self)
{
  FringeScene scene = fringe_tree_view_scene (self->view);

  return !fringe_tree_view_is_lecture (self->view)
         && scene.viewport.width * scene.viewport.height >= VIEWS_PER_MAP * self->width * HEIGHT;
}

/* It stays in its corner unless another one hides less. Returns: whether what is to be seen is seen */
static gboolean
choose_corner (FringeMinimap *self)
{
  static const Corner corners[]
      = { { GTK_ALIGN_END, GTK_ALIGN_END }, { GTK_ALIGN_END, GTK_ALIGN_START }, { GTK_ALIGN_START, GTK_ALIGN_START } };
  Corner best = { gtk_widget_get_halign (GTK_WIDGET (self)), gtk_widget_get_valign (GTK_WIDGET (self)) };
  Hiding least = hiding_in (self, &best);

  for (gsize i = 0; i < G_N_ELEMENTS (corners) && least > HIDES_NOTHING; i++)
    {
      Hiding hiding = hiding_in (self, &corners[i]);

      if (hiding < least)
        best = corners[i];
      least = MIN (hiding, least);
    }
  take_corner (GTK_WIDGET (self), &best);
  return least < (may_hide_nodes (self) ? HIDES_STEP : HIDES_NODES);
}

static void
renew (FringeMinimap *self)
{
  guint stamp = fringe_tree_view_stamp (self->view);
  gboolean needed = is_needed (self);

  if (needed && (self->stamp != stamp || self->picture == NULL))
    {
      draw_picture (self);
      self->stamp = stamp;
    }
  needed = needed && choose_corner (self);
  gtk_widget_set_visible (GTK_WIDGET (self), needed);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* While a button is down, the view or the map is likely to be moved by hand. */
static gboolean
is_held (FringeMinimap *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self->view));
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (GTK_WIDGET (self->view)));
  GdkDevice *pointer = seat != NULL ? gdk_seat_get_pointer (seat) : NULL;
  GdkModifierType state = 0;

  if (native == NULL || pointer == NULL
      || !gdk_surface_get_device_position (gtk_native_get_surface (native), pointer, NULL, NULL, &state))
    return FALSE;
  return (state & (GDK_BUTTON1_MASK | GDK_BUTTON2_MASK | GDK_BUTTON3_MASK)) != 0;
}

/* Only what stands still is worth a picture and a place. */
static gboolean
on_renewal (gpointer data)
{
  FringeMinimap *self = data;

  if (!fringe_tree_view_is_ready (self->view) || fringe_tree_view_is_moving (self->view) || is_held (self))
    return G_SOURCE_CONTINUE;
  self->renewal = 0;
  renew (self);
  return G_SOURCE_REMOVE;
}

static void
on_moved (FringeMinimap *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->renewal == 0)
    self->renewal = g_timeout_add_full (G_PRIORITY_DEFAULT_IDLE, RENEW_AFTER, on_renewal, self, NULL);
}

void
fringe_minimap_set_theme (FringeMinimap *self, FringeThemeKind theme)
{
  self->theme = theme;
  self->stamp = 0;
  on_moved (self);
}

void
fringe_minimap_set_wanted (FringeMinimap *self, gboolean wanted)
{
  self->wanted = wanted;
  on_moved (self);
}

static void
look_at (FringeMinimap *self, double x, double y)
{
  fringe_tree_view_look_at (self->view,
                            self->viewport.x + (x + self->hold_x) / fringe_viewport_scale_x (&self->viewport),
                            self->viewport.y + (y + self->hold_y) / fringe_viewport_scale_y (&self->viewport));
}

/* A drag that begins in the frame moves it; elsewhere the frame comes to the pointer. */
static void
on_drag_begin (FringeMinimap *self, double x, double y)
{
  FringeRect rect = frame (self);
  gboolean inside = x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;

  self->hold_x = inside ? rect.x + rect.width / 2 - x : 0;
  self->hold_y = inside ? rect.y + rect.height / 2 - y : 0;
  fringe_tree_view_leave (self->view);
  look_at (self, x, y);
}

static void
on_drag_update (FringeMinimap *self, double dx, double dy, GtkGestureDrag *drag)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (drag, &x, &y))
    look_at (self, x + dx, y + dy);
}

static void
fringe_minimap_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? FRINGE_MINIMAP (widget)->width : HEIGHT;
  *minimum_baseline = *natural_baseline = -1;
}

static void
fringe_minimap_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FringeMinimap *self = FRINGE_MINIMAP (widget);
  const FringeColor *accent = &fringe_theme_get (self->theme)->accent;
  FringeRect rect;
  cairo_t *cr;

  if (self->picture == NULL)
    return;
  rect = frame (self);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, self->width, HEIGHT));
  cairo_set_source_surface (cr, self->picture, 0, 0);
  cairo_paint (cr);
  cairo_rectangle (cr, rint (rect.x) + 0.5, rint (rect.y) + 0.5, rint (rect.width) - 1, rint (rect.height) - 1);
  cairo_set_source_rgba (cr, accent->r, accent->g, accent->b, 0.12);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, accent->r, accent->g, accent->b);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
set_view (FringeMinimap *self, FringeTreeView *view)
{
  if (!g_set_weak_pointer (&self->view, view) || view == NULL)
    return;
  g_signal_connect_object (view, "moved", G_CALLBACK (on_moved), self, G_CONNECT_SWAPPED);
  on_moved (self);
}

static void
fringe_minimap_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  if (prop == PROP_VIEW)
    g_value_set_object (value, FRINGE_MINIMAP (object)->view);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_minimap_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  if (prop == PROP_VIEW)
    set_view (FRINGE_MINIMAP (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_minimap_dispose (GObject *object)
{
  FringeMinimap *self = FRINGE_MINIMAP (object);

  g_clear_handle_id (&self->renewal, g_source_remove);
  g_clear_weak_pointer (&self->view);
  g_clear_pointer (&self->picture, cairo_surface_destroy);
  G_OBJECT_CLASS (fringe_minimap_parent_class)->dispose (object);
}

static void
fringe_minimap_class_init (FringeMinimapClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = fringe_minimap_get_property;
  object_class->set_property = fringe_minimap_set_property;
  object_class->dispose = fringe_minimap_dispose;
  widget_class->measure = fringe_minimap_measure;
  widget_class->snapshot = fringe_minimap_snapshot;
  props[PROP_VIEW]
      = g_param_spec_object ("view", NULL, NULL, FRINGE_TYPE_TREE_VIEW, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_css_name (widget_class, "minimap");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
fringe_minimap_init (FringeMinimap *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->wanted = TRUE;
  self->width = WIDTH;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_END);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_END);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Map of the tree"), -1);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}
