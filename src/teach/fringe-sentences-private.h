/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-sentences.h"

/* The parts of fringe_why_sentences() and fringe_fine_sentence(). */

/* Appends @sentence, which it frees, after a space where it is not the first; %NULL appends nothing. */
void fringe_sentences_add (GString *text, char *sentence);

/* The same with each sentence on a line of its own. */
void fringe_sentences_add_line (GString *text, char *sentence);

/* Why the node removed in @step was the next, for algorithms that have a frontier. O(nodes). */
void fringe_why_add_removal (GString *text, const FringeSearch *search, uint32_t step);

/* What became of each successor of the node that was expanded in @step, and of the nodes they took the place of. */
void fringe_why_add_successors (GString *text, const FringeSearch *search, uint32_t step);

/* How IDA* came to the node it entered in @step, and what became of it. */
void fringe_why_add_entry (GString *text, const FringeSearch *search, uint32_t step);

/* What there is to say of a node generated in @step besides that it is new, and but for its being the goal. */
void fringe_why_add_new_node (GString *text, const FringeSearch *search, uint32_t id, uint32_t step);

/* That node @id is the goal, found as it was generated. */
char *fringe_why_found_sentence (const FringeSearch *search, uint32_t id);

/* How iteration @i of IDA* begins, whose root is node @id. */
char *fringe_why_iteration_sentence (uint32_t i, uint32_t id, uint32_t bound);

/* Returns: (transfer full): "f = 7", and "f = 4 + 1.5 × 2 = 7" where a weight would make a riddle of it. No line ends
 * within it. */
char *fringe_why_print_priority (const FringeSearch *search, uint32_t id);
