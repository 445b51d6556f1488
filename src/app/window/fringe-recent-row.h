/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-theme.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_RECENT_ROW (fringe_recent_row_get_type ())
G_DECLARE_FINAL_TYPE (FringeRecentRow, fringe_recent_row, FRINGE, RECENT_ROW, GtkListBoxRow)

/* A session that was used lately: its board, name, rules and step, which are read from the file in a thread, and when
 * it was used. */

FringeRecentRow *fringe_recent_row_new (GtkRecentInfo *info, FringeThemeKind theme);
const char *fringe_recent_row_get_uri (FringeRecentRow *self);
void fringe_recent_row_set_theme (FringeRecentRow *self, FringeThemeKind theme);
/* Whether there is little room: the name is left, and when it was used. */
void fringe_recent_row_set_narrow (FringeRecentRow *self, gboolean narrow);
