/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-iterations-panel.h"

#include "fringe-row-name.h"
#include "fringe-search.h"
#include "fringe-titles.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#define FRINGE_TYPE_ITERATION_ROW (fringe_iteration_row_get_type ())
G_DECLARE_FINAL_TYPE (FringeIterationRow, fringe_iteration_row, FRINGE, ITERATION_ROW, GObject)

/* An iteration of IDA* as a list shows it: its properties are bound, expanded and generated, as text. */

struct _FringeIterationRow
{
  GObject parent_instance;

  FringeIteration iteration;
  gboolean current;
};

G_DEFINE_FINAL_TYPE (FringeIterationRow, fringe_iteration_row, G_TYPE_OBJECT)

enum
{
  PROP_BOUND = 1,
  PROP_EXPANDED,
  PROP_GENERATED,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static const char *const names[N_PROPS]
    = { [PROP_BOUND] = "bound", [PROP_EXPANDED] = "expanded", [PROP_GENERATED] = "generated" };

static guint64
count (const FringeIteration *iteration, guint prop)
{
  return prop == PROP_EXPANDED ? iteration->expanded : iteration->generated;
}

static void
fringe_iteration_row_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeIterationRow *self = FRINGE_ITERATION_ROW (object);

  if (prop == PROP_BOUND)
    g_value_take_string (value, fringe_value_text (self->iteration.bound));
  else
    g_value_take_string (value, g_strdup_printf ("%'" G_GUINT64_FORMAT, count (&self->iteration, prop)));
}

static void
fringe_iteration_row_class_init (FringeIterationRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = fringe_iteration_row_get_property;
  for (guint prop = PROP_BOUND; prop < N_PROPS; prop++)
    props[prop] = g_param_spec_string (names[prop], NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
fringe_iteration_row_init (FringeIterationRow *self)
{
}

static FringeIterationRow *
fringe_iteration_row_new (const FringeIteration *iteration, gboolean current)
{
  FringeIterationRow *self = g_object_new (FRINGE_TYPE_ITERATION_ROW, NULL);

  self->iteration = *iteration;
  self->current = current;
  return self;
}

struct _FringeIterationsPanel
{
  FringeBin parent_instance;

  FringeSession *session;
  GtkColumnView *list;
  GListStore *rows;
};

G_DEFINE_FINAL_TYPE (FringeIterationsPanel, fringe_iterations_panel, FRINGE_TYPE_BIN)

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

/* The first column marks the current iteration. */
static void
on_setup (FringeIterationsPanel *self, GtkListItem *item)
{
  GtkWidget *mark = gtk_image_new_from_icon_name ("pan-end-symbolic");

  gtk_accessible_update_property (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Current iteration"), -1);
  gtk_list_item_set_child (item, mark);
}

static void
on_bind (FringeIterationsPanel *self, GtkListItem *item)
{
  FringeIterationRow *row = gtk_list_item_get_item (item);
  GString *name = g_string_new (row->current ? _ ("Current iteration") : NULL);

  gtk_widget_set_visible (gtk_list_item_get_child (item), row->current);
  for (guint prop = PROP_BOUND; prop < N_PROPS; prop++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (gtk_column_view_get_columns (self->list), prop);
      g_autofree char *text = NULL;

      g_object_get (row, names[prop], &text, NULL);
      fringe_row_name_add (name, gtk_column_view_column_get_title (column), text);
    }
  fringe_row_name_give (item, name);
}

static void
take_session (FringeIterationsPanel *self)
{
  g_signal_connect_object (self->session, "notify::moment", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
fringe_iterations_panel_class_init (FringeIterationsPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FRINGE_BIN_INSTALL (klass, FringeIterationsPanel, session, FRINGE_TYPE_SESSION, take_session);

  g_type_ensure (FRINGE_TYPE_ITERATION_ROW);
  gtk_widget_class_set_css_name (widget_class, "iterations");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-iterations-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeIterationsPanel, list);
  gtk_widget_class_bind_template_child (widget_class, FringeIterationsPanel, rows);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
}

static void
fringe_iterations_panel_init (FringeIterationsPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
