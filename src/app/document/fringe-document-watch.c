/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-document-watch.h"

/* What belongs to a document and comes and goes. */
typedef struct
{
  GCallback made, seen;
  GObject *document;
} Watch;

static void
on_breakpoints (GListModel *list, guint position, guint n_removed, guint n_added, Watch *watch)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (list, i);

      g_signal_connect_object (item, "notify::enabled", watch->made, watch->document, G_CONNECT_SWAPPED);
    }
}

/* The one on the right is made anew each time. */
static void
on_compares (FringeWindow *window, GParamSpec *pspec, Watch *watch)
{
  FringePair *pair = fringe_window_get_pair (window);
  FringeSession *right;
  GListModel *breakpoints;

  if (pair == NULL)
    return;
  right = fringe_pair_get_session (pair, FRINGE_COMPARED_RIGHT);
  breakpoints = fringe_session_get_breakpoints (right);
  g_signal_connect_object (pair, "changed", watch->seen, watch->document, G_CONNECT_SWAPPED);
  g_signal_connect_object (right, "notify::search", watch->made, watch->document, G_CONNECT_SWAPPED);
  g_signal_connect_object (breakpoints, "items-changed", watch->made, watch->document, G_CONNECT_SWAPPED);
}

static void
free_watch (gpointer data, GClosure *closure)
{
  g_free (data);
}

static void
connect (gpointer object, const char *signal, GCallback callback, const Watch *watch)
{
  GClosure *closure = g_cclosure_new (callback, g_memdup2 (watch, sizeof *watch), free_watch);

  g_object_watch_closure (watch->document, closure);
  g_signal_connect_closure (object, signal, closure, FALSE);
}

void
fringe_document_watch (
    FringeWindow *window, GSettings *settings, GCallback made, GCallback seen, GObject *document)
{
  static const char *const is_made[] = { "notify::search", "notify::title", "notify::note" };
  static const char *const is_seen[] = { "notify::moment", "notify::n-steps",
                                        "notify::selected", "notify::progress", "notify::running" };
  FringeSession *session = fringe_window_get_session (window);
  GListModel *breakpoints = fringe_session_get_breakpoints (session);
  const Watch watch = { made, seen, document };

  for (gsize i = 0; i < G_N_ELEMENTS (is_made); i++)
    g_signal_connect_object (session, is_made[i], made, document, G_CONNECT_SWAPPED);
  for (gsize i = 0; i < G_N_ELEMENTS (is_seen); i++)
    g_signal_connect_object (session, is_seen[i], seen, document, G_CONNECT_SWAPPED);
  g_signal_connect_object (breakpoints, "items-changed", made, document, G_CONNECT_SWAPPED);
  g_signal_connect_object (fringe_window_get_left_view (window), "moved", seen, document, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed", seen, document, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "notify::panel", seen, document, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "notify::compares", made, document, G_CONNECT_SWAPPED);
  connect (breakpoints, "items-changed", G_CALLBACK (on_breakpoints), &watch);
  connect (window, "notify::compares", G_CALLBACK (on_compares), &watch);
}
