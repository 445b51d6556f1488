/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-explain.h"

#include <json-glib/json-glib.h>

/* The matches of an explanation, as data and as rows of a table. */

/* One match as the formats json and csv have it. */
void fringe_cli_match_add (JsonBuilder *builder, const FringeMatch *match);

/**
 * fringe_cli_matches_row_length:
 * @ordered: in the order of fringe_explanation_order()
 * @first: a match
 *
 * Returns: how many matches from @first on share a row of the table: those that a sentence names have one of their own,
 *   the others of a group have one together
 */
guint fringe_cli_matches_row_length (const FringeExplanation *ordered, guint first);
