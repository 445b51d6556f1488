/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson-forms.h"

#include "fringe-font.h"
#include "fringe-lesson-pdf.h"
#include "fringe-picture-writers.h"
#include "fringe-stop-picture.h"

#include <cairo-pdf.h>

/* A slide has these pixels, of which each is one of a projector with as many. */
#define WIDTH 1280.0
#define HEIGHT 720.0
#define MARGIN 40.0
/* A caption of more lines is set smaller. */
#define CAPTION_SIZE 28.0
#define CAPTION_LINES 3
#define SMALL_CAPTION_SIZE 22.0
#define FOOT_SIZE 16.0
#define FOOT 28.0
#define GAP 16.0
/* The sign before a question is a disc with a question mark: the same in all languages. */
#define SIGN_SIZE 24.0
#define SIGN_RADIUS 18.0

/* Draws the sign before a question. Returns: how far the caption is to the right of it */
static double
draw_sign (const FringeLessonPdf *pdf, FringePen *pen)
{
  FringeType type = fringe_lesson_pdf_type (pdf, SIGN_SIZE, TRUE);
  const double x = MARGIN + SIGN_RADIUS, y = MARGIN + SIGN_RADIUS;

  type.anchor = FRINGE_ANCHOR_MIDDLE;
  type.color = pdf->theme->background;
  fringe_pen_circle (pen, x, y, SIGN_RADIUS, &(FringeStroke) { .fill = pdf->theme->accent });
  fringe_pen_text (pen, x, y + SIGN_SIZE * FRINGE_DIGIT_HEIGHT / 2, "?", &type);
  return 2 * SIGN_RADIUS + GAP;
}

/* Returns: where the room below the caption begins */
static double
draw_caption (const FringeLessonPdf *pdf, FringePen *pen, const FringeLessonPlace *place)
{
  g_autofree char *caption = fringe_lesson_caption (place->stop);
  FringeType type = fringe_lesson_pdf_type (pdf, CAPTION_SIZE, TRUE);
  double x = MARGIN + (place->stop->is_question ? draw_sign (pdf, pen) : 0), end;
  FringeWords words;

  fringe_words_init_as (&words, &type, caption, WIDTH - MARGIN - x);
  if (words.lines != NULL && words.lines->len > CAPTION_LINES)
    {
      fringe_words_clear (&words);
      type.size = SMALL_CAPTION_SIZE;
      fringe_words_init_as (&words, &type, caption, WIDTH - MARGIN - x);
    }
  fringe_words_draw (&words, pen, x, MARGIN);
  end = MARGIN + words.height + GAP;
  fringe_words_clear (&words);
  return MAX (end, 2 * MARGIN + GAP);
}

/* A title that is too long is cut. */
static void
draw_foot (const FringeLessonPdf *pdf, FringePen *pen, const FringeLessonPlace *place)
{
  FringeType type = fringe_lesson_pdf_type (pdf, FOOT_SIZE, FALSE);
  g_autofree char *number = g_strdup_printf ("%u\u00a0/\u00a0%u", place->number, place->n_stops);
  FringeWords title;

  type.color = pdf->theme->text_dim;
  type.anchor = FRINGE_ANCHOR_END;
  fringe_pen_text (pen, WIDTH - MARGIN, HEIGHT - FOOT, number, &type);
  type.anchor = FRINGE_ANCHOR_START;
  fringe_words_init_as (&title, &type, pdf->export->lesson->title, WIDTH - 5 * MARGIN);
  fringe_words_cut (&title, 1);
  if (title.lines != NULL)
    fringe_pen_text (pen, MARGIN, HEIGHT - FOOT, g_ptr_array_index (title.lines, 0), &type);
  fringe_words_clear (&title);
}

static void
name_slide (const FringeLessonPdf *pdf, const FringeLessonPlace *place)
{
  g_autofree char *caption = fringe_lesson_caption (place->stop);
  g_autofree char *label = g_strdup_printf ("%u", place->number);
  g_autofree char *name = g_strdup_printf ("%u  %s", place->number, caption);
  g_autofree char *link = g_strdup_printf ("page=%u", place->number);

  cairo_pdf_surface_set_page_label (pdf->surface, label);
  cairo_pdf_surface_add_outline (pdf->surface, CAIRO_PDF_OUTLINE_ROOT, name, link, (cairo_pdf_outline_flags_t) 0);
}

static gboolean
draw_slide (const FringeLessonPlace *place, gpointer data, GError **error)
{
  const FringeLessonPdf *pdf = data;
  FringeStopPicture picture;
  FringePaperPen pen;
  gboolean has_room;
  double top;

  fringe_paper_pen_init (&pen, pdf->cr, pdf->figures, pdf->cancellable);
  fringe_paper_pen_push (&pen, NULL, 0, 0, FRINGE_POINTS_PER_PIXEL);
  fringe_pen_rectangle (fringe_paper_pen_base (&pen), 0, 0, WIDTH, HEIGHT, 0,
                        &(FringeStroke) { .fill = pdf->theme->background });
  top = draw_caption (pdf, fringe_paper_pen_base (&pen), place);
  draw_foot (pdf, fringe_paper_pen_base (&pen), place);
  fringe_paper_pen_pop (&pen);
  has_room = fringe_stop_picture_init (&picture, place, pdf->export->theme, WIDTH - 2 * MARGIN,
                                       HEIGHT - top - FOOT - FOOT_SIZE - GAP, 1, error);
  if (has_room)
    {
      fringe_stop_picture_draw (&picture, &pen, MARGIN * FRINGE_POINTS_PER_PIXEL, top * FRINGE_POINTS_PER_PIXEL,
                                FRINGE_POINTS_PER_PIXEL);
      fringe_stop_picture_clear (&picture);
    }
  fringe_paper_pen_clear (&pen);
  name_slide (pdf, place);
  cairo_show_page (pdf->cr);
  return has_room && fringe_lesson_pdf_tell (pdf, place, error);
}

gboolean
fringe_lesson_write_slides (const FringeLessonExport *export,
                            GOutputStream *stream,
                            GCancellable *cancellable,
                            GError **error)
{
  FringeLessonPdf pdf = { .export = export, .theme = fringe_theme_of_file (export->theme), .cancellable = cancellable };

  return fringe_lesson_pdf_write (&pdf, WIDTH * FRINGE_POINTS_PER_PIXEL, HEIGHT * FRINGE_POINTS_PER_PIXEL, draw_slide,
                                  &pdf, stream, error);
}
