/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sheet-private.h"

#include "fringe-escape.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* HTML for browsers, which print by the style sheet, and for word processors, which read little of that: sizes and
 * lines stand in attributes, too, and boards are pictures, because a table in a table is torn apart. */

/* In pixels. */
#define CELL 21
#define DIGIT 14
#define DIGIT_DOWN 15.5
#define PICTURE_WIDTH_MAX 640.0
#define PICTURE_HEIGHT_MIN 300.0
/* Below the title, and what a line takes of it. */
#define PAGE_HEIGHT 800.0
#define LINE_HEIGHT 27

static void
append_picture (GString *text, const char *svg, double width, double height, const char *words)
{
  g_autofree char *code = g_base64_encode ((const guchar *) svg, strlen (svg));

  g_string_append_printf (text, "<img width=\"%.0f\" height=\"%.0f\" alt=\"", width, height);
  fringe_escape_xml (text, words);
  g_string_append_printf (text, "\" src=\"data:image/svg+xml;base64,%s\"/>", code);
}

/* Coordinates are halves at the most, which are the same in every language. */
static void
append_tile (GString *svg, GString *digits, const FringeBoard *board, int cell)
{
  int x = cell % board->columns * CELL, y = cell / board->columns * CELL;

  g_string_append_printf (svg, "<rect x=\"%d.5\" y=\"%d.5\" width=\"%d\" height=\"%d\"/>", x, y, CELL, CELL);
  if (board->cells[cell] > 0)
    g_string_append_printf (digits, "<text x=\"%d\" y=\"%d.5\">%d</text>", x + (CELL + 1) / 2, y + (int) DIGIT_DOWN,
                            board->cells[cell]);
}

static void
append_html_board (GString *text, const FringeBoard *board)
{
  int width = board->columns * CELL + 1, height = board->rows * CELL + 1;
  g_autoptr (GString) svg = g_string_new (NULL), digits = g_string_new (NULL);
  g_autofree char *words = fringe_sheet_print_board (board);

  g_string_printf (svg,
                   "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">"
                   "<g fill=\"#ffffff\" stroke=\"#000000\">",
                   width, height, width, height);
  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    append_tile (svg, digits, board, cell);
  g_string_append_printf (svg, "</g><g font-family=\"sans-serif\" font-size=\"%d\" text-anchor=\"middle\">%s</g></svg>",
                          DIGIT, digits->str);
  append_picture (text, svg->str, width, height, words);
}

static void
append_html_cell (GString *text, const FringeCell *cell, FringeSheetColumnKind kind)
{
  if (cell->kind == FRINGE_CELL_ANSWER)
    g_string_append (text, "<td class=\"blank\" width=\"48\" height=\"30\">");
  else
    g_string_append (text, kind == FRINGE_SHEET_COLUMN_NUMBER ? "<td class=\"number\">" : "<td>");
  if (cell->text != NULL)
    fringe_escape_xml (text, cell->text);
  else if (cell->kind == FRINGE_CELL_BOARD)
    append_html_board (text, cell->board);
  else if (cell->kind == FRINGE_CELL_DASH)
    g_string_append (text, "–");
  g_string_append (text, "</td>");
}

static double
length_of (const char *svg, const char *name)
{
  const char *at = strstr (svg, name);

  return at != NULL ? g_ascii_strtod (at + strlen (name), NULL) : 0;
}

/* The picture is embedded as a file, so that the names of its styles cannot clash with others. It is no larger than
 * what the lines above leave of a page, or else it would stand on the next one. */
static void
append_html_picture (GString *text, const FringeSheet *sheet)
{
  double width = length_of (sheet->picture, " width=\""), height = length_of (sheet->picture, " height=\"");
  double room = MAX (PAGE_HEIGHT - LINE_HEIGHT * sheet->notes->len, PICTURE_HEIGHT_MIN);
  double scale = MIN (1, MIN (PICTURE_WIDTH_MAX / MAX (width, 1), room / MAX (height, 1)));

  g_string_append (text, "<p>");
  append_picture (text, sheet->picture, width * scale, height * scale, fringe_sheet_title (sheet));
  g_string_append (text, "</p>\n");
}

static void
append_html_head (GString *text, const FringeSheet *sheet)
{
  g_string_append_printf (
      text,
      "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\"/>\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>",
      /* Translators: the code of the language that this is translated into, as HTML wants it: de, fr, pt-BR. */
      _ ("en"));
  fringe_escape_xml (text, fringe_sheet_title (sheet));
  g_string_append (text,
                   "</title>\n<style>\n"
                   "body, h1 { font-family: sans-serif }\n"
                   "table { border-collapse: collapse }\n"
                   "th { text-align: left; border-bottom: 2px solid }\n"
                   "th, td { padding: 0.2em 0.6em; border-width: 0 }\n"
                   "tr, img { break-inside: avoid }\n"
                   "img { max-width: 100%; height: auto }\n"
                   ".number { text-align: right }\n"
                   "th.blank, .blank { box-sizing: border-box; min-width: 12mm; height: 8mm; text-align: center }\n"
                   "td.blank { border: 1px solid }\n"
                   "@page { size: A4; margin: 15mm }\n"
                   "</style>\n</head>\n<body>\n<main>\n<h1>");
  fringe_escape_xml (text, fringe_sheet_title (sheet));
  g_string_append (text, "</h1>\n");
  if (sheet->name_line != NULL)
    {
      g_string_append (text, "<p>");
      fringe_escape_xml (text, sheet->name_line);
      g_string_append (text, "</p>\n");
    }
  for (guint i = 0; i < sheet->notes->len; i++)
    {
      g_string_append (text, "<p>");
      fringe_escape_xml (text, g_ptr_array_index (sheet->notes, i));
      g_string_append (text, "</p>\n");
    }
  if (sheet->picture != NULL)
    append_html_picture (text, sheet);
}

static gboolean
is_filled_in (const FringeSheet *sheet)
{
  guint n = MIN (sheet->cells->len, sheet->columns->len);

  return n > 0 && fringe_sheet_cell (sheet, 0, n - 1)->kind == FRINGE_CELL_ANSWER;
}

void
fringe_sheet_print_html (const FringeSheet *sheet, GString *text)
{
  append_html_head (text, sheet);
  g_string_append (text, is_filled_in (sheet) ? "<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\">\n<thead><tr>"
                                              : "<table>\n<thead><tr>");
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
        append_html_cell (text, fringe_sheet_cell (sheet, row, column), fringe_sheet_column (sheet, column)->kind);
      g_string_append (text, "</tr>\n");
    }
  g_string_append (text, "</tbody>\n</table>\n");
  if (sheet->caption != NULL)
    {
      g_string_append (text, "<p>");
      fringe_escape_xml (text, sheet->caption);
      g_string_append (text, "</p>\n");
    }
  g_string_append (text, "</main>\n</body>\n</html>\n");
}
