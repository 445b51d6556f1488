/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-json-reader.h"
#include "fringe-search.h"

/**
 * FringeRecordHead:
 * @iterations: (nullable) (element-type FringeIteration): %NULL where the file has null
 * @solution: a node, or FRINGE_NO_NODE
 * @has: which members of the file have been read
 *
 * What a record file says of a search beside its nodes.
 */
typedef struct
{
  char *format;
  guint32 version;
  char *start_text;
  char *goal_text;
  guint32 rows, columns;
  FringeRules rules;
  guint32 node_limit;
  guint32 steps;
  FringeOutcome outcome;
  guint32 solution;
  FringeCounts counts;
  GArray *iterations;
  guint has;

  FringeBoard start, goal; /* set by fringe_record_head_check() */
} FringeRecordHead;

void fringe_record_head_clear (FringeRecordHead *head);

/* Reads the value of a member; one that is unknown is passed over. */
gboolean fringe_record_head_read (FringeRecordHead *head, const char *name, FringeJsonReader *reader);

/* Returns: whether a search can be made of it: everything is there, and fits. The reader tells where it does not. */
gboolean fringe_record_head_check (FringeRecordHead *head, FringeJsonReader *reader);
