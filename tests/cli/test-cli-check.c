/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

static void
test_members (void)
{
  g_autoptr (CliRun) run = cli_run ("check", "7 2 4 6 0 5 8 3 1", "--format", "json", NULL);

  cli_assert_done (run, EXIT_UNSOLVABLE);
  g_assert_cmpstr (run->out, ==,
                   "{\"start\":\"7 2 4 6 0 5 8 3 1\",\"goal\":\"1 2 3 4 5 6 7 8 0\",\"rows\":3,\"columns\":3,"
                   "\"solvable\":false,\"inversions\":17,\"reason\":\"The goal cannot be reached: 17 inversions in the "
                   "start and 0 in the goal; one is odd, the other even.\",\"heuristics\":{\"zero\":0,\"misplaced\":7,"
                   "\"manhattan\":16}}\n");
}

/* A cell that holds a comma stands in quotation marks. */
static void
test_csv (void)
{
  g_autoptr (CliRun) run = cli_run ("check", "7 2 4 6 0 5 8 3 1", "--format", "csv", NULL);

  cli_assert_done (run, EXIT_UNSOLVABLE);
  g_assert_cmpstr (run->out, ==,
                   "start,goal,rows,columns,solvable,inversions,reason,heuristics.zero,heuristics.misplaced,"
                   "heuristics.manhattan\n"
                   "7 2 4 6 0 5 8 3 1,1 2 3 4 5 6 7 8 0,3,3,false,17,\"The goal cannot be reached: 17 inversions in "
                   "the start and 0 in the goal; one is odd, the other even.\",0,7,16\n");
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

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/check/json-has-every-member-in-its-order", test_members);
  g_test_add_func ("/cli/check/csv-has-the-columns-of-json", test_csv);
  g_test_add_func ("/cli/check/a-board-is-read-however-it-is-written", test_ways_of_writing);
  return g_test_run ();
}
