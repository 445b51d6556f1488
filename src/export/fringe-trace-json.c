/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-trace-reader.h"

#include "fringe-json-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A board in brackets is written anew as a text, which has so many cells of a row at most: more are no board, and cut.
 */
#define CELLS_KEPT (2 * FRINGE_CELLS_MAX)

/**
 * Json:
 * @board: the rows of a board, a line each
 * @row: the cells of the last array, and @has_blank whether one of them is the blank
 * @error: what went wrong here, and not in @json
 */
typedef struct
{
  FringeTraceReader *reader;
  FringeJsonReader *json;
  GString *board, *row;
  gboolean has_blank;
  GError *error;
} Json;

/* Where a value begins, which is next. */
static FringeTracePart
part_here (const Json *self)
{
  fringe_json_reader_peek (self->json);
  return (FringeTracePart) { "", 0, fringe_json_reader_get_line (self->json),
                             fringe_json_reader_get_column (self->json) };
}

static FringeExpansionSeen
seen_here (const Json *self)
{
  return fringe_expansion_seen_new (part_here (self).line);
}

/* Texts. */

static gboolean
read_text (Json *self, const FringeExpansionSeen *seen)
{
  FringeTracePart part = part_here (self);

  part.column++; /* the quotation mark */
  if (!fringe_json_reader_text (self->json, &part.text))
    return FALSE;
  part.length = strlen (part.text);
  return fringe_trace_reader_add_part (self->reader, &part, seen, &self->error);
}

/* Moves in an array: words, or letters. */
static gboolean
read_moves (Json *self, const FringeExpansionSeen *seen)
{
  FringeTracePart part = part_here (self);
  g_autoptr (GString) moves = g_string_new (NULL);
  const char *text;

  if (fringe_json_reader_peek (self->json) != '[')
    return read_text (self, seen);
  fringe_json_reader_begin (self->json, '[');
  while (fringe_json_reader_next (self->json, ']', NULL))
    {
      if (!fringe_json_reader_text (self->json, &text))
        return FALSE;
      if (moves->len <= FRINGE_JSON_TEXT_MAX)
        g_string_append_printf (moves, "%s ", text);
      else
        fringe_json_reader_fail (self->json, "%s", _ ("The text is too long."));
    }
  part.text = moves->str;
  part.length = moves->len;
  return fringe_trace_reader_add_moves (self->reader, &part, seen, &self->error);
}

/* Boards. */

/* The blank may be null. */
static gboolean
read_cell (Json *self, guint i)
{
  guint32 tile;

  if (!fringe_json_reader_uint_or_null (self->json, &tile))
    return FALSE;
  tile = tile == G_MAXUINT32 ? 0 : tile;
  self->has_blank |= tile == 0;
  if (i < CELLS_KEPT)
    g_string_append_printf (self->row, "%u ", tile);
  return TRUE;
}

/* Reads an array of tiles that was entered; its first one may have been come to. */
static gboolean
read_row (Json *self, gboolean is_at_first)
{
  g_string_truncate (self->row, 0);
  self->has_blank = FALSE;
  for (guint i = 0; is_at_first || fringe_json_reader_next (self->json, ']', NULL); i++)
    {
      if (!read_cell (self, i))
        return FALSE;
      is_at_first = FALSE;
    }
  g_string_append_c (self->row, '\n');
  return TRUE;
}

static gboolean
add_board (Json *self, const GString *cells, FringeTracePart part, const FringeExpansionSeen *seen)
{
  FringeBoardError problem;
  FringeBoard board;

  part.text = cells->str;
  part.length = cells->len;
  if (fringe_trace_reader_parse (self->reader, &part, &board, &problem))
    return fringe_trace_reader_add (self->reader, &board, seen, &self->error);
  problem.line = MIN (problem.line, 1); /* of the text that was written anew nobody knows the places */
  problem.column = 1;
  return fringe_trace_reader_fail_board (&part, problem, &self->error);
}

/* Reads the rest of an array of rows that was entered: one board. */
static gboolean
read_rows (Json *self, FringeTracePart part, const FringeExpansionSeen *seen, gboolean is_at_first)
{
  g_string_truncate (self->board, 0);
  while (is_at_first || fringe_json_reader_next (self->json, ']', NULL))
    {
      is_at_first = FALSE;
      if (!fringe_json_reader_begin (self->json, '[') || !read_row (self, FALSE))
        return FALSE;
      if (self->board->len <= FRINGE_JSON_TEXT_MAX)
        g_string_append (self->board, self->row->str);
    }
  return add_board (self, self->board, part, seen);
}

/* Reads a board that is an array of tiles, or of rows. */
static gboolean
read_board (Json *self, const FringeExpansionSeen *seen)
{
  FringeTracePart part = part_here (self);

  if (!fringe_json_reader_begin (self->json, '['))
    return FALSE;
  if (!fringe_json_reader_next (self->json, ']', NULL))
    return add_board (self, self->row, part, seen);
  if (fringe_json_reader_peek (self->json) == '[')
    return read_rows (self, part, seen, TRUE);
  return read_row (self, TRUE) && add_board (self, self->row, part, seen);
}

/* An array of arrays: the rows of a board, or boards, where the first two have each a blank, or where they are rows in
 * arrays. What was read before that is known stands in @rows. */
typedef struct
{
  FringeTracePart begin;
  GString *rows;
  guint n_rows;
  gboolean had_blank;
  gboolean is_list;
} Arrays;

static gboolean
add_here (Json *self, const GString *cells, FringeTracePart part)
{
  FringeExpansionSeen seen = fringe_expansion_seen_new (part.line);

  return add_board (self, cells, part, &seen);
}

static gboolean
take_row (Json *self, Arrays *arrays, FringeTracePart part)
{
  gboolean is_second = !arrays->is_list && arrays->n_rows == 1 && arrays->had_blank && self->has_blank;

  if (is_second && !add_here (self, arrays->rows, arrays->begin))
    return FALSE;
  arrays->is_list |= is_second;
  if (arrays->is_list)
    return add_here (self, self->row, part);
  if (arrays->rows->len <= FRINGE_JSON_TEXT_MAX)
    g_string_append (arrays->rows, self->row->str);
  arrays->had_blank |= self->has_blank;
  arrays->n_rows++;
  return TRUE;
}

/* Reads one of them. */
static gboolean
read_array (Json *self, Arrays *arrays)
{
  FringeTracePart part = part_here (self);
  FringeExpansionSeen seen = fringe_expansion_seen_new (part.line);

  if (!fringe_json_reader_begin (self->json, '['))
    return FALSE;
  if (fringe_json_reader_peek (self->json) != '[' || arrays->n_rows > 0)
    return read_row (self, FALSE) && take_row (self, arrays, part);
  arrays->is_list = TRUE;
  return read_rows (self, part, &seen, FALSE);
}

/* Reads all of them, the first of which is next. */
static gboolean
read_arrays (Json *self, FringeTracePart begin)
{
  g_autoptr (GString) rows = g_string_new (NULL);
  Arrays arrays = { .begin = begin, .rows = rows };

  do
    if (!read_array (self, &arrays))
      return FALSE;
  while (fringe_json_reader_next (self->json, ']', NULL));
  return arrays.is_list || add_here (self, rows, begin);
}

/* Objects. */

static gboolean
read_number (Json *self, FringeExpansionSeen *seen, FringeTraceNumber kind)
{
  double number;

  if (!fringe_json_reader_double_or_null (self->json, &number))
    return FALSE;
  seen->numbers[kind] = (float) number;
  return TRUE;
}

/* Reads the value of a member. @has_board: whether there was a board, or moves, of which the first counts */
static gboolean
read_member (Json *self, const char *name, FringeExpansionSeen *seen, gboolean *has_board)
{
  static const char *const numbers[FRINGE_N_TRACE_NUMBERS] = { "g", "h", "f" };
  gboolean is_board = g_str_equal (name, "board") || g_str_equal (name, "state");
  gboolean is_moves = g_str_equal (name, "moves") || g_str_equal (name, "path");

  for (int i = 0; i < FRINGE_N_TRACE_NUMBERS; i++)
    if (g_str_equal (name, numbers[i]))
      return read_number (self, seen, (FringeTraceNumber) i);
  if (*has_board || !(is_board || is_moves))
    return fringe_json_reader_skip (self->json);
  *has_board = TRUE;
  if (is_moves)
    return read_moves (self, seen);
  return fringe_json_reader_peek (self->json) == '"' ? read_text (self, seen) : read_board (self, seen);
}

static gboolean
read_object (Json *self)
{
  FringeExpansionSeen seen = seen_here (self);
  gboolean has_board = FALSE;
  const char *name;

  fringe_json_reader_begin (self->json, '{');
  while (fringe_json_reader_next (self->json, '}', &name))
    if (!read_member (self, name, &seen, &has_board))
      return FALSE;
  if (!has_board)
    fringe_json_reader_fail (self->json, "%s", _ ("An expansion needs the member “board” or “moves”."));
  else if (fringe_trace_n_expansions (self->reader->trace) > 0)
    fringe_trace_set_numbers (self->reader->trace, seen.numbers);
  return has_board;
}

/* Values. */

static gboolean
read_one (Json *self)
{
  FringeExpansionSeen seen = seen_here (self);

  if (fringe_json_reader_peek (self->json) == '{')
    return read_object (self);
  return read_text (self, &seen);
}

/* Reads an array: a board, or expansions of any kind. */
static gboolean
read_list (Json *self)
{
  FringeTracePart begin = part_here (self);
  char sign;

  fringe_json_reader_begin (self->json, '[');
  if (!fringe_json_reader_next (self->json, ']', NULL))
    return TRUE;
  sign = fringe_json_reader_peek (self->json);
  if (sign == '[')
    return read_arrays (self, begin);
  if (sign != '{' && sign != '"')
    return read_row (self, TRUE) && add_here (self, self->row, begin);
  do
    if (!read_one (self))
      return FALSE;
  while (fringe_json_reader_next (self->json, ']', NULL));
  return TRUE;
}

static gboolean
read_values (Json *self)
{
  char sign;

  while ((sign = fringe_json_reader_peek (self->json)) != '\0')
    if (!(sign == '[' ? read_list (self) : read_one (self)))
      return FALSE;
  return TRUE;
}

gboolean
fringe_trace_reader_read_json (FringeTraceReader *reader, const char *text, gsize length, GError **error)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_data (text, (gssize) length, NULL);
  g_autoptr (FringeJsonReader) json = fringe_json_reader_new (stream, NULL);
  g_autoptr (GString) board = g_string_new (NULL), row = g_string_new (NULL);
  Json self = { .reader = reader, .json = json, .board = board, .row = row };
  GError *reason;

  read_values (&self);
  reason = fringe_json_reader_steal_error (json);
  if (reason == NULL && self.error == NULL)
    return TRUE;
  /* What is wrong with the JSON came first: after an error of this file nothing is read. */
  g_propagate_error (error, reason != NULL ? reason : self.error);
  if (reason != NULL)
    g_clear_error (&self.error);
  return FALSE;
}
