/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-text-output.h"

#include <math.h>

#define PIECE (64 * 1024)
#define DIGITS_MIN 15
/* Any double can be told by so many digits. */
#define DIGITS_MAX 17

/* A larger number is written as this one. */
#define NUMBER_MAX 1e15

/* A picture of a large tree has millions of coordinates, of which printf() would take most of the time. */
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

void
fringe_text_output_init (FringeTextOutput *output, GOutputStream *stream, GCancellable *cancellable)
{
  *output = (FringeTextOutput) { g_string_sized_new (PIECE), stream, cancellable, NULL };
}

static void
flush (FringeTextOutput *output)
{
  if (output->error == NULL && !g_cancellable_set_error_if_cancelled (output->cancellable, &output->error))
    g_output_stream_write_all (output->stream, output->text->str, output->text->len, NULL, output->cancellable,
                               &output->error);
  g_string_truncate (output->text, 0);
}

gboolean
fringe_text_output_pause (FringeTextOutput *output)
{
  if (output->text->len >= PIECE)
    flush (output);
  return output->error == NULL;
}

gboolean
fringe_text_output_finish (FringeTextOutput *output, GError **error)
{
  flush (output);
  g_string_free (g_steal_pointer (&output->text), TRUE);
  if (output->error == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&output->error));
  return FALSE;
}

void
fringe_append_double (GString *text, double number)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE], format[] = "%.15g";

  for (int n = DIGITS_MIN; n <= DIGITS_MAX; n++)
    {
      format[3] = (char) ('0' + n % 10);
      g_ascii_formatd (digits, sizeof digits, format, number);
      if (g_ascii_strtod (digits, NULL) == number)
        break;
    }
  g_string_append (text, digits);
}

/* A record has millions of numbers, of which printf() would take most of the time. */
void
fringe_append_uint (GString *text, guint32 number)
{
  char digits[10], *at = digits + sizeof digits;

  do
    *--at = (char) ('0' + number % 10);
  while ((number /= 10) > 0);
  g_string_append_len (text, at, digits + sizeof digits - at);
}
