/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#define FRINGE_POINTS_PER_MM (72 / 25.4)
#define FRINGE_PAPER_MARGIN (15 * FRINGE_POINTS_PER_MM)

/**
 * FringePaper:
 * @width: in points; the shorter side, but for a slide
 * @height: in points
 * @is_slide: whether it stays as it is; paper is turned where more goes on it then
 * @margin: that stays free on each side, in points
 * @scale_max: what fits at 100 % is made larger up to this, to fill the paper; 0 to leave it as it is
 * @tiles: whether a picture goes over as many sheets as it needs at 100 %, rather than be made smaller
 */
typedef struct
{
  double width, height;
  gboolean is_slide;
  double margin;
  gboolean tiles;
  double scale_max;
} FringePaper;

/* Returns: the names of all papers, apart by ", " */
const char *fringe_paper_names (void);

/* Finds a paper by its name, in capitals or not, with the usual margin. Returns: false, @paper untouched, where the
 * name is none of them */
gboolean fringe_paper_from_name (const char *name, FringePaper *paper);

/* Returns: the same paper with its longer side across, or upright if it lay */
FringePaper fringe_paper_turned (const FringePaper *paper);

/* Returns: what remains between the margins, in points: at least a point */
double fringe_paper_inner_width (const FringePaper *paper);
double fringe_paper_inner_height (const FringePaper *paper);
