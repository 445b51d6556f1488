/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-rules.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

/* The README: its commands print what it shows, and its tables know every choice. */

#define FENCE "```\n"
#define PROMPT "$ fringe-cli "

static char *readme;

static void
load_readme (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "README.md", NULL);
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &readme, NULL, &error);
  g_assert_no_error (error);
}

/* Times and memory differ from machine to machine. */
static char *
without_measures (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GRegex) measures = g_regex_new ("[0-9]+\\.[0-9]{3}( s)?$|^Memory .*$", G_REGEX_MULTILINE, 0, &error);
  char *rest;

  g_assert_no_error (error);
  rest = g_regex_replace_literal (measures, text, -1, 0, "…", 0, &error);
  g_assert_no_error (error);
  return rest;
}

static char *
output_of (const char *command, const char *directory)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  char *out = NULL;

  g_subprocess_launcher_set_cwd (launcher, directory);
  process = g_subprocess_launcher_spawn (launcher, &error, "sh", "-c", command, NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &out, NULL, &error);
  g_assert_no_error (error);
  return out;
}

/* @example: a line with the command, then the lines that it prints */
static void
try_example (const char *example, const char *directory)
{
  g_auto (GStrv) parts = g_strsplit (example, "\n", 2);
  const char *command = parts[0] + strlen ("$ ");
  g_autofree char *out = output_of (command, directory);
  g_autofree char *printed = without_measures (out), *shown = without_measures (parts[1]);

  g_test_message ("%s", command);
  g_assert_cmpstr (printed, ==, shown);
}

/* What the examples draw. */
static void
remove_pictures (const char *directory)
{
  static const char *const names[] = { "tree.pdf", "steps.svg", "search.html", "search.xml" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *picture = g_build_filename (directory, names[i], NULL);

      g_assert_cmpint (g_remove (picture), ==, 0);
    }
}

static void
test_commands (void)
{
  g_auto (GStrv) blocks = g_strsplit (readme, FENCE, -1);
  g_autoptr (GError) error = NULL;
  g_autofree char *directory = g_dir_make_tmp ("fringe-readme-XXXXXX", &error);
  guint n_examples = 0;

  g_assert_no_error (error);
  for (guint i = 1; blocks[i] != NULL; i += 2)
    if (g_str_has_prefix (blocks[i], PROMPT))
      {
        try_example (blocks[i], directory);
        n_examples++;
      }
  g_assert_cmpuint (n_examples, >, 0);

  remove_pictures (directory);
  g_assert_cmpint (g_rmdir (directory), ==, 0);
}

static void
assert_named (const char *name)
{
  g_autofree char *word = g_strdup_printf ("`%s`", name);

  g_test_message ("%s", name);
  g_assert_nonnull (strstr (readme, word));
}

static void
test_choices (void)
{
  for (int i = 0; i < FRINGE_N_ALGORITHMS; i++)
    assert_named (fringe_algorithm_name ((FringeAlgorithm) i));
  for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
    assert_named (fringe_heuristic_name ((FringeHeuristic) i));
  for (int i = 0; i < FRINGE_N_TIES; i++)
    assert_named (fringe_ties_name ((FringeTies) i));
  for (int i = 0; i < FRINGE_N_DUPLICATES; i++)
    assert_named (fringe_duplicates_name ((FringeDuplicates) i));
  for (int i = 0; i < FRINGE_N_GOAL_TESTS; i++)
    assert_named (fringe_goal_test_name ((FringeGoalTest) i));
  for (int i = 0; i < FRINGE_N_PRESETS; i++)
    assert_named (fringe_preset_name ((FringePreset) i));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  load_readme ();
  g_test_add_func ("/readme/its-commands-print-what-it-shows", test_commands);
  g_test_add_func ("/readme/it-names-every-choice", test_choices);
  return g_test_run ();
}
