/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-cli-options.h"
#include "fringe-cli-problems.h"
#include "fringe-cli-status.h"
#include "fringe-search.h"

/**
 * fringe_cli_search:
 * @seconds: (out): how long it took
 *
 * Searches to the end; a pair that cannot be solved is not searched unless that was asked for.
 * Progress goes to standard error when that is a terminal.
 *
 * Returns: (transfer full): the search, to be freed with fringe_search_free(), or %NULL with the
 *   error FRINGE_CLI_LIMIT where there is no memory to begin
 */
FringeSearch *
fringe_cli_search (const FringeCliOptions *options, const FringeCliProblem *problem, double *seconds, GError **error);

/* The status that a search with this outcome ends with. */
FringeCliStatus fringe_cli_outcome_status (FringeOutcome outcome);
