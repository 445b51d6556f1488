/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-truth-seen.h"

/**
 * FringeTruthSeen:
 * @n_nodes: nodes that were looked at
 * @n_steps: steps whose edges were looked at
 * @over: the first node that overestimates; its node is %FRINGE_NO_NODE as long as there is none
 * @edge: the first edge that offends; its step is UINT32_MAX as long as there is none
 */
struct _FringeTruthSeen
{
  const FringeSearch *search;
  const FringeTruth *truth;
  uint32_t n_nodes;
  uint32_t n_steps;
  FringeOverestimate over;
  FringeInconsistency edge;
};
