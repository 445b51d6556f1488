/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <string.h>

#define EXAMPLE_1 "1 0 8 2 5 7 4 6 3", "--goal", "0 8 7 1 2 3 4 5 6"
#define UNSOLVABLE "7 2 4 6 0 5 8 3 1"
#define FARTHEST "8 6 7 2 5 4 3 0 1"

/* Every member of the contract, in its order, and what stands in them. */
static void
test_members (void)
{
  g_autoptr (CliRun) run = cli_run ("solve", EXAMPLE_1, "--preset", "report-2019", "--format", "json", NULL);
  g_autoptr (JsonNode) node = cli_json (run);
  JsonObject *result = json_node_get_object (node);
  g_autofree char *text = NULL;

  cli_assert_done (run, EXIT_DONE);
  g_assert_cmpfloat (json_object_get_double_member (result, "seconds"), >=, 0);
  g_assert_cmpint (json_object_get_int_member (result, "bytes"), >, 0);
  g_assert_cmpfloat_with_epsilon (json_object_get_double_member (result, "branching"), 1.174141, 1e-6);
  g_assert_cmpfloat_with_epsilon (json_object_get_double_member (result, "effective_depth"), 3.520798, 1e-6);
  json_object_remove_member (result, "branching");
  json_object_remove_member (result, "effective_depth");
  json_object_remove_member (result, "seconds");
  json_object_remove_member (result, "bytes");
  text = json_to_string (node, FALSE);
  g_assert_cmpstr (
      text, ==,
      "{\"start\":\"1 0 8 2 5 7 4 6 3\",\"goal\":\"0 8 7 1 2 3 4 5 6\",\"rows\":3,\"columns\":3,"
      "\"rules\":{\"algorithm\":\"astar\",\"heuristic\":\"manhattan\",\"weight\":null,\"moves\":\"UDLR\","
      "\"ties\":\"fifo\",\"duplicates\":\"open+closed\",\"goal_test\":\"expansion\"},"
      "\"outcome\":\"solved\",\"cost\":7,\"moves\":\"RDDLULU\",\"ids\":[0,3,4,5,7,8,11,13],"
      "\"generated\":14,\"expanded\":7,\"explored\":15,\"successors\":20,\"open\":7,\"max_open\":8,\"search_depth\":7,"
      "\"max_depth\":7,\"stale\":0,\"iterations\":null}");
}

/* What is named stands over the preset, in whatever order the two come. */
static void
test_overrides (void)
{
  g_autoptr (CliRun) run = cli_run ("solve", "--format=json", "--duplicates", "open+closed", "--algorithm", "greedy",
                                    "--heuristic", "misplaced", "--moves", "RLDU", "--ties", "fifo", "--goal-test",
                                    "expansion", "--preset", "textbook", "1 2 3 4 5 6 0 7 8", NULL);
  g_autoptr (JsonNode) node = cli_json (run);
  JsonObject *result = json_node_get_object (node);
  g_autofree char *rules = json_to_string (json_object_get_member (result, "rules"), FALSE);

  cli_assert_done (run, EXIT_DONE);
  g_assert_cmpstr (rules, ==,
                   "{\"algorithm\":\"greedy\",\"heuristic\":\"misplaced\",\"weight\":null,\"moves\":\"RLDU\","
                   "\"ties\":\"fifo\",\"duplicates\":\"open+closed\",\"goal_test\":\"expansion\"}");
  g_assert_cmpstr (json_object_get_string_member (result, "goal"), ==, "1 2 3 4 5 6 7 8 0");
  g_assert_cmpstr (json_object_get_string_member (result, "moves"), ==, "RR");
}

/* The one rule finds 26 moves where the other, the default, finds 24. */
static void
test_duplicates_matter (void)
{
  g_autoptr (CliRun) textbook = cli_run ("solve", "8 3 6 2 7 1 0 5 4", "--format", "json", NULL);
  g_autoptr (CliRun) report
      = cli_run ("solve", "8 3 6 2 7 1 0 5 4", "--preset", "report-2019", "--format", "json", NULL);
  g_autoptr (JsonNode) short_way = cli_json (textbook), long_way = cli_json (report);

  g_assert_cmpint (json_object_get_int_member (json_node_get_object (short_way), "cost"), ==, 24);
  g_assert_cmpint (json_object_get_int_member (json_node_get_object (long_way), "cost"), ==, 26);
}

static void
assert_null_members (JsonObject *result, const char *names)
{
  g_auto (GStrv) list = g_strsplit (names, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      g_test_message ("%s", list[i]);
      g_assert_true (json_object_has_member (result, list[i]));
      g_assert_true (json_object_get_null_member (result, list[i]));
    }
}

static JsonObject *
solve (JsonNode **node, const char *option, const char *word, const char *other, const char *other_word)
{
  g_autoptr (CliRun) run
      = cli_run ("solve", "1 0 2 7 5 4 8 6 3", "--format", "json", option, word, other, other_word, NULL);

  cli_assert_done (run, EXIT_DONE);
  *node = cli_json (run);
  return json_node_get_object (*node);
}

/* What an algorithm does not look at is null. */
static void
test_rules_that_apply (void)
{
  static const struct
  {
    const char *algorithm, *nulls;
  } algorithms[] = {
    { "bfs", "heuristic weight ties" },
    { "dfs", "heuristic weight ties" },
    { "ucs", "heuristic weight" },
    { "greedy", "weight" },
    { "astar", "weight" },
    { "wastar", "" },
    { "idastar", "weight ties duplicates goal_test" },
  };
  static const char *const names[] = { "algorithm", "heuristic", "weight", "moves", "ties", "duplicates", "goal_test" };

  for (guint i = 0; i < G_N_ELEMENTS (algorithms); i++)
    {
      g_autoptr (JsonNode) node = NULL;
      JsonObject *rules
          = json_object_get_object_member (solve (&node, "--algorithm", algorithms[i].algorithm, NULL, NULL), "rules");
      g_auto (GStrv) nulls = g_strsplit (algorithms[i].nulls, " ", -1);

      for (guint j = 0; j < G_N_ELEMENTS (names); j++)
        {
          g_test_message ("%s, %s", algorithms[i].algorithm, names[j]);
          g_assert_true (json_object_has_member (rules, names[j]));
          g_assert_cmpint (json_object_get_null_member (rules, names[j]), ==,
                           g_strv_contains ((const char *const *) nulls, names[j]));
        }
    }
}

/* With the weight 0 the estimate is nothing, with 1 it is that of A*. */
static void
test_weight (void)
{
  g_autoptr (JsonNode) zero_node = NULL, ucs_node = NULL, one_node = NULL, astar_node = NULL, default_node = NULL,
                       half_node = NULL;
  JsonObject *zero = solve (&zero_node, "--algorithm", "wastar", "--weight", "0");
  JsonObject *ucs = solve (&ucs_node, "--algorithm", "ucs", NULL, NULL);
  JsonObject *one = solve (&one_node, "--algorithm", "wastar", "--weight", "1");
  JsonObject *astar = solve (&astar_node, "--algorithm", "astar", NULL, NULL);
  JsonObject *two = solve (&default_node, "--algorithm", "wastar", NULL, NULL);
  JsonObject *half = solve (&half_node, "--algorithm", "wastar", "--weight", "1.5");

  g_assert_cmpint (json_object_get_int_member (zero, "expanded"), ==, json_object_get_int_member (ucs, "expanded"));
  g_assert_cmpint (json_object_get_int_member (one, "expanded"), ==, json_object_get_int_member (astar, "expanded"));
  g_assert_cmpfloat (json_object_get_double_member (json_object_get_object_member (two, "rules"), "weight"), ==, 2);
  g_assert_cmpfloat (json_object_get_double_member (json_object_get_object_member (half, "rules"), "weight"), ==, 1.5);
}

static void
test_unsolvable (void)
{
  g_autoptr (CliRun) run = cli_run ("solve", UNSOLVABLE, "--format", "json", NULL);
  g_autoptr (JsonNode) node = cli_json (run);
  JsonObject *result = json_node_get_object (node);

  cli_assert_done (run, EXIT_UNSOLVABLE);
  g_assert_cmpstr (json_object_get_string_member (result, "outcome"), ==, "unsolvable");
  assert_null_members (result, "cost moves ids generated expanded explored successors open max_open search_depth "
                               "max_depth branching effective_depth stale iterations seconds bytes");
}

/* IDA* has no frontier; what it has, it has for each iteration. */
static void
test_idastar (void)
{
  g_autoptr (JsonNode) node = NULL, unsolvable_node = NULL;
  JsonObject *result = solve (&node, "--algorithm", "idastar", "--goal", "0 1 2 3 4 5 6 7 8");
  JsonArray *iterations = json_object_get_array_member (result, "iterations");
  g_autoptr (CliRun) unsolvable = cli_run ("solve", UNSOLVABLE, "--algorithm", "idastar", "--format", "json", NULL);
  gint64 generated = 0, expanded = 0;

  assert_null_members (result, "open max_open stale");
  for (guint i = 0; i < json_array_get_length (iterations); i++)
    {
      JsonObject *iteration = json_array_get_object_element (iterations, i);

      generated += json_object_get_int_member (iteration, "generated");
      expanded += json_object_get_int_member (iteration, "expanded");
    }
  g_assert_cmpuint (json_array_get_length (iterations), ==, 7);
  g_assert_cmpint (json_object_get_int_member (result, "generated"), ==, generated);
  g_assert_cmpint (json_object_get_int_member (result, "expanded"), ==, expanded);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (result, "ids")), ==, 24);

  cli_assert_done (unsolvable, EXIT_UNSOLVABLE);
  unsolvable_node = cli_json (unsolvable);
  assert_null_members (json_node_get_object (unsolvable_node), "cost moves ids generated expanded iterations seconds");
}

/* The numbers of an iteration stand in one cell, in text on a line. */
static void
test_idastar_elsewhere (void)
{
  g_autoptr (CliRun) csv = cli_run ("solve", "1 4 2 6 5 8 7 3 0", "--goal", "0 1 2 3 4 5 6 7 8", "--algorithm",
                                    "idastar", "--format", "csv", NULL);
  g_autoptr (CliRun) text = cli_run ("solve", "1 4 2 6 5 8 7 3 0", "--goal", "0 1 2 3 4 5 6 7 8", "--algorithm",
                                     "idastar", "--steps", NULL);
  g_autoptr (CliRun) columbiax = cli_run ("solve", "1 4 2 6 5 8 7 3 0", "--goal", "0 1 2 3 4 5 6 7 8", "--algorithm",
                                          "idastar", "--format", "columbiax", NULL);

  cli_assert_done (csv, EXIT_DONE);
  g_assert_nonnull (strstr (csv->out, ",14,10,15,29,,,8,8,1.123557,3.520798,,8:10:14,"));
  cli_assert_done (text, EXIT_DONE);
  g_assert_nonnull (strstr (text->out, "\nNodes            0 "));
  g_assert_nonnull (strstr (text->out, "\nIteration 1      bound 8: 14 generated, 10 expanded\n"));
  g_assert_nonnull (strstr (text->out, ", g = 8, h = 0, f = 8\n  . 1 2\n  3 4 5\n  6 7 8\n"));
  g_assert_null (strstr (text->out, "frontier"));
  g_assert_nonnull (strstr (columbiax->out, "\nnodes_expanded: 10\nfringe_size: None\nmax_fringe_size: None\n"));
}

/* The last iteration has a start of its own, in every format. */
static void
test_idastar_start (void)
{
  g_autoptr (CliRun) text = cli_run ("solve", FARTHEST, "--algorithm", "idastar", NULL);
  g_autoptr (CliRun) json = cli_run ("solve", FARTHEST, "--algorithm", "idastar", "--format", "json", NULL);
  g_autoptr (JsonNode) node = cli_json (json);
  JsonArray *ids = json_object_get_array_member (json_node_get_object (node), "ids");
  g_autoptr (GString) line = g_string_new ("\nNodes           ");

  for (guint i = 0; i < json_array_get_length (ids); i++)
    g_string_append_printf (line, " %d", (int) json_array_get_int_element (ids, i));
  g_string_append_c (line, '\n');
  g_assert_cmpint (json_array_get_int_element (ids, 0), >, 0);
  g_assert_nonnull (strstr (text->out, line->str));
}

/* A limit beyond 32 bits is one for IDA*, and as good as none for the others. */
static void
test_large_limit (void)
{
  static const char *const algorithms[] = { "idastar", "astar" };

  for (guint i = 0; i < G_N_ELEMENTS (algorithms); i++)
    {
      g_autoptr (JsonNode) node = NULL;
      JsonObject *result = solve (&node, "--algorithm", algorithms[i], "--node-limit", "99000000000");

      g_assert_cmpstr (json_object_get_string_member (result, "outcome"), ==, "solved");
    }
}

static void
test_idastar_limit (void)
{
  g_autoptr (CliRun) run
      = cli_run ("solve", FARTHEST, "--algorithm", "idastar", "--node-limit", "1000", "--format", "json", NULL);
  g_autoptr (CliRun) text = cli_run ("solve", FARTHEST, "--algorithm", "idastar", "--node-limit", "1000", NULL);
  g_autoptr (JsonNode) node = cli_json (run);
  JsonObject *result = json_node_get_object (node);

  cli_assert_done (run, EXIT_LIMIT);
  g_assert_cmpstr (json_object_get_string_member (result, "outcome"), ==, "limit");
  g_assert_cmpint (json_object_get_int_member (result, "generated"), <=, 1000);
  assert_null_members (result, "cost moves ids search_depth");
  cli_assert_done (text, EXIT_LIMIT);
  g_assert_nonnull (strstr (text->out, "\nThe next node would be one more than 1000 nodes, which is the limit.\n"));
}

/* Of presets that say the same, the text names the one that was named. */
static void
test_preset_is_named (void)
{
  g_autoptr (CliRun) columbiax = cli_run ("solve", "1 2 3 0", "--preset", "columbiax", NULL);
  g_autoptr (CliRun) report = cli_run ("solve", "1 2 3 0", "--preset", "report-2019", NULL);
  g_autoptr (CliRun) own = cli_run ("solve", "1 2 3 0", "--preset", "columbiax", "--ties", "lifo", NULL);

  g_assert_nonnull (strstr (columbiax->out, "ColumbiaX"));
  g_assert_nonnull (strstr (report->out, "Report 2019"));
  g_assert_null (strstr (own->out, "ColumbiaX"));
}

static void
test_unsolvable_text (void)
{
  g_autoptr (CliRun) run = cli_run ("solve", UNSOLVABLE, NULL);

  cli_assert_done (run, EXIT_UNSOLVABLE);
  g_assert_nonnull (strstr (
      run->out,
      "\nThe goal cannot be reached. The start has 17 inversions, the goal 0: one number is odd, the other even.\n"));
}

/* Half of the 9! boards can be reached, each of them expanded once where g comes in order. */
static void
test_search_anyway (void)
{
  g_autoptr (CliRun) run
      = cli_run ("solve", UNSOLVABLE, "--search-anyway", "--algorithm", "ucs", "--format", "json", NULL);
  g_autoptr (JsonNode) node = cli_json (run);
  JsonObject *result = json_node_get_object (node);

  cli_assert_done (run, EXIT_UNSOLVABLE);
  g_assert_cmpstr (json_object_get_string_member (result, "outcome"), ==, "exhausted");
  g_assert_cmpint (json_object_get_int_member (result, "expanded"), ==, 181440);
  g_assert_cmpint (json_object_get_int_member (result, "explored"), ==, 181440);
  g_assert_cmpint (json_object_get_int_member (result, "open"), ==, 0);
  assert_null_members (result, "cost moves ids search_depth");
}

static void
test_limit (void)
{
  g_autoptr (CliRun) run = cli_run ("solve", FARTHEST, "--node-limit", "10", "--format", "json", NULL);
  g_autoptr (CliRun) text = cli_run ("solve", FARTHEST, "--node-limit", "10", NULL);
  g_autoptr (JsonNode) node = cli_json (run);
  JsonObject *result = json_node_get_object (node);

  cli_assert_done (run, EXIT_LIMIT);
  g_assert_cmpstr (json_object_get_string_member (result, "outcome"), ==, "limit");
  g_assert_cmpint (json_object_get_int_member (result, "generated"), <=, 10);
  assert_null_members (result, "cost moves ids search_depth");
  cli_assert_done (text, EXIT_LIMIT);
  g_assert_nonnull (strstr (text->out, "\nThe next step would generate more than 10 nodes, which is the limit.\n"));
}

static void
test_start_is_goal (void)
{
  g_autoptr (CliRun) run = cli_run ("solve", "1 2 3 4 5 6 7 8 0", "--format", "json", NULL);
  g_autoptr (CliRun) text = cli_run ("solve", "1 2 3 4 5 6 7 8 0", NULL);
  g_autoptr (JsonNode) node = cli_json (run);
  JsonObject *result = json_node_get_object (node);

  cli_assert_done (run, EXIT_DONE);
  g_assert_cmpint (json_object_get_int_member (result, "cost"), ==, 0);
  g_assert_cmpstr (json_object_get_string_member (result, "moves"), ==, "");
  g_assert_cmpint (json_object_get_int_member (result, "expanded"), ==, 0);
  g_assert_nonnull (strstr (text->out, "\nSolved: the start is the goal.\n"));
}

static void
test_text (void)
{
  g_autoptr (CliRun) run = cli_run ("solve", EXAMPLE_1, "--preset", "report-2019", NULL);
  static const char *const lines[] = {
    "Puzzle            8-puzzle\n",
    "\nStart             1 0 8 2 5 7 4 6 3\n",
    "\nGoal              0 8 7 1 2 3 4 5 6\n",
    "\nAlgorithm         A*\n",
    "\nHeuristic         Manhattan distance\n",
    "\nRules             Report 2019\n",
    "\n\nSolved in 7 moves.\n\n",
    "\nMoves             RDDLULU\n",
    "\nNodes             0 3 4 5 7 8 11 13\n",
    "\nNodes generated   14\n",
    "\nNodes expanded    7\n",
    "\nOn the frontier   7\n",
    "\nLargest frontier  8\n",
    "\nDeepest node      7\n",
  };

  cli_assert_done (run, EXIT_DONE);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_test_message ("%s", lines[i]);
      g_assert_nonnull (strstr (run->out, lines[i]));
    }
}

/* A time is told to the microsecond, a weight as it was typed; the locale's tests see to the point. */
static void
test_digits (void)
{
  static const char *const formats[] = { "json", "csv" };
  static const char *const patterns[][2] = { { "\"weight\":1.23456789,", "\"seconds\":\\d+\\.\\d{1,6},\"bytes\"" },
                                             { ",wastar,manhattan,1.23456789,", ",,\\d+\\.\\d{1,6},\\d+\n$" } };

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autoptr (CliRun) run = cli_run ("solve", EXAMPLE_1, "--algorithm", "wastar", "--weight", "1.23456789",
                                        "--format", formats[i], NULL);

      cli_assert_done (run, EXIT_DONE);
      g_assert_nonnull (strstr (run->out, patterns[i][0]));
      g_assert_true (g_regex_match_simple (patterns[i][1], run->out, 0, 0));
    }
}

/* Seven moves, eight boards; the last one can be read again and is the goal. */
static void
test_steps (void)
{
  g_autoptr (CliRun) run = cli_run ("solve", EXAMPLE_1, "--steps", NULL);
  g_autoptr (CliRun) plain = cli_run ("solve", EXAMPLE_1, NULL);
  g_autoptr (CliRun) again = NULL;
  const char *last;

  cli_assert_done (run, EXIT_DONE);
  g_assert_nonnull (strstr (run->out, "\nStart: node 0, g = 0, h = 7, f = 7\n  1 . 8\n  2 5 7\n  4 6 3\n"
                                      "\nRight: node 3, g = 1, h = 6, f = 7\n  1 8 .\n  2 5 7\n  4 6 3\n"));
  g_assert_null (strstr (plain->out, "node 3"));

  last = strstr (run->out, "\nUp: node 13, g = 7, h = 0, f = 7\n");
  g_assert_nonnull (last);
  again = cli_run ("solve", strchr (last + 1, '\n'), "--goal", "0 8 7 1 2 3 4 5 6", NULL);
  g_assert_nonnull (strstr (again->out, "Solved: the start is the goal."));
}

static void
test_columbiax_format (void)
{
  g_autoptr (CliRun) run = cli_run ("solve", "1 2 5 3 4 0 6 7 8", "--goal", "0 1 2 3 4 5 6 7 8", "--preset",
                                    "report-2019", "--format", "columbiax", NULL);
  g_autoptr (GRegex) numbers
      = g_regex_new ("^running_time: \\d+\\.\\d{8}\nmax_ram_usage: \\d+\\.\\d{8}\n$", G_REGEX_DOLLAR_ENDONLY, 0, NULL);
  static const char lines[] = "path_to_goal: ['Up', 'Left', 'Left']\ncost_of_path: 3\nnodes_expanded: 3\n"
                              "fringe_size: 3\nmax_fringe_size: 4\nsearch_depth: 3\nmax_search_depth: 3\n";

  cli_assert_done (run, EXIT_DONE);
  g_assert_true (g_str_has_prefix (run->out, lines));
  g_assert_true (g_regex_match (numbers, run->out + strlen (lines), 0, NULL));
}

static void
test_columbiax_unsolvable (void)
{
  static const char none[] = "path_to_goal: None\ncost_of_path: None\nnodes_expanded: None\nfringe_size: None\n"
                             "max_fringe_size: None\nsearch_depth: None\nmax_search_depth: None\n"
                             "running_time: None\nmax_ram_usage: None\n";
  g_autoptr (CliRun) run = cli_run ("solve", UNSOLVABLE, "--format", "columbiax", NULL);
  g_autoptr (CliRun) quiet = cli_run ("solve", UNSOLVABLE, "--format", "columbiax", "--quiet", NULL);
  g_autoptr (CliRun) anyway = cli_run ("solve", UNSOLVABLE, "--format", "columbiax", "--search-anyway", NULL);

  g_assert_cmpint (run->status, ==, EXIT_UNSOLVABLE);
  g_assert_cmpstr (run->out, ==, none);
  g_assert_true (g_str_has_prefix (run->err, "fringe-cli: " UNSOLVABLE ": The goal cannot be reached. "));
  cli_assert_done (quiet, EXIT_UNSOLVABLE);
  cli_assert_done (anyway, EXIT_UNSOLVABLE);
  g_assert_nonnull (strstr (anyway->out, "path_to_goal: None\ncost_of_path: None\nnodes_expanded: 1"));
}

/* The same columns as JSON has members, those of "rules" with its name before them. */
static void
test_csv (void)
{
  g_autoptr (CliRun) run = cli_run ("solve", EXAMPLE_1, "--format", "csv", NULL);
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);
  static const char row[] = "1 0 8 2 5 7 4 6 3,0 8 7 1 2 3 4 5 6,3,3,astar,manhattan,,UDLR,fifo,better-g,expansion,"
                            "solved,7,RDDLULU,0 3 4 5 7 8 11 13,14,7,15,20,7,8,7,7,"
                            "1.174141,3.520798,0,,";

  cli_assert_done (run, EXIT_DONE);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  g_assert_cmpstr (lines[0], ==,
                   "start,goal,rows,columns,rules.algorithm,rules.heuristic,rules.weight,rules.moves,rules.ties,"
                   "rules.duplicates,rules.goal_test,outcome,cost,moves,ids,generated,expanded,explored,successors,"
                   "open,max_open,search_depth,max_depth,branching,effective_depth,stale,iterations,seconds,bytes");
  g_assert_true (g_str_has_prefix (lines[1], row));
  g_assert_cmpstr (lines[2], ==, "");
}

/* The ids on the way of a depth-first search fill more of a cell than a spreadsheet keeps. */
static void
test_csv_long_cell (void)
{
  static const char note[] = "fringe-cli: --format csv: Some cells are longer than the 32767 characters";
  g_autoptr (CliRun) run
      = cli_run_input (FARTHEST "\n" FARTHEST, "solve", "--boards", "-", "--algorithm", "dfs", "--format", "csv", NULL);
  g_autoptr (CliRun) json = cli_run ("solve", FARTHEST, "--algorithm", "dfs", "--format", "json", NULL);
  g_autoptr (JsonNode) node = cli_json (json);
  gint64 cost = json_object_get_int_member (json_node_get_object (node), "cost");
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);
  g_auto (GStrv) cells = g_strsplit (lines[1], ",", -1);
  g_auto (GStrv) ids = g_strsplit (cells[14], " ", -1);

  cli_assert_done (json, EXIT_DONE);
  g_assert_cmpint (run->status, ==, EXIT_DONE);
  g_assert_cmpuint (strlen (cells[14]), >, 32767);
  g_assert_cmpuint (g_strv_length (ids), ==, (guint) cost + 1);
  g_assert_true (g_str_has_prefix (run->err, note));
  g_assert_true (strchr (run->err, '\n') == run->err + strlen (run->err) - 1);
}

static void
test_sizes (void)
{
  static const char *const runs[][3] = {
    { "1 2 3 4 0 5", "--size", "2x3" },
    { "2 3\n1 2 3\n4 0 5", "--size", "2x3" },
    { "1 2 3 4 5 0", "--size", "3X2" },
    { "[[1 2 3 4] [5 6 7 8] [9 10 0 11]]", "--format", "text" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (runs); i++)
    {
      g_autoptr (CliRun) run = cli_run ("solve", runs[i][0], runs[i][1], runs[i][2], NULL);

      g_test_message ("%s", runs[i][0]);
      cli_assert_done (run, EXIT_DONE);
    }
}

/* By the perfect heuristic the goal is known to be out of reach. */
static void
test_infinite (void)
{
  g_autoptr (CliRun) idastar = cli_run ("solve", "1 2 3 5 4 0", "--size", "2x3", "--algorithm", "idastar",
                                        "--heuristic", "perfect", "--search-anyway", NULL);
  g_autofree char *path = g_build_filename (cli_directory (), "hopeless.csv", NULL), *record = NULL;
  g_autoptr (CliRun) draw = cli_run ("draw", "1 2 3 5 4 0", "--size", "2x3", "--heuristic", "perfect",
                                     "--search-anyway", "--node-limit", "9", "--output", path, NULL);

  cli_assert_done (idastar, EXIT_UNSOLVABLE);
  g_assert_nonnull (strstr (idastar->out, "f = ∞, so no iteration begins"));
  g_assert_nonnull (strstr (idastar->out, "Nodes generated  0\n"));
  g_assert_null (strstr (idastar->out, "bound 2"));
  g_assert_cmpint (draw->status, ==, EXIT_LIMIT);
  g_assert_true (g_file_get_contents (path, &record, NULL, NULL));
  g_assert_nonnull (strstr (record, "\n0,,,0,inf,inf,1 2 3 5 4 0,"));
}

/* A weight is in f; tiles of two digits stand below each other. */
static void
test_values_of_steps (void)
{
  g_autoptr (CliRun) weighted
      = cli_run ("solve", "1 3 0 4 2 5 7 8 6", "--algorithm", "wastar", "--weight", "3", "--steps", NULL);
  g_autoptr (CliRun) plain = cli_run ("solve", "1 3 0 4 2 5 7 8 6", "--steps", NULL);
  g_autoptr (CliRun) large = cli_run ("solve", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15", "--steps", NULL);

  cli_assert_done (weighted, EXIT_DONE);
  g_assert_nonnull (strstr (weighted->out, "Left: node 2, g = 1, h = 3, f = 10\n"));
  g_assert_nonnull (strstr (plain->out, "Left: node 2, g = 1, h = 3, f = 4\n"));
  g_assert_nonnull (strstr (large->out, "\n   1  2  3  4\n   5  6  7  8\n   9 10 11 12\n  13 14 15  .\n"));
}

/* Only by the rule by which nodes are thrown away is it said how many were. */
static void
test_stale (void)
{
  g_autoptr (CliRun) text
      = cli_run ("solve", "1 3 0 4 2 5 7 8 6", "--algorithm", "ucs", "--duplicates", "expansion", NULL);
  g_autoptr (CliRun) json = cli_run ("solve", "1 3 0 4 2 5 7 8 6", "--algorithm", "ucs", "--duplicates", "expansion",
                                     "--format", "json", NULL);
  g_autoptr (CliRun) other = cli_run ("solve", "1 3 0 4 2 5 7 8 6", "--algorithm", "ucs", NULL);
  g_autoptr (JsonNode) node = cli_json (json);
  g_autofree char *line = g_strdup_printf ("\nThrown away as stale +%" G_GINT64_FORMAT "\n",
                                           json_object_get_int_member (json_node_get_object (node), "stale"));

  cli_assert_done (text, EXIT_DONE);
  g_assert_true (g_regex_match_simple (line, text->out, 0, 0));
  g_assert_null (strstr (other->out, "stale"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/solve/json-has-every-member-in-its-order", test_members);
  g_test_add_func ("/cli/solve/choices-stand-over-the-preset", test_overrides);
  g_test_add_func ("/cli/solve/the-default-rule-for-duplicates-finds-the-shortest-way", test_duplicates_matter);
  g_test_add_func ("/cli/solve/choices-that-change-nothing-are-null", test_rules_that_apply);
  g_test_add_func ("/cli/solve/a-weight-counts-for-weighted-astar", test_weight);
  g_test_add_func ("/cli/solve/idastar-has-iterations-and-no-frontier", test_idastar);
  g_test_add_func ("/cli/solve/iterations-stand-in-every-format", test_idastar_elsewhere);
  g_test_add_func ("/cli/solve/a-limit-may-exceed-32-bits", test_large_limit);
  g_test_add_func ("/cli/solve/idastar-ends-at-its-limit", test_idastar_limit);
  g_test_add_func ("/cli/solve/the-preset-that-was-named-is-named", test_preset_is_named);
  g_test_add_func ("/cli/solve/an-unsolvable-pair-is-not-searched", test_unsolvable);
  g_test_add_func ("/cli/solve/an-unsolvable-pair-is-told-with-the-reason", test_unsolvable_text);
  g_test_add_func ("/cli/solve/an-unsolvable-pair-is-searched-to-exhaustion-if-asked", test_search_anyway);
  g_test_add_func ("/cli/solve/by-the-perfect-heuristic-idastar-ends-at-once-and-h-is-infinite", test_infinite);
  g_test_add_func ("/cli/solve/a-limit-is-an-ordinary-end", test_limit);
  g_test_add_func ("/cli/solve/a-start-that-is-the-goal-needs-no-move", test_start_is_goal);
  g_test_add_func ("/cli/solve/text-is-aligned", test_text);
  g_test_add_func ("/cli/solve/steps-are-the-boards-of-the-solution", test_steps);
  g_test_add_func ("/cli/solve/columbiax-is-nine-lines", test_columbiax_format);
  g_test_add_func ("/cli/solve/columbiax-without-a-search-has-no-counts", test_columbiax_unsolvable);
  g_test_add_func ("/cli/solve/numbers-have-no-more-digits-than-they-need", test_digits);
  g_test_add_func ("/cli/solve/idastar-has-the-same-nodes-in-every-format", test_idastar_start);
  g_test_add_func ("/cli/solve/csv-has-the-columns-of-json", test_csv);
  g_test_add_func ("/cli/solve/csv-keeps-long-cells-and-says-so-once", test_csv_long_cell);
  g_test_add_func ("/cli/solve/boards-of-any-shape-are-solved", test_sizes);
  g_test_add_func ("/cli/solve/steps-show-weighted-values-and-wide-tiles", test_values_of_steps);
  g_test_add_func ("/cli/solve/what-is-thrown-away-is-counted", test_stale);
  return g_test_run ();
}
