/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "export-samples.h"

#include "test-boards.h"

#include <glib/gstdio.h>

static FringeSearch *
search_from (const char *start, const char *goal, FringeAlgorithm algorithm, uint32_t node_limit)
{
  TestProblem problem = { test_board (start), test_board (goal), fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };

  problem.rules.algorithm = algorithm;
  return test_search_run (&problem, node_limit);
}

FringeSearch *
test_small_search (void)
{
  return search_from ("1 3 0 4 2 5 7 8 6", "1 2 3 4 5 6 7 8 0", FRINGE_ALGORITHM_ASTAR, 1000);
}

FringeSearch *
test_wide_search (uint32_t n_nodes)
{
  return search_from ("15 14 8 12 10 11 9 13 2 6 5 1 3 7 4 0", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0",
                      FRINGE_ALGORITHM_ASTAR, n_nodes);
}

FringeSearch *
test_idastar_search (void)
{
  return search_from ("3 1 2 4 0 6 7 5 8", "1 2 3 4 5 6 7 8 0", FRINGE_ALGORITHM_IDASTAR, 1000);
}

FringeSearch *
test_lost_search (void)
{
  TestProblem problem
      = { test_board ("2 1 3 0"), test_board ("1 2 3 0"), fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };

  problem.rules.heuristic = FRINGE_HEURISTIC_PERFECT;
  return test_search_run (&problem, 1000);
}

FringeSearch *
test_lazy_search (void)
{
  TestProblem problem = { test_board ("1 3 0 4 2 5 7 8 6"), test_board ("1 2 3 4 5 6 7 8 0"),
                          fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };

  problem.rules.algorithm = FRINGE_ALGORITHM_UCS;
  problem.rules.duplicates = FRINGE_DUPLICATES_EXPANSION;
  return test_search_run (&problem, 1000);
}

FringePicture
test_picture (const FringeSearch *search)
{
  return (FringePicture) {
    .search = search,
    .step = fringe_search_n_steps (search),
    .what = FRINGE_WHAT_TREE,
    .selected = FRINGE_NO_NODE,
    .theme = FRINGE_THEME_LIGHT,
    .scale = 1,
  };
}

char *
test_write_picture (const FringePicture *picture, FringeFormat format, gsize *length)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) error = NULL;

  fringe_picture_write (picture, format, stream, NULL, NULL, &error);
  g_assert_no_error (error);
  g_output_stream_write_all (stream, "", 1, NULL, NULL, NULL);
  g_output_stream_close (stream, NULL, NULL);
  if (length != NULL)
    *length = g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (stream)) - 1;
  return g_memory_output_stream_steal_data (G_MEMORY_OUTPUT_STREAM (stream));
}

guint
test_count (const char *text, const char *what)
{
  guint n = 0;

  for (const char *at = strstr (text, what); at != NULL; at = strstr (at + 1, what))
    n++;
  return n;
}

char *
test_make_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("fringe-export-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

void
test_remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

GBytes *
test_read (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *contents;
  gsize length;

  g_file_get_contents (path, &contents, &length, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (contents, length);
}

void
test_assert_folder_holds (const char *folder, ...)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n_expected = 0, n_found = 0;
  const char *name;
  va_list names;

  va_start (names, folder);
  while ((name = va_arg (names, const char *)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
      n_expected++;
    }
  va_end (names);
  while ((name = g_dir_read_name (dir)) != NULL)
    n_found++;
  g_assert_cmpuint (n_found, ==, n_expected);
}
