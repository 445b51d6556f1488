/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* A cell holds what stands between the commas, without its quotation marks and the spaces around it, and where that
 * stands, from 1. */
typedef struct
{
  GString *text;
  int line, column;
} FringeCsvCell;

/**
 * FringeCsvReader:
 * @cells: (element-type FringeCsvCell): those of the record that was read
 * @wrong_line: after an error, where it is, from 1
 * @wrong_column: after an error, where it is, from 1
 *
 * Reads CSV (RFC 4180) record by record, and knows the place of every cell.
 */
typedef struct
{
  const char *at, *end;
  int line, column; /* of @at */
  GPtrArray *cells;
  int wrong_line, wrong_column;
} FringeCsvReader;

/* Begins to read @length bytes of @text, which stays the caller's. */
void fringe_csv_reader_init (FringeCsvReader *reader, const char *text, gsize length);
void fringe_csv_reader_clear (FringeCsvReader *reader);

/**
 * fringe_csv_reader_next:
 *
 * Reads the cells of the next line, or of several where a quoted cell has line ends; empty lines are
 * passed over. At the end there are no cells.
 *
 * Errors: %G_IO_ERROR_INVALID_DATA with a sentence about what is wrong there.
 */
gboolean fringe_csv_reader_next (FringeCsvReader *reader, GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FringeCsvReader, fringe_csv_reader_clear)
