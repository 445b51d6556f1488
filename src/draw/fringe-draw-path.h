/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-tree.h"

/* The path from the root to a node as a strip of cards in reading order. */

/* Tells the size of the strip in pixels. Cards go on in a new line after @per_line of them. */
void
fringe_draw_path_measure (const FringeSearch *search, uint32_t id, uint32_t per_line, double *width, double *height);

/* Returns: where the card at an index of the path stands in the strip */
FringeRect fringe_draw_path_place (const FringeSearch *search, uint32_t index, uint32_t per_line);

void fringe_draw_path (FringePen *pen,
                       const FringeTheme *theme,
                       const FringeSearch *search,
                       uint32_t id,
                       uint32_t step,
                       uint32_t per_line,
                       FringeHandout handout,
                       const uint32_t *labels);
