/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "export-samples.h"
#include "fringe-pages.h"
#include "fringe-preview.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define WIDTH 400
#define HEIGHT 300

static FringePreview
preview_of (const FringeExport *export, guint page)
{
  g_autoptr (GError) error = NULL;
  FringePreview preview;

  fringe_preview_make (&preview, export, page, WIDTH, HEIGHT, NULL, &error);
  g_assert_no_error (error);
  return preview;
}

/* Neither a small tree nor one of many thousands of nodes is larger than there is room for. */
static void
test_size (void)
{
  g_autoptr (FringeSearch) small = test_small_search (), large = test_wide_search (20000);
  const FringeSearch *searches[] = { small, large };
  FringePaper paper;

  g_assert_true (fringe_paper_from_name ("a4", &paper));
  for (guint i = 0; i < G_N_ELEMENTS (searches); i++)
    for (int format = 0; format < FRINGE_N_FORMATS; format++)
      for (int has_paper = 0; has_paper < 2; has_paper++)
        {
          FringeExport export = { .picture = test_picture (searches[i]), .format = (FringeFormat) format };
          FringePreview preview;

          export.picture.paper = has_paper ? &paper : NULL;
          preview = preview_of (&export, 0);
          g_assert_cmpint (cairo_image_surface_get_width (preview.image), <=, WIDTH);
          g_assert_cmpint (cairo_image_surface_get_height (preview.image), <=, HEIGHT);
          g_assert_cmpuint (preview.n_pages, ==, 1);
          g_assert_cmpuint (preview.n_nodes, ==, fringe_search_n_nodes (searches[i]));
          fringe_preview_clear (&preview);
        }
}

/* What it says comes true. */
static void
test_scale (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (20000);
  FringeExport export = { .picture = test_picture (search) };

  for (int format = FRINGE_FORMAT_PNG; format <= FRINGE_FORMAT_PDF; format++)
    {
      g_autofree char *folder = test_make_folder (), *path = g_build_filename (folder, "tree", NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      FringePreview preview;
      FringeFit fit;

      export.format = (FringeFormat) format;
      preview = preview_of (&export, 0);
      g_assert_true (fringe_export_save (&export, file, NULL, &fit, NULL));
      g_assert_cmpfloat (preview.fit.scale, ==, fit.scale);
      g_assert_cmpint (preview.fit.scale < 1, ==, format != FRINGE_FORMAT_SVG);
      fringe_preview_clear (&preview);
      test_remove_folder (folder);
    }
}

static void
test_pages (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringeExport export = { .picture = test_picture (search), .format = FRINGE_FORMAT_PDF };
  FringePaper paper;
  FringePreview preview;

  g_assert_true (fringe_paper_from_name ("a5", &paper));
  paper.tiles = TRUE;
  export.picture.paper = &paper;
  export.picture.frames = FRINGE_FRAMES_STEPS;
  for (guint page = 0; page < 30; page++)
    {
      preview = preview_of (&export, page);
      g_assert_cmpuint (preview.n_pages % (export.picture.step + 1), ==, 0);
      g_assert_cmpfloat_with_epsilon (preview.height, 210 * FRINGE_POINTS_PER_MM, 1e-6);
      fringe_preview_clear (&preview);
    }
}

/* What it says comes true of a picture with more words than it has room for, too. */
static void
test_many_words (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (20000);
  FringeExport export = { .picture = test_picture (search), .format = FRINGE_FORMAT_SVG };
  g_autofree char *caption = g_strnfill (20000, 'm');
  FringePreview preview;

  export.picture.caption = caption;
  preview = preview_of (&export, 0);
  g_assert_nonnull (preview.image);
  g_assert_cmpfloat (preview.fit.scale, ==, 1);
  fringe_preview_clear (&preview);
}

static guint
n_commas (const char *line)
{
  g_auto (GStrv) cells = g_strsplit (line, ",", -1);

  return g_strv_length (cells) - 1;
}

/* Its size is that of the file, and there is a picture of any tree. */
static void
test_page (void)
{
  for (guint n = 20; n <= 20000; n *= 1000)
    {
      g_autoptr (FringeSearch) search = test_wide_search (n);
      g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
      FringeExport export = { .kind = FRINGE_EXPORT_PAGE, .picture = test_picture (search) };
      FringePreview preview = preview_of (&export, 0);

      g_assert_nonnull (preview.image);
      g_assert_cmpuint (preview.n_pages, ==, 1);
      g_assert_true (fringe_export_write (&export, stream, NULL, NULL));
      g_assert_cmpuint (preview.n_bytes, ==, g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (stream)));
      fringe_preview_clear (&preview);
    }
}

static void
test_text (void)
{
  g_autoptr (FringeSearch) small = test_small_search (), large = test_wide_search (20000);
  FringeExport export = { .kind = FRINGE_EXPORT_DATA, .data_format = FRINGE_DATA_CSV, .picture = test_picture (small) };
  FringePreview preview = preview_of (&export, 0);

  g_assert_true (g_str_has_prefix (preview.text, "id,"));
  g_assert_false (preview.is_cut);
  g_assert_null (preview.image);
  fringe_preview_clear (&preview);

  export.picture = test_picture (large);
  preview = preview_of (&export, 0);
  g_assert_true (preview.is_cut);
  g_assert_cmpuint (strlen (preview.text), <, 10000);
  g_assert_cmpuint (n_commas (strrchr (preview.text, '\n')), ==,
                    n_commas ("id,parent,move,g,h,f,board,generated,removed,superseded,state"));
  fringe_preview_clear (&preview);
}

static void
test_error (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (3000);
  FringeExport export = { .picture = test_picture (search) };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) none = NULL, cancelled = NULL;
  FringePreview preview;

  export.picture.what = FRINGE_WHAT_SOLUTION;
  g_assert_false (fringe_preview_make (&preview, &export, 0, WIDTH, HEIGHT, NULL, &none));
  g_assert_error (none, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_NO_SOLUTION);
  export.picture.what = FRINGE_WHAT_TREE;
  g_cancellable_cancel (cancellable);
  g_assert_false (fringe_preview_make (&preview, &export, 0, WIDTH, HEIGHT, cancellable, &cancelled));
  g_assert_error (cancelled, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* The share of pixels that differ much. */
static double
difference (cairo_surface_t *a, cairo_surface_t *b)
{
  int width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a), n = 0;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        const guint8 *of_a = cairo_image_surface_get_data (a) + y * cairo_image_surface_get_stride (a) + 4 * x;
        const guint8 *of_b = cairo_image_surface_get_data (b) + y * cairo_image_surface_get_stride (b) + 4 * x;

        n += abs (of_a[1] - of_b[1]) > 96;
      }
  return (double) n / (width * height);
}

static void
compare_page (FringePages *pages, guint page, const char *folder)
{
  g_autofree char *line = g_strdup_printf ("pdftoppm -r 72 -png -singlefile -f %u -l %u %s/tree.pdf %s/page", page + 1,
                                           page + 1, folder, folder);
  g_autofree char *png = g_build_filename (folder, "page.png", NULL);
  cairo_surface_t *shown, *drawn;
  cairo_t *cr;

  g_assert_true (g_spawn_command_line_sync (line, NULL, NULL, NULL, NULL));
  shown = cairo_image_surface_create_from_png (png);
  drawn = cairo_image_surface_create (CAIRO_FORMAT_RGB24, cairo_image_surface_get_width (shown),
                                      cairo_image_surface_get_height (shown));
  g_assert_cmpfloat_with_epsilon (cairo_image_surface_get_width (shown), fringe_pages_width (pages), 1);
  cr = cairo_create (drawn);
  fringe_pages_draw (pages, page, cr, NULL);
  cairo_destroy (cr);
  g_assert_cmpfloat (difference (shown, drawn), <, 0.02);
  cairo_surface_destroy (shown);
  cairo_surface_destroy (drawn);
}

/* Compares each page of paper, as it goes to a printer, with that of the PDF as another program shows it. */
static void
compare_pages (const FringeSearch *search, FringeThemeKind theme)
{
  g_autofree char *folder = NULL, *program = g_find_program_in_path ("pdftoppm"), *path = NULL;
  FringeExport export = { .picture = test_picture (search), .format = FRINGE_FORMAT_PDF };
  g_autoptr (FringePages) pages = NULL;
  g_autoptr (GFile) file = NULL;
  FringePaper paper;

  if (program == NULL)
    {
      g_test_skip ("pdftoppm is not installed");
      return;
    }
  folder = test_make_folder ();
  path = g_build_filename (folder, "tree.pdf", NULL);
  file = g_file_new_for_path (path);
  g_assert_true (fringe_paper_from_name ("a5", &paper));
  paper.tiles = TRUE;
  export.picture.paper = &paper;
  export.picture.theme = theme;
  export.picture.has_ghosts = TRUE;
  pages = fringe_pages_new (&export.picture, NULL);
  g_assert_cmpuint (fringe_pages_count (pages), >, 1);
  g_assert_true (fringe_export_save (&export, file, NULL, NULL, NULL));
  for (guint page = 0; page < fringe_pages_count (pages); page++)
    compare_page (pages, page, folder);
  test_remove_folder (folder);
}

static void
test_paper (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();

  compare_pages (search, FRINGE_THEME_LIGHT);
}

/* Cards recur, so they are glyphs. On a dark ground it is seen where one is left out because it begins left of a sheet
 * or above it. */
static void
test_edges (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (20);

  compare_pages (search, FRINGE_THEME_DARK);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/preview/a-page-of-html-is-a-picture-and-its-size", test_page);
  g_test_add_func ("/preview/it-is-no-larger-than-there-is-room", test_size);
  g_test_add_func ("/preview/it-tells-what-a-picture-is-scaled-to", test_scale);
  g_test_add_func ("/preview/every-page-can-be-seen", test_pages);
  g_test_add_func ("/preview/a-picture-with-too-many-words-is-shown", test_many_words);
  g_test_add_func ("/preview/a-file-of-text-shows-how-it-begins", test_text);
  g_test_add_func ("/preview/what-cannot-be-made-is-an-error", test_error);
  g_test_add_func ("/preview/a-page-for-a-printer-looks-as-that-of-the-pdf", test_paper);
  g_test_add_func ("/preview/a-card-across-the-edge-of-a-sheet-is-on-both", test_edges);
  return g_test_run ();
}
