/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-picture.h"

/**
 * FringeDataFormat:
 * @FRINGE_DATA_DOT: the tree for Graphviz, which lays it out
 * @FRINGE_DATA_JSON: the record, which can be read again: fringe-record(5)
 * @FRINGE_DATA_CSV: the nodes of the record: fringe-record(5)
 * @FRINGE_DATA_POSTHOC: a search trace for the visualiser Posthoc, version 1.4.0
 */
typedef enum
{
  FRINGE_DATA_DOT,
  FRINGE_DATA_JSON,
  FRINGE_DATA_CSV,
  FRINGE_DATA_POSTHOC,
  FRINGE_N_DATA_FORMATS
} FringeDataFormat;

/**
 * fringe_data_write:
 * @picture: whose record is written, as it stands at its step; of the rest only DOT takes the part of the tree, whether
 *   it is to be worked out by hand, title and caption
 *
 * Writes text; the stream stays open. Memory does not grow with the record, but for DOT: by a byte for each node, or by
 * nine where the tree is to be worked out by hand.
 *
 * Returns: whether all of it was written; else an error of #FRINGE_EXPORT_ERROR or #G_IO_ERROR
 */
gboolean fringe_data_write (const FringePicture *picture,
                            FringeDataFormat format,
                            GOutputStream *stream,
                            GCancellable *cancellable,
                            GError **error);
