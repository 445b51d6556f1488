/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"

/* The property of widgets that show something of a session, or of a player, and have no other property. */

/**
 * fringe_session_property_install:
 * @offset: where an instance keeps its `FringeSession *`, which it clears when it is disposed of
 * @take: called when the session is another one, unless that is %NULL
 *
 * Installs the property "session".
 */
void fringe_session_property_install (GObjectClass *klass, glong offset, void (*take) (gpointer widget));

/* The same for "player", a `FringePlayer *`. */
void fringe_player_property_install (GObjectClass *klass, glong offset, void (*take) (gpointer widget));
