/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-exam.h"

#include <gio/gio.h>

/**
 * FringeExamFormat:
 * @FRINGE_EXAM_MOODLE: Moodle XML: multiple choice, numerical and cloze, with embedded pictures
 * @FRINGE_EXAM_GIFT: GIFT, which has no pictures: boards are tables, trees are lists
 * @FRINGE_EXAM_LATEX: a document of the class exam, whose answers \printanswers shows
 */
typedef enum
{
  FRINGE_EXAM_MOODLE,
  FRINGE_EXAM_GIFT,
  FRINGE_EXAM_LATEX,
  FRINGE_N_EXAM_FORMATS
} FringeExamFormat;

/* A longer title is cut, in characters. */
#define FRINGE_EXAM_TITLE_MAX 200u

/* Returns: what the name of such a file ends in, without a point: "xml", "gift", "tex" */
const char *fringe_exam_format_ending (FringeExamFormat format);

/* Returns: (transfer none): the name of a format for a menu */
const char *fringe_exam_format_title (FringeExamFormat format);

/* Returns: whether @ending, without a point, is one of these, in upper or lower case; else @format is untouched */
gboolean fringe_exam_format_from_ending (const char *ending, FringeExamFormat *format);

/**
 * fringe_exam_save:
 * @exam: (transfer none): at its first question
 * @title: (nullable): any text: of the exam, and of the category of its questions
 *
 * Writes all questions into a file; memory does not grow with their number. An existing file is as it was unless all
 * was written.
 *
 * Returns: whether all of it was written; else an error of fringe_exam_next(), #FRINGE_EXPORT_ERROR or #G_IO_ERROR
 */
gboolean fringe_exam_save (FringeExam *exam,
                           FringeExamFormat format,
                           const char *title,
                           GFile *file,
                           FringeProgress progress,
                           gpointer progress_data,
                           GCancellable *cancellable,
                           GError **error);

/* A larger file may be refused by Moodle, in bytes. */
#define FRINGE_EXAM_BYTES_MAX 10000000u

/* Returns: (transfer full) (nullable): what to do where the file that was saved is too large for its platform */
char *fringe_exam_size_sentence (GFile *file, FringeExamFormat format);

/* Makes an exam and saves it, both in the background. What it is given is copied; @callback is called in the main
 * context of the caller. Errors are those of fringe_exam_new(), too. */
void fringe_exam_save_async (const FringeExamQuery *query,
                             FringeExamFormat format,
                             const char *title,
                             GFile *file,
                             FringeProgress progress,
                             gpointer progress_data,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer data);
gboolean fringe_exam_save_finish (GAsyncResult *result, GError **error);
