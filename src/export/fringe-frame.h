/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-picture.h"
#include "fringe-words.h"

/* Around the content, in pixels at 100 %. */
#define FRINGE_FRAME_MARGIN 24.0

/**
 * FringeLimits:
 * @width: the most pixels from left to right
 * @height: from top to bottom
 * @area: the most pixels there may be
 * @magnify_min: below this scale a tree is not made smaller any more: less is drawn of each node
 *
 * What a format can hold. A drawing that readers zoom into may be made small as it is; pixels may not.
 */
typedef struct
{
  double width, height;
  double area;
  double magnify_min;
} FringeLimits;

/**
 * FringeFrame:
 * @width: of the page, in pixels
 * @height: of the page
 * @scale: the one used, at most the one wanted
 * @fit: what became of the size that was wanted
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
  uint32_t *labels; /* of a handout */
  FringeScene scene;
  uint32_t goal, per_line;
  FringeTopics topics; /* what is seen at 100 % */
  FringeLegendEntry legend[FRINGE_N_TOPICS];
  int n_legend;
  double content_width, content_height;
  double legend_width, legend_height;
  FringeWords title, caption;
  double room; /* for lines of text */

  double width, height;
  double scale;
  FringeFit fit;
  double magnify, legend_magnify;
} FringeFrame;

/* Chooses the largest scale, up to @scale, at which the picture fits into the limits. Returns: false with @error set
 * where there is no such picture, or no room for it; else free with fringe_frame_clear() */
gboolean fringe_frame_init (FringeFrame *frame,
                            const FringePicture *picture,
                            double scale,
                            const FringeLimits *limits,
                            GError **error);
void fringe_frame_clear (FringeFrame *frame);

/* Sets FRINGE_EXPORT_ERROR_NO_ROOM. */
void fringe_frame_fail_for_room (GError **error);

/* The picture of a step up to the one that nodes have their places of, which it is made with. */
void fringe_frame_set_step (FringeFrame *frame, uint32_t step);

/* The picture of one of the frames. @steps: those of fringe_frames_steps() */
void fringe_frame_set_number (FringeFrame *frame, const GArray *steps, guint i);

/* The ground, and the tree or the solution on it. */
void fringe_frame_draw_content (const FringeFrame *frame, FringePen *pen);

/* Of them no more than is needed for a part of the page, in the content's units. */
void fringe_frame_draw_part (const FringeFrame *frame, FringePen *pen, const FringeRect *part);

/* Whether there is more than the ground in a part of the page. */
gboolean fringe_frame_has_part (const FringeFrame *frame, const FringeRect *part);

/* What the longest line of title, legend and caption takes, in their units. */
double fringe_frame_words_width (const FringeFrame *frame);

/* What is written around: title, legend and caption. */
void fringe_frame_draw_words (const FringeFrame *frame, FringePen *pen);

/* The steps that a picture shows, ascending: its own alone, or those of its frames. Returns: (transfer full): uint32_t,
 * one at least; %NULL with an error where they are more than FRINGE_N_FRAMES_MAX */
GArray *fringe_frames_steps (const FringePicture *picture, GError **error);

/* What is done of the step of such a picture, by its number: nothing where the step is whole. */
FringeHalfStep fringe_frames_half (const FringePicture *picture, guint i);
