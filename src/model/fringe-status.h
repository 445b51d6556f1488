/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-moment.h"

#include <glib.h>

/* The short lines of the window: (transfer full) strings from the record. */

/* "8-puzzle · A* · Manhattan distance", and the name of the rules where they are not the textbook's. */
char *fringe_status_subtitle (const FringeSearch *search, FringePreset preset);

/* "Step 7 of 9", with "so far" where the search can go on. */
char *fringe_status_step (const FringeSearch *search, guint step);

/* "Step 4 · line 3 of 7" */
char *fringe_status_line (const FringeMoment *moment);

/* How the search ended, where that asks for a word; else "". */
char *fringe_status_message (const FringeSearch *search, guint step);

/* At the goal what the source of @preset prints where it counts otherwise: "The paper counts the goal too: 946."; else
 * "". */
char *fringe_status_published (const FringeSearch *search, guint step, FringePreset preset);

/* "1,204,000 nodes · 2,000,000 nodes a second · 55 MB" */
char *fringe_status_progress (const FringeSearch *search, double nodes_per_second);
