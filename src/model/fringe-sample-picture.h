/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-samples.h"
#include "fringe-theme.h"

#include <gio/gio.h>

/**
 * FringeSamplePicture:
 * @width: in pixels of the screen
 * @height: the same
 * @scale: pixels of the picture for a pixel of the screen
 *
 * A small picture of the tree of an example, from the search itself: a value.
 */
typedef struct
{
  const FringeSample *sample;
  FringeThemeKind theme;
  int width, height;
  int scale;
} FringeSamplePicture;

/* Searches and draws, and leaves the picture in the person's cache folder for the next time, where that can be written.
 * Returns: (transfer full): a PNG file, or %NULL with @error set */
GBytes *fringe_sample_picture_draw (const FringeSamplePicture *picture, GCancellable *cancellable, GError **error);

/* Returns: (transfer full) (nullable): the file that was left in the cache folder, whatever became of it since */
GBytes *fringe_sample_picture_read (const FringeSamplePicture *picture, GCancellable *cancellable);
