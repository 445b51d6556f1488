/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-export.h"

/* What `draw` writes that is no picture: data for programs, and tables for paper. */

/**
 * FringeCliData:
 * @trace: (nullable): what was said: posthoc
 * @handout: (nullable): blank, key
 * @table: (nullable): trace, counts
 * @kind: a picture unless something else was said
 * @format: of DATA
 * @sheet_format: of the tables
 * @hands_out: which handout, be it a table, a picture or DOT
 *
 * The command line's words, and what they mean.
 */
typedef struct
{
  char *trace;
  char *handout;
  char *table;

  FringeExportKind kind;
  FringeDataFormat format;
  FringeSheetFormat sheet_format;
  FringeHandout hands_out;
  char *text;
  char **notes;
} FringeCliData;

void fringe_cli_data_clear (FringeCliData *data);

/* Looks into the words, and into how the file's name ends. Returns: FALSE with FRINGE_CLI_BAD_USAGE */
gboolean fringe_cli_data_read (FringeCliData *data, const char *output, GError **error);

/* Says the same for @export, whose picture is there already; what it then holds is the words'. */
void fringe_cli_data_fill (FringeCliData *data, FringeExport *export);
