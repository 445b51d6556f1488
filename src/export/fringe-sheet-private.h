/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-sheet.h"

typedef enum
{
  FRINGE_CELL_TEXT,
  FRINGE_CELL_BOARD,
  FRINGE_CELL_DASH,
  FRINGE_CELL_ANSWER,
} FringeCellKind;

/* @text: of a TEXT, (nullable) of an ANSWER; @board: of a BOARD */
typedef struct
{
  FringeCellKind kind;
  char *text;
  FringeBoard *board;
} FringeCell;

typedef struct
{
  char *name;
  char *title;
  FringeSheetColumnKind kind;
} FringeSheetColumn;

struct _FringeSheet
{
  char *title;
  char *given_title, *caption; /* (nullable) */
  GPtrArray *notes;
  char *picture;
  gboolean is_part;
  char *name_line; /* (nullable) */
  GArray *columns; /* of FringeSheetColumn */
  GArray *cells;   /* of FringeCell */
};

static inline const FringeSheetColumn *
fringe_sheet_column (const FringeSheet *sheet, guint column)
{
  return &g_array_index (sheet->columns, FringeSheetColumn, column);
}

static inline const FringeCell *
fringe_sheet_cell (const FringeSheet *sheet, guint row, guint column)
{
  return &g_array_index (sheet->cells, FringeCell, row * sheet->columns->len + column);
}

static inline const char *
fringe_sheet_title (const FringeSheet *sheet)
{
  return sheet->given_title != NULL ? sheet->given_title : sheet->title;
}

/* Returns: (transfer full): the rows of a board in one line: "1 2 3 / 4 5 6 / 7 8 _" */
char *fringe_sheet_print_board (const FringeBoard *board);

/* Each appends the whole sheet. */
void fringe_sheet_print_text (const FringeSheet *sheet, GString *text);
void fringe_sheet_print_csv (const FringeSheet *sheet, GString *text);
void fringe_sheet_print_latex (const FringeSheet *sheet, GString *text);
void fringe_sheet_print_html (const FringeSheet *sheet, GString *text);
