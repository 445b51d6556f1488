/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"
#include "fringe-tree-picture.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_EXPORT_DIALOG (fringe_export_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FringeExportDialog, fringe_export_dialog, FRINGE, EXPORT_DIALOG, GtkWindow)

/* What picture, in which format; then where. The choices are remembered. The file is written by a
 * thread; as long as it works the dialog stays, and with it the record unchanged. The signal `saved`
 * brings a sentence to tell.
 *
 * @session: whose record it is
 * @seen: (transfer full): what is seen */
FringeExportDialog *fringe_export_dialog_new (GtkWindow *parent, FringeSession *session, FringeTreePicture *seen);
