/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pen.h"

void
fringe_pen_stamp (FringePen *pen, double x, double y, const FringeStamp *stamp)
{
  if (pen->klass->stamp != NULL)
    pen->klass->stamp (pen, x, y, stamp);
  else
    stamp->draw (pen, x, y, stamp->key);
}

static void
draw_run (FringePen *pen,
          double x,
          double y,
          double thickness,
          FringeDirection direction,
          int start,
          int length,
          const FringeColor *color)
{
  FringeStroke stroke = { .fill = *color };

  if (direction == FRINGE_DIRECTION_DOWN)
    fringe_pen_rectangle (pen, x + start, y, length, thickness, 0, &stroke);
  else
    fringe_pen_rectangle (pen, x, y + start, thickness, length, 0, &stroke);
}

void
fringe_pen_strip (FringePen *pen,
                  double x,
                  double y,
                  double thickness,
                  FringeDirection direction,
                  const FringeStrip *strip)
{
  if (pen->klass->strip != NULL)
    {
      pen->klass->strip (pen, x, y, thickness, direction, strip);
      return;
    }
  for (int i = 0, start = 0; i < strip->n; start = i)
    {
      while (i < strip->n && strip->pixels[i] == strip->pixels[start])
        i++;
      if (strip->pixels[start] != 0)
        draw_run (pen, x, y, thickness, direction, start, i - start, &strip->colors[strip->pixels[start]]);
    }
}
