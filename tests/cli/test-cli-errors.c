/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <string.h>

/* What is no board, as an argument; and what must be said of it. */
static const struct
{
  const char *board;
  const char *what;
} bad_boards[] = {
  { "", "no board here" },
  { " \t\n", "no board here" },
  { "# 1 2 3 0", "no board here" },
  { "[]", "no board here" },
  { "x", "“x” is neither" },
  { "1 2 3 O", "Line 1, column 7: “O” is neither" },
  { "1 2 -3 0", "Line 1, column 5: “-3” is neither" },
  { "1 2 3.5 0", "“3.5” is neither" },
  { "1 2 0x3 0", "“x3” is neither" },
  { "1 2 three 0", "“three” is neither" },
  { "1;2;3;0", "Line 1, column 2: “;2;3;0” is neither" },
  { "1 2\n3 ?", "Line 2, column 3: “?” is neither" },
  { "(1 2 3 0)", "“(1” is neither" },
  { "１ 2 3 0", "“１” is neither" },
  { "1 2 \xff 0", "“0xFF” is neither" },
  { "1 2 \x1b[31m 0", "“U+001B” is neither" },
  { "1 2 \xe2\x80\xae 0", "“U+202E” is neither" },
  { "[1 2 3 0", "a bracket is still open" },
  { "1 2 3 0]", "none is open" },
  { "[[[1 2 3 0]]]", "a third level" },
  { "[1 2 3 0] 4", "outside the brackets" },
  { "[1 2 3 0] [1 2 3 0]", "outside the brackets" },
  { "1 2 [3 0]", "outside the brackets" },
  { "1 2 3 4 5 0", "6 cells make no square" },
  { "1 2 3 4 5 6 7 0", "8 cells make no square" },
  { "0 1", "2 cells make no square" },
  { "0", "2 to 9 columns, not 1 × 1" },
  { "1 0 8\n2 5 7\n4 6", "Row 3 has 2 cells" },
  { "1 0 8\n2 5\n7 4 6 3", "Row 2 has 2 cells" },
  { "[[1 2 3] [0]]", "Row 2 has 1 cell, but the first row has 3" },
  { "3\n1 2 3 4", "There are 4 cells, but a board of 3 × 3 has 9" },
  { "1\n0", "2 cells make no square" },
  { "99 99\n1 2 3 0", "2 to 9 columns, not 99 × 99" },
  { "1 2 3 4", "4 is too large. The largest tile is 3, and the blank is missing" },
  { "1 2 9 0", "9 is too large. The largest tile is 3, and tile 3 is missing" },
  { "1 2 123456789012345678901234567890 0", "1234567890123456… is too large" },
  { "1 2 2 0", "tile 2 stands here again, and tile 3 is missing" },
  { "1 2 3 3", "tile 3 stands here again, and the blank is missing" },
  { "1 _ 3 *", "this blank is the second, and tile 2 is missing" },
  { "119257463", "tile 1 stands here again" },
  { "1 2 3 4 5 6 7 8 8", "Line 1, column 17: tile 8 stands here again" },
};

/* What is tried, in the log of the test; the bytes themselves would garble it. */
static void
log_text (const char *text)
{
  g_autofree char *escaped = g_strescape (text, NULL);

  g_test_message ("%s", escaped);
}

static void
test_bad_boards (gconstpointer command)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_boards); i++)
    {
      g_autoptr (CliRun) run = cli_run (command, bad_boards[i].board, NULL);

      log_text (bad_boards[i].board);
      cli_assert_refused (run, EXIT_BAD_USAGE, "BOARD");
      g_assert_nonnull (strstr (run->err, bad_boards[i].what));
    }
}

/* The same texts as the goal and on standard input, which is named. */
static void
test_bad_boards_elsewhere (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_boards); i++)
    {
      g_autoptr (CliRun) input = cli_run_input (bad_boards[i].board, "solve", "--format", "json", NULL);
      g_autoptr (CliRun) goal = cli_run ("solve", "1 2 3 0", "--goal", bad_boards[i].board, "--format", "csv", NULL);

      log_text (bad_boards[i].board);
      cli_assert_refused (input, EXIT_BAD_USAGE, "standard input");
      g_assert_nonnull (strstr (input->err, bad_boards[i].what));
      cli_assert_refused (goal, EXIT_BAD_USAGE, "--goal");
    }
}

static void
test_zero_byte (void)
{
  const char *const command[] = { cli_path (), "solve", NULL };
  g_autoptr (GBytes) input = g_bytes_new_static ("1 2 \0 0", 7);
  g_autoptr (CliRun) run = cli_run_full (command, input, NULL);

  cli_assert_refused (run, EXIT_BAD_USAGE, "standard input");
  g_assert_nonnull (strstr (run->err, "“0x00” is neither"));
}

static void
test_goal_of_other_size (void)
{
  g_autoptr (CliRun) run = cli_run ("solve", "1 2 3 4 5 6 7 8 0", "--goal", "1 2 3 0", NULL);
  g_autoptr (CliRun) rows = cli_run ("solve", "1 2 3 4 5 0", "--size", "2x3", "--goal", "1 2\n3 4\n5 0", NULL);

  cli_assert_refused (run, EXIT_BAD_USAGE, "--goal");
  g_assert_nonnull (strstr (run->err, "There are 4 cells, but a board of 3 × 3 has 9."));
  cli_assert_refused (rows, EXIT_BAD_USAGE, "--goal");
  g_assert_nonnull (strstr (rows->err, "This board has 3 × 2 cells, but 2 × 3 are needed."));
}

#define BOARD "1 2 3 0"
#define BOARD_15 "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15"

/* A command line, and what stands before the first colon. */
static const struct
{
  const char *command[6];
  const char *where;
} bad_lines[] = {
  { { "exam", "--algorithm", "rbfs", "--output=-", "--as=gift" }, "--algorithm" },
  { { "exam", "--heuristic", "formula:manhattan", "--output=-", "--as=gift" }, "--heuristic" },
  { { NULL }, "COMMAND" },
  { { "frob" }, "frob" },
  { { "Solve" }, "Solve" },
  { { "--frob" }, "--frob" },
  { { "" }, "" },
  { { "solve", BOARD, "--frob" }, "solve" },
  { { "solve", BOARD, "--weight" }, "solve" },
  { { "solve", BOARD, "--weight", "" }, "--weight" },
  { { "solve", BOARD, "--weight", "-1" }, "--weight" },
  { { "solve", BOARD, "--weight", "nan" }, "--weight" },
  { { "solve", BOARD, "--weight", "inf" }, "--weight" },
  { { "solve", BOARD, "--weight", "1e400" }, "--weight" },
  { { "solve", BOARD, "--weight", "1000000.5" }, "--weight" },
  { { "solve", BOARD, "--weight", "1,5" }, "--weight" },
  { { "solve", BOARD, "--weight", "0x2" }, "--weight" },
  { { "solve", BOARD, "--weight", "2 " }, "--weight" },
  { { "solve", BOARD_15, "--heuristic", "perfect" }, "--heuristic" },
  { { "solve", BOARD_15, "--heuristic", "perfect", "--algorithm", "bfs" }, "--heuristic" },
  { { "draw", BOARD_15, "--heuristic", "perfect", "-o", "tree.svg" }, "--heuristic" },
  { { "solve", BOARD, "--goal" }, "solve" },
  { { "check", BOARD, "--algorithm", "astar" }, "check" },
  { { "check", BOARD, "--node-limit", "10" }, "check" },
  { { "solve", BOARD, BOARD }, "BOARD" },
  { { "solve", "1", "2", "3", "0" }, "BOARD" },
  { { "solve", BOARD, "--preset", "frob" }, "--preset" },
  { { "solve", BOARD, "--preset", "" }, "--preset" },
  { { "solve", BOARD, "--algorithm", "frob" }, "--algorithm" },
  { { "solve", BOARD, "--algorithm", "ASTAR" }, "--algorithm" },
  { { "solve", BOARD, "--heuristic", "frob" }, "--heuristic" },
  { { "solve", BOARD, "--heuristic", "formula:" }, "--heuristic" },
  { { "solve", BOARD, "--heuristic", "formula:manhattan + manhatan" }, "--heuristic: Column 13" },
  { { "solve", BOARD_15, "--heuristic", "formula:perfect/2" }, "--heuristic" },
  { { "solve", BOARD, "--heuristic", "pdb:1-4/4" }, "--heuristic: Column 5" },
  { { "solve", BOARD, "--heuristic", "pdb:5-5-5" }, "--heuristic" },
  { { "solve", BOARD, "--heuristic", "pdb:9" }, "--heuristic" },
  { { "solve", BOARD_15, "--heuristic", "pdb:1-8" }, "--heuristic" },
  { { "compare", BOARD, "--heuristics", "manhattan,formula:max(2,3" }, "--heuristics: Column 8" },
  { { "find", "--trait=ratio:formula:manhattan/misplaced>2" }, "--trait" },
  { { "solve", BOARD, "--ties", "frob" }, "--ties" },
  { { "solve", BOARD, "--duplicates", "open" }, "--duplicates" },
  { { "solve", BOARD, "--goal-test", "frob" }, "--goal-test" },
  { { "solve", BOARD, "--moves", "UDL" }, "--moves" },
  { { "solve", BOARD, "--moves", "UDLL" }, "--moves" },
  { { "solve", BOARD, "--moves", "UDLRU" }, "--moves" },
  { { "solve", BOARD, "--moves", "udlr" }, "--moves" },
  { { "solve", BOARD, "--node-limit", "0" }, "--node-limit" },
  { { "solve", BOARD, "--node-limit", "-1" }, "--node-limit" },
  { { "solve", BOARD, "--node-limit", "1e6" }, "--node-limit" },
  { { "solve", BOARD, "--node-limit", "99999999999999999999" }, "--node-limit" },
  { { "solve", BOARD, "--size", "3" }, "--size" },
  { { "solve", BOARD, "--size", "3x" }, "--size" },
  { { "solve", BOARD, "--size", "3x3x3" }, "--size" },
  { { "solve", BOARD, "--size", "1x4" }, "--size" },
  { { "solve", BOARD, "--size", "10x10" }, "--size" },
  { { "solve", BOARD, "--size", "-2x2" }, "--size" },
  { { "solve", BOARD, "--size", "3x3" }, "BOARD" },
  { { "solve", BOARD, "--format", "xml" }, "--format" },
  { { "solve", BOARD, "--format", "JSON" }, "--format" },
  { { "check", BOARD, "--format", "columbiax" }, "--format" },
  { { "check", BOARD, "--steps" }, "check" },
  { { "compare", BOARD, "--steps" }, "compare" },
  { { "explain", BOARD, "--cost", "4", "--steps" }, "explain" },
  { { "find", "--trait", "tie", "--steps" }, "find" },
  { { "draw", BOARD, "--output", "tree.svg", "--steps" }, "draw" },
  { { "solve", BOARD, "--boards", "/dev/null" }, "--boards" },
  { { "solve", "--boards", "/dev/null" }, "/dev/null" },
  { { "solve", "--boards", "/no/such/file" }, "/no/such/file" },
  { { "solve", "--boards", "/" }, "/" },
  { { "draw", BOARD, "--boards", "/dev/null" }, "draw" },
  { { "compare", BOARD, "--algorithms", "astar,frob" }, "--algorithms" },
  { { "compare", BOARD, "--algorithms", "" }, "--algorithms" },
  { { "compare", BOARD, "--algorithms", "astar,,bfs" }, "--algorithms" },
  { { "compare", BOARD, "--algorithms", "astar, bfs" }, "--algorithms" },
  { { "compare", BOARD, "--heuristics", "manhattan,astar" }, "--heuristics" },
  { { "compare", BOARD_15, "--heuristics", "manhattan,perfect" }, "--heuristics" },
  { { "compare", BOARD, "--format", "columbiax" }, "--format" },
  { { "explain", BOARD }, "explain" },
  { { "explain", BOARD, "--cost", "x" }, "--cost" },
  { { "explain", BOARD, "--expanded", "-1" }, "--expanded" },
  { { "explain", BOARD, "--generated", "1.5" }, "--generated" },
  { { "explain", BOARD, "--open", "99999999999999999999" }, "--open" },
  { { "explain", BOARD, "--cost", "0", "--algorithms=frob" }, "--algorithms" },
  { { "explain", BOARD, "--cost", "0", "--node-limit=0" }, "--node-limit" },
  { { "explain", BOARD, "--observations", "/dev/null" }, "--observations" },
  { { "explain", "--cost", "0", "--observations", "/dev/null" }, "--observations" },
  { { "explain", "--observations", "/dev/null" }, "/dev/null" },
  { { "explain", "--observations", "/dev/zero" }, "/dev/zero" },
  { { "explain", "--observations", "/no/such/file" }, "/no/such/file" },
  { { "explain", "1 2 3 x", "--cost", "0" }, "BOARD" },
  { { "explain", BOARD, "--heuristic", "zero" }, "explain" },
  { { "find" }, "--trait" },
  { { "find", "--trait", "frob" }, "--trait" },
  { { "find", "--trait", "cost=8..5" }, "--trait" },
  { { "find", "--trait", "cost=" }, "--trait" },
  { { "find", "--trait", "ratio:frob/manhattan>=3" }, "--trait" },
  { { "find", "--trait", "tie", "--count", "0" }, "--count" },
  { { "find", "--trait", "tie", "--count", "10001" }, "--count" },
  { { "find", "--trait", "tie", "--seed", "x" }, "--seed" },
  { { "find", BOARD, "--trait", "tie" }, BOARD },
  { { "find", "--trait", "tie", "--goal", "1 2 3" }, "--goal" },
  { { "find", "--trait", "tie", "--algorithm", "bfs" }, "--trait" },
  { { "find", "--trait=tie", "--size=4x4", "--heuristic=perfect" }, "--heuristic" },
};

static void
test_bad_lines (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_lines); i++)
    {
      const char *command[8] = { cli_path () };
      g_autofree char *line = NULL;
      g_autoptr (CliRun) run = NULL;

      memcpy (command + 1, bad_lines[i].command, sizeof bad_lines[i].command);
      line = g_strjoinv (" ", (char **) command);
      g_test_message ("%s", line);
      run = cli_run_full (command, NULL, NULL);
      cli_assert_refused (run, EXIT_BAD_USAGE, bad_lines[i].where);
    }
}

/* A word that is none of those known is answered with those that are. */
static void
test_words_are_listed (void)
{
  g_autoptr (CliRun) algorithm = cli_run ("solve", BOARD, "--algorithm", "frob", NULL);
  g_autoptr (CliRun) format = cli_run ("check", BOARD, "--format", "frob", NULL);

  g_assert_cmpstr (
      algorithm->err, ==,
      "fringe-cli: --algorithm: “frob” is none of these: bfs, dfs, ucs, greedy, astar, wastar, idastar, ids, rbfs.\n");
  g_assert_cmpstr (format->err, ==, "fringe-cli: --format: “frob” is none of these: text, json, csv.\n");
}

static void
test_size_is_asked_for (void)
{
  g_autoptr (CliRun) run = cli_run ("solve", "1 2 3 4 5 0", NULL);

  g_assert_cmpstr (run->err, ==,
                   "fringe-cli: BOARD: 6 cells make no square. The numbers of rows and columns are missing. --size "
                   "tells them, as in --size 3x4.\n");
}

static void
test_control_characters (void)
{
  g_autoptr (CliRun) word = cli_run ("solve", BOARD, "--moves", "a\nb\x1b[31m\xc2\x9b", NULL);
  g_autoptr (CliRun) file = cli_run ("solve", "--boards", "no\nsuch\nfile", NULL);
  g_autoptr (CliRun) option = cli_run ("solve", BOARD, "--no\nsuch\noption", NULL);

  cli_assert_refused (word, EXIT_BAD_USAGE, "--moves");
  g_assert_null (strchr (word->err, '\x1b'));
  g_assert_null (strstr (word->err, "\xc2\x9b"));
  cli_assert_refused (file, EXIT_BAD_USAGE,
                      "no\xef\xbf\xbdsuch\xef\xbf\xbd"
                      "file");
  cli_assert_refused (option, EXIT_BAD_USAGE, "solve");
}

/* The one line is there in any locale, in its own characters. */
static void
test_plain_locale (void)
{
  const char *const command[] = { cli_path (), "solve", "1 2 x 0", NULL };
  const char *const environment[] = { "LC_ALL=C", NULL };
  g_autoptr (CliRun) run = cli_run_full (command, NULL, environment);

  g_assert_cmpstr (run->err, ==, "fringe-cli: BOARD: Line 1, column 5: \"x\" is neither a number nor a blank.\n");
  g_assert_cmpint (run->status, ==, EXIT_BAD_USAGE);
}

/* In the characters that a terminal has, as far as all of them are among them. */
static void
test_other_characters (void)
{
  const char *const command[] = { cli_path (), "größe", NULL };
  const char *const environment[] = { "CHARSET=ISO-8859-1", NULL };
  g_autoptr (CliRun) run = cli_run_full (command, NULL, environment);

  g_assert_cmpstr (run->err, ==,
                   "fringe-cli: gr\xf6\xdf"
                   "e: There is no such command; fringe-cli --help lists them.\n");
  g_assert_cmpint (run->status, ==, EXIT_BAD_USAGE);
}

static void
test_table_of_ten_cells (void)
{
  g_autoptr (CliRun) run
      = cli_run ("compare", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15", "--heuristics", "perfect", NULL);

  cli_assert_refused (run, EXIT_BAD_USAGE, "--heuristics");
  g_assert_nonnull (strstr (run->err, "made for up to 10 cells; a board of 4 × 4 has 16."));
}

/* A file without an end is read no further than its bound. */
static void
test_endless_input (void)
{
  g_autofree char *spaces = g_strnfill (1024 * 1024 + 1, ' ');
  g_autoptr (CliRun) input = cli_run_input (spaces, "solve", NULL);
  g_autoptr (CliRun) boards = cli_run ("solve", "--boards", "/dev/zero", NULL);

  cli_assert_refused (input, EXIT_BAD_USAGE, "standard input");
  g_assert_nonnull (strstr (input->err, "The input is larger than 1.0 MiB. The rest is not read."));
  cli_assert_refused (boards, EXIT_BAD_USAGE, "/dev/zero");
}

/* As much as is read at all, of the kinds that grow a parser's lists. */
static void
test_large_input (void)
{
  static const char fillers[] = " 0[.9\n";

  for (guint i = 0; fillers[i] != '\0'; i++)
    {
      g_autofree char *text = g_strnfill (1024 * 1024, fillers[i]);
      g_autofree char *path = cli_file ("large", text);
      g_autoptr (CliRun) input = cli_run_input (text, "solve", NULL);
      g_autoptr (CliRun) boards = cli_run ("solve", "--boards", path, NULL);

      g_test_message ("%c", fillers[i]);
      cli_assert_refused (input, EXIT_BAD_USAGE, "standard input");
      g_assert_cmpint (boards->status, ==, EXIT_BAD_USAGE);
      g_assert_cmpstr (boards->out, ==, "");
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/cli/errors/solve-says-what-is-wrong-with-a-board", "solve", test_bad_boards);
  g_test_add_data_func ("/cli/errors/check-says-what-is-wrong-with-a-board", "check", test_bad_boards);
  g_test_add_func ("/cli/errors/a-bad-goal-and-bad-input-are-named", test_bad_boards_elsewhere);
  g_test_add_func ("/cli/errors/a-zero-byte-is-no-board", test_zero_byte);
  g_test_add_func ("/cli/errors/a-goal-has-the-size-of-the-start", test_goal_of_other_size);
  g_test_add_func ("/cli/errors/a-bad-command-line-is-one-line-of-error", test_bad_lines);
  g_test_add_func ("/cli/errors/an-unknown-word-is-answered-with-those-known", test_words_are_listed);
  g_test_add_func ("/cli/errors/a-size-is-asked-for-where-it-is-needed", test_size_is_asked_for);
  g_test_add_func ("/cli/errors/control-characters-do-not-reach-the-terminal", test_control_characters);
  g_test_add_func ("/cli/errors/the-plain-locale-has-plain-characters", test_plain_locale);
  g_test_add_func ("/cli/errors/another-locale-has-its-own-characters", test_other_characters);
  g_test_add_func ("/cli/errors/a-heuristic-without-a-table-is-refused", test_table_of_ten_cells);
  g_test_add_func ("/cli/errors/input-is-bounded", test_endless_input);
  g_test_add_func ("/cli/errors/large-input-is-refused", test_large_input);
  return g_test_run ();
}
