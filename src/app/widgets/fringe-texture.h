/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* @surface: (transfer full): an image in memory. Returns: (transfer full): its pixels, which are not copied */
GdkTexture *fringe_texture_new (cairo_surface_t *surface);
