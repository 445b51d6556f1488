/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-series.h"
#include "reference-search.h"
#include "test-boards.h"

#include <math.h>
#include <string.h>

/* Recounted from what the slow search knows. */

static double
slow_branching (const FringeCounts *counts)
{
  return counts->expanded > 0 ? (double) counts->generated / counts->expanded : 0;
}

static double
slow_value (const Reference *reference, FringeSeriesKind kind, uint32_t step)
{
  const ReferenceNode *node = reference_node (reference, reference_step (reference, step)->removed);
  double weight = reference->problem->rules.algorithm == FRINGE_ALGORITHM_WASTAR ? reference->problem->rules.weight : 1;

  switch (kind)
    {
    case FRINGE_SERIES_F:
      return weight > 0 ? node->g + weight * node->h : node->g;
    case FRINGE_SERIES_G:
      return node->g;
    case FRINGE_SERIES_H:
      return node->h;
    case FRINGE_SERIES_BRANCHING:
      return slow_branching (&reference_step (reference, step)->counts);
    case FRINGE_SERIES_OPEN:
    case FRINGE_N_SERIES:
    default:
      return reference_step (reference, step)->counts.open;
    }
}

static void
assert_point (const Reference *reference, FringeSeriesKind kind, const FringeSeriesPoint *point)
{
  uint32_t min_step = point->first, max_step = point->first;

  for (uint32_t step = point->first; step <= point->last; step++)
    {
      if (slow_value (reference, kind, step) < slow_value (reference, kind, min_step))
        min_step = step;
      if (slow_value (reference, kind, step) > slow_value (reference, kind, max_step))
        max_step = step;
    }
  g_assert_cmpfloat (point->min, ==, slow_value (reference, kind, min_step));
  g_assert_cmpfloat (point->max, ==, slow_value (reference, kind, max_step));
  g_assert_cmpuint (point->min_step, ==, min_step);
  g_assert_cmpuint (point->max_step, ==, max_step);
}

static gboolean
is_power_of_two (uint32_t n)
{
  return n > 0 && (n & (n - 1)) == 0;
}

static void
assert_points (const FringeSeries *series, const Reference *reference, FringeSeriesKind kind, guint n_points_max)
{
  guint n;
  const FringeSeriesPoint *points = fringe_series_points (series, kind, &n);
  uint32_t step = 1, n_steps = fringe_series_n_steps (series);

  g_assert_cmpuint (n, <=, n_points_max);
  if (n_steps <= n_points_max)
    g_assert_cmpuint (n, ==, n_steps);
  else
    g_assert_cmpuint (n, >=, (n_points_max + 1) / 2);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (points[i].first, ==, step);
      g_assert_cmpuint (points[i].last, >=, points[i].first);
      if (i + 1 < n)
        g_assert_true (is_power_of_two (points[i].last - points[i].first + 1));
      if (i > 0 && i + 1 < n)
        g_assert_cmpuint (points[i].last - points[i].first, ==, points[0].last - points[0].first);
      assert_point (reference, kind, &points[i]);
      step = points[i].last + 1;
    }
  g_assert_cmpuint (step, ==, n_steps + 1);
}

static void
test_points (void)
{
  for (int i = 0; i < 300; i++)
    {
      TestProblem problem = test_problem_random (2 + test_random (2), 3, test_random (30));
      uint32_t limit = (uint32_t) test_random (200);
      guint n_points_max = 1 + (guint) test_random (50);
      g_autoptr (Reference) reference = NULL;
      g_autoptr (FringeSearch) search = NULL;
      g_autoptr (FringeSeries) series = NULL;

      if (i % 10 == 0)
        {
          /* Nodes that were closed are superseded: those were not on the frontier. */
          problem.rules.algorithm = FRINGE_ALGORITHM_DFS;
          problem.rules.duplicates = FRINGE_DUPLICATES_BETTER_G;
          limit = 800;
        }
      reference = reference_new (&problem, limit);
      search = test_search_new (&problem, limit);
      series = fringe_series_new (search, n_points_max);

      test_problem_tell (&problem);
      g_test_message ("limit %u, %u points", limit, n_points_max);
      /* The record grows and the series after it. */
      while (fringe_search_outcome (search) == FRINGE_OUTCOME_RUNNING)
        {
          fringe_search_run (search, 1 + (uint32_t) test_random (60));
          while (!fringe_series_read (series, 7))
            g_assert_cmpuint (fringe_series_n_steps (series), <, fringe_search_n_steps (search));
          g_assert_cmpuint (fringe_series_n_steps (series), ==, fringe_search_n_steps (search));
        }
      for (int kind = 0; kind < FRINGE_N_SERIES; kind++)
        {
          assert_points (series, reference, (FringeSeriesKind) kind, n_points_max);
          for (uint32_t step = 1; step <= fringe_search_n_steps (search); step++)
            g_assert_cmpfloat (fringe_series_value (search, (FringeSeriesKind) kind, step), ==,
                               slow_value (reference, (FringeSeriesKind) kind, step));
        }
    }
}

/* What is drawn of a long search: extremes are kept, and there are no more points than asked for. */
static void
test_long_search (void)
{
  TestProblem problem = { .start = test_board ("8 6 7 2 5 4 3 0 1"), .goal = fringe_board_standard_goal (3, 3) };
  g_autoptr (FringeSearch) search = NULL;
  g_autoptr (FringeSeries) series = NULL;
  guint n;
  const FringeSeriesPoint *points;
  double max_open = 0;

  problem.rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  problem.rules.heuristic = FRINGE_HEURISTIC_ZERO;
  search = test_search_run (&problem, FRINGE_NODE_LIMIT_MAX);
  series = fringe_series_new (search, 100);
  fringe_series_read (series, UINT32_MAX);
  points = fringe_series_points (series, FRINGE_SERIES_OPEN, &n);
  g_assert_cmpuint (fringe_search_n_steps (search), >, 100000);
  g_assert_cmpuint (n, <=, 100);
  g_assert_cmpuint (n, >=, 50);
  for (guint i = 0; i < n; i++)
    {
      max_open = MAX (max_open, points[i].max);
      g_assert_cmpfloat (points[i].min, ==, fringe_search_counts_at (search, points[i].min_step).open);
      g_assert_cmpfloat (points[i].max, ==, fringe_search_counts_at (search, points[i].max_step).open);
    }
  g_assert_cmpfloat (max_open, ==, fringe_search_counts_at (search, UINT32_MAX).max_open);
}

/* The layers */

static double
slow_layer (const Reference *reference, uint32_t id)
{
  const ReferenceNode *node = reference_node (reference, id);

  switch (reference->problem->rules.algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
    case FRINGE_ALGORITHM_UCS:
    case FRINGE_ALGORITHM_IDS:
      return node->g;
    case FRINGE_ALGORITHM_GREEDY:
      return node->h;
    case FRINGE_ALGORITHM_WASTAR:
      return reference_priority (reference, id);
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_ALGORITHM_RBFS:
    case FRINGE_N_ALGORITHMS:
    default:
      return node->g + node->h;
    }
}

static void
assert_layer (const Reference *reference, const FringeLayer *layer, uint32_t step)
{
  FringeLayer slow = { .f = layer->f };

  for (uint32_t id = 0; id < reference_step (reference, step)->n_nodes; id++)
    {
      const ReferenceNode *node = reference_node (reference, id);

      if (slow_layer (reference, id) != layer->f)
        continue;
      slow.generated += node->parent != FRINGE_NO_NODE;
      if (node->state != FRINGE_NODE_EXPANDED || node->removed_step > step)
        continue;
      slow.expanded++;
      if (slow.first_step == 0 || node->removed_step < slow.first_step)
        slow.first_step = node->removed_step;
    }
  g_assert_cmpuint (layer->generated, ==, slow.generated);
  g_assert_cmpuint (layer->expanded, ==, slow.expanded);
  g_assert_cmpuint (layer->first_step, ==, slow.first_step);
}

static void
assert_layers (FringeSeries *series, const Reference *reference, uint32_t step)
{
  guint n;
  const FringeLayer *layers = fringe_series_layers (series, step, &n);
  const FringeCounts *counts = &reference_step (reference, step)->counts;
  uint32_t generated = 0, expanded = 0;

  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        g_assert_cmpfloat (layers[i].f, >, layers[i - 1].f);
      g_assert_cmpuint (layers[i].generated + layers[i].expanded, >, 0);
      assert_layer (reference, &layers[i], step);
      generated += layers[i].generated;
      expanded += layers[i].expanded;
    }
  g_assert_cmpuint (generated, ==, counts->generated);
  g_assert_cmpuint (expanded, ==, counts->expanded);
}

static void
test_layers (void)
{
  for (int i = 0; i < 300; i++)
    {
      TestProblem problem = test_problem_random (2 + test_random (2), 3, test_random (30));
      uint32_t limit = (uint32_t) test_random (200);
      g_autoptr (Reference) reference = reference_new (&problem, limit);
      g_autoptr (FringeSearch) search = test_search_run (&problem, limit);
      g_autoptr (FringeSeries) series = fringe_series_new (search, 10);

      test_problem_tell (&problem);
      fringe_series_read (series, UINT32_MAX);
      for (int n = 0; n < 12; n++)
        assert_layers (series, reference, (uint32_t) test_random ((int) reference->steps->len));
    }
}

static void
test_use (void)
{
  for (int algorithm = 0; algorithm < FRINGE_ALGORITHM_RBFS; algorithm++)
    {
      FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);

      rules.algorithm = (FringeAlgorithm) algorithm;
      g_assert_true (fringe_series_is_used (&rules, FRINGE_SERIES_G));
      g_assert_cmpint (fringe_series_is_used (&rules, FRINGE_SERIES_OPEN), ==, !fringe_algorithm_deepens (algorithm));
      g_assert_cmpint (fringe_series_is_used (&rules, FRINGE_SERIES_H), ==, fringe_rules_use_heuristic (&rules));
      g_assert_cmpint (fringe_series_is_used (&rules, FRINGE_SERIES_F), ==,
                       fringe_rules_use_heuristic (&rules) && algorithm > FRINGE_ALGORITHM_GREEDY);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/series/points-keep-the-extremes-of-their-steps-as-the-record-grows", test_points);
  g_test_add_func ("/series/a-long-search-has-no-more-points-than-asked-for", test_long_search);
  g_test_add_func ("/series/layers-at-any-step-are-a-recount", test_layers);
  g_test_add_func ("/series/each-algorithm-has-the-series-it-has-a-use-for", test_use);
  return g_test_run ();
}
