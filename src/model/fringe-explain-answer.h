/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-explain.h"

#define FRINGE_TYPE_EXPLAIN_ANSWER (fringe_explain_answer_get_type ())
G_DECLARE_FINAL_TYPE (FringeExplainAnswer, fringe_explain_answer, FRINGE, EXPLAIN_ANSWER, GObject)

/* The matches of an explanation as a list of FringeAnswerItem, made as they are looked at: there may be thousands. Those
 * of a group stand together, under a heading where there are several groups or several in one. */

FringeExplainAnswer *fringe_explain_answer_new (const FringeExplanation *explanation);

/* (transfer full): how many conventions match */
char *fringe_explain_answer_summary (FringeExplainAnswer *self);

/* (transfer full) (nullable): what would tell the matches apart; it calls them by the numbers of their titles */
char *fringe_explain_answer_last (FringeExplainAnswer *self);

/**
 * fringe_explain_answer_rules:
 * @number: of an item
 *
 * Returns: the rules of the match; where it is a preset, all of them are the preset's
 */
FringeRules fringe_explain_answer_rules (FringeExplainAnswer *self, guint number);

/* (transfer full): the whole answer, to be read elsewhere */
char *fringe_explain_answer_text (FringeExplainAnswer *self);
