/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include <glib/gstdio.h>
#include <string.h>

/* Bash with the completion sourced, in the tests' directory; what it offers stands on lines of their own. */

static char *bash;

static char *
completion_path (void)
{
  return g_test_build_filename (G_TEST_DIST, "..", "data", "fringe-cli.bash", NULL);
}

/* Returns: (transfer full): what is offered for the last of the words, which are apart by spaces */
static char **
complete (const char *words)
{
  static const char script[]
      = ". \"$1\"; cd \"$2\"; read -ra COMP_WORDS <<<\"$3\"; [[ $3 == *' ' ]] && COMP_WORDS+=('');"
        "COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _fringe_cli; printf '%s\\n' \"${COMPREPLY[@]}\"";
  g_autofree char *path = completion_path ();
  const char *const command[] = { bash, "-c", script, "bash", path, cli_directory (), words, NULL };
  g_autoptr (CliRun) run = cli_run_full (command, NULL, NULL);

  cli_assert_done (run, EXIT_DONE);
  return g_strsplit (g_strchomp (run->out), "\n", -1);
}

static void
assert_offers (const char *words, const char *expected)
{
  g_auto (GStrv) offers = complete (words);
  g_autofree char *text = g_strjoinv (" ", offers);

  g_test_message ("%s", words);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_words (void)
{
  assert_offers (
      "fringe-cli ",
      "solve check draw compare explain find exam grade check-trace boards experiment judge --help --version");
  assert_offers ("fringe-cli s", "solve");
  assert_offers ("fringe-cli solve --algorithm ", "bfs dfs ucs greedy astar wastar idastar ids rbfs");
  assert_offers ("fringe-cli solve --algorithm d", "dfs");
  assert_offers ("fringe-cli solve --ties = h", "high-g high-g-lifo heap");
  assert_offers ("fringe-cli solve --goal-test =", "expansion generation");
  assert_offers ("fringe-cli solve --format c", "csv columbiax");
  assert_offers ("fringe-cli check --format c", "csv");
  assert_offers ("fringe-cli compare --heuristics misplaced,manh",
                 "misplaced,manhattan misplaced,manhattan-with-blank");
  assert_offers ("fringe-cli explain --ob", "--observations");
  assert_offers ("fringe-cli solve --st", "--steps");
  assert_offers ("fringe-cli compare --st", "");
  assert_offers ("fringe-cli solve --k", "--keep-going");
  assert_offers ("fringe-cli draw --k", "");
  assert_offers ("fringe-cli find --trait r", "reopened ratio:");
  assert_offers ("fringe-cli experiment --preset a", "assignment-ucs aima-3.26 aima-3.29");
  assert_offers ("fringe-cli experiment --bo", "--boards");
  assert_offers ("fringe-cli experiment --methods bfs,ast", "bfs,astar:");
  assert_offers ("fringe-cli exam --as ", "xml gift tex");
  assert_offers ("fringe-cli exam --kinds h,g", "h,g h,goal");
  assert_offers ("fringe-cli draw --theme p", "projector print");
  assert_offers ("fringe-cli draw --handout ", "blank key");
  assert_offers ("fringe-cli draw --table c", "counts");
  assert_offers ("fringe-cli draw --as s", "svg slides");
  assert_offers ("fringe-cli draw --trace ", "posthoc");
  assert_offers ("fringe-cli compare --format l", "latex");
  assert_offers ("fringe-cli draw --paper a", "a3 a4 a5");
  assert_offers ("fringe-cli draw --direction r", "right");
  assert_offers ("fringe-cli draw --title ", "");
  assert_offers ("fringe-cli solve --node-limit ", "");
}

static void
test_files (void)
{
  g_autofree char *boards = cli_file ("many boards", ""), *other = cli_file ("table.csv", "");

  assert_offers ("fringe-cli solve --boards m", "many boards");
  assert_offers ("fringe-cli explain --observations t", "table.csv");
  assert_offers ("fringe-cli draw -o t", "table.csv");
  assert_offers ("fringe-cli draw t", "table.csv");
  assert_offers ("fringe-cli grade m", "many boards");
  assert_offers ("fringe-cli grade --cl", "--class");
  assert_offers ("fringe-cli check-trace m", "many boards");
  assert_offers ("fringe-cli check-trace --st", "--start");
  g_remove (boards);
  g_remove (other);
}

/* What follows @option in the help of @command, up to the end of the line. */
static char **
words_in_help (const char *help, const char *option)
{
  g_autofree char *pattern = g_strdup_printf ("^  %s +(\\S.*)$", option);
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *list = NULL;

  /* The names come after the options. */
  g_assert_true (g_regex_match (regex, strstr (help, "Names:"), 0, &match));
  list = g_match_info_fetch (match, 1);
  return g_strsplit (list, ", ", -1);
}

/* The words in the completion are those that the program takes. */
static void
test_words_are_those_of_the_program (void)
{
  static const char *const options[]
      = { "--preset", "--algorithm", "--heuristic", "--ties", "--duplicates", "--goal-test", "--format" };
  g_autoptr (CliRun) help = cli_run ("solve", "--help", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_auto (GStrv) words = words_in_help (help->out, options[i]);
      g_autofree char *expected = g_strjoinv (" ", words);
      g_autofree char *line = g_strdup_printf ("fringe-cli solve %s ", options[i]);

      assert_offers (line, expected);
    }
}

static int
compare_words (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
join_sorted (GPtrArray *words)
{
  g_ptr_array_sort (words, compare_words);
  g_ptr_array_add (words, NULL);
  return g_strjoinv (" ", (char **) words->pdata);
}

/* Every command's options, as its help lists them. */
static void
test_options_are_those_of_the_program (void)
{
  static const char *const commands[] = { "solve", "check", "draw",        "compare", "explain",    "find",
                                          "exam",  "grade", "check-trace", "boards",  "experiment", "judge" };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autoptr (CliRun) help = cli_run (commands[i], "--help", NULL);
      g_autoptr (GRegex) regex = g_regex_new ("^  (?:-., )?(--[a-z-]+)", G_REGEX_MULTILINE, 0, NULL);
      g_autoptr (GMatchInfo) match = NULL;
      g_autoptr (GPtrArray) expected = g_ptr_array_new_with_free_func (g_free), offered = g_ptr_array_new ();
      g_autofree char *line = g_strdup_printf ("fringe-cli %s --", commands[i]), *text = NULL, *expected_text = NULL;
      g_auto (GStrv) offers = complete (line);
      char *names = strstr (help->out, "Names:");

      if (names != NULL)
        *names = '\0';
      g_regex_match (regex, help->out, 0, &match);
      for (; g_match_info_matches (match); g_match_info_next (match, NULL))
        g_ptr_array_add (expected, g_match_info_fetch (match, 1));
      for (guint j = 0; offers[j] != NULL; j++)
        g_ptr_array_add (offered, offers[j]);
      text = join_sorted (offered);
      expected_text = join_sorted (expected);
      g_test_message ("%s", commands[i]);
      g_assert_cmpstr (text, ==, expected_text);
    }
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  bash = g_find_program_in_path ("bash");
  if (bash == NULL)
    {
      g_test_message ("bash is not installed");
      return 77;
    }
  g_test_add_func ("/cli/completion/commands-options-and-words-are-offered", test_words);
  g_test_add_func ("/cli/completion/files-are-offered", test_files);
  g_test_add_func ("/cli/completion/the-words-are-those-of-the-program", test_words_are_those_of_the_program);
  g_test_add_func ("/cli/completion/the-options-are-those-of-the-program", test_options_are_those_of_the_program);
  status = g_test_run ();
  g_free (bash);
  return status;
}
