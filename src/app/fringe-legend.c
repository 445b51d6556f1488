/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-legend.h"

#include "fringe-cairo-pen.h"
#include "fringe-titles.h"

#include <glib/gi18n.h>
#include <math.h>

struct _FringeLegend
{
  GtkWidget parent_instance;

  FringeThemeKind theme;
  FringeLegendContents contents;
};

G_DEFINE_FINAL_TYPE (FringeLegend, fringe_legend, GTK_TYPE_WIDGET)

/* What a ramp of colours is of. */
static const char *
coloring_label (FringeColoring coloring)
{
  switch (coloring)
    {
    case FRINGE_COLORING_ORDER:
      return _ ("step of expansion");
    case FRINGE_COLORING_DEPTH:
      /* Translators: in the legend, beside a ramp of colours: g, the moves from the start */
      return _ ("depth g");
    case FRINGE_COLORING_RUN:
      /* Translators: in the legend, beside a ramp of colours: of IDA* */
      return _ ("iteration");
    case FRINGE_COLORING_F:
    case FRINGE_COLORING_STATE:
    case FRINGE_N_COLORINGS:
    default:
      return "f";
    }
}

static const char *
label_of (FringeTopic topic, FringeColoring coloring)
{
  switch (topic)
    {
    /* Translators: these name the looks of nodes in the legend below the tree */
    case FRINGE_TOPIC_FRONTIER:
      return _ ("frontier");
    case FRINGE_TOPIC_EXPANDED:
      return _ ("expanded");
    case FRINGE_TOPIC_CURRENT:
      return _ ("this step");
    case FRINGE_TOPIC_SOLUTION:
      /* Translators: the path from the start to the goal, in the legend */
      return _ ("solution");
    case FRINGE_TOPIC_GOAL:
      return _ ("goal");
    case FRINGE_TOPIC_CUT:
      /* Translators: a node that IDA* does not expand because its f exceeds the bound */
      return _ ("cut");
    case FRINGE_TOPIC_SUPERSEDED:
      return _ ("superseded");
    case FRINGE_TOPIC_STALE:
      /* Translators: a node that was thrown away because its state had been expanded */
      return _ ("stale");
    case FRINGE_TOPIC_ORDER:
      /* Translators: in the legend, of the grey number of a node: the step in which it was expanded */
      return _ ("step of expansion");
    case FRINGE_TOPIC_FOLD:
      /* Translators: in the legend, of "+1,204" below a folded node */
      return _ ("nodes hidden");
    case FRINGE_TOPIC_GHOST:
      /* Translators: in the legend, of a successor that became no node */
      return _ ("duplicate of node n");
    case FRINGE_TOPIC_COLORS:
    case FRINGE_N_TOPICS:
    default:
      return coloring_label (coloring);
    }
}

static void
print_ends (FringeLegendContents *contents, const FringeScene *scene)
{
  FringeRange range = fringe_coloring_range (scene->coloring, scene->search, scene->f_max);
  g_autofree char *low = fringe_value_text (range.low), *high = fringe_value_text (range.high);

  g_strlcpy (contents->low, low, sizeof contents->low);
  g_strlcpy (contents->high, high, sizeof contents->high);
}

void
fringe_legend_explain (FringeLegendContents *contents, FringeTopics topics, const FringeScene *scene)
{
  contents->n = 0;
  if (topics & 1u << FRINGE_TOPIC_COLORS)
    print_ends (contents, scene);
  for (int topic = 0; topic < FRINGE_N_TOPICS; topic++)
    if (topics & 1u << topic)
      contents->entries[contents->n++] = (FringeLegendEntry) {
        .topic = (FringeTopic) topic,
        .label = label_of ((FringeTopic) topic, scene->coloring),
        .low = topic == FRINGE_TOPIC_COLORS ? contents->low : NULL,
        .high = topic == FRINGE_TOPIC_COLORS ? contents->high : NULL,
      };
}

static gboolean
same (const FringeLegendContents *a, const FringeLegendContents *b)
{
  gboolean equal = a->n == b->n;

  for (int i = 0; i < a->n && equal; i++)
    equal = a->entries[i].topic == b->entries[i].topic && a->entries[i].label == b->entries[i].label
            && (a->entries[i].low == NULL || (g_str_equal (a->low, b->low) && g_str_equal (a->high, b->high)));
  return equal;
}

void
fringe_legend_show (FringeLegend *self, const FringeScene *scene)
{
  FringeTopics topics = fringe_topics_at (scene->search, scene->step) | fringe_topics_of_view (scene);
  FringeLegendContents contents;

  fringe_legend_explain (&contents, topics, scene);
  if (same (&contents, &self->contents))
    return;
  fringe_legend_explain (&self->contents, topics, scene);
  gtk_widget_set_visible (GTK_WIDGET (self), contents.n > 0);
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

  fringe_draw_legend_measure (fringe_theme_get (self->theme), self->contents.entries, self->contents.n, width_max,
                              &rect.width, &rect.height);
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
  fringe_draw_legend (&pen.pen, fringe_theme_get (self->theme), self->contents.entries, self->contents.n, 0, 0,
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
