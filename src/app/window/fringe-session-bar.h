/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-widgets.h"

#define FRINGE_TYPE_SESSION_BAR (fringe_session_bar_get_type ())
G_DECLARE_FINAL_TYPE (FringeSessionBar, fringe_session_bar, FRINGE, SESSION_BAR, FringeBin)

/* Says what went wrong with a file, or that something was left by a crash; that waits until the other has been read.
 * The signal "answered" tells whether what was left is to be recovered. */

void fringe_session_bar_complain (FringeSessionBar *self, const char *sentence);
void fringe_session_bar_offer (FringeSessionBar *self, const char *sentence);
/* An offer that is held is not shown until it is let go. */
void fringe_session_bar_hold_offer (FringeSessionBar *self, gboolean is_held);
