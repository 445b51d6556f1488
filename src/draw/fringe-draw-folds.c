/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-values.h"
#include "fringe-font.h"
#include "fringe-painter.h"

#include <math.h>
#include <stdio.h>

/* What a folded node hides: the edges of the cards behind it on the side where its children were, and a tab that tells
 * how many nodes there are, the best f on the frontier among them, and whether the goal is. Where its text has no room,
 * a bar. */

/* At 100 %. */
#define SHEET_STEP 3.0
#define SHEET_INSET 4.0
#define GAP 4.0
#define SIZE 13.0
#define PADDING 5.0
#define MARK 4.5
#define SPACE 5.0
/* Shares of the text's size, of the room up to the next row, and of the card's side. */
#define LINE 1.2
#define ROOM_SHARE 0.92
#define BAR_SHARE 0.6
#define BAR_ROOM_SHARE 0.35
#define BAR_MAX 5.0

#define N_SHEETS 2
#define TEXT_MAX 48

typedef struct
{
  const FringePainter *painter;
  const FringeRect *card;
  FringeFold hidden;
  double scale;
  bool is_down;
  double room; /* up to the next row */
} Fold;

static FringeColor
color_of (const Fold *fold)
{
  return fold->hidden.goal != FRINGE_NO_NODE ? fold->painter->theme->goal : fold->painter->theme->expanded;
}

/* A rectangle on the side of the card where the children were, in its middle. */
static FringeRect
beside (const Fold *fold, double gap, double along, double across)
{
  const FringeRect *card = fold->card;

  if (fold->is_down)
    return (FringeRect) { card->x + (card->width - across) / 2, card->y + card->height + gap, across, along };
  return (FringeRect) { card->x + card->width + gap, card->y + (card->height - across) / 2, along, across };
}

static void
draw_bar (const Fold *fold)
{
  double along = fmin (BAR_MAX, fold->room * BAR_ROOM_SHARE), gap = fmin (GAP / 2, along / 2);
  double side = fold->is_down ? fold->card->width : fold->card->height;
  FringeRect bar = beside (fold, gap, along, side * BAR_SHARE);

  fringe_pen_rectangle (fold->painter->pen, bar.x, bar.y, bar.width, bar.height, along / 2,
                        &(FringeStroke) { .fill = color_of (fold) });
}

static void
draw_sheets (const Fold *fold)
{
  FringeStroke stroke = { .line = color_of (fold), .width = fmin (fold->painter->theme->line, 2 * fold->scale) };
  double side = fold->is_down ? fold->card->width : fold->card->height;

  for (int i = 1; i <= N_SHEETS; i++)
    {
      FringeRect edge
          = beside (fold, i * SHEET_STEP * fold->scale, 0, side - 2 * (i + 1) * SHEET_INSET * fold->scale);

      fringe_pen_polyline (fold->painter->pen,
                           (double[]) { edge.x, edge.y, edge.x + edge.width, edge.y + edge.height }, 2, &stroke);
    }
}

/* "+1,204"; in thousands or millions, rounded down, where there is no room. Returns: false where there is none at all
 */
static bool
print_count (const FringeType *type, uint32_t n, double room, char text[TEXT_MAX])
{
  snprintf (text, TEXT_MAX, "+%'u", n);
  if (fringe_font_width (type, text) > room && n >= 1000)
    snprintf (text, TEXT_MAX, n < 1000000 ? "+%uk" : "+%uM", n < 1000000 ? n / 1000 : n / 1000000);
  return fringe_font_width (type, text) <= room;
}

/* Nothing where no node on the frontier is hidden, or none is better than another. */
static void
print_best (const Fold *fold, char text[TEXT_MAX])
{
  const FringeScene *scene = fold->painter->scene;
  FringeNodeLook look;

  text[0] = '\0';
  if (fold->hidden.best == FRINGE_NO_NODE)
    return;
  look = fringe_scene_look (scene, fold->hidden.best);
  if (look.key != FRINGE_KEY_NONE)
    fringe_print_f (&look, text, TEXT_MAX);
}

static void
draw_goal_mark (const Fold *fold, double x, double y, double radius)
{
  const FringeTheme *theme = fold->painter->theme;
  FringeStroke stroke = { .line = theme->goal, .width = fmin (theme->line, radius / 2) };

  fringe_pen_circle (fold->painter->pen, x, y, radius, &stroke);
  fringe_pen_circle (fold->painter->pen, x, y, radius / 3, &(FringeStroke) { .fill = theme->goal });
}

typedef struct
{
  char count[TEXT_MAX], best[TEXT_MAX];
  FringeType bold, plain;
  double mark; /* its radius, 0 where the goal is not hidden */
  double count_width, second_width;
  int n_lines;
} Tab;

static double
second_width (const Fold *fold, const Tab *tab)
{
  double width = tab->best[0] != '\0' ? fringe_font_width (&tab->plain, tab->best) : 0;

  if (tab->mark > 0)
    width += 2 * tab->mark + (width > 0 ? SPACE * fold->scale : 0);
  return width;
}

/* Returns: false where nothing has room */
static bool
plan_tab (const Fold *fold, Tab *tab)
{
  const FringeTheme *theme = fold->painter->theme;
  const FringeCard *card = &fold->painter->scene->card;
  double size = fmax (SIZE * fold->scale, FRINGE_TEXT_MIN), start = (N_SHEETS * SHEET_STEP + GAP) * fold->scale;
  double along = fold->room * ROOM_SHARE - start;
  double width = (fold->is_down ? card->pitch * fold->scale - 2 : along) - 2 * PADDING * fold->scale;
  double height = fold->is_down ? along : fold->card->height;

  *tab = (Tab) {
    .bold = { theme->family, size, true, FRINGE_ANCHOR_MIDDLE, theme->text },
    .plain = { theme->family, size, false, FRINGE_ANCHOR_START, theme->text },
    .mark = fold->hidden.goal != FRINGE_NO_NODE ? MARK * fmax (fold->scale, 0.7) : 0,
  };
  if (height < size * LINE)
    return false;
  if (!print_count (&tab->bold, fold->hidden.n_hidden, width, tab->count))
    tab->bold.size = tab->plain.size = FRINGE_TEXT_MIN;
  if (!print_count (&tab->bold, fold->hidden.n_hidden, width, tab->count))
    return false;
  print_best (fold, tab->best);
  if (second_width (fold, tab) > width)
    tab->best[0] = '\0';
  tab->count_width = fringe_font_width (&tab->bold, tab->count);
  tab->second_width = second_width (fold, tab);
  tab->n_lines = tab->second_width > 0 && height >= 2 * size * LINE ? 2 : 1;
  return true;
}

static void
draw_second_line (const Fold *fold, const Tab *tab, double x, double middle)
{
  double left = x - tab->second_width / 2;

  if (tab->best[0] != '\0')
    fringe_pen_text (fold->painter->pen, left, middle + tab->plain.size * FRINGE_DIGIT_HEIGHT / 2, tab->best,
                     &tab->plain);
  if (tab->mark > 0)
    draw_goal_mark (fold, left + tab->second_width - tab->mark, middle, tab->mark);
}

static void
draw_tab (const Fold *fold, const Tab *tab)
{
  const FringeTheme *theme = fold->painter->theme;
  double line = tab->bold.size * LINE, height = tab->n_lines * line;
  double width = fmax (tab->count_width, tab->n_lines > 1 ? tab->second_width : 0) + 2 * PADDING * fold->scale;
  FringeRect tab_rect = beside (fold, (N_SHEETS * SHEET_STEP + GAP) * fold->scale, fold->is_down ? height : width,
                                fold->is_down ? width : height);
  double x = tab_rect.x + tab_rect.width / 2;
  FringeStroke stroke = { .fill = theme->badge };

  if (fold->hidden.goal != FRINGE_NO_NODE)
    {
      stroke.line = theme->goal;
      stroke.width = theme->line * fmin (fold->scale, 1);
    }
  fringe_pen_rectangle (fold->painter->pen, tab_rect.x, tab_rect.y, tab_rect.width, tab_rect.height, line / 2.5,
                        &stroke);
  fringe_pen_text (fold->painter->pen, x, tab_rect.y + line / 2 + tab->bold.size * FRINGE_DIGIT_HEIGHT / 2, tab->count,
                   &tab->bold);
  if (tab->n_lines > 1)
    draw_second_line (fold, tab, x, tab_rect.y + 1.5 * line);
}

void
fringe_painter_draw_fold (const FringePainter *painter, uint32_t id, const FringeRect *rect)
{
  const FringeScene *scene = painter->scene;
  const FringeCard *card = &scene->card;
  bool is_down = card->direction == FRINGE_DIRECTION_DOWN;
  double scale = scene->viewport.scale;
  Fold fold = { painter,
                rect,
                { fringe_layout_n_below (scene->layout, id) - 1, FRINGE_NO_NODE, FRINGE_NO_NODE },
                scale,
                is_down,
                (card->row_pitch - (is_down ? card->height : card->width)) * scale };
  Tab tab;

  if (!fringe_layout_is_folded (scene->layout, id))
    return;
  if (painter->detail >= FRINGE_DETAIL_LABEL)
    fold.hidden = fringe_layout_fold_at (scene->layout, id);
  fringe_pen_begin (painter->pen, NULL, "fold");
  if (painter->detail >= FRINGE_DETAIL_LABEL && plan_tab (&fold, &tab))
    {
      draw_sheets (&fold);
      draw_tab (&fold, &tab);
    }
  else
    draw_bar (&fold);
  fringe_pen_end (painter->pen);
}
