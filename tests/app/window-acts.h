/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* What a person might do next, at random, to the windows that there are: act @number of the series @seed is the same
 * act in every run, whichever acts come before it. */

/* Writes the files that acts open into the working folder. */
void window_acts_prepare (void);

/* Does it, and then lets the main loop run for a while, or not at all. What it is comes to standard error first. */
void window_act (guint32 seed, guint number);
