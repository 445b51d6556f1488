/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <math.h>
#include <string.h>

static JsonArray *
rows_of (const CliRun *run)
{
  g_autoptr (JsonNode) node = cli_json (run);

  return json_node_dup_array (node);
}

/* b* as Russell & Norvig's 4th edition prints it in figure 3.26, of breadth-first search, A* with misplaced tiles and
 * A* with Manhattan distance. */
static void
test_book (void)
{
  static const double book[][3] = {
    { 2.01, 1.42, 1.34 }, { 1.91, 1.40, 1.30 }, { 1.85, 1.43, 1.27 }, { 1.80, 1.45, 1.28 }, { 1.77, 1.47, 1.31 }
  };
  g_autoptr (CliRun) run
      = cli_run ("experiment", "--preset", "aima-3.26", "--by-depth", "6,8,10,12,14", "--format", "json", NULL);
  JsonArray *rows;

  cli_assert_done (run, EXIT_DONE);
  rows = rows_of (run);
  g_assert_cmpuint (json_array_get_length (rows), ==, 3 * G_N_ELEMENTS (book));
  for (guint i = 0; i < json_array_get_length (rows); i++)
    {
      JsonObject *row = json_array_get_object_element (rows, i);

      g_assert_cmpfloat_with_epsilon (json_object_get_double_member (row, "branching"), book[i / 3][i % 3], 0.02);
    }
  json_array_unref (rows);
}

static void
test_jobs (void)
{
  static const char *const jobs[] = { "1", "2", "7", "1024" };
  g_autoptr (CliRun) all = cli_run ("experiment", "--by-depth", "2..13", "--methods",
                                    "astar:misplaced,idastar:manhattan,ids,greedy:manhattan", "--seed", "3", "--sample",
                                    "9", "--format", "csv", NULL);

  cli_assert_done (all, EXIT_DONE);
  for (guint i = 0; i < G_N_ELEMENTS (jobs); i++)
    {
      g_autoptr (CliRun) run = cli_run ("experiment", "--by-depth", "2..13", "--methods",
                                        "astar:misplaced,idastar:manhattan,ids,greedy:manhattan", "--seed", "3",
                                        "--sample", "9", "--format", "csv", "--jobs", jobs[i], NULL);

      g_assert_cmpstr (run->out, ==, all->out);
    }
}

/* The boards of a depth, each searched alone, have these counts. */
static void
test_means (void)
{
  g_autoptr (CliRun) boards = cli_run ("boards", "--depth", "7", NULL);
  g_autoptr (CliRun) alone = cli_run_input (boards->out, "solve", "--boards", "-", "--algorithm", "astar",
                                            "--heuristic", "misplaced", "--format", "json", NULL);
  g_autoptr (CliRun) run = cli_run ("experiment", "--by-depth", "7", "--all", "--methods", "astar:misplaced", "--count",
                                    "expanded", "--format", "json", NULL);
  JsonArray *each = rows_of (alone), *rows = rows_of (run);
  JsonObject *row = json_array_get_object_element (rows, 0);
  guint n = json_array_get_length (each);
  double sum = 0, squares = 0, mean;
  gint64 least = G_MAXINT64, most = 0;

  for (guint i = 0; i < n; i++)
    {
      gint64 count = json_object_get_int_member (json_array_get_object_element (each, i), "expanded");

      sum += (double) count;
      squares += (double) (count * count);
      least = MIN (least, count);
      most = MAX (most, count);
    }
  mean = sum / n;
  g_assert_cmpint (json_object_get_int_member (row, "boards"), ==, n);
  g_assert_cmpint (json_object_get_int_member (row, "used"), ==, n);
  g_assert_cmpfloat_with_epsilon (json_object_get_double_member (row, "mean"), mean, 1e-5);
  g_assert_cmpfloat_with_epsilon (json_object_get_double_member (row, "sd"),
                                  sqrt ((squares - n * mean * mean) / (n - 1)), 1e-5);
  g_assert_cmpfloat (json_object_get_double_member (row, "standard_error"), ==, 0);
  g_assert_cmpint (json_object_get_int_member (row, "min"), ==, least);
  g_assert_cmpint (json_object_get_int_member (row, "max"), ==, most);
  json_array_unref (each);
  json_array_unref (rows);
}

/* A sample has boards of its depth, none twice: as many as there are are all. */
static void
test_samples (void)
{
  g_autoptr (CliRun) all = cli_run ("experiment", "--by-depth", "9", "--all", "--format", "csv", NULL);
  g_autoptr (CliRun) as_many = cli_run ("experiment", "--by-depth", "9", "--sample", "152", "--format", "csv", NULL);
  g_autoptr (CliRun) one = cli_run ("experiment", "--by-depth", "9", "--sample", "150", "--format", "csv", NULL);
  g_autoptr (CliRun) other
      = cli_run ("experiment", "--by-depth", "9", "--sample", "150", "--seed", "1", "--format", "csv", NULL);

  g_assert_true (g_str_has_prefix (
      all->out,
      "depth,boards,used,method,mean,sd,standard_error,min,max,branching,effective_depth\n9,152,152,astar:manhattan,"));
  g_assert_cmpstr (all->out, ==, as_many->out);
  g_assert_nonnull (strstr (one->out, "\n9,152,150,"));
  g_assert_cmpstr (one->out, !=, other->out);
}

/* The means of the book are those of A* with Manhattan distance, successors counted. */
static void
test_explained (void)
{
  g_autofree char *table = cli_file ("means", "mean,depth\n19,6\n31,8\n48,10\n84,12\n");
  g_autofree char *wrong = cli_file ("wrong", "depth,mean\n6,19\n40,31\n");
  g_autofree char *none = cli_file ("none", "depth,mean\n6,19\n8,9000\n");
  g_autoptr (CliRun) run = cli_run ("explain", "--means", table, "--goal", "0 1 2 3 4 5 6 7 8", "--heuristics",
                                    "misplaced,manhattan,formula:double: manhattan*2", "--format", "csv", NULL);
  g_autoptr (CliRun) too_deep = cli_run ("explain", "--means", wrong, NULL);
  g_autoptr (CliRun) unexplained = cli_run ("explain", "--means", none, NULL);
  g_autoptr (CliRun) both = cli_run ("explain", "--means", table, "--cost", "4", NULL);

  cli_assert_done (run, EXIT_DONE);
  g_assert_nonnull (strstr (run->out, "astar,manhattan,"));
  g_assert_nonnull (strstr (run->out, ",successors,4,"));
  g_assert_null (strstr (run->out, "misplaced"));
  g_assert_null (strstr (run->out, "double"));
  cli_assert_refused (too_deep, EXIT_BAD_USAGE, "--means");
  cli_assert_refused (both, EXIT_BAD_USAGE, "--means");
  cli_assert_done (unexplained, EXIT_UNSOLVABLE);
  g_assert_true (g_str_has_prefix (unexplained->out, "None of "));
}

/* All boards of two depths, given in a file that names them in any order, have the figures of those depths. */
static void
test_given (void)
{
  g_autoptr (CliRun) near = cli_run ("boards", "--depth", "3", NULL), far = cli_run ("boards", "--depth", "9", NULL);
  g_autofree char *both = g_strconcat ("# far\n", far->out, near->out, NULL);
  g_autofree char *file = cli_file ("given", both), *first = g_strndup (near->out, strcspn (near->out, "\n"));
  g_autoptr (CliRun) drawn = cli_run ("experiment", "--by-depth", "3,9", "--all", "--methods", "bfs,rbfs:manhattan",
                                      "--format", "csv", NULL);
  g_autoptr (CliRun) given
      = cli_run ("experiment", "--boards", file, "--methods", "bfs,rbfs:manhattan", "--format", "csv", NULL);
  g_autoptr (CliRun) one = cli_run_input (first, "experiment", "--boards", "-", NULL);
  g_autoptr (CliRun) preset
      = cli_run_input ("1 0 2 3 4 5 6 7 8", "experiment", "--boards", "-", "--preset", "ties", "--format", "csv", NULL);

  cli_assert_done (given, EXIT_DONE);
  g_assert_cmpstr (given->out, ==, drawn->out);
  cli_assert_done (one, EXIT_DONE);
  g_assert_nonnull (strstr (one->out, "\n    3       8     1  astar:manhattan"));
  g_assert_nonnull (strstr (one->out, "\nThe boards are given; "));
  cli_assert_done (preset, EXIT_DONE);
  g_assert_nonnull (strstr (preset->out, "\n1,2,1,astar:manhattan:lifo,"));
}

static void
assert_boards_refused (const char *where, const char *what, const char *boards, const char *option, const char *value)
{
  g_autoptr (CliRun) run = cli_run_input (boards, "experiment", "--boards", "-", option, value, NULL);

  cli_assert_refused (run, EXIT_BAD_USAGE, where);
  g_assert_nonnull (strstr (run->err, what));
}

static void
test_bad_boards (void)
{
  assert_boards_refused ("standard input", "there twice", "1 2 3 4 5 6 7 0 8\n123456708", "--count", "expanded");
  assert_boards_refused ("standard input", "can't reach the goal", "1 2 3 4 5 6 8 7 0", "--count", "expanded");
  assert_boards_refused ("standard input", "another size", "1 2 3 4 5 6 7 0 8\n1 2 3 0", "--count", "expanded");
  assert_boards_refused ("--boards", "10", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15", "--methods", "bfs");
  assert_boards_refused ("--boards", "are given", "1 2 3 4 5 6 7 0 8", "--by-depth", "3");
  assert_boards_refused ("--boards", "are given", "1 2 3 4 5 6 7 0 8", "--sample", "3");
  assert_boards_refused ("standard input:1", "7", "1 2 3 4 5 6 7 7 0", "--count", "expanded");
}

static void
test_formats (void)
{
  g_autoptr (CliRun) text = cli_run ("experiment", "--preset", "ties", "--by-depth", "8", NULL);
  g_autoptr (CliRun) latex = cli_run ("experiment", "--by-depth", "3,4", "--methods",
                                      "bfs,astar:formula:max(misplaced, manhattan/2)", "--format", "latex", NULL);
  g_autoptr (CliRun) over = cli_run ("experiment", "--preset", "aima-3.26", "--by-depth", "6", "--methods", "bfs",
                                     "--goal-test", "expansion", "--goal", "123456780", NULL);
  g_autoptr (CliRun) limit = cli_run ("experiment", "--by-depth", "20", "--sample", "2", "--node-limit", "9", NULL);

  cli_assert_done (text, EXIT_DONE);
  g_assert_nonnull (strstr (text->out, "astar:manhattan:lifo"));
  g_assert_nonnull (strstr (text->out, "\nThe goal is 0 1 2 3 4 5 6 7 8.\n"));
  cli_assert_done (latex, EXIT_DONE);
  g_assert_nonnull (strstr (latex->out, "\\begin{tabular}{rrrrr}\n\\toprule\n$d$ & bfs & astar:formula:max("));
  cli_assert_done (over, EXIT_DONE);
  g_assert_nonnull (strstr (over->out, "\nThe goal is 1 2 3 4 5 6 7 8 0.\n"));
  g_assert_null (strstr (over->out, "generation"));
  cli_assert_done (limit, EXIT_LIMIT);
  g_assert_nonnull (strstr (limit->out, "2 searches came to a limit"));
}

/* A preset has ties of its own, over which options stand. */
static void
test_ties (void)
{
  g_autoptr (CliRun) preset = cli_run ("experiment", "--preset", "aima-3.29", "--by-depth", "8", NULL);
  g_autoptr (CliRun) fifo = cli_run ("experiment", "--preset", "aima-3.29", "--by-depth", "8", "--ties", "fifo", NULL);
  g_autoptr (CliRun) other
      = cli_run ("experiment", "--preset", "aima-3.29", "--by-depth", "8", "--methods", "greedy:misplaced", NULL);

  cli_assert_done (preset, EXIT_DONE);
  g_assert_nonnull (strstr (preset->out, "\nastar:manhattan  UDLR   lifo  "));
  g_assert_nonnull (strstr (fifo->out, "\nastar:manhattan  UDLR   fifo  "));
  g_assert_nonnull (strstr (other->out, "\ngreedy:misplaced  UDLR   lifo  "));
}

/* The chart is saved beside the table, or where it cannot be, there is no table. */
static void
test_chart (void)
{
  g_autofree char *path = g_build_filename (cli_directory (), "means.svg", NULL), *svg = NULL;
  g_autofree char *nowhere = g_build_filename (cli_directory (), "none", "means.pdf", NULL);
  g_autoptr (CliRun) run
      = cli_run ("experiment", "--by-depth", "3,4", "--methods", "bfs,astar:misplaced", "--chart", path, NULL);
  g_autoptr (CliRun) unwritten = cli_run ("experiment", "--by-depth", "3", "--chart", nowhere, NULL);

  cli_assert_done (run, EXIT_DONE);
  g_assert_true (g_file_get_contents (path, &svg, NULL, NULL));
  g_assert_nonnull (strstr (svg, "Misplaced tiles"));
  cli_assert_refused (unwritten, EXIT_NOT_WRITTEN, nowhere);
}

static void
assert_refused (const char *where, const char *option, const char *value, const char *more)
{
  g_autoptr (CliRun) run = cli_run ("experiment", option, value, more, "3", NULL);

  cli_assert_refused (run, EXIT_BAD_USAGE, where);
}

static void
test_refused (void)
{
  g_autoptr (CliRun) none = cli_run ("experiment", NULL);

  cli_assert_refused (none, EXIT_BAD_USAGE, "--by-depth");
  assert_refused ("--by-depth", "--by-depth", "2..40", "--seed");
  assert_refused ("--methods", "--methods", "", "--by-depth");
  assert_refused ("--methods", "--methods", "bfs,,dfs", "--by-depth");
  assert_refused ("--methods", "--methods", "astar:none", "--by-depth");
  assert_refused ("--methods", "--methods", "astar:formula:max(", "--by-depth");
  assert_refused ("--count", "--count", "visited", "--by-depth");
  assert_refused ("--preset", "--preset", "aima", "--by-depth");
  assert_refused ("--chart", "--chart", "means.gif", "--by-depth");
  assert_refused ("--jobs", "--jobs", "0", "--by-depth");
  assert_refused ("--by-depth", "--size", "4x4", "--by-depth");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/experiment/the-textbook-table-comes-out", test_book);
  g_test_add_func ("/cli/experiment/figures-do-not-depend-on-the-processors", test_jobs);
  g_test_add_func ("/cli/experiment/figures-are-those-of-single-searches", test_means);
  g_test_add_func ("/cli/experiment/samples-have-no-board-twice", test_samples);
  g_test_add_func ("/cli/experiment/a-table-of-means-is-explained", test_explained);
  g_test_add_func ("/cli/experiment/boards-of-a-file-stand-in-place-of-drawn-ones", test_given);
  g_test_add_func ("/cli/experiment/bad-boards-of-a-file-are-told", test_bad_boards);
  g_test_add_func ("/cli/experiment/formats-and-options-over-presets", test_formats);
  g_test_add_func ("/cli/experiment/options-stand-over-the-ties-of-a-preset", test_ties);
  g_test_add_func ("/cli/experiment/a-chart-is-saved-beside-the-table", test_chart);
  g_test_add_func ("/cli/experiment/what-makes-no-sense-is-refused", test_refused);
  return g_test_run ();
}
