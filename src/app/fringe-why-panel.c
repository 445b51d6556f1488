/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-why-panel.h"

#include "fringe-iterations-panel.h"
#include "fringe-node-row.h"
#include "fringe-sentences.h"

#include <glib/gi18n.h>

/* The best of the frontier; nobody reads on. */
#define ROWS_MAX 100

struct _FringeWhyPanel
{
  GtkWidget parent_instance;

  FringeSession *session;
  GtkWidget *box;
  GtkLabel *title_label;
  GtkLabel *why_label;
  GtkStack *frontier_stack;
  GtkLabel *frontier_label;
  GtkLabel *more_label;
  GListStore *rows;
  GtkColumnViewColumn *g_column;
  GtkColumnViewColumn *h_column;
  GtkColumnViewColumn *f_column;
};

G_DEFINE_FINAL_TYPE (FringeWhyPanel, fringe_why_panel, GTK_TYPE_WIDGET)

enum
{
  PROP_SESSION = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
show_frontier (FringeWhyPanel *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  guint step = fringe_session_get_step (self->session), ids[ROWS_MAX];
  guint n = fringe_search_frontier_at (search, step, ids, ROWS_MAX);
  guint open = fringe_search_counts_at (search, step).open;
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *more = NULL;

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (rows, fringe_node_row_new (search, ids[i]));
  g_list_store_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)), rows->pdata, n);

  more = g_strdup_printf (ngettext ("and %'u more", "and %'u more", open - n), open - n);
  gtk_label_set_label (self->more_label, more);
  gtk_widget_set_visible (GTK_WIDGET (self->more_label), open > n);
}

static void
show_why (FringeWhyPanel *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  guint step = fringe_session_get_step (self->session);
  g_autofree char *why = fringe_why_sentences (search, step);
  g_autofree char *title = NULL;

  if (step > 0)
    /* Translators: the heading above the reason for a step; the node is the one that was removed from the frontier */
    title = g_strdup_printf (_ ("Step %1$u: why node %2$u"), step, fringe_search_removed (search, step));
  gtk_label_set_label (self->title_label, title != NULL ? title : _ ("Before the first step"));
  gtk_label_set_label (self->why_label, why);
}

static const char *
frontier_heading (FringeAlgorithm algorithm)
{
  switch (algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
      return _ ("Frontier, oldest first");
    case FRINGE_ALGORITHM_DFS:
      return _ ("Frontier, newest first");
    case FRINGE_ALGORITHM_UCS:
    case FRINGE_ALGORITHM_GREEDY:
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_WASTAR:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_N_ALGORITHMS:
    default:
      return _ ("Frontier, best first");
    }
}

static void
show_column (GtkColumnViewColumn *column, const char *symbol, gboolean orders)
{
  g_autofree char *marked = g_strconcat (symbol, " ▴", NULL);

  gtk_column_view_column_set_title (column, orders ? marked : symbol);
}

/* An arrow marks the column that the frontier is ordered by, if there is one. */
static void
show_order (FringeWhyPanel *self)
{
  FringeAlgorithm algorithm = fringe_search_rules (fringe_session_get_search (self->session))->algorithm;

  gtk_label_set_label (self->frontier_label, frontier_heading (algorithm));
  show_column (self->g_column, "g", algorithm == FRINGE_ALGORITHM_UCS);
  show_column (self->h_column, "h", algorithm == FRINGE_ALGORITHM_GREEDY);
  show_column (self->f_column, "f", algorithm == FRINGE_ALGORITHM_ASTAR || algorithm == FRINGE_ALGORITHM_WASTAR);
  gtk_stack_set_visible_child_name (self->frontier_stack,
                                    algorithm == FRINGE_ALGORITHM_IDASTAR ? "iterations" : "frontier");
}

static void
update (FringeWhyPanel *self)
{
  if (self->session == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  show_why (self);
  show_order (self);
  show_frontier (self);
}

static void
on_activate (FringeWhyPanel *self, guint position)
{
  g_autoptr (FringeNodeRow) row = g_list_model_get_item (G_LIST_MODEL (self->rows), position);

  fringe_session_select (self->session, fringe_node_row_get_id (row));
}

static void
fringe_why_panel_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (fringe_why_panel_parent_class)->map (widget);
  update (FRINGE_WHY_PANEL (widget));
}

static void
set_session (FringeWhyPanel *self, FringeSession *session)
{
  if (!g_set_object (&self->session, session) || session == NULL)
    return;
  g_signal_connect_object (session, "notify::step", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SESSION]);
}

static void
fringe_why_panel_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  if (prop == PROP_SESSION)
    g_value_set_object (value, FRINGE_WHY_PANEL (object)->session);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_why_panel_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  if (prop == PROP_SESSION)
    set_session (FRINGE_WHY_PANEL (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_why_panel_dispose (GObject *object)
{
  FringeWhyPanel *self = FRINGE_WHY_PANEL (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (fringe_why_panel_parent_class)->dispose (object);
}

static void
fringe_why_panel_class_init (FringeWhyPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = fringe_why_panel_get_property;
  object_class->set_property = fringe_why_panel_set_property;
  object_class->dispose = fringe_why_panel_dispose;
  widget_class->map = fringe_why_panel_map;
  props[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, FRINGE_TYPE_SESSION,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (FRINGE_TYPE_ITERATIONS_PANEL);
  g_type_ensure (FRINGE_TYPE_NODE_ROW);
  gtk_widget_class_set_css_name (widget_class, "whypanel");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-why-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, box);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, title_label);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, why_label);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, frontier_stack);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, frontier_label);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, more_label);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, rows);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, g_column);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, h_column);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, f_column);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
}

static void
fringe_why_panel_init (FringeWhyPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
