/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-geometry.h"

#include <math.h>

#define CELL 22.0
#define SIDE_MARGIN 9.0
#define HEADER 25.0
#define FOOTER 25.0
#define GAP_X 14.0
#define GAP_Y 48.0
/* Room for "g 12 h 14 f 26" below the smallest boards. */
#define BOARD_WIDTH_MIN (3 * CELL)

FringeCard
fringe_card_measure (int rows, int columns)
{
  double board_width = columns * CELL, inner = fmax (board_width, BOARD_WIDTH_MIN);
  FringeCard card = { .cell = CELL, .board_y = HEADER };

  card.width = inner + 2 * SIDE_MARGIN;
  card.height = HEADER + rows * CELL + FOOTER;
  card.board_x = (card.width - board_width) / 2;
  card.pitch_x = card.width + GAP_X;
  card.pitch_y = card.height + GAP_Y;
  return card;
}

static double
units_to_pixels (const FringeCard *card, double units)
{
  return units * card->pitch_x / FRINGE_LAYOUT_SLOT;
}

FringeRect
fringe_geometry_node (const FringeLayout *layout, const FringeCard *card, uint32_t id)
{
  return (FringeRect) { units_to_pixels (card, fringe_layout_x (layout, id)) - card->width / 2,
                        fringe_layout_depth (layout, id) * card->pitch_y, card->width, card->height };
}

FringeRect
fringe_geometry_bounds (const FringeLayout *layout, const FringeCard *card)
{
  int32_t left, right;
  uint32_t n_rows = fringe_layout_n_rows (layout);

  fringe_layout_extents (layout, &left, &right);
  return (FringeRect) { units_to_pixels (card, left) - card->width / 2, 0,
                        units_to_pixels (card, (double) right - left) + card->width,
                        n_rows > 0 ? (n_rows - 1) * card->pitch_y + card->height : 0 };
}

static uint32_t
row_at (double row, uint32_t n_rows)
{
  return (uint32_t) fmin (fmax (row, 0), n_rows);
}

void
fringe_geometry_rows (const FringeLayout *layout,
                      const FringeCard *card,
                      const FringeRect *visible,
                      uint32_t *first,
                      uint32_t *end)
{
  uint32_t n_rows = fringe_layout_n_rows (layout);

  *first = row_at (floor ((visible->y - card->height) / card->pitch_y), n_rows);
  *end = row_at (floor ((visible->y + visible->height) / card->pitch_y) + 1, n_rows);
}

int64_t
fringe_geometry_layout_x (const FringeCard *card, double x)
{
  double units = floor (x * FRINGE_LAYOUT_SLOT / card->pitch_x);

  return (int64_t) fmin (fmax (units, INT32_MIN), INT32_MAX);
}

static uint32_t
pick_in_row (const FringeLayout *layout,
             const FringeCard *card,
             const FringeViewport *viewport,
             uint32_t row,
             double x,
             double y,
             double slack)
{
  double left = viewport->x + (x - slack) / viewport->scale - card->width / 2;
  uint32_t n, i = fringe_layout_find (layout, row, fringe_geometry_layout_x (card, left));
  const uint32_t *ids = fringe_layout_row (layout, row, &n);

  for (; i < n; i++)
    {
      FringeRect rect = fringe_geometry_node (layout, card, ids[i]);

      rect = fringe_viewport_to_screen (viewport, &rect);
      if (x < rect.x - slack || y < rect.y - slack || y > rect.y + rect.height + slack)
        break;
      if (x <= rect.x + rect.width + slack)
        return ids[i];
    }
  return FRINGE_NO_NODE;
}

static uint32_t
pick_within (const FringeLayout *layout,
             const FringeCard *card,
             const FringeViewport *viewport,
             double x,
             double y,
             double slack)
{
  double reach = slack / fringe_viewport_scale_y (viewport),
         tree_y = viewport->y + y / fringe_viewport_scale_y (viewport);
  FringeRect band = { 0, tree_y - reach, 0, 2 * reach };
  uint32_t first, row, id = FRINGE_NO_NODE;

  fringe_geometry_rows (layout, card, &band, &first, &row);
  while (row > first && id == FRINGE_NO_NODE)
    id = pick_in_row (layout, card, viewport, --row, x, y, slack);
  return id;
}

/* The node that holds the point goes before one that merely is near it. */
uint32_t
fringe_geometry_pick (const FringeLayout *layout,
                      const FringeCard *card,
                      const FringeViewport *viewport,
                      double x,
                      double y,
                      double slack)
{
  uint32_t id = pick_within (layout, card, viewport, x, y, 0);

  return id != FRINGE_NO_NODE ? id : pick_within (layout, card, viewport, x, y, slack);
}
