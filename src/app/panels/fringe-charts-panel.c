/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-charts-panel.h"

#include "fringe-given-name.h"
#include "fringe-series.h"
#include "fringe-session-property.h"

#include <glib/gi18n.h>

struct _FringeChartsPanel
{
  GtkWidget parent_instance;

  FringeSession *session;
  GSettings *settings;
  GtkWidget *box;
  GtkDropDown *kind_list;
  FringeChartView *view;
  GtkLabel *branching_label;
  GMenuModel *chart_menu;
  GtkWidget *menu;
  FringeChartKind kinds[FRINGE_N_CHARTS]; /* those in the list */
  guint n_kinds;
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (FringeChartsPanel, fringe_charts_panel, GTK_TYPE_WIDGET)

static const FringeRules *
rules (FringeChartsPanel *self)
{
  return fringe_search_rules (fringe_session_get_search (self->session));
}

static FringeChartKind
chosen_kind (FringeChartsPanel *self)
{
  guint selected = gtk_drop_down_get_selected (self->kind_list);

  return selected < self->n_kinds ? self->kinds[selected] : FRINGE_CHART_VALUES;
}

const char *
fringe_charts_panel_get_title (FringeChartsPanel *self)
{
  return fringe_chart_title (rules (self), chosen_kind (self));
}

const FringeChart *
fringe_charts_panel_get_chart (FringeChartsPanel *self)
{
  return fringe_chart_view_get_chart (self->view);
}

void
fringe_charts_panel_set_theme (FringeChartsPanel *self, FringeThemeKind theme)
{
  fringe_chart_view_set_theme (self->view, theme);
}

/* b* is of a whole search. */
static void
show_branching (FringeChartsPanel *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  g_autofree char *sentence = chosen_kind (self) == FRINGE_CHART_BRANCHING
                                  ? fringe_branching_sentence (search, fringe_search_n_steps (search))
                                  : NULL;

  gtk_label_set_label (self->branching_label, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->branching_label), sentence != NULL);
}

static void
show_chosen (FringeChartsPanel *self)
{
  fringe_chart_view_set_kind (self->view, chosen_kind (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  fringe_charts_panel_get_title (self), -1);
  show_branching (self);
}

static void
on_chosen (FringeChartsPanel *self)
{
  if (self->session == NULL || self->is_filling)
    return;
  g_settings_set_enum (self->settings, "chart", (int) chosen_kind (self));
  show_chosen (self);
}

static void
fill_list (FringeChartsPanel *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  FringeChartKind wanted = (FringeChartKind) g_settings_get_enum (self->settings, "chart");
  guint selected = 0;

  self->n_kinds = 0;
  for (int kind = 0; kind < FRINGE_N_CHARTS; kind++)
    if (fringe_chart_is_used (rules (self), (FringeChartKind) kind))
      {
        if (kind == (int) wanted)
          selected = self->n_kinds;
        self->kinds[self->n_kinds++] = (FringeChartKind) kind;
        gtk_string_list_append (titles, fringe_chart_title (rules (self), (FringeChartKind) kind));
      }
  self->is_filling = TRUE;
  gtk_drop_down_set_model (self->kind_list, G_LIST_MODEL (titles));
  gtk_drop_down_set_selected (self->kind_list, selected);
  self->is_filling = FALSE;
}

static void
on_search (FringeChartsPanel *self)
{
  fill_list (self);
  show_chosen (self);
}

static void
on_secondary (FringeChartsPanel *self, int n_press, double x, double y)
{
  gtk_widget_translate_coordinates (GTK_WIDGET (self->view), GTK_WIDGET (self), x, y, &x, &y);
  if (self->menu == NULL)
    {
      self->menu = gtk_popover_menu_new_from_model (self->chart_menu);
      gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
      gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
      gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
    }
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &(GdkRectangle) { (int) x, (int) y, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

static void
take_session (gpointer widget)
{
  FringeChartsPanel *self = widget;

  g_object_set (self->view, "session", self->session, NULL);
  g_signal_connect_object (self->session, "notify::search", G_CALLBACK (on_search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::n-steps", G_CALLBACK (show_branching), self, G_CONNECT_SWAPPED);
  on_search (self);
}

static void
fringe_charts_panel_dispose (GObject *object)
{
  FringeChartsPanel *self = FRINGE_CHARTS_PANEL (object);

  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->settings);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (fringe_charts_panel_parent_class)->dispose (object);
}

static void
fringe_charts_panel_class_init (FringeChartsPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = fringe_charts_panel_dispose;
  fringe_session_property_install (object_class, G_STRUCT_OFFSET (FringeChartsPanel, session), take_session);

  g_type_ensure (FRINGE_TYPE_CHART_VIEW);
  gtk_widget_class_set_css_name (widget_class, "charts");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-charts-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeChartsPanel, box);
  gtk_widget_class_bind_template_child (widget_class, FringeChartsPanel, kind_list);
  gtk_widget_class_bind_template_child (widget_class, FringeChartsPanel, view);
  gtk_widget_class_bind_template_child (widget_class, FringeChartsPanel, branching_label);
  gtk_widget_class_bind_template_child (widget_class, FringeChartsPanel, chart_menu);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_secondary);
}

static void
fringe_charts_panel_init (FringeChartsPanel *self)
{
  self->settings = g_settings_new (FRINGE_APPLICATION_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
  fringe_given_name_keep (self->kind_list);
}
