/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-inner-names.h"

static gboolean
has_name (GtkWidget *widget)
{
  return gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL)
         || gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* Returns: (nullable): the first label with words in it */
static GtkWidget *
find_words (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_visible (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_words (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
find_namer (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  gboolean is_part = parent != NULL
                     && (GTK_IS_DROP_DOWN (parent) || GTK_IS_MENU_BUTTON (parent) || GTK_IS_EDITABLE (parent));

  if (is_part && has_name (parent))
    return parent;
  return GTK_IS_BUTTON (widget) || GTK_IS_EXPANDER (widget) ? find_words (widget) : NULL;
}

static void
on_focus (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *namer = focus == NULL || has_name (focus) ? NULL : find_namer (focus);

  if (namer != NULL)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_RELATION_LABELLED_BY, namer, NULL, -1);
}

void
fringe_inner_names_give (GtkWindow *window)
{
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (on_focus), NULL);
}
