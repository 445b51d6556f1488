/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-json-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* A number or a word: what stands up to the next sign. */
static gboolean
read_word (FringeJsonReader *reader)
{
  int byte = fringe_json_peek_sign (reader);

  g_string_truncate (reader->text, 0);
  while (byte > 0 && (g_ascii_isalnum (byte) || strchr ("+-.", byte) != NULL))
    {
      if (reader->text->len >= G_ASCII_DTOSTR_BUF_SIZE)
        {
          fringe_json_reader_fail (reader, "%s", _("The number is too long."));
          return FALSE;
        }
      fringe_json_pass (reader);
      g_string_append_c (reader->text, (char) byte);
      byte = fringe_json_peek (reader);
    }
  return byte != FRINGE_JSON_END || reader->text->len > 0 ? reader->error == NULL : fringe_json_fail_end (reader);
}

static gboolean
is_null (const FringeJsonReader *reader)
{
  return g_str_equal (reader->text->str, "null");
}

gboolean
fringe_json_reader_null (FringeJsonReader *reader)
{
  return fringe_json_peek_sign (reader) == 'n' && read_word (reader) && is_null (reader);
}

gboolean
fringe_json_reader_text_or_null (FringeJsonReader *reader, const char **text)
{
  if (fringe_json_peek_sign (reader) == '"')
    return fringe_json_reader_text (reader, text);
  *text = NULL;
  return fringe_json_reader_null (reader) || fringe_json_reader_text (reader, text);
}

static gboolean
to_uint (FringeJsonReader *reader, guint32 *number)
{
  guint64 value;
  const char *word = reader->text->str;
  gboolean has_zeros = word[0] == '0' && word[1] != '\0';

  if (!has_zeros && g_ascii_string_to_unsigned (word, 10, 0, G_MAXUINT32 - 1, &value, NULL))
    {
      *number = (guint32) value;
      return TRUE;
    }
  fringe_json_reader_fail (reader, "%s", _("A whole number is missing."));
  return FALSE;
}

gboolean
fringe_json_reader_uint (FringeJsonReader *reader, guint32 *number)
{
  return read_word (reader) && to_uint (reader, number);
}

gboolean
fringe_json_reader_uint_or_null (FringeJsonReader *reader, guint32 *number)
{
  if (!read_word (reader))
    return FALSE;
  *number = G_MAXUINT32;
  return is_null (reader) || to_uint (reader, number);
}

/* "-1.5e+3"; g_ascii_strtod() takes infinity and hexadecimal digits as well. */
static gboolean
is_number (const char *word)
{
  const char *at = word + (*word == '-');
  gsize n = strspn (at, "0123456789");

  if (n == 0 || (n > 1 && *at == '0'))
    return FALSE;
  at += n;
  if (*at == '.')
    {
      n = strspn (++at, "0123456789");
      at += n;
    }
  if (n > 0 && (*at == 'e' || *at == 'E'))
    {
      at += 1 + (at[1] == '-' || at[1] == '+');
      n = strspn (at, "0123456789");
      at += n;
    }
  return n > 0 && *at == '\0';
}

static gboolean
to_double (FringeJsonReader *reader, double *number)
{
  if (!is_number (reader->text->str))
    {
      fringe_json_reader_fail (reader, "%s", _("A number is missing."));
      return FALSE;
    }
  *number = g_ascii_strtod (reader->text->str, NULL);
  return TRUE;
}

gboolean
fringe_json_reader_double_or_null (FringeJsonReader *reader, double *number)
{
  if (!read_word (reader))
    return FALSE;
  *number = NAN;
  return is_null (reader) || to_double (reader, number);
}

static gboolean
skip_word (FringeJsonReader *reader)
{
  const char *word;

  if (!read_word (reader))
    return FALSE;
  word = reader->text->str;
  if (is_null (reader) || g_str_equal (word, "true") || g_str_equal (word, "false") || is_number (word))
    return TRUE;
  fringe_json_reader_fail (reader, "%s", _("A value is missing."));
  return FALSE;
}

/* The value may be a bracket, in which others are; @closing are those to come, the innermost last. */
gboolean
fringe_json_reader_skip (FringeJsonReader *reader)
{
  char closing[FRINGE_JSON_DEPTH_MAX];
  gsize depth = 0;

  do
    {
      int byte = fringe_json_peek_sign (reader);

      if (byte == '{' || byte == '[')
        {
          if (depth == FRINGE_JSON_DEPTH_MAX)
            {
              fringe_json_reader_fail (reader, "%s", _("Brackets are nested too deep."));
              return FALSE;
            }
          closing[depth++] = byte == '{' ? '}' : ']';
          fringe_json_reader_begin (reader, (char) byte);
        }
      else if (!(byte == '"' ? fringe_json_reader_text (reader, NULL) : skip_word (reader)))
        return FALSE;
      while (depth > 0 && !fringe_json_reader_next (reader, closing[depth - 1], NULL) && reader->error == NULL)
        depth--;
    }
  while (depth > 0 && reader->error == NULL);
  return reader->error == NULL;
}

gboolean
fringe_json_reader_end (FringeJsonReader *reader)
{
  if (fringe_json_peek_sign (reader) != FRINGE_JSON_END)
    fringe_json_reader_fail (reader, "%s", _("Something follows the end."));
  return reader->error == NULL;
}
