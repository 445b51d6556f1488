/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-code-panel.h"

#include "fringe-code.h"
#include "fringe-titles.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>

#define FRINGE_TYPE_CODE_ROW (fringe_code_row_get_type ())
G_DECLARE_FINAL_TYPE (FringeCodeRow, fringe_code_row, FRINGE, CODE_ROW, GtkListBoxRow)

/**
 * FringeCodeLight:
 * @FRINGE_CODE_LIGHT_NONE: the step has not come to it, or passed it by
 * @FRINGE_CODE_LIGHT_DONE: it was done in this step
 * @FRINGE_CODE_LIGHT_NOW: it was done last
 *
 * How a line of a program is marked.
 */
typedef enum
{
  FRINGE_CODE_LIGHT_NONE,
  FRINGE_CODE_LIGHT_DONE,
  FRINGE_CODE_LIGHT_NOW,
} FringeCodeLight;

/* The indentation of a level, in pixels. */
#define INDENT 10

struct _FringeCodeRow
{
  GtkListBoxRow parent_instance;

  FringeCodeLight light;
  GtkWidget *mark;
  GtkWidget *lines;
  GtkLabel *text_label;
  GtkLabel *values_label;
};

G_DEFINE_FINAL_TYPE (FringeCodeRow, fringe_code_row, GTK_TYPE_LIST_BOX_ROW)

/* The row has one label for all of it, so that a screen reader says the line, its mark and the values together. */
static void
update_label (FringeCodeRow *self)
{
  const char *text = gtk_label_get_label (self->text_label), *values = gtk_label_get_label (self->values_label);
  g_autofree char *label = NULL;
  gboolean is_now = self->light == FRINGE_CODE_LIGHT_NOW;

  if (*values != '\0' && is_now)
    /* Translators: for screen readers: the line of pseudo-code that was done last, and the values below it */
    label = g_strdup_printf (_ ("Current line: %1$s; %2$s"), text, values);
  else if (*values != '\0')
    /* Translators: for screen readers: a line of pseudo-code, and the values below it */
    label = g_strdup_printf (_ ("%1$s; %2$s"), text, values);
  else if (is_now)
    /* Translators: for screen readers: the line of pseudo-code that was done last */
    label = g_strdup_printf (_ ("Current line: %s"), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label != NULL ? label : text,
                                  -1);
}

static void
fringe_code_row_show (FringeCodeRow *self, FringeCodeLight light, const char *values)
{
  if (light == self->light && g_str_equal (values, gtk_label_get_label (self->values_label)))
    return;
  self->light = light;
  fringe_css_class_set (GTK_WIDGET (self), "now", light == FRINGE_CODE_LIGHT_NOW);
  fringe_css_class_set (GTK_WIDGET (self), "done", light == FRINGE_CODE_LIGHT_DONE);
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
  gtk_widget_class_bind_template_child (widget_class, FringeCodeRow, lines);
  gtk_widget_class_bind_template_child (widget_class, FringeCodeRow, text_label);
  gtk_widget_class_bind_template_child (widget_class, FringeCodeRow, values_label);
}

/* Programs are read from left to right in every language. */
static void
fringe_code_row_init (FringeCodeRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fringe_keep_left_to_right (GTK_WIDGET (self));
}

static FringeCodeRow *
fringe_code_row_new (const FringeCodeLine *line, gboolean has_values)
{
  FringeCodeRow *self = g_object_new (FRINGE_TYPE_CODE_ROW, NULL);

  gtk_label_set_label (self->text_label, line->text);
  gtk_widget_set_margin_start (self->lines, line->indent * INDENT);
  gtk_widget_set_visible (GTK_WIDGET (self->values_label), has_values);
  update_label (self);
  return self;
}

struct _FringeCodePanel
{
  FringeBin parent_instance;

  FringeSession *session;
  FringeCode *code;
  const FringeSearch *part; /* the algorithm whose program this is */
  GtkLabel *title_label;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (FringeCodePanel, fringe_code_panel, FRINGE_TYPE_BIN)

static GtkWidget *
row_at (FringeCodePanel *self, guint line)
{
  return GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) line));
}

static FringeCodeLight
light_of (FringeCodePanel *self, const FringeMoment *moment, guint line)
{
  if (fringe_code_is_lit (self->code, line, fringe_moment_last (moment)))
    return FRINGE_CODE_LIGHT_NOW;
  for (int i = 0; i < moment->n_done; i++)
    if (fringe_code_is_lit (self->code, line, &moment->fine[i]))
      return FRINGE_CODE_LIGHT_DONE;
  return FRINGE_CODE_LIGHT_NONE;
}

static char *
values_of (FringeCodePanel *self, const FringeCodeValue *values, int n, guint line)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < n; i++)
    if (values[i].line == line)
      {
        g_autofree char *value = fringe_code_value_text (self->code, &values[i]);

        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", value);
      }
  return g_strdup (text->str);
}

static void
show_moment (FringeCodePanel *self)
{
  const FringeMoment *moment = fringe_session_get_moment (self->session);
  FringeCodeValue values[FRINGE_N_CODE_VALUE_KINDS];
  int n = fringe_code_values (self->code, moment, values), line;

  for (guint i = 0; i < self->code->n_lines; i++)
    {
      g_autofree char *text = values_of (self, values, n, i);

      fringe_code_row_show (FRINGE_CODE_ROW (row_at (self, i)), light_of (self, moment, i), text);
    }
  line = fringe_code_line_of (self->code, fringe_moment_last (moment));
  if (line >= 0)
    fringe_row_reveal (GTK_LIST_BOX_ROW (row_at (self, (guint) line)));
}

static void
make_rows (FringeCodePanel *self, const FringeRules *rules)
{
  GtkWidget *row;

  self->code = fringe_code_new (rules);
  while ((row = row_at (self, 0)) != NULL)
    gtk_list_box_remove (self->list, row);
  for (guint i = 0; i < self->code->n_lines; i++)
    gtk_list_box_append (self->list, GTK_WIDGET (fringe_code_row_new (&self->code->lines[i],
                                                                      fringe_code_has_values (self->code, i))));
  gtk_label_set_label (self->title_label, fringe_algorithm_title (rules->algorithm));
}

/* The program is that of the search that made the step: a fork may go on with another algorithm. */
static void
update (FringeCodePanel *self)
{
  const FringeSearch *part;

  if (self->session == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  part = fringe_search_in_step (fringe_session_get_search (self->session), fringe_session_get_step (self->session));
  if (self->part != part)
    g_clear_pointer (&self->code, fringe_code_free);
  self->part = part;
  if (self->code == NULL)
    make_rows (self, fringe_search_rules (part));
  show_moment (self);
}

static void
on_search (FringeCodePanel *self)
{
  g_clear_pointer (&self->code, fringe_code_free);
  update (self);
}

static void
take_session (FringeCodePanel *self)
{
  g_signal_connect_object (self->session, "notify::search", G_CALLBACK (on_search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::moment", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

static void
fringe_code_panel_dispose (GObject *object)
{
  FringeCodePanel *self = FRINGE_CODE_PANEL (object);

  g_clear_pointer (&self->code, fringe_code_free);
  G_OBJECT_CLASS (fringe_code_panel_parent_class)->dispose (object);
}

static void
fringe_code_panel_class_init (FringeCodePanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = fringe_code_panel_dispose;
  FRINGE_BIN_INSTALL (klass, FringeCodePanel, session, FRINGE_TYPE_SESSION, take_session);

  gtk_widget_class_set_css_name (widget_class, "codepanel");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-code-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeCodePanel, title_label);
  gtk_widget_class_bind_template_child (widget_class, FringeCodePanel, list);
  gtk_widget_class_bind_template_callback (widget_class, update);
}

static void
fringe_code_panel_init (FringeCodePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
