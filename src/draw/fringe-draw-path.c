/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-path.h"

#include <glib.h>

#define GAP 44.0
#define LINE_GAP 28.0
#define MARGIN 12.0
#define ARROW_HEAD 5.0

static FringeCard
card_of (const FringeSearch *search)
{
  const FringeBoard *start = fringe_search_start (search);

  return fringe_card_measure (start->rows, start->columns, FRINGE_DIRECTION_DOWN, false);
}

void
fringe_draw_path_measure (const FringeSearch *search, uint32_t id, uint32_t per_line, double *width, double *height)
{
  FringeCard card = card_of (search);
  uint32_t n = fringe_search_path (search, id, NULL), lines = (n + per_line - 1) / per_line;
  uint32_t longest = MIN (n, per_line);

  *width = 2 * MARGIN + longest * card.width + (lines > 1 ? longest : longest - 1) * GAP;
  *height = 2 * MARGIN + lines * card.height + (lines - 1) * LINE_GAP;
}

/* Draws the arrow from a card to the next one, with the letter of the move above it. The end of a line has one, too. */
static void
draw_step (FringePen *pen, const FringeTheme *theme, double x, double y, FringeMove move)
{
  double left = x + GAP * 0.2, right = x + GAP * 0.8;
  FringeStroke stroke = { .line = theme->text_dim, .width = theme->line };
  FringeType type = { theme->family, 13, true, FRINGE_ANCHOR_MIDDLE, theme->text };
  char letter[2] = { fringe_move_letter (move), '\0' };

  fringe_pen_polyline (pen, (double[]) { left, y, right, y }, 2, &stroke);
  fringe_pen_polyline (pen,
                       (double[]) { right - ARROW_HEAD, y - ARROW_HEAD, right, y, right - ARROW_HEAD, y + ARROW_HEAD },
                       3, &stroke);
  fringe_pen_text (pen, (left + right) / 2, y - 8, letter, &type);
}

static FringeRect
place_of (const FringeCard *card, uint32_t index, uint32_t per_line)
{
  return (FringeRect) { MARGIN + index % per_line * (card->width + GAP),
                        MARGIN + index / per_line * (card->height + LINE_GAP), card->width, card->height };
}

FringeRect
fringe_draw_path_place (const FringeSearch *search, uint32_t index, uint32_t per_line)
{
  FringeCard card = card_of (search);

  return place_of (&card, index, per_line);
}

void
fringe_draw_path (FringePen *pen,
                  const FringeTheme *theme,
                  const FringeSearch *search,
                  uint32_t id,
                  uint32_t step,
                  uint32_t per_line,
                  FringeHandout handout,
                  const uint32_t *labels)
{
  FringeCard card = card_of (search);
  FringeScene scene = { .search = search,
                        .step = step,
                        .selected = FRINGE_NO_NODE,
                        .hovered = FRINGE_NO_NODE,
                        .handout = handout,
                        .labels = labels };
  uint32_t n = fringe_search_path (search, id, NULL);
  g_autofree uint32_t *ids = g_new (uint32_t, n);
  int n_digits = fringe_scene_n_digits (&scene);

  fringe_search_path (search, id, ids);
  for (uint32_t i = 0; i < n; i++)
    {
      FringeNodeLook look = fringe_scene_look (&scene, ids[i]);
      FringeRect rect = place_of (&card, i, per_line);

      look.current = false;
      look.n_digits = n_digits;
      if (i + 1 < n)
        draw_step (pen, theme, rect.x + rect.width, rect.y + rect.height / 2, fringe_search_move (search, ids[i + 1]));
      fringe_node_begin (pen, &look);
      fringe_draw_node (pen, theme, &card, &look, &rect, 1, FRINGE_DETAIL_CARD);
      fringe_pen_end (pen);
    }
}
