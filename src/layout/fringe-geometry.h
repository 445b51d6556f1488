/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-layout.h"
#include "fringe-viewport.h"

/* What a card has below its board at 100 %, in pixels: room for "g 3 h 4 f 7". */
#define FRINGE_CARD_FOOTER 22.0
/* And beside it, where its text begins and ends, too. */
#define FRINGE_CARD_SIDE 5.0

/**
 * FringeCard:
 * @cell: side of a cell of the mini board
 * @board_x: left edge of the mini board in the card
 * @board_y: top edge of the mini board in the card
 * @width: width of the card
 * @height: height of the card
 * @ghosts: height of the list of duplicates below the card, 0 where they are not shown
 * @answers: height of what is to be filled in below the board, 0 where nothing is
 * @without_values: whether nothing is below the board, so that of g, h and f only the one that is compared is shown
 * @has_folds: whether the numbers of folded nodes have room below
 * @direction: which way the tree grows
 * @pitch: distance from card to card in a row of the tree
 * @row_pitch: distance from row to row
 *
 * The measures of a node at 100 %, in pixels.
 */
typedef struct
{
  double cell;
  double board_x, board_y;
  double width, height;
  double ghosts;
  double answers;
  bool without_values;
  bool has_folds;
  FringeDirection direction;
  double pitch, row_pitch;
} FringeCard;

/* Measures the card of a board of this size. @ghosts: whether duplicates are shown, up to three below a card. */
FringeCard fringe_card_measure (int rows, int columns, FringeDirection direction, bool ghosts);

/* Leaves out what a card has below its board: it is lower, and in the same room it can be larger. */
void fringe_card_leave_values (FringeCard *card);

/* Gives room to the numbers of folded nodes, if @layout has any, or takes it back. */
void fringe_card_fit_folds (FringeCard *card, const FringeLayout *layout);

/* The card at a place, in pixels of the tree at 100 %. Downwards the root's top centre is (0, 0); to the right its left
 * centre. */
FringeRect fringe_geometry_card (const FringeCard *card, const FringePlace *place);

/* The card of a node of the layout. O(depth). */
FringeRect fringe_geometry_node (const FringeLayout *layout, const FringeCard *card, uint32_t id);

/* The rectangle that holds everything in the layout, in pixels of the tree at 100 %. */
FringeRect fringe_geometry_bounds (const FringeLayout *layout, const FringeCard *card);

/* The part of the drawing whose cards touch @visible. */
FringeSpan fringe_geometry_span (const FringeCard *card, const FringeRect *visible);

/* The node seen at a point of the screen, grown by @slack screen pixels on each side, or FRINGE_NO_NODE. Of several it
 * is the nearest, and of those equally near the first of the first row. */
uint32_t fringe_geometry_pick (const FringeLayout *layout,
                               const FringeCard *card,
                               const FringeViewport *viewport,
                               double x,
                               double y,
                               double slack);
