/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <string.h>

/* OEIS A089473: the boards of the 8-puzzle that are 0, 1, 2 … moves from a goal whose blank is in a corner. */
static const guint of_depth[]
    = { 1,    2,    4,    8,     16,    20,    39,    62,    116,   152,   286,   396,  748,  1024, 1893, 2512,
        4485, 5638, 9529, 10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760,  221,  2 };

static guint
count_lines (const char *text)
{
  guint n = 0;

  for (; *text != '\0'; text++)
    n += *text == '\n';
  return n;
}

static void
test_depths (void)
{
  g_autoptr (CliRun) all = cli_run ("boards", "--all", NULL);
  GString *together = g_string_new (NULL);

  cli_assert_done (all, EXIT_DONE);
  for (guint depth = 0; depth < G_N_ELEMENTS (of_depth); depth++)
    {
      g_autofree char *word = g_strdup_printf ("%u", depth);
      g_autoptr (CliRun) run = cli_run ("boards", "--depth", word, NULL);

      cli_assert_done (run, EXIT_DONE);
      g_assert_cmpuint (count_lines (run->out), ==, of_depth[depth]);
      g_string_append (together, run->out);
    }
  g_assert_cmpstr (all->out, ==, together->str);
  g_assert_true (g_str_has_prefix (all->out, "1 2 3 4 5 6 7 8 0\n1 2 3 4 5 0 7 8 6\n1 2 3 4 5 6 7 0 8\n"));
  g_string_free (together, TRUE);
}

static void
test_all_differ (void)
{
  g_autoptr (CliRun) run = cli_run ("boards", "--all", "--goal", "0 1 2 3 4 5", "--size", "2x3", NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_auto (GStrv) lines = NULL;

  cli_assert_done (run, EXIT_DONE);
  lines = g_strsplit (run->out, "\n", -1);
  g_assert_cmpstr (lines[0], ==, "0 1 2 3 4 5");
  for (guint i = 0; lines[i][0] != '\0'; i++)
    g_assert_true (g_hash_table_add (seen, lines[i]));
  g_assert_cmpuint (g_hash_table_size (seen), ==, 360);
}

/* They are read again, and every goal can be reached. */
static void
test_random (void)
{
  g_autoptr (CliRun) run = cli_run ("boards", "--random", "40", "--seed", "7", "--size", "3x4", NULL);
  g_autoptr (CliRun) again = cli_run ("boards", "--random", "40", "--seed", "7", "--size", "3x4", NULL);
  g_autoptr (CliRun) other = cli_run ("boards", "--random", "40", "--seed", "8", "--size", "3x4", NULL);
  g_autoptr (CliRun) check = NULL;

  cli_assert_done (run, EXIT_DONE);
  g_assert_cmpuint (count_lines (run->out), ==, 40);
  g_assert_cmpstr (run->out, ==, again->out);
  g_assert_cmpstr (run->out, !=, other->out);
  check = cli_run_input (run->out, "check", "--boards", "-", "--size", "3x4", "--quiet", NULL);
  cli_assert_done (check, EXIT_DONE);
}

static void
assert_refused (const char *where, const char *option, const char *value)
{
  g_autoptr (CliRun) run = cli_run ("boards", option, value, NULL);

  cli_assert_refused (run, EXIT_BAD_USAGE, where);
}

static void
test_refused (void)
{
  g_autoptr (CliRun) two = cli_run ("boards", "--all", "--depth", "3", NULL);
  g_autoptr (CliRun) large = cli_run ("boards", "--all", "--size", "4x4", NULL);

  cli_assert_refused (two, EXIT_BAD_USAGE, "--all");
  cli_assert_refused (large, EXIT_BAD_USAGE, "--all");
  assert_refused ("--all", NULL, NULL);
  assert_refused ("--depth", "--depth", "32");
  assert_refused ("--depth", "--depth", "");
  assert_refused ("--depth", "--depth", "5..3");
  assert_refused ("--depth", "--depth", "1,,2");
  assert_refused ("--depth", "--depth", "0..99999999999999999999");
  assert_refused ("--random", "--random", "0");
  assert_refused ("--random", "--random", "1000001");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/boards-listed/each-depth-has-as-many-as-in-oeis-a089473", test_depths);
  g_test_add_func ("/cli/boards-listed/no-board-comes-twice", test_all_differ);
  g_test_add_func ("/cli/boards-listed/random-boards-come-of-the-seed", test_random);
  g_test_add_func ("/cli/boards-listed/what-makes-no-sense-is-refused", test_refused);
  return g_test_run ();
}
