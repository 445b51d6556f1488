/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-export-choices.h"
#include "fringe-session.h"
#include "fringe-tree-picture.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_EXPORT_DIALOG (fringe_export_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FringeExportDialog, fringe_export_dialog, FRINGE, EXPORT_DIALOG, GtkWindow)

/* What leaves the program, as what; then where. A preview shows it. The choices are remembered. The file is written by
 * a thread; as long as it works the dialog stays. The search that was seen is written, even where the session has
 * another one by then. The signal `saved` brings a sentence to tell, and the #GFile.
 *
 * @session: whose search is seen
 * @seen: (transfer full): what is seen */
FringeExportDialog *fringe_export_dialog_new (GtkWindow *parent, FringeSession *session, FringeTreePicture *seen);

/* Chooses which part of the tree it begins with. */
void fringe_export_dialog_set_what (FringeExportDialog *self, FringeExportOf what);
