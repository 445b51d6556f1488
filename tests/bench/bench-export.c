/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "fringe-picture.h"
#include "test-boards.h"
#include "test-korf.h"

#include <glib/gstdio.h>
#include <sys/resource.h>

/* Whole trees with boards and labels, into files: the time at work. The bare loop writes as many bytes. */

#define NODES 10375
/* About the most that an SVG may hold. */
#define MANY_NODES 80000

typedef struct
{
  FringePicture picture;
  FringeFormat format;
  GFile *file;
} Export;

static double
run_own (gpointer data)
{
  const Export *export = data;
  double begin = bench_spent ();
  g_autoptr (GError) error = NULL;

  fringe_picture_save (&export->picture, export->format, export->file, NULL, NULL, &error);
  g_assert_no_error (error);
  return bench_spent () - begin;
}

static guint64
size_of (GFile *file)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_SIZE, 0, NULL, NULL);

  g_assert_nonnull (info);
  return (guint64) g_file_info_get_size (info);
}

static double
run_bare (gpointer data)
{
  const Export *export = data;
  gsize size = (gsize) size_of (export->file);
  g_autofree char *bytes = g_malloc0 (size);
  double begin = bench_spent ();

  g_assert_true (g_file_replace_contents (export->file, bytes, size, NULL, FALSE, G_FILE_CREATE_REPLACE_DESTINATION,
                                          NULL, NULL, NULL));
  return bench_spent () - begin;
}

/* What the process has held at the most, in bytes. */
static double
peak (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return (double) usage.ru_maxrss * 1024;
}

static void
print (const char *format, const char *what, double value, const char *unit)
{
  g_autofree char *line = g_strdup_printf ("export_%s_%s", format, what);

  bench_print (line, value, unit);
}

static void
measure (Export *export)
{
  const char *format = fringe_format_name (export->format);
  BenchMedians medians = bench_in_turn (run_own, run_bare, export);

  run_own (export);
  print (format, "ms", medians.own / 1e6, "ms");
  print (format, "bare_ms", medians.bare / 1e6, "ms");
  print (format, "bytes", (double) size_of (export->file), "B");
}

static void
measure_many (Export *export)
{
  const char *format = fringe_format_name (export->format);
  double before = peak (), time = run_own (export);

  print (format, "80k_ms", time / 1e6, "ms");
  print (format, "80k_bytes", (double) size_of (export->file), "B");
  print (format, "80k_memory", (peak () - before) / MANY_NODES, "B/node");
}

static FringeSearch *
search_of (const TestKorf *korf, uint32_t n_nodes)
{
  TestProblem problem = { korf->start, test_korf_goal (), fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };

  return test_search_run (&problem, n_nodes);
}

static void
each_format (Export *export, const TestKorf *korf, uint32_t n_nodes, void (*run) (Export *export))
{
  static const FringeFormat formats[] = { FRINGE_FORMAT_SVG, FRINGE_FORMAT_PDF };
  g_autoptr (FringeSearch) search = search_of (korf, n_nodes);

  export->picture = (FringePicture) { .search = search,
                                      .step = fringe_search_n_steps (search),
                                      .what = FRINGE_WHAT_TREE,
                                      .selected = FRINGE_NO_NODE,
                                      .theme = FRINGE_THEME_LIGHT,
                                      .scale = 1 };
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      export->format = formats[i];
      run (export);
    }
}

int
main (int argc, char *argv[])
{
  g_autoptr (GArray) table = test_korf_load (argc > 1 ? argv[1] : "");
  g_autofree char *folder = g_dir_make_tmp ("fringe-bench-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "tree", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  Export export = { .file = file };

  each_format (&export, &g_array_index (table, TestKorf, 0), MANY_NODES, measure_many);
  each_format (&export, &g_array_index (table, TestKorf, 0), NODES, measure);
  g_unlink (path);
  g_rmdir (folder);
  return 0;
}
