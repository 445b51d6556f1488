/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-pen.h"

#include <cairo.h>

/* A pen that draws on a cairo context: the screen, an image, PDF. A value; the context is borrowed. */
typedef struct
{
  FringePen pen;
  cairo_t *cr;
} FringeCairoPen;

void fringe_cairo_pen_init (FringeCairoPen *pen, cairo_t *cr);
