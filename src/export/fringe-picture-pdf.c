/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-frames.h"
#include "fringe-pages.h"
#include "fringe-pdf-pen.h"
#include "fringe-picture-writers.h"

static FringePen *
base (gpointer data)
{
  return fringe_pdf_pen_base (data);
}

static void
push (gpointer data, const FringeRect *clip, double x, double y, double scale)
{
  fringe_pdf_pen_push (data, clip, x, y, scale);
}

static void
pop (gpointer data)
{
  fringe_pdf_pen_pop (data);
}

gboolean
fringe_picture_write_pdf (FringeWriting *writing, GError **error)
{
  g_autoptr (FringePages) pages = fringe_pages_new (writing->picture, error);
  FringePagePen pen = { NULL, base, push, pop };
  guint n_pages;

  if (pages == NULL)
    return FALSE;
  n_pages = fringe_pages_count (pages);
  writing->fit = fringe_pages_fit (pages);
  pen.data = fringe_pdf_pen_new (writing->stream, writing->cancellable);
  for (guint page = 0; page < n_pages && !g_cancellable_is_cancelled (writing->cancellable); page++)
    {
      fringe_pdf_pen_begin_page (pen.data, fringe_pages_width (pages), fringe_pages_height (pages));
      fringe_pages_draw (pages, page, &pen);
      fringe_pdf_pen_end_page (pen.data);
      fringe_portion_tell (&writing->picture->portion, page + 1, n_pages);
    }
  return fringe_pdf_pen_close (pen.data, writing->name, error);
}
