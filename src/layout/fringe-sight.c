/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sight.h"

#include <math.h>

#define REVEAL_MARGIN 28.0
/* What is further off than this share of the view has nothing in common with what is seen now. */
#define FAR 0.5

static FringeViewport
free_room (const FringeViewport *viewport, double covered)
{
  FringeViewport room = *viewport;

  room.height = fmax (room.height - covered, 2 * FRINGE_SIGHT_MARGIN + 1);
  return room;
}

static void
take (FringeViewport *viewport, FringeViewport room)
{
  room.height = viewport->height;
  *viewport = room;
}

void
fringe_sight_whole (FringeViewport *viewport, const FringeRect *bounds, double covered, double scale_max)
{
  FringeViewport room = free_room (viewport, covered);

  fringe_viewport_set_tree (&room, bounds, FRINGE_SIGHT_MARGIN);
  fringe_viewport_fit (&room, bounds, FRINGE_SIGHT_MARGIN, scale_max);
  if (room.direction == FRINGE_DIRECTION_DOWN)
    room.y = fmax (room.y, bounds->y - FRINGE_SIGHT_MARGIN / fringe_viewport_scale_y (&room));
  else
    room.x = fmax (room.x, bounds->x - FRINGE_SIGHT_MARGIN / fringe_viewport_scale_x (&room));
  take (viewport, room);
}

/* How far [start, end] must move so that it fills [0, length] but for the margins, or else lies in its middle. */
static double
shift_to_fill (double start, double end, double length)
{
  double low = FRINGE_SIGHT_MARGIN, high = length - FRINGE_SIGHT_MARGIN;

  if (end - start <= high - low)
    return (low + high - start - end) / 2;
  return fmin (low - start, 0) + fmax (high - end, 0);
}

void
fringe_sight_centre (FringeViewport *viewport, const FringeRect *rect, const FringeRect *bounds, double covered)
{
  FringeViewport room = free_room (viewport, covered);
  FringeRect seen;
  double right, bottom;

  fringe_viewport_keep (&room, rect->x + rect->width / 2, rect->y + rect->height / 2, room.width / 2, room.height / 2);
  seen = fringe_viewport_to_screen (&room, bounds);
  right = seen.x + bounds->width * fringe_viewport_scale_x (&room);
  bottom = seen.y + bounds->height * fringe_viewport_scale_y (&room);
  fringe_viewport_pan (&room, shift_to_fill (seen.x, right, room.width), shift_to_fill (seen.y, bottom, room.height));
  take (viewport, room);
}

static bool
is_far_out (double start, double size, double length)
{
  return start + size < -length * FAR || start > length * (1 + FAR);
}

bool
fringe_sight_is_far (const FringeViewport *viewport, const FringeRect *rect, double covered)
{
  FringeViewport room = free_room (viewport, covered);
  FringeRect seen = fringe_viewport_to_screen (&room, rect);

  return is_far_out (seen.x, seen.width, room.width) || is_far_out (seen.y, seen.height, room.height);
}

bool
fringe_sight_reveal (FringeViewport *viewport, const FringeRect *rect, double covered)
{
  FringeViewport room = free_room (viewport, covered);
  FringeRect seen = fringe_viewport_to_screen (&room, rect);
  double dx = is_far_out (seen.x, seen.width, room.width) ? (room.width - seen.width) / 2 - seen.x : 0;
  double dy = is_far_out (seen.y, seen.height, room.height) ? (room.height - seen.height) / 2 - seen.y : 0;
  bool moved;

  fringe_viewport_pan (&room, dx, dy);
  moved = fringe_viewport_reveal (&room, rect, REVEAL_MARGIN) || fabs (dx) > 0 || fabs (dy) > 0;
  take (viewport, room);
  return moved;
}

double
fringe_sight_whole_scale (const FringeViewport *viewport, const FringeRect *bounds, double covered, double scale_max)
{
  FringeViewport whole = *viewport;

  fringe_sight_whole (&whole, bounds, covered, scale_max);
  return whole.scale;
}

bool
fringe_sight_keep_whole (FringeViewport *viewport, const FringeRect *bounds, double covered)
{
  FringeViewport room = free_room (viewport, covered);

  if (bounds->width * fringe_viewport_scale_x (&room) > room.width - 2 * FRINGE_SIGHT_MARGIN
      || bounds->height * fringe_viewport_scale_y (&room) > room.height - 2 * FRINGE_SIGHT_MARGIN)
    return false;
  fringe_viewport_reveal (&room, bounds, FRINGE_SIGHT_MARGIN);
  take (viewport, room);
  return true;
}
