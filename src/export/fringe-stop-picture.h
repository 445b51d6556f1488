/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-paper-pen.h"
#include "fringe-stop-pane.h"
#include "fringe-stop-words.h"

/**
 * FringeStopPicture:
 * @panes: (array length=n_panes): the trees, beside each other; none before there is a tree to be seen
 * @boards: the room for the boards; no width where there are none
 * @words: what the panel of the stop says
 * @words_room: the room for that; no width where it says nothing
 * @unit: pixels for one of a slide that is 1280 pixels wide
 *
 * What is seen at a stop, laid out in a rectangle from (0, 0) on. It is drawn in parts, because each frame is to be
 * magnified by itself. To be freed with fringe_stop_picture_clear(); must stay where it is.
 */
typedef struct
{
  const FringeLessonPlace *place;
  const FringeTheme *theme;
  FringeStopPane panes[FRINGE_N_COMPARED];
  guint n_panes;
  FringeRect boards;
  FringeStopWords words;
  FringeRect words_room;
  double unit;
} FringeStopPicture;

/**
 * fringe_stop_picture_init:
 * @place: which must stay what it is
 * @width: in pixels
 * @height: likewise
 * @unit: as in #FringeStopPicture
 *
 * Returns: whether there was room; else an error of #FRINGE_EXPORT_ERROR that tells the stop
 */
gboolean fringe_stop_picture_init (FringeStopPicture *picture,
                                   const FringeLessonPlace *place,
                                   FringeThemeKind theme,
                                   double width,
                                   double height,
                                   double unit,
                                   GError **error);
void fringe_stop_picture_clear (FringeStopPicture *picture);

/* Returns: how many boards are shown: start and goal before there is a tree, or that of a node, or none */
guint fringe_stop_picture_n_boards (const FringeStopPicture *picture);
/* Draws one of them. Returns: the room that it has of @boards */
FringeRect fringe_stop_picture_draw_board (const FringeStopPicture *picture, guint i, FringePen *pen);

/* Draws what fills @words_room. */
void fringe_stop_picture_draw_words (const FringeStopPicture *picture, FringePen *pen);

/* Returns: (transfer full): what tells a search from the one beside it */
char *fringe_stop_picture_name (const FringeStopPicture *picture, guint side);

/* Returns: the node whose board is shown where there is a tree */
guint32 fringe_stop_picture_node (const FringeStopPicture *picture);

/* Draws all but the trees: boards, the names of what is compared, and what the panel says. */
void fringe_stop_picture_draw_rest (const FringeStopPicture *picture, FringePen *pen);

/* Draws all of it. (@x, @y): where its corner is, in the units of @pen; @scale: such units for a pixel */
void fringe_stop_picture_draw (const FringeStopPicture *picture, FringePaperPen *pen, double x, double y, double scale);
