/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_COUNTS_PANEL (fringe_counts_panel_get_type ())
G_DECLARE_FINAL_TYPE (FringeCountsPanel, fringe_counts_panel, FRINGE, COUNTS_PANEL, GtkWidget)

/* The counts at the step, those that apply under the rules; for IDA* the sums of the iterations. */
