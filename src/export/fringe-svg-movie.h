/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-svg-pen.h"

/**
 * FringeSvgMovie:
 *
 * Pictures that follow each other in one SVG document, by its own means (SMIL), again and again. What is the same in
 * several of them is there once, and shown and hidden. Programs that do not play show the last one.
 */
typedef struct _FringeSvgMovie FringeSvgMovie;

FringeSvgMovie *fringe_svg_movie_new (void);
void fringe_svg_movie_free (FringeSvgMovie *movie);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeSvgMovie, fringe_svg_movie_free)

/* Adds a picture: what fringe_svg_pen_end_part() returned. Each is to be seen for a second, the last one longer. */
void fringe_svg_movie_add (FringeSvgMovie *movie, const char *picture);

/* Writes all of it into a document that is open. */
void fringe_svg_movie_write (FringeSvgMovie *movie, FringeSvgPen *pen);
