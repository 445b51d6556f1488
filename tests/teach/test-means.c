/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-means.h"

#include "test-boards.h"

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
query_of (const FringeDepths *boards, const GArray *means)
{
  return (FringeMeansQuery) {
    .goal = fringe_experiment_preset_goal (),
    .boards = boards,
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
      g_autoptr (GArray) means = NULL, matches = NULL;
      FringeMeansQuery query;
      guint n_tried;

      rules.heuristic = i % 2 == 0 ? FRINGE_HEURISTIC_MISPLACED : FRINGE_HEURISTIC_MANHATTAN;
      rules.ties = i < 2 ? FRINGE_TIES_FIFO : FRINGE_TIES_LIFO;
      rules.duplicates = i < 3 ? FRINGE_DUPLICATES_BETTER_G : FRINGE_DUPLICATES_CLOSED;
      means = print_means (boards, &rules, count, 100 + i);
      query = query_of (boards, means);
      matches = fringe_means_explain (&query, NULL, NULL, NULL, &n_tried, NULL);
      g_assert_cmpuint (n_tried, ==, 2 * FRINGE_N_TIES * FRINGE_N_DUPLICATES * FRINGE_N_GOAL_TESTS * 3);
      g_assert_cmpuint (g_array_index (matches, FringeMeansMatch, 0).n_searched, ==, G_N_ELEMENTS (depths));
      g_assert_true (is_among (matches, &rules, count));
      rules.heuristic = i % 2 != 0 ? FRINGE_HEURISTIC_MISPLACED : FRINGE_HEURISTIC_MANHATTAN;
      g_assert_false (is_among (matches, &rules, count));
    }
}

/* A mean that no convention gives is told as the place where they are off. */
static void
test_none (void)
{
  const FringeBoard goal = fringe_experiment_preset_goal ();
  g_autoptr (FringeDepths) boards = fringe_depths_new (&goal, NULL);
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  g_autoptr (GArray) means = print_means (boards, &rules, FRINGE_EXPERIMENT_EXPANDED, 1), matches = NULL;
  FringeMeansQuery query = query_of (boards, means);
  const FringeMeansMatch *first;
  g_autofree char *sentence = NULL;
  guint n_tried;

  g_array_index (means, FringeMean, 3).mean = 5000;
  matches = fringe_means_explain (&query, NULL, NULL, NULL, &n_tried, NULL);
  first = &g_array_index (matches, FringeMeansMatch, 0);
  g_assert_cmpuint (first->n_searched, ==, 4);
  g_assert_cmpuint (first->depth, ==, depths[3]);
  g_assert_cmpfloat (first->errors, <, -FRINGE_MEANS_ERRORS_MAX);
  sentence = fringe_means_sentence (matches, means->len, n_tried);
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
  };
  static const char right[] = "mean,depth,standard_error\n24,8,\n3.5,2,0.5\n";
  int line, column;
  g_autoptr (GArray) means = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (fringe_means_read (wrong[i].text, strlen (wrong[i].text), &line, &column, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
      g_assert_cmpstr (error->message, ==, wrong[i].sentence);
      g_assert_cmpint (line, ==, wrong[i].line);
      g_assert_cmpint (column, ==, wrong[i].column);
    }
  means = fringe_means_read (right, strlen (right), &line, &column, NULL);
  g_assert_cmpuint (means->len, ==, 2);
  g_assert_cmpuint (g_array_index (means, FringeMean, 0).depth, ==, 2);
  g_assert_cmpfloat (g_array_index (means, FringeMean, 0).standard_error, ==, 0.5);
  g_assert_true (isnan (g_array_index (means, FringeMean, 1).standard_error));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/means/the-rules-of-a-table-are-among-those-that-fit", test_found);
  g_test_add_func ("/means/a-mean-that-nothing-gives-is-told", test_none);
  g_test_add_func ("/means/what-is-wrong-with-a-table-is-said-where", test_tables);
  return g_test_run ();
}
