/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"

#include <glib.h>

/**
 * FringeSheetFormat:
 * @FRINGE_SHEET_TEXT: columns of plain text, each as wide as it must be
 * @FRINGE_SHEET_CSV: RFC 4180, under names that are the same in every language
 * @FRINGE_SHEET_LATEX: a document that compiles by itself
 * @FRINGE_SHEET_HTML: a page that browsers and word processors read
 */
typedef enum
{
  FRINGE_SHEET_TEXT,
  FRINGE_SHEET_CSV,
  FRINGE_SHEET_LATEX,
  FRINGE_SHEET_HTML,
  FRINGE_N_SHEET_FORMATS
} FringeSheetFormat;

/* Finds a format by what stands after the last point of a file's name: txt, csv, tex, html. Returns: false, @format
 * untouched, where it is none of them */
gboolean fringe_sheet_format_from_file_name (const char *file_name, FringeSheetFormat *format);

/* Returns: what the name of such a file ends in: "txt", "csv", "tex" or "html" */
const char *fringe_sheet_format_ending (FringeSheetFormat format);

/**
 * FringeSheetColumnKind:
 * @FRINGE_SHEET_COLUMN_TEXT: words or a board
 * @FRINGE_SHEET_COLUMN_NUMBER: numbers, which stand at the right
 * @FRINGE_SHEET_COLUMN_LIST: many words, which may be broken into lines
 */
typedef enum
{
  FRINGE_SHEET_COLUMN_TEXT,
  FRINGE_SHEET_COLUMN_NUMBER,
  FRINGE_SHEET_COLUMN_LIST,
} FringeSheetColumnKind;

/**
 * FringeSheet:
 *
 * A table for paper: rows of cells under titles.
 */
typedef struct _FringeSheet FringeSheet;

/* Returns: (transfer full): an empty sheet. @title: translated */
FringeSheet *fringe_sheet_new (const char *title);
void fringe_sheet_free (FringeSheet *sheet);

/* Sets what a person calls the sheet, in place of its title, and what stands below. They are in CSV, too. @title:
 * (nullable) @caption: (nullable) */
void fringe_sheet_set_words (FringeSheet *sheet, const char *title, const char *caption);

/* Adds a line for the name of a person and for points, below the title; not in CSV. @line: translated */
void fringe_sheet_set_name_line (FringeSheet *sheet, const char *line);

/* Leaves out in LaTeX all but the table and its caption, for a document of one's own. */
void fringe_sheet_make_part (FringeSheet *sheet);

/* Adds a line above the table, translated, which CSV leaves out. */
void fringe_sheet_add_note (FringeSheet *sheet, const char *note);

/**
 * fringe_sheet_take_picture:
 * @picture: (transfer full): an SVG document, or for LaTeX what draws it with TikZ in a document
 *
 * Puts a picture between the lines and the table, no wider than the page. Only HTML and LaTeX have room for one.
 */
void fringe_sheet_take_picture (FringeSheet *sheet, char *picture);

/* Adds a column; all columns come before any cell. @name: in CSV; @title: translated */
void fringe_sheet_add_column (FringeSheet *sheet, const char *name, const char *title, FringeSheetColumnKind kind);

/* Adds the next cell of the row, and after the last one the first of the next row. */
void fringe_sheet_add_text (FringeSheet *sheet, const char *text);
void fringe_sheet_add_number (FringeSheet *sheet, double number);
/* A board without tiles is to be filled in by hand: CSV leaves it out. */
void fringe_sheet_add_board (FringeSheet *sheet, const FringeBoard *board);
/* Adds a cell for what does not apply: a dash, and nothing in CSV. */
void fringe_sheet_add_dash (FringeSheet *sheet);
/**
 * fringe_sheet_add_answer:
 * @answer: (nullable): %NULL where it is to be filled in by hand
 *
 * With an answer or without it takes as much room.
 */
void fringe_sheet_add_answer (FringeSheet *sheet, const char *answer);

guint fringe_sheet_n_rows (const FringeSheet *sheet);

/* Returns: (transfer full): the whole sheet */
char *fringe_sheet_print (const FringeSheet *sheet, FringeSheetFormat format);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeSheet, fringe_sheet_free)
