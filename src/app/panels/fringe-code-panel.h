/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_CODE_PANEL (fringe_code_panel_get_type ())
G_DECLARE_FINAL_TYPE (FringeCodePanel, fringe_code_panel, FRINGE, CODE_PANEL, FringeBin)

/* The algorithm as pseudo-code. The lines that the step has done are marked, with the values beside them. Its property:
 * `session`. */
