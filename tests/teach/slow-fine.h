/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-moment.h"
#include "reference-search.h"

/* A search played line by line on lists, from the nodes that the slow search knows. */

/**
 * SlowFine:
 * @step: the step that the line is part of
 * @fine: what the line says
 * @states: (element-type FringeNodeState): of each node that exists after it
 * @open: (element-type uint32_t): the frontier after it, in ascending order
 * @n_successors: those looked at so far, whatever became of them
 */
typedef struct
{
  uint32_t step;
  FringeFineStep fine;
  GArray *states;
  GArray *open;
  uint64_t n_successors;
} SlowFine;

/* The lines of all steps, in their order. */
GArray *slow_fine_lines (const Reference *reference);
