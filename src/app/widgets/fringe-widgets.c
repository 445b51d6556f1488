/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-widgets.h"

void
fringe_given_name_keep (gpointer widget)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

struct _FringeClearBox
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (FringeClearBox, fringe_clear_box, GTK_TYPE_BOX)

static gboolean
fringe_clear_box_contains (GtkWidget *widget, double x, double y)
{
  return FALSE;
}

static void
fringe_clear_box_class_init (FringeClearBoxClass *klass)
{
  GTK_WIDGET_CLASS (klass)->contains = fringe_clear_box_contains;
}

static void
fringe_clear_box_init (FringeClearBox *self)
{
}

static gboolean
focus_tree (gpointer button)
{
  GtkRoot *root = gtk_widget_get_root (button);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, button))
    gtk_widget_activate_action (button, "win.focus-tree", NULL);
  return G_SOURCE_REMOVE;
}

/* The focus moves in an idle callback, because GTK 4.18 gives it to the button right after this signal; its priority is
 * high, so that it has moved before the next key. */
static void
on_closed (GtkMenuButton *button)
{
  g_idle_add_full (G_PRIORITY_HIGH, focus_tree, g_object_ref (button), g_object_unref);
}

void
fringe_menu_focus_return (GtkMenuButton *button)
{
  g_signal_connect_object (gtk_menu_button_get_popover (button), "closed", G_CALLBACK (on_closed), button,
                           G_CONNECT_SWAPPED);
}

gboolean
fringe_has_text (GObject *object, const char *text)
{
  return text != NULL && *text != '\0';
}
