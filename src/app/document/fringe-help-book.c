/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-help-book.h"

#include <glib/gi18n.h>

#define VIEWED "help/C/fringe/index.page"
#define ADDRESS "help:fringe"

static char *
find_in (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return g_file_test (path, G_FILE_TEST_IS_REGULAR) ? g_steal_pointer (&path) : NULL;
}

/* Returns: (transfer full) (nullable): the path of what is installed under a name, wherever that is */
static char *
find_installed (const char *name)
{
  char *path = find_in (g_get_user_data_dir (), name);

  for (const char *const *folder = g_get_system_data_dirs (); path == NULL && *folder != NULL; folder++)
    path = find_in (*folder, name);
  return path;
}

static gboolean
has_viewer (void)
{
  g_autoptr (GAppInfo) viewer = g_app_info_get_default_for_uri_scheme ("help");
  g_autofree char *page = viewer != NULL ? find_installed (VIEWED) : NULL;

  return page != NULL;
}

/* In the first of the person's languages that it was written in; the last of them is always "C". */
static char *
find_page (void)
{
  char *path = NULL;

  for (const char *const *language = g_get_language_names (); path == NULL && *language != NULL; language++)
    {
      g_autofree char *name = g_strdup_printf ("fringe/help/%s.html", *language);

      path = find_installed (name);
    }
  return path;
}

/* Returns: (transfer full) (nullable): what the desktop is to open; %NULL where the book is not installed */
static char *
find_book (void)
{
  g_autofree char *path = NULL;

  if (has_viewer ())
    return g_strdup (ADDRESS);
  path = find_page ();
  return path != NULL ? g_filename_to_uri (path, NULL, NULL) : NULL;
}

static void
tell_failure (GtkWindow *parent, const char *why)
{
  GtkWidget *dialog
      = gtk_message_dialog_new (parent, GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT, GTK_MESSAGE_ERROR,
                                GTK_BUTTONS_CLOSE, "%s", _ ("The help could not be shown"));

  gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (dialog), "%s", why);
  g_signal_connect (dialog, "response", G_CALLBACK (gtk_window_destroy), NULL);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_shown (GObject *parent, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  if (!gtk_show_uri_full_finish (GTK_WINDOW (parent), result, &error) && gtk_widget_get_mapped (GTK_WIDGET (parent)))
    tell_failure (GTK_WINDOW (parent), error->message);
}

void
fringe_help_book_show (GtkWindow *parent)
{
  g_autofree char *address = find_book ();

  if (address != NULL)
    gtk_show_uri_full (parent, address, GDK_CURRENT_TIME, NULL, on_shown, NULL);
  else
    /* Translators: the help */
    tell_failure (parent, _ ("It is not installed."));
}
