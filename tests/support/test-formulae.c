/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-formulae.h"

#include "test-boards.h"
#include "test-heuristics.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct
{
  const char *at;
  const FringeBoard *board;
  const FringeBoard *goal;
  int tile;
} Reading;

static double comparison (Reading *reading);

static double
limited (double value)
{
  return CLAMP (value, -1e9, 1e9);
}

/* Most signs differ in their first letter, so they are compared here and not by a function of a library: a test asks
   for hundreds of millions. */
static gboolean
take (Reading *reading, const char *sign)
{
  const char *at;

  while (*reading->at == ' ')
    reading->at++;
  for (at = reading->at; *sign != '\0'; at++, sign++)
    if (*at != *sign)
      return FALSE;
  reading->at = at;
  return TRUE;
}

static void
must_take (Reading *reading, const char *sign)
{
  if (!take (reading, sign))
    g_error ("“%s” is not before “%s”", sign, reading->at);
}

static double
number (Reading *reading)
{
  gboolean is_negative = take (reading, "-");
  char *end;
  double value;
  g_autofree char *digits = NULL;

  take (reading, "");
  digits = g_strndup (reading->at, strspn (reading->at, "0123456789."));
  if (strstr (digits, "..") != NULL)
    *strstr (digits, "..") = '\0';
  value = g_ascii_strtod (digits, &end);
  reading->at += strlen (digits);
  return is_negative ? -value : value;
}

static guint64
mixed (guint64 *state)
{
  guint64 z = *state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  z = (z ^ z >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ z >> 31;
}

static double
noise (Reading *reading)
{
  guint64 state;
  double from, to;

  must_take (reading, "(");
  state = (guint64) number (reading);
  must_take (reading, ",");
  from = number (reading);
  must_take (reading, "..");
  to = number (reading);
  must_take (reading, ")");
  for (int cell = 0; cell < fringe_board_n_cells (reading->board); cell++)
    {
      guint64 next = state + reading->board->cells[cell];

      state = mixed (&next);
    }
  return from + (to - from) * ldexp ((double) (state >> 11), -53);
}

static double
of_tile (Reading *reading, gboolean counts_rows, gboolean counts_columns)
{
  int tile, cell, home, columns = reading->board->columns;

  must_take (reading, "(");
  tile = take (reading, "t") ? reading->tile : (int) number (reading);
  must_take (reading, ")");
  if (tile >= fringe_board_n_cells (reading->board))
    return 0;
  cell = test_cell_of (reading->board, tile);
  home = test_cell_of (reading->goal, tile);
  if (!counts_rows && !counts_columns)
    return cell == home ? 0 : 1;
  return counts_rows ? abs (cell / columns - home / columns) : abs (cell % columns - home % columns);
}

static double
sum (Reading *reading)
{
  const char *body;
  double value = 0;

  must_take (reading, "(");
  must_take (reading, "t");
  must_take (reading, ",");
  body = reading->at;
  for (reading->tile = 1; reading->tile < fringe_board_n_cells (reading->board); reading->tile++)
    {
      reading->at = body;
      value = limited (value + comparison (reading));
    }
  must_take (reading, ")");
  return value;
}

static double
of_value (Reading *reading, double (*function) (double))
{
  double value;

  must_take (reading, "(");
  value = function (comparison (reading));
  must_take (reading, ")");
  return value;
}

static double
of_values (Reading *reading, double (*function) (double, double))
{
  double value;

  must_take (reading, "(");
  value = comparison (reading);
  while (take (reading, ","))
    value = function (value, comparison (reading));
  must_take (reading, ")");
  return value;
}

static double
inversions (const Reading *reading)
{
  double n = 0;

  for (int a = 0; a < fringe_board_n_cells (reading->board); a++)
    for (int b = 0; b < a; b++)
      if (reading->board->cells[a] != 0 && reading->board->cells[b] > reading->board->cells[a])
        n++;
  return n;
}

static double
whole (const Reading *reading, FringeHeuristic heuristic)
{
  int h = test_h (heuristic, reading->board, reading->goal);

  return h == FRINGE_H_INFINITE ? 1e9 : h;
}

static double
named (Reading *reading)
{
  if (take (reading, "misplaced"))
    return take (reading, "(") ? (reading->at--, of_tile (reading, FALSE, FALSE))
                               : whole (reading, FRINGE_HEURISTIC_MISPLACED);
  if (take (reading, "manhattan"))
    return whole (reading, FRINGE_HEURISTIC_MANHATTAN);
  if (take (reading, "linear_conflict"))
    return whole (reading, FRINGE_HEURISTIC_LINEAR_CONFLICT);
  if (take (reading, "gaschnig"))
    return whole (reading, FRINGE_HEURISTIC_GASCHNIG);
  if (take (reading, "perfect"))
    return whole (reading, FRINGE_HEURISTIC_PERFECT);
  if (take (reading, "inversions"))
    return inversions (reading);
  if (take (reading, "rows"))
    return of_tile (reading, TRUE, FALSE);
  if (take (reading, "columns"))
    return of_tile (reading, FALSE, TRUE);
  if (take (reading, "noise"))
    return noise (reading);
  if (take (reading, "floor"))
    return of_value (reading, floor);
  if (take (reading, "abs"))
    return of_value (reading, fabs);
  if (take (reading, "min"))
    return of_values (reading, fmin);
  if (take (reading, "max"))
    return of_values (reading, fmax);
  if (take (reading, "sum"))
    return sum (reading);
  must_take (reading, "t");
  return reading->tile;
}

static double
factor (Reading *reading)
{
  double value;

  if (take (reading, "-"))
    return -factor (reading);
  if (g_ascii_isdigit (*reading->at) || *reading->at == '.')
    return number (reading);
  if (!take (reading, "("))
    return named (reading);
  value = comparison (reading);
  must_take (reading, ")");
  return value;
}

static double
term (Reading *reading)
{
  double value = factor (reading);

  for (;;)
    if (take (reading, "*"))
      value = limited (value * factor (reading));
    else if (take (reading, "/"))
      {
        double divisor = factor (reading);

        value = divisor == 0 ? 0 : limited (value / divisor);
      }
    else
      return value;
}

static double
terms (Reading *reading)
{
  double value = term (reading);

  for (;;)
    if (take (reading, "+"))
      value = limited (value + term (reading));
    else if (take (reading, "-"))
      value = limited (value - term (reading));
    else
      return value;
}

static double
comparison (Reading *reading)
{
  double value = terms (reading);

  if (take (reading, "<="))
    return value <= terms (reading);
  if (take (reading, ">="))
    return value >= terms (reading);
  if (take (reading, "!="))
    return value != terms (reading);
  if (take (reading, "<"))
    return value < terms (reading);
  if (take (reading, ">"))
    return value > terms (reading);
  if (take (reading, "="))
    return value == terms (reading);
  return value;
}

double
test_formula_value (const char *text, const FringeBoard *board, const FringeBoard *goal)
{
  Reading reading = { text, board, goal, 0 };
  double value = comparison (&reading);

  take (&reading, "");
  g_assert_cmpstr (reading.at, ==, "");
  return value;
}

/* Formulae at random. */

typedef struct
{
  GString *text;
  gboolean in_sum;
  gboolean has_perfect;
} Writing;

static void write_formula (Writing *writing, int depth);

/* Writes a template: # is a formula, @ a tile. */
static void
write_parts (Writing *writing, const char *template, int depth)
{
  for (; *template != '\0'; template ++)
    if (*template == '#')
      write_formula (writing, depth - 1);
    else if (*template == '@' && writing->in_sum && test_random (3) > 0)
      g_string_append (writing->text, "t");
    else if (*template == '@')
      g_string_append_printf (writing->text, "%d", 1 + test_random (12));
    else
      g_string_append_c (writing->text, *template);
  if (test_random (4) == 0)
    g_string_append_c (writing->text, ' ');
}

static void
write_value (Writing *writing)
{
  static const char *const values[] = { "misplaced",
                                        "manhattan",
                                        "linear_conflict",
                                        "gaschnig",
                                        "inversions",
                                        "rows(@)",
                                        "columns(@)",
                                        "misplaced(@)",
                                        "2",
                                        "0.5",
                                        "0",
                                        "7",
                                        "13.25",
                                        "noise(5, 0..2)",
                                        "noise(1, -3..-0.5)",
                                        "manhattan",
                                        "999999999.5",
                                        "manhattan",
                                        "perfect" };
  int i = test_random (G_N_ELEMENTS (values) - !writing->has_perfect);

  write_parts (writing, writing->in_sum && test_random (3) == 0 ? "t" : values[i], 0);
}

static void
write_formula (Writing *writing, int depth)
{
  static const char *const templates[]
      = { "(# + #)", "# - #",     "(# - #)",    "# * (#)", "#*(#)",    "(#)/(#)", "(#)/2",
          "-(#)",    "max(#, #)", "min(#,#,#)", "max(#)",  "floor(#)", "abs(#)",  "# + #",
          "(# < #)", "(#<=#)",    "(# > #)",    "(#>= #)", "(# = #)",  "(#!=#)" };

  if (depth == 0 || test_random (5) == 0)
    write_value (writing);
  else if (!writing->in_sum && test_random (4) == 0)
    {
      writing->in_sum = TRUE;
      write_parts (writing, "sum(t, #)", depth);
      writing->in_sum = FALSE;
    }
  else
    write_parts (writing, templates[test_random (G_N_ELEMENTS (templates))], depth);
}

char *
test_formula_random (gboolean has_perfect)
{
  Writing writing = { g_string_new (NULL), FALSE, has_perfect };

  do
    {
      g_string_truncate (writing.text, 0);
      write_formula (&writing, 4);
    }
  while (writing.text->len > 400);
  return g_string_free (writing.text, FALSE);
}

char *
test_formula_random_sum (void)
{
  static const char *const bodies[] = {
    "%d*rows(t) + %d*columns(t)", "t*(%d*misplaced(t) + %d*rows(t))",       "max(%d*rows(t), %d*columns(t))",
    "t - %d*rows(t) < %d",        "(%d*columns(t) - %d*misplaced(t))/2",    "%d*t*(rows(t) + %d*columns(t))",
    "%d*1000000*rows(t) + %d*t",  "(rows(t) + %d)*(columns(t) - %d) + t*t",
  };
  int a = g_test_rand_int_range (0, 6), b = g_test_rand_int_range (0, 6);
  g_autofree char *body = NULL;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  body = g_strdup_printf (bodies[g_test_rand_int_range (0, G_N_ELEMENTS (bodies))], a, b);
#pragma GCC diagnostic pop
  return g_strdup_printf ("sum(t, %s)", body);
}
