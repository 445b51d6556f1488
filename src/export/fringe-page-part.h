/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-geometry.h"
#include "fringe-picture.h"

/* A tree of more nodes is not on a page as a whole: a browser would be slow, and nobody would look at all of them. */
#define FRINGE_PAGE_NODES_MAX 2000
/* Of a larger tree so many are. */
#define FRINGE_PAGE_PART_MAX 500

/**
 * FringePagePart:
 * @ids: (element-type uint32_t): the nodes on the page, ascending; with a node its parent and its siblings are there
 * @steps: (element-type uint32_t): the steps that change one of them, ascending, and the first and the last
 * @layout: where the nodes stand at the last step; those whose children are not on the page are folded
 * @card: the measures of a node
 *
 * What of a search is on a page: all of it, or of a larger one the path to the goal, or else to the node of the last
 * step, and what is nearest to that path. A value.
 */
typedef struct
{
  GArray *ids;
  GArray *steps;
  FringeLayout *layout;
  FringeCard card;
} FringePagePart;

/* Chooses the part. Returns: FALSE with an error of #FRINGE_EXPORT_ERROR; else free with fringe_page_part_clear() */
gboolean fringe_page_part_init (FringePagePart *part, const FringePicture *picture, GError **error);
/* Returns: how many nodes the part has, where it is not all of the tree; else 0 */
guint fringe_page_part_n_left (const FringePicture *picture);

void fringe_page_part_clear (FringePagePart *part);
