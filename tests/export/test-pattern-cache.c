/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pattern-cache.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

static const FringePatternKey key = { 3, 3, 8, 7, { 0, 1, 2, 3, 4, 5, 6 } };

/* Returns: (transfer full): where this case keeps its tables: every case has a home of its own */
static char *
path_in_folder (const char *name)
{
  return g_build_filename (g_get_user_cache_dir (), "fringe", "patterns", name, NULL);
}

/* Returns: (transfer full): the bytes of a table; nobody looks whether they are right */
static guint8 *
random_table (void)
{
  gsize n = fringe_pattern_key_n_placements (&key);
  guint8 *moves = g_malloc (n);

  for (gsize i = 0; i < n; i++)
    moves[i] = (guint8) g_test_rand_int_range (0, 256);
  return moves;
}

static gboolean
is_loaded (const FringePatternKey *its, const guint8 *expected)
{
  gsize n = fringe_pattern_key_n_placements (its);
  g_autofree guint8 *moves = g_malloc (n);

  return fringe_pattern_cache_store ()->load (its, moves) && memcmp (moves, expected, n) == 0;
}

/* Returns: (transfer full): the only file of the folder */
static char *
find_file (void)
{
  g_autofree char *folder = path_in_folder (NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  return path_in_folder (g_dir_read_name (dir));
}

static void
test_kept (void)
{
  g_autofree guint8 *moves = random_table ();
  FringePatternKey other = key;

  g_assert_false (is_loaded (&key, moves));
  fringe_pattern_cache_store ()->save (&key, moves);
  g_assert_true (is_loaded (&key, moves));
  other.blank = 7;
  other.homes[6] = 8;
  g_assert_false (is_loaded (&other, moves));
}

static void
test_small (void)
{
  FringePatternKey small = key;
  g_autofree guint8 *moves = random_table ();

  small.n_tiles = 6;
  small.homes[6] = 0;
  fringe_pattern_cache_store ()->save (&small, moves);
  g_assert_false (is_loaded (&small, moves));
}

static void
test_damaged (void)
{
  g_autofree guint8 *moves = random_table ();
  g_autofree char *path = NULL, *bytes = NULL;
  gsize length;

  fringe_pattern_cache_store ()->save (&key, moves);
  path = find_file ();
  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  for (int i = 0; i < 20; i++)
    {
      gint32 place = g_test_rand_int_range (0, i < 10 ? 80 : (gint32) length);

      bytes[place] ^= 1 << g_test_rand_int_range (0, 8);
      g_test_message ("byte %d", place);
      g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
      g_assert_false (is_loaded (&key, moves));
      g_assert_true (g_file_set_contents (path, bytes, g_test_rand_int_range (0, (gint32) length), NULL));
      g_assert_false (is_loaded (&key, moves));
      fringe_pattern_cache_store ()->save (&key, moves);
      g_assert_true (is_loaded (&key, moves));
      g_free (bytes);
      g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
    }
}

static void
test_pipe (void)
{
  g_autofree guint8 *moves = random_table ();
  g_autofree char *path = NULL;

  fringe_pattern_cache_store ()->save (&key, moves);
  path = find_file ();
  g_unlink (path);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_false (is_loaded (&key, moves));
  g_unlink (path);
}

/* The files have holes, so that they take no room on the disk. */
static void
test_bounded (void)
{
  g_autofree guint8 *moves = random_table ();
  g_autofree char *folder = path_in_folder (NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  for (int i = 0; i < 10; i++)
    {
      g_autofree char *name = g_strdup_printf ("%d.table", i), *path = path_in_folder (name);
      struct utimbuf times = { 1000 + i, 1000 + i };

      g_assert_true (g_file_set_contents (path, "", 0, NULL));
      g_assert_cmpint (truncate (path, 10 << 20), ==, 0);
      g_assert_cmpint (g_utime (path, &times), ==, 0);
    }
  fringe_pattern_cache_store ()->save (&key, moves);
  g_assert_true (is_loaded (&key, moves));
  for (int i = 0; i < 10; i++)
    {
      g_autofree char *name = g_strdup_printf ("%d.table", i), *path = path_in_folder (name);

      g_assert_cmpint (g_file_test (path, G_FILE_TEST_EXISTS), ==, i >= 4);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/pattern-cache/a-table-that-is-saved-is-loaded-by-its-key-alone", test_kept);
  g_test_add_func ("/pattern-cache/small-tables-are-not-kept", test_small);
  g_test_add_func ("/pattern-cache/a-damaged-file-is-not-loaded-and-is-replaced", test_damaged);
  g_test_add_func ("/pattern-cache/a-pipe-in-the-place-of-a-table-is-not-read", test_pipe);
  g_test_add_func ("/pattern-cache/the-tables-used-longest-ago-make-room", test_bounded);
  return g_test_run ();
}
