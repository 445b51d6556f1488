/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

#include <gio/gio.h>

/**
 * fringe_record_read_json:
 *
 * Reads what fringe_record_write_json() wrote, documented in fringe-record(5). The record is made by running the search
 * anew from the problem and the rules in the file, as far as the file goes, and every node is compared with the one
 * found: a file that does not agree is refused with a sentence that says where.
 *
 * The stream may hold anything: memory and time grow with its length, not with what it claims.
 *
 * Returns: (transfer full): a search at the step of the file, or %NULL with %FRINGE_EXPORT_ERROR_BAD_FILE,
 *   %FRINGE_EXPORT_ERROR_NO_MEMORY or a #G_IO_ERROR
 */
FringeSearch *fringe_record_read_json (GInputStream *stream, GCancellable *cancellable, GError **error);

/* Reads the same from a file. */
FringeSearch *fringe_record_load (GFile *file, GCancellable *cancellable, GError **error);
