/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-painter.h"

#include <math.h>

/* The mark of a node that a run stops at: a square, as that for stopping, on the corner of its card where no number
 * stands, or on a node that is too small for that. */

#define SIDE 12.0
#define SIDE_MIN 7.0
/* Narrower cards are covered by it. */
#define WIDTH_MIN 20.0

void
fringe_draw_stop (FringePen *pen, const FringeTheme *theme, double x, double y, double side)
{
  FringeStroke stroke = { .fill = theme->text, .line = theme->background, .width = theme->line };

  fringe_pen_rectangle (pen, x - side / 2, y - side / 2, side, side, theme->line, &stroke);
}

static void
draw_stop (const FringePainter *painter, const FringeRect *rect)
{
  double side = fmax (SIDE * fmin (painter->scene->viewport.scale, 1), SIDE_MIN) * painter->theme->type;

  if (rect->width < WIDTH_MIN)
    fringe_draw_stop (painter->pen, painter->theme, rect->x + rect->width / 2, rect->y + rect->height / 2, side);
  else
    fringe_draw_stop (painter->pen, painter->theme, rect->x, rect->y, side);
}

bool
fringe_painter_draw_stops (const FringePainter *painter, bool draws)
{
  const FringeScene *scene = painter->scene;
  bool any = false;
  FringeRect rect;

  for (size_t i = 0; i < scene->n_stops; i++)
    if (fringe_painter_find (painter, scene->stops[i], &rect))
      {
        any = true;
        if (draws)
          draw_stop (painter, &rect);
      }
  return any;
}
