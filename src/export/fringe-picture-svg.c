/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-frames.h"
#include "fringe-picture-writers.h"
#include "fringe-svg-movie.h"
#include "fringe-svg-pen.h"

static void
draw (const FringeFrame *frame, FringeSvgPen *pen)
{
  fringe_frame_draw_content (frame, &pen->pen);
  fringe_frame_draw_words (frame, &pen->pen);
}

/* Drawn once to know its styles, and once to be written. */
static void
write_still (FringeFrame *frame, FringeSvgPen *pen, const char *name)
{
  const FringePortion *portion = &frame->picture->portion;

  frame->scene.portion = fringe_portion_part (portion, 0, 2);
  draw (frame, pen);
  fringe_svg_pen_open (pen, frame->width, frame->height, name);
  frame->scene.portion = fringe_portion_part (portion, 1, 2);
  draw (frame, pen);
}

static void
write_movie (FringeFrame *frame, FringeSvgPen *pen, const FringeWriting *writing)
{
  g_autoptr (FringeSvgMovie) movie = fringe_svg_movie_new ();

  for (guint i = 0; i < writing->steps->len && !g_cancellable_is_cancelled (writing->cancellable); i++)
    {
      g_autofree char *picture = NULL;

      fringe_frame_set_number (frame, writing->steps, i);
      frame->scene.portion = fringe_portion_part (&writing->picture->portion, i, writing->steps->len);
      fringe_svg_pen_begin_part (pen);
      draw (frame, pen);
      picture = fringe_svg_pen_end_part (pen);
      fringe_svg_movie_add (movie, picture);
      fringe_portion_tell (&frame->scene.portion, 1, 1);
    }
  fringe_svg_pen_open (pen, frame->width, frame->height, writing->name);
  fringe_svg_movie_write (movie, pen);
}

gboolean
fringe_picture_write_svg (FringeWriting *writing, GError **error)
{
  FringeLimits limits = fringe_picture_limits (FRINGE_FORMAT_SVG);
  FringeFrame frame;
  FringeSvgPen pen;

  if (!fringe_frame_init (&frame, writing->picture, 1, &limits, error))
    return FALSE;
  writing->fit = frame.fit;
  fringe_svg_pen_init (&pen, writing->stream, writing->cancellable);
  if (writing->steps->len > 1)
    write_movie (&frame, &pen, writing);
  else
    {
      fringe_frame_set_number (&frame, writing->steps, 0);
      write_still (&frame, &pen, writing->name);
    }
  fringe_frame_clear (&frame);
  return fringe_svg_pen_close (&pen, error);
}
