/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-fork-dialog.h"

#include "fringe-choice-list.h"
#include "fringe-color-scheme.h"
#include "fringe-titles.h"

struct _FringeForkDialog
{
  GtkWindow parent_instance;

  FringeSession *session;
  FringeRulesModel *rules;
  GBindingGroup *bindings;
  GtkAdjustment *step_adjustment;
  GtkSpinButton *step_button;
  GtkDropDown *algorithm_list;
  GtkSpinButton *weight_button;
  GtkDropDown *heuristic_list;
  GtkDropDown *ties_list;
};

G_DEFINE_FINAL_TYPE (FringeForkDialog, fringe_fork_dialog, GTK_TYPE_WINDOW)

enum
{
  PROP_RULES = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static guint chosen_signal;

FringeSession *
fringe_fork_dialog_get_session (FringeForkDialog *self)
{
  return self->session;
}

/* What is being typed counts, too. */
static void
on_fork (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeForkDialog *self = FRINGE_FORK_DIALOG (widget);

  gtk_spin_button_update (self->step_button);
  gtk_spin_button_update (self->weight_button);
  g_signal_emit (self, chosen_signal, 0, (guint) gtk_spin_button_get_value_as_int (self->step_button),
                 fringe_rules_model_get (self->rules));
  gtk_window_close (GTK_WINDOW (self));
}

static void
fringe_fork_dialog_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  if (prop == PROP_RULES)
    g_value_set_object (value, FRINGE_FORK_DIALOG (object)->rules);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_fork_dialog_finalize (GObject *object)
{
  FringeForkDialog *self = FRINGE_FORK_DIALOG (object);

  g_clear_object (&self->bindings);
  g_clear_object (&self->rules);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (fringe_fork_dialog_parent_class)->finalize (object);
}

static void
fringe_fork_dialog_class_init (FringeForkDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = fringe_fork_dialog_get_property;
  object_class->finalize = fringe_fork_dialog_finalize;
  props[PROP_RULES]
      = g_param_spec_object ("rules", NULL, NULL, FRINGE_TYPE_RULES_MODEL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  chosen_signal = g_signal_new ("chosen", FRINGE_TYPE_FORK_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                2, G_TYPE_UINT, G_TYPE_POINTER);

  g_type_ensure (FRINGE_TYPE_CHOICE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-fork-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeForkDialog, step_adjustment);
  gtk_widget_class_bind_template_child (widget_class, FringeForkDialog, step_button);
  gtk_widget_class_bind_template_child (widget_class, FringeForkDialog, algorithm_list);
  gtk_widget_class_bind_template_child (widget_class, FringeForkDialog, weight_button);
  gtk_widget_class_bind_template_child (widget_class, FringeForkDialog, heuristic_list);
  gtk_widget_class_bind_template_child (widget_class, FringeForkDialog, ties_list);
  gtk_widget_class_install_action (widget_class, "fork.fork", NULL, on_fork);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

/* Enter in a number forks. */
static void
activate_default (GtkSpinButton *button)
{
  gtk_text_set_activates_default (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (button))), TRUE);
}

static void
fringe_fork_dialog_init (FringeForkDialog *self)
{
  self->rules = fringe_rules_model_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  activate_default (self->step_button);
  activate_default (self->weight_button);
  FRINGE_CHOICE_LIST_FILL (self->algorithm_list, FringeAlgorithm, algorithm, FRINGE_ALGORITHM_IDASTAR);
  FRINGE_CHOICE_LIST_FILL (self->heuristic_list, FringeHeuristic, heuristic, FRINGE_N_HEURISTICS);
  FRINGE_CHOICE_LIST_FILL (self->ties_list, FringeTies, ties, FRINGE_N_TIES);
  self->bindings = g_binding_group_new ();
  fringe_choice_list_bind (self->algorithm_list, self->bindings, "algorithm");
  fringe_choice_list_bind (self->heuristic_list, self->bindings, "heuristic");
  fringe_choice_list_bind (self->ties_list, self->bindings, "ties");
  g_binding_group_bind (self->bindings, "weight", self->weight_button, "value",
                        G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

static void
take_rules (FringeForkDialog *self, FringeSession *session)
{
  const FringeSearch *search = fringe_session_get_search (session);
  const FringeBoard *start = fringe_search_start (search);

  fringe_rules_model_fit (self->rules, start->rows, start->columns);
  fringe_rules_model_add_own (self->rules, fringe_rules_model_get_own (fringe_session_get_rules (session)));
  fringe_rules_model_set (self->rules, fringe_search_rules (search));
  if (fringe_rules_use_heuristic (fringe_search_rules (search)))
    fringe_rules_model_other_heuristic (self->rules);
  fringe_choice_list_offer_heuristics (self->heuristic_list, self->rules);
  g_binding_group_set_source (self->bindings, self->rules);
}

FringeForkDialog *
fringe_fork_dialog_new (GtkWindow *parent, FringeSession *session, guint step)
{
  FringeForkDialog *self = g_object_new (FRINGE_TYPE_FORK_DIALOG, "transient-for", parent, NULL);
  const FringeSearch *search = fringe_session_get_search (session);

  self->session = g_object_ref (session);
  take_rules (self, session);
  gtk_adjustment_configure (self->step_adjustment, step, 0, fringe_session_last_fork_step (search), 1, 10, 0);
  fringe_color_scheme_match_parent (GTK_WINDOW (self));
  return self;
}
