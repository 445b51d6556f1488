/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-picture-writers.h"

#include "fringe-board-text.h"
#include "fringe-cairo-output.h"
#include "fringe-frame.h"
#include "fringe-save.h"
#include "fringe-svg-movie.h"
#include "fringe-svg-pen.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>
#include <sys/mman.h>

#define DIGITS_MIN 3
/* Fonts and their thread may need so many bytes, and the drawing of a node so many. */
#define FONT_ROOM ((gsize) 160 << 20)
#define NODE_ROOM 256
/* cairo's images have no longer sides; the area takes half a gigabyte. */
#define PNG_SIDE_MAX 32767
#define PNG_AREA_MAX (128.0 * 1024 * 1024)
#define PDF_SIDE_MAX (FRINGE_PDF_POINTS_MAX / FRINGE_POINTS_PER_PIXEL)

static cairo_surface_t *
render (const FringeFrame *frame, GCancellable *cancellable, GError **error)
{
  cairo_format_t format = frame->picture->is_transparent ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24;
  cairo_surface_t *image = cairo_image_surface_create (format, (int) frame->width, (int) frame->height);
  cairo_t *cr = cairo_create (image);

  fringe_frame_paint (frame, cr, 1, cancellable);
  return fringe_cairo_end_image (image, cr, cancellable, error);
}

static cairo_surface_t *
render_step (const FringePicture *picture,
             uint32_t step,
             GCancellable *cancellable,
             FringeFit *fit,
             double *magnify,
             GError **error)
{
  FringeLimits limits = fringe_picture_limits (FRINGE_FORMAT_PNG);
  FringeFrame frame;
  cairo_surface_t *image;

  if (!fringe_frame_init (&frame, picture, picture->scale, &limits, error))
    return NULL;
  fringe_frame_set_step (&frame, step);
  *fit = frame.fit;
  *magnify = frame.magnify;
  image = render (&frame, cancellable, error);
  fringe_frame_clear (&frame);
  return image;
}

static gboolean
write_png (FringeWriting *writing, GError **error)
{
  uint32_t step = g_array_index (writing->steps, uint32_t, 0);
  double magnify;
  cairo_surface_t *image = render_step (writing->picture, step, writing->cancellable, &writing->fit, &magnify, error);
  gboolean is_written;

  if (image == NULL)
    return FALSE;
  is_written = fringe_png_write (image, FRINGE_PIXELS_PER_INCH * magnify, writing->stream, writing->cancellable, error);
  cairo_surface_destroy (image);
  return is_written;
}

cairo_surface_t *
fringe_picture_render (const FringePicture *picture, GCancellable *cancellable, FringeFit *fit, GError **error)
{
  FringeFit used;
  double magnify;
  cairo_surface_t *image = render_step (picture, picture->step, cancellable, &used, &magnify, error);

  if (image != NULL && fit != NULL)
    *fit = used;
  return image;
}

static void
draw (const FringeFrame *frame, FringeSvgPen *pen)
{
  fringe_frame_draw_content (frame, &pen->pen);
  fringe_frame_draw_words (frame, &pen->pen);
}

/* The picture is drawn twice: once to collect its styles, which an SVG file tells first, and once to be written. */
static void
write_still (FringeFrame *frame, FringeSvgPen *pen, const char *name)
{
  const FringePortion *portion = &frame->picture->portion;

  frame->scene.portion = fringe_portion_part (portion, 0, 2);
  draw (frame, pen);
  fringe_svg_pen_open (pen, frame->width, frame->height, name);
  frame->scene.portion = fringe_portion_part (portion, 1, 2);
  draw (frame, pen);
}

static void
write_movie (FringeFrame *frame, FringeSvgPen *pen, const FringeWriting *writing)
{
  g_autoptr (FringeSvgMovie) movie = fringe_svg_movie_new ();

  for (guint i = 0; i < writing->steps->len && !g_cancellable_is_cancelled (writing->cancellable); i++)
    {
      g_autofree char *picture = NULL;

      fringe_frame_set_number (frame, writing->steps, i);
      frame->scene.portion = fringe_portion_part (&writing->picture->portion, i, writing->steps->len);
      fringe_svg_pen_begin_part (pen);
      draw (frame, pen);
      picture = fringe_svg_pen_end_part (pen);
      fringe_svg_movie_add (movie, picture);
      fringe_portion_tell (&frame->scene.portion, 1, 1);
    }
  fringe_svg_pen_open (pen, frame->width, frame->height, writing->name);
  fringe_svg_movie_write (movie, pen);
}

static gboolean
write_svg (FringeWriting *writing, GError **error)
{
  FringeLimits limits = fringe_picture_limits (FRINGE_FORMAT_SVG);
  FringeFrame frame;
  FringeSvgPen pen;

  if (!fringe_frame_init (&frame, writing->picture, 1, &limits, error))
    return FALSE;
  writing->fit = frame.fit;
  if (!fringe_fit_check (&frame.fit, FRINGE_FORMAT_SVG, error))
    {
      fringe_frame_clear (&frame);
      return FALSE;
    }
  fringe_svg_pen_init (&pen, writing->stream, writing->cancellable);
  if (writing->steps->len > 1)
    write_movie (&frame, &pen, writing);
  else
    {
      fringe_frame_set_number (&frame, writing->steps, 0);
      write_still (&frame, &pen, writing->name);
    }
  fringe_frame_clear (&frame);
  return fringe_svg_pen_close (&pen, error);
}

typedef gboolean (*WritePicture) (FringeWriting *writing, GError **error);

FringeLimits
fringe_picture_limits (FringeFormat format)
{
  if (format == FRINGE_FORMAT_PNG)
    return (FringeLimits) { PNG_SIDE_MAX, PNG_SIDE_MAX, PNG_AREA_MAX, 1 };
  if (format == FRINGE_FORMAT_PDF)
    return (FringeLimits) { PDF_SIDE_MAX, PDF_SIDE_MAX, INFINITY, FRINGE_PDF_MAGNIFY_MIN };
  return (FringeLimits) { INFINITY, INFINITY, INFINITY, 0 };
}

gboolean
fringe_picture_measure (const FringePicture *picture, FringeFormat format, FringeFit *fit, GError **error)
{
  FringeLimits limits = fringe_picture_limits (format);
  FringeFrame frame;

  if (!fringe_frame_init (&frame, picture, format == FRINGE_FORMAT_PNG ? picture->scale : 1, &limits, error))
    return FALSE;
  *fit = frame.fit;
  fringe_frame_clear (&frame);
  return TRUE;
}

/* Returns: (transfer full): the rules in the words of the command line, such as "astar, manhattan", but for those that
 * mean nothing */
static char *
rule_words (const FringeRules *rules)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  char weight[G_ASCII_DTOSTR_BUF_SIZE];

  g_strv_builder_add (words, fringe_algorithm_name (rules->algorithm));
  if (rules->algorithm == FRINGE_ALGORITHM_WASTAR)
    {
      g_autofree char *word = g_strconcat ("w=", g_ascii_formatd (weight, sizeof weight, "%.6g", rules->weight), NULL);

      g_strv_builder_add (words, word);
    }
  if (fringe_rules_use_heuristic (rules))
    g_strv_builder_add (words, fringe_heuristic_name (rules->heuristic));
  list = g_strv_builder_end (words);
  return g_strjoinv (", ", list);
}

/* Returns: (transfer full): the title that was given, or else one that tells the search */
static char *
make_title (const FringePicture *picture)
{
  g_autofree char *words = rule_words (fringe_search_rules (picture->search));
  char board[FRINGE_BOARD_TEXT_MAX];

  if (picture->title != NULL && picture->title[0] != '\0')
    return g_strdup (picture->title);
  fringe_board_print (fringe_search_start (picture->search), board);
  if (picture->what == FRINGE_WHAT_SOLUTION)
    /* Translators: a board such as "1 0 8 2 5 7 4 6 3", and words such as "astar, manhattan". */
    return g_strdup_printf (_ ("Solution of %s (%s)"), board, words);
  /* A handout does not tell how many steps the search takes: this is to be found out. */
  if (picture->handout != FRINGE_HANDOUT_NONE)
    /* Translators: a board such as "1 0 8 2 5 7 4 6 3", and words such as "astar, manhattan". */
    return g_strdup_printf (_ ("Search tree of %s (%s)"), board, words);
  /* Translators: a board such as "1 0 8 2 5 7 4 6 3", and words such as "astar, manhattan". */
  return g_strdup_printf (_ ("Search tree of %s (%s) at step %u"), board, words, picture->step);
}

static void
on_cancelled (GCancellable *cancellable, gpointer stop)
{
  g_atomic_int_set ((gint *) stop, 1);
}

/* Writes a picture in such a way that nothing more of it is drawn once it is cancelled. */
static gboolean
write_stoppable (WritePicture write, FringeWriting *writing, GError **error)
{
  FringePicture stoppable = *writing->picture;
  gint stop = 0;
  gulong id = writing->cancellable != NULL
                  ? g_cancellable_connect (writing->cancellable, G_CALLBACK (on_cancelled), &stop, NULL)
                  : 0;
  gboolean is_written;

  stoppable.stop = &stop;
  writing->picture = &stoppable;
  is_written = write (writing, error);
  g_cancellable_disconnect (writing->cancellable, id);
  return is_written;
}

gboolean
fringe_picture_has_room (const FringePicture *picture, gsize more, GError **error)
{
  gsize size = FONT_ROOM + NODE_ROOM * (gsize) fringe_search_n_nodes_at (picture->search, picture->step) + more;
  void *room = mmap (NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

  if (room != MAP_FAILED)
    return munmap (room, size) == 0;
  g_set_error_literal (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_NO_MEMORY,
                       _ ("There is no memory for the picture."));
  return FALSE;
}

gboolean
fringe_picture_write (const FringePicture *picture,
                      FringeFormat format,
                      GOutputStream *stream,
                      GCancellable *cancellable,
                      FringeFit *fit,
                      GError **error)
{
  static const WritePicture writers[FRINGE_N_FORMATS] = {
    [FRINGE_FORMAT_PNG] = write_png,
    [FRINGE_FORMAT_SVG] = write_svg,
    [FRINGE_FORMAT_PDF] = fringe_picture_write_pdf,
    [FRINGE_FORMAT_TEX] = fringe_picture_write_tex,
  };
  g_autoptr (GArray) steps = fringe_frames_steps (picture, error);
  g_autofree char *name = make_title (picture);
  FringeWriting writing = { picture, steps, name, stream, cancellable, { .scale = 1 } };

  if (steps == NULL || !fringe_picture_has_room (picture, 0, error)
      || !write_stoppable (writers[format], &writing, error))
    return FALSE;
  if (fit != NULL)
    *fit = writing.fit;
  fringe_portion_tell (&picture->portion, 1, 1);
  return TRUE;
}

typedef struct
{
  const FringePicture *picture;
  FringeFormat format;
  FringeFit *fit;
} Save;

static gboolean
write_picture (GOutputStream *stream, gpointer data, GCancellable *cancellable, GError **error)
{
  const Save *save = data;

  return fringe_picture_write (save->picture, save->format, stream, cancellable, save->fit, error);
}

gboolean
fringe_picture_save (const FringePicture *picture,
                     FringeFormat format,
                     GFile *file,
                     GCancellable *cancellable,
                     FringeFit *fit,
                     GError **error)
{
  Save save = { picture, format, fit };

  return fringe_save (file, write_picture, &save, cancellable, error);
}

/* Returns: (transfer full): the number of a file: the step, with as many digits as the last one needs, and which line
 * of its loop it is where there are several */
static char *
number_of (const FringePicture *picture, const GArray *steps, guint i)
{
  g_autofree char *last = g_strdup_printf ("%u", picture->step);
  int n_digits = MAX ((int) strlen (last), DIGITS_MIN);
  guint line = fringe_frames_line (picture, steps, i);

  if (line == 0)
    return g_strdup_printf ("%0*u", n_digits, g_array_index (steps, uint32_t, i));
  return g_strdup_printf ("%0*u-%02u", n_digits, g_array_index (steps, uint32_t, i), line);
}

/* Returns: (transfer full): the file with a number in its name: "tree-007.png" for "tree.png" */
static GFile *
numbered (GFile *file, const char *number)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  char *point = strrchr (name, '.');
  g_autofree char *ending = g_strdup (point != NULL ? point : "");
  g_autofree char *with_number = NULL;

  if (point != NULL)
    *point = '\0';
  with_number = g_strdup_printf ("%s-%s%s", name, number, ending);
  return g_file_get_child (folder != NULL ? folder : file, with_number);
}

/* Leaves room for the longest sentence of all frames above @one of them. Returns: whether there is room for the
 * picture, and all frames together are not too large */
static gboolean
keep_sentence_room (const FringePicture *picture, FringeFormat format, FringePicture *one, GError **error)
{
  FringeLimits limits = fringe_picture_limits (format);
  gboolean is_fine;
  FringeFrame frame;

  if (!fringe_frame_init (&frame, picture, format == FRINGE_FORMAT_PNG ? picture->scale : 1, &limits, error))
    return FALSE;
  one->sentence_width = frame.sentence_width;
  one->sentence_height = frame.sentence_height;
  is_fine = fringe_fit_check (&frame.fit, format, error);
  fringe_frame_clear (&frame);
  return is_fine;
}

gboolean
fringe_picture_save_frames (const FringePicture *picture,
                            FringeFormat format,
                            GFile *file,
                            GCancellable *cancellable,
                            FringeFit *fit,
                            GError **error)
{
  g_autoptr (GArray) steps = fringe_frames_steps (picture, error);
  g_autoptr (FringeSaving) saving = fringe_saving_new ();
  FringePicture frame = *picture;

  if (steps == NULL || !keep_sentence_room (picture, format, &frame, error))
    return FALSE;
  frame.frames = FRINGE_FRAMES_NONE;
  frame.places_step = picture->step;
  for (guint i = 0; i < steps->len; i++)
    {
      g_autofree char *number = number_of (picture, steps, i);
      g_autoptr (GFile) one = numbered (file, number);

      frame.step = g_array_index (steps, uint32_t, i);
      frame.half = fringe_frames_half (picture, i);
      frame.portion = fringe_portion_part (&picture->portion, i, steps->len);
      if (!fringe_saving_add (saving, one, write_picture, &(Save) { &frame, format, fit }, cancellable, error))
        return FALSE;
    }
  return fringe_saving_finish (saving, error);
}
