/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-node.h"
#include "fringe-draw-outline.h"
#include "fringe-font.h"

#include <math.h>
#include <stdio.h>

/* Where the smallest text of each level of detail is still FRINGE_TEXT_MIN. */
#define CARD_SCALE_MIN 0.72
#define BOARD_CELL_MIN 11.0
#define BOARD_CELL_MIN_TWO_DIGITS 15.0
/* Beside a board that has the card to itself but for f, and what f takes below it. */
#define BOARD_INSET 2.5
#define F_HEIGHT 20.0
#define LABEL_WIDTH_MIN 20.0
#define BLOCK_WIDTH_MIN 3.0

#define ID_SIZE 14.0
#define BADGE_SIZE 11.5
#define BADGE_HEIGHT 17.0
#define LETTER_SIZE 12.0
#define VALUE_SIZE 14.0
/* Shares of the text's size. */
#define LETTER_SPACE 0.16
#define VALUE_SPACE 0.6
#define VALUE_SPACE_MIN 0.2
/* A block this wide has room for an outline; smaller ones are filled. */
#define OUTLINE_WIDTH_MIN 14.0

/* The cell of a board that fills its card. */
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

  if (scale >= CARD_SCALE_MIN)
    return FRINGE_DETAIL_CARD;
  if (cell >= (n_cells > 10 ? BOARD_CELL_MIN_TWO_DIGITS : BOARD_CELL_MIN))
    return FRINGE_DETAIL_BOARD;
  if (width >= LABEL_WIDTH_MIN)
    return FRINGE_DETAIL_LABEL;
  return width >= BLOCK_WIDTH_MIN ? FRINGE_DETAIL_BLOCK : FRINGE_DETAIL_DENSITY;
}

FringeKey
fringe_node_key (FringeAlgorithm algorithm)
{
  switch (algorithm)
    {
    case FRINGE_ALGORITHM_UCS:
      return FRINGE_KEY_G;
    case FRINGE_ALGORITHM_GREEDY:
      return FRINGE_KEY_H;
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
      return FRINGE_KEY_NONE;
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_WASTAR:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_N_ALGORITHMS:
    default:
      return FRINGE_KEY_F;
    }
}

/* Its place among g, h and f. */
static int
key_index (FringeKey key)
{
  return key == FRINGE_KEY_F ? 2 : (int) key - 1;
}

static uint32_t
key_value (const FringeNodeLook *look)
{
  return look->key == FRINGE_KEY_F ? look->f : look->key == FRINGE_KEY_G ? look->g : look->h;
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

static void
draw_mini_board (FringePen *pen, const FringeTheme *theme, const FringeNodeLook *look, const FringeRect *rect)
{
  FringeBoardLook board = { .board = &look->board, .moved_cell = fringe_draw_moved_cell (&look->board, look->move) };

  fringe_draw_board (pen, theme, &board, rect);
  if (look->state == FRINGE_NODE_SUPERSEDED)
    fringe_draw_cross (pen, theme, rect);
}

static void
draw_badge (FringePen *pen,
            const FringeTheme *theme,
            const FringeNodeLook *look,
            double left,
            double right,
            double middle,
            double scale)
{
  FringeType type = { theme->family, text_size (BADGE_SIZE, scale), false, FRINGE_ANCHOR_MIDDLE, theme->text_dim };
  double height = fmax (BADGE_HEIGHT * scale, type.size + 3), width;
  char text[16];

  snprintf (text, sizeof text, "%u", look->order);
  width = fmax (fringe_font_width (&type, text) + height * 0.7, height * 1.3);
  if (right - width < left)
    return;
  fringe_pen_rectangle (pen, right - width, middle - height / 2, width, height, height / 2,
                        &(FringeStroke) { .fill = theme->badge });
  fringe_pen_text (pen, right - width / 2, middle + type.size * FRINGE_DIGIT_HEIGHT / 2, text, &type);
}

/* The id, and beside it, where there is room, the order of expansion. */
static void
draw_header (FringePen *pen,
             const FringeTheme *theme,
             const FringeCard *card,
             const FringeNodeLook *look,
             const FringeRect *rect,
             double scale)
{
  bool colored = look->current || look->on_solution || look->state == FRINGE_NODE_GOAL;
  FringeType type = { theme->family, text_size (ID_SIZE, scale), true, FRINGE_ANCHOR_START,
                      colored ? fringe_node_color (theme, look) : theme->text };
  double middle = rect->y + card->board_y * scale / 2, inset = card->board_y * scale * 0.36;
  char text[16];

  snprintf (text, sizeof text, "%u", look->id);
  fringe_pen_text (pen, rect->x + inset, middle + type.size * FRINGE_DIGIT_HEIGHT / 2, text, &type);
  if (look->order > 0)
    draw_badge (pen, theme, look, rect->x + inset + fringe_font_width (&type, text) + type.size * 0.3,
                rect->x + rect->width - inset * 0.7, middle, scale);
}

/* What of g, h and f there is room for: the values from @first on, with their letters or without. */
typedef struct
{
  int first;
  bool letters;
  double letter_size, value_size;
  double space; /* between values */
} FooterPlan;

/* Returns: where the text ends; without a pen it is not drawn */
static double
put_text (FringePen *pen, double x, double baseline, const char *text, const FringeType *type)
{
  if (pen != NULL)
    fringe_pen_text (pen, x, baseline, text, type);
  return x + fringe_font_width (type, text);
}

/* "g 3 h 4 f 7": letters small and dim, values plain, f bold. Returns: where they end */
static double
put_values (FringePen *pen,
            const FringeTheme *theme,
            const FringeNodeLook *look,
            const FooterPlan *plan,
            double x,
            double baseline)
{
  static const char *const letters[] = { "g", "h", "f" };
  uint32_t values[] = { look->g, look->h, look->f };
  FringeType letter = { theme->family, plan->letter_size, false, FRINGE_ANCHOR_START, theme->text_dim };
  FringeType value = { theme->family, plan->value_size, false, FRINGE_ANCHOR_START, theme->text };
  char text[16];

  for (int i = plan->first; i < 3; i++)
    {
      value.bold = i == key_index (look->key);
      snprintf (text, sizeof text, "%u", values[i]);
      if (plan->letters)
        x = put_text (pen, x, baseline, letters[i], &letter) + letter.size * LETTER_SPACE;
      x = put_text (pen, x, baseline, text, &value) + (i < 2 ? plan->space : 0);
    }
  return x;
}

/* Large values push out the letters; still larger ones, in a narrow card, g and h. */
static void
draw_footer (FringePen *pen,
             const FringeTheme *theme,
             const FringeNodeLook *look,
             const FringeRect *rect,
             double middle,
             double scale)
{
  FooterPlan plan
      = { .letters = true, .letter_size = text_size (LETTER_SIZE, scale), .value_size = text_size (VALUE_SIZE, scale) };
  double room, width;

  plan.space = plan.value_size * VALUE_SPACE_MIN;
  room = rect->width - 2 * plan.space;
  plan.letters = put_values (NULL, theme, look, &plan, 0, 0) <= room;
  if (!plan.letters && put_values (NULL, theme, look, &plan, 0, 0) > room)
    plan.first = 2;
  plan.space = 0;
  width = put_values (NULL, theme, look, &plan, 0, 0);
  plan.space = fmin ((rect->width - width) / 3, plan.value_size * VALUE_SPACE);
  put_values (pen, theme, look, &plan, rect->x + (rect->width - width - (2 - plan.first) * plan.space) / 2,
              middle + plan.value_size * FRINGE_DIGIT_HEIGHT / 2);
}

static void
draw_key (FringePen *pen, const FringeTheme *theme, const FringeNodeLook *look, double x, double middle)
{
  FringeType type = { theme->family, FRINGE_TEXT_MIN, true, FRINGE_ANCHOR_MIDDLE, theme->text };
  char text[16];

  snprintf (text, sizeof text, "%u", key_value (look));
  fringe_pen_text (pen, x, middle + type.size * FRINGE_DIGIT_HEIGHT / 2, text, &type);
}

/* "16" at the left and "f 6" at the right; where that is too wide, what is ordered by alone. */
static void
draw_id_and_key (FringePen *pen,
                 const FringeTheme *theme,
                 const FringeNodeLook *look,
                 const FringeRect *rect,
                 double middle)
{
  FringeType dim = { theme->family, FRINGE_TEXT_MIN, false, FRINGE_ANCHOR_START, theme->text_dim };
  FringeType bold = { theme->family, FRINGE_TEXT_MIN, true, FRINGE_ANCHOR_END, theme->text };
  double baseline = middle + FRINGE_TEXT_MIN * FRINGE_DIGIT_HEIGHT / 2, inset = FRINGE_TEXT_MIN * 0.4, x;
  char id[16], value[16], letter[2] = { "ghf"[key_index (look->key)], '\0' };

  snprintf (id, sizeof id, "%u", look->id);
  snprintf (value, sizeof value, "%u", key_value (look));
  x = rect->x + rect->width - inset - fringe_font_width (&bold, value) - FRINGE_TEXT_MIN * LETTER_SPACE
      - fringe_font_width (&dim, letter);
  if (rect->x + 2 * inset + fringe_font_width (&dim, id) > x)
    {
      draw_key (pen, theme, look, rect->x + rect->width / 2, middle);
      return;
    }
  fringe_pen_text (pen, rect->x + inset, baseline, id, &dim);
  fringe_pen_text (pen, x, baseline, letter, &dim);
  fringe_pen_text (pen, rect->x + rect->width - inset, baseline, value, &bold);
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
  draw_footer (pen, theme, look, rect, (board.y + board.height + bottom) / 2, scale);
}

static void
draw_board_and_key (FringePen *pen,
                    const FringeTheme *theme,
                    const FringeCard *card,
                    const FringeNodeLook *look,
                    const FringeRect *rect,
                    double scale)
{
  double cell = filling_cell (card, fringe_board_n_cells (&look->board), scale);
  FringeRect board = { .width = cell * look->board.columns, .height = cell * look->board.rows };
  double room = rect->height - board.height;

  board.x = rect->x + (rect->width - board.width) / 2;
  board.y = rect->y + room * 0.25;
  fringe_draw_outline (pen, theme, look, rect, scale);
  draw_mini_board (pen, theme, look, &board);
  draw_id_and_key (pen, theme, look, rect, (board.y + board.height + rect->y + rect->height) / 2);
}

static void
draw_block (FringePen *pen, const FringeTheme *theme, const FringeNodeLook *look, const FringeRect *rect, double scale)
{
  FringeStroke fill = { .fill = fringe_node_color (theme, look) };

  if (rect->width >= OUTLINE_WIDTH_MIN)
    fringe_draw_outline (pen, theme, look, rect, scale);
  else
    fringe_pen_rectangle (pen, rect->x, rect->y, rect->width, rect->height, rect->width / 5, &fill);
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
      fringe_draw_outline (pen, theme, look, rect, scale);
      draw_key (pen, theme, look, rect->x + rect->width / 2, rect->y + rect->height / 2);
      break;
    case FRINGE_DETAIL_BLOCK:
    case FRINGE_DETAIL_DENSITY:
    default:
      draw_block (pen, theme, look, rect, scale);
      break;
    }
}
