/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-window.h"

/* Opening and saving sessions. */

void fringe_session_actions_install (GtkWidgetClass *window_class);
/* Takes files that are dropped; @recent is filled with what was used lately. */
void fringe_session_actions_bind (FringeWindow *window, GMenu *recent);

/* Only sessions are shown, unless one asks for all files. */
void fringe_session_actions_add_filter (GtkFileChooser *chooser);

/* Opens a file in a window of its own, or in one that holds nothing yet, or shows the one that has it already. */
void fringe_session_actions_open_beside (GtkApplication *application, GFile *file);
