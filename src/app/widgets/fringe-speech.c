/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-speech.h"

#include "fringe-newer-gtk.h"

/* Keys of data of a widget: its own description, and whether it is described by what is spoken. */
#define OWN "fringe-description"
#define SPOKEN "fringe-spoken"
/* GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM, which GTK 4.8 does not know: what is being said is heard to its end. */
#define MEDIUM 1

typedef void (*Announce) (GtkAccessible *accessible, const char *text, int priority);

static void
describe (gpointer widget, const char *text)
{
  if (text != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
on_focus_gone (GtkWidget *widget)
{
  const char *own = g_object_get_data (G_OBJECT (widget), OWN);

  g_signal_handlers_disconnect_by_func (widget, on_focus_gone, NULL);
  g_object_set_data (G_OBJECT (widget), SPOKEN, NULL);
  describe (widget, own != NULL ? own : gtk_widget_get_tooltip_text (widget));
}

static void
describe_focused (GtkWidget *focus, const char *text)
{
  if (g_object_get_data (G_OBJECT (focus), SPOKEN) == NULL)
    g_signal_connect (focus, "notify::has-focus", G_CALLBACK (on_focus_gone), NULL);
  g_object_set_data (G_OBJECT (focus), SPOKEN, GINT_TO_POINTER (TRUE));
  describe (focus, text);
}

void
fringe_speak (GtkWidget *widget, const char *text)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  Announce announce = (Announce) fringe_newer_gtk_find ("gtk_accessible_announce");

  if (root == NULL)
    return;
  if (announce != NULL)
    announce (GTK_ACCESSIBLE (focus != NULL ? focus : GTK_WIDGET (root)), text, MEDIUM);
  else if (focus != NULL)
    describe_focused (focus, text);
}

void
fringe_description_set (gpointer widget, const char *text)
{
  g_object_set_data_full (G_OBJECT (widget), OWN, g_strdup (text), g_free);
  if (g_object_get_data (G_OBJECT (widget), SPOKEN) == NULL)
    describe (widget, text);
}
