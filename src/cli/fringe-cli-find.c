/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-commands.h"

#include "fringe-cli-columns.h"
#include "fringe-cli-json.h"
#include "fringe-cli-output.h"
#include "fringe-cli-progress.h"
#include "fringe-cli-rules.h"
#include "fringe-cli-traits.h"
#include "fringe-cli-words.h"
#include "fringe-find.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* The words of the command line stand first, then what they mean. */
typedef struct
{
  char **traits;
  char *count;
  char *seed;

  FringeTrait wanted[FRINGE_TRAITS_MAX];
  FringeFindQuery query;
} Question;

static void
question_clear (Question *question)
{
  g_clear_pointer (&question->traits, g_strfreev);
  g_clear_pointer (&question->count, g_free);
  g_clear_pointer (&question->seed, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Question, question_clear)

static gboolean
read_question (gpointer data, GError **error)
{
  Question *question = data;
  guint64 count = 1;

  if (question->traits == NULL)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--trait", "%s",
                            _ ("Name a trait at least, as in cost=5..8."));
  if (!fringe_cli_traits_read (question->traits, question->wanted, &question->query, error)
      || (question->count != NULL
          && !fringe_cli_read_number ("--count", question->count, 1, FRINGE_FIND_COUNT_MAX, &count, error))
      || (question->seed != NULL
          && !fringe_cli_read_number ("--seed", question->seed, 0, G_MAXUINT64, &question->query.seed, error)))
    return FALSE;
  question->query.count = (guint) count;
  return TRUE;
}

/* Moves, nodes and steps are whole numbers and are written so. */
static void
add_value (JsonBuilder *builder, const char *name, double value)
{
  if (value == floor (value) && fabs (value) < G_MAXINT32)
    fringe_cli_json_add_int (builder, name, (gint64) value);
  else if (isfinite (value))
    fringe_cli_json_add_double (builder, name, value);
  else
    fringe_cli_json_add_null (builder, name);
}

static JsonNode *
instance_json (const FringeFindQuery *query, const FringeInstance *instance)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  fringe_cli_json_add_boards (builder, &instance->start, &instance->goal);
  fringe_cli_json_add_int (builder, "cost", instance->cost);
  fringe_cli_json_add_int (builder, "nodes", instance->nodes);
  json_builder_set_member_name (builder, "traits");
  json_builder_begin_object (builder);
  for (guint i = 0; i < query->n_traits; i++)
    {
      g_autofree char *name = fringe_trait_print (&query->traits[i]);

      add_value (builder, name, instance->values[i].value);
    }
  json_builder_end_object (builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

static char *
instance_text (const FringeFindQuery *query, const FringeInstance *instance)
{
  g_autoptr (FringeCliColumns) columns = fringe_cli_columns_new ();
  char board[FRINGE_BOARD_TEXT_MAX];

  fringe_board_print (&instance->start, board);
  fringe_cli_columns_add (columns, _ ("Start"), board);
  fringe_board_print (&instance->goal, board);
  fringe_cli_columns_add (columns, _ ("Goal"), board);
  fringe_cli_columns_add_count (columns, _ ("Moves"), instance->cost);
  fringe_cli_columns_add_count (columns, _ ("Nodes generated"), instance->nodes);
  for (guint i = 0; i < query->n_traits; i++)
    {
      g_autofree char *name = fringe_trait_print (&query->traits[i]);
      g_autofree char *sentence = fringe_trait_sentence (&query->traits[i], &instance->values[i]);

      fringe_cli_columns_add (columns, name, sentence);
    }
  return fringe_cli_columns_print (columns);
}

static gboolean
add_instance (FringeCliOutput *output,
              const FringeCliOptions *options,
              const FringeFindQuery *query,
              const FringeInstance *instance,
              GError **error)
{
  g_autoptr (JsonNode) data = NULL;
  g_autofree char *text = NULL;

  if (options->format != FRINGE_CLI_FORMAT_TEXT)
    {
      data = instance_json (query, instance);
      return fringe_cli_output_add_data (output, data, error);
    }
  text = instance_text (query, instance);
  return fringe_cli_output_add_text (output, text, error);
}

static gboolean
write_found (const FringeCliOptions *options, const FringeFindQuery *query, const FringeFound *found, GError **error)
{
  g_autoptr (FringeCliOutput) output = fringe_cli_output_new (options);
  const FringeInstance any = { .start = query->goal, .goal = query->goal };
  g_autoptr (JsonNode) shape = instance_json (query, &any);

  if (!fringe_cli_output_begin (output, shape, error))
    return FALSE;
  for (guint i = 0; i < found->n_instances; i++)
    if (!add_instance (output, options, query, &found->instances[i], error))
      return FALSE;
  if (options->format == FRINGE_CLI_FORMAT_TEXT)
    {
      g_autofree char *sentence = fringe_found_sentence (found);
      g_autofree char *line = g_strconcat (sentence, "\n", NULL);

      if (!fringe_cli_output_add_text (output, line, error))
        return FALSE;
    }
  return fringe_cli_output_finish (output, error);
}

static FringeCliStatus
find (Question *question, const FringeCliOptions *options, GError **error)
{
  FringeFindQuery *query = &question->query;
  g_autoptr (FringeFound) found = NULL;
  g_autoptr (GError) reason = NULL;
  FringeCliProgress progress;

  query->rules = options->rules;
  query->node_limit = (guint32) MIN (options->node_limit, FRINGE_NODE_LIMIT_MAX);
  if (!fringe_cli_problems_read_goal (&options->words, &query->goal, error)
      || !fringe_cli_rules_check_fit ("--heuristic", query->rules.heuristic, query->goal.rows, query->goal.columns,
                                      error))
    return FRINGE_CLI_BAD_USAGE;
  fringe_cli_progress_begin (&progress, options->quiet);
  found = fringe_find (query, fringe_cli_progress_share, &progress, NULL, &reason);
  fringe_cli_progress_end (&progress);
  if (found == NULL)
    {
      gboolean has_no_memory = g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
      FringeCliStatus status = has_no_memory ? FRINGE_CLI_LIMIT : FRINGE_CLI_BAD_USAGE;

      fringe_cli_fail (error, status, has_no_memory ? "--heuristic" : "--trait", "%s", reason->message);
      return status;
    }
  write_found (options, query, found, error);
  if (found->n_instances == found->n_wanted)
    return FRINGE_CLI_DONE;
  return found->n_instances > 0 || found->n_undecided > 0 ? FRINGE_CLI_LIMIT : FRINGE_CLI_UNSOLVABLE;
}

FringeCliStatus
fringe_cli_find (int argc, char *argv[], GError **error)
{
  g_auto (Question) question = { 0 };
  const GOptionEntry entries[] = {
    { "trait", 0, 0, G_OPTION_ARG_STRING_ARRAY, &question.traits,
      N_ ("A trait of the board; if there are several, all must hold"), "TRAIT" },
    { "count", 0, 0, G_OPTION_ARG_STRING, &question.count, N_ ("Find so many boards (1)"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &question.seed, N_ ("The seed: equal seeds find equal boards (0)"), "N" },
    G_OPTION_ENTRY_NULL,
  };
  const FringeCliCommand command = {
    .name = "find",
    .summary = _ ("Finds start boards with wanted traits."),
    .groups = FRINGE_CLI_GROUP_RULES | FRINGE_CLI_GROUP_OUTPUT,
    .formats = FRINGE_CLI_FORMATS_TABLE,
    .entries = entries,
    .names = fringe_cli_traits_help,
    .read = read_question,
    .data = &question,
  };
  g_autoptr (FringeCliOptions) options = fringe_cli_options_new (&command, argc, argv, error);

  if (options == NULL || options->answered)
    return FRINGE_CLI_DONE;
  options->many = TRUE;
  return find (&question, options, error);
}
