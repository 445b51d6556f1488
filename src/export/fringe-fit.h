/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-picture.h"

/* Letters on paper that are lower than that, in millimetres, are too small to be read: they are those of type of 4 points. */
#define FRINGE_LETTERS_MM_MIN 1.0

/* How high the letters on cards are, in millimetres, where the picture is on paper or on a slide. */
double fringe_fit_letters (const FringeFit *fit);

/* Whether letters on paper or on a slide are too small to be read. */
gboolean fringe_fit_is_too_small (const FringePicture *picture, FringeFormat format, const FringeFit *fit);

/* (nullable) (transfer full): what became of a picture that has not the size that was wanted, translated */
char *fringe_fit_sentence (const FringePicture *picture, FringeFormat format, const FringeFit *fit);
