/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-caption.h"

#include "fringe-unbroken.h"

#include <glib/gi18n.h>

/* Type of 35 pixels stands in two lines where type of 28 stands in three. */
#define SECOND_SIZE 0.8
/* Longer words are set smaller by this factor, until they fit; only one that never does is broken. */
#define SHRINK 0.93
#define SIZE_LEAST 6.0

struct _FringeCaption
{
  GtkWidget parent_instance;

  char *markup;
  double size;
  float xalign;
  guint lines;

  PangoLayout *layout;
  int width, height; /* for which it was laid out */
  double fitted;     /* its size */
};

G_DEFINE_FINAL_TYPE (FringeCaption, fringe_caption, GTK_TYPE_WIDGET)

enum
{
  PROP_MARKUP = 1,
  PROP_SIZE,
  PROP_XALIGN,
  PROP_LINES,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* Where the widget has no room yet, nothing fits. */
static gboolean
fits (FringeCaption *self)
{
  int width, height;

  pango_layout_get_pixel_size (self->layout, &width, &height);
  return width <= self->width && height <= self->height;
}

static void
set_size (FringeCaption *self, const PangoAttrList *marked, double size)
{
  PangoAttrList *attributes = pango_attr_list_copy ((PangoAttrList *) marked);

  pango_attr_list_insert_before (attributes, pango_attr_size_new_absolute ((int) (size * PANGO_SCALE)));
  pango_layout_set_attributes (self->layout, attributes);
  pango_attr_list_unref (attributes);
  self->fitted = size;
}

static double
largest_size (FringeCaption *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));

  if (self->size > 0)
    return self->size;
  return (double) pango_font_description_get_size (pango_context_get_font_description (context)) / PANGO_SCALE;
}

static void
find_size (FringeCaption *self, const PangoAttrList *marked)
{
  double size = largest_size (self);

  set_size (self, marked, size);
  if (!fits (self) && self->lines != 1)
    set_size (self, marked, size * SECOND_SIZE);
  while (!fits (self) && self->fitted > SIZE_LEAST)
    set_size (self, marked, self->fitted * SHRINK);
  if (!fits (self))
    pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
}

static int
widest_line (FringeCaption *self)
{
  int width;

  pango_layout_get_size (self->layout, &width, NULL);
  return width;
}

static gboolean
ends_sentence (const char *text, const char *space)
{
  const char *last = g_utf8_find_prev_char (text, space);

  return last != NULL && g_utf8_strchr (".?。？", -1, g_utf8_get_char (last)) != NULL;
}

/* Breaks the line after one of the sentences where no line more is needed, so that lines are as equally long as they
 * can be. A space and a line end are one byte each: the attributes stay where they are. */
static void
break_after_sentence (FringeCaption *self)
{
  g_autofree char *text = g_strdup (pango_layout_get_text (self->layout));
  int n_lines = pango_layout_get_line_count (self->layout), best = G_MAXINT;
  char *best_space = NULL;

  if (n_lines < 2)
    return;
  for (char *space = text; (space = strchr (space, ' ')) != NULL; space++)
    {
      if (!ends_sentence (text, space))
        continue;
      *space = '\n';
      pango_layout_set_text (self->layout, text, -1);
      if (pango_layout_get_line_count (self->layout) <= n_lines && fits (self) && widest_line (self) < best)
        {
          best = widest_line (self);
          best_space = space;
        }
      *space = ' ';
    }
  if (best_space != NULL)
    *best_space = '\n';
  pango_layout_set_text (self->layout, text, -1);
}

static void
write_text (FringeCaption *self, gboolean with_numbers)
{
  g_autofree char *markup = fringe_unbroken (self->markup, with_numbers), *text = NULL;
  PangoAttrList *marked = NULL;

  if (!pango_parse_markup (markup, -1, 0, &marked, &text, NULL, NULL))
    text = g_strdup (markup);
  if (marked == NULL)
    marked = pango_attr_list_new ();
  g_clear_object (&self->layout);
  self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD);
  pango_layout_set_width (self->layout, self->width * PANGO_SCALE);
  if (self->xalign > 0)
    pango_layout_set_alignment (self->layout, self->xalign < 1 ? PANGO_ALIGN_CENTER : PANGO_ALIGN_RIGHT);
  find_size (self, marked);
  pango_attr_list_unref (marked);
}

/* A number that stands with its word is not worth smaller type. */
static void
lay_out (FringeCaption *self)
{
  if (self->layout != NULL || self->width <= 0)
    return;
  write_text (self, TRUE);
  if (self->fitted < SECOND_SIZE * largest_size (self))
    write_text (self, FALSE);
  break_after_sentence (self);
}

static void
forget_layout (FringeCaption *self)
{
  g_clear_object (&self->layout);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
fringe_caption_get_fit (FringeCaption *self, double *size, int *n_lines)
{
  lay_out (self);
  *size = self->fitted;
  *n_lines = self->layout != NULL ? pango_layout_get_line_count (self->layout) : 0;
  return self->layout != NULL && fits (self);
}

static void
fringe_caption_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  FringeCaption *self = FRINGE_CAPTION (widget);
  g_autoptr (PangoLayout) line = NULL;
  int height = 0;

  if (orientation == GTK_ORIENTATION_VERTICAL && self->lines > 0)
    {
      /* A word of the reader's language: its letters may be higher than digits, and come from another font. */
      line = gtk_widget_create_pango_layout (widget, _ ("Start"));
      pango_layout_get_pixel_size (line, NULL, &height);
    }
  *minimum = *natural = height * (int) self->lines;
  *minimum_baseline = *natural_baseline = -1;
}

static void
fringe_caption_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FringeCaption *self = FRINGE_CAPTION (widget);

  if (width == self->width && height == self->height)
    return;
  self->width = width;
  self->height = height;
  forget_layout (self);
}

static void
fringe_caption_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FringeCaption *self = FRINGE_CAPTION (widget);
  GdkRGBA color;
  int height;

  lay_out (self);
  if (self->layout == NULL)
    return;
  pango_layout_get_pixel_size (self->layout, NULL, &height);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, (float) ((self->height - height) / 2)));
  gtk_snapshot_append_layout (snapshot, self->layout, &color);
  gtk_snapshot_restore (snapshot);
}

static void
fringe_caption_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (fringe_caption_parent_class)->css_changed (widget, change);
  forget_layout (FRINGE_CAPTION (widget));
}

static void
set_markup (FringeCaption *self, const char *markup)
{
  g_autofree char *text = NULL;

  if (g_strcmp0 (markup, self->markup) == 0)
    return;
  g_free (self->markup);
  self->markup = g_strdup (markup != NULL ? markup : "");
  if (!pango_parse_markup (self->markup, -1, 0, NULL, &text, NULL, NULL))
    text = g_strdup (self->markup);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  forget_layout (self);
}

static void
fringe_caption_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeCaption *self = FRINGE_CAPTION (object);

  if (prop == PROP_MARKUP)
    g_value_set_string (value, self->markup);
  else if (prop == PROP_SIZE)
    g_value_set_double (value, self->size);
  else if (prop == PROP_XALIGN)
    g_value_set_float (value, self->xalign);
  else if (prop == PROP_LINES)
    g_value_set_uint (value, self->lines);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_caption_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  FringeCaption *self = FRINGE_CAPTION (object);

  if (prop == PROP_MARKUP)
    set_markup (self, g_value_get_string (value));
  else if (prop == PROP_SIZE)
    {
      self->size = g_value_get_double (value);
      forget_layout (self);
    }
  else if (prop == PROP_XALIGN)
    {
      self->xalign = g_value_get_float (value);
      forget_layout (self);
    }
  else if (prop == PROP_LINES)
    {
      self->lines = g_value_get_uint (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_caption_finalize (GObject *object)
{
  FringeCaption *self = FRINGE_CAPTION (object);

  g_clear_object (&self->layout);
  g_free (self->markup);
  G_OBJECT_CLASS (fringe_caption_parent_class)->finalize (object);
}

static void
fringe_caption_class_init (FringeCaptionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = fringe_caption_get_property;
  object_class->set_property = fringe_caption_set_property;
  object_class->finalize = fringe_caption_finalize;
  widget_class->size_allocate = fringe_caption_size_allocate;
  widget_class->measure = fringe_caption_measure;
  widget_class->snapshot = fringe_caption_snapshot;
  widget_class->css_changed = fringe_caption_css_changed;
  props[PROP_MARKUP] = g_param_spec_string ("markup", NULL, NULL, "", flags);
  props[PROP_SIZE] = g_param_spec_double ("size", NULL, NULL, 0, 1000, 0, flags);
  props[PROP_XALIGN] = g_param_spec_float ("xalign", NULL, NULL, 0, 1, 0, flags);
  props[PROP_LINES] = g_param_spec_uint ("lines", NULL, NULL, 0, 100, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_css_name (widget_class, "label");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
fringe_caption_init (FringeCaption *self)
{
  self->markup = g_strdup ("");
}
