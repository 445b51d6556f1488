/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-arrows.h"

#include <math.h>

/* A lane has two tracks, at these distances from the middle of the cell: ways up and to the left take the nearer one.
 */
#define NEAR_TRACK 0.345
#define FAR_TRACK 0.44
/* So far before the middle of its last cell a way ends, and so far behind that of its first one it begins: one may end
 * where another begins. */
#define WAY_GAP 0.08
/* A way that is only begun in its cell is drawn for twice this length. */
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
    return (FringeTileWay) { { lane_x, y + ahead (down, WAY_GAP), lane_x, end_y - ahead (down, WAY_GAP) }, 2 };
  end_x -= ahead (across, WAY_GAP);
  if (down == 0)
    return (FringeTileWay) { { x + ahead (across, WAY_GAP), lane_y, end_x, lane_y }, 2 };
  return (FringeTileWay) { { lane_x, y + ahead (down, WAY_GAP), lane_x, lane_y, end_x, lane_y }, 3 };
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

/* Tells whether two parts of one line have a part in common. */
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

/* These are shares of a cell. */
#define WIDTH 0.045
#define HEAD_LENGTH 0.17
#define HEAD_WIDTH 0.12
#define DOT_RADIUS 0.04
/* A way is left open where another one crosses it, by this to each side. */
#define CASING 0.05
/* Smaller cells have no room for ways, in pixels. */
#define CELL_MIN 26.0

typedef struct
{
  FringeTileWay way;
  bool is_swap;
} Arrow;

typedef struct
{
  FringePen *pen;
  const FringeTheme *theme;
  const FringeMarksLook *look;
  const FringeRect *rect;
  double cell, width;
  Arrow arrows[2 * FRINGE_CELLS_MAX + 1];
  int n_arrows;
} Drawing;

static bool
is_way (const FringeMarksLook *look, const FringeTileMark *mark)
{
  if (mark->from == mark->to)
    return false;
  return mark->from == look->hovered || (look->is_full && !fringe_marks_are_misplaced (look->marks) && mark->adds > 0);
}

static FringeTileWay
way_of (const FringeMarksLook *look, const FringeTileMark *mark)
{
  return fringe_tile_way (look->board->columns, mark->from, mark->to);
}

/* Ways that lie on one another cannot be told apart. */
static bool
is_tangled (const FringeMarksLook *look)
{
  const FringeTileMark *marks = look->marks->tiles;

  for (int i = 0; i < look->marks->n_tiles; i++)
    for (int j = 0; j < i; j++)
      if (is_way (look, &marks[i]) && is_way (look, &marks[j]))
        {
          FringeTileWay a = way_of (look, &marks[i]), b = way_of (look, &marks[j]);

          if (fringe_tile_ways_meet (&a, &b))
            return true;
        }
  return false;
}

static void
add (Drawing *drawing, FringeTileWay way, bool is_swap)
{
  for (int i = 0; i < way.n_points; i++)
    {
      way.points[2 * i] = drawing->rect->x + way.points[2 * i] * drawing->cell;
      way.points[2 * i + 1] = drawing->rect->y + way.points[2 * i + 1] * drawing->cell;
    }
  drawing->arrows[drawing->n_arrows++] = (Arrow) { way, is_swap };
}

static void
add_beginning (Drawing *drawing, const FringeTileMark *mark)
{
  for (int upright = 0; upright < 2; upright++)
    {
      FringeTileWay way;

      if (fringe_tile_way_begins (drawing->look->board->columns, mark->from, mark->to, upright, &way))
        add (drawing, way, false);
    }
}

/* In a tangle each tile shows only how its way begins; the one under the pointer shows all of it. */
static void
collect (Drawing *drawing)
{
  const FringeMarksLook *look = drawing->look;
  const FringeBoardMarks *marks = look->marks;
  bool tangled = is_tangled (look);

  for (int i = 0; i < marks->n_tiles; i++)
    if (is_way (look, &marks->tiles[i]))
      {
        if (tangled && marks->tiles[i].from != look->hovered)
          add_beginning (drawing, &marks->tiles[i]);
        else
          add (drawing, way_of (look, &marks->tiles[i]), false);
      }
  if (look->is_full && marks->n_swaps > 0)
    add (drawing, fringe_tile_way (look->board->columns, marks->swaps[0].from, marks->swaps[0].to), true);
}

/* The head points from one point of the way to the next, its tip. */
static void
draw_head (const Drawing *drawing, const double *tip, const double *before)
{
  double distance = hypot (tip[0] - before[0], tip[1] - before[1]);
  double ux = (tip[0] - before[0]) / distance, uy = (tip[1] - before[1]) / distance;
  double length = fmax (drawing->cell * HEAD_LENGTH, 6), half = fmax (drawing->cell * HEAD_WIDTH, 5) / 2;
  double x = tip[0] - ux * length, y = tip[1] - uy * length;
  double head[] = { tip[0], tip[1], x - uy * half, y + ux * half, x + uy * half, y - ux * half, tip[0], tip[1] };

  fringe_pen_polyline (drawing->pen, head, 4, &(FringeStroke) { .fill = drawing->theme->mark });
}

/* Moves the end of a way, or its beginning, into it by the length of a head, which is drawn there. */
static void
shorten (const Drawing *drawing, double *end, const double *before)
{
  double distance = hypot (end[0] - before[0], end[1] - before[1]);
  double back = fmax (drawing->cell * HEAD_LENGTH, 6) * 0.8 / distance;

  end[0] += (before[0] - end[0]) * back;
  end[1] += (before[1] - end[1]) * back;
}

static FringeStroke
stroke_of (const Drawing *drawing)
{
  return (FringeStroke) { .line = drawing->theme->mark, .width = drawing->width };
}

/* A way has a dot where the tile is and a head where it belongs; a swap has two heads. */
static void
draw_arrow (const Drawing *drawing, const Arrow *arrow)
{
  FringeTileWay shaft = arrow->way;
  const double *points = arrow->way.points;
  int last = 2 * (shaft.n_points - 1);
  FringeStroke stroke = stroke_of (drawing);

  fringe_pen_begin (drawing->pen, NULL, "arrow");
  shorten (drawing, shaft.points + last, points + last - 2);
  if (arrow->is_swap)
    shorten (drawing, shaft.points, points + 2);
  fringe_pen_polyline (drawing->pen, shaft.points, shaft.n_points, &stroke);
  draw_head (drawing, points + last, points + last - 2);
  if (arrow->is_swap)
    draw_head (drawing, points, points + 2);
  else
    fringe_pen_circle (drawing->pen, points[0], points[1], fmax (drawing->cell * DOT_RADIUS, 1.5),
                       &(FringeStroke) { .fill = drawing->theme->mark });
  fringe_pen_end (drawing->pen);
}

static FringeColor
ground_at (const Drawing *drawing, double x, double y)
{
  const FringeBoard *board = drawing->look->board;
  int cell = fringe_draw_board_pick (board, drawing->rect, x, y);

  if (cell < 0 || board->cells[cell] == 0)
    return drawing->theme->board;
  return cell == drawing->look->moved_cell ? drawing->theme->tile_moved : drawing->theme->tile;
}

/* Where two ways cross, the level one passes over the upright one, which is left open around it. */
static void
draw_crossing (const Drawing *drawing, const FringeTileWay *under, const FringeTileWay *over)
{
  double half = drawing->cell * CASING, x, y;
  FringeStroke stroke = stroke_of (drawing);

  if (!fringe_tile_ways_cross (under, over, &x, &y))
    return;
  fringe_pen_rectangle (drawing->pen, x - half, y - half, 2 * half, 2 * half, 0,
                        &(FringeStroke) { .fill = ground_at (drawing, x, y) });
  fringe_pen_polyline (drawing->pen, (double[]) { x - half, y, x + half, y }, 2, &stroke);
}

void
fringe_draw_arrows (FringePen *pen, const FringeTheme *theme, const FringeMarksLook *look, const FringeRect *rect)
{
  double cell = rect->width / look->board->columns;
  Drawing drawing = { .pen = pen, .theme = theme, .look = look, .rect = rect, .cell = cell };

  if (cell < CELL_MIN)
    return;
  drawing.width = fmax (cell * WIDTH, 1.5);
  collect (&drawing);
  for (int i = 0; i < drawing.n_arrows; i++)
    draw_arrow (&drawing, &drawing.arrows[i]);
  for (int i = 0; i < drawing.n_arrows; i++)
    for (int j = 0; j < drawing.n_arrows; j++)
      draw_crossing (&drawing, &drawing.arrows[i].way, &drawing.arrows[j].way);
}
