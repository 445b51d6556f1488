/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-json-reader.h"
#include "fringe-search.h"

/* What a node became; compared when the search has come to the step of the file. */
typedef struct
{
  guint32 removed;
  guint32 superseded;
  FringeNodeState state;
} FringeRecordFate;

/* What a record file says of a node. FRINGE_NO_NODE, FRINGE_N_MOVES, UINT32_MAX and NaN stand for null. */
typedef struct
{
  guint32 id;
  guint32 parent;
  FringeMove move;
  guint32 g, h;
  double f;
  FringeBoard board;
  guint32 generated;
  FringeRecordFate fate;
} FringeRecordNode;

/* Reads a node of a board of @rows x @columns; everything must be there. */
gboolean fringe_record_node_read (FringeRecordNode *node, int rows, int columns, FringeJsonReader *reader);
