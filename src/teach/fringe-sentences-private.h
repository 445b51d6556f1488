/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-sentences.h"

/* fringe_why_sentences(), fringe_fine_sentence(), the quiz and the comparison share these parts. */

/* As fringe_sentences_add(), with each sentence on a line of its own. */
void fringe_sentences_add_line (GString *text, char *sentence);

/* Says why the node removed in @step was the next, for algorithms that have a frontier. O(nodes). */
void fringe_why_add_removal (GString *text, const FringeSearch *search, uint32_t step);

/* Says what became of each successor of the node expanded in @step, and of the nodes whose places they took. */
void fringe_why_add_successors (GString *text, const FringeSearch *search, uint32_t step);

/* Says how IDA* came to the node it entered in @step, and what became of that. */
void fringe_why_add_entry (GString *text, const FringeSearch *search, uint32_t step);

/* Says what there is to say of a node generated in @step, but that it is new or is the goal. */
void fringe_why_add_new_node (GString *text, const FringeSearch *search, uint32_t id, uint32_t step);

/* Says that @move leads straight back to the node @parent, from which the search came. */
char *fringe_why_back_sentence (FringeMove move, uint32_t parent);

/* Says that node @id is the goal, found as it was generated. */
char *fringe_why_found_sentence (const FringeSearch *search, uint32_t id);

/* Says how iteration @i of IDA* begins, whose root is node @id. */
char *fringe_why_iteration_sentence (const FringeSearch *search, uint32_t i, uint32_t id, double bound);

/* RBFS: says what a step does, in a line, and in short; and why. */
char *fringe_rbfs_step_sentence (const FringeSearch *search, uint32_t step);
char *fringe_rbfs_step_summary (const FringeSearch *search, uint32_t step);
void fringe_why_add_call (GString *text, const FringeSearch *search, uint32_t step);

/* Returns: the letter of what the bound of an iteration is on, which is that of AIMA in every language */
const char *fringe_bound_letter (const FringeSearch *search);

/* Says which node is removed next; of IDA*, which is cut. */
char *fringe_rules_priority_sentence (const FringeRules *rules);

/* Says in which order successors are generated. */
char *fringe_rules_moves_sentence (const FringeRules *rules);

/* Says when the search ends, for algorithms that have a frontier. */
const char *fringe_rules_goal_test_sentence (FringeGoalTest goal_test);
