/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-geometry.h"

#include <math.h>

#define CELL 22.0
#define HEADER 23.0
/* The gap between the cards of a row, where the outline of the goal and the ring of a selected node have room. */
#define GAP 10.0
/* Below a card a fold has its number, which takes so much more: of a row gap, or of the gap in a row. */
#define FOLD_ROOM_DOWN 16.0
#define FOLD_ROOM_RIGHT 9.0
/* The gap between rows, where edges and their moves are drawn. */
#define ROW_GAP 23.0
/* The height of a line in the list of duplicates, and how many lines have room. */
#define GHOST 16.0
#define N_GHOSTS 3
/* The smallest boards leave room for "g 12 h 14 f 26" below them. */
#define BOARD_WIDTH_MIN (3 * CELL)

FringeCard
fringe_card_measure (int rows, int columns, FringeDirection direction, bool ghosts)
{
  double board_width = columns * CELL, inner = fmax (board_width, BOARD_WIDTH_MIN);
  FringeCard card = { .cell = CELL, .board_y = HEADER, .direction = direction };
  double height;

  card.width = inner + 2 * FRINGE_CARD_SIDE;
  card.height = HEADER + rows * CELL + FRINGE_CARD_FOOTER;
  card.board_x = (card.width - board_width) / 2;
  card.ghosts = ghosts ? N_GHOSTS * GHOST : 0;
  height = card.height + card.ghosts;
  card.pitch = (direction == FRINGE_DIRECTION_DOWN ? card.width : height) + GAP;
  card.row_pitch = (direction == FRINGE_DIRECTION_DOWN ? height : card.width) + ROW_GAP;
  return card;
}

void
fringe_card_leave_values (FringeCard *card)
{
  double saved = FRINGE_CARD_FOOTER - FRINGE_CARD_SIDE;

  card->without_values = true;
  card->height -= saved;
  *(card->direction == FRINGE_DIRECTION_DOWN ? &card->row_pitch : &card->pitch) -= saved;
}

void
fringe_card_fit_folds (FringeCard *card, const FringeLayout *layout)
{
  bool has_folds = fringe_layout_n_hidden (layout) > 0;

  if (card->direction == FRINGE_DIRECTION_DOWN)
    card->row_pitch += (has_folds - card->has_folds) * FOLD_ROOM_DOWN;
  else
    card->pitch += (has_folds - card->has_folds) * FOLD_ROOM_RIGHT;
  card->has_folds = has_folds;
}

static double
units_to_pixels (const FringeCard *card, double units)
{
  return units * card->pitch / FRINGE_LAYOUT_SLOT;
}

FringeRect
fringe_geometry_card (const FringeCard *card, const FringePlace *place)
{
  double along = units_to_pixels (card, place->x), row = place->row * card->row_pitch;

  if (card->direction == FRINGE_DIRECTION_DOWN)
    return (FringeRect) { along - card->width / 2, row, card->width, card->height };
  return (FringeRect) { row, along - card->height / 2, card->width, card->height };
}

FringeRect
fringe_geometry_node (const FringeLayout *layout, const FringeCard *card, uint32_t id)
{
  FringePlace place = fringe_layout_place (layout, id);

  return fringe_geometry_card (card, &place);
}

FringeRect
fringe_geometry_bounds (const FringeLayout *layout, const FringeCard *card)
{
  FringePlace first = { 0 }, last = { 0 };
  uint32_t n_rows = fringe_layout_n_rows (layout);
  FringeRect a, b;

  fringe_layout_extents (layout, &first.x, &last.x);
  last.row = n_rows > 0 ? n_rows - 1 : 0;
  a = fringe_geometry_card (card, &first);
  b = fringe_geometry_card (card, &last);
  return (FringeRect) { a.x, a.y, b.x + b.width - a.x, b.y + b.height + card->ghosts - a.y };
}

/* More units than any tree has, and no more than the numbers can hold. */
#define UNITS_MAX 0x1p40
/* Rounding can take this much from a card that just touches. */
#define TOUCH 1e-6

static uint32_t
to_row (double row)
{
  return (uint32_t) fmin (fmax (row, 0), UINT32_MAX);
}

static int64_t
to_units (double units)
{
  return (int64_t) fmin (fmax (units, -UNITS_MAX), UNITS_MAX);
}

FringeSpan
fringe_geometry_span (const FringeCard *card, const FringeRect *visible)
{
  bool is_down = card->direction == FRINGE_DIRECTION_DOWN;
  double start = is_down ? visible->x : visible->y, end = start + (is_down ? visible->width : visible->height);
  double top = is_down ? visible->y : visible->x, bottom = top + (is_down ? visible->height : visible->width);
  double before = (is_down ? card->width : card->height) / 2, after = is_down ? before : before + card->ghosts;
  double length = is_down ? card->height + card->ghosts : card->width, unit = units_to_pixels (card, 1);

  if (bottom < 0)
    return (FringeSpan) { 0, -1, 1, 0 };
  return (FringeSpan) { to_units (ceil ((start - after) / unit - TOUCH)),
                        to_units (floor ((end + before) / unit + TOUCH)),
                        to_row (ceil ((top - length) / card->row_pitch - TOUCH)),
                        to_row (floor (bottom / card->row_pitch + TOUCH)) };
}

/* What is under a point. */

/* In a tree that is seen from far away so many places beside each other are told apart around the point. */
#define GRAINS 256
/* A node that stands for those within a grain can be a little further away than they. */
#define FURTHER (1 + 4.0 / GRAINS)

typedef struct
{
  const FringeLayout *layout;
  const FringeCard *card;
  const FringeViewport *viewport;
  double x, y;
} Pointer;

/* How far the point is from the card on the screen, 0 within. */
static double
distance (const Pointer *at, const FringePlace *place)
{
  FringeRect rect = fringe_geometry_card (at->card, place);

  rect = fringe_viewport_to_screen (at->viewport, &rect);
  return fmax (fmax (fmax (rect.x - at->x, at->x - rect.x - rect.width), 0),
               fmax (rect.y - at->y, at->y - rect.y - rect.height));
}

static uint32_t
nearest (const Pointer *at, const FringePlaces *places, double slack)
{
  uint32_t id = FRINGE_NO_NODE;

  for (size_t i = 0; i < places->n; i++)
    {
      double its = distance (at, &places->places[i]);

      if (its > slack || (id != FRINGE_NO_NODE && its >= slack))
        continue;
      id = places->places[i].id;
      slack = its;
    }
  return id;
}

static uint32_t
pick_within (const Pointer *at, double slack)
{
  double scale_x = fringe_viewport_scale_x (at->viewport), scale_y = fringe_viewport_scale_y (at->viewport);
  FringeRect around = { at->viewport->x + (at->x - slack) / scale_x, at->viewport->y + (at->y - slack) / scale_y,
                        2 * slack / scale_x, 2 * slack / scale_y };
  FringeSpan span = fringe_geometry_span (at->card, &around);
  int64_t grain = (span.right - span.left) / GRAINS;
  FringePlaces places = { 0 };
  uint32_t id;

  fringe_layout_see (at->layout, &span, (int32_t) (grain < INT32_MAX ? grain : INT32_MAX), 1, &places);
  id = nearest (at, &places, slack * FURTHER);
  fringe_places_clear (&places);
  return id;
}

/* A node that holds the point is preferred to one that is merely near it. */
uint32_t
fringe_geometry_pick (const FringeLayout *layout,
                      const FringeCard *card,
                      const FringeViewport *viewport,
                      double x,
                      double y,
                      double slack)
{
  Pointer at = { layout, card, viewport, x, y };
  uint32_t id = pick_within (&at, 0);

  return id != FRINGE_NO_NODE || slack <= 0 ? id : pick_within (&at, slack);
}
