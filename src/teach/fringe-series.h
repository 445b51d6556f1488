/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

#include <glib.h>

/* The charts of a search show these series. Iterations of IDA* are not among them: fringe_search_iteration_at() has
 * them, and iteration i begins in step fringe_search_root (search, i) + 1. */

/**
 * FringeSeriesKind:
 * @FRINGE_SERIES_F: f of the node that the step removed, or IDA* entered
 * @FRINGE_SERIES_G: its g
 * @FRINGE_SERIES_H: its h
 * @FRINGE_SERIES_OPEN: nodes on the frontier after the step
 * @FRINGE_SERIES_BRANCHING: nodes generated so far for each one expanded; 0 as long as none is
 *
 * What is told of each step, from step 1 on.
 */
typedef enum
{
  FRINGE_SERIES_F,
  FRINGE_SERIES_G,
  FRINGE_SERIES_H,
  FRINGE_SERIES_OPEN,
  FRINGE_SERIES_BRANCHING,
  FRINGE_N_SERIES
} FringeSeriesKind;

/**
 * FringeSeriesPoint:
 * @first: the first step that it stands for
 * @last: the last one
 * @min: the smallest value of these steps
 * @max: the largest
 * @min_step: the first step with the smallest
 * @max_step: the first step with the largest
 *
 * Some steps that follow each other, drawn as one stroke. Where @first is @last it is one step.
 */
typedef struct
{
  uint32_t first;
  uint32_t last;
  double min;
  double max;
  uint32_t min_step;
  uint32_t max_step;
} FringeSeriesPoint;

/**
 * FringeLayer:
 * @f: f of its nodes; g where the algorithm knows no heuristic, h under greedy search
 * @generated: nodes generated, roots not counted
 * @expanded: nodes expanded
 * @first_step: the first step that expanded one of them; 0 where none did
 *
 * All nodes of one f: the layers that A* works its way through.
 */
typedef struct
{
  double f;
  uint32_t generated;
  uint32_t expanded;
  uint32_t first_step;
} FringeLayer;

/**
 * FringeSeries:
 *
 * The charts of one record, which may grow. Each point stands for equally many steps, a power of two, but for the
 * last, which may stand for fewer.
 */
typedef struct _FringeSeries FringeSeries;

/* Returns: whether the algorithm has a use for the series: f and h need a heuristic, and IDA* has no frontier */
gboolean fringe_series_is_used (const FringeRules *rules, FringeSeriesKind kind);

/* Returns: the value at @step, 1 to n_steps. O(1), but a bounded walk for OPEN and BRANCHING */
double fringe_series_value (const FringeSearch *search, FringeSeriesKind kind, uint32_t step);

/**
 * fringe_series_new:
 * @search: outlives it
 * @n_points_max: points of a chart at most, 1 or more
 *
 * Returns: (transfer full): charts with no step read yet, to be freed with fringe_series_free()
 */
FringeSeries *fringe_series_new (const FringeSearch *search, guint n_points_max);
void fringe_series_free (FringeSeries *series);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeSeries, fringe_series_free)

/* Reads the steps that are not read yet, @n_steps_max of them at most. Returns: whether all steps are read */
gboolean fringe_series_read (FringeSeries *series, uint32_t n_steps_max);

/* Returns: how many steps were read */
uint32_t fringe_series_n_steps (const FringeSeries *series);

/**
 * fringe_series_points:
 * @n_points: (out): how many
 *
 * Returns: (transfer none) (array length=n_points): in the order of the steps; good until the next update
 */
const FringeSeriesPoint *fringe_series_points (const FringeSeries *series, FringeSeriesKind kind, guint *n_points);

/**
 * fringe_series_layers:
 * @step: 0 to the steps that were read
 * @n_layers: (out): how many
 *
 * The layers as they stand at @step. O(steps between this one and the one asked for last, times log layers).
 *
 * Returns: (transfer none) (array length=n_layers): those with a node, by ascending f; good until the next call
 */
const FringeLayer *fringe_series_layers (FringeSeries *series, uint32_t step, guint *n_layers);
