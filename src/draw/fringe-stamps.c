/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-stamps.h"
#include "fringe-cairo-pen.h"
#include "fringe-sprite.h"

#include <glib.h>
#include <math.h>
#include <string.h>

/* Each thread keeps its own: pictures are written in threads while the window draws. */

/* Places within a pixel that are told apart, each way. */
#define PHASES 16
/* Larger ones are too few to recur. */
#define AREA_MAX (256 * 192)
/* All are forgotten where they are more. */
#define BYTES_MAX (24 * 1024 * 1024)

typedef struct
{
  FringeDraw draw;
  double scale;
  int phase_x, phase_y;
  size_t key_size;
  uint64_t hash;
  FringeSprite sprite;
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
        fringe_sprite_clear (&stamps->slots[i]->sprite);
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

/* Returns: false, with nothing to be freed, where there was no memory for it */
static bool
render (Entry *entry, const FringeStamp *stamp)
{
  double x = (double) entry->phase_x / PHASES, y = (double) entry->phase_y / PHASES, scale = entry->scale;
  int left = (int) floor (stamp->bounds.x * scale + x) - 1, top = (int) floor (stamp->bounds.y * scale + y) - 1;
  int right = (int) ceil ((stamp->bounds.x + stamp->bounds.width) * scale + x) + 1;
  int bottom = (int) ceil ((stamp->bounds.y + stamp->bounds.height) * scale + y) + 1;
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, right - left, bottom - top);
  cairo_t *cr = cairo_create (image);
  FringeCairoPen pen;
  bool is_drawn;

  cairo_translate (cr, x - left, y - top);
  cairo_scale (cr, scale, scale);
  fringe_cairo_pen_init_plain (&pen, cr);
  stamp->draw (&pen.pen, 0, 0, stamp->key);
  is_drawn = cairo_status (cr) == CAIRO_STATUS_SUCCESS;
  cairo_destroy (cr);
  cairo_surface_flush (image);
  if (is_drawn)
    fringe_sprite_take (&entry->sprite, image, left, top);
  cairo_surface_destroy (image);
  return is_drawn;
}

/* (nullable) */
static const FringeSprite *
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
  if (!render (entry, stamp))
    {
      g_free (entry);
      return NULL;
    }
  *find_slot (stamps, wanted, stamp) = entry;
  stamps->n++;
  stamps->bytes += sizeof *entry + stamp->key_size + fringe_sprite_size (&entry->sprite);
  return &entry->sprite;
}

bool
fringe_canvas_stamp (const FringeCanvas *canvas, double x, double y, const FringeStamp *stamp)
{
  double device_x = x * canvas->scale + canvas->x, device_y = y * canvas->scale + canvas->y;
  double left = device_x + stamp->bounds.x * canvas->scale, top = device_y + stamp->bounds.y * canvas->scale;
  double width = stamp->bounds.width * canvas->scale, height = stamp->bounds.height * canvas->scale;
  long phase_x, phase_y;
  const FringeSprite *sprite;
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
  if (sprite == NULL)
    return false;
  fringe_sprite_put (sprite, canvas, (int) ((phase_x - wanted.phase_x) / PHASES),
                     (int) ((phase_y - wanted.phase_y) / PHASES));
  return true;
}
