/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-canvas.h"

#include "fringe-cairo-pen.h"

#include <glib.h>
#include <math.h>
#include <string.h>

/* The cairo pen draws most of a tree by copying pixels: a stamp is drawn once by cairo and its pixels, the sprite, are
 * written into the image wherever it recurs. A window of 550 cards takes 12 times as long without stamps, and twice as
 * long where cairo writes the sprites. The image of a whole large tree takes 1.7 times as long where cairo fills the
 * strips. */

/* Within a pixel this many places are told apart, each way. */
#define PHASES 16
/* Larger stamps are too few to recur. */
#define AREA_MAX (256 * 192)
/* Each thread forgets all its sprites once they take more. */
#define BYTES_MAX (24 * 1024 * 1024)
/* Shorter runs of opaque pixels are blended with those around them, if there are any. */
#define COPIED_MIN 12

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
  /* From here on cairo must not rely on what it knows of the image, such as that it is empty. */
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

/* The whole number next to a coordinate. Errors of rounding are taken away first, so that a tile that begins a whole
 * number of pixels further on comes to the same. */
static double
nearest (double value)
{
  return floor (round (value * 256) / 256 + 0.5);
}

/* Moves it to a place of which there are @n in a pixel. */
static double
snapped (double value, double scale, double origin, int n)
{
  return (nearest ((value * scale + origin) * n) / n - origin) / scale;
}

void
fringe_canvas_snap (const FringeCanvas *canvas, double *x, double *y)
{
  *x = snapped (*x, canvas->scale, canvas->x, 1);
  *y = snapped (*y, canvas->scale, canvas->y, 1);
}

void
fringe_canvas_snap_stamp (const FringeCanvas *canvas, double *x, double *y)
{
  *x = snapped (*x, canvas->scale, canvas->x, PHASES);
  *y = snapped (*y, canvas->scale, canvas->y, PHASES);
}

/* The colours of strips are opaque. */
static uint32_t
pixel_of (const FringeColor *color)
{
  return 255u << 24 | (uint32_t) lround (color->r * 255) << 16 | (uint32_t) lround (color->g * 255) << 8
         | (uint32_t) lround (color->b * 255);
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

/* A line of a sprite: where it is not empty, and the opaque pixels within that. */
typedef struct
{
  int16_t start, opaque_start, opaque_end, end;
} Line;

/* The pixels of a stamp at one scale and one place within a pixel. (@x, @y) is where the first of them is from the
 * pixel that the stamp is put around. */
typedef struct
{
  FringeDraw draw;
  double scale;
  int phase_x, phase_y;
  size_t key_size;
  const void *key;
  guint hash;
  int x, y, width, height;
  uint32_t *pixels;
  Line *lines;    /* as many as it is high */
  int first, end; /* of the lines that are not empty */
} Sprite;

/* Opaque pixels are copied, in lines that have no others however few: where they are blended as all others are, the
 * cards take 1.3 times as long. */
static Line
line_of (const uint32_t *pixels, int width)
{
  int start = 0, end = width, opaque_start, opaque_end;

  while (start < width && pixels[start] == 0)
    start++;
  while (end > start && pixels[end - 1] == 0)
    end--;
  opaque_start = start;
  while (opaque_start < end && pixels[opaque_start] >> 24 != 255)
    opaque_start++;
  opaque_end = opaque_start;
  while (opaque_end < end && pixels[opaque_end] >> 24 == 255)
    opaque_end++;
  if (opaque_end - opaque_start < COPIED_MIN && !(opaque_start == start && opaque_end == end))
    opaque_start = opaque_end = end;
  return (Line) { (int16_t) start, (int16_t) opaque_start, (int16_t) opaque_end, (int16_t) end };
}

static size_t
size_of (const Sprite *sprite)
{
  return sizeof *sprite + sprite->key_size
         + (size_t) sprite->height * (sizeof *sprite->lines + (size_t) sprite->width * sizeof *sprite->pixels);
}

/* A sprite lies in one piece of memory with its key, its lines and its pixels, which are needed together. */
static Sprite *
sprite_new (const Sprite *wanted, cairo_surface_t *image)
{
  const uint32_t *pixels = (const uint32_t *) (const void *) cairo_image_surface_get_data (image);
  int stride = cairo_image_surface_get_stride (image) / (int) sizeof *pixels;
  size_t width = (size_t) wanted->width, height = (size_t) wanted->height;
  Sprite *sprite = g_malloc (size_of (wanted));
  void *key = sprite + 1;

  *sprite = *wanted;
  sprite->key = memcpy (key, wanted->key, wanted->key_size);
  sprite->lines = (Line *) (void *) ((char *) key + wanted->key_size);
  sprite->pixels = (uint32_t *) (void *) (sprite->lines + height);
  for (size_t y = 0; y < height; y++)
    {
      memcpy (sprite->pixels + y * width, pixels + (ptrdiff_t) y * stride, width * sizeof *pixels);
      sprite->lines[y] = line_of (pixels + (ptrdiff_t) y * stride, wanted->width);
      if (sprite->lines[y].start == sprite->lines[y].end)
        continue;
      if (sprite->end == 0)
        sprite->first = (int) y;
      sprite->end = (int) y + 1;
    }
  return sprite;
}

/* Draws a stamp as @wanted says, which is given its place and its size. Returns: (nullable): %NULL where memory has run
 * out */
static Sprite *
render (Sprite *wanted, const FringeStamp *stamp)
{
  double x = (double) wanted->phase_x / PHASES, y = (double) wanted->phase_y / PHASES, scale = wanted->scale;
  int right = (int) ceil ((stamp->bounds.x + stamp->bounds.width) * scale + x) + 1;
  int bottom = (int) ceil ((stamp->bounds.y + stamp->bounds.height) * scale + y) + 1;
  cairo_surface_t *image;
  FringeCairoPen pen;
  Sprite *sprite = NULL;
  cairo_t *cr;

  wanted->x = (int) floor (stamp->bounds.x * scale + x) - 1;
  wanted->y = (int) floor (stamp->bounds.y * scale + y) - 1;
  wanted->width = right - wanted->x;
  wanted->height = bottom - wanted->y;
  image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, wanted->width, wanted->height);
  cr = cairo_create (image);
  cairo_translate (cr, x - wanted->x, y - wanted->y);
  cairo_scale (cr, scale, scale);
  fringe_cairo_pen_init_stamp (&pen, cr, scale, x - wanted->x, y - wanted->y);
  stamp->draw (&pen.pen, 0, 0, stamp->key);
  cairo_surface_flush (image);
  if (cairo_status (cr) == CAIRO_STATUS_SUCCESS)
    sprite = sprite_new (wanted, image);
  cairo_destroy (cr);
  cairo_surface_destroy (image);
  return sprite;
}

/* The same as pixman's, two channels at a time: Porter and Duff's over. */
static uint32_t
over (uint32_t above, uint32_t below)
{
  uint32_t rest = 255 - (above >> 24);
  uint32_t odd = (below & 0xff00ff) * rest + 0x800080, even = (below >> 8 & 0xff00ff) * rest + 0x800080;

  odd = (odd + (odd >> 8 & 0xff00ff)) >> 8 & 0xff00ff;
  even = (even + (even >> 8 & 0xff00ff)) & 0xff00ff00;
  return above + (odd | even);
}

static void
blend (uint32_t *to, const uint32_t *from, int start, int end)
{
  for (int i = start; i < end; i++)
    to[i] = over (from[i], to[i]);
}

/* Puts a sprite over what there is, around the pixel (@x, @y). */
static void
put (const FringeCanvas *canvas, const Sprite *sprite, int x, int y)
{
  int left = x + sprite->x, top = y + sprite->y, low = canvas->left - left, high = canvas->right - left;
  int first = MAX (canvas->top - top, sprite->first), end = MIN (canvas->bottom - top, sprite->end);
  bool is_cut = low > 0 || high < sprite->width;

  for (int i = first; i < end; i++)
    {
      uint32_t *to = canvas->pixels + (ptrdiff_t) (top + i) * canvas->stride + left;
      const uint32_t *from = sprite->pixels + (ptrdiff_t) i * sprite->width;
      const Line *line = &sprite->lines[i];
      int start = line->start, line_end = line->end, opaque_start = line->opaque_start, opaque_end = line->opaque_end;

      if (is_cut)
        {
          start = MAX (start, low);
          line_end = MAX (MIN (line_end, high), start);
          opaque_start = CLAMP (opaque_start, start, line_end);
          opaque_end = CLAMP (opaque_end, opaque_start, line_end);
        }

      blend (to, from, start, opaque_start);
      if (opaque_start < opaque_end)
        memcpy (to + opaque_start, from + opaque_start, (size_t) (opaque_end - opaque_start) * sizeof *to);
      blend (to, from, opaque_end, line_end);
    }
}

/* Pictures are written in threads while the window draws, so each thread has its own. Cards take 10 % longer where the
 * sprites are in a GHashTable. */
typedef struct
{
  Sprite **slots; /* open addressing, at most half full */
  size_t n_slots, n, bytes;
} Stamps;

static void
forget (Stamps *stamps)
{
  for (size_t i = 0; i < stamps->n_slots; i++)
    g_clear_pointer (&stamps->slots[i], g_free);
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
      stamps->slots = g_new0 (Sprite *, stamps->n_slots);
      g_private_set (&private, stamps);
    }
  return stamps;
}

static bool
is_same (const Sprite *one, const Sprite *other)
{
  return one->hash == other->hash && one->draw == other->draw && one->phase_x == other->phase_x
         && one->phase_y == other->phase_y && one->key_size == other->key_size
         && memcmp (&one->scale, &other->scale, sizeof one->scale) == 0
         && memcmp (one->key, other->key, one->key_size) == 0;
}

static Sprite **
find_slot (const Stamps *stamps, const Sprite *wanted)
{
  size_t slot = wanted->hash & (stamps->n_slots - 1);

  while (stamps->slots[slot] != NULL && !is_same (stamps->slots[slot], wanted))
    slot = (slot + 1) & (stamps->n_slots - 1);
  return &stamps->slots[slot];
}

static void
grow (Stamps *stamps)
{
  g_autofree Sprite **old = stamps->slots;
  size_t n_old = stamps->n_slots;

  stamps->n_slots *= 2;
  stamps->slots = g_new0 (Sprite *, stamps->n_slots);
  for (size_t i = 0; i < n_old; i++)
    if (old[i] != NULL)
      *find_slot (stamps, old[i]) = old[i];
}

/* Keys are structures with pointers in them: their size is a multiple of eight. */
static guint
hash_words (uint64_t hash, const void *key, size_t size)
{
  const char *bytes = key;

  for (size_t i = 0; i + sizeof (uint64_t) <= size; i += sizeof (uint64_t))
    {
      uint64_t word;

      memcpy (&word, bytes + i, sizeof word);
      hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
      hash ^= hash >> 29;
    }
  return (guint) (hash >> 20);
}

/* Returns: (nullable): the stamps' own */
static const Sprite *
find_or_render (Sprite *wanted, const FringeStamp *stamp)
{
  Stamps *stamps = stamps_of_thread ();
  Sprite *sprite = *find_slot (stamps, wanted);

  if (sprite != NULL)
    return sprite;
  sprite = render (wanted, stamp);
  if (sprite == NULL)
    return NULL;
  if (stamps->bytes > BYTES_MAX)
    forget (stamps);
  if (2 * (stamps->n + 1) > stamps->n_slots)
    grow (stamps);
  *find_slot (stamps, sprite) = sprite;
  stamps->n++;
  stamps->bytes += size_of (sprite);
  return sprite;
}

bool
fringe_canvas_stamp (const FringeCanvas *canvas, double x, double y, const FringeStamp *stamp)
{
  double device_x = x * canvas->scale + canvas->x, device_y = y * canvas->scale + canvas->y;
  double left = device_x + stamp->bounds.x * canvas->scale, top = device_y + stamp->bounds.y * canvas->scale;
  double width = stamp->bounds.width * canvas->scale, height = stamp->bounds.height * canvas->scale;
  const Sprite *sprite;
  long at_x, at_y;
  Sprite wanted;

  if (width * height > AREA_MAX)
    return false;
  if (left > canvas->right || top > canvas->bottom || left + width < canvas->left || top + height < canvas->top)
    return true;
  at_x = (long) nearest (device_x * PHASES);
  at_y = (long) nearest (device_y * PHASES);
  wanted = (Sprite) {
    .draw = stamp->draw,
    .scale = canvas->scale,
    .phase_x = (int) (at_x & (PHASES - 1)),
    .phase_y = (int) (at_y & (PHASES - 1)),
    .key_size = stamp->key_size,
    .key = stamp->key,
  };
  wanted.hash = hash_words ((uint64_t) (uintptr_t) stamp->draw ^ (uint64_t) (wanted.phase_x * PHASES + wanted.phase_y),
                            stamp->key, stamp->key_size);
  sprite = find_or_render (&wanted, stamp);
  if (sprite == NULL)
    return false;
  put (canvas, sprite, (int) ((at_x - wanted.phase_x) / PHASES), (int) ((at_y - wanted.phase_y) / PHASES));
  return true;
}
