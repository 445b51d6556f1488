/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <stdlib.h>
#include <string.h>

/* Three programs that reckon Manhattan distance: a right one, one that counts the blank, and one that adds 1. */
typedef enum
{
  RIGHT,
  WITH_BLANK,
  ONE_MORE,
} Program;

static int
h_of (Program program, const char *board, int columns, int n_cells)
{
  g_auto (GStrv) cells = g_strsplit (board, " ", -1);
  int h = program == ONE_MORE ? 1 : 0;

  for (int cell = 0; cell < n_cells; cell++)
    {
      int tile = atoi (cells[cell]), home = (tile + n_cells - 1) % n_cells;

      if (tile != 0 || program == WITH_BLANK)
        h += abs (cell / columns - home / columns) + abs (cell % columns - home % columns);
    }
  return h;
}

/* Returns: (transfer full): what the program prints of all boards of a square */
static char *
print_all (Program program, const char *size, int columns)
{
  g_autoptr (CliRun) boards = cli_run ("boards", "--all", "--size", size, NULL);
  g_auto (GStrv) lines = NULL;
  GString *text = g_string_new (NULL);

  cli_assert_done (boards, EXIT_DONE);
  lines = g_strsplit (boards->out, "\n", -1);
  for (guint i = 0; lines[i][0] != '\0'; i++)
    g_string_append_printf (text, "%s %d\n", lines[i], h_of (program, lines[i], columns, columns * columns));
  return g_string_free (text, FALSE);
}

static JsonObject *
judge (const char *text, const char *size, int status)
{
  g_autoptr (CliRun) run = cli_run_input (text, "judge", "-", "--size", size, "--format", "json", NULL);
  g_autoptr (JsonNode) node = NULL;

  cli_assert_done (run, status);
  node = cli_json (run);
  return json_node_dup_object (node);
}

static JsonObject *
judge_program (Program program, const char *size, int columns, int status)
{
  g_autofree char *text = print_all (program, size, columns);

  return judge (text, size, status);
}

static void
assert_worst (JsonObject *judged, const char *board, int h, int distance)
{
  JsonObject *worst = json_object_get_object_member (judged, "worst");

  g_assert_false (json_object_get_boolean_member (judged, "admissible"));
  g_assert_cmpstr (json_object_get_string_member (worst, "board"), ==, board);
  g_assert_cmpint (json_object_get_int_member (worst, "h"), ==, h);
  g_assert_cmpint (json_object_get_int_member (worst, "distance"), ==, distance);
}

static void
assert_edge (JsonObject *judged, const char *from, const char *to, int h_from, int h_to)
{
  JsonObject *edge = json_object_get_object_member (judged, "edge");

  g_assert_false (json_object_get_boolean_member (judged, "consistent"));
  g_assert_cmpstr (json_object_get_string_member (edge, "from"), ==, from);
  g_assert_cmpstr (json_object_get_string_member (edge, "to"), ==, to);
  g_assert_cmpint (json_object_get_int_member (edge, "h_from"), ==, h_from);
  g_assert_cmpint (json_object_get_int_member (edge, "h_to"), ==, h_to);
}

/* A tile moves by one with each move. */
static void
test_right (void)
{
  JsonObject *judged = judge_program (RIGHT, "3x3", 3, EXIT_DONE);

  g_assert_cmpint (json_object_get_int_member (judged, "boards"), ==, 181440);
  g_assert_true (json_object_get_boolean_member (judged, "complete"));
  g_assert_true (json_object_get_boolean_member (judged, "admissible"));
  g_assert_true (json_object_get_boolean_member (judged, "consistent"));
  g_assert_true (json_object_get_null_member (judged, "worst"));
  g_assert_true (json_object_get_null_member (judged, "edge"));
  json_object_unref (judged);
}

/* A* with the h that a right program prints counts what A* by Manhattan distance does. */
static void
test_searched (void)
{
  g_autofree char *text = print_all (RIGHT, "3x3", 3), *file = cli_file ("right", text);
  g_autoptr (CliRun) judged = cli_run ("judge", file, "--start", "8 6 7 2 5 4 3 0 1", "--start", "1 2 3 4 5 6 7 0 8",
                                       "--format", "json", NULL);
  g_autoptr (CliRun) solved = cli_run ("solve", "8 6 7 2 5 4 3 0 1", "--format", "json", NULL);
  g_autoptr (CliRun) some = cli_run_input ("1 2 3 4 5 6 7 8 0 0\n", "judge", "-", "--start", "1 2 3 4 5 6 7 0 8", NULL);
  g_autoptr (CliRun) unsolvable = cli_run ("judge", file, "--start", "2 1 3 4 5 6 7 8 0", NULL);
  g_autoptr (JsonNode) node = cli_json (judged), solution = cli_json (solved);
  JsonArray *searches = json_object_get_array_member (json_node_get_object (node), "searches");
  static const char *const same[] = { "cost", "generated", "expanded" };

  cli_assert_done (judged, EXIT_DONE);
  g_assert_cmpuint (json_array_get_length (searches), ==, 2);
  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    g_assert_cmpint (json_object_get_int_member (json_array_get_object_element (searches, 0), same[i]), ==,
                     json_object_get_int_member (json_node_get_object (solution), same[i]));
  g_assert_cmpint (json_object_get_int_member (json_array_get_object_element (searches, 1), "cost"), ==, 1);
  cli_assert_refused (some, EXIT_BAD_USAGE, "--start");
  cli_assert_refused (unsolvable, EXIT_BAD_USAGE, "--start");
}

/* The blank is 4 cells from its corner at most, and tiles are never too much: 4 is the largest error. Four moves bring
 * the blank to the other corner; of the shortest ways, RIGHT RIGHT DOWN DOWN comes first by cells. */
static void
test_blank (void)
{
  JsonObject *judged = judge_program (WITH_BLANK, "3x3", 3, EXIT_UNSOLVABLE);

  assert_worst (judged, "0 1 2 4 5 3 7 8 6", 8, 4);
  assert_edge (judged, "1 2 3 4 5 0 7 8 6", "1 2 3 4 5 6 7 8 0", 2, 0);
  json_object_unref (judged);
}

/* It is too much wherever Manhattan distance is the true one, first of all at the goal; no difference changes. */
static void
test_one_more (void)
{
  JsonObject *judged = judge_program (ONE_MORE, "3x3", 3, EXIT_UNSOLVABLE);

  assert_worst (judged, "1 2 3 4 5 6 7 8 0", 1, 0);
  g_assert_true (json_object_get_boolean_member (judged, "consistent"));
  json_object_unref (judged);
}

/* All twelve boards of 2x2 stand on one circle of moves. Manhattan distance of each by hand, in the order of depth. */
static void
test_by_hand (void)
{
  static const char boards[] = "1 2 3 0 0\n"
                               "1 0 3 2 1\n1 2 0 3 1\n"
                               "0 1 3 2 2\n0 2 1 3 2\n"
                               "2 0 1 3 3\n3 1 0 2 3\n"
                               "2 3 1 0 4\n3 1 2 0 4\n"
                               "2 3 0 1 5\n3 0 2 1 5\n"
                               "0 3 2 1 6\n";
  g_autoptr (CliRun) text = cli_run_input (boards, "judge", "-", "--size", "2x2", NULL);
  JsonObject *judged = judge (boards, "2x2", EXIT_DONE);
  g_autofree char *mine = print_all (RIGHT, "2x2", 2);

  g_assert_cmpstr (mine, ==, boards);
  g_assert_cmpint (json_object_get_int_member (judged, "boards"), ==, 12);
  g_assert_cmpfloat_with_epsilon (json_object_get_double_member (judged, "mean"), 36 / 12.0, 1e-6);
  json_object_unref (judged);

  cli_assert_done (text, EXIT_DONE);
  g_assert_nonnull (strstr (text->out, "h ≤ h* holds on all 12 boards"));
  g_assert_nonnull (strstr (text->out, "\n    5       2   5.000        5          5\n    6       1   6.000"));
}

/* A part of the boards, in any order and any writing, with some that cannot be solved. */
static void
test_some (void)
{
  JsonObject *judged
      = judge ("# mine\n[[1, 0], [3, 2]] 1.5\n\n2 1 3 0\t9\n1,2,3,* -1e0 # the goal\n", "2x2", EXIT_UNSOLVABLE);

  g_assert_cmpint (json_object_get_int_member (judged, "boards"), ==, 2);
  g_assert_cmpint (json_object_get_int_member (judged, "unsolvable"), ==, 1);
  g_assert_false (json_object_get_boolean_member (judged, "complete"));
  g_assert_cmpfloat (json_object_get_double_member (json_object_get_object_member (judged, "worst"), "h"), ==, 1.5);
  g_assert_cmpfloat (json_object_get_double_member (json_object_get_object_member (judged, "edge"), "h_from"), ==, 1.5);
  json_object_unref (judged);
}

static void
assert_refused (const char *text, const char *where)
{
  g_autoptr (CliRun) run = cli_run_input (text, "judge", "-", "--size", "2x2", NULL);

  cli_assert_refused (run, EXIT_BAD_USAGE, where);
}

static void
test_refused (void)
{
  g_autofree char *wide = g_strnfill (5000, ' '), *path = cli_file ("zero", "1 2 3 0 1\n");
  g_autoptr (CliRun) endless = cli_run ("judge", "/dev/zero", NULL), none = cli_run ("judge", NULL);
  g_autoptr (CliRun) two = cli_run ("judge", path, path, NULL), large = cli_run ("judge", path, "--size", "4x4", NULL);
  g_autoptr (CliRun) missing = cli_run ("judge", "/nowhere/at/all", NULL);

  assert_refused ("1 2 3 0 0\n1 0 3 2 1\n1 2 3 0 0\n", "standard input:3");
  assert_refused ("1 2 3 0 0\n1 0 3 2\n", "standard input:2");
  assert_refused ("1 2 3 0 0\n1 0 3 2 nan\n", "standard input:2");
  assert_refused ("1 2 3 0 inf\n", "standard input:1");
  assert_refused ("1 2 3 0 1e400\n", "standard input:1");
  assert_refused ("1 2 3 3 1\n", "standard input:1");
  assert_refused ("5\n", "standard input:1");
  assert_refused ("", "standard input");
  assert_refused ("2 1 3 0 1\n", "standard input");
  assert_refused (wide, "standard input:1");
  cli_assert_refused (endless, EXIT_BAD_USAGE, "/dev/zero:1");
  cli_assert_refused (none, EXIT_BAD_USAGE, "FILE");
  cli_assert_refused (two, EXIT_BAD_USAGE, "FILE");
  cli_assert_refused (large, EXIT_BAD_USAGE, "--size");
  cli_assert_refused (missing, EXIT_BAD_USAGE, "/nowhere/at/all");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/judge/a-right-program-is-right", test_right);
  g_test_add_func ("/cli/judge/a-star-with-the-h-given-counts-as-with-the-heuristic", test_searched);
  g_test_add_func ("/cli/judge/who-counts-the-blank-gets-the-counterexample", test_blank);
  g_test_add_func ("/cli/judge/who-adds-one-is-consistent-and-not-admissible", test_one_more);
  g_test_add_func ("/cli/judge/twelve-boards-are-as-by-hand", test_by_hand);
  g_test_add_func ("/cli/judge/some-boards-are-judged-alone", test_some);
  g_test_add_func ("/cli/judge/a-bad-line-is-named", test_refused);
  return g_test_run ();
}
