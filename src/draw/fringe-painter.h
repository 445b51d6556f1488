/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-tree.h"

/* What the files that draw the tree share. Nothing else includes it. */

/* A path from the root that is lit up. Its ids are sorted by g, so that asking for a node is one comparison. */
typedef struct
{
  uint32_t *ids;
  uint32_t n;
} FringePath;

/**
 * FringePainter:
 * @detail: what of a node is drawn
 * @current: the node of the step, or FRINGE_NO_NODE
 * @places: the nodes in sight and those whose edges are, by row and then by x
 * @range: of the values that colours tell
 *
 * A scene while it is drawn.
 */
typedef struct
{
  FringePen *pen;
  const FringeTheme *theme;
  const FringeScene *scene;
  FringeDetail detail;
  int n_digits; /* as of FringeNodeLook */
  uint32_t current;
  FringePath solution, to_current, to_selected, to_hovered;
  FringePlaces places;
  FringeRange range;
} FringePainter;

/* Finds no places yet. To be freed with fringe_painter_clear(). */
void fringe_painter_init (FringePainter *painter, FringePen *pen, const FringeTheme *theme, const FringeScene *scene);
void fringe_painter_clear (FringePainter *painter);

/* Finds the places of all nodes in sight. */
void fringe_painter_see (FringePainter *painter);

/* The path from the root to a node, or to the folded node that hides it; empty where it is not there. Its ids are to be
 * freed with g_free(). */
FringePath fringe_path_to (const FringeScene *scene, uint32_t id);

static inline bool
fringe_path_has (const FringePath *path, const FringeSearch *search, uint32_t id)
{
  uint32_t g = path->n > 0 ? fringe_search_g (search, id) : 0;

  return g < path->n && path->ids[g] == id;
}

static inline bool
fringe_painter_is_moving (const FringePainter *painter)
{
  return painter->scene->before != NULL && painter->scene->blend < 1;
}

/* Returns: whether nobody waits for the drawing any more */
bool fringe_painter_is_stopped (const FringePainter *painter);

/* Return: where a node is on the screen, and where its parent is */
FringeRect fringe_painter_node (const FringePainter *painter, const FringePlace *place);
FringeRect fringe_painter_parent (const FringePainter *painter, const FringePlace *place);

/* Returns: what the ground shows of a node: it is neither selected nor hovered there */
FringeNodeLook fringe_painter_look (const FringePainter *painter, uint32_t id);

/* Returns: the same without numbers and board, for nodes that show none */
FringeNodeLook fringe_painter_small_look (const FringePainter *painter, uint32_t id);

/* Returns: how much of a thing is seen, 0 to 1, that fades in from the size @none to the size @all */
double fringe_painter_fade (double size, double none, double all);

/* Return: the lines of paths */
FringeStroke fringe_painter_stroke_to_goal (const FringePainter *painter);
FringeStroke fringe_painter_stroke_to_current (const FringePainter *painter);
FringeStroke fringe_painter_stroke_of_light (const FringePainter *painter);

/* Draws the arrow of a move around a point; it is @size long from there to its ends. */
void fringe_draw_arrow (FringePen *pen, double x, double y, double size, FringeMove move, const FringeStroke *stroke);

/* Draws the edge from a node's parent to the node. */
void fringe_painter_draw_edge (const FringePainter *painter, const FringePlace *place, const FringeStroke *stroke);

/* Draws the edges in sight: with @lit those on the paths to the current node and to the goal, else the others. */
void fringe_painter_draw_edges (const FringePainter *painter, bool lit);

/* The edges of a path in sight but for those on others, a list that ends with %NULL. Without a stroke they are only
 * looked for. Returns: whether there are any */
bool fringe_painter_draw_way (const FringePainter *painter,
                              const FringePath *path,
                              const FringePath *const *without,
                              const FringeStroke *stroke);

/* Returns: whether something in a rectangle of the screen, or a little beside it, is seen */
bool fringe_painter_sees (const FringePainter *painter, const FringeRect *rect);

/* Finds where a node is on the screen, or the folded one that hides it. Returns: false where it is not seen */
bool fringe_painter_find (const FringePainter *painter, uint32_t id, FringeRect *rect);

/* Draws a dot on a node that is too small to be found. */
void fringe_painter_draw_marker (const FringePainter *painter, uint32_t id, const FringeColor *color);

/* Draws nodes that are too small to be told apart: colours, pixel by pixel. */
void fringe_painter_draw_dense (const FringePainter *painter);

/* Writes the bound of each iteration of IDA* that is seen above its root, where there is room for it. */
void fringe_painter_draw_bounds (const FringePainter *painter);

/* Draws the marks of nodes that a run stops at; unless @draws, they are only looked for. Returns: whether any is seen
 */
bool fringe_painter_draw_stops (const FringePainter *painter, bool draws);
/* The same of the spots around nodes that are pointed out. */
bool fringe_painter_draw_spots (const FringePainter *painter, bool draws);

/* Draws what a node hides that is folded; nothing for any other. */
void fringe_painter_draw_fold (const FringePainter *painter, uint32_t id, const FringeRect *rect);

/* Returns: how far the ghosts of a node reach below its card, in pixels */
double fringe_painter_ghosts_height (const FringePainter *painter, uint32_t id);

/* Draws the successors of a node that became no nodes. */
void fringe_painter_draw_ghosts (const FringePainter *painter, uint32_t id, const FringeRect *rect);
