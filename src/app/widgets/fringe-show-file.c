/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-show-file.h"

#define MANAGER "org.freedesktop.FileManager1"
#define MANAGER_PATH "/org/freedesktop/FileManager1"

typedef struct
{
  GtkWindow *parent;
  GFile *file;
} Show;

static void
show_free (Show *show)
{
  g_object_unref (show->parent);
  g_object_unref (show->file);
  g_free (show);
}

static void
on_shown (GObject *source, GAsyncResult *result, gpointer data)
{
  Show *show = data;
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);
  g_autoptr (GFile) folder = g_file_get_parent (show->file);
  g_autofree char *uri = folder != NULL ? g_file_get_uri (folder) : NULL;

  if (answer == NULL && uri != NULL)
    gtk_show_uri (show->parent, uri, GDK_CURRENT_TIME);
  show_free (show);
}

void
fringe_show_file (GtkWindow *parent, GFile *file)
{
  GApplication *application = G_APPLICATION (gtk_window_get_application (parent));
  GDBusConnection *connection = g_application_get_dbus_connection (application);
  g_autofree char *uri = g_file_get_uri (file);
  const char *const uris[] = { uri, NULL };
  Show *show;

  if (connection == NULL)
    return;
  show = g_new0 (Show, 1);
  show->parent = g_object_ref (parent);
  show->file = g_object_ref (file);
  g_dbus_connection_call (connection, MANAGER, MANAGER_PATH, MANAGER, "ShowItems",
                          g_variant_new ("(^ass)", uris, ""), NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, on_shown, show);
}
