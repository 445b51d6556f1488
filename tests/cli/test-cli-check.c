/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <string.h>

static void
test_members (void)
{
  g_autoptr (CliRun) run = cli_run ("check", "7 2 4 6 0 5 8 3 1", "--format", "json", NULL);

  cli_assert_done (run, EXIT_UNSOLVABLE);
  g_assert_cmpstr (run->out, ==,
                   "{\"start\":\"7 2 4 6 0 5 8 3 1\",\"goal\":\"1 2 3 4 5 6 7 8 "
                   "0\",\"rows\":3,\"columns\":3,\"solvable\":false,\"inversions\":17,\"reason\":\"The goal cannot be "
                   "reached. The start has 17 inversions, the goal 0: one number is odd, the other "
                   "even.\",\"heuristics\":{\"zero\":0,\"misplaced\":7,\"manhattan\":16,\"linear-conflict\":18,"
                   "\"gaschnig\":7,\"perfect\":null,\"misplaced-with-blank\":8,\"manhattan-with-blank\":18}}\n");
}

/* A cell that holds a comma stands in quotation marks. */
static void
test_csv (void)
{
  g_autoptr (CliRun) run = cli_run ("check", "7 2 4 6 0 5 8 3 1", "--format", "csv", NULL);

  cli_assert_done (run, EXIT_UNSOLVABLE);
  g_assert_cmpstr (
      run->out, ==,
      "start,goal,rows,columns,solvable,inversions,reason,heuristics.zero,heuristics.misplaced,heuristics.manhattan,"
      "heuristics.linear-conflict,heuristics.gaschnig,heuristics.perfect,heuristics.misplaced-with-blank,heuristics."
      "manhattan-with-blank\n7 2 4 6 0 5 8 3 1,1 2 3 4 5 6 7 8 0,3,3,false,17,\"The goal cannot be reached. The start "
      "has 17 inversions, the goal 0: one number is odd, the other even.\",0,7,16,18,7,,8,18\n");
}

static JsonObject *
heuristics_of (JsonNode *node)
{
  return json_object_get_object_member (json_node_get_object (node), "heuristics");
}

/* The true distance is a number where there is one and where it can be tabulated. */
static void
test_perfect (void)
{
  g_autoptr (CliRun) farthest = cli_run ("check", "8 6 7 2 5 4 3 0 1", "--format", "json", NULL);
  g_autoptr (CliRun) wide = cli_run ("check", "6 7 8 9 0 1 2 3 4 5", "--size", "2x5", "--format", "json", NULL);
  g_autoptr (CliRun) large = cli_run ("check", "1 2 3 4 5 6 7 8 9 10 0 11", "--size", "3x4", "--format", "json", NULL);
  g_autoptr (CliRun) text = cli_run ("check", "1 2 3 4 5 6 7 8 9 10 0 11", "--size", "3x4", NULL);
  g_autoptr (JsonNode) far = cli_json (farthest), within = cli_json (wide), beyond = cli_json (large);
  gint64 h = json_object_get_int_member (heuristics_of (far), "perfect");

  cli_assert_done (farthest, EXIT_DONE);
  g_assert_cmpint (h, ==, 31);
  g_assert_cmpint (json_object_get_int_member (heuristics_of (far), "manhattan"), <=, h);
  g_assert_cmpint (json_object_get_int_member (heuristics_of (far), "linear-conflict"), <=, h);
  g_assert_cmpint (json_object_get_int_member (heuristics_of (within), "perfect"), >, 0);
  cli_assert_done (large, EXIT_DONE);
  g_assert_true (json_object_get_null_member (heuristics_of (beyond), "perfect"));
  g_assert_cmpint (json_object_get_int_member (heuristics_of (beyond), "manhattan"), ==, 1);
  cli_assert_done (text, EXIT_DONE);
}

/* All the ways in which people write one board. */
static void
test_ways_of_writing (void)
{
  static const char *const boards[] = {
    "1 0 8 2 5 7 4 6 3",         "1,0,8,2,5,7,4,6,3",      "[1, 0, 8, 2, 5, 7, 4, 6, 3]",
    "[[1 0 8] [2 5 7] [4 6 3]]", "1 0 8\n2 5 7\n4 6 3",    "108257463",
    "1 * 8 2 5 7 4 6 3",         "1 _ 8 2 5 7 4 6 3",      "1 . 8 2 5 7 4 6 3",
    "3\n1 0 8\n2 5 7\n4 6 3\n",  "3 3\n1 0 8 2 5 7 4 6 3", "# a board\n1 0 8 # its first row\n2 5 7\n4 6 3",
  };
  g_autoptr (CliRun) expected = cli_run ("check", boards[0], "--goal", "087123456", NULL);

  cli_assert_done (expected, EXIT_DONE);
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (CliRun) argument = cli_run ("check", boards[i], "--goal", "[[_ 8 7],[1 2 3],[4 5 6]]", NULL);
      g_autoptr (CliRun) input = cli_run_input (boards[i], "check", "--goal", "0 8 7 1 2 3 4 5 6", NULL);
      g_autoptr (CliRun) dash = cli_run_input (boards[i], "check", "-", "--goal", "0 8 7 1 2 3 4 5 6", NULL);

      g_test_message ("%s", boards[i]);
      g_assert_cmpstr (argument->out, ==, expected->out);
      g_assert_cmpstr (input->out, ==, expected->out);
      g_assert_cmpstr (dash->out, ==, expected->out);
    }
}

/* Those named, in their order, one's own among them, whose h need not be whole. */
static void
test_named (void)
{
  g_autoptr (CliRun) run = cli_run ("check", "1 2 7 6 0 8 4 3 5", "--goal", "1 2 0 4 8 7 3 6 5", "--heuristics",
                                    "pdb:1-4/5-8,formula:max(manhattan, 2)*1.25,manhattan", "--format", "csv", NULL);
  g_autoptr (CliRun) text = cli_run ("check", "1 2 7 6 0 8 4 3 5", "--goal", "1 2 0 4 8 7 3 6 5", "--heuristics",
                                     "formula:manhattan*1.25", NULL);
  g_autoptr (CliRun) wide
      = cli_run ("check", "1 2 3 4 5 6 7 8 9 10 0 11", "--size", "3x4", "--heuristics", "manhattan,perfect", NULL);
  g_autoptr (CliRun) wrong = cli_run ("check", "1 2 3 4 5 6 7 0 8", "--heuristics", "formula:max(", NULL);

  cli_assert_done (run, EXIT_DONE);
  g_assert_nonnull (strstr (run->out, ",heuristics.pdb:1-4/5-8,\"heuristics.formula:max(manhattan, "
                                      "2)*1.25\",heuristics.manhattan\n"));
  g_assert_true (g_str_has_suffix (run->out, ",6,7.5,6\n"));
  cli_assert_done (text, EXIT_DONE);
  g_assert_nonnull (strstr (text->out, "7.5"));
  cli_assert_refused (wide, EXIT_BAD_USAGE, "--heuristics");
  cli_assert_refused (wrong, EXIT_BAD_USAGE, "--heuristics");
}

/* The tables of a goal are those of no other: boards of several sizes have the h that each has alone. */
static void
test_sizes (void)
{
  static const char *const boards[] = { "1 0 8 2 5 7 4 6 3", "0 1 3 2", "2 1 3 0", "8 6 7 2 5 4 3 0 1" };
  g_autofree char *lines = g_strjoin ("\n", boards[0], boards[1], boards[2], boards[3], NULL);
  g_autoptr (CliRun) all = cli_run_input (lines, "check", "--boards", "-", "--format", "json", NULL);
  g_autoptr (JsonNode) node = cli_json (all);
  JsonArray *results = json_node_get_array (node);

  g_assert_cmpuint (json_array_get_length (results), ==, G_N_ELEMENTS (boards));
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (CliRun) alone = cli_run ("check", boards[i], "--format", "json", NULL);
      g_autoptr (JsonNode) one = cli_json (alone);

      g_assert_true (json_object_equal (json_array_get_object_element (results, i), json_node_get_object (one)));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/check/json-has-every-member-in-its-order", test_members);
  g_test_add_func ("/cli/check/the-true-distance-is-told-where-it-is-known", test_perfect);
  g_test_add_func ("/cli/check/csv-has-the-columns-of-json", test_csv);
  g_test_add_func ("/cli/check/a-board-is-read-however-it-is-written", test_ways_of_writing);
  g_test_add_func ("/cli/check/heuristics-that-are-named-are-told-alone", test_named);
  g_test_add_func ("/cli/check/boards-of-many-sizes-have-the-h-of-each", test_sizes);
  return g_test_run ();
}
