/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_ITERATIONS_PANEL (fringe_iterations_panel_get_type ())
G_DECLARE_FINAL_TYPE (FringeIterationsPanel, fringe_iterations_panel, FRINGE, ITERATIONS_PANEL, FringeBin)

/* The iterations of IDA* up to the step, one to a row. The current one is marked and comes first, so that it is in
 * sight. */
