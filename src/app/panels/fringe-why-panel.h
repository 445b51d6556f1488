/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"
#include "fringe-theme.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_WHY_PANEL (fringe_why_panel_get_type ())
G_DECLARE_FINAL_TYPE (FringeWhyPanel, fringe_why_panel, FRINGE, WHY_PANEL, FringeBin)

/* Why the step removed this node, why not the selected one, what other rules would have removed, and what happened
 * before. It costs nothing while it is not seen. In a large record, where to know why takes longer than a frame, the
 * sentence of the step comes at once and the reasons when stepping pauses. Of a goal that cannot be reached, the
 * inversions are drawn before the first step.
 *
 * The signal "fork" comes with a step, a guint, and a pointer to the FringeRules by which to go on from there. */

void fringe_why_panel_set_theme (FringeWhyPanel *self, FringeThemeKind theme);
