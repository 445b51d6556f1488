/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-arrows.h"
#include "test-boards.h"

#include <math.h>
#include <stdlib.h>

typedef struct
{
  int rows, columns;
} Board;

static void
for_each_pair (void (*check) (const Board *board, int from, int to))
{
  for (int rows = 2; rows <= 9; rows++)
    for (int columns = 2; columns <= 9; columns++)
      for (int from = 0; from < rows * columns; from++)
        for (int to = 0; to < rows * columns; to++)
          if (from != to)
            check (&(Board) { rows, columns }, from, to);
}

static int
cell_at (const Board *board, const double *point)
{
  return (int) floor (point[1]) * board->columns + (int) floor (point[0]);
}

/* Between cells, of a leg. */
static int
count_borders (const double *leg)
{
  return abs ((int) floor (leg[2]) - (int) floor (leg[0])) + abs ((int) floor (leg[3]) - (int) floor (leg[1]));
}

static void
check_way (const Board *board, int from, int to)
{
  FringeTileWay way = fringe_tile_way (board->columns, from, to);
  int across = abs (to % board->columns - from % board->columns),
      down = abs (to / board->columns - from / board->columns);
  int n_borders = 0;

  for (int leg = 0; leg < way.n_points - 1; leg++)
    {
      const double *points = way.points + 2 * leg;

      g_assert_true (points[0] == points[2] || points[1] == points[3]);
      n_borders += count_borders (points);
    }
  g_assert_cmpint (n_borders, ==, across + down);
  g_assert_cmpint (cell_at (board, way.points), ==, from);
  g_assert_cmpint (cell_at (board, way.points + 2 * (way.n_points - 1)), ==, to);
  if (down > 0)
    g_assert_cmpfloat (way.points[0], ==, way.points[2]);
}

/* As long as the Manhattan distance, and up or down first. */
static void
test_length (void)
{
  for_each_pair (check_way);
}

static void
check_opposite (const Board *board, int from, int to)
{
  FringeTileWay there = fringe_tile_way (board->columns, from, to), back = fringe_tile_way (board->columns, to, from);

  g_assert_false (fringe_tile_ways_meet (&there, &back));
  g_assert_true (fringe_tile_ways_meet (&there, &there));
}

static void
test_opposite (void)
{
  for_each_pair (check_opposite);
}

static void
check_beginnings (const Board *board, int from, int to)
{
  for (int upright = 0; upright < 2; upright++)
    {
      FringeTileWay way;
      gboolean has_one = fringe_tile_way_begins (board->columns, from, to, upright, &way);
      int axis = upright ? 1 : 0, cell = upright ? board->columns : 1;
      int a = from / cell % (upright ? board->rows : board->columns),
          b = to / cell % (upright ? board->rows : board->columns);

      g_assert_cmpint (has_one, ==, a != b);
      if (!has_one)
        continue;
      g_assert_true ((way.points[2 + axis] > way.points[axis]) == (b > a));
      g_assert_cmpint (cell_at (board, way.points), ==, from);
      g_assert_cmpint (cell_at (board, way.points + 2), ==, from);
    }
}

static void
test_beginnings (void)
{
  for_each_pair (check_beginnings);
}

/* A tile that goes down and one below it that goes to the left. */
static void
test_crossing (void)
{
  FringeTileWay under = fringe_tile_way (3, 0, 6), over = fringe_tile_way (3, 4, 3), apart = fringe_tile_way (3, 2, 1);
  double x, y;

  g_assert_true (fringe_tile_ways_cross (&under, &over, &x, &y));
  g_assert_cmpfloat (x, ==, under.points[0]);
  g_assert_cmpfloat (y, ==, over.points[1]);
  g_assert_false (fringe_tile_ways_cross (&over, &under, &x, &y));
  g_assert_false (fringe_tile_ways_cross (&under, &apart, &x, &y));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/tile-ways/are-as-long-as-the-manhattan-distance", test_length);
  g_test_add_func ("/draw/tile-ways/opposite-ones-do-not-meet", test_opposite);
  g_test_add_func ("/draw/tile-ways/their-beginnings-stay-in-the-cell", test_beginnings);
  g_test_add_func ("/draw/tile-ways/cross-where-they-do", test_crossing);
  return g_test_run ();
}
