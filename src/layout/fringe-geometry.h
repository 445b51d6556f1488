/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-layout.h"
#include "fringe-viewport.h"

/**
 * FringeCard:
 * @cell: side of a cell of the mini board
 * @board_x: left edge of the mini board in the card
 * @board_y: its top edge
 * @width: of the card
 * @height: of the card
 * @pitch_x: from card to card
 * @pitch_y: from row to row
 *
 * The measures of a node at 100 %, in pixels.
 */
typedef struct
{
  double cell;
  double board_x, board_y;
  double width, height;
  double pitch_x, pitch_y;
} FringeCard;

FringeCard fringe_card_measure (int rows, int columns);

/* The card of a node of the layout, in pixels of the tree at 100 %; the root's top centre is (0, 0). */
FringeRect fringe_geometry_node (const FringeLayout *layout, const FringeCard *card, uint32_t id);

/* Everything in the layout. */
FringeRect fringe_geometry_bounds (const FringeLayout *layout, const FringeCard *card);

/* The rows that touch [y, y + height], as a half-open range. */
void fringe_geometry_rows (const FringeLayout *layout,
                           const FringeCard *card,
                           const FringeRect *visible,
                           uint32_t *first,
                           uint32_t *end);

/* The layout's x at a pixel of the tree, rounded down. */
int64_t fringe_geometry_layout_x (const FringeCard *card, double x);

/* The node seen at a point of the screen, grown by @slack screen pixels on each side, or FRINGE_NO_NODE. */
uint32_t fringe_geometry_pick (const FringeLayout *layout,
                               const FringeCard *card,
                               const FringeViewport *viewport,
                               double x,
                               double y,
                               double slack);
