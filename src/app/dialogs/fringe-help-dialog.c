/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-help-dialog.h"

#include "fringe-color-scheme.h"

struct _FringeHelpDialog
{
  GtkWindow parent_instance;
};

G_DEFINE_FINAL_TYPE (FringeHelpDialog, fringe_help_dialog, GTK_TYPE_WINDOW)

/* The list of keys is the window's. */
static void
on_keys (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (widget));

  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.show-help-overlay", NULL);
}

static void
fringe_help_dialog_class_init (FringeHelpDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-help-dialog.ui");
  gtk_widget_class_install_action (widget_class, "help.keys", NULL, on_keys);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
fringe_help_dialog_init (FringeHelpDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

FringeHelpDialog *
fringe_help_dialog_new (GtkWindow *parent)
{
  FringeHelpDialog *self = g_object_new (FRINGE_TYPE_HELP_DIALOG, "transient-for", parent, NULL);

  fringe_color_scheme_match_parent (GTK_WINDOW (self));
  return self;
}
