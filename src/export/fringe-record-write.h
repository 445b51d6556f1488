/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"

#include <gio/gio.h>

/* The record as data, as it stood at a step; both formats are documented in fringe-record(5). Memory does not grow
 * with the record. */

#define FRINGE_RECORD_FORMAT "fringe-record"
#define FRINGE_RECORD_VERSION 1

/**
 * fringe_record_write_json:
 * @step: at most the last one
 *
 * Writes problem, rules, counts, outcome and every node.
 *
 * Returns: whether all of it was written; else an error of #G_IO_ERROR
 */
gboolean fringe_record_write_json (const FringeSearch *search,
                                   uint32_t step,
                                   GOutputStream *stream,
                                   GCancellable *cancellable,
                                   GError **error);

/* Writes every node, on a line each, under the names of the columns (RFC 4180). */
gboolean fringe_record_write_csv (const FringeSearch *search,
                                  uint32_t step,
                                  GOutputStream *stream,
                                  GCancellable *cancellable,
                                  GError **error);
