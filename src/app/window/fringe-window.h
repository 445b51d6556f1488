/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-document.h"
#include "fringe-session-bar.h"
#include "fringe-tree-view.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_WINDOW (fringe_window_get_type ())
G_DECLARE_FINAL_TYPE (FringeWindow, fringe_window, FRINGE, WINDOW, GtkApplicationWindow)

/* The window: header, panels, tree, transport. Its bindings are in fringe-window.ui. */

FringeWindow *fringe_window_new (GtkApplication *application);

/* Returns: (nullable): the session file that it has open, or a session in none; %NULL when the window has gone */
FringeDocument *fringe_window_get_document (FringeWindow *self);
FringeSessionBar *fringe_window_get_session_bar (FringeWindow *self);
/* Returns: of two trees side by side the one that has the focus */
FringeTreeView *fringe_window_get_tree_view (FringeWindow *self);
/* Returns: (nullable): the two searches that are compared */
FringePair *fringe_window_get_pair (FringeWindow *self);
/* Returns: what is stepped, run and played: the search, or both that are compared */
FringePlayer *fringe_window_get_player (FringeWindow *self);
FringeThemeKind fringe_window_get_theme (FringeWindow *self);

/* Shows the start page instead of the session. @has_session: whether it can be left for the session that is there */
void fringe_window_start (FringeWindow *self, gboolean has_session);
/* Whether it is shown before a puzzle was chosen, so that nobody saw the one that is there. */
gboolean fringe_window_is_fresh (FringeWindow *self);
/* Shows the session instead of the start page. */
void fringe_window_show_session (FringeWindow *self);

/* Returns: the rules of a puzzle that brings none */
FringeRules fringe_window_first_rules (FringeWindow *self);

void fringe_window_show_preferences (FringeWindow *self);

/* Says something that passes: a line that goes away by itself. */
void fringe_window_tell (FringeWindow *self, const char *text);
