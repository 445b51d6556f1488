/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <string.h>

#define BOARD "1 0 2 7 5 4 8 6 3"
#define GOAL "0 1 2 3 4 5 6 7 8"
#define UNSOLVABLE "7 2 4 6 0 5 8 3 1"
#define FARTHEST "8 6 7 2 5 4 3 0 1"

static CliRun *
compare (const char *algorithms, const char *heuristics, const char *format)
{
  return cli_run ("compare", BOARD, "--goal", GOAL, "--algorithms", algorithms, "--heuristics", heuristics, "--format",
                  format, NULL);
}

static const char *
word_of (JsonObject *row, const char *name)
{
  JsonObject *rules = json_object_get_object_member (row, "rules");

  return json_object_get_null_member (rules, name) ? "null" : json_object_get_string_member (rules, name);
}

/* Each pair that differs, in the order named; the same word twice is one. */
static void
test_pairs (void)
{
  static const char *const pairs[][2] = {
    { "bfs", "null" },          { "astar", "misplaced" },   { "astar", "manhattan" },
    { "idastar", "misplaced" }, { "idastar", "manhattan" },
  };
  g_autoptr (CliRun) run = compare ("bfs,astar,idastar,bfs", "misplaced,manhattan,misplaced", "json");
  g_autoptr (JsonNode) node = cli_json (run);
  JsonArray *rows = json_node_get_array (node);

  cli_assert_done (run, EXIT_DONE);
  g_assert_cmpuint (json_array_get_length (rows), ==, G_N_ELEMENTS (pairs));
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      JsonObject *row = json_array_get_object_element (rows, i);

      g_assert_cmpstr (word_of (row, "algorithm"), ==, pairs[i][0]);
      g_assert_cmpstr (word_of (row, "heuristic"), ==, pairs[i][1]);
    }
}

static void
remove_unsteady (JsonObject *row)
{
  json_object_remove_member (row, "seconds");
  json_object_remove_member (row, "bytes");
}

/* A row is what solve says with that algorithm and heuristic, but for the ids. */
static void
test_rows (void)
{
  g_autoptr (CliRun) run = compare ("dfs,greedy,wastar,idastar", "linear-conflict,perfect", "json");
  g_autoptr (JsonNode) node = cli_json (run);
  JsonArray *rows = json_node_get_array (node);

  g_assert_cmpuint (json_array_get_length (rows), ==, 7);
  for (guint i = 0; i < json_array_get_length (rows); i++)
    {
      JsonObject *row = json_array_get_object_element (rows, i), *expected;
      const char *heuristic = word_of (row, "heuristic");
      g_autoptr (CliRun) solve
          = cli_run ("solve", BOARD, "--goal", GOAL, "--format", "json", "--algorithm", word_of (row, "algorithm"),
                     "--heuristic", g_str_equal (heuristic, "null") ? "zero" : heuristic, NULL);
      g_autoptr (JsonNode) solved = cli_json (solve);
      g_autofree char *text = NULL, *expected_text = NULL;

      expected = json_node_get_object (solved);
      json_object_remove_member (expected, "ids");
      remove_unsteady (expected);
      remove_unsteady (row);
      text = json_to_string (json_array_get_element (rows, i), FALSE);
      expected_text = json_to_string (solved, FALSE);
      g_assert_cmpstr (text, ==, expected_text);
    }
}

/* Without lists it is the pair of the rules. */
static void
test_rules (void)
{
  g_autoptr (CliRun) run = cli_run ("compare", BOARD, "--preset", "paper-2021", "--format", "json", NULL);
  g_autoptr (JsonNode) node = cli_json (run);
  JsonArray *rows = json_node_get_array (node);
  JsonObject *row = json_array_get_object_element (rows, 0);

  g_assert_cmpuint (json_array_get_length (rows), ==, 1);
  g_assert_cmpstr (word_of (row, "heuristic"), ==, "manhattan-with-blank");
  g_assert_cmpstr (word_of (row, "ties"), ==, "heap");
}

static void
test_text (void)
{
  g_autoptr (CliRun) run = compare ("bfs,idastar", "manhattan", "text");
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);

  cli_assert_done (run, EXIT_DONE);
  g_assert_cmpuint (g_strv_length (lines), ==, 12);
  g_assert_cmpstr (lines[1], ==, "Start           " BOARD);
  g_assert_true (g_regex_match_simple ("^Algorithm +Heuristic +Moves +Generated +Expanded ", lines[8], 0, 0));
  g_assert_true (g_regex_match_simple ("^Breadth-first +– +23 +\\d+ +\\d+ +\\d+ +\\d+ +\\d+ +\\d+ +[0-9.]+ +[0-9.]+$",
                                       lines[9], 0, 0));
  g_assert_true (g_regex_match_simple ("^IDA\\* +Manhattan distance +23 +7457 +4435 +\\d+ +– +– +23 +[0-9.]+ +[0-9.]+$",
                                       lines[10], 0, 0));
}

/* Above the table stand the rules that it does not show, those that mean something to an algorithm of it. */
static void
test_common_rules (void)
{
  g_autoptr (CliRun) named = cli_run ("compare", BOARD, "--goal", GOAL, "--preset", "columbiax", "--algorithms",
                                      "astar,wastar", "--weight", "1.5", NULL);
  g_autoptr (CliRun) own = cli_run ("compare", BOARD, "--goal", GOAL, "--ties", "lifo", NULL);
  g_autoptr (CliRun) idastar = cli_run ("compare", BOARD, "--goal", GOAL, "--algorithms", "idastar", NULL);

  g_assert_nonnull (strstr (named->out, "\nWeight          1.5\nRules           ColumbiaX\nOrder of moves  UDLR\n"
                                        "Ties            fifo\nDuplicates      open+closed\n"
                                        "Goal test       expansion\n\nAlgorithm "));
  g_assert_nonnull (strstr (own->out, "\nRules           Custom rules\nOrder of moves  UDLR\nTies            lifo\n"));
  g_assert_null (strstr (own->out, "Weight"));
  g_assert_nonnull (strstr (idastar->out, " 7 8\nOrder of moves  UDLR\n\nAlgorithm "));
}

static void
test_csv (void)
{
  g_autoptr (CliRun) run = compare ("bfs,astar", "misplaced,manhattan", "csv");
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);

  cli_assert_done (run, EXIT_DONE);
  g_assert_cmpuint (g_strv_length (lines), ==, 5);
  g_assert_true (g_str_has_prefix (lines[0], "start,goal,rows,columns,rules.algorithm,"));
  g_assert_null (strstr (lines[0], ",ids,"));
  g_assert_nonnull (strstr (lines[1], ",bfs,,,UDLR,,"));
  g_assert_nonnull (strstr (lines[2], ",astar,misplaced,,UDLR,fifo,"));
}

static void
test_boards (void)
{
  g_autoptr (CliRun) run = cli_run_input (BOARD "\n" UNSOLVABLE "\n", "compare", "--boards", "-", "--heuristics",
                                          "misplaced,manhattan", "--format", "json", NULL);
  g_autoptr (CliRun) text
      = cli_run_input (BOARD "\n" UNSOLVABLE "\n", "compare", "--boards", "-", "--heuristics", "misplaced", NULL);
  g_autoptr (CliRun) unsolvable_first
      = cli_run_input (UNSOLVABLE "\n" BOARD "\n", "compare", "--boards", "-", "--heuristics", "misplaced", NULL);
  g_autoptr (JsonNode) node = cli_json (run);

  cli_assert_done (unsolvable_first, EXIT_UNSOLVABLE);
  cli_assert_done (run, EXIT_UNSOLVABLE);
  g_assert_cmpuint (json_array_get_length (json_node_get_array (node)), ==, 4);
  cli_assert_done (text, EXIT_UNSOLVABLE);
  g_assert_nonnull (strstr (text->out, "\nThe goal cannot be reached. "));
}

static void
test_limit (void)
{
  g_autoptr (CliRun) run = cli_run ("compare", FARTHEST, "--algorithms", "ucs,dfs,idastar", "--node-limit", "50", NULL);

  cli_assert_done (run, EXIT_LIMIT);
  g_assert_true (g_regex_match_simple ("\nUniform cost +– +limit +\\d+ ", run->out, 0, 0));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/compare/each-pair-that-differs-is-one-row", test_pairs);
  g_test_add_func ("/cli/compare/a-row-is-what-solve-says", test_rows);
  g_test_add_func ("/cli/compare/without-lists-it-is-the-pair-of-the-rules", test_rules);
  g_test_add_func ("/cli/compare/text-is-a-table", test_text);
  g_test_add_func ("/cli/compare/text-states-the-rules-of-all-rows", test_common_rules);
  g_test_add_func ("/cli/compare/csv-is-a-table", test_csv);
  g_test_add_func ("/cli/compare/many-boards-follow-each-other", test_boards);
  g_test_add_func ("/cli/compare/a-limit-is-told-in-its-row", test_limit);
  return g_test_run ();
}
