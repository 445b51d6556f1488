/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_STEP_LIST (fringe_step_list_get_type ())
G_DECLARE_FINAL_TYPE (FringeStepList, fringe_step_list, FRINGE, STEP_LIST, GtkWidget)

/* What happened: a sentence for each known step. The session goes to the step that is chosen. Its property: `session`.
 */
