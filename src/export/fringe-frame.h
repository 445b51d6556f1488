/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-picture.h"

/**
 * FringeLimits:
 * @side: the longest side, in pixels
 * @area: the most pixels there may be
 * @magnify_min: below this scale a tree is not made smaller any more: less is drawn of each node
 *
 * What a format can hold. A drawing that readers zoom into may be made small as it is; pixels may not.
 */
typedef struct
{
  double side;
  double area;
  double magnify_min;
} FringeLimits;

/**
 * FringeFrame:
 * @width: of the page, in pixels
 * @height: of the page
 * @scale: the one used, at most the one wanted
 * @magnify: what the pen's unit is to be in pixels for the content
 * @legend_magnify: the same for the legend
 *
 * How a picture is put on a page.
 */
typedef struct
{
  const FringePicture *picture;
  const FringeTheme *theme;
  FringeLayout *layout;
  FringeScene scene;
  uint32_t goal, per_line;
  FringeTopics topics; /* what is seen at 100 % */
  FringeLegendEntry legend[FRINGE_N_TOPICS];
  int n_legend;
  double content_width, content_height;
  double legend_width, legend_height;

  double width, height;
  double scale;
  double magnify, legend_magnify;
} FringeFrame;

/* Returns: false with @error set where there is no such picture; else free with fringe_frame_clear() */
gboolean fringe_frame_init (FringeFrame *frame,
                            const FringePicture *picture,
                            double scale,
                            const FringeLimits *limits,
                            GError **error);
void fringe_frame_clear (FringeFrame *frame);

void fringe_frame_draw_content (const FringeFrame *frame, FringePen *pen);
void fringe_frame_draw_legend (const FringeFrame *frame, FringePen *pen);
