/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-outline.h"

#include <math.h>

#define RADIUS 8.0
/* Outside the card: where the second line of the goal begins, and the ring of a selected node; and their widths. */
#define GOAL_GAP 2.0
#define RING_GAP 5.0
#define RING 2.0
/* At 100 % a line can be so many times as wide as at any larger scale. */
#define LINE_SHARE 1.6
/* The gap between two cards at 100 %; what these may take of it, so that neighbours never meet. */
#define CARD_GAP 10.0
#define GOAL_SHARE 0.15
#define RING_GAP_SHARE 0.6
#define RING_SHARE 0.25
#define HOVERED_SHARE 0.25
/* The band around a node that is pointed out begins outside the card, and has an edge. */
#define SPOT_GAP 1.0
#define SPOT 5.0
#define SPOT_EDGE 2.0
#define SPOT_SHARE 0.7
/* The bar below a card has these measures; at small scales, these shares of what a goal leaves of the gap between two
 * cards. At its sides it takes a share of the whole gap. */
#define BAR_BELOW 2.0
#define BAR_HEIGHT 4.0
#define BAR_BELOW_SHARE 0.36
#define BAR_HEIGHT_SHARE 0.62
#define BAR_SIDE_SHARE 0.25
/* The sides of a node on the path to the goal: their width as a share of a bold line's, and how much of them lies
 * within the card. */
#define SIDE_SHARE 2.0
#define SIDE_WITHIN 0.2
#define SIDE_ROOM_SHARE 0.46
/* The lines of the frontier, the goal and the path to it have this much more than an ordinary one. */
#define MEDIUM 1.0
#define DASH 2.5 /* of their width */
#define DOT 1.2
/* A line through a small block takes at most this share of its width. */
#define STRIKE_SHARE 0.25
#define SHORT_HEIGHT 0.45
/* No part of an outline reaches further, in pixels. */
#define REACH_MAX 14.0

static bool
is_closed (const FringeNodeLook *look)
{
  return look->state == FRINGE_NODE_EXPANDED || look->state == FRINGE_NODE_GOAL;
}

bool
fringe_node_is_struck (FringeNodeState state)
{
  return state == FRINGE_NODE_SUPERSEDED || state == FRINGE_NODE_STALE;
}

double
fringe_node_height (FringeNodeState state)
{
  return state == FRINGE_NODE_CUT || fringe_node_is_struck (state) ? SHORT_HEIGHT : 1;
}

FringeColor
fringe_node_color (const FringeTheme *theme, const FringeNodeLook *look)
{
  if (look->state == FRINGE_NODE_GOAL)
    return theme->goal;
  if (look->current)
    return theme->current;
  if (look->on_solution)
    return theme->goal;
  if (look->color != NULL)
    return *look->color;
  if (fringe_node_is_struck (look->state) || look->state == FRINGE_NODE_FORGOTTEN)
    return theme->discarded;
  if (look->state == FRINGE_NODE_CUT)
    return theme->cut;
  return look->state == FRINGE_NODE_FRONTIER ? theme->frontier : theme->expanded;
}

/* Lines are whole pixels, more of them in a larger tree, until a smaller tree has no room for that. */
static double
line_width (double width, double scale)
{
  return fmin (floor (width * sqrt (fmax (scale, 1))), LINE_SHARE * width * scale);
}

static double
room_between (double scale)
{
  return CARD_GAP * scale;
}

static FringeStroke
stroke_of (const FringeTheme *theme, const FringeNodeLook *look, double scale)
{
  FringeStroke stroke = { .fill = is_closed (look) ? theme->card_expanded : theme->card,
                          .line = fringe_node_color (theme, look),
                          .width = theme->line };

  if (look->state == FRINGE_NODE_GOAL || look->state == FRINGE_NODE_FRONTIER || look->on_solution)
    stroke.width = theme->line + MEDIUM;
  if (look->alone)
    stroke.width = theme->line_bold;
  if (look->current && look->state != FRINGE_NODE_GOAL)
    {
      stroke.width = theme->line_bold;
      stroke.fill = theme->card;
    }
  stroke.width = line_width (stroke.width, scale);
  if (look->state == FRINGE_NODE_FRONTIER)
    stroke.dash = stroke.width * DASH;
  if (look->state == FRINGE_NODE_STALE || look->state == FRINGE_NODE_FORGOTTEN)
    stroke.dash = stroke.width * DOT;
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

/* A line inside @rect, whole pixels where its sides are. */
static void
draw_within (FringePen *pen, const FringeRect *rect, double radius, const FringeStroke *stroke)
{
  FringeRect middle = grown (rect, -stroke->width / 2);

  draw_rect (pen, &middle, fmax (radius - stroke->width / 2, 0), stroke);
}

static double
goal_gap (const FringeNodeLook *look, double scale)
{
  return look->state == FRINGE_NODE_GOAL ? fmin (GOAL_GAP, room_between (scale) * GOAL_SHARE) : 0;
}

/* Returns: how far the outline of a goal reaches into the gap between it and its neighbours */
static double
goal_reach (const FringeTheme *theme, double scale)
{
  const FringeNodeLook goal = { .state = FRINGE_NODE_GOAL };

  return goal_gap (&goal, scale) + stroke_of (theme, &goal, scale).width;
}

/* The bar is wider than the card: nothing goes on below a node that was cut. The goal may be next below. */
static void
draw_bar (FringePen *pen, const FringeTheme *theme, const FringeNodeLook *look, const FringeRect *rect, double scale)
{
  double room = room_between (scale), reach = room * BAR_SIDE_SHARE, below = room - goal_reach (theme, scale);
  FringeRect bar = { rect->x - reach, rect->y + rect->height + fmin (BAR_BELOW, below * BAR_BELOW_SHARE),
                     rect->width + 2 * reach, fmin (BAR_HEIGHT, below * BAR_HEIGHT_SHARE) };

  draw_rect (pen, &bar, 0, &(FringeStroke) { .fill = fringe_node_color (theme, look) });
}

/* Only the left and the right side are bold, unlike those of the node of this step and of the goal. */
static void
draw_sides (FringePen *pen, const FringeTheme *theme, const FringeNodeLook *look, const FringeRect *rect, double scale)
{
  double width = fmin (line_width (theme->line_bold * SIDE_SHARE, scale), room_between (scale) * SIDE_ROOM_SHARE),
         inset = corner (rect, scale) / 2;
  FringeRect side = { rect->x - width * (1 - SIDE_WITHIN), rect->y + inset, width, rect->height - 2 * inset };
  FringeStroke fill = { .fill = fringe_node_color (theme, look) };

  draw_rect (pen, &side, width / 2, &fill);
  side.x = rect->x + rect->width - width * SIDE_WITHIN;
  draw_rect (pen, &side, width / 2, &fill);
}

/* A halo is a ring, so that it can be drawn around a node that has been drawn. */
void
fringe_draw_halo (FringePen *pen,
                  const FringeTheme *theme,
                  const FringeNodeLook *look,
                  const FringeRect *rect,
                  double scale)
{
  double room = room_between (scale), gap = fmin (RING_GAP, room * RING_GAP_SHARE);
  double width = look->selected ? fmin (RING, room * RING_SHARE) : fmin (gap, room * HOVERED_SHARE);
  double out = look->selected ? gap + width : width;
  FringeRect ring = grown (rect, out);
  FringeStroke line = { .line = look->selected ? theme->accent : theme->accent_soft, .width = width };

  draw_within (pen, &ring, corner (rect, scale) + out, &line);
}

/* Both of them are rings, so that they can be drawn around a node that has been drawn. */
void
fringe_draw_spot (FringePen *pen, const FringeTheme *theme, const FringeRect *rect, double scale)
{
  double share = fmin (1, room_between (scale) * SPOT_SHARE / (SPOT_GAP + SPOT + SPOT_EDGE));
  double band = SPOT * share, edge = SPOT_EDGE * share, gap = SPOT_GAP * share;
  FringeRect inner = grown (rect, gap + band), outer = grown (rect, gap + band + edge);
  FringeStroke band_line = { .line = theme->spot, .width = band },
               edge_line = { .line = theme->spot_edge, .width = edge };

  draw_within (pen, &inner, corner (rect, scale) + gap + band, &band_line);
  draw_within (pen, &outer, corner (rect, scale) + gap + band + edge, &edge_line);
}

static void
strike (FringePen *pen, const FringeTheme *theme, const FringeNodeLook *look, const FringeRect *rect)
{
  FringeStroke stroke
      = { .line = fringe_node_color (theme, look), .width = fmin (theme->line, rect->width * STRIKE_SHARE) };
  FringeRect within = grown (rect, -stroke.width / 2);
  double right = within.x + within.width, bottom = within.y + within.height;

  fringe_pen_polyline (pen, (double[]) { right, within.y, within.x, bottom }, 2, &stroke);
  if (look->state == FRINGE_NODE_SUPERSEDED)
    fringe_pen_polyline (pen, (double[]) { within.x, within.y, right, bottom }, 2, &stroke);
}

/* The pixels of outlines, blocks and strikes depend on this: it is the key of their stamps. Keys are compared by their
 * bytes, so that none may be padding. */
typedef struct
{
  const FringeTheme *theme;
  double width, height, scale;
  FringeColor color; /* opacity 0: that of the state */
  int state;
  int is_current, is_on_solution, is_selected, is_hovered, is_alone;
} Outline;

static Outline
outline_of (const FringeTheme *theme, const FringeNodeLook *look, const FringeRect *rect, double scale)
{
  return (Outline) {
    .theme = theme,
    .width = rect->width,
    .height = rect->height,
    .scale = scale,
    .color = look->color != NULL ? *look->color : (FringeColor) { 0 },
    .state = look->state,
    .is_current = look->current,
    .is_on_solution = look->on_solution,
    .is_selected = look->selected,
    .is_hovered = look->hovered,
    .is_alone = look->alone,
  };
}

static FringeNodeLook
look_of (const Outline *outline)
{
  return (FringeNodeLook) {
    .state = (FringeNodeState) outline->state,
    .current = outline->is_current,
    .on_solution = outline->is_on_solution,
    .selected = outline->is_selected,
    .hovered = outline->is_hovered,
    .alone = outline->is_alone,
    .color = outline->color.a > 0 ? &outline->color : NULL,
  };
}

/* @key is an Outline, and (x, y) the corner of the card. */
static void
draw_outline (FringePen *pen, double x, double y, const void *key)
{
  const Outline *outline = key;
  const FringeTheme *theme = outline->theme;
  FringeNodeLook look = look_of (outline);
  FringeRect rect = { x, y, outline->width, outline->height };
  double scale = outline->scale, radius = corner (&rect, scale), gap = goal_gap (&look, scale);
  FringeStroke stroke = stroke_of (theme, &look, scale);
  FringeStroke goal = { .fill = theme->card, .line = theme->goal, .width = stroke.width };
  FringeRect around = grown (&rect, gap + goal.width);

  if (look.selected || look.hovered)
    fringe_draw_halo (pen, theme, &look, &rect, scale);
  if (gap > 0)
    draw_within (pen, &around, radius + gap + goal.width, &goal);
  draw_within (pen, &rect, radius, &stroke);
  if (look.on_solution && !look.current && look.state != FRINGE_NODE_GOAL)
    draw_sides (pen, theme, &look, &rect, scale);
  if (look.state == FRINGE_NODE_CUT)
    draw_bar (pen, theme, &look, &rect, scale);
}

void
fringe_draw_outline (FringePen *pen,
                     const FringeTheme *theme,
                     const FringeNodeLook *look,
                     const FringeRect *rect,
                     double scale)
{
  Outline outline = outline_of (theme, look, rect, scale);
  FringeRect own = { 0, 0, rect->width, rect->height };
  FringeStamp stamp = { draw_outline, &outline, sizeof outline, grown (&own, fmin (CARD_GAP * scale, REACH_MAX)) };

  fringe_pen_stamp (pen, rect->x, rect->y, &stamp);
}

/* Where an outline has no room, the shape of a block tells: whole, cut off, or no block but its strike. */
static void
draw_block (FringePen *pen, double x, double y, const void *key)
{
  const Outline *outline = key;
  FringeNodeLook look = look_of (outline);
  FringeRect rect = { x, y, outline->width, outline->height };
  FringeStroke fill = { .fill = fringe_node_color (outline->theme, &look) };
  double height = rect.height * fringe_node_height (look.state);

  if (fringe_node_is_struck (look.state))
    strike (pen, outline->theme, &look, &rect);
  else
    fringe_pen_rectangle (pen, x, y, rect.width, height, rect.width / 5, &fill);
}

void
fringe_draw_block (FringePen *pen, const FringeTheme *theme, const FringeNodeLook *look, const FringeRect *rect)
{
  Outline outline = outline_of (theme, look, rect, 0);
  FringeStamp stamp = { draw_block, &outline, sizeof outline, { 0, 0, rect->width, rect->height } };

  outline.is_selected = outline.is_hovered = 0;
  fringe_pen_stamp (pen, rect->x, rect->y, &stamp);
}

/* @key is an Outline. */
static void
draw_strike (FringePen *pen, double x, double y, const void *key)
{
  const Outline *outline = key;
  FringeNodeLook look = look_of (outline);

  strike (pen, outline->theme, &look, &(FringeRect) { x, y, outline->width, outline->height });
}

void
fringe_draw_strike (FringePen *pen, const FringeTheme *theme, const FringeNodeLook *look, const FringeRect *rect)
{
  Outline outline = outline_of (theme, look, rect, 0);
  FringeStamp stamp = { draw_strike, &outline, sizeof outline, { 0, 0, rect->width, rect->height } };

  if (fringe_node_is_struck (look->state))
    fringe_pen_stamp (pen, rect->x, rect->y, &stamp);
}

void
fringe_draw_chip (FringePen *pen, const FringeTheme *theme, const FringeNodeLook *look, const FringeRect *rect)
{
  FringeRect card = *rect;

  if (look->state == FRINGE_NODE_CUT)
    card.height -= BAR_BELOW;
  fringe_draw_outline (pen, theme, look, &card, 1);
  fringe_draw_strike (pen, theme, look, &card);
}
