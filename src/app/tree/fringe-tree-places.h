/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-geometry.h"

#include <glib.h>

/* A node, and where its centre is on the screen. The node may be FRINGE_NO_NODE. */
typedef struct
{
  guint id;
  double x, y;
} FringePin;

/* Returns: where a node, or the folded one that hides it, is on the screen */
FringePin fringe_pin_at (const FringeLayout *layout, const FringeCard *card, const FringeViewport *viewport, guint id);

/* Returns: whether the node can be seen at least in part */
gboolean fringe_pin_is_in_sight (const FringePin *pin, const FringeCard *card, const FringeViewport *viewport);

/* Returns: the node that is nearest to the middle of the view */
FringePin fringe_pin_in_the_middle (const FringeLayout *layout, const FringeCard *card, const FringeViewport *viewport);

/* Moves the viewport so that the node is where it was on the screen. */
void
fringe_pin_keep (const FringePin *pin, const FringeLayout *layout, const FringeCard *card, FringeViewport *viewport);

/**
 * FringePlacesVisited:
 *
 * The places one has looked at, as a browser has its pages. A place is a node at a point of the screen and a scale,
 * so that it is found again in a tree that has grown.
 */
typedef struct _FringePlacesVisited FringePlacesVisited;

typedef struct
{
  FringePin pin;
  double scale;
} FringePlaceVisited;

FringePlacesVisited *fringe_places_visited_new (void);
void fringe_places_visited_free (FringePlacesVisited *visited);
void fringe_places_visited_clear (FringePlacesVisited *visited);

/* Notes that a place is left for a new one; the places ahead are forgotten. */
void fringe_places_visited_leave (FringePlacesVisited *visited, const FringePlaceVisited *place);

/* Leaves @place for the one before it (-1) or after it (1), which is returned in @place. Returns: whether there is one
 */
gboolean fringe_places_visited_go (FringePlacesVisited *visited, int offset, FringePlaceVisited *place);
