/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-csv-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"
#define CELLS_MAX 256

static void
cell_free (gpointer data)
{
  FringeCsvCell *cell = data;

  g_string_free (cell->text, TRUE);
  g_free (cell);
}

void
fringe_csv_reader_init (FringeCsvReader *reader, const char *text, gsize length)
{
  gsize mark = strlen (BYTE_ORDER_MARK);
  gboolean is_marked = length >= mark && memcmp (text, BYTE_ORDER_MARK, mark) == 0;

  *reader = (FringeCsvReader) { .line = 1, .column = 1 };
  reader->at = text + (is_marked ? mark : 0);
  reader->end = text + length;
  reader->cells = g_ptr_array_new_with_free_func (cell_free);
}

void
fringe_csv_reader_clear (FringeCsvReader *reader)
{
  g_clear_pointer (&reader->cells, g_ptr_array_unref);
}

static FringeCsvCell *
add_cell (FringeCsvReader *reader)
{
  FringeCsvCell *cell = g_new0 (FringeCsvCell, 1);

  cell->text = g_string_new (NULL);
  cell->line = reader->line;
  cell->column = reader->column;
  g_ptr_array_add (reader->cells, cell);
  return cell;
}

static gboolean
fail_at (FringeCsvReader *reader, int line, int column, GError **error, const char *what)
{
  reader->wrong_line = line;
  reader->wrong_column = column;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, what);
  return FALSE;
}

/* Takes the next byte. A column is a character, of which only the first byte counts. */
static char
take (FringeCsvReader *reader)
{
  char c = *reader->at++;

  if (c == '\n')
    {
      reader->line++;
      reader->column = 1;
    }
  else if (reader->at == reader->end || (*reader->at & 0xc0) != 0x80)
    reader->column++;
  return c;
}

static gboolean
is_at (const FringeCsvReader *reader, const char *characters)
{
  return reader->at < reader->end && *reader->at != '\0' && strchr (characters, *reader->at) != NULL;
}

static gboolean
take_quoted (FringeCsvReader *reader, FringeCsvCell *cell, GError **error)
{
  int line = reader->line, column = reader->column;
  gboolean is_closed = FALSE;

  take (reader);
  cell->line = reader->line;
  cell->column = reader->column;
  while (reader->at < reader->end && !is_closed)
    {
      char c = take (reader);

      is_closed = c == '"' && !is_at (reader, "\"");
      if (c == '"' && !is_closed)
        take (reader);
      if (!is_closed)
        g_string_append_c (cell->text, c);
    }
  if (!is_closed)
    return fail_at (reader, line, column, error, _ ("This quotation mark is not closed."));
  while (is_at (reader, " \t\r"))
    take (reader);
  if (reader->at == reader->end || is_at (reader, ",\n"))
    return TRUE;
  return fail_at (reader, reader->line, reader->column, error, _ ("A comma must follow the quotation mark."));
}

/* Leading spaces are no part of the cell, so that its place is that of its first character. */
static gboolean
take_cell (FringeCsvReader *reader, GError **error)
{
  FringeCsvCell *cell;

  while (is_at (reader, " \t"))
    take (reader);
  if (reader->cells->len == CELLS_MAX)
    return fail_at (reader, reader->line, reader->column, error, _ ("No row has so many cells."));
  cell = add_cell (reader);
  if (is_at (reader, "\""))
    {
      if (!take_quoted (reader, cell, error))
        return FALSE;
    }
  else
    while (reader->at < reader->end && !is_at (reader, ",\n"))
      g_string_append_c (cell->text, take (reader));
  if (strlen (cell->text->str) != cell->text->len)
    return fail_at (reader, cell->line, cell->column, error, _ ("There is a zero byte in this cell."));
  while (cell->text->len > 0 && g_ascii_isspace (cell->text->str[cell->text->len - 1]))
    g_string_truncate (cell->text, cell->text->len - 1);
  return TRUE;
}

gboolean
fringe_csv_reader_next (FringeCsvReader *reader, GError **error)
{
  g_ptr_array_set_size (reader->cells, 0);
  while (is_at (reader, " \t\r\n"))
    take (reader);
  if (reader->at == reader->end)
    return TRUE;
  for (;;)
    {
      if (!take_cell (reader, error))
        return FALSE;
      if (!is_at (reader, ","))
        break;
      take (reader);
    }
  if (is_at (reader, "\n"))
    take (reader);
  return TRUE;
}
