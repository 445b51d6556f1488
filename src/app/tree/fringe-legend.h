/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-legend.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_LEGEND (fringe_legend_get_type ())
G_DECLARE_FINAL_TYPE (FringeLegend, fringe_legend, FRINGE, LEGEND, GtkWidget)

#define FRINGE_LEGEND_MAX FRINGE_N_TOPICS

/* The entries of a legend and the memory that they point into. The struct must not be copied. */
typedef struct
{
  FringeLegendEntry entries[FRINGE_LEGEND_MAX];
  int n;
  char low[32], high[32];
} FringeLegendContents;

/* Explains these topics of a scene. */
void fringe_legend_explain (FringeLegendContents *contents, FringeTopics topics, const FringeScene *scene);

/* What the looks of nodes mean, those that are there to be seen. */

void fringe_legend_set_theme (FringeLegend *self, FringeThemeKind theme);
/* Explains what can be seen at the size of the scene, if there is room for it. @aside: how wide what stands beside it
 * is, in pixels */
void fringe_legend_show (FringeLegend *self, const FringeScene *scene, double aside);
/* Only these topics of a scene, at any size; it is invisible where there are none. @brief: where all do not fit on
 * one line, these stay and others as far as there is room; 0 for all, on several lines */
void fringe_legend_show_topics (FringeLegend *self, FringeTopics topics, FringeTopics brief, const FringeScene *scene);
