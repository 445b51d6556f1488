/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-truth.h"
#include "sentence-facts.h"
#include "test-boards.h"
#include "test-distances.h"
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

static FringeTruthClass
class_by_f (int f, int cost)
{
  return f < cost ? FRINGE_TRUTH_MUST : f == cost ? FRINGE_TRUTH_MAY : FRINGE_TRUTH_NEVER;
}

/* With a consistent heuristic f = g* + h tells, both counted by breadth-first searches over all boards. */
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
      guint n[FRINGE_N_TRUTH_CLASSES] = { 0 }, rank = 0;

      g_assert_cmpint (fringe_truth_cost (truth), ==, cost);
      do
        {
          int f = to_start[rank] + fringe_estimate_h (fringe_search_estimate (search), &board);
          FringeTruthClass expected = to_start[rank] == TEST_UNREACHABLE ? FRINGE_TRUTH_UNKNOWN : class_by_f (f, cost);

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

/* All walks of all lengths, on which no f exceeds @f_max. */
static void
walk (const FringeSearch *search, int f_max, gboolean *is_reached, guint n_boards)
{
  g_autofree gboolean *now = g_new0 (gboolean, n_boards);
  FringeBoard first = test_board_first (fringe_search_start (search)->rows, fringe_search_start (search)->columns);

  for (int g = 0; g <= f_max; g++)
    {
      g_autofree gboolean *next = g_new0 (gboolean, n_boards);
      FringeBoard board = first;
      guint rank = 0;

      if (g == 0)
        now[test_board_rank (fringe_search_start (search))] = TRUE;
      do
        {
          if (now[rank] && g + fringe_estimate_h (fringe_search_estimate (search), &board) > f_max)
            now[rank] = FALSE;
          is_reached[rank] |= now[rank];
          for (int move = 0; now[rank] && move < FRINGE_N_MOVES; move++)
            {
              FringeBoard other = board;

              if (fringe_board_move (&other, (FringeMove) move))
                next[test_board_rank (&other)] = TRUE;
            }
          rank++;
        }
      while (test_board_next (&board));
      memcpy (now, next, n_boards * sizeof *now);
    }
}

static void
test_paths (void)
{
  for (int i = 0; i < 60; i++)
    {
      FringeHeuristic heuristic = (FringeHeuristic) (i % FRINGE_N_HEURISTICS);
      TestProblem problem = solvable_problem (2, 3, heuristic);
      g_autoptr (FringeSearch) search = test_search_new (&problem, 1);
      g_autoptr (FringeTruth) truth = fringe_truth_new (search);
      g_autofree gboolean *is_below = g_new0 (gboolean, 720), *is_up_to = g_new0 (gboolean, 720);
      int cost = fringe_truth_cost (truth);
      FringeBoard board = test_board_first (2, 3);

      walk (search, cost - 1, is_below, 720);
      walk (search, cost, is_up_to, 720);
      do
        {
          guint rank = test_board_rank (&board);
          gboolean is_admissible = fringe_heuristic_is_admissible (heuristic);
          FringeTruthClass expected = is_below[rank]                     ? FRINGE_TRUTH_MUST
                                      : is_up_to[rank] || !is_admissible ? FRINGE_TRUTH_MAY
                                                                         : FRINGE_TRUTH_NEVER;

          if (!fringe_board_verdict (&board, &problem.goal).solvable)
            expected = FRINGE_TRUTH_UNKNOWN;
          g_assert_cmpint (fringe_truth_class (truth, &board), ==, expected);
        }
      while (test_board_next (&board));
    }
}

/* What A* does under every rule for ties. */
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
  g_autoptr (GMatchInfo) match = fact_find (text, "h\\* = (?<distance>\\d+) moves? away[;,] (and )?h = (?<h>\\d+) "
                                                  "(says just that|is (?<excess>\\d+) too (few|many))");
  int h = (int) fringe_search_h (search, id), distance = fringe_truth_node_distance (truth, search, id);

  g_assert_true (g_match_info_matches (match));
  g_assert_cmpint ((int) fact_number (match, "distance"), ==, distance);
  g_assert_cmpint ((int) fact_number (match, "h"), ==, h);
  g_assert_cmpint (strstr (text, "not admissible") != NULL, ==, h > distance);
  g_assert_cmpint (strstr (text, "too few") != NULL, ==, h < distance);
  if (h != distance)
    g_assert_cmpint ((int) fact_number (match, "excess"), ==, ABS (h - distance));
}

static void
assert_class_sentence (const FringeTruth *truth, const FringeSearch *search, uint32_t id)
{
  static const char *const beginnings[FRINGE_N_TRUTH_CLASSES]
      = { "", "Every A* ", "A* may expand this board or not", "No A* " };
  g_autofree char *text = fringe_truth_class_sentence (truth, search, id);
  g_autofree char *cost = g_strdup_printf ("C* = %d", fringe_truth_cost (truth));
  FringeBoard board;

  fringe_search_board (search, id, &board);
  if (fringe_board_equal (&board, fringe_search_goal (search)))
    {
      g_assert_true (g_str_has_prefix (text, "This is the goal"));
      return;
    }
  g_assert_true (g_str_has_prefix (text, beginnings[fringe_truth_node_class (truth, search, id)]));
  g_assert_nonnull (strstr (text, cost));
}

/* Without a number there is none. */
static void
assert_cost_sentence (const FringeTruth *truth)
{
  guint n = fringe_truth_n_boards (truth, FRINGE_TRUTH_MUST);
  const char *facts = n == 0 ? "C\\* = (?<cost>\\d+) .* no board that every A\\* must expand"
                             : "C\\* = (?<cost>\\d+) .* must expand (?<must>\\d+) board";
  g_autofree char *text = fringe_truth_cost_sentence (truth);
  g_autoptr (GMatchInfo) match = fact_find (text, facts);

  g_assert_true (g_match_info_matches (match));
  g_assert_cmpint ((int) fact_number (match, "cost"), ==, fringe_truth_cost (truth));
  if (n > 0)
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
  g_assert_true (fact_holds (distance, "up to 10 cells; this one has 16"));
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
  g_clear_pointer (&search, fringe_search_free);
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
  g_test_add_func ("/truth/the-classes-are-those-of-all-walks-under-all-heuristics", test_paths);
  g_test_add_func ("/truth/a-star-expands-what-it-must-and-nothing-that-it-never-does", test_a_star_obeys);
  g_test_add_func ("/truth/what-is-said-of-a-node-is-true", test_sentences);
  g_test_add_func ("/truth/beyond-ten-cells-it-is-said-why-there-is-no-table", test_large_boards);
  g_test_add_func ("/truth/without-a-solution-nothing-must-be-expanded", test_unsolvable);
  g_test_add_func ("/truth/in-the-background-it-is-the-same", test_background);
  return g_test_run ();
}
