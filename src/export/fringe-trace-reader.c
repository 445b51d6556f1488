/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-trace-reader.h"

#include "fringe-escape.h"
#include "fringe-export-error.h"
#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define QUOTED_MAX 16
#define WORD_MAX 5 /* letters of a move */

FringeExpansionSeen
fringe_expansion_seen_new (guint line)
{
  return (FringeExpansionSeen) { line, { NAN, NAN, NAN } };
}

static gboolean fail_at (guint line, guint column, GError **error, const char *format, ...) G_GNUC_PRINTF (4, 5);

/* Sets an error at a place of the text. Returns: FALSE */
static gboolean
fail_at (guint line, guint column, GError **error, const char *format, ...)
{
  g_autofree char *sentence = NULL;
  va_list arguments;

  va_start (arguments, format);
  sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_BAD_FILE, _ ("Line %u, column %u: %s"), line, column,
               sentence);
  return FALSE;
}

/* Boards. */

gboolean
fringe_trace_reader_parse (const FringeTraceReader *reader,
                           const FringeTracePart *part,
                           FringeBoard *board,
                           FringeBoardError *problem)
{
  return fringe_board_parse (part->text, part->length, reader->rows, reader->columns, board, problem);
}

/* The sentence itself says where, or else it is of the part as a whole. */
gboolean
fringe_trace_reader_fail_board (const FringeTracePart *part, FringeBoardError problem, GError **error)
{
  g_autofree char *sentence = NULL;
  gboolean is_placed = problem.line > 0;

  if (problem.line == 1)
    problem.column += (int) part->column - 1;
  if (is_placed)
    problem.line += (int) part->line - 1;
  sentence = fringe_board_error_sentence (&problem, part->text, part->length);
  if (is_placed)
    g_set_error_literal (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_BAD_FILE, sentence);
  else
    fail_at (part->line, part->column, error, "%s", sentence);
  return FALSE;
}

gboolean
fringe_trace_reader_add (FringeTraceReader *reader,
                         const FringeBoard *board,
                         const FringeExpansionSeen *seen,
                         GError **error)
{
  if (fringe_trace_n_expansions (reader->trace) == FRINGE_TRACE_EXPANSIONS_MAX)
    return fail_at (seen->line, 1, error, _ ("There are more than %u expansions."), FRINGE_TRACE_EXPANSIONS_MAX);
  reader->rows = board->rows;
  reader->columns = board->columns;
  if (!reader->has_start)
    reader->start = *board;
  reader->has_start = TRUE;
  return fringe_trace_add (reader->trace, board, seen);
}

/* Moves. */

static gboolean
is_separator (char c)
{
  return g_ascii_isspace (c) || (c != '\0' && strchr (",[]'\"-", c) != NULL);
}

gboolean
fringe_trace_part_is_moves (const FringeTracePart *part)
{
  for (gsize i = 0; i < part->length && part->text[i] != '#'; i++)
    if (!is_separator (part->text[i]))
      return g_ascii_isalpha (part->text[i]);
  return TRUE;
}

static gboolean
find_move (char letter, FringeMove *move)
{
  static const char letters[] = "UDLR";
  static const FringeMove moves[] = { FRINGE_MOVE_UP, FRINGE_MOVE_DOWN, FRINGE_MOVE_LEFT, FRINGE_MOVE_RIGHT };
  const char *at = strchr (letters, g_ascii_toupper (letter));

  if (letter == '\0' || at == NULL)
    return FALSE;
  *move = moves[at - letters];
  return TRUE;
}

static gboolean
is_word (const char *text, gsize length)
{
  static const char *const words[] = { "up", "down", "left", "right" };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (strlen (words[i]) == length && g_ascii_strncasecmp (words[i], text, length) == 0)
      return TRUE;
  return FALSE;
}

/* Returns: (transfer full): the word that stands at @at, and its column */
static char *
quote_at (const FringeTracePart *part, gsize at, guint *column)
{
  g_autofree char *rest = g_strndup (part->text + at, MIN (part->length - at, 4 * QUOTED_MAX));

  *column = part->column;
  for (gsize i = 0; i < at; i++)
    *column += ((guchar) part->text[i] & 0xc0) != 0x80;
  rest[strcspn (rest, " ,]\r\n")] = '\0';
  return fringe_quote (rest, QUOTED_MAX);
}

/* Makes the move that stands at @at. */
static gboolean
make_move (const FringeTracePart *part, gsize at, FringeBoard *board, GError **error)
{
  g_autofree char *quoted = NULL;
  FringeMove move;
  guint column;

  if (find_move (part->text[at], &move) && fringe_board_move (board, move))
    return TRUE;
  quoted = quote_at (part, at, &column);
  if (!find_move (part->text[at], &move))
    /* Translators: what stands there. So the next one too. */
    return fail_at (part->line, column, error, _ ("“%s” is neither a board nor a move."), quoted);
  return fail_at (part->line, column, error, _ ("“%s” leads off the board."), quoted);
}

/* Returns: the letters of the move at @at: one, or a word */
static gsize
move_length (const FringeTracePart *part, gsize at)
{
  gsize n = 0;

  while (at + n < part->length && n <= WORD_MAX && g_ascii_isalpha (part->text[at + n]))
    n++;
  return is_word (part->text + at, n) ? n : 1;
}

gboolean
fringe_trace_reader_add_moves (FringeTraceReader *reader,
                               const FringeTracePart *part,
                               const FringeExpansionSeen *seen,
                               GError **error)
{
  FringeBoard board = reader->start;
  gsize n;

  if (!reader->has_start)
    return fail_at (part->line, part->column, error, "%s",
                    _ ("Moves lead from a start, and no board stands before them."));
  for (gsize i = 0; i < part->length && part->text[i] != '#'; i += n)
    {
      gboolean is_move = !is_separator (part->text[i]);

      n = is_move ? move_length (part, i) : 1;
      if (is_move && !make_move (part, i, &board, error))
        return FALSE;
    }
  return fringe_trace_reader_add (reader, &board, seen, error);
}

gboolean
fringe_trace_reader_add_part (FringeTraceReader *reader,
                              const FringeTracePart *part,
                              const FringeExpansionSeen *seen,
                              GError **error)
{
  FringeBoardError problem;
  FringeBoard board;

  if (fringe_trace_part_is_moves (part))
    return fringe_trace_reader_add_moves (reader, part, seen, error);
  if (fringe_trace_reader_parse (reader, part, &board, &problem))
    return fringe_trace_reader_add (reader, &board, seen, error);
  return fringe_trace_reader_fail_board (part, problem, error);
}
