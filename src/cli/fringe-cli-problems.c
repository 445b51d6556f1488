/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-problems.h"

#include "fringe-cli-words.h"
#include "fringe-observations.h"
#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define BOARD_BYTES_MAX (1024 * 1024)
#define BOARDS_BYTES_MAX (8 * 1024 * 1024)
#define USUAL_SIDE 3

/* These are some lines of a file; @line is the number of the first, from 1. */
typedef struct
{
  const char *text;
  gsize length;
  int line;
} Lines;

typedef struct
{
  const FringeCliProblemWords *words;
  const char *name; /* of the file */
  FringeBoard goal; /* read for the size of the last start; rows are 0 before the first */
  GArray *problems;
  GError *bad; /* (nullable): the last bad board, not told yet */
} Reader;

void
fringe_cli_problem_words_clear (FringeCliProblemWords *words)
{
  g_clear_pointer (&words->board, g_free);
  g_clear_pointer (&words->boards, g_free);
  g_clear_pointer (&words->goal, g_free);
}

static void
fail_for_size (const char *where, const char *what, gboolean lacks_size, GError **error)
{
  g_autofree char *text = fringe_sentences_join (what, lacks_size ? _ ("--size tells them, as in --size 3x4.") : "");

  fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, where, "%s", text);
}

/* Sets the error that @text, which stands at @where, is no board. */
static void
fail_board (const char *where, const FringeBoardError *problem, const char *text, gsize length, GError **error)
{
  g_autofree char *what = fringe_board_error_sentence (problem, text, length);

  fail_for_size (where, what, problem->problem == FRINGE_BOARD_NO_SQUARE, error);
}

/* All bad boards of a file are told, so that they can be mended together. */
static void
note_bad (Reader *reader, FringeBoardError problem, const Lines *lines)
{
  g_autofree char *where = g_strdup_printf ("%s:%d", reader->name, lines->line);

  if (reader->bad != NULL)
    fringe_cli_report_error (reader->bad);
  g_clear_error (&reader->bad);
  if (problem.line > 0)
    problem.line += lines->line - 1;
  fail_board (where, &problem, lines->text, lines->length, &reader->bad);
}

static gboolean
read_goal (Reader *reader, const FringeBoard *start, GError **error)
{
  const char *text = reader->words->goal;
  FringeBoardError problem;

  if (reader->goal.rows != 0 && fringe_board_same_size (&reader->goal, start))
    return TRUE;
  if (text == NULL)
    {
      reader->goal = fringe_board_standard_goal (start->rows, start->columns);
      return TRUE;
    }
  if (fringe_board_parse (text, strlen (text), start->rows, start->columns, &reader->goal, &problem))
    return TRUE;
  fail_board ("--goal", &problem, text, strlen (text), error);
  return FALSE;
}

static gboolean
add_problem (Reader *reader, const FringeBoard *start, GError **error)
{
  FringeCliProblem problem = { .start = *start };

  if (!read_goal (reader, start, error))
    return FALSE;
  problem.goal = reader->goal;
  g_array_append_val (reader->problems, problem);
  return TRUE;
}

static gboolean
parse (const Reader *reader, const Lines *lines, FringeBoard *board, FringeBoardError *problem)
{
  return fringe_board_parse (lines->text, lines->length, reader->words->rows, reader->words->columns, board, problem);
}

/* Takes the first line off @rest. */
static gboolean
take_line (Lines *rest, Lines *line)
{
  const char *end;

  if (rest->length == 0)
    return FALSE;
  end = memchr (rest->text, '\n', rest->length);
  *line = *rest;
  if (end != NULL)
    line->length = (gsize) (end - rest->text) + 1;
  rest->text += line->length;
  rest->length -= line->length;
  rest->line++;
  return TRUE;
}

static gboolean
is_empty (const Lines *line)
{
  for (gsize i = 0; i < line->length && line->text[i] != '#'; i++)
    if (!g_ascii_isspace (line->text[i]))
      return FALSE;
  return TRUE;
}

/* A line that is empty but for a comment does not part two boards. */
static gboolean
parts_boards (const Lines *line)
{
  return is_empty (line) && memchr (line->text, '#', line->length) == NULL;
}

/* Takes the next lines without an empty one between them off @rest. */
static gboolean
take_block (Lines *rest, Lines *block)
{
  Lines line;

  block->length = 0;
  while (take_line (rest, &line))
    {
      if (block->length == 0 && is_empty (&line))
        continue;
      if (parts_boards (&line))
        break;
      if (block->length == 0)
        *block = line;
      block->length = (gsize) (rest->text - block->text);
    }
  return block->length > 0;
}

static gboolean
any_line_is_board (const Reader *reader, Lines block)
{
  FringeBoardError problem;
  FringeBoard board;
  Lines line;

  while (take_line (&block, &line))
    if (parse (reader, &line, &board, &problem))
      return TRUE;
  return FALSE;
}

static gboolean
add_lines (Reader *reader, Lines block, GError **error)
{
  FringeBoardError problem;
  FringeBoard board;
  Lines line;

  while (take_line (&block, &line))
    {
      if (is_empty (&line))
        continue;
      if (!parse (reader, &line, &board, &problem))
        note_bad (reader, problem, &line);
      else if (!add_problem (reader, &board, error))
        return FALSE;
    }
  return TRUE;
}

/* Reads one board in several lines, or one to a line. Boards one to a line are never one board together, for each has a
 * blank. Where neither reading succeeds, a line that is a board tells what was meant. */
static gboolean
add_block (Reader *reader, const Lines *block, GError **error)
{
  FringeBoardError problem;
  FringeBoard board;

  if (parse (reader, block, &board, &problem))
    return add_problem (reader, &board, error);
  if (any_line_is_board (reader, *block))
    return add_lines (reader, *block, error);
  note_bad (reader, problem, block);
  return TRUE;
}

/* Returns: whether the boards that were read are to be taken: where some are bad, only if that was wanted */
static gboolean
finish_many (Reader *reader, GError **error)
{
  if (reader->bad == NULL)
    return reader->problems->len > 0
           || fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, reader->name, "%s", _ ("There is no board in it."));
  if (reader->words->keep_going && reader->problems->len > 0)
    {
      fringe_cli_report_error (reader->bad);
      return TRUE;
    }
  g_propagate_error (error, g_steal_pointer (&reader->bad));
  return FALSE;
}

static gboolean
read_many (Reader *reader, GError **error)
{
  g_autoptr (GByteArray) bytes = fringe_cli_input_read (reader->words->boards, BOARDS_BYTES_MAX, error);
  Lines rest, block;

  if (bytes == NULL)
    return FALSE;
  rest = (Lines) { (const char *) bytes->data, bytes->len, 1 };
  while (take_block (&rest, &block))
    if (!add_block (reader, &block, error))
      return FALSE;
  return finish_many (reader, error);
}

static gboolean
read_one (Reader *reader, GError **error)
{
  const char *text = reader->words->board;
  gboolean is_argument = text != NULL && !g_str_equal (text, "-");
  g_autoptr (GByteArray) bytes = NULL;
  FringeBoardError problem;
  FringeBoard board;
  Lines lines;

  if (is_argument)
    lines = (Lines) { text, strlen (text), 1 };
  else
    {
      bytes = fringe_cli_input_read ("-", BOARD_BYTES_MAX, error);
      if (bytes == NULL)
        return FALSE;
      lines = (Lines) { (const char *) bytes->data, bytes->len, 1 };
    }
  if (parse (reader, &lines, &board, &problem))
    return add_problem (reader, &board, error);
  fail_board (is_argument ? "BOARD" : reader->name, &problem, lines.text, lines.length, error);
  return FALSE;
}

gboolean
fringe_cli_problems_read_goal (const FringeCliProblemWords *words, FringeBoard *goal, GError **error)
{
  FringeBoardError problem;

  if (words->goal == NULL)
    {
      *goal = words->rows != 0 ? fringe_board_standard_goal (words->rows, words->columns)
                               : fringe_board_standard_goal (USUAL_SIDE, USUAL_SIDE);
      return TRUE;
    }
  if (fringe_board_parse (words->goal, strlen (words->goal), words->rows, words->columns, goal, &problem))
    return TRUE;
  fail_board ("--goal", &problem, words->goal, strlen (words->goal), error);
  return FALSE;
}

GArray *
fringe_cli_problems_read (const FringeCliProblemWords *words, gboolean *any_bad, GError **error)
{
  g_autofree char *name = fringe_cli_input_name (words->boards != NULL ? words->boards : "-");
  g_autoptr (GArray) problems = g_array_new (FALSE, FALSE, sizeof (FringeCliProblem));
  Reader reader = { .words = words, .name = name, .problems = problems };
  gboolean is_read = words->boards != NULL ? read_many (&reader, error) : read_one (&reader, error);

  *any_bad = reader.bad != NULL;
  g_clear_error (&reader.bad);
  return is_read ? g_steal_pointer (&problems) : NULL;
}

/* Returns: (transfer full): "boards.csv:3:12", the file as a whole, or the option that is wrong */
static char *
place (const char *path, const FringeObservationsFault *fault)
{
  g_autofree char *name = fringe_cli_input_name (path);

  if (fault->is_goal)
    return g_strdup ("--goal");
  if (fault->line == 0)
    return g_steal_pointer (&name);
  return g_strdup_printf ("%s:%d:%d", name, fault->line, fault->column);
}

static void
fail_at (const char *path, const FringeObservationsFault *fault, const GError *reason, GError **error)
{
  g_autofree char *where = place (path, fault);

  fail_for_size (where, reason->message, fault->lacks_size, error);
}

GArray *
fringe_cli_observations_read (const char *path, const FringeCliProblemWords *words, GError **error)
{
  const FringeObservationsWords beside = { .rows = words->rows, .columns = words->columns, .goal = words->goal };
  g_autoptr (GByteArray) bytes = fringe_cli_input_read (path, BOARD_BYTES_MAX, error);
  g_autoptr (GError) reason = NULL;
  FringeObservationsFault fault;
  GArray *observations;

  if (bytes == NULL)
    return NULL;
  observations = fringe_observations_read (bytes->len > 0 ? (const char *) bytes->data : "", bytes->len, &beside,
                                           &fault, &reason);
  if (observations == NULL)
    fail_at (path, &fault, reason, error);
  return observations;
}
