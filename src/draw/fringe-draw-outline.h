/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-node.h"

/* What tells a node's state apart, without colour too: dashed, bold or double outlines, the cross. */

/* The card of a node without its content, in @rect; with a halo where it is selected or hovered. */
void fringe_draw_outline (FringePen *pen,
                          const FringeTheme *theme,
                          const FringeNodeLook *look,
                          const FringeRect *rect,
                          double scale);

/* Crosses out what is in @rect. */
void fringe_draw_cross (FringePen *pen, const FringeTheme *theme, const FringeRect *rect);
