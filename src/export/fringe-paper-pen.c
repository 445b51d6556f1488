/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-paper-pen.h"

void
fringe_paper_pen_init (FringePaperPen *pen, cairo_t *cr, cairo_font_face_t *figures, GCancellable *cancellable)
{
  gboolean is_image = cairo_surface_get_type (cairo_get_target (cr)) == CAIRO_SURFACE_TYPE_IMAGE;

  *pen = (FringePaperPen) { .cr = cr, .cancellable = cancellable };
  if (is_image)
    fringe_cancellable_pen_init (&pen->image, cr, cancellable);
  else
    pen->pdf = fringe_pdf_pen_new (cr, figures, cancellable);
}

void
fringe_paper_pen_clear (FringePaperPen *pen)
{
  g_clear_pointer (&pen->pdf, fringe_pdf_pen_free);
}

FringePen *
fringe_paper_pen_base (FringePaperPen *pen)
{
  return pen->pdf != NULL ? fringe_pdf_pen_base (pen->pdf) : fringe_cancellable_pen_base (&pen->image);
}

void
fringe_paper_pen_push (FringePaperPen *pen, const FringeRect *clip, double x, double y, double scale)
{
  if (pen->pdf != NULL)
    fringe_pdf_pen_flush (pen->pdf);
  cairo_save (pen->cr);
  if (clip != NULL)
    {
      cairo_rectangle (pen->cr, clip->x, clip->y, clip->width, clip->height);
      cairo_clip (pen->cr);
    }
  cairo_translate (pen->cr, x, y);
  cairo_scale (pen->cr, scale, scale);
  if (pen->pdf == NULL)
    fringe_cancellable_pen_init (&pen->image, pen->cr, pen->cancellable);
}

void
fringe_paper_pen_pop (FringePaperPen *pen)
{
  if (pen->pdf != NULL)
    fringe_pdf_pen_flush (pen->pdf);
  cairo_restore (pen->cr);
  if (pen->pdf == NULL)
    fringe_cancellable_pen_init (&pen->image, pen->cr, pen->cancellable);
}
