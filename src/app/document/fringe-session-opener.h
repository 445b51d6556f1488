/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-document.h"

#include <gtk/gtk.h>

/* The ways by which session files come into a window: a chooser, files that are dropped, those used lately. The first
 * of several files is opened in the window, once the session that is there may go; the others are left to the
 * application, which has a window for each. */

/* Opens @file in @window. */
void fringe_session_opener_open (GtkWindow *window, FringeDocument *document, GFile *file);

/* Asks which files to open. */
void fringe_session_opener_ask (GtkWindow *window, FringeDocument *document);

/* (transfer full) (element-type GtkRecentInfo): the sessions used lately, the last first */
GList *fringe_session_opener_list_recent (guint n_max);

/* Takes files that are dropped on the window, has the desktop remember those that are used, and keeps @recent filled
 * with those used lately. */
void fringe_session_opener_bind (GtkWindow *window, FringeDocument *document, GMenu *recent);
