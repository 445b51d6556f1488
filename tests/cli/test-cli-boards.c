/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <glib/gstdio.h>
#include <string.h>

#define BOARD "1 2 3 4 5 6 0 7 8"
#define UNSOLVABLE "8 1 2 0 4 3 7 6 5"
#define FARTHEST "8 6 7 2 5 4 3 0 1"

static const char many[] = "# Five boards, in all the ways a file may hold them.\n"
                           "\n"
                           "1 2 3 4 5 6 7 0 8\n"
                           "# the next cannot be solved\n"
                           "8 1 2 0 4 3 7 6 5 # so it is\n"
                           "\n"
                           "1 2 3\n"
                           "4 5 6 # still the same board\n"
                           "# and still\n"
                           "7 8 0\n"
                           "\n\n"
                           "3\n1 2 3\n4 5 6\n0 7 8\n"
                           " \t \n"
                           "[[1 2 3]\n [4 0 5]]";

static const char *const many_starts[] = {
  "1 2 3 4 5 6 7 0 8", "8 1 2 0 4 3 7 6 5", "1 2 3 4 5 6 7 8 0", "1 2 3 4 5 6 0 7 8", "1 2 3 4 0 5",
};

/* Each board gives what it gives alone, in the order of the file. */
static void
test_many (void)
{
  g_autofree char *path = cli_file ("boards", many);
  g_autoptr (CliRun) run = cli_run ("check", "--boards", path, "--format", "json", NULL);
  g_autoptr (CliRun) input = cli_run_input (many, "check", "--boards", "-", "--format", "json", NULL);
  g_autoptr (JsonNode) node = cli_json (run);
  JsonArray *results = json_node_get_array (node);

  cli_assert_done (run, EXIT_UNSOLVABLE);
  g_assert_cmpuint (json_array_get_length (results), ==, G_N_ELEMENTS (many_starts));
  for (guint i = 0; i < G_N_ELEMENTS (many_starts); i++)
    {
      const char *size = i == 4 ? "2x3" : "3x3";
      g_autoptr (CliRun) alone = cli_run ("check", many_starts[i], "--size", size, "--format", "json", NULL);
      g_autoptr (JsonNode) expected = cli_json (alone);

      g_assert_true (json_node_equal (json_array_get_element (results, i), expected));
    }
  g_assert_cmpstr (input->out, ==, run->out);
  g_remove (path);
}

/* The worst of the results is the status; a file with one board makes an array all the same. */
static void
test_many_statuses (void)
{
  g_autoptr (CliRun) solved = cli_run_input (BOARD "\n" BOARD, "solve", "--boards", "-", "--format", "json", NULL);
  g_autoptr (CliRun) one = cli_run_input (BOARD, "solve", "--boards", "-", "--format", "json", NULL);
  g_autoptr (CliRun) unsolvable = cli_run_input (UNSOLVABLE "\n" BOARD, "solve", "--boards", "-", NULL);
  g_autoptr (CliRun) limit = cli_run_input (UNSOLVABLE "\n" FARTHEST "\n" BOARD, "solve", "--boards", "-",
                                            "--node-limit", "20", "--format", "json", NULL);
  g_autoptr (JsonNode) array = cli_json (one), results = cli_json (limit);

  cli_assert_done (solved, EXIT_DONE);
  cli_assert_done (unsolvable, EXIT_UNSOLVABLE);
  cli_assert_done (limit, EXIT_LIMIT);
  g_assert_cmpuint (json_array_get_length (json_node_get_array (array)), ==, 1);
  g_assert_cmpuint (json_array_get_length (json_node_get_array (results)), ==, 3);
}

static void
test_many_csv (void)
{
  g_autoptr (CliRun) run = cli_run_input (many, "solve", "--boards", "-", "--format", "csv", NULL);
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);

  cli_assert_done (run, EXIT_UNSOLVABLE);
  g_assert_cmpuint (g_strv_length (lines), ==, G_N_ELEMENTS (many_starts) + 2);
  g_assert_true (g_str_has_prefix (lines[0], "start,goal,"));
  for (guint i = 0; i < G_N_ELEMENTS (many_starts); i++)
    g_assert_true (g_str_has_prefix (lines[i + 1], many_starts[i]));
}

/* A goal holds for all boards of the file; the size that is wrong is told. */
static void
test_many_goal (void)
{
  g_autoptr (CliRun) run
      = cli_run_input (BOARD "\n" BOARD, "solve", "--boards", "-", "--goal", BOARD, "--format", "csv", NULL);
  g_autoptr (CliRun) other = cli_run_input (BOARD "\n1 2 3 0", "solve", "--boards", "-", "--goal", BOARD, NULL);

  cli_assert_done (run, EXIT_DONE);
  cli_assert_refused (other, EXIT_BAD_USAGE, "--goal");
}

/* One bad board, and nothing is printed: not even for those before it. */
static void
test_many_errors (void)
{
  static const struct
  {
    const char *text, *where, *what;
  } files[] = {
    { BOARD "\n1 2 3 4 5 6 7 8 x\n", "standard input:2", "Line 2, column 17: “x” is neither" },
    { BOARD "\n\n1 2 3\n4 5 6\n7 8 9\n", "standard input:3", "Line 5, column 5: 9 is too large" },
    { "\n# none\n\n1 2 3 0\n\n\n1 2 3\n4 5 6 7\n8 0\n", "standard input:7", "Row 2 has 4 cells" },
    { "x\n", "standard input:1", "Line 1, column 1: “x” is neither" },
    { "1 2 3 0\n1 2 3 4 5 0", "standard input:2", "6 cells make no square" },
    { "# only a comment\n", "standard input", "There is no board" },
    { "", "standard input", "There is no board" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (CliRun) run = cli_run_input (files[i].text, "solve", "--boards", "-", NULL);

      g_test_message ("%s", files[i].text);
      cli_assert_refused (run, EXIT_BAD_USAGE, files[i].where);
      g_assert_nonnull (strstr (run->err, files[i].what));
    }
}

/* Two bad lines among boards, and a bad board of several lines. */
static const char mixed[] = BOARD "\n1 2 3 4 5 6 7 8 x\n" UNSOLVABLE "\n1 2 3\n\n4 5 6\n7 8 9\n";

static void
assert_mixed_told (const CliRun *run)
{
  static const char *const beginnings[] = { "fringe-cli: standard input:2: Line 2, column 17: ",
                                            "fringe-cli: standard input:4: ", "fringe-cli: standard input:6: " };
  g_auto (GStrv) lines = g_strsplit (run->err, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, G_N_ELEMENTS (beginnings) + 1);
  for (guint i = 0; i < G_N_ELEMENTS (beginnings); i++)
    if (!g_str_has_prefix (lines[i], beginnings[i]))
      g_assert_cmpstr (lines[i], ==, beginnings[i]);
  g_assert_cmpint (run->status, ==, EXIT_BAD_USAGE);
}

static void
test_all_told (void)
{
  static const char *const commands[] = { "solve", "check", "compare" };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autoptr (CliRun) run = cli_run_input (mixed, commands[i], "--boards", "-", NULL);

      assert_mixed_told (run);
      g_assert_cmpstr (run->out, ==, "");
    }
}

/* What is printed is what the good boards give alone. */
static void
test_keep_going (void)
{
  static const char *const commands[] = { "check", "solve", "compare" };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autoptr (CliRun) run = cli_run_input (mixed, commands[i], "--boards", "-", "--keep-going", NULL);
      g_autoptr (CliRun) good = cli_run_input (BOARD "\n" UNSOLVABLE, commands[i], "--boards", "-", NULL);
      g_auto (GStrv) starts = g_strsplit (run->out, "Start", -1);

      assert_mixed_told (run);
      g_assert_cmpuint (g_strv_length (starts), ==, 3);
      if (i == 0)
        g_assert_cmpstr (run->out, ==, good->out);
    }
}

/* Without a bad board the status is that of the results; without a good one, or without a file, nothing is printed. */
static void
test_keep_going_borders (void)
{
  g_autoptr (CliRun) good = cli_run_input (UNSOLVABLE, "check", "--boards", "-", "--keep-going", NULL);
  g_autoptr (CliRun) bad
      = cli_run_input ("x\n\ny\n", "solve", "--boards", "-", "--keep-going", "--format", "json", NULL);
  g_autoptr (CliRun) one = cli_run ("solve", BOARD, "--keep-going", NULL);

  cli_assert_done (good, EXIT_UNSOLVABLE);
  g_assert_cmpint (bad->status, ==, EXIT_BAD_USAGE);
  g_assert_cmpstr (bad->out, ==, "");
  g_assert_nonnull (strstr (bad->err, "standard input:1: "));
  g_assert_nonnull (strstr (bad->err, "standard input:3: "));
  cli_assert_refused (one, EXIT_BAD_USAGE, "--keep-going");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/boards/many-boards-give-what-each-gives-alone", test_many);
  g_test_add_func ("/cli/boards/the-worst-result-is-the-status", test_many_statuses);
  g_test_add_func ("/cli/boards/csv-has-one-header", test_many_csv);
  g_test_add_func ("/cli/boards/one-goal-holds-for-all", test_many_goal);
  g_test_add_func ("/cli/boards/one-bad-board-and-nothing-is-printed", test_many_errors);
  g_test_add_func ("/cli/boards/each-bad-board-is-told", test_all_told);
  g_test_add_func ("/cli/boards/the-good-boards-go-on-if-wanted", test_keep_going);
  g_test_add_func ("/cli/boards/only-a-file-with-good-boards-goes-on", test_keep_going_borders);
  return g_test_run ();
}
