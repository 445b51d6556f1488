/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-charts-panel.h"

#include "fringe-branching.h"
#include "fringe-cairo-pen.h"
#include "fringe-caption.h"
#include "fringe-series.h"

#include <glib/gi18n.h>

#define WIDTH_MIN 190
#define HEIGHT_MIN 180
#define HEIGHT_NATURAL 270
/* So many steps are read in a few milliseconds. */
#define STEPS_AT_ONCE 50000

struct _FringeChartView
{
  FringeBin parent_instance;

  FringeSession *session;
  FringeChartSource *source;
  FringeChartKind kind;
  FringeThemeKind theme;
  guint reading;
};

G_DEFINE_FINAL_TYPE (FringeChartView, fringe_chart_view, FRINGE_TYPE_BIN)

static const FringeChart *
chart (FringeChartView *self)
{
  return fringe_chart_source_get (self->source, self->kind, fringe_session_get_step (self->session));
}

/* A screen reader is told what the chart shows. */
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

/* However often the session changes, the chart reads it only once in each iteration of the main loop. */
static void
read_later (FringeChartView *self)
{
  if (self->reading == 0 && self->source != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->reading = g_idle_add (on_reading, self);
}

static void
fringe_chart_view_on_search (FringeChartView *self)
{
  g_clear_pointer (&self->source, fringe_chart_source_free);
  self->source = fringe_chart_source_new (fringe_session_get_search (self->session));
  if (!fringe_chart_is_used (fringe_search_rules (fringe_session_get_search (self->session)), self->kind))
    self->kind = FRINGE_CHART_VALUES;
  read_later (self);
}

/* Reads the steps that are not read yet. Returns: the chart, which is valid until the session changes */
static const FringeChart *
fringe_chart_view_get_chart (FringeChartView *self)
{
  fringe_chart_source_read (self->source, G_MAXUINT);
  return chart (self);
}

/* Chooses a kind of chart that the algorithm of the session has. */
static void
fringe_chart_view_set_kind (FringeChartView *self, FringeChartKind kind)
{
  self->kind = kind;
  show (self);
}

static void
fringe_chart_view_set_theme (FringeChartView *self, FringeThemeKind theme)
{
  self->theme = theme;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The chart is drawn in the room that it has at a scale of 1, so that its letters grow with those of the desktop. */
static FringeRect
chart_rect (FringeChartView *self, double scale)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return (FringeRect) { 0, 0, gtk_widget_get_width (widget) / scale, gtk_widget_get_height (widget) / scale };
}

static void
go_to (FringeChartView *self, double x, double y)
{
  double scale = fringe_text_scale ();
  FringeRect rect = chart_rect (self, scale);
  uint32_t step = fringe_chart_pick (fringe_theme_get (self->theme), chart (self), &rect, x / scale, y / scale);

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
fringe_chart_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FringeChartView *self = FRINGE_CHART_VIEW (widget);
  double scale = fringe_text_scale ();
  FringeRect rect = chart_rect (self, scale);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  FringeCairoPen pen;
  cairo_t *cr;

  if (self->source == NULL)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_scale (cr, scale, scale);
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
  double scale = fringe_text_scale ();

  *minimum = (int) (scale * (orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH_MIN : HEIGHT_MIN));
  *natural = (int) (scale * (orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH_MIN : HEIGHT_NATURAL));
  *minimum_baseline = *natural_baseline = -1;
}

static void
fringe_chart_view_take_session (FringeChartView *self)
{
  g_signal_connect_object (self->session, "notify::search", G_CALLBACK (fringe_chart_view_on_search), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::moment", G_CALLBACK (read_later), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::n-steps", G_CALLBACK (read_later), self, G_CONNECT_SWAPPED);
  fringe_chart_view_on_search (self);
}

static void
fringe_chart_view_dispose (GObject *object)
{
  FringeChartView *self = FRINGE_CHART_VIEW (object);

  g_clear_handle_id (&self->reading, g_source_remove);
  g_clear_pointer (&self->source, fringe_chart_source_free);
  G_OBJECT_CLASS (fringe_chart_view_parent_class)->dispose (object);
}

static void
fringe_chart_view_class_init (FringeChartViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = fringe_chart_view_dispose;
  widget_class->snapshot = fringe_chart_view_snapshot;
  widget_class->measure = fringe_chart_view_measure;
  FRINGE_BIN_INSTALL (klass, FringeChartView, session, FRINGE_TYPE_SESSION, fringe_chart_view_take_session);
  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
fringe_chart_view_init (FringeChartView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  /* It has no child to lay out, and measures itself. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  g_signal_connect (self, "map", G_CALLBACK (read_later), NULL);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-xft-dpi", G_CALLBACK (gtk_widget_queue_resize),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

struct _FringeChartsPanel
{
  FringeBin parent_instance;

  FringeSession *session;
  GSettings *settings;
  GtkDropDown *kind_list;
  FringeChartView *view;
  GtkLabel *branching_label;
  GMenuModel *chart_menu;
  GtkWidget *menu;
  FringeChartKind kinds[FRINGE_N_CHARTS]; /* the kinds in the list */
  guint n_kinds;
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (FringeChartsPanel, fringe_charts_panel, FRINGE_TYPE_BIN)

static const FringeRules *
rules (FringeChartsPanel *self)
{
  return fringe_search_rules (fringe_session_get_search (self->session));
}

static FringeChartKind
chosen_kind (FringeChartsPanel *self)
{
  guint selected = gtk_drop_down_get_selected (self->kind_list);

  return selected < self->n_kinds ? self->kinds[selected] : FRINGE_CHART_VALUES;
}

const char *
fringe_charts_panel_get_title (FringeChartsPanel *self)
{
  return fringe_chart_title (rules (self), chosen_kind (self));
}

const FringeChart *
fringe_charts_panel_get_chart (FringeChartsPanel *self)
{
  return fringe_chart_view_get_chart (self->view);
}

FringeSession *
fringe_charts_panel_get_session (FringeChartsPanel *self)
{
  return self->session;
}

void
fringe_charts_panel_set_theme (FringeChartsPanel *self, FringeThemeKind theme)
{
  fringe_chart_view_set_theme (self->view, theme);
}

/* The effective branching factor b* is that of a whole search. */
static void
show_branching (FringeChartsPanel *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  g_autofree char *sentence = chosen_kind (self) == FRINGE_CHART_BRANCHING
                                  ? fringe_branching_sentence (search, fringe_search_n_steps (search))
                                  : NULL;

  fringe_label_show (self->branching_label, sentence);
}

static void
show_chosen (FringeChartsPanel *self)
{
  fringe_chart_view_set_kind (self->view, chosen_kind (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  fringe_charts_panel_get_title (self), -1);
  show_branching (self);
}

static void
on_chosen (FringeChartsPanel *self)
{
  if (self->session == NULL || self->is_filling)
    return;
  g_settings_set_enum (self->settings, "chart", (int) chosen_kind (self));
  show_chosen (self);
}

static void
fill_list (FringeChartsPanel *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  FringeChartKind wanted = (FringeChartKind) g_settings_get_enum (self->settings, "chart");
  guint selected = 0;

  self->n_kinds = 0;
  for (int kind = 0; kind < FRINGE_N_CHARTS; kind++)
    if (fringe_chart_is_used (rules (self), (FringeChartKind) kind))
      {
        if (kind == (int) wanted)
          selected = self->n_kinds;
        self->kinds[self->n_kinds++] = (FringeChartKind) kind;
        gtk_string_list_append (titles, fringe_chart_title (rules (self), (FringeChartKind) kind));
      }
  self->is_filling = TRUE;
  gtk_drop_down_set_model (self->kind_list, G_LIST_MODEL (titles));
  gtk_drop_down_set_selected (self->kind_list, selected);
  self->is_filling = FALSE;
}

static void
on_search (FringeChartsPanel *self)
{
  fill_list (self);
  show_chosen (self);
}

static void
on_secondary (FringeChartsPanel *self, int n_press, double x, double y)
{
  gtk_widget_translate_coordinates (GTK_WIDGET (self->view), GTK_WIDGET (self), x, y, &x, &y);
  if (self->menu == NULL)
    {
      self->menu = gtk_popover_menu_new_from_model (self->chart_menu);
      gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
      gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
      gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
    }
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &(GdkRectangle) { (int) x, (int) y, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

static void
take_session (FringeChartsPanel *self)
{
  g_object_set (self->view, "session", self->session, NULL);
  g_signal_connect_object (self->session, "notify::search", G_CALLBACK (on_search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::n-steps", G_CALLBACK (show_branching), self, G_CONNECT_SWAPPED);
  on_search (self);
}

static void
fringe_charts_panel_dispose (GObject *object)
{
  FringeChartsPanel *self = FRINGE_CHARTS_PANEL (object);

  g_clear_object (&self->settings);
  G_OBJECT_CLASS (fringe_charts_panel_parent_class)->dispose (object);
}

static void
fringe_charts_panel_class_init (FringeChartsPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = fringe_charts_panel_dispose;
  FRINGE_BIN_INSTALL (klass, FringeChartsPanel, session, FRINGE_TYPE_SESSION, take_session);

  g_type_ensure (FRINGE_TYPE_CAPTION);
  g_type_ensure (FRINGE_TYPE_CHART_VIEW);
  gtk_widget_class_set_css_name (widget_class, "charts");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-charts-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeChartsPanel, kind_list);
  gtk_widget_class_bind_template_child (widget_class, FringeChartsPanel, view);
  gtk_widget_class_bind_template_child (widget_class, FringeChartsPanel, branching_label);
  gtk_widget_class_bind_template_child (widget_class, FringeChartsPanel, chart_menu);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_secondary);
}

static void
fringe_charts_panel_init (FringeChartsPanel *self)
{
  self->settings = g_settings_new (FRINGE_APPLICATION_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
  fringe_given_name_keep (self->kind_list);
}
