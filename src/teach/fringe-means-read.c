/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-csv-reader.h"
#include "fringe-means.h"
#include "fringe-escape.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define QUOTED_MAX 60 /* characters of a cell that is wrong */
#define DEPTH_MAX 200
#define MEAN_MAX 1e12
#define COLUMNS "depth, mean, standard_error"

typedef enum
{
  COLUMN_DEPTH,
  COLUMN_MEAN,
  COLUMN_STANDARD_ERROR,
  N_COLUMNS
} Column;

static const char *const column_names[N_COLUMNS] = { "depth", "mean", "standard_error" };

typedef struct
{
  FringeCsvReader csv;
  int place[N_COLUMNS]; /* of the columns; -1 of one that is missing */
  GArray *means;
  GArray *faults;
} Reader;

static void
fault_clear (gpointer data)
{
  g_free (((FringeMeansFault *) data)->sentence);
}

static void
add_fault (Reader *reader, int line, int column, char *sentence)
{
  const FringeMeansFault fault = { line, column, sentence };

  g_array_append_val (reader->faults, fault);
}

/* @cell: (nullable): none where the table is wrong as a whole */
static gboolean
fail (Reader *reader, const FringeCsvCell *cell, char *sentence)
{
  add_fault (reader, cell != NULL ? cell->line : 0, cell != NULL ? cell->column : 0, sentence);
  return FALSE;
}

static gboolean
read_cells (Reader *reader)
{
  g_autoptr (GError) error = NULL;

  if (fringe_csv_reader_next (&reader->csv, &error))
    return TRUE;
  add_fault (reader, reader->csv.wrong_line, reader->csv.wrong_column, g_strdup (error->message));
  return FALSE;
}

static gboolean
take_column (Reader *reader, int place)
{
  const FringeCsvCell *cell = g_ptr_array_index (reader->csv.cells, place);
  g_autofree char *quoted = fringe_quote (cell->text->str, QUOTED_MAX);

  for (int i = 0; i < N_COLUMNS; i++)
    if (g_str_equal (cell->text->str, column_names[i]) && reader->place[i] < 0)
      {
        reader->place[i] = place;
        return TRUE;
      }
  return fail (reader, cell, g_strdup_printf (_ ("“%s” is none of these: %s."), quoted, COLUMNS));
}

static gboolean
read_header (Reader *reader)
{
  if (!read_cells (reader))
    return FALSE;
  for (int i = 0; i < N_COLUMNS; i++)
    reader->place[i] = -1;
  for (guint i = 0; i < reader->csv.cells->len; i++)
    if (!take_column (reader, (int) i))
      return FALSE;
  if (reader->place[COLUMN_DEPTH] >= 0 && reader->place[COLUMN_MEAN] >= 0)
    return TRUE;
  return fail (reader, NULL,
               g_strdup (_ ("The first line must name the columns: “depth” and “mean”, and perhaps "
                            "“standard_error”.")));
}

static gboolean
parse (const char *text, double least, double most, double *number)
{
  char *end;

  if (strspn (text, "0123456789.eE+-") != strlen (text))
    return FALSE;
  *number = g_ascii_strtod (text, &end);
  return end != text && *end == '\0' && *number >= least && *number <= most;
}

/* Reads the number of a column. A standard error that is not printed is NAN. */
static gboolean
read_number (Reader *reader, Column column, double least, double most, double *number)
{
  const FringeCsvCell *cell = NULL;
  g_autofree char *quoted = NULL;

  *number = NAN;
  if (reader->place[column] >= 0 && (guint) reader->place[column] < reader->csv.cells->len)
    cell = g_ptr_array_index (reader->csv.cells, reader->place[column]);
  if (column == COLUMN_STANDARD_ERROR && (cell == NULL || cell->text->len == 0))
    return TRUE;
  if (cell != NULL && parse (cell->text->str, least, most, number))
    return TRUE;
  if (cell == NULL)
    cell = g_ptr_array_index (reader->csv.cells, 0);
  quoted = fringe_quote (cell->text->str, QUOTED_MAX);
  return fail (reader, cell,
               /* Translators: what stands in a cell, and the name of its column */
               g_strdup_printf (_ ("“%s” is not a number that can stand in the column “%s”."), quoted,
                                column_names[column]));
}

static int
compare_depths (gconstpointer a, gconstpointer b)
{
  return (int) ((const FringeMean *) a)->depth - (int) ((const FringeMean *) b)->depth;
}

static gboolean
read_mean (Reader *reader)
{
  const FringeCsvCell *first = g_ptr_array_index (reader->csv.cells, 0);
  FringeMean mean;
  double depth;

  if (reader->means->len == FRINGE_MEANS_MAX)
    return fail (reader, first, g_strdup_printf (_ ("There are more than %d means."), FRINGE_MEANS_MAX));
  if (!read_number (reader, COLUMN_DEPTH, 1, DEPTH_MAX, &depth)
      || !read_number (reader, COLUMN_MEAN, 0, MEAN_MAX, &mean.mean)
      || !read_number (reader, COLUMN_STANDARD_ERROR, 0, MEAN_MAX, &mean.standard_error))
    return FALSE;
  mean.depth = (guint) depth;
  if (depth != mean.depth)
    return fail (reader, first, g_strdup (_ ("A depth is a whole number.")));
  for (guint i = 0; i < reader->means->len; i++)
    if (g_array_index (reader->means, FringeMean, i).depth == mean.depth)
      return fail (reader, first, g_strdup_printf (_ ("The depth %u is there twice."), mean.depth));
  g_array_append_val (reader->means, mean);
  return TRUE;
}

/* Reads on behind a line that is wrong, but behind so many that there must be another reason. */
static void
read_table (Reader *reader)
{
  if (!read_header (reader))
    return;
  while (reader->faults->len < FRINGE_MEANS_FAULTS_MAX && read_cells (reader) && reader->csv.cells->len > 0)
    read_mean (reader);
  g_array_sort (reader->means, compare_depths);
  if (reader->means->len == 0 && reader->faults->len == 0)
    fail (reader, NULL, g_strdup (_ ("The table has no means.")));
}

GArray *
fringe_means_read (const char *text, gsize length, GArray **faults)
{
  Reader reader = { .means = g_array_new (FALSE, FALSE, sizeof (FringeMean)),
                    .faults = g_array_new (FALSE, FALSE, sizeof (FringeMeansFault)) };

  g_array_set_clear_func (reader.faults, fault_clear);
  fringe_csv_reader_init (&reader.csv, text, length);
  read_table (&reader);
  fringe_csv_reader_clear (&reader.csv);
  if (reader.faults->len > 0)
    g_clear_pointer (&reader.means, g_array_unref);
  *faults = reader.faults;
  return reader.means;
}
