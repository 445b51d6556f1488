/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* Ten nodes, five steps, four moves. */
#define BOARD "1 3 0 4 2 5 7 8 6"
#define OLD "what was there before\n"

static char *
path_of (const char *name)
{
  return g_build_filename (cli_directory (), name, NULL);
}

static char *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *contents;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  return contents;
}

/* Returns: (transfer full): what is in the file that the option makes of the board */
static char *
draw (const char *name, const char *option, const char *value)
{
  g_autofree char *path = path_of (name);
  g_autoptr (CliRun) run = cli_run ("draw", BOARD, "--output", path, option, value, NULL);

  cli_assert_done (run, EXIT_DONE);
  g_assert_cmpstr (run->out, ==, "");
  return read_file (path);
}

static void
assert_starts (const char *name, const char *option, const char *value, const char *start)
{
  g_autofree char *contents = draw (name, option, value);

  if (!g_str_has_prefix (contents, start))
    g_error ("%s begins with %.80s", name, contents);
}

static void
test_files (void)
{
  assert_starts ("tree.dot", NULL, NULL, "digraph fringe {\n");
  assert_starts ("tree.JSON", NULL, NULL, "{\"format\":\"fringe-record\",\n\"version\":1,\n");
  assert_starts ("tree.csv", NULL, NULL, "id,parent,move,g,h,f,board,generated,removed,superseded,state\n0,,,0,4,4,");
  assert_starts ("tree.trace.json", "--trace", "posthoc", "{\"version\":\"1.4.0\",\n\"views\":");
  assert_starts ("trace.txt", "--table", "trace", "Trace of the search\n\nStart: " BOARD ".");
  assert_starts ("trace.csv", "--table", "trace", "step,removed,open,closed\n0,,0 (4),\n");
  assert_starts ("trace.tex", "--table", "trace", "\\documentclass");
  assert_starts ("trace.html", "--table", "trace", "<!DOCTYPE html>\n");
  assert_starts ("counts.tex", "--table", "counts", "\\documentclass[a4paper]{article}\n");
  assert_starts ("counts.html", "--table", "counts", "<!DOCTYPE html>\n");
  assert_starts ("counts.csv", "--table", "counts",
                 "algorithm,heuristic,cost,generated,expanded,successors,open,max_open,max_depth,"
                 "branching,effective_depth\n"
                 "astar,manhattan,4,9,4,12,5,6,4,1.352,2.857\n");
  assert_starts ("handout.csv", "--handout", "blank",
                 "node,parent,move,board,g,h,f,order\nA,B,R,1 2 3 4 5 0 7 8 6,,,,\n");
  assert_starts ("key.csv", "--handout", "key",
                 "node,parent,move,board,g,h,f,order\nA,B,R,1 2 3 4 5 0 7 8 6,3,1,4,4\n");
  assert_starts ("handout.pdf", "--handout", "blank", "%PDF-1.4\n");
  assert_starts ("key.svg", "--handout", "key", "<?xml ");
  assert_starts ("handout.dot", "--handout", "blank", "digraph fringe {\n");
}

static void
test_step (void)
{
  g_autofree char *json = draw ("early.json", "--step", "2"), *trace = NULL,
                  *dot = draw ("below.dot", "--what", "node:7");
  g_auto (GStrv) lines = NULL;

  g_assert_nonnull (strstr (json, "\"steps\":2,\n\"outcome\":\"running\""));
  g_assert_nonnull (strstr (json, "{\"id\":4,"));
  g_assert_null (strstr (json, "{\"id\":5,"));
  g_assert_nonnull (strstr (dot, "n7 -> n8"));
  g_assert_null (strstr (dot, "n3 -> n7"));
  trace = draw ("trace.csv", "--table", "trace");
  lines = g_strsplit (trace, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 8);
}

/* The record that was written is drawn, and written again, without rules or a board. */
static void
test_record (void)
{
  g_autofree char *json = draw ("a.json", "--algorithm", "wastar"), *again = NULL, *svg = NULL;
  g_autofree char *a = path_of ("a.json"), *b = path_of ("b.json"), *c = path_of ("c.svg");
  g_autoptr (CliRun) copy = cli_run ("draw", "--record", a, "--output", b, NULL),
                     picture = cli_run ("draw", "--record", a, "--what", "solution", "--output", c, NULL);

  cli_assert_done (copy, EXIT_DONE);
  again = read_file (b);
  g_assert_cmpstr (json, ==, again);
  cli_assert_done (picture, EXIT_DONE);
  svg = read_file (c);
  g_assert_nonnull (strstr (svg, "<svg"));
}

static void
test_bad_record (void)
{
  g_autofree char *json = draw ("a.json", NULL, NULL), *old = cli_file ("old.svg", OLD), *kept = NULL, *changed = NULL;
  g_autoptr (GString) text = g_string_new (json);
  g_autoptr (CliRun) run = NULL, missing = NULL, both = NULL, rules = NULL;

  g_string_replace (text, "\"removed\":3", "\"removed\":4", 1);
  changed = cli_file ("changed.json", text->str);
  run = cli_run ("draw", "--record", changed, "--output", old, NULL);
  cli_assert_refused (run, EXIT_BAD_USAGE, changed);
  g_assert_nonnull (strstr (run->err, "Node 3 does not agree"));
  kept = read_file (old);
  g_assert_cmpstr (kept, ==, OLD);
  missing = cli_run ("draw", "--record", "/nonexistent.json", "--output", old, NULL);
  cli_assert_refused (missing, EXIT_BAD_USAGE, "/nonexistent.json");
  both = cli_run ("draw", BOARD, "--record", changed, "--output", old, NULL);
  cli_assert_refused (both, EXIT_BAD_USAGE, "--record");
  rules = cli_run ("draw", "--algorithm", "bfs", "--record", changed, "--output", old, NULL);
  cli_assert_refused (rules, EXIT_BAD_USAGE, "--record");
}

/* The file holds the whole problem: whatever of it is said again might be something else. */
static void
test_record_and_problem (void)
{
  static const char *const options[][2] = {
    { "--goal", "1 2 3 4 5 6 7 8 0" },
    { "--size", "3x3" },
    { "--preset", "report-2019" },
    { "--algorithm", "bfs" },
    { "--weight", "1.5" },
    { "--weight", "3" },
    { "--heuristic", "misplaced" },
    { "--moves", "LRUD" },
    { "--ties", "lifo" },
    { "--duplicates", "closed" },
    { "--goal-test", "generation" },
  };
  G_GNUC_UNUSED g_autofree char *json = draw ("a.json", NULL, NULL);
  g_autofree char *a = path_of ("a.json"), *b = path_of ("b.svg");

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_autoptr (CliRun) run = cli_run ("draw", "--record", a, "--output", b, options[i][0], options[i][1], NULL);

      g_test_message ("%s", options[i][0]);
      cli_assert_refused (run, EXIT_BAD_USAGE, "--record");
      g_assert_nonnull (strstr (run->err, "the command line has others."));
      g_assert_false (g_file_test (b, G_FILE_TEST_EXISTS));
    }
}

static void
assert_refused (const char *where, const char *name, const char *option, const char *value, const char *more)
{
  g_autofree char *path = path_of (name);
  g_autoptr (CliRun) run = cli_run ("draw", BOARD, "--output", path, option, value, more, "blank", NULL);

  cli_assert_refused (run, EXIT_BAD_USAGE, where);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
test_refused (void)
{
  g_autofree char *path = path_of ("large.txt");
  g_autoptr (CliRun) large = cli_run ("draw", "8 6 7 2 5 4 3 0 1", "--table", "trace", "--output", path, NULL);

  assert_refused ("--trace", "x.json", "--trace", "post", NULL);
  assert_refused ("--output", "x.svg", "--trace", "posthoc", NULL);
  assert_refused ("--handout", "x.txt", "--handout", "empty", NULL);
  assert_refused ("--output", "x.json", "--handout", "key", NULL);
  assert_refused ("--table", "x.txt", "--table", "all", NULL);
  assert_refused ("--output", "x.json", "--table", "trace", NULL);
  assert_refused ("--output", "x.txt", "--table", "trace", "--handout");
  assert_refused ("--output", "x.gif", NULL, NULL, NULL);
  cli_assert_refused (large, EXIT_BAD_USAGE, "--step");
  g_assert_nonnull (strstr (large->err, "too long. The limit is 2000 steps"));
}

/* Every kind of file is whole or as it was. */
static void
test_full_disk (void)
{
  static const char *const options[][2] = { { "--trace", "posthoc" }, { NULL, NULL } };

  if (!g_file_test ("/dev/full", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("there is no /dev/full");
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_autofree char *link = path_of ("full.json");
      g_autoptr (CliRun) run = NULL;

      g_assert_cmpint (symlink ("/dev/full", link), ==, 0);
      run = cli_run ("draw", BOARD, "--output", link, options[i][0], options[i][1], NULL);
      cli_assert_refused (run, EXIT_NOT_WRITTEN, link);
      g_assert_cmpint (g_unlink (link), ==, 0);
    }
}

static void
test_compare_latex (void)
{
  g_autoptr (CliRun) run = cli_run ("compare", BOARD, "--algorithms", "astar,idastar", "--format", "latex", NULL);

  cli_assert_done (run, EXIT_DONE);
  g_assert_nonnull (strstr (run->out, "\\begin{tabular}{llrrrrrrrrr}\n\\toprule\n"));
  g_assert_nonnull (strstr (run->out, "\nA* & Manhattan distance & 4 & 9 & 4 & 12 & 5 & 6 & 4 & 1.352 & "));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/data/every-kind-of-file", test_files);
  g_test_add_func ("/cli/data/a-step-and-a-part", test_step);
  g_test_add_func ("/cli/data/a-record-is-drawn-and-written-again", test_record);
  g_test_add_func ("/cli/data/a-record-that-does-not-agree-is-refused", test_bad_record);
  g_test_add_func ("/cli/data/beside-a-record-nothing-of-the-problem-is-said", test_record_and_problem);
  g_test_add_func ("/cli/data/what-does-not-go-together-is-refused", test_refused);
  g_test_add_func ("/cli/data/a-full-disk-is-told", test_full_disk);
  g_test_add_func ("/cli/data/compare-prints-a-table-for-latex", test_compare_latex);
  return g_test_run ();
}
