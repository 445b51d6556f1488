/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-export-chooser.h"

#include "fringe-format.h"

#include <glib/gi18n.h>

#define KEY "export-folder"

GtkFileChooserNative *
fringe_export_chooser_new (GtkWindow *parent, const char *title, const char *name)
{
  g_autoptr (GSettings) settings = g_settings_new (FRINGE_APPLICATION_ID);
  g_autofree char *uri = g_settings_get_string (settings, KEY);
  g_autoptr (GFile) folder = *uri != '\0' ? g_file_new_for_uri (uri) : NULL;
  GtkFileChooserNative *chooser
      = gtk_file_chooser_native_new (title, parent, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  if (folder != NULL)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL);
  return chooser;
}

GFile *
fringe_export_chooser_take (GtkFileChooserNative *chooser, int response)
{
  g_autoptr (GSettings) settings = g_settings_new (FRINGE_APPLICATION_ID);
  g_autoptr (GFile) file
      = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser)) : NULL;
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;
  g_autofree char *uri = folder != NULL ? g_file_get_uri (folder) : NULL;

  if (uri != NULL)
    g_settings_set_string (settings, KEY, uri);
  return g_steal_pointer (&file);
}
