/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-export.h"
#include "fringe-picture.h"

/* These words say of a picture what the command line does, but which one it is; they are read when all are there. */
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
  gboolean sentences;
  gboolean no_sentences;
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

/* Returns: (transfer full): the options behind those of @more, with an empty one at the end; to be freed with
 * g_free() */
GOptionEntry *fringe_cli_draw_words_entries (FringeCliDrawWords *words, const GOptionEntry *more);

/* Reads the words into @picture, which points to what they own. Returns: FALSE with FRINGE_CLI_BAD_USAGE */
gboolean
fringe_cli_draw_words_read (FringeCliDrawWords *words, FringeFormat format, FringePicture *picture, GError **error);

/* Returns: the option that asks for frames, where there are any */
const char *fringe_cli_draw_words_frames (const FringeCliDrawWords *words);

/* Besides pictures `draw` writes data for programs, and tables for paper. */

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
  char **notes;
} FringeCliData;

void fringe_cli_data_clear (FringeCliData *data);

/* Reads the words, and how the file's name ends. Returns: FALSE with FRINGE_CLI_BAD_USAGE */
gboolean fringe_cli_data_read (FringeCliData *data, const char *output, GError **error);

/* Sets @export, whose picture is there already, to what the words mean; it points to what they own. */
void fringe_cli_data_fill (FringeCliData *data, FringeExport *export);
