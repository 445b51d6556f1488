/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sheet-private.h"

#include "fringe-board-text.h"
#include "fringe-escape.h"

#include <string.h>

#define GAP 2
#define DASH "–"
#define BLANK "____"

/* The rows of a board in one line: "1 2 3 / 4 5 6 / 7 8 _". */
static char *
print_board (const FringeBoard *board)
{
  GString *text = g_string_new (NULL);

  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    {
      if (cell > 0)
        g_string_append (text, cell % board->columns == 0 ? " / " : " ");
      if (board->cells[cell] > 0)
        g_string_append_printf (text, "%d", board->cells[cell]);
      else
        g_string_append_c (text, '_');
    }
  return g_string_free (text, FALSE);
}

static char *
print_cell (const FringeCell *cell)
{
  switch (cell->kind)
    {
    case FRINGE_CELL_BOARD:
      return print_board (cell->board);
    case FRINGE_CELL_DASH:
      return g_strdup (DASH);
    case FRINGE_CELL_ANSWER:
      return g_strdup (cell->text != NULL ? cell->text : BLANK);
    case FRINGE_CELL_TEXT:
    default:
      return g_strdup (cell->text);
    }
}

static guint
width_of (const char *text)
{
  guint n = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);

      n += g_unichar_iszerowidth (c) ? 0 : g_unichar_iswide (c) ? 2 : 1;
    }
  return n;
}

static guint
widest (const FringeSheet *sheet, guint column)
{
  guint width = width_of (fringe_sheet_column (sheet, column)->title);

  /* With its answers a sheet is as wide as with blanks. */
  if (fringe_sheet_n_rows (sheet) > 0 && fringe_sheet_cell (sheet, 0, column)->kind == FRINGE_CELL_ANSWER)
    width = MAX (width, strlen (BLANK));
  for (guint row = 0; row < fringe_sheet_n_rows (sheet); row++)
    {
      g_autofree char *text = print_cell (fringe_sheet_cell (sheet, row, column));

      width = MAX (width, width_of (text));
    }
  return width;
}

/* No line ends in spaces. */
static void
append_cell (GString *line, const FringeSheet *sheet, guint column, const char *text, guint width)
{
  int padding = (int) (width - width_of (text));
  gboolean is_number = fringe_sheet_column (sheet, column)->kind == FRINGE_SHEET_COLUMN_NUMBER;

  if (column > 0)
    g_string_append_printf (line, "%*s", GAP, "");
  if (is_number)
    g_string_append_printf (line, "%*s", padding, "");
  g_string_append (line, text);
  if (!is_number && column + 1 < sheet->columns->len)
    g_string_append_printf (line, "%*s", padding, "");
}

static void
append_words (GString *text, const char *words, const char *end)
{
  g_autofree char *cleaned = fringe_escape_clean (words);

  g_string_append_printf (text, "%s%s", cleaned, end);
}

void
fringe_sheet_print_text (const FringeSheet *sheet, GString *text)
{
  g_autofree guint *widths = g_new (guint, sheet->columns->len);

  for (guint column = 0; column < sheet->columns->len; column++)
    widths[column] = widest (sheet, column);
  append_words (text, fringe_sheet_title (sheet), "\n\n");
  for (guint i = 0; i < sheet->notes->len; i++)
    g_string_append_printf (text, "%s\n%s", (char *) g_ptr_array_index (sheet->notes, i),
                            i + 1 == sheet->notes->len ? "\n" : "");
  for (guint column = 0; column < sheet->columns->len; column++)
    append_cell (text, sheet, column, fringe_sheet_column (sheet, column)->title, widths[column]);
  g_string_append_c (text, '\n');
  for (guint row = 0; row < fringe_sheet_n_rows (sheet); row++)
    {
      for (guint column = 0; column < sheet->columns->len; column++)
        {
          g_autofree char *cell = print_cell (fringe_sheet_cell (sheet, row, column));

          append_cell (text, sheet, column, cell, widths[column]);
        }
      while (text->str[text->len - 1] == ' ')
        g_string_truncate (text, text->len - 1);
      g_string_append_c (text, '\n');
    }
  if (sheet->caption != NULL)
    {
      g_string_append_c (text, '\n');
      append_words (text, sheet->caption, "\n");
    }
}

/* In columns behind the others, in the first row alone. */
static void
append_csv_words (GString *line, const FringeSheet *sheet, gboolean is_head, gboolean is_first)
{
  const char *const words[] = { sheet->given_title, sheet->caption }, *const names[] = { "title", "caption" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (words[i] != NULL)
      {
        g_string_append_c (line, ',');
        fringe_escape_csv (line, is_head ? names[i] : is_first ? words[i] : "");
      }
  g_string_append_c (line, '\n');
}

static void
append_csv_cell (GString *line, const FringeCell *cell)
{
  char board[FRINGE_BOARD_TEXT_MAX];

  if (cell->text != NULL && !g_str_equal (cell->text, DASH))
    fringe_escape_csv (line, cell->text);
  else if (cell->kind == FRINGE_CELL_BOARD)
    {
      fringe_board_print (cell->board, board);
      g_string_append (line, board);
    }
}

void
fringe_sheet_print_csv (const FringeSheet *sheet, GString *text)
{
  guint n = sheet->columns->len;

  for (guint column = 0; column < n; column++)
    g_string_append_printf (text, column > 0 ? ",%s" : "%s", fringe_sheet_column (sheet, column)->name);
  append_csv_words (text, sheet, TRUE, FALSE);
  for (guint row = 0; row < fringe_sheet_n_rows (sheet); row++)
    {
      for (guint column = 0; column < n; column++)
        {
          g_string_append (text, column > 0 ? "," : "");
          append_csv_cell (text, fringe_sheet_cell (sheet, row, column));
        }
      append_csv_words (text, sheet, FALSE, row == 0);
    }
}
