/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-font.h"
#include "fringe-pdf-pen.h"
#include "fringe-picture-writers.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* More sheets than these nobody glues together. */
#define SHEETS_MAX 400
#define SMALLER 0.98
#define NOTE_SIZE 7.0

typedef struct
{
  FringePdfPen *pen;
  const FringeFrame *frame;
  const FringePaper *paper;
  GCancellable *cancellable;
} Pages;

static void
draw_content (const Pages *pages, const FringeRect *clip, double x, double y, double scale, const FringeRect *part)
{
  const FringeFrame *frame = pages->frame;
  FringePen *pen = fringe_pdf_pen_base (pages->pen);

  fringe_pdf_pen_push (pages->pen, clip, x, y, scale * frame->magnify);
  if (part != NULL)
    fringe_frame_draw_part (frame, pen, part);
  else
    fringe_frame_draw_content (frame, pen);
  fringe_pdf_pen_pop (pages->pen);
  fringe_pdf_pen_push (pages->pen, clip, x, y, scale * frame->legend_magnify);
  fringe_frame_draw_words (frame, pen);
  fringe_pdf_pen_pop (pages->pen);
}

/* A page as large as the picture. */
static void
draw_page (const Pages *pages)
{
  fringe_pdf_pen_begin_page (pages->pen, pages->frame->width * FRINGE_POINTS_PER_PIXEL,
                             pages->frame->height * FRINGE_POINTS_PER_PIXEL);
  draw_content (pages, NULL, 0, 0, FRINGE_POINTS_PER_PIXEL, NULL);
  fringe_pdf_pen_end_page (pages->pen);
}

static void
draw_paper_ground (const Pages *pages)
{
  if (!pages->frame->picture->is_transparent)
    fringe_pen_rectangle (fringe_pdf_pen_base (pages->pen), 0, 0, pages->paper->width, pages->paper->height, 0,
                          &(FringeStroke) { .fill = pages->frame->theme->background });
}

/* In the middle of a sheet. */
static void
draw_sheet (const Pages *pages)
{
  const FringePaper *paper = pages->paper;
  double x = (paper->width - pages->frame->width * FRINGE_POINTS_PER_PIXEL) / 2;
  double y = (paper->height - pages->frame->height * FRINGE_POINTS_PER_PIXEL) / 2;

  fringe_pdf_pen_begin_page (pages->pen, paper->width, paper->height);
  draw_paper_ground (pages);
  draw_content (pages, NULL, x, y, FRINGE_POINTS_PER_PIXEL, NULL);
  fringe_pdf_pen_end_page (pages->pen);
}

/* A picture on several sheets: so many rows and columns of them, each showing so much of it. */
typedef struct
{
  guint rows, columns;
  double scale;         /* points for a pixel */
  double width, height; /* in pixels */
} Sheets;

static Sheets
count_sheets (const FringeFrame *frame, const FringePaper *paper, double scale)
{
  Sheets sheets = { .scale = scale };

  sheets.width = fringe_paper_inner_width (paper) / scale;
  sheets.height = fringe_paper_inner_height (paper) / scale;
  sheets.columns = (guint) ceil (frame->width / sheets.width);
  sheets.rows = (guint) ceil (frame->height / sheets.height);
  return sheets;
}

static void
draw_note (const Pages *pages, const Sheets *sheets, guint row, guint column)
{
  const FringePaper *paper = pages->paper;
  const FringeTheme *theme = pages->frame->theme;
  FringeType type = { theme->family, NOTE_SIZE, false, FRINGE_ANCHOR_END, theme->text_dim };
  /* Translators: at the edge of a sheet, one of several that are laid side by side. */
  g_autofree char *note = g_strdup_printf (_("Row %u of %u, column %u of %u"), row + 1, sheets->rows, column + 1,
                                           sheets->columns);

  fringe_pen_text (fringe_pdf_pen_base (pages->pen), paper->width - paper->margin,
                   paper->height - fmax (paper->margin - 2 * NOTE_SIZE, NOTE_SIZE), note, &type);
}

/* A sheet with nothing on it is left out. */
static void
draw_tile (const Pages *pages, const Sheets *sheets, guint row, guint column)
{
  const FringePaper *paper = pages->paper;
  double x = column * sheets->width, y = row * sheets->height, magnify = pages->frame->magnify;
  FringeRect part = { x / magnify, y / magnify, sheets->width / magnify, sheets->height / magnify };
  FringeRect clip = { paper->margin, paper->margin, fringe_paper_inner_width (paper),
                      fringe_paper_inner_height (paper) };

  if (!fringe_frame_has_part (pages->frame, &part))
    return;
  fringe_pdf_pen_begin_page (pages->pen, paper->width, paper->height);
  draw_paper_ground (pages);
  draw_content (pages, &clip, paper->margin - x * sheets->scale, paper->margin - y * sheets->scale, sheets->scale,
                &part);
  draw_note (pages, sheets, row, column);
  fringe_pdf_pen_end_page (pages->pen);
}

static Sheets
plan_sheets (const FringeFrame *frame, const FringePaper *paper)
{
  double scale = FRINGE_POINTS_PER_PIXEL;
  Sheets sheets = count_sheets (frame, paper, scale);

  while ((guint64) sheets.rows * sheets.columns > SHEETS_MAX)
    sheets = count_sheets (frame, paper, scale *= SMALLER);
  return sheets;
}

static void
draw_tiles (const Pages *pages, const Sheets *sheets)
{
  for (guint row = 0; row < sheets->rows; row++)
    for (guint column = 0; column < sheets->columns && !g_cancellable_is_cancelled (pages->cancellable); column++)
      draw_tile (pages, sheets, row, column);
}

static FringeLimits
limits_of (const FringePaper *paper)
{
  if (paper == NULL)
    return (FringeLimits) { FRINGE_PDF_POINTS_MAX / FRINGE_POINTS_PER_PIXEL,
                            FRINGE_PDF_POINTS_MAX / FRINGE_POINTS_PER_PIXEL, INFINITY, FRINGE_PDF_MAGNIFY_MIN };
  if (paper->tiles)
    return (FringeLimits) { INFINITY, INFINITY, INFINITY, 0 };
  return (FringeLimits) { fringe_paper_inner_width (paper) / FRINGE_POINTS_PER_PIXEL,
                          fringe_paper_inner_height (paper) / FRINGE_POINTS_PER_PIXEL, INFINITY,
                          FRINGE_PDF_MAGNIFY_MIN };
}

/* Paper is turned where that lets the picture be larger. */
static gboolean
fit_paper (FringeFrame *frame, FringePaper *paper, const FringePicture *picture, GError **error)
{
  FringePaper turned = fringe_paper_turned (paper);
  FringeLimits limits = limits_of (paper), limits_of_turned = limits_of (&turned);
  FringeFrame other;

  if (!fringe_frame_init (frame, picture, 1, &limits, error))
    return FALSE;
  if (paper->is_slide)
    return TRUE;
  if (paper->tiles)
    {
      Sheets upright = plan_sheets (frame, paper), across = plan_sheets (frame, &turned);

      if (across.rows * across.columns < upright.rows * upright.columns)
        *paper = turned;
      return TRUE;
    }
  if (!fringe_frame_init (&other, picture, 1, &limits_of_turned, error))
    {
      fringe_frame_clear (frame);
      return FALSE;
    }
  if (other.scale > frame->scale)
    {
      FringeFrame swapped = *frame;

      *frame = other;
      other = swapped;
      *paper = turned;
    }
  fringe_frame_clear (&other);
  return TRUE;
}

static void
draw_all (FringeFrame *frame, const Pages *pages, FringeWriting *writing)
{
  for (guint i = 0; i < writing->steps->len && !g_cancellable_is_cancelled (writing->cancellable); i++)
    {
      fringe_frame_set_step (frame, g_array_index (writing->steps, uint32_t, i));
      if (pages->paper == NULL)
        draw_page (pages);
      else if (!pages->paper->tiles)
        draw_sheet (pages);
      else
        {
          Sheets sheets = plan_sheets (frame, pages->paper);

          writing->scale_used = sheets.scale / FRINGE_POINTS_PER_PIXEL;
          draw_tiles (pages, &sheets);
        }
    }
}

gboolean
fringe_picture_write_pdf (FringeWriting *writing, GError **error)
{
  const FringePicture *picture = writing->picture;
  FringeLimits limits = limits_of (NULL);
  FringePaper paper;
  FringeFrame frame;
  Pages pages = { NULL, &frame, picture->paper != NULL ? &paper : NULL, writing->cancellable };

  if (picture->paper != NULL)
    paper = *picture->paper;
  if (!(picture->paper != NULL ? fit_paper (&frame, &paper, picture, error)
                               : fringe_frame_init (&frame, picture, 1, &limits, error)))
    return FALSE;
  writing->scale_used = frame.scale;
  pages.pen = fringe_pdf_pen_new (writing->stream, writing->cancellable);
  draw_all (&frame, &pages, writing);
  fringe_frame_clear (&frame);
  return fringe_pdf_pen_close (pages.pen, writing->name, error);
}
