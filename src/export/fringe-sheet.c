/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sheet-private.h"

#include "fringe-text-output.h"

#include <string.h>

static const char *const endings[FRINGE_N_SHEET_FORMATS] = {
  [FRINGE_SHEET_TEXT] = "txt",
  [FRINGE_SHEET_CSV] = "csv",
  [FRINGE_SHEET_LATEX] = "tex",
  [FRINGE_SHEET_HTML] = "html",
};

const char *
fringe_sheet_format_ending (FringeSheetFormat format)
{
  return endings[format];
}

gboolean
fringe_sheet_format_from_file_name (const char *file_name, FringeSheetFormat *format)
{
  const char *point = strrchr (file_name, '.');

  for (int i = 0; point != NULL && i < FRINGE_N_SHEET_FORMATS; i++)
    if (g_ascii_strcasecmp (endings[i], point + 1) == 0)
      {
        *format = (FringeSheetFormat) i;
        return TRUE;
      }
  return FALSE;
}

static void
clear_column (gpointer data)
{
  FringeSheetColumn *column = data;

  g_free (column->name);
  g_free (column->title);
}

static void
clear_cell (gpointer data)
{
  FringeCell *cell = data;

  g_free (cell->text);
  g_free (cell->board);
}

FringeSheet *
fringe_sheet_new (const char *title)
{
  FringeSheet *sheet = g_new0 (FringeSheet, 1);

  sheet->title = g_strdup (title);
  sheet->notes = g_ptr_array_new_with_free_func (g_free);
  sheet->columns = g_array_new (FALSE, FALSE, sizeof (FringeSheetColumn));
  sheet->cells = g_array_new (FALSE, FALSE, sizeof (FringeCell));
  g_array_set_clear_func (sheet->columns, clear_column);
  g_array_set_clear_func (sheet->cells, clear_cell);
  return sheet;
}

void
fringe_sheet_free (FringeSheet *sheet)
{
  g_free (sheet->title);
  g_free (sheet->given_title);
  g_free (sheet->caption);
  g_free (sheet->name_line);
  g_ptr_array_unref (sheet->notes);
  g_free (sheet->picture);
  g_array_unref (sheet->columns);
  g_array_unref (sheet->cells);
  g_free (sheet);
}

/* Returns: (transfer full) (nullable): a copy, or %NULL where the text is empty */
static char *
copy_words (const char *words)
{
  return words != NULL && words[0] != '\0' ? g_strdup (words) : NULL;
}

void
fringe_sheet_set_words (FringeSheet *sheet, const char *title, const char *caption)
{
  sheet->given_title = copy_words (title);
  sheet->caption = copy_words (caption);
}

void
fringe_sheet_set_name_line (FringeSheet *sheet, const char *line)
{
  g_free (sheet->name_line);
  sheet->name_line = g_strdup (line);
}

void
fringe_sheet_make_part (FringeSheet *sheet)
{
  sheet->is_part = TRUE;
}

void
fringe_sheet_add_note (FringeSheet *sheet, const char *note)
{
  g_ptr_array_add (sheet->notes, g_strdup (note));
}

void
fringe_sheet_take_picture (FringeSheet *sheet, char *picture)
{
  g_free (sheet->picture);
  sheet->picture = picture;
}

void
fringe_sheet_add_column (FringeSheet *sheet, const char *name, const char *title, FringeSheetColumnKind kind)
{
  FringeSheetColumn column = { g_strdup (name), g_strdup (title), kind };

  g_array_append_val (sheet->columns, column);
}

static void
add_cell (FringeSheet *sheet, FringeCell cell)
{
  g_array_append_val (sheet->cells, cell);
}

void
fringe_sheet_add_text (FringeSheet *sheet, const char *text)
{
  add_cell (sheet, (FringeCell) { FRINGE_CELL_TEXT, g_strdup (text), NULL });
}

void
fringe_sheet_add_number (FringeSheet *sheet, double number)
{
  g_autoptr (GString) text = g_string_new (NULL);

  fringe_append_double (text, number);
  fringe_sheet_add_text (sheet, text->str);
}

void
fringe_sheet_add_board (FringeSheet *sheet, const FringeBoard *board)
{
  add_cell (sheet, (FringeCell) { FRINGE_CELL_BOARD, NULL, g_memdup2 (board, sizeof *board) });
}

void
fringe_sheet_add_dash (FringeSheet *sheet)
{
  add_cell (sheet, (FringeCell) { FRINGE_CELL_DASH, NULL, NULL });
}

void
fringe_sheet_add_answer (FringeSheet *sheet, const char *answer)
{
  add_cell (sheet, (FringeCell) { FRINGE_CELL_ANSWER, g_strdup (answer), NULL });
}

guint
fringe_sheet_n_rows (const FringeSheet *sheet)
{
  return sheet->columns->len > 0 ? sheet->cells->len / sheet->columns->len : 0;
}

char *
fringe_sheet_print (const FringeSheet *sheet, FringeSheetFormat format)
{
  static void (*const printers[FRINGE_N_SHEET_FORMATS]) (const FringeSheet *sheet, GString *text) = {
    [FRINGE_SHEET_TEXT] = fringe_sheet_print_text,
    [FRINGE_SHEET_CSV] = fringe_sheet_print_csv,
    [FRINGE_SHEET_LATEX] = fringe_sheet_print_latex,
    [FRINGE_SHEET_HTML] = fringe_sheet_print_html,
  };
  GString *text = g_string_new (NULL);

  printers[format](sheet, text);
  return g_string_free (text, FALSE);
}
