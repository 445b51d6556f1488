/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-json-writer.h"

#include "fringe-text-output.h"

#include <math.h>
#include <string.h>

#define CONTROL_MAX 0x1f
#define DELETE 0x7f

static void
append_escaped (GString *text, guchar letter)
{
  static const char signs[] = "\"\\\b\f\n\r\t", names[] = "\"\\bfnrt";
  const char *sign = strchr (signs, letter);

  if (sign != NULL)
    g_string_append_printf (text, "\\%c", names[sign - signs]);
  else
    g_string_append_printf (text, "\\u%04x", letter);
}

static gboolean
is_plain (guchar letter)
{
  return letter > CONTROL_MAX && letter != DELETE && letter != '"' && letter != '\\';
}

static void
append_text (GString *text, const char *value)
{
  g_string_append_c (text, '"');
  while (*value != '\0')
    {
      gsize n = 0;

      while (value[n] != '\0' && is_plain ((guchar) value[n]))
        n++;
      g_string_append_len (text, value, (gssize) n);
      value += n;
      if (*value != '\0')
        append_escaped (text, (guchar) *value++);
    }
  g_string_append_c (text, '"');
}

/* Writes what stands before a value: a comma, a line end, a name. */
static void
lead (FringeJsonWriter *json, const char *name)
{
  if (json->needs_comma)
    g_string_append_c (json->text, ',');
  if (json->breaks)
    g_string_append_c (json->text, '\n');
  json->needs_comma = TRUE;
  json->breaks = FALSE;
  if (name == NULL)
    return;
  append_text (json->text, name);
  g_string_append_c (json->text, ':');
}

void
fringe_json_begin (FringeJsonWriter *json, const char *name, char bracket)
{
  lead (json, name);
  g_string_append_c (json->text, bracket);
  json->needs_comma = FALSE;
}

void
fringe_json_end (FringeJsonWriter *json, char bracket)
{
  json->needs_comma = FALSE;
  lead (json, NULL);
  g_string_append_c (json->text, bracket);
}

void
fringe_json_break (FringeJsonWriter *json)
{
  json->breaks = TRUE;
}

void
fringe_json_text (FringeJsonWriter *json, const char *name, const char *value)
{
  if (value == NULL)
    {
      fringe_json_literal (json, name, "null");
      return;
    }
  lead (json, name);
  append_text (json->text, value);
}

void
fringe_json_uint (FringeJsonWriter *json, const char *name, guint32 number)
{
  lead (json, name);
  if (number == G_MAXUINT32)
    g_string_append (json->text, "null");
  else
    fringe_append_uint (json->text, number);
}

void
fringe_json_count (FringeJsonWriter *json, const char *name, gint64 number)
{
  lead (json, name);
  g_string_append_printf (json->text, "%" G_GINT64_FORMAT, number);
}

void
fringe_json_double (FringeJsonWriter *json, const char *name, double number)
{
  lead (json, name);
  if (isfinite (number))
    fringe_append_double (json->text, number);
  else
    g_string_append (json->text, "null");
}

void
fringe_json_literal (FringeJsonWriter *json, const char *name, const char *literal)
{
  lead (json, name);
  g_string_append (json->text, literal);
}
