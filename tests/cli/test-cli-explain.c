/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <glib/gstdio.h>
#include <string.h>

#define BOARD "0 1 3 4 2 5 7 8 6"
#define UNSOLVABLE "7 2 4 6 0 5 8 3 1"

/* The table that the paper of 2021 printed. */
static const char paper[] = "start,goal,cost,expanded,generated,open\n"
                            "0 1 3 4 2 5 7 8 6,,,5,,\n"
                            "1 0 3 4 2 5 7 8 6,,,4,,\n"
                            "1 2 3 4 0 5 7 8 6,,,3,,\n"
                            "1 2 3 4 5 0 7 8 6,,,2,,\n"
                            "1 2 3 4 5 6 7 8 0,,,0,,\n"
                            "3 4 0 5 6 2 7 1 8,,,946,,\n"
                            "1 5 6 3 7 4 0 2 8,,,613,,\n"
                            "8 3 0 5 6 1 7 4 2,,,10413,,\n";

static const char csv_header[]
    = "rules.algorithm,rules.heuristic,rules.weight,rules.moves,rules.ties,rules.duplicates,rules.goal_test,preset,"
      "counts_goal_as_expanded,counts_root_as_generated,counts_solved_start_as_expanded,admissible,group\n";

/* The same with the columns in another order, quoted, in other ways of writing, without those that are empty. */
static const char paper_otherwise[] = "\xef\xbb\xbf\"expanded\", start ,goal\r\n"
                                      "5,\"[[0,1,3],[4,2,5],[7,8,6]]\",\"1,2,3,4,5,6,7,8,0\"\r\n"
                                      "\r\n"
                                      "\"4\",\"1 0 3\n4 2 5\n7 8 6\",\r\n"
                                      "3,123405786,\"\"\r\n"
                                      " 2 , 1 2 3 4 5 _ 7 8 6 ,\r\n"
                                      "0,1 2 3 4 5 6 7 8 *,123456780\r\n"
                                      "946,340562718,\r\n"
                                      "613,156374028,\r\n"
                                      "10413,830561742,";

static JsonArray *
matches_of (JsonNode *node)
{
  return json_object_get_array_member (json_node_get_object (node), "matches");
}

/* Of the 11,520 conventions the likeliest is the one that the paper turned out to follow. */
static void
test_paper (void)
{
  g_autoptr (CliRun) run = cli_run_input (paper, "explain", "--observations", "-", "--format", "json", NULL);
  g_autoptr (JsonNode) node = cli_json (run);
  JsonArray *matches = matches_of (node);
  JsonObject *match = json_array_get_object_element (matches, 0);
  g_autofree char *text = NULL;

  cli_assert_done (run, EXIT_DONE);
  g_assert_cmpuint (json_array_get_length (matches), >, 0);
  json_object_remove_member (match, "group");
  text = json_to_string (json_array_get_element (matches, 0), FALSE);
  g_assert_cmpstr (text, ==,
                   "{\"rules\":{\"algorithm\":\"astar\",\"heuristic\":\"manhattan-with-blank\",\"weight\":null,"
                   "\"moves\":\"URDL\",\"ties\":\"heap\",\"duplicates\":\"closed\",\"goal_test\":\"expansion\"},"
                   "\"preset\":\"paper-2021\",\"counts_goal_as_expanded\":true,\"counts_root_as_generated\":false,"
                   "\"counts_solved_start_as_expanded\":false,\"admissible\":false}");
}

static void
test_ways_of_writing (void)
{
  g_autoptr (CliRun) expected = cli_run_input (paper, "explain", "--observations", "-", "--format", "csv", NULL);
  g_autofree char *path = cli_file ("observations", paper_otherwise);
  g_autoptr (CliRun) run = cli_run ("explain", "--observations", path, "--format", "csv", NULL);

  cli_assert_done (run, EXIT_DONE);
  g_assert_cmpstr (run->out, ==, expected->out);
  g_assert_true (g_str_has_prefix (run->out, "rules.algorithm,rules.heuristic,rules.weight,"));
  g_remove (path);
}

static void
test_text (void)
{
  g_autoptr (CliRun) run = cli_run_input (paper, "explain", "--observations", "-", NULL);

  cli_assert_done (run, EXIT_DONE);
  g_assert_true (
      g_regex_match_simple ("\n1 +astar +manhattan-with-blank +URDL +heap +closed +expansion +goal +paper-2021\n",
                            run->out, 0, 0));
}

/* What solve counts, explain knows again. */
static void
test_own_counts (void)
{
  g_autoptr (CliRun) solve = cli_run ("solve", "8 3 6 2 7 1 0 5 4", "--format", "json", NULL);
  g_autoptr (JsonNode) solved = cli_json (solve), node = NULL;
  g_autofree char *expanded = NULL, *generated = NULL, *open = NULL;
  g_autoptr (CliRun) explain = NULL;
  JsonObject *result = json_node_get_object (solved);

  expanded = g_strdup_printf ("%d", (int) json_object_get_int_member (result, "expanded"));
  generated = g_strdup_printf ("%d", (int) json_object_get_int_member (result, "generated"));
  open = g_strdup_printf ("%d", (int) json_object_get_int_member (result, "open"));
  explain = cli_run ("explain", "8 3 6 2 7 1 0 5 4", "--cost", "24", "--expanded", expanded, "--generated", generated,
                     "--open", open, "--format", "json", NULL);
  cli_assert_done (explain, EXIT_DONE);
  node = cli_json (explain);
  g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (matches_of (node), 0), "preset"), ==,
                   "textbook");
}

/* Other algorithms than A* are tried where they are named. */
static void
test_algorithms (void)
{
  g_autoptr (CliRun) run = cli_run ("explain", "3 1 2 4 7 5 6 8 0", "--goal", "0 1 2 3 4 5 6 7 8", "--expanded", "22",
                                    "--generated", "39", "--algorithms", "bfs,ucs", "--format", "json", NULL);
  g_autoptr (JsonNode) node = cli_json (run);
  JsonObject *match = json_array_get_object_element (matches_of (node), 0);

  cli_assert_done (run, EXIT_DONE);
  g_assert_cmpstr (json_object_get_string_member (match, "preset"), ==, "assignment-ucs");
  g_assert_true (json_object_get_null_member (json_object_get_object_member (match, "rules"), "heuristic"));
}

static void
test_none (void)
{
  g_autoptr (CliRun) run = cli_run ("explain", BOARD, "--cost", "5", "--format", "json", NULL);
  g_autoptr (CliRun) text = cli_run ("explain", BOARD, "--cost", "5", NULL);
  g_autoptr (CliRun) csv = cli_run ("explain", BOARD, "--cost", "5", "--format", "csv", NULL);
  g_autoptr (JsonNode) node = cli_json (run);

  cli_assert_done (run, EXIT_UNSOLVABLE);
  g_assert_cmpuint (json_array_get_length (matches_of (node)), ==, 0);
  cli_assert_done (text, EXIT_UNSOLVABLE);
  g_assert_cmpuint (strlen (text->out), >, 10);
  cli_assert_done (csv, EXIT_UNSOLVABLE);
  g_assert_cmpstr (csv->out, ==, csv_header);
}

/* The rows of the table have numbers, which count all matches; those that a hint names have a row of their own. */
static void
test_rows (void)
{
  g_autoptr (CliRun) json = cli_run ("explain", "1 0 3 4 2 5 7 8 6", "--expanded", "4", "--format", "json", NULL);
  g_autoptr (CliRun) text = cli_run ("explain", "1 0 3 4 2 5 7 8 6", "--expanded", "4", NULL);
  g_autoptr (JsonNode) node = cli_json (json);
  guint n_matches = json_array_get_length (matches_of (node)), next = 1, n_rows = 0;
  g_auto (GStrv) lines = g_strsplit (text->out, "\n", -1);
  g_autoptr (GHashTable) single = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GRegex) numbers = g_regex_new ("match (\\d+)", 0, 0, NULL);
  g_autoptr (GMatchInfo) found = NULL;

  g_assert_true (g_regex_match_simple ("^Match +Algorithm +Heuristic ", lines[2], 0, 0));
  for (guint i = 3; *lines[i] != '\0'; i++, n_rows++)
    {
      char *rest;
      guint first = (guint) g_ascii_strtoull (lines[i], &rest, 10), last = first;

      if (g_str_has_prefix (rest, "–"))
        last = (guint) g_ascii_strtoull (rest + strlen ("–"), NULL, 10);
      else
        g_hash_table_add (single, g_strdup_printf ("%u", first));
      g_assert_cmpuint (first, ==, next);
      next = last + 1;
    }
  g_assert_cmpuint (next, ==, n_matches + 1);
  g_assert_cmpuint (n_rows, <=, 20);
  g_assert_true (g_regex_match_simple ("\n\\d+–\\d+ +astar +\\d of 8 +any +any ", text->out, 0, 0));
  g_assert_null (strstr (text->out, "row 1"));
  for (g_regex_match (numbers, text->out, 0, &found); g_match_info_matches (found); g_match_info_next (found, NULL))
    {
      g_autofree char *number = g_match_info_fetch (found, 1);

      g_assert_true (g_hash_table_contains (single, number));
    }
}

/* What does not fit is counted. */
static void
test_many_rows (void)
{
  g_autoptr (CliRun) json
      = cli_run ("explain", "8 3 6 2 7 1 0 5 4", "--cost", "24", "--format", "json", "--node-limit", "1500", NULL);
  g_autoptr (CliRun) text = cli_run ("explain", "8 3 6 2 7 1 0 5 4", "--cost", "24", "--node-limit", "1500", NULL);
  g_autoptr (JsonNode) node = cli_json (json);
  guint n_matches = json_array_get_length (matches_of (node));
  g_autoptr (GRegex) rest
      = g_regex_new ("(\\d+) +astar .*\n… and (\\d+) more; --format json lists all\\.\n", 0, 0, NULL);
  g_autoptr (GMatchInfo) found = NULL;
  g_autofree char *last = NULL, *more = NULL;

  g_assert_true (g_regex_match (rest, text->out, 0, &found));
  last = g_match_info_fetch (found, 1);
  more = g_match_info_fetch (found, 2);
  g_assert_cmpuint (g_ascii_strtoull (last, NULL, 10) + g_ascii_strtoull (more, NULL, 10), ==, n_matches);
}

/* Nothing is tried; who searched in vain can have that explained. */
static void
test_unsolvable (void)
{
  static const char verdict[]
      = "The goal cannot be reached. The start has 17 inversions, the goal 0: one number is odd, the other even.";
  g_autoptr (CliRun) text = cli_run ("explain", UNSOLVABLE, "--expanded", "613", NULL);
  g_autoptr (CliRun) csv = cli_run ("explain", UNSOLVABLE, "--expanded", "613", "--format", "csv", NULL);
  g_autoptr (CliRun) json
      = cli_run ("explain", UNSOLVABLE, "--cost", "20", "--search-anyway", "--format", "json", NULL);
  g_autoptr (CliRun) table
      = cli_run_input ("start,expanded\n" BOARD ",5\n" UNSOLVABLE ",7\n", "explain", "--observations", "-", NULL);
  g_autoptr (CliRun) anyway = cli_run ("explain", "1 2 0 3", "--goal", "2 1 0 3", "--expanded", "12", "--search-anyway",
                                       "--format", "json", NULL);
  g_autoptr (JsonNode) node = cli_json (json), anyway_node = cli_json (anyway);
  JsonObject *result = json_node_get_object (node);

  cli_assert_done (text, EXIT_UNSOLVABLE);
  g_assert_nonnull (strstr (text->out, verdict));
  g_assert_null (strstr (text->out, "tried"));
  g_assert_cmpint (csv->status, ==, EXIT_UNSOLVABLE);
  g_assert_cmpstr (csv->out, ==, csv_header);
  g_assert_nonnull (strstr (csv->err, verdict));
  cli_assert_done (json, EXIT_UNSOLVABLE);
  g_assert_cmpstr (json_object_get_string_member (result, "reason"), ==, verdict);
  g_assert_cmpint (json_object_get_int_member (result, "tried"), ==, 0);
  cli_assert_done (table, EXIT_UNSOLVABLE);
  g_assert_nonnull (strstr (table->out, "\nStart   " UNSOLVABLE "\n"));
  cli_assert_done (anyway, EXIT_DONE);
  g_assert_true (json_object_get_null_member (json_node_get_object (anyway_node), "reason"));
  g_assert_cmpuint (json_array_get_length (matches_of (anyway_node)), >, 0);
}

/* A table that is wrong, the place of what is wrong, and a word on it. */
static const struct
{
  const char *text, *where, *what;
} bad_tables[] = {
  { "", "standard input", "must name the columns" },
  { "\n\n", "standard input", "must name the columns" },
  { "goal,cost\n", "standard input", "must name the columns" },
  { "start,cost\n", "standard input", "no board" },
  { "start,cots\n", "standard input:1:7", "“cots” is none of these" },
  { "start,cost,cost\n", "standard input:1:12", "“cost” already" },
  { "start;cost\n", "standard input:1:1", "is none of these" },
  { "start,cost\n" BOARD ",4\n1 2 3 4 5 6 7 8 x,2\n", "standard input:3:1", "Line 3, column 17: “x”" },
  { "cost,start\n4,\"1 2 3\n4 5 6\n7 8 9\"\n", "standard input:2:4", "Line 4, column 5: 9 is too large" },
  { "start,goal,cost\n" BOARD ",1 2 3 0,4\n", "standard input:2:19", "4 cells" },
  { "start,cost\n1 2 3 4 5 0,1\n", "standard input:2:1", "6 cells make no square" },
  { "start,cost\n" BOARD ",four\n", "standard input:2:19", "“four” is not a whole number" },
  { "start,cost\n" BOARD ",-4\n", "standard input:2:19", "“-4” is not a whole number" },
  { "start,cost\n" BOARD ",4.0\n", "standard input:2:19", "“4.0” is not a whole number" },
  { "start,cost\n" BOARD ",99999999999999999999\n", "standard input:2:19", "is not a whole number" },
  { "start,cost\n" BOARD ",\n", "standard input:2:1", "has no count" },
  { "start\n" BOARD "\n", "standard input:2:1", "has no count" },
  { "start,cost\n" BOARD "\n", "standard input:2:1", "is 1, but the number of columns is 2" },
  { "start,cost\n0,1,3,4,2,5,7,8,6,4\n", "standard input:2:1", "is 10, but the number of columns is 2" },
  { "start,cost\n\"" BOARD ",4\n", "standard input:2:1", "not closed" },
  { "start,cost\n\"", "standard input:2:1", "not closed" },
  { "start,cost\n\"" BOARD "\" x,4\n", "standard input:2:21", "A comma must follow" },
  { "ß,start\n", "standard input:1:1", "“ß” is none of these" },
  { "start,ßcost\n", "standard input:1:7", "“ßcost” is none of these" },
};

static void
test_bad_tables (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_tables); i++)
    {
      g_autoptr (CliRun) run = cli_run_input (bad_tables[i].text, "explain", "--observations", "-", NULL);

      g_test_message ("%s", bad_tables[i].text);
      cli_assert_refused (run, EXIT_BAD_USAGE, bad_tables[i].where);
      if (strstr (run->err, bad_tables[i].what) == NULL)
        g_assert_cmpstr (run->err, ==, bad_tables[i].what);
    }
}

static void
test_zero_byte (void)
{
  const char *const command[] = { cli_path (), "explain", "--observations", "-", NULL };
  static const char text[] = "start,cost\n" BOARD ",4\0 4\n";
  g_autoptr (GBytes) input = g_bytes_new_static (text, sizeof text - 1);
  g_autoptr (CliRun) run = cli_run_full (command, input, NULL);

  cli_assert_refused (run, EXIT_BAD_USAGE, "standard input:2:19");
}

/* Of what has no end no more is read than is of use. */
static void
test_bounds (void)
{
  g_autoptr (GString) rows = g_string_new ("start,cost\n");
  g_autofree char *quotes = g_strnfill (1024 * 1024, '"'), *commas = g_strnfill (1024 * 1024, ',');
  g_autoptr (CliRun) many = NULL, quoted = NULL, empty = NULL;

  for (guint i = 0; i < 129; i++)
    g_string_append (rows, BOARD ",4\n");
  many = cli_run_input (rows->str, "explain", "--observations", "-", NULL);
  cli_assert_refused (many, EXIT_BAD_USAGE, "standard input:130:1");
  g_assert_nonnull (strstr (many->err, "more than 128 rows"));
  quoted = cli_run_input (quotes, "explain", "--observations", "-", NULL);
  empty = cli_run_input (commas, "explain", "--observations", "-", NULL);
  g_assert_cmpint (quoted->status, ==, EXIT_BAD_USAGE);
  g_assert_cmpint (empty->status, ==, EXIT_BAD_USAGE);
}

/* A program that counts the start, the goal or both is known by one node more. */
static void
test_also_counted (void)
{
  static const struct
  {
    const char *expanded, *generated, *counted;
  } programs[] = { { "4", "9", "–" }, { "5", "9", "goal" }, { "4", "10", "start" }, { "5", "10", "goal, start" } };

  for (guint i = 0; i < G_N_ELEMENTS (programs); i++)
    {
      g_autofree char *row
          = g_strdup_printf ("\n1 +astar +manhattan +UDLR +fifo .* expansion +%s +report-2019\n", programs[i].counted);
      g_autoptr (CliRun) run = cli_run ("explain", "1 3 0 4 2 5 7 8 6", "--cost", "4", "--expanded",
                                        programs[i].expanded, "--generated", programs[i].generated, NULL);

      cli_assert_done (run, EXIT_DONE);
      if (!g_regex_match_simple (row, run->out, 0, 0))
        g_error ("“%s” is not in %s", row, run->out);
    }
}

/* That nothing matches is not said of searches that were given up. */
static void
test_undecided (void)
{
  g_autoptr (CliRun) run = cli_run ("explain", "8 6 7 2 5 4 3 0 1", "--cost", "31", "--node-limit", "3", NULL);

  cli_assert_done (run, EXIT_LIMIT);
  g_assert_nonnull (
      strstr (run->out, "11520 conventions are uncertain: their searches ended at the limit of 3 nodes."));
}

/* Formulae are tried where they are named, and others than the named heuristics are not. */
static void
test_formula (void)
{
  g_autoptr (CliRun) solve
      = cli_run ("solve", "7 2 4 5 0 6 8 3 1", "--heuristic", "formula:manhattan*2", "--format", "json", NULL);
  g_autoptr (JsonNode) node = cli_json (solve);
  JsonObject *counts = json_node_get_object (node);
  g_autofree char *generated = g_strdup_printf ("%" G_GINT64_FORMAT, json_object_get_int_member (counts, "generated"));
  g_autofree char *expanded = g_strdup_printf ("%" G_GINT64_FORMAT, json_object_get_int_member (counts, "expanded"));
  g_autoptr (CliRun) run = cli_run ("explain", "7 2 4 5 0 6 8 3 1", "--expanded", expanded, "--generated", generated,
                                    "--heuristics", "manhattan,formula:twice: manhattan*2", "--format", "csv", NULL);

  cli_assert_done (run, EXIT_DONE);
  g_assert_nonnull (strstr (run->out, "\nastar,formula:twice: manhattan*2,"));
  g_assert_null (strstr (run->out, "misplaced"));
}

static void
test_goal_of_a_table (void)
{
  g_autoptr (CliRun) run
      = cli_run_input ("start,cost\n" BOARD ",4\n", "explain", "--observations", "-", "--goal", "1 2 3", NULL);

  cli_assert_refused (run, EXIT_BAD_USAGE, "--goal");
  g_assert_nonnull (strstr (run->err, "There are 3 cells"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/explain/the-table-of-the-paper-is-explained", test_paper);
  g_test_add_func ("/cli/explain/a-table-may-be-written-in-many-ways", test_ways_of_writing);
  g_test_add_func ("/cli/explain/text-is-a-table", test_text);
  g_test_add_func ("/cli/explain/what-solve-counts-is-known-again", test_own_counts);
  g_test_add_func ("/cli/explain/other-algorithms-are-tried-where-they-are-named", test_algorithms);
  g_test_add_func ("/cli/explain/formulae-are-tried-where-they-are-named", test_formula);
  g_test_add_func ("/cli/explain/that-nothing-matches-is-the-status", test_none);
  g_test_add_func ("/cli/explain/a-match-that-is-named-is-found-by-its-number", test_rows);
  g_test_add_func ("/cli/explain/what-the-table-leaves-out-is-counted", test_many_rows);
  g_test_add_func ("/cli/explain/that-the-goal-cannot-be-reached-is-told", test_unsolvable);
  g_test_add_func ("/cli/explain/what-is-wrong-with-a-table-is-told-with-its-place", test_bad_tables);
  g_test_add_func ("/cli/explain/a-zero-byte-is-no-count", test_zero_byte);
  g_test_add_func ("/cli/explain/a-table-is-bounded", test_bounds);
  g_test_add_func ("/cli/explain/what-else-a-program-counts-is-told", test_also_counted);
  g_test_add_func ("/cli/explain/searches-given-up-decide-nothing", test_undecided);
  g_test_add_func ("/cli/explain/a-wrong-goal-is-the-option-s-fault", test_goal_of_a_table);
  return g_test_run ();
}
