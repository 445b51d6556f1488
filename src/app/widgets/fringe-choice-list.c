/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-choice-list.h"

void
fringe_choice_list_add (GListStore *choices, const char *title, const char *description)
{
  g_autoptr (FringeChoice) choice = fringe_choice_new (title, description);

  g_list_store_append (choices, choice);
}

void
fringe_choice_list_take (GtkDropDown *list, GListStore *choices)
{
  g_autoptr (GtkListItemFactory) rows = fringe_choice_row_factory_new ();
  GtkExpression *available = gtk_property_expression_new (FRINGE_TYPE_CHOICE, NULL, "available");
  g_autoptr (GtkFilterListModel) filtered
      = gtk_filter_list_model_new (G_LIST_MODEL (choices), GTK_FILTER (gtk_bool_filter_new (available)));

  gtk_drop_down_set_list_factory (list, rows);
  gtk_drop_down_set_model (list, G_LIST_MODEL (filtered));
}

static GtkFilterListModel *
filtered_of (GtkDropDown *list)
{
  return GTK_FILTER_LIST_MODEL (gtk_drop_down_get_model (list));
}

static guint
position_of (GtkDropDown *list, guint number)
{
  GListModel *filtered = gtk_drop_down_get_model (list);
  g_autoptr (FringeChoice) choice
      = g_list_model_get_item (gtk_filter_list_model_get_model (filtered_of (list)), number);

  for (guint i = 0; i < g_list_model_get_n_items (filtered); i++)
    {
      g_autoptr (FringeChoice) other = g_list_model_get_item (filtered, i);

      if (other == choice)
        return i;
    }
  return GTK_INVALID_LIST_POSITION;
}

static gboolean
to_position (GBinding *binding, const GValue *number, GValue *position, gpointer list)
{
  g_value_set_uint (position, position_of (list, g_value_get_uint (number)));
  return g_value_get_uint (position) != GTK_INVALID_LIST_POSITION;
}

static gboolean
to_number (GBinding *binding, const GValue *position, GValue *value, gpointer list)
{
  g_autoptr (FringeChoice) choice = g_list_model_get_item (gtk_drop_down_get_model (list), g_value_get_uint (position));
  guint number;

  if (choice == NULL
      || !g_list_store_find (G_LIST_STORE (gtk_filter_list_model_get_model (filtered_of (list))), choice, &number))
    return FALSE;
  g_value_set_uint (value, number);
  return TRUE;
}

static void
set_available (GtkDropDown *list, guint number, gboolean available)
{
  GtkFilterListModel *filtered = filtered_of (list);
  g_autoptr (FringeChoice) choice = g_list_model_get_item (gtk_filter_list_model_get_model (filtered), number);

  fringe_choice_set_available (choice, available);
  gtk_filter_changed (gtk_filter_list_model_get_filter (filtered),
                      available ? GTK_FILTER_CHANGE_LESS_STRICT : GTK_FILTER_CHANGE_MORE_STRICT);
}

/* What is not available is left out, so that keys do not stop at it; never while it is selected, for the list
 * would choose another one then. */
static void
offer (GtkDropDown *list, guint number, gboolean available, guint selected)
{
  if (available)
    set_available (list, number, TRUE);
  gtk_drop_down_set_selected (list, position_of (list, selected));
  set_available (list, number, available);
}

void
fringe_choice_list_bind (GtkDropDown *list, GBindingGroup *bindings, const char *property)
{
  g_binding_group_bind_full (bindings, property, list, "selected", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE,
                             to_position, to_number, list, NULL);
}

static void
on_perfect_fits (GtkDropDown *list, GParamSpec *pspec, FringeRulesModel *rules)
{
  gboolean fits;

  g_object_get (rules, "perfect-fits", &fits, NULL);
  offer (list, FRINGE_HEURISTIC_PERFECT, fits, fringe_rules_model_get (rules)->heuristic);
}

void
fringe_choice_list_offer_heuristics (GtkDropDown *list, FringeRulesModel *rules)
{
  g_signal_connect_object (rules, "notify::perfect-fits", G_CALLBACK (on_perfect_fits), list, G_CONNECT_SWAPPED);
  on_perfect_fits (list, NULL, rules);
}

/* Own rules are not chosen by that name but by choosing the rules. */
static void
on_preset (GtkDropDown *list, GParamSpec *pspec, FringeRulesModel *rules)
{
  FringePreset preset = fringe_rules_model_get_preset (rules);

  offer (list, FRINGE_N_PRESETS, preset == FRINGE_N_PRESETS, preset);
}

void
fringe_choice_list_offer_presets (GtkDropDown *list, FringeRulesModel *rules)
{
  g_signal_connect_object (rules, "notify::preset", G_CALLBACK (on_preset), list, G_CONNECT_SWAPPED);
  on_preset (list, NULL, rules);
}
