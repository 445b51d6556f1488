/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-frame.h"
#include "fringe-picture-writers.h"

/* A picture in the words of TikZ: what a person would write who had the patience. Nodes have their places in pixels of
 * the window, of which \fringeunit is one; their looks are styles. */

/**
 * FringeTikzPlace:
 * @x: left edge of the card
 * @y: top edge of the card
 * @bus: how far from its parent the edge to it runs across
 *
 * Where a node stands, in pixels.
 */
typedef struct
{
  uint32_t id;
  double x, y;
  double bus;
} FringeTikzPlace;

/**
 * FringeTikz:
 * @places: (element-type FringeTikzPlace): of the nodes, ascending by id, in pixels
 * @bounds: of all of them, with a margin
 * @grain: pixels for a unit of the coordinates, 1 unless there are so many that TeX could not count them
 */
typedef struct
{
  GArray *places;
  FringeCard card;
  FringeRect bounds;
  double grain;
} FringeTikz;

void fringe_tikz_init (FringeTikz *tikz, const FringeFrame *frame);
void fringe_tikz_clear (FringeTikz *tikz);

/* Appends colours, styles and macros. */
void fringe_tikz_append_macros (GString *text, const FringePicture *picture, const FringeTikz *tikz);

/* Begins what is seen from one overlay to another, counted from 0: "\\only<3-5>{", or nothing where it is seen on all
 * of so many. Returns: whether it is to be ended with "}" */
gboolean fringe_tikz_begin_overlay (GString *text, guint first, guint last, guint n_steps);

/* Appends the inside of a tikzpicture: edges and nodes. Each of several steps is an overlay of a slide. @first says
 * which of the picture's frames the first step is. */
void fringe_tikz_append_nodes (GString *text,
                               const FringeFrame *frame,
                               const FringeTikz *tikz,
                               const uint32_t *steps,
                               guint n_steps,
                               guint first);
