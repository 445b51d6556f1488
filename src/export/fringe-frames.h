/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-picture.h"

/* The steps that a picture shows, ascending: its own alone, or those of its frames. Returns: (transfer full): uint32_t,
 * one at least; %NULL with an error where they are more than FRINGE_N_FRAMES_MAX */
GArray *fringe_frames_steps (const FringePicture *picture, GError **error);

/* What is done of the step of such a picture, by its number: nothing where the step is whole. */
FringeHalfStep fringe_frames_half (const FringePicture *picture, guint i);
