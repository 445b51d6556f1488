/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-widgets.h"

#define FRINGE_TYPE_TRANSPORT (fringe_transport_get_type ())
G_DECLARE_FINAL_TYPE (FringeTransport, fringe_transport, FRINGE, TRANSPORT, FringeBin)

/* The bar below: first, back, step, to the goal, play and its speed, the timeline, and what happened. It drives its
 * property "player". */

/* Asks for the step to go to. */
void fringe_transport_ask_step (FringeTransport *self);
void fringe_transport_show_breakpoints (FringeTransport *self);

void fringe_transport_set_theme (FringeTransport *self, FringeThemeKind theme);

/* In a narrow window of this width the words have less room; in a small one the timeline has that of playing, which is
 * in the menu of steps instead. */
void fringe_transport_fit (FringeTransport *self, int width);
