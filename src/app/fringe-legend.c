/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-legend.h"

#include "fringe-cairo-pen.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

struct _FringeLegend
{
  GtkWidget parent_instance;

  FringeThemeKind theme;
  FringeLegendEntry entries[FRINGE_LEGEND_MAX];
  int n_entries;
};

G_DEFINE_FINAL_TYPE (FringeLegend, fringe_legend, GTK_TYPE_WIDGET)

int
fringe_legend_entries (FringeTopics topics, FringeLegendEntry entries[FRINGE_LEGEND_MAX])
{
  static const char *const labels[FRINGE_LEGEND_MAX] = {
    /* Translators: these name the looks of nodes in the legend below the tree */
    [FRINGE_TOPIC_FRONTIER]
    = N_ ("frontier"), [FRINGE_TOPIC_EXPANDED]
                       = N_ ("expanded"), [FRINGE_TOPIC_CURRENT] = N_ ("this step"),
                                              /* Translators: the path from the start to the goal, in the legend */
                                              [FRINGE_TOPIC_SOLUTION] = N_ ("solution"),
                                                  [FRINGE_TOPIC_GOAL]
                                                  = N_ ("goal"),
                                                        /* Translators: a node that IDA* does not expand because its f
                                                           exceeds the bound */
                                                        [FRINGE_TOPIC_CUT]
                                                        = N_ ("cut"), [FRINGE_TOPIC_SUPERSEDED]
                                                                      = N_ ("superseded"),
                                                                            /* Translators: a node that was thrown away
                                                                               because its state had been expanded */
                                                                            [FRINGE_TOPIC_STALE]
                                                                            = N_ ("stale"),
                                                                                  /* Translators: in the legend, of the
                                                                                     grey number of a node: the step in
                                                                                     which it was expanded */
                                                                                  [FRINGE_TOPIC_ORDER]
                                                                                  = N_ ("step of expansion"),
                                                                                  /* Translators: in the legend, of
                                                                                     "+1,204" below a folded node */
                                                                                  [FRINGE_TOPIC_FOLD]
                                                                                  = N_ ("nodes hidden"),
                                                                                  /* Translators: in the legend, of a
                                                                                     successor that became no node */
                                                                                  [FRINGE_TOPIC_GHOST]
                                                                                  = N_ ("duplicate of node n"),
                                                                                  /* Translators: in the legend, beside
                                                                                     a ramp of colours */
                                                                                  [FRINGE_TOPIC_COLORS]
                                                                                  = N_ ("smallest to largest"),
                                                                                  };
  int n = 0;

  for (int topic = 0; topic < FRINGE_N_TOPICS; topic++)
    if (topics & 1u << topic)
      entries[n++] = (FringeLegendEntry) { (FringeTopic) topic, _ (labels[topic]), NULL, NULL };
  return n;
}

void
fringe_legend_show_search (FringeLegend *self, const FringeSearch *search, guint step)
{
  FringeLegendEntry entries[FRINGE_LEGEND_MAX];
  int n = fringe_legend_entries (fringe_topics_at (search, step), entries);
  gboolean same = n == self->n_entries;

  for (int i = 0; i < n && same; i++)
    same = entries[i].topic == self->entries[i].topic;
  if (same)
    return;
  memcpy (self->entries, entries, sizeof entries[0] * (gsize) n);
  self->n_entries = n;
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
fringe_legend_set_theme (FringeLegend *self, FringeThemeKind theme)
{
  self->theme = theme;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static FringeRect
measure_within (FringeLegend *self, double width_max)
{
  FringeRect rect = { 0 };

  fringe_draw_legend_measure (fringe_theme_get (self->theme), self->entries, self->n_entries, width_max, &rect.width,
                              &rect.height);
  return rect;
}

static GtkSizeRequestMode
fringe_legend_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* One line where there is room, down to one entry a line. */
static void
fringe_legend_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  FringeLegend *self = FRINGE_LEGEND (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) ceil (measure_within (self, 0).width);
      *natural = (int) ceil (measure_within (self, G_MAXDOUBLE).width);
    }
  else
    *minimum = *natural = (int) ceil (measure_within (self, for_size >= 0 ? for_size : G_MAXDOUBLE).height);
  *minimum_baseline = *natural_baseline = -1;
}

static void
fringe_legend_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FringeLegend *self = FRINGE_LEGEND (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  FringeCairoPen pen;

  fringe_cairo_pen_init (&pen, cr);
  fringe_draw_legend (&pen.pen, fringe_theme_get (self->theme), self->entries, self->n_entries, 0, 0,
                      bounds.size.width);
  cairo_destroy (cr);
}

static void
fringe_legend_class_init (FringeLegendClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = fringe_legend_get_request_mode;
  widget_class->measure = fringe_legend_measure;
  widget_class->snapshot = fringe_legend_snapshot;
  gtk_widget_class_set_css_name (widget_class, "legend");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
fringe_legend_init (FringeLegend *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Legend"), -1);
}
