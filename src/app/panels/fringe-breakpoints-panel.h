/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-pair.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_BREAKPOINTS_PANEL (fringe_breakpoints_panel_get_type ())
G_DECLARE_FINAL_TYPE (FringeBreakpointsPanel, fringe_breakpoints_panel, FRINGE, BREAKPOINTS_PANEL, GtkWidget)

/* The breakpoints of a session: a list with a switch for each, and what can be added. */

/* Lists those of both searches, which are told apart by side. @pair: (nullable): where there is one search */
void fringe_breakpoints_panel_set_pair (FringeBreakpointsPanel *self, FringePair *pair);
