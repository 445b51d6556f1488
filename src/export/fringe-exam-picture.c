/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exam-picture.h"

#include "fringe-cairo-output.h"
#include "fringe-draw-board.h"
#include "fringe-picture.h"

#include <glib/gi18n-lib.h>

/* Screens may have twice the pixels. */
#define SCALE 2
/* Deeper trees grow to the right, where a page or a window has more room. */
#define DEPTH_MAX 6
#define CELL 32
#define MARGIN 3
#define N_SHADES 16

static const char *const names[FRINGE_N_EXAM_IMAGES] = { "start.png", "goal.png", "tree.png", "board.png" };

const FringeBoard *
fringe_exam_image_board (const FringeExamQuestion *question, FringeExamPicture image)
{
  switch (image)
    {
    case FRINGE_EXAM_IMAGE_START:
      return question->has_tree ? fringe_search_start (question->search) : NULL;
    case FRINGE_EXAM_IMAGE_GOAL:
      return fringe_search_goal (question->search);
    case FRINGE_EXAM_IMAGE_BOARD:
      return question->has_board ? &question->board : NULL;
    case FRINGE_EXAM_IMAGE_TREE:
    case FRINGE_N_EXAM_IMAGES:
    default:
      return NULL;
    }
}

const char *
fringe_exam_image_title (FringeExamPicture image)
{
  return image == FRINGE_EXAM_IMAGE_START ? _ ("Start") : image == FRINGE_EXAM_IMAGE_GOAL ? _ ("Goal") : NULL;
}

/* Returns: (transfer full): what a picture of a board shows: "Start: 1 2 3 / 4 0 5 / 6 7 8" */
static char *
alternative_text (const FringeExamQuestion *question, FringeExamPicture image)
{
  const FringeBoard *board = fringe_exam_image_board (question, image);
  const char *title = fringe_exam_image_title (image);
  g_autofree char *text = NULL;
  g_auto (GStrv) nodes = NULL;

  if (board == NULL)
    {
      nodes = fringe_exam_tree_sentences (question);
      return g_strjoinv (" ", nodes);
    }
  text = fringe_exam_board_text (board);
  /* Translators: start, goal or board, and its tiles. */
  return g_strdup_printf (_ ("%s: %s"), title != NULL ? title : _ ("Board"), text);
}

static cairo_surface_t *
draw_board (const FringeBoard *board, GError **error)
{
  const FringeTheme *theme = fringe_theme_get (FRINGE_THEME_PRINT);
  const FringeBoardLook look = { .board = board, .moved_cell = -1 };
  FringeRect rect = { MARGIN, MARGIN, board->columns * CELL, board->rows * CELL };
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SCALE * (board->columns * CELL + 2 * MARGIN),
                                                       SCALE * (board->rows * CELL + 2 * MARGIN));
  cairo_t *cr = cairo_create (image);
  FringeCairoPen pen;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, SCALE, SCALE);
  fringe_cairo_pen_init (&pen, cr);
  fringe_draw_board (&pen.pen, theme, &look, &rect);
  return fringe_cairo_end_image (image, cr, NULL, error);
}

FringeDirection
fringe_exam_direction (const FringeExamQuestion *question)
{
  return fringe_search_counts_at (question->search, question->step).max_depth > DEPTH_MAX ? FRINGE_DIRECTION_RIGHT
                                                                                          : FRINGE_DIRECTION_DOWN;
}

static cairo_surface_t *
draw_tree (const FringeExamQuestion *question, GCancellable *cancellable, GError **error)
{
  const FringePicture picture = { .search = question->search,
                                  .step = question->step,
                                  .direction = fringe_exam_direction (question),
                                  .selected = FRINGE_NO_NODE,
                                  .theme = FRINGE_THEME_PRINT,
                                  .scale = SCALE,
                                  .handout = FRINGE_HANDOUT_IDS };

  return fringe_picture_render (&picture, cancellable, NULL, error);
}

/* On paper all is grey. With one byte for a pixel, and a few shades of it, a file has a third of the size: learning
 * platforms refuse large ones. */
static guint8
shade_of (guint32 pixel)
{
  guint32 light = (299 * (pixel >> 16 & 0xff) + 587 * (pixel >> 8 & 0xff) + 114 * (pixel & 0xff)) / 1000;

  return (guint8) ((light * (N_SHADES - 1) + 127) / 255 * (255 / (N_SHADES - 1)));
}

/* Most pixels are as the one before.
 *
 * Returns: (transfer full): @image in shades of grey */
static cairo_surface_t *
make_grey (cairo_surface_t *image)
{
  int width = cairo_image_surface_get_width (image), height = cairo_image_surface_get_height (image);
  int stride = cairo_image_surface_get_stride (image);
  cairo_surface_t *grey = cairo_image_surface_create (CAIRO_FORMAT_A8, width, height);
  int grey_stride = cairo_image_surface_get_stride (grey);
  const guint8 *from = cairo_image_surface_get_data (image);
  guint8 *to = cairo_image_surface_get_data (grey), shade = 0;
  guint32 before = 0;

  for (int y = 0; to != NULL && y < height; y++)
    for (int x = 0; x < width; x++)
      {
        guint32 pixel = ((const guint32 *) (gconstpointer) (from + y * stride))[x];

        if (pixel != before)
          shade = shade_of (pixel);
        before = pixel;
        to[y * grey_stride + x] = shade;
      }
  cairo_surface_mark_dirty (grey);
  return grey;
}

static char *
encode (cairo_surface_t *surface, GError **error)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  GMemoryOutputStream *memory = G_MEMORY_OUTPUT_STREAM (stream);

  if (!fringe_png_write (surface, SCALE * FRINGE_PIXELS_PER_INCH, stream, NULL, error)
      || !g_output_stream_close (stream, NULL, error))
    return NULL;
  return g_base64_encode (g_memory_output_stream_get_data (memory), g_memory_output_stream_get_data_size (memory));
}

static gboolean
init (FringeExamImage *image,
      const FringeExamQuestion *question,
      FringeExamPicture which,
      GCancellable *cancellable,
      GError **error)
{
  const FringeBoard *board = fringe_exam_image_board (question, which);
  cairo_surface_t *colored, *surface;

  if (board == NULL && !(which == FRINGE_EXAM_IMAGE_TREE && question->has_tree))
    return TRUE;
  colored = board != NULL ? draw_board (board, error) : draw_tree (question, cancellable, error);
  if (colored == NULL)
    return FALSE;
  surface = make_grey (colored);
  cairo_surface_destroy (colored);
  image->name = names[which];
  image->alt = alternative_text (question, which);
  image->width = cairo_image_surface_get_width (surface) / SCALE;
  image->height = cairo_image_surface_get_height (surface) / SCALE;
  image->code = encode (surface, error);
  cairo_surface_destroy (surface);
  return image->code != NULL;
}

gboolean
fringe_exam_images_init (FringeExamImage images[FRINGE_N_EXAM_IMAGES],
                         const FringeExamQuestion *question,
                         GCancellable *cancellable,
                         GError **error)
{
  for (int i = 0; i < FRINGE_N_EXAM_IMAGES; i++)
    images[i] = (FringeExamImage) { .alt = NULL };
  for (int i = 0; i < FRINGE_N_EXAM_IMAGES; i++)
    if (!init (&images[i], question, (FringeExamPicture) i, cancellable, error))
      return FALSE;
  return TRUE;
}

void
fringe_exam_images_clear (FringeExamImage images[FRINGE_N_EXAM_IMAGES])
{
  for (int i = 0; i < FRINGE_N_EXAM_IMAGES; i++)
    {
      g_free (images[i].alt);
      g_free (images[i].code);
    }
}
