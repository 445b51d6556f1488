/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-json-reader.h"

#include "fringe-export-error.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define END (-1)

struct _FringeJsonReader
{
  GInputStream *stream;
  GCancellable *cancellable;
  guint8 *bytes;
  gsize n_bytes, at;
  guint line, column;
  gboolean is_first; /* nothing has been read since the last opening bracket */
  GString *text;
  GError *error;
};

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
  g_set_error (&reader->error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_BAD_FILE, _ ("Line %u, column %u: %s"),
               reader->line, reader->column, sentence);
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

/* Returns: the next byte, not passed yet; END at the end and after an error */
static int
peek (FringeJsonReader *reader)
{
  if (reader->error != NULL || (reader->at == reader->n_bytes && !fill (reader)))
    return END;
  return reader->bytes[reader->at];
}

/* Passes the next byte, which there must be. A column is a character, so bytes that continue one do not count. */
static void
pass (FringeJsonReader *reader)
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

/* Returns: the same after spaces and line ends */
static int
peek_sign (FringeJsonReader *reader)
{
  int byte;

  while ((byte = peek (reader)) == ' ' || byte == '\t' || byte == '\n' || byte == '\r')
    pass (reader);
  return byte;
}

char
fringe_json_reader_peek (FringeJsonReader *reader)
{
  int byte = peek_sign (reader);

  return byte == END ? '\0' : (char) byte;
}

guint
fringe_json_reader_get_line (const FringeJsonReader *reader)
{
  return reader->line;
}

guint
fringe_json_reader_get_column (const FringeJsonReader *reader)
{
  return reader->column;
}

/* Returns: false, for the file ends too early */
static gboolean
fail_end (FringeJsonReader *reader)
{
  fringe_json_reader_fail (reader, "%s", _ ("The file ends too early."));
  return FALSE;
}

static gboolean
expect (FringeJsonReader *reader, char sign)
{
  int byte = peek_sign (reader);

  if (byte == sign)
    {
      pass (reader);
      return TRUE;
    }
  if (byte == END)
    return fail_end (reader);
  fringe_json_reader_fail (reader, _ ("“%c” is missing."), sign);
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
  int byte = peek_sign (reader);

  reader->is_first = FALSE;
  if (byte == bracket)
    {
      pass (reader);
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
      int byte = peek (reader);

      if (byte == END || !g_ascii_isxdigit (byte))
        return FALSE;
      *unit = *unit << 4 | (gunichar) g_ascii_xdigit_value ((char) byte);
      pass (reader);
    }
  return TRUE;
}

/* Reads what follows "\u": a character, or the two halves of one. */
static gboolean
read_unicode (FringeJsonReader *reader)
{
  gunichar unit, low;

  if (!read_hex (reader, &unit))
    return FALSE;
  if (unit >= 0xd800 && unit < 0xdc00)
    {
      if (peek (reader) != '\\')
        return FALSE;
      pass (reader);
      if (peek (reader) != 'u')
        return FALSE;
      pass (reader);
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
  int byte = peek (reader);
  const char *name = byte > 0 ? strchr (names, byte) : NULL;

  if (byte == END)
    return FALSE;
  pass (reader);
  if (byte == 'u')
    return read_unicode (reader);
  if (name != NULL)
    g_string_append_c (reader->text, meanings[name - names]);
  return name != NULL;
}

/* Reads a text from behind its opening quotation mark. */
static gboolean
read_rest_of_text (FringeJsonReader *reader)
{
  int byte;

  while ((byte = peek (reader)) != '"' && byte >= ' ')
    {
      pass (reader);
      if (byte != '\\')
        g_string_append_c (reader->text, (char) byte);
      else if (!read_escape (reader))
        {
          fringe_json_reader_fail (reader, "%s", _ ("What follows “\\” stands for no character."));
          return FALSE;
        }
      if (reader->text->len > FRINGE_JSON_TEXT_MAX)
        {
          fringe_json_reader_fail (reader, "%s", _ ("The text is too long."));
          return FALSE;
        }
    }
  if (byte == END)
    return fail_end (reader);
  if (byte == '"')
    pass (reader);
  else
    fringe_json_reader_fail (reader, "%s", _ ("A text has a line end or another control character in it."));
  return byte == '"';
}

gboolean
fringe_json_reader_text (FringeJsonReader *reader, const char **text)
{
  int byte = peek_sign (reader);

  if (byte == END)
    return fail_end (reader);
  if (byte != '"')
    {
      fringe_json_reader_fail (reader, "%s", _ ("A text in quotation marks is missing."));
      return FALSE;
    }
  pass (reader);
  g_string_truncate (reader->text, 0);
  if (!read_rest_of_text (reader))
    return FALSE;
  if (!g_utf8_validate (reader->text->str, (gssize) reader->text->len, NULL))
    {
      fringe_json_reader_fail (reader, "%s", _ ("The text is not UTF-8."));
      return FALSE;
    }
  if (text != NULL)
    *text = reader->text->str;
  return TRUE;
}

/* Reads a number or a word, which ends before the next sign. */
static gboolean
read_word (FringeJsonReader *reader)
{
  int byte = peek_sign (reader);

  g_string_truncate (reader->text, 0);
  while (byte > 0 && (g_ascii_isalnum (byte) || strchr ("+-.", byte) != NULL))
    {
      if (reader->text->len >= G_ASCII_DTOSTR_BUF_SIZE)
        {
          fringe_json_reader_fail (reader, "%s", _ ("The number is too long."));
          return FALSE;
        }
      pass (reader);
      g_string_append_c (reader->text, (char) byte);
      byte = peek (reader);
    }
  return byte != END || reader->text->len > 0 ? reader->error == NULL : fail_end (reader);
}

static gboolean
is_null (const FringeJsonReader *reader)
{
  return g_str_equal (reader->text->str, "null");
}

gboolean
fringe_json_reader_null (FringeJsonReader *reader)
{
  return peek_sign (reader) == 'n' && read_word (reader) && is_null (reader);
}

gboolean
fringe_json_reader_text_or_null (FringeJsonReader *reader, const char **text)
{
  if (peek_sign (reader) == '"')
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
  fringe_json_reader_fail (reader, "%s", _ ("A whole number is missing."));
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

/* Returns: whether a word is a number such as "-1.5e+3"; g_ascii_strtod() takes infinity and hexadecimal digits as well
 */
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
      fringe_json_reader_fail (reader, "%s", _ ("A number is missing."));
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
  fringe_json_reader_fail (reader, "%s", _ ("A value is missing."));
  return FALSE;
}

/* The value may be a bracket with others in it. @closing holds the brackets that are still to come, the innermost last,
 * so that deep nesting does not use up the stack. */
gboolean
fringe_json_reader_skip (FringeJsonReader *reader)
{
  char closing[FRINGE_JSON_DEPTH_MAX];
  gsize depth = 0;

  do
    {
      int byte = peek_sign (reader);

      if (byte == '{' || byte == '[')
        {
          if (depth == FRINGE_JSON_DEPTH_MAX)
            {
              fringe_json_reader_fail (reader, "%s", _ ("Brackets are nested too deep."));
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
  if (peek_sign (reader) != END)
    fringe_json_reader_fail (reader, "%s", _ ("There is text after the end."));
  return reader->error == NULL;
}
