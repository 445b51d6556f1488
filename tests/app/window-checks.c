/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "window-checks.h"

#include "app-fixture.h"

#include "fringe-node-list.h"
#include "fringe-transport.h"
#include "fringe-window.h"

/* Threads that were cancelled let go of a window a moment after it was closed. */
#define GONE_AFTER (20 * G_TIME_SPAN_SECOND)

/* Windows of the program that are or were open: weak pointers. */
static GPtrArray *windows;

static void G_GNUC_PRINTF (2, 3) must (gboolean holds, const char *format, ...)
{
  va_list arguments;

  if (holds)
    return;
  va_start (arguments, format);
  fputs ("must hold: ", stderr);
  vfprintf (stderr, format, arguments);
  fputc ('\n', stderr);
  va_end (arguments);
  abort ();
}

static gboolean
is_open (gpointer window)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GObject) toplevel = g_list_model_get_item (toplevels, i);

      if (toplevel == window)
        return TRUE;
    }
  return FALSE;
}

static void
watch (gpointer window)
{
  gpointer *watched;

  for (guint i = 0; i < windows->len; i++)
    if (*(gpointer *) windows->pdata[i] == window)
      return;
  watched = g_new (gpointer, 1);
  *watched = window;
  g_object_add_weak_pointer (window, watched);
  g_ptr_array_add (windows, watched);
}

static void
watch_all (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  if (windows == NULL)
    windows = g_ptr_array_new ();
  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);

      if (g_str_has_prefix (G_OBJECT_TYPE_NAME (window), "Fringe"))
        watch (window);
    }
}

/* A window that was closed ends; whoever still waits for a thread is waited for. */
static void
check_closed (void)
{
  gint64 end = g_get_monotonic_time () + GONE_AFTER;

  for (guint i = windows->len; i-- > 0;)
    {
      gpointer *watched = windows->pdata[i];

      if (*watched != NULL && is_open (*watched))
        continue;
      while (*watched != NULL && g_get_monotonic_time () < end)
        g_main_context_iteration (NULL, FALSE);
      must (*watched == NULL, "a closed %s ends", *watched != NULL ? G_OBJECT_TYPE_NAME (*watched) : "window");
      g_free (g_ptr_array_remove_index (windows, i));
    }
}

static const char *
label_of (FringeWindow *window, const char *name)
{
  GObject *label = gtk_widget_get_template_child (GTK_WIDGET (window), FRINGE_TYPE_WINDOW, name);

  return gtk_label_get_label (GTK_LABEL (label));
}

static void
check_title (FringeWindow *window)
{
  g_autofree char *name = NULL, *title = NULL;

  g_object_get (fringe_window_get_document (window), "heading", &name, "window-title", &title, NULL);
  must (g_strcmp0 (label_of (window, "title_label"), name) == 0, "the title “%s” is “%s”",
        label_of (window, "title_label"), name);
  must (g_strcmp0 (gtk_window_get_title (GTK_WINDOW (window)), title) == 0, "the window's title “%s” is “%s”",
        gtk_window_get_title (GTK_WINDOW (window)), title);
}

/* What a label tells of the step is what the session tells. */
static void
check_step (GtkWidget *widget, gpointer data)
{
  FringeWindow *window = data;
  g_autofree char *told = NULL, *title = NULL;
  g_autoptr (GObject) player = NULL;

  if (!FRINGE_IS_TRANSPORT (widget))
    return;
  g_object_get (widget, "player", &player, NULL);
  g_object_get (player, "step-title", &told, NULL);
  if (fringe_window_get_pair (window) != NULL)
    title = fringe_pair_time_title (fringe_window_get_pair (window));
  else
    g_object_get (fringe_player_get_session (fringe_window_get_player (window), 0), "step-title", &title, NULL);
  must (g_strcmp0 (told, title) == 0, "the step “%s” is “%s”", told, title);
}

static void
check_session (FringeSession *session)
{
  const FringeSearch *search = fringe_session_get_search (session);
  guint selected = fringe_session_get_selected (session), shown = fringe_session_get_shown (session);

  must (fringe_session_get_step (session) <= fringe_session_get_n_steps (session), "step %u is known, as %u are",
        fringe_session_get_step (session), fringe_session_get_n_steps (session));
  must (fringe_session_get_n_steps (session) == fringe_search_n_steps (search), "all steps are the record's");
  must (shown < fringe_search_n_nodes (search), "node %u, which is shown, is one of %u", shown,
        fringe_search_n_nodes (search));
  must (selected == FRINGE_NO_NODE || selected < fringe_search_n_nodes (search), "node %u, which is selected, is one",
        selected);
}

/* A list has as many rows as it said. */
typedef struct
{
  guint n;
} Told;

static void
on_items (GListModel *model, guint position, guint removed, guint added, Told *told)
{
  must (position + removed <= told->n, "%s takes %u rows at %u out of %u", G_OBJECT_TYPE_NAME (model), removed,
        position, told->n);
  told->n = told->n - removed + added;
  must (told->n == g_list_model_get_n_items (model), "%s tells of %u rows and has %u", G_OBJECT_TYPE_NAME (model),
        told->n, g_list_model_get_n_items (model));
}

static void
check_model (gpointer model)
{
  Told *told;

  if (model == NULL)
    return;
  told = g_object_get_data (model, "window-told");
  if (told == NULL)
    {
      told = g_new (Told, 1);
      told->n = g_list_model_get_n_items (model);
      g_object_set_data_full (model, "window-told", told, g_free);
      g_signal_connect (model, "items-changed", G_CALLBACK (on_items), told);
    }
  must (told->n == g_list_model_get_n_items (model), "%s told of %u rows and has %u", G_OBJECT_TYPE_NAME (model),
        told->n, g_list_model_get_n_items (model));
}

static void
check_list (GtkWidget *widget, gpointer data)
{
  (void) data;
  if (GTK_IS_COLUMN_VIEW (widget))
    check_model (gtk_column_view_get_model (GTK_COLUMN_VIEW (widget)));
  else if (GTK_IS_LIST_VIEW (widget))
    check_model (gtk_list_view_get_model (GTK_LIST_VIEW (widget)));
  else if (GTK_IS_DROP_DOWN (widget))
    check_model (gtk_drop_down_get_model (GTK_DROP_DOWN (widget)));
}

static void
check_window (FringeWindow *window)
{
  FringePair *pair = fringe_window_get_pair (window);

  must (gtk_widget_get_visible (GTK_WIDGET (window)), "a window is seen");
  check_title (window);
  check_session (fringe_player_get_session (fringe_window_get_player (window), 0));
  if (pair != NULL)
    check_session (fringe_pair_get_session (pair, FRINGE_COMPARED_RIGHT));
  test_for_each_widget (GTK_WIDGET (window), check_step, window);
}

void
window_check (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  watch_all ();
  check_closed ();
  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i);

      test_for_each_widget (window, check_list, NULL);
      if (FRINGE_IS_WINDOW (window) && gtk_widget_get_visible (window))
        check_window (FRINGE_WINDOW (window));
    }
}

/* Returns: whether none is left */
static gboolean
close_all (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  guint n = g_list_model_get_n_items (toplevels);

  for (guint i = n; i-- > 0;)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);

      if (FRINGE_IS_WINDOW (window))
        fringe_document_give_up (fringe_window_get_document (FRINGE_WINDOW (window)), TRUE);
      if (window != NULL)
        gtk_window_close (window);
    }
  return n == 0;
}

static const char *
name_of_first (void)
{
  g_autoptr (GObject) window = g_list_model_get_item (gtk_window_get_toplevels (), 0);

  return window != NULL ? G_OBJECT_TYPE_NAME (window) : "none";
}

void
window_check_end (void)
{
  gint64 end = g_get_monotonic_time () + GONE_AFTER;

  watch_all ();
  while (!close_all () && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  must (g_list_model_get_n_items (gtk_window_get_toplevels ()) == 0, "all windows can be closed: %s", name_of_first ());
  check_closed ();
  g_ptr_array_unref (windows);
}
