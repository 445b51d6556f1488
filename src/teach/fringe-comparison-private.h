/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-comparison.h"

/**
 * FringeBoardMatch:
 * @hash: of the board
 * @generated: the first node of each search that has the board, or FRINGE_NO_NODE
 * @expanded: the first step of each search that expanded a node with the board, or UINT32_MAX
 */
typedef struct
{
  guint32 hash;
  guint32 generated[FRINGE_N_COMPARED];
  guint32 expanded[FRINGE_N_COMPARED];
} FringeBoardMatch;

/* A layer begins with @step, whose node has a larger f than any node removed before. */
typedef struct
{
  double f;
  guint32 step;
} FringeComparedLayer;

/**
 * FringeComparedSide:
 * @matches: (element-type guint32): for each node the number of its match
 * @expansions: (element-type guint32): the steps that expanded a node
 * @layers: (element-type FringeComparedLayer): f and step ascending
 * @n_steps: steps taken in
 */
typedef struct
{
  const FringeSearch *search;
  GArray *matches;
  GArray *expansions;
  GArray *layers;
  guint32 n_steps;
} FringeComparedSide;

/* The counts that were asked for last, and the steps at which they are so. */
typedef struct
{
  FringeSharedCounts counts;
  guint32 steps[FRINGE_N_COMPARED];
} FringeSharedSteps;

/**
 * FringeComparison:
 * @matches: (element-type FringeBoardMatch)
 * @slots: the number of a match plus 1, or 0: open addressing, at most half of the slots taken
 * @n_slots: a power of two
 * @times: the layers of both by ascending f, each f once: twice the number of a layer, plus its side
 * @shared: where the counting of shared boards goes on from; it is no part of what the comparison says
 * @n_alike: the steps up to this one removed equal boards
 */
struct _FringeComparison
{
  FringeComparedSide sides[FRINGE_N_COMPARED];
  GArray *matches;
  guint32 *slots;
  gsize n_slots;
  GSequence *times;
  FringeSharedSteps *shared;
  guint32 n_alike;
  FringeDifference difference;
};

static inline FringeCompared
fringe_compared_other (FringeCompared side)
{
  return side == FRINGE_COMPARED_LEFT ? FRINGE_COMPARED_RIGHT : FRINGE_COMPARED_LEFT;
}

/* Returns: the number of the match that a node's board belongs to */
static inline guint32
fringe_comparison_match (const FringeComparison *comparison, FringeCompared side, guint32 id)
{
  return g_array_index (comparison->sides[side].matches, guint32, id);
}

/* Returns: the record by whose rules a side goes in the step that is being looked at, or in which the searches part */
static inline const FringeSearch *
fringe_comparison_deciding (const FringeComparison *comparison, FringeCompared side)
{
  return fringe_search_in_step (comparison->sides[side].search, comparison->n_alike + 1);
}

/* Goes on looking for the first difference, from where it stopped looking. */
void fringe_comparison_find_difference (FringeComparison *comparison);
