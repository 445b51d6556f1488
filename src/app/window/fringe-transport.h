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

/* Whether the window is narrow, so that the words beside the timeline have less room. */
void fringe_transport_set_narrow (FringeTransport *self, gboolean narrow);
