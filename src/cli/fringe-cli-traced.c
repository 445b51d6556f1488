/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-traced.h"

#include "fringe-board-text.h"
#include "fringe-cli-explanation.h"
#include "fringe-cli-json.h"
#include "fringe-sentences.h"
#include "fringe-text-table.h"

#include <glib/gi18n-lib.h>

struct _FringeCliTraceReport
{
  const FringeCliOptions *options;
  FringeCliOutput *output;
  FringeTextTable *table; /* (nullable): of several files, as text */
  guint n_bad;
};

static const char *
outcome_of (const FringeTraceAnswer *answer)
{
  if (answer->matches->n_matches == 0)
    return "deviates";
  return answer->is_unfinished ? "unfinished" : "exact";
}

/* Rules in the words of the options. */
static char *
rules_words (const FringeRules *rules)
{
  g_autoptr (GString) words = g_string_new (fringe_algorithm_name (rules->algorithm));
  char moves[FRINGE_N_MOVES + 1];

  fringe_moves_print (rules->moves, moves);
  if (fringe_rules_use_heuristic (rules))
    g_string_append_printf (words, " %s", fringe_heuristic_name (rules->heuristic));
  g_string_append_printf (words, " %s", moves);
  if (fringe_rules_use_ties (rules))
    g_string_append_printf (words, " %s", fringe_ties_name (rules->ties));
  if (fringe_rules_use_duplicates (rules))
    g_string_append_printf (words, " %s", fringe_duplicates_name (rules->duplicates));
  if (fringe_rules_use_goal_test (rules))
    g_string_append_printf (words, " %s", fringe_goal_test_name (rules->goal_test));
  return g_strdup (words->str);
}

/* Returns: (nullable): the rules that stand for a file: the likeliest that match, else those nearest */
static const FringeRules *
rules_of (const FringeTraceAnswer *answer)
{
  if (answer->matches->n_matches > 0)
    return &answer->matches->matches[0].rules;
  return answer->n_deviations > 0 ? &answer->deviations[0].rules : NULL;
}

/* Data. */

static void
add_head (JsonBuilder *builder, const FringeCliTraced *traced)
{
  g_autofree char *path = g_filename_display_name (traced->path);
  const FringeTraceAnswer *answer = traced->answer;

  fringe_cli_json_add_string (builder, "file", path);
  fringe_cli_json_add_string (builder, "problem", traced->problem);
  if (answer != NULL)
    fringe_cli_json_add_boards (builder, &traced->query.start, &traced->query.goal);
  else
    {
      fringe_cli_json_add_null (builder, "start");
      fringe_cli_json_add_null (builder, "goal");
    }
  fringe_cli_json_add_int_where (builder, answer != NULL, "expansions", answer != NULL ? answer->n_expansions : 0);
  fringe_cli_json_add_string (builder, "outcome", answer != NULL ? outcome_of (answer) : NULL);
  if (answer != NULL && traced->query.rules != NULL)
    fringe_cli_json_add_boolean (builder, "right", answer->is_right && answer->n_deviations == 0);
  else
    fringe_cli_json_add_null (builder, "right");
}

/* Returns: (transfer full) (nullable): what the trace has at a deviation: a board, or a number */
static char *
found_text (const FringeDeviation *deviation, const FringeTrace *trace)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE], text[FRINGE_BOARD_TEXT_MAX];
  FringeBoard board;

  if (deviation->kind == FRINGE_DEVIATION_EARLY)
    return NULL;
  if (deviation->kind == FRINGE_DEVIATION_NUMBER)
    return g_strdup (g_ascii_formatd (digits, sizeof digits, "%g",
                                      fringe_trace_seen (trace, deviation->at)->numbers[deviation->number]));
  fringe_trace_board (trace, deviation->at, &board);
  fringe_board_print (&board, text);
  return g_strdup (text);
}

static char *
expected_text (const FringeDeviation *deviation)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE], text[FRINGE_BOARD_TEXT_MAX];

  if (deviation->kind == FRINGE_DEVIATION_BEYOND)
    return NULL;
  if (deviation->kind == FRINGE_DEVIATION_NUMBER)
    return g_strdup (g_ascii_formatd (digits, sizeof digits, "%g", deviation->right));
  fringe_board_print (&deviation->board, text);
  return g_strdup (text);
}

/* The line of the expansion, or of the last one where the trace ends too early. */
static guint
line_of (const FringeDeviation *deviation, const FringeTrace *trace)
{
  return fringe_trace_seen (trace, MIN (deviation->at, fringe_trace_n_expansions (trace) - 1))->line;
}

static const char *
kind_word (const FringeDeviation *deviation)
{
  static const char *const numbers[FRINGE_N_TRACE_NUMBERS] = { "g", "h", "f" };

  switch (deviation->kind)
    {
    case FRINGE_DEVIATION_BEYOND:
      return "beyond";
    case FRINGE_DEVIATION_EARLY:
      return "early";
    case FRINGE_DEVIATION_NUMBER:
      return numbers[deviation->number];
    case FRINGE_DEVIATION_BOARD:
    default:
      return "board";
    }
}

static void
add_place (JsonBuilder *builder, const FringeDeviation *deviation, const FringeTrace *trace)
{
  g_autofree char *found = deviation != NULL ? found_text (deviation, trace) : NULL;

  fringe_cli_json_add_string (builder, "kind", deviation != NULL ? kind_word (deviation) : NULL);
  fringe_cli_json_add_int_where (builder, deviation != NULL, "line",
                                 deviation != NULL ? line_of (deviation, trace) : 0);
  fringe_cli_json_add_int_where (builder, deviation != NULL, "expansion", deviation != NULL ? deviation->at + 1 : 0);
  fringe_cli_json_add_string (builder, "found", found);
}

static void
add_expected (JsonBuilder *builder, const FringeDeviation *deviation, const FringeTrace *trace)
{
  g_autofree char *expected = expected_text (deviation);

  json_builder_begin_object (builder);
  fringe_cli_json_add_rules (builder, &deviation->rules);
  fringe_cli_json_add_boolean (builder, "prints_dropped", deviation->prints_dropped);
  add_place (builder, deviation, trace);
  fringe_cli_json_add_string (builder, "board", deviation->kind != FRINGE_DEVIATION_NUMBER ? expected : NULL);
  fringe_cli_json_add_string (builder, "number", deviation->kind == FRINGE_DEVIATION_NUMBER ? expected : NULL);
  fringe_cli_json_add_int (builder, "step", deviation->step);
  fringe_cli_json_add_string (builder, "because", deviation->because);
  json_builder_end_object (builder);
}

/* Where the trace first leaves what was asked for, or what holds longest; then each of these. */
static void
add_deviation (JsonBuilder *builder, const FringeCliTraced *traced)
{
  const FringeTraceAnswer *answer = traced->answer;

  json_builder_set_member_name (builder, "deviation");
  if (answer == NULL || answer->n_deviations == 0)
    {
      json_builder_add_null_value (builder);
      return;
    }
  json_builder_begin_object (builder);
  add_place (builder, &answer->deviations[0], traced->query.trace);
  json_builder_set_member_name (builder, "expected");
  json_builder_begin_array (builder);
  for (guint i = 0; i < answer->n_deviations; i++)
    add_expected (builder, &answer->deviations[i], traced->query.trace);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

/* Where it leaves more usual rules than those that match. */
static void
add_slips (JsonBuilder *builder, const FringeCliTraced *traced)
{
  const FringeTraceAnswer *answer = traced->answer;

  json_builder_set_member_name (builder, "slips");
  json_builder_begin_array (builder);
  for (guint i = 0; answer != NULL && i < answer->n_usual; i++)
    add_expected (builder, &answer->deviations[answer->n_deviations + i], traced->query.trace);
  json_builder_end_array (builder);
}

static JsonNode *
file_json (const FringeCliTraced *traced)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  const FringeTraceAnswer *answer = traced->answer;

  json_builder_begin_object (builder);
  add_head (builder, traced);
  json_builder_set_member_name (builder, "matches");
  json_builder_begin_array (builder);
  for (guint i = 0; answer != NULL && i < answer->matches->n_matches; i++)
    fringe_cli_json_add_match (builder, &answer->matches->matches[i]);
  json_builder_end_array (builder);
  if (answer != NULL)
    fringe_cli_json_add_boolean (builder, "prints_dropped", answer->prints_dropped);
  else
    fringe_cli_json_add_null (builder, "prints_dropped");
  fringe_cli_json_add_int_where (builder, answer != NULL, "tried", answer != NULL ? answer->matches->n_tried : 0);
  fringe_cli_json_add_int_where (builder, answer != NULL, "undecided",
                                 answer != NULL ? answer->matches->n_undecided : 0);
  add_deviation (builder, traced);
  add_slips (builder, traced);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

static JsonNode *
row_json (const FringeCliTraced *traced)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  const FringeTraceAnswer *answer = traced->answer;
  const FringeDeviation *deviation = answer != NULL && answer->n_deviations > 0 ? &answer->deviations[0] : NULL;
  const FringeRules *rules = answer != NULL ? rules_of (answer) : NULL;
  g_autofree char *words = rules != NULL ? rules_words (rules) : NULL;
  g_autofree char *expected = deviation != NULL ? expected_text (deviation) : NULL;

  json_builder_begin_object (builder);
  add_head (builder, traced);
  fringe_cli_json_add_int_where (builder, answer != NULL, "matches", answer != NULL ? answer->matches->n_matches : 0);
  fringe_cli_json_add_string (builder, "rules", words);
  add_place (builder, deviation, traced->query.trace);
  fringe_cli_json_add_string (builder, "expected", expected);
  fringe_cli_json_add_string (builder, "because", deviation != NULL ? deviation->because : NULL);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

/* Text. */

static void
append_deviation (GString *text, const FringeDeviation *deviation, const FringeTrace *trace)
{
  g_autofree char *rules = fringe_trace_rules_text (&deviation->rules);
  g_autofree char *sentence = fringe_deviation_sentence (deviation, trace);

  g_string_append_printf (text, "\n%s\n  %s\n  %s\n", rules, sentence, deviation->because);
}

/* What was asked for comes first. */
static void
append_asked (GString *text, const FringeCliTraced *traced)
{
  const FringeTraceAnswer *answer = traced->answer;
  g_autofree char *sentence = fringe_trace_asked_sentence (answer);

  if (traced->query.rules == NULL)
    return;
  g_string_append_printf (text, "%s\n", sentence);
  for (guint i = 0; i < answer->n_asked; i++)
    append_deviation (text, &answer->deviations[i], traced->query.trace);
  g_string_append_c (text, '\n');
}

static char *
file_text (const FringeCliTraced *traced)
{
  const FringeTraceAnswer *answer = traced->answer;
  g_autofree char *summary = fringe_trace_summary (answer);
  g_autofree char *habits = fringe_trace_habits (answer, traced->query.rules);
  g_autofree char *usual = fringe_trace_usual_sentence (answer);
  g_autoptr (GString) text = g_string_new (NULL);

  append_asked (text, traced);
  g_string_append_printf (text, "%s\n", summary);
  if (*habits != '\0')
    g_string_append_printf (text, "\n%s\n", habits);
  if (*usual != '\0')
    g_string_append_printf (text, "\n%s\n", usual);
  for (guint i = answer->n_asked; i < answer->n_deviations + answer->n_usual; i++)
    append_deviation (text, &answer->deviations[i], traced->query.trace);
  if (answer->matches->n_matches > 0)
    {
      g_autoptr (FringeExplanation) ordered = fringe_explanation_order (answer->matches);

      g_string_append_c (text, '\n');
      fringe_cli_explanation_append_table (text, ordered);
    }
  return g_strdup (text->str);
}

static void
add_number (FringeTextTable *table, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  fringe_text_table_add (table, text);
}

/* Returns: (transfer full): what the program does instead of what was asked for, and where it first shows; or where it
 * leaves more usual rules than those that match */
static char *
remark_of (const FringeCliTraced *traced)
{
  const FringeTraceAnswer *answer = traced->answer;
  g_autofree char *said = traced->query.rules != NULL ? fringe_trace_habits (answer, traced->query.rules)
                                                      : fringe_trace_usual_sentence (answer);
  g_autofree char *place = answer->n_deviations + answer->n_usual > 0
                               ? fringe_deviation_sentence (&answer->deviations[0], traced->query.trace)
                               : g_strdup ("");

  return fringe_sentences_join (said, place);
}

static void
add_row (FringeTextTable *table, const FringeCliTraced *traced)
{
  const FringeTraceAnswer *answer = traced->answer;
  g_autofree char *path = g_filename_display_basename (traced->path), *words = NULL, *remark = NULL;
  const FringeRules *rules = rules_of (answer);

  fringe_text_table_add (table, path);
  add_number (table, answer->n_expansions);
  fringe_text_table_add (table, answer->n_deviations == 0 ? (answer->is_unfinished ? _ ("unfinished") : _ ("right"))
                                                          : _ ("deviates"));
  add_number (table, answer->matches->n_matches);
  words = rules != NULL ? rules_words (rules) : g_strdup ("–");
  fringe_text_table_add (table, words);
  remark = remark_of (traced);
  fringe_text_table_add (table, remark);
}

static FringeTextTable *
table_new (void)
{
  /* Translators: the titles of a table with a row for each file; the fourth is how many conventions match. */
  const char *const titles[]
      = { _ ("File"), _ ("Expansions"), _ ("Order"), _ ("Matches"), _ ("Most likely rules"), _ ("Remark") };

  return fringe_text_table_new (titles, G_N_ELEMENTS (titles), 1 << 1 | 1 << 3);
}

/* The report. */

FringeCliTraceReport *
fringe_cli_trace_report_new (const FringeCliOptions *options)
{
  FringeCliTraceReport *report = g_new0 (FringeCliTraceReport, 1);

  report->options = options;
  report->output = fringe_cli_output_new (options);
  if (options->many && options->format == FRINGE_CLI_FORMAT_TEXT)
    report->table = table_new ();
  return report;
}

void
fringe_cli_trace_report_free (FringeCliTraceReport *report)
{
  fringe_cli_output_free (report->output);
  g_clear_pointer (&report->table, fringe_text_table_free);
  g_free (report);
}

gboolean
fringe_cli_trace_report_add (FringeCliTraceReport *report, const FringeCliTraced *traced, GError **error)
{
  report->n_bad += traced->problem != NULL;
  if (report->table != NULL)
    {
      if (traced->problem == NULL)
        add_row (report->table, traced);
      return TRUE;
    }
  if (report->options->format == FRINGE_CLI_FORMAT_TEXT)
    {
      g_autofree char *text = file_text (traced);

      return fringe_cli_output_add_text (report->output, text, error);
    }
  else
    {
      gboolean is_json = report->options->format == FRINGE_CLI_FORMAT_JSON;
      g_autoptr (JsonNode) node = is_json ? file_json (traced) : row_json (traced);

      return fringe_cli_output_add_data (report->output, node, error);
    }
}

static gboolean
write_table (FringeCliTraceReport *report, GError **error)
{
  g_autofree char *rows = fringe_text_table_print (report->table), *bad = NULL, *text = NULL;

  if (report->n_bad == 0)
    return fringe_cli_output_add_text (report->output, rows, error);
  bad = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u file could not be checked.",
                                      "%u files could not be checked.", report->n_bad),
                         report->n_bad);
  text = g_strconcat (rows, bad, "\n", NULL);
  return fringe_cli_output_add_text (report->output, text, error);
}

gboolean
fringe_cli_trace_report_finish (FringeCliTraceReport *report, GError **error)
{
  const FringeCliTraced none = { .path = "", .problem = (char *) "" };
  g_autoptr (JsonNode) shape = row_json (&none);

  if (report->table != NULL && !write_table (report, error))
    return FALSE;
  return fringe_cli_output_begin (report->output, shape, error) && fringe_cli_output_finish (report->output, error);
}
