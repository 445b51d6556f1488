/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"

/* The property "session" of widgets that show something of a session and have no other property. */

/**
 * fringe_session_property_install:
 * @offset: where an instance keeps its `FringeSession *`, which it clears when it is disposed of
 * @take: called when the session is another one, unless that is %NULL
 */
void fringe_session_property_install (GObjectClass *klass, glong offset, void (*take) (gpointer widget));
