/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-pen.h"

#include <glib.h>

typedef enum
{
  FRINGE_WORDS_TITLE,
  FRINGE_WORDS_SENTENCE,
  FRINGE_WORDS_CAPTION,
} FringeWordsKind;

/**
 * FringeWords:
 * @type: of the lines; its anchor is at the middle of a title or a caption
 * @name: what they are, for formats that have names
 * @above: the space above the first line
 * @lines: (nullable): none where there is no text
 * @width: of the longest line, in pixels
 * @height: with the space around them; 0 where there is no text
 *
 * A text above or below a picture, in lines. A value.
 */
typedef struct
{
  FringeType type;
  const char *name;
  double above;
  GPtrArray *lines;
  double width, height;
} FringeWords;

/* Breaks a text into lines. @room: that of a line, in pixels; a word that is longer stands in a line of its own
 * @room_max: a word that is longer than this is broken Free with fringe_words_clear(). */
void fringe_words_init (FringeWords *words,
                        FringeWordsKind kind,
                        const FringeTheme *theme,
                        const char *text,
                        double room,
                        double room_max);
/* The same with no space around. A longer word than @room is broken. */
void fringe_words_init_as (FringeWords *words, const FringeType *type, const char *text, double room);
/* Keeps at most so many lines; where there were more, the last one ends in "…". */
void fringe_words_cut (FringeWords *words, guint n_lines);
void fringe_words_clear (FringeWords *words);

/* Draws the lines with their anchor at @x, from @y down. */
void fringe_words_draw (const FringeWords *words, FringePen *pen, double x, double y);
