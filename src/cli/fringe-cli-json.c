/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-json.h"

#include "fringe-branching.h"
#include "fringe-cli-result.h"
#include "fringe-json-writer.h"
#include "fringe-record-words.h"
#include "fringe-sentences.h"
#include "fringe-text-output.h"

#include <locale.h>
#include <math.h>
#include <string.h>

#define DECIMALS "6"
#define PARTS 1e6
#define FRACTION_MAX 64

void
fringe_cli_json_add_string (JsonBuilder *builder, const char *name, const char *value)
{
  json_builder_set_member_name (builder, name);
  if (value != NULL)
    json_builder_add_string_value (builder, value);
  else
    json_builder_add_null_value (builder);
}

void
fringe_cli_json_add_int (JsonBuilder *builder, const char *name, gint64 value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, value);
}

void
fringe_cli_json_add_double (JsonBuilder *builder, const char *name, double value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_double_value (builder, round (value * PARTS) / PARTS);
}

void
fringe_cli_json_add_boolean (JsonBuilder *builder, const char *name, gboolean value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_boolean_value (builder, value);
}

void
fringe_cli_json_add_null (JsonBuilder *builder, const char *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_null_value (builder);
}

void
fringe_cli_json_add_number (JsonBuilder *builder, const char *name, double value)
{
  json_builder_set_member_name (builder, name);
  if (value == floor (value))
    json_builder_add_int_value (builder, (gint64) value);
  else
    json_builder_add_double_value (builder, value);
}

void
fringe_cli_json_add_int_where (JsonBuilder *builder, gboolean applies, const char *name, gint64 value)
{
  if (applies)
    fringe_cli_json_add_int (builder, name, value);
  else
    fringe_cli_json_add_null (builder, name);
}

static void
add_double_where (JsonBuilder *builder, gboolean applies, const char *name, double value)
{
  if (applies)
    fringe_cli_json_add_double (builder, name, value);
  else
    fringe_cli_json_add_null (builder, name);
}

static void
add_string_where (JsonBuilder *builder, gboolean applies, const char *name, const char *value)
{
  fringe_cli_json_add_string (builder, name, applies ? value : NULL);
}

void
fringe_cli_json_add_boards (JsonBuilder *builder, const FringeBoard *start, const FringeBoard *goal)
{
  char text[FRINGE_BOARD_TEXT_MAX];

  fringe_board_print (start, text);
  fringe_cli_json_add_string (builder, "start", text);
  fringe_board_print (goal, text);
  fringe_cli_json_add_string (builder, "goal", text);
}

static void
add_problem (JsonBuilder *builder, const FringeCliProblem *problem)
{
  fringe_cli_json_add_boards (builder, &problem->start, &problem->goal);
  fringe_cli_json_add_int (builder, "rows", problem->start.rows);
  fringe_cli_json_add_int (builder, "columns", problem->start.columns);
}

void
fringe_cli_json_add_rules (JsonBuilder *builder, const FringeRules *rules)
{
  char moves[FRINGE_N_MOVES + 1];

  fringe_moves_print (rules->moves, moves);
  json_builder_set_member_name (builder, "rules");
  json_builder_begin_object (builder);
  fringe_cli_json_add_string (builder, "algorithm", fringe_algorithm_name (rules->algorithm));
  add_string_where (builder, fringe_rules_use_heuristic (rules), "heuristic", fringe_heuristic_name (rules->heuristic));
  json_builder_set_member_name (builder, "weight");
  if (rules->algorithm == FRINGE_ALGORITHM_WASTAR)
    json_builder_add_double_value (builder, rules->weight);
  else
    json_builder_add_null_value (builder);
  fringe_cli_json_add_string (builder, "moves", moves);
  add_string_where (builder, fringe_rules_use_ties (rules), "ties", fringe_ties_name (rules->ties));
  add_string_where (builder, fringe_rules_use_duplicates (rules), "duplicates",
                    fringe_duplicates_name (rules->duplicates));
  add_string_where (builder, fringe_rules_use_goal_test (rules), "goal_test", fringe_goal_test_name (rules->goal_test));
  json_builder_end_object (builder);
}

static void
add_ids (JsonBuilder *builder, const FringeCliResult *result)
{
  json_builder_set_member_name (builder, "ids");
  if (result->ids == NULL)
    {
      json_builder_add_null_value (builder);
      return;
    }
  json_builder_begin_array (builder);
  for (guint32 i = 0; i <= result->cost; i++)
    json_builder_add_int_value (builder, (gint64) result->ids[i]);
  json_builder_end_array (builder);
}

static void
add_solution (JsonBuilder *builder, const FringeCliResult *result, gboolean with_ids)
{
  gboolean is_solved = result->ids != NULL;
  g_autofree char *moves = fringe_cli_moves_text (result);

  fringe_cli_json_add_int_where (builder, is_solved, "cost", result->cost);
  add_string_where (builder, is_solved, "moves", moves);
  if (with_ids)
    add_ids (builder, result);
}

/* @iterations: (nullable): those of IDA* */
static void
add_iterations (JsonBuilder *builder, const GArray *iterations)
{
  json_builder_set_member_name (builder, "iterations");
  if (iterations == NULL)
    {
      json_builder_add_null_value (builder);
      return;
    }
  json_builder_begin_array (builder);
  for (guint i = 0; i < iterations->len; i++)
    {
      const FringeIteration *iteration = &g_array_index (iterations, FringeIteration, i);

      json_builder_begin_object (builder);
      fringe_cli_json_add_number (builder, "bound", iteration->bound);
      fringe_cli_json_add_int (builder, "expanded", (gint64) iteration->expanded);
      fringe_cli_json_add_int (builder, "generated", (gint64) iteration->generated);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_counts (JsonBuilder *builder, const FringeCliResult *result)
{
  const FringeCounts *counts = &result->counts;
  gboolean is_searched = result->outcome != FRINGE_OUTCOME_UNSOLVABLE;
  gboolean has_frontier = is_searched && !result->is_idastar, has_moves = result->ids != NULL && result->cost > 0;
  const FringeBoard *start = &result->problem->start;

  fringe_cli_json_add_int_where (builder, is_searched, "generated", (gint64) result->generated);
  fringe_cli_json_add_int_where (builder, is_searched, "expanded", (gint64) result->expanded);
  fringe_cli_json_add_int_where (builder, is_searched, "explored", (gint64) result->generated + 1);
  fringe_cli_json_add_int_where (builder, is_searched, "successors", (gint64) result->successors);
  fringe_cli_json_add_int_where (builder, has_frontier, "open", counts->open);
  fringe_cli_json_add_int_where (builder, has_frontier, "max_open", counts->max_open);
  fringe_cli_json_add_int_where (builder, result->ids != NULL, "search_depth", result->cost);
  fringe_cli_json_add_int_where (builder, is_searched, "max_depth", counts->max_depth);
  add_double_where (builder, has_moves, "branching", fringe_branching_factor (result->generated, result->cost));
  add_double_where (builder, has_moves, "effective_depth",
                    fringe_effective_depth (start->rows, start->columns, result->generated));
  fringe_cli_json_add_int_where (builder, has_frontier, "stale", counts->stale);
  add_iterations (builder, is_searched ? result->iterations : NULL);
  add_double_where (builder, is_searched, "seconds", result->seconds);
  fringe_cli_json_add_int_where (builder, is_searched, "bytes", (gint64) result->bytes);
}

JsonNode *
fringe_cli_solve_json (const FringeCliResult *result, gboolean with_ids)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  add_problem (builder, result->problem);
  fringe_cli_json_add_rules (builder, &result->rules);
  fringe_cli_json_add_string (builder, "outcome", fringe_outcome_name (result->outcome));
  add_solution (builder, result, with_ids);
  add_counts (builder, result);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

/* JSON-GLib would write 17 digits: 0.00011900000000000001. A number gets as many as it takes to read it again. */
static void
print_double (FringeJsonWriter *json, const char *name, double value)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char digits[FRACTION_MAX];

  g_ascii_formatd (digits, sizeof digits, "%." DECIMALS "f", fabs (value) < G_MAXINT32 ? value : 0);
  if (g_ascii_strtod (digits, NULL) == value)
    for (size_t end = strlen (digits); digits[end - 1] == '0' && digits[end - 2] != '.'; end--)
      digits[end - 1] = '\0';
  else
    {
      fringe_append_double (text, value);
      g_strlcpy (digits, text->str, sizeof digits);
    }
  fringe_json_literal (json, name, digits);
}

static void
print_value (FringeJsonWriter *json, const char *name, JsonNode *node)
{
  GType type = json_node_get_value_type (node);

  if (type == G_TYPE_STRING)
    fringe_json_text (json, name, json_node_get_string (node));
  else if (type == G_TYPE_DOUBLE)
    print_double (json, name, json_node_get_double (node));
  else if (type == G_TYPE_BOOLEAN)
    fringe_json_literal (json, name, json_node_get_boolean (node) ? "true" : "false");
  else
    fringe_json_count (json, name, json_node_get_int (node));
}

static void
print_node (FringeJsonWriter *json, const char *name, JsonNode *node)
{
  JsonNode *member;
  JsonObjectIter iter;

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      fringe_json_begin (json, name, '{');
      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &name, &member))
        print_node (json, name, member);
      fringe_json_end (json, '}');
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    {
      fringe_json_begin (json, name, '[');
      for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
        print_node (json, NULL, json_array_get_element (json_node_get_array (node), i));
      fringe_json_end (json, ']');
    }
  else if (JSON_NODE_HOLDS_NULL (node))
    fringe_json_text (json, name, NULL);
  else
    print_value (json, name, node);
}

char *
fringe_cli_json_print (JsonNode *node)
{
  FringeJsonWriter json = { .text = g_string_new (NULL) };

  print_node (&json, NULL, node);
  return g_string_free (json.text, FALSE);
}

char *
fringe_cli_json_verdict (const FringeCliProblem *problem)
{
  locale_t english = newlocale (LC_ALL_MASK, "C", (locale_t) 0), before;
  char *sentence;

  if (english == (locale_t) 0)
    return fringe_verdict_sentence (&problem->start, &problem->goal);
  before = uselocale (english);
  sentence = fringe_verdict_sentence (&problem->start, &problem->goal);
  uselocale (before);
  freelocale (english);
  return sentence;
}

/* Returns: whether there is an h: the perfect heuristic has none on a large board, nor where the goal is out of reach
 */
static gboolean
find_h (const FringeCliProblem *problem, FringeHeuristic heuristic, const FringeEstimate *estimate, double *h)
{
  if (estimate->heuristic != heuristic)
    return FALSE;
  *h = fringe_estimate_h (estimate, &problem->start);
  return isfinite (*h);
}

static void
add_heuristics (JsonBuilder *builder,
                const FringeCliProblem *problem,
                const GArray *heuristics,
                const GArray *estimates)
{
  json_builder_set_member_name (builder, "heuristics");
  json_builder_begin_object (builder);
  for (guint i = 0; i < heuristics->len; i++)
    {
      FringeHeuristic heuristic = (FringeHeuristic) g_array_index (heuristics, int, i);
      double h = 0;

      if (find_h (problem, heuristic, &g_array_index (estimates, FringeEstimate, i), &h))
        fringe_cli_json_add_number (builder, fringe_heuristic_name (heuristic), h);
      else
        fringe_cli_json_add_null (builder, fringe_heuristic_name (heuristic));
    }
  json_builder_end_object (builder);
}

JsonNode *
fringe_cli_check_json (const FringeCliProblem *problem, const GArray *heuristics, const GArray *estimates)
{
  FringeVerdict verdict = fringe_board_verdict (&problem->start, &problem->goal);
  g_autofree char *reason = fringe_cli_json_verdict (problem);
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  add_problem (builder, problem);
  fringe_cli_json_add_boolean (builder, "solvable", verdict.solvable);
  fringe_cli_json_add_int (builder, "inversions", verdict.start_inversions);
  fringe_cli_json_add_string (builder, "reason", reason);
  add_heuristics (builder, problem, heuristics, estimates);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
