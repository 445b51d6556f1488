/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-geometry.h"
#include "fringe-picture.h"

/* A tree of more nodes is not on a page as a whole: a browser would be slow, and nobody would look at all of them. */
#define FRINGE_PAGE_NODES_MAX 2000
/* Of a larger tree so many are. */
#define FRINGE_PAGE_PART_MAX 500

/* Where a node stands: the corner of its card, how far below its parent the edge to it runs across, in pixels at 100 %,
 * and how many nodes it hides. */
typedef struct
{
  double x, y, bus;
  uint32_t n_hidden;
} FringePagePlace;

/**
 * FringePagePlaces:
 * @until: up to which step
 * @width: what they take, in pixels at 100 %
 * @height: likewise
 * @places: (element-type FringePagePlace): of the nodes that there are by then
 *
 * Where nodes stand for some steps. A value.
 */
typedef struct
{
  uint32_t until;
  double width, height;
  GArray *places;
} FringePagePlaces;

/**
 * FringePagePart:
 * @ids: (element-type uint32_t): the nodes on the page, ascending; with a node its parent and its siblings are there
 * @steps: (element-type uint32_t): the steps that change one of them or have a note, ascending, and the first and the
 *   last
 * @layouts: (element-type FringePagePlaces): where nodes stand, in the order of steps; the last is for the last step.
 *   Nodes whose children are not on the page are folded. While the tree grows to twice its nodes all stay where they
 *   are; then there are other places, for if they were always those of the last step, a first node and the second could
 *   be a thousand cards apart
 * @card: the measures of a node
 *
 * What of a search is on a page: all of it, or of a larger one the path to the goal, or else to the node of the last
 * step, and what is nearest to that path; of a path that is too long the beginning. A value.
 */
typedef struct
{
  GArray *ids;
  GArray *steps;
  GArray *layouts;
  FringeCard card;
} FringePagePart;

/* Chooses the part. Returns: FALSE with an error of #FRINGE_EXPORT_ERROR; else free with fringe_page_part_clear() */
gboolean fringe_page_part_init (FringePagePart *part, const FringePicture *picture, GError **error);
/* Returns: how many nodes the part has, where it is not all of the tree; else 0. @has_end: (out): whether the node that
 * the path leads to is among them */
guint fringe_page_part_n_left (const FringePicture *picture, gboolean *has_end);

void fringe_page_part_clear (FringePagePart *part);
