/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-legend.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_LEGEND (fringe_legend_get_type ())
G_DECLARE_FINAL_TYPE (FringeLegend, fringe_legend, FRINGE, LEGEND, GtkWidget)

#define FRINGE_LEGEND_MAX 5

/* What the looks of nodes mean. */

void fringe_legend_set_theme (FringeLegend *self, FringeThemeKind theme);

/* Whether superseded nodes are explained too. */
void fringe_legend_set_superseded (FringeLegend *self, gboolean superseded);

/* The entries, for a picture. Returns: how many */
int fringe_legend_entries (gboolean superseded, FringeLegendEntry entries[FRINGE_LEGEND_MAX]);
