/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-answer-item.h"
#include "fringe-theme.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_ANSWER_LIST (fringe_answer_list_get_type ())
G_DECLARE_FINAL_TYPE (FringeAnswerList, fringe_answer_list, FRINGE, ANSWER_LIST, FringeBin)

/* The answers to a question: a summary, the list, and a closing remark. The signal `opened` tells the number of the
 * answer that was chosen. */

/* Shows answers. @answers: (element-type FringeAnswerItem); @last: (nullable): the closing remark */
void fringe_answer_list_show (FringeAnswerList *self, const char *summary, GListModel *answers, const char *last);
void fringe_answer_list_set_theme (FringeAnswerList *self, FringeThemeKind theme);

#define FRINGE_TYPE_ANSWER_ROW (fringe_answer_row_get_type ())
G_DECLARE_FINAL_TYPE (FringeAnswerRow, fringe_answer_row, FRINGE, ANSWER_ROW, FringeBin)

/* An answer in a list: its board, title and sentences, and the button that activates "answers.open" with its number. */
