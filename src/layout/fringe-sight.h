/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-viewport.h"

/* Around a tree that is seen whole, in pixels. */
#define FRINGE_SIGHT_MARGIN 10.0

/* What part of a tree a viewport should have in sight while the tree grows. @covered is the height in pixels, at the
 * bottom of the screen, over which something else lies. */

/* Shows all of @bounds, from the row of the root on, no larger than @scale_max. */
void fringe_sight_whole (FringeViewport *viewport, const FringeRect *bounds, double covered, double scale_max);

/* Brings @rect to the middle, but shows no more beside @bounds than it must. */
void fringe_sight_centre (FringeViewport *viewport, const FringeRect *rect, const FringeRect *bounds, double covered);

/* Moves as little as possible so that @rect is seen; one that is far off comes to the middle, with what is around it.
 * Returns: whether it moved */
bool fringe_sight_reveal (FringeViewport *viewport, const FringeRect *rect, double covered);

/* The scale that fringe_sight_whole() would choose. */
double
fringe_sight_whole_scale (const FringeViewport *viewport, const FringeRect *bounds, double covered, double scale_max);

/* Whether nothing near @rect is seen: it is further off than half a view. */
bool fringe_sight_is_far (const FringeViewport *viewport, const FringeRect *rect, double covered);

/* Moves as little as possible so that all of @bounds is seen at the scale there is. Returns: false, nothing
 * moved, where it has no room */
bool fringe_sight_keep_whole (FringeViewport *viewport, const FringeRect *bounds, double covered);
