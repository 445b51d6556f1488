/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"
#include "fringe-sheet.h"

/* The counts of a record, as they stood at a step, in a table of one row: the same as `compare` prints, without the
 * time. Returns: FALSE with an error of G_IO_ERROR */
gboolean fringe_cli_counts_save (const FringeSearch *search,
                                 guint32 step,
                                 FringeSheetFormat format,
                                 GFile *file,
                                 GError **error);
