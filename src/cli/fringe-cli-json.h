/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-cli-problems.h"
#include "fringe-rules.h"

#include <json-glib/json-glib.h>

/* Members of the object that is being built. */
void fringe_cli_json_add_string (JsonBuilder *builder, const char *name, const char *value);
void fringe_cli_json_add_int (JsonBuilder *builder, const char *name, gint64 value);
void fringe_cli_json_add_boolean (JsonBuilder *builder, const char *name, gboolean value);
void fringe_cli_json_add_null (JsonBuilder *builder, const char *name);

/* "start" and "goal". */
void fringe_cli_json_add_boards (JsonBuilder *builder, const FringeBoard *start, const FringeBoard *goal);

/* "rules": an object in which a choice that changes nothing is null. */
void fringe_cli_json_add_rules (JsonBuilder *builder, const FringeRules *rules);
