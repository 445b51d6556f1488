/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-samples.h"

#include <glib/gi18n.h>

/* The formatter would indent each row more than the one before. */
/* clang-format off */
static const FringeSample samples[] = {
  { N_ ("Example 1 of the 2019 report"), "1 0 8 2 5 7 4 6 3", "0 8 7 1 2 3 4 5 6" },
  { N_ ("Example 2 of the 2019 report"), "1 2 7 6 0 8 4 3 5", "1 2 0 4 8 7 3 6 5" },
  { N_ ("Example 3 of the 2019 report"), "6 3 5 8 7 0 2 1 4", "6 5 7 8 3 4 2 1 0" },
  { N_ ("Example 4 of the 2019 report"), "2 1 8 3 0 4 6 7 5", "2 7 1 3 0 8 6 5 4" },
  { N_ ("Nilsson’s example"), "2 8 3 1 6 4 7 0 5", "1 2 3 8 0 4 7 6 5" },
  { N_ ("A hardest 8-puzzle, 31 moves"), "8 6 7 2 5 4 3 0 1", "1 2 3 4 5 6 7 8 0" },
  { N_ ("A 15-puzzle"), "2 9 3 4 1 6 7 8 10 5 15 11 13 14 12 0", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0" },
};
/* clang-format on */

const FringeSample *
fringe_samples_get (guint *n_samples)
{
  *n_samples = G_N_ELEMENTS (samples);
  return samples;
}
