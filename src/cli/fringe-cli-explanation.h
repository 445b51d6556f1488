/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-cli-options.h"
#include "fringe-explain.h"

/**
 * fringe_cli_explanation_write:
 *
 * Writes what explain found, in the format and to the place that was asked for.
 *
 * Returns: FALSE with the error FRINGE_CLI_NOT_WRITTEN
 */
gboolean
fringe_cli_explanation_write (const FringeCliOptions *options, const FringeExplanation *explanation, GError **error);

/* The same where @problem, one of those in question, cannot be solved: no matches, and the reason. */
gboolean fringe_cli_explanation_write_unsolvable (const FringeCliOptions *options,
                                                  const FringeCliProblem *problem,
                                                  GError **error);
