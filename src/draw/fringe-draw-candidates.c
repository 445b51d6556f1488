/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-candidates.h"

#include "fringe-font.h"
#include "fringe-painter.h"

#include <math.h>
#include <string.h>

/* What is dimmed is still seen. */
#define VEIL 0.68
/* The letters grow with large cards. */
#define SHARE_OF_CARD 0.24
#define PADDING 0.45
/* Of its card the text covers no more of the width, so that the id is seen. */
#define WIDTH_MAX 0.62
#define RING 2.0
/* Between the id and the step of expansion: the middle, and what there is, in shares of the width of a card. */
#define BEFORE_STEP 0.43
#define BEFORE_STEP_ROOM 0.33

static void
draw_veil (const FringePainter *painter)
{
  FringeColor veil = painter->theme->background;
  const FringeViewport *viewport = &painter->scene->viewport;

  veil.a = VEIL;
  fringe_pen_rectangle (painter->pen, 0, 0, viewport->width, viewport->height, 0, &(FringeStroke) { .fill = veil });
}

/* The node is drawn once more over the veil. */
static void
draw_card (const FringePainter *painter, uint32_t id, const FringeRect *rect)
{
  const FringeScene *scene = painter->scene;
  uint32_t shown = fringe_layout_shown_for (scene->layout, id);
  FringeNodeLook look = painter->detail >= FRINGE_DETAIL_LABEL ? fringe_painter_look (painter, shown)
                                                               : fringe_painter_small_look (painter, shown);
  FringeStroke ground = { .fill = painter->theme->background };

  fringe_pen_rectangle (painter->pen, rect->x, rect->y, rect->width, rect->height, 0, &ground);
  fringe_draw_node (painter->pen, painter->theme, &scene->card, &look, rect, scene->viewport.scale, painter->detail);
  fringe_painter_draw_fold (painter, shown, rect);
}

/* Leaves the last words out that have no room. Returns: the width of the rest */
static double
fit_text (char *text, const FringeType *type, double width_max)
{
  double width = fringe_font_width (type, text) + type->size * 2 * PADDING;
  char *space = strrchr (text, ' ');

  if (width <= width_max || space == NULL)
    return width;
  *space = '\0';
  return fit_text (text, type, width_max);
}

/* Small cards have the number that decides beside the id: there the letter stands at the bottom, where it hides no more
 * than the end of the board. Returns: the top of the letter */
static double
top_of_letter (const FringePainter *painter, const FringeRect *rect, double height)
{
  bool is_low = painter->scene->card.without_values || painter->detail < FRINGE_DETAIL_CARD;
  double low = rect->y + rect->height - height * 2 / 3;

  return fmax (RING, is_low ? fmin (low, painter->scene->viewport.height - height - RING) : rect->y - height / 3);
}

static double
width_of_letter (char *text, const FringeType *type, const FringeRect *rect)
{
  double height = type->size * (1 + PADDING);

  return fmax (height, fit_text (text, type, WIDTH_MAX * rect->width + height / 3));
}

static bool
has_step (const FringePainter *painter, uint32_t id)
{
  uint32_t shown = fringe_layout_shown_for (painter->scene->layout, id);

  return painter->detail >= FRINGE_DETAIL_CARD && fringe_painter_look (painter, shown).order > 0;
}

/* The letter stands on the corner where a node of the frontier has nothing else. Where that has the step of expansion,
 * a letter alone stands between the step and the id, and is as small as it has to be for that. @i: of how many before
 * it that stand on the same node: it stands beside these. Where hardly anything of the node is in sight, the letter
 * would seem to be another node's. */
static void
draw_letter (const FringePainter *painter, const FringeCandidate *candidate, double size, const FringeRect *rect, int i)
{
  const FringeTheme *theme = painter->theme;
  FringeType type
      = { theme->family, fmax (size, SHARE_OF_CARD * rect->width), true, FRINGE_ANCHOR_MIDDLE, theme->background };
  FringeColor fill = candidate->is_right ? theme->goal : candidate->is_other ? theme->text_dim : theme->text;
  char text[FRINGE_CANDIDATE_TEXT_MAX];
  double width = width_of_letter (strcpy (text, candidate->text), &type, rect), height, right, x, y;

  if (has_step (painter, candidate->node) && strchr (text, ' ') == NULL)
    {
      type.size *= fmin (1, BEFORE_STEP_ROOM * rect->width / width);
      width = width_of_letter (text, &type, rect);
      right = rect->x + BEFORE_STEP * rect->width + width / 2;
    }
  else
    right = rect->x + rect->width + type.size * (1 + PADDING) / 3;
  height = type.size * (1 + PADDING);
  x = fmin (right + i * (width + RING), painter->scene->viewport.width - RING) - width;
  y = top_of_letter (painter, rect, height);
  if (rect->y + rect->height < y + height / 2)
    return;
  fringe_pen_rectangle (painter->pen, x - RING, y - RING, width + 2 * RING, height + 2 * RING, height / 2 + RING,
                        &(FringeStroke) { .fill = theme->background });
  fringe_pen_rectangle (painter->pen, x, y, width, height, height / 2, &(FringeStroke) { .fill = fill });
  fringe_pen_text (painter->pen, x + width / 2, y + height / 2 + type.size * FRINGE_DIGIT_HEIGHT / 2, text, &type);
}

static int
count_before (const FringeCandidates *candidates, int i)
{
  int n = 0;

  for (int j = 0; j < i; j++)
    n += candidates->items[j].node == candidates->items[i].node;
  return n;
}

void
fringe_draw_candidates (FringePen *pen,
                        const FringeTheme *theme,
                        const FringeScene *scene,
                        const FringeCandidates *candidates)
{
  FringePainter painter;
  FringeRect rect;

  if (fringe_layout_n_nodes (scene->layout) == 0)
    return;
  fringe_painter_init (&painter, pen, theme, scene);
  if (candidates->is_dim)
    draw_veil (&painter);
  for (int i = 0; i < candidates->n && candidates->is_dim; i++)
    if (fringe_painter_find (&painter, candidates->items[i].node, &rect))
      draw_card (&painter, candidates->items[i].node, &rect);
  for (int i = 0; i < candidates->n; i++)
    if (fringe_painter_find (&painter, candidates->items[i].node, &rect))
      draw_letter (&painter, &candidates->items[i], candidates->size, &rect, count_before (candidates, i));
  fringe_painter_clear (&painter);
}
