/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-json-private.h"

#include "fringe-export-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define PIECE (64 * 1024)

FringeJsonReader *
fringe_json_reader_new (GInputStream *stream, GCancellable *cancellable)
{
  FringeJsonReader *reader = g_new0 (FringeJsonReader, 1);

  reader->stream = stream;
  reader->cancellable = cancellable;
  reader->bytes = g_malloc (PIECE);
  reader->text = g_string_new (NULL);
  reader->line = reader->column = 1;
  return reader;
}

void
fringe_json_reader_free (FringeJsonReader *reader)
{
  g_clear_error (&reader->error);
  g_string_free (reader->text, TRUE);
  g_free (reader->bytes);
  g_free (reader);
}

GError *
fringe_json_reader_steal_error (FringeJsonReader *reader)
{
  return g_steal_pointer (&reader->error);
}

void
fringe_json_reader_fail (FringeJsonReader *reader, const char *format, ...)
{
  g_autofree char *sentence = NULL;
  va_list arguments;

  if (reader->error != NULL)
    return;
  va_start (arguments, format);
  sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  /* Translators: where in a file something is wrong, and then a sentence that says what. */
  g_set_error (&reader->error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_BAD_FILE,
               _("Line %u, column %u: %s"), reader->line, reader->column, sentence);
}

static gboolean
fill (FringeJsonReader *reader)
{
  gssize n;

  if (reader->error != NULL)
    return FALSE;
  n = g_input_stream_read (reader->stream, reader->bytes, PIECE, reader->cancellable, &reader->error);
  reader->at = 0;
  reader->n_bytes = n > 0 ? (gsize) n : 0;
  return n > 0;
}

int
fringe_json_peek (FringeJsonReader *reader)
{
  if (reader->error != NULL || (reader->at == reader->n_bytes && !fill (reader)))
    return FRINGE_JSON_END;
  return reader->bytes[reader->at];
}

/* Columns are characters: the bytes of UTF-8 that continue one do not count. */
void
fringe_json_pass (FringeJsonReader *reader)
{
  guint8 byte = reader->bytes[reader->at++];

  if (byte == '\n')
    {
      reader->line++;
      reader->column = 1;
    }
  else if ((byte & 0xc0) != 0x80)
    reader->column++;
}

int
fringe_json_peek_sign (FringeJsonReader *reader)
{
  int byte;

  while ((byte = fringe_json_peek (reader)) == ' ' || byte == '\t' || byte == '\n' || byte == '\r')
    fringe_json_pass (reader);
  return byte;
}

gboolean
fringe_json_fail_end (FringeJsonReader *reader)
{
  fringe_json_reader_fail (reader, "%s", _("The file ends too early."));
  return FALSE;
}

static gboolean
expect (FringeJsonReader *reader, char sign)
{
  int byte = fringe_json_peek_sign (reader);

  if (byte == sign)
    {
      fringe_json_pass (reader);
      return TRUE;
    }
  if (byte == FRINGE_JSON_END)
    return fringe_json_fail_end (reader);
  fringe_json_reader_fail (reader, _("“%c” is missing."), sign);
  return FALSE;
}

gboolean
fringe_json_reader_begin (FringeJsonReader *reader, char bracket)
{
  reader->is_first = TRUE;
  return expect (reader, bracket);
}

gboolean
fringe_json_reader_next (FringeJsonReader *reader, char bracket, const char **name)
{
  gboolean is_first = reader->is_first;
  int byte = fringe_json_peek_sign (reader);

  reader->is_first = FALSE;
  if (byte == bracket)
    {
      fringe_json_pass (reader);
      return FALSE;
    }
  if (!is_first && !expect (reader, ','))
    return FALSE;
  if (bracket == ']')
    return reader->error == NULL;
  return fringe_json_reader_text (reader, name) && expect (reader, ':');
}

static gboolean
read_hex (FringeJsonReader *reader, gunichar *unit)
{
  *unit = 0;
  for (int i = 0; i < 4; i++)
    {
      int byte = fringe_json_peek (reader);

      if (byte == FRINGE_JSON_END || !g_ascii_isxdigit (byte))
        return FALSE;
      *unit = *unit << 4 | (gunichar) g_ascii_xdigit_value ((char) byte);
      fringe_json_pass (reader);
    }
  return TRUE;
}

/* After "\u": a character, or the two halves of one. */
static gboolean
read_unicode (FringeJsonReader *reader)
{
  gunichar unit, low;

  if (!read_hex (reader, &unit))
    return FALSE;
  if (unit >= 0xd800 && unit < 0xdc00)
    {
      if (fringe_json_peek (reader) != '\\')
        return FALSE;
      fringe_json_pass (reader);
      if (fringe_json_peek (reader) != 'u')
        return FALSE;
      fringe_json_pass (reader);
      if (!read_hex (reader, &low) || low < 0xdc00 || low > 0xdfff)
        return FALSE;
      unit = 0x10000 + ((unit & 0x3ff) << 10) + (low & 0x3ff);
    }
  if (unit == 0 || !g_unichar_validate (unit))
    return FALSE;
  g_string_append_unichar (reader->text, unit);
  return TRUE;
}

static gboolean
read_escape (FringeJsonReader *reader)
{
  static const char names[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
  int byte = fringe_json_peek (reader);
  const char *name = byte > 0 ? strchr (names, byte) : NULL;

  if (byte == FRINGE_JSON_END)
    return FALSE;
  fringe_json_pass (reader);
  if (byte == 'u')
    return read_unicode (reader);
  if (name != NULL)
    g_string_append_c (reader->text, meanings[name - names]);
  return name != NULL;
}

/* After the opening quotation mark. */
static gboolean
read_rest_of_text (FringeJsonReader *reader)
{
  int byte;

  while ((byte = fringe_json_peek (reader)) != '"' && byte >= ' ')
    {
      fringe_json_pass (reader);
      if (byte != '\\')
        g_string_append_c (reader->text, (char) byte);
      else if (!read_escape (reader))
        {
          fringe_json_reader_fail (reader, "%s", _("What follows “\\” stands for no character."));
          return FALSE;
        }
      if (reader->text->len > FRINGE_JSON_TEXT_MAX)
        {
          fringe_json_reader_fail (reader, "%s", _("The text is too long."));
          return FALSE;
        }
    }
  if (byte == FRINGE_JSON_END)
    return fringe_json_fail_end (reader);
  if (byte == '"')
    fringe_json_pass (reader);
  else
    fringe_json_reader_fail (reader, "%s", _("A text has a line end or another control character in it."));
  return byte == '"';
}

gboolean
fringe_json_reader_text (FringeJsonReader *reader, const char **text)
{
  int byte = fringe_json_peek_sign (reader);

  if (byte == FRINGE_JSON_END)
    return fringe_json_fail_end (reader);
  if (byte != '"')
    {
      fringe_json_reader_fail (reader, "%s", _("A text in quotation marks is missing."));
      return FALSE;
    }
  fringe_json_pass (reader);
  g_string_truncate (reader->text, 0);
  if (!read_rest_of_text (reader))
    return FALSE;
  if (!g_utf8_validate (reader->text->str, (gssize) reader->text->len, NULL))
    {
      fringe_json_reader_fail (reader, "%s", _("The text is not UTF-8."));
      return FALSE;
    }
  if (text != NULL)
    *text = reader->text->str;
  return TRUE;
}
