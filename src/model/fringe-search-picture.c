/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-search-picture.h"

#include "fringe-cairo-output.h"
#include "fringe-draw-tree.h"
#include "fringe-picture.h"
#include "fringe-save.h"

/* Another number where pictures come to look different without another version of the program. */
#define LOOK 3
/* Around the tree, of the height. */
#define MARGIN 0.1
/* Nodes are squares of at most so many pixels, so that all are filled alike; and how far they are from each other, of
 * their side. */
#define SIDE_MAX 13.0
#define PITCH 1.6
#define ROW_PITCH 1.9
/* A larger tree is only a shape, and has as much room as there is. */
#define SQUARES_MAX 100
/* No picture has so many bytes: a file that does was not written here. */
#define BYTES_MAX (1024 * 1024)

/* A picture has room for so many nodes that can be seen; a search may have more, up to these. */
#define NODES_MAX 2000000u

FringeSearchPicture
fringe_search_picture_of_sample (const FringeSample *sample)
{
  FringeSearchPicture picture = { .rules = fringe_sample_rules (sample), .step = G_MAXUINT };

  g_strlcpy (picture.name, sample->id, sizeof picture.name);
  fringe_sample_boards (sample, &picture.start, &picture.goal);
  return picture;
}

/* Forks are left out: the tree is that of the search by its first rules. */
FringeSearchPicture
fringe_search_picture_of_stop (const FringeLessonStop *stop)
{
  const FringeSessionFile *state = stop->state;
  g_autofree char *search = fringe_lesson_search_key (state);
  g_autofree char *text = g_strdup_printf ("%s%u", search, state->step);
  g_autofree char *name = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  FringeSearchPicture picture = { .start = state->start,
                                  .goal = state->goal,
                                  .rules = state->rules,
                                  .step = state->step,
                                  .searches_anyway = state->searches_anyway };

  g_strlcpy (picture.name, name, sizeof picture.name);
  return picture;
}

static GFile *
file_of (const FringeSearchPicture *picture)
{
  g_autofree char *name
      = g_strdup_printf ("%s-%s-%dx%d-%d-%s-%d.png", picture->name, fringe_theme_name (picture->theme), picture->width,
                         picture->height, picture->scale, FRINGE_VERSION, LOOK);

  return g_file_new_build_filename (g_get_user_cache_dir (), "fringe", "examples", name, NULL);
}

static FringeCard
card_for (const FringeScene *scene, FringeDirection direction)
{
  const FringeBoard *start = fringe_search_start (scene->search);
  FringeCard card = fringe_card_measure (start->rows, start->columns, direction, FALSE);

  if (fringe_search_n_nodes (scene->search) > SQUARES_MAX)
    return card;
  card.height = card.width;
  card.pitch = PITCH * card.width;
  card.row_pitch = ROW_PITCH * card.width;
  return card;
}

/* Puts all of the tree in sight, growing into @direction. */
static void
place (FringeScene *scene, const FringeSearchPicture *picture, FringeDirection direction)
{
  FringeRect bounds;

  scene->card = card_for (scene, direction);
  scene->viewport
      = (FringeViewport) { .width = picture->width, .height = picture->height, .direction = direction, .scale = 1 };
  bounds = fringe_geometry_bounds (scene->layout, &scene->card);
  fringe_viewport_set_tree (&scene->viewport, &bounds, MARGIN * picture->height);
  fringe_viewport_fit (&scene->viewport, &bounds, MARGIN * picture->height, SIDE_MAX / scene->card.width);
}

/* The tree grows to where its nodes are larger. */
static void
place_best (FringeScene *scene, const FringeSearchPicture *picture)
{
  double scale_down;

  place (scene, picture, FRINGE_DIRECTION_DOWN);
  scale_down = scene->viewport.scale;
  place (scene, picture, FRINGE_DIRECTION_RIGHT);
  if (scene->viewport.scale <= scale_down)
    place (scene, picture, FRINGE_DIRECTION_DOWN);
}

static cairo_surface_t *
paint (FringeScene *scene, const FringeSearchPicture *picture, GCancellable *cancellable, GError **error)
{
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, picture->width * picture->scale,
                                                       picture->height * picture->scale);
  FringeCancellablePen pen;
  cairo_t *cr;

  cairo_surface_set_device_scale (image, picture->scale, picture->scale);
  cr = cairo_create (image);
  place_best (scene, picture);
  fringe_cancellable_pen_init (&pen, cr, cancellable);
  fringe_draw_tree (fringe_cancellable_pen_base (&pen), fringe_theme_get (picture->theme), scene);
  return fringe_cairo_end_image (image, cr, cancellable, error);
}

static cairo_surface_t *
paint_search (const FringeSearch *search, const FringeSearchPicture *picture, GCancellable *cancellable, GError **error)
{
  FringeScene scene = { .search = search,
                        .step = fringe_search_n_steps (search),
                        .layout = fringe_layout_new (),
                        .blend = 1,
                        .selected = FRINGE_NO_NODE,
                        .hovered = FRINGE_NO_NODE };
  cairo_surface_t *image = NULL;

  if (scene.layout != NULL && fringe_layout_update (scene.layout, search, 0, scene.step))
    image = paint (&scene, picture, cancellable, error);
  else
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "no memory");
  if (scene.layout != NULL)
    fringe_layout_free (scene.layout);
  return image;
}

static cairo_surface_t *
search_and_paint (const FringeSearchPicture *picture, GCancellable *cancellable, GError **error)
{
  FringeSearch *search = fringe_search_new (&picture->start, &picture->goal, &picture->rules, NODES_MAX);
  cairo_surface_t *image;

  if (search == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "no memory");
      return NULL;
    }
  if (picture->searches_anyway)
    fringe_search_search_anyway (search);
  fringe_search_run (search, picture->step);
  image = paint_search (search, picture, cancellable, error);
  fringe_search_unref (search);
  return image;
}

/* A cache that cannot be written is none; nothing else is wrong then. */
static void
keep (const FringeSearchPicture *picture, GBytes *png, GCancellable *cancellable)
{
  g_autoptr (GFile) file = file_of (picture), folder = g_file_get_parent (file);

  g_file_make_directory_with_parents (folder, cancellable, NULL);
  fringe_save_text (file, g_bytes_get_data (png, NULL), g_bytes_get_size (png), cancellable, NULL);
}

GBytes *
fringe_search_picture_draw (const FringeSearchPicture *picture, GCancellable *cancellable, GError **error)
{
  cairo_surface_t *image = search_and_paint (picture, cancellable, error);
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  GBytes *png = NULL;

  if (image == NULL)
    return NULL;
  if (fringe_png_write (image, FRINGE_PIXELS_PER_INCH * picture->scale, stream, cancellable, error)
      && g_output_stream_close (stream, cancellable, error))
    {
      png = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
      keep (picture, png, cancellable);
    }
  cairo_surface_destroy (image);
  return png;
}

GBytes *
fringe_search_picture_read (const FringeSearchPicture *picture, GCancellable *cancellable)
{
  g_autoptr (GFile) file = file_of (picture);
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, NULL);

  return stream != NULL ? g_input_stream_read_bytes (G_INPUT_STREAM (stream), BYTES_MAX, cancellable, NULL) : NULL;
}
