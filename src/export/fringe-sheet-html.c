/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sheet-private.h"

#include "fringe-escape.h"

#include <string.h>

static void
append_board (GString *text, const FringeBoard *board)
{
  g_string_append (text, "<table class=\"board\">");
  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    {
      if (cell % board->columns == 0)
        g_string_append (text, "<tr>");
      if (board->cells[cell] > 0)
        g_string_append_printf (text, "<td>%d</td>", board->cells[cell]);
      else
        g_string_append (text, "<td></td>");
      if ((cell + 1) % board->columns == 0)
        g_string_append (text, "</tr>");
    }
  g_string_append (text, "</table>");
}

static void
append_cell (GString *text, const FringeCell *cell, FringeSheetColumnKind kind)
{
  if (cell->kind == FRINGE_CELL_ANSWER)
    g_string_append (text, "<td class=\"blank\">");
  else
    g_string_append (text, kind == FRINGE_SHEET_COLUMN_NUMBER ? "<td class=\"number\">" : "<td>");
  if (cell->text != NULL)
    fringe_escape_xml (text, cell->text);
  else if (cell->kind == FRINGE_CELL_BOARD)
    append_board (text, cell->board);
  else if (cell->kind == FRINGE_CELL_DASH)
    g_string_append (text, "–");
  g_string_append (text, "</td>");
}

/* As a file within the file: what it calls its styles is its own. */
static void
append_picture (GString *text, const FringeSheet *sheet)
{
  g_autofree char *code = g_base64_encode ((const guchar *) sheet->picture, strlen (sheet->picture));

  g_string_append (text, "<p><img alt=\"");
  fringe_escape_xml (text, fringe_sheet_title (sheet));
  g_string_append_printf (text, "\" src=\"data:image/svg+xml;base64,%s\"/></p>\n", code);
}

static void
append_head (GString *text, const FringeSheet *sheet)
{
  g_string_append (text, "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\"/>\n<title>");
  fringe_escape_xml (text, fringe_sheet_title (sheet));
  g_string_append (text,
                   "</title>\n<style>\n"
                   "body { font-family: sans-serif }\n"
                   "table { border-collapse: collapse }\n"
                   "th { text-align: left; border-bottom: 2px solid }\n"
                   "th, td { padding: 0.2em 0.6em }\n"
                   "tr, img { break-inside: avoid }\n"
                   "img { max-width: 100%; max-height: 75vh }\n"
                   ".number { text-align: right }\n"
                   "th.blank, .blank { box-sizing: border-box; min-width: 12mm; height: 8mm; text-align: center }\n"
                   "td.blank { border: 1px solid }\n"
                   "@page { size: A4; margin: 15mm }\n"
                   ".board td { border: 1px solid; padding: 0; width: 1.5em; height: 1.5em; text-align: center }\n"
                   "</style>\n</head>\n<body>\n<h1>");
  fringe_escape_xml (text, fringe_sheet_title (sheet));
  g_string_append (text, "</h1>\n");
  for (guint i = 0; i < sheet->notes->len; i++)
    {
      g_string_append (text, "<p>");
      fringe_escape_xml (text, g_ptr_array_index (sheet->notes, i));
      g_string_append (text, "</p>\n");
    }
  if (sheet->picture != NULL)
    append_picture (text, sheet);
}

void
fringe_sheet_print_html (const FringeSheet *sheet, GString *text)
{
  append_head (text, sheet);
  g_string_append (text, "<table>\n<thead><tr>");
  for (guint column = 0; column < sheet->columns->len; column++)
    {
      g_string_append (text, "<th>");
      fringe_escape_xml (text, fringe_sheet_column (sheet, column)->title);
      g_string_append (text, "</th>");
    }
  g_string_append (text, "</tr></thead>\n<tbody>\n");
  for (guint row = 0; row < fringe_sheet_n_rows (sheet); row++)
    {
      g_string_append (text, "<tr>");
      for (guint column = 0; column < sheet->columns->len; column++)
        append_cell (text, fringe_sheet_cell (sheet, row, column), fringe_sheet_column (sheet, column)->kind);
      g_string_append (text, "</tr>\n");
    }
  g_string_append (text, "</tbody>\n</table>\n");
  if (sheet->caption != NULL)
    {
      g_string_append (text, "<p>");
      fringe_escape_xml (text, sheet->caption);
      g_string_append (text, "</p>\n");
    }
  g_string_append (text, "</body>\n</html>\n");
}
