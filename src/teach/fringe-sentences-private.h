/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-sentences.h"

/* The parts of fringe_why_sentences(). */

/* Appends @sentence, which it frees, after a space where it is not the first. */
void fringe_sentences_add (GString *text, char *sentence);

/* Why the node removed in @step was the next, for algorithms that have a frontier. O(nodes). */
void fringe_why_add_removal (GString *text, const FringeSearch *search, uint32_t step);

/* What became of each successor of the node that was expanded in @step, and of the nodes they took the place of. */
void fringe_why_add_successors (GString *text, const FringeSearch *search, uint32_t step);

/* How IDA* came to the node it entered in @step, and what became of it. */
void fringe_why_add_entry (GString *text, const FringeSearch *search, uint32_t step);
