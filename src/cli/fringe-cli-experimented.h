/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-cli-options.h"
#include "fringe-experiment.h"

/**
 * fringe_cli_experimented_write:
 * @rows: (element-type FringeExperimentRow): what came out of @experiment
 *
 * Writes the rows in the format of @options: text with the rules beneath, LaTeX with a column for each method.
 *
 * Returns: FALSE with FRINGE_CLI_NOT_WRITTEN
 */
gboolean fringe_cli_experimented_write (const FringeCliOptions *options,
                                        const FringeExperiment *experiment,
                                        const GArray *rows,
                                        GError **error);
