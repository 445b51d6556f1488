/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-series.h"

/**
 * FringeSeries:
 * @n_steps: steps that were read
 * @width: steps for each point, a power of two
 * @open: nodes on the frontier after them
 * @expanded: nodes expanded in them
 * @points: (element-type FringeSeriesPoint): by kind
 * @layers: (element-type FringeLayer): by ascending f; some may have no node any more
 * @layers_step: the step that @layers are of
 * @layered: the part of the search by whose values they are: that of fringe_search_at()
 * @shown: (element-type FringeLayer): those with a node
 */
struct _FringeSeries
{
  const FringeSearch *search;
  guint n_points_max;
  uint32_t n_steps;
  uint32_t width;
  uint32_t open;
  uint32_t expanded;
  GArray *points[FRINGE_N_SERIES];
  GArray *layers;
  uint32_t layers_step;
  const FringeSearch *layered;
  GArray *shown;
};
