/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-commands.h"

#include "fringe-cli-depths.h"
#include "fringe-cli-output.h"
#include "fringe-cli-progress.h"
#include "fringe-cli-rules.h"
#include "fringe-cli-words.h"
#include "fringe-experiment-print.h"
#include "fringe-experiment-save.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define SAMPLE_MAX 1000000
#define JOBS_MAX 1024
#define CHART_SCALE 2

/* The words of the command line stand first, then what they mean. */
typedef struct
{
  char *depth_words, *sample_word, *seed_word, *method_words, *count_word, *job_word, *chart;
  gboolean all;

  const FringeExperimentPreset *preset; /* NULL where none was named */
  GArray *depths, *methods;
  FringeDepths *boards, *given; /* @given is NULL where they are drawn */
  guint64 sample, seed, n_jobs;
  FringeExperimentCount count;
  FringeFormat chart_format;
} Plan;

static void
plan_clear (Plan *plan)
{
  g_free (plan->depth_words);
  g_free (plan->sample_word);
  g_free (plan->seed_word);
  g_free (plan->method_words);
  g_free (plan->count_word);
  g_free (plan->job_word);
  g_free (plan->chart);
  g_clear_pointer (&plan->depths, g_array_unref);
  g_clear_pointer (&plan->methods, g_array_unref);
  g_clear_pointer (&plan->boards, fringe_depths_free);
  g_clear_pointer (&plan->given, fringe_depths_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Plan, plan_clear)

/* A preset of an experiment begins with the rules of the textbook, as does everything. */
static gboolean
take_preset (gpointer data, const char *name)
{
  Plan *plan = data;

  for (const FringeExperimentPreset *preset = fringe_experiment_presets (); preset->name != NULL; preset++)
    if (strcmp (preset->name, name) == 0)
      plan->preset = preset;
  return plan->preset != NULL;
}

static gboolean
read_numbers (Plan *plan, GError **error)
{
  if (plan->all && plan->sample_word != NULL)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--sample", "%s", _ ("--all takes all boards already."));
  if (plan->all)
    plan->sample = 0;
  return (plan->sample_word == NULL
          || fringe_cli_read_number ("--sample", plan->sample_word, 1, SAMPLE_MAX, &plan->sample, error))
         && (plan->seed_word == NULL
             || fringe_cli_read_number ("--seed", plan->seed_word, 0, G_MAXUINT64, &plan->seed, error))
         && (plan->job_word == NULL
             || fringe_cli_read_number ("--jobs", plan->job_word, 1, JOBS_MAX, &plan->n_jobs, error));
}

static gboolean
read_plan (gpointer data, GError **error)
{
  Plan *plan = data;

  plan->sample = plan->preset != NULL ? plan->preset->sample : FRINGE_EXPERIMENT_SAMPLE_DEFAULT;
  plan->count = plan->preset != NULL ? plan->preset->count : FRINGE_EXPERIMENT_GENERATED;
  if (plan->count_word != NULL && !fringe_experiment_count_from_name (plan->count_word, &plan->count))
    return fringe_cli_fail_word (error, "--count", plan->count_word, "successors, generated, expanded");
  if (plan->chart != NULL
      && (!fringe_format_from_file_name (plan->chart, &plan->chart_format) || plan->chart_format == FRINGE_FORMAT_TEX))
    return fringe_cli_fail_word (error, "--chart", plan->chart, "FILE.png, FILE.svg, FILE.pdf");
  if (plan->depth_words != NULL
      && (plan->depths = fringe_cli_depths_read ("--by-depth", plan->depth_words, error)) == NULL)
    return FALSE;
  return read_numbers (plan, error);
}

/* Methods */

static void
add_method (Plan *plan, FringeRules rules, gboolean has_goal_test)
{
  if (!has_goal_test && plan->preset != NULL && plan->preset->bfs_tests_at_generation
      && rules.algorithm == FRINGE_ALGORITHM_BFS)
    rules.goal_test = FRINGE_GOAL_TEST_GENERATION;
  g_array_append_val (plan->methods, rules);
}

static void
add_preset_methods (Plan *plan, const FringeCliOptions *options)
{
  for (guint i = 0; i < plan->preset->n_methods; i++)
    {
      FringeRules rules = fringe_experiment_preset_method (plan->preset, i, &options->rules);

      if (options->has_goal_test)
        rules.goal_test = options->rules.goal_test;
      if (options->has_ties)
        rules.ties = options->rules.ties;
      g_array_append_val (plan->methods, rules);
    }
}

static gboolean
add_methods (Plan *plan, const FringeCliOptions *options, GError **error)
{
  g_autoptr (GArray) rules = NULL;
  FringeRules base = options->rules;

  /* Other methods in place of those of a preset take the ties of its last one. */
  if (plan->preset != NULL && !options->has_ties)
    base.ties = plan->preset->methods[plan->preset->n_methods - 1].ties;
  plan->methods = g_array_new (FALSE, FALSE, sizeof (FringeRules));
  if (plan->method_words == NULL && plan->preset != NULL && !options->has_method)
    add_preset_methods (plan, options);
  else if (plan->method_words == NULL)
    add_method (plan, base, options->has_goal_test);
  else if ((rules = fringe_cli_rules_read_methods ("--methods", plan->method_words, &base, error)) == NULL)
    return FALSE;
  for (guint i = 0; rules != NULL && i < rules->len; i++)
    add_method (plan, g_array_index (rules, FringeRules, i), options->has_goal_test);
  return plan->methods->len <= FRINGE_EXPERIMENT_METHODS_MAX
         || fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--methods", _ ("There are more than %d methods."),
                             FRINGE_EXPERIMENT_METHODS_MAX);
}

/* The boards */

/* Boards that are given are not drawn, too. */
static gboolean
check_choice (const Plan *plan, const FringeCliOptions *options, GError **error)
{
  if (options->words.boards == NULL)
    return plan->depths != NULL || plan->preset != NULL
           || fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--by-depth", "%s",
                               _ ("Name depths, as in 2,4,6 or 2..12, a preset, or a file of boards."));
  return (plan->depths == NULL && !plan->all && plan->sample_word == NULL && plan->seed_word == NULL)
         || fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--boards", "%s",
                             _ ("--by-depth, --all, --sample and --seed choose boards, but these are given."));
}

/* The boards of a file tell their size, and with it the goal where none was named. */
static gboolean
read_goal (const Plan *plan, FringeCliOptions *options, FringeBoard *goal, GError **error)
{
  FringeCliProblemWords *words = &options->words;

  if (plan->preset != NULL && words->goal == NULL && words->rows == 0)
    {
      char text[FRINGE_BOARD_TEXT_MAX];

      *goal = fringe_experiment_preset_goal ();
      fringe_board_print (goal, text);
      words->goal = g_strdup (text);
    }
  if (words->boards != NULL && !fringe_cli_options_read_problems (options, error))
    return FALSE;
  if (words->boards != NULL)
    *goal = g_array_index (options->problems, FringeCliProblem, 0).goal;
  else if (!fringe_cli_problems_read_goal (words, goal, error))
    return FALSE;
  for (guint i = 0; i < plan->methods->len; i++)
    if (!fringe_cli_rules_check_fit ("--methods", g_array_index (plan->methods, FringeRules, i).heuristic, goal->rows,
                                     goal->columns, error))
      return FALSE;
  return TRUE;
}

static gboolean
take_given (Plan *plan, const FringeCliOptions *options, GError **error)
{
  g_autofree char *name = fringe_cli_input_name (options->words.boards);
  guint n = options->problems->len;
  g_autofree FringeBoard *starts = g_new (FringeBoard, n);
  g_autoptr (GError) reason = NULL;

  for (guint i = 0; i < n; i++)
    starts[i] = g_array_index (options->problems, FringeCliProblem, i).start;
  plan->given = fringe_depths_pick (plan->boards, starts, n, &reason);
  if (plan->given == NULL)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, name, "%s", reason->message);
  plan->sample = 0;
  plan->depths = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint depth = 0; depth <= fringe_depths_largest (plan->given); depth++)
    if (fringe_depths_count (plan->given, depth) > 0)
      g_array_append_val (plan->depths, depth);
  return TRUE;
}

static gboolean
take_boards (Plan *plan, const FringeCliOptions *options, const FringeBoard *goal, GError **error)
{
  const char *option = options->words.boards != NULL ? "--boards" : "--by-depth";

  plan->boards = fringe_cli_depths_new (option, goal, error);
  if (plan->boards == NULL)
    return FALSE;
  if (options->words.boards != NULL)
    return take_given (plan, options, error);
  if (plan->depths == NULL)
    plan->depths = fringe_experiment_preset_depths (plan->preset);
  return fringe_cli_depths_check (option, plan->depths, plan->boards, error);
}

static void
tell (double fraction, const GArray *rows, gpointer progress)
{
  fringe_cli_progress_share (fraction, progress);
}

static gboolean
write_rows (const FringeCliOptions *options, const FringeExperiment *experiment, const GArray *rows, GError **error)
{
  static const FringeExperimentFormat formats[FRINGE_CLI_N_FORMATS] = {
    [FRINGE_CLI_FORMAT_CSV] = FRINGE_EXPERIMENT_CSV,
    [FRINGE_CLI_FORMAT_JSON] = FRINGE_EXPERIMENT_JSON,
    [FRINGE_CLI_FORMAT_LATEX] = FRINGE_EXPERIMENT_LATEX,
  };
  g_autoptr (FringeCliOutput) output = fringe_cli_output_new (options);
  g_autofree char *text = fringe_experiment_print (experiment, rows, formats[options->format]);

  return fringe_cli_output_add_text (output, text, error) && fringe_cli_output_finish (output, error);
}

static gboolean
save_chart (const Plan *plan, const FringeExperiment *experiment, const GArray *rows, GError **error)
{
  const FringeExperimentLook look = { FRINGE_THEME_LIGHT, CHART_SCALE };
  g_autoptr (GError) reason = NULL;
  g_autoptr (GFile) file = plan->chart != NULL ? fringe_cli_file_new (plan->chart, &reason) : NULL;

  if (plan->chart == NULL
      || (file != NULL && fringe_experiment_save_chart (experiment, rows, &look, plan->chart_format, file, &reason)))
    return TRUE;
  return fringe_cli_fail (error, FRINGE_CLI_NOT_WRITTEN, plan->chart, "%s", reason->message);
}

static FringeCliStatus
experiment (Plan *plan, FringeCliOptions *options, GError **error)
{
  FringeExperiment experiment = {
    .count = plan->count, .seed = plan->seed, .node_limit = options->node_limit, .n_threads = (guint) plan->n_jobs
  };
  g_autoptr (GArray) rows = NULL;
  FringeCliStatus status = FRINGE_CLI_DONE;
  FringeCliProgress progress;

  if (!check_choice (plan, options, error) || !add_methods (plan, options, error)
      || !read_goal (plan, options, &experiment.goal, error) || !take_boards (plan, options, &experiment.goal, error))
    return FRINGE_CLI_BAD_USAGE;
  experiment.boards = plan->boards;
  experiment.given = plan->given;
  experiment.sample = (guint) plan->sample;
  experiment.depths = (const guint *) (gconstpointer) plan->depths->data;
  experiment.n_depths = plan->depths->len;
  experiment.methods = (const FringeRules *) (gconstpointer) plan->methods->data;
  experiment.n_methods = plan->methods->len;
  fringe_cli_progress_begin (&progress, options->quiet);
  rows = fringe_experiment_run (&experiment, tell, &progress, NULL, error);
  fringe_cli_progress_end (&progress);
  if (rows == NULL || !save_chart (plan, &experiment, rows, error) || !write_rows (options, &experiment, rows, error))
    return FRINGE_CLI_LIMIT;
  for (guint i = 0; i < rows->len; i++)
    if (g_array_index (rows, FringeExperimentRow, i).n_unsolved > 0)
      status = FRINGE_CLI_LIMIT;
  return fringe_cli_options_status (options, status);
}

FringeCliStatus
fringe_cli_experiment (int argc, char *argv[], GError **error)
{
  g_auto (Plan) plan = { 0 };
  const GOptionEntry entries[] = {
    { "by-depth", 0, 0, G_OPTION_ARG_STRING, &plan.depth_words, N_ ("The depths, as in 2,4,6 or 2..12"), "D,D" },
    { "all", 0, 0, G_OPTION_ARG_NONE, &plan.all, N_ ("Search all boards of each depth"), NULL },
    { "sample", 0, 0, G_OPTION_ARG_STRING, &plan.sample_word, N_ ("Search so many boards of each depth (100)"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &plan.seed_word, N_ ("The seed: equal seeds draw equal boards (0)"), "N" },
    { "methods", 0, 0, G_OPTION_ARG_STRING, &plan.method_words,
      N_ ("Algorithms, each with its heuristic, as in bfs,astar:manhattan"), "A:H,A:H" },
    { "count", 0, 0, G_OPTION_ARG_STRING, &plan.count_word,
      N_ ("What to count: successors, generated or expanded (generated)"), "NAME" },
    { "chart", 0, 0, G_OPTION_ARG_FILENAME, &plan.chart, N_ ("Save a chart of the means, too: PNG, SVG or PDF"),
      "FILE" },
    { "jobs", 0, 0, G_OPTION_ARG_STRING, &plan.job_word, N_ ("Use so many processors (all)"), "N" },
    G_OPTION_ENTRY_NULL,
  };
  const FringeCliCommand command = {
    .name = "experiment",
    .summary = _ ("Searches many boards of each depth by each method, and prints the means of a count."),
    .groups = FRINGE_CLI_GROUP_BOARDS | FRINGE_CLI_GROUP_RULES | FRINGE_CLI_GROUP_OUTPUT,
    .formats = FRINGE_CLI_FORMATS_TABLE | FRINGE_CLI_FORMAT_BIT (FRINGE_CLI_FORMAT_LATEX),
    .entries = entries,
    .names = "  --preset      aima-3.26, aima-3.29, reinefeld, ties\n",
    .take_preset = take_preset,
    .read = read_plan,
    .data = &plan,
  };
  g_autoptr (FringeCliOptions) options = fringe_cli_options_new (&command, argc, argv, error);

  if (options == NULL || options->answered)
    return FRINGE_CLI_DONE;
  return experiment (&plan, options, error);
}
