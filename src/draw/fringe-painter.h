/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-tree.h"

/* What the files that draw the tree share; of no concern to others. */

/* Which paths to the root are lit up. Ids by g, so that asking for a node is one comparison. */
typedef struct
{
  uint32_t *ids;
  uint32_t n;
} FringePath;

/**
 * FringePainter:
 * @detail: what of a node is drawn
 * @current: the node of the step, or FRINGE_NO_NODE
 *
 * A scene while it is drawn.
 */
typedef struct
{
  FringePen *pen;
  const FringeTheme *theme;
  const FringeScene *scene;
  FringeDetail detail;
  uint32_t current;
  FringePath solution, to_current, to_selected, to_hovered;
} FringePainter;

/* The path from the root to a node, empty where the layout has it not. Its ids are to be freed with g_free(). */
FringePath fringe_path_to (const FringeScene *scene, uint32_t id);

static inline bool
fringe_path_has (const FringePath *path, const FringeSearch *search, uint32_t id)
{
  uint32_t g = fringe_search_g (search, id);

  return g < path->n && path->ids[g] == id;
}

/* The nodes of a row that are seen, as a half-open range of indices. While nodes move, all of them. */
const uint32_t *
fringe_painter_visible_nodes (const FringePainter *painter, uint32_t row, uint32_t *first, uint32_t *end);

/* The edge from a node's parent to the node. */
void fringe_painter_draw_edge (const FringePainter *painter, uint32_t child);

/* The edges that are seen between the rows of a half-open range, and out of it: those on lit paths, or the others. */
void fringe_painter_draw_edges (const FringePainter *painter, uint32_t first_row, uint32_t end_row, bool lit);

/* The bound of each iteration of IDA* that is seen, above its root, where there is room for it. */
void fringe_painter_draw_bounds (const FringePainter *painter);
