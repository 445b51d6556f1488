/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-outline.h"
#include "fringe-draw-values.h"
#include "fringe-font.h"
#include "fringe-painter.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* What stands at nodes besides their cards: the marks of those that a run stops at, the bounds of the iterations of
 * IDA*, and dots on nodes that are too small to be found. */

/* The mark of a node to stop at is a square, as that for stopping, on the corner of its card where no number stands.
 * It is at least so large, and in the middle of narrower cards. */
#define SIDE 12.0
#define SIDE_MIN 7.0
#define WIDTH_MIN 20.0
/* A dot grows where nodes become small, from the first width to the second, in pixels. It covers nodes that are
 * smaller than itself; of larger ones so much is seen around it. */
#define DOT_RADIUS 5.0
#define DOT_NONE 20.0
#define DOT_ALL 10.0
#define DOT_INSET 2.0
#define COVERED_MAX 7.0
/* The text of a bound has this size at 100 %. */
#define SIZE 13.0
/* It stands so far above its node, at 100 % and at the least, and so far from the next text. */
#define ABOVE 11.0
#define ABOVE_MIN 8.0
#define GAP 10.0
/* At least this is seen around a whole tree. */
#define MARGIN 24.0

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

static void
draw_spot (const FringePainter *painter, uint32_t id, const FringeRect *rect)
{
  if (painter->detail > FRINGE_DETAIL_BLOCK)
    fringe_draw_spot (painter->pen, painter->theme, rect, painter->scene->viewport.scale);
  else
    fringe_painter_draw_marker (painter, id, &painter->theme->spot_edge);
}

bool
fringe_painter_draw_spots (const FringePainter *painter, bool draws)
{
  const FringeScene *scene = painter->scene;
  bool any = false;
  FringeRect rect;

  for (size_t i = 0; i < scene->n_spots; i++)
    if (fringe_painter_find (painter, scene->spots[i], &rect))
      {
        any = true;
        if (draws)
          draw_spot (painter, scene->spots[i], &rect);
      }
  return any;
}

/* These are all roots, or the one that the layout is made for. */
typedef struct
{
  const FringePainter *painter;
  uint32_t n;
} Roots;

static FringeRect
rect_of (const Roots *roots, uint32_t i)
{
  const FringeScene *scene = roots->painter->scene;
  uint32_t root = fringe_layout_root (scene->layout);
  FringePlace place = fringe_layout_place (scene->layout, root == 0 ? fringe_search_root (scene->search, i) : root);

  return fringe_painter_node (roots->painter, &place);
}

static double
middle_of (const Roots *roots, uint32_t i)
{
  FringeRect rect = rect_of (roots, i);

  return rect.x + rect.width / 2;
}

/* Room as far as half the way to each neighbour, so that texts keep apart whichever of them are drawn, and as far as
 * what is seen around the whole. */
static bool
has_room_across (const Roots *roots, uint32_t i, double width)
{
  const FringeScene *scene = roots->painter->scene;
  FringeRect bounds = fringe_geometry_bounds (scene->layout, &scene->card);
  double x = middle_of (roots, i), before, after;

  bounds = fringe_viewport_to_screen (&scene->viewport, &bounds);
  before = i > 0 ? (x - middle_of (roots, i - 1) - GAP) / 2 : x - bounds.x + MARGIN;
  after = i + 1 < roots->n ? (middle_of (roots, i + 1) - x - GAP) / 2 : bounds.x + bounds.width - x + MARGIN;
  return width / 2 <= fmin (before, after);
}

/* Where the roots are below each other, there is room up to the root before, and to the next row. */
static bool
has_room_above (const Roots *roots, uint32_t i, const FringeRect *text)
{
  const FringeScene *scene = roots->painter->scene;
  double row = scene->card.row_pitch * fringe_viewport_scale_x (&scene->viewport);
  FringeRect before;

  if (text->width + GAP > row)
    return false;
  if (i == 0)
    return true;
  before = rect_of (roots, i - 1);
  return text->y - GAP >= before.y + before.height + scene->card.ghosts * scene->viewport.scale;
}

static void
draw_bound (const Roots *roots, uint32_t i)
{
  const FringePainter *painter = roots->painter;
  const FringeScene *scene = painter->scene;
  bool is_down = scene->card.direction == FRINGE_DIRECTION_DOWN;
  double scale = scene->viewport.scale;
  FringeRect rect = rect_of (roots, i), box, around;
  FringeType type = { painter->theme->family, fmax (SIZE * painter->theme->type * scale, FRINGE_TEXT_MIN), true,
                      is_down ? FRINGE_ANCHOR_MIDDLE : FRINGE_ANCHOR_START, painter->theme->text_dim };
  uint32_t root = fringe_layout_root (scene->layout);
  double value = fringe_search_bound (scene->search, root == 0 ? i : fringe_search_root_of (scene->search, root));
  char bound[FRINGE_VALUE_TEXT_MAX];
  g_autofree char *text = NULL;
  double x = is_down ? rect.x + rect.width / 2 : rect.x, y = rect.y - fmax (ABOVE * scale, ABOVE_MIN);

  fringe_print_value (value, bound);
  /* Translators: stands above a tree of IDA*: the largest f that is expanded in it. */
  text = g_strdup_printf (_ ("Bound %s"), bound);
  box.width = fringe_font_width (&type, text);
  box.height = type.size;
  box.x = is_down ? x - box.width / 2 : x;
  box.y = y - type.size;
  around = fringe_rect_union (&box, &rect);
  if (fringe_painter_sees (painter, &around)
      && (is_down ? has_room_across (roots, i, box.width) : has_room_above (roots, i, &box)))
    fringe_pen_text (painter->pen, x, y, text, &type);
}

/* The last root comes with a step, and may not be there yet in its middle. */
static uint32_t
n_roots (const FringeScene *scene)
{
  uint32_t n = fringe_search_n_roots_at (scene->search, scene->step);

  return n > 0 && !fringe_scene_has (scene, fringe_search_root (scene->search, n - 1)) ? n - 1 : n;
}

void
fringe_painter_draw_bounds (const FringePainter *painter)
{
  const FringeScene *scene = painter->scene;
  uint32_t root = fringe_layout_root (scene->layout);
  Roots roots = { painter, root == 0 ? n_roots (scene) : 1 };

  if (fringe_search_n_iterations_at (scene->search, scene->step) == 0
      || fringe_search_parent (scene->search, root) != FRINGE_NO_NODE)
    return;
  fringe_pen_begin (painter->pen, NULL, "bounds");
  for (uint32_t i = 0; i < roots.n; i++)
    draw_bound (&roots, i);
  fringe_pen_end (painter->pen);
}

void
fringe_painter_draw_marker (const FringePainter *painter, uint32_t id, const FringeColor *color)
{
  FringeStroke stroke = { .fill = *color, .line = painter->theme->background, .width = painter->theme->line };
  double width = painter->scene->card.width * painter->scene->viewport.scale;
  double radius = DOT_RADIUS * (1 - fringe_painter_fade (width, DOT_ALL, DOT_NONE));
  FringeRect rect;
  double side;

  if (!fringe_painter_find (painter, id, &rect))
    return;
  side = fmin (rect.width, rect.height);
  if (side > COVERED_MAX)
    radius = fmin (radius, side / 2 - DOT_INSET);
  if (radius > 0.5)
    fringe_pen_circle (painter->pen, rect.x + rect.width / 2, rect.y + rect.height / 2, radius, &stroke);
}
