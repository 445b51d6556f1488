/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-chart-picture.h"
#include "fringe-charts-panel.h"

#include <gtk/gtk.h>

/* The picture of the chart that is chosen in a panel: wide enough for a slide. */

FringeChartPicture fringe_chart_saver_picture (FringeChartsPanel *charts, FringeThemeKind theme, double scale);

/* Asks for a file and saves the picture there, as is chosen for exports; the session tells what came of it. */
void fringe_chart_saver_ask (GtkWindow *window, FringeChartsPanel *charts);
