/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A cell as it stands between the commas, without its quotation marks and the spaces around it; where it
 * stands, from 1. */
typedef struct
{
  GString *text;
  int line, column;
} FringeCliCell;

/**
 * FringeCliCsvReader:
 * @cells: (element-type FringeCliCell): those of the record that was read
 *
 * Reads CSV (RFC 4180) record by record, and knows the place of every cell.
 */
typedef struct
{
  const char *name;
  const char *at, *end;
  int line, column; /* of @at */
  GPtrArray *cells;
} FringeCliCsvReader;

/* @name: how messages call the file; both stay the caller's */
void fringe_cli_csv_reader_init (FringeCliCsvReader *reader, const char *name, const GByteArray *bytes);
void fringe_cli_csv_reader_clear (FringeCliCsvReader *reader);

/**
 * fringe_cli_csv_reader_next:
 *
 * Reads the cells of the next line, or of several where a quoted cell has line ends; empty lines are
 * passed over. At the end there are no cells.
 *
 * Returns: FALSE with FRINGE_CLI_BAD_USAGE
 */
gboolean fringe_cli_csv_reader_next (FringeCliCsvReader *reader, GError **error);

/* Returns: (transfer full): "boards.csv:3:12" */
char *fringe_cli_csv_reader_place (const FringeCliCsvReader *reader, const FringeCliCell *cell);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FringeCliCsvReader, fringe_cli_csv_reader_clear)
