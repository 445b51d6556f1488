/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-topics.h"

/**
 * FringeLegendEntry:
 * @label: (transfer none): what to call it, translated
 * @low: (transfer none) (nullable): of colours, the value at the start of the ramp
 * @high: (transfer none) (nullable): the one at its end
 * @is_filled: whether nodes are so small that they have no outlines
 */
typedef struct
{
  FringeTopic topic;
  const char *label;
  const char *low, *high;
  bool is_filled;
} FringeLegendEntry;

/* What a topic is called, in the reader's language: static. Of colours it is what they tell. */
const char *fringe_legend_label (FringeTopic topic, FringeColoring coloring);

/**
 * fringe_draw_legend_measure:
 * @width_max: where a line ends; an entry that is wider stands in a line of its own
 * @width: (out): of the widest line
 * @height: (out): of all lines
 */
void fringe_draw_legend_measure (const FringeTheme *theme,
                                 const FringeLegendEntry *entries,
                                 int n_entries,
                                 double width_max,
                                 double *width,
                                 double *height);

/* Draws the entries side by side, in as many lines as @width_max asks for. */
void fringe_draw_legend (FringePen *pen,
                         const FringeTheme *theme,
                         const FringeLegendEntry *entries,
                         int n_entries,
                         double x,
                         double y,
                         double width_max);
