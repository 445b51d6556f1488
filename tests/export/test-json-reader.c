/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-json-reader.h"
#include "fringe-json-writer.h"

#include "test-boards.h"

#include <math.h>

static FringeJsonReader *
reader_of (const char *text, GInputStream **stream)
{
  *stream = g_memory_input_stream_new_from_data (text, -1, NULL);
  return fringe_json_reader_new (*stream, NULL);
}

static gboolean
reads_uint (const char *text, guint32 *number)
{
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (FringeJsonReader) reader = reader_of (text, &stream);

  return fringe_json_reader_uint (reader, number) && fringe_json_reader_end (reader);
}

static gboolean
reads_double (const char *text, double *number)
{
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (FringeJsonReader) reader = reader_of (text, &stream);

  return fringe_json_reader_double_or_null (reader, number) && fringe_json_reader_end (reader);
}

static gboolean
skips (const char *text)
{
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (FringeJsonReader) reader = reader_of (text, &stream);

  return fringe_json_reader_skip (reader) && fringe_json_reader_end (reader);
}

/* Signs that numbers are made of, in any order: those that RFC 8259 calls one are read, and no others. */
static void
test_numbers (void)
{
  static const char signs[] = "00112789..--+eE";
  g_autoptr (GRegex) any = g_regex_new ("^-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?$", 0, 0, NULL);
  g_autoptr (GRegex) whole = g_regex_new ("^(0|[1-9][0-9]*)$", 0, 0, NULL);

  for (int i = 0; i < 20000; i++)
    {
      char text[8] = "";
      guint32 number;
      double value;

      for (int n = 1 + test_random (6); n > 0; n--)
        text[n - 1] = signs[test_random (sizeof signs - 1)];
      g_test_message ("%s", text);
      g_assert_cmpint (reads_double (text, &value), ==, g_regex_match (any, text, 0, NULL));
      if (g_regex_match (any, text, 0, NULL))
        g_assert_cmpfloat (value, ==, g_ascii_strtod (text, NULL));
      g_assert_cmpint (reads_uint (text, &number), ==, g_regex_match (whole, text, 0, NULL));
      g_assert_cmpint (skips (text), ==, g_regex_match (any, text, 0, NULL));
    }
}

static void
test_largest (void)
{
  guint32 number;

  g_assert_true (reads_uint ("4294967294", &number));
  g_assert_cmpuint (number, ==, G_MAXUINT32 - 1);
  g_assert_false (reads_uint ("4294967295", &number));
  g_assert_false (reads_uint ("18446744073709551617", &number));
}

/* Brackets as deep as may be, and one more. */
static void
test_depth (void)
{
  for (gsize depth = 1; depth <= FRINGE_JSON_DEPTH_MAX + 8; depth++)
    {
      g_autofree char *open = g_strnfill (depth, '['), *close = g_strnfill (depth, ']');
      g_autofree char *text = g_strconcat (open, close, NULL);

      g_assert_cmpint (skips (text), ==, depth <= FRINGE_JSON_DEPTH_MAX);
    }
}

/* (transfer full) (nullable): what it is in UTF-8 */
static char *
read_text (const char *json)
{
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (FringeJsonReader) reader = reader_of (json, &stream);
  g_autoptr (GError) error = NULL;
  g_autofree char *copy = NULL;
  const char *text;

  if (fringe_json_reader_text (reader, &text))
    copy = g_strdup (text);
  if (copy != NULL && fringe_json_reader_end (reader))
    return g_steal_pointer (&copy);
  error = fringe_json_reader_steal_error (reader);
  g_assert_nonnull (error);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  return NULL;
}

static gunichar
random_character (void)
{
  static const int planes[] = { 0x80, 0x800, 0x10000, 0x110000 };
  gunichar character;

  do
    character = 1 + (gunichar) test_random (planes[test_random (G_N_ELEMENTS (planes))] - 1);
  while (!g_unichar_validate (character));
  return character;
}

/* In UTF-16, digits in capitals or not. */
static void
append_escaped (GString *json, gunichar character)
{
  char utf8[8] = "";
  glong n;
  g_autofree gunichar2 *units = NULL;

  g_unichar_to_utf8 (character, utf8);
  units = g_utf8_to_utf16 (utf8, -1, NULL, &n, NULL);
  for (glong i = 0; i < n; i++)
    if (test_random (2) == 0)
      g_string_append_printf (json, "\\u%04x", units[i]);
    else
      g_string_append_printf (json, "\\u%04X", units[i]);
}

/* Any characters, as they are or escaped; cut short anywhere it is no text. */
static void
test_escapes (void)
{
  for (int i = 0; i < 1000; i++)
    {
      g_autoptr (GString) json = g_string_new ("\""), meant = g_string_new (NULL);
      g_autofree char *read = NULL;

      for (int n = test_random (5); n > 0; n--)
        {
          gunichar character = random_character ();

          g_string_append_unichar (meant, character);
          if (character < ' ' || character == '"' || character == '\\' || test_random (2) == 0)
            append_escaped (json, character);
          else
            g_string_append_unichar (json, character);
        }
      g_string_append_c (json, '"');
      read = read_text (json->str);
      g_assert_cmpstr (read, ==, meant->str);
      while (json->len > 0)
        {
          g_string_truncate (json, json->len - 1);
          g_assert_null (read_text (json->str));
        }
    }
}

/* Halves of characters, what UTF-8 does not allow, and escapes that there are not. */
static void
test_no_texts (void)
{
  static const char *const texts[] = { "\"\\u0000\"",
                                       "\"\\ud83d\"",
                                       "\"\\ud83dx\"",
                                       "\"\\ud83d\\n\"",
                                       "\"\\ud83d\\u0041\"",
                                       "\"\\ud83d\\ue000\"",
                                       "\"\\ud83d\\uzzzz\"",
                                       "\"\\ude00\"",
                                       "\"\\u12g4\"",
                                       "\"\\x\"",
                                       "\"\\'\"",
                                       "\"\n\"",
                                       "\"\x1f\"",
                                       "\"\x80\"",
                                       "\"\xc3\"",
                                       "\"\xc0\xaf\"",
                                       "\"\xe2\x88\"",
                                       "\"\xed\xa0\x80\"",
                                       "\"\xf5\x80\x80\x80\"",
                                       "\"\xff\"",
                                       "\"\xe0\x80\x80\"",
                                       "\"\xf0\x9f\x98\"",
                                       "\"\xe2\x28\xa1\"",
                                       "nul",
                                       "" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_null (read_text (texts[i]));
}

static gunichar
random_letter (void)
{
  gunichar letter = (gunichar) (test_random (3) == 0 ? 1 + test_random (0x7f) : 1 + test_random (0x10ffff));

  return g_unichar_validate (letter) ? letter : '"';
}

/* A text of any characters is read as it was written, among other values, on lines or not. */
static void
test_written (void)
{
  for (int i = 0; i < 2000; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL), sought = g_string_new (NULL);
      FringeJsonWriter json = { .text = text };
      g_autoptr (GInputStream) stream = NULL;
      g_autoptr (FringeJsonReader) reader = NULL;
      const char *name = NULL, *found = NULL;
      guint32 number = 0;

      for (int n = test_random (6); n > 0; n--)
        g_string_append_unichar (sought, random_letter ());
      fringe_json_begin (&json, NULL, '[');
      fringe_json_uint (&json, NULL, (guint32) i);
      if (test_random (2) == 0)
        fringe_json_break (&json);
      fringe_json_begin (&json, NULL, '{');
      fringe_json_text (&json, sought->str, sought->str);
      fringe_json_end (&json, '}');
      fringe_json_uint (&json, NULL, G_MAXUINT32);
      fringe_json_end (&json, ']');
      g_test_message ("%s", text->str);

      reader = reader_of (text->str, &stream);
      g_assert_true (fringe_json_reader_begin (reader, '[') && fringe_json_reader_next (reader, ']', NULL)
                     && fringe_json_reader_uint (reader, &number) && fringe_json_reader_next (reader, ']', NULL)
                     && fringe_json_reader_begin (reader, '{') && fringe_json_reader_next (reader, '}', &name));
      g_assert_cmpuint (number, ==, (guint32) i);
      g_assert_cmpstr (name, ==, sought->str);
      g_assert_true (fringe_json_reader_text (reader, &found));
      g_assert_cmpstr (found, ==, sought->str);
      g_assert_false (fringe_json_reader_next (reader, '}', &name));
      g_assert_true (fringe_json_reader_next (reader, ']', NULL) && fringe_json_reader_null (reader));
      g_assert_false (fringe_json_reader_next (reader, ']', NULL));
      g_assert_true (fringe_json_reader_end (reader));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/json-reader/numbers-are-those-of-the-format", test_numbers);
  g_test_add_func ("/json-reader/the-largest-number-has-a-border", test_largest);
  g_test_add_func ("/json-reader/brackets-are-as-deep-as-they-may-be", test_depth);
  g_test_add_func ("/json-reader/a-text-is-the-characters-that-are-meant", test_escapes);
  g_test_add_func ("/json-reader/half-a-character-is-no-text", test_no_texts);
  g_test_add_func ("/json-reader/what-was-written-is-read", test_written);
  return g_test_run ();
}
