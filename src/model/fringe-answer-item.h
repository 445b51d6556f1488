/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"
#include "fringe-explain.h"
#include "fringe-find.h"

#include <gio/gio.h>

#define FRINGE_TYPE_ANSWER_ITEM (fringe_answer_item_get_type ())
G_DECLARE_FINAL_TYPE (FringeAnswerItem, fringe_answer_item, FRINGE, ANSWER_ITEM, GObject)

/* One of the answers to a question, or a heading above some of them, as a list shows it: its properties are title,
 * caption, text, button, heading and board, whether there is one. */

/**
 * FringeAnswer:
 * @number: of the answer, from 0; nothing for a heading
 * @is_heading: whether it is a heading: a title alone
 * @title: what it is called
 * @caption: (nullable): what stands beside the title
 * @text: (nullable): what is to be said about it, in sentences
 * @board: (nullable): what is drawn
 * @button: (nullable): what opens it, if not “Open”
 */
typedef struct
{
  guint number;
  gboolean is_heading;
  const char *title;
  const char *caption;
  const char *text;
  const FringeBoard *board;
  const char *button;
} FringeAnswer;

/* All that @answer has is copied. */
FringeAnswerItem *fringe_answer_item_new (const FringeAnswer *answer);

guint fringe_answer_item_get_number (FringeAnswerItem *self);

/* (nullable) */
const FringeBoard *fringe_answer_item_get_board (FringeAnswerItem *self);

/* (transfer full): answers with what stands above them, to be read elsewhere. @items: (element-type FringeAnswerItem)
 */
char *fringe_answer_items_text (const char *summary, GListModel *items);

#define FRINGE_TYPE_EXPLAIN_ANSWER (fringe_explain_answer_get_type ())
G_DECLARE_FINAL_TYPE (FringeExplainAnswer, fringe_explain_answer, FRINGE, EXPLAIN_ANSWER, GObject)

/* The matches of an explanation as a list of FringeAnswerItem, made as they are looked at: there may be thousands.
 * Those of a group stand together, under a heading where there are several groups or several in one. */

FringeExplainAnswer *fringe_explain_answer_new (const FringeExplanation *explanation);

/* (transfer full): how many conventions match */
char *fringe_explain_answer_summary (FringeExplainAnswer *self);

/* (transfer full) (nullable): what would tell the matches apart; it calls them by the numbers of their titles */
char *fringe_explain_answer_last (FringeExplainAnswer *self);

/**
 * fringe_explain_answer_rules:
 * @number: of an item
 *
 * Returns: the rules of the match; where it is a preset, all of them are the preset's
 */
FringeRules fringe_explain_answer_rules (FringeExplainAnswer *self, guint number);

/* (transfer full): the whole answer, to be read elsewhere */
char *fringe_explain_answer_text (FringeExplainAnswer *self);

/* The boards that a search for instances has found. */

/* Returns: (transfer full): a list of FringeAnswerItem, one for each board, in the order in which they were found */
GListModel *fringe_found_answer_items (const FringeFindQuery *query, const FringeFound *found);

/* (transfer full): all of it, to be read elsewhere */
char *fringe_found_answer_text (const FringeFindQuery *query, const FringeFound *found);
