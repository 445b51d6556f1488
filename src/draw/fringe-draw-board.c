/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-board.h"
#include "fringe-font.h"

#include <math.h>
#include <stdio.h>

/* These are shares of a cell. */
#define TILE_GAP 0.06
#define TILE_RADIUS 0.14
#define FRAME 0.06 /* but none on a card, which has room around its board */
#define DIGIT_SIZE 0.6
#define TWO_DIGITS_SIZE 0.5
#define CARD_DIGIT_SIZE 0.83
#define CARD_TWO_DIGITS_SIZE 0.66
/* Numbers are smaller and aside where marks have lanes to the right of them and below. */
#define MARKED_DIGIT_SIZE 0.56
#define MARKED_TWO_DIGITS_SIZE 0.42
#define MARKED_ASIDE 0.04
/* Narrower cells do not hold the smallest legible text, in pixels. */
#define ONE_DIGIT_CELL_MIN 12.0
#define TWO_DIGITS_CELL_MIN 16.1

/* What the number of a tile stands on. */
typedef enum
{
  PLAIN,
  ON_CARD,
  MARKED,
} Kind;

static Kind
kind_of (const FringeBoardLook *look)
{
  return look->is_marked ? MARKED : look->is_on_card ? ON_CARD : PLAIN;
}

/* Returns: 0 where no legible size fits */
static double
tile_text_size (double cell, int largest_tile, Kind kind)
{
  static const double one[] = { DIGIT_SIZE, CARD_DIGIT_SIZE, MARKED_DIGIT_SIZE };
  static const double two[] = { TWO_DIGITS_SIZE, CARD_TWO_DIGITS_SIZE, MARKED_TWO_DIGITS_SIZE };
  double size = cell * (largest_tile > 9 ? two : one)[kind];

  if (size >= FRINGE_TEXT_MIN)
    return size;
  return cell >= (largest_tile > 9 ? TWO_DIGITS_CELL_MIN : ONE_DIGIT_CELL_MIN) ? FRINGE_TEXT_MIN : 0;
}

/* The pixels of a tile depend on all of this and on nothing else: it is the key of a stamp. */
typedef struct
{
  const FringeTheme *theme;
  double cell;
  int tile;
  int largest;
  int is_moved;
  int kind;
} Tile;

static void
draw_shape (FringePen *pen, double x, double y, const Tile *tile)
{
  const FringeTheme *theme = tile->theme;
  double cell = tile->cell, line = 1, gap = fmax (cell * TILE_GAP, line), side = cell - gap;
  FringeStroke stroke
      = { .fill = tile->is_moved ? theme->tile_moved : theme->tile, .line = theme->tile_edge, .width = line };

  fringe_pen_rectangle (pen, x + gap / 2, y + gap / 2, side, side, cell * TILE_RADIUS, &stroke);
}

static void
draw_number (FringePen *pen, double x, double y, const Tile *tile)
{
  double size = tile_text_size (tile->cell, tile->largest, (Kind) tile->kind);
  double middle = tile->cell / 2 - (tile->kind == MARKED ? tile->cell * MARKED_ASIDE : 0);
  FringeType type = { tile->theme->family, size, true, FRINGE_ANCHOR_MIDDLE, tile->theme->text };
  char text[8];

  snprintf (text, sizeof text, "%d", tile->tile);
  if (size > 0)
    fringe_pen_text (pen, x + middle, y + middle + size * FRINGE_DIGIT_HEIGHT / 2, text, &type);
}

/* @key is a Tile, and (x, y) the corner of its cell, which is filled: pixels that cover all of it are copied fast. */
static void
draw_tile (FringePen *pen, double x, double y, const void *key)
{
  const Tile *tile = key;

  fringe_pen_rectangle (pen, x, y, tile->cell, tile->cell, 0, &(FringeStroke) { .fill = tile->theme->board });
  draw_shape (pen, x, y, tile);
  draw_number (pen, x, y, tile);
}

static void
stamp_tile (FringePen *pen, double x, double y, const Tile *tile)
{
  FringeStamp stamp = { draw_tile, tile, sizeof *tile, { 0, 0, tile->cell, tile->cell } };

  fringe_pen_stamp (pen, x, y, &stamp);
}

/* The pixels of a board's ground depend on this: it is the key of a stamp. */
typedef struct
{
  const FringeTheme *theme;
  double width, height, frame, radius;
} Ground;

/* @key is a Ground, and (x, y) the corner of the board. */
static void
draw_ground (FringePen *pen, double x, double y, const void *key)
{
  const Ground *ground = key;
  double frame = ground->frame;

  fringe_pen_rectangle (pen, x - frame, y - frame, ground->width + 2 * frame, ground->height + 2 * frame,
                        ground->radius, &(FringeStroke) { .fill = ground->theme->board });
}

static void
stamp_ground (FringePen *pen, const FringeTheme *theme, const FringeBoardLook *look, const FringeRect *rect)
{
  double cell = rect->width / look->board->columns, frame = look->is_on_card ? 0 : cell * FRAME;
  Ground ground = { theme, rect->width, rect->height, frame, look->is_on_card ? 0 : cell * TILE_RADIUS + frame };
  FringeStamp stamp
      = { draw_ground, &ground, sizeof ground, { -frame, -frame, rect->width + 2 * frame, rect->height + 2 * frame } };

  fringe_pen_stamp (pen, rect->x, rect->y, &stamp);
}

typedef enum
{
  STILL = 1 << 0,
  MOVED = 1 << 1,
} WhichTiles;

/* Something of each tile. */
static void
draw_each (FringePen *pen,
           const FringeTheme *theme,
           const FringeBoardLook *look,
           const FringeRect *rect,
           WhichTiles which,
           void (*draw) (FringePen *pen, double x, double y, const Tile *tile))
{
  int columns = look->board->columns, n_cells = fringe_board_n_cells (look->board);
  double cell = rect->width / columns;

  for (int i = 0; i < n_cells; i++)
    {
      Tile tile = { theme, cell, look->board->cells[i], n_cells - 1, i == look->moved_cell, kind_of (look) };

      if (tile.tile != 0 && which & (tile.is_moved ? MOVED : STILL))
        draw (pen, rect->x + i % columns * cell, rect->y + i / columns * cell, &tile);
    }
}

/* Without pixels what is alike is drawn together: a pen that writes a file may make one thing of it. */
void
fringe_draw_board (FringePen *pen, const FringeTheme *theme, const FringeBoardLook *look, const FringeRect *rect)
{
  stamp_ground (pen, theme, look, rect);
  if (pen->klass->snap != NULL)
    {
      draw_each (pen, theme, look, rect, STILL | MOVED, stamp_tile);
      return;
    }
  draw_each (pen, theme, look, rect, STILL, draw_shape);
  draw_each (pen, theme, look, rect, MOVED, draw_shape);
  draw_each (pen, theme, look, rect, STILL | MOVED, draw_number);
}

FringeRect
fringe_draw_board_number (const FringeTheme *theme, const FringeBoardLook *look, int tile, double cell)
{
  double size = tile_text_size (cell, fringe_board_n_cells (look->board) - 1, kind_of (look));
  double middle = cell / 2 - (look->is_marked ? cell * MARKED_ASIDE : 0), height = size * FRINGE_DIGIT_HEIGHT, width;
  FringeType type = { theme->family, size, true, FRINGE_ANCHOR_MIDDLE, theme->text };
  char text[8];

  if (size == 0)
    return (FringeRect) { 0 };
  snprintf (text, sizeof text, "%d", tile);
  width = fringe_font_width (&type, text);
  return (FringeRect) { middle - width / 2, middle - height / 2, width, height };
}

double
fringe_draw_board_digits (double cell, int n_cells)
{
  return tile_text_size (cell, n_cells - 1, ON_CARD) * FRINGE_DIGIT_HEIGHT;
}

int
fringe_draw_board_pick (const FringeBoard *board, const FringeRect *rect, double x, double y)
{
  double cell = rect->width / board->columns;
  double column = floor ((x - rect->x) / cell), row = floor ((y - rect->y) / cell);

  /* Where there is no room for a board, column and row are no numbers. */
  if (!(column >= 0 && row >= 0 && column < board->columns && row < board->rows))
    return -1;
  return (int) row * board->columns + (int) column;
}

int
fringe_draw_moved_cell (const FringeBoard *board, FringeMove move)
{
  if (move >= FRINGE_N_MOVES)
    return -1;
  return fringe_board_neighbour (board->rows, board->columns, board->blank, fringe_move_opposite (move));
}
