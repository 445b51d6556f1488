/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-commands.h"

#include "fringe-board-text.h"
#include "fringe-cli-files.h"
#include "fringe-cli-progress.h"
#include "fringe-cli-rules.h"
#include "fringe-cli-traced.h"
#include "fringe-sentences.h"
#include "fringe-trace-read.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* What all files have in common. */
typedef struct
{
  const FringeCliOptions *options;
  gboolean has_start, has_goal;
  FringeBoard start, goal;
  GPtrArray *conventions; /* from fringe_conventions_by_goal_new() */
} Class;

/* What is said on the command line. */

static gboolean
read_start (Class *class, const char *text, GError **error)
{
  const FringeCliProblemWords *words = &class->options->words;
  FringeBoardError problem;
  g_autofree char *sentence = NULL;

  class->has_start = text != NULL;
  if (text == NULL || fringe_board_parse (text, strlen (text), words->rows, words->columns, &class->start, &problem))
    return TRUE;
  sentence = fringe_board_error_sentence (&problem, text, strlen (text));
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--start", "%s", sentence);
}

static gboolean
read_words (Class *class, const char *start, GError **error)
{
  const FringeCliProblemWords *words = &class->options->words;

  if (!read_start (class, start, error))
    return FALSE;
  class->has_goal = words->goal != NULL;
  return !class->has_goal || fringe_cli_problems_read_goal (words, &class->goal, error);
}

/* Files. */

static FringeTrace *
read_trace (const Class *class, const char *path, GError **error)
{
  g_autoptr (GByteArray) bytes = fringe_cli_input_read (path, FRINGE_TRACE_BYTES_MAX, error);
  const FringeCliProblemWords *words = &class->options->words;
  const FringeTraceWords beside = {
    .rows = class->has_goal ? class->goal.rows : words->rows,
    .columns = class->has_goal ? class->goal.columns : words->columns,
    .start = class->has_start ? &class->start : NULL,
  };
  g_autofree char *name = fringe_cli_input_name (path);
  FringeTrace *trace;

  if (bytes == NULL)
    return NULL;
  trace = fringe_trace_read (bytes->len > 0 ? (const char *) bytes->data : "", bytes->len, &beside, error);
  if (trace == NULL)
    g_prefix_error (error, "%s: ", name);
  return trace;
}

/* What is left to be said of the problem when the trace is read: where it starts, and whether the goal can be reached.
 */
static gboolean
complete_query (const Class *class, FringeTraceQuery *query, GError **error)
{
  g_autofree char *verdict = NULL;

  fringe_trace_board (query->trace, 0, &query->start);
  if (class->has_start)
    query->start = class->start;
  query->goal = class->has_goal ? class->goal : fringe_trace_usual_goal (query->trace);
  query->rules = class->options->has_rules ? &class->options->rules : NULL;
  if (!fringe_cli_rules_check_fit ("--heuristic", class->options->rules.heuristic, query->goal.rows,
                                   query->goal.columns, error))
    return FALSE;
  if (class->options->search_anyway || fringe_board_verdict (&query->start, &query->goal).solvable)
    return TRUE;
  verdict = fringe_verdict_sentence (&query->start, &query->goal);
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--goal", "%s", verdict);
}

static gboolean
check_file (Class *class, FringeCliTraced *traced, FringeCliProgress *progress, GError **error)
{
  gboolean is_alone = !class->options->many;

  traced->query.trace = read_trace (class, traced->path, error);
  if (traced->query.trace == NULL || !complete_query (class, &traced->query, error))
    return FALSE;
  traced->answer
      = fringe_trace_check (&traced->query, fringe_conventions_of_goal (class->conventions, &traced->query.goal),
                            is_alone ? fringe_cli_progress_share : NULL, progress, NULL, error);
  return traced->answer != NULL;
}

static FringeCliStatus
status_of (const FringeCliTraced *traced)
{
  const FringeTraceAnswer *answer = traced->answer;

  if (traced->query.rules != NULL ? answer->is_right && answer->n_deviations == 0
                                  : answer->matches->n_matches > 0 && answer->n_deviations == 0)
    return FRINGE_CLI_DONE;
  return answer->matches->n_undecided > 0 ? FRINGE_CLI_LIMIT : FRINGE_CLI_UNSOLVABLE;
}

/* A bad file is named at once, and the rest goes on; one that is alone is an error. */
static FringeCliStatus
check_one (Class *class, FringeCliTraceReport *report, const char *path, FringeCliProgress *progress, GError **error)
{
  FringeCliTraced traced = { .path = path };
  g_autoptr (GError) reason = NULL;
  FringeCliStatus status = FRINGE_CLI_LIMIT;

  if (check_file (class, &traced, progress, &reason))
    status = status_of (&traced);
  else if (class->options->many)
    {
      traced.problem = g_strdup (reason->message);
      fringe_cli_report_error (reason);
    }
  else
    {
      g_set_error (error, FRINGE_CLI_ERROR, FRINGE_CLI_BAD_USAGE, "%s", reason->message);
      status = FRINGE_CLI_BAD_USAGE;
    }
  if (reason == NULL || class->options->many)
    fringe_cli_trace_report_add (report, &traced, error);
  g_clear_pointer (&traced.query.trace, fringe_trace_unref);
  fringe_trace_answer_free (traced.answer);
  g_free (traced.problem);
  return status;
}

static FringeCliStatus
check_all (Class *class, GPtrArray *paths, GError **error)
{
  g_autoptr (FringeCliTraceReport) report = fringe_cli_trace_report_new (class->options);
  FringeCliStatus status = paths->len > 0 ? FRINGE_CLI_DONE : FRINGE_CLI_UNSOLVABLE;
  GError *reason = NULL;
  FringeCliProgress progress;

  fringe_cli_progress_begin (&progress, class->options->quiet);
  for (guint i = 0; i < paths->len && reason == NULL; i++)
    {
      FringeCliStatus its = check_one (class, report, g_ptr_array_index (paths, i), &progress, &reason);

      status = MAX (status, its);
      if (class->options->many)
        fringe_cli_progress_share ((double) (i + 1) / paths->len, &progress);
    }
  fringe_cli_progress_end (&progress);
  if (reason != NULL)
    g_propagate_error (error, reason);
  else
    fringe_cli_trace_report_finish (report, error);
  return status;
}

static gboolean
is_single_file (char **arguments)
{
  return arguments[1] == NULL && !g_file_test (arguments[0], G_FILE_TEST_IS_DIR);
}

FringeCliStatus
fringe_cli_check_trace (int argc, char *argv[], GError **error)
{
  g_autofree char *start = NULL;
  gboolean search_anyway = FALSE;
  const GOptionEntry entries[] = {
    { "start", 0, 0, G_OPTION_ARG_FILENAME, &start, N_ ("The board that the searches start with (the first one)"),
      "BOARD" },
    { "search-anyway", 0, 0, G_OPTION_ARG_NONE, &search_anyway, N_ ("Search although the goal cannot be reached"),
      NULL },
    G_OPTION_ENTRY_NULL,
  };
  const FringeCliCommand command = {
    .name = "check-trace",
    .summary = _ ("Says by which conventions a program expanded its nodes, or where it went wrong."),
    .groups = FRINGE_CLI_GROUP_FILES | FRINGE_CLI_GROUP_PROBLEM | FRINGE_CLI_GROUP_RULES | FRINGE_CLI_GROUP_OUTPUT,
    .formats = FRINGE_CLI_FORMATS_TABLE,
    .entries = entries,
  };
  g_autoptr (FringeCliOptions) options = fringe_cli_options_new (&command, argc, argv, error);
  g_autoptr (GPtrArray) conventions = fringe_conventions_by_goal_new ();
  g_autoptr (GPtrArray) paths = NULL;
  Class class = { .options = options, .conventions = conventions };

  if (options == NULL || options->answered)
    return FRINGE_CLI_DONE;
  options->search_anyway = search_anyway;
  options->many = !is_single_file (options->files);
  paths = fringe_cli_files_list (options->files, NULL, error);
  if (paths == NULL || !read_words (&class, start, error))
    return FRINGE_CLI_BAD_USAGE;
  return check_all (&class, paths, error);
}
