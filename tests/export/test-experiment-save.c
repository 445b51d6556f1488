/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-experiment-chart.h"
#include "fringe-experiment-print.h"
#include "fringe-experiment-save.h"
#include "export-samples.h"

#include <json-glib/json-glib.h>
#include <math.h>
#include <string.h>

static const guint depths[] = { 2, 9 };

typedef struct
{
  FringeExperiment experiment;
  FringeRules methods[2];
  GArray *rows;
} Sample;

/* Two methods at two depths; the last row came to a limit. */
static void
sample_init (Sample *sample)
{
  const FringeExperimentRow rows[] = {
    { 2, 0, 4, 4, 4, 0, 5.5, 0.5, 0, 5, 6, 2, 2.3 },
    { 2, 1, 4, 4, 4, 0, 7, 0.25, 0, 6, 8, 2.2, 2.5 },
    { 9, 0, 152, 100, 60, 0, 1234.5678, 10, 1.25, 40, 3000, 1.9, 11.25 },
    { 9, 1, 152, 100, 60, 1, NAN, NAN, NAN, NAN, NAN, NAN, NAN },
  };

  for (guint i = 0; i < 2; i++)
    sample->methods[i] = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  sample->methods[0].algorithm = FRINGE_ALGORITHM_BFS;
  sample->experiment = (FringeExperiment) { .goal = fringe_experiment_preset_goal (),
                                            .depths = depths,
                                            .n_depths = 2,
                                            .sample = 100,
                                            .methods = sample->methods,
                                            .n_methods = 2 };
  sample->rows = g_array_new (FALSE, FALSE, sizeof (FringeExperimentRow));
  g_array_append_vals (sample->rows, rows, G_N_ELEMENTS (rows));
}

static void
test_chart (void)
{
  g_autoptr (FringeExperimentChart) made = NULL;
  const FringeChart *chart;
  Sample sample;

  sample_init (&sample);
  made = fringe_experiment_chart_new (&sample.experiment, sample.rows);
  g_array_unref (sample.rows);
  chart = fringe_experiment_chart_get (made);
  g_assert_cmpint (chart->n_lines, ==, 2);
  g_assert_true (chart->is_log);
  g_assert_cmpuint (chart->n_steps, ==, 9);
  g_assert_cmpint (chart->lines[0].n_points, ==, 2);
  g_assert_cmpint (chart->lines[1].n_points, ==, 1);
  g_assert_cmpstr (chart->lines[0].label, ==, "Breadth-first");
  g_assert_cmpuint (chart->lines[0].points[1].first, ==, 9);
  g_assert_cmpfloat (chart->lines[0].points[1].max, ==, 1234.5678);
  g_assert_cmpint (chart->lines[0].look, !=, chart->lines[1].look);
}

static void
test_data (void)
{
  g_autofree char *csv = NULL, *json = NULL, *text = NULL;
  g_autoptr (JsonNode) node = NULL;
  JsonObject *row;
  Sample sample;

  sample_init (&sample);
  csv = fringe_experiment_print (&sample.experiment, sample.rows, FRINGE_EXPERIMENT_CSV);
  json = fringe_experiment_print (&sample.experiment, sample.rows, FRINGE_EXPERIMENT_JSON);
  text = fringe_experiment_print (&sample.experiment, sample.rows, FRINGE_EXPERIMENT_TEXT);
  g_assert_nonnull (
      strstr (csv, "\n9,152,60,bfs,1234.5678,10.0,1.25,40,3000,1.9,11.25\n9,152,60,astar:manhattan,,,,,,,\n"));
  g_assert_nonnull (strstr (text, "\nOnly 64 of 104 boards are searched.\n"));
  g_assert_nonnull (strstr (text, "\n1 search came to a limit; its row has no figures.\n"));
  node = json_from_string (json, NULL);
  g_assert_cmpuint (json_array_get_length (json_node_get_array (node)), ==, 4);
  row = json_array_get_object_element (json_node_get_array (node), 2);
  g_assert_cmpfloat (json_object_get_double_member (row, "mean"), ==, 1234.5678);
  g_assert_cmpint (json_object_get_int_member (row, "max"), ==, 3000);
  g_assert_true (json_object_get_null_member (json_array_get_object_element (json_node_get_array (node), 3), "mean"));
  g_array_unref (sample.rows);
}

/* The first bytes tell what a file is. */
static void
test_endings (void)
{
  static const char *const kinds[][2]
      = { { "a.csv", "depth," }, { "a.JSON", "[" },   { "a.tex", "% Needs" },  { "a.txt", "Depth" },
          { "a.svg", "<?xml" },  { "a.pdf", "%PDF" }, { "a.b.png", "\x89PNG" } };
  const FringeExperimentLook look = { FRINGE_THEME_PRINT, 1 };
  g_autofree char *folder = test_make_folder ();
  Sample sample;

  sample_init (&sample);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *path = g_build_filename (folder, kinds[i][0], NULL), *bytes = NULL;
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GError) error = NULL;

      g_assert_true (fringe_experiment_save (&sample.experiment, sample.rows, &look, file, &error));
      g_assert_no_error (error);
      g_assert_true (g_file_get_contents (path, &bytes, NULL, NULL));
      g_assert_true (g_str_has_prefix (bytes, kinds[i][1]));
    }
  test_remove_folder (folder);
  g_array_unref (sample.rows);
}

static void
test_other_endings (void)
{
  static const char *const names[] = { "table", "table.xls", "table.", "csv", "table.csv.gz" };
  const FringeExperimentLook look = { FRINGE_THEME_PRINT, 1 };
  g_autofree char *folder = test_make_folder ();
  Sample sample;

  sample_init (&sample);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GError) error = NULL;

      g_assert_false (fringe_experiment_save (&sample.experiment, sample.rows, &look, file, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
    }
  test_remove_folder (folder);
  g_array_unref (sample.rows);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/experiment-save/the-chart-has-a-line-for-each-method-without-what-is-unknown", test_chart);
  g_test_add_func ("/experiment-save/data-have-all-figures-and-nothing-for-unknown-ones", test_data);
  g_test_add_func ("/experiment-save/the-ending-says-what-is-saved", test_endings);
  g_test_add_func ("/experiment-save/other-endings-make-no-file", test_other_endings);
  return g_test_run ();
}
