/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-trace.h"

/* A text may have so many bytes. */
#define FRINGE_TRACE_BYTES_MAX (64u * 1024 * 1024)

/**
 * FringeTraceWords:
 * @rows: the rows of the boards, or 0 where they shall tell
 * @columns: the columns of the boards, or 0
 * @start: (nullable): the board from which moves lead; without it, that of the first expansion
 *
 * What is said of a trace beside it.
 */
typedef struct
{
  int rows, columns;
  const FringeBoard *start;
} FringeTraceWords;

/**
 * fringe_trace_read:
 * @text: (array length=length): up to %FRINGE_TRACE_BYTES_MAX bytes, any
 *
 * Reads what a program printed, an expansion after the other: boards as fringe_board_parse() takes them, one a line, in
 * several lines, or with empty lines between; the moves from the start, a line each; or JSON: an array of boards as
 * texts or as arrays of tiles, of moves, or of objects with the members `board` or `state`, `moves` or `path`, `g`,
 * `h`, `f`, of which all others are passed over; or such values one after the other. Round brackets stand for square
 * ones. O(length).
 *
 * Errors: %FRINGE_EXPORT_ERROR_BAD_FILE with a sentence that says where and what.
 *
 * Returns: (transfer full) (nullable): one expansion at least
 */
FringeTrace *fringe_trace_read (const char *text, gsize length, const FringeTraceWords *words, GError **error);
