/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-document.h"
#include "fringe-find-bar.h"
#include "fringe-lecture.h"
#include "fringe-notes-view.h"
#include "fringe-panels.h"
#include "fringe-session-bar.h"
#include "fringe-session.h"
#include "fringe-transport.h"
#include "fringe-tree-view.h"
#include "fringe-pair.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_WINDOW (fringe_window_get_type ())
G_DECLARE_FINAL_TYPE (FringeWindow, fringe_window, FRINGE, WINDOW, GtkApplicationWindow)

/* The window: header, panels, tree, transport; bindings in fringe-window.ui, actions in
 * fringe-window-actions.c. */

FringeWindow *fringe_window_new (GtkApplication *application);

FringeSession *fringe_window_get_session (FringeWindow *self);
/* The session file that it has open, or a session in none. %NULL when the window has gone. */
FringeDocument *fringe_window_get_document (FringeWindow *self);
FringeSessionBar *fringe_window_get_session_bar (FringeWindow *self);
/* Of two trees side by side the one that has the focus. */
FringeTreeView *fringe_window_get_tree_view (FringeWindow *self);
/* Of two trees the left one. */
FringeTreeView *fringe_window_get_left_view (FringeWindow *self);
/* The two searches that are compared, or %NULL. */
FringePair *fringe_window_get_pair (FringeWindow *self);
/* What is stepped, run and played: the search, or both that are compared. */
FringePlayer *fringe_window_get_player (FringeWindow *self);
FringeFindBar *fringe_window_get_find_bar (FringeWindow *self);
FringeLecture *fringe_window_get_lecture (FringeWindow *self);
FringeNotesView *fringe_window_get_notes_view (FringeWindow *self);
FringePanels *fringe_window_get_panels (FringeWindow *self);
FringeTransport *fringe_window_get_transport (FringeWindow *self);
FringeThemeKind fringe_window_get_theme (FringeWindow *self);

/* Which of the right panels it is, shown or not. */
void fringe_window_choose_panel (FringeWindow *self, const char *panel);

/* Says something that passes: a line that goes away by itself. */
void fringe_window_tell (FringeWindow *self, const char *text);

/* Says below the tree what ends a lecture, for as long. */
void fringe_window_tell_way_out (FringeWindow *self);

/* Says that a file was written, and offers to show it in its folder. */
void fringe_window_tell_file (FringeWindow *self, const char *text, GFile *file);
/* The last of them, or %NULL. */
GFile *fringe_window_get_file (FringeWindow *self);

/* Says what went wrong, until that is read. */
void fringe_window_complain (FringeWindow *self, const char *sentence);

/* fringe-window-actions.c */
void fringe_window_install_actions (GtkWidgetClass *widget_class);
void fringe_window_update_actions (FringeWindow *self);
