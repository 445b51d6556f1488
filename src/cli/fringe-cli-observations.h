/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-cli-problems.h"
#include "fringe-explain.h"

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
