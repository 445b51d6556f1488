/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-code-row.h"

#include <glib/gi18n.h>

/* Of a level, in pixels. */
#define INDENT 14

struct _FringeCodeRow
{
  GtkListBoxRow parent_instance;

  FringeCodeLight light;
  GtkWidget *mark;
  GtkLabel *text_label;
  GtkLabel *values_label;
};

G_DEFINE_FINAL_TYPE (FringeCodeRow, fringe_code_row, GTK_TYPE_LIST_BOX_ROW)

static void
set_class (GtkWidget *widget, const char *name, gboolean has)
{
  if (has)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* One label for all of it: who hears it hears the line, its mark and the values. */
static void
update_label (FringeCodeRow *self)
{
  const char *text = gtk_label_get_label (self->text_label), *values = gtk_label_get_label (self->values_label);
  g_auto (GStrv) parts = g_strsplit (values, "\n", -1);
  g_autofree char *spoken = g_strjoinv (", ", parts), *label = NULL;
  gboolean is_now = self->light == FRINGE_CODE_LIGHT_NOW;

  if (*values != '\0' && is_now)
    /* Translators: for screen readers: the line of pseudo-code that was done last, and the values beside it */
    label = g_strdup_printf (_ ("Current line: %1$s; %2$s"), text, spoken);
  else if (*values != '\0')
    /* Translators: for screen readers: a line of pseudo-code, and the values beside it */
    label = g_strdup_printf (_ ("%1$s; %2$s"), text, spoken);
  else if (is_now)
    /* Translators: for screen readers: the line of pseudo-code that was done last */
    label = g_strdup_printf (_ ("Current line: %s"), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label != NULL ? label : text,
                                  -1);
}

void
fringe_code_row_show (FringeCodeRow *self, FringeCodeLight light, const char *values)
{
  if (light == self->light && g_str_equal (values, gtk_label_get_label (self->values_label)))
    return;
  self->light = light;
  set_class (GTK_WIDGET (self), "now", light == FRINGE_CODE_LIGHT_NOW);
  set_class (GTK_WIDGET (self), "done", light == FRINGE_CODE_LIGHT_DONE);
  gtk_label_set_label (self->values_label, values);
  update_label (self);
}

static void
fringe_code_row_dispose (GObject *object)
{
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (object), NULL);
  G_OBJECT_CLASS (fringe_code_row_parent_class)->dispose (object);
}

static void
fringe_code_row_class_init (FringeCodeRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_code_row_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-code-row.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeCodeRow, mark);
  gtk_widget_class_bind_template_child (widget_class, FringeCodeRow, text_label);
  gtk_widget_class_bind_template_child (widget_class, FringeCodeRow, values_label);
}

/* Programs are read from left to right in every language. */
static void
keep_left_to_right (GtkWidget *widget)
{
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    keep_left_to_right (child);
}

static void
fringe_code_row_init (FringeCodeRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  keep_left_to_right (GTK_WIDGET (self));
}

FringeCodeRow *
fringe_code_row_new (const FringeCodeLine *line, gboolean has_values)
{
  FringeCodeRow *self = g_object_new (FRINGE_TYPE_CODE_ROW, NULL);

  gtk_label_set_label (self->text_label, line->text);
  gtk_widget_set_margin_start (GTK_WIDGET (self->text_label), line->indent * INDENT);
  gtk_widget_set_visible (GTK_WIDGET (self->values_label), has_values);
  update_label (self);
  return self;
}
