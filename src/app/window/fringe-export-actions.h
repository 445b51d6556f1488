/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-window.h"

/* The actions of a window by which something leaves it. */

void fringe_export_actions_install (GtkWidgetClass *window_class);

/* @running: whether the record grows, which nobody may read then */
void fringe_export_actions_update (FringeWindow *window, gboolean running);
