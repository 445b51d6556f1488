/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-speech.h"

#include "fringe-newer-gtk.h"

/* Keys of data of a widget: its own description, and what is spoken, which describes it meanwhile. */
#define OWN "fringe-description"
#define SPOKEN "fringe-spoken"
/* GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM, which GTK 4.8 does not know: what is being said is heard to its end. */
#define MEDIUM 1

typedef void (*Announce) (GtkAccessible *accessible, const char *text, int priority);
/* Returns: (transfer full) (nullable): a GtkATContext */
typedef GObject *(*GetContext) (GtkAccessible *accessible);

static void
describe (gpointer widget, const char *text)
{
  if (text != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* Returns: what a screen reader finds where the focus is: an entry, and not its part that is typed in */
static GtkWidget *
find_found (GtkWidget *focus)
{
  GtkWidget *parent = gtk_widget_get_parent (focus);

  return GTK_IS_TEXT (focus) && GTK_IS_EDITABLE (parent) ? parent : focus;
}

/* Whose window gets the focus, or loses it to another window, still is what was spoken to. */
static void
on_focus_gone (GtkWidget *focus)
{
  GtkWidget *widget = find_found (focus);
  const char *own = g_object_get_data (G_OBJECT (widget), OWN);

  if (gtk_widget_is_focus (focus))
    return;
  g_signal_handlers_disconnect_by_func (focus, on_focus_gone, NULL);
  g_object_set_data (G_OBJECT (widget), SPOKEN, NULL);
  describe (widget, own != NULL ? own : gtk_widget_get_tooltip_text (widget));
}

/* The idle callback before which all that is spoken belongs together, or 0. */
static guint moment;

static gboolean
end_moment (gpointer data)
{
  moment = 0;
  return G_SOURCE_REMOVE;
}

/* A description takes the place of the one before: what one act has spoken at several places is heard together. */
static void
describe_focused (GtkWidget *focus, const char *text)
{
  GtkWidget *widget = find_found (focus);
  const char *before = g_object_get_data (G_OBJECT (widget), SPOKEN);
  char *all = before != NULL && moment != 0 ? g_strjoin ("\n", before, text, NULL) : g_strdup (text);

  if (before == NULL)
    g_signal_connect (focus, "notify::has-focus", G_CALLBACK (on_focus_gone), NULL);
  g_object_set_data_full (G_OBJECT (widget), SPOKEN, all, g_free);
  describe (widget, all);
  if (moment == 0)
    moment = g_idle_add_full (G_PRIORITY_HIGH, end_moment, NULL, NULL);
}

/* Where the bus of screen readers cannot be reached, GTK takes its context for tests. That has no function to announce
 * with, and would end the program. */
static gboolean
can_announce (GtkAccessible *accessible)
{
  GetContext get_context = (GetContext) fringe_newer_gtk_find ("gtk_accessible_get_at_context");
  g_autoptr (GObject) context = get_context != NULL ? get_context (accessible) : NULL;

  return context != NULL && !g_str_equal (G_OBJECT_TYPE_NAME (context), "GtkTestATContext");
}

void
fringe_speak (GtkWidget *widget, const char *text)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  Announce announce = (Announce) fringe_newer_gtk_find ("gtk_accessible_announce");
  gpointer speaker = focus != NULL ? (gpointer) find_found (focus) : root;

  if (root == NULL)
    return;
  if (announce != NULL && can_announce (speaker))
    announce (speaker, text, MEDIUM);
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
