/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sheet-private.h"

#include "fringe-board-text.h"
#include "fringe-csv.h"
#include "fringe-escape.h"
#include "fringe-text-table.h"

#include <string.h>

#define LETTER 0.58
#define BOARD_CELL 1.5
#define ANSWER 2.4
#define LISTS_WIDTH 0.6
/* The text of a page, that of LaTeX's article, and what stands beside each column, as it comes or to save room; in em
 * of letters of 10 points.
 */
#define TEXT_WIDTH 48.0
#define PART_WIDTH 34.0
#define GAP 0.6
#define SMALL_GAP 0.3

#define DASH "–"
#define BLANK "____"

char *
fringe_sheet_print_board (const FringeBoard *board)
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

/* A sheet with answers is as wide as one with blanks. */
static char *
print_answer (const char *answer)
{
  int padding = (int) strlen (BLANK) - (int) fringe_text_width (answer);

  return g_strdup_printf ("%*s%s", MAX (padding, 0), "", answer);
}

static char *
print_cell (const FringeCell *cell)
{
  switch (cell->kind)
    {
    case FRINGE_CELL_BOARD:
      return fringe_sheet_print_board (cell->board);
    case FRINGE_CELL_DASH:
      return g_strdup (DASH);
    case FRINGE_CELL_ANSWER:
      return print_answer (cell->text != NULL ? cell->text : BLANK);
    case FRINGE_CELL_TEXT:
    default:
      return g_strdup (cell->text);
    }
}

static void
append_words (GString *text, const char *words, const char *end)
{
  g_autofree char *cleaned = fringe_escape_clean (words);

  g_string_append_printf (text, "%s%s", cleaned, end);
}

static void
append_table (GString *text, const FringeSheet *sheet)
{
  guint n_columns = sheet->columns->len, numbers = 0;
  g_autofree const char **titles = g_new (const char *, n_columns);
  g_autoptr (FringeTextTable) table = NULL;
  g_autofree char *lines = NULL;

  for (guint column = 0; column < n_columns; column++)
    {
      titles[column] = fringe_sheet_column (sheet, column)->title;
      if (fringe_sheet_column (sheet, column)->kind == FRINGE_SHEET_COLUMN_NUMBER)
        numbers |= 1u << column;
    }
  table = fringe_text_table_new (titles, n_columns, numbers);
  for (guint i = 0; i < sheet->cells->len; i++)
    {
      g_autofree char *cell = print_cell (&g_array_index (sheet->cells, FringeCell, i));

      fringe_text_table_add (table, cell);
    }
  lines = fringe_text_table_print (table);
  g_string_append (text, lines);
}

void
fringe_sheet_print_text (const FringeSheet *sheet, GString *text)
{
  append_words (text, fringe_sheet_title (sheet), "\n\n");
  if (sheet->name_line != NULL)
    g_string_append_printf (text, "%s\n\n", sheet->name_line);
  for (guint i = 0; i < sheet->notes->len; i++)
    g_string_append_printf (text, "%s\n%s", (char *) g_ptr_array_index (sheet->notes, i),
                            i + 1 == sheet->notes->len ? "\n" : "");
  append_table (text, sheet);
  if (sheet->caption != NULL)
    {
      g_string_append_c (text, '\n');
      append_words (text, sheet->caption, "\n");
    }
}

/* Title and caption stand in columns behind the others, in the first row alone. */
static void
add_csv_words (GString *table, const FringeSheet *sheet, gboolean is_head, gboolean is_first)
{
  const char *const words[] = { sheet->given_title, sheet->caption }, *const names[] = { "title", "caption" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (words[i] != NULL)
      fringe_csv_add (table, is_head ? names[i] : is_first ? words[i] : "");
  fringe_csv_end_line (table);
}

static gboolean
has_tiles (const FringeBoard *board)
{
  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    if (board->cells[cell] > 0)
      return TRUE;
  return FALSE;
}

static void
add_csv_cell (GString *table, const FringeCell *cell)
{
  char board[FRINGE_BOARD_TEXT_MAX] = "";

  if (cell->kind == FRINGE_CELL_BOARD && has_tiles (cell->board))
    fringe_board_print (cell->board, board);
  fringe_csv_add (table, cell->text != NULL && !g_str_equal (cell->text, DASH) ? cell->text : board);
}

void
fringe_sheet_print_csv (const FringeSheet *sheet, GString *text)
{
  for (guint column = 0; column < sheet->columns->len; column++)
    fringe_csv_add (text, fringe_sheet_column (sheet, column)->name);
  add_csv_words (text, sheet, TRUE, FALSE);
  for (guint row = 0; row < fringe_sheet_n_rows (sheet); row++)
    {
      for (guint column = 0; column < sheet->columns->len; column++)
        add_csv_cell (text, fringe_sheet_cell (sheet, row, column));
      add_csv_words (text, sheet, FALSE, row == 0);
    }
}

static void
append_latex_board (GString *text, const FringeBoard *board)
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
append_latex_cell (GString *text, const FringeCell *cell)
{
  if (cell->kind == FRINGE_CELL_ANSWER)
    g_string_append (text, "\\answer{");
  if (cell->kind == FRINGE_CELL_DASH)
    g_string_append (text, "--");
  else if (cell->kind == FRINGE_CELL_BOARD)
    append_latex_board (text, cell->board);
  else if (cell->text != NULL)
    fringe_escape_tex (text, cell->text);
  if (cell->kind == FRINGE_CELL_ANSWER)
    g_string_append_c (text, '}');
}

/* Boards need lines between them, because two that stand below each other would look like one. */
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

static gboolean
is_asked (const FringeSheet *sheet, guint column)
{
  return fringe_sheet_n_rows (sheet) > 0 && fringe_sheet_cell (sheet, 0, column)->kind == FRINGE_CELL_ANSWER;
}

static double
column_width (const FringeSheet *sheet, guint column)
{
  const FringeSheetColumn *it = fringe_sheet_column (sheet, column);
  double width = MAX ((double) g_utf8_strlen (it->title, -1) * LETTER, is_asked (sheet, column) ? ANSWER : 0);

  for (guint row = 0; row < fringe_sheet_n_rows (sheet); row++)
    width = MAX (width, cell_width (fringe_sheet_cell (sheet, row, column)));
  return width;
}

/* Tells the width of columns beforehand, because LaTeX would have to run twice to find out. A digit is half an em of
 * Computer Modern, whose letters are the wider the smaller they are; the em of OpenType fonts is not.
 */
static void
append_width (GString *text, const FringeSheet *sheet, guint column)
{
  gboolean is_number = fringe_sheet_column (sheet, column)->kind == FRINGE_SHEET_COLUMN_NUMBER;
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (text, "w{%c}{%s\\fringedigit}",
                          is_asked (sheet, column) ? 'c'
                          : is_number              ? 'r'
                                                   : 'l',
                          g_ascii_formatd (digits, sizeof digits, "%.2f", 2 * column_width (sheet, column)));
}

/* A table that would be wider than the page has smaller letters. Lists take the width that is left. */
static void
append_size (GString *text, const FringeSheet *sheet)
{
  static const struct
  {
    const char *name;
    double size;
  } sizes[] = { { "\\small", 0.93 }, { "\\footnotesize", 0.86 }, { "\\scriptsize", 0.8 }, { "\\tiny", 0.69 } };
  guint n = sheet->columns->len, i = 0;
  double width = 0, room = sheet->is_part ? PART_WIDTH : TEXT_WIDTH;

  for (guint column = 0; column < n; column++)
    {
      if (fringe_sheet_column (sheet, column)->kind == FRINGE_SHEET_COLUMN_LIST)
        return;
      width += column_width (sheet, column);
    }
  if (width + n * 2 * GAP <= room)
    return;
  width += n * 2 * SMALL_GAP;
  while (i + 1 < G_N_ELEMENTS (sizes) && width * sizes[i].size > room)
    i++;
  g_string_append_printf (text, "%s\\setlength{\\tabcolsep}{0.3em}\n", sizes[i].name);
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

/* The picture is made smaller where it is larger than what the lines above leave of the page. */
static void
append_latex_picture (GString *text, const char *picture)
{
  g_string_append_printf (text,
                          "\\newsavebox{\\sheetpicture}\n"
                          "\\begin{lrbox}{\\sheetpicture}\\sffamily\n%s\\end{lrbox}\n"
                          "\\ifdim\\wd\\sheetpicture>\\textwidth\n"
                          "  \\sbox{\\sheetpicture}{\\resizebox{\\textwidth}{!}{\\usebox{\\sheetpicture}}}\n\\fi\n"
                          "\\ifdim\\ht\\sheetpicture>0.6\\textheight\n"
                          "  \\sbox{\\sheetpicture}{\\resizebox{!}{0.6\\textheight}{\\usebox{\\sheetpicture}}}\n\\fi\n"
                          "\\begin{center}\\usebox{\\sheetpicture}\\end{center}\n",
                          picture);
}

static void
append_latex_head (GString *text, const FringeSheet *sheet)
{
  if (sheet->is_part)
    {
      g_string_append (text, "% To be read in by a document that has \\usepackage{array,booktabs,longtable}.\n");
      g_string_append (text, fringe_escape_tex_macros);
      return;
    }
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
  if (sheet->name_line != NULL)
    {
      g_string_append (text, "\\noindent ");
      fringe_escape_tex (text, sheet->name_line);
      g_string_append (text, "\\par\\bigskip\n");
    }
  for (guint i = 0; i < sheet->notes->len; i++)
    {
      g_string_append (text, "\\noindent ");
      fringe_escape_tex (text, g_ptr_array_index (sheet->notes, i));
      g_string_append (text, "\\par\n");
    }
  if (sheet->picture != NULL)
    append_latex_picture (text, sheet->picture);
}

void
fringe_sheet_print_latex (const FringeSheet *sheet, GString *text)
{
  guint n = sheet->columns->len;
  const char *end = has_boards (sheet) ? " \\\\\n\\addlinespace[0.6em]\n" : " \\\\\n";

  append_latex_head (text, sheet);
  g_string_append (text, "{\n");
  append_size (text, sheet);
  g_string_append (text, "\\ifdefined\\fringedigit\\else\\newlength{\\fringedigit}\\fi\\settowidth{\\fringedigit}{0}\n"
                         "\\begin{longtable}{");
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
        append_latex_cell (text, fringe_sheet_cell (sheet, row, column));
        g_string_append (text, column + 1 < n ? " & " : end);
      }
  g_string_append (text, "\\end{longtable}\n}\n");
  if (sheet->caption != NULL)
    {
      g_string_append (text, "\\noindent ");
      fringe_escape_tex (text, sheet->caption);
      g_string_append (text, "\\par\n");
    }
  g_string_append (text, sheet->is_part ? "" : "\\end{document}\n");
}
