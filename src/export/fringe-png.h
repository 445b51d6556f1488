/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-cairo-output.h"

/* Writes an image with its resolution, by which programs know how large it is on paper. */
gboolean fringe_png_write (cairo_surface_t *image,
                           double pixels_per_inch,
                           GOutputStream *stream,
                           GCancellable *cancellable,
                           GError **error);
