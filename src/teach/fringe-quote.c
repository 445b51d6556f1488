/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-quote.h"

#define CANNOT_BE_SHOWN 0xfffd

char *
fringe_quote (const char *text, guint n_max)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *quote = g_string_new (NULL);
  const char *at = valid;

  for (guint n = 0; *at != '\0' && n < n_max; n++, at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      g_string_append_unichar (quote, g_unichar_isprint (c) ? c : CANNOT_BE_SHOWN);
    }
  if (*at != '\0')
    g_string_append (quote, "…");
  return g_string_free (quote, FALSE);
}
