/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson-forms.h"

#include "fringe-export-error.h"
#include "fringe-lesson-pdf.h"
#include "fringe-stop-picture.h"

#include <math.h>

/* A picture is laid out in so many pixels, and takes this share of the width of the paper. */
#define PICTURE_WIDTH 640.0
#define PICTURE_HEIGHT 340.0
#define PICTURE_UNIT 0.8
#define PICTURE_SHARE 0.5
/* Inside of its outline, in points, as all that follows. */
#define PADDING 6.0
#define GAP 16.0
#define ROW_GAP 14.0
#define TITLE_SIZE 20.0
#define AUTHOR_SIZE 11.0
#define CAPTION_SIZE 11.0
/* A caption that is too long for its row is made smaller, down to this size. */
#define CAPTION_SIZE_MIN 6.0
#define TITLE_LINES 3
#define AUTHOR_LINES 2
#define NUMBER_LINE 15.0
#define PAGE_SIZE 9.0
#define FOOT 14.0
/* Between the lines for notes there are 8 mm. */
#define NOTE_LINE (8 * FRINGE_POINTS_PER_MM)
#define NOTE_WIDTH 0.5
/* On narrower paper nothing could be read. */
#define WIDTH_MIN 200.0

typedef struct
{
  FringeLessonPdf pdf;
  FringeWords title, author;
  double top;       /* of the first row of the first page */
  guint n_rows;     /* on a page */
  double row;       /* its height, with the gap below */
  FringeRect frame; /* of a picture, in its row */
} Handout;

/* Divides the page. Returns: FALSE with an error where not even one row has room */
static gboolean
measure (Handout *handout, GError **error)
{
  const FringePaper *paper = &handout->pdf.export->paper;
  double width = fringe_paper_inner_width (paper), height = fringe_paper_inner_height (paper) - FOOT;
  FringeType title = fringe_lesson_pdf_type (&handout->pdf, TITLE_SIZE, TRUE),
             author = fringe_lesson_pdf_type (&handout->pdf, AUTHOR_SIZE, FALSE);
  double inner = PICTURE_SHARE * width - 2 * PADDING;

  author.color = handout->pdf.theme->text_dim;
  fringe_words_init_as (&handout->title, &title, handout->pdf.export->lesson->title, width);
  fringe_words_init_as (&handout->author, &author, handout->pdf.export->lesson->author, width);
  fringe_words_cut (&handout->title, TITLE_LINES);
  fringe_words_cut (&handout->author, AUTHOR_LINES);
  handout->top = handout->title.height + handout->author.height + GAP;
  handout->frame = (FringeRect) { 0, 0, PICTURE_SHARE * width, inner * PICTURE_HEIGHT / PICTURE_WIDTH + 2 * PADDING };
  handout->row = handout->frame.height + ROW_GAP;
  if (width < WIDTH_MIN || height - handout->top < handout->frame.height)
    {
      fringe_frame_fail_for_room (error);
      return FALSE;
    }
  handout->n_rows = (guint) ((height - handout->top + ROW_GAP) / handout->row);
  handout->row = (height - handout->top + ROW_GAP) / handout->n_rows;
  return TRUE;
}

/* Draws lines down to @bottom. */
static void
draw_lines (const Handout *handout, FringePen *pen, double left, double right, double top, double bottom)
{
  for (double y = top + NOTE_LINE; y <= bottom; y += NOTE_LINE)
    {
      double points[] = { left, y, right, y };

      fringe_pen_polyline (pen, points, 2, &(FringeStroke) { .line = handout->pdf.theme->edge, .width = NOTE_WIDTH });
    }
}

/* Breaks a caption into lines that have room. */
static void
fit_caption (FringeWords *words, FringeType *type, const char *caption, double width, double height)
{
  fringe_words_init_as (words, type, caption, width);
  for (; words->height > height && type->size > CAPTION_SIZE_MIN; type->size--)
    {
      fringe_words_clear (words);
      fringe_words_init_as (words, type, caption, width);
    }
  if (words->height > height)
    fringe_words_cut (words, (guint) (words->lines->len * height / words->height));
}

/* Draws number and caption beside the picture, and lines for notes below them. */
static void
draw_text (const Handout *handout, FringePen *pen, const FringeLessonPlace *place, double y)
{
  const FringePaper *paper = &handout->pdf.export->paper;
  double left = paper->margin + handout->frame.width + GAP, right = paper->width - paper->margin;
  double height = handout->row - ROW_GAP - NUMBER_LINE;
  FringeType type = fringe_lesson_pdf_type (&handout->pdf, CAPTION_SIZE, TRUE);
  g_autofree char *caption = fringe_lesson_caption (place->stop);
  g_autofree char *number = g_strdup_printf (place->stop->is_question ? "%u\u2003?" : "%u", place->number);
  FringeWords words;

  fringe_pen_text (pen, left, y + CAPTION_SIZE, number, &type);
  type.bold = FALSE;
  y += NUMBER_LINE;
  fit_caption (&words, &type, caption, right - left, height);
  fringe_words_draw (&words, pen, left, y);
  draw_lines (handout, pen, left, right, y + words.height, y + height);
  fringe_words_clear (&words);
}

static void
draw_head (const Handout *handout, FringePen *pen)
{
  double margin = handout->pdf.export->paper.margin;

  fringe_words_draw (&handout->title, pen, margin, margin);
  fringe_words_draw (&handout->author, pen, margin, margin + handout->title.height);
}

static void
draw_foot (const Handout *handout, FringePen *pen, const FringeLessonPlace *place)
{
  const FringePaper *paper = &handout->pdf.export->paper;
  FringeType type = fringe_lesson_pdf_type (&handout->pdf, PAGE_SIZE, FALSE);
  guint page = (place->number - 1) / handout->n_rows + 1, n_pages = (place->n_stops - 1) / handout->n_rows + 1;
  g_autofree char *number = g_strdup_printf ("%u\u00a0/\u00a0%u", page, n_pages);

  type.color = handout->pdf.theme->text_dim;
  type.anchor = FRINGE_ANCHOR_END;
  fringe_pen_text (pen, paper->width - paper->margin, paper->height - paper->margin, number, &type);
}

static gboolean
draw_picture (const Handout *handout, FringePaperPen *pen, const FringeLessonPlace *place, double y, GError **error)
{
  const double scale = (handout->frame.width - 2 * PADDING) / PICTURE_WIDTH, x = handout->pdf.export->paper.margin;
  FringeStopPicture picture;

  if (!fringe_stop_picture_init (&picture, place, handout->pdf.export->theme, PICTURE_WIDTH, PICTURE_HEIGHT,
                                 PICTURE_UNIT, error))
    return FALSE;
  fringe_stop_picture_draw (&picture, pen, x + PADDING, y + PADDING, scale);
  fringe_pen_rectangle (fringe_paper_pen_base (pen), x, y, handout->frame.width, handout->frame.height, PADDING,
                        &(FringeStroke) { .line = handout->pdf.theme->edge, .width = NOTE_WIDTH });
  fringe_stop_picture_clear (&picture);
  return TRUE;
}

static gboolean
draw_row (const FringeLessonPlace *place, gpointer data, GError **error)
{
  const Handout *handout = data;
  guint row = (place->number - 1) % handout->n_rows;
  double y = handout->pdf.export->paper.margin + handout->top + row * handout->row;
  FringePaperPen pen;
  gboolean has_room;

  fringe_paper_pen_init (&pen, handout->pdf.cr, handout->pdf.figures, handout->pdf.cancellable);
  if (row == 0)
    draw_foot (handout, fringe_paper_pen_base (&pen), place);
  if (place->number == 1)
    draw_head (handout, fringe_paper_pen_base (&pen));
  has_room = draw_picture (handout, &pen, place, y, error);
  draw_text (handout, fringe_paper_pen_base (&pen), place, y);
  fringe_paper_pen_clear (&pen);
  if (row + 1 == handout->n_rows || place->number == place->n_stops)
    cairo_show_page (handout->pdf.cr);
  return has_room && fringe_lesson_pdf_tell (&handout->pdf, place, error);
}

gboolean
fringe_lesson_write_handout (const FringeLessonExport *export,
                             GOutputStream *stream,
                             GCancellable *cancellable,
                             GError **error)
{
  Handout handout
      = { .pdf = { .export = export, .theme = fringe_theme_of_file (export->theme), .cancellable = cancellable } };
  gboolean is_written = measure (&handout, error)
                        && fringe_lesson_pdf_write (&handout.pdf, export->paper.width, export->paper.height, draw_row,
                                                    &handout, stream, error);

  fringe_words_clear (&handout.title);
  fringe_words_clear (&handout.author);
  return is_written;
}
