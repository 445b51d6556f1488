/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-frame.h"

/* What TikZ shows at a step of a node, or of the edge to it. */
typedef struct
{
  gboolean is_there;
  FringeNodeState state;
  gboolean is_current, is_on_solution;
  gboolean is_on_way; /* to the current node */
  uint32_t order;
} FringeTikzLook;

/* Frames in a row in which a look is the same; the first is 0. */
typedef struct
{
  FringeTikzLook look;
  guint first, last;
} FringeTikzTurn;

/* What the turns are of: what does not show on the one does not part them. */
typedef enum
{
  FRINGE_TIKZ_NODE,
  FRINGE_TIKZ_EDGE,
} FringeTikzThing;

/* The turns of a node, or of the edge to it, without those in which it is not there. @first: which of the picture's
 * frames the first step is. Returns: (transfer full)
 * (element-type FringeTikzTurn) */
GArray *fringe_tikz_turns (const FringePicture *picture,
                           FringeTikzThing thing,
                           uint32_t id,
                           const uint32_t *steps,
                           guint n_steps,
                           guint first);
