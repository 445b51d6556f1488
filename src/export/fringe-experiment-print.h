/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-experiment.h"

/* What came out of an experiment, as tables. */

/**
 * FringeExperimentColumn:
 * @FRINGE_EXPERIMENT_COLUMN_DEPTH: the moves to the goal
 * @FRINGE_EXPERIMENT_COLUMN_BOARDS: at this depth
 * @FRINGE_EXPERIMENT_COLUMN_USED: of them
 * @FRINGE_EXPERIMENT_COLUMN_METHOD: its number; in a text, its name
 * @FRINGE_EXPERIMENT_COLUMN_MEAN: of the count
 * @FRINGE_EXPERIMENT_COLUMN_ERROR: the standard error of the mean
 * @FRINGE_EXPERIMENT_COLUMN_MIN: the smallest count
 * @FRINGE_EXPERIMENT_COLUMN_MAX: the largest
 * @FRINGE_EXPERIMENT_COLUMN_BRANCHING: b* of the mean
 * @FRINGE_EXPERIMENT_COLUMN_EFFECTIVE_DEPTH: the effective depth of the mean
 */
typedef enum
{
  FRINGE_EXPERIMENT_COLUMN_DEPTH,
  FRINGE_EXPERIMENT_COLUMN_BOARDS,
  FRINGE_EXPERIMENT_COLUMN_USED,
  FRINGE_EXPERIMENT_COLUMN_METHOD,
  FRINGE_EXPERIMENT_COLUMN_MEAN,
  FRINGE_EXPERIMENT_COLUMN_ERROR,
  FRINGE_EXPERIMENT_COLUMN_MIN,
  FRINGE_EXPERIMENT_COLUMN_MAX,
  FRINGE_EXPERIMENT_COLUMN_BRANCHING,
  FRINGE_EXPERIMENT_COLUMN_EFFECTIVE_DEPTH,
  FRINGE_N_EXPERIMENT_COLUMNS
} FringeExperimentColumn;

/* Returns: (transfer none): the title of a column, translated */
const char *fringe_experiment_column_title (FringeExperimentColumn column);

/* Returns: the number in a column; NAN where there is none */
double fringe_experiment_value (const FringeExperimentRow *row, FringeExperimentColumn column);

/* Returns: (transfer full): the same as a person reads it, in the locale; a dash where there is none */
char *fringe_experiment_number (const FringeExperimentRow *row, FringeExperimentColumn column);

/**
 * FringeExperimentFormat:
 * @FRINGE_EXPERIMENT_TEXT: columns of characters, with the rules beneath
 * @FRINGE_EXPERIMENT_CSV: RFC 4180, a row for each depth and method
 * @FRINGE_EXPERIMENT_JSON: the same as an array of objects
 * @FRINGE_EXPERIMENT_LATEX: a row for each depth, with the mean and b* of each method
 */
typedef enum
{
  FRINGE_EXPERIMENT_TEXT,
  FRINGE_EXPERIMENT_CSV,
  FRINGE_EXPERIMENT_JSON,
  FRINGE_EXPERIMENT_LATEX
} FringeExperimentFormat;

/**
 * fringe_experiment_print:
 * @experiment: its boards are not needed
 * @rows: (element-type FringeExperimentRow): what came out of it so far
 *
 * Returns: (transfer full): the table as UTF-8, which ends with a line end
 */
char *fringe_experiment_print (const FringeExperiment *experiment, const GArray *rows, FringeExperimentFormat format);

/* Returns: (transfer full): lines that say by which rules the rows came about, and what is missing of them */
char *fringe_experiment_rules (const FringeExperiment *experiment, const GArray *rows);
