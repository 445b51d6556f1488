/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-cli-output.h"
#include "fringe-exercise-file.h"

/**
 * FringeCliGraded:
 * @path: of the file
 * @problem: (nullable): why it could not be graded; then nothing of the rest means anything
 * @times: how often each reason stands for a slip
 * @right_by: (nullable): other rules by which all that was done is right, in words
 * @first: the first slip, where there is one
 *
 * What came out of one file.
 */
typedef struct
{
  char *path;
  char *problem;
  FringeExerciseFile *file;
  FringeMarks marks;
  double seconds;
  guint n_slips;
  FringeSlip first;
  guint times[FRINGE_N_SLIP_REASONS];
  char *right_by;
} FringeCliGraded;

void fringe_cli_graded_free (FringeCliGraded *graded);

/* Writes a row for each file and, in the format text, what went wrong in the class. @by_class: only the latter.
 * Returns: whether all was written */
gboolean
fringe_cli_graded_write (const FringeCliOptions *options, const GPtrArray *all, gboolean by_class, GError **error);
