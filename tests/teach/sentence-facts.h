/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-sentences.h"

/* Facts taken out of sentences, so that a test can work them out again. */

#define FACTS_STEPS_MAX 250

/* What is said about a step of a search. */
typedef struct
{
  FringeSearch *search;
  uint32_t step;
  char *text;
} Why;

/* Says every step of many searches: random puzzles of all shapes and rules, often to their end. */
void for_each_step (void (*check) (const Why *why));

/* The first match of a regular expression in @text. */
GMatchInfo *fact_find (const char *text, const char *pattern);
gboolean fact_holds (const char *text, const char *pattern);

/* The number in a named group of a match. */
uint32_t fact_number (const GMatchInfo *match, const char *group);

/* How often @word stands in @text. */
guint fact_count (const char *text, const char *word);

void assert_why (const FringeSearch *search, uint32_t step, const char *expected);
void assert_step (const FringeSearch *search, uint32_t step, const char *expected);
