/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

#include <gio/gio.h>

#define FRINGE_TYPE_ITERATION_ROW (fringe_iteration_row_get_type ())
G_DECLARE_FINAL_TYPE (FringeIterationRow, fringe_iteration_row, FRINGE, ITERATION_ROW, GObject)

/* An iteration of IDA* as a list shows it: its properties are bound, expanded and generated, as text, and whether it
 * is the current one. */

FringeIterationRow *fringe_iteration_row_new (const FringeIteration *iteration, gboolean current);
