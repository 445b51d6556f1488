/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

/* CSV (RFC 4180) with the columns of a JSON object: the members of an object within are columns of
 * their own, "rules.moves"; an array stands in one cell, spaces between its elements and colons between
 * the members of one; null is empty. */

/* The names of the columns, on a line. */
char *fringe_cli_csv_header (JsonNode *object);

/* The values, on a line. */
char *fringe_cli_csv_row (JsonNode *object);
