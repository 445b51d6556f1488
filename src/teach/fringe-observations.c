/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-observations.h"

#include "fringe-csv-reader.h"
#include "fringe-escape.h"
#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef enum
{
  COLUMN_START,
  COLUMN_GOAL,
  COLUMN_COST, /* the counts are in the order of FringeCountKind */
  COLUMN_EXPANDED,
  COLUMN_GENERATED,
  COLUMN_OPEN,
  N_COLUMNS
} Column;

static const char *const column_names[N_COLUMNS] = { "start", "goal", "cost", "expanded", "generated", "open" };
#define QUOTED_MAX 60 /* characters of a cell that is wrong */
#define COUNT_NAMES "cost, expanded, generated, open"

typedef struct
{
  FringeCsvReader csv;
  const FringeObservationsWords *words;
  GArray *columns; /* of Column: what the header says */
  GArray *observations;
  FringeObservationsFault *fault;
} Reader;

/* Sets an error at @cell, and is FALSE. */
#define FAIL(reader, cell, error, ...)                                                                                 \
  (fault_at ((reader), (cell)), g_set_error ((error), G_IO_ERROR, G_IO_ERROR_INVALID_DATA, __VA_ARGS__), FALSE)

/* Remembers where the table is wrong. @cell: (nullable): none where it is wrong as a whole */
static void
fault_at (const Reader *reader, const FringeCsvCell *cell)
{
  *reader->fault
      = (FringeObservationsFault) { .line = cell != NULL ? cell->line : 0, .column = cell != NULL ? cell->column : 0 };
}

static gboolean
next_record (Reader *reader, GError **error)
{
  if (fringe_csv_reader_next (&reader->csv, error))
    return TRUE;
  *reader->fault = (FringeObservationsFault) { .line = reader->csv.wrong_line, .column = reader->csv.wrong_column };
  return FALSE;
}

static gboolean
find_column (const char *name, Column *column)
{
  for (int i = 0; i < N_COLUMNS; i++)
    if (g_str_equal (name, column_names[i]))
      {
        *column = (Column) i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
has_column (const Reader *reader, Column column)
{
  for (guint i = 0; i < reader->columns->len; i++)
    if (g_array_index (reader->columns, Column, i) == column)
      return TRUE;
  return FALSE;
}

static gboolean
read_header (Reader *reader, GError **error)
{
  if (!next_record (reader, error))
    return FALSE;
  for (guint i = 0; i < reader->csv.cells->len; i++)
    {
      const FringeCsvCell *cell = g_ptr_array_index (reader->csv.cells, i);
      Column column;

      if (!find_column (cell->text->str, &column))
        {
          g_autofree char *quoted = fringe_quote (cell->text->str, QUOTED_MAX);

          return FAIL (reader, cell, error,
                       /* Translators: a word that was typed, and a list of those that are known. */
                       _ ("“%s” is none of these: %s."), quoted, "start, goal, " COUNT_NAMES);
        }
      if (has_column (reader, column))
        return FAIL (reader, cell, error, _ ("There is a column “%s” already."), column_names[column]);
      g_array_append_val (reader->columns, column);
    }
  if (has_column (reader, COLUMN_START))
    return TRUE;
  return FAIL (reader, NULL, error, _ ("The first line must name the columns: “%s” and some of these: %s."), "start",
               "goal, " COUNT_NAMES);
}

static gboolean
fail_board (const Reader *reader, const FringeBoardError *problem, const char *text, gsize length, GError **error)
{
  g_autofree char *sentence = fringe_board_error_sentence (problem, text, length);

  reader->fault->is_said = problem->line > 0;
  reader->fault->lacks_size = problem->problem == FRINGE_BOARD_NO_SQUARE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, sentence);
  return FALSE;
}

/* The parser counts places from the beginning of the cell; they are told as places in the table. */
static gboolean
read_board (const Reader *reader, const FringeCsvCell *cell, int rows, int columns, FringeBoard *board, GError **error)
{
  FringeBoardError problem;

  if (fringe_board_parse (cell->text->str, cell->text->len, rows, columns, board, &problem))
    return TRUE;
  if (problem.line == 1)
    problem.column += cell->column - 1;
  if (problem.line > 0)
    problem.line += cell->line - 1;
  fault_at (reader, cell);
  return fail_board (reader, &problem, cell->text->str, cell->text->len, error);
}

/* Reads the goal that stands for an empty cell. */
static gboolean
read_usual_goal (const Reader *reader, FringeObservation *observation, GError **error)
{
  const char *text = reader->words->goal;
  const FringeBoard *start = &observation->start;
  FringeBoardError problem;

  if (text == NULL)
    observation->goal = fringe_board_standard_goal (start->rows, start->columns);
  else if (!fringe_board_parse (text, strlen (text), start->rows, start->columns, &observation->goal, &problem))
    {
      *reader->fault = (FringeObservationsFault) { .is_goal = TRUE };
      return fail_board (reader, &problem, text, strlen (text), error);
    }
  return TRUE;
}

static gboolean
read_goal (const Reader *reader, const FringeCsvCell *cell, FringeObservation *observation, GError **error)
{
  if (cell == NULL || cell->text->len == 0)
    return read_usual_goal (reader, observation, error);
  return read_board (reader, cell, observation->start.rows, observation->start.columns, &observation->goal, error);
}

/* Returns: (nullable): the cell under the title of @column */
static const FringeCsvCell *
cell_of (const Reader *reader, Column column)
{
  for (guint i = 0; i < reader->columns->len; i++)
    if (g_array_index (reader->columns, Column, i) == column)
      return g_ptr_array_index (reader->csv.cells, i);
  return NULL;
}

gboolean
fringe_count_parse (const char *text, gint64 *count, GError **error)
{
  g_autofree char *most = g_strdup_printf ("%" G_GINT64_FORMAT, G_MAXINT64);
  g_autofree char *quoted = NULL;
  guint64 value;

  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXINT64, &value, NULL))
    {
      *count = (gint64) value;
      return TRUE;
    }
  quoted = fringe_quote (text, QUOTED_MAX);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _ ("“%s” is not a whole number from %s to %s."), quoted, "0",
               most);
  return FALSE;
}

static gboolean
read_counts (const Reader *reader, FringeObservation *observation, GError **error)
{
  gboolean is_known = FALSE;

  for (int i = 0; i < FRINGE_N_COUNT_KINDS; i++)
    {
      const FringeCsvCell *cell = cell_of (reader, (Column) (COLUMN_COST + i));

      observation->counts[i] = FRINGE_COUNT_UNKNOWN;
      if (cell == NULL || cell->text->len == 0)
        continue;
      if (!fringe_count_parse (cell->text->str, &observation->counts[i], error))
        {
          fault_at (reader, cell);
          return FALSE;
        }
      is_known = TRUE;
    }
  return is_known
         || FAIL (reader, g_ptr_array_index (reader->csv.cells, 0), error, "%s", _ ("This board has no count."));
}

static gboolean
check_length (const Reader *reader, GError **error)
{
  const FringeCsvCell *first = g_ptr_array_index (reader->csv.cells, 0);

  if (reader->csv.cells->len != reader->columns->len)
    return FAIL (
        reader, first, error,
        _ ("The number of cells is %u, but the number of columns is %u. A board with commas needs quotation marks."),
        reader->csv.cells->len, reader->columns->len);
  return reader->observations->len < FRINGE_OBSERVATIONS_MAX
         || FAIL (reader, first, error, _ ("There are more than %d rows. The others are not read."),
                  FRINGE_OBSERVATIONS_MAX);
}

static gboolean
add_observation (Reader *reader, GError **error)
{
  FringeObservation observation;

  if (!check_length (reader, error)
      || !read_board (reader, cell_of (reader, COLUMN_START), reader->words->rows, reader->words->columns,
                      &observation.start, error)
      || !read_goal (reader, cell_of (reader, COLUMN_GOAL), &observation, error)
      || !read_counts (reader, &observation, error))
    return FALSE;
  g_array_append_val (reader->observations, observation);
  return TRUE;
}

static gboolean
read_all (Reader *reader, GError **error)
{
  if (!read_header (reader, error))
    return FALSE;
  while (next_record (reader, error))
    {
      if (reader->csv.cells->len > 0)
        {
          if (!add_observation (reader, error))
            return FALSE;
          continue;
        }
      return reader->observations->len > 0 || FAIL (reader, NULL, error, "%s", _ ("There is no board in it."));
    }
  return FALSE;
}

GArray *
fringe_observations_read (const char *text,
                          gsize length,
                          const FringeObservationsWords *words,
                          FringeObservationsFault *fault,
                          GError **error)
{
  g_autoptr (GArray) columns = g_array_new (FALSE, FALSE, sizeof (Column));
  g_autoptr (GArray) observations = g_array_new (FALSE, FALSE, sizeof (FringeObservation));
  Reader reader = { .words = words, .columns = columns, .observations = observations, .fault = fault };
  gboolean is_read;

  fringe_csv_reader_init (&reader.csv, text, length);
  is_read = read_all (&reader, error);
  fringe_csv_reader_clear (&reader.csv);
  return is_read ? g_steal_pointer (&observations) : NULL;
}
