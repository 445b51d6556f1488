/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "reference-search.h"

/* A second reading of what is said of a step of a search. What is not true is a failure, and so is a sentence that is
 * not known. */

/* Reads all that is said of a step: every successor, tie, reason and number that there is must be told, once. */
void sentence_reader_read_step (const Reference *reference, uint32_t step, const char *text);

/* Reads a part of it: that it is true. */
void sentence_reader_read (const Reference *reference, uint32_t step, const char *text);

/* That every sentence that is known was read. */
void sentence_reader_assert_all_met (void);
