/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-theme.h"
#include "fringe-widgets.h"

/* Its width on a screen of 1920 x 1080 pixels. */
#define FRINGE_STRIP_WIDTH 444

#define FRINGE_TYPE_LECTURE_STRIP (fringe_lecture_strip_get_type ())
G_DECLARE_FINAL_TYPE (FringeLectureStrip, fringe_lecture_strip, FRINGE, LECTURE_STRIP, FringeBin)

/* What stands beside the tree in a lecture, large enough for the last row: the board of the shown node, what its h is
 * the sum of, and how g and h make f. Its property is `session`. */

/* @scale: 1 on a screen of 1920 x 1080 pixels. */
void fringe_lecture_strip_set_scale (FringeLectureStrip *self, double scale);

void fringe_lecture_strip_set_theme (FringeLectureStrip *self, FringeThemeKind theme);

/* Has the large board show as much of the heuristic as is chosen in the settings. */
void fringe_lecture_strip_bind_settings (FringeLectureStrip *self, GSettings *settings);
