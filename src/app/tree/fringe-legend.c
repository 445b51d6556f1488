/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-legend.h"

#include "fringe-cairo-pen.h"
#include "fringe-titles.h"
#include "fringe-tree-view.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>
#include <math.h>

/* What a box with its margins has around a legend, in pixels. */
#define AROUND 42
/* The letters of the program are at most so high, in pixels, where nothing makes them larger. */
#define TYPE_SIZE 15.0
/* Of the height of the tree, a legend takes at most this share: less than is ever kept free for it. */
#define HEIGHT_MAX (0.8 * FRINGE_COVERED_MAX)

struct _FringeLegend
{
  GtkWidget parent_instance;

  FringeThemeKind theme;
  FringeLegendContents contents;
  FringeTopics brief; /* what is left of it, at least, where all needs more than one line; 0 for all */
};

G_DEFINE_FINAL_TYPE (FringeLegend, fringe_legend, GTK_TYPE_WIDGET)

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
        .label = fringe_legend_label ((FringeTopic) topic, scene->coloring),
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
            && a->entries[i].is_filled == b->entries[i].is_filled
            && (a->entries[i].low == NULL || (g_str_equal (a->low, b->low) && g_str_equal (a->high, b->high)));
  return equal;
}

static void
explain (FringeLegendContents *contents, FringeTopics topics, const FringeScene *scene, gboolean is_filled)
{
  fringe_legend_explain (contents, topics, scene);
  for (int i = 0; i < contents->n; i++)
    contents->entries[i].is_filled = is_filled;
}

static void
show (FringeLegend *self, FringeTopics topics, FringeTopics brief, const FringeScene *scene, gboolean is_filled)
{
  FringeLegendContents contents;

  explain (&contents, topics, scene, is_filled);
  if (same (&contents, &self->contents) && brief == self->brief)
    return;
  explain (&self->contents, topics, scene, is_filled);
  self->brief = brief;
  gtk_widget_set_visible (GTK_WIDGET (self), contents.n > 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
fringe_legend_show_topics (FringeLegend *self, FringeTopics topics, FringeTopics brief, const FringeScene *scene)
{
  show (self, topics, brief, scene, FALSE);
}

/* In pixels, as style.css has it. */
static double
font_size (FringeLegend *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  const PangoFontDescription *font = pango_context_get_font_description (context);

  return pango_units_to_double (pango_font_description_get_size (font));
}

/* Its letters grow with those of the desktop, and with those around it on the stage of a lecture. */
static FringeTheme
theme_of (FringeLegend *self)
{
  FringeTheme theme = *fringe_theme_get (self->theme);

  theme.type = fmax (fringe_type_scale (&theme), font_size (self) / TYPE_SIZE);
  return theme;
}

/* A legend for which no room is kept would hide more than it explains. Returns: the first topics, as far as they have
 * room */
static FringeTopics
topics_with_room (FringeLegend *self, FringeTopics topics, const FringeScene *scene, double aside)
{
  FringeTheme theme = theme_of (self);
  FringeLegendContents contents;
  double width_max = scene->viewport.width - aside - AROUND, width, height;

  fringe_legend_explain (&contents, topics, scene);
  for (; contents.n > 0; contents.n--)
    {
      fringe_draw_legend_measure (&theme, contents.entries, contents.n, width_max, &width, &height);
      if (height + AROUND < HEIGHT_MAX * scene->viewport.height)
        break;
      topics &= ~(1u << contents.entries[contents.n - 1].topic);
    }
  return topics;
}

void
fringe_legend_show (FringeLegend *self, const FringeScene *scene, double aside)
{
  FringeTopics topics = fringe_topics_at (scene->search, scene->step) | fringe_topics_of_view (scene);

  topics &= fringe_topics_of_scale (scene);
  show (self, topics_with_room (self, topics, scene, aside), 0, scene,
        fringe_node_is_filled (&scene->card, scene->viewport.scale));
}

void
fringe_legend_set_theme (FringeLegend *self, FringeThemeKind theme)
{
  self->theme = theme;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Some entries of the whole. Their texts belong to it. */
typedef struct
{
  FringeLegendEntry entries[FRINGE_LEGEND_MAX];
  int n;
} Selection;

static Selection
select_topics (const FringeLegendContents *contents, FringeTopics topics)
{
  Selection selection = { .n = 0 };

  for (int i = 0; i < contents->n; i++)
    if (topics & 1u << contents->entries[i].topic)
      selection.entries[selection.n++] = contents->entries[i];
  return selection;
}

static FringeRect
measure_selection (FringeLegend *self, const Selection *selection, double width_max)
{
  FringeTheme theme = theme_of (self);
  FringeRect rect = { 0 };

  fringe_draw_legend_measure (&theme, selection->entries, selection->n, width_max, &rect.width, &rect.height);
  return rect;
}

/* Whatever has room on the line beside what must stay, the first topics first. */
static Selection
select_within (FringeLegend *self, double width)
{
  FringeTopics topics = self->brief != 0 ? self->brief : FRINGE_TOPICS_ALL;

  for (int i = 0; i < self->contents.n && topics != FRINGE_TOPICS_ALL; i++)
    {
      FringeTopics more = topics | 1u << self->contents.entries[i].topic;
      Selection selection = select_topics (&self->contents, more);

      if (more != topics && measure_selection (self, &selection, G_MAXDOUBLE).width <= width)
        topics = more;
    }
  return select_topics (&self->contents, topics);
}

static FringeRect
measure_within (FringeLegend *self, double width)
{
  Selection selection = select_within (self, width);

  return measure_selection (self, &selection, width);
}

static GtkSizeRequestMode
fringe_legend_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The entries stand on one line where there is room, else on more, at worst each on its own. */
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
  Selection selection = select_within (self, bounds.size.width);
  FringeTheme theme = theme_of (self);
  FringeCairoPen pen;

  fringe_cairo_pen_init (&pen, cr);
  fringe_draw_legend (&pen.pen, &theme, selection.entries, selection.n, 0, 0, bounds.size.width);
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
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-xft-dpi", G_CALLBACK (gtk_widget_queue_resize),
                           self, G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Legend"), -1);
}
