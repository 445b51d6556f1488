/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-progress.h"

#include "fringe-cli-words.h"
#include "fringe-portion.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <unistd.h>

#define INTERVAL (G_USEC_PER_SEC / 5)
/* A thread sleeps so long between two looks. */
#define PAUSE (G_USEC_PER_SEC / 50)

/* The end of the line is cleared, for the text may become shorter. */
#define CLEAR_LINE "\r\033[K"

void
fringe_cli_progress_begin (FringeCliProgress *progress, gboolean quiet)
{
  *progress = (FringeCliProgress) { .shows = !quiet && isatty (STDERR_FILENO) };
  progress->next = g_get_monotonic_time () + INTERVAL;
}

static gboolean
is_time (FringeCliProgress *progress)
{
  gint64 now;

  if (!progress->shows)
    return FALSE;
  now = g_get_monotonic_time ();
  if (now < progress->next)
    return FALSE;
  progress->next = now + INTERVAL;
  progress->shown = TRUE;
  return TRUE;
}

static void
show (const char *line)
{
  g_autofree char *text = fringe_cli_to_locale (line);

  fprintf (stderr, CLEAR_LINE "%s", text);
  fflush (stderr);
}

void
fringe_cli_progress_nodes (FringeCliProgress *progress, guint64 generated)
{
  g_autofree char *count = NULL, *line = NULL;

  if (!is_time (progress))
    return;
  count = g_strdup_printf ("%" G_GUINT64_FORMAT, generated);
  line = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s node generated", "%s nodes generated", (gulong) generated),
                          count);
  show (line);
}

void
fringe_cli_progress_share (double share, gpointer progress)
{
  g_autofree char *line = NULL;

  if (!is_time (progress))
    return;
  /* Translators: how much of a task is done. */
  line = g_strdup_printf (_ ("%.0f %% done"), 100 * share);
  show (line);
}

void
fringe_cli_progress_end (FringeCliProgress *progress)
{
  if (progress->shown)
    fputs (CLEAR_LINE, stderr);
}

static gpointer
watch_share (gpointer data)
{
  FringeCliWatch *watch = data;

  while (!g_atomic_int_get (&watch->is_done))
    {
      g_usleep (PAUSE);
      fringe_cli_progress_share ((double) g_atomic_int_get (&watch->told) / FRINGE_PORTION_ALL, &watch->progress);
    }
  return NULL;
}

void
fringe_cli_watch_begin (FringeCliWatch *watch)
{
  *watch = (FringeCliWatch) { .told = 0 };
  fringe_cli_progress_begin (&watch->progress, FALSE);
  if (watch->progress.shows)
    watch->thread = g_thread_try_new ("progress", watch_share, watch, NULL);
}

void
fringe_cli_watch_end (FringeCliWatch *watch)
{
  g_atomic_int_set (&watch->is_done, 1);
  if (watch->thread != NULL)
    g_thread_join (watch->thread);
  fringe_cli_progress_end (&watch->progress);
}
