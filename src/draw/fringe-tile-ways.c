/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tile-ways.h"

#include <math.h>

/* From the middle of a cell to the tracks of its lanes: ways up and to the left are nearer. */
#define NEAR_TRACK 0.345
#define FAR_TRACK 0.44
/* So far before the middle of its last cell a way ends, and so far behind that of its first one it begins: one may end
 * where another begins. */
#define GAP 0.08
/* Half of what is drawn of a way that does not leave its cell. */
#define BEGINNING 0.22

static double
middle (int number)
{
  return number + 0.5;
}

static double
track (int distance)
{
  return distance > 0 ? FAR_TRACK : NEAR_TRACK;
}

static double
ahead (int distance, double length)
{
  return distance > 0 ? length : -length;
}

FringeTileWay
fringe_tile_way (int columns, int from, int to)
{
  int across = to % columns - from % columns, down = to / columns - from / columns;
  double x = middle (from % columns), y = middle (from / columns);
  double end_x = middle (to % columns), end_y = middle (to / columns);
  double lane_x = x + track (down), lane_y = end_y + track (across);

  if (across == 0)
    return (FringeTileWay) { { lane_x, y + ahead (down, GAP), lane_x, end_y - ahead (down, GAP) }, 2 };
  end_x -= ahead (across, GAP);
  if (down == 0)
    return (FringeTileWay) { { x + ahead (across, GAP), lane_y, end_x, lane_y }, 2 };
  return (FringeTileWay) { { lane_x, y + ahead (down, GAP), lane_x, lane_y, end_x, lane_y }, 3 };
}

bool
fringe_tile_way_begins (int columns, int from, int to, bool upright, FringeTileWay *way)
{
  int across = to % columns - from % columns, down = to / columns - from / columns;
  double x = middle (from % columns), y = middle (from / columns), length = ahead (upright ? down : across, BEGINNING);

  if (upright)
    *way = (FringeTileWay) { { x + track (down), y - length, x + track (down), y + length }, 2 };
  else
    *way = (FringeTileWay) { { x - length, y + track (across), x + length, y + track (across) }, 2 };
  return upright ? down != 0 : across != 0;
}

/* Two parts of a line. */
static bool
overlap (double a, double b, double c, double d)
{
  return fmax (fmin (a, b), fmin (c, d)) < fmin (fmax (a, b), fmax (c, d));
}

bool
fringe_tile_ways_meet (const FringeTileWay *a, const FringeTileWay *b)
{
  for (const double *p = a->points; p < a->points + 2 * (a->n_points - 1); p += 2)
    for (const double *q = b->points; q < b->points + 2 * (b->n_points - 1); q += 2)
      if ((p[0] == p[2] && q[0] == q[2] && p[0] == q[0] && overlap (p[1], p[3], q[1], q[3]))
          || (p[1] == p[3] && q[1] == q[3] && p[1] == q[1] && overlap (p[0], p[2], q[0], q[2])))
        return true;
  return false;
}

static bool
is_between (double value, double a, double b)
{
  return (a < value && value < b) || (b < value && value < a);
}

bool
fringe_tile_ways_cross (const FringeTileWay *under, const FringeTileWay *over, double *x, double *y)
{
  const double *upright = under->points, *level = over->points + 2 * (over->n_points - 2);

  *x = upright[0];
  *y = level[1];
  return upright[0] == upright[2] && level[1] == level[3] && is_between (*x, level[0], level[2])
         && is_between (*y, upright[1], upright[3]);
}
