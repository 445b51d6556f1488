/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-code.h"
#include "fringe-lesson-walk.h"
#include "fringe-pen.h"

/**
 * FringeStopWords:
 * @title: (nullable): what is told, in the reader's language; %NULL where nothing is
 * @text: (nullable): sentences: why the step was made, or what is true of the puzzle and the heuristic
 * @code: (nullable): the algorithm
 *
 * What the panel of a stop says in a picture of the stop: Explain, Frontier, Code or Truth. To be freed with
 * fringe_stop_words_clear().
 */
typedef struct
{
  const FringeLessonPlace *place;
  const char *title;
  char *text;
  FringeCode *code;
} FringeStopWords;

/* Finds what is said. Two trees need all the room, so nothing is said of them. @place must stay what it is. */
void fringe_stop_words_init (FringeStopWords *words, const FringeLessonPlace *place);
void fringe_stop_words_clear (FringeStopWords *words);

/* Returns: the room that the words want, in pixels of a slide; 0 where nothing is said */
double fringe_stop_words_width (const FringeStopWords *words);

/* Draws the words; @unit: pixels for one of a slide. What has no room is made smaller, then left out. */
void fringe_stop_words_draw (const FringeStopWords *words,
                             FringePen *pen,
                             const FringeTheme *theme,
                             const FringeRect *room,
                             double unit);
