/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-export.h"
#include "fringe-picture.h"

/* What the command line says of a picture besides which one it is: words, until they are looked into. */
typedef struct
{
  char *direction;
  char *title;
  char *caption;
  char *paper;
  char *margin;
  gboolean tile;
  gboolean transparent;
  gboolean legend;
  gboolean frames;
  gboolean fine;
  gboolean layers;
  gboolean animate;
  gboolean beamer;
  gboolean snippet;

  FringePaper paper_read;
  FringeLegendEntry entries[FRINGE_N_TOPICS];
} FringeCliDrawWords;

void fringe_cli_draw_words_clear (FringeCliDrawWords *words);

/* The options, with an empty one at the end. Returns: (transfer full): to be freed with g_free() */
GOptionEntry *fringe_cli_draw_words_entries (FringeCliDrawWords *words, const GOptionEntry *more);

/* Looks into the words; what a picture holds of them is theirs. Returns: FALSE with FRINGE_CLI_BAD_USAGE */
gboolean
fringe_cli_draw_words_read (FringeCliDrawWords *words, FringeFormat format, FringePicture *picture, GError **error);

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
