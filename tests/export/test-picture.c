/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "export-samples.h"

#include <glib/gstdio.h>
#include <math.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#define MARGIN 24

static const FringeLegendEntry legend[] = {
  { .topic = FRINGE_TOPIC_FRONTIER, .label = "Frontier" },
  { .topic = FRINGE_TOPIC_GOAL, .label = "Größe & <Ziel>" },
};

static GBytes *
write_picture (const FringePicture *picture, FringeFormat format, double *scale_used)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) error = NULL;
  FringeFit fit;

  fringe_picture_write (picture, format, stream, NULL, &fit, &error);
  g_assert_no_error (error);
  if (scale_used != NULL)
    *scale_used = fit.scale * (format == FRINGE_FORMAT_PNG ? picture->scale : 1);
  g_assert_false (g_output_stream_is_closed (stream));
  g_output_stream_close (stream, NULL, NULL);
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
}

/* What cairo reads a PNG from. */
typedef struct
{
  const guint8 *at;
  gsize left;
} Source;

static cairo_status_t
read_bytes (void *closure, unsigned char *data, unsigned length)
{
  Source *source = closure;

  if (length > source->left)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (data, source->at, length);
  source->at += length;
  source->left -= length;
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
read_png (GBytes *bytes)
{
  Source source = { NULL, g_bytes_get_size (bytes) };
  cairo_surface_t *image;

  source.at = g_bytes_get_data (bytes, NULL);
  image = cairo_image_surface_create_from_png_stream (read_bytes, &source);
  g_assert_cmpint (cairo_surface_status (image), ==, CAIRO_STATUS_SUCCESS);
  return image;
}

static void
measure_tree (const FringePicture *picture, double *width, double *height)
{
  const FringeBoard *start = fringe_search_start (picture->search);
  FringeCard card = fringe_card_measure (start->rows, start->columns, FRINGE_DIRECTION_DOWN, false);
  FringeLayout *layout = fringe_layout_new ();
  FringeRect bounds;

  fringe_layout_set_packed_max (layout, FRINGE_LAYOUT_PACKED_MAX);
  g_assert_true (fringe_layout_update (layout, picture->search, picture->root, picture->step));
  bounds = fringe_geometry_bounds (layout, &card);
  *width = bounds.width + 2 * MARGIN;
  *height = bounds.height + 2 * MARGIN;
  fringe_layout_free (layout);
}

static void
assert_size (cairo_surface_t *image, double width, double height)
{
  g_assert_cmpint (cairo_image_surface_get_width (image), ==, (int) ceil (width));
  g_assert_cmpint (cairo_image_surface_get_height (image), ==, (int) ceil (height));
}

static void
test_png (void)
{
  static const double scales[] = { 1, 1.5, 3, 300 / 96.0 };
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  double width, height, used;

  measure_tree (&picture, &width, &height);
  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      g_autoptr (GBytes) bytes = NULL;
      cairo_surface_t *image;

      picture.scale = scales[i];
      bytes = write_picture (&picture, FRINGE_FORMAT_PNG, &used);
      image = read_png (bytes);
      g_assert_cmpfloat (used, ==, scales[i]);
      assert_size (image, width * used, height * used);
      cairo_surface_destroy (image);
    }
}

/* The chunk that tells it is right behind the header. */
static void
test_png_resolution (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autoptr (GBytes) bytes = NULL;
  const guint8 *data;

  picture.scale = 300 / 96.0;
  bytes = write_picture (&picture, FRINGE_FORMAT_PNG, NULL);
  data = g_bytes_get_data (bytes, NULL);
  g_assert_cmpmem (data + 33 + 4, 4, "pHYs", 4);
  g_assert_cmpint (data[41] << 24 | data[42] << 16 | data[43] << 8 | data[44], ==, 11811);
  g_assert_cmpint (data[45] << 24 | data[46] << 16 | data[47] << 8 | data[48], ==, 11811);
  g_assert_cmpint (data[49], ==, 1);
  g_assert_cmpmem (data + 50, 4, "\x78\xa5\x3f\x76", 4);
}

/* Less than 100 % is drawn for that size, not shrunk: the margin stays. */
static void
test_png_small (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autoptr (GBytes) bytes = NULL;
  cairo_surface_t *image;
  double width, height, used;

  measure_tree (&picture, &width, &height);
  picture.scale = 0.5;
  bytes = write_picture (&picture, FRINGE_FORMAT_PNG, &used);
  image = read_png (bytes);
  g_assert_cmpfloat (used, ==, 0.5);
  assert_size (image, width / 2 + MARGIN, height / 2 + MARGIN);
  cairo_surface_destroy (image);
}

static guint32
pixel (cairo_surface_t *image, int x, int y)
{
  const guint8 *row = cairo_image_surface_get_data (image) + (gsize) y * (gsize) cairo_image_surface_get_stride (image);
  guint32 value;

  memcpy (&value, row + 4 * x, sizeof value);
  return value & 0xffffff;
}

static guint32
color_value (const FringeColor *color)
{
  return (guint32) lround (color->r * 255) << 16 | (guint32) lround (color->g * 255) << 8
         | (guint32) lround (color->b * 255);
}

/* The ground reaches every edge in every theme, is that of paper in all but the dark one, and something stands on it.
 */
static void
test_render (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();

  for (int theme = 0; theme < FRINGE_N_THEMES; theme++)
    for (int with_legend = 0; with_legend < 2; with_legend++)
      {
        FringePicture picture = test_picture (search);
        cairo_surface_t *image;
        int right, bottom, n_drawn = 0;
        guint32 ground = color_value (&fringe_theme_of_file ((FringeThemeKind) theme)->background);
        g_autoptr (GError) error = NULL;

        g_assert_cmpint (ground == color_value (&(FringeColor) { 1, 1, 1, 1 }), ==, theme != FRINGE_THEME_DARK);
        picture.theme = (FringeThemeKind) theme;
        picture.legend = legend;
        picture.n_legend = with_legend ? G_N_ELEMENTS (legend) : 0;
        image = fringe_picture_render (&picture, NULL, NULL, &error);
        g_assert_no_error (error);
        right = cairo_image_surface_get_width (image) - 1;
        bottom = cairo_image_surface_get_height (image) - 1;
        for (int x = 0; x <= right; x++)
          for (int y = 0; y <= bottom; y++)
            if (x == 0 || y == 0 || x == right || y == bottom)
              g_assert_cmphex (pixel (image, x, y), ==, ground);
            else
              n_drawn += pixel (image, x, y) != ground;
        g_assert_cmpint (n_drawn, >, 1000);
        cairo_surface_destroy (image);
      }
}

/* The legend is magnified as the rest. */
static void
test_legend_scale (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  cairo_surface_t *image, *large;

  picture.legend = legend;
  picture.n_legend = G_N_ELEMENTS (legend);
  image = fringe_picture_render (&picture, NULL, NULL, NULL);
  picture.scale = 4;
  large = fringe_picture_render (&picture, NULL, NULL, NULL);
  g_assert_cmpint (abs (cairo_image_surface_get_width (large) - 4 * cairo_image_surface_get_width (image)), <, 4);
  g_assert_cmpint (abs (cairo_image_surface_get_height (large) - 4 * cairo_image_surface_get_height (image)), <, 4);
  cairo_surface_destroy (image);
  cairo_surface_destroy (large);
}

/* What a window of that viewport shows. */
static void
test_view (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  FringeLayout *layout = fringe_layout_new ();
  cairo_surface_t *image;
  FringeCard card = fringe_card_measure (3, 3, FRINGE_DIRECTION_DOWN, false);
  FringeRect root;

  picture.what = FRINGE_WHAT_VIEW;
  picture.scale = 2;
  picture.viewport = (FringeViewport) { -100, -50, 0.5, 0, 320, 200, FRINGE_DIRECTION_DOWN };
  image = fringe_picture_render (&picture, NULL, NULL, NULL);
  assert_size (image, 640, 400);
  g_assert_true (fringe_layout_update (layout, search, 0, picture.step));
  root = fringe_geometry_node (layout, &card, 0);
  root = fringe_viewport_to_screen (&picture.viewport, &root);
  g_assert_cmphex (pixel (image, (int) (2 * (root.x + 4)), (int) (2 * (root.y + root.height - 4))), ==,
                   color_value (&fringe_theme_get (FRINGE_THEME_LIGHT)->card_expanded));
  cairo_surface_destroy (image);
  fringe_layout_free (layout);
}

static double
difference_of (cairo_surface_t *image, cairo_surface_t *other)
{
  int width = cairo_image_surface_get_width (image), height = cairo_image_surface_get_height (image);
  guint64 sum = 0;

  assert_size (other, width, height);
  for (int x = 0; x < width; x++)
    for (int y = 0; y < height; y++)
      for (int shift = 0; shift < 24; shift += 8)
        sum += (guint64) abs ((int) (pixel (image, x, y) >> shift & 255) - (int) (pixel (other, x, y) >> shift & 255));
  return (double) sum / (3.0 * width * height);
}

/* What another program makes of the file; %NULL, the test skipped, where it is not there. */
static cairo_surface_t *
convert (const FringePicture *picture, FringeFormat format, const char *command)
{
  g_auto (GStrv) words = g_strsplit (command, " ", 2);
  g_autofree char *program = g_find_program_in_path (words[0]), *folder = NULL, *path = NULL, *png = NULL, *line = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  cairo_surface_t *image;

  if (program == NULL)
    {
      g_test_skip ("there is no other program to draw it");
      return NULL;
    }
  folder = test_make_folder ();
  path = g_build_filename (folder, "picture", NULL);
  png = g_build_filename (folder, "picture.png", NULL);
  file = g_file_new_for_path (path);
  g_assert_true (fringe_picture_save (picture, format, file, NULL, NULL, &error));
  line = g_strdup_printf ("sh -c 'cd %s && %s'", folder, command);
  g_assert_true (g_spawn_command_line_sync (line, NULL, NULL, NULL, &error));
  bytes = test_read (png);
  image = read_png (bytes);
  test_remove_folder (folder);
  return image;
}

/* Other programs draw what we draw: they place and smooth differently by less than a pixel. */
static void
test_other_programs (gconstpointer data)
{
  FringeFormat format = (FringeFormat) GPOINTER_TO_INT (data);
  const char *command = format == FRINGE_FORMAT_SVG ? "rsvg-convert picture -o picture.png"
                                                    : "pdftoppm -r 96 -png -singlefile picture picture";
  g_autoptr (FringeSearch) search = test_small_search ();

  for (int theme = 0; theme < FRINGE_N_THEMES; theme++)
    {
      FringePicture picture = test_picture (search);
      cairo_surface_t *image, *other;

      picture.theme = (FringeThemeKind) theme;
      picture.title = "Größe, 1 ≤ 2";
      picture.caption = "A caption";
      picture.legend = legend;
      picture.n_legend = G_N_ELEMENTS (legend);
      other = convert (&picture, format, command);
      if (other == NULL)
        return;
      image = fringe_picture_render (&picture, NULL, NULL, NULL);
      g_test_message ("%s: %g", fringe_theme_name (picture.theme), difference_of (image, other));
      g_assert_cmpfloat (difference_of (image, other), <, 9);
      cairo_surface_destroy (image);
      cairo_surface_destroy (other);
    }
}

/* Twice the pixels show the same, twice as large. */
static void
test_scaled_content (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  cairo_surface_t *image = fringe_picture_render (&picture, NULL, NULL, NULL), *large, *shrunk;
  cairo_t *cr;

  picture.scale = 2;
  large = fringe_picture_render (&picture, NULL, NULL, NULL);
  shrunk = cairo_image_surface_create (CAIRO_FORMAT_RGB24, cairo_image_surface_get_width (image),
                                       cairo_image_surface_get_height (image));
  cr = cairo_create (shrunk);
  cairo_scale (cr, 0.5, 0.5);
  cairo_set_source_surface (cr, large, 0, 0);
  cairo_paint (cr);
  cairo_surface_flush (shrunk);
  g_assert_cmpfloat (difference_of (image, shrunk), <, 4);
  cairo_destroy (cr);
  cairo_surface_destroy (image);
  cairo_surface_destroy (large);
  cairo_surface_destroy (shrunk);
}

/* Without a ground, and with the same drawing on it. */
static void
test_transparent (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autoptr (GBytes) png = NULL;
  cairo_surface_t *image, *opaque = fringe_picture_render (&picture, NULL, NULL, NULL), *ground;
  cairo_t *cr;

  picture.is_transparent = true;
  png = write_picture (&picture, FRINGE_FORMAT_PNG, NULL);
  image = read_png (png);
  g_assert_cmpint (cairo_image_surface_get_format (image), ==, CAIRO_FORMAT_ARGB32);
  g_assert_cmphex (cairo_image_surface_get_data (image)[3], ==, 0);
  ground = cairo_image_surface_create (CAIRO_FORMAT_RGB24, cairo_image_surface_get_width (image),
                                       cairo_image_surface_get_height (image));
  cr = cairo_create (ground);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_set_source_surface (cr, image, 0, 0);
  cairo_paint (cr);
  cairo_surface_flush (ground);
  g_assert_cmpfloat (difference_of (opaque, ground), <, 0.1);
  cairo_destroy (cr);
  cairo_surface_destroy (image);
  cairo_surface_destroy (opaque);
  cairo_surface_destroy (ground);
}

/* A strip of cards, about as wide as a screen. */
static void
test_solution (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autoptr (GBytes) svg = NULL;
  cairo_surface_t *image;

  picture.what = FRINGE_WHAT_SOLUTION;
  image = fringe_picture_render (&picture, NULL, NULL, NULL);
  g_assert_cmpint (cairo_image_surface_get_width (image), >, cairo_image_surface_get_height (image));
  cairo_surface_destroy (image);
  svg = write_picture (&picture, FRINGE_FORMAT_SVG, NULL);
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (svg, NULL), (gssize) g_bytes_get_size (svg), "id=\"node-9\""));
  g_assert_null (g_strstr_len (g_bytes_get_data (svg, NULL), (gssize) g_bytes_get_size (svg), "id=\"node-8\""));
}

static void
assert_fails (const FringePicture *picture, int code)
{
  for (int format = 0; format < FRINGE_N_FORMATS; format++)
    {
      g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
      g_autoptr (GError) error = NULL;

      g_assert_false (fringe_picture_write (picture, (FringeFormat) format, stream, NULL, NULL, &error));
      g_assert_error (error, FRINGE_EXPORT_ERROR, code);
      g_assert_cmpuint (g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (stream)), ==, 0);
    }
}

static void
test_no_solution (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);

  picture.what = FRINGE_WHAT_SOLUTION;
  picture.step--;
  assert_fails (&picture, FRINGE_EXPORT_ERROR_NO_SOLUTION);
}

static void
test_no_node (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);

  picture.root = fringe_search_n_nodes (search);
  assert_fails (&picture, FRINGE_EXPORT_ERROR_NO_NODE);
  picture.root = 9;
  picture.step = 1;
  assert_fails (&picture, FRINGE_EXPORT_ERROR_NO_NODE);
}

static void
test_pdf (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  double used;
  g_autoptr (GBytes) bytes = write_picture (&picture, FRINGE_FORMAT_PDF, &used);
  const char *data = g_bytes_get_data (bytes, NULL);
  gsize length = g_bytes_get_size (bytes);

  g_assert_cmpfloat (used, ==, 1);
  g_assert_cmpmem (data, 5, "%PDF-", 5);
  g_assert_cmpmem (data + length - 6, 6, "%%EOF\n", 6);
}

/* Returns: (transfer full): what a program prints of the picture in a PDF, or %NULL with the test skipped */
static char *
read_pdf_with (const char *program, const FringePicture *picture)
{
  g_autofree char *folder = NULL, *path = NULL, *command = NULL, *output = NULL,
                  *found = g_find_program_in_path (program);
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  if (found == NULL)
    {
      g_test_skip ("poppler's programs are not installed");
      return NULL;
    }
  folder = test_make_folder ();
  path = g_build_filename (folder, "picture.pdf", NULL);
  file = g_file_new_for_path (path);
  fringe_picture_save (picture, FRINGE_FORMAT_PDF, file, NULL, NULL, &error);
  g_assert_no_error (error);
  command = g_strdup_printf (g_str_equal (program, "pdftotext") ? "%s -raw %s -" : "%s %s", found, path);
  g_spawn_command_line_sync (command, &output, NULL, NULL, &error);
  g_assert_no_error (error);
  test_remove_folder (folder);
  return g_steal_pointer (&output);
}

static void
test_pdf_text (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;

  picture.legend = legend;
  picture.n_legend = G_N_ELEMENTS (legend);
  text = read_pdf_with ("pdftotext", &picture);
  if (text == NULL)
    return;
  words = g_strsplit_set (text, " \n\f", -1);
  for (uint32_t id = 0; id < fringe_search_n_nodes (search); id++)
    {
      g_autofree char *number = g_strdup_printf ("%u", id);

      g_assert_true (g_strv_contains ((const char *const *) words, number));
    }
  g_assert_nonnull (strstr (text, "g"));
  g_assert_nonnull (strstr (text, "h"));
  g_assert_nonnull (strstr (text, "f"));
  g_assert_nonnull (strstr (text, "Frontier"));
  g_assert_nonnull (strstr (text, "Größe & <Ziel>"));
}

static void
test_pdf_properties (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *text = read_pdf_with ("pdfinfo", &picture), *size = NULL;
  double width, height;

  if (text == NULL)
    return;
  measure_tree (&picture, &width, &height);
  size = g_strdup_printf ("%g x %g pts", 0.75 * ceil (width), 0.75 * ceil (height));
  g_assert_nonnull (strstr (text, size));
  g_assert_nonnull (strstr (text, "1 3 0 4 2 5 7 8 6"));
  g_assert_nonnull (strstr (text, "Fringe"));
  g_assert_nonnull (strstr (text, "Pages:           1\n"));
}

/* Too large for a format, it becomes smaller and tells so. */
static void
test_limits (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (20000);
  FringePicture picture = test_picture (search);
  cairo_surface_t *image;
  double width, height, used;
  FringeFit fit;

  measure_tree (&picture, &width, &height);
  g_assert_cmpfloat (width, >, 100000);

  picture.scale = 2;
  image = fringe_picture_render (&picture, NULL, &fit, NULL);
  used = fit.scale * picture.scale;
  g_assert_cmpint (cairo_image_surface_get_width (image), <=, 32767);
  g_assert_cmpint (cairo_image_surface_get_width (image), >, 32000);
  g_assert_cmpfloat_with_epsilon (used, (cairo_image_surface_get_width (image) - 2 * MARGIN) / (width - 2 * MARGIN),
                                  1e-4);
  cairo_surface_destroy (image);
}

static void
test_area (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  cairo_surface_t *image;
  double width, height, used, area;
  FringeFit fit;

  measure_tree (&picture, &width, &height);
  picture.scale = 40;
  image = fringe_picture_render (&picture, NULL, &fit, NULL);
  /* At a larger one there would be a pixel more. */
  used = fit.scale * picture.scale * (1 - 1e-7);
  area = (double) cairo_image_surface_get_width (image) * cairo_image_surface_get_height (image);
  g_assert_cmpfloat (used, <, 40);
  g_assert_cmpfloat (area, <=, 128.0 * 1024 * 1024);
  g_assert_cmpfloat (area, >, 120.0 * 1024 * 1024);
  assert_size (image, width * used, height * used);
  cairo_surface_destroy (image);
}

static void
test_pdf_limit (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (600);
  FringePicture picture = test_picture (search);
  double width, height, used = 0;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;

  measure_tree (&picture, &width, &height);
  g_assert_cmpfloat (width, >, 14400 / 0.75);
  bytes = write_picture (&picture, FRINGE_FORMAT_PDF, &used);
  g_assert_cmpfloat (width * used, <=, 14400 / 0.75 + 1e-4);
  g_assert_cmpfloat (width * used, >, 14200 / 0.75);
  text = read_pdf_with ("pdftotext", &picture);
  if (text != NULL)
    g_assert_nonnull (strstr (text, "567"));
}

static void
test_full_disk (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autoptr (GFile) full = g_file_new_for_path ("/dev/full");

  for (int format = 0; format < FRINGE_N_FORMATS; format++)
    {
      g_autoptr (GFileOutputStream) stream = g_file_append_to (full, G_FILE_CREATE_NONE, NULL, NULL);
      g_autoptr (GError) error = NULL;

      if (stream == NULL)
        {
          g_test_skip ("there is no /dev/full");
          return;
        }
      g_assert_false (
          fringe_picture_write (&picture, (FringeFormat) format, G_OUTPUT_STREAM (stream), NULL, NULL, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
    }
}

static gpointer
cancel_soon (gpointer cancellable)
{
  g_usleep ((gulong) g_random_int_range (0, 30000));
  g_cancellable_cancel (cancellable);
  return NULL;
}

/* At whatever moment, the old file or the whole new one is there, and nothing else. */
static void
test_cancel (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (1500);
  FringePicture picture = test_picture (search);
  g_autofree char *folder = test_make_folder (), *path = g_build_filename (folder, "picture", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  int n_cancelled = 0;

  for (int i = 0; i < 30; i++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      GThread *thread;
      g_autoptr (GError) error = NULL;
      gboolean is_saved;

      g_assert_true (g_file_set_contents (path, "old", 3, NULL));
      thread = g_thread_new ("cancel", cancel_soon, cancellable);
      is_saved = fringe_picture_save (&picture, (FringeFormat) (i % FRINGE_N_FORMATS), file, cancellable, NULL, &error);
      g_thread_join (thread);
      test_assert_folder_holds (folder, "picture", NULL);
      if (!is_saved)
        {
          g_autoptr (GBytes) bytes = test_read (path);

          g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
          g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "old", 3);
          n_cancelled++;
        }
    }
  g_assert_cmpint (n_cancelled, >, 0);
  test_remove_folder (folder);
}

static void
test_cancelled (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) render_error = NULL;

  g_cancellable_cancel (cancellable);
  for (int format = 0; format < FRINGE_N_FORMATS; format++)
    {
      g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
      g_autoptr (GError) error = NULL;

      g_assert_false (fringe_picture_write (&picture, (FringeFormat) format, stream, cancellable, NULL, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    }
  g_assert_null (fringe_picture_render (&picture, cancellable, NULL, &render_error));
  g_assert_error (render_error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* A stream that looks at how much is done whenever something is written, and swallows it. */
typedef struct
{
  GOutputStream parent_instance;

  int told;
  int n_writes, n_shares;
} TestWatch;

typedef GOutputStreamClass TestWatchClass;

GType test_watch_get_type (void);

G_DEFINE_TYPE (TestWatch, test_watch, G_TYPE_OUTPUT_STREAM)

static gssize
test_watch_write (GOutputStream *stream, const void *bytes, gsize length, GCancellable *cancellable, GError **error)
{
  TestWatch *self = (TestWatch *) stream;
  static int before;

  (void) bytes;
  (void) cancellable;
  (void) error;
  if (self->n_writes++ == 0)
    before = 0;
  g_assert_cmpint (self->told, >=, before);
  g_assert_cmpint (self->told, <=, FRINGE_PORTION_ALL);
  self->n_shares += self->told > before;
  before = self->told;
  return (gssize) length;
}

static void
test_watch_class_init (TestWatchClass *klass)
{
  klass->write_fn = test_watch_write;
}

static void
test_watch_init (TestWatch *self)
{
  (void) self;
}

static int
count_shares (FringePicture picture, FringeFormat format)
{
  TestWatch *watch = g_object_new (test_watch_get_type (), NULL);
  int n;

  picture.portion = fringe_portion_of (&watch->told);
  g_assert_true (fringe_picture_write (&picture, format, G_OUTPUT_STREAM (watch), NULL, NULL, NULL));
  g_assert_cmpint (watch->told, ==, FRINGE_PORTION_ALL);
  n = watch->n_shares;
  g_object_unref (watch);
  return n;
}

/* PNG, a page of PDF and TeX are drawn before anything of them is written. */
static void
test_share (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (3000);
  FringePicture picture = test_picture (search), solution = picture;

  g_assert_cmpint (count_shares (picture, FRINGE_FORMAT_SVG), >, 5);
  count_shares (picture, FRINGE_FORMAT_PDF);
  count_shares (picture, FRINGE_FORMAT_PNG);
  count_shares (picture, FRINGE_FORMAT_TEX);
  picture.step = 12;
  picture.frames = FRINGE_FRAMES_STEPS;
  g_assert_cmpint (count_shares (picture, FRINGE_FORMAT_PDF), >, 5);
  g_assert_cmpint (count_shares (picture, FRINGE_FORMAT_TEX), >, 5);
  solution.what = FRINGE_WHAT_SOLUTION;
  if (fringe_search_solution_at (search, solution.step) != FRINGE_NO_NODE)
    count_shares (solution, FRINGE_FORMAT_SVG);
}

typedef struct
{
  int told, wanted;
  GCancellable *cancellable;
} Cancel;

static gpointer
cancel_there (gpointer data)
{
  Cancel *cancel = data;

  while (g_atomic_int_get (&cancel->told) < cancel->wanted)
    g_usleep (50);
  g_cancellable_cancel (cancel->cancellable);
  return NULL;
}

/* At whatever share, there is no file afterwards that was not there before; should it have been done already, it is
 * done to the end. */
static void
test_cancel_share (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (20000);
  g_autofree char *folder = test_make_folder (), *path = g_build_filename (folder, "picture", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  FringePicture picture = test_picture (search);
  int n_cancelled = 0;

  for (int i = 0; i < 12; i++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      Cancel cancel = { 0, FRINGE_PORTION_ALL / 12 * i, cancellable };
      GThread *thread = g_thread_new ("cancel", cancel_there, &cancel);

      picture.portion = fringe_portion_of (&cancel.told);
      if (fringe_picture_save (&picture, (FringeFormat) (i % FRINGE_N_FORMATS), file, cancellable, NULL, NULL))
        g_assert_cmpint (g_remove (path), ==, 0);
      else
        n_cancelled++;
      g_thread_join (thread);
      test_assert_folder_holds (folder, NULL);
    }
  g_assert_cmpint (n_cancelled, >, 0);
  test_remove_folder (folder);
}

/* The time at work of this thread, in seconds. */
static double
time_of (const FringePicture *picture, FringeFormat format, GCancellable *cancellable)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  struct timespec before, after;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &before);
  g_assert_true (fringe_picture_write (picture, format, stream, cancellable, NULL, NULL) == (cancellable == NULL));
  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &after);
  return (double) (after.tv_sec - before.tv_sec) + (double) (after.tv_nsec - before.tv_nsec) / 1e9;
}

/* Who cancels does not wait for a drawing that nobody will see. */
static void
test_cancelled_at_once (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (30000);
  FringePicture picture = test_picture (search);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_cancellable_cancel (cancellable);
  g_assert_cmpfloat (time_of (&picture, FRINGE_FORMAT_SVG, cancellable), <,
                     time_of (&picture, FRINGE_FORMAT_SVG, NULL) / 4);
}

static void
test_save (void)
{
  static const char *const begins[] = { "\x89PNG", "<?xm", "%PDF", "% Fr" };
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *folder = test_make_folder ();

  for (int format = 0; format < FRINGE_N_FORMATS; format++)
    {
      g_autofree char *path = g_build_filename (folder, fringe_format_name ((FringeFormat) format), NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = NULL;
      FringeFit fit = { 0 };

      g_assert_true (fringe_picture_save (&picture, (FringeFormat) format, file, NULL, &fit, &error));
      g_assert_no_error (error);
      g_assert_cmpfloat (fit.scale, ==, 1);
      bytes = test_read (path);
      g_assert_cmpmem (g_bytes_get_data (bytes, NULL), 4, begins[format], 4);
    }
  test_remove_folder (folder);
}

/* A picture of a view is what a window draws, whichever way its tree grows and whatever is folded. */
static void
test_folded_view (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (2000);
  FringePicture picture = test_picture (search);
  const uint32_t folded[] = { 1 };
  FringeLayout *layout = fringe_layout_new ();
  cairo_surface_t *image;
  FringeRect bounds;
  FringeCard card;
  double margin = 2 * MARGIN;

  picture.direction = FRINGE_DIRECTION_RIGHT;
  picture.has_ghosts = true;
  picture.coloring = FRINGE_COLORING_F;
  picture.fold_size = 200;
  picture.folded = folded;
  picture.n_folded = G_N_ELEMENTS (folded);
  image = fringe_picture_render (&picture, NULL, NULL, NULL);
  fringe_layout_set_packed_max (layout, FRINGE_LAYOUT_PACKED_MAX);
  card = fringe_card_measure (4, 4, FRINGE_DIRECTION_RIGHT, true);
  g_assert_true (fringe_layout_update (layout, search, 0, picture.step));
  fringe_layout_set_fold_size (layout, 200);
  fringe_layout_fold (layout, 1);
  fringe_card_fit_folds (&card, layout);
  bounds = fringe_geometry_bounds (layout, &card);
  assert_size (image, bounds.width + margin, bounds.height + margin);
  cairo_surface_destroy (image);
  fringe_layout_free (layout);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/picture/each-format-is-saved", test_save);
  g_test_add_func ("/picture/a-png-has-the-size-of-the-tree-times-the-scale", test_png);
  g_test_add_func ("/picture/a-png-tells-its-resolution", test_png_resolution);
  g_test_add_func ("/picture/a-small-png-is-drawn-for-its-size", test_png_small);
  g_test_add_func ("/picture/the-ground-reaches-every-edge", test_render);
  g_test_add_func ("/picture/twice-the-pixels-show-the-same", test_scaled_content);
  g_test_add_func ("/picture/without-a-ground-the-drawing-is-the-same", test_transparent);
  g_test_add_data_func ("/picture/an-svg-looks-as-the-png-does", GINT_TO_POINTER (FRINGE_FORMAT_SVG),
                        test_other_programs);
  g_test_add_data_func ("/picture/a-pdf-looks-as-the-png-does", GINT_TO_POINTER (FRINGE_FORMAT_PDF),
                        test_other_programs);
  g_test_add_func ("/picture/a-legend-grows-with-the-picture", test_legend_scale);
  g_test_add_func ("/picture/a-view-is-what-the-window-shows", test_view);
  g_test_add_func ("/picture/a-solution-is-a-strip-of-its-nodes", test_solution);
  g_test_add_func ("/picture/without-a-solution-there-is-an-error", test_no_solution);
  g_test_add_func ("/picture/without-the-node-there-is-an-error", test_no_node);
  g_test_add_func ("/picture/a-pdf-is-whole", test_pdf);
  g_test_add_func ("/picture/a-pdf-has-its-text-as-text", test_pdf_text);
  g_test_add_func ("/picture/a-pdf-has-the-size-of-the-tree-and-a-title", test_pdf_properties);
  g_test_add_func ("/picture/a-png-that-is-too-wide-gets-smaller", test_limits);
  g_test_add_func ("/picture/a-png-that-is-too-large-gets-smaller", test_area);
  g_test_add_func ("/picture/a-pdf-that-is-too-wide-gets-smaller-and-keeps-its-text", test_pdf_limit);
  g_test_add_func ("/picture/a-full-disk-is-an-error", test_full_disk);
  g_test_add_func ("/picture/cancelled-before-nothing-is-written", test_cancelled);
  g_test_add_func ("/picture/cancelled-the-drawing-ends-at-once", test_cancelled_at_once);
  g_test_add_func ("/picture/the-share-that-is-done-grows-to-all", test_share);
  g_test_add_func ("/picture/cancelled-at-any-share-there-is-no-file", test_cancel_share);
  g_test_add_func ("/picture/cancelled-at-any-moment-the-file-is-whole", test_cancel);
  g_test_add_func ("/export/picture/folds-and-direction-are-those-of-the-view", test_folded_view);
  return g_test_run ();
}
