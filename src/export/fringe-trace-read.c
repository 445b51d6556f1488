/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-trace-read.h"

#include "fringe-export-error.h"
#include "fringe-trace-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A board has so many lines at most: its size, and its rows. */
#define BOARD_LINES_MAX (FRINGE_SIDE_MAX + 1)

/* So many bytes say what a text is. */
#define BEGINNING 256

/* Lines. */

typedef struct
{
  FringeTraceReader reader;
  const char *at, *end;
  guint line;
  guint n_usual; /* lines of the last board, 0 before the first */
} Lines;

static FringeTracePart
next_line (const char *at, const char *end, guint line)
{
  const char *ends = memchr (at, '\n', (gsize) (end - at));

  return (FringeTracePart) { at, (gsize) ((ends != NULL ? ends + 1 : end) - at), line, 1 };
}

static gboolean
is_empty (const FringeTracePart *line)
{
  for (gsize i = 0; i < line->length && line->text[i] != '#'; i++)
    if (!g_ascii_isspace (line->text[i]))
      return FALSE;
  return TRUE;
}

/* Returns: how many lines stand here before an empty one or moves, but not more than @n_max */
static guint
count_lines (const Lines *lines, guint n_max)
{
  const char *at = lines->at;
  guint n = 0;

  while (n < n_max && at < lines->end)
    {
      FringeTracePart line = next_line (at, lines->end, 0);

      if (is_empty (&line) || fringe_trace_part_is_moves (&line))
        break;
      at += line.length;
      n++;
    }
  return n;
}

static FringeTracePart
take_lines (const Lines *lines, guint n)
{
  FringeTracePart part = { lines->at, 0, lines->line, 1 };

  for (; n > 0; n--)
    part.length += next_line (lines->at + part.length, lines->end, 0).length;
  return part;
}

static gboolean
try_lines (Lines *lines, guint n, guint n_here, FringeBoard *board)
{
  FringeTracePart part;
  FringeBoardError problem;

  if (n == 0 || n > n_here)
    return FALSE;
  part = take_lines (lines, n);
  if (!fringe_trace_reader_parse (&lines->reader, &part, board, &problem))
    return FALSE;
  lines->n_usual = n;
  return TRUE;
}

/* Finds how many lines the next board takes: as many as the last one, or else as many as can be. Two boards are never
 * taken for one, for each has a blank; but the first rows of a board may look like a smaller one. */
static gboolean
find_board (Lines *lines, guint n_here, FringeBoard *board)
{
  if (try_lines (lines, lines->n_usual, n_here, board))
    return TRUE;
  for (guint n = MIN (n_here, BOARD_LINES_MAX); n > 0; n--)
    if (try_lines (lines, n, n_here, board))
      return TRUE;
  return FALSE;
}

/* Says what is wrong with the lines that were most likely meant as a board. */
static gboolean
fail_lines (const Lines *lines, guint n_here, GError **error)
{
  guint n = lines->n_usual > 0 ? MIN (lines->n_usual, n_here) : n_here <= BOARD_LINES_MAX ? n_here : 1;
  FringeTracePart part = take_lines (lines, n);
  FringeBoardError problem;
  FringeBoard board;

  fringe_trace_reader_parse (&lines->reader, &part, &board, &problem);
  return fringe_trace_reader_fail_board (&part, problem, error);
}

static void
pass (Lines *lines, guint n)
{
  lines->at += take_lines (lines, n).length;
  lines->line += n;
}

static gboolean
read_board (Lines *lines, GError **error)
{
  FringeExpansionSeen seen = fringe_expansion_seen_new (lines->line);
  guint n_here = count_lines (lines, BOARD_LINES_MAX + 1);
  FringeBoard board;

  if (!find_board (lines, n_here, &board))
    return fail_lines (lines, n_here, error);
  if (!fringe_trace_reader_add (&lines->reader, &board, &seen, error))
    return FALSE;
  pass (lines, lines->n_usual);
  return TRUE;
}

static gboolean
read_lines (Lines *lines, GError **error)
{
  while (lines->at < lines->end)
    {
      FringeTracePart line = next_line (lines->at, lines->end, lines->line);
      FringeExpansionSeen seen = fringe_expansion_seen_new (lines->line);

      if (is_empty (&line))
        pass (lines, 1);
      else if (!fringe_trace_part_is_moves (&line))
        {
          if (!read_board (lines, error))
            return FALSE;
        }
      else if (fringe_trace_reader_add_moves (&lines->reader, &line, &seen, error))
        pass (lines, 1);
      else
        return FALSE;
    }
  return TRUE;
}

/* The text. */

/* Whether it begins as JSON does: what is in brackets may be a board of the lines, unless a comma follows the first
 * number. */
static gboolean
is_json (const char *text, gsize length)
{
  gsize n = MIN (length, BEGINNING), i = 0;

  while (i < n && g_ascii_isspace (text[i]))
    i++;
  if (i < n && (text[i] == '{' || text[i] == '"'))
    return TRUE;
  if (i == n || text[i] != '[')
    return FALSE;
  while (i < n && (text[i] == '[' || g_ascii_isspace (text[i])))
    i++;
  if (i < n && (text[i] == '{' || text[i] == '"'))
    return TRUE;
  while (i < n && g_ascii_isdigit (text[i]))
    i++;
  while (i < n && g_ascii_isspace (text[i]))
    i++;
  return i < n && text[i] == ',';
}

/* Returns: (transfer full) (nullable): the text with square brackets, where it has round ones, as tuples have */
static char *
square_brackets (const char *text, gsize length)
{
  char *squared;

  if (memchr (text, '(', length) == NULL)
    return NULL;
  squared = g_memdup2 (text, length);
  for (gsize i = 0; i < length; i++)
    if (squared[i] == '(' || squared[i] == ')')
      squared[i] = squared[i] == '(' ? '[' : ']';
  return squared;
}

static gboolean
read_text (Lines *lines, GError **error)
{
  const char *mark = "\xef\xbb\xbf";

  if (lines->end - lines->at >= 3 && memcmp (lines->at, mark, 3) == 0)
    lines->at += 3;
  if (is_json (lines->at, (gsize) (lines->end - lines->at)))
    return fringe_trace_reader_read_json (&lines->reader, lines->at, (gsize) (lines->end - lines->at), error);
  return read_lines (lines, error);
}

FringeTrace *
fringe_trace_read (const char *text, gsize length, const FringeTraceWords *words, GError **error)
{
  g_autofree char *squared = length > 0 && length <= FRINGE_TRACE_BYTES_MAX ? square_brackets (text, length) : NULL;
  g_autoptr (FringeTrace) trace = fringe_trace_new ();
  Lines lines = { .at = squared != NULL ? squared : text, .line = 1 };

  lines.end = lines.at + length;
  lines.reader = (FringeTraceReader) { .trace = trace, .rows = words->rows, .columns = words->columns };
  if (words->start != NULL)
    {
      lines.reader.has_start = TRUE;
      lines.reader.start = *words->start;
      lines.reader.rows = words->start->rows;
      lines.reader.columns = words->start->columns;
    }
  if (length > FRINGE_TRACE_BYTES_MAX)
    g_set_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_TOO_LARGE, _ ("It has more than %u bytes."),
                 FRINGE_TRACE_BYTES_MAX);
  else if (read_text (&lines, error))
    {
      if (fringe_trace_n_expansions (trace) > 0)
        return g_steal_pointer (&trace);
      g_set_error_literal (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_BAD_FILE, _ ("There is no board in it."));
    }
  return NULL;
}
