/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-arrows.h"
#include "fringe-font.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* In pixels. */
#define NUMBER_SIZE_MIN 11.0
/* These are shares of a cell. */
#define DOT_INSET 0.18
#define DOT_RADIUS 0.05
#define NUMBER_SIZE 0.21
#define NUMBER_INSET 0.115
#define NUMBER_IN_RING 0.15
#define NUMBER_BESIDE_CHANGE 0.03
#define RING_INSET 0.05
#define RING_RADIUS 0.13
#define RING_WIDTH 0.045
#define LINE_INSET 0.055
#define LINE_DOT 0.055
#define LINE_WIDTH 0.045
#define LABEL_RIGHT 0.1
#define LABEL_BELOW 0.29
/* The label of a change stands so far from the middle of the blank's cell. Where ways pass beyond it, it is nearer: on
 * the right, and below, where this is how far its foot is. */
#define CHANGE_AWAY 0.33
#define CHANGE_RIGHT 0.09
#define CHANGE_FOOT 0.23
#define CHANGE_SIZE 0.17
/* In cells that have room, h is named: “+1 h”. On the left it begins so far from the edge of the cell, on the right it
 * ends before the lane. */
#define CHANGE_SPELLED_LEFT 0.044
#define CHANGE_SPELLED_RIGHT 0.73
/* In pixels: the smallest inset, a little more than the smallest number is high, and the smallest cells that have room
 * for lines and changes. */
#define NUMBER_INSET_MIN 1.5
#define CHANGE_BELOW_MIN 7.8
#define LINE_CELL_MIN 48.0
#define CHANGE_CELL_MIN 38.0
#define CHANGE_BESIDE_WAYS_MIN 40.0
#define CHANGE_BESIDE_NUMBER_MIN 53.0
#define CHANGE_SPELLED_MIN 72.0

typedef struct
{
  FringePen *pen;
  const FringeTheme *theme;
  const FringeMarksLook *look;
  const FringeRect *rect;
  double cell;
} Marker;

typedef struct
{
  double x, y;
} Point;

/* A number, or what a move makes of h: “±0”, for a bare 0 would be taken for h itself. */
typedef struct
{
  char text[32];
  FringeType type;
  FringeRect box;
} Label;

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
  return fmax (marker->cell * NUMBER_SIZE, NUMBER_SIZE_MIN);
}

bool
fringe_marks_are_misplaced (const FringeBoardMarks *marks)
{
  return marks->heuristic == FRINGE_HEURISTIC_MISPLACED || marks->heuristic == FRINGE_HEURISTIC_MISPLACED_WITH_BLANK;
}

static void
draw_ring (const Marker *marker, int cell_index)
{
  Point middle = middle_of (marker, cell_index);
  double cell = marker->cell;
  FringeStroke ring = { .line = marker->theme->mark, .width = fmax (cell * RING_WIDTH, 1.5) };
  double inset = cell * RING_INSET + ring.width / 2, side = cell - 2 * inset;

  fringe_pen_rectangle (marker->pen, middle.x - side / 2, middle.y - side / 2, side, side, cell * RING_RADIUS, &ring);
}

/* A number goes into the upper left corner, off what is drawn around the tile and off its number. Returns: whether it
 * has room */
static bool
place_number (const Marker *marker, const FringeTileMark *mark, double width, double height, Point *corner)
{
  FringeBoardLook look = {
    .board = marker->look->board,
    .moved_cell = -1,
    .is_marked = fringe_marks_take_room (marker->look->marks, marker->look->board),
  };
  FringeRect number = fringe_draw_board_number (marker->theme, &look, mark->tile, marker->cell);
  double inset = marker->cell * (fringe_marks_are_misplaced (marker->look->marks) ? NUMBER_IN_RING : NUMBER_INSET);

  *corner = (Point) { mark->adds > 9 && mark->tile == 0 ? marker->cell * NUMBER_BESIDE_CHANGE : inset, inset };
  if (mark->tile == 0 || number.width == 0 || inset + height < number.y)
    return number.width > 0;
  corner->x = fmin (inset, number.x - width - 1);
  return corner->x >= NUMBER_INSET_MIN;
}

static void
draw_label (const Marker *marker, const Label *label)
{
  fringe_pen_text (marker->pen, label->box.x, label->box.y + label->box.height, label->text, &label->type);
}

/* Returns: whether the number of a tile, or of the blank, is drawn */
static bool
number_of (const Marker *marker, const FringeTileMark *mark, Label *number)
{
  Point middle = middle_of (marker, mark->from), corner;
  double size = text_size (marker), height = size * FRINGE_DIGIT_HEIGHT, width, half = marker->cell / 2;

  *number = (Label) { .type = { marker->theme->family, size, true, FRINGE_ANCHOR_START, marker->theme->mark } };
  snprintf (number->text, sizeof number->text, "%d", mark->adds);
  width = fringe_font_width (&number->type, number->text);
  if ((fringe_marks_are_misplaced (marker->look->marks) && !marker->look->is_full)
      || !place_number (marker, mark, width, height, &corner))
    return false;
  number->box = (FringeRect) { middle.x - half + corner.x, middle.y - half + corner.y, width, height };
  return true;
}

/* Draws a number in the corner of the tile, or a dot where it has no room. */
static void
draw_number (const Marker *marker, const FringeTileMark *mark)
{
  Point middle = middle_of (marker, mark->from);
  double cell = marker->cell;
  Label number;

  if (number_of (marker, mark, &number))
    draw_label (marker, &number);
  else
    fringe_pen_circle (marker->pen, middle.x + cell * (0.5 - DOT_INSET), middle.y - cell * (0.5 - DOT_INSET),
                       fmax (cell * DOT_RADIUS, 2), &(FringeStroke) { .fill = marker->theme->mark });
}

static void
draw_numbers (const Marker *marker)
{
  const FringeBoardMarks *marks = marker->look->marks;

  fringe_pen_begin (marker->pen, NULL, "numbers");
  for (int i = 0; i < marks->n_tiles; i++)
    if (marks->tiles[i].adds > 0)
      {
        if (fringe_marks_are_misplaced (marks) && marker->look->is_full)
          draw_ring (marker, marks->tiles[i].from);
        draw_number (marker, &marks->tiles[i]);
      }
  fringe_pen_end (marker->pen);
}

/* A tile of the line has its dot at the upper edge of a row, at the left edge of a column. */
static Point
dot_of (const Marker *marker, const FringeLineMark *line, int i)
{
  int cell = 0;
  Point middle;

  while (marker->look->board->cells[cell] != line->tiles[i])
    cell++;
  middle = middle_of (marker, cell);
  if (line->is_row)
    middle.y -= marker->cell * (0.5 - LINE_INSET);
  else
    middle.x -= marker->cell * (0.5 - LINE_INSET);
  return middle;
}

/* The label stands in the cell of the first tile, at its upper edge or its left one, off the numbers. */
static void
draw_line_label (const Marker *marker, const FringeLineMark *line, Point first)
{
  double size = text_size (marker), height = size * 1.15, width, cell = marker->cell;
  FringeType type = { marker->theme->family, size, true, FRINGE_ANCHOR_MIDDLE, marker->theme->tile };
  Point middle = first;
  char text[8];

  snprintf (text, sizeof text, "+%d", line->adds);
  width = fringe_font_width (&type, text) + size * 0.4;
  if (line->is_row)
    {
      middle.x += cell * LABEL_RIGHT;
      middle.y += height / 2 - cell * LINE_INSET;
    }
  else
    {
      middle.x += width / 2 + 1 - cell * LINE_INSET;
      middle.y += cell * LABEL_BELOW;
    }
  fringe_pen_rectangle (marker->pen, middle.x - width / 2, middle.y - height / 2, width, height, height / 3,
                        &(FringeStroke) { .fill = marker->theme->mark });
  fringe_pen_text (marker->pen, middle.x, middle.y + size * FRINGE_DIGIT_HEIGHT / 2, text, &type);
}

/* Tiles that must leave have full dots. */
static void
draw_line (const Marker *marker, const FringeLineMark *line)
{
  double width = fmax (marker->cell * LINE_WIDTH, 1.5), radius = fmax (marker->cell * LINE_DOT, 2.5);
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
  draw_line_label (marker, line, first);
  fringe_pen_end (marker->pen);
}

static double
change_away (const Marker *marker, FringeMove move, double height)
{
  if (marker->look->marks->n_tiles == 0)
    return CHANGE_AWAY;
  if (move == FRINGE_MOVE_DOWN)
    return fmax (CHANGE_FOOT - height / 2 / marker->cell, CHANGE_BELOW_MIN / marker->cell);
  return move == FRINGE_MOVE_RIGHT ? CHANGE_RIGHT : CHANGE_AWAY;
}

/* Where the middle of the label stands: beside the edge over which the blank goes. */
static Point
change_place (const Marker *marker, FringeMove move, bool is_spelled, double width, double height)
{
  const FringeBoard *board = marker->look->board;
  int neighbour = fringe_board_neighbour (board->rows, board->columns, board->blank, move);
  Point from = middle_of (marker, board->blank), to = middle_of (marker, neighbour);
  double away = change_away (marker, move, height), left = from.x - marker->cell / 2;

  if (is_spelled && move == FRINGE_MOVE_LEFT)
    return (Point) { left + marker->cell * CHANGE_SPELLED_LEFT + width / 2, from.y };
  if (is_spelled && move == FRINGE_MOVE_RIGHT)
    return (Point) { left + marker->cell * CHANGE_SPELLED_RIGHT - width / 2, from.y };
  return (Point) { from.x + (to.x - from.x) * away, from.y + (to.y - from.y) * away };
}

static FringeColor
change_color (const FringeTheme *theme, double change)
{
  return change < 0 ? theme->goal : change > 0 ? theme->mark : theme->text_dim;
}

static Label
change_of (const Marker *marker, FringeMove move, bool is_spelled)
{
  const FringeTheme *theme = marker->theme;
  double value = marker->look->marks->change[move];
  double size = fmax (marker->cell * CHANGE_SIZE, is_spelled ? FRINGE_TEXT_MIN : NUMBER_SIZE_MIN);
  double height = size * FRINGE_DIGIT_HEIGHT, width;
  Label change = { .type = { theme->family, size, true, FRINGE_ANCHOR_START, change_color (theme, value) } };
  Point place;

  snprintf (change.text, sizeof change.text, "%s%.*f%s",
            value < 0   ? "\u2212"
            : value > 0 ? "+"
                        : "±",
            value == floor (value) ? 0 : 2, fabs (value), is_spelled ? "\u00a0h" : "");
  width = fringe_font_width (&change.type, change.text);
  place = change_place (marker, move, is_spelled, width, height);
  change.box = (FringeRect) { place.x - width / 2, place.y - height / 2, width, height };
  return change;
}

/* Fonts differ in width, so that a label that has room in one lies on another label in the next. Returns: whether all
 * changes are apart, and off the number of the blank */
static bool
place_changes (const Marker *marker, bool is_spelled, Label changes[FRINGE_N_MOVES])
{
  const FringeBoardMarks *marks = marker->look->marks;
  Label number;
  bool has_number = false;

  for (int i = 0; i < marks->n_tiles && !has_number; i++)
    has_number = marks->tiles[i].tile == 0 && marks->tiles[i].adds > 0 && number_of (marker, &marks->tiles[i], &number);
  for (int move = 0; move < FRINGE_N_MOVES; move++)
    if (marks->is_legal[move])
      {
        changes[move] = change_of (marker, (FringeMove) move, is_spelled);
        if (has_number && fringe_rect_meets (&changes[move].box, &number.box))
          return false;
        for (int other = 0; other < move; other++)
          if (marks->is_legal[other] && fringe_rect_meets (&changes[move].box, &changes[other].box))
            return false;
      }
  return true;
}

static void
draw_change (const Marker *marker, const Label *change)
{
  fringe_pen_rectangle (marker->pen, change->box.x, change->box.y, change->box.width, change->box.height, 0,
                        &(FringeStroke) { .fill = marker->theme->board });
  draw_label (marker, change);
}

/* Where the blank counts too, its own number stands beside the change above it, and may have two digits. */
static double
change_cell_min (const Marker *marker)
{
  const FringeBoardMarks *marks = marker->look->marks;

  for (int i = 0; i < marks->n_tiles; i++)
    if (marks->tiles[i].tile == 0 && marks->tiles[i].adds > 9)
      return CHANGE_BESIDE_NUMBER_MIN;
  return marks->n_tiles > 0 ? CHANGE_BESIDE_WAYS_MIN : CHANGE_CELL_MIN;
}

/* Where they have no room with the name of h they are drawn without it, or not at all. */
static void
draw_changes (const Marker *marker)
{
  const FringeBoardMarks *marks = marker->look->marks;
  Label changes[FRINGE_N_MOVES];

  if (marks->heuristic == FRINGE_HEURISTIC_ZERO || isinf (marks->h) || marker->cell < change_cell_min (marker))
    return;
  if (!(marker->cell >= CHANGE_SPELLED_MIN && place_changes (marker, true, changes))
      && !place_changes (marker, false, changes))
    return;
  fringe_pen_begin (marker->pen, NULL, "changes");
  for (int move = 0; move < FRINGE_N_MOVES; move++)
    if (marks->is_legal[move])
      draw_change (marker, &changes[move]);
  fringe_pen_end (marker->pen);
}

bool
fringe_marks_take_room (const FringeBoardMarks *marks, const FringeBoard *board)
{
  return marks->n_tiles > 0 && (!fringe_marks_are_misplaced (marks) || fringe_board_n_cells (board) > 10);
}

void
fringe_draw_marks (FringePen *pen, const FringeTheme *theme, const FringeMarksLook *look, const FringeRect *rect)
{
  const FringeBoardMarks *marks = look->marks;
  Marker marker = { pen, theme, look, rect, rect->width / look->board->columns };

  fringe_pen_begin (pen, NULL, "marks");
  fringe_draw_arrows (pen, theme, look, rect);
  draw_numbers (&marker);
  for (int i = 0; i < marks->n_lines && marker.cell >= LINE_CELL_MIN; i++)
    draw_line (&marker, &marks->lines[i]);
  if (look->is_full)
    draw_changes (&marker);
  fringe_pen_end (pen);
}
