/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-code-panel.h"

#include "fringe-code-row.h"
#include "fringe-session-property.h"
#include "fringe-titles.h"

#include <glib/gi18n.h>

struct _FringeCodePanel
{
  GtkWidget parent_instance;

  FringeSession *session;
  FringeCode *code;
  const FringeSearch *part; /* of which it is */
  GtkWidget *box;
  GtkLabel *title_label;
  GtkScrolledWindow *scroller;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (FringeCodePanel, fringe_code_panel, GTK_TYPE_WIDGET)

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

        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", value);
      }
  return g_strdup (text->str);
}

/* The program may be longer than what is seen of it. */
static void
reveal (FringeCodePanel *self, int line)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_rect_t bounds;

  if (line >= 0 && gtk_widget_compute_bounds (row_at (self, (guint) line), GTK_WIDGET (self->list), &bounds))
    gtk_adjustment_clamp_page (adjustment, bounds.origin.y, bounds.origin.y + bounds.size.height);
}

static void
show_moment (FringeCodePanel *self)
{
  const FringeMoment *moment = fringe_session_get_moment (self->session);
  FringeCodeValue values[FRINGE_N_CODE_VALUE_KINDS];
  int n = fringe_code_values (self->code, moment, values);

  for (guint i = 0; i < self->code->n_lines; i++)
    {
      g_autofree char *text = values_of (self, values, n, i);

      fringe_code_row_show (FRINGE_CODE_ROW (row_at (self, i)), light_of (self, moment, i), text);
    }
  reveal (self, fringe_code_line_of (self->code, fringe_moment_last (moment)));
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

/* What the step was made by, which may have been forked since. */
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
fringe_code_panel_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (fringe_code_panel_parent_class)->map (widget);
  update (FRINGE_CODE_PANEL (widget));
}

static void
take_session (gpointer widget)
{
  FringeCodePanel *self = widget;

  g_signal_connect_object (self->session, "notify::search", G_CALLBACK (on_search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::step", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

static void
fringe_code_panel_dispose (GObject *object)
{
  FringeCodePanel *self = FRINGE_CODE_PANEL (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->code, fringe_code_free);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (fringe_code_panel_parent_class)->dispose (object);
}

static void
fringe_code_panel_class_init (FringeCodePanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = fringe_code_panel_dispose;
  widget_class->map = fringe_code_panel_map;
  fringe_session_property_install (object_class, G_STRUCT_OFFSET (FringeCodePanel, session), take_session);

  gtk_widget_class_set_css_name (widget_class, "codepanel");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-code-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeCodePanel, box);
  gtk_widget_class_bind_template_child (widget_class, FringeCodePanel, title_label);
  gtk_widget_class_bind_template_child (widget_class, FringeCodePanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, FringeCodePanel, list);
}

static void
fringe_code_panel_init (FringeCodePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
