/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-export-actions.h"

#include "fringe-clipboard.h"
#include "fringe-export-dialog.h"
#include "fringe-print.h"
#include "fringe-show-file.h"

#include <glib/gi18n.h>

static FringeSession *
session (FringeWindow *window)
{
  return fringe_tree_view_get_session (fringe_window_get_tree_view (window));
}

static FringeTreePicture *
picture (FringeWindow *window)
{
  return fringe_tree_picture_new (fringe_window_get_tree_view (window), fringe_window_get_theme (window));
}

static FringeExportDialog *
new_dialog (FringeWindow *window)
{
  FringeExportDialog *dialog = fringe_export_dialog_new (GTK_WINDOW (window), session (window), picture (window));

  fringe_session_set_playing (session (window), FALSE);
  g_signal_connect_object (dialog, "saved", G_CALLBACK (fringe_window_tell_file), window, G_CONNECT_SWAPPED);
  return dialog;
}

static void
on_export (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_window_present (GTK_WINDOW (new_dialog (FRINGE_WINDOW (widget))));
}

static void
on_export_subtree (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExportDialog *dialog = new_dialog (FRINGE_WINDOW (widget));

  fringe_export_dialog_set_what (dialog, FRINGE_EXPORT_OF_SUBTREE);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_show_file (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_show_file (GTK_WINDOW (widget), fringe_window_get_file (FRINGE_WINDOW (widget)));
}

static void
on_printed (GtkPrintOperation *operation, GtkPrintOperationResult result, FringeWindow *window)
{
  g_autoptr (GError) error = NULL;
  const GError *reason = fringe_print_get_error (operation);
  g_autofree char *facts = fringe_print_get_facts (operation);

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    gtk_print_operation_get_error (operation, &error);
  if (reason != NULL || error != NULL)
    fringe_window_tell (window, reason != NULL ? reason->message : error->message);
  else if (result == GTK_PRINT_OPERATION_RESULT_APPLY && facts != NULL)
    {
      /* Translators: %s is a sentence about its size on the paper. */
      g_autofree char *text = g_strdup_printf (_ ("The tree goes to the printer. %s"), facts);

      fringe_window_tell (window, text);
    }
  else if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    fringe_window_tell (window, _ ("The tree goes to the printer."));
}

static void
on_print (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeWindow *window = FRINGE_WINDOW (widget);
  g_autoptr (GtkPrintOperation) operation = fringe_print_new (session (window), picture (window));

  fringe_session_set_playing (session (window), FALSE);
  g_signal_connect_object (operation, "done", G_CALLBACK (on_printed), window, 0);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (window), NULL);
}

static void
on_copy (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (FringeTreePicture) copied = picture (FRINGE_WINDOW (widget));

  fringe_clipboard_copy (FRINGE_WINDOW (widget), &copied->picture);
}

void
fringe_export_actions_install (GtkWidgetClass *window_class)
{
  gtk_widget_class_install_action (window_class, "win.export", NULL, on_export);
  gtk_widget_class_install_action (window_class, "win.export-subtree", NULL, on_export_subtree);
  gtk_widget_class_install_action (window_class, "win.show-file", NULL, on_show_file);
  gtk_widget_class_install_action (window_class, "win.print", NULL, on_print);
  gtk_widget_class_install_action (window_class, "win.copy", NULL, on_copy);
}

void
fringe_export_actions_update (FringeWindow *window, gboolean running)
{
  GtkWidget *widget = GTK_WIDGET (window);

  gtk_widget_action_set_enabled (widget, "win.export", !running);
  gtk_widget_action_set_enabled (widget, "win.export-subtree", !running);
  gtk_widget_action_set_enabled (widget, "win.show-file", fringe_window_get_file (window) != NULL);
  gtk_widget_action_set_enabled (widget, "win.print", !running);
  gtk_widget_action_set_enabled (widget, "win.copy", !running);
}
