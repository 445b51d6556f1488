/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-lesson-file.h"
#include "fringe-paper.h"
#include "fringe-portion.h"
#include "fringe-theme.h"

/**
 * FringeLessonForm:
 * @FRINGE_LESSON_FORM_SLIDES: a PDF file with a slide for each stop
 * @FRINGE_LESSON_FORM_BEAMER: the same for LaTeX, and a slide with the title
 * @FRINGE_LESSON_FORM_HANDOUT: a PDF file with small pictures of the stops, several on a page, with room for notes
 * @FRINGE_LESSON_FORM_PAGE: a page of HTML that goes from stop to stop, in light and dark, whatever the theme
 *
 * What a lesson becomes outside of the program.
 */
typedef enum
{
  FRINGE_LESSON_FORM_SLIDES,
  FRINGE_LESSON_FORM_BEAMER,
  FRINGE_LESSON_FORM_HANDOUT,
  FRINGE_LESSON_FORM_PAGE,
  FRINGE_N_LESSON_FORMS
} FringeLessonForm;

/* @name: "slides", "beamer", "handout" or "html" */
gboolean fringe_lesson_form_from_name (const char *name, FringeLessonForm *form);

/* Returns: what the name of a file ends in, without a point */
const char *fringe_lesson_form_ending (FringeLessonForm form);

/* Returns: the theme of a form unless something else is wanted */
FringeThemeKind fringe_lesson_form_theme (FringeLessonForm form);

/**
 * FringeLessonExport:
 * @paper: of a handout
 * @portion: how many stops are written
 *
 * A lesson that leaves the program: a value.
 */
typedef struct
{
  const FringeLessonFile *lesson;
  FringeLessonForm form;
  FringeThemeKind theme;
  FringePaper paper;
  FringePortion portion;
} FringeLessonExport;

/**
 * fringe_lesson_export_write:
 *
 * Searches anew from stop to stop and writes what is seen there, in the language of the lesson; the stream stays open.
 *
 * Returns: whether all of it was written; else an error of #FRINGE_EXPORT_ERROR, which tells the stop, or #G_IO_ERROR
 */
gboolean fringe_lesson_export_write (const FringeLessonExport *export,
                                     GOutputStream *stream,
                                     GCancellable *cancellable,
                                     GError **error);

/* Writes the same into a file. An existing one is as it was unless all was written. */
gboolean
fringe_lesson_export_save (const FringeLessonExport *export, GFile *file, GCancellable *cancellable, GError **error);
