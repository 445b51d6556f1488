/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board-text.h"

#include <glib.h>

/* A problem is a pair of boards to be solved or checked; both have the same size. */
typedef struct
{
  FringeBoard start;
  FringeBoard goal;
} FringeCliProblem;

/**
 * FringeCliProblemWords:
 * @board: (nullable): the start; NULL or "-" is standard input
 * @boards: (nullable): the path of a file of starts, which then stands in place of @board; "-" is standard input
 * @goal: (nullable): the goal of them all, or NULL for 1 2 … 0
 * @rows: the rows wanted, or 0 where a board shall tell
 * @columns: the columns wanted, or 0
 * @keep_going: whether the good boards of @boards are taken although others are bad
 *
 * What was said on the command line about the problem.
 */
typedef struct
{
  char *board;
  char *boards;
  char *goal;
  int rows, columns;
  gboolean keep_going;
} FringeCliProblemWords;

void fringe_cli_problem_words_clear (FringeCliProblemWords *words);

/**
 * fringe_cli_problems_read:
 * @any_bad: (out): whether boards were left out because they are bad, which was told
 *
 * Reads and checks every board before anything is searched. What is read is bounded: 1 MiB for one
 * board, 8 MiB for many. Each bad board of many has a line on standard error, but for that in @error.
 *
 * Returns: (transfer full) (element-type FringeCliProblem): at least one problem, or %NULL with the
 *   error FRINGE_CLI_BAD_USAGE
 */
GArray *fringe_cli_problems_read (const FringeCliProblemWords *words, gboolean *any_bad, GError **error);

/**
 * fringe_cli_problems_read_goal:
 * @goal: (out): the goal alone: of the size that was asked for or that it has itself, 3x3 where nothing tells
 *
 * Returns: FALSE with FRINGE_CLI_BAD_USAGE
 */
gboolean fringe_cli_problems_read_goal (const FringeCliProblemWords *words, FringeBoard *goal, GError **error);

/**
 * fringe_cli_observations_read:
 * @path: the path of a CSV file (RFC 4180), or "-" for standard input; 1 MiB at most
 * @words: the size of its boards and the goal of its empty cells
 *
 * The first line names the columns in any order: start, goal, cost, expanded, generated, open. An empty
 * cell is a count that is not known, or the goal of @words.
 *
 * Returns: (transfer full) (element-type FringeObservation): up to %FRINGE_OBSERVATIONS_MAX, each with a count at
 *   least; or %NULL with FRINGE_CLI_BAD_USAGE, which names the line and the column
 */
GArray *fringe_cli_observations_read (const char *path, const FringeCliProblemWords *words, GError **error);
