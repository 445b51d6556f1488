/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-cli-problems.h"
#include "fringe-rules.h"

#include <json-glib/json-glib.h>

/* These add a member to the object that is being built. @value: (nullable): NULL is null */
void fringe_cli_json_add_string (JsonBuilder *builder, const char *name, const char *value);
void fringe_cli_json_add_int (JsonBuilder *builder, const char *name, gint64 value);
/* Writes null where a number does not apply. */
void fringe_cli_json_add_int_where (JsonBuilder *builder, gboolean applies, const char *name, gint64 value);
/* Writes six decimals, which for seconds is what a clock tells. */
void fringe_cli_json_add_double (JsonBuilder *builder, const char *name, double value);
/* Writes all digits, and no point in a whole number. */
void fringe_cli_json_add_number (JsonBuilder *builder, const char *name, double value);
void fringe_cli_json_add_boolean (JsonBuilder *builder, const char *name, gboolean value);
void fringe_cli_json_add_null (JsonBuilder *builder, const char *name);

/* Adds the members "start" and "goal". */
void fringe_cli_json_add_boards (JsonBuilder *builder, const FringeBoard *start, const FringeBoard *goal);

/* Adds the member "rules", an object in which a choice that changes nothing is null. */
void fringe_cli_json_add_rules (JsonBuilder *builder, const FringeRules *rules);

/* Returns: (transfer full): why the goal can be reached or not, in English whatever the locale: a program that reads
 * JSON must not depend on the language of whoever ran this one */
char *fringe_cli_json_verdict (const FringeCliProblem *problem);

/* Returns: (transfer full): JSON on one line, in which no number has more digits than it takes to read it again */
char *fringe_cli_json_print (JsonNode *node);
