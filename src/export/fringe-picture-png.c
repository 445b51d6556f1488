/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cairo-output.h"
#include "fringe-frames.h"
#include "fringe-picture-writers.h"
#include "fringe-png.h"

static cairo_surface_t *
render (const FringeFrame *frame, GCancellable *cancellable, GError **error)
{
  FringeCairoOutput output = { NULL, cancellable, NULL };
  cairo_format_t format = frame->picture->is_transparent ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24;
  cairo_surface_t *image = cairo_image_surface_create (format, (int) frame->width, (int) frame->height);
  cairo_t *cr = cairo_create (image);
  cairo_status_t status;

  fringe_frame_paint (frame, cr, 1, cancellable);
  status = cairo_status (cr);
  cairo_destroy (cr);
  if (fringe_cairo_output_check (&output, status, error))
    return image;
  cairo_surface_destroy (image);
  return NULL;
}

static cairo_surface_t *
render_step (const FringePicture *picture,
             uint32_t step,
             GCancellable *cancellable,
             FringeFit *fit,
             double *magnify,
             GError **error)
{
  FringeLimits limits = fringe_picture_limits (FRINGE_FORMAT_PNG);
  FringeFrame frame;
  cairo_surface_t *image;

  if (!fringe_frame_init (&frame, picture, picture->scale, &limits, error))
    return NULL;
  fringe_frame_set_step (&frame, step);
  *fit = frame.fit;
  *magnify = frame.magnify;
  image = render (&frame, cancellable, error);
  fringe_frame_clear (&frame);
  return image;
}

gboolean
fringe_picture_write_png (FringeWriting *writing, GError **error)
{
  uint32_t step = g_array_index (writing->steps, uint32_t, 0);
  double magnify;
  cairo_surface_t *image
      = render_step (writing->picture, step, writing->cancellable, &writing->fit, &magnify, error);
  gboolean is_written;

  if (image == NULL)
    return FALSE;
  is_written
      = fringe_png_write (image, FRINGE_PIXELS_PER_INCH * magnify, writing->stream, writing->cancellable, error);
  cairo_surface_destroy (image);
  return is_written;
}

cairo_surface_t *
fringe_picture_render (const FringePicture *picture, GCancellable *cancellable, FringeFit *fit, GError **error)
{
  FringeFit used;
  double magnify;
  cairo_surface_t *image = render_step (picture, picture->step, cancellable, &used, &magnify, error);

  if (image != NULL && fit != NULL)
    *fit = used;
  return image;
}
