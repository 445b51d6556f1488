/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-options.h"

#include "fringe-cli-rules.h"
#include "fringe-search.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define NODE_LIMIT 10000000

/* GOption leaves the command line in these words, which are not checked yet. */
typedef struct
{
  gboolean help;
  gboolean version;
  char **boards;
  char *boards_file;
  gboolean keep_going;
  char *goal;
  char *size;
  FringeCliRulesWords rules;
  char *node_limit;
  gboolean search_anyway;
  char *format;
  char *output;
  gboolean quiet;
} Words;

static void
words_clear (Words *words)
{
  g_clear_pointer (&words->boards, g_strfreev);
  g_clear_pointer (&words->boards_file, g_free);
  g_clear_pointer (&words->goal, g_free);
  g_clear_pointer (&words->size, g_free);
  fringe_cli_rules_words_clear (&words->rules);
  g_clear_pointer (&words->node_limit, g_free);
  g_clear_pointer (&words->format, g_free);
  g_clear_pointer (&words->output, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Words, words_clear)

static void
add_group (GOptionContext *context,
           const char *name,
           const char *title,
           const GOptionEntry *entries,
           const GOptionEntry *more)
{
  GOptionGroup *group = g_option_group_new (name, title, title, NULL, NULL);

  g_option_group_set_translation_domain (group, GETTEXT_PACKAGE);
  g_option_group_add_entries (group, entries);
  if (more != NULL)
    g_option_group_add_entries (group, more);
  g_option_context_add_group (context, group);
}

static void
add_main_group (GOptionContext *context, Words *words, const FringeCliCommand *command)
{
  const char *boards = command->groups & FRINGE_CLI_GROUP_BOARD ? "[BOARD]" : NULL;
  const char *file = command->groups & FRINGE_CLI_GROUP_FILE ? "FILE" : boards;
  const char *arguments = command->groups & FRINGE_CLI_GROUP_FILES ? "FILE|FOLDER…" : file;
  const GOptionEntry entries[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &words->help, N_ ("Show this help"), NULL },
    { "version", 0, 0, G_OPTION_ARG_NONE, &words->version, N_ ("Show the version"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &words->boards, NULL, arguments },
    G_OPTION_ENTRY_NULL,
  };

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (command->entries != NULL)
    g_option_context_add_main_entries (context, command->entries, GETTEXT_PACKAGE);
}

/* Boards are taken as bytes, not as text of this locale; what is no number is found when they are read. */
static void
add_problem_group (GOptionContext *context, Words *words, FringeCliGroups groups)
{
  const GOptionEntry entries[] = {
    { "goal", 0, 0, G_OPTION_ARG_FILENAME, &words->goal, N_ ("The goal (1 2 … 0)"), "BOARD" },
    { "size", 0, 0, G_OPTION_ARG_STRING, &words->size,
      N_ ("Rows and columns, if the board does not tell them (square)"), "RxC" },
    G_OPTION_ENTRY_NULL,
  };
  const GOptionEntry many[] = {
    { "boards", 0, 0, G_OPTION_ARG_FILENAME, &words->boards_file,
      N_ ("Read many boards: one a line, or with empty lines between"), "FILE" },
    { "keep-going", 0, 0, G_OPTION_ARG_NONE, &words->keep_going,
      N_ ("Go on with the good boards of the file if others are bad"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  add_group (context, "problem", _ ("Problem:"), entries, groups & FRINGE_CLI_GROUP_BOARDS ? many : NULL);
}

/* Searches that are only held against something end there. */
static void
add_rules_group (GOptionContext *context, Words *words, FringeCliGroups groups)
{
  const GOptionEntry entries[] = {
    { "preset", 0, 0, G_OPTION_ARG_STRING, &words->rules.preset, N_ ("The rules to begin with (textbook)"), "NAME" },
    { "algorithm", 0, 0, G_OPTION_ARG_STRING, &words->rules.algorithm,
      N_ ("The algorithm, which says what node goes first"), "NAME" },
    { "heuristic", 0, 0, G_OPTION_ARG_STRING, &words->rules.heuristic, N_ ("The heuristic, which gives h"), "NAME" },
    { "weight", 0, 0, G_OPTION_ARG_STRING, &words->rules.weight, N_ ("The w of wastar: f = g + w h (2)"), "W" },
    { "moves", 0, 0, G_OPTION_ARG_STRING, &words->rules.moves, N_ ("The order of successors"), "UDLR" },
    { "ties", 0, 0, G_OPTION_ARG_STRING, &words->rules.ties, N_ ("Which node goes first if nodes tie"), "NAME" },
    { "duplicates", 0, 0, G_OPTION_ARG_STRING, &words->rules.duplicates, N_ ("Which successors are dropped"), "NAME" },
    { "goal-test", 0, 0, G_OPTION_ARG_STRING, &words->rules.goal_test, N_ ("When a node is tested for being the goal"),
      "NAME" },
    G_OPTION_ENTRY_NULL,
  };
  const GOptionEntry limits[] = {
    { "node-limit", 0, 0, G_OPTION_ARG_STRING, &words->node_limit, N_ ("Generate at most so many nodes (10000000)"),
      "N" },
    { "search-anyway", 0, 0, G_OPTION_ARG_NONE, &words->search_anyway,
      N_ ("Search although the goal cannot be reached"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  add_group (context, "rules", _ ("Rules:"), entries, groups & FRINGE_CLI_GROUP_FILES ? NULL : limits);
}

static void
add_output_group (GOptionContext *context, Words *words)
{
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &words->format, N_ ("What to write (text)"), "NAME" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &words->output, N_ ("Write to a file; - is standard output"), "FILE" },
    { "quiet", 'q', 0, G_OPTION_ARG_NONE, &words->quiet, N_ ("Write nothing to the terminal"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  add_group (context, "output", _ ("Output:"), entries, NULL);
}

static const char *const format_names[FRINGE_CLI_N_FORMATS] = {
  [FRINGE_CLI_FORMAT_TEXT] = "text",           [FRINGE_CLI_FORMAT_JSON] = "json",   [FRINGE_CLI_FORMAT_CSV] = "csv",
  [FRINGE_CLI_FORMAT_COLUMBIAX] = "columbiax", [FRINGE_CLI_FORMAT_LATEX] = "latex",
};

static char *
list_formats (guint formats)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (int i = 0; i < FRINGE_CLI_N_FORMATS; i++)
    if (formats & FRINGE_CLI_FORMAT_BIT (i))
      g_strv_builder_add (names, format_names[i]);
  list = g_strv_builder_end (names);
  return g_strjoinv (", ", list);
}

static GOptionContext *
make_context (Words *words, const FringeCliCommand *command)
{
  GOptionContext *context = g_option_context_new (NULL);
  g_autoptr (GString) description = g_string_new (NULL);

  g_option_context_set_summary (context, command->summary);
  add_main_group (context, words, command);
  if (!(command->groups & FRINGE_CLI_GROUP_FILES) || command->groups & FRINGE_CLI_GROUP_PROBLEM)
    add_problem_group (context, words, command->groups);
  if (command->groups & FRINGE_CLI_GROUP_RULES)
    {
      g_autofree char *names = fringe_cli_rules_help ();

      add_rules_group (context, words, command->groups);
      g_string_append (description, names);
    }
  if (command->names != NULL)
    g_string_append (description, command->names);
  if (command->groups & FRINGE_CLI_GROUP_OUTPUT)
    {
      g_autofree char *names = list_formats (command->formats);

      add_output_group (context, words);
      g_string_append_printf (description, "  %-14s%s\n", "--format", names);
    }
  if (description->len > 0)
    {
      g_string_prepend_c (description, '\n');
      g_string_prepend (description, _ ("Names:"));
      g_string_append_c (description, '\n');
    }
  if (command->groups & FRINGE_CLI_GROUP_BOARD)
    g_string_append (description,
                     _ ("BOARD is one argument, such as \"1 0 8 2 5 7 4 6 3\". Without it, the command reads "
                        "standard input."));
  g_option_context_set_description (context, description->str);
  return context;
}

static gboolean
read_size (const char *word, int *rows, int *columns, GError **error)
{
  guint64 sides[2];
  g_auto (GStrv) words = g_strsplit_set (word, "xX", 3);

  if (g_strv_length (words) == 2
      && g_ascii_string_to_unsigned (words[0], 10, FRINGE_SIDE_MIN, FRINGE_SIDE_MAX, &sides[0], NULL)
      && g_ascii_string_to_unsigned (words[1], 10, FRINGE_SIDE_MIN, FRINGE_SIDE_MAX, &sides[1], NULL))
    {
      *rows = (int) sides[0];
      *columns = (int) sides[1];
      return TRUE;
    }
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--size",
                          _ ("“%s” is not a size: it is rows and columns, each 2 to 9, as in 3x4."), word);
}

static gboolean
read_format (const char *word, guint formats, FringeCliFormat *format, GError **error)
{
  g_autofree char *list = NULL;

  for (int i = 0; i < FRINGE_CLI_N_FORMATS; i++)
    if ((formats & FRINGE_CLI_FORMAT_BIT (i)) && g_str_equal (word, format_names[i]))
      {
        *format = (FringeCliFormat) i;
        return TRUE;
      }
  list = list_formats (formats);
  return fringe_cli_fail_word (error, "--format", word, list);
}

static gboolean
read_problem_words (const FringeCliCommand *command, Words *words, FringeCliOptions *options, GError **error)
{
  FringeCliProblemWords *problem = &options->words;
  guint n_boards = words->boards != NULL ? g_strv_length (words->boards) : 0;

  problem->goal = g_steal_pointer (&words->goal);
  if (words->size != NULL && !read_size (words->size, &problem->rows, &problem->columns, error))
    return FALSE;
  if (command->groups & FRINGE_CLI_GROUP_FILES)
    {
      options->files = g_steal_pointer (&words->boards);
      return options->files != NULL
             || fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "FILE", "%s", _ ("Name a file or a folder at least."));
    }
  if (command->groups & FRINGE_CLI_GROUP_FILE)
    {
      options->files = g_steal_pointer (&words->boards);
      return n_boards == 1 || fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "FILE", "%s", _ ("Name one file."));
    }
  if (n_boards > 0 && !(command->groups & FRINGE_CLI_GROUP_BOARD))
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, words->boards[0], "%s", _ ("This command takes no board."));
  if (n_boards > 1)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "BOARD", "%s",
                            _ ("A board is one argument: put it in quotation marks."));
  if (n_boards == 1 && words->boards_file != NULL)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--boards", "%s",
                            _ ("There is a board on the command line already."));
  if (words->keep_going && words->boards_file == NULL)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--keep-going", "%s", _ ("It needs a file of --boards."));

  problem->board = n_boards == 1 ? g_strdup (words->boards[0]) : NULL;
  problem->boards = g_steal_pointer (&words->boards_file);
  problem->keep_going = words->keep_going;
  options->many = problem->boards != NULL;
  return TRUE;
}

static gboolean
read_words (const FringeCliCommand *command, Words *words, FringeCliOptions *options, GError **error)
{
  options->node_limit = NODE_LIMIT;
  options->preset = FRINGE_PRESET_TEXTBOOK;
  if (words->rules.preset != NULL && command->take_preset != NULL
      && command->take_preset (command->data, words->rules.preset))
    g_clear_pointer (&words->rules.preset, g_free);
  if (words->rules.preset != NULL)
    fringe_preset_from_name (words->rules.preset, &options->preset);
  options->has_rules = fringe_cli_rules_words_given (&words->rules);
  options->has_method = words->rules.algorithm != NULL || words->rules.heuristic != NULL;
  options->has_goal_test = words->rules.goal_test != NULL;
  options->has_ties = words->rules.ties != NULL;
  options->search_anyway = words->search_anyway;
  options->quiet = words->quiet;
  options->output = g_steal_pointer (&words->output);

  return fringe_cli_rules_from_words (&words->rules, &options->rules, error)
         && (words->node_limit == NULL
             || fringe_cli_read_number ("--node-limit", words->node_limit, 1, G_MAXINT64, &options->node_limit, error))
         && (words->format == NULL || read_format (words->format, command->formats, &options->format, error))
         && (command->read == NULL || command->read (command->data, error))
         && read_problem_words (command, words, options, error);
}

static gboolean
answer (const Words *words, GOptionContext *context, GError **error)
{
  g_autofree char *help
      = words->help ? g_option_context_get_help (context, FALSE, NULL) : g_strdup ("fringe-cli " FRINGE_VERSION "\n");
  g_autofree char *text = fringe_cli_to_locale (help);

  return fringe_cli_print (text, error);
}

FringeCliOptions *
fringe_cli_options_new (const FringeCliCommand *command, int argc, char *argv[], GError **error)
{
  g_auto (Words) words = { 0 };
  g_autoptr (FringeCliOptions) options = g_new0 (FringeCliOptions, 1);
  g_autoptr (GOptionContext) context = NULL;
  g_autofree char *program = g_strconcat ("fringe-cli ", command->name, NULL);

  g_set_prgname (program);
  context = make_context (&words, command);
  if (!g_option_context_parse (context, &argc, &argv, error))
    {
      g_prefix_error (error, "%s: ", command->name);
      return NULL;
    }
  options->answered = words.help || words.version;
  if (options->answered ? !answer (&words, context, error) : !read_words (command, &words, options, error))
    return NULL;
  return g_steal_pointer (&options);
}

/* The heuristic is checked even where no rules were asked for: those are the textbook's, whose heuristic fits every
 * board. */
gboolean
fringe_cli_options_read_problems (FringeCliOptions *options, GError **error)
{
  options->problems = fringe_cli_problems_read (&options->words, &options->any_bad, error);
  if (options->problems == NULL)
    return FALSE;
  for (guint i = 0; i < options->problems->len; i++)
    {
      const FringeBoard *start = &g_array_index (options->problems, FringeCliProblem, i).start;

      if (!fringe_cli_rules_check_fit ("--heuristic", options->rules.heuristic, start->rows, start->columns, error))
        return FALSE;
    }
  return TRUE;
}

FringeCliStatus
fringe_cli_options_status (const FringeCliOptions *options, FringeCliStatus worst)
{
  return options->any_bad ? FRINGE_CLI_BAD_USAGE : worst;
}

void
fringe_cli_options_free (FringeCliOptions *options)
{
  fringe_cli_problem_words_clear (&options->words);
  g_clear_pointer (&options->problems, g_array_unref);
  g_strfreev (options->files);
  g_free (options->output);
  g_free (options);
}
