/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tile-ways.h"
#include "test-boards.h"

#include <math.h>
#include <stdlib.h>

#define LARGE_CELL 60

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

static FringeTileWay
way_between (const Board *board, int from, int to)
{
  FringeTileWay way = { .from = from, .to = to };

  g_assert_true (fringe_tile_ways_lay_out (&way, 1, board->columns, LARGE_CELL));
  return way;
}

static void
check_way (const Board *board, int from, int to)
{
  FringeTileWay way = way_between (board, from, to);
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

/* Whether two legs lie on one another. */
static gboolean
overlap (const double *p, const double *q)
{
  for (int axis = 0; axis < 2; axis++)
    {
      int along = 1 - axis;

      if (p[axis] == p[axis + 2] && q[axis] == q[axis + 2] && fabs (p[axis] - q[axis]) * LARGE_CELL < 3
          && fmax (fmin (p[along], p[along + 2]), fmin (q[along], q[along + 2]))
                 < fmin (fmax (p[along], p[along + 2]), fmax (q[along], q[along + 2])))
        return TRUE;
    }
  return FALSE;
}

static void
assert_apart (const FringeTileWay *a, const FringeTileWay *b)
{
  for (const double *p = a->points; p < a->points + 2 * (a->n_points - 1); p += 2)
    for (const double *q = b->points; q < b->points + 2 * (b->n_points - 1); q += 2)
      if (overlap (p, q))
        g_error ("the way from %d to %d and that from %d to %d lie on one another", a->from, a->to, b->from, b->to);
}

/* Each tile goes to the cell whose number it has. */
static int
ways_of (const FringeBoard *board, FringeTileWay *ways)
{
  int n = 0;

  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    if (board->cells[cell] != cell)
      ways[n++] = (FringeTileWay) { .from = cell, .to = board->cells[cell] };
  return n;
}

/* On boards with up to four rows and columns there is always room. */
static void
test_apart (void)
{
  for (int i = 0; i < 2000; i++)
    {
      FringeBoard board = test_board_random (2 + test_random (3), 2 + test_random (3));
      FringeTileWay ways[FRINGE_WAYS_MAX];
      int n = ways_of (&board, ways);

      g_assert_true (fringe_tile_ways_lay_out (ways, n, board.columns, LARGE_CELL));
      for (int a = 0; a < n; a++)
        for (int b = 0; b < a; b++)
          assert_apart (&ways[a], &ways[b]);
    }
}

/* A row or a column turned end for end: all of its ways pass the middle. */
static void
test_room (void)
{
  for (int length = 2; length <= 9; length++)
    for (int columns = 1; columns <= length; columns += length - 1)
      {
        FringeTileWay ways[9];
        int n = 0;

        for (int i = 0; i < length; i++)
          if (i != length - 1 - i)
            ways[n++] = (FringeTileWay) { .from = i, .to = length - 1 - i };
        g_assert_cmpint (fringe_tile_ways_lay_out (ways, n, columns, LARGE_CELL), ==, n <= 4);
        g_assert_cmpint (fringe_tile_ways_lay_out (ways, n, columns, 40), ==, n <= 2);
      }
}

static int
count_crossings (const FringeTileWay *ways, int n)
{
  double x, y;
  int n_crossings = 0;

  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      n_crossings += fringe_tile_ways_cross (&ways[i], &ways[j], &x, &y);
  return n_crossings;
}

/* Of two tiles that go down beside one another and then to the same side, the one that turns first goes on that side.
 */
static void
test_nested (void)
{
  static const FringeTileWay pairs[][2] = {
    { { .from = 0, .to = 8 }, { .from = 3, .to = 7 } }, { { .from = 2, .to = 6 }, { .from = 5, .to = 7 } },
    { { .from = 0, .to = 8 }, { .from = 6, .to = 7 } }, { { .from = 6, .to = 2 }, { .from = 3, .to = 1 } },
    { { .from = 1, .to = 8 }, { .from = 4, .to = 6 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      FringeTileWay ways[] = { pairs[i][0], pairs[i][1] };

      g_assert_true (fringe_tile_ways_lay_out (ways, 2, 3, LARGE_CELL));
      g_assert_cmpint (count_crossings (ways, 2), ==, 0);
    }
}

/* A tile that goes down and one below it that goes to the left. */
static void
test_crossing (void)
{
  Board board = { 3, 3 };
  FringeTileWay under = way_between (&board, 0, 6), over = way_between (&board, 4, 3),
                apart = way_between (&board, 2, 1);
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
  g_test_add_func ("/draw/tile-ways/never-lie-on-one-another", test_apart);
  g_test_add_func ("/draw/tile-ways/give-up-where-they-would-be-too-close", test_room);
  g_test_add_func ("/draw/tile-ways/are-nested-so-that-they-need-not-cross", test_nested);
  g_test_add_func ("/draw/tile-ways/their-beginnings-stay-in-the-cell", test_beginnings);
  g_test_add_func ("/draw/tile-ways/cross-where-they-do", test_crossing);
  return g_test_run ();
}
