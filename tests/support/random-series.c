/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-series.h"

#ifdef __GLIBC__
#include <execinfo.h>
#endif
#include <glib/gstdio.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

/* In seconds: an act that takes longer hangs. */
#define ACT_MAX 60
/* In bytes: an act that takes more never ends. */
#define MEMORY_MAX (G_GUINT64_CONSTANT (8) << 30)
/* In seconds: a series is made shorter for so long, at most, which is less than a test may take. */
#define SHRINK_MAX 90
/* Series that fail are many where one is: so many are made short. */
#define FAILURES_MAX 3
/* So much of what a series wrote is told: characters. */
#define TOLD_MAX 6000

static const RandomSeries *series;
static char *program;
static guint number, length;
static guint32 first_seed;
static const char *replay;

/* "3,7-12" */
static GArray *
parse_acts (const char *text)
{
  GArray *acts = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      const char *dash = strchr (*part, '-');
      guint first = (guint) strtoul (*part, NULL, 10), last = dash ? (guint) strtoul (dash + 1, NULL, 10) : first;

      for (; first <= last; first++)
        g_array_append_val (acts, first);
    }
  return acts;
}

static char *
print_acts (const GArray *acts)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < acts->len; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? "," : "", g_array_index (acts, guint, i));
  return g_string_free (text, FALSE);
}

#ifdef __GLIBC__
/* Where it crashed; then it crashes. */
static void
trace (int signal_number)
{
  void *frames[60];

  backtrace_symbols_fd (frames, backtrace (frames, G_N_ELEMENTS (frames)), STDERR_FILENO);
  signal (signal_number, SIG_DFL);
  raise (signal_number);
}
#endif

static void
trace_crashes (void)
{
#ifdef __GLIBC__
  static const int signals[] = { SIGSEGV, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGALRM };

  for (gsize i = 0; g_getenv ("ASAN_OPTIONS") == NULL && i < G_N_ELEMENTS (signals); i++)
    signal (signals[i], trace);
#endif
}

/* Under a sanitizer addresses are no measure. */
static void
limit_memory (void)
{
  if (g_getenv ("ASAN_OPTIONS") == NULL)
    setrlimit (RLIMIT_AS, &(struct rlimit) { MEMORY_MAX, MEMORY_MAX });
}

/* One series, or some acts of it, in this process. */
static int
act (char **argv)
{
  guint32 seed = (guint32) strtoul (argv[2], NULL, 10);
  g_autoptr (GArray) acts = parse_acts (argv[3]);

  setvbuf (stderr, NULL, _IONBF, 0);
  trace_crashes ();
  limit_memory ();
  g_log_set_always_fatal (G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL | G_LOG_FATAL_MASK);
  if (series->begin != NULL)
    series->begin (seed);
  for (guint i = 0; i < acts->len; i++)
    {
      alarm (ACT_MAX);
      fprintf (stderr, "\nact %u: ", g_array_index (acts, guint, i));
      series->act (seed, g_array_index (acts, guint, i));
    }
  fputs ("\nthe end\n", stderr);
  if (series->end != NULL)
    series->end ();
  return 0;
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR) && !g_file_test (child, G_FILE_TEST_IS_SYMLINK))
        remove_folder (child);
      else
        g_unlink (child);
    }
  g_rmdir (path);
}

/* A home of its own: nothing that an earlier series left is found. */
static char **
environment_in (const char *folder)
{
  static const char *const names[] = { "CONFIG", "CACHE", "DATA", "STATE" };
  char **environment = g_environ_setenv (g_get_environ (), "HOME", folder, TRUE);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = g_strdup_printf ("XDG_%s_HOME", names[i]);
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      environment = g_environ_setenv (environment, name, path, TRUE);
    }
  return environment;
}

/* Returns: (nullable) (transfer full): what it wrote, where it failed */
static char *
run (guint32 seed, const GArray *acts)
{
  g_autofree char *folder = g_dir_make_tmp ("fringe-acts-XXXXXX", NULL), *list = print_acts (acts);
  g_autofree char *seed_text = g_strdup_printf ("%u", seed), *log = NULL, *output = NULL;
  char *argv[] = { program, (char *) "--acts", seed_text, list, NULL };
  g_auto (GStrv) environment = environment_in (folder);
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (folder, argv, environment, G_SPAWN_DEFAULT, NULL, NULL, &output, &log, &status, &error);
  g_assert_no_error (error);
  remove_folder (folder);
  if (g_spawn_check_wait_status (status, &error))
    return NULL;
  return g_strdup_printf ("%s%s%s\n", log, strstr (output, "ERROR") != NULL ? output : "", error->message);
}

/* What a failure is told by: the first complaint without its numbers, or how the process ended. */
static char *
signature (const char *log)
{
  static const char pattern[] = "^.*(WARNING|CRITICAL|ERROR:|must hold:|runtime "
                                "error:|AddressSanitizer|LeakSanitizer|signal \\d+|exited with).*$";
  g_autoptr (GRegex) complaint = g_regex_new (pattern, G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GRegex) digits = g_regex_new ("0x[0-9a-f]+|[0-9]+|“[^”]*”|\"[^\"]*\"", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *line = NULL;

  if (g_regex_match (complaint, log, 0, &match))
    line = g_match_info_fetch (match, 0);
  return g_regex_replace_literal (digits, line != NULL ? line : "", -1, 0, "#", 0, NULL);
}

/* The acts after the last one that began need not be tried. */
static void
cut (GArray *acts, const char *log)
{
  const char *last = g_strrstr (log, "\nact ");
  guint begun = last != NULL ? (guint) strtoul (last + strlen ("\nact "), NULL, 10) : 0;

  if (strstr (log, "\nthe end\n") != NULL)
    return;
  while (acts->len > 0 && g_array_index (acts, guint, acts->len - 1) > begun)
    g_array_set_size (acts, acts->len - 1);
}

/* Leaves out @size acts at a time wherever the same fails without them. Returns: whether any were left out */
static gboolean
leave_out (guint32 seed, GArray *acts, guint size, const char *sought, char **log, gint64 deadline)
{
  guint before = acts->len;

  for (guint at = 0; at < acts->len && acts->len > 1 && g_get_monotonic_time () < deadline;)
    {
      g_autoptr (GArray) fewer = g_array_copy (acts);
      g_autofree char *other = NULL, *found = NULL;

      g_array_remove_range (fewer, at, MIN (size, fewer->len - at));
      other = fewer->len > 0 ? run (seed, fewer) : NULL;
      found = other != NULL ? signature (other) : NULL;
      if (g_strcmp0 (found, sought) != 0)
        {
          at += size;
          continue;
        }
      g_array_set_size (acts, 0);
      g_array_append_vals (acts, fewer->data, fewer->len);
      g_free (*log);
      *log = g_steal_pointer (&other);
      cut (acts, *log);
    }
  return acts->len < before;
}

/* By half of the acts, a quarter, an eighth … and one by one until none can be left out. Returns: what the shortest
 * wrote */
static char *
shrink (guint32 seed, GArray *acts, char *log)
{
  g_autofree char *sought = signature (log);
  gint64 deadline = g_get_monotonic_time () + SHRINK_MAX * G_USEC_PER_SEC;

  cut (acts, log);
  for (guint size = MAX (acts->len / 2, 1); size > 1; size /= 2)
    leave_out (seed, acts, size, sought, &log, deadline);
  while (leave_out (seed, acts, 1, sought, &log, deadline))
    ;
  return log;
}

static void
tell (guint32 seed, const GArray *acts, const char *log)
{
  g_autofree char *list = print_acts (acts), *told = signature (log);
  gsize size = strlen (log);
  g_autofree char *begin = g_utf8_make_valid (log, (gssize) MIN (size, TOLD_MAX));

  g_test_message ("%s", begin);
  g_test_message ("failed: %s", told);
  g_test_message ("the same again: --replay=%u:%s", seed, list);
  fprintf (stderr, "%s\nfailed: %s\nthe same again: --replay=%u:%s\n", begin, told, seed, list);
  g_test_fail ();
}

static void
test_series (void)
{
  guint n_failures = 0;

  for (guint i = 0; i * length < number && n_failures < FAILURES_MAX; i++)
    {
      g_autoptr (GArray) acts = g_array_new (FALSE, FALSE, sizeof (guint));
      char *log;

      for (guint at = 0; at < MIN (length, number - i * length); at++)
        g_array_append_val (acts, at);
      log = run (first_seed + i, acts);
      if (log != NULL)
        {
          tell (first_seed + i, acts, log);
          log = shrink (first_seed + i, acts, log);
          tell (first_seed + i, acts, log);
          n_failures++;
        }
      g_free (log);
    }
}

static void
test_replay (void)
{
  const char *colon = strchr (replay, ':');
  guint32 seed = (guint32) strtoul (replay, NULL, 10);
  g_autoptr (GArray) acts = parse_acts (colon != NULL ? colon + 1 : "0-0");
  g_autofree char *log = run (seed, acts);

  if (log != NULL)
    tell (seed, acts, log);
}

/* Takes it out of the arguments. Returns: (nullable): its value */
static const char *
take_option (int *argc, char **argv, const char *name)
{
  const char *value = NULL;
  int n = 1;

  for (int i = 1; i < *argc; i++)
    if (g_str_has_prefix (argv[i], name))
      value = argv[i] + strlen (name);
    else
      argv[n++] = argv[i];
  argv[n] = NULL;
  *argc = n;
  return value;
}

static guint
take_number (int *argc, char **argv, const char *name, guint otherwise)
{
  const char *value = take_option (argc, argv, name);

  return value != NULL ? (guint) strtoul (value, NULL, 10) : otherwise;
}

int
random_series_main (int argc, char **argv, const RandomSeries *the_series)
{
  series = the_series;
  if (argc == 4 && g_str_equal (argv[1], "--acts"))
    return act (argv);
  program = g_canonicalize_filename (argv[0], NULL);
  number = take_number (&argc, argv, "--number=", series->number);
  length = MAX (take_number (&argc, argv, "--length=", series->length), 1);
  first_seed = take_number (&argc, argv, "--series=", (guint) g_random_int_range (0, G_MAXINT32 / 2));
  replay = take_option (&argc, argv, "--replay=");
  g_test_init (&argc, &argv, NULL);
  g_test_message ("series from %u on, %u acts", first_seed, number);
  g_test_add_func (series->path, replay != NULL ? test_replay : test_series);
  return g_test_run ();
}
