/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <string.h>

#define KORF_79 "0 1 9 7 11 13 5 3 14 12 4 2 8 6 10 15"
#define KORF_79_COST 42
#define KORF_79_GENERATED 540859
#define KORF_79_EXPANDED 262910

/* The figures of published course documents (worked-examples.json), against what the program prints. */

static JsonNode *examples;

static void
load_examples (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "cli", "worked-examples.json", NULL);
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;

  json_parser_load_from_file (parser, path, &error);
  g_assert_no_error (error);
  examples = json_parser_steal_root (parser);
}

static void
add_option (GPtrArray *command, JsonObject *example, const char *member, const char *option)
{
  if (!json_object_has_member (example, member))
    return;
  g_ptr_array_add (command, (char *) option);
  g_ptr_array_add (command, (char *) json_object_get_string_member (example, member));
}

/* By the preset of its source and what that leaves open, or by every choice for itself. */
static CliRun *
solve_example (JsonObject *example, const char *preset)
{
  g_autoptr (GPtrArray) command = g_ptr_array_new ();

  g_ptr_array_add (command, (char *) cli_path ());
  g_ptr_array_add (command, (char *) "solve");
  g_ptr_array_add (command, (char *) json_object_get_string_member (example, "start"));
  add_option (command, example, "goal", "--goal");
  add_option (command, example, "algorithm", "--algorithm");
  add_option (command, example, "heuristic", "--heuristic");
  if (preset != NULL)
    {
      g_ptr_array_add (command, (char *) "--preset");
      g_ptr_array_add (command, (char *) preset);
    }
  else
    {
      add_option (command, example, "order", "--moves");
      add_option (command, example, "ties", "--ties");
      add_option (command, example, "duplicates", "--duplicates");
      add_option (command, example, "goal_test", "--goal-test");
    }
  g_ptr_array_add (command, (char *) "--format");
  g_ptr_array_add (command, (char *) "json");
  g_ptr_array_add (command, NULL);
  return cli_run_full ((const char *const *) command->pdata, NULL, NULL);
}

static void
assert_members (JsonObject *result, JsonObject *expected)
{
  g_autoptr (GList) names = json_object_get_members (expected);

  for (GList *name = names; name != NULL; name = name->next)
    {
      JsonNode *member = json_object_get_member (result, name->data);
      g_autofree char *expected_text = json_to_string (json_object_get_member (expected, name->data), FALSE);
      g_autofree char *text = NULL;

      g_test_message ("%s", (const char *) name->data);
      g_assert_nonnull (member);
      text = json_to_string (member, FALSE);
      g_assert_cmpstr (text, ==, expected_text);
    }
}

static void
check_example (JsonObject *example, const char *preset)
{
  g_autoptr (CliRun) run = solve_example (example, preset);
  g_autoptr (JsonNode) node = cli_json (run);
  JsonObject *result = json_node_get_object (node);

  g_test_message ("%s to %s, %s, %s, by %s", json_object_get_string_member (example, "start"),
                  json_object_get_string_member (example, "goal"), json_object_get_string_member (example, "algorithm"),
                  json_object_get_string_member (example, "heuristic"), preset != NULL ? preset : "its choices");
  cli_assert_done (run, EXIT_DONE);
  assert_members (result, json_object_get_object_member (example, "expect"));
  g_assert_cmpint (json_object_get_int_member (result, "explored"), ==,
                   json_object_get_int_member (result, "generated") + 1);
  g_assert_cmpint (json_object_get_int_member (result, "search_depth"), ==,
                   json_object_get_int_member (result, "cost"));
}

/* @source: (nullable): that of the examples, or all of them
 * @preset: (nullable): as solve_example() has it */
static void
check_examples (const char *source, const char *preset, guint n_expected)
{
  JsonArray *searches = json_object_get_array_member (json_node_get_object (examples), "searches");
  guint n = 0;

  for (guint i = 0; i < json_array_get_length (searches); i++)
    {
      JsonObject *example = json_array_get_object_element (searches, i);

      if (source != NULL && !g_str_equal (json_object_get_string_member (example, "source"), source))
        continue;
      check_example (example, preset);
      n++;
    }
  g_assert_cmpuint (n, ==, n_expected);
}

static void
test_explicit (void)
{
  check_examples (NULL, NULL, 26);
}

static void
test_presets (void)
{
  check_examples ("report-2019", "report-2019", 8);
  check_examples ("columbiax", "columbiax", 8);
  check_examples ("paper-2021", "paper-2021", 8);
  check_examples ("assignment-ucs", "assignment-ucs", 2);
}

static void
test_report_2019_textbook (void)
{
  check_examples ("report-2019", "textbook", 8);
}

/* The table of the paper: it counts the goal as expanded, but for a start that is the goal. */
static void
test_paper_2021 (void)
{
  static const struct
  {
    const char *start;
    int published;
  } rows[] = {
    { "0 1 3 4 2 5 7 8 6", 5 },   { "1 0 3 4 2 5 7 8 6", 4 },     { "1 2 3 4 0 5 7 8 6", 3 },
    { "1 2 3 4 5 0 7 8 6", 2 },   { "1 2 3 4 5 6 7 8 0", 0 },     { "3 4 0 5 6 2 7 1 8", 946 },
    { "1 5 6 3 7 4 0 2 8", 613 }, { "8 3 0 5 6 1 7 4 2", 10413 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (CliRun) run = cli_run ("solve", rows[i].start, "--preset", "paper-2021", "--format", "json", NULL);
      g_autoptr (JsonNode) node = cli_json (run);
      gint64 expanded = json_object_get_int_member (json_node_get_object (node), "expanded");
      gint64 cost = json_object_get_int_member (json_node_get_object (node), "cost");

      g_test_message ("%s", rows[i].start);
      g_assert_cmpint (cost > 0 ? expanded + 1 : expanded, ==, rows[i].published);
    }
}

/* The homework's own lines, by breadth and by depth. */
static void
test_columbiax_lines (void)
{
  static const char *const algorithms[] = { "bfs", "dfs" };
  static const char *const lines[] = {
    "path_to_goal: ['Up', 'Left', 'Left']\ncost_of_path: 3\nnodes_expanded: 10\nfringe_size: 11\n"
    "max_fringe_size: 12\nsearch_depth: 3\nmax_search_depth: 4\nrunning_time: ",
    "path_to_goal: ['Up', 'Left', 'Left']\ncost_of_path: 3\nnodes_expanded: 181437\nfringe_size: 2\n"
    "max_fringe_size: 42913\nsearch_depth: 3\nmax_search_depth: 66125\nrunning_time: ",
  };

  for (guint i = 0; i < G_N_ELEMENTS (algorithms); i++)
    {
      g_autoptr (CliRun) run = cli_run ("solve", "1,2,5,3,4,0,6,7,8", "--goal", "0 1 2 3 4 5 6 7 8", "--preset",
                                        "columbiax", "--algorithm", algorithms[i], "--format", "columbiax", NULL);

      cli_assert_done (run, EXIT_DONE);
      if (!g_str_has_prefix (run->out, lines[i]))
        g_assert_cmpstr (run->out, ==, lines[i]);
    }
}

/* Korf's instance 79, the easiest of his hundred: his counts, less the root. */
static void
test_korf (void)
{
  g_autoptr (CliRun) run = cli_run ("solve", KORF_79, "--goal", "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15", "--algorithm",
                                    "idastar", "--moves", "ULRD", "--format", "json", NULL);
  g_autoptr (JsonNode) node = cli_json (run);
  JsonObject *result = json_node_get_object (node);

  cli_assert_done (run, EXIT_DONE);
  g_assert_cmpint (json_object_get_int_member (result, "cost"), ==, KORF_79_COST);
  g_assert_cmpint (json_object_get_int_member (result, "generated"), ==, KORF_79_GENERATED);
  g_assert_cmpint (json_object_get_int_member (result, "expanded"), ==, KORF_79_EXPANDED);
}

static void
for_each_board (void (*check) (JsonObject *board))
{
  JsonArray *boards = json_object_get_array_member (json_node_get_object (examples), "boards");

  g_assert_cmpuint (json_array_get_length (boards), ==, 5);
  for (guint i = 0; i < json_array_get_length (boards); i++)
    {
      g_test_message ("%s", json_object_get_string_member (json_array_get_object_element (boards, i), "source"));
      check (json_array_get_object_element (boards, i));
    }
}

static CliRun *
run_board (JsonObject *board, const char *command, const char *format)
{
  return cli_run (command, json_object_get_string_member (board, "start"), "--goal",
                  json_object_get_string_member (board, "goal"), "--format", format, NULL);
}

static void
check_board (JsonObject *board)
{
  gboolean solvable = json_object_get_boolean_member (board, "solvable");
  g_autoptr (CliRun) run = run_board (board, "check", "json");
  g_autoptr (JsonNode) node = cli_json (run);
  JsonObject *result = json_node_get_object (node), *heuristics;
  const char *reason = json_object_get_string_member (result, "reason");

  cli_assert_done (run, solvable ? EXIT_DONE : EXIT_UNSOLVABLE);
  g_assert_cmpint (json_object_get_boolean_member (result, "solvable"), ==, solvable);
  g_assert_cmpint (json_object_get_int_member (result, "inversions"), ==,
                   json_object_get_int_member (board, "inversions"));
  heuristics = json_object_get_object_member (result, "heuristics");
  g_assert_cmpint (json_object_get_int_member (heuristics, "zero"), ==, 0);
  g_assert_cmpint (json_object_get_int_member (heuristics, "misplaced"), ==,
                   json_object_get_int_member (board, "misplaced"));
  g_assert_cmpint (json_object_get_int_member (heuristics, "manhattan"), ==,
                   json_object_get_int_member (board, "manhattan"));
  g_assert_true (g_str_has_prefix (reason, solvable ? "The goal can be reached. " : "The goal cannot be reached. "));
}

/* The boards that the documents print to explain a heuristic: most cannot be solved. */
static void
test_printed_boards (void)
{
  for_each_board (check_board);
}

static void
solve_board (JsonObject *board)
{
  gboolean solvable = json_object_get_boolean_member (board, "solvable");
  g_autoptr (CliRun) run = run_board (board, "solve", "json");
  g_autoptr (JsonNode) node = cli_json (run);
  JsonObject *result = json_node_get_object (node);

  cli_assert_done (run, solvable ? EXIT_DONE : EXIT_UNSOLVABLE);
  g_assert_cmpstr (json_object_get_string_member (result, "outcome"), ==, solvable ? "solved" : "unsolvable");
  g_assert_cmpint (json_object_get_null_member (result, "expanded"), ==, !solvable);
}

static void
test_printed_boards_solved (void)
{
  for_each_board (solve_board);
}

static void
text_of_board (JsonObject *board)
{
  g_autoptr (CliRun) run = run_board (board, "check", "text");
  g_autofree char *manhattan = g_strdup_printf (" moves from their goal cells, so h = %d.\n",
                                                (int) json_object_get_int_member (board, "manhattan"));
  int misplaced = (int) json_object_get_int_member (board, "misplaced");
  g_autofree char *tiles = g_strdup_printf ("%d of 8 tiles are misplaced, so h = %d.\n", misplaced, misplaced);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_nonnull (strstr (run->out, manhattan));
  g_assert_nonnull (strstr (run->out, tiles));
}

static void
test_printed_boards_text (void)
{
  for_each_board (text_of_board);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  load_examples ();
  g_test_add_func ("/cli/examples/every-figure-comes-out-by-explicit-choices", test_explicit);
  g_test_add_func ("/cli/examples/every-figure-comes-out-by-the-preset-of-its-source", test_presets);
  g_test_add_func ("/cli/examples/the-report-of-2019-comes-out-by-the-textbook", test_report_2019_textbook);
  g_test_add_func ("/cli/examples/the-table-of-the-paper-of-2021-comes-out", test_paper_2021);
  g_test_add_func ("/cli/examples/the-lines-of-the-homework-come-out", test_columbiax_lines);
  g_test_add_func ("/cli/examples/an-instance-of-korf-comes-out", test_korf);
  g_test_add_func ("/cli/examples/printed-boards-have-their-published-h-and-verdict", test_printed_boards);
  g_test_add_func ("/cli/examples/printed-boards-are-solved-or-told-unsolvable", test_printed_boards_solved);
  g_test_add_func ("/cli/examples/text-says-what-h-is-made-of", test_printed_boards_text);
  status = g_test_run ();
  json_node_unref (examples);
  return status;
}
