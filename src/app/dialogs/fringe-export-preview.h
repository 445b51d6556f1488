/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-export-choices.h"
#include "fringe-export.h"
#include "fringe-session.h"
#include "fringe-tree-picture.h"
#include "fringe-widgets.h"

/**
 * FringeExportJob:
 * @export: what is to be written, with all that it refers to
 * @progress: how much of a picture is done, up to FRINGE_PORTION_ALL
 * @file: (nullable): where it is to go
 *
 * An export as it was chosen: what a thread needs. Counted references, from any thread.
 */
typedef struct
{
  FringeExport export;
  gint progress;
  GFile *file;

  FringeTreePicture *seen;
  FringePaper paper;
  GArray *instants;
  char *title, *caption;
  char **notes;
  FringeSessionNotes *step_notes;
} FringeExportJob;

/* @root: the node of a subtree. Returns: (transfer full) */
FringeExportJob *
fringe_export_job_new (FringeSession *session, FringeTreePicture *seen, guint root, const FringeExportChoices *choices);
FringeExportJob *fringe_export_job_ref (FringeExportJob *self);
void fringe_export_job_unref (FringeExportJob *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeExportJob, fringe_export_job_unref)

#define FRINGE_TYPE_EXPORT_PREVIEW (fringe_export_preview_get_type ())
G_DECLARE_FINAL_TYPE (FringeExportPreview, fringe_export_preview, FRINGE, EXPORT_PREVIEW, FringeBin)

/* What an export will look like, and how large it will be. A thread draws it; where another job comes meanwhile, that
 * one is given up. */

void fringe_export_preview_show (FringeExportPreview *self, FringeExportJob *job);

/* Ends what is being drawn. */
void fringe_export_preview_stop (FringeExportPreview *self);
