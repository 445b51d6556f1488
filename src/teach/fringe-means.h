/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-experiment.h"
#include "fringe-explain.h"

/* Textbooks print means of a count over boards of a depth, and seldom say what was counted, and how. The conventions
 * are found whose means come within the scatter of the samples. */

#define FRINGE_MEANS_MAX 64
#define FRINGE_MEANS_SAMPLE_MAX 1000

/* A convention is left out where one of its means is farther from the printed one, in standard errors. */
#define FRINGE_MEANS_ERRORS_MAX 3.0

/**
 * FringeMean:
 * @mean: of a count, over boards of @depth
 * @standard_error: of @mean; NAN where it is not printed
 */
typedef struct
{
  guint depth;
  double mean;
  double standard_error;
} FringeMean;

/**
 * fringe_means_read:
 * @text: a table as CSV (RFC 4180) of @length bytes; its first line names the columns in any order: depth, mean,
 *   standard_error, of which the last may be missing
 * @line: (out): where it is wrong, from 1, when the result is %NULL; 0 where it is of the table as a whole
 * @column: (out): the character of that line, from 1
 *
 * Errors: %G_IO_ERROR_INVALID_DATA with a sentence about what is wrong there.
 *
 * Returns: (transfer full) (nullable) (element-type FringeMean): up to %FRINGE_MEANS_MAX, by depth, none twice
 */
GArray *fringe_means_read (const char *text, gsize length, int *line, int *column, GError **error);

/**
 * FringeMeansQuery:
 * @boards: those of the goal
 * @means: (element-type FringeMean): by depth, at each of which there are boards
 * @explain: its algorithms, heuristics, weight and node limit tell what is tried; it has no observations
 * @sample: boards of each depth at most, drawn by @seed: 1 to %FRINGE_MEANS_SAMPLE_MAX
 */
typedef struct
{
  FringeBoard goal;
  const FringeDepths *boards;
  const GArray *means;
  FringeExplainQuery explain;
  guint sample;
  guint64 seed;
} FringeMeansQuery;

/**
 * FringeMeansMatch:
 * @rules: what was searched by; the order of moves is always that of the textbook
 * @count: what was counted
 * @n_searched: so many means, from the first on, were compared: all of them, unless the last is too far off
 * @n_within: how many of these are within a standard error
 * @depth: where the mean is farthest off, in standard errors
 * @mean: the mean there
 * @errors: by how many standard errors it is off, the sign told
 *
 * A convention and how near its means come. The standard error is that of the difference of two means: of the printed
 * one, or, where it is not printed, of a sample as large as ours, and of ours.
 */
typedef struct
{
  FringeRules rules;
  FringeExperimentCount count;
  guint n_searched;
  guint n_within;
  guint depth;
  double mean;
  double errors;
} FringeMeansMatch;

/**
 * fringe_means_explain:
 * @progress: (nullable) (scope call): called in this thread
 * @n_tried: (out): how many conventions were tried
 *
 * Searches the boards of one depth after the other, as long as the means fit. Uses all processors.
 *
 * Errors: %G_IO_ERROR_CANCELLED, %G_IO_ERROR_NO_SPACE where a heuristic finds no memory.
 *
 * Returns: (transfer full) (nullable) (element-type FringeMeansMatch): those that went farthest, the nearest first: all
 *   that fit everywhere, or else those that fit longest
 */
GArray *fringe_means_explain (const FringeMeansQuery *query,
                              FringeProgress progress,
                              gpointer progress_data,
                              GCancellable *cancellable,
                              guint *n_tried,
                              GError **error);

/* Returns: (transfer full): how many conventions fit, or that none does */
char *fringe_means_sentence (const GArray *matches, guint n_means, guint n_tried);
