/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

/* CSV (RFC 4180) with the columns of a JSON object: the members of an object within are columns of
 * their own, "rules.moves"; numbers of an array stand in one cell, spaces between; null is empty. */

/* The names of the columns, on a line. */
char *fringe_cli_csv_header (JsonNode *object);

/* The values, on a line. */
char *fringe_cli_csv_row (JsonNode *object);
