/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-json-reader.h"

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

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/json-reader/numbers-are-those-of-the-format", test_numbers);
  g_test_add_func ("/json-reader/the-largest-number-has-a-border", test_largest);
  g_test_add_func ("/json-reader/brackets-are-as-deep-as-they-may-be", test_depth);
  return g_test_run ();
}
