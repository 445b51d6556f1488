/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-iterations-panel.h"

#include "fringe-iteration-row.h"
#include "fringe-session-property.h"

#include <glib/gi18n.h>

struct _FringeIterationsPanel
{
  GtkWidget parent_instance;

  FringeSession *session;
  GtkWidget *box;
  GtkWidget *list;
  GListStore *rows;
};

G_DEFINE_FINAL_TYPE (FringeIterationsPanel, fringe_iterations_panel, GTK_TYPE_WIDGET)

static void
update (FringeIterationsPanel *self)
{
  const FringeSearch *search;
  guint step, n;
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);

  if (self->session == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  search = fringe_session_get_search (self->session);
  step = fringe_session_get_whole_step (self->session);
  n = fringe_search_n_iterations_at (search, step);
  for (guint i = n; i-- > 0;)
    {
      FringeIteration iteration = fringe_search_iteration_at (search, i, step);

      g_ptr_array_add (rows, fringe_iteration_row_new (&iteration, i + 1 == n));
    }
  g_list_store_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)), rows->pdata, n);
}

static void
fringe_iterations_panel_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (fringe_iterations_panel_parent_class)->map (widget);
  update (FRINGE_ITERATIONS_PANEL (widget));
}

static void
take_session (gpointer widget)
{
  FringeIterationsPanel *self = widget;

  g_signal_connect_object (self->session, "notify::step", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
fringe_iterations_panel_dispose (GObject *object)
{
  FringeIterationsPanel *self = FRINGE_ITERATIONS_PANEL (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (fringe_iterations_panel_parent_class)->dispose (object);
}

static void
fringe_iterations_panel_class_init (FringeIterationsPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = fringe_iterations_panel_dispose;
  widget_class->map = fringe_iterations_panel_map;
  fringe_session_property_install (object_class, G_STRUCT_OFFSET (FringeIterationsPanel, session), take_session);

  g_type_ensure (FRINGE_TYPE_ITERATION_ROW);
  gtk_widget_class_set_css_name (widget_class, "iterations");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-iterations-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeIterationsPanel, box);
  gtk_widget_class_bind_template_child (widget_class, FringeIterationsPanel, list);
  gtk_widget_class_bind_template_child (widget_class, FringeIterationsPanel, rows);
}

/* GTK 4.8 puts the rows into a list of its own that takes the focus and has no name; empty, it has no words either. */
static void
name_rows (GtkWidget *column_view)
{
  GtkWidget *rows = gtk_widget_get_last_child (column_view);

  gtk_accessible_update_property (GTK_ACCESSIBLE (rows), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Iterations"), -1);
}

static void
fringe_iterations_panel_init (FringeIterationsPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  name_rows (self->list);
}
