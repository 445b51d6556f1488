/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-counts-panel.h"

#include "fringe-iteration-row.h"

struct _FringeCountsPanel
{
  GtkWidget parent_instance;

  FringeSession *session;
  GtkWidget *box;
  GtkWidget *iterations_window;
  GListStore *iterations;
};

G_DEFINE_FINAL_TYPE (FringeCountsPanel, fringe_counts_panel, GTK_TYPE_WIDGET)

enum
{
  PROP_SESSION = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
on_step (FringeCountsPanel *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  guint step = fringe_session_get_step (self->session), n = fringe_search_n_iterations_at (search, step);
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n; i++)
    {
      FringeIteration iteration = fringe_search_iteration_at (search, i, step);

      g_ptr_array_add (rows, fringe_iteration_row_new (&iteration));
    }
  g_list_store_splice (self->iterations, 0, g_list_model_get_n_items (G_LIST_MODEL (self->iterations)), rows->pdata, n);
  gtk_widget_set_visible (self->iterations_window, n > 0);
}

/* The iteration that is under way stays in sight. */
static void
on_iterations_grown (GtkAdjustment *adjustment)
{
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
}

static char *
format_count (GObject *object, guint count)
{
  (void) object;
  return g_strdup_printf ("%'u", count);
}

static void
set_session (FringeCountsPanel *self, FringeSession *session)
{
  if (!g_set_object (&self->session, session) || session == NULL)
    return;
  g_signal_connect_object (session, "notify::step", G_CALLBACK (on_step), self, G_CONNECT_SWAPPED);
  on_step (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SESSION]);
}

static void
fringe_counts_panel_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  if (prop == PROP_SESSION)
    g_value_set_object (value, FRINGE_COUNTS_PANEL (object)->session);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_counts_panel_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  if (prop == PROP_SESSION)
    set_session (FRINGE_COUNTS_PANEL (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_counts_panel_dispose (GObject *object)
{
  FringeCountsPanel *self = FRINGE_COUNTS_PANEL (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (fringe_counts_panel_parent_class)->dispose (object);
}

static void
fringe_counts_panel_class_init (FringeCountsPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = fringe_counts_panel_get_property;
  object_class->set_property = fringe_counts_panel_set_property;
  object_class->dispose = fringe_counts_panel_dispose;
  props[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, FRINGE_TYPE_SESSION,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (FRINGE_TYPE_ITERATION_ROW);
  gtk_widget_class_set_css_name (widget_class, "counts");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-counts-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeCountsPanel, box);
  gtk_widget_class_bind_template_child (widget_class, FringeCountsPanel, iterations_window);
  gtk_widget_class_bind_template_child (widget_class, FringeCountsPanel, iterations);
  gtk_widget_class_bind_template_callback (widget_class, format_count);
  gtk_widget_class_bind_template_callback (widget_class, on_iterations_grown);
}

static void
fringe_counts_panel_init (FringeCountsPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
