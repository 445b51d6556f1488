/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-observations.h"

#include "test-boards.h"
#include "test-texts.h"

#include <string.h>

#define COLUMNS_MAX 6

/* A table at random that is right but for one character of a board. */
typedef struct
{
  GString *text;
  int n_columns;
  const char *columns[COLUMNS_MAX];
  gsize cell;  /* where the board begins that is wrong, after its quotation mark */
  gsize wrong; /* where its wrong character stands */
} Table;

static void
table_clear (Table *table)
{
  g_string_free (table->text, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

static gboolean
is_board (const char *column)
{
  return g_str_equal (column, "start") || g_str_equal (column, "goal");
}

static void
append_header (Table *table)
{
  static const char *const names[COLUMNS_MAX] = { "start", "cost", "goal", "expanded", "generated", "open" };
  int n = 2 + test_random (COLUMNS_MAX - 1);

  table->n_columns = n;
  for (int i = 0; i < n; i++)
    table->columns[i] = names[i];
  for (int i = n - 1; i > 0; i--)
    {
      int other = test_random (i + 1);
      const char *column = table->columns[i];

      table->columns[i] = table->columns[other];
      table->columns[other] = column;
    }
  for (int i = 0; i < n; i++)
    g_string_append_printf (table->text, "%s%s", i > 0 ? "," : "", table->columns[i]);
  g_string_append_c (table->text, '\n');
}

/* With commas or on lines it stands in quotation marks; the comment is of characters that have two bytes. */
static void
append_board (Table *table, gboolean is_wrong)
{
  static const char *const between[] = { " ", ",", "\n", "  ", " #äöü\n" };
  const char *separator = between[test_random (G_N_ELEMENTS (between))];
  gboolean is_quoted = !g_str_equal (separator, " ");
  FringeBoard board = test_board_random (3, 3);
  int wrong = is_wrong ? test_random (9) : -1;

  if (is_quoted)
    g_string_append_c (table->text, '"');
  if (is_wrong)
    table->cell = table->text->len;
  for (int cell = 0; cell < 9; cell++)
    {
      if (cell > 0)
        g_string_append (table->text, cell % 3 == 0 || *separator == ',' ? separator : " ");
      if (cell == wrong)
        table->wrong = table->text->len;
      g_string_append_c (table->text, cell == wrong ? 'x' : (char) ('0' + board.cells[cell]));
    }
  if (is_quoted)
    g_string_append_c (table->text, '"');
}

static Table
table_random (void)
{
  /* A byte order mark is no character of the first line. */
  Table table = { .text = g_string_new (test_random (2) ? "\xef\xbb\xbf" : "") };
  int n_rows = 1 + test_random (4), wrong_row = test_random (n_rows);
  const char *wrong_column;

  append_header (&table);
  do
    wrong_column = table.columns[test_random (table.n_columns)];
  while (!is_board (wrong_column));
  for (int row = 0; row < n_rows; row++)
    {
      for (int i = 0; i < table.n_columns; i++)
        {
          g_string_append_printf (table.text, "%s%*s", i > 0 ? "," : "", test_random (3), "");
          if (is_board (table.columns[i]))
            append_board (&table, row == wrong_row && table.columns[i] == wrong_column);
          else
            g_string_append_printf (table.text, "%d", test_random (1000));
        }
      g_string_append_c (table.text, '\n');
      if (row == wrong_row)
        break;
    }
  return table;
}

/* A line and a column from 1, in characters. */
static void
find_place (const char *text, gsize offset, int *line, int *column)
{
  const char *begin = text;

  *line = 1;
  for (gsize i = 0; i < offset; i++)
    if (text[i] == '\n')
      {
        ++*line;
        begin = text + i + 1;
      }
  *column = (int) g_utf8_strlen (begin, text + offset - begin) + 1;
}

/* As if the table had no other cells: the sentence counts lines and columns in the whole of it. */
static void
test_place (void)
{
  for (int i = 0; i < 3000; i++)
    {
      g_auto (Table) table = table_random ();
      FringeObservationsWords words = { 3, 3, NULL };
      FringeObservationsFault fault = { 0 };
      g_autoptr (GError) error = NULL;
      g_autofree char *place = NULL;
      int line, column;

      g_test_message ("%s", table.text->str);
      g_assert_null (fringe_observations_read (table.text->str, table.text->len, &words, &fault, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
      g_assert_true (fault.is_said);
      find_place (table.text->str, table.wrong, &line, &column);
      place = g_strdup_printf ("Line %d, column %d: “x”", line, column);
      if (!g_str_has_prefix (error->message, place))
        g_assert_cmpstr (error->message, ==, place);
      find_place (table.text->str, table.cell, &line, &column);
      g_assert_cmpint (fault.line, ==, line);
      g_assert_cmpint (fault.column, ==, column);
    }
}

/* So many cells are read and counted, and no more. */
static void
test_cells (void)
{
  FringeObservationsWords words = { 0 };

  for (gsize n_commas = 250; n_commas < 300; n_commas++)
    {
      g_autofree char *commas = g_strnfill (n_commas, ','), *text = g_strconcat ("start,cost\n", commas, "\n", NULL);
      g_autofree char *counted = g_strdup_printf ("The number of cells is %" G_GSIZE_FORMAT ",", n_commas + 1);
      FringeObservationsFault fault = { 0 };
      g_autoptr (GError) error = NULL;

      g_assert_null (fringe_observations_read (text, strlen (text), &words, &fault, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
      g_assert_cmpint (g_str_has_prefix (error->message, counted), ==, n_commas + 1 <= 256);
      g_assert_cmpint (fault.line, ==, 2);
      g_assert_cmpint (fault.column, ==, n_commas + 1 <= 256 ? 1 : 257);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/observations/what-is-wrong-with-a-board-is-told-by-its-place-in-the-table", test_place);
  g_test_add_func ("/observations/a-row-has-no-more-than-256-cells", test_cells);
  return g_test_run ();
}
