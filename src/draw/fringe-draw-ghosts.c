/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-edges.h"
#include "fringe-font.h"
#include "fringe-painter.h"

#include <math.h>
#include <stdio.h>

/* The successors of a node that became no nodes, in a list below its card: the move, and the node that has the state.
 * Where one has no room, the last place tells how many more there are. Small cards have fewer places, so that what is
 * written has room. */

#define N_PLACES_MAX 3
#define TOP 5.5
#define TOP_MIN 2.4
#define INSET 1.5
#define SIZE 11.0
/* Of digits and what is above and below them, as a share of the text's size. */
#define HEIGHT_MIN 0.8
#define PADDING 5.0
#define ARROW 3.5
#define DASH 2.5
/* In pixels: below this they are no more than lines. */
#define HEIGHT_OF_ALL_MIN 10.0
#define LINE 1.0

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
  return fmax (TOP * scene->viewport.scale, TOP_MIN);
}

static double
inset_of (const FringeScene *scene)
{
  return fmax (INSET * scene->viewport.scale, LINE + 0.5);
}

/* As many as there can be with words, or without any where not even one has room for them. */
static int
n_places (const FringeScene *scene)
{
  double room = scene->card.ghosts * scene->viewport.scale - top_of (scene);
  int n = (int) (room / (FRINGE_TEXT_MIN * HEIGHT_MIN + inset_of (scene)));

  return n < 1 || n > N_PLACES_MAX ? N_PLACES_MAX : n;
}

static FringeRect
place_of (const FringeScene *scene, const FringeRect *card, int i)
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
  FringeStroke stroke = {
    .fill = painter->theme->background, .line = painter->theme->discarded, .width = fmin (LINE, 2 * scale), .dash = DASH
  };

  fringe_pen_rectangle (painter->pen, rect->x, rect->y, rect->width, rect->height, rect->height / 2, &stroke);
}

/* Either with the move or, for FRINGE_N_MOVES, without. */
static void
draw_text (const FringePainter *painter, const FringeRect *rect, FringeMove move, const char *text)
{
  double scale = painter->scene->viewport.scale, middle = rect->y + rect->height / 2;
  FringeType type = { painter->theme->family, fmax (SIZE * scale, FRINGE_TEXT_MIN), false, FRINGE_ANCHOR_START,
                      painter->theme->text_dim };
  FringeStroke stroke = { .line = painter->theme->text_dim, .width = painter->theme->line * fmin (scale, 1) };
  double arrow = ARROW * fmin (scale, 1.5), arrow_width = move == FRINGE_N_MOVES ? 0 : 2 * arrow + PADDING * scale;
  double width = arrow_width + fringe_font_width (&type, text), x = rect->x + (rect->width - width) / 2;

  if (type.size * HEIGHT_MIN > rect->height)
    return;
  if (width > rect->width - PADDING * scale)
    {
      x += arrow_width / 2;
      arrow_width = 0;
      if (fringe_font_width (&type, text) > rect->width - PADDING * scale)
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
  FringeRect none = { 0 }, last = place_of (painter->scene, &none, (ghosts.n < places ? ghosts.n : places) - 1);

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
      FringeRect pill = place_of (scene, rect, i);

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

/* The node whose list reaches to a point, for that lies in the part of the tree that belongs to it. */
static uint32_t
find_list (const FringeScene *scene, double x, double y)
{
  double line = scene->card.ghosts * scene->viewport.scale / N_PLACES_MAX;

  for (int n_halves = 0; n_halves <= 2 * N_PLACES_MAX; n_halves++)
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
      FringeRect pill = place_of (scene, &card, i);

      *duplicate = ghosts.duplicates[i];
      if (x >= pill.x && x <= pill.x + pill.width && y >= pill.y && y <= pill.y + pill.height)
        return true;
    }
  return false;
}
