/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Memory that runs out where a test wants it to. The program is linked with test_allocations_dep: what malloc(),
 * calloc() and realloc() give to the folders that are linked into it then comes from here. GLib's own does not. */

/* From now on so many allocations succeed, and all after them fail. */
void test_allocations_allow (guint n);

/* From now on all succeed. Returns: whether one had failed */
gboolean test_allocations_allow_all (void);
