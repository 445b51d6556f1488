/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-explanation.h"

#include "fringe-cli-json.h"
#include "fringe-cli-output.h"
#include "fringe-cli-result.h"
#include "fringe-text-table.h"

#include <glib/gi18n-lib.h>

void
fringe_cli_json_add_match (JsonBuilder *builder, const FringeMatch *match)
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

/* Returns: how many matches from @first on share a row of the table: those that a sentence names have one of their own,
 * the others of a group have one together */
static guint
row_length (const FringeExplanation *ordered, guint first)
{
  guint end = first + 1;

  if (fringe_explanation_names (ordered, first))
    return 1;
  while (end < ordered->n_matches && ordered->matches[end].group == ordered->matches[first].group)
    end++;
  return end - first;
}

/* A table of text has so many rows at most, and a cell that lists values is so wide at most; beyond that it tells how
 * many they are. */
#define ROWS_MAX 20
#define CELL_MAX 24
#define N_MOVE_ORDERS 24
#define DASH "–"

typedef enum
{
  COLUMN_ALGORITHM,
  COLUMN_HEURISTIC,
  COLUMN_MOVES,
  COLUMN_TIES,
  COLUMN_DUPLICATES,
  COLUMN_GOAL_TEST,
  COLUMN_COUNTED,
  COLUMN_PRESET,
  N_COLUMNS
} Column;

/* Returns: how many values a choice has that may all match; 0 of others */
static guint
n_values (const FringeExplanation *explanation, Column column)
{
  const guint n[N_COLUMNS] = {
    [COLUMN_HEURISTIC] = explanation->n_heuristics,
    [COLUMN_MOVES] = N_MOVE_ORDERS,
    [COLUMN_TIES] = FRINGE_N_TIES,
    [COLUMN_DUPLICATES] = FRINGE_N_DUPLICATES,
    [COLUMN_GOAL_TEST] = FRINGE_N_GOAL_TESTS,
  };

  return n[column];
}

/* Writes the object. @explanation: (nullable): none where @problem cannot be solved */
static gboolean
write_json (FringeCliOutput *output,
            const FringeExplanation *explanation,
            const FringeCliProblem *problem,
            GError **error)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "matches");
  json_builder_begin_array (builder);
  for (guint i = 0; explanation != NULL && i < explanation->n_matches; i++)
    fringe_cli_json_add_match (builder, &explanation->matches[i]);
  json_builder_end_array (builder);
  fringe_cli_json_add_int (builder, "tried", explanation != NULL ? explanation->n_tried : 0);
  fringe_cli_json_add_int (builder, "undecided", explanation != NULL ? explanation->n_undecided : 0);
  if (problem != NULL)
    {
      g_autofree char *reason = fringe_cli_json_verdict (problem);

      fringe_cli_json_add_string (builder, "reason", reason);
    }
  else
    fringe_cli_json_add_null (builder, "reason");
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  return fringe_cli_output_add_data (output, root, error);
}

static JsonNode *
match_json (const FringeMatch *match)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  fringe_cli_json_add_match (builder, match);
  return json_builder_get_root (builder);
}

static gboolean
write_csv (FringeCliOutput *output, const FringeExplanation *explanation, GError **error)
{
  const FringeMatch any = { .rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
  g_autoptr (JsonNode) shape = match_json (&any);

  if (!fringe_cli_output_begin (output, shape, error))
    return FALSE;
  for (guint i = 0; explanation != NULL && i < explanation->n_matches; i++)
    {
      g_autoptr (JsonNode) match = match_json (&explanation->matches[i]);

      if (!fringe_cli_output_add_data (output, match, error))
        return FALSE;
    }
  return TRUE;
}

static const char *
counted_word (const FringeMatch *match)
{
  if (match->counts_goal_as_expanded && match->counts_root_as_generated)
    /* Translators: nodes that a program counts and others do not. */
    return _ ("goal, start");
  if (match->counts_goal_as_expanded)
    return _ ("goal");
  return match->counts_root_as_generated ? _ ("start") : DASH;
}

/* Returns: the word of a choice. @moves: room for an order of moves */
static const char *
value_word (const FringeMatch *match, Column column, char moves[FRINGE_N_MOVES + 1])
{
  const FringeRules *rules = &match->rules;

  switch (column)
    {
    case COLUMN_ALGORITHM:
      return fringe_algorithm_name (rules->algorithm);
    case COLUMN_HEURISTIC:
      return fringe_rules_use_heuristic (rules) ? fringe_heuristic_name (rules->heuristic) : DASH;
    case COLUMN_MOVES:
      fringe_moves_print (rules->moves, moves);
      return moves;
    case COLUMN_TIES:
      return fringe_rules_use_ties (rules) ? fringe_ties_name (rules->ties) : DASH;
    case COLUMN_DUPLICATES:
      return fringe_rules_use_duplicates (rules) ? fringe_duplicates_name (rules->duplicates) : DASH;
    case COLUMN_GOAL_TEST:
      return fringe_rules_use_goal_test (rules) ? fringe_goal_test_name (rules->goal_test) : DASH;
    case COLUMN_COUNTED:
      return counted_word (match);
    case COLUMN_PRESET:
    case N_COLUMNS:
    default:
      return match->preset != FRINGE_N_PRESETS ? fringe_preset_name (match->preset) : DASH;
    }
}

/* Returns: (transfer full): the different values of a choice, "UDLR / DULR", or how many they are: "8 of 24" */
static char *
values_text (const FringeExplanation *ordered, guint first, guint n, Column column)
{
  const FringeMatch *matches = &ordered->matches[first];
  guint n_all = n_values (ordered, column);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;
  char moves[FRINGE_N_MOVES + 1];

  for (guint i = 0; i < n; i++)
    {
      const char *word = value_word (&matches[i], column, moves);

      if (!g_ptr_array_find_with_equal_func (words, word, g_str_equal, NULL)
          && !(column == COLUMN_PRESET && g_str_equal (word, DASH)))
        g_ptr_array_add (words, g_strdup (word));
    }
  if (words->len > 1 && words->len == n_all)
    /* Translators: in a table of conventions: every value of a choice, all orders of moves for instance. */
    return g_strdup (_ ("any"));
  g_ptr_array_add (words, NULL);
  text = g_strjoinv (" / ", (char **) words->pdata);
  if (n_all > 0 && words->len > 2 && strlen (text) > CELL_MAX)
    /* Translators: in a table of conventions: so many values of a choice of so many that there are. */
    return g_strdup_printf (_ ("%u of %u"), words->len - 1, n_all);
  return g_strdup (*text != '\0' ? text : DASH);
}

/* Adds the numbers of the matches, from 1, then the values of each choice. */
static void
add_row (FringeTextTable *table, const FringeExplanation *ordered, guint first, guint n)
{
  g_autofree char *numbers
      = n == 1 ? g_strdup_printf ("%u", first + 1) : g_strdup_printf ("%u–%u", first + 1, first + n);

  fringe_text_table_add (table, numbers);
  for (int column = 0; column < N_COLUMNS; column++)
    {
      g_autofree char *text = values_text (ordered, first, n, (Column) column);

      fringe_text_table_add (table, text);
    }
}

/* Returns: (transfer full): the rows; @n_more: the matches that are in none of them */
static char *
print_table (const FringeExplanation *ordered, guint *n_more)
{
  const char *const titles[1 + N_COLUMNS] = {
    _ ("Match"),
    _ ("Algorithm"),
    _ ("Heuristic"),
    _ ("Moves"),
    _ ("Ties"),
    _ ("Duplicates"),
    _ ("Goal test"),
    /* Translators: the title of a column: "goal" where
     * the goal is counted as expanded, "start" where
     * the start is counted as generated. */
    _ ("Also counted"),
    _ ("Preset"),
  };
  g_autoptr (FringeTextTable) table = fringe_text_table_new (titles, 1 + N_COLUMNS, 0);
  guint n_rows = 0;

  *n_more = 0;
  for (guint i = 0, n; i < ordered->n_matches; i += n)
    {
      n = row_length (ordered, i);
      if (n_rows < ROWS_MAX || fringe_explanation_names (ordered, i))
        add_row (table, ordered, i, n);
      else
        *n_more += n;
      n_rows++;
    }
  return fringe_text_table_print (table);
}

void
fringe_cli_explanation_append_table (GString *text, const FringeExplanation *ordered)
{
  guint n_more;
  g_autofree char *table = print_table (ordered, &n_more);

  g_string_append (text, table);
  if (n_more == 0)
    return;
  g_string_append_printf (text,
                          /* Translators: stands below a table of conventions that is not whole. */
                          g_dngettext (GETTEXT_PACKAGE, "… and %u more; --format json lists all.",
                                       "… and %u more; --format json lists all.", n_more),
                          n_more);
  g_string_append_c (text, '\n');
}

static void
append_matches (GString *text, const FringeExplanation *explanation)
{
  FringeExplanation *ordered = fringe_explanation_order (explanation);
  g_autofree char *distinction = fringe_explanation_distinction_sentences (ordered);
  g_autofree char *likeliest = fringe_match_sentences (&ordered->matches[0]);

  g_string_append_c (text, '\n');
  fringe_cli_explanation_append_table (text, ordered);
  g_string_append_printf (text, "\n%s\n", likeliest);
  if (distinction != NULL)
    g_string_append_printf (text, "\n%s\n", distinction);
  fringe_explanation_free (ordered);
}

static gboolean
write_text (FringeCliOutput *output, const FringeExplanation *explanation, GError **error)
{
  g_autofree char *sentences = fringe_explanation_sentences (explanation);
  g_autoptr (GString) text = g_string_new (sentences);

  g_string_append_c (text, '\n');
  if (explanation->n_matches > 0)
    append_matches (text, explanation);
  return fringe_cli_output_add_text (output, text->str, error);
}

static gboolean
write_verdict (FringeCliOutput *output, const FringeCliProblem *problem, GError **error)
{
  g_autofree char *text = fringe_cli_verdict_text (problem);

  return fringe_cli_output_add_text (output, text, error);
}

gboolean
fringe_cli_explanation_write (const FringeCliOptions *options,
                              const FringeExplanation *explanation,
                              const FringeCliProblem *unsolvable,
                              GError **error)
{
  g_autoptr (FringeCliOutput) output = fringe_cli_output_new (options);
  gboolean written;

  switch (options->format)
    {
    case FRINGE_CLI_FORMAT_JSON:
      written = write_json (output, explanation, unsolvable, error);
      break;
    case FRINGE_CLI_FORMAT_CSV:
      if (unsolvable != NULL)
        fringe_cli_note_verdict (options, unsolvable);
      written = write_csv (output, explanation, error);
      break;
    case FRINGE_CLI_FORMAT_TEXT:
    case FRINGE_CLI_FORMAT_COLUMBIAX:
    case FRINGE_CLI_FORMAT_LATEX:
    case FRINGE_CLI_N_FORMATS:
    default:
      written
          = unsolvable != NULL ? write_verdict (output, unsolvable, error) : write_text (output, explanation, error);
      break;
    }
  return written && fringe_cli_output_finish (output, error);
}
