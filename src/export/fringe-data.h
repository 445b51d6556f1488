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
 * FringeData:
 * @search: (transfer none): the record; it must not change while it is written
 * @step: the step at which it is seen, at most the last one
 * @what: of DOT: a tree or the solution; the others hold the whole record
 * @root: of DOT: the node on top, 0 for the whole tree
 * @handout: of DOT: whether the tree is to be worked out by hand
 * @title: (nullable): of DOT
 * @caption: (nullable): of DOT
 *
 * What is to be written: a value.
 */
typedef struct
{
  const FringeSearch *search;
  uint32_t step;
  FringeWhat what;
  uint32_t root;
  FringeHandout handout;
  const char *title;
  const char *caption;
} FringeData;

/**
 * fringe_data_write:
 *
 * Writes text; the stream stays open. Memory does not grow with the record, but by a byte for each node of DOT.
 *
 * Returns: whether all of it was written; else an error of #FRINGE_EXPORT_ERROR or #G_IO_ERROR
 */
gboolean fringe_data_write (const FringeData *data,
                            FringeDataFormat format,
                            GOutputStream *stream,
                            GCancellable *cancellable,
                            GError **error);
