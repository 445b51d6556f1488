/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-observations.h"

#include "fringe-cli-csv-reader.h"
#include "fringe-cli-input.h"
#include "fringe-cli-words.h"

#include <glib/gi18n-lib.h>

#define BYTES_MAX (1024 * 1024)
#define COUNT_MAX G_MAXINT64

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
#define COUNT_NAMES "cost, expanded, generated, open"

typedef struct
{
  FringeCliCsvReader csv;
  const FringeCliProblemWords *words;
  GArray *columns; /* of Column: what the header says */
  GArray *observations;
} Reader;

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
  if (!fringe_cli_csv_reader_next (&reader->csv, error))
    return FALSE;
  for (guint i = 0; i < reader->csv.cells->len; i++)
    {
      const FringeCliCell *cell = g_ptr_array_index (reader->csv.cells, i);
      g_autofree char *where = fringe_cli_csv_reader_place (&reader->csv, cell);
      Column column;

      if (!find_column (cell->text->str, &column))
        return fringe_cli_fail_word (error, where, cell->text->str, "start, goal, " COUNT_NAMES);
      if (has_column (reader, column))
        return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, where,
                                _("There is a column “%s” already."), column_names[column]);
      g_array_append_val (reader->columns, column);
    }
  if (has_column (reader, COLUMN_START))
    return TRUE;
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, reader->csv.name,
                          _("The first line names the columns: “%s” and some of these: %s."), "start",
                             "goal, " COUNT_NAMES);
}

/* What is wrong with a board is told by its place in the file. */
static gboolean
read_board (const Reader *reader, const FringeCliCell *cell, int rows, int columns, FringeBoard *board, GError **error)
{
  g_autofree char *where = NULL;
  FringeBoardError problem;

  if (fringe_board_parse (cell->text->str, cell->text->len, rows, columns, board, &problem))
    return TRUE;
  where = fringe_cli_csv_reader_place (&reader->csv, cell);
  if (problem.line == 1)
    problem.column += cell->column - 1;
  if (problem.line > 0)
    problem.line += cell->line - 1;
  fringe_cli_problems_fail (where, &problem, cell->text->str, cell->text->len, error);
  return FALSE;
}

static gboolean
read_goal (const Reader *reader, const FringeCliCell *cell, FringeObservation *observation, GError **error)
{
  const FringeCliProblemWords *words = reader->words;
  FringeCliProblemWords of_size
      = { .goal = words->goal, .rows = observation->start.rows, .columns = observation->start.columns };

  if (cell == NULL || cell->text->len == 0)
    return fringe_cli_problems_read_goal (&of_size, &observation->goal, error);
  return read_board (reader, cell, of_size.rows, of_size.columns, &observation->goal, error);
}

/* Returns: (nullable): the cell under the title of @column */
static const FringeCliCell *
cell_of (const Reader *reader, Column column)
{
  for (guint i = 0; i < reader->columns->len; i++)
    if (g_array_index (reader->columns, Column, i) == column)
      return g_ptr_array_index (reader->csv.cells, i);
  return NULL;
}

static gboolean
read_counts (const Reader *reader, FringeObservation *observation, GError **error)
{
  const FringeCliCell *first = g_ptr_array_index (reader->csv.cells, 0);
  g_autofree char *where = NULL;
  gboolean is_known = FALSE;

  for (int i = 0; i < FRINGE_N_COUNT_KINDS; i++)
    {
      const FringeCliCell *cell = cell_of (reader, (Column) (COLUMN_COST + i));
      g_autofree char *at = NULL;
      guint64 count;

      observation->counts[i] = FRINGE_COUNT_UNKNOWN;
      if (cell == NULL || cell->text->len == 0)
        continue;
      at = fringe_cli_csv_reader_place (&reader->csv, cell);
      if (!fringe_cli_read_number (at, cell->text->str, 0, COUNT_MAX, &count, error))
        return FALSE;
      observation->counts[i] = (gint64) count;
      is_known = TRUE;
    }
  if (is_known)
    return TRUE;
  where = fringe_cli_csv_reader_place (&reader->csv, first);
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, where, "%s", _("Not one count of this board is given."));
}

static gboolean
check_length (const Reader *reader, GError **error)
{
  const FringeCliCell *first = g_ptr_array_index (reader->csv.cells, 0);
  g_autofree char *where = fringe_cli_csv_reader_place (&reader->csv, first);

  if (reader->csv.cells->len != reader->columns->len)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, where,
                            _("The number of cells is %u, that of columns %u; a board with commas stands in quotation "
                              "marks."),
                               reader->csv.cells->len, reader->columns->len);
  if (reader->observations->len < FRINGE_OBSERVATIONS_MAX)
    return TRUE;
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, where,
                          _("There are more than %d rows, and no more are read."), FRINGE_OBSERVATIONS_MAX);
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
  while (fringe_cli_csv_reader_next (&reader->csv, error))
    {
      if (reader->csv.cells->len > 0)
        {
          if (!add_observation (reader, error))
            return FALSE;
          continue;
        }
      if (reader->observations->len > 0)
        return TRUE;
      return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, reader->csv.name, "%s", _("There is no board in it."));
    }
  return FALSE;
}

GArray *
fringe_cli_observations_read (const char *path, const FringeCliProblemWords *words, GError **error)
{
  g_autoptr (GByteArray) bytes = fringe_cli_input_read (path, BYTES_MAX, error);
  g_autofree char *name = fringe_cli_input_name (path);
  g_autoptr (GArray) columns = g_array_new (FALSE, FALSE, sizeof (Column));
  g_autoptr (GArray) observations = g_array_new (FALSE, FALSE, sizeof (FringeObservation));
  Reader reader = { .words = words, .columns = columns, .observations = observations };
  gboolean is_read;

  if (bytes == NULL)
    return NULL;
  fringe_cli_csv_reader_init (&reader.csv, name, bytes);
  is_read = read_all (&reader, error);
  fringe_cli_csv_reader_clear (&reader.csv);
  return is_read ? g_steal_pointer (&observations) : NULL;
}
