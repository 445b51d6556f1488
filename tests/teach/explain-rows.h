/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-explain.h"

/* Rows as a program prints them. */

/* A row of which cost and nodes expanded are known. */
FringeObservation explain_row (const char *start, const char *goal, gint64 cost, gint64 expanded);

/* The table of the source paper-2021: what its program printed. */
#define PAPER_ROWS 8
void explain_paper_rows (FringeObservation rows[PAPER_ROWS]);

/* Any rules with @algorithm, its choices that change nothing left as the textbook has them. */
FringeRules explain_random_rules (FringeAlgorithm algorithm);

/* What a program of the convention @match prints for the search of @row; FALSE where that takes more than @most_nodes.
 */
gboolean explain_print (const FringeMatch *match, guint32 most_nodes, FringeObservation *row);

/* An answer that must come. */
FringeExplanation *explain_query (const FringeExplainQuery *query);

gboolean explain_same_match (const FringeMatch *a, const FringeMatch *b);
void explain_tell_match (const FringeMatch *match);

/* Asserts that two answers are the same in every word. */
void explain_assert_equal (const FringeExplanation *a, const FringeExplanation *b);
