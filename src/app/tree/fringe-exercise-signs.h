/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-node.h"
#include "fringe-exercise-deviations.h"

/* What is drawn on a student's tree beside its nodes. */

/* An arrow in a circle, on an edge: the move. */
void fringe_exercise_draw_arrow (FringePen *pen,
                                 const FringeTheme *theme,
                                 double x,
                                 double y,
                                 FringeMove move,
                                 const FringeStroke *line);

/* A successor of a step that was not finished, as large as a node: its board, and what the student said of it. */
void fringe_exercise_draw_card (FringePen *pen,
                                const FringeTheme *theme,
                                const FringeCard *measures,
                                const FringeExerciseCard *card,
                                const FringeRect *rect,
                                double scale);

/* Discs on the edge of a node: a cross where it was chosen wrongly, letters below it for its numbers and above it for
 * the rest, and at its side the moves whose successors are missing. Each has a shape of its own as well as a colour. */
void fringe_exercise_draw_deviation (FringePen *pen,
                                     const FringeTheme *theme,
                                     const FringeRect *node,
                                     FringeDeviation deviation);
