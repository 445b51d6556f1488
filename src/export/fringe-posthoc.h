/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

#include <gio/gio.h>

/* The version of the format, which the visualiser asks for. */
#define FRINGE_POSTHOC_VERSION "1.4.0"

/**
 * fringe_posthoc_write:
 * @step: the last one to be in the trace
 *
 * Writes a search trace for the visualiser Posthoc (posthoc.pathfinding.ai): every event of the search in its order,
 * with the board, and how a board is drawn. Graph and views of the visualiser take ids, parents, f, g and h from it.
 */
gboolean fringe_posthoc_write (const FringeSearch *search,
                               uint32_t step,
                               GOutputStream *stream,
                               GCancellable *cancellable,
                               GError **error);
