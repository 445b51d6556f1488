/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session-file.h"
#include "fringe-window.h"

/* What of a window a file keeps: gathered from it, and given back to it. */

/* (transfer full): without a title for the file and what it held besides */
FringeSessionFile *fringe_window_state_gather (FringeWindow *window, GSettings *settings);

/* Begins anew with what @state says of puzzle, rules, notes, breakpoints and comparison, and begins to search up to
 * where it was: the session is running until that is done. */
void fringe_window_state_begin (FringeWindow *window, GSettings *settings, const FringeSessionFile *state);

/* When that is done: goes on by other rules where the search did, to be called again when it is no longer running.
 * Returns: whether it did */
gboolean fringe_window_state_go_on (FringeWindow *window, const FringeSessionFile *state);

/* When all is done, or was cancelled: goes to the step and the place, as far as they are there. A comparison may still
 * be on its way. */
void fringe_window_state_finish (FringeWindow *window, const FringeSessionFile *state);
