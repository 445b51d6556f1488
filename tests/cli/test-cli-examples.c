/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <string.h>

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

static gboolean
is_word (JsonObject *object, const char *member, const char *words)
{
  g_auto (GStrv) list = g_strsplit (words, " ", -1);

  return json_object_has_member (object, member)
         && g_strv_contains ((const char *const *) list, json_object_get_string_member (object, member));
}

/* Whether this version has all that the example was made with. */
static gboolean
has_rules_of (JsonObject *example)
{
  return is_word (example, "algorithm", "ucs greedy astar") && is_word (example, "ties", "fifo")
         && is_word (example, "heuristic", "zero misplaced manhattan")
         && is_word (example, "duplicates", "open+closed better-g");
}

static CliRun *
solve_example (JsonObject *example, const char *preset)
{
  return cli_run ("solve", json_object_get_string_member (example, "start"), "--goal",
                  json_object_get_string_member (example, "goal"), "--preset", preset, "--algorithm",
                  json_object_get_string_member (example, "algorithm"), "--heuristic",
                  json_object_get_string_member (example, "heuristic"), "--moves",
                  json_object_get_string_member (example, "order"), "--format", "json", NULL);
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
check_examples (const char *source, const char *preset, guint n_expected)
{
  JsonArray *searches = json_object_get_array_member (json_node_get_object (examples), "searches");
  guint n = 0;

  for (guint i = 0; i < json_array_get_length (searches); i++)
    {
      JsonObject *example = json_array_get_object_element (searches, i), *result;
      g_autoptr (CliRun) run = NULL;
      g_autoptr (JsonNode) node = NULL;

      if (!g_str_equal (json_object_get_string_member (example, "source"), source) || !has_rules_of (example))
        continue;
      g_test_message ("%s to %s, %s", json_object_get_string_member (example, "start"),
                      json_object_get_string_member (example, "goal"),
                      json_object_get_string_member (example, "heuristic"));
      run = solve_example (example, preset);
      cli_assert_done (run, EXIT_DONE);
      node = cli_json (run);
      result = json_node_get_object (node);
      assert_members (result, json_object_get_object_member (example, "expect"));
      g_assert_cmpint (json_object_get_int_member (result, "explored"), ==,
                       json_object_get_int_member (result, "generated") + 1);
      g_assert_cmpint (json_object_get_int_member (result, "search_depth"), ==,
                       json_object_get_int_member (result, "cost"));
      n++;
    }
  g_assert_cmpuint (n, ==, n_expected);
}

static void
test_report_2019 (void)
{
  check_examples ("report-2019", "report-2019", 8);
}

static void
test_report_2019_textbook (void)
{
  check_examples ("report-2019", "textbook", 8);
}

static void
test_columbiax (void)
{
  check_examples ("columbiax", "report-2019", 3);
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
  g_assert_true (g_str_has_prefix (reason, solvable ? "The goal can be reached: " : "The goal cannot be reached: "));
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
  g_test_add_func ("/cli/examples/the-report-of-2019-comes-out-by-its-own-rules", test_report_2019);
  g_test_add_func ("/cli/examples/the-report-of-2019-comes-out-by-the-textbook", test_report_2019_textbook);
  g_test_add_func ("/cli/examples/the-columbiax-figures-come-out", test_columbiax);
  g_test_add_func ("/cli/examples/printed-boards-have-their-published-h-and-verdict", test_printed_boards);
  g_test_add_func ("/cli/examples/printed-boards-are-solved-or-told-unsolvable", test_printed_boards_solved);
  g_test_add_func ("/cli/examples/text-says-what-h-is-made-of", test_printed_boards_text);
  status = g_test_run ();
  json_node_unref (examples);
  return status;
}
