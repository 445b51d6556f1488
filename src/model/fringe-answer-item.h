/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"

#include <gio/gio.h>

#define FRINGE_TYPE_ANSWER_ITEM (fringe_answer_item_get_type ())
G_DECLARE_FINAL_TYPE (FringeAnswerItem, fringe_answer_item, FRINGE, ANSWER_ITEM, GObject)

/* One of the answers to a question, or a heading above some of them, as a list shows it: its properties are title,
 * caption, text, heading and board, whether there is one. */

/**
 * FringeAnswer:
 * @number: of the answer, from 0; nothing for a heading
 * @is_heading: whether it is a heading: a title alone
 * @title: what it is called
 * @caption: (nullable): what stands beside the title
 * @text: (nullable): what is to be said about it, in sentences
 * @board: (nullable): what is drawn
 */
typedef struct
{
  guint number;
  gboolean is_heading;
  const char *title;
  const char *caption;
  const char *text;
  const FringeBoard *board;
} FringeAnswer;

/* All that @answer has is copied. */
FringeAnswerItem *fringe_answer_item_new (const FringeAnswer *answer);

guint fringe_answer_item_get_number (FringeAnswerItem *self);

/* (nullable) */
const FringeBoard *fringe_answer_item_get_board (FringeAnswerItem *self);
