/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-chart-view.h"

#include "fringe-cairo-pen.h"
#include "fringe-session-property.h"

#include <glib/gi18n.h>

#define WIDTH_MIN 200
#define HEIGHT_MIN 180
#define HEIGHT_NATURAL 270
/* Steps that are read in a few milliseconds. */
#define STEPS_AT_ONCE 50000

struct _FringeChartView
{
  GtkWidget parent_instance;

  FringeSession *session;
  FringeChartSource *source;
  FringeChartKind kind;
  FringeThemeKind theme;
  guint reading;
};

G_DEFINE_FINAL_TYPE (FringeChartView, fringe_chart_view, GTK_TYPE_WIDGET)

static const FringeChart *
chart (FringeChartView *self)
{
  return fringe_chart_source_get (self->source, self->kind, fringe_session_get_step (self->session));
}

/* What is seen is told to those who do not see. */
static void
show (FringeChartView *self)
{
  g_autofree char *text = NULL;

  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->source == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  text = fringe_chart_describe (chart (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static gboolean
on_reading (gpointer data)
{
  FringeChartView *self = data;

  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && !fringe_chart_source_read (self->source, STEPS_AT_ONCE))
    {
      gtk_widget_queue_draw (GTK_WIDGET (self));
      return G_SOURCE_CONTINUE;
    }
  show (self);
  self->reading = 0;
  return G_SOURCE_REMOVE;
}

/* However often the session changes, it is read once a round of the main loop. */
static void
read_later (FringeChartView *self)
{
  if (self->reading == 0 && self->source != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->reading = g_idle_add (on_reading, self);
}

static void
on_search (FringeChartView *self)
{
  g_clear_pointer (&self->source, fringe_chart_source_free);
  self->source = fringe_chart_source_new (fringe_session_get_search (self->session));
  if (!fringe_chart_is_used (fringe_search_rules (fringe_session_get_search (self->session)), self->kind))
    self->kind = FRINGE_CHART_VALUES;
  read_later (self);
}

const FringeChart *
fringe_chart_view_get_chart (FringeChartView *self)
{
  fringe_chart_source_read (self->source, G_MAXUINT);
  return chart (self);
}

void
fringe_chart_view_set_kind (FringeChartView *self, FringeChartKind kind)
{
  self->kind = kind;
  show (self);
}

void
fringe_chart_view_set_theme (FringeChartView *self, FringeThemeKind theme)
{
  self->theme = theme;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static FringeRect
chart_rect (FringeChartView *self)
{
  return (FringeRect) { 0, 0, gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)) };
}

static void
go_to (FringeChartView *self, double x, double y)
{
  FringeRect rect = chart_rect (self);
  uint32_t step = fringe_chart_pick (fringe_theme_get (self->theme), chart (self), &rect, x, y);

  if (step == FRINGE_CHART_NO_STEP)
    return;
  fringe_session_set_playing (self->session, FALSE);
  fringe_session_go_to (self->session, step);
}

static void
on_drag_begin (FringeChartView *self, double x, double y)
{
  go_to (self, x, y);
}

static void
on_drag_update (FringeChartView *self, double by_x, double by_y, GtkGestureDrag *drag)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (drag, &x, &y))
    go_to (self, x + by_x, y + by_y);
}

static void
fringe_chart_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (fringe_chart_view_parent_class)->map (widget);
  read_later (FRINGE_CHART_VIEW (widget));
}

static void
fringe_chart_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FringeChartView *self = FRINGE_CHART_VIEW (widget);
  FringeRect rect = chart_rect (self);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) rect.width, (float) rect.height);
  FringeCairoPen pen;
  cairo_t *cr;

  if (self->source == NULL)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  fringe_cairo_pen_init (&pen, cr);
  fringe_draw_chart (&pen.pen, fringe_theme_get (self->theme), chart (self), &rect);
  cairo_destroy (cr);
}

static void
fringe_chart_view_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  (void) widget;
  (void) for_size;
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH_MIN : HEIGHT_MIN;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH_MIN : HEIGHT_NATURAL;
  *minimum_baseline = *natural_baseline = -1;
}

static void
take_session (gpointer widget)
{
  FringeChartView *self = widget;

  g_signal_connect_object (self->session, "notify::search", G_CALLBACK (on_search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::step", G_CALLBACK (read_later), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::n-steps", G_CALLBACK (read_later), self, G_CONNECT_SWAPPED);
  on_search (self);
}

static void
fringe_chart_view_dispose (GObject *object)
{
  FringeChartView *self = FRINGE_CHART_VIEW (object);

  g_clear_handle_id (&self->reading, g_source_remove);
  g_clear_pointer (&self->source, fringe_chart_source_free);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (fringe_chart_view_parent_class)->dispose (object);
}

static void
fringe_chart_view_class_init (FringeChartViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = fringe_chart_view_dispose;
  widget_class->map = fringe_chart_view_map;
  widget_class->snapshot = fringe_chart_view_snapshot;
  widget_class->measure = fringe_chart_view_measure;
  fringe_session_property_install (object_class, G_STRUCT_OFFSET (FringeChartView, session), take_session);
  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
fringe_chart_view_init (FringeChartView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}
