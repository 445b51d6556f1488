/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-cli-options.h"

#include <json-glib/json-glib.h>

/**
 * FringeCliOutput:
 *
 * Where results go, one after the other: to standard output at once, or to a file, whole or not at
 * all; nowhere where it is quiet, unless it was told where. It knows what stands before, between and after results of a
 * format.
 */
typedef struct _FringeCliOutput FringeCliOutput;

FringeCliOutput *fringe_cli_output_new (const FringeCliOptions *options);
void fringe_cli_output_free (FringeCliOutput *output);

/* Writes the header of the format csv, for a command that may have no result. @shape: an object with the members of all
 * results */
gboolean fringe_cli_output_begin (FringeCliOutput *output, JsonNode *shape, GError **error);

/* Writes a result as data: an object, in the formats json and csv. */
gboolean fringe_cli_output_add_data (FringeCliOutput *output, JsonNode *result, GError **error);

/* Writes a result as lines, in the other formats. */
gboolean fringe_cli_output_add_text (FringeCliOutput *output, const char *result, GError **error);

/* Ends the output; a file is written only now. Error: FRINGE_CLI_NOT_WRITTEN. */
gboolean fringe_cli_output_finish (FringeCliOutput *output, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeCliOutput, fringe_cli_output_free)
