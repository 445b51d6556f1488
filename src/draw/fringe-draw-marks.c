/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-marks.h"
#include "fringe-font.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* Ways of tiles run beside the straight line from cell to cell, each on its right, so that two tiles that change places
 * do not share a line; and they pass below the numbers of the tiles. */

/* Shares of a cell. */
#define DOT_INSET 0.18
#define DOT_RADIUS 0.05
#define NUMBER_SIZE 0.21
#define NUMBER_RIGHT 0.1
#define NUMBER_IN_RING 0.05
#define NUMBER_MIDDLE 0.19
#define ARROW_ASIDE 0.1
#define ARROW_START 0.3
#define ARROW_END 0.3
#define ARROW_WIDTH 0.045
#define HEAD_LENGTH 0.17
#define HEAD_WIDTH 0.15
#define NEEDLE_LENGTH 0.27
#define FACE_RADIUS 0.26
#define LINE_INSET 0.12
#define LINE_DOT 0.055
#define LABEL_ASIDE 0.27
#define CHANGE_AWAY 0.32
#define RING_INSET 0.05
#define RING_RADIUS 0.13
/* The smallest cells that have room for them, in pixels. */
#define NUMBER_CELL_MIN 24.0
#define ARROW_CELL_MIN 20.0
#define LINE_CELL_MIN 40.0
#define CHANGE_CELL_MIN 38.0
#define CHANGE_BESIDE_NUMBER_MIN 48.0
/* Ways that are longer together, in cells, are a tangle: then each tile only points where it belongs. */
#define WAYS_LENGTH_MAX 18.0

typedef struct
{
  FringePen *pen;
  const FringeTheme *theme;
  const FringeMarksLook *look;
  const FringeRect *rect;
  double cell;
  bool is_tangled;
} Marker;

typedef struct
{
  double x, y;
} Point;

static Point
middle_of (const Marker *marker, int cell)
{
  int columns = marker->look->board->columns;

  return (Point) { marker->rect->x + (cell % columns + 0.5) * marker->cell,
                   marker->rect->y + ((double) (cell / columns) + 0.5) * marker->cell };
}

static double
text_size (const Marker *marker)
{
  return fmax (marker->cell * NUMBER_SIZE, FRINGE_TEXT_MIN);
}

static bool
is_misplaced (const FringeBoardMarks *marks)
{
  return marks->heuristic == FRINGE_HEURISTIC_MISPLACED
         || marks->heuristic == FRINGE_HEURISTIC_MISPLACED_WITH_BLANK;
}

static bool
has_ways (const FringeMarksLook *look)
{
  return look->is_full && !is_misplaced (look->marks);
}

static bool
is_tangled (const Marker *marker)
{
  const FringeBoardMarks *marks = marker->look->marks;
  double length = 0;

  for (int i = 0; i < marks->n_tiles && has_ways (marker->look); i++)
    if (marks->tiles[i].adds > 0)
      {
        Point from = middle_of (marker, marks->tiles[i].from), to = middle_of (marker, marks->tiles[i].to);

        length += hypot (to.x - from.x, to.y - from.y);
      }
  return length > WAYS_LENGTH_MAX * marker->cell;
}

static void
draw_head (const Marker *marker, Point tip, double ux, double uy)
{
  double length = fmax (marker->cell * HEAD_LENGTH, 6), half = fmax (marker->cell * HEAD_WIDTH, 5) / 2;
  double back_x = tip.x - ux * length, back_y = tip.y - uy * length;
  double head[] = { tip.x, tip.y, back_x - uy * half, back_y + ux * half, back_x + uy * half, back_y - ux * half,
                    tip.x, tip.y };

  fringe_pen_polyline (marker->pen, head, 4, &(FringeStroke) { .fill = marker->theme->mark });
}

typedef enum
{
  ARROW_WAY,
  ARROW_NEEDLE,
  ARROW_SWAP,
} Arrow;

static void
draw_arrow (const Marker *marker, int from, int to, Arrow arrow)
{
  Point a = middle_of (marker, from), b = middle_of (marker, to);
  double length = hypot (b.x - a.x, b.y - a.y), ux = (b.x - a.x) / length, uy = (b.y - a.y) / length;
  double aside = arrow == ARROW_WAY ? marker->cell * ARROW_ASIDE : 0, start = marker->cell * ARROW_START;
  double end = arrow == ARROW_NEEDLE ? length - start - marker->cell * NEEDLE_LENGTH : marker->cell * ARROW_END;
  double back = fmax (marker->cell * HEAD_LENGTH, 6) * 0.8;
  FringeStroke stroke = { .line = marker->theme->mark, .width = fmax (marker->cell * ARROW_WIDTH, 1.5) };
  Point tail = { a.x - uy * aside + ux * start, a.y + ux * aside + uy * start };
  Point tip = { b.x - uy * aside - ux * end, b.y + ux * aside - uy * end };
  double before = arrow == ARROW_SWAP ? back : 0;
  double shaft[] = { tail.x + ux * before, tail.y + uy * before, tip.x - ux * back, tip.y - uy * back };

  fringe_pen_begin (marker->pen, NULL, "arrow");
  fringe_pen_polyline (marker->pen, shaft, 2, &stroke);
  draw_head (marker, tip, ux, uy);
  if (arrow == ARROW_SWAP)
    draw_head (marker, tail, -ux, -uy);
  fringe_pen_end (marker->pen);
}

static bool
has_way (const Marker *marker, const FringeTileMark *mark)
{
  if (mark->from == mark->to || marker->cell < ARROW_CELL_MIN)
    return false;
  return mark->from == marker->look->hovered || (has_ways (marker->look) && mark->adds > 0);
}

/* The numbers of the tiles once more, over the ways that pass. */
static void
draw_faces (const Marker *marker)
{
  const FringeBoard *board = marker->look->board;
  double size = fringe_draw_board_text_size (board, marker->cell);
  FringeType type = { marker->theme->family, size, true, FRINGE_ANCHOR_MIDDLE, marker->theme->text };
  char text[8];

  for (int cell = 0; cell < fringe_board_n_cells (board) && size > 0; cell++)
    {
      Point middle = middle_of (marker, cell);
      FringeStroke face = { .fill = cell == marker->look->moved_cell ? marker->theme->tile_moved : marker->theme->tile };

      if (board->cells[cell] == 0)
        continue;
      fringe_pen_circle (marker->pen, middle.x, middle.y, marker->cell * FACE_RADIUS, &face);
      snprintf (text, sizeof text, "%d", board->cells[cell]);
      fringe_pen_text (marker->pen, middle.x, middle.y + size * FRINGE_DIGIT_HEIGHT / 2, text, &type);
    }
}

static void
draw_ways (const Marker *marker)
{
  const FringeBoardMarks *marks = marker->look->marks;
  int n = 0;

  for (int i = 0; i < marks->n_tiles; i++)
    if (has_way (marker, &marks->tiles[i]))
      {
        bool is_needle = marker->is_tangled && marks->tiles[i].from != marker->look->hovered;

        draw_arrow (marker, marks->tiles[i].from, marks->tiles[i].to, is_needle ? ARROW_NEEDLE : ARROW_WAY);
        n++;
      }
  if (n > 0)
    draw_faces (marker);
}

/* A ring around the tile, and a dot or a number in its corner. */
static void
draw_number (const Marker *marker, const FringeTileMark *mark)
{
  Point middle = middle_of (marker, mark->from);
  double cell = marker->cell, right = middle.x + cell / 2, top = middle.y - cell / 2, size = text_size (marker);
  FringeType type = { marker->theme->family, size, true, FRINGE_ANCHOR_END, marker->theme->mark };
  FringeStroke ring = { .line = marker->theme->mark, .width = fmax (cell * ARROW_WIDTH, 1.5) };
  double inset = cell * RING_INSET + ring.width / 2;
  bool is_ringed = is_misplaced (marker->look->marks) && marker->look->is_full;
  char text[8];

  if (is_ringed)
    fringe_pen_rectangle (marker->pen, middle.x - cell / 2 + inset, top + inset, cell - 2 * inset, cell - 2 * inset,
                          cell * RING_RADIUS, &ring);
  if (cell < NUMBER_CELL_MIN || (is_misplaced (marker->look->marks) && !marker->look->is_full))
    {
      fringe_pen_circle (marker->pen, right - cell * DOT_INSET, top + cell * DOT_INSET, fmax (cell * DOT_RADIUS, 2),
                         &(FringeStroke) { .fill = marker->theme->mark });
      return;
    }
  snprintf (text, sizeof text, "%d", mark->adds);
  fringe_pen_text (marker->pen, right - cell * (NUMBER_RIGHT + (is_ringed ? NUMBER_IN_RING : 0)),
                   top + fmax (cell * NUMBER_MIDDLE, size * 0.55) + size * FRINGE_DIGIT_HEIGHT / 2, text, &type);
}

static void
draw_numbers (const Marker *marker)
{
  const FringeBoardMarks *marks = marker->look->marks;

  fringe_pen_begin (marker->pen, NULL, "numbers");
  for (int i = 0; i < marks->n_tiles; i++)
    if (marks->tiles[i].adds > 0)
      draw_number (marker, &marks->tiles[i]);
  fringe_pen_end (marker->pen);
}

/* Where a tile of the line has its dot: at the lower edge of a row, at the left edge of a column. */
static Point
dot_of (const Marker *marker, const FringeLineMark *line, int i)
{
  int cell = 0;
  Point middle;

  while (marker->look->board->cells[cell] != line->tiles[i])
    cell++;
  middle = middle_of (marker, cell);
  if (line->is_row)
    middle.y += marker->cell * (0.5 - LINE_INSET);
  else
    middle.x -= marker->cell * (0.5 - LINE_INSET);
  return middle;
}

/* In the cell of the first tile, at its lower edge or its left one. */
static void
draw_label (const Marker *marker, const FringeLineMark *line, Point first)
{
  double size = text_size (marker), height = size * 1.15, width, cell = marker->cell;
  FringeType type = { marker->theme->family, size, true, FRINGE_ANCHOR_MIDDLE, marker->theme->tile };
  Point middle = first;
  char text[8];

  snprintf (text, sizeof text, "+%d", line->adds);
  width = fringe_font_width (&type, text) + size * 0.4;
  if (line->is_row)
    middle.x += fmin (cell * LABEL_ASIDE, (cell - width) / 2 - 1);
  else
    {
      middle.x += fmax (width / 2 + 1 - cell * LINE_INSET, 0);
      middle.y += cell * LABEL_ASIDE;
    }
  fringe_pen_rectangle (marker->pen, middle.x - width / 2, middle.y - height / 2, width, height, height / 3,
                        &(FringeStroke) { .fill = marker->theme->mark });
  fringe_pen_text (marker->pen, middle.x, middle.y + size * FRINGE_DIGIT_HEIGHT / 2, text, &type);
}

/* Those that must leave have full dots. */
static void
draw_line (const Marker *marker, const FringeLineMark *line)
{
  double width = fmax (marker->cell * ARROW_WIDTH, 1.5), radius = fmax (marker->cell * LINE_DOT, 2.5);
  Point first = dot_of (marker, line, 0), last = dot_of (marker, line, line->n_tiles - 1);

  fringe_pen_begin (marker->pen, NULL, "conflict");
  fringe_pen_polyline (marker->pen, (double[]) { first.x, first.y, last.x, last.y }, 2,
                       &(FringeStroke) { .line = marker->theme->mark, .width = width });
  for (int i = 0; i < line->n_tiles; i++)
    {
      Point dot = dot_of (marker, line, i);

      fringe_pen_circle (marker->pen, dot.x, dot.y, radius,
                         &(FringeStroke) { line->leaves[i] ? marker->theme->mark : marker->theme->tile,
                                           marker->theme->mark, width, 0 });
    }
  draw_label (marker, line, first);
  fringe_pen_end (marker->pen);
}

/* Beside the edge over which the blank goes: what the move makes of h. */
static void
draw_change (const Marker *marker, FringeMove move)
{
  const FringeBoard *board = marker->look->board;
  int neighbour = fringe_board_neighbour (board->rows, board->columns, board->blank, move);
  int change = marker->look->marks->change[move];
  Point from = middle_of (marker, board->blank), to = middle_of (marker, neighbour);
  double size = text_size (marker), x = from.x + (to.x - from.x) * CHANGE_AWAY, y = from.y + (to.y - from.y) * CHANGE_AWAY;
  const FringeTheme *theme = marker->theme;
  FringeType type = { theme->family, size, true, FRINGE_ANCHOR_MIDDLE,
                      change < 0 ? theme->goal : change > 0 ? theme->mark : theme->text_dim };
  char text[8];

  fringe_pen_circle (marker->pen, x, y, size * 0.55, &(FringeStroke) { .fill = theme->board });
  snprintf (text, sizeof text, change < 0 ? "\u2212%d" : change > 0 ? "+%d" : "%d", abs (change));
  fringe_pen_text (marker->pen, x, y + size * FRINGE_DIGIT_HEIGHT / 2, text, &type);
}

/* Where the blank counts too, its own number stands beside the change above it, and may have two digits. */
static double
change_cell_min (const Marker *marker)
{
  const FringeBoardMarks *marks = marker->look->marks;

  for (int i = 0; i < marks->n_tiles; i++)
    if (marks->tiles[i].from == marker->look->board->blank && marks->tiles[i].adds > 9)
      return CHANGE_BESIDE_NUMBER_MIN;
  return CHANGE_CELL_MIN;
}

static void
draw_changes (const Marker *marker)
{
  const FringeBoardMarks *marks = marker->look->marks;

  if (marks->heuristic == FRINGE_HEURISTIC_ZERO || marks->h == FRINGE_H_UNREACHABLE
      || marker->cell < change_cell_min (marker))
    return;
  fringe_pen_begin (marker->pen, NULL, "changes");
  for (int move = 0; move < FRINGE_N_MOVES; move++)
    if (marks->is_legal[move])
      draw_change (marker, (FringeMove) move);
  fringe_pen_end (marker->pen);
}

void
fringe_draw_marks (FringePen *pen, const FringeTheme *theme, const FringeMarksLook *look, const FringeRect *rect)
{
  const FringeBoardMarks *marks = look->marks;
  Marker marker = { pen, theme, look, rect, rect->width / look->board->columns, false };

  marker.is_tangled = is_tangled (&marker);
  fringe_pen_begin (pen, NULL, "marks");
  draw_ways (&marker);
  if (look->is_full && marks->n_swaps > 0 && marker.cell >= ARROW_CELL_MIN)
    draw_arrow (&marker, marks->swaps[0].from, marks->swaps[0].to, ARROW_SWAP);
  draw_numbers (&marker);
  for (int i = 0; i < marks->n_lines && marker.cell >= LINE_CELL_MIN; i++)
    draw_line (&marker, &marks->lines[i]);
  if (look->is_full)
    draw_changes (&marker);
  fringe_pen_end (pen);
}
