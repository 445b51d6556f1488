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

/* After so many faults a table is read no further. */
#define FRINGE_MEANS_FAULTS_MAX 20

/**
 * FringeMeansFault:
 * @line: where it is, from 1; 0 where it is of the table as a whole
 * @column: the character of that line, from 1, or 0
 * @sentence: what is wrong there
 */
typedef struct
{
  int line, column;
  char *sentence;
} FringeMeansFault;

/**
 * fringe_means_read:
 * @text: a table as CSV (RFC 4180) of @length bytes; its first line names the columns in any order: depth, mean,
 *   standard_error, of which the last may be missing
 * @faults: (out) (transfer full) (element-type FringeMeansFault): what is wrong, at least one when the result is %NULL
 *
 * Returns: (transfer full) (nullable) (element-type FringeMean): up to %FRINGE_MEANS_MAX, by depth, none twice
 */
GArray *fringe_means_read (const char *text, gsize length, GArray **faults);

/**
 * FringeMeansQuery:
 * @means: (element-type FringeMean): by depth
 * @explain: its algorithms, heuristics, weight and node limit tell what is tried; it has no observations
 * @sample: boards of each depth at most, drawn by @seed: 1 to %FRINGE_MEANS_SAMPLE_MAX
 */
typedef struct
{
  FringeBoard goal;
  GArray *means;
  FringeExplainQuery explain;
  guint sample;
  guint64 seed;
} FringeMeansQuery;

/**
 * FringeMeansFigure:
 * @mean: ours
 * @standard_error: of the difference of two means: of the printed one, or, where it is not printed, of a sample as
 *   large as ours, and of ours
 * @errors: by how many of these @mean is off, the sign told; infinite where a search came to no end
 */
typedef struct
{
  guint depth;
  double mean;
  double standard_error;
  double errors;
} FringeMeansFigure;

/**
 * FringeMeansMatch:
 * @rules: what was searched by; the order of moves is always that of the textbook
 * @count: what was counted
 * @figures: (array length=n_figures): of the means that were compared, from the first on: all of them, unless the last
 *   is too far off
 * @n_within: how many of these are within a standard error
 * @farthest: the number of the figure that is farthest off, in standard errors
 *
 * A convention and how near its means come.
 */
typedef struct
{
  FringeRules rules;
  FringeExperimentCount count;
  FringeMeansFigure figures[FRINGE_MEANS_MAX];
  guint n_figures;
  guint n_within;
  guint farthest;
} FringeMeansMatch;

/**
 * FringeMeansStart:
 * @board: one of those at @depth that were searched
 */
typedef struct
{
  guint depth;
  FringeBoard board;
} FringeMeansStart;

/**
 * FringeMeansAnswer:
 * @matches: (element-type FringeMeansMatch): those that went farthest, the nearest first: all that fit everywhere, or
 *   else those that fit longest
 * @starts: (element-type FringeMeansStart): one for each mean
 * @n_tried: how many conventions were tried
 */
typedef struct
{
  GArray *matches;
  GArray *starts;
  guint n_tried;
} FringeMeansAnswer;

/**
 * fringe_means_explain:
 * @progress: (nullable) (scope call): called in this thread
 *
 * Searches the boards of one depth after the other, as long as the means fit. Uses all processors.
 *
 * Errors: %G_IO_ERROR_INVALID_ARGUMENT where no board is as deep as a mean, %G_IO_ERROR_NOT_SUPPORTED where there are
 * too many boards, %G_IO_ERROR_CANCELLED, %G_IO_ERROR_NO_SPACE.
 *
 * Returns: (transfer full) (nullable): to be freed with fringe_means_answer_free()
 */
FringeMeansAnswer *fringe_means_explain (const FringeMeansQuery *query,
                                         FringeProgress progress,
                                         gpointer progress_data,
                                         GCancellable *cancellable,
                                         GError **error);

/* Does the same in the background. The query is copied; @callback is called in the main context of the caller. */
void fringe_means_explain_async (const FringeMeansQuery *query,
                                 FringeProgress progress,
                                 gpointer progress_data,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer data);
FringeMeansAnswer *fringe_means_explain_finish (GAsyncResult *result, GError **error);

void fringe_means_answer_free (FringeMeansAnswer *answer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeMeansAnswer, fringe_means_answer_free)

/* Returns: how many of the matches, the first ones, have all of @n_means within so many standard errors */
guint fringe_means_answer_count_within (const FringeMeansAnswer *answer, double errors);

/* Returns: (transfer full): how many conventions fit, or that none does */
char *fringe_means_answer_sentence (const FringeMeansAnswer *answer);

/* Returns: the rules of the match; where it is a preset, all of them are the preset's */
FringeRules fringe_means_match_rules (const FringeMeansMatch *match);

/* Returns: (transfer full): what was counted, what the rules mean, where the means are farthest off, and all of them */
char *fringe_means_match_sentences (const FringeMeansMatch *match);

/**
 * FringeMeansExample:
 * @title: what it is called, to be translated by fringe_means_example_title()
 * @algorithm: whose means they are
 * @text: the table
 *
 * Means that a textbook printed, over boards of the goal fringe_experiment_preset_goal().
 */
typedef struct
{
  const char *title;
  FringeAlgorithm algorithm;
  const char *text;
} FringeMeansExample;

#define FRINGE_N_MEANS_EXAMPLES 3

/* Returns: (transfer none) (array fixed-size=3): all of them */
const FringeMeansExample *fringe_means_examples (void);

const char *fringe_means_example_title (const FringeMeansExample *example);
