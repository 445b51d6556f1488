/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-number.h"

#include <math.h>

/* A picture of a large tree has millions of coordinates; printf() would take most of the time. */

#define NUMBER_MAX 1e15

void
fringe_append_number (GString *text, double number)
{
  guint64 hundredths = isfinite (number) ? (guint64) llround (fmin (fabs (number), NUMBER_MAX) * 100) : 0;
  guint64 whole = hundredths / 100;
  guint decimals = (guint) (hundredths % 100);
  char digits[32], *end = digits + sizeof digits, *at = end;

  if (decimals > 0)
    {
      if (decimals % 10 != 0)
        *--at = (char) ('0' + decimals % 10);
      *--at = (char) ('0' + decimals / 10);
      *--at = '.';
    }
  do
    *--at = (char) ('0' + whole % 10);
  while ((whole /= 10) > 0);
  if (number < 0 && hundredths > 0)
    *--at = '-';
  g_string_append_len (text, at, end - at);
}
