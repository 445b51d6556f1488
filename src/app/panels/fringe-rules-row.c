/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-rules-row.h"

#include "fringe-choice-list.h"
#include "fringe-widgets.h"
#include "fringe-rules-panel.h"
#include "fringe-titles.h"

struct _FringeRulesRow
{
  GtkWidget parent_instance;

  FringeRulesModel *rules;
  char *title;
  GBindingGroup *bindings;
  GtkWidget *box;
  GtkDropDown *algorithm_list;
  GtkDropDown *heuristic_list;
  GtkDropDown *preset_list;
  GtkMenuButton *details_button;
};

G_DEFINE_FINAL_TYPE (FringeRulesRow, fringe_rules_row, GTK_TYPE_WIDGET)

enum
{
  PROP_RULES = 1,
  PROP_TITLE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
set_rules (FringeRulesRow *self, FringeRulesModel *rules)
{
  if (!g_set_object (&self->rules, rules) || rules == NULL)
    return;
  fringe_choice_list_offer_heuristics (self->heuristic_list, rules);
  fringe_choice_list_offer_presets (self->preset_list, rules);
  g_binding_group_set_source (self->bindings, rules);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RULES]);
}

void
fringe_rules_row_show_preset (FringeRulesRow *self, gboolean shows)
{
  gtk_widget_set_visible (GTK_WIDGET (self->preset_list), shows);
}

static void
set_title (FringeRulesRow *self, const char *title)
{
  if (g_strcmp0 (self->title, title) == 0)
    return;
  g_free (self->title);
  self->title = g_strdup (title);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TITLE]);
}

static void
fringe_rules_row_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeRulesRow *self = FRINGE_RULES_ROW (object);

  if (prop == PROP_RULES)
    g_value_set_object (value, self->rules);
  else if (prop == PROP_TITLE)
    g_value_set_string (value, self->title);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_rules_row_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  FringeRulesRow *self = FRINGE_RULES_ROW (object);

  if (prop == PROP_RULES)
    set_rules (self, g_value_get_object (value));
  else if (prop == PROP_TITLE)
    set_title (self, g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_rules_row_dispose (GObject *object)
{
  FringeRulesRow *self = FRINGE_RULES_ROW (object);

  g_clear_object (&self->bindings);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->rules);
  g_clear_pointer (&self->title, g_free);
  G_OBJECT_CLASS (fringe_rules_row_parent_class)->dispose (object);
}

static void
fringe_rules_row_class_init (FringeRulesRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = fringe_rules_row_get_property;
  object_class->set_property = fringe_rules_row_set_property;
  object_class->dispose = fringe_rules_row_dispose;
  props[PROP_RULES] = g_param_spec_object ("rules", NULL, NULL, FRINGE_TYPE_RULES_MODEL,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  /* Names the search to which these rules belong. */
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "",
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (FRINGE_TYPE_CHOICE);
  g_type_ensure (FRINGE_TYPE_RULES_PANEL);
  gtk_widget_class_set_css_name (widget_class, "rulesrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-rules-row.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeRulesRow, box);
  gtk_widget_class_bind_template_child (widget_class, FringeRulesRow, algorithm_list);
  gtk_widget_class_bind_template_child (widget_class, FringeRulesRow, heuristic_list);
  gtk_widget_class_bind_template_child (widget_class, FringeRulesRow, preset_list);
  gtk_widget_class_bind_template_child (widget_class, FringeRulesRow, details_button);
}

static void
fringe_rules_row_init (FringeRulesRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  FRINGE_CHOICE_LIST_FILL (self->algorithm_list, FringeAlgorithm, algorithm, FRINGE_N_ALGORITHMS);
  FRINGE_CHOICE_LIST_FILL (self->heuristic_list, FringeHeuristic, heuristic, FRINGE_N_HEURISTICS);
  FRINGE_CHOICE_LIST_FILL (self->preset_list, FringePreset, preset, FRINGE_N_PRESETS + 1);
  self->bindings = g_binding_group_new ();
  fringe_given_name_keep (self->algorithm_list);
  fringe_given_name_keep (self->heuristic_list);
  fringe_given_name_keep (self->preset_list);
  fringe_choice_list_bind (self->algorithm_list, self->bindings, "algorithm");
  fringe_choice_list_bind (self->heuristic_list, self->bindings, "heuristic");
  fringe_choice_list_bind (self->preset_list, self->bindings, "preset");
  fringe_menu_focus_return (self->details_button);
}
