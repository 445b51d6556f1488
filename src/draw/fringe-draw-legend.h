/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-node.h"

/**
 * FringeLegendEntry:
 * @state: of the nodes it explains
 * @current: whether it explains the node of this step
 * @label: (transfer none): what to call them, translated
 */
typedef struct
{
  FringeNodeState state;
  bool current;
  const char *label;
} FringeLegendEntry;

/* The size that the entries take side by side. */
void fringe_draw_legend_measure (const FringeTheme *theme,
                                 const FringeLegendEntry *entries,
                                 int n_entries,
                                 double *width,
                                 double *height);

void fringe_draw_legend (FringePen *pen,
                         const FringeTheme *theme,
                         const FringeLegendEntry *entries,
                         int n_entries,
                         double x,
                         double y);
