/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-picture.h"
#include "fringe-words.h"

/* The margin around the content, in pixels at 100 %. */
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
  GArray *sentences; /* (nullable) (element-type FringeWords): of the frames */
  guint number;      /* the frame that is seen */
  double sentence_width, sentence_height;
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

/* Returns: whether a file of that size may be written; else an error that says how large it would be */
gboolean fringe_fit_check (const FringeFit *fit, FringeFormat format, GError **error);

/* Sets the error FRINGE_EXPORT_ERROR_NO_ROOM. */
void fringe_frame_fail_for_room (GError **error);

/* Turns to the picture of a step, which is at most the one that nodes have their places of and that the frame is made
 * with. */
void fringe_frame_set_step (FringeFrame *frame, uint32_t step);

/* Turns to one of the frames. @steps are those of fringe_frames_steps(). */
void fringe_frame_set_number (FringeFrame *frame, const GArray *steps, guint i);

/* Draws the ground, and the tree or the solution on it. */
void fringe_frame_draw_content (const FringeFrame *frame, FringePen *pen);

/* Draws no more of them than a part of the page needs; the part is in the content's units. */
void fringe_frame_draw_part (const FringeFrame *frame, FringePen *pen, const FringeRect *part);

/* Returns: whether there is more than the ground in a part of the page */
gboolean fringe_frame_has_part (const FringeFrame *frame, const FringeRect *part);

/* Returns: the width of the longest line of title, legend and caption, in their units */
double fringe_frame_words_width (const FringeFrame *frame);

/* Draws what explains the frame that is seen; (@x, @y): in the units of @pen. */
void fringe_frame_draw_legend (const FringeFrame *frame, FringePen *pen, double x, double y);

/* Draws what is written around: title, sentence, legend and caption. */
void fringe_frame_draw_words (const FringeFrame *frame, FringePen *pen);

/* Returns: (transfer full) (element-type uint32_t): the steps that a picture shows, ascending: its own alone, or those
 * of its frames, at least one; %NULL with an error where they are more than FRINGE_N_FRAMES_MAX */
GArray *fringe_frames_steps (const FringePicture *picture, GError **error);

/* Returns: (transfer full): what a frame shows, by its number, in words. @steps as in fringe_frame_set_number() */
char *fringe_frames_sentence (const FringePicture *picture, const GArray *steps, guint i);

/* Returns: what is done of the step of a frame, by its number: nothing where the step is whole */
FringeHalfStep fringe_frames_half (const FringePicture *picture, guint i);

/* Returns: the number of a frame among those of its step, from 1, where the lines of steps have frames; else 0 */
guint fringe_frames_line (const FringePicture *picture, const GArray *steps, guint i);
