/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-stamps.h"
#include "fringe-cairo-pen.h"

#include <glib.h>
#include <math.h>
#include <string.h>

/* Each thread keeps its own: pictures are written in threads while the window draws. */

/* Places within a pixel that are told apart, each way. */
#define PHASES 16
/* Shorter runs of opaque pixels are blended with those around them. */
#define COPIED_MIN 12
/* Of a wide drawing the first to come here, so many lines further down memory is asked for: it is seldom at hand. */
#define LINES_AHEAD 8
#define WIDE_MIN 24
/* Pixels that come together. */
#define PIXELS_AT_ONCE 16
/* Larger ones are too few to recur. */
#define AREA_MAX (256 * 192)
/* All are forgotten where they are more. */
#define BYTES_MAX (24 * 1024 * 1024)

/* Of a line: what is not empty, and within that a run of opaque pixels. */
typedef struct
{
  int16_t start, solid_start, solid_end, end;
} Line;

/* @x and @y are where its first pixel is from the one it is drawn around. */
typedef struct
{
  int x, y, width, height;
  uint32_t *pixels;
  uint32_t *rest; /* 255 less the pixel's opacity, in each byte */
  Line *lines;
} Sprite;

typedef struct
{
  FringeDraw draw;
  double scale;
  int phase_x, phase_y;
  size_t key_size;
  uint64_t hash;
  Sprite sprite;
  uint8_t key[];
} Entry;

typedef struct
{
  Entry **slots; /* open addressing, at most half full */
  size_t n_slots, n;
  size_t bytes;
} Stamps;

static void
forget (Stamps *stamps)
{
  for (size_t i = 0; i < stamps->n_slots; i++)
    if (stamps->slots[i] != NULL)
      {
        g_free (stamps->slots[i]->sprite.pixels);
        g_free (stamps->slots[i]->sprite.rest);
        g_free (stamps->slots[i]->sprite.lines);
        g_clear_pointer (&stamps->slots[i], g_free);
      }
  stamps->n = stamps->bytes = 0;
}

static void
stamps_free (gpointer data)
{
  Stamps *stamps = data;

  forget (stamps);
  g_free (stamps->slots);
  g_free (stamps);
}

static Stamps *
stamps_of_thread (void)
{
  static GPrivate private = G_PRIVATE_INIT (stamps_free);
  Stamps *stamps = g_private_get (&private);

  if (stamps == NULL)
    {
      stamps = g_new0 (Stamps, 1);
      stamps->n_slots = 4096;
      stamps->slots = g_new0 (Entry *, stamps->n_slots);
      g_private_set (&private, stamps);
    }
  return stamps;
}

/* Multiplying and folding, eight bytes at a time. */
static uint64_t
hash_bytes (uint64_t hash, const void *bytes, size_t n)
{
  const uint8_t *at = bytes;

  for (; n >= sizeof (uint64_t); n -= sizeof (uint64_t), at += sizeof (uint64_t))
    {
      uint64_t word;

      memcpy (&word, at, sizeof word);
      hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
      hash ^= hash >> 29;
    }
  for (; n > 0; n--)
    hash = (hash ^ *at++) * 0x100000001b3u;
  return hash;
}

static bool
is_for (const Entry *entry, const Entry *wanted, const FringeStamp *stamp)
{
  return entry->hash == wanted->hash && entry->draw == wanted->draw && entry->phase_x == wanted->phase_x
         && entry->phase_y == wanted->phase_y && entry->key_size == wanted->key_size
         && memcmp (&entry->scale, &wanted->scale, sizeof entry->scale) == 0
         && memcmp (entry->key, stamp->key, stamp->key_size) == 0;
}

static Entry **
find_slot (const Stamps *stamps, const Entry *wanted, const FringeStamp *stamp)
{
  size_t slot = wanted->hash >> 20 & (stamps->n_slots - 1);

  while (stamps->slots[slot] != NULL && !is_for (stamps->slots[slot], wanted, stamp))
    slot = (slot + 1) & (stamps->n_slots - 1);
  return &stamps->slots[slot];
}

static void
grow (Stamps *stamps)
{
  Entry **old = stamps->slots;
  size_t n_old = stamps->n_slots;

  stamps->n_slots *= 2;
  stamps->slots = g_new0 (Entry *, stamps->n_slots);
  for (size_t i = 0; i < n_old; i++)
    {
      size_t slot;

      if (old[i] == NULL)
        continue;
      slot = old[i]->hash >> 20 & (stamps->n_slots - 1);
      while (stamps->slots[slot] != NULL)
        slot = (slot + 1) & (stamps->n_slots - 1);
      stamps->slots[slot] = old[i];
    }
  g_free (old);
}

static Line
line_of (const uint32_t *pixels, int width)
{
  Line line = { 0, 0, 0, (int16_t) width };

  while (line.start < width && pixels[line.start] == 0)
    line.start++;
  while (line.end > line.start && pixels[line.end - 1] == 0)
    line.end--;
  line.solid_start = line.start;
  while (line.solid_start < line.end && pixels[line.solid_start] >> 24 != 255)
    line.solid_start++;
  line.solid_end = line.solid_start;
  while (line.solid_end < line.end && pixels[line.solid_end] >> 24 == 255)
    line.solid_end++;
  return line;
}

static void
take_pixels (Sprite *sprite, cairo_surface_t *image)
{
  const uint32_t *pixels = (const uint32_t *) (const void *) cairo_image_surface_get_data (image);
  int stride = cairo_image_surface_get_stride (image) / (int) sizeof *pixels;
  size_t n;

  sprite->width = cairo_image_surface_get_width (image);
  sprite->height = cairo_image_surface_get_height (image);
  n = (size_t) sprite->width * (size_t) sprite->height;
  sprite->pixels = g_new (uint32_t, n);
  sprite->rest = g_new (uint32_t, n);
  sprite->lines = g_new (Line, (size_t) sprite->height);
  for (int y = 0; y < sprite->height; y++)
    {
      memcpy (sprite->pixels + y * sprite->width, pixels + y * stride, (size_t) sprite->width * sizeof *pixels);
      sprite->lines[y] = line_of (pixels + y * stride, sprite->width);
    }
  for (size_t i = 0; i < n; i++)
    sprite->rest[i] = (255 - (sprite->pixels[i] >> 24)) * 0x01010101u;
}

static void
render (Entry *entry, const FringeStamp *stamp)
{
  double x = (double) entry->phase_x / PHASES, y = (double) entry->phase_y / PHASES, scale = entry->scale;
  int left = (int) floor (stamp->bounds.x * scale + x) - 1, top = (int) floor (stamp->bounds.y * scale + y) - 1;
  int right = (int) ceil ((stamp->bounds.x + stamp->bounds.width) * scale + x) + 1;
  int bottom = (int) ceil ((stamp->bounds.y + stamp->bounds.height) * scale + y) + 1;
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, right - left, bottom - top);
  cairo_t *cr = cairo_create (image);
  FringeCairoPen pen;

  cairo_translate (cr, x - left, y - top);
  cairo_scale (cr, scale, scale);
  fringe_cairo_pen_init_plain (&pen, cr);
  stamp->draw (&pen.pen, 0, 0, stamp->key);
  cairo_destroy (cr);
  cairo_surface_flush (image);
  entry->sprite.x = left;
  entry->sprite.y = top;
  take_pixels (&entry->sprite, image);
  cairo_surface_destroy (image);
}

static const Sprite *
find_or_render (const Entry *wanted, const FringeStamp *stamp)
{
  Stamps *stamps = stamps_of_thread ();
  Entry **slot = find_slot (stamps, wanted, stamp), *entry;

  if (*slot != NULL)
    return &(*slot)->sprite;
  if (stamps->bytes > BYTES_MAX)
    forget (stamps);
  if (2 * (stamps->n + 1) > stamps->n_slots)
    grow (stamps);
  entry = g_malloc (sizeof *entry + stamp->key_size);
  *entry = *wanted;
  memcpy (entry->key, stamp->key, stamp->key_size);
  render (entry, stamp);
  *find_slot (stamps, wanted, stamp) = entry;
  stamps->n++;
  stamps->bytes
      += sizeof *entry + stamp->key_size
         + (size_t) entry->sprite.height * (sizeof (Line) + (size_t) entry->sprite.width * 2 * sizeof (uint32_t));
  return &entry->sprite;
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

static void
blend_line (uint32_t *to, const Sprite *sprite, int y, int start, int end)
{
  const uint32_t *from = sprite->pixels + (ptrdiff_t) y * sprite->width;
  const uint32_t *rest = sprite->rest + (ptrdiff_t) y * sprite->width;
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

/* Four at a time; the last four may have been copied in part. */
static inline void
copy_line (uint32_t *restrict to, const uint32_t *restrict from, int n)
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

static void
put (const FringeCanvas *canvas, const Sprite *sprite, int left, int top)
{
  int first = MAX (canvas->top - top, 0), end = MIN (canvas->bottom - top, sprite->height);
  int low = canvas->left - left, high = canvas->right - left;

  for (int y = first; y < end; y++)
    {
      uint32_t *to = canvas->pixels + (ptrdiff_t) (top + y) * canvas->stride + left;
      const uint32_t *from = sprite->pixels + y * sprite->width;
      const Line *line = &sprite->lines[y];
      int start = MAX (line->start, low), last = MIN (line->end, high);
      int solid_start = CLAMP (line->solid_start, start, MAX (start, last));
      int solid_end = CLAMP (line->solid_end, solid_start, MAX (solid_start, last));

      if (sprite->width >= WIDE_MIN && y + LINES_AHEAD < end)
        fetch (to + (ptrdiff_t) LINES_AHEAD * canvas->stride + start, last - start);
      if (solid_end - solid_start < (solid_end - solid_start == last - start ? 4 : COPIED_MIN))
        {
          blend_line (to, sprite, y, start, last);
          continue;
        }
      blend_line (to, sprite, y, start, solid_start);
      copy_line (to + solid_start, from + solid_start, solid_end - solid_start);
      blend_line (to, sprite, y, solid_end, last);
    }
}

bool
fringe_canvas_stamp (const FringeCanvas *canvas, double x, double y, const FringeStamp *stamp)
{
  double device_x = x * canvas->scale + canvas->x, device_y = y * canvas->scale + canvas->y;
  double left = device_x + stamp->bounds.x * canvas->scale, top = device_y + stamp->bounds.y * canvas->scale;
  double width = stamp->bounds.width * canvas->scale, height = stamp->bounds.height * canvas->scale;
  long phase_x, phase_y;
  const Sprite *sprite;
  Entry wanted;

  if (width * height > AREA_MAX)
    return false;
  if (left > canvas->right || top > canvas->bottom || left + width < canvas->left || top + height < canvas->top)
    return true;
  phase_x = (long) fringe_canvas_nearest (device_x * PHASES);
  phase_y = (long) fringe_canvas_nearest (device_y * PHASES);
  wanted = (Entry) {
    .draw = stamp->draw,
    .scale = canvas->scale,
    .phase_x = (int) (phase_x & (PHASES - 1)),
    .phase_y = (int) (phase_y & (PHASES - 1)),
    .key_size = stamp->key_size,
  };
  wanted.hash = hash_bytes ((uint64_t) (uintptr_t) stamp->draw ^ (uint64_t) (wanted.phase_x * PHASES + wanted.phase_y),
                            stamp->key, stamp->key_size);
  sprite = find_or_render (&wanted, stamp);
  put (canvas, sprite, (int) ((phase_x - wanted.phase_x) / PHASES) + sprite->x,
       (int) ((phase_y - wanted.phase_y) / PHASES) + sprite->y);
  return true;
}
