/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-traits-panel.h"

#include "fringe-titles.h"

#include <glib/gi18n.h>
#include <math.h>

struct _FringeTraitsPanel
{
  FringeBin parent_instance;

  GtkCheckButton *checks[FRINGE_N_TRAIT_KINDS];
  GtkLabel *errors[FRINGE_N_TRAIT_KINDS];
  GtkSpinButton *cost_least;
  GtkSpinButton *cost_most;
  GtkSpinButton *nodes_most;
  GtkDropDown *over_list;
  GtkDropDown *under_list;
  GtkSpinButton *ratio_least;
};

G_DEFINE_FINAL_TYPE (FringeTraitsPanel, fringe_traits_panel, FRINGE_TYPE_BIN)

static double
number (GtkSpinButton *button)
{
  gtk_spin_button_update (button);
  return gtk_spin_button_get_value (button);
}

static FringeTrait
trait (FringeTraitsPanel *self, FringeTraitKind kind)
{
  FringeTrait wanted = { .kind = kind, .low = 0, .high = INFINITY };

  if (kind == FRINGE_TRAIT_COST)
    {
      wanted.low = number (self->cost_least);
      wanted.high = number (self->cost_most);
    }
  if (kind == FRINGE_TRAIT_NODES)
    wanted.high = number (self->nodes_most);
  if (kind == FRINGE_TRAIT_RATIO)
    {
      wanted.low = number (self->ratio_least);
      wanted.over = (FringeHeuristic) gtk_drop_down_get_selected (self->over_list);
      wanted.under = (FringeHeuristic) gtk_drop_down_get_selected (self->under_list);
    }
  return wanted;
}

/* (transfer full) (nullable): the reason why the trait can't hold */
static char *
objection (const FringeTrait *wanted, const FringeFindQuery *query)
{
  g_autoptr (GError) error = NULL;

  if (wanted->low > wanted->high)
    return g_strdup (_ ("The first number of moves is larger than the second."));
  if (wanted->kind == FRINGE_TRAIT_RATIO && wanted->over == wanted->under)
    return g_strdup (_ ("Two different heuristics are needed."));
  return fringe_trait_can_hold (wanted, query, &error) ? NULL : g_strdup (error->message);
}

static gboolean
is_wanted (FringeTraitsPanel *self, int kind)
{
  return gtk_check_button_get_active (self->checks[kind]);
}

gboolean
fringe_traits_panel_read (FringeTraitsPanel *self, FringeFindQuery *query, FringeTrait traits[FRINGE_N_TRAIT_KINDS])
{
  gboolean all_can_hold = TRUE;

  query->traits = traits;
  query->n_traits = 0;
  fringe_traits_panel_forgive (self);
  for (int kind = 0; kind < FRINGE_N_TRAIT_KINDS; kind++)
    {
      FringeTrait wanted = trait (self, (FringeTraitKind) kind);
      g_autofree char *why_not = is_wanted (self, kind) ? objection (&wanted, query) : NULL;

      if (!is_wanted (self, kind))
        continue;
      traits[query->n_traits++] = wanted;
      if (why_not != NULL)
        gtk_label_set_label (self->errors[kind], why_not);
      all_can_hold = all_can_hold && why_not == NULL;
    }
  return all_can_hold;
}

void
fringe_traits_panel_uncheck (FringeTraitsPanel *self)
{
  for (int kind = 0; kind < FRINGE_N_TRAIT_KINDS; kind++)
    gtk_check_button_set_active (self->checks[kind], FALSE);
}

void
fringe_traits_panel_forgive (FringeTraitsPanel *self)
{
  for (int kind = 0; kind < FRINGE_N_TRAIT_KINDS; kind++)
    gtk_label_set_label (self->errors[kind], "");
}

/* The names of the traits in the template. */
static const char *const names[FRINGE_N_TRAIT_KINDS] = {
  [FRINGE_TRAIT_COST] = "cost",
  [FRINGE_TRAIT_NODES] = "nodes",
  [FRINGE_TRAIT_TIE] = "tie",
  [FRINGE_TRAIT_REOPENED] = "reopened",
  [FRINGE_TRAIT_GREEDY_LONGER] = "greedy",
  [FRINGE_TRAIT_OVERESTIMATE] = "overestimate",
  [FRINGE_TRAIT_RATIO] = "ratio",
};

static void
bind_kinds (GtkWidgetClass *widget_class)
{
  for (gsize kind = 0; kind < FRINGE_N_TRAIT_KINDS; kind++)
    {
      g_autofree char *check = g_strconcat (names[kind], "_check", NULL);
      g_autofree char *error = g_strconcat (names[kind], "_error", NULL);

      gtk_widget_class_bind_template_child_full (widget_class, check, FALSE,
                                                 G_STRUCT_OFFSET (FringeTraitsPanel, checks)
                                                     + (gssize) (kind * sizeof (GtkCheckButton *)));
      gtk_widget_class_bind_template_child_full (widget_class, error, FALSE,
                                                 G_STRUCT_OFFSET (FringeTraitsPanel, errors)
                                                     + (gssize) (kind * sizeof (GtkLabel *)));
    }
}

static void
fringe_traits_panel_class_init (FringeTraitsPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "traits");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-traits-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeTraitsPanel, cost_least);
  gtk_widget_class_bind_template_child (widget_class, FringeTraitsPanel, cost_most);
  gtk_widget_class_bind_template_child (widget_class, FringeTraitsPanel, nodes_most);
  gtk_widget_class_bind_template_child (widget_class, FringeTraitsPanel, over_list);
  gtk_widget_class_bind_template_child (widget_class, FringeTraitsPanel, under_list);
  gtk_widget_class_bind_template_child (widget_class, FringeTraitsPanel, ratio_least);
  bind_kinds (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, fringe_has_text);
  gtk_widget_class_bind_template_callback (widget_class, fringe_traits_panel_forgive);
}

static void
fill_heuristics (GtkDropDown *list, FringeHeuristic chosen)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
    gtk_string_list_append (titles, fringe_heuristic_title ((FringeHeuristic) i));
  gtk_drop_down_set_model (list, G_LIST_MODEL (titles));
  gtk_drop_down_set_selected (list, chosen);
}

static void
fringe_traits_panel_init (FringeTraitsPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_heuristics (self->over_list, FRINGE_HEURISTIC_MISPLACED);
  fill_heuristics (self->under_list, FRINGE_HEURISTIC_MANHATTAN);
  fringe_given_name_keep (self->over_list);
  fringe_given_name_keep (self->under_list);
}
