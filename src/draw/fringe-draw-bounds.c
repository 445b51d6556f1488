/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-font.h"
#include "fringe-painter.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define SIZE 13.0
/* From the text to the node below it, at 100 % and at the least, and between two texts. */
#define ABOVE 11.0
#define ABOVE_MIN 8.0
#define GAP 10.0
/* The least that is seen around a whole tree. */
#define MARGIN 24.0

/* Where the middle of a root is on the screen. */
static double
root_x (const FringeScene *scene, uint32_t id)
{
  FringeRect rect = fringe_scene_node (scene, id);

  rect = fringe_viewport_to_screen (&scene->viewport, &rect);
  return rect.x + rect.width / 2;
}

/* Room as far as half the way to each neighbour, so that texts keep apart whichever of them are drawn, and as far as
 * what is seen around the whole. */
static bool
has_room (const FringeScene *scene, const uint32_t *roots, uint32_t n, uint32_t i, double width)
{
  FringeRect bounds = fringe_geometry_bounds (scene->layout, &scene->card);
  double x = root_x (scene, roots[i]), before, after;

  bounds = fringe_viewport_to_screen (&scene->viewport, &bounds);
  before = i > 0 ? (x - root_x (scene, roots[i - 1]) - GAP) / 2 : x - bounds.x + MARGIN;
  after = i + 1 < n ? (root_x (scene, roots[i + 1]) - x - GAP) / 2 : bounds.x + bounds.width - x + MARGIN;
  return width / 2 <= fmin (before, after);
}

static void
draw_bound (const FringePainter *painter, const uint32_t *roots, uint32_t n, uint32_t i)
{
  const FringeScene *scene = painter->scene;
  double scale = scene->viewport.scale;
  FringeIteration iteration
      = fringe_search_iteration_at (scene->search, fringe_search_root_of (scene->search, roots[i]), scene->step);
  FringeRect rect = fringe_scene_node (scene, roots[i]);
  FringeType type = { painter->theme->family, fmax (SIZE * scale, FRINGE_TEXT_MIN), true, FRINGE_ANCHOR_MIDDLE,
                      painter->theme->text_dim };
  /* Translators: stands above a tree of IDA*: the largest f that is expanded in it. */
  g_autofree char *text = g_strdup_printf (_("Bound %u"), iteration.bound);

  rect = fringe_viewport_to_screen (&scene->viewport, &rect);
  if (has_room (scene, roots, n, i, fringe_font_width (&type, text)))
    fringe_pen_text (painter->pen, rect.x + rect.width / 2, rect.y - fmax (ABOVE * scale, ABOVE_MIN), text, &type);
}

void
fringe_painter_draw_bounds (const FringePainter *painter)
{
  const FringeScene *scene = painter->scene;
  uint32_t n, first, end;
  const uint32_t *roots = fringe_layout_row (scene->layout, 0, &n);

  if (fringe_search_n_iterations_at (scene->search, scene->step) == 0
      || fringe_search_parent (scene->search, roots[0]) != FRINGE_NO_NODE)
    return;

  fringe_painter_visible_nodes (painter, 0, &first, &end);
  fringe_pen_begin (painter->pen, NULL, "bounds");
  for (uint32_t i = MAX (first, 1) - 1; i < MIN (end + 1, n); i++)
    draw_bound (painter, roots, n, i);
  fringe_pen_end (painter->pen);
}
