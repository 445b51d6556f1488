/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-picture.h"

#include <gtk/gtk.h>

/**
 * fringe_picture_content:
 * @text: (nullable): the same as text
 * @texture: (out) (optional) (transfer full): its pixels
 *
 * A picture for other programs, of which each takes what suits it: pixels, SVG and text.
 *
 * Returns: (transfer full) (nullable): %NULL with an error of #FRINGE_EXPORT_ERROR
 */
GdkContentProvider *
fringe_picture_content (const FringePicture *picture, const char *text, GdkTexture **texture, GError **error);

/* The same of a picture that is there already, and of what is SVG, where it is (nullable) (transfer full). */
GdkContentProvider *fringe_content_new (GdkTexture *texture, GBytes *svg, const char *text);
