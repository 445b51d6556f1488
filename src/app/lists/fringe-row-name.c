/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-row-name.h"

void
fringe_row_name_add (GString *name, const char *title, const char *text)
{
  if (*text == '\0')
    return;
  if (name->len > 0)
    g_string_append (name, ", ");
  if (*title != '\0')
    g_string_append_printf (name, "%s ", title);
  g_string_append (name, text);
}

void
fringe_row_name_give (GtkListItem *item, GString *name)
{
  GtkWidget *cell = gtk_widget_get_parent (gtk_list_item_get_child (item));

  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (cell)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name->str, -1);
  g_string_free (name, TRUE);
}
