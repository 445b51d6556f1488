/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board-text.h"
#include "fringe-trace.h"

/* What the reader of lines and that of JSON have in common. */

/**
 * FringeTraceReader:
 * @rows: of the boards, 0 until one was read
 * @has_start: whether @start, from which moves lead, is known
 */
typedef struct
{
  FringeTrace *trace;
  int rows, columns;
  gboolean has_start;
  FringeBoard start;
} FringeTraceReader;

/* A part of the text, and where it begins there. */
typedef struct
{
  const char *text;
  gsize length;
  guint line, column;
} FringeTracePart;

/* An expansion in this line of which no number is known. */
FringeExpansionSeen fringe_expansion_seen_new (guint line);

/* Whether it can only be meant as moves: it begins with a letter, or has neither digit nor blank. */
gboolean fringe_trace_part_is_moves (const FringeTracePart *part);

gboolean fringe_trace_reader_parse (const FringeTraceReader *reader,
                                    const FringeTracePart *part,
                                    FringeBoard *board,
                                    FringeBoardError *problem);

/* Sets the error that @part is no board. Returns: FALSE */
gboolean fringe_trace_reader_fail_board (const FringeTracePart *part, FringeBoardError problem, GError **error);

/* Add an expansion. Return: whether it could be added, otherwise with an error that says where */
gboolean fringe_trace_reader_add (FringeTraceReader *reader,
                                  const FringeBoard *board,
                                  const FringeExpansionSeen *seen,
                                  GError **error);
gboolean fringe_trace_reader_add_moves (FringeTraceReader *reader,
                                        const FringeTracePart *part,
                                        const FringeExpansionSeen *seen,
                                        GError **error);
/* A board, or moves. */
gboolean fringe_trace_reader_add_part (FringeTraceReader *reader,
                                       const FringeTracePart *part,
                                       const FringeExpansionSeen *seen,
                                       GError **error);

/* Reads JSON, whose first value is not read yet. */
gboolean fringe_trace_reader_read_json (FringeTraceReader *reader, const char *text, gsize length, GError **error);
