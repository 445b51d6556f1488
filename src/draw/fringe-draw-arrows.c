/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-arrows.h"
#include "fringe-tile-ways.h"

#include <math.h>

/* These are shares of a cell. */
#define WIDTH 0.04
#define HEAD_LENGTH 0.17
#define HEAD_WIDTH 0.1
#define DOT_RADIUS 0.04
/* A way is left open where another one crosses it, by this to each side. */
#define CASING 0.05
/* Smaller cells have no room for ways, in pixels. */
#define CELL_MIN 26.0

/* @ways: in pixels
 * @swap: which of them is a swap, or -1 */
typedef struct
{
  FringePen *pen;
  const FringeTheme *theme;
  const FringeMarksLook *look;
  double cell, width;
  FringeTileWay ways[2 * FRINGE_WAYS_MAX];
  int n_ways;
  int swap;
} Drawing;

static bool
is_way (const FringeMarksLook *look, const FringeTileMark *mark)
{
  if (mark->from == mark->to)
    return false;
  return mark->from == look->hovered || (look->is_full && !fringe_marks_are_misplaced (look->marks) && mark->adds > 0);
}

static void
add_beginnings (Drawing *drawing, const FringeTileMark *mark)
{
  int columns = drawing->look->board->columns;

  for (int upright = 0; upright < 2; upright++)
    drawing->n_ways += fringe_tile_way_begins (columns, mark->from, mark->to, upright, &drawing->ways[drawing->n_ways]);
}

/* Where ways have no room beside one another, only that of the tile under the pointer is shown; or else of each tile
 * how its way begins. */
static void
collect_part (Drawing *drawing)
{
  const FringeMarksLook *look = drawing->look;
  const FringeTileMark *marks = look->marks->tiles;

  drawing->n_ways = 0;
  drawing->swap = -1;
  for (int i = 0; i < look->marks->n_tiles; i++)
    if (is_way (look, &marks[i]) && marks[i].from == look->hovered)
      {
        drawing->ways[drawing->n_ways++] = (FringeTileWay) { .from = marks[i].from, .to = marks[i].to };
        fringe_tile_ways_lay_out (drawing->ways, 1, look->board->columns, drawing->cell);
        return;
      }
  for (int i = 0; i < look->marks->n_tiles; i++)
    if (is_way (look, &marks[i]))
      add_beginnings (drawing, &marks[i]);
}

static void
collect (Drawing *drawing)
{
  const FringeMarksLook *look = drawing->look;
  const FringeBoardMarks *marks = look->marks;

  for (int i = 0; i < marks->n_tiles; i++)
    if (is_way (look, &marks->tiles[i]))
      drawing->ways[drawing->n_ways++] = (FringeTileWay) { .from = marks->tiles[i].from, .to = marks->tiles[i].to };
  drawing->swap = look->is_full && marks->n_swaps > 0 ? drawing->n_ways : -1;
  if (drawing->swap >= 0)
    drawing->ways[drawing->n_ways++] = (FringeTileWay) { .from = marks->swaps[0].from, .to = marks->swaps[0].to };
  if (!fringe_tile_ways_lay_out (drawing->ways, drawing->n_ways, look->board->columns, drawing->cell))
    collect_part (drawing);
}

static void
scale (Drawing *drawing, const FringeRect *rect)
{
  for (int i = 0; i < drawing->n_ways; i++)
    for (int k = 0; k < drawing->ways[i].n_points; k++)
      {
        double *point = drawing->ways[i].points + 2 * k;

        point[0] = rect->x + point[0] * drawing->cell;
        point[1] = rect->y + point[1] * drawing->cell;
      }
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

/* Returns: where the next way crosses the upright leg of @way beyond @from, or its end */
static double
next_crossing (const Drawing *drawing, const FringeTileWay *way, double from)
{
  double x, y, next = way->points[3], direction = next > from ? 1 : -1;

  for (int i = 0; i < drawing->n_ways; i++)
    if (fringe_tile_ways_cross (way, &drawing->ways[i], &x, &y) && (y - from) * direction > 0
        && (next - y) * direction > 0)
      next = y;
  return next;
}

/* An upright leg is left open where a level one crosses it: so one sees that neither turns there. */
static void
draw_shaft (const Drawing *drawing, const FringeTileWay *way, FringeTileWay shaft)
{
  FringeStroke stroke = { .line = drawing->theme->mark, .width = drawing->width };
  double *start = shaft.points, end = way->points[3], y;
  double gap = (end > start[1] ? 1 : -1) * drawing->cell * CASING;

  for (y = next_crossing (drawing, way, start[1]); y != end; y = next_crossing (drawing, way, y))
    {
      if ((y - gap - start[1]) * gap > 0)
        fringe_pen_polyline (drawing->pen, (double[]) { start[0], start[1], start[0], y - gap }, 2, &stroke);
      start[1] = y + gap;
    }
  fringe_pen_polyline (drawing->pen, shaft.points, shaft.n_points, &stroke);
}

/* A way has a dot where the tile is and a head where it belongs; a swap has two heads. */
static void
draw_arrow (const Drawing *drawing, int i)
{
  const FringeTileWay *way = &drawing->ways[i];
  FringeTileWay shaft = *way;
  const double *points = way->points;
  int last = 2 * (shaft.n_points - 1);

  fringe_pen_begin (drawing->pen, NULL, "arrow");
  shorten (drawing, shaft.points + last, points + last - 2);
  if (i == drawing->swap)
    shorten (drawing, shaft.points, points + 2);
  draw_shaft (drawing, way, shaft);
  draw_head (drawing, points + last, points + last - 2);
  if (i == drawing->swap)
    draw_head (drawing, points, points + 2);
  else
    fringe_pen_circle (drawing->pen, points[0], points[1], fmax (drawing->cell * DOT_RADIUS, 1.5),
                       &(FringeStroke) { .fill = drawing->theme->mark });
  fringe_pen_end (drawing->pen);
}

void
fringe_draw_arrows (FringePen *pen, const FringeTheme *theme, const FringeMarksLook *look, const FringeRect *rect)
{
  double cell = rect->width / look->board->columns;
  Drawing drawing = { .pen = pen, .theme = theme, .look = look, .cell = cell, .width = fmax (cell * WIDTH, 1.5) };

  if (cell < CELL_MIN)
    return;
  collect (&drawing);
  scale (&drawing, rect);
  for (int i = 0; i < drawing.n_ways; i++)
    draw_arrow (&drawing, i);
}
