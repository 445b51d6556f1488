/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-chart.h"
#include "fringe-search.h"

#include <glib.h>

/**
 * FringeChartKind:
 * @FRINGE_CHART_VALUES: f, g and h of the node of each step, as far as the algorithm has a use for them
 * @FRINGE_CHART_FRONTIER: how many nodes are on the frontier
 * @FRINGE_CHART_LAYERS: nodes generated and expanded in each layer
 * @FRINGE_CHART_ITERATIONS: the same in each iteration of IDA*
 * @FRINGE_CHART_BRANCHING: nodes generated for each one expanded, and b*
 *
 * The charts there are of a search.
 */
typedef enum
{
  FRINGE_CHART_VALUES,
  FRINGE_CHART_FRONTIER,
  FRINGE_CHART_LAYERS,
  FRINGE_CHART_ITERATIONS,
  FRINGE_CHART_BRANCHING,
  FRINGE_N_CHARTS
} FringeChartKind;

/* What the charts of one record show. The record may grow. */
typedef struct _FringeChartSource FringeChartSource;

/* Whether the algorithm has such a chart. */
gboolean fringe_chart_is_used (const FringeRules *rules, FringeChartKind kind);

/* Returns: (transfer none): the title of the chart, translated */
const char *fringe_chart_title (const FringeRules *rules, FringeChartKind kind);

/* Reads nothing yet. @search: outlives the source */
FringeChartSource *fringe_chart_source_new (const FringeSearch *search);
void fringe_chart_source_free (FringeChartSource *source);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeChartSource, fringe_chart_source_free)

/* Reads steps made since, @n_steps_max at most. O(steps read). Returns: whether all are read */
gboolean fringe_chart_source_read (FringeChartSource *source, guint n_steps_max);

/**
 * fringe_chart_source_get:
 * @kind: one that is used
 * @step: where its cursor stands
 *
 * Returns: (transfer none): the chart of what was read; good until the next call
 */
const FringeChart *fringe_chart_source_get (FringeChartSource *source, FringeChartKind kind, guint step);

/* Returns: (transfer full): the legend of a chart as text, a line for each value at the cursor */
char *fringe_chart_describe (const FringeChart *chart);
