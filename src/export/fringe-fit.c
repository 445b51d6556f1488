/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-frame.h"

#include <glib/gi18n-lib.h>

/* What became of the size of a picture, in words. */

#define MM_PER_INCH 25.4
/* The height of a digit of g, h and f at 100 %, in pixels. */
#define LETTER 10.0
/* A picture that is scaled down by less than this looks as if it were not. */
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
    return g_strdup_printf (_ ("%.1f m"), mm / 1000);
  /* Translators: a length in millimetres. */
  return mm >= 100 ? g_strdup_printf (_ ("%.0f mm"), mm) : g_strdup_printf (_ ("%.2g mm"), mm);
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

/* Returns: how high the letters on cards are, in millimetres */
static double
letters_height (const FringeFit *fit)
{
  return millimetres (LETTER * fit->scale);
}

gboolean
fringe_fit_is_too_small (const FringePicture *picture, FringeFormat format, const FringeFit *fit)
{
  return (is_on_paper (picture, format) || is_on_slide (picture, format))
         && letters_height (fit) < FRINGE_LETTERS_MM_MIN;
}

static char *
small_sentence (const FringePicture *picture, FringeFormat format, const FringeFit *fit)
{
  g_autofree char *width = print_length (millimetres (fit->width)), *height = print_length (millimetres (fit->height)),
                  *letters = print_length (letters_height (fit));

  if (is_on_slide (picture, format))
    /* Translators: three lengths, such as "1.2 m". */
    return g_strdup_printf (
        _ ("The full picture is %1$s wide and %2$s high. On the slide, its letters are only %3$s high."), width, height,
        letters);
  if (picture->paper->tiles)
    /* Translators: three lengths, such as "1.2 m". */
    return g_strdup_printf (_ ("The full picture is %1$s wide and %2$s high. On the largest number of sheets, its "
                               "letters are only %3$s high."),
                            width, height, letters);
  /* Translators: three lengths, such as "1.2 m". */
  return g_strdup_printf (
      _ ("The full picture is %1$s wide and %2$s high. On this paper, its letters are only %3$s high."), width, height,
      letters);
}

/* Returns: (transfer full): a sentence that says what the format cannot hold */
static char *
limit_sentence (FringeFormat format, const FringeFit *fit)
{
  g_autofree char *width = print_length (millimetres (fit->width)), *height = print_length (millimetres (fit->height));
  double percent = 100 * fit->scale;

  if (format == FRINGE_FORMAT_PNG)
    /* Translators: the size of a picture in pixels, and a percentage. */
    return g_strdup_printf (
        _ ("The picture of %1$.0f × %2$.0f pixels is too large for PNG. It is scaled down to "
           "%3$.3g %%, and small nodes show less. A part of the tree, or fewer steps, stays legible."),
        fit->width, fit->height, percent);
  if (format == FRINGE_FORMAT_TEX)
    /* Translators: two lengths, such as "1.2 m", and a percentage. */
    return g_strdup_printf (
        _ ("The picture is %1$s wide and %2$s high, too large for TeX. It is scaled down to %3$.3g %%."), width, height,
        percent);
  /* Translators: two lengths, such as "1.2 m", and a percentage. */
  return g_strdup_printf (_ ("The picture is %1$s wide and %2$s high, too large for PDF. It is scaled down to %3$.3g "
                             "%%: magnify it to read it, or draw a part of the tree."),
                          width, height, percent);
}

static char *
size_sentence (const FringeFit *fit)
{
  g_autofree char *size = g_format_size ((guint64) fit->bytes), *limit = g_format_size (FRINGE_SVG_BYTES_MAX);

  if (fit->bytes > FRINGE_SVG_BYTES_MAX)
    /* Translators: two sizes of files, such as "1.5 GB". */
    return g_strdup_printf (_ ("The SVG file would have about %1$s. The limit is %2$s. Draw a part of the tree, fewer "
                               "steps, or PNG."),
                            size, limit);
  if (fit->bytes > FRINGE_SVG_BYTES_MANY)
    /* Translators: the size of a file, such as "150 MB". */
    return g_strdup_printf (_ ("The SVG file has about %s, which few programs can show. PNG is smaller."), size);
  return NULL;
}

char *
fringe_fit_sentence (const FringePicture *picture, FringeFormat format, const FringeFit *fit)
{
  if (format == FRINGE_FORMAT_SVG)
    return size_sentence (fit);
  if (fit->scale >= WHOLE)
    return NULL;
  if (fringe_fit_is_too_small (picture, format, fit))
    return small_sentence (picture, format, fit);
  if (is_on_paper (picture, format))
    /* Translators: what a picture is scaled down to, in per cent. */
    return g_strdup_printf (_ ("The picture is scaled down to %.3g %% to fit the paper."), 100 * fit->scale);
  if (is_on_slide (picture, format))
    /* Translators: what a picture is scaled down to, in per cent. */
    return g_strdup_printf (_ ("The picture is scaled down to %.3g %% to fit the slide."), 100 * fit->scale);
  return limit_sentence (format, fit);
}

gboolean
fringe_fit_check (const FringeFit *fit, FringeFormat format, GError **error)
{
  g_autofree char *sentence = NULL;

  if (format != FRINGE_FORMAT_SVG || fit->bytes <= FRINGE_SVG_BYTES_MAX)
    return TRUE;
  sentence = size_sentence (fit);
  g_set_error_literal (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_TOO_LARGE, sentence);
  return FALSE;
}
