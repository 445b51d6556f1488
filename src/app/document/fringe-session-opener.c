/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-opener.h"

#include "fringe-exercise-file.h"
#include "fringe-file-chooser.h"
#include "fringe-guard.h"

#include <glib/gi18n.h>

#define N_RECENT 8
/* No name makes the menu wider than that, in characters. */
#define RECENT_LENGTH 40

static void
on_may_open (GtkWindow *window, FringeDocument *document, gboolean goes_on, gpointer file)
{
  if (goes_on)
    fringe_document_open (document, file);
}

void
fringe_session_opener_open (GtkWindow *window, FringeDocument *document, GFile *file)
{
  /* The application has another window for an exercise. */
  if (fringe_exercise_file_is_at (file))
    g_application_open (G_APPLICATION (gtk_window_get_application (window)), &file, 1, "");
  else
    fringe_guard_ask (window, document, on_may_open, g_object_ref (file), g_object_unref);
}

/* The application has another window for each of the files that come after the first. */
static void
open_one_of_several (GtkWindow *window, FringeDocument *document, GFile *file, gboolean is_first)
{
  if (is_first)
    fringe_session_opener_open (window, document, file);
  else
    g_application_open (G_APPLICATION (gtk_window_get_application (window)), &file, 1, "");
}

static void
on_chosen (FringeDocument *document, int response, GtkNativeDialog *chooser)
{
  g_autoptr (GListModel) files = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (chooser));
  guint n = response == GTK_RESPONSE_ACCEPT ? g_list_model_get_n_items (files) : 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);

      open_one_of_several (gtk_native_dialog_get_transient_for (chooser), document, file, i == 0);
    }
}

void
fringe_session_opener_ask (GtkWindow *window, FringeDocument *document)
{
  GtkFileChooserNative *native = fringe_guard_chooser_new (window, _ ("Open"), GTK_FILE_CHOOSER_ACTION_OPEN,
                                                           _ ("_Open"), _ ("Sessions, lessons and exercises"));
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (native);
  GFile *file = fringe_document_get_file (document);
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;

  gtk_file_chooser_set_select_multiple (chooser, TRUE);
  if (folder != NULL)
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  fringe_file_chooser_ask (native, G_CALLBACK (on_chosen), document);
}

static gboolean
is_session (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return name != NULL && g_str_has_suffix (name, FRINGE_SESSION_ENDING);
}

static gboolean
on_drop (FringeDocument *document, const GValue *value, double x, double y, GtkEventController *target)
{
  GtkWindow *window = GTK_WINDOW (gtk_event_controller_get_widget (target));
  gboolean is_taken = FALSE;

  for (GSList *at = g_value_get_boxed (value); at != NULL; at = at->next)
    if (is_session (at->data))
      {
        open_one_of_several (window, document, at->data, !is_taken);
        is_taken = TRUE;
      }
  if (!is_taken)
    fringe_player_tell (FRINGE_PLAYER (fringe_document_get_session (document)),
                        _ ("Only files that end in “.fringe” can be dropped here."));
  return is_taken;
}

/* The desktop remembers the file, with those of other programs. */
static void
on_used (FringeDocument *document, GFile *file)
{
  static char *groups[] = { NULL };
  g_autofree char *uri = g_file_get_uri (file);
  const gboolean is_lesson = fringe_document_get_lesson (document) != NULL;
  GtkRecentData data = { .mime_type = (char *) (is_lesson ? FRINGE_LESSON_MIME_TYPE : FRINGE_SESSION_MIME_TYPE),
                         .app_name = (char *) "fringe",
                         .app_exec = (char *) "fringe %u",
                         .groups = groups };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  return g_date_time_compare (gtk_recent_info_get_modified ((GtkRecentInfo *) b),
                              gtk_recent_info_get_modified ((GtkRecentInfo *) a));
}

/* Cuts out the middle, for names that are alike differ at their end as often as at their beginning. */
static char *
shorten (const char *name)
{
  const glong length = g_utf8_strlen (name, -1), half = RECENT_LENGTH / 2;
  g_autofree char *first = NULL;

  if (length <= RECENT_LENGTH)
    return g_strdup (name);
  first = g_utf8_substring (name, 0, half);
  return g_strconcat (first, "…", g_utf8_offset_to_pointer (name, length - half + 1), NULL);
}

/* An underscore in a name is doubled, or it would mark a mnemonic. */
static void
append_recent (GMenu *menu, GtkRecentInfo *info)
{
  g_autofree char *whole = gtk_recent_info_get_short_name (info), *name = shorten (whole);
  g_auto (GStrv) pieces = g_strsplit (name, "_", -1);
  g_autofree char *label = g_strjoinv ("__", pieces);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "win.open-recent", "s", gtk_recent_info_get_uri (info));
  g_menu_append_item (menu, item);
}

/* A file that is gone is passed over; whether one on another computer is there is not looked at. */
static gboolean
is_recent_session (GtkRecentInfo *info)
{
  static const char *const types[] = { FRINGE_SESSION_MIME_TYPE, FRINGE_LESSON_MIME_TYPE, NULL };

  return g_strv_contains (types, gtk_recent_info_get_mime_type (info))
         && (!gtk_recent_info_is_local (info) || gtk_recent_info_exists (info));
}

GList *
fringe_session_opener_list_recent (guint n_max)
{
  GList *infos = g_list_sort (gtk_recent_manager_get_items (gtk_recent_manager_get_default ()), compare_times);
  GList *next;
  guint n = 0;

  for (GList *at = infos; at != NULL; at = next)
    {
      next = at->next;
      if (n < n_max && is_recent_session (at->data))
        n++;
      else
        {
          gtk_recent_info_unref (at->data);
          infos = g_list_delete_link (infos, at);
        }
    }
  return infos;
}

static void
fill_recent (GMenu *menu)
{
  GList *infos = fringe_session_opener_list_recent (N_RECENT);

  g_menu_remove_all (menu);
  for (GList *at = infos; at != NULL; at = at->next)
    append_recent (menu, at->data);
  if (infos == NULL)
    g_menu_append (menu, _ ("None So Far"), "win.none");
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
}

void
fringe_session_opener_bind (GtkWindow *window, FringeDocument *document, GMenu *recent)
{
  GtkRecentManager *manager = gtk_recent_manager_get_default ();
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (on_drop), document, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (target));
  g_signal_connect (document, "used", G_CALLBACK (on_used), NULL);
  g_signal_connect_object (manager, "changed", G_CALLBACK (fill_recent), recent, G_CONNECT_SWAPPED);
  fill_recent (recent);
}
