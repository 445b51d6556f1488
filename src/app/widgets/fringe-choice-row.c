/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-choice-row.h"

struct _FringeChoiceRow
{
  GtkWidget parent_instance;

  FringeChoice *choice;
  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (FringeChoiceRow, fringe_choice_row, GTK_TYPE_WIDGET)

enum
{
  PROP_CHOICE = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static gboolean
has_text (GObject *object, const char *text)
{
  (void) object;
  return text != NULL && *text != '\0';
}

static void
fringe_choice_row_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  if (prop == PROP_CHOICE)
    g_value_set_object (value, FRINGE_CHOICE_ROW (object)->choice);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_choice_row_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  if (prop != PROP_CHOICE)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
  else if (g_set_object (&FRINGE_CHOICE_ROW (object)->choice, g_value_get_object (value)))
    g_object_notify_by_pspec (object, pspec);
}

static void
fringe_choice_row_dispose (GObject *object)
{
  FringeChoiceRow *self = FRINGE_CHOICE_ROW (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->choice);
  G_OBJECT_CLASS (fringe_choice_row_parent_class)->dispose (object);
}

static void
fringe_choice_row_class_init (FringeChoiceRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = fringe_choice_row_get_property;
  object_class->set_property = fringe_choice_row_set_property;
  object_class->dispose = fringe_choice_row_dispose;
  props[PROP_CHOICE] = g_param_spec_object ("choice", NULL, NULL, FRINGE_TYPE_CHOICE,
                                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "choice");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-choice-row.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeChoiceRow, box);
  gtk_widget_class_bind_template_callback (widget_class, has_text);
}

static void
fringe_choice_row_init (FringeChoiceRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *list_item)
{
  gtk_list_item_set_child (list_item, g_object_new (FRINGE_TYPE_CHOICE_ROW, NULL));
}

static void
on_bind (GtkSignalListItemFactory *factory, GtkListItem *list_item)
{
  g_object_set (gtk_list_item_get_child (list_item), "choice", gtk_list_item_get_item (list_item), NULL);
}

GtkListItemFactory *
fringe_choice_row_factory_new (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), NULL);
  return factory;
}
