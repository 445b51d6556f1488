/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-chart.h"
#include "fringe-experiment.h"

/**
 * FringeExperimentChart:
 *
 * The means of an experiment over the depths: a line for each method, on a scale of powers of ten. It never changes.
 */
typedef struct _FringeExperimentChart FringeExperimentChart;

/* The methods that a chart can tell apart. */
#define FRINGE_EXPERIMENT_CHART_METHODS_MAX FRINGE_N_CHART_LOOKS

/**
 * fringe_experiment_chart_new:
 * @experiment: with up to %FRINGE_EXPERIMENT_CHART_METHODS_MAX methods; those beyond are left out
 * @rows: (element-type FringeExperimentRow): what came out of it so far; none of both is kept
 *
 * Returns: (transfer full): the chart
 */
FringeExperimentChart *fringe_experiment_chart_new (const FringeExperiment *experiment, const GArray *rows);
void fringe_experiment_chart_free (FringeExperimentChart *chart);

/* Returns: (transfer none): what is drawn */
const FringeChart *fringe_experiment_chart_get (const FringeExperimentChart *chart);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeExperimentChart, fringe_experiment_chart_free)
