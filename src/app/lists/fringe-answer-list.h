/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-answer-item.h"
#include "fringe-theme.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_ANSWER_LIST (fringe_answer_list_get_type ())
G_DECLARE_FINAL_TYPE (FringeAnswerList, fringe_answer_list, FRINGE, ANSWER_LIST, GtkWidget)

/* The answers to a question: what is to be said about them all, the list, and a last word. The signal `opened` tells
 * the number of the answer that was chosen. */

/* @answers: of FringeAnswerItem; @last: (nullable): the last word */
void fringe_answer_list_show (FringeAnswerList *self, const char *summary, GListModel *answers, const char *last);
void fringe_answer_list_set_theme (FringeAnswerList *self, FringeThemeKind theme);
