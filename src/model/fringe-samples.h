/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

#include <glib.h>

#define FRINGE_SAMPLE_PRINTED_MAX 2

/**
 * FringeSamplePrinted:
 * @heuristic: of the search, which is A*
 *
 * The counts of a search as the source of an example prints them.
 */
typedef struct
{
  FringeHeuristic heuristic;
  guint generated, expanded;
} FringeSamplePrinted;

/**
 * FringeSample:
 * @id: never changes, and may be the name of a file
 * @title: translated when it is shown
 * @subject: what there is to see in it, in a sentence that is translated when it is shown
 * @preset: the rules of its source
 * @heuristic: what its source begins with
 * @printed: (array length=n_printed): what its source prints
 *
 * A worked example: a puzzle that somebody searched before, with the rules of that search, which is A*.
 */
typedef struct
{
  const char *id;
  const char *title, *subject;
  const char *start, *goal;
  FringePreset preset;
  FringeHeuristic heuristic;
  FringeSamplePrinted printed[FRINGE_SAMPLE_PRINTED_MAX];
  int n_printed;
} FringeSample;

const FringeSample *fringe_samples_get (guint *n_samples);

/* Returns: (nullable): the example with these boards */
const FringeSample *fringe_samples_find (const FringeBoard *start, const FringeBoard *goal);

void fringe_sample_boards (const FringeSample *sample, FringeBoard *start, FringeBoard *goal);
/* Returns: the rules by which its source searches */
FringeRules fringe_sample_rules (const FringeSample *sample);

/* Returns: (transfer full): of a search that is solved, how its counts compare with those printed for this puzzle; ""
 * where none are */
char *fringe_sample_verdict (const FringeSearch *search);
