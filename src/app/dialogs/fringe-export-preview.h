/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-export-job.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_EXPORT_PREVIEW (fringe_export_preview_get_type ())
G_DECLARE_FINAL_TYPE (FringeExportPreview, fringe_export_preview, FRINGE, EXPORT_PREVIEW, GtkWidget)

/* What an export will look like, and how large it will be. A thread draws it; where another job comes meanwhile, that
 * one is given up. */

void fringe_export_preview_show (FringeExportPreview *self, FringeExportJob *job);

/* Ends what is being drawn. */
void fringe_export_preview_stop (FringeExportPreview *self);
