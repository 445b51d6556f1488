/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-question-dialog.h"

/* Asks what somebody's program expanded, and says by which conventions, or where it went wrong. What is opened is seen
 * at the step where the trace leaves it. */
#define FRINGE_TYPE_TRACE_DIALOG (fringe_trace_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FringeTraceDialog, fringe_trace_dialog, FRINGE, TRACE_DIALOG, FringeQuestionDialog)

FringeTraceDialog *fringe_trace_dialog_new (GtkWindow *parent, FringeSession *session);
void fringe_trace_dialog_open (FringeTraceDialog *self, FringeThemeKind theme);
