/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-exam.h"
#include "fringe-exam-picture.h"

/* Each format appends its questions to a text, one by one. */

/**
 * FringeExamWriting:
 * @title: (nullable): in one line
 * @macros: (nullable): of LaTeX: those of TikZ that hold
 *
 * What is being written, and by what title.
 */
typedef struct
{
  GString *text;
  const char *title;
  char *macros;
  GCancellable *cancellable;
} FringeExamWriting;

void fringe_exam_moodle_begin (FringeExamWriting *writing);
gboolean fringe_exam_moodle_add (FringeExamWriting *writing, const FringeExamQuestion *question, GError **error);
void fringe_exam_moodle_end (FringeExamWriting *writing);

void fringe_exam_gift_begin (FringeExamWriting *writing);
gboolean fringe_exam_gift_add (FringeExamWriting *writing, const FringeExamQuestion *question, GError **error);
void fringe_exam_gift_end (FringeExamWriting *writing);

void fringe_exam_latex_begin (FringeExamWriting *writing);
gboolean fringe_exam_latex_add (FringeExamWriting *writing, const FringeExamQuestion *question, GError **error);
void fringe_exam_latex_end (FringeExamWriting *writing);

/* What they share. */

/* Appends the question as HTML: the rules, boards and tree that it states, and what is asked. @images: (nullable):
 * (array length=FRINGE_N_EXAM_IMAGES): where there are none, boards are tables and the tree is a list */
void fringe_exam_html_append (GString *html, const FringeExamQuestion *question, const FringeExamImage *images);

/* Returns: (transfer full): what a list of questions calls it: "The next node 12" */
char *fringe_exam_name (const FringeExamQuestion *question);

/* Returns: how far off a number may be that is right: nothing, where it was not rounded */
const char *fringe_exam_tolerance (const FringeExamBlank *blank);
