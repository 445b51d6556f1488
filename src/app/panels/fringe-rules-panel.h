/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-rules-model.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_RULES_PANEL (fringe_rules_panel_get_type ())
G_DECLARE_FINAL_TYPE (FringeRulesPanel, fringe_rules_panel, FRINGE, RULES_PANEL, GtkWidget)

/* The choices of the rules: algorithm, heuristic and preset, with the others folded away below. A rule that changes
 * nothing under the other rules is insensitive and says why. */
