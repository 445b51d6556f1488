/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-exercise.h"

/* Where the nodes of a student's tree stand, and below the node that is being expanded its successors that are not
 * nodes yet. */

/**
 * FringeExercisePlace:
 * @id: the node; of a card the index among the cards
 * @is_card: whether it is a successor that is to be filled in
 * @parent: the index of the place above, or -1
 * @x: its middle, in pixels at 100 %, the root's being 0
 * @row: 0 for the root
 */
typedef struct
{
  guint32 id;
  gboolean is_card;
  int parent;
  double x;
  guint row;
} FringeExercisePlace;

/**
 * fringe_exercise_places:
 * @node_width: of a node, with the gap beside it
 * @card_width: of a successor that is to be filled in, with the gap beside it
 *
 * Places are found by the contours of subtrees (Reingold & Tilford 1981). Of IDA* only the iteration that goes on is
 * there.
 *
 * Returns: (transfer full) (element-type FringeExercisePlace): parents before their children
 */
GArray *fringe_exercise_places (const FringeExercise *exercise, double node_width, double card_width);
