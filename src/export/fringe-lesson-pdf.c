/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson-pdf.h"

#include "fringe-cairo-output.h"
#include "fringe-escape.h"
#include "fringe-pdf-figures.h"

#include <cairo-pdf.h>

FringeType
fringe_lesson_pdf_type (const FringeLessonPdf *pdf, double size, gboolean is_bold)
{
  return (FringeType) { pdf->theme->family, size, is_bold, FRINGE_ANCHOR_START, pdf->theme->text };
}

/* What a document says of itself besides its title. */
static void
set_author (const FringeLessonPdf *pdf)
{
  g_autofree char *author = fringe_escape_clean (pdf->export->lesson->author);

  if (*author != '\0')
    cairo_pdf_surface_set_metadata (pdf->surface, CAIRO_PDF_METADATA_AUTHOR, author);
}

gboolean
fringe_lesson_pdf_tell (const FringeLessonPdf *pdf, const FringeLessonPlace *place, GError **error)
{
  fringe_portion_tell (&pdf->export->portion, place->number, place->n_stops);
  return !g_cancellable_set_error_if_cancelled (pdf->cancellable, error);
}

gboolean
fringe_lesson_pdf_write (FringeLessonPdf *pdf,
                         double width,
                         double height,
                         FringeLessonVisit visit,
                         gpointer data,
                         GOutputStream *stream,
                         GError **error)
{
  const FringeLessonFile *lesson = pdf->export->lesson;
  FringeCairoOutput output = { stream, pdf->cancellable, NULL };
  gboolean is_drawn;

  pdf->surface = fringe_cairo_output_begin_pdf (&output, width, height, lesson->title);
  set_author (pdf);
  pdf->cr = cairo_create (pdf->surface);
  pdf->figures = fringe_pdf_figures_new ();
  is_drawn = fringe_lesson_walk (lesson, visit, data, pdf->cancellable, error);
  is_drawn = fringe_cairo_output_end_pdf (&output, pdf->surface, pdf->cr, is_drawn ? error : NULL) && is_drawn;
  cairo_font_face_destroy (pdf->figures);
  return is_drawn;
}
