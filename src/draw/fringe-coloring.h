/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"
#include "fringe-theme.h"

/**
 * FringeColoring:
 * @FRINGE_COLORING_STATE: by state, with shapes
 * @FRINGE_COLORING_F: by f, from the root's to the largest
 * @FRINGE_COLORING_ORDER: by the step that expanded (removed) it; what was not is grey
 * @FRINGE_COLORING_DEPTH: by g
 * @FRINGE_COLORING_RUN: by iteration of IDA*; one colour otherwise
 *
 * What the colour of a node tells where there is room for little else. Shapes tell the state under each. Colours are
 * those of the whole record, so that they stay as they are from step to step.
 */
typedef enum
{
  FRINGE_COLORING_STATE,
  FRINGE_COLORING_F,
  FRINGE_COLORING_ORDER,
  FRINGE_COLORING_DEPTH,
  FRINGE_COLORING_RUN,
  FRINGE_N_COLORINGS
} FringeColoring;

/* Returns: "state", "f", "order", "depth" or "run". Static. */
const char *fringe_coloring_name (FringeColoring coloring);
bool fringe_coloring_from_name (const char *name, FringeColoring *coloring);

/**
 * FringeOwner:
 * @FRINGE_OWNER_NONE: neither search has expanded it
 * @FRINGE_OWNER_BOTH: both have
 * @FRINGE_OWNER_LEFT: only the left one has
 * @FRINGE_OWNER_RIGHT: only the right one has
 *
 * Where two searches stand side by side: which have expanded the board of a node.
 */
typedef enum
{
  FRINGE_OWNER_NONE,
  FRINGE_OWNER_BOTH,
  FRINGE_OWNER_LEFT,
  FRINGE_OWNER_RIGHT,
  FRINGE_N_OWNERS
} FringeOwner;

/**
 * FringeOwners:
 * @find: (nullable): asked of the nodes that are drawn, and of no others
 */
typedef struct
{
  FringeOwner (*find) (const void *data, uint32_t id);
  const void *data;
} FringeOwners;

/* Returns: (nullable): the owner's colour; %NULL for NONE, which shows the colour of its state. Static. */
const FringeColor *fringe_owner_color (const FringeTheme *theme, FringeOwner owner);

/* A ramp has so many colours. */
#define FRINGE_RAMP_COLORS 64

/* A theme's ramp, from the smallest value to the largest: the larger, the further from the background. Blue and yellow,
 * so that those who confuse red and green can read it, and even in lightness; grey for print. Static. */
const FringeColor *fringe_ramp (const FringeTheme *theme);

/**
 * FringeRange:
 * @low: the value that has the first colour of the ramp
 * @high: the value that has the last one
 */
typedef struct
{
  double low, high;
} FringeRange;

/**
 * fringe_coloring_range:
 * @f_max: the largest f in the record, or 0 to have it looked for: O(nodes)
 *
 * From which value to which a record's ramp goes.
 */
FringeRange fringe_coloring_range (FringeColoring coloring, const FringeSearch *search, double f_max);

/**
 * fringe_coloring_f_max:
 * @n_known: nodes that have been looked at
 * @f_max: the largest f among these
 *
 * Returns: the largest f in the record; nodes from which the goal is known to be out of reach have none
 */
double fringe_coloring_f_max (const FringeSearch *search, uint32_t n_known, double f_max);

/* Returns: the index of a node's colour in the ramp, or -1 where it has no value. O(1), or O(log iterations) */
int fringe_coloring_index (FringeColoring coloring,
                           const FringeSearch *search,
                           const FringeRange *range,
                           uint32_t id,
                           uint32_t step);
