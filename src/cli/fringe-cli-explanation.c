/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-explanation.h"

#include "fringe-cli-json.h"
#include "fringe-cli-output.h"
#include "fringe-cli-table.h"

#include <glib/gi18n-lib.h>

/* Matches that the table of the text format shows. */
#define ROWS_MAX 20
#define N_COLUMNS 8

static void
add_match (JsonBuilder *builder, const FringeMatch *match)
{
  json_builder_begin_object (builder);
  fringe_cli_json_add_rules (builder, &match->rules);
  if (match->preset != FRINGE_N_PRESETS)
    fringe_cli_json_add_string (builder, "preset", fringe_preset_name (match->preset));
  else
    fringe_cli_json_add_null (builder, "preset");
  fringe_cli_json_add_boolean (builder, "counts_goal_as_expanded", match->counts_goal_as_expanded);
  fringe_cli_json_add_boolean (builder, "counts_root_as_generated", match->counts_root_as_generated);
  if (match->solved_start != FRINGE_SOLVED_START_NOT_OBSERVED)
    fringe_cli_json_add_boolean (builder, "counts_solved_start_as_expanded",
                                 match->solved_start == FRINGE_SOLVED_START_COUNTED);
  else
    fringe_cli_json_add_null (builder, "counts_solved_start_as_expanded");
  fringe_cli_json_add_boolean (builder, "admissible", match->is_admissible);
  fringe_cli_json_add_int (builder, "group", match->group);
  json_builder_end_object (builder);
}

static gboolean
write_json (FringeCliOutput *output, const FringeExplanation *explanation, GError **error)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "matches");
  json_builder_begin_array (builder);
  for (guint i = 0; i < explanation->n_matches; i++)
    add_match (builder, &explanation->matches[i]);
  json_builder_end_array (builder);
  fringe_cli_json_add_int (builder, "tried", explanation->n_tried);
  fringe_cli_json_add_int (builder, "undecided", explanation->n_undecided);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  return fringe_cli_output_add_data (output, root, error);
}

static gboolean
write_csv (FringeCliOutput *output, const FringeExplanation *explanation, GError **error)
{
  for (guint i = 0; i < explanation->n_matches; i++)
    {
      g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
      g_autoptr (JsonNode) root = NULL;

      add_match (builder, &explanation->matches[i]);
      root = json_builder_get_root (builder);
      if (!fringe_cli_output_add_data (output, root, error))
        return FALSE;
    }
  return TRUE;
}

static void
add_row (FringeCliTable *table, const FringeMatch *match)
{
  const FringeRules *rules = &match->rules;
  char moves[FRINGE_N_MOVES + 1];

  fringe_moves_print (rules->moves, moves);
  fringe_cli_table_add (table, fringe_algorithm_name (rules->algorithm));
  fringe_cli_table_add (table, fringe_rules_use_heuristic (rules) ? fringe_heuristic_name (rules->heuristic) : "–");
  fringe_cli_table_add (table, moves);
  fringe_cli_table_add (table, fringe_rules_use_ties (rules) ? fringe_ties_name (rules->ties) : "–");
  fringe_cli_table_add (table, fringe_rules_use_duplicates (rules) ? fringe_duplicates_name (rules->duplicates) : "–");
  fringe_cli_table_add (table, fringe_rules_use_goal_test (rules) ? fringe_goal_test_name (rules->goal_test) : "–");
  if (match->counts_goal_as_expanded && match->counts_root_as_generated)
    /* Translators: nodes that a program counts and others do not. */
    fringe_cli_table_add (table, _("goal, start"));
  else if (match->counts_goal_as_expanded)
    fringe_cli_table_add (table, _("goal"));
  else
    fringe_cli_table_add (table, match->counts_root_as_generated ? _("start") : "–");
  fringe_cli_table_add (table, match->preset != FRINGE_N_PRESETS ? fringe_preset_name (match->preset) : "–");
}

static char *
print_table (const FringeExplanation *explanation)
{
  const char *const titles[N_COLUMNS] = {
    _("Algorithm"), _("Heuristic"),
                        _("Moves"), _("Ties"),
                                        _("Duplicates"),
                                           _("Goal test"),
                                              /* Translators: the title of a column: "goal" where the goal is counted as
                                               * expanded, "start" where the start is counted as generated. */
                                              _("Also counted"), _("Preset"),
                                              };
  g_autoptr (FringeCliTable) table = fringe_cli_table_new (titles, N_COLUMNS, 0);

  for (guint i = 0; i < MIN (explanation->n_matches, ROWS_MAX); i++)
    add_row (table, &explanation->matches[i]);
  return fringe_cli_table_print (table);
}

static gboolean
write_text (FringeCliOutput *output, const FringeExplanation *explanation, GError **error)
{
  g_autofree char *sentences = fringe_explanation_sentences (explanation);
  g_autofree char *distinction = fringe_explanation_distinction_sentences (explanation);
  g_autoptr (GString) text = g_string_new (sentences);
  guint n_more = explanation->n_matches > ROWS_MAX ? explanation->n_matches - ROWS_MAX : 0;

  g_string_append_c (text, '\n');
  if (explanation->n_matches > 0)
    {
      g_autofree char *table = print_table (explanation);
      g_autofree char *likeliest = fringe_match_sentences (&explanation->matches[0]);

      g_string_append_printf (text, "\n%s", table);
      if (n_more > 0)
        g_string_append_printf (text,
                                g_dngettext (GETTEXT_PACKAGE, "%u more is in the formats json and csv.",
                                             "%u more are in the formats json and csv.", n_more),
                                n_more);
      g_string_append_printf (text, "%s\n%s\n", n_more > 0 ? "\n" : "", likeliest);
    }
  if (distinction != NULL)
    g_string_append_printf (text, "\n%s\n", distinction);
  return fringe_cli_output_add_text (output, text->str, error);
}

gboolean
fringe_cli_explanation_write (const FringeCliOptions *options, const FringeExplanation *explanation, GError **error)
{
  g_autoptr (FringeCliOutput) output = fringe_cli_output_new (options);
  gboolean written;

  switch (options->format)
    {
    case FRINGE_CLI_FORMAT_JSON:
      written = write_json (output, explanation, error);
      break;
    case FRINGE_CLI_FORMAT_CSV:
      written = write_csv (output, explanation, error);
      break;
    case FRINGE_CLI_FORMAT_TEXT:
    case FRINGE_CLI_FORMAT_COLUMBIAX:
    case FRINGE_CLI_N_FORMATS:
    default:
      written = write_text (output, explanation, error);
      break;
    }
  return written && fringe_cli_output_finish (output, error);
}
