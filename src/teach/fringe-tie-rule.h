/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

#include <glib.h>

/* By the rule @ties, whatever the rule of @search is, whether of two nodes that tie @a goes before @b. A heap has no
 * such rule: there the lowest id does. */
gboolean fringe_tie_goes_to (FringeTies ties, const FringeSearch *search, guint32 a, guint32 b);
