/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-fit.h"

#include <glib/gi18n-lib.h>

#define MM_PER_INCH 25.4
/* The height of a digit of g, h and f at 100 %, in pixels. */
#define LETTER 10.0
/* What is scaled down less than that looks as if it were not. */
#define WHOLE 0.999

static double
millimetres (double pixels)
{
  return pixels * MM_PER_INCH / FRINGE_PIXELS_PER_INCH;
}

static char *
print_length (double mm)
{
  if (mm >= 1000)
    /* Translators: a length in metres. */
    return g_strdup_printf (_("%.1f m"), mm / 1000);
  /* Translators: a length in millimetres. */
  return mm >= 100 ? g_strdup_printf (_("%.0f mm"), mm) : g_strdup_printf (_("%.2g mm"), mm);
}

static gboolean
is_on_paper (const FringePicture *picture, FringeFormat format)
{
  return format == FRINGE_FORMAT_PDF && picture->paper != NULL;
}

static gboolean
is_on_slide (const FringePicture *picture, FringeFormat format)
{
  return format == FRINGE_FORMAT_TEX && picture->is_beamer;
}

double
fringe_fit_letters (const FringeFit *fit)
{
  return millimetres (LETTER * fit->scale);
}

gboolean
fringe_fit_is_too_small (const FringePicture *picture, FringeFormat format, const FringeFit *fit)
{
  return (is_on_paper (picture, format) || is_on_slide (picture, format))
         && fringe_fit_letters (fit) < FRINGE_LETTERS_MM_MIN;
}

static char *
small_sentence (const FringePicture *picture, FringeFormat format, const FringeFit *fit)
{
  g_autofree char *width = print_length (millimetres (fit->width)), *height = print_length (millimetres (fit->height)),
                  *letters = print_length (fringe_fit_letters (fit));

  if (is_on_slide (picture, format))
    /* Translators: three lengths, such as "1.2 m". */
    return g_strdup_printf (_("At full size the picture is %1$s wide and %2$s high; on the slide its letters are %3$s "
                              "high, too small to be read."), width, height, letters);
  if (picture->paper->tiles)
    /* Translators: three lengths, such as "1.2 m". */
    return g_strdup_printf (_("At full size the picture is %1$s wide and %2$s high; even on all the sheets that there "
                              "may be its letters are %3$s high, too small to be read."), width, height, letters);
  /* Translators: three lengths, such as "1.2 m". */
  return g_strdup_printf (_("At full size the picture is %1$s wide and %2$s high; on this paper its letters are %3$s "
                            "high, too small to be read."), width, height, letters);
}

/* What the format cannot hold. */
static char *
limit_sentence (FringeFormat format, const FringeFit *fit)
{
  g_autofree char *width = print_length (millimetres (fit->width)), *height = print_length (millimetres (fit->height));
  double percent = 100 * fit->scale;

  if (format == FRINGE_FORMAT_PNG)
    /* Translators: the size of a picture in pixels, and a percentage. */
    return g_strdup_printf (_("The picture would have %1$.0f × %2$.0f pixels, more than a PNG file holds: it is scaled "
                              "down to %3$.3g %%. SVG holds all of it."), fit->width, fit->height, percent);
  if (format == FRINGE_FORMAT_TEX)
    /* Translators: two lengths, such as "1.2 m", and a percentage. */
    return g_strdup_printf (_("The picture is %1$s wide and %2$s high, more than TeX holds: it is scaled down to "
                              "%3$.3g %%."), width, height, percent);
  /* Translators: two lengths, such as "1.2 m", and a percentage. */
  return g_strdup_printf (_("The picture is %1$s wide and %2$s high, more than a page of PDF holds: it is scaled down to "
                            "%3$.3g %%. SVG holds all of it."), width, height, percent);
}

char *
fringe_fit_sentence (const FringePicture *picture, FringeFormat format, const FringeFit *fit)
{
  if (fit->scale >= WHOLE)
    return NULL;
  if (fringe_fit_is_too_small (picture, format, fit))
    return small_sentence (picture, format, fit);
  if (is_on_paper (picture, format))
    /* Translators: what a picture is scaled down to, in per cent. */
    return g_strdup_printf (_("Scaled down to %.3g %% to fit on the paper."), 100 * fit->scale);
  if (is_on_slide (picture, format))
    /* Translators: what a picture is scaled down to, in per cent. */
    return g_strdup_printf (_("Scaled down to %.3g %% to fit on the slide."), 100 * fit->scale);
  return limit_sentence (format, fit);
}
