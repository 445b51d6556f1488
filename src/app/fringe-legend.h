/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-legend.h"
#include "fringe-search.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_LEGEND (fringe_legend_get_type ())
G_DECLARE_FINAL_TYPE (FringeLegend, fringe_legend, FRINGE, LEGEND, GtkWidget)

#define FRINGE_LEGEND_MAX FRINGE_N_TOPICS

/* What the looks of nodes mean, those that are there to be seen. */

void fringe_legend_set_theme (FringeLegend *self, FringeThemeKind theme);

void fringe_legend_show_search (FringeLegend *self, const FringeSearch *search, guint step);

/* The entries of these topics. Returns: how many */
int fringe_legend_entries (FringeTopics topics, FringeLegendEntry entries[FRINGE_LEGEND_MAX]);
