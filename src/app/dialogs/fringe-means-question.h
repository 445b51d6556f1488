/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-means.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_MEANS_QUESTION (fringe_means_question_get_type ())
G_DECLARE_FINAL_TYPE (FringeMeansQuestion, fringe_means_question, FRINGE, MEANS_QUESTION, FringeBin)

/* Asks for a table of means, the goal, and how many boards are drawn. A file of such a table can be dropped on it. Its
 * menu of examples activates "explain.example" with the number of one. */

/* Fills the table with an example, and the goal with that of the book. */
void fringe_means_question_show_example (FringeMeansQuestion *self, const FringeMeansExample *example);

/**
 * fringe_means_question_read:
 * @query: (inout): gets goal, sample, seed and means, which are (transfer full)
 *
 * Returns: (transfer full) (nullable): what is wrong, in sentences; then @query is as it was, and the focus where it is
 *   to be mended
 */
char *fringe_means_question_read (FringeMeansQuestion *self, FringeMeansQuery *query);
