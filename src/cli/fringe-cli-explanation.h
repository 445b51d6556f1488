/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-cli-options.h"
#include "fringe-explain.h"

#include <json-glib/json-glib.h>

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

/* Adds a match as the formats json and csv have it. */
void fringe_cli_json_add_match (JsonBuilder *builder, const FringeMatch *match);

/* Appends the matches as lines. @ordered: by fringe_explanation_order() */
void fringe_cli_explanation_append_table (GString *text, const FringeExplanation *ordered);
