/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-find.h"

/* The boards that were found. */

/* Returns: (transfer full): a list of FringeAnswerItem, one for each board, in the order in which they were found */
GListModel *fringe_found_answer_items (const FringeFindQuery *query, const FringeFound *found);

/* (transfer full): all of it, to be read elsewhere */
char *fringe_found_answer_text (const FringeFindQuery *query, const FringeFound *found);
