/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sentence-facts.h"

#include "test-boards.h"

#include <string.h>

static void
check_form (const Why *why)
{
  g_assert_true (g_utf8_validate (why->text, -1, NULL));
  g_assert_true (g_str_has_suffix (why->text, "."));
  g_assert_null (strchr (why->text, '\n'));
  g_assert_null (strchr (why->text, '%'));
  g_assert_null (strstr (why->text, "  "));
}

/* The words of the step have the same figures as the reasons. */
static void
assert_counts (const Why *why, const char *sentence)
{
  uint32_t n_before = fringe_search_n_nodes_at (why->search, why->step - 1);
  g_autoptr (GMatchInfo) match = fact_find (
      sentence, "^Expanding node (?<id>\\d+) generates (?<new>\\d+) nodes?(?: and finds (?<same>\\d) duplicates?)?$");

  g_assert_true (g_match_info_matches (match));
  g_assert_cmpuint (fact_number (match, "id"), ==, fringe_search_removed (why->search, why->step));
  g_assert_cmpuint (fact_number (match, "new"), ==, fringe_search_n_nodes_at (why->search, why->step) - n_before);
  g_assert_cmpuint (fact_number (match, "same"), ==, fact_count (why->text, " dropped."));
}

static char *
expected_entry (const Why *why, uint32_t id)
{
  uint32_t bound = fringe_search_iteration_at (why->search, fringe_search_root_of (why->search, id), why->step).bound;
  gboolean is_ids = fringe_search_rules (why->search)->algorithm == FRINGE_ALGORITHM_IDS;
  uint32_t f = is_ids ? fringe_search_g (why->search, id) : (uint32_t) fringe_search_f (why->search, id);
  const char *letter = is_ids ? "g" : "f";

  if (fringe_search_g (why->search, id) == 0)
    return g_strdup_printf (id == 0 ? "Iteration %u begins at the start with the bound %u"
                                    : "Iteration %u begins at the start again with the bound %u",
                            fringe_search_n_roots_at (why->search, why->step), bound);
  if (f > bound)
    return g_strdup_printf ("Node %u is cut: its %s = %u exceeds the bound %u", id, letter, f, bound);
  return g_strdup_printf ("Node %u is entered: its %s = %u is within the bound %u", id, letter, f, bound);
}

/* Of a step that is more than a count of new nodes; NULL for one that is not. */
static char *
expected_step (const Why *why)
{
  uint32_t id = fringe_search_removed (why->search, why->step);
  uint32_t goal = fringe_search_solution_at (why->search, why->step);
  uint32_t g = goal != FRINGE_NO_NODE ? fringe_search_g (why->search, goal) : 0;

  if (goal == id && g == 0)
    return g_strdup_printf ("Node %u is the goal: no move is needed", id);
  if (goal == id)
    return g_strdup_printf ("Node %u is the goal: the solution has %u move%s", id, g, g == 1 ? "" : "s");
  if (goal != FRINGE_NO_NODE)
    return g_strdup_printf ("Expanding node %u generates the goal, node %u: the solution has %u move%s", id, goal, g,
                            g == 1 ? "" : "s");
  if (fringe_search_is_idastar (why->search))
    return expected_entry (why, id);
  if (fringe_search_stale_of (why->search, id) != FRINGE_NO_NODE)
    return g_strdup_printf ("Node %u is stale: node %u with the same board was expanded", id,
                            fringe_search_stale_of (why->search, id));
  return NULL;
}

static void
check_step (const Why *why)
{
  g_autofree char *sentence = fringe_step_sentence (why->search, why->step), *expected = NULL;

  if (why->step == 0)
    return;
  expected = expected_step (why);
  if (expected != NULL)
    g_assert_cmpstr (sentence, ==, expected);
  else
    assert_counts (why, sentence);
}

static gboolean outcomes[FRINGE_N_OUTCOMES];

static void
check_ending (const Why *why)
{
  g_autofree char *ending = fringe_outcome_sentence (why->search, why->step);
  FringeOutcome outcome = fringe_search_outcome_at (why->search, why->step);
  const char *frontier_patterns[FRINGE_N_OUTCOMES] = {
    [FRINGE_OUTCOME_RUNNING] = "^The search goes on with [1-9]\\d* nodes? on the frontier\\.$",
    [FRINGE_OUTCOME_SOLVED] = "^Solved( in [1-9]\\d* moves?\\.|: the start is the goal\\.)$",
    [FRINGE_OUTCOME_EXHAUSTED] = "^The frontier is empty\\. ",
    [FRINGE_OUTCOME_UNSOLVABLE] = "^The goal cannot be reached\\. ",
    [FRINGE_OUTCOME_LIMIT] = "^The next step would generate more than \\d+ nodes?, which is the limit\\.$",
  };
  const char *idastar_patterns[FRINGE_N_OUTCOMES] = {
    [FRINGE_OUTCOME_RUNNING] = "^The search (has not begun|goes on in iteration [1-9]\\d* with the bound \\d+)\\.$",
    [FRINGE_OUTCOME_SOLVED] = "^Solved( in [1-9]\\d* moves?, in iteration [1-9]\\d*\\.|: the start is the goal\\.)$",
    [FRINGE_OUTCOME_EXHAUSTED] = "^The start has f = ∞, so no iteration begins\\. ",
    [FRINGE_OUTCOME_UNSOLVABLE] = "^The goal cannot be reached\\. ",
    [FRINGE_OUTCOME_LIMIT] = "^The next step would generate more than \\d+ nodes?, which is the limit\\.$",
  };

  outcomes[outcome] = TRUE;
  g_assert_true (
      fact_holds (ending, (fringe_search_is_idastar (why->search) ? idastar_patterns : frontier_patterns)[outcome]));
  g_assert_cmpint (strstr (why->text, ending) != NULL, ==, outcome != FRINGE_OUTCOME_RUNNING);
}

static void
test_form (void)
{
  for_each_step (check_form);
}

static void
test_steps (void)
{
  for_each_step (check_step);
}

static void
test_endings (void)
{
  gboolean all = FALSE;

  for (int i = 0; i < 20 && !all; i++)
    {
      all = TRUE;
      for_each_step (check_ending);
      for (int outcome = 0; outcome < FRINGE_N_OUTCOMES; outcome++)
        all = all && outcomes[outcome];
    }
  g_assert_true (all);
}

static FringeSearch *
search_example (const char *start_text, const char *goal_text, FringeAlgorithm algorithm, uint32_t limit)
{
  FringeBoard start = test_board (start_text), goal = test_board (goal_text);
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_REPORT_2019);
  FringeSearch *search;

  rules.algorithm = algorithm;
  search = fringe_search_new (&start, &goal, &rules, limit);
  fringe_search_run (search, FACTS_STEPS_MAX);
  return search;
}

/* The first example of report-2019, as its reader would be told it. */
static void
test_example (void)
{
  FringeSearch *search = search_example ("1 0 8 2 5 7 4 6 3", "0 8 7 1 2 3 4 5 6", FRINGE_ALGORITHM_ASTAR, 1000);

  assert_why (
      search, 0,
      "The frontier holds only the start: node 0 with g = 0, h = 7 and f = 7. A* removes the node with the "
      "smallest f\u00a0=\u00a0g\u00a0+\u00a0h. Here g counts the moves so far, and h estimates the moves left.");
  assert_why (
      search, 1,
      "Node 0 is the only node on the frontier. It is not the goal. Down, Left and Right make nodes 1, 2 and 3.");
  assert_why (search, 3,
              "Node 4 has the smallest f on the frontier: 7. It is not the goal. Up leads back to "
              "node 3 and is dropped. Down and Left make nodes 5 and 6.");
  assert_why (search, 8,
              "Node 13 has the smallest f on the frontier: 7. It is the goal. Solved in 7 moves. "
              "No solution is shorter.");
  assert_step (search, 0, "Node 0, the start, is on the frontier");
  assert_step (search, 1, "Expanding node 0 generates 3 nodes");
  assert_step (search, 2, "Expanding node 3 generates 1 node and finds 1 duplicate");
  assert_step (search, 8, "Node 13 is the goal: the solution has 7 moves");
  fringe_search_unref (search);
}

static void
test_example_ucs (void)
{
  FringeSearch *search = search_example ("1 0 8 2 5 7 4 6 3", "0 8 7 1 2 3 4 5 6", FRINGE_ALGORITHM_UCS, 1000);

  assert_why (search, 2,
              "Nodes 1, 2 and 3 tie for the smallest g on the frontier: 1. The rule for ties prefers the lowest id: "
              "node 1. It is not the goal. Up leads "
              "back to node 0 and is dropped. Down, Left and Right make nodes 4, 5 and 6.");
  fringe_search_unref (search);
}

/* Uniform-cost search by the lazy rule: the start comes back as the first child of node 1. */
static void
test_example_stale (void)
{
  FringeBoard start = test_board ("1 0 8 2 5 7 4 6 3"), goal = test_board ("0 8 7 1 2 3 4 5 6");
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  FringeSearch *search;

  rules.algorithm = FRINGE_ALGORITHM_UCS;
  rules.duplicates = FRINGE_DUPLICATES_EXPANSION;
  search = fringe_search_new (&start, &goal, &rules, 1000);
  fringe_search_run (search, FACTS_STEPS_MAX);

  assert_why (
      search, 2,
      "Nodes 1, 2 and 3 tie for the smallest g on the frontier: 1. The rule for ties prefers the lowest id: node 1. It "
      "is not the goal. Up, Down, Left and Right make nodes 4, 5, 6 and 7. The search looks for duplicates only when "
      "it removes a node.");
  assert_step (search, 5, "Node 4 is stale: node 0 with the same board was expanded");
  assert_why (search, 5,
              "Nodes 4, 5, 6 and 5 others tie for the smallest g on the frontier: 2. The rule for ties prefers the "
              "lowest id: node 4. Node 4 is stale and "
              "dropped: node 0 with its board was expanded in step 1.");
  fringe_search_unref (search);
}

/* The second example of report-2019, by a queue that tests for the goal early. */
static void
test_example_early (void)
{
  FringeBoard start = test_board ("1 2 7 6 0 8 4 3 5"), goal = test_board ("1 2 0 4 8 7 3 6 5");
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_REPORT_2019);
  FringeSearch *search;
  uint32_t last;

  rules.algorithm = FRINGE_ALGORITHM_BFS;
  rules.goal_test = FRINGE_GOAL_TEST_GENERATION;
  search = fringe_search_new (&start, &goal, &rules, 1000);
  fringe_search_run (search, FACTS_STEPS_MAX);
  last = fringe_search_n_steps (search);

  assert_why (search, 0,
              "The frontier holds only the start: node 0 with g = 0. Breadth-first search removes the oldest node: the "
              "frontier is a queue. The start is not the goal. Every node is tested when it is generated.");
  g_assert_cmpuint (last, ==, 60);
  assert_step (search, last, "Expanding node 59 generates the goal, node 111: the solution has 6 moves");
  assert_why (search, last,
              "Node 59 is first in the queue: it is the oldest node on the frontier. Up makes node 111. Node 111 is "
              "the goal: the search ends at once, without the later moves. Solved in 6 moves. No solution is shorter.");
  fringe_search_unref (search);
}

static void
test_no_search (void)
{
  FringeSearch *solved = search_example ("1 2 3 0", "1 2 3 0", FRINGE_ALGORITHM_ASTAR, 1000);
  FringeSearch *unsolvable = search_example ("2 1 3 0", "1 2 3 0", FRINGE_ALGORITHM_ASTAR, 1000);

  assert_step (solved, 1, "Node 0 is the goal: no move is needed");
  assert_why (solved, 1, "Node 0 is the only node on the frontier. It is the goal. Solved: the start is the goal.");
  assert_step (unsolvable, 0, "The goal cannot be reached, so no search began");
  assert_why (unsolvable, 0,
              "The goal cannot be reached. Inversions plus the row of the blank make 1 + 2 = 3 in the start. They make "
              "0 + 2 = 2 in the goal: one sum is odd, the other even.");
  fringe_search_unref (unsolvable);
  fringe_search_unref (solved);
}

static void
test_start_is_goal (void)
{
  FringeBoard board = test_board ("1 2 3 0");
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  FringeSearch *search;

  rules.goal_test = FRINGE_GOAL_TEST_GENERATION;
  search = fringe_search_new (&board, &board, &rules, 1000);
  fringe_search_run (search, FACTS_STEPS_MAX);
  assert_step (search, 0, "Node 0 is the goal: no move is needed");
  assert_why (search, 0,
              "The frontier holds only the start: node 0 with g = 0, h = 0 and f = 0. Solved: the start is the goal.");
  fringe_search_unref (search);
}

static void
test_limits (void)
{
  FringeSearch *search = search_example ("1 0 8 2 5 7 4 6 3", "0 8 7 1 2 3 4 5 6", FRINGE_ALGORITHM_UCS, 5);
  g_autofree char *by_nodes = fringe_outcome_sentence (search, fringe_search_n_steps (search)), *by_memory = NULL;

  g_assert_cmpstr (by_nodes, ==, "The next step would generate more than 5 nodes, which is the limit.");
  fringe_search_set_memory_limit (search, 1);
  fringe_search_set_node_limit (search, 1000000);
  fringe_search_run (search, UINT32_MAX);
  by_memory = fringe_outcome_sentence (search, fringe_search_n_steps (search));
  g_assert_true (fact_holds (by_memory, "^The memory was full after \\d+ nodes\\.$"));
  fringe_search_unref (search);
}

static void
test_join (void)
{
  g_autofree char *both = fringe_sentences_join ("One.", "Two."), *first = fringe_sentences_join ("One.", "");
  g_autofree char *second = fringe_sentences_join ("", "Two.");

  g_assert_cmpstr (both, ==, "One. Two.");
  g_assert_cmpstr (first, ==, "One.");
  g_assert_cmpstr (second, ==, "Two.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sentences/step/sentences-are-whole", test_form);
  g_test_add_func ("/sentences/step/no-space-stands-beside-an-empty-sentence", test_join);
  g_test_add_func ("/sentences/step/the-words-for-a-step-agree-with-its-reasons", test_steps);
  g_test_add_func ("/sentences/step/every-ending-is-told", test_endings);
  g_test_add_func ("/sentences/step/an-example-reads-as-a-lecturer-says-it", test_example);
  g_test_add_func ("/sentences/step/uniform-cost-search-compares-g", test_example_ucs);
  g_test_add_func ("/sentences/step/a-stale-node-reads-as-thrown-away", test_example_stale);
  g_test_add_func ("/sentences/step/a-goal-that-is-tested-early-ends-the-expansion", test_example_early);
  g_test_add_func ("/sentences/step/a-start-that-is-the-goal-ends-the-search-before-it-begins", test_start_is_goal);
  g_test_add_func ("/sentences/step/a-limit-of-nodes-is-told-from-one-of-memory", test_limits);
  g_test_add_func ("/sentences/step/a-search-that-does-not-begin-says-why", test_no_search);
  return g_test_run ();
}
