/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-cli-options.h"
#include "fringe-explain.h"

/**
 * fringe_cli_explanation_write:
 * @explanation: (nullable): what explain found; none where there is a problem @unsolvable
 * @unsolvable: (nullable): one of those in question that cannot be solved: there are no matches, and this is the reason
 *
 * Writes it in the format and to the place that was asked for.
 *
 * Returns: FALSE with the error FRINGE_CLI_NOT_WRITTEN
 */
gboolean fringe_cli_explanation_write (const FringeCliOptions *options,
                                       const FringeExplanation *explanation,
                                       const FringeCliProblem *unsolvable,
                                       GError **error);
