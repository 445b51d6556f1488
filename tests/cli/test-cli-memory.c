/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

#if defined __SANITIZE_ADDRESS__
#define HAVE_ADDRESS_SANITIZER 1
#elif defined __has_feature
#define HAVE_ADDRESS_SANITIZER __has_feature (address_sanitizer)
#else
#define HAVE_ADDRESS_SANITIZER 0
#endif

/* Kilobytes of addresses that the program gets: from hardly enough to begin with, to plenty. Each thread that draws at
 * the same time as another may reserve 128 MB of addresses for what it allocates. */
#define LEAST 50000
#define SOME 210000
#define MOST 420000
#define PLENTY 2000000
#define PACE 9000
/* The same for a table that takes little, from where the program just begins to work. */
#define LEAST_OF_TABLE 25000
#define MOST_OF_TABLE 32000
#define PACE_OF_TABLE 1000
#define NOT_LOADED 127

static CliRun *
run_with (guint kilobytes, const char *const *arguments)
{
  g_autofree char *script = g_strdup_printf ("ulimit -v %u && exec \"$0\" \"$@\"", kilobytes);
  g_autoptr (GPtrArray) command = g_ptr_array_new ();

  g_ptr_array_add (command, (char *) "sh");
  g_ptr_array_add (command, (char *) "-c");
  g_ptr_array_add (command, script);
  g_ptr_array_add (command, (char *) cli_path ());
  for (; *arguments != NULL; arguments++)
    g_ptr_array_add (command, (char *) *arguments);
  g_ptr_array_add (command, NULL);
  return cli_run_full ((const char *const *) command->pdata, NULL, NULL);
}

static GBytes *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, &error));
  return g_bytes_new_take (text, length);
}

/* Nothing but what was there. */
static void
assert_nothing_is_left (const char *folder)
{
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);

  g_assert_null (g_dir_read_name (files));
}

/* As it is with all the memory there is, or none. */
static void
test_draw (gconstpointer name)
{
  g_autofree char *folder = g_build_filename (cli_directory (), "memory", NULL),
                  *path = g_build_filename (folder, name, NULL);
  const char *const arguments[] = { "draw", "1 3 0 4 2 5 7 8 6", "--legend", "--title", "ä", "--output", path, NULL };
  g_autoptr (GBytes) whole = NULL;
  guint n_drawn = 0, n_refused = 0;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  for (guint kilobytes = PLENTY; kilobytes >= LEAST; kilobytes = MIN (kilobytes - PACE, SOME))
    {
      g_autoptr (CliRun) run = run_with (kilobytes, arguments);

      g_test_message ("%u kB: %d %s", kilobytes, run->status, run->err);
      if (run->status == 0)
        {
          g_autoptr (GBytes) drawn = read_file (path);

          if (whole == NULL)
            whole = g_bytes_ref (drawn);
          g_assert_true (g_bytes_equal (drawn, whole));
          g_remove (path);
          n_drawn++;
        }
      else
        {
          g_assert_cmpint (run->status, ==, 4);
          g_assert_nonnull (strstr (run->err, "There is no memory for"));
          n_refused++;
        }
      assert_nothing_is_left (folder);
    }
  g_assert_cmpuint (n_drawn, >, 0);
  g_assert_cmpuint (n_refused, >, 0);
  g_rmdir (folder);
}

/* Its nodes are too small to be told apart, in 30,000 rows of 6,000 pixels. */
static void
test_deep (void)
{
  static const char *const arguments[] = { "draw",
                                           "15 14 8 12 10 11 13 9 2 6 5 1 3 7 4 0",
                                           "--algorithm",
                                           "dfs",
                                           "--node-limit",
                                           "60000",
                                           "--output",
                                           "-",
                                           "--as",
                                           "pdf",
                                           NULL };
  g_autoptr (CliRun) run = run_with (MOST, arguments);

  g_assert_null (strstr (run->err, "There is no memory for"));
  g_assert_cmpint (run->status, ==, 3);
}

static void
test_find (void)
{
  static const char *const arguments[]
      = { "find", "--quiet", "--size", "2x5", "--heuristic", "perfect", "--trait", "cost=5..9", NULL };

  for (guint kilobytes = MOST_OF_TABLE; kilobytes >= LEAST_OF_TABLE; kilobytes -= PACE_OF_TABLE)
    {
      g_autoptr (CliRun) run = run_with (kilobytes, arguments);

      g_test_message ("%u kB: %d %s", kilobytes, run->status, run->err);
      if (run->status != 0 && run->status != NOT_LOADED)
        {
          g_assert_nonnull (strstr (run->err, "There is no memory for"));
          g_assert_cmpint (run->status, ==, 3);
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  /* Addresses that a sanitizer keeps its notes at are more than any that a program asks for. */
  if (!HAVE_ADDRESS_SANITIZER)
    {
      g_test_add_data_func ("/cli/memory/a-png-is-whole-or-not-there", "a.png", test_draw);
      g_test_add_data_func ("/cli/memory/an-svg-is-whole-or-not-there", "a.svg", test_draw);
      g_test_add_data_func ("/cli/memory/a-page-is-whole-or-not-there", "a.html", test_draw);
      g_test_add_data_func ("/cli/memory/a-pdf-is-whole-or-not-there", "a.pdf", test_draw);
      g_test_add_func ("/cli/memory/a-deep-tree-takes-no-more-than-others", test_deep);
      g_test_add_func ("/cli/memory/finding-without-is-a-limit", test_find);
    }
  return g_test_run ();
}
