/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-rules-model.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_RULES_PANEL (fringe_rules_panel_get_type ())
G_DECLARE_FINAL_TYPE (FringeRulesPanel, fringe_rules_panel, FRINGE, RULES_PANEL, GtkWidget)

/* The choices of the rules: algorithm, heuristic and preset, the others folded away below. What changes
 * nothing under the others cannot be touched, and says why. */
