/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sheet-private.h"

#include "fringe-escape.h"

/* Room for lists beside the other columns, in parts of the text's width. */
/* What letters, the cells of boards and answers take at most, in ems. */
#define LETTER 0.58
#define BOARD_CELL 1.5
#define ANSWER 2.4
#define LISTS_WIDTH 0.6

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
  if (cell->kind == FRINGE_CELL_ANSWER)
    g_string_append (text, "\\answer{");
  if (cell->kind == FRINGE_CELL_DASH)
    g_string_append (text, "--");
  else if (cell->kind == FRINGE_CELL_BOARD)
    append_board (text, cell->board);
  else if (cell->text != NULL)
    fringe_escape_tex (text, cell->text);
  if (cell->kind == FRINGE_CELL_ANSWER)
    g_string_append_c (text, '}');
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

static double
cell_width (const FringeCell *cell)
{
  if (cell->kind == FRINGE_CELL_BOARD)
    return cell->board->columns * BOARD_CELL;
  return cell->text != NULL ? (double) g_utf8_strlen (cell->text, -1) * LETTER : 0;
}

/* Told beforehand: LaTeX would have to run twice to find out. */
static void
append_width (GString *text, const FringeSheet *sheet, guint column)
{
  const FringeSheetColumn *it = fringe_sheet_column (sheet, column);
  gboolean is_asked = fringe_sheet_n_rows (sheet) > 0 && fringe_sheet_cell (sheet, 0, column)->kind == FRINGE_CELL_ANSWER;
  double width = MAX ((double) g_utf8_strlen (it->title, -1) * LETTER, is_asked ? ANSWER : 0);
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  for (guint row = 0; row < fringe_sheet_n_rows (sheet); row++)
    width = MAX (width, cell_width (fringe_sheet_cell (sheet, row, column)));
  g_string_append_printf (text, "w{%c}{%sem}", is_asked ? 'c' : it->kind == FRINGE_SHEET_COLUMN_NUMBER ? 'r' : 'l',
                          g_ascii_formatd (digits, sizeof digits, "%.2f", width));
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
        append_width (text, sheet, column);
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
                         "\\newcommand{\\answer}[1]{\\underline{\\makebox[8mm]{\\strut#1}}}\n"
                         "\\renewcommand{\\arraystretch}{1.15}\n"
                         "\\begin{document}\n"
                         "\\section*{");
  fringe_escape_tex (text, fringe_sheet_title (sheet));
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
  g_string_append (text, "\\end{longtable}\n");
  if (sheet->caption != NULL)
    {
      g_string_append (text, "\\noindent ");
      fringe_escape_tex (text, sheet->caption);
      g_string_append (text, "\\par\n");
    }
  g_string_append (text, "\\end{document}\n");
}
