/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void
cli_run_free (CliRun *run)
{
  g_free (run->out);
  g_free (run->err);
  g_free (run);
}

const char *
cli_path (void)
{
  const char *path = g_getenv ("FRINGE_CLI");

  g_assert_nonnull (path);
  return path;
}

static char *
take_text (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  return g_strndup (data != NULL ? data : "", length);
}

/* A file that nobody else sees: a program may stop reading it early, which would break a pipe. */
static int
open_input (GBytes *input)
{
  g_autofree char *path = NULL;
  int file = g_file_open_tmp (NULL, &path, NULL);
  gsize length = 0;
  const void *bytes = input != NULL ? g_bytes_get_data (input, &length) : NULL;

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (write (file, bytes, length), ==, length);
  g_assert_cmpint (lseek (file, 0, SEEK_SET), ==, 0);
  return file;
}

CliRun *
cli_run_full (const char *const *command, GBytes *input, const char *const *environment)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) out = NULL, err = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GSubprocessLauncher) launcher
      = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  CliRun *run = g_new0 (CliRun, 1);

  g_subprocess_launcher_take_stdin_fd (launcher, open_input (input));
  for (; environment != NULL && *environment != NULL; environment++)
    {
      g_auto (GStrv) pair = g_strsplit (*environment, "=", 2);

      g_subprocess_launcher_setenv (launcher, pair[0], pair[1], TRUE);
    }
  process = g_subprocess_launcher_spawnv (launcher, command, &error);
  g_assert_no_error (error);
  g_subprocess_communicate (process, NULL, NULL, &out, &err, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  run->status = g_subprocess_get_exit_status (process);
  run->out = take_text (out);
  run->err = take_text (err);
  return run;
}

static CliRun *
run_arguments (const char *input, const char *argument, va_list list)
{
  g_autoptr (GPtrArray) command = g_ptr_array_new ();
  g_autoptr (GBytes) bytes = input != NULL ? g_bytes_new_static (input, strlen (input)) : NULL;

  g_ptr_array_add (command, (char *) cli_path ());
  for (; argument != NULL; argument = va_arg (list, const char *))
    g_ptr_array_add (command, (char *) argument);
  g_ptr_array_add (command, NULL);
  return cli_run_full ((const char *const *) command->pdata, bytes, NULL);
}

CliRun *
cli_run (const char *argument, ...)
{
  va_list list;
  CliRun *run;

  va_start (list, argument);
  run = run_arguments (NULL, argument, list);
  va_end (list);
  return run;
}

CliRun *
cli_run_input (const char *text, const char *argument, ...)
{
  va_list list;
  CliRun *run;

  va_start (list, argument);
  run = run_arguments (text, argument, list);
  va_end (list);
  return run;
}

void
cli_assert_done (const CliRun *run, int status)
{
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, status);
}

void
cli_assert_refused (const CliRun *run, int status, const char *where)
{
  g_autofree char *beginning = g_strdup_printf ("fringe-cli: %s: ", where);
  gsize length = strlen (run->err);

  g_assert_cmpstr (run->out, ==, "");
  if (!g_str_has_prefix (run->err, beginning))
    g_assert_cmpstr (run->err, ==, beginning);
  g_assert_cmpuint (length, >, strlen (beginning) + 1);
  g_assert_true (strchr (run->err, '\n') == run->err + length - 1);
  g_assert_true (g_utf8_validate (run->err, -1, NULL));
  g_assert_cmpint (run->status, ==, status);
}

JsonNode *
cli_json (const CliRun *run)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (run->out, &error);

  g_assert_no_error (error);
  g_assert_nonnull (node);
  g_assert_true (g_str_has_suffix (run->out, "\n"));
  return node;
}

static char *directory;

static void
remove_directory (void)
{
  g_autoptr (GDir) files = g_dir_open (directory, 0, NULL);
  const char *name;

  while (files != NULL && (name = g_dir_read_name (files)) != NULL)
    {
      g_autofree char *path = g_build_filename (directory, name, NULL);

      g_remove (path);
    }
  g_rmdir (directory);
  g_free (directory);
}

const char *
cli_directory (void)
{
  if (directory == NULL)
    {
      g_autoptr (GError) error = NULL;

      directory = g_dir_make_tmp ("fringe-cli-XXXXXX", &error);
      g_assert_no_error (error);
      atexit (remove_directory);
    }
  return directory;
}

char *
cli_file (const char *name, const char *text)
{
  g_autoptr (GError) error = NULL;
  char *path = g_build_filename (cli_directory (), name, NULL);

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  return path;
}
