/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-preview.h"

#include "fringe-cairo-output.h"
#include "fringe-frame.h"
#include "fringe-pages.h"
#include "fringe-picture-writers.h"

#include <math.h>
#include <string.h>

/* At a smaller scale nothing on a card can be told apart. */
#define MAGNIFY_MIN 0.2
/* Up to so many cards are drawn as they will be in the file, however small they are. */
#define CARDS_MAX 3000
#define TEXT_MAX 6000

static cairo_surface_t *
draw_frame (const FringeFrame *frame, double scale, GCancellable *cancellable, GError **error)
{
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) fmax (frame->width * scale, 1),
                                                       (int) fmax (frame->height * scale, 1));
  cairo_t *cr = cairo_create (image);

  fringe_frame_paint (frame, cr, scale, cancellable);
  return fringe_cairo_end_image (image, cr, cancellable, error);
}

/* A picture that has no room for title, legend and caption is shown without them. */
static gboolean
lay_out_small (FringeFrame *frame,
               const FringePicture *picture,
               FringePicture *wordless,
               const FringeLimits *limits,
               GError **error)
{
  g_autoptr (GError) reason = NULL;

  if (fringe_frame_init (frame, picture, 1, limits, &reason))
    return TRUE;
  if (!g_error_matches (reason, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_NO_ROOM))
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  *wordless = *picture;
  wordless->title = wordless->caption = NULL;
  wordless->n_legend = 0;
  return fringe_frame_init (frame, wordless, 1, limits, error);
}

/* Where nodes are many, less is drawn of each, because drawing all would take too long. */
static cairo_surface_t *
draw_less (const FringeExport *export,
           const GArray *steps,
           guint number,
           int width,
           int height,
           GCancellable *cancellable,
           GError **error)
{
  FringeLimits limits = { width, height, INFINITY, MAGNIFY_MIN };
  FringePicture wordless;
  cairo_surface_t *image;
  FringeFrame frame;

  if (!lay_out_small (&frame, &export->picture, &wordless, &limits, error))
    return NULL;
  fringe_frame_set_number (&frame, steps, number);
  image = draw_frame (&frame, 1, cancellable, error);
  fringe_frame_clear (&frame);
  return image;
}

static gboolean
preview_picture (FringePreview *preview,
                 const FringeExport *export,
                 guint page,
                 int width,
                 int height,
                 GCancellable *cancellable,
                 GError **error)
{
  g_autoptr (GArray) steps = fringe_frames_steps (&export->picture, error);
  double wanted = export->format == FRINGE_FORMAT_PNG ? export->picture.scale : 1;
  FringeLimits limits = fringe_picture_limits (export->format);
  FringeFrame frame;
  guint number;

  if (steps == NULL || !fringe_frame_init (&frame, &export->picture, wanted, &limits, error))
    return FALSE;
  preview->fit = frame.fit;
  preview->width = frame.width;
  preview->height = frame.height;
  preview->n_pages = steps->len;
  number = MIN (page, steps->len - 1);
  fringe_frame_set_number (&frame, steps, number);
  if (preview->n_nodes <= CARDS_MAX)
    preview->image
        = draw_frame (&frame, fmin (fmin (width / frame.width, height / frame.height), 1), cancellable, error);
  fringe_frame_clear (&frame);
  if (preview->n_nodes > CARDS_MAX)
    preview->image = draw_less (export, steps, number, width, height, cancellable, error);
  return preview->image != NULL;
}

static gboolean
preview_page (FringePreview *preview,
              const FringeExport *export,
              guint page,
              int width,
              int height,
              GCancellable *cancellable,
              GError **error)
{
  g_autoptr (FringePages) pages = fringe_pages_new (&export->picture, error);
  cairo_t *cr;
  double scale;

  if (pages == NULL)
    return FALSE;
  preview->n_pages = fringe_pages_count (pages);
  preview->fit = fringe_pages_fit (pages);
  preview->width = fringe_pages_width (pages);
  preview->height = fringe_pages_height (pages);
  scale = fmin (width / preview->width, height / preview->height);
  preview->image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) fmax (preview->width * scale, 1),
                                               (int) fmax (preview->height * scale, 1));
  cr = cairo_create (preview->image);
  cairo_scale (cr, scale, scale);
  fringe_pages_draw (pages, MIN (page, preview->n_pages - 1), cr, cancellable);
  preview->image = fringe_cairo_end_image (preview->image, cr, cancellable, error);
  return preview->image != NULL;
}

/* A table in plain text shows more of what it will look like than the code of a document does. */
static FringeExport
readable (const FringeExport *export)
{
  FringeExport table = *export;

  if (export->kind == FRINGE_EXPORT_HANDOUT && export->sheet_format != FRINGE_SHEET_CSV)
    table.sheet_format = FRINGE_SHEET_TEXT;
  return table;
}

/* The text is cut after the last line that is whole. */
static gboolean
preview_text (FringePreview *preview, const FringeExport *export, GCancellable *cancellable, GError **error)
{
  g_autofree char *text = g_malloc0 (TEXT_MAX + 1);
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new (text, TEXT_MAX, NULL, NULL);
  g_autoptr (GError) full = NULL;
  FringeExport table = readable (export);
  char *end;

  if (!fringe_export_write (&table, stream, cancellable, &full))
    {
      if (!g_error_matches (full, G_IO_ERROR, G_IO_ERROR_NO_SPACE))
        {
          g_propagate_error (error, g_steal_pointer (&full));
          return FALSE;
        }
      preview->is_cut = TRUE;
      end = strrchr (text, '\n');
      if (end != NULL)
        *end = '\0';
    }
  preview->text = g_utf8_make_valid (text, -1);
  preview->n_pages = 1;
  preview->fit.scale = 1;
  return TRUE;
}

/* A page is shown as it is in its last step: as a picture of the tree. How large it is can only be told by writing it.
 */
static gboolean
preview_html (FringePreview *preview,
              const FringeExport *export,
              int width,
              int height,
              GCancellable *cancellable,
              GError **error)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  FringeExport picture = *export;

  if (!fringe_export_write (export, stream, cancellable, error))
    return FALSE;
  preview->n_bytes = g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (stream));
  picture.format = FRINGE_FORMAT_SVG;
  picture.picture.frames = FRINGE_FRAMES_NONE;
  picture.picture.theme = FRINGE_THEME_LIGHT;
  picture.picture.what = FRINGE_WHAT_TREE;
  return preview_picture (preview, &picture, 0, width, height, cancellable, error);
}

gboolean
fringe_preview_make (FringePreview *preview,
                     const FringeExport *export,
                     guint page,
                     int width,
                     int height,
                     GCancellable *cancellable,
                     GError **error)
{
  g_autofree char *caption = fringe_export_caption (export);
  FringeExport told = *export;

  told.picture.caption = caption;
  *preview = (FringePreview) { .n_nodes = fringe_search_n_nodes_at (export->picture.search, export->picture.step) };
  if (export->kind == FRINGE_EXPORT_PAGE)
    return preview_html (preview, &told, width, height, cancellable, error);
  if (export->kind != FRINGE_EXPORT_PICTURE)
    return preview_text (preview, export, cancellable, error);
  /* Without paper, a page of a million nodes would be as large as they are and be drawn card by card. */
  if (export->format == FRINGE_FORMAT_PDF && export->picture.paper != NULL)
    return preview_page (preview, &told, page, width, height, cancellable, error);
  return preview_picture (preview, &told, page, width, height, cancellable, error);
}

void
fringe_preview_clear (FringePreview *preview)
{
  g_clear_pointer (&preview->image, cairo_surface_destroy);
  g_clear_pointer (&preview->text, g_free);
}
