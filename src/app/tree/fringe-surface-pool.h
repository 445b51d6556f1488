/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

/* Image surfaces whose memory is used again: fresh memory costs more time than what is drawn into it. */
typedef struct _FringeSurfacePool FringeSurfacePool;

FringeSurfacePool *fringe_surface_pool_new (void);

/* Surfaces that are still in use stay valid. */
void fringe_surface_pool_free (FringeSurfacePool *pool);

/**
 * fringe_surface_pool_take:
 * @width: in pixels of the screen, at least 1
 * @height: the same
 * @scale: pixels of the device for each of them, in both directions
 *
 * Returns: (transfer full): a surface with a device scale; what is in it is left over. Its memory comes back to
 *   the pool with the last reference.
 */
cairo_surface_t *fringe_surface_pool_take (FringeSurfacePool *pool,
                                           cairo_format_t format,
                                           int width,
                                           int height,
                                           int scale);
