/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"
#include "fringe-pen.h"

/* The arrow of a move around a point, @size from the middle to its ends. */
void fringe_draw_arrow (FringePen *pen, double x, double y, double size, FringeMove move, const FringeStroke *stroke);
