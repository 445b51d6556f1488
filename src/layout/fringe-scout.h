/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-contour.h"

/* So many nodes are looked at ahead. */
#define FRINGE_FAMILIES 64

/* The children of a node that exist at the step. */
typedef struct
{
  uint32_t id;
  int n;
  uint32_t children[FRINGE_N_MOVES];
} FringeFamily;

/* Goes the ways that placing the children of @families will go, so that the nodes on them are near. Nodes with
 * ids below @end have not been placed. */
void fringe_scout (const FringeLayoutNode *nodes, const FringeFamily *families, uint32_t n, uint32_t end);
