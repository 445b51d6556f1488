/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-inversions.h"

#include "fringe-draw-board.h"
#include "fringe-font.h"

#include <math.h>
#include <stdio.h>

/* These are shares of the room that a tile has in the line. */
#define SIDE 0.88
#define TILE_RADIUS 0.14
#define TEXT_SIZE 0.6
#define TWO_DIGITS_SIZE 0.5
/* A tile takes no more of the height than this share, and arcs begin so far above it, in pixels. */
#define SIDE_OF_HEIGHT 0.45
#define ARC_ABOVE 2.0
#define ARC_WIDTH 1.25
#define ARC_POINTS 17
/* An arc is no steeper than this: its height is so much of its width. */
#define ARC_STEEPEST 0.6
#define PI 3.14159265358979323846

typedef struct
{
  FringePen *pen;
  const FringeTheme *theme;
  const FringeRect *rect;
  int n_tiles;
  int longest; /* of the arcs, in tiles */
  double pitch, side;
} Line;

static double
middle_of (const Line *line, int place)
{
  return line->rect->x + (place + 0.5) * line->pitch;
}

static void
draw_tile (const Line *line, int place, int tile)
{
  double x = middle_of (line, place), y = line->rect->y + line->rect->height - line->side / 2;
  double share = line->n_tiles > 9 ? TWO_DIGITS_SIZE : TEXT_SIZE;
  FringeType type = { line->theme->family, fmax (line->side * share, FRINGE_TEXT_MIN), true, FRINGE_ANCHOR_MIDDLE,
                      line->theme->text };
  char text[8];

  snprintf (text, sizeof text, "%d", tile);
  fringe_pen_rectangle (
      line->pen, x - line->side / 2, y - line->side / 2, line->side, line->side, line->side * TILE_RADIUS,
      &(FringeStroke) { .fill = line->theme->tile, .line = line->theme->tile_edge, .width = line->theme->line / 2 });
  fringe_pen_text (line->pen, x, y + type.size * FRINGE_DIGIT_HEIGHT / 2, text, &type);
}

/* Half an ellipse, the higher the farther the tiles are apart, so that no arc hides another. */
static void
draw_arc (const Line *line, int from, int to)
{
  double left = middle_of (line, from), right = middle_of (line, to);
  double bottom = line->rect->y + line->rect->height - line->side - ARC_ABOVE;
  double height
      = fmin ((bottom - line->rect->y - ARC_WIDTH) * (to - from) / line->longest, (right - left) * ARC_STEEPEST);
  double points[2 * ARC_POINTS];

  for (int i = 0; i < ARC_POINTS; i++)
    {
      double angle = PI * i / (ARC_POINTS - 1);

      points[2 * i] = (left + right) / 2 - (right - left) / 2 * cos (angle);
      points[2 * i + 1] = bottom - height * sin (angle);
    }
  fringe_pen_polyline (line->pen, points, ARC_POINTS,
                       &(FringeStroke) { .line = line->theme->mark, .width = ARC_WIDTH });
}

static int
find_longest (const int *tiles, int n)
{
  int longest = 0;

  for (int from = 0; from < n; from++)
    for (int to = from + 1; to < n; to++)
      if (tiles[from] > tiles[to] && to - from > longest)
        longest = to - from;
  return longest;
}

void
fringe_draw_inversions (FringePen *pen, const FringeTheme *theme, const FringeBoard *board, const FringeRect *rect)
{
  Line line = { pen, theme, rect, .n_tiles = fringe_board_n_cells (board) - 1 };
  int tiles[FRINGE_CELLS_MAX], n = 0;

  line.pitch = rect->width / line.n_tiles;
  line.side = fmin (line.pitch * SIDE, rect->height * SIDE_OF_HEIGHT);
  for (int cell = 0; cell <= line.n_tiles; cell++)
    if (board->cells[cell] != 0)
      tiles[n++] = board->cells[cell];
  line.longest = find_longest (tiles, n);
  fringe_pen_begin (pen, NULL, "inversions");
  for (int from = 0; from < n; from++)
    for (int to = from + 1; to < n; to++)
      if (tiles[from] > tiles[to])
        draw_arc (&line, from, to);
  for (int place = 0; place < n; place++)
    draw_tile (&line, place, tiles[place]);
  fringe_pen_end (pen);
}
