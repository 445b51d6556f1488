/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-lesson-file.h"
#include "fringe-samples.h"
#include "fringe-theme.h"

#include <gio/gio.h>

/**
 * FringeSearchPicture:
 * @name: what tells the search, up to its step, from others; may be part of the name of a file
 * @step: at which it is seen; its last where that comes before
 * @width: in pixels of the screen
 * @height: the same
 * @scale: pixels of the picture for a pixel of the screen
 *
 * A small picture of a tree, from the search itself: a value.
 */
typedef struct
{
  char name[72];
  FringeBoard start, goal;
  FringeRules rules;
  guint step;
  gboolean searches_anyway;
  FringeThemeKind theme;
  int width, height;
  int scale;
} FringeSearchPicture;

/* A picture of the whole search of an example, and of a stop of a lesson; with no size yet. */
FringeSearchPicture fringe_search_picture_of_sample (const FringeSample *sample);
FringeSearchPicture fringe_search_picture_of_stop (const FringeLessonStop *stop);

/* Searches and draws, and leaves the picture in the person's cache folder for the next time, where that can be written.
 * Returns: (transfer full): a PNG file, or %NULL with @error set */
GBytes *fringe_search_picture_draw (const FringeSearchPicture *picture, GCancellable *cancellable, GError **error);

/* Returns: (transfer full) (nullable): the file that was left in the cache folder, whatever became of it since */
GBytes *fringe_search_picture_read (const FringeSearchPicture *picture, GCancellable *cancellable);
