/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <string.h>

static JsonNode *
find (int status, const char *trait, const char *other, const char *option, const char *word)
{
  g_autoptr (CliRun) run = NULL;

  if (other != NULL)
    run = cli_run ("find", "--format", "json", "--trait", trait, "--trait", other, option, word, NULL);
  else
    run = cli_run ("find", "--format", "json", "--trait", trait, option, word, NULL);
  cli_assert_done (run, status);
  return cli_json (run);
}

static JsonObject *
solve (JsonNode **node, JsonObject *instance, const char *option, const char *word)
{
  g_autoptr (CliRun) run
      = cli_run ("solve", json_object_get_string_member (instance, "start"), "--goal",
                 json_object_get_string_member (instance, "goal"), "--format", "json", option, word, NULL);

  cli_assert_done (run, EXIT_DONE);
  *node = cli_json (run);
  return json_node_get_object (*node);
}

/* What was found has its traits when it is solved. */
static void
test_traits_hold (void)
{
  g_autoptr (JsonNode) node = find (EXIT_DONE, "cost=5..8", "nodes<=20", "--count", "5");
  JsonArray *instances = json_node_get_array (node);

  g_assert_cmpuint (json_array_get_length (instances), ==, 5);
  for (guint i = 0; i < json_array_get_length (instances); i++)
    {
      JsonObject *instance = json_array_get_object_element (instances, i), *result, *traits;
      g_autoptr (JsonNode) solved = NULL;

      result = solve (&solved, instance, NULL, NULL);
      traits = json_object_get_object_member (instance, "traits");
      g_assert_cmpint (json_object_get_int_member (result, "cost"), >=, 5);
      g_assert_cmpint (json_object_get_int_member (result, "cost"), <=, 8);
      g_assert_cmpint (json_object_get_int_member (result, "generated"), <=, 20);
      g_assert_cmpint (json_object_get_int_member (instance, "cost"), ==, json_object_get_int_member (result, "cost"));
      g_assert_cmpint (json_object_get_int_member (instance, "nodes"), ==,
                       json_object_get_int_member (result, "generated"));
      g_assert_cmpint (json_object_get_int_member (traits, "cost=5..8"), ==,
                       json_object_get_int_member (result, "cost"));
      g_assert_cmpint (json_object_get_int_member (traits, "nodes<=20"), ==,
                       json_object_get_int_member (result, "generated"));
    }
}

static void
test_greedy_longer (void)
{
  g_autoptr (JsonNode) node = find (EXIT_DONE, "greedy-longer", NULL, NULL, NULL), greedy_node = NULL,
                       astar_node = NULL;
  JsonObject *instance = json_array_get_object_element (json_node_get_array (node), 0);
  JsonObject *greedy = solve (&greedy_node, instance, "--algorithm", "greedy");
  JsonObject *astar = solve (&astar_node, instance, "--algorithm", "astar");

  g_assert_cmpint (json_object_get_int_member (greedy, "cost"), >, json_object_get_int_member (astar, "cost"));
}

static void
test_ratio (void)
{
  g_autoptr (CliRun) run = cli_run ("find", "--trait", "ratio:misplaced/manhattan>=3", "--format", "json", NULL);
  g_autoptr (JsonNode) node = cli_json (run), many = NULL, few = NULL;
  JsonObject *instance = json_array_get_object_element (json_node_get_array (node), 0);
  gint64 over = json_object_get_int_member (solve (&many, instance, "--heuristic", "misplaced"), "generated");
  gint64 under = json_object_get_int_member (solve (&few, instance, "--heuristic", "manhattan"), "generated");

  g_assert_cmpint (over, >=, 3 * under);
  g_assert_true (g_regex_match_simple (">=3\":\\d+(\\.\\d{1,6})?}", run->out, 0, 0));
}

/* Equal seeds find equal boards, others others; no seed is seed 0. */
static void
test_seeds (void)
{
  g_autoptr (CliRun) none = cli_run ("find", "--trait", "cost>=10", "--count", "3", NULL);
  g_autoptr (CliRun) zero = cli_run ("find", "--trait", "cost>=10", "--count", "3", "--seed", "0", NULL);
  g_autoptr (CliRun) one = cli_run ("find", "--trait", "cost>=10", "--count", "3", "--seed", "1", NULL);

  cli_assert_done (none, EXIT_DONE);
  g_assert_cmpstr (none->out, ==, zero->out);
  g_assert_cmpstr (none->out, !=, one->out);
}

static void
test_formats (void)
{
  g_autoptr (CliRun) text = cli_run ("find", "--trait", "cost=6", "--trait", "tie", NULL);
  g_autoptr (CliRun) csv = cli_run ("find", "--trait", "cost=6", "--trait", "tie", "--format", "csv", NULL);
  g_auto (GStrv) lines = g_strsplit (csv->out, "\n", -1);

  cli_assert_done (text, EXIT_DONE);
  g_assert_true (g_regex_match_simple ("^Start +\\d( \\d){8}\nGoal +1 2 3 4 5 6 7 8 0\nMoves +6\n", text->out, 0, 0));
  g_assert_true (g_regex_match_simple ("\ncost=6 +.*\ntie +.*\n", text->out, 0, 0));
  cli_assert_done (csv, EXIT_DONE);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  g_assert_cmpstr (lines[0], ==, "start,goal,cost,nodes,traits.cost=6,traits.tie");
}

/* The goal gives the size, or --size does. */
static void
test_sizes (void)
{
  g_autoptr (CliRun) goal = cli_run ("find", "--trait", "cost=4", "--goal", "0 1 2 3", NULL);
  g_autoptr (CliRun) size = cli_run ("find", "--trait", "cost=4", "--size", "2x4", NULL);

  cli_assert_done (goal, EXIT_DONE);
  g_assert_true (g_regex_match_simple ("\nGoal +0 1 2 3\n", goal->out, 0, 0));
  cli_assert_done (size, EXIT_DONE);
  g_assert_true (g_regex_match_simple ("\nGoal +1 2 3 4 5 6 7 0\n", size->out, 0, 0));
}

/* Of the twelve boards of the 3-puzzle two are five moves from the goal, and none is forty. */
static void
test_none (void)
{
  g_autoptr (JsonNode) none = find (EXIT_UNSOLVABLE, "cost>=40", NULL, "--size", "2x2"), two = NULL;
  g_autoptr (CliRun) few
      = cli_run ("find", "--trait", "cost=5", "--count", "3", "--size", "2x2", "--format", "json", NULL);
  g_autoptr (CliRun) text = cli_run ("find", "--trait", "cost>=40", "--size", "2x2", NULL);
  g_autoptr (CliRun) csv = cli_run ("find", "--trait", "cost>=40", "--size", "2x2", "--format", "csv", NULL);

  g_assert_cmpuint (json_array_get_length (json_node_get_array (none)), ==, 0);
  cli_assert_done (few, EXIT_LIMIT);
  two = cli_json (few);
  g_assert_cmpuint (json_array_get_length (json_node_get_array (two)), ==, 2);
  cli_assert_done (text, EXIT_UNSOLVABLE);
  cli_assert_done (csv, EXIT_UNSOLVABLE);
  g_assert_cmpstr (csv->out, ==, "start,goal,cost,nodes,traits.cost>=40\n");
}

/* Where every search is given up none is said not to be there. */
static void
test_undecided (void)
{
  g_autoptr (CliRun) run
      = cli_run ("find", "--trait", "cost=5", "--size", "2x2", "--node-limit", "1", "--ties", "lifo", NULL);

  cli_assert_done (run, EXIT_LIMIT);
  g_assert_true (g_regex_match_simple ("reached their limits\\.\n$", run->out, 0, 0));
}

static void
test_many_traits (void)
{
  const char *command[2 * 17 + 5] = { cli_path (), "find", "--size", "2x2" };
  g_autoptr (CliRun) most = NULL, more = NULL;

  for (guint i = 4; i < 4 + 2 * 16; i += 2)
    {
      command[i] = "--trait";
      command[i + 1] = "cost=2";
    }
  most = cli_run_full (command, NULL, NULL);
  cli_assert_done (most, EXIT_DONE);
  command[4 + 2 * 16] = "--trait";
  command[4 + 2 * 16 + 1] = "cost=2";
  more = cli_run_full (command, NULL, NULL);
  cli_assert_refused (more, EXIT_BAD_USAGE, "--trait");
  g_assert_nonnull (strstr (more->err, "There are more than 16 traits."));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/find/what-is-found-has-its-traits", test_traits_hold);
  g_test_add_func ("/cli/find/greedy-search-can-be-led-astray", test_greedy_longer);
  g_test_add_func ("/cli/find/one-heuristic-can-need-many-times-the-nodes", test_ratio);
  g_test_add_func ("/cli/find/equal-seeds-find-equal-boards", test_seeds);
  g_test_add_func ("/cli/find/every-format-has-its-traits", test_formats);
  g_test_add_func ("/cli/find/boards-of-any-size-are-found", test_sizes);
  g_test_add_func ("/cli/find/that-there-are-none-or-too-few-is-the-status", test_none);
  g_test_add_func ("/cli/find/searches-given-up-decide-nothing", test_undecided);
  g_test_add_func ("/cli/find/sixteen-traits-may-be-wanted", test_many_traits);
  return g_test_run ();
}
