/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-data.h"
#include "fringe-sheet.h"

/* What `draw` writes that is no picture: data for programs, and tables for paper. */

typedef enum
{
  FRINGE_CLI_DATA_NONE, /* it is a picture */
  FRINGE_CLI_DATA_FILE,
  FRINGE_CLI_DATA_TRACE,
  FRINGE_CLI_DATA_COUNTS,
  FRINGE_CLI_DATA_HANDOUT,
} FringeCliDataKind;

/**
 * FringeCliData:
 * @trace: (nullable): what was said: posthoc
 * @handout: (nullable): blank, key
 * @table: (nullable): trace, counts
 * @format: of a FILE
 * @sheet_format: of the tables
 * @is_blank: of a HANDOUT, and of a FILE that is one
 *
 * The command line's words, and what they mean.
 */
typedef struct
{
  char *trace;
  char *handout;
  char *table;

  FringeCliDataKind kind;
  FringeDataFormat format;
  FringeSheetFormat sheet_format;
  gboolean is_blank;
} FringeCliData;

void fringe_cli_data_clear (FringeCliData *data);

/* Looks into the words, and into how the file's name ends. Returns: FALSE with FRINGE_CLI_BAD_USAGE */
gboolean fringe_cli_data_read (FringeCliData *data, const char *output, GError **error);

/* Returns: FALSE with an error of FRINGE_EXPORT_ERROR or G_IO_ERROR */
gboolean fringe_cli_data_save (const FringeCliData *data, const FringePicture *picture, GFile *file, GError **error);
