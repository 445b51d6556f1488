/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-boards.h"
#include "test-searches.h"

#include <string.h>

#define STANDARD "1 2 3 4 5 6 7 8 0"
#define ZERO_FIRST "0 1 2 3 4 5 6 7 8"
#define NO_LIMIT FRINGE_NODE_LIMIT_MAX

/* Searches of published course documents, with every figure that they give. */
typedef struct
{
  const char *name;
  const char *start, *goal;
  FringeAlgorithm algorithm;
  FringeHeuristic heuristic;
  FringeCounts counts;
  const char *moves;
  const char *ids;
} Example;

#define MANHATTAN FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MANHATTAN
#define MISPLACED FRINGE_ALGORITHM_ASTAR, FRINGE_HEURISTIC_MISPLACED
#define BREADTH FRINGE_ALGORITHM_UCS, FRINGE_HEURISTIC_ZERO

static const Example report_2019[] = {
  { "manhattan-1",
    "1 0 8 2 5 7 4 6 3",
    "0 8 7 1 2 3 4 5 6",
    MANHATTAN,
    { .generated = 14, .expanded = 7, .open = 7, .max_open = 8, .max_depth = 7 },
    "RDDLULU",
    "0 3 4 5 7 8 11 13" },
  { "misplaced-1",
    "1 0 8 2 5 7 4 6 3",
    "0 8 7 1 2 3 4 5 6",
    MISPLACED,
    { .generated = 14, .expanded = 7, .open = 7, .max_open = 8, .max_depth = 7 },
    "RDDLULU",
    "0 3 4 5 7 8 11 13" },
  { "manhattan-2",
    "1 2 7 6 0 8 4 3 5",
    "1 2 0 4 8 7 3 6 5",
    MANHATTAN,
    { .generated = 17, .expanded = 8, .open = 9, .max_open = 10, .max_depth = 6 },
    "LDRURU",
    "0 3 6 9 11 15 16" },
  { "misplaced-2",
    "1 2 7 6 0 8 4 3 5",
    "1 2 0 4 8 7 3 6 5",
    MISPLACED,
    { .generated = 19, .expanded = 9, .open = 10, .max_open = 11, .max_depth = 6 },
    "LDRURU",
    "0 3 11 12 13 17 18" },
  { "manhattan-3",
    "6 3 5 8 7 0 2 1 4",
    "6 5 7 8 3 4 2 1 0",
    MANHATTAN,
    { .generated = 12, .expanded = 6, .open = 6, .max_open = 7, .max_depth = 5 },
    "LURDD",
    "0 3 5 9 10 11" },
  { "misplaced-3",
    "6 3 5 8 7 0 2 1 4",
    "6 5 7 8 3 4 2 1 0",
    MISPLACED,
    { .generated = 13, .expanded = 7, .open = 6, .max_open = 7, .max_depth = 5 },
    "LURDD",
    "0 3 6 10 11 12" },
  { "manhattan-4",
    "2 1 8 3 0 4 6 7 5",
    "2 7 1 3 0 8 6 5 4",
    MANHATTAN,
    { .generated = 12, .expanded = 6, .open = 6, .max_open = 7, .max_depth = 6 },
    "DRUULD",
    "0 2 6 7 8 10 11" },
  { "misplaced-4",
    "2 1 8 3 0 4 6 7 5",
    "2 7 1 3 0 8 6 5 4",
    MISPLACED,
    { .generated = 19, .expanded = 10, .open = 9, .max_open = 10, .max_depth = 6 },
    "DRUULD",
    "0 2 8 11 13 17 18" },
};

/* Moves in the order UDLR, first in first out, open+closed: the rules of report-2019 too. Uniform-cost search with
 * steps of cost 1 is that course's breadth-first search. */
static const Example columbiax[] = {
  { "bfs-1",
    "1 2 5 3 4 0 6 7 8",
    ZERO_FIRST,
    BREADTH,
    { .generated = 21, .expanded = 10, .open = 11, .max_open = 12, .max_depth = 4 },
    "ULL",
    "0 1 4 10" },
  { "astar-2",
    "1 2 5 3 4 0 6 7 8",
    ZERO_FIRST,
    MANHATTAN,
    { .generated = 6, .expanded = 3, .open = 3, .max_open = 4, .max_depth = 3 },
    "ULL",
    "0 1 4 6" },
  { "astar-3",
    "1 4 2 6 5 8 7 3 0",
    ZERO_FIRST,
    MANHATTAN,
    { .generated = 20, .expanded = 10, .open = 10, .max_open = 11, .max_depth = 8 },
    "ULDLURUL",
    "0 1 4 6 10 13 15 16 19" },
  { "astar-4",
    "1 0 2 7 5 4 8 6 3",
    ZERO_FIRST,
    MANHATTAN,
    { .generated = 3103, .expanded = 1992, .open = 1111, .max_open = 1113, .max_depth = 23 },
    "RDLDRUULDDLURULDRRDLLUU",
    "0 3 8 19 33 95 149 276 386 432 739 979 1108 1177 1208 1229 1239 2007 2567 2827 2946 3023 3073 3098" },
};

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

  for (uint32_t id = goal; id != 0; id = fringe_search_parent (search, id))
    g_string_prepend_c (text, fringe_move_letter (fringe_search_move (search, id)));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static FringeSearch *
run_example (const Example *example, FringePreset preset)
{
  TestProblem problem = { test_board (example->start), test_board (example->goal), fringe_rules_preset (preset) };

  problem.rules.algorithm = example->algorithm;
  problem.rules.heuristic = example->heuristic;
  return test_search_run (&problem, NO_LIMIT);
}

static void
test_all_fields (gconstpointer data)
{
  const Example *example = data;
  g_autoptr (FringeSearch) search = run_example (example, FRINGE_PRESET_REPORT_2019);
  uint32_t n_steps = fringe_search_n_steps (search), goal = fringe_search_solution_at (search, n_steps);
  FringeCounts counts = fringe_search_counts_at (search, n_steps);
  g_autofree char *ids = NULL, *moves = NULL;

  g_assert_cmpint (fringe_search_outcome (search), ==, FRINGE_OUTCOME_SOLVED);
  test_assert_counts_equal (&counts, &example->counts);
  g_assert_cmpuint (n_steps, ==, example->counts.expanded + 1);
  g_assert_cmpuint (fringe_search_n_nodes (search), ==, example->counts.generated + 1);
  g_assert_cmpuint (fringe_search_g (search, goal), ==, strlen (example->moves));
  ids = path_ids (search, goal);
  moves = path_moves (search, goal);
  g_assert_cmpstr (ids, ==, example->ids);
  g_assert_cmpstr (moves, ==, example->moves);
}

static void
test_textbook_agrees (gconstpointer data)
{
  const Example *example = data;
  g_autoptr (FringeSearch) search = run_example (example, FRINGE_PRESET_TEXTBOOK);
  uint32_t goal = fringe_search_solution_at (search, fringe_search_n_steps (search));
  g_autofree char *ids = path_ids (search, goal);

  g_assert_cmpstr (ids, ==, example->ids);
  g_assert_cmpuint (fringe_search_g (search, goal), ==, strlen (example->moves));
}

static uint32_t
cost_by (FringePreset preset, const char *start)
{
  TestProblem problem = { test_board (start), test_board (STANDARD), fringe_rules_preset (preset) };
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
add_examples (const Example *examples, guint n, const char *source, const char *sentence, GTestDataFunc function)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("/examples/%s/%s/%s", source, examples[i].name, sentence);

      g_test_add_data_func (name, &examples[i], function);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_examples (report_2019, G_N_ELEMENTS (report_2019), "report-2019", "has-the-published-figures", test_all_fields);
  add_examples (report_2019, G_N_ELEMENTS (report_2019), "report-2019", "has-the-same-path-by-the-textbook",
                test_textbook_agrees);
  add_examples (columbiax, G_N_ELEMENTS (columbiax), "columbiax", "has-the-published-figures", test_all_fields);
  g_test_add_func ("/examples/open+closed-takes-26-moves-where-24-would-do", test_report_is_not_optimal);
  return g_test_run ();
}
