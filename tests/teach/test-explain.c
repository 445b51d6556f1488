/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "explain-rows.h"
#include "test-boards.h"

#include <string.h>

#define N_CONVENTIONS 100
#define N_ROWS 4
#define NODES_MAX 400

/* The paper says no more than cost and nodes expanded: with them a goal test at the generation prints the same table,
 * as long as the goal counts. Nothing else does. */
static void
test_paper (void)
{
  FringeObservation rows[PAPER_ROWS];
  FringeExplainQuery query = { .observations = rows, .n_observations = PAPER_ROWS };
  FringeRules paper = fringe_rules_preset (FRINGE_PRESET_PAPER_2021);
  g_autoptr (FringeExplanation) explanation = NULL;
  gint64 begun = g_get_monotonic_time ();

  explain_paper_rows (rows);
  explanation = explain_query (&query);
  g_test_message ("%.2f s", (double) (g_get_monotonic_time () - begun) / G_USEC_PER_SEC);
  g_assert_cmpint (g_get_monotonic_time () - begun, <, 60 * G_USEC_PER_SEC);

  g_assert_cmpuint (explanation->n_tried, ==, 8 * 24 * 6 * 5 * 2);
  g_assert_cmpuint (explanation->n_undecided, ==, 0);
  g_assert_cmpuint (explanation->n_matches, ==, 2);
  g_assert_cmpint (explanation->matches[0].preset, ==, FRINGE_PRESET_PAPER_2021);
  g_assert_cmpint (explanation->matches[1].preset, ==, FRINGE_N_PRESETS);
  for (guint i = 0; i < explanation->n_matches; i++)
    {
      FringeMatch wanted = { .rules = paper, .counts_goal_as_expanded = TRUE };

      wanted.rules.goal_test = i == 0 ? FRINGE_GOAL_TEST_EXPANSION : FRINGE_GOAL_TEST_GENERATION;
      g_assert_true (explain_same_match (&explanation->matches[i], &wanted));
      g_assert_cmpint (explanation->matches[i].solved_start, ==, FRINGE_SOLVED_START_NOT_COUNTED);
      g_assert_false (explanation->matches[i].is_admissible);
    }
}

/* One more count, of one row, as the hint says, and only the paper's rules are left. */
static void
test_paper_alone (void)
{
  FringeObservation rows[PAPER_ROWS];
  FringeExplainQuery query = { .observations = rows, .n_observations = PAPER_ROWS };
  g_autoptr (FringeExplanation) both = NULL, one = NULL;

  explain_paper_rows (rows);
  both = explain_query (&query);
  g_assert_true (both->by_count.exists);
  g_assert_cmpint (both->by_count.row, >=, 0);
  rows[both->by_count.row].counts[both->by_count.kind] = both->by_count.value;
  one = explain_query (&query);
  g_assert_cmpuint (one->n_matches, ==, 1);
  g_assert_cmpint (one->matches[0].preset, ==, FRINGE_PRESET_PAPER_2021);
  g_assert_null (fringe_explanation_distinction_sentences (one));
}

/* A program that counts the start among those expanded where it is the goal is found as well. */
static void
test_solved_start_counted (void)
{
  FringeObservation rows[PAPER_ROWS];
  FringeExplainQuery query = { .observations = rows, .n_observations = PAPER_ROWS };
  g_autoptr (FringeExplanation) explanation = NULL;

  explain_paper_rows (rows);
  rows[4].counts[FRINGE_COUNT_EXPANDED] = 1;
  explanation = explain_query (&query);
  g_assert_cmpuint (explanation->n_matches, ==, 2);
  g_assert_cmpint (explanation->matches[0].solved_start, ==, FRINGE_SOLVED_START_COUNTED);
}

/* Starts at random, not far away, for which the search of the convention is short. */
static guint
random_rows (const FringeMatch *truth, FringeObservation rows[N_ROWS])
{
  FringeBoard goal = test_random (2) == 0 ? fringe_board_standard_goal (3, 3) : test_board_random (3, 3);
  guint n = 0;

  for (int attempt = 0; attempt < 50 && n < N_ROWS; attempt++)
    {
      rows[n] = (FringeObservation) { .start = goal, .goal = goal };
      fringe_board_scramble (&rows[n].start, (guint64) g_test_rand_int (), (guint) test_random (24));
      n += explain_print (truth, NODES_MAX, &rows[n]) ? 1 : 0;
    }
  return n;
}

/* Some counts are not known, but one of each row is. */
static void
forget_counts (FringeObservation *row)
{
  int kept = test_random (2) == 0 ? FRINGE_COUNT_EXPANDED : FRINGE_COUNT_GENERATED;

  for (int kind = 0; kind < FRINGE_N_COUNT_KINDS; kind++)
    if (kind != kept && test_random (2) == 0)
      row->counts[kind] = FRINGE_COUNT_UNKNOWN;
}

static gboolean
is_known (const FringeObservation *rows, guint n, FringeCountKind kind)
{
  for (guint i = 0; i < n; i++)
    if (rows[i].counts[kind] >= 0)
      return TRUE;
  return FALSE;
}

static gboolean
is_among (const FringeExplanation *explanation, const FringeMatch *truth)
{
  for (guint i = 0; i < explanation->n_matches; i++)
    if (explain_same_match (&explanation->matches[i], truth))
      return TRUE;
  return FALSE;
}

static void
test_truth (void)
{
  for (int i = 0; i < N_CONVENTIONS; i++)
    {
      FringeMatch truth = {
        .rules = explain_random_rules (test_random (4) > 0 ? FRINGE_ALGORITHM_ASTAR
                                                           : (FringeAlgorithm) test_random (FRINGE_ALGORITHM_RBFS)),
        .counts_goal_as_expanded = test_random (2),
        .counts_root_as_generated = test_random (2),
        .solved_start = (FringeSolvedStart) (1 + test_random (2)),
      };
      FringeObservation rows[N_ROWS];
      FringeExplainQuery query = { .observations = rows, .algorithms = 1u << truth.rules.algorithm };
      g_autoptr (FringeExplanation) explanation = NULL;

      query.n_observations = random_rows (&truth, rows);
      if (query.n_observations == 0)
        continue;
      for (guint row = 0; row < query.n_observations; row++)
        forget_counts (&rows[row]);
      truth.counts_goal_as_expanded &= is_known (rows, query.n_observations, FRINGE_COUNT_EXPANDED);
      truth.counts_root_as_generated &= is_known (rows, query.n_observations, FRINGE_COUNT_GENERATED);
      explain_tell_match (&truth);
      explanation = explain_query (&query);
      g_assert_true (is_among (explanation, &truth));
    }
}

/* Every match, run by the engine, prints what was observed. Row by row, so that the table of the perfect heuristic is
 * made once for each goal. */
static void
test_matches (void)
{
  FringeObservation rows[3] = {
    explain_row ("1 0 8 2 5 7 4 6 3", "0 8 7 1 2 3 4 5 6", 7, FRINGE_COUNT_UNKNOWN),
    explain_row ("1 2 7 6 0 8 4 3 5", "1 2 0 4 8 7 3 6 5", 6, FRINGE_COUNT_UNKNOWN),
    explain_row ("6 3 5 8 7 0 2 1 4", "6 5 7 8 3 4 2 1 0", FRINGE_COUNT_UNKNOWN, 6),
  };
  FringeExplainQuery query = { .observations = rows, .n_observations = G_N_ELEMENTS (rows) };
  g_autoptr (FringeExplanation) explanation = NULL;

  rows[0].counts[FRINGE_COUNT_GENERATED] = 14;
  rows[1].counts[FRINGE_COUNT_OPEN] = 9;
  explanation = explain_query (&query);
  g_assert_cmpint (explanation->matches[0].preset, ==, FRINGE_PRESET_REPORT_2019);
  for (guint j = 0; j < G_N_ELEMENTS (rows); j++)
    for (guint i = 0; i < explanation->n_matches; i++)
      {
        FringeObservation printed = rows[j];

        g_assert_true (explain_print (&explanation->matches[i], 100000, &printed));
        for (int kind = 0; kind < FRINGE_N_COUNT_KINDS; kind++)
          if (rows[j].counts[kind] >= 0)
            g_assert_cmpint (printed.counts[kind], ==, rows[j].counts[kind]);
      }
}

/* IDA* goes by heuristic and move order alone; Korf's program counts the root. */
static void
test_idastar (void)
{
  FringeObservation row = explain_row ("1 4 2 6 5 8 7 3 0", "0 1 2 3 4 5 6 7 8", 8, 10);
  FringeExplainQuery query = { .observations = &row, .n_observations = 1, .algorithms = 1 << FRINGE_ALGORITHM_IDASTAR };
  FringeMatch columbiax = { .rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK), .counts_root_as_generated = TRUE };
  g_autoptr (FringeExplanation) explanation = NULL;

  columbiax.rules.algorithm = FRINGE_ALGORITHM_IDASTAR;
  row.counts[FRINGE_COUNT_GENERATED] = 15;
  explanation = explain_query (&query);
  g_assert_cmpuint (explanation->n_tried, ==, 8 * 24);
  g_assert_true (is_among (explanation, &columbiax));
  g_assert_true (explain_same_match (&explanation->matches[0], &columbiax));
}

/* Depth-first search without a list of closed states never ends on this tree: a count bounds it. */
static void
test_endless (void)
{
  FringeObservation row = explain_row ("1 2 5 3 4 0 6 7 8", "0 1 2 3 4 5 6 7 8", FRINGE_COUNT_UNKNOWN, 181437);
  FringeExplainQuery query = { .observations = &row, .n_observations = 1, .algorithms = 1 << FRINGE_ALGORITHM_DFS };
  g_autoptr (FringeExplanation) explanation = NULL;

  row.counts[FRINGE_COUNT_GENERATED] = 181439;
  explanation = explain_query (&query);
  g_assert_cmpuint (explanation->n_tried, ==, 24 * 5 * 2);
  g_assert_cmpuint (explanation->n_undecided, ==, 0);
  g_assert_cmpint (explanation->matches[0].preset, ==, FRINGE_PRESET_COLUMBIAX);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explain/the-paper-of-2021-is-named-from-its-table", test_paper);
  g_test_add_func ("/explain/one-more-count-leaves-the-paper-alone", test_paper_alone);
  g_test_add_func ("/explain/a-solved-start-that-counts-is-explained-too", test_solved_start_counted);
  g_test_add_func ("/explain/the-true-convention-is-always-among-the-matches", test_truth);
  g_test_add_func ("/explain/every-match-prints-what-was-observed", test_matches);
  g_test_add_func ("/explain/ida-star-is-explained-by-heuristic-and-moves", test_idastar);
  g_test_add_func ("/explain/a-search-that-never-ends-is-bounded-by-the-counts", test_endless);
  return g_test_run ();
}
