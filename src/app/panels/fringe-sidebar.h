/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"
#include "fringe-theme.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_SIDEBAR (fringe_sidebar_get_type ())
G_DECLARE_FINAL_TYPE (FringeSidebar, fringe_sidebar, FRINGE, SIDEBAR, FringeBin)

/* The left panel: the shown node's board and numbers, start and goal, the rules, the counts. */

void fringe_sidebar_set_theme (FringeSidebar *self, FringeThemeKind theme);

/* What the large board shows goes by the settings. */
void fringe_sidebar_bind_settings (FringeSidebar *self, GSettings *settings);

/* In a low window start and goal stand below the rules, so that those stay in sight. */
void fringe_sidebar_set_window_height (FringeSidebar *self, int height);

#define FRINGE_TYPE_COUNTS_PANEL (fringe_counts_panel_get_type ())
G_DECLARE_FINAL_TYPE (FringeCountsPanel, fringe_counts_panel, FRINGE, COUNTS_PANEL, FringeBin)

/* The counts at the step, those that apply under the rules; for IDA* the sums of the iterations. */
