/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-actions.h"

#include "fringe-guard.h"
#include "fringe-session-file.h"

#include <glib/gi18n.h>

#define N_RECENT 8
/* No name makes the menu wider than that, in characters. */
#define RECENT_LENGTH 40

static FringeDocument *
document (gpointer window)
{
  return fringe_window_get_document (FRINGE_WINDOW (window));
}

void
fringe_session_actions_add_filter (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) sessions = gtk_file_filter_new (), all = gtk_file_filter_new ();

  gtk_file_filter_set_name (sessions, _ ("Sessions"));
  gtk_file_filter_add_suffix (sessions, &FRINGE_SESSION_ENDING[1]);
  gtk_file_chooser_add_filter (chooser, sessions);
  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, all);
}

static void
on_may_open (FringeWindow *window, gboolean goes_on, gpointer file)
{
  if (goes_on)
    fringe_document_open (document (window), file);
}

/* Once the session that is there may go. */
static void
open_here (FringeWindow *window, GFile *file)
{
  fringe_guard_ask (window, on_may_open, g_object_ref (file), g_object_unref);
}

static FringeWindow *
find_window (GtkApplication *application, GFile *file)
{
  for (GList *at = gtk_application_get_windows (application); at != NULL; at = at->next)
    if (FRINGE_IS_WINDOW (at->data) && fringe_document_has (document (at->data), file))
      return at->data;
  return NULL;
}

static FringeWindow *
find_untouched (GtkApplication *application)
{
  GtkWindow *active = gtk_application_get_active_window (application);

  return FRINGE_IS_WINDOW (active) && fringe_document_is_untouched (document (active)) ? FRINGE_WINDOW (active) : NULL;
}

void
fringe_session_actions_open_beside (GtkApplication *application, GFile *file)
{
  FringeWindow *window = find_window (application, file);

  if (window == NULL)
    {
      window = find_untouched (application);
      if (window == NULL)
        window = fringe_window_new (application);
      fringe_document_open (document (window), file);
    }
  gtk_window_present (GTK_WINDOW (window));
}

/* The first here, the others in windows of their own. */
static void
on_chosen (FringeWindow *window, int response, GtkFileChooserNative *chooser)
{
  GListModel *files = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (chooser));
  guint n = response == GTK_RESPONSE_ACCEPT ? g_list_model_get_n_items (files) : 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);

      if (i == 0)
        open_here (window, file);
      else
        fringe_session_actions_open_beside (gtk_window_get_application (GTK_WINDOW (window)), file);
    }
  g_object_unref (files);
  gtk_native_dialog_destroy (GTK_NATIVE_DIALOG (chooser));
  g_object_unref (chooser);
}

static void
on_open (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkFileChooserNative *native = gtk_file_chooser_native_new (_ ("Open Session"), GTK_WINDOW (widget),
                                                                 GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), NULL);
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (native);
  GFile *file = fringe_document_get_file (document (widget));
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;

  fringe_session_actions_add_filter (chooser);
  gtk_file_chooser_set_select_multiple (chooser, TRUE);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
  if (folder != NULL)
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  g_signal_connect_object (native, "response", G_CALLBACK (on_chosen), widget, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (native));
}

static void
tell_saved (FringeWindow *window, gboolean is_saved, gpointer data)
{
  g_autofree char *name = NULL, *sentence = NULL;

  if (!is_saved)
    return;
  name = g_file_get_parse_name (fringe_document_get_file (document (window)));
  sentence = g_strdup_printf (_ ("Saved %s."), name);
  fringe_window_tell (window, sentence);
}

static void
on_save (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_guard_save (FRINGE_WINDOW (widget), g_str_equal (name, "win.save-as"), tell_saved, NULL, NULL);
}

static void
on_open_recent (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  open_here (FRINGE_WINDOW (widget), file);
}

static void
on_new_window (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (widget));

  gtk_window_present (GTK_WINDOW (fringe_window_new (application)));
}

void
fringe_session_actions_install (GtkWidgetClass *window_class)
{
  gtk_widget_class_install_action (window_class, "win.open", NULL, on_open);
  gtk_widget_class_install_action (window_class, "win.open-recent", "s", on_open_recent);
  gtk_widget_class_install_action (window_class, "win.save", NULL, on_save);
  gtk_widget_class_install_action (window_class, "win.save-as", NULL, on_save);
  gtk_widget_class_install_action (window_class, "win.new-window", NULL, on_new_window);
}

/* Remembered by the desktop, with those of other programs. */
static void
on_used (FringeWindow *window, GFile *file)
{
  static char *groups[] = { NULL };
  g_autofree char *uri = g_file_get_uri (file);
  GtkRecentData data = { .mime_type = (char *) FRINGE_SESSION_MIME_TYPE,
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

/* Names that are alike differ at their end as often as at their beginning. */
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

/* An underscore in a name is no mnemonic. */
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

static void
fill_recent (GMenu *menu, GtkRecentManager *manager)
{
  GList *infos = g_list_sort (gtk_recent_manager_get_items (manager), compare_times);

  g_menu_remove_all (menu);
  for (GList *at = infos; at != NULL && g_menu_model_get_n_items (G_MENU_MODEL (menu)) < N_RECENT; at = at->next)
    if (g_strcmp0 (gtk_recent_info_get_mime_type (at->data), FRINGE_SESSION_MIME_TYPE) == 0
        && (!gtk_recent_info_is_local (at->data) || gtk_recent_info_exists (at->data)))
      append_recent (menu, at->data);
  if (g_menu_model_get_n_items (G_MENU_MODEL (menu)) == 0)
    g_menu_append (menu, _ ("None So Far"), "win.none");
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
}

static gboolean
is_session (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return name != NULL && g_str_has_suffix (name, FRINGE_SESSION_ENDING);
}

static gboolean
on_drop (GtkDropTarget *target, const GValue *value, double x, double y, FringeWindow *window)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));
  GSList *files = g_value_get_boxed (value);
  gboolean is_here = TRUE;

  for (GSList *at = files; at != NULL; at = at->next)
    if (is_session (at->data) && is_here)
      {
        open_here (window, at->data);
        is_here = FALSE;
      }
    else if (is_session (at->data))
      fringe_session_actions_open_beside (application, at->data);
  if (is_here)
    fringe_window_tell (window, _ ("Only files that end in “.fringe” can be dropped here."));
  return !is_here;
}

/* The desktop asks before it ends all programs. */
static void
on_unsaved (FringeWindow *window, GParamSpec *pspec, FringeDocument *its)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));
  guint cookie = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (window), "fringe-inhibit"));
  gboolean unsaved;

  g_object_get (its, "unsaved", &unsaved, NULL);
  if (cookie != 0)
    gtk_application_uninhibit (application, cookie);
  cookie = unsaved ? gtk_application_inhibit (application, GTK_WINDOW (window), GTK_APPLICATION_INHIBIT_LOGOUT,
                                              _ ("Something is not saved"))
                   : 0;
  g_object_set_data (G_OBJECT (window), "fringe-inhibit", GUINT_TO_POINTER (cookie));
}

void
fringe_session_actions_bind (FringeWindow *window, GMenu *recent)
{
  GtkRecentManager *manager = gtk_recent_manager_get_default ();
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (on_drop), window, 0);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (target));
  g_signal_connect_object (document (window), "used", G_CALLBACK (on_used), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (document (window), "notify::unsaved", G_CALLBACK (on_unsaved), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "changed", G_CALLBACK (fill_recent), recent, G_CONNECT_SWAPPED);
  fill_recent (recent, manager);
}
