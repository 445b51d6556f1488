/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-stamps.h"

#include <glib.h>
#include <math.h>

static bool
take_pixels (FringeCanvas *canvas, cairo_surface_t *image)
{
  cairo_format_t format;

  if (cairo_surface_status (image) != CAIRO_STATUS_SUCCESS
      || cairo_surface_get_type (image) != CAIRO_SURFACE_TYPE_IMAGE)
    return false;
  format = cairo_image_surface_get_format (image);
  if (format != CAIRO_FORMAT_ARGB32 && format != CAIRO_FORMAT_RGB24)
    return false;
  /* From here on cairo knows nothing of what is in it: neither that it is empty, nor what it was. */
  cairo_surface_flush (image);
  cairo_surface_mark_dirty (image);
  canvas->pixels = (uint32_t *) (void *) cairo_image_surface_get_data (image);
  canvas->stride = cairo_image_surface_get_stride (image) / (int) sizeof *canvas->pixels;
  canvas->right = cairo_image_surface_get_width (image);
  canvas->bottom = cairo_image_surface_get_height (image);
  return canvas->pixels != NULL;
}

static bool
take_matrix (FringeCanvas *canvas, cairo_t *cr, cairo_surface_t *image)
{
  double x, y, scale_x, scale_y;
  cairo_matrix_t matrix;

  cairo_get_matrix (cr, &matrix);
  cairo_surface_get_device_offset (image, &x, &y);
  cairo_surface_get_device_scale (image, &scale_x, &scale_y);
  if (fabs (matrix.xy) > 0 || fabs (matrix.yx) > 0 || matrix.xx <= 0 || matrix.xx < matrix.yy || matrix.xx > matrix.yy
      || scale_x < scale_y || scale_x > scale_y)
    return false;
  canvas->scale = matrix.xx * scale_x;
  canvas->x = matrix.x0 * scale_x + x;
  canvas->y = matrix.y0 * scale_y + y;
  return true;
}

static bool
is_whole (double value)
{
  return fabs (value - round (value)) < 1e-6;
}

static bool
take_clip (FringeCanvas *canvas, cairo_t *cr)
{
  cairo_rectangle_list_t *list = cairo_copy_clip_rectangle_list (cr);
  bool is_rectangle = list->status == CAIRO_STATUS_SUCCESS && list->num_rectangles == 1;

  if (is_rectangle)
    {
      const cairo_rectangle_t *rect = &list->rectangles[0];
      double left = rect->x * canvas->scale + canvas->x, top = rect->y * canvas->scale + canvas->y;
      double right = left + rect->width * canvas->scale, bottom = top + rect->height * canvas->scale;

      is_rectangle = is_whole (left) && is_whole (top) && is_whole (right) && is_whole (bottom);
      canvas->left = (int) fmax (round (left), 0);
      canvas->top = (int) fmax (round (top), 0);
      canvas->right = (int) fmin (round (right), canvas->right);
      canvas->bottom = (int) fmin (round (bottom), canvas->bottom);
    }
  cairo_rectangle_list_destroy (list);
  return is_rectangle;
}

bool
fringe_canvas_init (FringeCanvas *canvas, cairo_t *cr)
{
  cairo_surface_t *image = cairo_get_group_target (cr);

  *canvas = (FringeCanvas) { .pixels = NULL };
  return cairo_status (cr) == CAIRO_STATUS_SUCCESS && take_pixels (canvas, image) && take_matrix (canvas, cr, image)
         && take_clip (canvas, cr);
}

void
fringe_canvas_snap (const FringeCanvas *canvas, double *x, double *y)
{
  *x = (fringe_canvas_nearest (*x * canvas->scale + canvas->x) - canvas->x) / canvas->scale;
  *y = (fringe_canvas_nearest (*y * canvas->scale + canvas->y) - canvas->y) / canvas->scale;
}

static uint32_t
pixel_of (const FringeColor *color)
{
  uint32_t a = (uint32_t) lround (color->a * 255), r = (uint32_t) lround (color->r * color->a * 255);
  uint32_t g = (uint32_t) lround (color->g * color->a * 255), b = (uint32_t) lround (color->b * color->a * 255);

  return a << 24 | r << 16 | g << 8 | b;
}

static void
fill (const FringeCanvas *canvas, int left, int top, int right, int bottom, uint32_t pixel)
{
  left = MAX (left, canvas->left);
  right = MIN (right, canvas->right);
  bottom = MIN (bottom, canvas->bottom);
  for (int y = MAX (top, canvas->top); y < bottom; y++)
    {
      uint32_t *line = canvas->pixels + (ptrdiff_t) y * canvas->stride;

      for (int x = left; x < right; x++)
        line[x] = pixel;
    }
}

static int
to_pixel (double value)
{
  return (int) CLAMP (round (value), -INT16_MAX, INT16_MAX);
}

/* Colours are opaque. */
void
fringe_canvas_strip (const FringeCanvas *canvas,
                     double x,
                     double y,
                     double thickness,
                     FringeDirection direction,
                     const FringeStrip *strip)
{
  double left = x * canvas->scale + canvas->x, top = y * canvas->scale + canvas->y, scale = canvas->scale;
  double across = direction == FRINGE_DIRECTION_DOWN ? left : top;
  int along = to_pixel (direction == FRINGE_DIRECTION_DOWN ? top : left), end = to_pixel (along + thickness * scale);

  for (int i = 0, start = 0; i < strip->n; start = i)
    {
      uint32_t pixel;
      int from, to;

      while (i < strip->n && strip->pixels[i] == strip->pixels[start])
        i++;
      if (strip->pixels[start] == 0)
        continue;
      pixel = pixel_of (&strip->colors[strip->pixels[start]]);
      from = to_pixel (across + start * scale);
      to = to_pixel (across + i * scale);
      if (direction == FRINGE_DIRECTION_DOWN)
        fill (canvas, from, along, to, end, pixel);
      else
        fill (canvas, along, from, end, to, pixel);
    }
}
