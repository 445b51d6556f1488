/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cff.h"

#include <math.h>
#include <string.h>

/* Operators of dictionaries and of glyphs, and the first string of one's own. */
enum
{
  DICT_FONT_BBOX = 5,
  DICT_CHARSET = 15,
  DICT_ENCODING = 16,
  DICT_CHAR_STRINGS = 17,
  DICT_PRIVATE = 18,
  DICT_DEFAULT_WIDTH = 20,
  DICT_NOMINAL_WIDTH = 21,
  DICT_LONG_NUMBER = 29,
  GLYPH_LINE = 5,
  GLYPH_CURVE = 8,
  GLYPH_END = 14,
  GLYPH_MOVE = 21,
  GLYPH_NUMBER = 28,
  N_STANDARD_STRINGS = 391,
};

#define COORDINATE_MAX 16000

static void
put (GByteArray *bytes, guint value)
{
  guint8 byte = (guint8) value;

  g_byte_array_append (bytes, &byte, 1);
}

static void
put_uint16 (GByteArray *bytes, guint value)
{
  put (bytes, value >> 8);
  put (bytes, value);
}

static void
put_uint32 (GByteArray *bytes, guint value)
{
  put_uint16 (bytes, value >> 16);
  put_uint16 (bytes, value);
}

/* Always five bytes, so that what they say does not change where things are. */
static void
put_entry (GByteArray *bytes, guint operand, guint op)
{
  put (bytes, DICT_LONG_NUMBER);
  put_uint32 (bytes, operand);
  if (op != 0)
    put (bytes, op);
}

/* Takes the parts over. */
static void
put_index (GByteArray *bytes, GPtrArray *parts)
{
  guint offset = 1;

  put_uint16 (bytes, parts->len);
  if (parts->len > 0)
    put (bytes, 4);
  for (guint i = 0; i <= parts->len && parts->len > 0; i++)
    {
      put_uint32 (bytes, offset);
      offset += i < parts->len ? ((GByteArray *) g_ptr_array_index (parts, i))->len : 0;
    }
  for (guint i = 0; i < parts->len; i++)
    {
      const GByteArray *part = g_ptr_array_index (parts, i);

      g_byte_array_append (bytes, part->data, part->len);
    }
  g_ptr_array_unref (parts);
}

static GPtrArray *
new_parts (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) g_byte_array_unref);
}

static GByteArray *
add_part (GPtrArray *parts)
{
  GByteArray *part = g_byte_array_new ();

  g_ptr_array_add (parts, part);
  return part;
}

static void
put_number (GByteArray *glyph, int number)
{
  if (ABS (number) <= 107)
    put (glyph, (guint) (number + 139));
  else
    {
      put (glyph, GLYPH_NUMBER);
      put_uint16 (glyph, (guint) number);
    }
}

/* Where the outline has come, in units: what is written is how far it goes on. */
typedef struct
{
  int x, y;
} Place;

static void
put_step (GByteArray *glyph, Place *place, const cairo_path_data_t *point)
{
  int x = (int) lround (CLAMP (point->point.x, -COORDINATE_MAX, COORDINATE_MAX));
  int y = (int) lround (CLAMP (-point->point.y, -COORDINATE_MAX, COORDINATE_MAX));

  put_number (glyph, x - place->x);
  put_number (glyph, y - place->y);
  *place = (Place) { x, y };
}

static void
put_outline (GByteArray *glyph, const cairo_path_t *outline)
{
  Place place = { 0, 0 };

  for (int i = 0; i < outline->num_data; i += outline->data[i].header.length)
    {
      const cairo_path_data_t *data = &outline->data[i];
      gboolean is_last = i + data->header.length >= outline->num_data;

      switch (data->header.type)
        {
        case CAIRO_PATH_MOVE_TO:
          /* cairo begins anew after each closed line, though nothing may follow. */
          if (is_last || data[data->header.length].header.type == CAIRO_PATH_MOVE_TO)
            break;
          put_step (glyph, &place, data + 1);
          put (glyph, GLYPH_MOVE);
          break;
        case CAIRO_PATH_LINE_TO:
          put_step (glyph, &place, data + 1);
          put (glyph, GLYPH_LINE);
          break;
        case CAIRO_PATH_CURVE_TO:
          for (int j = 1; j <= 3; j++)
            put_step (glyph, &place, data + j);
          put (glyph, GLYPH_CURVE);
          break;
        case CAIRO_PATH_CLOSE_PATH:
        default:
          break;
        }
    }
}

/* The first one stands for what the font does not have. */
static GPtrArray *
make_char_strings (const FringeCffGlyph *glyphs, guint n_glyphs)
{
  GPtrArray *parts = new_parts ();
  GByteArray *nothing = add_part (parts);

  put_number (nothing, 0);
  put (nothing, GLYPH_END);
  for (guint i = 0; i < n_glyphs; i++)
    {
      GByteArray *glyph = add_part (parts);

      put_number (glyph, glyphs[i].width);
      if (glyphs[i].outline != NULL)
        put_outline (glyph, glyphs[i].outline);
      put (glyph, GLYPH_END);
    }
  return parts;
}

static GPtrArray *
make_names (const FringeCffGlyph *glyphs, guint n_glyphs)
{
  GPtrArray *parts = new_parts ();

  for (guint i = 0; i < n_glyphs; i++)
    {
      g_autofree char *name = g_strdup_printf ("c%u", glyphs[i].code);

      g_byte_array_append (add_part (parts), (const guint8 *) name, (guint) strlen (name));
    }
  return parts;
}

static void
put_bounds (GByteArray *dict, const FringeCffGlyph *glyphs, guint n_glyphs)
{
  double left = 0, top = 0, right = 0, bottom = 0;

  for (guint i = 0; i < n_glyphs; i++)
    for (int j = 0; glyphs[i].outline != NULL && j < glyphs[i].outline->num_data;
         j += glyphs[i].outline->data[j].header.length)
      for (int k = 1; k < glyphs[i].outline->data[j].header.length; k++)
        {
          const cairo_path_data_t *point = &glyphs[i].outline->data[j + k];

          left = fmin (left, point->point.x);
          right = fmax (right, point->point.x);
          top = fmin (top, point->point.y);
          bottom = fmax (bottom, point->point.y);
        }
  put_entry (dict, (guint) (int) floor (left), 0);
  put_entry (dict, (guint) (int) floor (-bottom), 0);
  put_entry (dict, (guint) (int) ceil (right), 0);
  put_entry (dict, (guint) (int) ceil (-top), DICT_FONT_BBOX);
}

/* Where the parts are that the top dictionary names. */
typedef struct
{
  guint charset, encoding, char_strings, private;
} Places;

static guint
put_private (GByteArray *bytes)
{
  guint start = bytes->len;

  put_entry (bytes, 0, DICT_DEFAULT_WIDTH);
  put_entry (bytes, 0, DICT_NOMINAL_WIDTH);
  return bytes->len - start;
}

static void
put_head (GByteArray *bytes, const char *name, const FringeCffGlyph *glyphs, guint n_glyphs, const Places *places)
{
  static const guint8 header[] = { 1, 0, 4, 4 };
  g_autoptr (GByteArray) private = g_byte_array_new ();
  GPtrArray *names = new_parts (), *dicts = new_parts ();
  GByteArray *dict = add_part (dicts);

  g_byte_array_append (bytes, header, sizeof header);
  g_byte_array_append (add_part (names), (const guint8 *) name, (guint) strlen (name));
  put_index (bytes, names);
  put_bounds (dict, glyphs, n_glyphs);
  put_entry (dict, places->charset, DICT_CHARSET);
  put_entry (dict, places->encoding, DICT_ENCODING);
  put_entry (dict, places->char_strings, DICT_CHAR_STRINGS);
  put_entry (dict, put_private (private), 0);
  put_entry (dict, places->private, DICT_PRIVATE);
  put_index (bytes, dicts);
  put_index (bytes, make_names (glyphs, n_glyphs));
  put_index (bytes, new_parts ());
}

static Places
put_body (GByteArray *bytes, const FringeCffGlyph *glyphs, guint n_glyphs)
{
  Places places;

  places.charset = bytes->len;
  put (bytes, 0);
  for (guint i = 0; i < n_glyphs; i++)
    put_uint16 (bytes, N_STANDARD_STRINGS + i);
  places.encoding = bytes->len;
  put (bytes, 0);
  put (bytes, n_glyphs);
  for (guint i = 0; i < n_glyphs; i++)
    put (bytes, glyphs[i].code);
  places.char_strings = bytes->len;
  put_index (bytes, make_char_strings (glyphs, n_glyphs));
  places.private = bytes->len;
  put_private (bytes);
  return places;
}

/* The head is as long whatever it says: a first one only shows where the rest begins. */
GByteArray *
fringe_cff_make (const char *name, const FringeCffGlyph *glyphs, guint n_glyphs)
{
  GByteArray *bytes = g_byte_array_new ();
  g_autoptr (GByteArray) whole = g_byte_array_new ();
  Places places = { 0 };

  put_head (bytes, name, glyphs, n_glyphs, &places);
  places = put_body (bytes, glyphs, n_glyphs);
  put_head (whole, name, glyphs, n_glyphs, &places);
  memcpy (bytes->data, whole->data, whole->len);
  return bytes;
}
