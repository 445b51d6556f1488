/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-outline.h"

#include <math.h>

#define RADIUS 8.0
#define HALO 5.0
#define GOAL_GAP 3.5
/* The gap between two cards at 100 %; what these may take of the room that outlines leave there, so that
 * neighbours never meet. */
#define CARD_GAP 14.0
#define LINE_SHARE 0.7
#define GOAL_SHARE 0.5
#define SELECTED_SHARE 0.4
#define HOVERED_SHARE 0.15
#define DASH 5.0

static bool
is_closed (const FringeNodeLook *look)
{
  return look->state == FRINGE_NODE_EXPANDED || look->state == FRINGE_NODE_GOAL;
}

FringeColor
fringe_node_color (const FringeTheme *theme, const FringeNodeLook *look)
{
  if (look->state == FRINGE_NODE_GOAL || look->on_solution)
    return theme->goal;
  if (look->current)
    return theme->current;
  if (look->state == FRINGE_NODE_SUPERSEDED)
    return theme->superseded;
  return is_closed (look) ? theme->expanded : theme->frontier;
}

static double
line_width (double width, double scale)
{
  return fmin (width, LINE_SHARE * CARD_GAP * scale);
}

static double
room_between (const FringeTheme *theme, double scale)
{
  return fmax (CARD_GAP * scale - theme->line, 0);
}

static FringeStroke
outline (const FringeTheme *theme, const FringeNodeLook *look, double scale)
{
  FringeStroke stroke = { .fill = is_closed (look) ? theme->card_expanded : theme->card,
                          .line = fringe_node_color (theme, look),
                          .width = theme->line };

  if (look->state == FRINGE_NODE_GOAL || look->on_solution)
    stroke.width = theme->line_bold * 0.75;
  if (look->current && look->state != FRINGE_NODE_GOAL)
    {
      stroke.width = theme->line_bold;
      stroke.fill = theme->card;
    }
  if (look->state == FRINGE_NODE_FRONTIER)
    stroke.dash = DASH;
  stroke.width = line_width (stroke.width, scale);
  return stroke;
}

static FringeRect
grown (const FringeRect *rect, double by)
{
  return (FringeRect) { rect->x - by, rect->y - by, rect->width + 2 * by, rect->height + 2 * by };
}

static double
corner (const FringeRect *rect, double scale)
{
  return fmin (RADIUS * fmin (scale, 1), rect->height / 4);
}

static void
draw_rect (FringePen *pen, const FringeRect *rect, double radius, const FringeStroke *stroke)
{
  fringe_pen_rectangle (pen, rect->x, rect->y, rect->width, rect->height, radius, stroke);
}

static void
draw_halo (FringePen *pen, const FringeTheme *theme, const FringeNodeLook *look, const FringeRect *rect, double scale)
{
  FringeStroke soft = { .fill = theme->accent_soft, .line = theme->accent };
  double room = room_between (theme, scale);
  double halo = look->selected ? fmin (HALO, room * SELECTED_SHARE) : fmin (HALO / 2, room * HOVERED_SHARE);
  FringeRect around = grown (rect, halo);

  soft.width = look->selected ? line_width (theme->line, scale) : 0;
  draw_rect (pen, &around, corner (rect, scale) + halo, &soft);
}

void
fringe_draw_outline (FringePen *pen,
                     const FringeTheme *theme,
                     const FringeNodeLook *look,
                     const FringeRect *rect,
                     double scale)
{
  FringeStroke stroke = outline (theme, look, scale);
  FringeStroke goal = { .fill = theme->card, .line = theme->goal, .width = line_width (theme->line, scale) };
  double radius = corner (rect, scale);
  double gap = look->state == FRINGE_NODE_GOAL ? fmin (GOAL_GAP, room_between (theme, scale) * GOAL_SHARE) : 0;
  FringeRect around = grown (rect, gap);

  if (look->selected || look->hovered)
    draw_halo (pen, theme, look, &around, scale);
  if (gap > 0)
    draw_rect (pen, &around, radius + gap, &goal);
  draw_rect (pen, rect, radius, &stroke);
}

void
fringe_draw_cross (FringePen *pen, const FringeTheme *theme, const FringeRect *rect)
{
  FringeStroke stroke = { .line = theme->superseded, .width = theme->line };
  double right = rect->x + rect->width, bottom = rect->y + rect->height;

  fringe_pen_polyline (pen, (double[]) { rect->x, rect->y, right, bottom }, 2, &stroke);
  fringe_pen_polyline (pen, (double[]) { right, rect->y, rect->x, bottom }, 2, &stroke);
}

void
fringe_draw_chip (FringePen *pen, const FringeTheme *theme, const FringeNodeLook *look, const FringeRect *rect)
{
  fringe_draw_outline (pen, theme, look, rect, 1);
  if (look->state == FRINGE_NODE_SUPERSEDED)
    fringe_draw_cross (pen, theme, rect);
}
