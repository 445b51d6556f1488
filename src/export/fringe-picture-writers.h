/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-frame.h"

/* What the writers of pictures share. Nobody outside of this folder needs it. */

#define FRINGE_POINTS_PER_PIXEL (72.0 / FRINGE_PIXELS_PER_INCH)
/* A page of PDF has no longer side. */
#define FRINGE_PDF_POINTS_MAX 14400
/* Readers of PDF magnify at least 64 times, so that text this small can still be read. */
#define FRINGE_PDF_MAGNIFY_MIN (1.0 / 32)

/**
 * FringeWriting:
 * @steps: (element-type uint32_t): what is shown, one after the other; one where the picture is one
 * @name: what to call the picture where a file has a name for it
 * @fit: what became of its size
 */
typedef struct
{
  const FringePicture *picture;
  const GArray *steps;
  const char *name;
  GOutputStream *stream;
  GCancellable *cancellable;
  FringeFit fit;
} FringeWriting;

/* Returns: what a file of the format can hold where it is not on paper */
FringeLimits fringe_picture_limits (FringeFormat format);

/* Fonts leave out letters for which they have no memory, without an error, and the drawing leaves out nodes. So the
 * memory that both may need is asked for before, with @more bytes that are taken meanwhile. Returns: whether there is
 * so much */
gboolean fringe_picture_has_room (const FringePicture *picture, gsize more, GError **error);

/* These write a picture. Return: whether all of it was written */
gboolean fringe_picture_write_pdf (FringeWriting *writing, GError **error);
gboolean fringe_picture_write_tex (FringeWriting *writing, GError **error);
