/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-values.h"
#include "fringe-font.h"
#include "fringe-painter.h"

#include <math.h>
#include <stdio.h>

/* What a card does not show is told on the side where its children are, or would be.
 *
 * A folded node has a tab that tells how many nodes it hides, the best f on the frontier among them, and whether the
 * goal is there. Where the text has no room, it has a bar. Downwards it has the edges of the cards behind it, too; to
 * the right the lines that run across come too close for them to be told apart.
 *
 * The ghosts of a node, its successors that became no nodes, stand in a list below its card: the move, and the node
 * that has the state. Where one has no room, the last place tells how many more there are. Small cards have fewer
 * places, so that the text has room. */

/* Of a fold at 100 %: what lies between a card and the moves on the edges below it, and half of that beside a card. */
#define SHEET_STEP 2.5
#define SHEET_INSET 4.0
#define GAP 2.0
#define SIZE 12.5
#define TAB_END 24.0
#define TAB_END_WITHOUT_MOVES 38.0
#define SIDE_ROOM 7.0
/* The outline of a card takes this, in pixels. */
#define LINES 1.6
/* The outline of a goal takes this outside its card, in pixels. */
#define GOAL_LINES 4.0
/* Shares of the text's size, of the room up to the next row, and of the card's side. */
#define LINE 1.2
#define LINE_MIN 0.95
#define PADDING 0.45
#define SPACE 0.4
#define MARK 0.34
#define BAR_SHARE 0.6
#define BAR_ROOM_SHARE 0.35
#define BAR_MAX 5.0
#define N_SHEETS 2
#define TEXT_MAX 48

/* Of ghosts at 100 %. */
#define N_GHOSTS_MAX 3
#define GHOST_TOP 5.5
#define GHOST_INSET 1.5
#define GHOST_SIZE 11.0
#define GHOST_PADDING 5.0
#define ARROW 3.5
#define DASH 2.5
/* The same, in pixels at the least. */
#define GHOST_TOP_MIN 2.4
#define GHOST_LINE 1.0
/* Digits take this share of the text's size with what is above and below them. */
#define GHOST_HEIGHT_MIN 0.8
/* In lower lists, in pixels, ghosts would be no more than lines. */
#define HEIGHT_OF_ALL_MIN 10.0

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

/* In the middle of the side of the card where the children were. */
static void
draw_bar (const Fold *fold)
{
  const FringeRect *card = fold->card;
  double along = fmin (BAR_MAX, fold->room * BAR_ROOM_SHARE), gap = fmin (LINES, along / 2);
  double across = (fold->is_down ? card->width : card->height) * BAR_SHARE;
  FringeRect bar = { card->x + (card->width - across) / 2, card->y + card->height + gap, across, along };

  if (!fold->is_down)
    bar = (FringeRect) { card->x + card->width + gap, card->y + (card->height - across) / 2, along, across };
  fringe_pen_rectangle (fold->painter->pen, bar.x, bar.y, bar.width, bar.height, along / 2,
                        &(FringeStroke) { .fill = color_of (fold) });
}

static void
draw_sheets (const Fold *fold)
{
  FringeStroke stroke = { .line = color_of (fold), .width = fmin (fold->painter->theme->line, 2 * fold->scale) };
  const FringeRect *card = fold->card;

  for (int i = 1; i <= N_SHEETS; i++)
    {
      double y = card->y + card->height + i * SHEET_STEP * fold->scale, inset = (i + 1) * SHEET_INSET * fold->scale;

      fringe_pen_polyline (fold->painter->pen, (double[]) { card->x + inset, y, card->x + card->width - inset, y }, 2,
                           &stroke);
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

/* Prints nothing where no node on the frontier is hidden, or none is better than another. */
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

/* A tab has one line: how many nodes are hidden, the best f, the mark of the goal. */
typedef struct
{
  char count[TEXT_MAX], best[TEXT_MAX];
  FringeType bold, plain;
  double mark; /* its radius, 0 where the goal is not hidden */
  double space, padding;
  bool has_sheets; /* room for them */
  FringeRect rect;
} Tab;

static double
width_of (const Tab *tab)
{
  double width = 2 * tab->padding + fringe_font_width (&tab->bold, tab->count);

  if (tab->best[0] != '\0')
    width += tab->space + fringe_font_width (&tab->plain, tab->best);
  return tab->mark > 0 ? width + tab->space + 2 * tab->mark : width;
}

/* Downwards below the sheets, as far as to where moves are drawn on the edges to the row below. To the right there is
 * no room for a number: there it lies between the card and the next one. */
static FringeRect
place_of (const Fold *fold, const Tab *tab, double width, double height)
{
  const FringeRect *card = fold->card;
  double y = card->y + card->height, start = tab->has_sheets ? N_SHEETS * SHEET_STEP + GAP : GAP;

  return (FringeRect) { card->x + (card->width - width) / 2, y + (fold->is_down ? start * fold->scale : 0) + LINES,
                        width, height };
}

/* Finds what a tab can have in its height; fit_width() does the same for its width. To the right it keeps off the
 * outline of a goal, unless it could have no number then. Returns: false where nothing has room */
static bool
fit_height (const Fold *fold, Tab *tab, double *height)
{
  double end = fold->painter->detail >= FRINGE_DETAIL_BOARD ? TAB_END : TAB_END_WITHOUT_MOVES;
  const FringeCard *card = &fold->painter->scene->card;
  double gap = (card->pitch - card->height) * fold->scale - LINES, least = FRINGE_TEXT_MIN * LINE_MIN;
  double room = fold->is_down ? (end - GAP) * fold->scale - LINES : fmax (gap - GOAL_LINES, fmin (gap - LINES, least));
  double sheets = N_SHEETS * SHEET_STEP * fold->scale;

  tab->has_sheets = fold->is_down && room - sheets >= least;
  if (tab->has_sheets)
    room -= sheets;
  tab->bold.size = tab->plain.size = fmax (fmin (tab->bold.size, room / LINE), FRINGE_TEXT_MIN);
  *height = fmin (room, tab->bold.size * LINE);
  return *height >= least;
}

static bool
fit_width (const Fold *fold, Tab *tab)
{
  const FringeCard *measures = &fold->painter->scene->card;
  double room = (fold->is_down ? measures->pitch - SIDE_ROOM / 2 : measures->width) * fold->scale;

  if (!print_count (&tab->bold, fold->hidden.n_hidden, room - 2 * tab->padding, tab->count))
    return false;
  print_best (fold, tab->best);
  if (width_of (tab) > room)
    tab->best[0] = '\0';
  if (width_of (tab) > room)
    tab->mark = 0;
  return true;
}

static bool
plan_tab (const Fold *fold, Tab *tab)
{
  const FringeTheme *theme = fold->painter->theme;
  double size = fmax (SIZE * theme->type * fold->scale, FRINGE_TEXT_MIN), height;

  *tab = (Tab) {
    .bold = { theme->family, size, true, FRINGE_ANCHOR_START, theme->text },
    .plain = { theme->family, size, false, FRINGE_ANCHOR_START, theme->text },
  };
  if (!fit_height (fold, tab, &height))
    return false;
  tab->mark = fold->hidden.goal != FRINGE_NO_NODE ? tab->bold.size * MARK : 0;
  tab->space = tab->bold.size * SPACE;
  tab->padding = tab->bold.size * PADDING;
  if (!fit_width (fold, tab))
    return false;
  tab->rect = place_of (fold, tab, width_of (tab), height);
  return true;
}

static void
draw_tab (const Fold *fold, const Tab *tab)
{
  const FringeTheme *theme = fold->painter->theme;
  FringePen *pen = fold->painter->pen;
  const FringeRect *rect = &tab->rect;
  FringeStroke stroke = { .fill = theme->badge };
  double middle = rect->y + rect->height / 2, baseline = middle + tab->bold.size * FRINGE_DIGIT_HEIGHT / 2;
  double x = rect->x + tab->padding;

  if (fold->hidden.goal != FRINGE_NO_NODE)
    {
      stroke.line = theme->goal;
      stroke.width = theme->line * fmin (fold->scale, 1);
    }
  fringe_pen_rectangle (pen, rect->x, rect->y, rect->width, rect->height, rect->height / 2, &stroke);
  fringe_pen_text (pen, x, baseline, tab->count, &tab->bold);
  x += fringe_font_width (&tab->bold, tab->count) + tab->space;
  if (tab->best[0] != '\0')
    {
      fringe_pen_text (pen, x, baseline, tab->best, &tab->plain);
      x += fringe_font_width (&tab->plain, tab->best) + tab->space;
    }
  if (tab->mark > 0)
    draw_goal_mark (fold, x + tab->mark, middle, tab->mark);
}

/* The layout may have been made for a later step. */
static bool
has_children (const FringeScene *scene, uint32_t id)
{
  uint32_t children[FRINGE_N_MOVES];

  return scene->step >= fringe_layout_step (scene->layout)
         || fringe_search_children_at (scene->search, id, scene->step, children) > 0;
}

void
fringe_painter_draw_fold (const FringePainter *painter, uint32_t id, const FringeRect *rect)
{
  const FringeScene *scene = painter->scene;
  const FringeCard *card = &scene->card;
  bool is_down = card->direction == FRINGE_DIRECTION_DOWN;
  double scale = scene->viewport.scale;
  Fold fold = { painter, rect,    { fringe_layout_n_below (scene->layout, id) - 1, FRINGE_NO_NODE, FRINGE_NO_NODE },
                scale,   is_down, (card->row_pitch - (is_down ? card->height : card->width)) * scale };
  Tab tab;

  if (!fringe_layout_is_folded (scene->layout, id) || !has_children (scene, id))
    return;
  if (painter->detail >= FRINGE_DETAIL_LABEL)
    fold.hidden = fringe_layout_fold_at (scene->layout, id, MIN (scene->step, fringe_layout_step (scene->layout)));
  fringe_pen_begin (painter->pen, NULL, "fold");
  if (painter->detail >= FRINGE_DETAIL_LABEL && plan_tab (&fold, &tab))
    {
      if (tab.has_sheets)
        draw_sheets (&fold);
      draw_tab (&fold, &tab);
    }
  else
    draw_bar (&fold);
  fringe_pen_end (painter->pen);
}

typedef struct
{
  FringeDuplicate duplicates[FRINGE_N_MOVES];
  int n; /* 0 where none are shown */
} Ghosts;

static Ghosts
ghosts_of (const FringeScene *scene, uint32_t id)
{
  Ghosts ghosts = { .n = 0 };

  if (scene->card.ghosts * scene->viewport.scale > HEIGHT_OF_ALL_MIN && !fringe_layout_is_folded (scene->layout, id)
      && fringe_scene_state (scene, id) == FRINGE_NODE_EXPANDED)
    ghosts.n = fringe_search_duplicates (scene->search, id, ghosts.duplicates);
  if (scene->half.n_nodes > 0 && id == scene->half.current && ghosts.n > scene->half.n_duplicates)
    ghosts.n = scene->half.n_duplicates;
  return ghosts;
}

static double
top_of (const FringeScene *scene)
{
  return fmax (GHOST_TOP * scene->viewport.scale, GHOST_TOP_MIN);
}

static double
inset_of (const FringeScene *scene)
{
  return fmax (GHOST_INSET * scene->viewport.scale, GHOST_LINE + 0.5);
}

/* Returns: as many places as there can be with text in them; all where not even one has room for text */
static int
n_places (const FringeScene *scene)
{
  double room = scene->card.ghosts * scene->viewport.scale - top_of (scene);
  int n = (int) (room / (FRINGE_TEXT_MIN * GHOST_HEIGHT_MIN + inset_of (scene)));

  return n < 1 || n > N_GHOSTS_MAX ? N_GHOSTS_MAX : n;
}

static FringeRect
place_of_ghost (const FringeScene *scene, const FringeRect *card, int i)
{
  double scale = scene->viewport.scale, top = top_of (scene), inset = inset_of (scene);
  double height = (scene->card.ghosts * scale - top) / n_places (scene);

  return (FringeRect) { card->x + inset, card->y + card->height + top + i * height, card->width - 2 * inset,
                        height - inset };
}

static int
n_shown (const FringeScene *scene, const Ghosts *ghosts)
{
  int places = n_places (scene);

  return ghosts->n > places ? places - 1 : ghosts->n;
}

static void
draw_pill (const FringePainter *painter, const FringeRect *rect)
{
  double scale = painter->scene->viewport.scale;
  FringeStroke stroke = { .fill = painter->theme->background,
                          .line = painter->theme->discarded,
                          .width = fmin (GHOST_LINE, 2 * scale),
                          .dash = DASH };

  fringe_pen_rectangle (painter->pen, rect->x, rect->y, rect->width, rect->height, rect->height / 2, &stroke);
}

/* Draws the text with the arrow of a move before it; FRINGE_N_MOVES stands for none. */
static void
draw_text (const FringePainter *painter, const FringeRect *rect, FringeMove move, const char *text)
{
  double scale = painter->scene->viewport.scale, middle = rect->y + rect->height / 2;
  FringeType type = { painter->theme->family, fmax (GHOST_SIZE * scale, FRINGE_TEXT_MIN), false, FRINGE_ANCHOR_START,
                      painter->theme->text_dim };
  FringeStroke stroke = { .line = painter->theme->text_dim, .width = painter->theme->line * fmin (scale, 1) };
  double arrow = ARROW * fmin (scale, 1.5);
  double arrow_width = move == FRINGE_N_MOVES ? 0 : 2 * arrow + GHOST_PADDING * scale;
  double width = arrow_width + fringe_font_width (&type, text), x = rect->x + (rect->width - width) / 2;

  if (type.size * GHOST_HEIGHT_MIN > rect->height)
    return;
  if (width > rect->width - GHOST_PADDING * scale)
    {
      x += arrow_width / 2;
      arrow_width = 0;
      if (fringe_font_width (&type, text) > rect->width - GHOST_PADDING * scale)
        return;
    }
  if (arrow_width > 0)
    fringe_draw_arrow (painter->pen, x + arrow, middle, arrow, move, &stroke);
  fringe_pen_text (painter->pen, x + arrow_width, middle + type.size * FRINGE_DIGIT_HEIGHT / 2, text, &type);
}

double
fringe_painter_ghosts_height (const FringePainter *painter, uint32_t id)
{
  Ghosts ghosts = painter->detail >= FRINGE_DETAIL_LABEL ? ghosts_of (painter->scene, id) : (Ghosts) { .n = 0 };
  int places = n_places (painter->scene);
  FringeRect none = { 0 }, last = place_of_ghost (painter->scene, &none, (ghosts.n < places ? ghosts.n : places) - 1);

  return ghosts.n > 0 ? last.y + last.height : 0;
}

void
fringe_painter_draw_ghosts (const FringePainter *painter, uint32_t id, const FringeRect *rect)
{
  const FringeScene *scene = painter->scene;
  Ghosts ghosts;
  char text[24];

  if (scene->card.ghosts <= 0 || painter->detail < FRINGE_DETAIL_LABEL)
    return;
  ghosts = ghosts_of (scene, id);
  for (int i = 0; i < ghosts.n && i < n_places (scene); i++)
    {
      bool is_rest = i == n_shown (scene, &ghosts);
      FringeRect pill = place_of_ghost (scene, rect, i);

      if (is_rest)
        snprintf (text, sizeof text, "+%d", ghosts.n - i);
      else
        snprintf (text, sizeof text, "#%u", ghosts.duplicates[i].of);
      fringe_pen_begin (painter->pen, NULL, "ghost");
      draw_pill (painter, &pill);
      draw_text (painter, &pill, is_rest ? FRINGE_N_MOVES : ghosts.duplicates[i].move, text);
      fringe_pen_end (painter->pen);
    }
}

/* Returns: the node whose list reaches to a point: a list lies in the part of the tree that belongs to its node */
static uint32_t
find_list (const FringeScene *scene, double x, double y)
{
  double line = scene->card.ghosts * scene->viewport.scale / N_GHOSTS_MAX;

  for (int n_halves = 0; n_halves <= 2 * N_GHOSTS_MAX; n_halves++)
    {
      double up = n_halves * line / 2;
      uint32_t id = fringe_geometry_pick (scene->layout, &scene->card, &scene->viewport, x, y - up, 0);

      if (id != FRINGE_NO_NODE)
        return id;
    }
  return FRINGE_NO_NODE;
}

bool
fringe_scene_pick_ghost (const FringeScene *scene, double x, double y, FringeDuplicate *duplicate, uint32_t *parent)
{
  int n_cells = fringe_board_n_cells (fringe_search_start (scene->search));
  FringeRect card;
  Ghosts ghosts;

  if (scene->card.ghosts <= 0 || fringe_detail_for (&scene->card, n_cells, scene->viewport.scale) < FRINGE_DETAIL_LABEL)
    return false;
  *parent = find_list (scene, x, y);
  if (*parent == FRINGE_NO_NODE)
    return false;
  card = fringe_scene_node (scene, *parent);
  card = fringe_viewport_to_screen (&scene->viewport, &card);
  ghosts = ghosts_of (scene, *parent);
  for (int i = 0; i < n_shown (scene, &ghosts); i++)
    {
      FringeRect pill = place_of_ghost (scene, &card, i);

      *duplicate = ghosts.duplicates[i];
      if (x >= pill.x && x <= pill.x + pill.width && y >= pill.y && y <= pill.y + pill.height)
        return true;
    }
  return false;
}
