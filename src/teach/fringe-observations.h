/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-explain.h"

/**
 * FringeObservationsWords:
 * @rows: the rows of the boards, or 0 where they shall tell
 * @columns: the columns of the boards, or 0
 * @goal: (nullable): the goal of the empty cells, or NULL for 1 2 … 0
 *
 * What is said of a table beside it.
 */
typedef struct
{
  int rows, columns;
  const char *goal;
} FringeObservationsWords;

/**
 * FringeObservationsFault:
 * @line: where it is, from 1; 0 where it is of the table as a whole, or of the goal beside it
 * @column: the character of that line, from 1, or 0
 * @is_said: whether the sentence itself says where
 * @is_goal: whether it is the goal beside the table that does not go with a start
 * @lacks_size: whether the rows and columns that were not said would mend it
 *
 * Where a table is wrong.
 */
typedef struct
{
  int line, column;
  gboolean is_said;
  gboolean is_goal;
  gboolean lacks_size;
} FringeObservationsFault;

/**
 * fringe_observations_read:
 * @text: a table as CSV (RFC 4180) of @length bytes
 * @fault: (out): where it is wrong, when the result is %NULL
 *
 * The first line names the columns in any order: start, goal, cost, expanded, generated, open. An empty
 * cell is a count that is not known, or the goal of @words.
 *
 * Errors: %G_IO_ERROR_INVALID_DATA with a sentence about what is wrong there.
 *
 * Returns: (transfer full) (element-type FringeObservation): up to %FRINGE_OBSERVATIONS_MAX, each with a count at
 *   least
 */
GArray *fringe_observations_read (const char *text,
                                  gsize length,
                                  const FringeObservationsWords *words,
                                  FringeObservationsFault *fault,
                                  GError **error);

/**
 * fringe_count_parse:
 *
 * Reads a count as a person writes it: a whole number. FALSE with %G_IO_ERROR_INVALID_DATA and a sentence that quotes
 * @text.
 */
gboolean fringe_count_parse (const char *text, gint64 *count, GError **error);
