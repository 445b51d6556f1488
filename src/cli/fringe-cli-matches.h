/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-explain.h"

#include <json-glib/json-glib.h>

/* The matches of an explanation, as data and as rows of a table. */

/* One match as the formats json and csv have it. */
void fringe_cli_match_add (JsonBuilder *builder, const FringeMatch *match);

/**
 * fringe_cli_matches_order:
 *
 * Returns: (transfer full): the same explanation, the matches of a group next to each other; of these those first that
 *   a sentence names, the likeliest of all among them
 */
FringeExplanation *fringe_cli_matches_order (const FringeExplanation *explanation);

/**
 * fringe_cli_matches_row_length:
 * @ordered: in the order of fringe_cli_matches_order()
 * @first: a match
 *
 * Returns: how many matches from @first on share a row of the table: those that a sentence names have one of their own,
 *   the others of a group have one together
 */
guint fringe_cli_matches_row_length (const FringeExplanation *ordered, guint first);

/* Whether a sentence names this match. */
gboolean fringe_cli_match_is_named (const FringeExplanation *explanation, guint i);
