/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-chart-picture.h"

#include "export-samples.h"

#include <math.h>
#include <string.h>

#define N_STEPS 50

typedef struct
{
  FringeChartPoint points[N_STEPS];
  FringeChartLine line;
  FringeChart chart;
  FringeChartPicture picture;
} Sample;

static void
sample_init (Sample *sample)
{
  for (uint32_t i = 0; i < N_STEPS; i++)
    sample->points[i] = (FringeChartPoint) { i + 1, i + 1, i % 7, i % 7, i + 1, i + 1 };
  sample->line = (FringeChartLine) { "f", FRINGE_CHART_SOLID, FALSE, NAN, sample->points, N_STEPS };
  sample->chart = (FringeChart) { .lines = &sample->line,
                                  .n_lines = 1,
                                  .x_title = "Step",
                                  .n_steps = N_STEPS,
                                  .is_whole = TRUE,
                                  .level = NAN,
                                  .cursor = N_STEPS };
  sample->picture
      = (FringeChartPicture) { .chart = &sample->chart, .title = "A & B", .width = 400, .height = 300, .scale = 1 };
}

/* Saved in @folder as "chart" and the name of the format. Returns: (transfer full): its path */
static char *
save (const Sample *sample, const char *folder, FringeFormat format)
{
  g_autofree char *name = g_strconcat ("chart.", fringe_format_name (format), NULL);
  char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_assert_true (fringe_chart_picture_save (&sample->picture, format, file, NULL, &error));
  g_assert_no_error (error);
  return path;
}

static guint8
channel_at (cairo_surface_t *image, int x, int y)
{
  return cairo_image_surface_get_data (image)[y * cairo_image_surface_get_stride (image) + 4 * x + 1];
}

/* The share of pixels that differ much; lines are drawn a little differently by each program. */
static double
difference (cairo_surface_t *a, cairo_surface_t *b)
{
  int width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a), n = 0;

  cairo_surface_flush (a);
  cairo_surface_flush (b);
  g_assert_cmpint (cairo_image_surface_get_width (b), ==, width);
  g_assert_cmpint (cairo_image_surface_get_height (b), ==, height);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      n += abs (channel_at (a, x, y) - channel_at (b, x, y)) > 100;
  return (double) n / (width * height);
}

/* Other programs draw what is in the PNG. */
static void
test_other_programs (gconstpointer data)
{
  FringeFormat format = (FringeFormat) GPOINTER_TO_INT (data);
  const char *program = format == FRINGE_FORMAT_SVG ? "rsvg-convert" : "pdftoppm";
  const char *command = format == FRINGE_FORMAT_SVG ? "rsvg-convert chart.svg -o drawn.png"
                                                    : "pdftoppm -r 96 -png -singlefile chart.pdf drawn";
  g_autofree char *folder = test_make_folder (), *path = NULL, *found = g_find_program_in_path (program);
  g_autofree char *drawn = g_build_filename (folder, "drawn.png", NULL);
  g_autofree char *line = g_strdup_printf ("sh -c 'cd %s && %s'", folder, command);
  cairo_surface_t *image, *other;
  Sample sample;

  sample_init (&sample);
  path = save (&sample, folder, format);
  if (found == NULL)
    g_test_skip ("what draws it is not installed");
  else
    {
      g_assert_true (g_spawn_command_line_sync (line, NULL, NULL, NULL, NULL));
      image = fringe_chart_picture_render (&sample.picture, NULL);
      other = cairo_image_surface_create_from_png (drawn);
      g_test_message ("%g", difference (image, other));
      g_assert_cmpfloat (difference (image, other), <, 0.01);
      cairo_surface_destroy (image);
      cairo_surface_destroy (other);
    }
  test_remove_folder (folder);
}

static void
test_png (void)
{
  Sample sample;

  sample_init (&sample);
  for (double scale = 0.5; scale <= 4; scale *= 2)
    {
      g_autofree char *folder = test_make_folder (), *path = NULL;
      cairo_surface_t *image;

      sample.picture.scale = scale;
      path = save (&sample, folder, FRINGE_FORMAT_PNG);
      image = cairo_image_surface_create_from_png (path);
      g_assert_cmpint (cairo_image_surface_get_width (image), ==, (int) (400 * scale));
      g_assert_cmpint (cairo_image_surface_get_height (image), ==, (int) (300 * scale));
      cairo_surface_destroy (image);
      test_remove_folder (folder);
    }
}

static void
test_tex (void)
{
  g_autofree char *folder = test_make_folder (), *path = g_build_filename (folder, "chart.tex", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  Sample sample;

  sample_init (&sample);
  g_assert_false (fringe_chart_picture_save (&sample.picture, FRINGE_FORMAT_TEX, file, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  test_assert_folder_holds (folder, NULL);
  test_remove_folder (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/chart-picture/an-svg-looks-as-the-png-does", GINT_TO_POINTER (FRINGE_FORMAT_SVG),
                        test_other_programs);
  g_test_add_data_func ("/chart-picture/a-pdf-looks-as-the-png-does", GINT_TO_POINTER (FRINGE_FORMAT_PDF),
                        test_other_programs);
  g_test_add_func ("/chart-picture/a-png-has-the-size-times-the-scale", test_png);
  g_test_add_func ("/chart-picture/there-is-none-for-tex", test_tex);
  return g_test_run ();
}
