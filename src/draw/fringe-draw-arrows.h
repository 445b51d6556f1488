/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-marks.h"

/* Draws the ways of tiles to their cells, and the next swap, in lanes beside the numbers. */
void fringe_draw_arrows (FringePen *pen, const FringeTheme *theme, const FringeMarksLook *look, const FringeRect *rect);
