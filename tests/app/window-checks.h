/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* What holds of all windows, whatever a person did: after each act, and as the program ends. Ends the program with a
 * sentence where it does not. */

void window_check (void);

/* Closes every window, gives up what is not saved, and looks whether anything stays. */
void window_check_end (void);
