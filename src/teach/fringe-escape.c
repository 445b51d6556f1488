/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-escape.h"

#include <string.h>

#define REPLACEMENT 0xfffdu
#define DOT_STRING_MAX 8000

static gboolean
is_noncharacter (gunichar c)
{
  return (c & 0xfffe) == 0xfffe || (c >= 0xfdd0 && c <= 0xfdef);
}

static gunichar
clean (gunichar c)
{
  if (c == '\t')
    return ' ';
  /* The separators of lines and paragraphs. */
  if (c == 0x2028 || c == 0x2029 || c == 0x85)
    return '\n';
  return c != '\n' && (g_unichar_iscntrl (c) || is_noncharacter (c)) ? REPLACEMENT : c;
}

char *
fringe_escape_clean (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *output = g_string_new (NULL);

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at))
    {
      if (*at == '\r' && at[1] == '\n')
        continue;
      g_string_append_unichar (output, *at == '\r' ? '\n' : clean (g_utf8_get_char (at)));
    }
  return g_string_free (output, FALSE);
}

void
fringe_escape_line (GString *output, const char *text)
{
  g_autofree char *cleaned = fringe_escape_clean (text);

  g_string_append (output, g_strdelimit (cleaned, "\n", ' '));
}

void
fringe_escape_xml (GString *output, const char *text)
{
  g_autofree char *cleaned = fringe_escape_clean (text);

  for (const char *at = cleaned; *at != '\0'; at++)
    switch (*at)
      {
      case '&':
        g_string_append (output, "&amp;");
        break;
      case '<':
        g_string_append (output, "&lt;");
        break;
      case '>':
        g_string_append (output, "&gt;");
        break;
      case '"':
        g_string_append (output, "&quot;");
        break;
      case '\'':
        g_string_append (output, "&#39;");
        break;
      case '\n':
        g_string_append (output, "&#10;");
        break;
      default:
        g_string_append_c (output, *at);
      }
}

void
fringe_escape_csv (GString *output, const char *text)
{
  g_autofree char *cleaned = fringe_escape_clean (text);
  gboolean is_quoted = strpbrk (cleaned, ",\"\n") != NULL;

  g_string_append (output, is_quoted ? "\"" : "");
  for (const char *at = cleaned; *at != '\0'; at++)
    {
      if (*at == '"')
        g_string_append_c (output, '"');
      g_string_append_c (output, *at);
    }
  g_string_append (output, is_quoted ? "\"" : "");
}

/* Labels may hold what XML has for a sign, as "&amp;". A string can be no longer than 16 kB, but several make one. */
void
fringe_escape_dot (GString *output, const char *text)
{
  g_autofree char *cleaned = fringe_escape_clean (text);
  gsize start = output->len;

  g_string_append_c (output, '"');
  for (const char *at = cleaned; *at != '\0'; at = g_utf8_next_char (at))
    {
      if (output->len - start > DOT_STRING_MAX)
        {
          g_string_append (output, "\" + \"");
          start = output->len;
        }
      if (*at == '&')
        g_string_append (output, "&amp;");
      else if (*at == '\n')
        g_string_append (output, "\\n");
      else
        {
          g_string_append (output, *at == '"' || *at == '\\' ? "\\" : "");
          g_string_append_unichar (output, g_utf8_get_char (at));
        }
    }
  g_string_append_c (output, '"');
}
