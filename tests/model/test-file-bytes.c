/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-file-bytes.h"

#include <glib/gstdio.h>

typedef struct
{
  GMainLoop *loop;
  GBytes *bytes;
  GError *error;
} Reading;

static void
on_read (GObject *file, GAsyncResult *result, gpointer data)
{
  Reading *reading = data;

  g_assert_true (G_IS_FILE (file));
  reading->bytes = fringe_file_bytes_finish (result, &reading->error);
  g_main_loop_quit (reading->loop);
}

static Reading
read_file (const char *path, gsize most, GCancellable *cancellable)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  Reading reading = { .loop = g_main_loop_new (NULL, FALSE) };

  fringe_file_bytes_read (file, most, cancellable, on_read, &reading);
  g_main_loop_run (reading.loop);
  g_clear_pointer (&reading.loop, g_main_loop_unref);
  return reading;
}

/* What is in a file of any size comes back, with a zero behind it, up to as many bytes as it may have. */
static void
test_sizes (void)
{
  enum
  {
    MOST = 4096
  };
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "fringe-file-bytes-XXXXXX", NULL);
  int descriptor = g_mkstemp (path);
  char written[MOST + 2];

  g_assert_cmpint (descriptor, >=, 0);
  g_close (descriptor, NULL);
  for (int i = 0; i < MOST + 2; i++)
    written[i] = (char) g_test_rand_int_range (0, 256);
  for (int n = MOST - 2; n <= MOST + 2; n++)
    {
      gsize length = n == MOST - 2 ? 0 : (gsize) n;
      Reading reading;

      g_assert_true (g_file_set_contents (path, written, (gssize) length, NULL));
      reading = read_file (path, MOST, NULL);
      if (length <= MOST)
        {
          gsize n_read;
          const char *bytes = g_bytes_get_data (reading.bytes, &n_read);

          g_assert_cmpmem (bytes, n_read, written, length);
          g_assert_cmpint (bytes[n_read], ==, '\0');
        }
      else
        g_assert_error (reading.error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE);
      g_clear_pointer (&reading.bytes, g_bytes_unref);
      g_clear_error (&reading.error);
    }
  g_unlink (path);
}

static void
test_none (void)
{
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();
  Reading missing = read_file ("/nonexistent/means.csv", 10, NULL), stopped;

  g_assert_error (missing.error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_cancellable_cancel (cancelled);
  stopped = read_file ("/nonexistent/means.csv", 10, cancelled);
  g_assert_error (stopped.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&missing.error);
  g_clear_error (&stopped.error);
}

/* A program in a sandbox sees a file that was chosen in another folder than the person does. */
static void
test_name (void)
{
  static const char *const names[][2] = {
    { "/home/ada/puzzles/saved.fringe", "/home/ada/puzzles/saved.fringe" },
    { "/run/user/1000/doc/52b28f94/saved.fringe", "saved.fringe" },
    { "/run/user/1000/saved.fringe", "/run/user/1000/saved.fringe" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GFile) file = g_file_parse_name (names[i][0]);
      g_autofree char *name = fringe_file_name (file);

      g_assert_cmpstr (name, ==, names[i][1]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/file-bytes/a-file-comes-back-up-to-a-size", test_sizes);
  g_test_add_func ("/file-bytes/one-that-is-not-there-is-told", test_none);
  g_test_add_func ("/file-bytes/its-name-is-the-one-that-a-person-knows", test_name);
  return g_test_run ();
}
