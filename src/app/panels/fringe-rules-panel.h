/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-rules-model.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_RULES_PANEL (fringe_rules_panel_get_type ())
G_DECLARE_FINAL_TYPE (FringeRulesPanel, fringe_rules_panel, FRINGE, RULES_PANEL, FringeBin)

/* The choices of the rules: algorithm, heuristic and preset, with the others folded away below. A rule that changes
 * nothing under the other rules is insensitive and says why. */

/* Lets the list of heuristics make new ones, in a window that has the actions. */
void fringe_rules_panel_offer_new_heuristics (FringeRulesPanel *self);

#define FRINGE_TYPE_RULES_ROW (fringe_rules_row_get_type ())
G_DECLARE_FINAL_TYPE (FringeRulesRow, fringe_rules_row, FRINGE, RULES_ROW, FringeBin)

/* Rules in one line: algorithm, heuristic and preset, and a button for the rest. */

/* Whether the preset is shown: a search that follows other rules from a step on follows no preset. */
void fringe_rules_row_show_preset (FringeRulesRow *self, gboolean shows);
