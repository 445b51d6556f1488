/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-commands.h"

#include "fringe-cli-explanation.h"
#include "fringe-cli-means.h"
#include "fringe-cli-problems.h"
#include "fringe-cli-progress.h"
#include "fringe-cli-rules.h"
#include "fringe-cli-words.h"

#include <glib/gi18n-lib.h>

static const char *const count_options[FRINGE_N_COUNT_KINDS] = {
  [FRINGE_COUNT_COST] = "--cost",
  [FRINGE_COUNT_EXPANDED] = "--expanded",
  [FRINGE_COUNT_GENERATED] = "--generated",
  [FRINGE_COUNT_OPEN] = "--open",
};

/* The words of the command line stand first, then what they mean. */
typedef struct
{
  char *counts[FRINGE_N_COUNT_KINDS];
  char *path;
  FringeCliMeansWords means;
  char *algorithm_words;
  char *heuristic_words;
  char *node_limit;
  gboolean search_anyway;

  gint64 values[FRINGE_N_COUNT_KINDS];
  FringeExplainQuery query;
} Question;

static void
question_clear (Question *question)
{
  for (int i = 0; i < FRINGE_N_COUNT_KINDS; i++)
    g_clear_pointer (&question->counts[i], g_free);
  g_clear_pointer (&question->path, g_free);
  fringe_cli_means_words_clear (&question->means);
  g_clear_pointer (&question->algorithm_words, g_free);
  g_clear_pointer (&question->heuristic_words, g_free);
  g_clear_pointer (&question->node_limit, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Question, question_clear)

static gboolean
read_counts (Question *question, gboolean *is_given, GError **error)
{
  *is_given = FALSE;
  for (int i = 0; i < FRINGE_N_COUNT_KINDS; i++)
    {
      guint64 count;

      question->values[i] = FRINGE_COUNT_UNKNOWN;
      if (question->counts[i] == NULL)
        continue;
      if (!fringe_cli_read_number (count_options[i], question->counts[i], 0, G_MAXINT64, &count, error))
        return FALSE;
      question->values[i] = (gint64) count;
      *is_given = TRUE;
    }
  return TRUE;
}

static gboolean
read_algorithms (Question *question, GError **error)
{
  g_autoptr (GArray) algorithms = NULL;

  if (question->algorithm_words == NULL)
    return TRUE;
  algorithms = fringe_cli_rules_read_algorithms ("--algorithms", question->algorithm_words, error);
  for (guint i = 0; algorithms != NULL && i < algorithms->len; i++)
    question->query.algorithms |= 1u << g_array_index (algorithms, int, i);
  return algorithms != NULL;
}

static gboolean
read_heuristics (Question *question, GError **error)
{
  FringeExplainQuery *query = &question->query;
  g_autoptr (GArray) heuristics = NULL;

  if (question->heuristic_words == NULL)
    return TRUE;
  heuristics = fringe_cli_rules_read_heuristics ("--heuristics", question->heuristic_words, error);
  if (heuristics == NULL)
    return FALSE;
  if (heuristics->len > FRINGE_EXPLAIN_HEURISTICS_MAX)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--heuristics", _ ("There may be %d heuristics at most."),
                            FRINGE_EXPLAIN_HEURISTICS_MAX);
  for (guint i = 0; i < heuristics->len; i++)
    query->heuristics[query->n_heuristics++] = (FringeHeuristic) g_array_index (heuristics, int, i);
  return TRUE;
}

static gboolean
read_question (gpointer data, GError **error)
{
  Question *question = data;
  gboolean is_given;
  guint64 limit;

  if (!read_counts (question, &is_given, error) || !read_algorithms (question, error)
      || !read_heuristics (question, error))
    return FALSE;
  if (question->node_limit != NULL)
    {
      if (!fringe_cli_read_number ("--node-limit", question->node_limit, 1, FRINGE_NODE_LIMIT_MAX, &limit, error))
        return FALSE;
      question->query.node_limit = (guint32) limit;
    }
  if (question->means.path != NULL)
    return (!is_given && question->path == NULL)
           || fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--means", "%s",
                               _ ("Means are explained alone, without other counts."));
  if (is_given && question->path != NULL)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--observations", "%s",
                            _ ("There are counts on the command line already."));
  if (!is_given && question->path == NULL)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "explain", "%s",
                            _ ("Name a count at least: --cost, --expanded, --generated or --open."));
  return TRUE;
}

/* Returns: (transfer full) (element-type FringeObservation): those of the file, or the one of the command line */
static GArray *
read_observations (const Question *question, FringeCliOptions *options, GError **error)
{
  const FringeCliProblem *problem;
  FringeObservation observation;
  GArray *observations;

  if (question->path != NULL && options->words.board != NULL)
    {
      fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--observations", "%s",
                       _ ("There is a board on the command line already."));
      return NULL;
    }
  if (question->path != NULL)
    return fringe_cli_observations_read (question->path, &options->words, error);
  if (!fringe_cli_options_read_problems (options, error))
    return NULL;
  problem = &g_array_index (options->problems, FringeCliProblem, 0);
  observation.start = problem->start;
  observation.goal = problem->goal;
  memcpy (observation.counts, question->values, sizeof question->values);
  observations = g_array_new (FALSE, FALSE, sizeof (FringeObservation));
  g_array_append_val (observations, observation);
  return observations;
}

/* Returns: (nullable): the first board whose search is not tried, because its goal cannot be reached, which has no
 * cost */
static const FringeObservation *
find_unsolvable (const Question *question)
{
  for (guint i = 0; i < question->query.n_observations; i++)
    {
      const FringeObservation *observation = &question->query.observations[i];

      if (!fringe_board_verdict (&observation->start, &observation->goal).solvable
          && (!question->search_anyway || observation->counts[FRINGE_COUNT_COST] >= 0))
        return observation;
    }
  return NULL;
}

static FringeCliStatus
explain (Question *question, FringeCliOptions *options, GError **error)
{
  g_autoptr (GArray) observations = read_observations (question, options, error);
  g_autoptr (FringeExplanation) explanation = NULL;
  const FringeObservation *unsolvable;
  g_autoptr (GError) reason = NULL;
  FringeCliProgress progress;

  if (observations == NULL)
    return FRINGE_CLI_BAD_USAGE;
  question->query.observations = &g_array_index (observations, FringeObservation, 0);
  question->query.n_observations = observations->len;
  unsolvable = find_unsolvable (question);
  if (unsolvable != NULL)
    {
      const FringeCliProblem problem = { unsolvable->start, unsolvable->goal };

      fringe_cli_explanation_write (options, NULL, &problem, error);
      return FRINGE_CLI_UNSOLVABLE;
    }
  fringe_cli_progress_begin (&progress, options->quiet);
  explanation = fringe_explain (&question->query, fringe_cli_progress_share, &progress, NULL, &reason);
  fringe_cli_progress_end (&progress);
  if (explanation == NULL)
    {
      fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, question->path != NULL ? "--observations" : "BOARD", "%s",
                       reason->message);
      return FRINGE_CLI_BAD_USAGE;
    }
  fringe_cli_explanation_write (options, explanation, NULL, error);
  if (explanation->n_matches > 0)
    return FRINGE_CLI_DONE;
  return explanation->n_undecided > 0 ? FRINGE_CLI_LIMIT : FRINGE_CLI_UNSOLVABLE;
}

FringeCliStatus
fringe_cli_explain (int argc, char *argv[], GError **error)
{
  g_auto (Question) question = { 0 };
  const GOptionEntry entries[] = {
    { "cost", 0, 0, G_OPTION_ARG_STRING, &question.counts[FRINGE_COUNT_COST], N_ ("Moves of the solution"), "N" },
    { "expanded", 0, 0, G_OPTION_ARG_STRING, &question.counts[FRINGE_COUNT_EXPANDED], N_ ("Nodes expanded"), "N" },
    { "generated", 0, 0, G_OPTION_ARG_STRING, &question.counts[FRINGE_COUNT_GENERATED], N_ ("Nodes generated"), "N" },
    { "open", 0, 0, G_OPTION_ARG_STRING, &question.counts[FRINGE_COUNT_OPEN], N_ ("Nodes on the frontier at the end"),
      "N" },
    { "observations", 0, 0, G_OPTION_ARG_FILENAME, &question.path,
      N_ ("A CSV file of boards and counts, which one convention must explain: "
          "start,goal,cost,expanded,generated,open"),
      "FILE" },
    { "means", 0, 0, G_OPTION_ARG_FILENAME, &question.means.path,
      N_ ("A CSV file of means by depth, as textbooks print them: depth,mean,standard_error"), "FILE" },
    { "sample", 0, 0, G_OPTION_ARG_STRING, &question.means.sample,
      N_ ("With --means: search so many boards of each depth (100)"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &question.means.seed, N_ ("With --means: equal seeds draw equal boards (0)"),
      "N" },
    { "algorithms", 0, 0, G_OPTION_ARG_STRING, &question.algorithm_words,
      N_ ("Algorithms to try, separated by commas (astar)"), "A,B" },
    { "heuristics", 0, 0, G_OPTION_ARG_STRING, &question.heuristic_words,
      N_ ("Heuristics to try, separated by commas (all but formulae)"), "A,B" },
    { "node-limit", 0, 0, G_OPTION_ARG_STRING, &question.node_limit,
      N_ ("Generate at most so many nodes in one search (1000000)"), "N" },
    { "search-anyway", 0, 0, G_OPTION_ARG_NONE, &question.search_anyway,
      N_ ("Search although the goal cannot be reached"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autofree char *names = fringe_cli_rules_algorithms_help ("--algorithms");
  const FringeCliCommand command = {
    .name = "explain",
    .summary = _ ("Finds the conventions that give exactly these counts."),
    .groups = FRINGE_CLI_GROUP_BOARD | FRINGE_CLI_GROUP_OUTPUT,
    .formats = FRINGE_CLI_FORMATS_TABLE,
    .entries = entries,
    .names = names,
    .read = read_question,
    .data = &question,
  };
  g_autoptr (FringeCliOptions) options = fringe_cli_options_new (&command, argc, argv, error);

  if (options == NULL || options->answered)
    return FRINGE_CLI_DONE;
  if (question.means.path != NULL)
    return fringe_cli_means_explain (&question.means, &question.query, options, error);
  return explain (&question, options, error);
}
