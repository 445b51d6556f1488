/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_TRANSPORT (fringe_transport_get_type ())
G_DECLARE_FINAL_TYPE (FringeTransport, fringe_transport, FRINGE, TRANSPORT, GtkWidget)

/* The bar below: first, back, step, to the goal, play and its speed, the timeline, and what happened. */
