/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sprite.h"

#include <glib.h>
#include <string.h>

/* Shorter runs of opaque pixels are blended with those around them. */
#define COPIED_MIN 12
/* Of a wide drawing the first to come here, so many lines further down memory is asked for: it is seldom at hand. */
#define LINES_AHEAD 8
#define WIDE_MIN 24
/* Pixels that come together. */
#define PIXELS_AT_ONCE 16

/* Fewer than four are never copied. */
static FringeSpriteLine
line_with_run (int start, int solid_start, int solid_end, int end)
{
  bool is_all = solid_start == start && solid_end == end;

  if (solid_end - solid_start < (is_all ? 4 : COPIED_MIN))
    solid_start = solid_end = end;
  return (FringeSpriteLine) { (int16_t) start, (int16_t) solid_start, (int16_t) solid_end, (int16_t) end };
}

static FringeSpriteLine
line_of (const uint32_t *pixels, int width)
{
  int start = 0, end = width, solid_start, solid_end;

  while (start < width && pixels[start] == 0)
    start++;
  while (end > start && pixels[end - 1] == 0)
    end--;
  solid_start = start;
  while (solid_start < end && pixels[solid_start] >> 24 != 255)
    solid_start++;
  solid_end = solid_start;
  while (solid_end < end && pixels[solid_end] >> 24 == 255)
    solid_end++;
  return line_with_run (start, solid_start, solid_end, end);
}

static bool
is_empty (const uint32_t *pixels, int width)
{
  return line_of (pixels, width).start == width;
}

static void
take_lines (FringeSprite *sprite, const uint32_t *pixels, int stride)
{
  size_t n = (size_t) sprite->width * (size_t) sprite->height;

  sprite->pixels = g_new (uint32_t, n);
  sprite->rest = g_new (uint32_t, n);
  sprite->lines = g_new (FringeSpriteLine, (size_t) sprite->height);
  for (int y = 0; y < sprite->height; y++)
    {
      memcpy (sprite->pixels + y * sprite->width, pixels + y * stride, (size_t) sprite->width * sizeof *pixels);
      sprite->lines[y] = line_of (pixels + y * stride, sprite->width);
    }
  for (size_t i = 0; i < n; i++)
    sprite->rest[i] = (255 - (sprite->pixels[i] >> 24)) * 0x01010101u;
}

/* Without the empty lines above and below. */
void
fringe_sprite_take (FringeSprite *sprite, cairo_surface_t *image, int x, int y)
{
  const uint32_t *pixels = (const uint32_t *) (const void *) cairo_image_surface_get_data (image);
  int stride = cairo_image_surface_get_stride (image) / (int) sizeof *pixels;
  int width = cairo_image_surface_get_width (image), first = 0, end = cairo_image_surface_get_height (image);

  while (first < end && is_empty (pixels + first * stride, width))
    first++;
  while (first < end && is_empty (pixels + (end - 1) * stride, width))
    end--;
  *sprite = (FringeSprite) { .x = x, .y = y + first, .width = width, .height = end - first };
  take_lines (sprite, pixels + first * stride, stride);
}

void
fringe_sprite_clear (FringeSprite *sprite)
{
  g_clear_pointer (&sprite->pixels, g_free);
  g_clear_pointer (&sprite->rest, g_free);
  g_clear_pointer (&sprite->lines, g_free);
}

size_t
fringe_sprite_size (const FringeSprite *sprite)
{
  return (size_t) sprite->height * (sizeof *sprite->lines + 2 * (size_t) sprite->width * sizeof *sprite->pixels);
}

/* Porter and Duff's over, rounded as pixman rounds: four pixels at a time, @rest being what of each byte below is left.
 */
static void
blend_fours (uint8_t *restrict to, const uint8_t *restrict from, const uint8_t *restrict rest, int n_fours)
{
  for (int i = 0; i < 16 * n_fours; i++)
    {
      uint16_t below = (uint16_t) (to[i] * rest[i] + 128);

      to[i] = (uint8_t) (from[i] + ((uint16_t) (below + (below >> 8)) >> 8));
    }
}

/* The same for one pixel, two channels at a time. */
static inline uint32_t
over (uint32_t above, uint32_t below)
{
  uint32_t rest = 255 - (above >> 24);
  uint32_t odd = (below & 0xff00ff) * rest + 0x800080, even = (below >> 8 & 0xff00ff) * rest + 0x800080;

  odd = (odd + (odd >> 8 & 0xff00ff)) >> 8 & 0xff00ff;
  even = (even + (even >> 8 & 0xff00ff)) & 0xff00ff00;
  return above + (odd | even);
}

static inline void
blend_line (uint32_t *to, const uint32_t *from, const uint32_t *rest, int start, int end)
{
  int n_fours = (end - start) / 4;

  if (n_fours > 0)
    {
      blend_fours ((uint8_t *) (to + start), (const uint8_t *) (from + start), (const uint8_t *) (rest + start),
                   n_fours);
      start += 4 * n_fours;
    }
  for (; start < end; start++)
    to[start] = over (from[start], to[start]);
}

/* Four at a time; the last four may have been copied in part. Lines are too short for a call of the library, which the
 * compiler makes of it where it is told that they are apart. */
static inline void
copy_line (uint32_t *to, const uint32_t *from, int n)
{
  for (int i = 0; i + 4 <= n; i += 4)
    memcpy (to + i, from + i, 4 * sizeof *to);
  memcpy (to + n - 4, from + n - 4, 4 * sizeof *to);
}

static inline void
fetch (const uint32_t *pixels, int n)
{
  for (int i = 0; i < n; i += PIXELS_AT_ONCE)
    __builtin_prefetch (pixels + i, 1);
}

/* What is left of a line where only @low to @high may be written. */
static FringeSpriteLine
cut (const FringeSpriteLine *line, int low, int high)
{
  int start = MAX (line->start, low), end = MAX (MIN (line->end, high), start);
  int solid_start = CLAMP (line->solid_start, start, end), solid_end = CLAMP (line->solid_end, solid_start, end);

  return line_with_run (start, solid_start, solid_end, end);
}

static inline void
put_line (uint32_t *to, const FringeSprite *sprite, int y, FringeSpriteLine line)
{
  const uint32_t *from = sprite->pixels + (ptrdiff_t) y * sprite->width;
  const uint32_t *rest = sprite->rest + (ptrdiff_t) y * sprite->width;

  blend_line (to, from, rest, line.start, line.solid_start);
  if (line.solid_start < line.solid_end)
    copy_line (to + line.solid_start, from + line.solid_start, line.solid_end - line.solid_start);
  blend_line (to, from, rest, line.solid_end, line.end);
}

void
fringe_sprite_put (const FringeSprite *sprite, const FringeCanvas *canvas, int x, int y)
{
  int left = x + sprite->x, top = y + sprite->y, low = canvas->left - left, high = canvas->right - left;
  int first = MAX (canvas->top - top, 0), end = MIN (canvas->bottom - top, sprite->height);
  bool is_cut = low > 0 || high < sprite->width;

  for (int i = first; i < end; i++)
    {
      uint32_t *to = canvas->pixels + (ptrdiff_t) (top + i) * canvas->stride + left;
      FringeSpriteLine line = is_cut ? cut (&sprite->lines[i], low, high) : sprite->lines[i];

      if (sprite->width >= WIDE_MIN && i + LINES_AHEAD < end)
        fetch (to + (ptrdiff_t) LINES_AHEAD * canvas->stride + line.start, line.end - line.start);
      put_line (to, sprite, i, line);
    }
}
