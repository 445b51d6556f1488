/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* Breadth-first search on a board of four cells, by hand: the moves are tried in the order UDLR. */
#define BY_HAND "0 1 3 2\n3 1 0 2\n1 0 3 2\n3 1 2 0\n"
#define WITH_GOAL BY_HAND "1 2 3 0\n"
/* No search expands another board before its start. */
#define START_SECOND "3 1 0 2\n0 1 3 2\n1 0 3 2\n3 1 2 0\n"
#define SWAPPED "0 1 3 2\n1 0 3 2\n3 1 0 2\n3 1 2 0\n"

static JsonObject *
object_of (JsonNode *node)
{
  return json_node_get_object (node);
}

static void
test_exact (void)
{
  g_autofree char *path = cli_file ("exact", WITH_GOAL);
  g_autoptr (CliRun) text = cli_run ("check-trace", path, NULL);
  g_autoptr (CliRun) data = cli_run ("check-trace", path, "--algorithm", "bfs", "--format", "json", NULL);
  g_autoptr (JsonNode) node = NULL;
  JsonArray *matches;

  cli_assert_done (text, EXIT_DONE);
  g_assert_nonnull (strstr (text->out, "conventions give exactly this order."));
  g_assert_nonnull (strstr (text->out, "Your program counts the goal as an expansion."));

  cli_assert_done (data, EXIT_DONE);
  node = cli_json (data);
  matches = json_object_get_array_member (object_of (node), "matches");
  g_assert_cmpstr (json_object_get_string_member (object_of (node), "outcome"), ==, "exact");
  g_assert_true (json_object_get_boolean_member (object_of (node), "right"));
  g_assert_true (json_object_get_null_member (object_of (node), "deviation"));
  g_assert_cmpuint (json_array_get_length (matches), >, 0);
  for (guint i = 0; i < json_array_get_length (matches); i++)
    g_assert_true (
        json_object_get_boolean_member (json_array_get_object_element (matches, i), "counts_goal_as_expanded"));
}

/* What the program took, what is right, and where. */
static void
test_deviation (void)
{
  g_autofree char *path = cli_file ("swapped", SWAPPED);
  g_autoptr (CliRun) run = cli_run ("check-trace", path, "--algorithm", "bfs", "--format", "json", NULL);
  g_autoptr (CliRun) text = cli_run ("check-trace", path, "--algorithm", "bfs", NULL);
  g_autoptr (JsonNode) node = NULL;
  JsonObject *deviation, *expected;

  cli_assert_done (run, EXIT_UNSOLVABLE);
  node = cli_json (run);
  g_assert_false (json_object_get_boolean_member (object_of (node), "right"));
  deviation = json_object_get_object_member (object_of (node), "deviation");
  g_assert_cmpint (json_object_get_int_member (deviation, "line"), ==, 2);
  g_assert_cmpint (json_object_get_int_member (deviation, "expansion"), ==, 2);
  g_assert_cmpstr (json_object_get_string_member (deviation, "found"), ==, "1 0 3 2");
  expected = json_array_get_object_element (json_object_get_array_member (deviation, "expected"), 0);
  g_assert_cmpstr (json_object_get_string_member (expected, "board"), ==, "3 1 0 2");
  g_assert_cmpint (json_object_get_int_member (expected, "step"), ==, 2);

  cli_assert_done (text, EXIT_UNSOLVABLE);
  g_assert_nonnull (strstr (text->out, "Your program does not follow the rules that were asked for."));
  g_assert_nonnull (strstr (text->out, "Expansion 2 in line 2: your program takes 1 0 3 2, but 3 1 0 2 is right."));
}

/* A convention that gives all but a slip is told before those that hold longer. */
static void
test_slip (void)
{
  g_autoptr (CliRun) run = cli_run_input (START_SECOND, "check-trace", "-", "--start", "0 1 3 2", NULL);

  cli_assert_done (run, EXIT_UNSOLVABLE);
  g_assert_nonnull (strstr (run->out, "Expansion 1 in line 1: your program takes 3 1 0 2, but 0 1 3 2 is right."));
  g_assert_nonnull (strstr (run->out, "In all, only 2 expansions are out of place."));
}

/* Who programmed one of the rules that give this order may have meant more usual ones, in which it is a slip. */
static void
test_usual (void)
{
  g_autofree char *path = cli_file ("usual", SWAPPED);
  g_autoptr (CliRun) data = cli_run ("check-trace", path, "--format", "json", NULL);
  g_autoptr (CliRun) text = cli_run ("check-trace", path, NULL);
  g_autoptr (CliRun) exact = cli_run_input (WITH_GOAL, "check-trace", "-", NULL);
  g_autoptr (JsonNode) node = NULL;
  JsonArray *slips;
  guint n_told = 0;

  cli_assert_done (data, EXIT_DONE);
  node = cli_json (data);
  g_assert_true (json_object_get_null_member (object_of (node), "deviation"));
  slips = json_object_get_array_member (object_of (node), "slips");
  for (guint i = 0; i < json_array_get_length (slips); i++)
    {
      JsonObject *slip = json_array_get_object_element (slips, i);

      n_told += json_object_get_int_member (slip, "expansion") == 2
                && g_strcmp0 (json_object_get_string_member (slip, "board"), "3 1 0 2") == 0;
    }
  g_assert_cmpuint (n_told, ==, 1);

  cli_assert_done (text, EXIT_DONE);
  g_assert_nonnull (strstr (text->out, "conventions give exactly this order."));
  g_assert_nonnull (strstr (text->out, "By more usual rules, the order is right but for one mistake."));
  g_assert_nonnull (strstr (text->out, "Expansion 2 in line 2: your program takes 1 0 3 2, but 3 1 0 2 is right."));
  g_assert_null (strstr (exact->out, "a slip"));
}

/* The order is right, and a number beside it is not. */
static void
test_number (void)
{
  g_autoptr (CliRun) run = cli_run_input ("{\"board\": [0, 1, 3, 2], \"g\": 0}\n{\"board\": [3, 1, 0, 2], \"g\": 2}\n",
                                          "check-trace", "-", "--algorithm", "bfs", NULL);

  cli_assert_done (run, EXIT_UNSOLVABLE);
  g_assert_nonnull (strstr (run->out, "Expansion 2 in line 2: your program prints g = 2, but 1 is right."));
}

static void
test_moves (void)
{
  g_autoptr (CliRun) run
      = cli_run_input ("[]\nD\nR\nDR\n", "check-trace", "-", "--start", "0 1 3 2", "--algorithm", "bfs", NULL);

  cli_assert_done (run, EXIT_DONE);
  g_assert_nonnull (strstr (run->out, "Your program follows the rules that were asked for."));
}

static void
test_many (void)
{
  g_autofree char *folder = g_build_filename (cli_directory (), "many", NULL);
  g_autofree char *good = NULL, *slip = NULL, *bad = NULL;
  g_autoptr (CliRun) rows = NULL, table = NULL;
  g_autoptr (JsonNode) node = NULL;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  good = cli_file ("many/a-good", BY_HAND);
  slip = cli_file ("many/b-slip", SWAPPED);
  bad = cli_file ("many/c-bad", "0 1 3 2\n3 1 x 2\n");

  rows = cli_run ("check-trace", folder, "--algorithm", "bfs", "--format", "json", NULL);
  g_assert_cmpint (rows->status, ==, EXIT_LIMIT);
  g_assert_nonnull (strstr (rows->err, "c-bad: Line 2, column 5: “x” is neither a number nor a blank."));
  node = cli_json (rows);
  g_assert_cmpuint (json_array_get_length (json_node_get_array (node)), ==, 3);
  g_assert_nonnull (
      json_object_get_string_member (json_array_get_object_element (json_node_get_array (node), 2), "problem"));

  table = cli_run ("check-trace", good, slip, "--algorithm", "bfs", NULL);
  cli_assert_done (table, EXIT_UNSOLVABLE);
  g_assert_nonnull (strstr (table->out, "\na-good  "));
  g_assert_nonnull (strstr (table->out, "\nb-slip  "));

  g_clear_pointer (&rows, cli_run_free);
  rows = cli_run ("check-trace", good, slip, "--format", "csv", NULL);
  g_assert_true (g_str_has_prefix (rows->out, "file,problem,start,goal,expansions,outcome,right,matches,rules,"));
}

static void
test_refused (void)
{
  g_autofree char *bad = cli_file ("bad", "1 2 3 0\n1 2 3 4\n"), *large = cli_file ("large", ""), *line = NULL;
  g_autoptr (CliRun) run = cli_run ("check-trace", bad, NULL), size = NULL, goal = NULL, option = NULL;

  line = g_strconcat (bad, ": Line 2, column 7", NULL);
  cli_assert_refused (run, EXIT_BAD_USAGE, line);

  g_assert_cmpint (truncate (large, 65 * 1024 * 1024), ==, 0);
  size = cli_run ("check-trace", large, NULL);
  cli_assert_refused (size, EXIT_BAD_USAGE, large);

  goal = cli_run_input ("2 1 3 0\n", "check-trace", "-", NULL);
  cli_assert_refused (goal, EXIT_BAD_USAGE, "--goal");
  option = cli_run ("check-trace", bad, "--node-limit", "3", NULL);
  g_assert_cmpint (option->status, ==, EXIT_BAD_USAGE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/check-trace/an-order-by-hand-is-found", test_exact);
  g_test_add_func ("/cli/check-trace/the-first-deviation-is-told", test_deviation);
  g_test_add_func ("/cli/check-trace/a-slip-is-told-by-what-gives-all-the-rest", test_slip);
  g_test_add_func ("/cli/check-trace/a-slip-by-more-usual-rules-is-told-beside-those-that-fit", test_usual);
  g_test_add_func ("/cli/check-trace/a-wrong-number-is-told", test_number);
  g_test_add_func ("/cli/check-trace/moves-stand-for-boards", test_moves);
  g_test_add_func ("/cli/check-trace/many-files-make-a-table", test_many);
  g_test_add_func ("/cli/check-trace/what-is-no-trace-is-refused", test_refused);
  return g_test_run ();
}
