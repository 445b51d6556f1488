/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-format.h"
#include "fringe-text-output.h"

#include <locale.h>
#include <math.h>
#include <stdlib.h>

static void
test_names (void)
{
  for (int format = 0; format < FRINGE_N_FORMATS; format++)
    {
      g_autofree char *file_name = g_strconcat ("a.b/c.d.", fringe_format_name ((FringeFormat) format), NULL);
      g_autofree char *capitals = g_ascii_strup (file_name, -1);
      FringeFormat found = FRINGE_N_FORMATS;

      g_assert_true (fringe_format_from_name (fringe_format_name ((FringeFormat) format), &found));
      g_assert_cmpint (found, ==, format);
      found = FRINGE_N_FORMATS;
      g_assert_true (fringe_format_from_file_name (file_name, &found));
      g_assert_cmpint (found, ==, format);
      found = FRINGE_N_FORMATS;
      g_assert_true (fringe_format_from_file_name (capitals, &found));
      g_assert_cmpint (found, ==, format);
    }
}

static void
test_other_names (void)
{
  static const char *const names[]
      = { "", "png", "a", "a.", "a.pn", "a.pngx", "a.svg.gz", ".hidden", "png/a", "a.png/" };
  FringeFormat format = FRINGE_FORMAT_PDF;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_false (fringe_format_from_file_name (names[i], &format));
  g_assert_false (fringe_format_from_name ("", &format));
  g_assert_false (fringe_format_from_name ("jpeg", &format));
  g_assert_cmpint (format, ==, FRINGE_FORMAT_PDF);
}

static void
assert_number (double number, const char *expected)
{
  g_autoptr (GString) text = g_string_new ("x");

  fringe_append_number (text, number);
  g_assert_cmpstr (text->str + 1, ==, expected);
}

static void
test_numbers (void)
{
  assert_number (0, "0");
  assert_number (-0.0, "0");
  assert_number (0.004, "0");
  assert_number (-0.004, "0");
  assert_number (0.005001, "0.01");
  assert_number (0.07, "0.07");
  assert_number (-0.07, "-0.07");
  assert_number (0.5, "0.5");
  assert_number (12, "12");
  assert_number (-12.25, "-12.25");
  assert_number (99.999, "100");
  assert_number (1234567.891, "1234567.89");
  assert_number (1e300, "1000000000000000");
  assert_number (-INFINITY, "0");
  assert_number (NAN, "0");
}

/* Read back, a number is what it was to half a hundredth, with no more digits than it takes. */
static void
test_random_numbers (void)
{
  for (int i = 0; i < 20000; i++)
    {
      double magnitude = exp (g_test_rand_double_range (-8, 16));
      double number = g_test_rand_bit () ? magnitude : -magnitude;
      g_autoptr (GString) text = g_string_new (NULL);
      const char *point;

      fringe_append_number (text, number);
      g_assert_cmpfloat_with_epsilon (g_ascii_strtod (text->str, NULL), number, 0.005 + 1e-9);
      point = strchr (text->str, '.');
      if (point != NULL)
        {
          g_assert_cmpuint (strlen (point), <=, 3);
          g_assert_cmpint (text->str[text->len - 1], !=, '0');
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/each-is-found-by-its-name-and-a-file-name", test_names);
  g_test_add_func ("/format/other-names-are-none", test_other_names);
  g_test_add_func ("/number/numbers-are-short", test_numbers);
  g_test_add_func ("/number/numbers-are-true-to-a-hundredth", test_random_numbers);
  return g_test_run ();
}
