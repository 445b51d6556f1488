/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-geometry.h"

#include <math.h>

/* Of a tree that is seen from far away, so many places beside each other are told apart around the point. */
#define GRAINS 256
/* A node stands for those within a grain: it can be a little further away than they. */
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

/* The node that holds the point goes before one that merely is near it. */
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
