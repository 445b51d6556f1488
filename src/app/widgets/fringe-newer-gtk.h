/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

/* Returns: (nullable): a function of the GTK that the program runs with, which the one that it is built for need not
 * have */
GCallback fringe_newer_gtk_find (const char *name);
