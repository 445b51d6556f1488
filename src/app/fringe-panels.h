/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_PANELS (fringe_panels_get_type ())
G_DECLARE_FINAL_TYPE (FringePanels, fringe_panels, FRINGE, PANELS, GtkWidget)

/* The right side of the window: one panel of several, chosen by the action win.panel. Its properties: `session`, and
 * `panel`, the name of the one that is shown. */
