/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-result.h"

#include "fringe-sentences.h"

static const char *const outcome_names[FRINGE_N_OUTCOMES] = {
  [FRINGE_OUTCOME_RUNNING] = "running",     [FRINGE_OUTCOME_SOLVED] = "solved",
  [FRINGE_OUTCOME_EXHAUSTED] = "exhausted", [FRINGE_OUTCOME_UNSOLVABLE] = "unsolvable",
  [FRINGE_OUTCOME_LIMIT] = "limit",
};

static void
add_string (JsonBuilder *builder, const char *name, const char *value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, value);
}

static void
add_int (JsonBuilder *builder, const char *name, gint64 value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, value);
}

static void
add_null (JsonBuilder *builder, const char *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_null_value (builder);
}

static void
add_nulls (JsonBuilder *builder, const char *const *names)
{
  for (; *names != NULL; names++)
    add_null (builder, *names);
}

static void
add_problem (JsonBuilder *builder, const FringeCliProblem *problem)
{
  char text[FRINGE_BOARD_TEXT_MAX];

  fringe_board_print (&problem->start, text);
  add_string (builder, "start", text);
  fringe_board_print (&problem->goal, text);
  add_string (builder, "goal", text);
  add_int (builder, "rows", problem->start.rows);
  add_int (builder, "columns", problem->start.columns);
}

static void
add_rules (JsonBuilder *builder, const FringeRules *rules)
{
  char moves[FRINGE_N_MOVES + 1];

  fringe_moves_print (rules->moves, moves);
  json_builder_set_member_name (builder, "rules");
  json_builder_begin_object (builder);
  add_string (builder, "algorithm", fringe_algorithm_name (rules->algorithm));
  add_string (builder, "heuristic", fringe_heuristic_name (rules->heuristic));
  add_null (builder, "weight");
  add_string (builder, "moves", moves);
  add_string (builder, "ties", fringe_ties_name (rules->ties));
  add_string (builder, "duplicates", fringe_duplicates_name (rules->duplicates));
  add_string (builder, "goal_test", fringe_goal_test_name (rules->goal_test));
  json_builder_end_object (builder);
}

static void
add_solution (JsonBuilder *builder, const FringeSearch *search, uint32_t goal)
{
  uint32_t n = fringe_search_path (search, goal, NULL);
  g_autofree uint32_t *ids = g_new (uint32_t, n);
  g_autoptr (GString) moves = g_string_new (NULL);

  fringe_search_path (search, goal, ids);
  for (uint32_t i = 1; i < n; i++)
    g_string_append_c (moves, fringe_move_letter (fringe_search_move (search, ids[i])));

  add_int (builder, "cost", fringe_search_g (search, goal));
  add_string (builder, "moves", moves->str);
  json_builder_set_member_name (builder, "ids");
  json_builder_begin_array (builder);
  for (uint32_t i = 0; i < n; i++)
    json_builder_add_int_value (builder, ids[i]);
  json_builder_end_array (builder);
}

static void
add_counts (JsonBuilder *builder, const FringeCliResult *result, uint32_t goal)
{
  const FringeSearch *search = result->search;
  FringeCounts counts = fringe_search_counts_at (search, fringe_search_n_steps (search));

  add_int (builder, "generated", counts.generated);
  add_int (builder, "expanded", counts.expanded);
  add_int (builder, "explored", (gint64) counts.generated + 1);
  add_int (builder, "open", counts.open);
  add_int (builder, "max_open", counts.max_open);
  if (goal != FRINGE_NO_NODE)
    add_int (builder, "search_depth", fringe_search_g (search, goal));
  else
    add_null (builder, "search_depth");
  add_int (builder, "max_depth", counts.max_depth);
  add_int (builder, "stale", 0);
  add_null (builder, "iterations");
  json_builder_set_member_name (builder, "seconds");
  json_builder_add_double_value (builder, result->seconds);
  add_int (builder, "bytes", (gint64) fringe_search_bytes (search));
}

JsonNode *
fringe_cli_solve_json (const FringeCliResult *result)
{
  static const char *const solution_names[] = { "cost", "moves", "ids", NULL };
  static const char *const count_names[]
      = { "generated", "expanded", "explored",   "open",    "max_open", "search_depth",
          "max_depth", "stale",    "iterations", "seconds", "bytes",    NULL };
  const FringeSearch *search = result->search;
  FringeOutcome outcome = fringe_search_outcome (search);
  uint32_t goal = fringe_search_solution_at (search, fringe_search_n_steps (search));
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  add_problem (builder, result->problem);
  add_rules (builder, fringe_search_rules (search));
  add_string (builder, "outcome", outcome_names[outcome]);
  if (goal != FRINGE_NO_NODE)
    add_solution (builder, search, goal);
  else
    add_nulls (builder, solution_names);
  if (outcome != FRINGE_OUTCOME_UNSOLVABLE)
    add_counts (builder, result, goal);
  else
    add_nulls (builder, count_names);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

static void
add_heuristics (JsonBuilder *builder, const FringeCliProblem *problem)
{
  json_builder_set_member_name (builder, "heuristics");
  json_builder_begin_object (builder);
  for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
    {
      FringeEstimate estimate;

      fringe_estimate_init (&estimate, (FringeHeuristic) i, &problem->goal);
      add_int (builder, fringe_heuristic_name ((FringeHeuristic) i), fringe_estimate_h (&estimate, &problem->start));
    }
  json_builder_end_object (builder);
}

JsonNode *
fringe_cli_check_json (const FringeCliProblem *problem)
{
  FringeVerdict verdict = fringe_board_verdict (&problem->start, &problem->goal);
  g_autofree char *reason = fringe_verdict_sentence (&problem->start, &problem->goal);
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  add_problem (builder, problem);
  json_builder_set_member_name (builder, "solvable");
  json_builder_add_boolean_value (builder, verdict.solvable);
  add_int (builder, "inversions", verdict.start_inversions);
  add_string (builder, "reason", reason);
  add_heuristics (builder, problem);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
