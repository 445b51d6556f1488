/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-widgets.h"

#define FRINGE_TYPE_BREAKPOINTS_PANEL (fringe_breakpoints_panel_get_type ())
G_DECLARE_FINAL_TYPE (FringeBreakpointsPanel, fringe_breakpoints_panel, FRINGE, BREAKPOINTS_PANEL, FringeBin)

/* The breakpoints of what its property "player" plays: a list with a switch for each, and what can be added. Those of
 * two searches are told apart by side. */
