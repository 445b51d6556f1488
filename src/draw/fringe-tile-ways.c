/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tile-ways.h"

#include <math.h>
#include <stdlib.h>

/* The tracks of a lane are between these distances from the middle of the cell, off the numbers of this cell and off
 * what stands in the corner of the next one. They are about the middle of the lane, and at most so far apart. */
#define LANE_START 0.285
#define LANE_END 0.495
#define TRACKS_APART 0.09
/* The eye does not follow one of more. */
#define TRACKS_MAX 4
/* In pixels: lines that are closer cannot be told apart. */
#define TRACKS_APART_MIN 3.5
/* So far before the middle of its last cell a way ends, and so far behind that of its first one it begins: one may end
 * where another begins. */
#define WAY_GAP 0.08
/* A way that is only begun in its cell is drawn for twice this length. */
#define BEGINNING 0.22

/* The part of a way that goes up or down, or sideways.
 * @lane: the column or the row that it runs along
 * @start, @end: what it takes of its lane: where it turns, all of the other lane, whichever track it has there */
typedef struct
{
  bool is_upright;
  int lane;
  double start, end;
  int track;
} Leg;

typedef struct
{
  FringeTileWay *ways;
  int n_ways, columns;
  Leg legs[2 * FRINGE_WAYS_MAX];
  int n_legs;
  int n_tracks[2][FRINGE_SIDE_MAX];
  /* Of each way: its upright leg and its level one, or -1 for none. */
  int legs_of[FRINGE_WAYS_MAX][2];
} Plan;

static double
middle (int number)
{
  return number + 0.5;
}

static double
ahead (int distance, double length)
{
  return distance > 0 ? length : -length;
}

static double
tracks_apart (int n_tracks)
{
  return n_tracks > 1 ? fmin ((LANE_END - LANE_START) / (n_tracks - 1), TRACKS_APART) : 0;
}

static double
track_at (int lane, int track, int n_tracks)
{
  return middle (lane) + (LANE_START + LANE_END) / 2 + (track - (n_tracks - 1) / 2.0) * tracks_apart (n_tracks);
}

/* A way from lane to lane leaves the first one from the cell @from, and enters the last one up to the cell @to. */
static void
add_leg (Plan *plan, int way, bool is_upright, int lane, int from, int to, bool turns)
{
  double start = middle (from) + ahead (to - from, WAY_GAP), end = middle (to) - ahead (to - from, WAY_GAP);

  if (turns && is_upright)
    end = middle (to) + (to > from ? LANE_END : LANE_START);
  else if (turns)
    start = middle (from) + (to > from ? LANE_START : LANE_END);
  plan->legs_of[way][!is_upright] = plan->n_legs;
  plan->legs[plan->n_legs++] = (Leg) { is_upright, lane, fmin (start, end), fmax (start, end), -1 };
}

static void
add_legs (Plan *plan, int way)
{
  int from = plan->ways[way].from, to = plan->ways[way].to, columns = plan->columns;
  int row = from / columns, column = from % columns, to_row = to / columns, to_column = to % columns;
  bool turns = row != to_row && column != to_column;

  if (row != to_row)
    add_leg (plan, way, true, column, row, to_row, turns);
  if (column != to_column)
    add_leg (plan, way, false, to_row, column, to_column, turns);
}

static bool
share_a_stretch (const Leg *a, const Leg *b)
{
  return a != b && a->is_upright == b->is_upright && a->lane == b->lane && a->start < b->end && b->start < a->end;
}

static bool
is_free (const Plan *plan, const Leg *leg, int track)
{
  for (int i = 0; i < plan->n_legs; i++)
    if (plan->legs[i].track == track && share_a_stretch (&plan->legs[i], leg))
      return false;
  return true;
}

static int
compare_starts (const void *a, const void *b)
{
  const Leg *p = *(Leg *const *) a, *q = *(Leg *const *) b;

  return p->start != q->start ? (p->start > q->start) - (p->start < q->start) : (p > q) - (p < q);
}

/* From one end of the lane to the other, each leg gets the first track that is free: so there are no more tracks than
 * there are legs abreast. */
static void
place (Plan *plan)
{
  Leg *in_order[2 * FRINGE_WAYS_MAX];

  for (int i = 0; i < plan->n_legs; i++)
    in_order[i] = &plan->legs[i];
  qsort (in_order, plan->n_legs, sizeof *in_order, compare_starts);
  for (int i = 0; i < plan->n_legs; i++)
    {
      Leg *leg = in_order[i];
      int *n_tracks = &plan->n_tracks[leg->is_upright][leg->lane], track = 0;

      while (!is_free (plan, leg, track))
        track++;
      leg->track = track;
      *n_tracks = track < *n_tracks ? *n_tracks : track + 1;
    }
}

static bool
have_room (const Plan *plan, double cell)
{
  for (int i = 0; i < 2 * FRINGE_SIDE_MAX; i++)
    {
      int n_tracks = plan->n_tracks[i % 2][i / 2];

      if (n_tracks > TRACKS_MAX || (n_tracks > 1 && tracks_apart (n_tracks) * cell < TRACKS_APART_MIN))
        return false;
    }
  return true;
}

static double
place_of (const Plan *plan, int leg)
{
  const Leg *it;

  if (leg < 0)
    return 0;
  it = &plan->legs[leg];
  return track_at (it->lane, it->track, plan->n_tracks[it->is_upright][it->lane]);
}

static void
find_points (Plan *plan, int i)
{
  FringeTileWay *way = &plan->ways[i];
  int across = way->to % plan->columns - way->from % plan->columns;
  int down = way->to / plan->columns - way->from / plan->columns;
  double lane_x = place_of (plan, plan->legs_of[i][0]), lane_y = place_of (plan, plan->legs_of[i][1]);
  double x = middle (way->from % plan->columns) + ahead (across, WAY_GAP);
  double y = middle (way->from / plan->columns) + ahead (down, WAY_GAP);
  double end_x = middle (way->to % plan->columns) - ahead (across, WAY_GAP);
  double end_y = middle (way->to / plan->columns) - ahead (down, WAY_GAP);

  if (across == 0)
    *way = (FringeTileWay) { way->from, way->to, { lane_x, y, lane_x, end_y }, 2 };
  else if (down == 0)
    *way = (FringeTileWay) { way->from, way->to, { x, lane_y, end_x, lane_y }, 2 };
  else
    *way = (FringeTileWay) { way->from, way->to, { lane_x, y, lane_x, lane_y, end_x, lane_y }, 3 };
}

static int
count_crossings (Plan *plan)
{
  double x, y;
  int n = 0;

  for (int i = 0; i < plan->n_ways; i++)
    find_points (plan, i);
  for (int i = 0; i < plan->n_ways; i++)
    for (int j = 0; j < plan->n_ways; j++)
      n += fringe_tile_ways_cross (&plan->ways[i], &plan->ways[j], &x, &y);
  return n;
}

/* Moves a leg to another track, those that it meets there to the one that it leaves, and so on. */
static void
move (Plan *plan, Leg *leg, int track)
{
  int left = leg->track;

  leg->track = track;
  for (int i = 0; i < plan->n_legs; i++)
    if (plan->legs[i].track == track && share_a_stretch (&plan->legs[i], leg))
      move (plan, &plan->legs[i], left);
}

/* Returns: @n, or how many cross where the leg moves to a better track */
static int
improve (Plan *plan, Leg *leg, int n)
{
  for (int track = 0; track < plan->n_tracks[leg->is_upright][leg->lane]; track++)
    {
      int left = leg->track, n_then;

      if (track == left)
        continue;
      move (plan, leg, track);
      n_then = count_crossings (plan);
      if (n_then < n)
        n = n_then;
      else
        move (plan, leg, left);
    }
  return n;
}

static void
untangle (Plan *plan)
{
  int n, before = -1;

  for (n = count_crossings (plan); n > 0 && n != before;)
    {
      before = n;
      for (int i = 0; i < plan->n_legs; i++)
        n = improve (plan, &plan->legs[i], n);
    }
  count_crossings (plan);
}

bool
fringe_tile_ways_lay_out (FringeTileWay *ways, int n, int columns, double cell)
{
  Plan plan = { .ways = ways, .n_ways = n, .columns = columns };

  for (int i = 0; i < n; i++)
    {
      plan.legs_of[i][0] = plan.legs_of[i][1] = -1;
      add_legs (&plan, i);
    }
  place (&plan);
  if (!have_room (&plan, cell))
    return false;
  untangle (&plan);
  return true;
}

bool
fringe_tile_way_begins (int columns, int from, int to, bool upright, FringeTileWay *way)
{
  int across = to % columns - from % columns, down = to / columns - from / columns;
  int distance = upright ? down : across, row = from / columns, column = from % columns;
  double lane = track_at (upright ? column : row, distance > 0, 2), along = middle (upright ? row : column);
  double start = along - ahead (distance, BEGINNING), end = along + ahead (distance, BEGINNING);

  if (upright)
    *way = (FringeTileWay) { from, to, { lane, start, lane, end }, 2 };
  else
    *way = (FringeTileWay) { from, to, { start, lane, end, lane }, 2 };
  return distance != 0;
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
