/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-exercise.h"
#include "fringe-sheet.h"

/**
 * fringe_exercise_sheet_new:
 * @title: of the exercise; may be empty
 * @rules: all that decides an answer, translated
 * @is_key: whether all is filled in; else the table is empty, with some rows to spare, so that it tells no length
 *
 * The same exercise for paper: the start, the goal, the rules, and a table with a row for each successor. Where the
 * lists are kept by hand, they have columns of their own.
 *
 * Returns: (transfer full): the table, or %NULL with the error of fringe_exercise_new()
 */
FringeSheet *fringe_exercise_sheet_new (const FringeTask *task,
                                        const char *title,
                                        const char *rules,
                                        gboolean is_key,
                                        GError **error);
