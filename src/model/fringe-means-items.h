/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-means.h"

/* The conventions that come near a table of means, as a list shows them. */

/* Returns: (transfer full): a list of FringeAnswerItem, one for each match, numbered as they are; those whose means are
 * all within a standard error stand under a heading of their own, if there are any */
GListModel *fringe_means_items (const FringeMeansAnswer *answer);

/* (transfer full): all of it, to be read elsewhere */
char *fringe_means_items_text (const FringeMeansAnswer *answer);

/* (transfer full) (nullable): the faults of a table, a line for each, but no more than fit above each other.
 * @faults: (element-type FringeMeansFault): at least one */
char *fringe_means_faults_text (const GArray *faults);
