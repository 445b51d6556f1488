/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-pen.h"

/* A pen that draws with another one, so much further to the right and down. A value; the other pen is borrowed. */
typedef struct
{
  FringePen pen;
  FringePenClass klass;
  FringePen *other;
  double x, y;
} FringeMovedPen;

void fringe_moved_pen_init (FringeMovedPen *pen, FringePen *other, double x, double y);
