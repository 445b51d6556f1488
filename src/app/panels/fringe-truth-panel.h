/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_TRUTH_PANEL (fringe_truth_panel_get_type ())
G_DECLARE_FINAL_TYPE (FringeTruthPanel, fringe_truth_panel, FRINGE, TRUTH_PANEL, GtkWidget)

/* What is true whatever the search has found: h* beside h of the shown node, whether A* has to expand it, whether the
 * heuristic is admissible and consistent on the nodes so far and on all boards. Tables are made in the background, and
 * only while the panel is seen. Its property: `session`. */
