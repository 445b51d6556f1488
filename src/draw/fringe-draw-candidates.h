/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-tree.h"

/* Nodes of the tree that are answers to a question. */

#define FRINGE_CANDIDATES_MAX 4
#define FRINGE_CANDIDATE_TEXT_MAX 24

/**
 * FringeCandidate:
 * @node: a node that is there
 * @text: stands on it: "A", or after the question "A ✓ 12"
 * @is_right: whether it is known to be the right one
 * @is_other: whether it is known not to be
 */
typedef struct
{
  uint32_t node;
  char text[FRINGE_CANDIDATE_TEXT_MAX];
  bool is_right, is_other;
} FringeCandidate;

/**
 * FringeCandidates:
 * @is_dim: whether all but these nodes is dimmed
 * @size: of the type, in pixels, on cards of ordinary size
 */
typedef struct
{
  FringeCandidate items[FRINGE_CANDIDATES_MAX];
  int n;
  bool is_dim;
  double size;
} FringeCandidates;

/* Draws the candidates over a tree that was drawn. */
void fringe_draw_candidates (FringePen *pen,
                             const FringeTheme *theme,
                             const FringeScene *scene,
                             const FringeCandidates *candidates);
