/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-background.h"
#include "fringe-boards.h"
#include "fringe-rules.h"

/* Many boards of each depth are searched by some methods, and the means of a count are compared, as in the tables of
 * textbooks. A method is a set of rules. */

#define FRINGE_EXPERIMENT_SAMPLE_DEFAULT 100
#define FRINGE_EXPERIMENT_METHODS_MAX 16

/**
 * FringeExperimentCount:
 * @FRINGE_EXPERIMENT_SUCCESSORS: all successors of all nodes expanded (FringeCounts)
 * @FRINGE_EXPERIMENT_GENERATED: nodes generated, the root not counted
 * @FRINGE_EXPERIMENT_EXPANDED: nodes expanded
 *
 * What is counted.
 */
typedef enum
{
  FRINGE_EXPERIMENT_SUCCESSORS,
  FRINGE_EXPERIMENT_GENERATED,
  FRINGE_EXPERIMENT_EXPANDED,
  FRINGE_N_EXPERIMENT_COUNTS
} FringeExperimentCount;

/* The word of a count, and a sentence on what it is. */
const char *fringe_experiment_count_name (FringeExperimentCount count);
const char *fringe_experiment_count_sentence (FringeExperimentCount count);
gboolean fringe_experiment_count_from_name (const char *name, FringeExperimentCount *count);

/**
 * FringeExperiment:
 * @boards: those of the goal
 * @given: (nullable): those of @boards that are searched, in place of a sample; @sample is 0 then
 * @depths: (array length=n_depths): depths at which there are boards
 * @sample: boards of each depth at most, drawn by @seed, none twice; 0 for all
 * @methods: (array length=n_methods): up to %FRINGE_EXPERIMENT_METHODS_MAX, whose heuristics fit the size
 * @node_limit: nodes that one search generates at most
 * @n_threads: 0 for as many as there are processors; the answer does not depend on it
 */
typedef struct
{
  FringeBoard goal;
  const FringeDepths *boards;
  const FringeDepths *given;
  const guint *depths;
  guint n_depths;
  guint sample;
  guint64 seed;
  const FringeRules *methods;
  guint n_methods;
  FringeExperimentCount count;
  guint64 node_limit;
  guint n_threads;
} FringeExperiment;

/**
 * FringeExperimentRow:
 * @method: its number
 * @boards: at @depth
 * @wanted: of them, by the size of the sample
 * @used: of these, so far
 * @n_unsolved: searches that came to a limit or found no solution: then the figures below are NAN, as they are
 *   where no board was searched yet
 * @sd: the standard deviation of the sample; NAN of one board
 * @standard_error: of @mean as that of all boards at @depth: 0 where all were used, for then it is exact; a sample is
 *   drawn without putting back, and boards that are given are taken for one
 * @branching: b* of the mean (fringe_branching_factor()); NAN at depth 0
 * @effective_depth: of the mean (fringe_effective_depth()); NAN at depth 0
 */
typedef struct
{
  guint depth;
  guint method;
  guint boards;
  guint wanted;
  guint used;
  guint n_unsolved;
  double mean;
  double sd;
  double standard_error;
  double min;
  double max;
  double branching;
  double effective_depth;
} FringeExperimentRow;

/**
 * FringeExperimentProgress:
 * @fraction: as of #FringeProgress
 * @rows: (element-type FringeExperimentRow) (transfer none): of the boards that are searched so far
 */
typedef void (*FringeExperimentProgress) (double fraction, const GArray *rows, gpointer data);

/**
 * fringe_experiment_run:
 * @progress: (nullable) (scope call): called in this thread; once more where it was cancelled, with the last rows
 *
 * Errors: %G_IO_ERROR_NO_SPACE where a heuristic finds no memory, %G_IO_ERROR_CANCELLED.
 *
 * Returns: (transfer full) (nullable) (element-type FringeExperimentRow): the depths in their order, with a row for
 * each method
 */
GArray *fringe_experiment_run (const FringeExperiment *experiment,
                               FringeExperimentProgress progress,
                               gpointer progress_data,
                               GCancellable *cancellable,
                               GError **error);

/**
 * fringe_experiment_method_name:
 *
 * Returns: (transfer full): method number @i in the words of rules, as in `bfs` or `astar:manhattan`; with the ties
 * where two methods would have one name otherwise
 */
char *fringe_experiment_method_name (const FringeRules *methods, guint n_methods, guint i);

/* Returns: (transfer full): the same in words for people, as “A* · Manhattan distance” */
char *fringe_experiment_method_title (const FringeRules *methods, guint n_methods, guint i);

#define FRINGE_EXPERIMENT_PRESET_METHODS_MAX 4

/**
 * FringeExperimentPreset:
 * @name: its word
 * @title: what it is called, to be translated by fringe_experiment_preset_title()
 * @first: the first depth
 * @last: the last
 * @by: the step between two depths
 * @sample: as of #FringeExperiment
 * @bfs_tests_at_generation: breadth-first search tests for the goal as it generates a node, which no other method does
 *
 * A table of a publication. Its goal is 0 1 2 …, all else is the textbook's.
 */
typedef struct
{
  const char *name;
  const char *title;
  guint first, last, by;
  guint sample;
  FringeExperimentCount count;
  gboolean bfs_tests_at_generation;
  guint n_methods;
  struct
  {
    FringeAlgorithm algorithm;
    FringeHeuristic heuristic;
    FringeTies ties;
  } methods[FRINGE_EXPERIMENT_PRESET_METHODS_MAX];
} FringeExperimentPreset;

/* Returns: (transfer none) (array zero-terminated=1): all of them; the last has no name */
const FringeExperimentPreset *fringe_experiment_presets (void);

/* Returns: (transfer none): what a person calls the table */
const char *fringe_experiment_preset_title (const FringeExperimentPreset *preset);

/* Returns: the goal of all presets: 0 1 2 3 4 5 6 7 8 */
FringeBoard fringe_experiment_preset_goal (void);

/* Returns: (transfer full) (element-type guint): its depths */
GArray *fringe_experiment_preset_depths (const FringeExperimentPreset *preset);

/* Returns: its method @i, in all that it leaves open that of @rules */
FringeRules fringe_experiment_preset_method (const FringeExperimentPreset *preset, guint i, const FringeRules *rules);
