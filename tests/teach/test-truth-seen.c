/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-truth-seen.h"
#include "reference-search.h"
#include "sentence-facts.h"
#include "slow-fine.h"
#include "test-boards.h"
#include "test-distances.h"

#include <string.h>

/* The slow search's nodes, h and lines; distances by a search over all boards. */

static guint n_over, n_edges;

static void
assert_overestimate (FringeTruthSeen *seen, const Reference *reference, const guint8 *distances, uint32_t step)
{
  uint32_t n_nodes = reference_step (reference, step)->n_nodes, first = FRINGE_NO_NODE;
  g_autofree char *text = fringe_truth_admissible_sentence (seen, step);
  g_autofree char *said = NULL;
  FringeOverestimate found;

  for (uint32_t id = n_nodes; id-- > 0;)
    if (reference_node (reference, id)->h > distances[test_board_rank (&reference_node (reference, id)->board)])
      first = id;
  g_assert_cmpint (fringe_truth_seen_overestimate (seen, step, &found), ==, first != FRINGE_NO_NODE);
  g_assert_cmpint (fact_holds (text, "is not admissible"), ==, first != FRINGE_NO_NODE);
  if (first == FRINGE_NO_NODE)
    {
      g_autofree char *n_seen = g_strdup_printf (" %u node", n_nodes);

      g_assert_nonnull (strstr (text, n_seen));
      return;
    }
  n_over++;
  said = g_strdup_printf ("Node %u overestimates: h = %.0f, but the goal is %d move", found.node, found.h,
                          found.distance);
  g_assert_true (g_str_has_prefix (text, said));
  g_assert_cmpuint (found.node, ==, first);
  g_assert_cmpint (found.h, ==, (int) reference_node (reference, first)->h);
  g_assert_cmpint (found.distance, ==, distances[test_board_rank (&reference_node (reference, first)->board)]);
  g_assert_false (found.is_by_solution);
}

/* Whether a line of the loop is an edge: of the parent to a new node, or to one that it repeats. */
static gboolean
is_edge (const Reference *reference, const SlowFine *line, uint32_t *id, uint32_t *other)
{
  if (line->fine.kind == FRINGE_FINE_GENERATE)
    {
      *id = reference_node (reference, line->fine.node)->parent;
      *other = line->fine.node;
      return TRUE;
    }
  *id = line->fine.node;
  *other = line->fine.other;
  return line->fine.kind == FRINGE_FINE_DUPLICATE;
}

static const SlowFine *
first_offence (const Reference *reference, const GArray *lines, uint32_t step)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const SlowFine *line = &g_array_index (lines, SlowFine, i);
      uint32_t id, other;

      if (line->step > step)
        break;
      if (is_edge (reference, line, &id, &other)
          && ABS ((int) reference_node (reference, id)->h - (int) reference_node (reference, other)->h) > 1)
        return line;
    }
  return NULL;
}

static void
assert_inconsistency (FringeTruthSeen *seen, const Reference *reference, const GArray *lines, uint32_t step)
{
  const SlowFine *line = first_offence (reference, lines, step);
  g_autofree char *text = fringe_truth_consistent_sentence (seen, step);
  g_autofree char *said = NULL;
  FringeInconsistency found;
  uint32_t id, other;
  FringeBoard board;

  g_assert_cmpint (fringe_truth_seen_inconsistency (seen, step, &found), ==, line != NULL);
  g_assert_cmpint (fact_holds (text, "is not consistent"), ==, line != NULL);
  if (line == NULL)
    return;
  n_edges++;
  said = g_strdup_printf ("%s leads from node %u to the board of node %u. It lowers h from %.0f to %.0f, ",
                          fringe_move_title (found.move), found.from, found.to, found.h_from, found.h_to);
  g_assert_true (g_str_has_prefix (text, said));
  is_edge (reference, line, &id, &other);
  g_assert_cmpuint (found.step, ==, line->step);
  g_assert_true ((found.from == id && found.to == other) || (found.from == other && found.to == id));
  g_assert_cmpint (found.h_from, ==, (int) reference_node (reference, found.from)->h);
  g_assert_cmpint (found.h_to, ==, (int) reference_node (reference, found.to)->h);
  g_assert_cmpint (found.h_from, >, 1 + found.h_to);
  board = reference_node (reference, found.from)->board;
  g_assert_true (fringe_board_move (&board, found.move));
  test_assert_boards_equal (&board, &reference_node (reference, found.to)->board);
}

static void
assert_agree (const TestProblem *problem, uint32_t limit)
{
  g_autoptr (FringeSearch) search = test_search_run (problem, limit);
  g_autoptr (Reference) reference = reference_new (problem, limit);
  g_autoptr (GArray) lines = slow_fine_lines (reference);
  g_autoptr (FringeTruth) truth = fringe_truth_new (search);
  g_autoptr (FringeTruthSeen) seen = fringe_truth_seen_new (search, truth);
  g_autofree guint8 *distances = test_distances (&problem->goal);

  test_problem_tell (problem);
  /* In any order: what was looked at for a later step must not show at an earlier one. */
  for (int i = 0; i < 30; i++)
    {
      uint32_t step = (uint32_t) test_random ((int) reference->steps->len);

      assert_overestimate (seen, reference, distances, step);
      assert_inconsistency (seen, reference, lines, step);
    }
}

static void
test_all_rules (void)
{
  for (int i = 0; i < 400; i++)
    {
      TestProblem problem = test_problem_random (2 + test_random (2), 2 + test_random (2), test_random (30));

      if (i % 2 == 0)
        problem.rules.heuristic
            = i % 4 == 0 ? FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK : FRINGE_HEURISTIC_MISPLACED_WITH_BLANK;
      if (problem.start.rows * problem.start.columns < 9 || i % 20 == 0)
        assert_agree (&problem, (uint32_t) test_random (60));
    }
  g_assert_cmpuint (n_over, >, 0);
  g_assert_cmpuint (n_edges, >, 0);
}

/* The heuristics that are right are never called wrong, and the wrong ones are found out with a node that proves it. */
static void
test_solved (void)
{
  for (int i = 0; i < 3 * FRINGE_N_HEURISTICS; i++)
    {
      TestProblem problem = test_problem_random (3, 3, 60);
      g_autoptr (FringeSearch) search = NULL;
      g_autoptr (FringeTruth) truth = NULL;
      g_autoptr (FringeTruthSeen) seen = NULL;
      FringeHeuristic heuristic = (FringeHeuristic) (i % FRINGE_N_HEURISTICS);
      gboolean is_right = fringe_heuristic_is_admissible (heuristic);
      FringeOverestimate over;
      FringeInconsistency edge;
      uint32_t n_steps;

      problem.rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
      problem.rules.heuristic = heuristic;
      if (fringe_board_equal (&problem.start, &problem.goal))
        continue;
      test_problem_tell (&problem);
      search = test_search_run (&problem, FRINGE_NODE_LIMIT_MAX);
      truth = fringe_truth_new (search);
      seen = fringe_truth_seen_new (search, truth);
      n_steps = fringe_search_n_steps (search);
      g_assert_cmpint (fringe_truth_seen_overestimate (seen, n_steps, &over), ==, !is_right);
      g_assert_cmpint (fringe_truth_seen_inconsistency (seen, n_steps, &edge), ==, !is_right);
      if (!is_right)
        g_assert_cmpint (over.h, >, fringe_truth_node_distance (truth, search, over.node));
    }
}

/* Without a table the solution is a witness: one move before the goal, h = 2. */
static void
test_large_boards (void)
{
  for (int i = 0; i < 40; i++)
    {
      TestProblem problem = test_problem_random (4, 4, 20);
      g_autoptr (FringeSearch) search = NULL;
      g_autoptr (FringeTruth) truth = NULL;
      g_autoptr (FringeTruthSeen) seen = NULL;
      g_autofree char *text = NULL;
      gboolean is_right = fringe_heuristic_is_admissible (problem.rules.heuristic);
      FringeOverestimate over;

      problem.rules.algorithm = FRINGE_ALGORITHM_ASTAR;
      problem.rules.duplicates = FRINGE_DUPLICATES_BETTER_G;
      if (fringe_board_equal (&problem.start, &problem.goal) || problem.rules.heuristic == FRINGE_HEURISTIC_ZERO)
        continue;
      test_problem_tell (&problem);
      search = test_search_run (&problem, 300000);
      if (fringe_search_outcome (search) != FRINGE_OUTCOME_SOLVED)
        continue;
      truth = fringe_truth_new (search);
      seen = fringe_truth_seen_new (search, truth);
      text = fringe_truth_admissible_sentence (seen, fringe_search_n_steps (search));
      g_assert_cmpint (fringe_truth_seen_overestimate (seen, fringe_search_n_steps (search), &over), ==, !is_right);
      g_assert_false (fringe_truth_seen_overestimate (seen, 0, &over) && fringe_search_n_steps (search) > 0);
      g_assert_cmpint (fact_holds (text, "solution needs only"), ==, !is_right);
      g_assert_cmpint (fact_holds (text, "consistent and admissible"), ==, is_right);
    }
}

static void
test_proofs (void)
{
  for (int heuristic = 0; heuristic < FRINGE_N_HEURISTICS; heuristic++)
    {
      g_autofree char *text = fringe_truth_proof_sentence ((FringeHeuristic) heuristic);

      g_assert_cmpint (fact_holds (text, "neither admissible nor consistent"), ==,
                       !fringe_heuristic_is_admissible ((FringeHeuristic) heuristic));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/truth-seen/the-first-offending-node-and-edge-of-any-step-are-found", test_all_rules);
  g_test_add_func ("/truth-seen/right-heuristics-are-borne-out-and-wrong-ones-caught", test_solved);
  g_test_add_func ("/truth-seen/beyond-ten-cells-the-solution-is-the-witness", test_large_boards);
  g_test_add_func ("/truth-seen/of-each-heuristic-it-is-said-what-is-proved", test_proofs);
  return g_test_run ();
}
