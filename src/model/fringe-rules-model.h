/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-rules.h"

#include <gio/gio.h>

#define FRINGE_TYPE_RULES_MODEL (fringe_rules_model_get_type ())
G_DECLARE_FINAL_TYPE (FringeRulesModel, fringe_rules_model, FRINGE, RULES_MODEL, GObject)

#define FRINGE_N_MOVE_ORDERS 24

/* The rules of a session and the preset they were chosen by. Each choice is a property by its number,
 * so that a list can be bound to it; a number that is no choice is ignored. After a change comes the signal changed,
 * for what follows from the rules; then whatever differs is told of together. */

FringeRulesModel *fringe_rules_model_new (void);

const FringeRules *fringe_rules_model_get (FringeRulesModel *self);

/* FRINGE_N_PRESETS where the rules are no preset, or the source of the preset does not use the algorithm or the
 * heuristic. Of two presets that say the same it is the one that was chosen. */
FringePreset fringe_rules_model_get_preset (FringeRulesModel *self);

/* The same, also while its source does not use the algorithm or the heuristic. */
FringePreset fringe_rules_model_get_chosen_preset (FringeRulesModel *self);

/* Sets every choice. Silent where the heuristic does not fit the puzzle. */
void fringe_rules_model_set (FringeRulesModel *self, const FringeRules *rules);
/* Sets the heuristic, and A* where the algorithm uses none. */
void fringe_rules_model_use_heuristic (FringeRulesModel *self, FringeHeuristic heuristic);

/* The heuristics of one's own that can be chosen: all that were chosen once, and those that were added. The property
 * own changes with them and with the size of the puzzle, which not every one fits.
 * Returns: (element-type FringeHeuristic): in the order in which they came */
const GArray *fringe_rules_model_get_own (FringeRulesModel *self);
void fringe_rules_model_add_own (FringeRulesModel *self, const GArray *heuristics);

/* Whether the puzzle is of a size that the heuristic is made for. */
gboolean fringe_rules_model_fits (FringeRulesModel *self, FringeHeuristic heuristic);

/* Switches from misplaced to Manhattan, and from anything else to misplaced. */
void fringe_rules_model_other_heuristic (FringeRulesModel *self);

/**
 * fringe_rules_model_fit:
 *
 * Tells the model how large the puzzle is. Manhattan takes the place of a heuristic that does not fit; the
 * signal changed is left to who asks.
 *
 * Returns: whether the heuristic is another now
 */
gboolean fringe_rules_model_fit (FringeRulesModel *self, int rows, int columns);

/* The same, and then sets every choice, for rules that come with a puzzle. The signal changed is left to who asks.
 * @preset: by which they were chosen, where they say what it says; or FRINGE_N_PRESETS */
void
fringe_rules_model_take (FringeRulesModel *self, const FringeRules *rules, FringePreset preset, int rows, int columns);

/* The orders of moves, numbered as UDLR sorts them: 0 is "UDLR", 1 "UDRL", 23 "RLDU". */
void fringe_move_order (guint number, FringeMove moves[FRINGE_N_MOVES]);
