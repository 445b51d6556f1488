/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-lesson-export.h"
#include "fringe-lesson-walk.h"
#include "fringe-pen.h"

#include <cairo.h>

/**
 * FringeLessonPdf:
 * @export: what is written
 * @theme: that of @export
 * @cancellable: (nullable)
 * @cr: what pages are drawn with
 * @figures: as fringe_paper_pen_init() takes them
 *
 * A lesson that is written as a PDF file. The first three are given.
 */
typedef struct
{
  const FringeLessonExport *export;
  const FringeTheme *theme;
  GCancellable *cancellable;
  cairo_surface_t *surface;
  cairo_t *cr;
  cairo_font_face_t *figures;
} FringeLessonPdf;

/* Writes a file with what @visit draws at each stop. @width, @height: of a page, in points. Returns: whether all of it
 * was written */
gboolean fringe_lesson_pdf_write (FringeLessonPdf *pdf,
                                  double width,
                                  double height,
                                  FringeLessonVisit visit,
                                  gpointer data,
                                  GOutputStream *stream,
                                  GError **error);

/* Returns: letters of the theme, in its colour, that begin at their place */
FringeType fringe_lesson_pdf_type (const FringeLessonPdf *pdf, double size, gboolean is_bold);

/* Returns: whether to go on after a stop that was drawn */
gboolean fringe_lesson_pdf_tell (const FringeLessonPdf *pdf, const FringeLessonPlace *place, GError **error);
