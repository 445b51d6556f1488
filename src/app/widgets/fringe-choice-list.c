/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-choice-list.h"

#include "fringe-titles.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>

/* The value that a list goes back to when an action was chosen in it. */
#define VALUE_BEFORE "fringe-value-before"

struct _FringeChoice
{
  GObject parent_instance;

  guint number;
  char *title;
  char *description;
  gboolean available;
  const char *action; /* (nullable): of a choice that is no value */
};

G_DEFINE_FINAL_TYPE (FringeChoice, fringe_choice, G_TYPE_OBJECT)

enum
{
  PROP_TITLE = 1,
  PROP_DESCRIPTION,
  PROP_AVAILABLE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
fringe_choice_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeChoice *self = FRINGE_CHOICE (object);

  switch (prop)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_DESCRIPTION:
      g_value_set_string (value, self->description);
      break;
    case PROP_AVAILABLE:
      g_value_set_boolean (value, self->available);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

static void
fringe_choice_finalize (GObject *object)
{
  FringeChoice *self = FRINGE_CHOICE (object);

  g_free (self->title);
  g_free (self->description);
  G_OBJECT_CLASS (fringe_choice_parent_class)->finalize (object);
}

static void
fringe_choice_class_init (FringeChoiceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = fringe_choice_get_property;
  object_class->finalize = fringe_choice_finalize;
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  props[PROP_DESCRIPTION] = g_param_spec_string ("description", NULL, NULL, "", flags);
  props[PROP_AVAILABLE] = g_param_spec_boolean ("available", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
fringe_choice_init (FringeChoice *self)
{
  self->available = TRUE;
}

static FringeChoice *
fringe_choice_new (guint number, const char *title, const char *description)
{
  FringeChoice *self = g_object_new (FRINGE_TYPE_CHOICE, NULL);

  self->number = number;
  self->title = g_strdup (title);
  self->description = g_strdup (description);
  return self;
}

static void
fringe_choice_set_available (FringeChoice *self, gboolean available)
{
  if (self->available == available)
    return;
  self->available = available;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_AVAILABLE]);
}

static GtkListItemFactory *
make_rows (void)
{
  GtkBuilderScope *scope = gtk_builder_cscope_new ();
  GtkListItemFactory *rows;

  gtk_builder_cscope_add_callback (scope, fringe_has_text);
  rows = gtk_builder_list_item_factory_new_from_resource (scope, "/org/fringe/Fringe/ui/fringe-choice-row.ui");
  g_object_unref (scope);
  return rows;
}

void
fringe_choice_list_add (GListStore *choices, const char *title, const char *description)
{
  guint number = g_list_model_get_n_items (G_LIST_MODEL (choices));
  g_autoptr (FringeChoice) choice = fringe_choice_new (number, title, description);

  g_list_store_append (choices, choice);
}

void
fringe_choice_list_take (GtkDropDown *list, GListStore *choices)
{
  g_autoptr (GtkListItemFactory) rows = make_rows ();
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

static GListStore *
choices_of (GtkDropDown *list)
{
  return G_LIST_STORE (gtk_filter_list_model_get_model (filtered_of (list)));
}

/* Returns: (transfer full) (nullable) */
static FringeChoice *
find_choice (GtkDropDown *list, guint number)
{
  GListModel *choices = G_LIST_MODEL (choices_of (list));

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (FringeChoice) choice = g_list_model_get_item (choices, i);

      if (choice->number == number && choice->action == NULL)
        return g_steal_pointer (&choice);
    }
  return NULL;
}

/* A heuristic of one's own stands behind those that there are, before what makes new ones. */
static void
add_own (GtkDropDown *list, FringeHeuristic heuristic)
{
  GListStore *choices = choices_of (list);
  g_autoptr (FringeChoice) known = find_choice (list, heuristic);
  g_autoptr (FringeChoice) choice = NULL;
  guint place = g_list_model_get_n_items (G_LIST_MODEL (choices));

  if (known != NULL)
    return;
  choice = fringe_choice_new (heuristic, fringe_heuristic_title (heuristic), fringe_heuristic_description (heuristic));
  while (place > 0)
    {
      g_autoptr (FringeChoice) before = g_list_model_get_item (G_LIST_MODEL (choices), place - 1);

      if (before->action == NULL)
        break;
      place--;
    }
  g_list_store_insert (choices, place, choice);
}

static guint
position_of (GtkDropDown *list, guint number)
{
  GListModel *filtered = gtk_drop_down_get_model (list);

  for (guint i = 0; i < g_list_model_get_n_items (filtered); i++)
    {
      g_autoptr (FringeChoice) choice = g_list_model_get_item (filtered, i);

      if (choice->number == number && choice->action == NULL)
        return i;
    }
  return GTK_INVALID_LIST_POSITION;
}

static void
set_available (GtkDropDown *list, guint number, gboolean available)
{
  g_autoptr (FringeChoice) choice = find_choice (list, number);

  fringe_choice_set_available (choice, available);
  gtk_filter_changed (gtk_filter_list_model_get_filter (filtered_of (list)),
                      available ? GTK_FILTER_CHANGE_LESS_STRICT : GTK_FILTER_CHANGE_MORE_STRICT);
}

static gboolean
to_position (GBinding *binding, const GValue *number, GValue *position, gpointer list)
{
  if (g_str_equal (g_binding_get_source_property (binding), "heuristic")
      && fringe_heuristic_is_own ((FringeHeuristic) g_value_get_uint (number)))
    {
      add_own (list, (FringeHeuristic) g_value_get_uint (number));
      set_available (list, g_value_get_uint (number), TRUE);
    }
  g_object_set_data (list, VALUE_BEFORE, GUINT_TO_POINTER (g_value_get_uint (number)));
  g_value_set_uint (position, position_of (list, g_value_get_uint (number)));
  return g_value_get_uint (position) != GTK_INVALID_LIST_POSITION;
}

static gboolean
to_number (GBinding *binding, const GValue *position, GValue *value, gpointer list)
{
  g_autoptr (FringeChoice) choice = g_list_model_get_item (gtk_drop_down_get_model (list), g_value_get_uint (position));

  if (choice == NULL || choice->action != NULL)
    return FALSE;
  g_object_set_data (list, VALUE_BEFORE, GUINT_TO_POINTER (choice->number));
  g_value_set_uint (value, choice->number);
  return TRUE;
}

/* A value that is not available is left out, so that keys do not stop at it. But it stays while it is selected, because
 * the list would choose another one. */
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
offer_heuristic (GtkDropDown *list, FringeRulesModel *rules, FringeHeuristic heuristic)
{
  gboolean fits = fringe_rules_model_fits (rules, heuristic);

  offer (list, heuristic, fits, fringe_rules_model_get (rules)->heuristic);
}

static void
on_perfect_fits (GtkDropDown *list, GParamSpec *pspec, FringeRulesModel *rules)
{
  offer_heuristic (list, rules, FRINGE_HEURISTIC_PERFECT);
}

static void
on_own (GtkDropDown *list, GParamSpec *pspec, FringeRulesModel *rules)
{
  const GArray *own = fringe_rules_model_get_own (rules);

  for (guint i = 0; i < own->len; i++)
    {
      add_own (list, g_array_index (own, FringeHeuristic, i));
      offer_heuristic (list, rules, g_array_index (own, FringeHeuristic, i));
    }
}

void
fringe_choice_list_offer_heuristics (GtkDropDown *list, FringeRulesModel *rules)
{
  g_signal_connect_object (rules, "notify::perfect-fits", G_CALLBACK (on_perfect_fits), list, G_CONNECT_SWAPPED);
  g_signal_connect_object (rules, "notify::own", G_CALLBACK (on_own), list, G_CONNECT_SWAPPED);
  on_perfect_fits (list, NULL, rules);
  on_own (list, NULL, rules);
}

/* The list is busy with its popover until this is called. */
static gboolean
act (gpointer data)
{
  GtkDropDown *list = data;
  const FringeChoice *choice = gtk_drop_down_get_selected_item (list);
  const char *action = choice != NULL ? choice->action : NULL;
  gpointer number = g_object_get_data (G_OBJECT (list), VALUE_BEFORE);

  if (action == NULL)
    return G_SOURCE_REMOVE;
  gtk_drop_down_set_selected (list, position_of (list, GPOINTER_TO_UINT (number)));
  gtk_widget_activate_action (GTK_WIDGET (list), action, NULL);
  return G_SOURCE_REMOVE;
}

static void
on_selected (GtkDropDown *list)
{
  const FringeChoice *choice = gtk_drop_down_get_selected_item (list);

  if (choice != NULL && choice->action != NULL)
    g_idle_add_full (G_PRIORITY_DEFAULT, act, g_object_ref (list), g_object_unref);
}

static void
add_action (GtkDropDown *list, const char *title, const char *action)
{
  g_autoptr (FringeChoice) choice = fringe_choice_new (0, title, "");

  choice->action = action;
  g_list_store_append (choices_of (list), choice);
}

void
fringe_choice_list_offer_new_heuristics (GtkDropDown *list)
{
  add_action (list, _ ("Formula…"), "win.formula");
  add_action (list, _ ("Pattern database…"), "win.pattern-database");
  g_signal_connect (list, "notify::selected", G_CALLBACK (on_selected), NULL);
}

/* Own rules have no entry to choose: a person makes them by choosing the rules one by one. */
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
