/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"
#include "fringe-theme.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_INVERSIONS_VIEW (fringe_inversions_view_get_type ())
G_DECLARE_FINAL_TYPE (FringeInversionsView, fringe_inversions_view, FRINGE, INVERSIONS_VIEW, FringeBin)

/* Why a goal cannot be reached: the inversions of the start and those of the goal as arcs. It is not seen where the
 * goal can be reached, nor where the boards are too large. */

void fringe_inversions_view_set_boards (FringeInversionsView *self, const FringeBoard *start, const FringeBoard *goal);
void fringe_inversions_view_set_theme (FringeInversionsView *self, FringeThemeKind theme);

/* How high the arcs of one board are with its tiles, in pixels. */
void fringe_inversions_view_set_height (FringeInversionsView *self, int height);
