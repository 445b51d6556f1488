/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define BOARD "1 2 3 4 5 6 0 7 8"
#define UNSOLVABLE "8 1 2 0 4 3 7 6 5"
#define FARTHEST "8 6 7 2 5 4 3 0 1"
/* A 15-puzzle far from its goal: uniform-cost search goes on until it comes to the limit. */
#define ENDLESS "14 15 8 12 10 11 9 13 2 6 5 1 3 7 4 0"
#define OLD "what was there before\n"

static void
assert_file (const char *path, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, expected);
}

/* A file that is left over would be found here. */
static guint
count_files (void)
{
  g_autoptr (GDir) files = g_dir_open (cli_directory (), 0, NULL);
  guint n = 0;

  while (g_dir_read_name (files) != NULL)
    n++;
  return n;
}

static void
test_file (void)
{
  static const char *const formats[] = { "text", "json", "csv" };

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autofree char *path = cli_file ("result", OLD);
      g_autoptr (CliRun) expected = cli_run ("check", BOARD, "--format", formats[i], NULL);
      g_autoptr (CliRun) run = cli_run ("check", BOARD, "--format", formats[i], "--output", path, NULL);

      cli_assert_done (run, EXIT_DONE);
      g_assert_cmpstr (run->out, ==, "");
      g_assert_cmpuint (strlen (expected->out), >, 0);
      assert_file (path, expected->out);
      g_remove (path);
    }
  g_assert_cmpuint (count_files (), ==, 0);
}

static void
test_new_file (void)
{
  g_autofree char *path = g_build_filename (cli_directory (), "new", NULL);
  g_autoptr (CliRun) expected = cli_run ("check", BOARD, NULL);
  g_autoptr (CliRun) run = cli_run ("check", BOARD, "-o", path, NULL);

  cli_assert_done (run, EXIT_DONE);
  assert_file (path, expected->out);
  g_remove (path);
}

/* The file a link leads to is replaced, and keeps its mode. */
static void
test_link (void)
{
  g_autofree char *path = cli_file ("file", OLD), *link = g_build_filename (cli_directory (), "link", NULL);
  g_autoptr (CliRun) expected = cli_run ("check", BOARD, NULL);
  g_autoptr (CliRun) run = NULL;
  GStatBuf status;

  g_assert_cmpint (g_chmod (path, 0600), ==, 0);
  g_assert_cmpint (symlink ("file", link), ==, 0);
  run = cli_run ("check", BOARD, "-o", link, NULL);
  cli_assert_done (run, EXIT_DONE);
  assert_file (path, expected->out);
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (g_stat (path, &status), ==, 0);
  g_assert_cmpint (status.st_mode & 0777, ==, 0600);
  g_remove (link);
  g_remove (path);
}

static void
test_no_such_place (void)
{
  g_autofree char *file = cli_file ("file", OLD), *inside = g_build_filename (file, "result", NULL);
  g_autoptr (CliRun) missing = cli_run ("solve", BOARD, "--output", "/no/such/directory/result", NULL);
  g_autoptr (CliRun) directory = cli_run ("solve", BOARD, "--output", cli_directory (), NULL);
  g_autoptr (CliRun) below = cli_run ("solve", BOARD, "--output", inside, NULL);

  cli_assert_refused (missing, EXIT_NOT_WRITTEN, "/no/such/directory/result");
  cli_assert_refused (directory, EXIT_NOT_WRITTEN, cli_directory ());
  cli_assert_refused (below, EXIT_NOT_WRITTEN, inside);
  assert_file (file, OLD);
  g_remove (file);
}

/* The current folder may be gone. GIO would take "/" for it, or what $PWD says. */
static void
test_no_current_folder (void)
{
  static const char *const lines[] = { "check 130425786 -o result", "draw 130425786 -o result.svg",
                                       "draw 130425786 --frames -o result.svg", "check 130425786 -o ''" };
  g_autofree char *folder = g_build_filename (cli_directory (), "gone", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *script = g_strdup_printf ("cd \"$1\" && rmdir \"$1\" && \"$0\" %s", lines[i]);
      const char *const command[] = { "/bin/sh", "-c", script, cli_path (), folder, NULL };
      g_autoptr (CliRun) run = NULL;

      g_assert_cmpint (g_mkdir (folder, 0755), ==, 0);
      run = cli_run_full (command, NULL, NULL);
      g_assert_cmpint (run->status, ==, EXIT_NOT_WRITTEN);
      g_assert_true (g_str_has_suffix (run->err, ": No such file or directory\n"));
    }
}

/* A disk that is full, as a limit on the size of files: not one byte can be written. */
static void
test_full_disk (void)
{
  g_autofree char *path = cli_file ("result", OLD);
  const char *const command[]
      = { "/bin/bash", "-c", WITHOUT_FILES, "bash", cli_path (), "solve", BOARD, "--output", path, NULL };
  g_autoptr (CliRun) run = cli_run_full (command, NULL, NULL);

  cli_assert_refused (run, EXIT_NOT_WRITTEN, path);
  assert_file (path, OLD);
  g_assert_cmpuint (count_files (), ==, 1);
  g_remove (path);
}

/* Command lines that print something: a word each, without spaces. */
static const char *const printing[] = { "--help",
                                        "--version",
                                        "solve --help",
                                        "find --version",
                                        "solve 130425786",
                                        "check 130425786 --format json",
                                        "compare 130425786 --format csv",
                                        "explain 130425786 --cost 4 --algorithms bfs",
                                        "find --trait cost=4",
                                        "solve 130425786 --quiet --output -",
                                        "draw 130425786 --output - --as png",
                                        "draw 130425786 --output - --as json" };

static CliRun *
run_in_shell (const char *before, const char *words, const char *after)
{
  g_autofree char *line = g_strconcat (before, "\"$0\" ", words, after, NULL);
  const char *const command[] = { "/bin/sh", "-c", line, cli_path (), NULL };

  g_test_message ("%s", line);
  return cli_run_full (command, NULL, NULL);
}

static void
test_full_terminal (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (printing); i++)
    {
      g_autoptr (CliRun) run = run_in_shell ("", printing[i], " >/dev/full");

      cli_assert_refused (run, EXIT_NOT_WRITTEN, "standard output");
      g_assert_true (g_str_has_suffix (run->err, ": No space left on device\n"));
    }
}

/* Who has read enough need not be told; the reader's status is that of the line. */
static void
test_closed_pipe (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (printing); i++)
    {
      g_autoptr (CliRun) run = run_in_shell ("", printing[i], " | true");

      cli_assert_done (run, EXIT_DONE);
    }
}

static void
test_standard_output (void)
{
  static const char *const lines[] = { "check 130425786", "explain 130425786 --cost 4 --algorithms bfs --format json",
                                       "find --trait cost=4 --format csv" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (CliRun) expected = run_in_shell ("", lines[i], "");
      g_autoptr (CliRun) run = run_in_shell ("", lines[i], " -o -");
      g_autoptr (CliRun) quiet = run_in_shell ("", lines[i], " -q --output -");

      cli_assert_done (run, EXIT_DONE);
      g_assert_cmpuint (strlen (run->out), >, 0);
      g_assert_cmpstr (run->out, ==, expected->out);
      g_assert_cmpstr (quiet->out, ==, expected->out);
    }
}

/* What others write to the same file before and after it stays. */
static void
test_shared_output (void)
{
  g_autofree char *path = g_build_filename (cli_directory (), "shared", NULL);
  g_autofree char *text = NULL;
  const char *const command[] = {
    "/bin/sh",
    "-c",
    "(echo before; \"$0\" draw 130425786 -o - --as csv; \"$0\" check 130425786 -o /dev/stdout; echo after) >\"$1\"",
    cli_path (),
    path,
    NULL
  };
  g_autoptr (CliRun) expected
      = run_in_shell ("echo before; \"$0\" draw 130425786 -o - --as csv; ", "check 130425786", "; echo after");
  g_autoptr (CliRun) run = cli_run_full (command, NULL, NULL);

  cli_assert_done (run, EXIT_DONE);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected->out);
  g_assert_nonnull (strstr (text, "\n0,,,0,"));
  g_remove (path);
}

/* What is no file is written to; another program reads it here. */
static void
test_pipe (void)
{
  g_autofree char *path = g_build_filename (cli_directory (), "pipe", NULL);
  const char *const command[]
      = { "/bin/sh", "-c", "cat \"$0\" & \"$@\"; wait", path, cli_path (), "check", BOARD, "--output", path, NULL };
  g_autoptr (CliRun) expected = cli_run ("check", BOARD, NULL);
  g_autoptr (CliRun) run = NULL;
  GStatBuf status;

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  run = cli_run_full (command, NULL, NULL);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpstr (run->out, ==, expected->out);
  g_assert_cmpint (g_stat (path, &status), ==, 0);
  g_assert_true (S_ISFIFO (status.st_mode));
  g_remove (path);
}

/* A bad board or option is found before the file is touched. */
static void
test_errors_leave_the_file (void)
{
  g_autofree char *path = cli_file ("result", OLD);
  g_autoptr (CliRun) board = cli_run ("solve", "1 2 3 x", "--output", path, NULL);
  g_autoptr (CliRun) option = cli_run ("solve", BOARD, "--output", path, "--format", "frob", NULL);

  cli_assert_refused (board, EXIT_BAD_USAGE, "BOARD");
  cli_assert_refused (option, EXIT_BAD_USAGE, "--format");
  assert_file (path, OLD);
  g_remove (path);
}

static void
test_quiet (void)
{
  g_autofree char *path = g_build_filename (cli_directory (), "quiet", NULL);
  g_autoptr (CliRun) done = cli_run ("solve", BOARD, "--quiet", NULL);
  g_autoptr (CliRun) unsolvable = cli_run ("check", UNSOLVABLE, "-q", "--format", "json", NULL);
  g_autoptr (CliRun) limit = cli_run ("solve", FARTHEST, "-q", "--node-limit", "5", NULL);
  g_autoptr (CliRun) bad = cli_run ("solve", "1 2 3 x", "-q", NULL);
  g_autoptr (CliRun) file = cli_run ("check", BOARD, "-q", "-o", path, NULL);

  g_assert_cmpstr (done->out, ==, "");
  g_assert_cmpstr (unsolvable->out, ==, "");
  g_assert_cmpstr (limit->out, ==, "");
  cli_assert_done (done, EXIT_DONE);
  cli_assert_done (unsolvable, EXIT_UNSOLVABLE);
  cli_assert_done (limit, EXIT_LIMIT);
  cli_assert_refused (bad, EXIT_BAD_USAGE, "BOARD");
  cli_assert_done (file, EXIT_DONE);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  g_remove (path);
}

/* Progress is for people: what is no terminal gets none, however long it takes. */
static void
test_no_progress (void)
{
  g_autoptr (CliRun) run = cli_run ("solve", FARTHEST, "--algorithm", "ucs", NULL);

  cli_assert_done (run, EXIT_DONE);
}

/* What a person sees of standard error. */
typedef struct
{
  int terminal;
  GString *seen;
} Screen;

/* Starts the program, which writes its errors on a terminal and nothing else anywhere. */
static GSubprocess *
run_on_terminal (Screen *screen, const char *const *command)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE);
  g_autoptr (GError) error = NULL;
  GSubprocess *process;

  screen->seen = g_string_new (NULL);
  screen->terminal = posix_openpt (O_RDWR | O_NOCTTY | O_CLOEXEC);
  g_assert_cmpint (screen->terminal, >=, 0);
  g_assert_cmpint (grantpt (screen->terminal), ==, 0);
  g_assert_cmpint (unlockpt (screen->terminal), ==, 0);
  g_subprocess_launcher_take_stderr_fd (launcher, open (ptsname (screen->terminal), O_RDWR | O_NOCTTY | O_CLOEXEC));
  process = g_subprocess_launcher_spawnv (launcher, command, &error);
  g_assert_no_error (error);
  return process;
}

/* Looks until @sentence is there, or to the end. */
static void
look (Screen *screen, const char *sentence)
{
  char piece[100];
  gssize n;

  while ((sentence == NULL || !g_regex_match_simple (sentence, screen->seen->str, 0, 0))
         && (n = read (screen->terminal, piece, sizeof piece)) > 0)
    g_string_append_len (screen->seen, piece, n);
  g_assert_true (sentence == NULL || g_regex_match_simple (sentence, screen->seen->str, 0, 0));
}

static void
screen_clear (Screen *screen)
{
  close (screen->terminal);
  g_string_free (screen->seen, TRUE);
}

/* A picture is written to a pipe that nobody reads before a share was to be seen. */
static void
test_share (void)
{
  g_autofree char *path = g_build_filename (cli_directory (), "pipe.svg", NULL), *svg = NULL;
  const char *const command[] = { cli_path (), "draw", BOARD, "--output", path, NULL };
  g_autoptr (GSubprocess) process = NULL;
  Screen screen;

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  process = run_on_terminal (&screen, command);
  look (&screen, "^\r\033\\[K\\d+ % done");
  g_assert_true (g_file_get_contents (path, &svg, NULL, NULL));
  g_assert_true (g_str_has_suffix (svg, "</svg>\n"));
  look (&screen, NULL);
  g_assert_true (g_regex_match_simple ("^(\r\033\\[K\\d+ % done)+\r\033\\[K$", screen.seen->str, 0, 0));
  g_assert_true (g_subprocess_wait_check (process, NULL, NULL));
  screen_clear (&screen);
  g_remove (path);
}

static void
test_nodes_so_far (void)
{
  const char *const command[]
      = { cli_path (), "solve", ENDLESS, "--algorithm", "idastar", "--node-limit", "4000000000", NULL };
  Screen screen;
  g_autoptr (GSubprocess) process = run_on_terminal (&screen, command);

  look (&screen, "^\r\033\\[K\\d+ nodes generated");
  g_subprocess_send_signal (process, SIGINT);
  g_subprocess_wait (process, NULL, NULL);
  g_assert_true (g_subprocess_get_if_signaled (process));
  screen_clear (&screen);
}

static void
test_interrupt (void)
{
  g_autofree char *path = cli_file ("result", OLD);
  g_autoptr (CliRun) check = cli_run ("check", ENDLESS, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE, &error, cli_path (), "solve",
                                                      ENDLESS, "--algorithm", "ucs", "--output", path, NULL);

  g_assert_no_error (error);
  cli_assert_done (check, EXIT_DONE);
  g_subprocess_send_signal (process, SIGINT);
  g_subprocess_wait (process, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_signaled (process));
  g_assert_cmpint (g_subprocess_get_term_sig (process), ==, SIGINT);
  assert_file (path, OLD);
  g_assert_cmpuint (count_files (), ==, 1);
  g_remove (path);
}

/* A locale for the program, made where the system has none; NULL where that cannot be done. */
static const char *
german_locale_path (void)
{
  static char *path;
  g_autofree char *locale = NULL, *numbers = NULL;

  if (setlocale (LC_ALL, "de_DE.UTF-8") != NULL)
    {
      setlocale (LC_ALL, "");
      return "";
    }
  if (path != NULL)
    return path;
  locale = g_build_filename (g_getenv ("G_TEST_BUILDDIR"), "locale", "de_DE.UTF-8", NULL);
  numbers = g_build_filename (locale, "LC_NUMERIC", NULL);
  path = g_path_get_dirname (locale);
  if (!g_file_test (numbers, G_FILE_TEST_EXISTS))
    {
      const char *const command[] = { "localedef", "-i", "de_DE", "-f", "UTF-8", locale, NULL };
      g_autofree char *program = g_find_program_in_path (command[0]);

      g_mkdir_with_parents (path, 0777);
      if (program != NULL)
        cli_run_free (cli_run_full (command, NULL, NULL));
    }
  return g_file_test (numbers, G_FILE_TEST_EXISTS) ? path : NULL;
}

static CliRun *
run_german (const char *format)
{
  const char *const command[] = { cli_path (), "solve", "8 3 6 2 7 1 0 5 4", "--format", format, NULL };
  g_autofree char *locale_path = g_strconcat ("LOCPATH=", german_locale_path (), NULL);
  const char *const environment[] = { "LC_ALL=de_DE.UTF-8", "LANGUAGE=en", locale_path, NULL };

  return cli_run_full (command, NULL, environment);
}

static void
test_german (void)
{
  g_autoptr (CliRun) text = NULL, json = NULL, csv = NULL, columbiax = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_auto (GStrv) lines = NULL;

  if (german_locale_path () == NULL)
    {
      g_test_skip ("there is no locale de_DE.UTF-8, and localedef cannot make one");
      return;
    }

  text = run_german ("text");
  cli_assert_done (text, EXIT_DONE);
  g_assert_true (g_regex_match_simple ("\n.* 0,\\d\\d\\d s\n", text->out, 0, 0));

  json = run_german ("json");
  node = cli_json (json);
  g_assert_null (strstr (json->out, "\"seconds\":0,"));
  g_assert_cmpfloat (json_object_get_double_member (json_node_get_object (node), "seconds"), >, 0);

  csv = run_german ("csv");
  lines = g_strsplit (csv->out, "\n", -1);
  g_assert_true (g_regex_match_simple (",,[0-9.e-]+,\\d+$", lines[1], 0, 0));

  columbiax = run_german ("columbiax");
  g_assert_true (g_regex_match_simple ("\nrunning_time: \\d+\\.\\d{8}\n", columbiax->out, 0, 0));
}

static void
test_help (void)
{
  g_autoptr (CliRun) help = cli_run ("--help", NULL), version = cli_run ("--version", NULL);
  g_autoptr (CliRun) solve = cli_run ("solve", "--help", NULL), check = cli_run ("check", "--help", NULL);
  g_autoptr (CliRun) solve_version = cli_run ("solve", "--version", NULL);

  cli_assert_done (help, EXIT_DONE);
  g_assert_nonnull (strstr (help->out, "\n  solve "));
  g_assert_nonnull (strstr (help->out, "\n  check "));
  cli_assert_done (solve, EXIT_DONE);
  g_assert_nonnull (strstr (solve->out, "--node-limit"));
  g_assert_nonnull (strstr (solve->out, "textbook, report-2019"));
  cli_assert_done (check, EXIT_DONE);
  g_assert_null (strstr (check->out, "--node-limit"));
  cli_assert_done (version, EXIT_DONE);
  g_assert_cmpstr (version->out, ==, "fringe-cli " FRINGE_VERSION "\n");
  g_assert_cmpstr (solve_version->out, ==, version->out);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/output/a-file-gets-what-the-terminal-gets", test_file);
  g_test_add_func ("/cli/output/a-new-file-is-made", test_new_file);
  g_test_add_func ("/cli/output/a-link-stays-a-link", test_link);
  g_test_add_func ("/cli/output/what-cannot-be-written-is-told", test_no_such_place);
  g_test_add_func ("/cli/output/where-the-current-folder-is-gone-it-fails", test_no_current_folder);
  g_test_add_func ("/cli/output/a-full-disk-leaves-the-old-file", test_full_disk);
  g_test_add_func ("/cli/output/a-terminal-that-takes-nothing-is-told", test_full_terminal);
  g_test_add_func ("/cli/output/a-pipe-that-is-closed-ends-it-quietly", test_closed_pipe);
  g_test_add_func ("/cli/output/a-hyphen-is-standard-output", test_standard_output);
  g_test_add_func ("/cli/output/standard-output-is-shared-with-others", test_shared_output);
  g_test_add_func ("/cli/output/a-pipe-is-written-to-and-stays-a-pipe", test_pipe);
  g_test_add_func ("/cli/output/an-error-leaves-the-old-file", test_errors_leave_the_file);
  g_test_add_func ("/cli/output/quiet-tells-by-the-status-alone", test_quiet);
  g_test_add_func ("/cli/output/progress-goes-to-terminals-only", test_no_progress);
  g_test_add_func ("/cli/output/a-terminal-shows-how-much-is-drawn", test_share);
  g_test_add_func ("/cli/output/a-terminal-shows-how-many-nodes-there-are", test_nodes_so_far);
  g_test_add_func ("/cli/output/an-interrupt-ends-it-and-leaves-the-old-file", test_interrupt);
  g_test_add_func ("/cli/output/numbers-in-data-do-not-depend-on-the-locale", test_german);
  g_test_add_func ("/cli/output/help-and-version-are-answered", test_help);
  return g_test_run ();
}
