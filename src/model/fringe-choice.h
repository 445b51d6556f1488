/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#define FRINGE_TYPE_CHOICE (fringe_choice_get_type ())
G_DECLARE_FINAL_TYPE (FringeChoice, fringe_choice, FRINGE, CHOICE, GObject)

/* One of the values of a rule, as a list that drops down shows it: its properties are title,
 * description and available. What is not available is shown and cannot be chosen. */

FringeChoice *fringe_choice_new (const char *title, const char *description);

void fringe_choice_set_available (FringeChoice *self, gboolean available);
