/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-frame.h"
#include "fringe-lesson-walk.h"

/**
 * FringeStopPane:
 * @picture: of the part of the tree that is in sight
 * @frame: laid out for it; it refers to @picture, so that the pane must stay where it is
 * @folded: (element-type guint32): the nodes that @picture has folded
 * @room: what the tree may fill
 * @rect: where the frame is in it
 *
 * A tree of a stop in a picture of the stop. To be freed with fringe_stop_pane_clear().
 */
typedef struct
{
  FringePicture picture;
  FringeFrame frame;
  GArray *folded;
  FringeRect room, rect;
} FringeStopPane;

/**
 * fringe_stop_pane_init:
 * @side: which of the searches of @place
 * @room: what the tree may fill, in pixels
 * @scale_max: of the cards
 *
 * Puts the tree in its room. Where the cards of all of it are too small and the stop has only a part in sight, the rest
 * is folded, then what is above that part is left out; a long solution stands in lines.
 *
 * Returns: whether there was room; else an error of #FRINGE_EXPORT_ERROR
 */
gboolean fringe_stop_pane_init (FringeStopPane *pane,
                                const FringeLessonPlace *place,
                                guint side,
                                FringeThemeKind theme,
                                const FringeRect *room,
                                double scale_max,
                                GError **error);
void fringe_stop_pane_clear (FringeStopPane *pane);
