/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-timeline.h"

#include "fringe-event.h"

#include <glib/gi18n.h>
#include <math.h>

/* Up to so many steps each has a dot, and a diamond where nodes tie. */
#define DOTS_MAX 40
/* So many layers are shown at most; more would be a hatching. */
#define LAYERS_MAX 60
/* In pixels: the thumb, which style.css makes this wide; the line; the rows above and below its middle; dots, diamonds
 * and brackets; the least between two numbers, two dots, and beside the words in a bracket. */
#define THUMB 20
#define LINE 4
#define ROW 20
#define DOT 7
#define DIAMOND 8
#define BRACKET 5
#define NUMBER_GAP 10
#define DOT_GAP 9
#define WORD_GAP 8
#define TYPE_SCALE 0.86

/* A stretch of steps of one layer. */
typedef struct
{
  guint begin, end;
  char *text;
} Layer;

/**
 * FringeTimeline:
 * @layers: (element-type Layer): those that are shown
 * @ties: (element-type guint): the steps at which nodes tie
 * @search: that of @layers and @ties, to be compared only
 * @n_tied: up to which step they are known
 */
struct _FringeTimeline
{
  GtkScale parent_instance;

  FringeThemeKind theme;
  guint step, n_steps, n_ahead, fork, difference;
  GArray *layers, *ties;
  gconstpointer search;
  guint n_tied;
};

G_DEFINE_FINAL_TYPE (FringeTimeline, fringe_timeline, GTK_TYPE_SCALE)

static void
clear_layer (gpointer layer)
{
  g_free (((Layer *) layer)->text);
}

/* A layer begins where the step before it ends. */
static void
take_layers (FringeTimeline *self, const FringePlayerState *state)
{
  guint n = state->layers != NULL ? fringe_layers_n_at (state->layers, state->n_ahead) : 0;

  g_array_set_size (self->layers, 0);
  for (guint i = 0; n <= LAYERS_MAX && i < n; i++)
    {
      guint begin = fringe_layers_begin (state->layers, i);
      guint end = i + 1 < n ? fringe_layers_begin (state->layers, i + 1) - 1 : state->n_ahead;
      Layer layer = { begin - 1, end, fringe_layer_text (state->search, begin) };

      g_array_append_val (self->layers, layer);
    }
}

static void
take_ties (FringeTimeline *self, const FringePlayerState *state)
{
  guint n = state->search != NULL && state->n_ahead <= DOTS_MAX ? state->n_ahead : 0;

  if (state->search != self->search || n < self->n_tied)
    {
      g_array_set_size (self->ties, 0);
      self->n_tied = 0;
    }
  self->search = state->search;
  while (self->n_tied < n)
    if (fringe_step_ties (state->search, ++self->n_tied))
      g_array_append_val (self->ties, self->n_tied);
}

/* A player tells of all that changes, as of the node below the pointer, which nothing here depends on. Layers and ties
 * follow from the search. */
static gboolean
is_shown (FringeTimeline *self, const FringePlayerState *state)
{
  return self->search == state->search && self->step == state->step && self->n_steps == state->n_steps
         && self->n_ahead == state->n_ahead && self->fork == state->fork && self->difference == state->difference;
}

void
fringe_timeline_show (FringeTimeline *self, const FringePlayerState *state)
{
  if (is_shown (self, state))
    return;
  take_layers (self, state);
  take_ties (self, state);
  self->step = state->step;
  self->n_steps = state->n_steps;
  self->n_ahead = state->n_ahead;
  self->fork = state->fork;
  self->difference = state->difference;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
fringe_timeline_set_theme (FringeTimeline *self, FringeThemeKind theme)
{
  self->theme = theme;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Drawing. */

typedef struct
{
  GtkSnapshot *snapshot;
  GtkWidget *widget;
  const FringeTheme *theme;
  double width, middle, per_step;
} Canvas;

static GdkRGBA
rgba (FringeColor color)
{
  return (GdkRGBA) { (float) color.r, (float) color.g, (float) color.b, (float) color.a };
}

static double
x_of (const Canvas *canvas, guint step)
{
  return THUMB / 2.0 + step * canvas->per_step;
}

static void
fill (const Canvas *canvas, double x, double y, double width, double height, FringeColor color)
{
  GdkRGBA paint = rgba (color);

  if (width > 0)
    gtk_snapshot_append_color (canvas->snapshot, &paint,
                               &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width, (float) height));
}

static void
fill_round (const Canvas *canvas, double x, double size, FringeColor color)
{
  GskRoundedRect round;

  gsk_rounded_rect_init_from_rect (&round,
                                   &GRAPHENE_RECT_INIT ((float) (x - size / 2), (float) (canvas->middle - size / 2),
                                                        (float) size, (float) size),
                                   (float) (size / 2));
  gtk_snapshot_push_rounded_clip (canvas->snapshot, &round);
  fill (canvas, x - size / 2, canvas->middle - size / 2, size, size, color);
  gtk_snapshot_pop (canvas->snapshot);
}

static void
fill_diamond (const Canvas *canvas, double x, double size, FringeColor color)
{
  gtk_snapshot_save (canvas->snapshot);
  gtk_snapshot_translate (canvas->snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) canvas->middle));
  gtk_snapshot_rotate (canvas->snapshot, 45);
  fill (canvas, -size / 2, -size / 2, size, size, color);
  gtk_snapshot_restore (canvas->snapshot);
}

static PangoLayout *
layout_new (const Canvas *canvas, const char *text, gboolean bold)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (canvas->widget, text);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (TYPE_SCALE));
  pango_attr_list_insert (attributes, pango_attr_weight_new (bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  return layout;
}

/* With its middle at (@x, @y), within the timeline. Returns: where it stands */
static graphene_rect_t
place (const Canvas *canvas, PangoLayout *layout, double x, double y)
{
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  x = CLAMP (x - width / 2.0, 0, fmax (canvas->width - width, 0));
  return GRAPHENE_RECT_INIT ((float) round (x), (float) round (y - height / 2.0), (float) width, (float) height);
}

static void
write_at (const Canvas *canvas, PangoLayout *layout, const graphene_rect_t *at, FringeColor color)
{
  GdkRGBA paint = rgba (color);

  gtk_snapshot_save (canvas->snapshot);
  gtk_snapshot_translate (canvas->snapshot, &at->origin);
  gtk_snapshot_append_layout (canvas->snapshot, layout, &paint);
  gtk_snapshot_restore (canvas->snapshot);
}

/* The words stand in the bracket where they have room. */
static void
draw_layer (const Canvas *canvas, const Layer *layer)
{
  double left = round (x_of (canvas, layer->begin)) + 1, right = round (x_of (canvas, layer->end)) - 1;
  double y = round (canvas->middle - ROW), gap_left = (left + right) / 2, gap_right = gap_left;
  FringeColor color = canvas->theme->expanded;
  g_autoptr (PangoLayout) layout = layout_new (canvas, layer->text, FALSE);
  graphene_rect_t at = place (canvas, layout, gap_left, y);

  if (right - left < 2)
    return;
  if (at.size.width + 2 * WORD_GAP + 4 <= right - left)
    {
      write_at (canvas, layout, &at, canvas->theme->text_dim);
      gap_left -= at.size.width / 2 + WORD_GAP;
      gap_right += at.size.width / 2 + WORD_GAP;
    }
  fill (canvas, left, y, gap_left - left, 1, color);
  fill (canvas, gap_right, y, right - gap_right, 1, color);
  fill (canvas, left, y, 1, BRACKET, color);
  fill (canvas, right - 1, y, 1, BRACKET, color);
}

/* A word above a step, where two searches part or one was forked. */
static void
draw_word (const Canvas *canvas, guint step, const char *word, FringeColor color)
{
  g_autoptr (PangoLayout) layout = layout_new (canvas, word, TRUE);
  graphene_rect_t at = place (canvas, layout, x_of (canvas, step), canvas->middle - ROW);

  write_at (canvas, layout, &at, color);
}

static void
draw_line (const Canvas *canvas, const FringeTimeline *self)
{
  double y = round (canvas->middle - LINE / 2.0), begin = THUMB / 2.0;
  double now = x_of (canvas, self->step), known = x_of (canvas, self->n_steps), end = x_of (canvas, self->n_ahead);

  fill (canvas, begin, y, now - begin, LINE, canvas->theme->accent);
  fill (canvas, now, y, known - now, LINE, canvas->theme->expanded);
  fill (canvas, known, y, (self->n_ahead > 0 ? end : canvas->width - begin) - known, LINE, canvas->theme->tile_edge);
}

/* Returns: every how many steps there is a number, such that none is too near the next: 1, 2, 5, 10, 50, 100 … */
static guint
number_every (const Canvas *canvas, guint n)
{
  g_autofree char *longest = g_strdup_printf ("%'u", n);
  g_autoptr (PangoLayout) layout = layout_new (canvas, longest, TRUE);
  static const guint small[] = { 1, 2, 5, 10 };
  double needed = (place (canvas, layout, 0, 0).size.width + NUMBER_GAP) / canvas->per_step;
  guint every = 10;

  for (guint i = n > DOTS_MAX ? 2 : 0; i < G_N_ELEMENTS (small); i++)
    if (small[i] >= needed)
      return small[i];
  while (every < needed && every < G_MAXUINT / 10)
    every *= every % 3 == 1 ? 5 : 2;
  return every;
}

static void
draw_dots (const Canvas *canvas, const FringeTimeline *self, guint every)
{
  guint by = self->n_ahead <= DOTS_MAX && canvas->per_step >= DOT_GAP ? 1 : every;

  for (guint64 step = 0; step <= self->n_ahead; step += by)
    fill_round (canvas, x_of (canvas, (guint) step), DOT,
                step <= self->step ? canvas->theme->accent : canvas->theme->expanded);
}

static void
draw_diamond (const Canvas *canvas, const FringeTimeline *self, guint step)
{
  FringeColor color = canvas->theme->current;

  if (step > self->n_ahead)
    return;
  fill_diamond (canvas, x_of (canvas, step), DIAMOND + 4, canvas->theme->background);
  color.a = step <= self->n_steps ? 1 : 0.55;
  fill_diamond (canvas, x_of (canvas, step), DIAMOND, color);
}

/* Returns: whether it has room, away from @taken */
static gboolean
draw_number (const Canvas *canvas, guint step, gboolean is_now, const graphene_rect_t *taken, graphene_rect_t *at)
{
  g_autofree char *text = g_strdup_printf ("%'u", step);
  g_autoptr (PangoLayout) layout = layout_new (canvas, text, is_now);
  graphene_rect_t wide;

  *at = place (canvas, layout, x_of (canvas, step), canvas->middle + ROW);
  graphene_rect_inset_r (at, -NUMBER_GAP / 2.0f, 0, &wide);
  if (taken != NULL && graphene_rect_intersection (&wide, taken, NULL))
    return FALSE;
  write_at (canvas, layout, at, is_now ? canvas->theme->text : canvas->theme->text_dim);
  return TRUE;
}

/* The step that is seen comes first, then the last one, then the others. */
static void
draw_numbers (const Canvas *canvas, const FringeTimeline *self, guint every)
{
  graphene_rect_t now, last, at;
  gboolean has_last;

  draw_number (canvas, self->step, TRUE, NULL, &now);
  has_last = self->n_ahead != self->step && draw_number (canvas, self->n_ahead, FALSE, &now, &last);
  for (guint64 step = 0; step < self->n_ahead; step += every)
    {
      double x = x_of (canvas, (guint) step);

      if (step == self->step || (has_last && x > last.origin.x - NUMBER_GAP - last.size.width / 2))
        continue;
      draw_number (canvas, (guint) step, FALSE, &now, &at);
    }
}

static void
draw_marks (const Canvas *canvas, const FringeTimeline *self)
{
  const gboolean parts = self->difference <= self->n_ahead, forked = self->fork <= self->n_ahead;

  for (guint i = 0; !forked && i < self->layers->len; i++)
    draw_layer (canvas, &g_array_index (self->layers, Layer, i));
  for (guint i = 0; i < self->ties->len && canvas->per_step >= DOT_GAP; i++)
    draw_diamond (canvas, self, g_array_index (self->ties, guint, i));
  if (forked)
    /* Translators: a mark on the timeline, where the search was forked */
    draw_word (canvas, self->fork, _ ("fork"), canvas->theme->text_dim);
  if (!parts)
    return;
  draw_diamond (canvas, self, self->difference);
  if (!forked)
    /* Translators: a mark on the timeline, where two searches part */
    draw_word (canvas, self->difference, _ ("first difference"), canvas->theme->current);
}

static void
fringe_timeline_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FringeTimeline *self = FRINGE_TIMELINE (widget);
  double width = gtk_widget_get_width (widget);
  Canvas canvas = { .snapshot = snapshot, .widget = widget, .theme = fringe_theme_get (self->theme), .width = width };
  guint every;

  canvas.middle = gtk_widget_get_height (widget) / 2.0;
  canvas.per_step = self->n_ahead > 0 ? (width - THUMB) / self->n_ahead : 0;
  draw_line (&canvas, self);
  if (self->n_ahead > 0 && canvas.per_step > 0)
    {
      every = number_every (&canvas, self->n_ahead);
      draw_dots (&canvas, self, every);
      draw_marks (&canvas, self);
      draw_numbers (&canvas, self, every);
    }
  GTK_WIDGET_CLASS (fringe_timeline_parent_class)->snapshot (widget, snapshot);
}

/* Returns: (nullable): what the marks say of @step, or of all steps where it has none */
static char *
describe (FringeTimeline *self, guint step)
{
  if (step == self->difference)
    /* Translators: on the timeline, where two searches part */
    return g_strdup_printf (_ ("Step %'u is the first that differs."), step);
  for (guint i = 0; i < self->ties->len; i++)
    if (g_array_index (self->ties, guint, i) == step)
      /* Translators: on the timeline, where a step is marked */
      return g_strdup_printf (_ ("Nodes tie at step %'u: the rule for ties chooses."), step);
  return self->ties->len > 0 ? g_strdup (_ ("Each diamond is a step at which nodes tie.")) : NULL;
}

static gboolean
fringe_timeline_query_tooltip (GtkWidget *widget, int x, int y, gboolean by_key, GtkTooltip *tooltip)
{
  FringeTimeline *self = FRINGE_TIMELINE (widget);
  const double per_step = self->n_ahead > 0 ? (gtk_widget_get_width (widget) - THUMB) / (double) self->n_ahead : 0;
  g_autofree char *text = NULL;

  if (per_step < DOT_GAP)
    return FALSE;
  text = describe (self, by_key ? self->step : (guint) round (fmax (x - THUMB / 2.0, 0) / per_step));
  gtk_tooltip_set_text (tooltip, text);
  return text != NULL;
}

static void
fringe_timeline_finalize (GObject *object)
{
  FringeTimeline *self = FRINGE_TIMELINE (object);

  g_array_unref (self->layers);
  g_array_unref (self->ties);
  G_OBJECT_CLASS (fringe_timeline_parent_class)->finalize (object);
}

static void
fringe_timeline_class_init (FringeTimelineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fringe_timeline_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = fringe_timeline_snapshot;
  GTK_WIDGET_CLASS (klass)->query_tooltip = fringe_timeline_query_tooltip;
}

static void
fringe_timeline_init (FringeTimeline *self)
{
  self->layers = g_array_new (FALSE, FALSE, sizeof (Layer));
  g_array_set_clear_func (self->layers, clear_layer);
  self->ties = g_array_new (FALSE, FALSE, sizeof (guint));
  self->fork = self->difference = FRINGE_NO_FORK;
  gtk_widget_add_css_class (GTK_WIDGET (self), "timeline");
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}
