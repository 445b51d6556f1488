/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz.h"

#include <string.h>

#define SENTENCE_MAX 4000 /* characters */

char *
fuzz_text (const guint8 *data, size_t size)
{
  return g_strndup ((const char *) data, size);
}

void
fuzz_assert_sentence (const char *sentence)
{
  g_assert_nonnull (sentence);
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  g_assert_cmpint (g_utf8_strlen (sentence, -1), >, 0);
  g_assert_cmpint (g_utf8_strlen (sentence, -1), <=, SENTENCE_MAX);
}

void
fuzz_assert_told (gboolean is_right, const GError *error)
{
  if (is_right)
    g_assert_no_error (error);
  else
    {
      g_assert_nonnull (error);
      fuzz_assert_sentence (error->message);
    }
}
