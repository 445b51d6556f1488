/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-pair.h"

#define FRINGE_TYPE_ACTS (fringe_acts_get_type ())
G_DECLARE_FINAL_TYPE (FringeActs, fringe_acts, FRINGE, ACTS, GObject)

/* What a person did in a window, in order, and can undo: choosing puzzles, rules and forks, comparing and leaving the
 * comparison, swapping sides, folding. An act that is undone gives back the searches as they were seen before it.
 *
 * It has the pair of the window, while two searches are compared: the property "pair", which may be %NULL. The property
 * "can-undo" says whether there is an act to undo, "can-redo" whether one was undone. The signal "done" says in a few
 * words what was done: "Switched to Misplaced tiles". The signal "forgotten" says that what was done last can no longer
 * be undone, because it was undone or began anew. */

/**
 * FringeActsView:
 * @gather: how the tree of one side is looked at: which of its nodes are folded
 * @restore: has it looked at like that
 *
 * What the acts do not know themselves. A view that was gathered is only ever compared and given back.
 */
typedef struct
{
  GVariant *(*gather) (gpointer window, FringeCompared side);
  void (*restore) (gpointer window, FringeCompared side, GVariant *view);
} FringeActsView;

/* @left: the session of the window. @view: static. @window: what it is called with */
FringeActs *fringe_acts_new (FringeSession *left, const FringeActsView *view, gpointer window);

/* (nullable) */
FringePair *fringe_acts_get_pair (FringeActs *self);

/* What is done between these two is one act. @sentence: (nullable): tells it; else what came of it in the search does
 */
void fringe_acts_begin (FringeActs *self);
void fringe_acts_end (FringeActs *self, const char *sentence);

/* Puts another search beside that of the window, or takes it away. */
void fringe_acts_compare (FringeActs *self, gboolean compares);
/* See fringe_pair_swap(). */
void fringe_acts_swap (FringeActs *self);
gboolean fringe_acts_can_undo (FringeActs *self);
gboolean fringe_acts_can_redo (FringeActs *self);
/* Returns: (nullable): what was undone, or done again, in the words of "done"; %NULL where that said nothing, too */
const char *fringe_acts_undo (FringeActs *self);
const char *fringe_acts_redo (FringeActs *self);

/* Nothing that was done so far can be undone. */
void fringe_acts_forget (FringeActs *self);
