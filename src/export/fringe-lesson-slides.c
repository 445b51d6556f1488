/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson-forms.h"

#include "fringe-cairo-output.h"
#include "fringe-font.h"
#include "fringe-pdf-figures.h"
#include "fringe-picture-writers.h"
#include "fringe-stop-picture.h"

#include <cairo-pdf.h>
#include <glib/gi18n-lib.h>

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
/* The word that marks a question, with so much room around. */
#define TAG_SIZE 20.0
#define TAG_SIDE 14.0
#define TAG_HEIGHT 34.0

typedef struct
{
  const FringeLessonExport *export;
  const FringeTheme *theme;
  cairo_surface_t *pdf;
  cairo_t *cr;
  cairo_font_face_t *figures;
  GCancellable *cancellable;
} Slides;

/* Draws the word before the caption. Returns: how far the caption is to the right of it */
static double
draw_tag (const Slides *slides, FringePen *pen)
{
  const FringeTheme *theme = slides->theme;
  FringeType type = { theme->family, TAG_SIZE, TRUE, FRINGE_ANCHOR_START, theme->background };
  /* Translators: stands before what is asked on a slide */
  const char *word = _ ("Question");
  double width = fringe_font_width (&type, word) + 2 * TAG_SIDE;

  fringe_pen_rectangle (pen, MARGIN, MARGIN + 2, width, TAG_HEIGHT, TAG_HEIGHT / 2,
                        &(FringeStroke) { .fill = theme->accent });
  fringe_pen_text (pen, MARGIN + TAG_SIDE, MARGIN + 2 + TAG_HEIGHT / 2 + TAG_SIZE * FRINGE_DIGIT_HEIGHT / 2, word,
                   &type);
  return width + GAP;
}

/* Returns: where the room below the caption begins */
static double
draw_caption (const Slides *slides, FringePen *pen, const FringeLessonPlace *place)
{
  g_autofree char *caption = fringe_lesson_caption (place->stop);
  FringeType type = { slides->theme->family, CAPTION_SIZE, TRUE, FRINGE_ANCHOR_START, slides->theme->text };
  double x = MARGIN + (place->stop->is_question ? draw_tag (slides, pen) : 0), end;
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
draw_foot (const Slides *slides, FringePen *pen, const FringeLessonPlace *place)
{
  FringeType type = { slides->theme->family, FOOT_SIZE, FALSE, FRINGE_ANCHOR_END, slides->theme->text_dim };
  g_autofree char *number = g_strdup_printf ("%u\u00a0/\u00a0%u", place->number, place->n_stops);
  FringeWords title;

  fringe_pen_text (pen, WIDTH - MARGIN, HEIGHT - FOOT, number, &type);
  type.anchor = FRINGE_ANCHOR_START;
  fringe_words_init_as (&title, &type, slides->export->lesson->title, WIDTH - 5 * MARGIN);
  fringe_words_cut (&title, 1);
  if (title.lines != NULL)
    fringe_pen_text (pen, MARGIN, HEIGHT - FOOT, g_ptr_array_index (title.lines, 0), &type);
  fringe_words_clear (&title);
}

static void
name_slide (const Slides *slides, const FringeLessonPlace *place)
{
  g_autofree char *caption = fringe_lesson_caption (place->stop);
  g_autofree char *label = g_strdup_printf ("%u", place->number);
  g_autofree char *name = g_strdup_printf ("%u  %s", place->number, caption);
  g_autofree char *link = g_strdup_printf ("page=%u", place->number);

  cairo_pdf_surface_set_page_label (slides->pdf, label);
  cairo_pdf_surface_add_outline (slides->pdf, CAIRO_PDF_OUTLINE_ROOT, name, link, (cairo_pdf_outline_flags_t) 0);
}

static gboolean
draw_slide (const FringeLessonPlace *place, gpointer data, GError **error)
{
  const Slides *slides = data;
  FringeStopPicture picture;
  FringePaperPen pen;
  gboolean has_room;
  double top;

  fringe_paper_pen_init (&pen, slides->cr, slides->figures, slides->cancellable);
  fringe_paper_pen_push (&pen, NULL, 0, 0, FRINGE_POINTS_PER_PIXEL);
  fringe_pen_rectangle (fringe_paper_pen_base (&pen), 0, 0, WIDTH, HEIGHT, 0,
                        &(FringeStroke) { .fill = slides->theme->background });
  top = draw_caption (slides, fringe_paper_pen_base (&pen), place);
  draw_foot (slides, fringe_paper_pen_base (&pen), place);
  fringe_paper_pen_pop (&pen);
  has_room = fringe_stop_picture_init (&picture, place, slides->export->theme, WIDTH - 2 * MARGIN,
                                       HEIGHT - top - FOOT - FOOT_SIZE - GAP, 1, error);
  if (has_room)
    {
      fringe_stop_picture_draw (&picture, &pen, MARGIN * FRINGE_POINTS_PER_PIXEL, top * FRINGE_POINTS_PER_PIXEL,
                                FRINGE_POINTS_PER_PIXEL);
      fringe_stop_picture_clear (&picture);
    }
  fringe_paper_pen_clear (&pen);
  name_slide (slides, place);
  cairo_show_page (slides->cr);
  fringe_portion_tell (&slides->export->portion, place->number, place->n_stops);
  return has_room && !g_cancellable_set_error_if_cancelled (slides->cancellable, error);
}

gboolean
fringe_lesson_write_slides (const FringeLessonExport *export,
                            GOutputStream *stream,
                            GCancellable *cancellable,
                            GError **error)
{
  FringeCairoOutput output = { stream, cancellable, NULL };
  Slides slides = { .export = export, .theme = fringe_theme_of_file (export->theme), .cancellable = cancellable };
  gboolean is_drawn;

  slides.pdf = fringe_cairo_output_begin_pdf (&output, WIDTH * FRINGE_POINTS_PER_PIXEL,
                                              HEIGHT * FRINGE_POINTS_PER_PIXEL, export->lesson->title);
  fringe_lesson_set_author (export->lesson, slides.pdf);
  slides.cr = cairo_create (slides.pdf);
  slides.figures = fringe_pdf_figures_new ();
  is_drawn = fringe_lesson_walk (export->lesson, draw_slide, &slides, cancellable, error);
  is_drawn = fringe_cairo_output_end_pdf (&output, slides.pdf, slides.cr, is_drawn ? error : NULL) && is_drawn;
  cairo_font_face_destroy (slides.figures);
  return is_drawn;
}
