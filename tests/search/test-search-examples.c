/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-boards.h"
#include "test-searches.h"

#include <json-glib/json-glib.h>
#include <string.h>

/* Searches and boards of published course documents, with every figure that they give (worked-examples.json). */

#define NO_LIMIT FRINGE_NODE_LIMIT_MAX

static JsonNode *
load_examples (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "cli", "worked-examples.json", NULL);
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;

  json_parser_load_from_file (parser, path, &error);
  g_assert_no_error (error);
  return json_parser_steal_root (parser);
}

static const char *
get_text (JsonObject *object, const char *member)
{
  return json_object_get_string_member (object, member);
}

static uint32_t
get_number (JsonObject *object, const char *member)
{
  return (uint32_t) json_object_get_int_member (object, member);
}

/* IDA* has no ties, duplicates and goal test. */
static TestProblem
problem_of (JsonObject *example)
{
  TestProblem problem = { test_board (get_text (example, "start")), test_board (get_text (example, "goal")),
                          fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
  FringeRules *rules = &problem.rules;

  g_assert_true (fringe_algorithm_from_name (get_text (example, "algorithm"), &rules->algorithm));
  g_assert_true (fringe_heuristic_from_name (get_text (example, "heuristic"), &rules->heuristic));
  g_assert_true (fringe_moves_from_text (get_text (example, "order"), rules->moves));
  if (fringe_algorithm_deepens (rules->algorithm))
    return problem;
  g_assert_true (fringe_ties_from_name (get_text (example, "ties"), &rules->ties));
  g_assert_true (fringe_duplicates_from_name (get_text (example, "duplicates"), &rules->duplicates));
  g_assert_true (fringe_goal_test_from_name (get_text (example, "goal_test"), &rules->goal_test));
  return problem;
}

static char *
path_ids (const FringeSearch *search, uint32_t goal)
{
  g_autoptr (GString) text = g_string_new (NULL);
  uint32_t n = fringe_search_path (search, goal, NULL);
  g_autofree uint32_t *ids = g_new (uint32_t, n);

  g_assert_cmpuint (fringe_search_path (search, goal, ids), ==, n);
  for (uint32_t i = 0; i < n; i++)
    g_string_append_printf (text, i == 0 ? "%u" : " %u", ids[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
path_moves (const FringeSearch *search, uint32_t goal)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (uint32_t id = goal; fringe_search_g (search, id) > 0; id = fringe_search_parent (search, id))
    g_string_prepend_c (text, fringe_move_letter (fringe_search_move (search, id)));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
expected_ids (JsonObject *expected)
{
  JsonArray *ids = json_object_get_array_member (expected, "ids");
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (ids); i++)
    g_string_append_printf (text, i == 0 ? "%d" : " %d", (int) json_array_get_int_element (ids, i));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_iterations (JsonArray *expected, const FringeSearch *search)
{
  uint32_t n_steps = fringe_search_n_steps (search);

  g_assert_cmpuint (fringe_search_n_iterations_at (search, n_steps), ==, json_array_get_length (expected));
  for (guint i = 0; i < json_array_get_length (expected); i++)
    {
      JsonObject *its = json_array_get_object_element (expected, i);
      FringeIteration iteration = fringe_search_iteration_at (search, i, n_steps);

      g_assert_cmpuint (iteration.bound, ==, get_number (its, "bound"));
      g_assert_cmpuint (iteration.expanded, ==, get_number (its, "expanded"));
      g_assert_cmpuint (iteration.generated, ==, get_number (its, "generated"));
    }
}

/* Each figure that is given has the name of a count; one that is not known here is a fault of the test. */
static void
assert_figure (JsonObject *expected, const char *name, const FringeSearch *search)
{
  uint32_t n_steps = fringe_search_n_steps (search), goal = fringe_search_solution_at (search, n_steps);
  FringeCounts counts = fringe_search_counts_at (search, n_steps);
  const struct
  {
    const char *name;
    uint32_t value;
  } figures[] = {
    { "generated", counts.generated },
    { "expanded", counts.expanded },
    { "open", counts.open },
    { "max_open", counts.max_open },
    { "max_depth", counts.max_depth },
    { "stale", counts.stale },
    { "cost", fringe_search_g (search, goal) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    if (g_str_equal (figures[i].name, name))
      {
        g_assert_cmpuint (figures[i].value, ==, get_number (expected, name));
        return;
      }
  g_assert_not_reached ();
}

static void
assert_member (JsonObject *expected, const char *name, const FringeSearch *search)
{
  uint32_t goal = fringe_search_solution_at (search, fringe_search_n_steps (search));

  g_test_message ("%s", name);
  if (g_str_equal (name, "outcome"))
    {
      g_assert_cmpstr (get_text (expected, name), ==, "solved");
      g_assert_cmpint (fringe_search_outcome (search), ==, FRINGE_OUTCOME_SOLVED);
    }
  else if (g_str_equal (name, "ids"))
    {
      g_autofree char *ids = path_ids (search, goal), *text = expected_ids (expected);

      g_assert_cmpstr (ids, ==, text);
    }
  else if (g_str_equal (name, "moves"))
    {
      g_autofree char *moves = path_moves (search, goal);

      g_assert_cmpstr (moves, ==, get_text (expected, name));
    }
  else if (g_str_equal (name, "iterations"))
    {
      assert_iterations (json_object_get_array_member (expected, name), search);
    }
  else
    {
      assert_figure (expected, name, search);
    }
}

static void
test_figures (gconstpointer data)
{
  JsonObject *example = (JsonObject *) data, *expected = json_object_get_object_member (example, "expect");
  TestProblem problem = problem_of (example);
  g_autoptr (FringeSearch) search = test_search_run (&problem, NO_LIMIT);
  g_autoptr (GList) names = json_object_get_members (expected);

  for (GList *name = names; name != NULL; name = name->next)
    assert_member (expected, name->data, search);
}

static void
test_lean (gconstpointer data)
{
  JsonObject *example = (JsonObject *) data, *expected = json_object_get_object_member (example, "expect");
  TestProblem problem = problem_of (example);
  g_autoptr (FringeIdastar) idastar = fringe_idastar_new (&problem.start, &problem.goal, &problem.rules, UINT64_MAX);
  g_autofree FringeMove *moves = g_new (FringeMove, get_number (expected, "cost"));
  uint32_t n_moves;

  g_assert_cmpint (fringe_idastar_run (idastar, UINT64_MAX), ==, FRINGE_OUTCOME_SOLVED);
  g_assert_cmpuint (fringe_idastar_generated (idastar), ==, get_number (expected, "generated"));
  g_assert_cmpuint (fringe_idastar_expanded (idastar), ==, get_number (expected, "expanded"));
  n_moves = fringe_idastar_solution (idastar, NULL, NULL);
  g_assert_cmpuint (n_moves, ==, get_number (expected, "cost"));
  fringe_idastar_solution (idastar, moves, NULL);
  for (uint32_t i = 0; i < n_moves; i++)
    g_assert_cmpint (fringe_move_letter (moves[i]), ==, get_text (expected, "moves")[i]);
}

/* The preset that has the source's name says what the source does. */
static void
test_preset (gconstpointer data)
{
  JsonObject *example = (JsonObject *) data;
  TestProblem problem = problem_of (example);
  FringePreset preset = FRINGE_N_PRESETS;

  g_assert_true (fringe_preset_from_name (get_text (example, "source"), &preset));
  g_assert_true (fringe_preset_uses (preset, problem.rules.algorithm, problem.rules.heuristic));
  if (!fringe_algorithm_deepens (problem.rules.algorithm))
    g_assert_true (fringe_rules_are_preset (&problem.rules, preset));
}

/* The examples of report-2019 come out the same by the textbook. */
static void
test_textbook_agrees (gconstpointer data)
{
  JsonObject *example = (JsonObject *) data, *expected = json_object_get_object_member (example, "expect");
  TestProblem problem = problem_of (example);
  g_autoptr (FringeSearch) search = NULL;

  problem.rules.duplicates = FRINGE_DUPLICATES_BETTER_G;
  search = test_search_run (&problem, NO_LIMIT);
  assert_member (expected, "ids", search);
  assert_member (expected, "moves", search);
}

/* A board that is printed to explain a heuristic. */
static void
test_board_figures (gconstpointer data)
{
  JsonObject *example = (JsonObject *) data;
  FringeBoard start = test_board (get_text (example, "start")), goal = test_board (get_text (example, "goal"));
  FringeVerdict verdict = fringe_board_verdict (&start, &goal);
  FringeEstimate misplaced, manhattan;

  g_assert_true (fringe_estimate_init (&misplaced, FRINGE_HEURISTIC_MISPLACED, &goal));
  g_assert_true (fringe_estimate_init (&manhattan, FRINGE_HEURISTIC_MANHATTAN, &goal));
  g_assert_cmpint (verdict.start_inversions, ==, get_number (example, "inversions"));
  g_assert_cmpint (fringe_board_inversions (&start), ==, get_number (example, "inversions"));
  g_assert_true (verdict.solvable == json_object_get_boolean_member (example, "solvable"));
  g_assert_cmpint (fringe_estimate_h (&misplaced, &start), ==, get_number (example, "misplaced"));
  g_assert_cmpint (fringe_estimate_h (&manhattan, &start), ==, get_number (example, "manhattan"));
  fringe_estimate_clear (&misplaced);
  fringe_estimate_clear (&manhattan);
}

static uint32_t
cost_by (FringePreset preset, const char *start)
{
  TestProblem problem = { test_board (start), test_board ("1 2 3 4 5 6 7 8 0"), fringe_rules_preset (preset) };
  g_autoptr (FringeSearch) search = test_search_run (&problem, NO_LIMIT);

  return fringe_search_g (search, fringe_search_solution_at (search, fringe_search_n_steps (search)));
}

static void
test_report_is_not_optimal (void)
{
  g_assert_cmpuint (cost_by (FRINGE_PRESET_REPORT_2019, "8 3 6 2 7 1 0 5 4"), ==, 26);
  g_assert_cmpuint (cost_by (FRINGE_PRESET_TEXTBOOK, "8 3 6 2 7 1 0 5 4"), ==, 24);
}

static void
add_case (JsonObject *example, guint number, const char *sentence, GTestDataFunc function)
{
  g_autofree char *source = g_strdelimit (g_strdup (get_text (example, "source")), " ", '-');
  g_autofree char *name = g_strdup_printf ("/examples/%s/%u-%s", source, number, sentence);

  g_test_add_data_func (name, example, function);
}

static void
add_search (JsonObject *example, guint number)
{
  add_case (example, number, "has-the-published-figures", test_figures);
  add_case (example, number, "follows-the-preset", test_preset);
  if (g_str_equal (get_text (example, "algorithm"), "idastar"))
    add_case (example, number, "has-the-published-figures-without-a-record", test_lean);
  if (g_str_equal (get_text (example, "source"), "report-2019"))
    add_case (example, number, "has-the-same-path-by-the-textbook", test_textbook_agrees);
}

int
main (int argc, char *argv[])
{
  g_autoptr (JsonNode) examples = NULL;
  JsonArray *searches, *boards;

  g_test_init (&argc, &argv, NULL);
  examples = load_examples ();
  searches = json_object_get_array_member (json_node_get_object (examples), "searches");
  boards = json_object_get_array_member (json_node_get_object (examples), "boards");
  for (guint i = 0; i < json_array_get_length (searches); i++)
    add_search (json_array_get_object_element (searches, i), i + 1);
  for (guint i = 0; i < json_array_get_length (boards); i++)
    add_case (json_array_get_object_element (boards, i), i + 1, "has-the-published-heuristics", test_board_figures);
  g_test_add_func ("/examples/open+closed-takes-26-moves-where-24-would-do", test_report_is_not_optimal);
  return g_test_run ();
}
