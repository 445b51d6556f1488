/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

/* A step touches its node, the successors, and the older nodes that these repeat. */
#define FRINGE_HALF_STEP_STATES_MAX 32

/* A node that has another state in the middle of a step than at its end. */
typedef struct
{
  uint32_t id;
  FringeNodeState state;
} FringeHalfState;

/**
 * FringeHalfStep:
 * @n_nodes: nodes with a smaller id exist; the places of the others are kept free. 0 where the step is whole, and the
 *   rest means nothing
 * @current: the node in hand
 * @line: the fine step that was done last, from 1
 * @n_duplicates: how many duplicates of @current were met so far
 * @n_states: how many @states there are
 * @states: (array length=n_states): the nodes whose states are not those that the record has at the end of the step
 *
 * How far a step that is seen in its middle has come: a value; all zeros is a whole step.
 */
typedef struct
{
  uint32_t n_nodes;
  uint32_t current;
  int line;
  int n_duplicates;
  int n_states;
  FringeHalfState states[FRINGE_HALF_STEP_STATES_MAX];
} FringeHalfStep;

/* What is seen at once: a step, or its middle. */
typedef struct
{
  uint32_t step;
  FringeHalfStep half;
} FringeInstant;
