/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-means.h"

#include "fringe-cli-json.h"
#include "fringe-cli-output.h"
#include "fringe-cli-problems.h"
#include "fringe-cli-progress.h"
#include "fringe-cli-words.h"
#include "fringe-sentences.h"
#include "fringe-text-table.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define TABLE_BYTES_MAX (1 << 20)
#define ROWS_MAX 20
#define DASH "–"

void
fringe_cli_means_words_clear (FringeCliMeansWords *words)
{
  g_clear_pointer (&words->path, g_free);
  g_clear_pointer (&words->sample, g_free);
  g_clear_pointer (&words->seed, g_free);
}

/* Returns: (transfer full) (nullable) (element-type FringeMean) */
static GArray *
read_table (const char *path, GError **error)
{
  g_autoptr (GByteArray) bytes = fringe_cli_input_read (path, TABLE_BYTES_MAX, error);
  g_autofree char *name = fringe_cli_input_name (path), *where = NULL;
  g_autoptr (GArray) faults = NULL;
  const FringeMeansFault *first;
  GArray *means;

  if (bytes == NULL)
    return NULL;
  means = fringe_means_read (bytes->len > 0 ? (const char *) bytes->data : "", bytes->len, &faults);
  if (means != NULL)
    return means;
  first = &g_array_index (faults, FringeMeansFault, 0);
  where = first->line > 0 ? g_strdup_printf ("%s:%d:%d", name, first->line, first->column) : g_strdup (name);
  fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, where, "%s", first->sentence);
  return NULL;
}

static gboolean
read_numbers (const FringeCliMeansWords *words, FringeMeansQuery *query, GError **error)
{
  guint64 sample = FRINGE_EXPERIMENT_SAMPLE_DEFAULT;

  if (words->sample != NULL
      && !fringe_cli_read_number ("--sample", words->sample, 2, FRINGE_MEANS_SAMPLE_MAX, &sample, error))
    return FALSE;
  query->sample = (guint) sample;
  return words->seed == NULL || fringe_cli_read_number ("--seed", words->seed, 0, G_MAXUINT64, &query->seed, error);
}

/* What came out */

static JsonNode *
match_json (const FringeMeansMatch *match)
{
  const FringeMeansFigure *farthest = &match->figures[match->farthest];
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  fringe_cli_json_add_rules (builder, &match->rules);
  fringe_cli_json_add_string (builder, "count", fringe_experiment_count_name (match->count));
  fringe_cli_json_add_int (builder, "compared", match->n_figures);
  fringe_cli_json_add_int (builder, "within", match->n_within);
  fringe_cli_json_add_int (builder, "depth", farthest->depth);
  fringe_cli_json_add_number (builder, "mean", farthest->mean);
  fringe_cli_json_add_number (builder, "errors", farthest->errors);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

static gboolean
write_json (FringeCliOutput *output, const FringeMeansAnswer *answer, GError **error)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "matches");
  json_builder_begin_array (builder);
  for (guint i = 0; i < answer->matches->len; i++)
    json_builder_add_value (builder, match_json (&g_array_index (answer->matches, FringeMeansMatch, i)));
  json_builder_end_array (builder);
  fringe_cli_json_add_int (builder, "tried", answer->n_tried);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  return fringe_cli_output_add_data (output, root, error);
}

static gboolean
write_csv (FringeCliOutput *output, const GArray *matches, GError **error)
{
  const FringeMeansMatch any = { .rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
  g_autoptr (JsonNode) shape = match_json (&any);

  if (!fringe_cli_output_begin (output, shape, error))
    return FALSE;
  for (guint i = 0; i < matches->len; i++)
    {
      g_autoptr (JsonNode) match = match_json (&g_array_index (matches, FringeMeansMatch, i));

      if (!fringe_cli_output_add_data (output, match, error))
        return FALSE;
    }
  return TRUE;
}

static void
add_deviation (FringeTextTable *table, const FringeMeansMatch *match)
{
  const FringeMeansFigure *farthest = &match->figures[match->farthest];
  g_autofree char *errors = g_strdup_printf ("%+.1f", farthest->errors),
                  *mean = g_strdup_printf ("%.1f", farthest->mean);
  g_autofree char *text = g_strdup_printf (
      /* Translators: the depth at which a mean is farthest off, the mean, and by how many standard errors it is off */
      _ ("depth %u: %s, %s s.e."), farthest->depth, mean, errors);

  fringe_text_table_add (table, isfinite (farthest->errors) ? text : DASH);
}

static void
add_row (FringeTextTable *table, const FringeMeansMatch *match)
{
  const FringeRules *rules = &match->rules;
  /* Translators: so many means of so many */
  g_autofree char *within = g_strdup_printf (_ ("%u of %u"), match->n_within, match->n_figures);

  fringe_text_table_add (table, fringe_experiment_count_name (match->count));
  fringe_text_table_add (table, fringe_algorithm_name (rules->algorithm));
  fringe_text_table_add (table, fringe_rules_use_heuristic (rules) ? fringe_heuristic_name (rules->heuristic) : DASH);
  fringe_text_table_add (table, fringe_rules_use_ties (rules) ? fringe_ties_name (rules->ties) : DASH);
  fringe_text_table_add (table,
                         fringe_rules_use_duplicates (rules) ? fringe_duplicates_name (rules->duplicates) : DASH);
  fringe_text_table_add (table, fringe_rules_use_goal_test (rules) ? fringe_goal_test_name (rules->goal_test) : DASH);
  fringe_text_table_add (table, within);
  add_deviation (table, match);
}

static char *
print_table (const GArray *matches)
{
  const char *const titles[] = {
    _ ("Count"),
    _ ("Algorithm"),
    _ ("Heuristic"),
    _ ("Ties"),
    _ ("Duplicates"),
    _ ("Goal test"),
    /* Translators: the title of a column: how many means are within one standard error */
    _ ("Within 1 s.e."),
    /* Translators: the title of a column: where a mean is farthest off, and by how much */
    _ ("Farthest off"),
  };
  g_autoptr (FringeTextTable) table = fringe_text_table_new (titles, G_N_ELEMENTS (titles), 0);

  for (guint i = 0; i < MIN (matches->len, ROWS_MAX); i++)
    add_row (table, &g_array_index (matches, FringeMeansMatch, i));
  return fringe_text_table_print (table);
}

static gboolean
write_text (FringeCliOutput *output, const FringeMeansQuery *query, const FringeMeansAnswer *answer, GError **error)
{
  const GArray *matches = answer->matches;
  g_autofree char *sentence = fringe_means_answer_sentence (answer);
  g_autofree char *table = print_table (matches), *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, query->seed);
  g_autofree char *drawn = NULL, *note = NULL;
  g_autoptr (GString) text = g_string_new (sentence);

  g_string_append_printf (text, "\n\n%s", table);
  if (matches->len > ROWS_MAX)
    {
      g_string_append_printf (text,
                              g_dngettext (GETTEXT_PACKAGE, "… and %u more; --format json lists all.",
                                           "… and %u more; --format json lists all.", matches->len - ROWS_MAX),
                              matches->len - ROWS_MAX);
      g_string_append_c (text, '\n');
    }
  drawn = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "At most %u board of a depth is drawn, by the seed %s.",
                                        "At most %u boards of a depth are drawn, by the seed %s.", query->sample),
                           query->sample, seed);
  note = fringe_sentences_join (drawn, _ ("A printed mean without a standard error is taken for one of as many boards. "
                                          "Moves are in the order UDLR, which hardly matters to a mean."));
  g_string_append_printf (text, "\n%s\n", note);
  return fringe_cli_output_add_text (output, text->str, error);
}

static gboolean
write_matches (const FringeCliOptions *options,
               const FringeMeansQuery *query,
               const FringeMeansAnswer *answer,
               GError **error)
{
  g_autoptr (FringeCliOutput) output = fringe_cli_output_new (options);
  gboolean written;

  if (options->format == FRINGE_CLI_FORMAT_JSON)
    written = write_json (output, answer, error);
  else if (options->format == FRINGE_CLI_FORMAT_CSV)
    written = write_csv (output, answer->matches, error);
  else
    written = write_text (output, query, answer, error);
  return written && fringe_cli_output_finish (output, error);
}

/* Tells a fault of the question from a want of memory. */
static FringeCliStatus
fail (const GError *reason, GError **error)
{
  FringeCliStatus status
      = g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NO_SPACE) ? FRINGE_CLI_LIMIT : FRINGE_CLI_BAD_USAGE;

  fringe_cli_fail (error, status, "--means", "%s", reason->message);
  return status;
}

FringeCliStatus
fringe_cli_means_explain (const FringeCliMeansWords *words,
                          const FringeExplainQuery *explain,
                          FringeCliOptions *options,
                          GError **error)
{
  FringeMeansQuery query = { .explain = *explain };
  g_autoptr (GArray) means = NULL;
  g_autoptr (FringeMeansAnswer) answer = NULL;
  g_autoptr (GError) reason = NULL;
  FringeCliProgress progress;

  if (options->words.board != NULL || options->words.boards != NULL)
    {
      fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--means", "%s",
                       _ ("There is a board on the command line already."));
      return FRINGE_CLI_BAD_USAGE;
    }
  if (!read_numbers (words, &query, error) || (means = read_table (words->path, error)) == NULL
      || !fringe_cli_problems_read_goal (&options->words, &query.goal, error))
    return FRINGE_CLI_BAD_USAGE;
  query.means = means;
  fringe_cli_progress_begin (&progress, options->quiet);
  answer = fringe_means_explain (&query, fringe_cli_progress_share, &progress, NULL, &reason);
  fringe_cli_progress_end (&progress);
  if (answer == NULL)
    return fail (reason, error);
  if (!write_matches (options, &query, answer, error))
    return FRINGE_CLI_LIMIT;
  return fringe_means_answer_count_within (answer, FRINGE_MEANS_ERRORS_MAX) > 0 ? FRINGE_CLI_DONE
                                                                                : FRINGE_CLI_UNSOLVABLE;
}
