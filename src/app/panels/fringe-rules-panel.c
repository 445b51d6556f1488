/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-rules-panel.h"

#include "fringe-caption.h"
#include "fringe-choice-list.h"
#include "fringe-titles.h"

#include <glib/gi18n.h>

struct _FringeRulesPanel
{
  FringeBin parent_instance;

  FringeRulesModel *rules;
  GBindingGroup *bindings;
  GtkDropDown *algorithm_list;
  GtkDropDown *heuristic_list;
  GtkDropDown *preset_list;
  GtkDropDown *moves_list;
  GtkDropDown *ties_list;
  GtkDropDown *duplicates_list;
  GtkDropDown *goal_test_list;
  GtkSpinButton *weight_button;
};

G_DEFINE_FINAL_TYPE (FringeRulesPanel, fringe_rules_panel, FRINGE_TYPE_BIN)

/* The three choices that panel and row both have. */
static void
fill_main_lists (GtkDropDown *algorithms, GtkDropDown *heuristics, GtkDropDown *presets, GBindingGroup *bindings)
{
  FRINGE_CHOICE_LIST_FILL (algorithms, FringeAlgorithm, algorithm, FRINGE_N_ALGORITHMS);
  FRINGE_CHOICE_LIST_FILL (heuristics, FringeHeuristic, heuristic, FRINGE_N_HEURISTICS);
  FRINGE_CHOICE_LIST_FILL (presets, FringePreset, preset, FRINGE_N_PRESETS + 1);
  fringe_choice_list_bind (algorithms, bindings, "algorithm");
  fringe_choice_list_bind (heuristics, bindings, "heuristic");
  fringe_choice_list_bind (presets, bindings, "preset");
}

static void
follow (FringeRulesModel *rules, GtkDropDown *heuristics, GtkDropDown *presets, GBindingGroup *bindings)
{
  fringe_choice_list_offer_heuristics (heuristics, rules);
  fringe_choice_list_offer_presets (presets, rules);
  g_binding_group_set_source (bindings, rules);
}

static char *
explain_algorithm (GObject *object, guint algorithm)
{
  return g_strdup (fringe_algorithm_description ((FringeAlgorithm) algorithm));
}

static char *
explain_preset (GObject *object, guint preset)
{
  return g_strdup (fringe_preset_description ((FringePreset) preset));
}

static char *
explain_heuristic (GObject *object, gboolean used, guint heuristic, gboolean perfect_fits)
{
  const char *description = fringe_heuristic_description ((FringeHeuristic) heuristic);

  if (!used)
    return g_strdup (_ ("This algorithm uses no heuristic: h and f are on the cards for comparison only."));
  if (perfect_fits)
    return g_strdup (description);
  return g_strjoin ("\n", description, _ ("The perfect heuristic works for puzzles of up to 10 cells."), NULL);
}

static char *
explain_ties (GObject *object, gboolean used, guint ties)
{
  return g_strdup (used ? fringe_ties_description ((FringeTies) ties) : _ ("This algorithm knows no ties."));
}

static char *
explain_duplicates (GObject *object, gboolean used, guint duplicates)
{
  return g_strdup (used ? fringe_duplicates_description ((FringeDuplicates) duplicates)
                        : _ ("This algorithm drops a successor only if it leads straight back."));
}

static char *
explain_goal_test (GObject *object, gboolean used, guint goal_test)
{
  return g_strdup (used ? fringe_goal_test_description ((FringeGoalTest) goal_test)
                        : _ ("This algorithm tests a node when it enters it."));
}

static char *
details_icon (GObject *object, gboolean revealed)
{
  return g_strdup (revealed ? "pan-down-symbolic" : "pan-end-symbolic");
}

/* Enter and Escape end the typing, so that keys belong to the window again. */
static void
leave_weight (FringeRulesPanel *self)
{
  gtk_spin_button_update (self->weight_button);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.focus-tree", NULL);
}

static gboolean
on_escape (GtkWidget *widget, GVariant *arguments, gpointer self)
{
  leave_weight (self);
  return TRUE;
}

static void
watch_weight (FringeRulesPanel *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcut *escape
      = gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0), gtk_callback_action_new (on_escape, self, NULL));

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), escape);
  gtk_widget_add_controller (GTK_WIDGET (self->weight_button), keys);
  g_signal_connect_object (gtk_editable_get_delegate (GTK_EDITABLE (self->weight_button)), "activate",
                           G_CALLBACK (leave_weight), self, G_CONNECT_SWAPPED);
}

static void
bind_choices (FringeRulesPanel *self)
{
  fill_main_lists (self->algorithm_list, self->heuristic_list, self->preset_list, self->bindings);
  fringe_choice_list_bind (self->moves_list, self->bindings, "moves");
  fringe_choice_list_bind (self->ties_list, self->bindings, "ties");
  fringe_choice_list_bind (self->duplicates_list, self->bindings, "duplicates");
  fringe_choice_list_bind (self->goal_test_list, self->bindings, "goal-test");
  g_binding_group_bind (self->bindings, "weight", self->weight_button, "value",
                        G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

static void
take_rules (FringeRulesPanel *self)
{
  follow (self->rules, self->heuristic_list, self->preset_list, self->bindings);
}

static void
fringe_rules_panel_dispose (GObject *object)
{
  FringeRulesPanel *self = FRINGE_RULES_PANEL (object);

  g_clear_object (&self->bindings);
  G_OBJECT_CLASS (fringe_rules_panel_parent_class)->dispose (object);
}

static void
fringe_rules_panel_class_init (FringeRulesPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = fringe_rules_panel_dispose;
  FRINGE_BIN_INSTALL (klass, FringeRulesPanel, rules, FRINGE_TYPE_RULES_MODEL, take_rules);

  g_type_ensure (FRINGE_TYPE_CAPTION);
  g_type_ensure (FRINGE_TYPE_CHOICE);
  gtk_widget_class_set_css_name (widget_class, "rules");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-rules-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeRulesPanel, algorithm_list);
  gtk_widget_class_bind_template_child (widget_class, FringeRulesPanel, heuristic_list);
  gtk_widget_class_bind_template_child (widget_class, FringeRulesPanel, preset_list);
  gtk_widget_class_bind_template_child (widget_class, FringeRulesPanel, moves_list);
  gtk_widget_class_bind_template_child (widget_class, FringeRulesPanel, ties_list);
  gtk_widget_class_bind_template_child (widget_class, FringeRulesPanel, duplicates_list);
  gtk_widget_class_bind_template_child (widget_class, FringeRulesPanel, goal_test_list);
  gtk_widget_class_bind_template_child (widget_class, FringeRulesPanel, weight_button);
  gtk_widget_class_bind_template_callback (widget_class, details_icon);
  gtk_widget_class_bind_template_callback (widget_class, explain_algorithm);
  gtk_widget_class_bind_template_callback (widget_class, explain_preset);
  gtk_widget_class_bind_template_callback (widget_class, explain_heuristic);
  gtk_widget_class_bind_template_callback (widget_class, explain_ties);
  gtk_widget_class_bind_template_callback (widget_class, explain_duplicates);
  gtk_widget_class_bind_template_callback (widget_class, explain_goal_test);
}

/* Letters and arrows run from left to right in every language: the two marks (U+2066, U+2069) say so. */
static void
add_move_order (GListStore *choices, guint number)
{
  static const char *const arrows[FRINGE_N_MOVES] = { "↑", "↓", "←", "→" };
  FringeMove moves[FRINGE_N_MOVES];
  char letters[FRINGE_N_MOVES + 1];
  g_autofree char *title = NULL;

  fringe_move_order (number, moves);
  fringe_moves_print (moves, letters);
  title = g_strdup_printf ("\u2066%s  %s %s %s %s\u2069", letters, arrows[moves[0]], arrows[moves[1]], arrows[moves[2]],
                           arrows[moves[3]]);
  fringe_choice_list_add (choices, title, "");
}

static void
fringe_rules_panel_init (FringeRulesPanel *self)
{
  GListStore *orders = g_list_store_new (FRINGE_TYPE_CHOICE);

  gtk_widget_init_template (GTK_WIDGET (self));
  FRINGE_CHOICE_LIST_FILL (self->ties_list, FringeTies, ties, FRINGE_N_TIES);
  FRINGE_CHOICE_LIST_FILL (self->duplicates_list, FringeDuplicates, duplicates, FRINGE_N_DUPLICATES);
  FRINGE_CHOICE_LIST_FILL (self->goal_test_list, FringeGoalTest, goal_test, FRINGE_N_GOAL_TESTS);
  for (guint number = 0; number < FRINGE_N_MOVE_ORDERS; number++)
    add_move_order (orders, number);
  fringe_choice_list_take (self->moves_list, orders);
  self->bindings = g_binding_group_new ();
  bind_choices (self);
  watch_weight (self);
}

void
fringe_rules_panel_offer_new_heuristics (FringeRulesPanel *self)
{
  fringe_choice_list_offer_new_heuristics (self->heuristic_list);
}

struct _FringeRulesRow
{
  FringeBin parent_instance;

  FringeRulesModel *rules;
  char *title;
  GBindingGroup *bindings;
  GtkDropDown *algorithm_list;
  GtkDropDown *heuristic_list;
  GtkDropDown *preset_list;
  GtkMenuButton *details_button;
};

G_DEFINE_FINAL_TYPE (FringeRulesRow, fringe_rules_row, FRINGE_TYPE_BIN)

enum
{
  PROP_TITLE = 1
};

static GParamSpec *title_property;

static void
fringe_rules_row_take_rules (FringeRulesRow *self)
{
  follow (self->rules, self->heuristic_list, self->preset_list, self->bindings);
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
  g_object_notify_by_pspec (G_OBJECT (self), title_property);
}

static void
fringe_rules_row_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  if (prop == PROP_TITLE)
    g_value_set_string (value, FRINGE_RULES_ROW (object)->title);
  else
    G_OBJECT_CLASS (fringe_rules_row_parent_class)->get_property (object, prop, value, pspec);
}

static void
fringe_rules_row_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  if (prop == PROP_TITLE)
    set_title (FRINGE_RULES_ROW (object), g_value_get_string (value));
  else
    G_OBJECT_CLASS (fringe_rules_row_parent_class)->set_property (object, prop, value, pspec);
}

static void
fringe_rules_row_dispose (GObject *object)
{
  FringeRulesRow *self = FRINGE_RULES_ROW (object);

  g_clear_object (&self->bindings);
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
  FRINGE_BIN_INSTALL (klass, FringeRulesRow, rules, FRINGE_TYPE_RULES_MODEL, fringe_rules_row_take_rules);
  /* Names the search to which these rules belong. */
  title_property = g_param_spec_string ("title", NULL, NULL, "",
                                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, PROP_TITLE, title_property);

  g_type_ensure (FRINGE_TYPE_CHOICE);
  g_type_ensure (FRINGE_TYPE_RULES_PANEL);
  gtk_widget_class_set_css_name (widget_class, "rulesrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-rules-row.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeRulesRow, algorithm_list);
  gtk_widget_class_bind_template_child (widget_class, FringeRulesRow, heuristic_list);
  gtk_widget_class_bind_template_child (widget_class, FringeRulesRow, preset_list);
  gtk_widget_class_bind_template_child (widget_class, FringeRulesRow, details_button);
}

static void
fringe_rules_row_init (FringeRulesRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->bindings = g_binding_group_new ();
  fill_main_lists (self->algorithm_list, self->heuristic_list, self->preset_list, self->bindings);
  fringe_choice_list_offer_new_heuristics (self->heuristic_list);
  fringe_given_name_keep (self->algorithm_list);
  fringe_given_name_keep (self->heuristic_list);
  fringe_given_name_keep (self->preset_list);
  fringe_menu_focus_return (self->details_button);
}
