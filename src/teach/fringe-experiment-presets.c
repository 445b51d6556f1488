/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-experiment.h"

static const FringeExperimentPreset presets[] = {
  /* Russell & Norvig, Artificial Intelligence: A Modern Approach, 4th edition 2020. */
  { .name = "aima-3.26",
    .first = 6,
    .last = 28,
    .by = 2,
    .sample = FRINGE_EXPERIMENT_SAMPLE_DEFAULT,
    .count = FRINGE_EXPERIMENT_SUCCESSORS,
    .bfs_tests_at_generation = TRUE,
    .n_methods = 3,
    .methods = { { FRINGE_ALGORITHM_BFS, FRINGE_HEURISTIC_MANHATTAN, FRINGE_TIES_FIFO },
                 { FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MISPLACED, FRINGE_TIES_FIFO },
                 { FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MANHATTAN, FRINGE_TIES_FIFO } } },
  /* The same, 3rd edition 2010. */
  { .name = "aima-3.29",
    .first = 2,
    .last = 24,
    .by = 2,
    .sample = FRINGE_EXPERIMENT_SAMPLE_DEFAULT,
    .count = FRINGE_EXPERIMENT_SUCCESSORS,
    .n_methods = 3,
    .methods = { { FRINGE_ALGORITHM_IDS, FRINGE_HEURISTIC_MANHATTAN, FRINGE_TIES_FIFO },
                 { FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MISPLACED, FRINGE_TIES_FIFO },
                 { FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MANHATTAN, FRINGE_TIES_FIFO } } },
  /* Reinefeld, Complete Solution of the Eight-Puzzle and the Benefit of Node Ordering in IDA*, 1993. */
  { .name = "reinefeld",
    .first = 0,
    .last = 31,
    .by = 1,
    .count = FRINGE_EXPERIMENT_GENERATED,
    .n_methods = 1,
    .methods = { { FRINGE_ALGORITHM_IDASTAR, FRINGE_HEURISTIC_MANHATTAN, FRINGE_TIES_FIFO } } },
  /* Asai & Fukunaga, Tie-Breaking Strategies for Cost-Optimal Best First Search, 2017. */
  { .name = "ties",
    .first = 10,
    .last = 30,
    .by = 2,
    .sample = FRINGE_EXPERIMENT_SAMPLE_DEFAULT,
    .count = FRINGE_EXPERIMENT_EXPANDED,
    .has_ties = TRUE,
    .n_methods = 2,
    .methods = { { FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MANHATTAN, FRINGE_TIES_LIFO },
                 { FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MANHATTAN, FRINGE_TIES_FIFO } } },
  { .name = NULL },
};

const FringeExperimentPreset *
fringe_experiment_presets (void)
{
  return presets;
}
