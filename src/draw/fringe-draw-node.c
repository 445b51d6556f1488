/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-node.h"
#include "fringe-draw-outline.h"
#include "fringe-draw-values.h"
#include "fringe-font.h"

#include <math.h>
#include <stdio.h>

/* Where the smallest text of each level of detail is still FRINGE_TEXT_MIN. */
#define CARD_SCALE_MIN 0.735
#define CARD_SCALE_MIN_TWO_DIGITS 0.775
#define LOW_CARD_SCALE_MIN 0.6
#define FILLING_SCALE_MAX 0.58
#define BOARD_CELL_MIN 12.0
/* Cells are of whole pixels: what is rounded down still has room for two digits. */
#define BOARD_CELL_MIN_TWO_DIGITS 17.0
/* Scales that are tried differ by this factor. */
#define SCALE_STEP 0.98
/* Beside a board that has the card to itself but for f, and what f takes below it. */
#define BOARD_INSET 2.5
#define F_HEIGHT 16.0
/* This share of the free height is above it. */
#define ABOVE_BOARD 0.25
#define BLOCK_WIDTH_MIN 4.0
/* The number of a block has this room around it, in pixels. */
#define LABEL_INSET 1.0
#define LABEL_HEIGHT (FRINGE_TEXT_MIN + 2)
/* Where there is room for the id as well, and for the thick edges of the solution. */
#define TWO_LINES_HEIGHT_MIN (3 * LABEL_HEIGHT)
#define LINES_INSET 3.0

/* Cells are rounded to this part of a pixel. */
#define CELL_PARTS 1024.0

/* The id and the values keep off the outline, nearer to the board; of the values the letter g reaches below the
 * digits. */
#define HEADER_DROP 1.0
#define VALUES_LIFT 2.0
#define ID_SIZE 18.25
#define BADGE_SIZE 14.0
#define BADGE_HEIGHT 18.0
#define BADGE_WIDTH_MIN 1.3 /* of its height */
#define BADGE_PADDING 0.35
/* The id and the badge are so far apart, in sizes of the id. */
#define ID_SPACE 0.3
/* These hold where both are as close as can be. */
#define CLOSE_SIZE 11.0
#define CLOSE_INSET 0.27
#define CLOSE_PADDING 0.12
/* The badge has room for a number of two digits. */
#define BLANK "    "
/* A block this wide has room for an outline; smaller ones are filled. */
#define OUTLINE_WIDTH_MIN 14.0

/* Returns: the side of a cell of a board that fills its card */
static double
filling_cell (const FringeCard *card, int n_cells, double scale)
{
  double columns = (card->width - 2 * card->board_x) / card->cell, rows = n_cells / columns;

  return fmin ((card->width * scale - 2 * BOARD_INSET) / fmax (columns, 3), (card->height * scale - F_HEIGHT) / rows);
}

FringeDetail
fringe_detail_for (const FringeCard *card, int n_cells, double scale)
{
  double cell = filling_cell (card, n_cells, scale), width = card->width * scale;

  double card_scale = n_cells > 10           ? CARD_SCALE_MIN_TWO_DIGITS
                      : card->without_values ? LOW_CARD_SCALE_MIN
                                             : CARD_SCALE_MIN;

  if (scale >= card_scale)
    return FRINGE_DETAIL_CARD;
  if (cell >= (n_cells > 10 ? BOARD_CELL_MIN_TWO_DIGITS : BOARD_CELL_MIN))
    return FRINGE_DETAIL_BOARD;
  if (width >= FRINGE_LABEL_WIDTH_MIN && card->height * scale >= FRINGE_TEXT_MIN)
    return FRINGE_DETAIL_LABEL;
  return width >= BLOCK_WIDTH_MIN ? FRINGE_DETAIL_BLOCK : FRINGE_DETAIL_DENSITY;
}

double
fringe_node_digits (const FringeCard *card, int n_cells)
{
  return fmin (fringe_draw_board_digits (card->cell, n_cells), ID_SIZE * FRINGE_DIGIT_HEIGHT);
}

double
fringe_detail_scale (const FringeCard *card, int n_cells, FringeDetail detail)
{
  double scale = 1;

  while (fringe_detail_for (card, n_cells, scale * SCALE_STEP) >= detail)
    scale *= SCALE_STEP;
  return scale;
}

bool
fringe_node_is_filled (const FringeCard *card, double scale)
{
  return card->width * scale < OUTLINE_WIDTH_MIN;
}

static double
text_size (double size, double scale)
{
  return fmax (size * scale, FRINGE_TEXT_MIN);
}

static FringeRect
board_rect (const FringeCard *card, const FringeNodeLook *look, const FringeRect *rect, double scale)
{
  double cell = card->cell * scale;

  return (FringeRect) { rect->x + card->board_x * scale, rect->y + card->board_y * scale, look->board.columns * cell,
                        look->board.rows * cell };
}

/* Where there are pixels, cells are of whole ones: sharp, and alike on every card. What is left of rounding is taken
 * away, for drawings that recur are told apart by it. */
static FringeRect
snap_board (FringePen *pen, const FringeBoard *board, const FringeRect *rect)
{
  double x = rect->x, y = rect->y, cell = rect->width / board->columns, end = x + cell, below = y;

  fringe_pen_snap (pen, &x, &y);
  fringe_pen_snap (pen, &end, &below);
  if (pen->klass->snap != NULL && end > x)
    cell = round ((end - x) * CELL_PARTS) / CELL_PARTS;
  x = rect->x + (rect->width - cell * board->columns) / 2;
  y = rect->y + (rect->height - cell * board->rows) / 2;
  fringe_pen_snap (pen, &x, &y);
  return (FringeRect) { x, y, cell * board->columns, cell * board->rows };
}

static void
draw_mini_board (FringePen *pen, const FringeTheme *theme, const FringeNodeLook *look, const FringeRect *rect)
{
  FringeBoardLook board
      = { .board = &look->board, .moved_cell = fringe_draw_moved_cell (&look->board, look->move), .is_on_card = true };
  FringeRect snapped = snap_board (pen, &look->board, rect);

  fringe_draw_board (pen, theme, &board, &snapped);
  fringe_draw_strike (pen, theme, look, &snapped);
}

void
fringe_draw_badge (FringePen *pen, const FringeTheme *theme, const char *text, const FringeRect *rect, double size)
{
  FringeType type = { theme->family, size, false, FRINGE_ANCHOR_MIDDLE, theme->text_dim };

  fringe_pen_rectangle (pen, rect->x, rect->y, rect->width, rect->height, rect->height / 2,
                        &(FringeStroke) { .fill = theme->badge });
  fringe_pen_text (pen, rect->x + rect->width / 2, rect->y + rect->height / 2 + size * FRINGE_DIGIT_HEIGHT / 2, text,
                   &type);
}

/* The header of a card has the id, and beside it the order of expansion on its badge. */
typedef struct
{
  char id[FRINGE_LABEL_MAX], order[16];
  FringeType id_type, order_type;
  double inset;   /* of both */
  double padding; /* around the order, in shares of the badge's height */
  double width;   /* of the badge; 0 where there is none */
  double height;
} Header;

static void
measure_badge (Header *header, double height)
{
  header->height = fmax (height, header->order_type.size + 3);
  header->width = fmax (fringe_font_width (&header->order_type, header->order) + 2 * header->padding * header->height,
                        header->height * BADGE_WIDTH_MIN);
}

static bool
header_fits (const Header *header, double room)
{
  double id = fringe_font_width (&header->id_type, header->id) + header->id_type.size * ID_SPACE;

  return 2 * header->inset + id + header->width <= room;
}

static bool
fit_header_with (Header *header, const FringeRect *rect, double id_size, double order_size, double height)
{
  header->id_type.size = fmax (id_size, FRINGE_TEXT_MIN);
  header->order_type.size = fmax (order_size, FRINGE_TEXT_MIN);
  measure_badge (header, height);
  return header_fits (header, rect->width);
}

/* Where numbers are long there is room for both only close together and small; still longer ones push out the badge.
 */
static void
fit_header (Header *header, const FringeRect *rect, double scale)
{
  Header close = *header;

  if (fit_header_with (header, rect, ID_SIZE * scale, BADGE_SIZE * scale, BADGE_HEIGHT * scale))
    return;
  close.id_type.bold = false;
  close.inset = CLOSE_SIZE * scale * CLOSE_INSET;
  close.padding = CLOSE_PADDING;
  if (fit_header_with (&close, rect, CLOSE_SIZE * scale, CLOSE_SIZE * scale, 0))
    *header = close;
  else
    header->width = 0;
}

void
fringe_node_print_name (const FringeNodeLook *look, char text[FRINGE_LABEL_MAX])
{
  if (!fringe_handout_hides_states (look->handout))
    snprintf (text, FRINGE_LABEL_MAX, "%u", look->id);
  else
    fringe_label_print (look->label, text);
}

/* These words are not translated: drawings are restyled by them. */
static const char *const kinds[FRINGE_N_NODE_STATES] = {
  [FRINGE_NODE_ABSENT] = "node",
  [FRINGE_NODE_FRONTIER] = "node frontier",
  [FRINGE_NODE_EXPANDED] = "node expanded",
  [FRINGE_NODE_SUPERSEDED] = "node superseded",
  [FRINGE_NODE_GOAL] = "node goal",
  [FRINGE_NODE_STALE] = "node stale",
  [FRINGE_NODE_CUT] = "node cut",
  [FRINGE_NODE_FORGOTTEN] = "node forgotten",
};

void
fringe_node_begin (FringePen *pen, const FringeNodeLook *look)
{
  char name[32], label[FRINGE_LABEL_MAX], kind[64];
  bool tells = look->handout == FRINGE_HANDOUT_NONE;

  if (pen->klass->begin == NULL)
    return;
  fringe_node_print_name (look, label);
  snprintf (name, sizeof name, "node-%s", label);
  snprintf (kind, sizeof kind, "%s%s%s", kinds[tells ? look->state : FRINGE_NODE_ABSENT],
            tells && look->on_solution ? " solution" : "", tells && look->current ? " current" : "");
  fringe_pen_begin (pen, name, kind);
}

static bool
has_badge (const FringeNodeLook *look)
{
  return look->handout == FRINGE_HANDOUT_BLANK || (look->order > 0 && !fringe_handout_is_bare (look->handout));
}

static void
draw_header (FringePen *pen,
             const FringeTheme *theme,
             const FringeCard *card,
             const FringeNodeLook *look,
             const FringeRect *rect,
             double scale)
{
  bool colored = look->current || look->on_solution || look->state == FRINGE_NODE_GOAL;
  double middle = rect->y + (card->board_y / 2 + HEADER_DROP) * scale, right;
  Header header = {
    .id_type = { theme->family, text_size (ID_SIZE, scale), true, FRINGE_ANCHOR_START,
                 colored ? fringe_node_color (theme, look) : theme->text },
    .order_type = { theme->family, text_size (BADGE_SIZE, scale), false, FRINGE_ANCHOR_MIDDLE, theme->text_dim },
    .inset = FRINGE_CARD_SIDE * scale,
    .padding = BADGE_PADDING,
  };

  fringe_node_print_name (look, header.id);
  snprintf (header.order, sizeof header.order, look->handout == FRINGE_HANDOUT_BLANK ? BLANK : "%u", look->order);
  if (has_badge (look) && card->answers <= 0 && !card->without_values)
    fit_header (&header, rect, scale);
  fringe_pen_text (pen, rect->x + header.inset, middle + header.id_type.size * FRINGE_DIGIT_HEIGHT / 2, header.id,
                   &header.id_type);
  if (card->without_values)
    fringe_draw_key_at_end (pen, theme, look, rect,
                            rect->x + 2 * header.inset + fringe_font_width (&header.id_type, header.id), middle,
                            header.id_type.size);
  right = rect->x + rect->width - header.inset;
  if (header.width > 0)
    fringe_draw_badge (pen, theme, header.order,
                       &(FringeRect) { right - header.width, middle - header.height / 2, header.width, header.height },
                       header.order_type.size);
}

static void
draw_card (FringePen *pen,
           const FringeTheme *theme,
           const FringeCard *card,
           const FringeNodeLook *look,
           const FringeRect *rect,
           double scale)
{
  FringeRect board = board_rect (card, look, rect, scale);
  double bottom = rect->y + rect->height;

  fringe_draw_outline (pen, theme, look, rect, scale);
  draw_header (pen, theme, card, look, rect, scale);
  draw_mini_board (pen, theme, look, &board);
  if (card->answers > 0)
    fringe_draw_answers (pen, theme, look, rect, board.y + board.height, scale);
  else if (!fringe_handout_is_bare (look->handout) && !card->without_values)
    fringe_draw_values (pen, theme, look, rect, (board.y + board.height + bottom) / 2 - VALUES_LIFT * scale, scale);
}

/* The board shrinks little by little from one that fills its card to one that leaves room for what a larger card shows.
 */
static double
share_of_card (double scale)
{
  double share = fmin (fmax ((scale - FILLING_SCALE_MAX) / (CARD_SCALE_MIN - FILLING_SCALE_MAX), 0), 1);

  return share * share * (3 - 2 * share);
}

static void
draw_board_and_key (FringePen *pen,
                    const FringeTheme *theme,
                    const FringeCard *card,
                    const FringeNodeLook *look,
                    const FringeRect *rect,
                    double scale)
{
  double cell = filling_cell (card, fringe_board_n_cells (&look->board), scale), share = share_of_card (scale), top;
  FringeRect board;

  cell += share * (card->cell * scale - cell);
  board.width = cell * look->board.columns;
  board.height = cell * look->board.rows;
  top = (rect->height - board.height) * ABOVE_BOARD;
  board.x = rect->x + (rect->width - board.width) / 2;
  board.y = rect->y + top + share * (card->board_y * scale - top);
  fringe_draw_outline (pen, theme, look, rect, scale);
  draw_mini_board (pen, theme, look, &board);
  fringe_draw_id_and_key (pen, theme, look, rect, (board.y + board.height + rect->y + rect->height) / 2);
}

/* The lines that strike a node out leave its numbers legible. */
static void
draw_label (FringePen *pen, const FringeTheme *theme, const FringeNodeLook *look, const FringeRect *rect, double scale)
{
  bool has_two_lines = rect->height >= TWO_LINES_HEIGHT_MIN;
  double middle = rect->y + rect->height / 2, height = has_two_lines ? 2 * LABEL_HEIGHT : LABEL_HEIGHT;
  FringeRect ground = { rect->x + LABEL_INSET, middle - height / 2, rect->width - 2 * LABEL_INSET, height };
  FringeRect inside = { rect->x + LINES_INSET, ground.y, rect->width - 2 * LINES_INSET, height };

  fringe_draw_outline (pen, theme, look, rect, scale);
  fringe_draw_strike (pen, theme, look, rect);
  if (fringe_node_is_struck (look->state))
    fringe_pen_rectangle (pen, ground.x, ground.y, ground.width, ground.height, 0,
                          &(FringeStroke) { .fill = theme->card });
  if (!has_two_lines || !fringe_draw_id_above_key (pen, theme, look, &inside, middle))
    fringe_draw_key (pen, theme, look, rect, middle);
}

void
fringe_draw_node (FringePen *pen,
                  const FringeTheme *theme,
                  const FringeCard *card,
                  const FringeNodeLook *look,
                  const FringeRect *rect,
                  double scale,
                  FringeDetail detail)
{
  switch (detail)
    {
    case FRINGE_DETAIL_CARD:
      draw_card (pen, theme, card, look, rect, scale);
      break;
    case FRINGE_DETAIL_BOARD:
      draw_board_and_key (pen, theme, card, look, rect, scale);
      break;
    case FRINGE_DETAIL_LABEL:
      draw_label (pen, theme, look, rect, scale);
      break;
    case FRINGE_DETAIL_BLOCK:
    case FRINGE_DETAIL_DENSITY:
    default:
      if (rect->width < OUTLINE_WIDTH_MIN)
        {
          fringe_draw_block (pen, theme, look, rect);
          break;
        }
      fringe_draw_outline (pen, theme, look, rect, scale);
      fringe_draw_strike (pen, theme, look, rect);
      break;
    }
}
