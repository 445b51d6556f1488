/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-breakpoint.h"

#include <gio/gio.h>

#define FRINGE_TYPE_BREAKPOINT_ITEM (fringe_breakpoint_item_get_type ())
G_DECLARE_FINAL_TYPE (FringeBreakpointItem, fringe_breakpoint_item, FRINGE, BREAKPOINT_ITEM, GObject)

/* A breakpoint in the list of a session, which can be switched off: the property "enabled". */

FringeBreakpointItem *fringe_breakpoint_item_new (const FringeBreakpoint *breakpoint);
const FringeBreakpoint *fringe_breakpoint_item_get (FringeBreakpointItem *self);
gboolean fringe_breakpoint_item_is_enabled (FringeBreakpointItem *self);
