/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-truth.h"
#include "sentence-facts.h"
#include "test-boards.h"
#include "test-distances.h"
#include "test-heuristics.h"
#include "test-searches.h"

#include <string.h>

static TestProblem
solvable_problem (int rows, int columns, FringeHeuristic heuristic)
{
  TestProblem problem = { .goal = test_board_random (rows, columns) };

  problem.rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  problem.rules.heuristic = heuristic;
  do
    problem.start = test_board_random (rows, columns);
  while (!fringe_board_verdict (&problem.start, &problem.goal).solvable);
  test_problem_tell (&problem);
  return problem;
}

/* Of a board, by its f = g* + h, C* and how many boards the shortest solutions have at its g*. */
static FringeTruthClass
class_by_f (int f, int cost, gboolean is_start, gboolean is_goal, guint n_beside)
{
  if (is_goal)
    return FRINGE_TRUTH_NEVER;
  if (f < cost || is_start || (f == cost && n_beside == 1))
    return FRINGE_TRUTH_MUST;
  return f == cost ? FRINGE_TRUTH_MAY : FRINGE_TRUTH_NEVER;
}

/* How many boards the shortest solutions have at each g*. */
static void
count_beside (const guint8 *to_start, const guint8 *to_goal, guint n_boards, guint n_at[TEST_UNREACHABLE], int cost)
{
  for (guint rank = 0; rank < n_boards; rank++)
    if (to_start[rank] != TEST_UNREACHABLE && to_start[rank] + to_goal[rank] == cost)
      n_at[to_start[rank]]++;
}

/* With a consistent heuristic f = g* + h tells, both counted by breadth-first searches over all boards, and where f is
 * C* whether another board could stand in for this one on a shortest solution. */
static void
test_eight_puzzles (void)
{
  for (int i = 0; i < 2 * FRINGE_HEURISTIC_MISPLACED_WITH_BLANK; i++)
    {
      FringeHeuristic heuristic = (FringeHeuristic) (i % FRINGE_HEURISTIC_MISPLACED_WITH_BLANK);
      TestProblem problem = solvable_problem (3, 3, heuristic);
      g_autoptr (FringeSearch) search = test_search_new (&problem, 1);
      g_autoptr (FringeTruth) truth = fringe_truth_new (search);
      g_autofree guint8 *to_goal = test_distances (&problem.goal), *to_start = test_distances (&problem.start);
      FringeBoard board = test_board_first (3, 3);
      int cost = to_goal[test_board_rank (&problem.start)];
      guint n[FRINGE_N_TRUTH_CLASSES] = { 0 }, n_at[TEST_UNREACHABLE] = { 0 }, rank = 0;

      count_beside (to_start, to_goal, test_n_boards (9), n_at, cost);
      g_assert_cmpint (fringe_truth_cost (truth), ==, cost);
      do
        {
          int f = to_start[rank] + test_whole_h (fringe_search_estimate (search), &board);
          gboolean is_optimal = to_start[rank] + to_goal[rank] == cost;
          FringeTruthClass expected = FRINGE_TRUTH_UNKNOWN;

          if (to_start[rank] != TEST_UNREACHABLE)
            expected
                = class_by_f (f, cost, to_start[rank] == 0, to_goal[rank] == 0, is_optimal ? n_at[to_start[rank]] : 0);

          if (fringe_truth_class (truth, &board) != expected)
            g_error ("board %u: f = %d, C* = %d", rank, f, cost);
          if (fringe_truth_distance (truth, &board) != (to_goal[rank] == TEST_UNREACHABLE ? -1 : to_goal[rank]))
            g_error ("board %u: h* = %d", rank, to_goal[rank]);
          n[expected]++;
          rank++;
        }
      while (test_board_next (&board));
      for (int class = FRINGE_TRUTH_MUST; class < FRINGE_N_TRUTH_CLASSES; class ++)
        g_assert_cmpuint (fringe_truth_n_boards (truth, (FringeTruthClass) class), ==, n[class]);
    }
}

/* The 8-puzzle of one shortest solution, all of whose nodes have f = C*. */
static void
test_one_solution (void)
{
  TestProblem problem = { test_board ("1 3 0 4 2 5 7 8 6"), test_board ("1 2 3 4 5 6 7 8 0"),
                          fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
  g_autoptr (FringeSearch) search = test_search_run (&problem, 100);
  g_autoptr (FringeTruth) truth = fringe_truth_new (search);
  g_autofree char *of_start = fringe_truth_class_sentence (truth, search, 0);
  g_autofree char *of_cost = fringe_truth_cost_sentence (truth);
  uint32_t path[5], n = fringe_search_path (search, fringe_search_solution_at (search, UINT32_MAX), path);

  g_assert_cmpuint (n, ==, 5);
  g_assert_cmpuint (fringe_truth_n_boards (truth, FRINGE_TRUTH_MUST), ==, 4);
  for (int i = 0; i < 4; i++)
    g_assert_cmpint (fringe_truth_node_class (truth, search, path[i]), ==, FRINGE_TRUTH_MUST);
  g_assert_true (fact_holds (of_start, "every A\\* expands it first"));
  g_assert_true (fact_holds (of_cost, "must expand at least 4 boards"));
  for (int i = 1; i < 4; i++)
    {
      g_autofree char *text = fringe_truth_class_sentence (truth, search, path[i]);

      g_assert_true (fact_holds (text, "every shortest solution uses it"));
    }
}

/* What A* does under every rule for ties, and under those for duplicates that keep the cheapest paths. */
static void
test_a_star_obeys (void)
{
  guint n_must = 0, n_may = 0;

  for (int i = 0; i < 8 * FRINGE_N_TIES; i++)
    {
      TestProblem problem = solvable_problem (3, 3, (FringeHeuristic) (i % FRINGE_N_HEURISTICS));
      g_autoptr (FringeSearch) search = NULL;
      g_autoptr (FringeTruth) truth = NULL;
      g_autoptr (GHashTable) expanded = g_hash_table_new (NULL, NULL);
      guint n_expanded[FRINGE_N_TRUTH_CLASSES] = { 0 };

      problem.rules.ties = (FringeTies) (i % FRINGE_N_TIES);
      if (fringe_heuristic_is_admissible (problem.rules.heuristic) && test_random (2) == 0)
        problem.rules.duplicates = test_random (2) == 0 ? FRINGE_DUPLICATES_CLOSED : FRINGE_DUPLICATES_EXPANSION;
      search = test_search_run (&problem, FRINGE_NODE_LIMIT_MAX);
      truth = fringe_truth_new (search);
      for (uint32_t id = 0; id < fringe_search_n_nodes (search); id++)
        {
          FringeBoard board;

          fringe_search_board (search, id, &board);
          if (fringe_search_state_at (search, id, fringe_search_n_steps (search)) == FRINGE_NODE_EXPANDED
              && g_hash_table_add (expanded, GUINT_TO_POINTER (test_board_rank (&board))))
            n_expanded[fringe_truth_node_class (truth, search, id)]++;
        }
      g_assert_cmpuint (n_expanded[FRINGE_TRUTH_MUST], ==, fringe_truth_n_boards (truth, FRINGE_TRUTH_MUST));
      g_assert_cmpuint (n_expanded[FRINGE_TRUTH_NEVER], ==, 0);
      n_must += n_expanded[FRINGE_TRUTH_MUST];
      n_may += n_expanded[FRINGE_TRUTH_MAY];
    }
  g_assert_cmpuint (n_must, >, 0);
  g_assert_cmpuint (n_may, >, 0);
}

static void
assert_distance_sentence (const FringeTruth *truth, const FringeSearch *search, uint32_t id)
{
  g_autofree char *text = fringe_truth_distance_sentence (truth, search, id);
  g_autoptr (GMatchInfo) match
      = fact_find (text, "h\\* = (?<distance>\\d+) moves? away\\. The estimate h = (?<h>\\d+) is "
                         "(exact|too (low|high) by (?<excess>\\d+))");
  int h = (int) fringe_search_h (search, id), distance = fringe_truth_node_distance (truth, search, id);

  g_assert_true (g_match_info_matches (match));
  g_assert_cmpint ((int) fact_number (match, "distance"), ==, distance);
  g_assert_cmpint ((int) fact_number (match, "h"), ==, h);
  g_assert_cmpint (strstr (text, "not admissible") != NULL, ==, h > distance);
  g_assert_cmpint (strstr (text, "too low") != NULL, ==, h < distance);
  if (h != distance)
    g_assert_cmpint ((int) fact_number (match, "excess"), ==, ABS (h - distance));
}

static void
assert_class_sentence (const FringeTruth *truth, const FringeSearch *search, uint32_t id)
{
  static const char *const beginnings[FRINGE_N_TRUTH_CLASSES]
      = { "", "Every A* with this heuristic must", "The rule for ties decides whether A* expands", "No A* " };
  g_autofree char *text = fringe_truth_class_sentence (truth, search, id);
  g_autofree char *cost = g_strdup_printf ("C* = %d", fringe_truth_cost (truth));
  FringeBoard board;

  fringe_search_board (search, id, &board);
  if (fringe_board_equal (&board, fringe_search_goal (search)))
    {
      g_assert_true (g_str_has_prefix (text, "This board is the goal"));
      return;
    }
  if (fringe_board_equal (&board, fringe_search_start (search)))
    {
      g_assert_true (g_str_has_prefix (text, "This board is the start: every A* expands it first"));
      return;
    }
  g_assert_true (g_str_has_prefix (text, beginnings[fringe_truth_node_class (truth, search, id)]));
  if (fringe_heuristic_is_admissible (fringe_search_rules (search)->heuristic))
    g_assert_nonnull (strstr (text, cost));
}

static void
assert_cost_sentence (const FringeTruth *truth)
{
  guint n = fringe_truth_n_boards (truth, FRINGE_TRUTH_MUST);
  g_autofree char *text = fringe_truth_cost_sentence (truth);
  g_autoptr (GMatchInfo) match = fact_find (text, "C\\* = (?<cost>\\d+) .* must expand at least (?<must>\\d+) board");

  g_assert_cmpint (g_match_info_matches (match), ==, n > 0);
  g_assert_cmpint (fact_holds (text, "The start is the goal"), ==, n == 0);
  if (n == 0)
    return;
  g_assert_cmpint ((int) fact_number (match, "cost"), ==, fringe_truth_cost (truth));
  g_assert_cmpuint (fact_number (match, "must"), ==, n);
}

static void
test_sentences (void)
{
  for (int i = 0; i < 40; i++)
    {
      TestProblem problem = solvable_problem (2, 3, (FringeHeuristic) (i % FRINGE_N_HEURISTICS));
      g_autoptr (FringeSearch) search = test_search_run (&problem, 300);
      g_autoptr (FringeTruth) truth = fringe_truth_new (search);

      assert_cost_sentence (truth);
      for (uint32_t id = 0; id < fringe_search_n_nodes (search); id++)
        {
          assert_distance_sentence (truth, search, id);
          assert_class_sentence (truth, search, id);
        }
    }
}

static void
test_large_boards (void)
{
  TestProblem problem = solvable_problem (4, 4, FRINGE_HEURISTIC_MANHATTAN);
  g_autoptr (FringeSearch) search = test_search_new (&problem, 10);
  g_autoptr (FringeTruth) truth = fringe_truth_new (search);
  g_autofree char *distance = fringe_truth_distance_sentence (truth, search, 0);
  g_autofree char *cost = fringe_truth_cost_sentence (truth);

  g_assert_false (fringe_truth_has_tables (truth));
  g_assert_cmpint (fringe_truth_cost (truth), ==, -1);
  g_assert_cmpint (fringe_truth_node_distance (truth, search, 0), ==, -1);
  g_assert_cmpint (fringe_truth_node_class (truth, search, 0), ==, FRINGE_TRUTH_UNKNOWN);
  g_assert_null (fringe_truth_class_sentence (truth, search, 0));
  g_assert_cmpstr (distance, ==, cost);
  g_assert_true (fact_holds (distance, "up to 10 cells. This puzzle has 16 cells"));
}

static void
test_unsolvable (void)
{
  TestProblem problem = solvable_problem (3, 3, FRINGE_HEURISTIC_MANHATTAN);
  g_autoptr (FringeSearch) search = NULL;
  g_autoptr (FringeTruth) truth = NULL;
  g_autofree char *distance = NULL, *cost = NULL;

  while (fringe_board_verdict (&problem.start, &problem.goal).solvable)
    problem.start = test_board_random (3, 3);
  search = test_search_new (&problem, 10);
  truth = fringe_truth_new (search);
  distance = fringe_truth_distance_sentence (truth, search, 0);
  cost = fringe_truth_cost_sentence (truth);
  g_assert_true (fringe_truth_has_tables (truth));
  g_assert_cmpint (fringe_truth_cost (truth), ==, -1);
  g_assert_cmpint (fringe_truth_node_class (truth, search, 0), ==, FRINGE_TRUTH_UNKNOWN);
  g_assert_true (fact_holds (distance, "cannot be reached"));
  g_assert_true (fact_holds (cost, "cannot be reached"));
}

static void
take_truth (G_GNUC_UNUSED GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  FringeTruth **truth = data;

  *truth = fringe_truth_new_finish (result, &error);
  g_assert_no_error (error);
}

static void
test_background (void)
{
  TestProblem problem = solvable_problem (2, 3, FRINGE_HEURISTIC_MANHATTAN);
  g_autoptr (FringeSearch) search = test_search_new (&problem, 10);
  g_autoptr (FringeTruth) truth = fringe_truth_new (search);
  g_autoptr (FringeTruth) other = NULL;

  fringe_truth_new_async (search, NULL, take_truth, &other);
  g_clear_pointer (&search, fringe_search_unref);
  while (other == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (fringe_truth_cost (other), ==, fringe_truth_cost (truth));
  for (int class = 0; class < FRINGE_N_TRUTH_CLASSES; class ++)
    g_assert_cmpuint (fringe_truth_n_boards (other, (FringeTruthClass) class), ==,
                      fringe_truth_n_boards (truth, (FringeTruthClass) class));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/truth/with-a-consistent-heuristic-f-of-each-board-tells-what-must-be-expanded",
                   test_eight_puzzles);
  g_test_add_func ("/truth/the-boards-of-the-only-solution-must-be-expanded-the-start-first", test_one_solution);
  g_test_add_func ("/truth/a-star-expands-what-it-must-and-nothing-that-it-never-does", test_a_star_obeys);
  g_test_add_func ("/truth/what-is-said-of-a-node-is-true", test_sentences);
  g_test_add_func ("/truth/beyond-ten-cells-it-is-said-why-there-is-no-table", test_large_boards);
  g_test_add_func ("/truth/without-a-solution-nothing-must-be-expanded", test_unsolvable);
  g_test_add_func ("/truth/in-the-background-it-is-the-same", test_background);
  return g_test_run ();
}
