/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sheet-private.h"

#include "fringe-escape.h"

#define BLANK "\\underline{\\hspace{2em}}"
/* Room for lists beside the other columns, in parts of the text's width. */
#define LISTS_WIDTH 0.7

static void
append_board (GString *text, const FringeBoard *board)
{
  g_string_append_printf (text, "\\begin{board}{%d}", board->columns);
  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    {
      if (board->cells[cell] > 0)
        g_string_append_printf (text, "%d", board->cells[cell]);
      g_string_append (text, (cell + 1) % board->columns == 0 ? "\\\\\\hline " : "&");
    }
  g_string_append (text, "\\end{board}");
}

static void
append_cell (GString *text, const FringeCell *cell)
{
  if (cell->kind == FRINGE_CELL_TEXT)
    fringe_escape_tex (text, cell->text);
  else if (cell->kind == FRINGE_CELL_BOARD)
    append_board (text, cell->board);
  else
    g_string_append (text, cell->kind == FRINGE_CELL_BLANK ? BLANK : "--");
}

/* Boards that stand below each other must not look like one. */
static gboolean
has_boards (const FringeSheet *sheet)
{
  for (guint i = 0; i < MIN (sheet->cells->len, sheet->columns->len); i++)
    if (g_array_index (sheet->cells, FringeCell, i).kind == FRINGE_CELL_BOARD)
      return TRUE;
  return FALSE;
}

static void
append_columns (GString *text, const FringeSheet *sheet)
{
  guint n_lists = 0;

  for (guint column = 0; column < sheet->columns->len; column++)
    n_lists += fringe_sheet_column (sheet, column)->kind == FRINGE_SHEET_COLUMN_LIST;
  for (guint column = 0; column < sheet->columns->len; column++)
    {
      FringeSheetColumnKind kind = fringe_sheet_column (sheet, column)->kind;

      if (kind == FRINGE_SHEET_COLUMN_LIST)
        g_string_append_printf (text, ">{\\raggedright\\arraybackslash}p{0.%02d\\textwidth}",
                                (int) (100 * LISTS_WIDTH / n_lists));
      else
        g_string_append_c (text, kind == FRINGE_SHEET_COLUMN_NUMBER ? 'r' : 'l');
    }
}

/* Made smaller where it is larger than the page. */
static void
append_picture (GString *text, const char *picture)
{
  g_string_append_printf (text,
                          "\\newsavebox{\\sheetpicture}\n"
                          "\\begin{lrbox}{\\sheetpicture}\\sffamily\n%s\\end{lrbox}\n"
                          "\\ifdim\\wd\\sheetpicture>\\textwidth\n"
                          "  \\sbox{\\sheetpicture}{\\resizebox{\\textwidth}{!}{\\usebox{\\sheetpicture}}}\n\\fi\n"
                          "\\ifdim\\ht\\sheetpicture>0.85\\textheight\n"
                          "  \\sbox{\\sheetpicture}{\\resizebox{!}{0.85\\textheight}{\\usebox{\\sheetpicture}}}\n\\fi\n"
                          "\\begin{center}\\usebox{\\sheetpicture}\\end{center}\n",
                          picture);
}

static void
append_head (GString *text, const FringeSheet *sheet)
{
  g_string_append (text, "\\documentclass[a4paper]{article}\n"
                         "\\usepackage[margin=2cm]{geometry}\n"
                         "\\usepackage{array,booktabs,longtable}\n");
  if (sheet->picture != NULL)
    g_string_append (text, "\\usepackage{fix-cm}\n\\usepackage{tikz}\n");
  g_string_append (text, fringe_escape_tex_fonts);
  g_string_append (text, fringe_escape_tex_macros);
  g_string_append (text, "\\newenvironment{board}[1]{\\setlength{\\tabcolsep}{2pt}\\small\n"
                         "  \\begin{tabular}[c]{|*{#1}{w{c}{1.1em}|}}\\hline}{\\end{tabular}}\n"
                         "\\renewcommand{\\arraystretch}{1.15}\n"
                         "\\begin{document}\n"
                         "\\section*{");
  fringe_escape_tex (text, sheet->title);
  g_string_append (text, "}\n");
  for (guint i = 0; i < sheet->notes->len; i++)
    {
      g_string_append (text, "\\noindent ");
      fringe_escape_tex (text, g_ptr_array_index (sheet->notes, i));
      g_string_append (text, "\\par\n");
    }
  if (sheet->picture != NULL)
    append_picture (text, sheet->picture);
}

void
fringe_sheet_print_latex (const FringeSheet *sheet, GString *text)
{
  guint n = sheet->columns->len;
  const char *end = has_boards (sheet) ? " \\\\\n\\addlinespace[0.6em]\n" : " \\\\\n";

  append_head (text, sheet);
  g_string_append (text, "\\begin{longtable}{");
  append_columns (text, sheet);
  g_string_append (text, "}\n\\toprule\n");
  for (guint column = 0; column < n; column++)
    {
      fringe_escape_tex (text, fringe_sheet_column (sheet, column)->title);
      g_string_append (text, column + 1 < n ? " & " : " \\\\\n\\midrule\n\\endhead\n\\bottomrule\n\\endfoot\n");
    }
  for (guint row = 0; row < fringe_sheet_n_rows (sheet); row++)
    for (guint column = 0; column < n; column++)
      {
        append_cell (text, fringe_sheet_cell (sheet, row, column));
        g_string_append (text, column + 1 < n ? " & " : end);
      }
  g_string_append (text, "\\end{longtable}\n\\end{document}\n");
}
