/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"

#include <glib.h>

/* A pair to be solved, or checked. Both boards have the same size. */
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
 *
 * What was said on the command line about the problem.
 */
typedef struct
{
  const char *board;
  const char *boards;
  const char *goal;
  int rows, columns;
} FringeCliProblemWords;

/**
 * fringe_cli_problems_read:
 *
 * Reads and checks every board before anything is searched. What is read is bounded: 1 MiB for one
 * board, 8 MiB for many.
 *
 * Returns: (transfer full) (element-type FringeCliProblem): at least one problem, or %NULL with the
 *   error FRINGE_CLI_BAD_USAGE
 */
GArray *fringe_cli_problems_read (const FringeCliProblemWords *words, GError **error);
