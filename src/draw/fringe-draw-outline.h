/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-node.h"

/* What tells a node's state apart, without colour too: dashed, dotted, bold or double outlines, bold
 * sides on the path to the goal, the bar below a node that was cut, the lines that strike out what was discarded. */

/* Draws the card of a node without its content into @rect, with a halo where it is selected or hovered. */
void fringe_draw_outline (FringePen *pen,
                          const FringeTheme *theme,
                          const FringeNodeLook *look,
                          const FringeRect *rect,
                          double scale);

/* Draws the spot around a node that is pointed out: a band that surrounds the card. */
void fringe_draw_spot (FringePen *pen, const FringeTheme *theme, const FringeRect *rect, double scale);

/* Draws the ring around a node that is selected or hovered. */
void fringe_draw_halo (FringePen *pen,
                       const FringeTheme *theme,
                       const FringeNodeLook *look,
                       const FringeRect *rect,
                       double scale);

/* Returns: whether nodes of this state are struck out */
bool fringe_node_is_struck (FringeNodeState state);

/* Draws a node that is too small for an outline. */
void fringe_draw_block (FringePen *pen, const FringeTheme *theme, const FringeNodeLook *look, const FringeRect *rect);

/* Strikes out what is in @rect: crosswise a superseded node, once a stale one, others not at all. */
void fringe_draw_strike (FringePen *pen, const FringeTheme *theme, const FringeNodeLook *look, const FringeRect *rect);
