/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-boards.h"

/* Depths as people write them: 2,4,6 or 2..12, with spaces or without. */

/**
 * fringe_depths_read:
 *
 * Errors: %G_IO_ERROR_INVALID_ARGUMENT with a sentence.
 *
 * Returns: (transfer full) (nullable) (element-type guint): the depths in ascending order, each once, at least one
 */
GArray *fringe_depths_read (const char *text, GError **error);

/* Returns: (transfer full): @depths, (element-type guint) in ascending order, as it can be read again */
char *fringe_depths_print (const GArray *depths);

/* Returns: whether there are boards at each depth of @list, as it was read; else %G_IO_ERROR_INVALID_ARGUMENT */
gboolean fringe_depths_check (const FringeDepths *depths, const GArray *list, GError **error);
