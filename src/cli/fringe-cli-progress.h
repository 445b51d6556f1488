/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * FringeCliProgress:
 *
 * How far a command has come, a few times a second on one line of standard error: on a terminal only.
 */
typedef struct
{
  gboolean shows;
  gboolean shown;
  gint64 next;
} FringeCliProgress;

void fringe_cli_progress_begin (FringeCliProgress *progress, gboolean quiet);

/* Both may be called as often as one likes. */
void fringe_cli_progress_nodes (FringeCliProgress *progress, guint64 generated);
/* This is a #FringeProgress. @progress: a #FringeCliProgress */
void fringe_cli_progress_share (double share, gpointer progress);

/**
 * FringeCliWatch:
 *
 * Shows a share that is written atomically, up to FRINGE_PORTION_ALL, by work that itself tells nobody.
 */
typedef struct
{
  FringeCliProgress progress;
  GThread *thread;
  int told;
  int is_done;
} FringeCliWatch;

void fringe_cli_watch_begin (FringeCliWatch *watch);
void fringe_cli_watch_end (FringeCliWatch *watch);

/* Clears the line that was shown. */
void fringe_cli_progress_end (FringeCliProgress *progress);
