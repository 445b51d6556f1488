/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-data.h"
#include "fringe-sheet.h"

/**
 * FringeExportKind:
 * @FRINGE_EXPORT_PICTURE: a picture, or all its frames
 * @FRINGE_EXPORT_DATA: for programs
 * @FRINGE_EXPORT_TRACE: the trace table
 * @FRINGE_EXPORT_HANDOUT: the table of nodes, blank or filled in; in HTML and LaTeX below a picture of the tree
 * @FRINGE_EXPORT_PAGE: a page of HTML that steps through the search
 * @FRINGE_EXPORT_COUNTS: a table of the counts
 */
typedef enum
{
  FRINGE_EXPORT_PICTURE,
  FRINGE_EXPORT_DATA,
  FRINGE_EXPORT_TRACE,
  FRINGE_EXPORT_HANDOUT,
  FRINGE_EXPORT_PAGE,
  FRINGE_EXPORT_COUNTS,
} FringeExportKind;

/**
 * FringeExport:
 * @picture: which one; of the others only the record, the step, the part of the tree and whether it is blank are taken
 * @format: of a picture
 * @data_format: of data
 * @sheet_format: of tables
 * @notes: (nullable): lines above a table, or below the picture of a handout, translated
 *
 * All that can leave the program: a value.
 */
typedef struct
{
  FringeExportKind kind;
  FringePicture picture;
  FringeFormat format;
  FringeDataFormat data_format;
  FringeSheetFormat sheet_format;
  const char *const *notes;
} FringeExport;

/* Returns: (nullable) (transfer full): what stands below a picture: its caption, and below a handout what is to be done
 * and by which rules, for which a table has a place of its own */
char *fringe_export_caption (const FringeExport *export);

/* Returns: whether there is a numbered file for each frame */
gboolean fringe_export_has_files (const FringeExport *export);

/* Returns: what the name of such a file ends in, without a point: "png", "trace.json" */
const char *fringe_export_ending (const FringeExport *export);

/**
 * fringe_export_write:
 *
 * Writes it; the stream stays open. It must not be several files.
 *
 * Returns: whether all of it was written; else an error of #FRINGE_EXPORT_ERROR or #G_IO_ERROR
 */
gboolean
fringe_export_write (const FringeExport *export, GOutputStream *stream, GCancellable *cancellable, GError **error);

/**
 * fringe_export_save:
 * @fit: (out) (optional): what became of the size of a picture
 *
 * Writes it into a file, or one for each frame. An existing file is as it was unless all was written.
 *
 * Returns: whether all of it was written; else an error of #FRINGE_EXPORT_ERROR or #G_IO_ERROR
 */
gboolean
fringe_export_save (const FringeExport *export, GFile *file, GCancellable *cancellable, FringeFit *fit, GError **error);
