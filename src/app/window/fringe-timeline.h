/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-player.h"
#include "fringe-theme.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_TIMELINE (fringe_timeline_get_type ())
G_DECLARE_FINAL_TYPE (FringeTimeline, fringe_timeline, FRINGE, TIMELINE, GtkScale)

/* The steps of a search on a line: a dot for each where they are few, numbers below, the layers above, and a diamond
 * where nodes tie. Steps that are known ahead are dimmer than those that were made. */

void fringe_timeline_show (FringeTimeline *self, const FringePlayerState *state);
void fringe_timeline_set_theme (FringeTimeline *self, FringeThemeKind theme);
