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
check_step (const Why *why)
{
  g_autofree char *sentence = fringe_step_sentence (why->search, why->step);
  g_autoptr (GMatchInfo) match = NULL;
  uint32_t n_before;

  if (why->step == 0)
    return;
  match = fact_find (sentence, "^Node (?<id>\\d+) (?:is the goal: |expanded: (?<new>\\d+) new nodes?(?:, (?<same>\\d) "
                               "duplicates?)?$)");
  g_assert_true (g_match_info_matches (match));
  g_assert_cmpuint (fact_number (match, "id"), ==, fringe_search_removed (why->search, why->step));
  g_assert_cmpint (fact_holds (sentence, "is the goal"), ==, fact_holds (why->text, "It is the goal"));
  if (fact_holds (sentence, "is the goal"))
    return;

  n_before = fringe_search_n_nodes_at (why->search, why->step - 1);
  g_assert_cmpuint (fact_number (match, "new"), ==, fringe_search_n_nodes_at (why->search, why->step) - n_before);
  g_assert_cmpuint (fact_number (match, "same"), ==, fact_count (why->text, ": dropped"));
}

static gboolean outcomes[FRINGE_N_OUTCOMES];

static void
check_ending (const Why *why)
{
  g_autofree char *ending = fringe_outcome_sentence (why->search, why->step);
  FringeOutcome outcome = fringe_search_outcome_at (why->search, why->step);
  static const char *const patterns[FRINGE_N_OUTCOMES] = {
    [FRINGE_OUTCOME_RUNNING] = "^The search goes on, with [1-9]\\d* nodes? on the frontier\\.$",
    [FRINGE_OUTCOME_SOLVED] = "^Solved( in [1-9]\\d* moves?\\.|: the start is the goal\\.)$",
    [FRINGE_OUTCOME_EXHAUSTED] = "^The frontier is empty: ",
    [FRINGE_OUTCOME_UNSOLVABLE] = "^The goal cannot be reached: ",
    [FRINGE_OUTCOME_LIMIT] = "^The next step would generate more than \\d+ nodes?, which is the limit\\.$",
  };

  outcomes[outcome] = TRUE;
  g_assert_true (fact_holds (ending, patterns[outcome]));
  g_assert_cmpint (g_str_has_suffix (why->text, ending), ==, outcome != FRINGE_OUTCOME_RUNNING);
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

static void
assert_why (const FringeSearch *search, uint32_t step, const char *expected)
{
  g_autofree char *why = fringe_why_sentences (search, step);

  g_assert_cmpstr (why, ==, expected);
}

static void
assert_step (const FringeSearch *search, uint32_t step, const char *expected)
{
  g_autofree char *sentence = fringe_step_sentence (search, step);

  g_assert_cmpstr (sentence, ==, expected);
}

/* The first example of report-2019, as its reader would be told it. */
static void
test_example (void)
{
  FringeSearch *search = search_example ("1 0 8 2 5 7 4 6 3", "0 8 7 1 2 3 4 5 6", FRINGE_ALGORITHM_ASTAR, 1000);

  assert_why (search, 0,
              "The frontier holds the start alone, node 0, with g = 0, h = 7 and f = 7. A* removes the node with the "
              "smallest f = g + h, the moves so far and those estimated.");
  assert_why (search, 1,
              "Removed node 0: it is the only node on the frontier. It is not the goal. Three new nodes, 1, 2 and 3.");
  assert_why (search, 3,
              "Removed node 4: f = 7 is the smallest on the frontier. It is not the goal. Up goes back to the parent, "
              "node 3: dropped. Two new nodes, 5 and 6.");
  assert_why (search, 8, "Removed node 13: f = 7 is the smallest on the frontier. It is the goal. Solved in 7 moves.");
  assert_step (search, 0, "Node 0, the start, is on the frontier");
  assert_step (search, 1, "Node 0 expanded: 3 new nodes");
  assert_step (search, 2, "Node 3 expanded: 1 new node, 1 duplicate");
  assert_step (search, 8, "Node 13 is the goal: solved in 7 moves");
  fringe_search_free (search);
}

static void
test_example_ucs (void)
{
  FringeSearch *search = search_example ("1 0 8 2 5 7 4 6 3", "0 8 7 1 2 3 4 5 6", FRINGE_ALGORITHM_UCS, 1000);

  assert_why (search, 2,
              "Removed node 1: g = 1 is the smallest on the frontier; nodes 1, 2 and 3 tie, and the lowest id goes "
              "first. It is not the goal. Up goes back to the parent, node 0: dropped. Three new nodes, 4, 5 and 6.");
  fringe_search_free (search);
}

static void
test_no_search (void)
{
  FringeSearch *solved = search_example ("1 2 3 0", "1 2 3 0", FRINGE_ALGORITHM_ASTAR, 1000);
  FringeSearch *unsolvable = search_example ("2 1 3 0", "1 2 3 0", FRINGE_ALGORITHM_ASTAR, 1000);

  assert_step (solved, 1, "Node 0 is the goal: no move is needed");
  assert_why (solved, 1,
              "Removed node 0: it is the only node on the frontier. It is the goal. Solved: the start is the goal.");
  assert_step (unsolvable, 0, "The goal cannot be reached: no search was begun");
  assert_why (unsolvable, 0,
              "The goal cannot be reached: the inversions plus the blank’s row are 1 + 2 = 3 in the start and 0 + 2 = "
              "2 in the goal; one is odd, the other even.");
  fringe_search_free (unsolvable);
  fringe_search_free (solved);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sentences/step/sentences-are-whole", test_form);
  g_test_add_func ("/sentences/step/the-words-for-a-step-agree-with-its-reasons", test_steps);
  g_test_add_func ("/sentences/step/every-ending-is-told", test_endings);
  g_test_add_func ("/sentences/step/an-example-reads-as-a-lecturer-says-it", test_example);
  g_test_add_func ("/sentences/step/uniform-cost-search-compares-g", test_example_ucs);
  g_test_add_func ("/sentences/step/a-search-that-does-not-begin-says-why", test_no_search);
  return g_test_run ();
}
