/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "explain-rows.h"

#include "test-boards.h"
#include "test-searches.h"

FringeObservation
explain_row (const char *start, const char *goal, gint64 cost, gint64 expanded)
{
  return (FringeObservation) {
    .start = test_board (start),
    .goal = test_board (goal),
    .counts = { cost, expanded, FRINGE_COUNT_UNKNOWN, FRINGE_COUNT_UNKNOWN },
  };
}

void
explain_paper_rows (FringeObservation rows[PAPER_ROWS])
{
  static const struct
  {
    const char *start;
    gint64 cost, expanded;
  } printed[PAPER_ROWS] = {
    { "0 1 3 4 2 5 7 8 6", 4, 5 },    { "1 0 3 4 2 5 7 8 6", 3, 4 },      { "1 2 3 4 0 5 7 8 6", 2, 3 },
    { "1 2 3 4 5 0 7 8 6", 1, 2 },    { "1 2 3 4 5 6 7 8 0", 0, 0 },      { "3 4 0 5 6 2 7 1 8", 20, 946 },
    { "1 5 6 3 7 4 0 2 8", 20, 613 }, { "8 3 0 5 6 1 7 4 2", 28, 10413 },
  };

  for (guint i = 0; i < PAPER_ROWS; i++)
    rows[i] = explain_row (printed[i].start, "1 2 3 4 5 6 7 8 0", printed[i].cost, printed[i].expanded);
}

FringeRules
explain_random_rules (FringeAlgorithm algorithm)
{
  FringeRules rules = test_rules_random (), textbook = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);

  rules.algorithm = algorithm;
  rules.weight = textbook.weight;
  if (!fringe_rules_use_heuristic (&rules))
    rules.heuristic = textbook.heuristic;
  if (!fringe_rules_use_ties (&rules))
    rules.ties = textbook.ties;
  if (!fringe_rules_use_duplicates (&rules))
    rules.duplicates = textbook.duplicates;
  if (!fringe_rules_use_goal_test (&rules))
    rules.goal_test = textbook.goal_test;
  return rules;
}

gboolean
explain_print (const FringeMatch *match, guint32 most_nodes, FringeObservation *row)
{
  g_autoptr (FringeSearch) search = fringe_search_new (&row->start, &row->goal, &match->rules, most_nodes);
  FringeObservation counted = *row;
  FringeCounts counts;

  while (fringe_search_outcome (search) == FRINGE_OUTCOME_RUNNING)
    fringe_search_run (search, most_nodes);
  if (fringe_search_outcome (search) != FRINGE_OUTCOME_SOLVED)
    return FALSE;

  counts = fringe_search_counts_at (search, fringe_search_n_steps (search));
  counted.counts[FRINGE_COUNT_COST]
      = fringe_search_g (search, fringe_search_solution_at (search, fringe_search_n_steps (search)));
  counted.counts[FRINGE_COUNT_EXPANDED] = counts.expanded;
  counted.counts[FRINGE_COUNT_GENERATED] = counts.generated;
  counted.counts[FRINGE_COUNT_OPEN] = counts.open;
  for (int kind = 0; kind < FRINGE_N_COUNT_KINDS; kind++)
    row->counts[kind] = fringe_match_printed (match, (FringeCountKind) kind, &counted);
  return TRUE;
}

FringeExplanation *
explain_query (const FringeExplainQuery *query)
{
  g_autoptr (GError) error = NULL;
  FringeExplanation *explanation = fringe_explain (query, NULL, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (explanation);
  return explanation;
}

gboolean
explain_same_match (const FringeMatch *a, const FringeMatch *b)
{
  return a->rules.algorithm == b->rules.algorithm && a->rules.heuristic == b->rules.heuristic
         && memcmp (a->rules.moves, b->rules.moves, sizeof a->rules.moves) == 0 && a->rules.ties == b->rules.ties
         && a->rules.duplicates == b->rules.duplicates && a->rules.goal_test == b->rules.goal_test
         && a->counts_goal_as_expanded == b->counts_goal_as_expanded
         && a->counts_root_as_generated == b->counts_root_as_generated;
}

void
explain_tell_match (const FringeMatch *match)
{
  g_autofree char *text = fringe_match_sentences (match);

  g_test_message ("%s", text);
}

static void
assert_distinctions_equal (const FringeDistinction *a, const FringeDistinction *b)
{
  g_assert_cmpint (a->exists, ==, b->exists);
  g_assert_cmpint (a->row, ==, b->row);
  g_assert_true (fringe_board_equal (&a->start, &b->start));
  g_assert_cmpint (a->kind, ==, b->kind);
  g_assert_cmpuint (a->other, ==, b->other);
  g_assert_cmpint (a->value, ==, b->value);
  g_assert_cmpint (a->other_value, ==, b->other_value);
  g_assert_cmpuint (a->n_parts, ==, b->n_parts);
}

void
explain_assert_equal (const FringeExplanation *a, const FringeExplanation *b)
{
  g_assert_cmpuint (a->n_matches, ==, b->n_matches);
  g_assert_cmpuint (a->n_observations, ==, b->n_observations);
  g_assert_cmpuint (a->n_groups, ==, b->n_groups);
  g_assert_cmpuint (a->n_tried, ==, b->n_tried);
  g_assert_cmpuint (a->n_undecided, ==, b->n_undecided);
  g_assert_cmpmem (a->n_alone, sizeof a->n_alone, b->n_alone, sizeof b->n_alone);
  for (guint i = 0; i < a->n_matches; i++)
    {
      g_assert_true (explain_same_match (&a->matches[i], &b->matches[i]));
      g_assert_cmpuint (a->matches[i].group, ==, b->matches[i].group);
      g_assert_cmpint (a->matches[i].solved_start, ==, b->matches[i].solved_start);
    }
  assert_distinctions_equal (&a->by_count, &b->by_count);
  assert_distinctions_equal (&a->by_board, &b->by_board);
}
