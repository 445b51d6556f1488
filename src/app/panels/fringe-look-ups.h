/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-heuristic.h"
#include "fringe-theme.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_LOOK_UPS (fringe_look_ups_get_type ())
G_DECLARE_FINAL_TYPE (FringeLookUps, fringe_look_ups, FRINGE, LOOK_UPS, FringeBin)

/* What a pattern database looks up for a board: for each group the small puzzle of its tiles alone, and the moves that
 * it takes. Hidden for other heuristics. */

void fringe_look_ups_show (FringeLookUps *self, const FringeEstimate *estimate, const FringeBoard *board);

void fringe_look_ups_set_theme (FringeLookUps *self, FringeThemeKind theme);
