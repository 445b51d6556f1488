/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-contour.h"

/* The children of a node that exist at the step. */
typedef struct
{
  uint32_t id;
  int n;
  uint32_t children[FRINGE_N_MOVES];
} FringeFamily;

/* So many nodes are looked at ahead. */
#define FRINGE_FAMILIES_MAX 64

typedef struct
{
  uint32_t n;
  FringeFamily families[FRINGE_FAMILIES_MAX];
} FringeFamilies;

/* Goes the ways that placing the children of these nodes will go, so that what lies on them is near. Nodes with ids
 * below @end have not been placed. */
void fringe_scout (const FringeLayoutNode *nodes, const FringeFamilies *families, uint32_t end);
