/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-cli-options.h"
#include "fringe-cli-status.h"
#include "fringe-idastar.h"

/* Both search to the end; a pair that cannot be solved is not searched unless that was asked for.
 * Progress goes to standard error when that is a terminal. */

/**
 * fringe_cli_search:
 * @rules: in place of those of @options
 *
 * Returns: (transfer full): the record, to be freed with fringe_search_free(), or %NULL with the
 *   error FRINGE_CLI_LIMIT where there is no memory to begin
 */
FringeSearch *fringe_cli_search (const FringeCliOptions *options,
                                 const FringeCliProblem *problem,
                                 const FringeRules *rules,
                                 GError **error);

/* IDA* without a record. Returns: (transfer full): to be freed with fringe_idastar_free(), or %NULL as above */
FringeIdastar *fringe_cli_search_idastar (const FringeCliOptions *options,
                                          const FringeCliProblem *problem,
                                          const FringeRules *rules,
                                          GError **error);

/* The status that a search with this outcome ends with. */
FringeCliStatus fringe_cli_outcome_status (FringeOutcome outcome);
