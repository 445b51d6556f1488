/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-chart-source.h"
#include "fringe-session.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_CHARTS_PANEL (fringe_charts_panel_get_type ())
G_DECLARE_FINAL_TYPE (FringeChartsPanel, fringe_charts_panel, FRINGE, CHARTS_PANEL, FringeBin)

/* The charts of a session, one at a time, chosen from a list; the choice is remembered. Its property: `session`. */

void fringe_charts_panel_set_theme (FringeChartsPanel *self, FringeThemeKind theme);

/* Returns: (transfer none): the chosen chart, which is valid until the session changes */
const FringeChart *fringe_charts_panel_get_chart (FringeChartsPanel *self);

/* Returns: the title of the chosen chart, translated */
const char *fringe_charts_panel_get_title (FringeChartsPanel *self);

/* Returns: (nullable): the session that the charts are of */
FringeSession *fringe_charts_panel_get_session (FringeChartsPanel *self);

#define FRINGE_TYPE_CHART_VIEW (fringe_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (FringeChartView, fringe_chart_view, FRINGE, CHART_VIEW, FringeBin)

/* A chart of the session up to the last known step, with a cursor at the shown one, which a click or a drag moves.
 * Steps are read while there is nothing else to do, and only while the chart is seen. Its property: `session`. */
