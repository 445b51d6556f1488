/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "reference-search.h"

/* Asserts that a record holds the same nodes, steps and counts, and the same frontiers and states in some steps, of a
 * fork in some from the step of the fork on. */
void reference_assert_same (const Reference *reference, const FringeSearch *search);

/* Asserts the same frontier at a step, in the same order. */
void reference_assert_same_frontier (const Reference *reference, const FringeSearch *search, uint32_t step);
