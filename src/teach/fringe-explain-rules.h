/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-explain.h"

/* All conventions there are, and which of them programs have more often. */

/**
 * fringe_explain_rules:
 * @query: a valid question
 *
 * Every set of rules that may explain the observations, each once: a choice that changes nothing is not
 * varied. Always in the same order.
 *
 * Returns: (transfer full) (element-type FringeRules)
 */
GArray *fringe_explain_rules (const FringeExplainQuery *query);

/* The preset that the rules are, algorithm and heuristic included, choices that change nothing left aside. */
FringePreset fringe_explain_preset (const FringeRules *rules);

/* The smaller, the likelier; matches may share a rank. */
guint fringe_explain_rank (const FringeMatch *match);
