/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-means.h"

#include "fringe-experiment-search.h"
#include "test-boards.h"
#include "test-distances.h"

#include <math.h>
#include <string.h>

static const guint depths[] = { 4, 6, 8, 10 };

/* Returns: (transfer full): what a book would print that drew boards by a seed of its own */
static GArray *
print_means (const FringeDepths *boards, const FringeRules *rules, FringeExperimentCount count, guint64 seed)
{
  FringeExperiment experiment = {
    .goal = fringe_experiment_preset_goal (),
    .boards = boards,
    .depths = depths,
    .n_depths = G_N_ELEMENTS (depths),
    .sample = 100,
    .seed = seed,
    .methods = rules,
    .n_methods = 1,
    .count = count,
    .node_limit = 100000,
  };
  g_autoptr (GArray) rows = fringe_experiment_run (&experiment, NULL, NULL, NULL, NULL);
  GArray *means = g_array_new (FALSE, FALSE, sizeof (FringeMean));

  for (guint i = 0; i < rows->len; i++)
    {
      const FringeExperimentRow *row = &g_array_index (rows, FringeExperimentRow, i);
      FringeMean mean = { row->depth, round (row->mean), i % 2 == 0 ? NAN : row->sd / sqrt (row->used) };

      g_array_append_val (means, mean);
    }
  return means;
}

static FringeMeansQuery
query_of (GArray *means)
{
  return (FringeMeansQuery) {
    .goal = fringe_experiment_preset_goal (),
    .means = means,
    .explain = { .heuristics = { FRINGE_HEURISTIC_MISPLACED, FRINGE_HEURISTIC_MANHATTAN }, .n_heuristics = 2 },
    .sample = 40,
    .seed = 5,
  };
}

static gboolean
is_among (const GArray *matches, const FringeRules *rules, FringeExperimentCount count)
{
  for (guint i = 0; i < matches->len; i++)
    {
      const FringeMeansMatch *match = &g_array_index (matches, FringeMeansMatch, i);

      if (match->count == count && match->rules.heuristic == rules->heuristic && match->rules.ties == rules->ties
          && match->rules.duplicates == rules->duplicates && match->rules.goal_test == rules->goal_test)
        return TRUE;
    }
  return FALSE;
}

/* What stands in a match agrees with the match. */
static void
assert_consistent (const FringeMeansMatch *match, const GArray *means)
{
  guint n_within = 0;
  double farthest = 0;

  for (guint i = 0; i < match->n_figures; i++)
    {
      const FringeMeansFigure *figure = &match->figures[i];
      const FringeMean *printed = &g_array_index (means, FringeMean, i);
      double off = figure->errors * figure->standard_error + (figure->errors < 0 ? -0.5 : 0.5);

      g_assert_cmpuint (figure->depth, ==, printed->depth);
      if (figure->errors != 0)
        g_assert_cmpfloat_with_epsilon (printed->mean + off, figure->mean, 1e-6);
      else
        g_assert_cmpfloat (fabs (printed->mean - figure->mean), <=, 0.5);
      n_within += fabs (figure->errors) <= 1;
      farthest = fmax (farthest, fabs (figure->errors));
    }
  g_assert_cmpuint (n_within, ==, match->n_within);
  g_assert_cmpfloat (farthest, ==, fabs (match->figures[match->farthest].errors));
}

/* Whatever rules a book went by, they are among those that fit, and other heuristics are not. A sample is far from the
 * mean of all once in hundreds of cases: the seeds of these are fixed. */
static void
test_found (void)
{
  const FringeBoard goal = fringe_experiment_preset_goal ();
  g_autoptr (FringeDepths) boards = fringe_depths_new (&goal, NULL);

  for (guint i = 0; i < 4; i++)
    {
      FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
      FringeExperimentCount count = (FringeExperimentCount) (i % FRINGE_N_EXPERIMENT_COUNTS);
      g_autoptr (GArray) means = NULL;
      g_autoptr (FringeMeansAnswer) answer = NULL;
      FringeMeansQuery query;

      rules.heuristic = i % 2 == 0 ? FRINGE_HEURISTIC_MISPLACED : FRINGE_HEURISTIC_MANHATTAN;
      rules.ties = i < 2 ? FRINGE_TIES_FIFO : FRINGE_TIES_LIFO;
      rules.duplicates = i < 3 ? FRINGE_DUPLICATES_BETTER_G : FRINGE_DUPLICATES_CLOSED;
      means = print_means (boards, &rules, count, 100 + i);
      query = query_of (means);
      answer = fringe_means_explain (&query, NULL, NULL, NULL, NULL);
      g_assert_cmpuint (answer->n_tried, ==, 2 * FRINGE_N_TIES * FRINGE_N_DUPLICATES * FRINGE_N_GOAL_TESTS * 3);
      g_assert_cmpuint (g_array_index (answer->matches, FringeMeansMatch, 0).n_figures, ==, G_N_ELEMENTS (depths));
      g_assert_true (is_among (answer->matches, &rules, count));
      for (guint j = 0; j < answer->matches->len; j++)
        assert_consistent (&g_array_index (answer->matches, FringeMeansMatch, j), means);
      rules.heuristic = i % 2 != 0 ? FRINGE_HEURISTIC_MISPLACED : FRINGE_HEURISTIC_MANHATTAN;
      g_assert_false (is_among (answer->matches, &rules, count));
    }
}

/* A mean that no convention gives is told as the place where they are off. */
static void
test_none (void)
{
  const FringeBoard goal = fringe_experiment_preset_goal ();
  g_autoptr (FringeDepths) boards = fringe_depths_new (&goal, NULL);
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  g_autoptr (GArray) means = print_means (boards, &rules, FRINGE_EXPERIMENT_EXPANDED, 1);
  g_autoptr (FringeMeansAnswer) answer = NULL;
  FringeMeansQuery query = query_of (means);
  const FringeMeansMatch *first;
  g_autofree char *sentence = NULL;

  g_array_index (means, FringeMean, 3).mean = 5000;
  answer = fringe_means_explain (&query, NULL, NULL, NULL, NULL);
  first = &g_array_index (answer->matches, FringeMeansMatch, 0);
  g_assert_cmpuint (first->n_figures, ==, 4);
  g_assert_cmpuint (first->figures[first->farthest].depth, ==, depths[3]);
  g_assert_cmpfloat (first->figures[first->farthest].errors, <, -FRINGE_MEANS_ERRORS_MAX);
  sentence = fringe_means_answer_sentence (answer);
  g_assert_true (g_str_has_prefix (sentence, "None of "));
}

static void
test_tables (void)
{
  static const struct
  {
    const char *text, *sentence;
    int line, column;
  } wrong[] = {
    { "", "The first line must name the columns: “depth” and “mean”, and perhaps “standard_error”.", 0, 0 },
    { "depth,mean\n", "The table has no means.", 0, 0 },
    { "depth,nodes\n2,3\n", "“nodes” is none of these: depth, mean, standard_error.", 1, 7 },
    { "depth,mean\n2,3\n4,x\n", "“x” is not a number that can stand in the column “mean”.", 3, 3 },
    { "depth,mean\n2.5,3\n", "A depth is a whole number.", 2, 1 },
    { "depth,mean\n2,3\n2,4\n", "The depth 2 is there twice.", 3, 1 },
    { "depth,mean\n2\n", "“2” is not a number that can stand in the column “mean”.", 2, 1 },
    { "depth,mean\n2,nan\n", "“nan” is not a number that can stand in the column “mean”.", 2, 3 },
    { "depth,mean\n2,\"3\n", "This quotation mark is not closed.", 2, 3 },
  };
  static const char right[] = "mean,depth,standard_error\n24,8,\n3.5,2,0.5\n";

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GArray) faults = NULL;
      const FringeMeansFault *fault;

      g_assert_null (fringe_means_read (wrong[i].text, strlen (wrong[i].text), &faults));
      g_assert_cmpuint (faults->len, ==, 1);
      fault = &g_array_index (faults, FringeMeansFault, 0);
      g_assert_cmpstr (fault->sentence, ==, wrong[i].sentence);
      g_assert_cmpint (fault->line, ==, wrong[i].line);
      g_assert_cmpint (fault->column, ==, wrong[i].column);
    }
  {
    g_autoptr (GArray) faults = NULL;
    g_autoptr (GArray) means = fringe_means_read (right, strlen (right), &faults);

    g_assert_cmpuint (means->len, ==, 2);
    g_assert_cmpuint (g_array_index (means, FringeMean, 0).depth, ==, 2);
    g_assert_cmpfloat (g_array_index (means, FringeMean, 0).standard_error, ==, 0.5);
    g_assert_true (isnan (g_array_index (means, FringeMean, 1).standard_error));
  }
}

/* Some lines of a table are made wrong; just these are told, up to as many as are. */
static void
test_all_lines (void)
{
  for (guint n_lines = 1; n_lines <= FRINGE_MEANS_MAX; n_lines += 9)
    {
      g_autoptr (GString) text = g_string_new ("depth,mean\n");
      g_autoptr (GArray) expected = g_array_new (FALSE, FALSE, sizeof (int)), faults = NULL, means = NULL;

      for (guint i = 0; i < n_lines; i++)
        {
          gboolean is_wrong = g_test_rand_int_range (0, 3) == 0;
          int line = (int) i + 2;

          g_string_append_printf (text, is_wrong ? "%u,many\n" : "%u,7\n", i + 1);
          if (is_wrong)
            g_array_append_val (expected, line);
        }
      means = fringe_means_read (text->str, text->len, &faults);
      g_assert_cmpint (means == NULL, ==, expected->len > 0);
      g_assert_cmpuint (faults->len, ==, MIN (expected->len, FRINGE_MEANS_FAULTS_MAX));
      for (guint i = 0; i < faults->len; i++)
        g_assert_cmpint (g_array_index (faults, FringeMeansFault, i).line, ==, g_array_index (expected, int, i));
    }
}

/* Those that have all means within an error come first, and then those that have more of them. */
static void
test_order (void)
{
  const FringeBoard goal = fringe_experiment_preset_goal ();
  g_autoptr (FringeDepths) boards = fringe_depths_new (&goal, NULL);
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  g_autoptr (GArray) means = print_means (boards, &rules, FRINGE_EXPERIMENT_EXPANDED, 3);
  g_autoptr (FringeMeansAnswer) answer = NULL;
  g_autofree guint8 *distances = test_distances (&goal);
  FringeMeansQuery query = query_of (means);
  guint n_nearest;

  query.seed = 3;
  query.sample = 100;
  answer = fringe_means_explain (&query, NULL, NULL, NULL, NULL);
  n_nearest = fringe_means_answer_count_within (answer, 1);
  g_assert_cmpuint (n_nearest, >, 0);
  g_assert_cmpuint (fringe_means_answer_count_within (answer, FRINGE_MEANS_ERRORS_MAX), ==, answer->matches->len);
  for (guint i = 0; i < answer->matches->len; i++)
    {
      const FringeMeansMatch *match = &g_array_index (answer->matches, FringeMeansMatch, i);

      assert_consistent (match, means);
      g_assert_cmpint (match->n_within == means->len, ==, i < n_nearest);
      if (i > 0)
        g_assert_cmpuint ((match - 1)->n_within, >=, match->n_within);
    }
  for (guint i = 0; i < answer->starts->len; i++)
    {
      const FringeMeansStart *start = &g_array_index (answer->starts, FringeMeansStart, i);
      g_autofree guint *first = NULL;
      FringeBoard drawn;

      g_assert_cmpuint (start->depth, ==, depths[i]);
      g_assert_cmpint (distances[test_board_rank (&start->board)], ==, (int) depths[i]);
      first = fringe_experiment_draw (boards, depths[i], 1, query.seed);
      drawn = fringe_depths_board (boards, depths[i], *first);
      g_assert_true (fringe_board_equal (&start->board, &drawn));
    }
}

/* A figure has the sentence that it needs, and no figure is left out. */
static void
test_sentences (void)
{
  FringeMeansMatch match = { .rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK), .n_figures = 2 };
  static const struct
  {
    FringeMeansFigure second;
    const char *sentence, *figure;
  } cases[] = {
    { { 8, 48.04, 1.96, 0 }, "All means are the same but for rounding.", "8:\u00a048.0\u00a0±\u00a02.0" },
    { { 8, 48, 2, -1.25 }, "Farthest off at depth 8: 1.2 standard errors below the mean that was printed.", "8:" },
    { { 8, 48, 2, 2.75 }, "Farthest off at depth 8: 2.8 standard errors above the mean that was printed.", "8:" },
    { { 8, NAN, NAN, INFINITY }, "At depth 8 there is no mean: a search came to no end.", "8:\u00a0–" },
  };

  match.figures[0] = (FringeMeansFigure) { 6, 24.1, 0.81, 0 };
  match.farthest = 1;
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = NULL;

      match.figures[1] = cases[i].second;
      text = fringe_means_match_sentences (&match);
      g_assert_nonnull (strstr (text, "Counted are all successors"));
      g_assert_nonnull (strstr (text, "A* with the heuristic “Manhattan distance”"));
      g_assert_nonnull (strstr (text, cases[i].sentence));
      g_assert_nonnull (
          strstr (text, "\nMeans by depth, and their standard errors: 6:\u00a024.1\u00a0±\u00a00.8 · 8:"));
      g_assert_nonnull (strstr (text, cases[i].figure));
    }
}

/* Each example is a table that can be read, and each of its algorithms has means that come near. */
static void
test_examples (void)
{
  for (int i = 0; i < FRINGE_N_MEANS_EXAMPLES; i++)
    {
      const FringeMeansExample *example = &fringe_means_examples ()[i];
      g_autoptr (GArray) faults = NULL;
      g_autoptr (GArray) means = fringe_means_read (example->text, strlen (example->text), &faults);
      g_autoptr (FringeMeansAnswer) answer = NULL;
      FringeMeansQuery query;

      g_assert_cmpuint (means->len, ==, 12);
      g_array_set_size (means, 4);
      query = query_of (means);
      query.explain.algorithms = 1u << example->algorithm;
      answer = fringe_means_explain (&query, NULL, NULL, NULL, NULL);
      g_assert_cmpuint (fringe_means_answer_count_within (answer, FRINGE_MEANS_ERRORS_MAX), >, 0);
    }
}

/* What cannot be searched ends with a sentence. */
static void
test_refused (void)
{
  FringeMean mean = { 32, 5, NAN };
  g_autoptr (GArray) means = g_array_new (FALSE, FALSE, sizeof (FringeMean));
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();
  g_autoptr (GError) deep = NULL, large = NULL, stopped = NULL;
  FringeMeansQuery query;

  g_array_append_val (means, mean);
  query = query_of (means);
  g_assert_null (fringe_means_explain (&query, NULL, NULL, NULL, &deep));
  g_assert_error (deep, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  g_assert_cmpstr (deep->message, ==, "No board is at depth 32: the farthest are at depth 31.");
  query.goal = fringe_board_standard_goal (4, 4);
  g_assert_null (fringe_means_explain (&query, NULL, NULL, NULL, &large));
  g_assert_error (large, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  g_array_index (means, FringeMean, 0).depth = 20;
  query.goal = fringe_experiment_preset_goal ();
  g_cancellable_cancel (cancelled);
  g_assert_null (fringe_means_explain (&query, NULL, NULL, cancelled, &stopped));
  g_assert_error (stopped, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/means/the-rules-of-a-table-are-among-those-that-fit", test_found);
  g_test_add_func ("/means/a-mean-that-nothing-gives-is-told", test_none);
  g_test_add_func ("/means/what-is-wrong-with-a-table-is-said-where", test_tables);
  g_test_add_func ("/means/every-line-that-is-wrong-is-told", test_all_lines);
  g_test_add_func ("/means/the-nearest-come-first-and-agree-with-their-figures", test_order);
  g_test_add_func ("/means/a-match-says-how-far-off-it-is", test_sentences);
  g_test_add_func ("/means/examples-are-tables-that-conventions-come-near", test_examples);
  g_test_add_func ("/means/what-cannot-be-searched-is-told", test_refused);
  return g_test_run ();
}
