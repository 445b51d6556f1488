/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-autosave.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

#define HOLD "--hold"

static char *folder;

static void
on_written (GObject *source, GAsyncResult *result, gpointer data)
{
  GError **error = g_object_get_data (source, "error");
  gboolean *done = g_object_get_data (source, "done");

  (void) data;
  fringe_autosave_write_finish (result, error);
  *done = TRUE;
}

/* Waits until it is on disk, or cannot be. */
static GError *
write_text (FringeAutosave *autosave, const char *text)
{
  g_autoptr (GObject) source = g_object_new (G_TYPE_OBJECT, NULL);
  gboolean done = FALSE;
  GError *error = NULL;

  g_object_set_data (source, "done", &done);
  g_object_set_data (source, "error", &error);
  fringe_autosave_write (autosave, text, source, on_written);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  return error;
}

/* Another program: tells that it has written, and lives until it is killed. */
static int
hold (const char *text)
{
  FringeAutosave *autosave = fringe_autosave_new ();

  if (write_text (autosave, text) != NULL)
    return 1;
  puts ("ready");
  fflush (stdout);
  for (;;)
    g_usleep (G_USEC_PER_SEC);
}

static GSubprocess *
start_holder (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL), *line = NULL;
  g_autoptr (GDataInputStream) output = NULL;
  GSubprocess *holder = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, program, HOLD, text, NULL);

  g_assert_no_error (error);
  output = g_data_input_stream_new (g_subprocess_get_stdout_pipe (holder));
  g_filter_input_stream_set_close_base_stream (G_FILTER_INPUT_STREAM (output), FALSE);
  line = g_data_input_stream_read_line (output, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (line, ==, "ready");
  return holder;
}

static void
kill_holder (GSubprocess *holder)
{
  g_subprocess_force_exit (holder);
  g_subprocess_wait (holder, NULL, NULL);
  g_object_unref (holder);
}

static char *
text_of (FringeAutosave *autosave)
{
  g_autoptr (GFile) file = fringe_autosave_get_file (autosave);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_load_contents (file, NULL, &text, NULL, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
assert_holds (FringeAutosave *autosave, const char *expected)
{
  g_autofree char *text = text_of (autosave);

  g_assert_cmpstr (text, ==, expected);
}

static guint
count_lost (void)
{
  g_autoptr (GPtrArray) lost = fringe_autosave_find_lost ();

  return lost->len;
}

static void
free_all_lost (void)
{
  g_autoptr (GPtrArray) lost = fringe_autosave_find_lost ();

  while (lost->len > 0)
    fringe_autosave_free (g_ptr_array_steal_index (lost, 0));
}

/* Those of a program that runs belong to it, and are everybody's when it has been killed. */
static void
test_other (void)
{
  GSubprocess *one = start_holder ("one"), *two = start_holder ("two");

  g_assert_cmpuint (count_lost (), ==, 0);
  kill_holder (one);
  g_assert_cmpuint (count_lost (), ==, 1);
  {
    g_autoptr (GPtrArray) lost = fringe_autosave_find_lost ();

    g_assert_cmpuint (lost->len, ==, 1);
    assert_holds (lost->pdata[0], "one");
    g_assert_cmpuint (count_lost (), ==, 0);
  }
  g_assert_cmpuint (count_lost (), ==, 1);
  kill_holder (two);
  g_assert_cmpuint (count_lost (), ==, 2);
  free_all_lost ();
  g_assert_cmpuint (count_lost (), ==, 0);
}

/* Many in a moment: the last one stays. */
static void
test_last (void)
{
  FringeAutosave *autosave = fringe_autosave_new ();
  g_autoptr (GObject) source = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (GError) error = write_text (autosave, "first");
  gboolean done = FALSE, is_last = FALSE;

  g_assert_no_error (error);
  g_object_set_data (source, "done", &done);
  for (int i = 0; i < 1000; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", i);

      fringe_autosave_write (autosave, text, source, on_written);
    }
  fringe_autosave_write (autosave, "last", source, on_written);
  while (!is_last)
    {
      g_autofree char *text = text_of (autosave);

      is_last = strcmp (text, "last") == 0;
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  while (!done || g_main_context_pending (NULL))
    g_main_context_iteration (NULL, TRUE);
  fringe_autosave_free (autosave);
}

static gboolean
is_empty (void)
{
  g_autofree char *path = g_build_filename (folder, "fringe", "unsaved", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);

  return dir == NULL || g_dir_read_name (dir) == NULL;
}

/* Neither one that is still being written, nor what a kill in the middle has left. */
static void
test_cleared (void)
{
  for (int i = 0; i < 100; i++)
    {
      FringeAutosave *autosave = fringe_autosave_new ();
      g_autoptr (GObject) source = g_object_new (G_TYPE_OBJECT, NULL);
      gboolean done = FALSE;

      g_object_set_data (source, "done", &done);
      fringe_autosave_write (autosave, "text", source, on_written);
      if (i % 2 == 0)
        fringe_autosave_clear (autosave);
      fringe_autosave_free (autosave);
      while (!done)
        g_main_context_iteration (NULL, TRUE);
      g_assert_true (is_empty ());
    }
}

static void
test_no_folder (void)
{
  FringeAutosave *autosave = fringe_autosave_new ();
  g_autofree char *path = g_build_filename (folder, "fringe", NULL), *inner = g_build_filename (path, "unsaved", NULL);
  g_autoptr (GError) error = NULL;

  g_rmdir (inner);
  g_rmdir (path);
  g_assert_true (g_file_set_contents (path, "in the way", -1, NULL));
  error = write_text (autosave, "text");
  g_assert_nonnull (error);
  g_test_message ("%s", error->message);
  fringe_autosave_free (autosave);
  g_unlink (path);
}

int
main (int argc, char *argv[])
{
  int status;

  folder = g_strdup (g_getenv ("FRINGE_TEST_STATE"));
  if (folder == NULL)
    {
      folder = g_dir_make_tmp ("fringe-XXXXXX", NULL);
      g_setenv ("FRINGE_TEST_STATE", folder, TRUE);
    }
  g_setenv ("XDG_STATE_HOME", folder, TRUE);
  if (argc == 3 && strcmp (argv[1], HOLD) == 0)
    return hold (argv[2]);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/autosave/is-lost-when-its-program-is-killed-and-not-before", test_other);
  g_test_add_func ("/autosave/the-last-text-stays", test_last);
  g_test_add_func ("/autosave/what-is-cleared-leaves-nothing", test_cleared);
  g_test_add_func ("/autosave/what-is-in-the-way-is-told", test_no_folder);
  status = g_test_run ();
  g_rmdir (folder);
  return status;
}
