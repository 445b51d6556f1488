/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_EXAM_DIALOG (fringe_exam_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FringeExamDialog, fringe_exam_dialog, FRINGE, EXAM_DIALOG, GtkWindow)

/* Which questions for an exam, in which format; then where. They go by the goal and the rules of the session as it is
 * now. A thread finds boards and writes the file; the dialog stays until it is done. The signal `saved` brings a
 * sentence to tell, and the #GFile. */
FringeExamDialog *fringe_exam_dialog_new (GtkWindow *parent, FringeSession *session);
