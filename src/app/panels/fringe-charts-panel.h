/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-chart-view.h"

#define FRINGE_TYPE_CHARTS_PANEL (fringe_charts_panel_get_type ())
G_DECLARE_FINAL_TYPE (FringeChartsPanel, fringe_charts_panel, FRINGE, CHARTS_PANEL, GtkWidget)

/* The charts of a session, one at a time, chosen from a list; the choice is remembered. Its property: `session`. */

void fringe_charts_panel_set_theme (FringeChartsPanel *self, FringeThemeKind theme);

/* The chart that is chosen. Returns: (transfer none): good until the session changes */
const FringeChart *fringe_charts_panel_get_chart (FringeChartsPanel *self);

/* What it is called, translated. */
const char *fringe_charts_panel_get_title (FringeChartsPanel *self);
