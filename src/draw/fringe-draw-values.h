/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-node.h"

/* The numbers of a node below its board. */

/* Returns: which of g, h and f the algorithm compares */
FringeKey fringe_node_key (FringeAlgorithm algorithm);

/* Draws "g 3 h 4 f 7" around @middle, across @rect: as much of it as has room. */
void fringe_draw_values (FringePen *pen,
                         const FringeTheme *theme,
                         const FringeNodeLook *look,
                         const FringeRect *rect,
                         double middle,
                         double scale);

/* Draws what is asked for in a handout, each on a line of 8 mm, from @top down. */
void fringe_draw_answers (FringePen *pen,
                          const FringeTheme *theme,
                          const FringeNodeLook *look,
                          const FringeRect *rect,
                          double top,
                          double scale);

/* Draws "16" at the left and "f 6" at the right; where that is too wide, one number. */
void fringe_draw_id_and_key (FringePen *pen,
                             const FringeTheme *theme,
                             const FringeNodeLook *look,
                             const FringeRect *rect,
                             double middle);

/* Draws the number that the frontier is ordered by, or the id where there is none; nothing where that has no room. */
void fringe_draw_key (FringePen *pen,
                      const FringeTheme *theme,
                      const FringeNodeLook *look,
                      const FringeRect *rect,
                      double middle);

/* Draws "f 7" around @middle at the right end of @rect, but nothing left of @left: without the letter where that has no
 * room, and not at all where the value has none. */
void fringe_draw_key_at_end (FringePen *pen,
                             const FringeTheme *theme,
                             const FringeNodeLook *look,
                             const FringeRect *rect,
                             double left,
                             double middle,
                             double size);

/* Prints "12", "12.5" with the point of the locale, or "∞": with two decimals at most. */
#define FRINGE_VALUE_TEXT_MAX 32
void fringe_print_value (double value, char text[FRINGE_VALUE_TEXT_MAX]);

/* Prints "f 34", which is shorter than @size. */
void fringe_print_f (const FringeNodeLook *look, char *text, size_t size);

/* Draws the id, and below it the value that is compared with its letter, about @middle. Returns: whether there was room
 */
bool fringe_draw_id_above_key (FringePen *pen,
                               const FringeTheme *theme,
                               const FringeNodeLook *look,
                               const FringeRect *rect,
                               double middle);
