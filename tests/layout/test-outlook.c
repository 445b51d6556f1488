/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-outlook.h"
#include "fringe-sight.h"
#include "test-boards.h"
#include "test-searches.h"

#include <math.h>

/* Room is kept for the whole run, in the direction that makes its cards larger. */

#define N 150

static FringeStage
random_stage (void)
{
  double scale_min = g_test_rand_double_range (0.3, 1.5);

  return (FringeStage) { .width = g_test_rand_double_range (100, 2500),
                         .height = g_test_rand_double_range (100, 1500),
                         .growth = FRINGE_GROWTH_FITTING,
                         .ghosts = test_random (2) > 0,
                         .scale_min = scale_min,
                         .low_scale_min = scale_min * g_test_rand_double_range (0.7, 1),
                         .scale_max = scale_min + g_test_rand_double_range (0, 2) };
}

static TestProblem
random_problem (void)
{
  TestProblem problem = test_problem_random (3, 3, 30);

  test_problem_tell (&problem);
  return problem;
}

/* Node by node the run is the one that is made later. */
static void
test_end (void)
{
  for (int i = 0; i < N; i++)
    {
      TestProblem problem = random_problem ();
      g_autoptr (FringeSearch) search = test_search_new (&problem, 100000);
      FringeOutlook *outlook = fringe_outlook_new (search);
      const FringeSearch *end = fringe_outlook_end (outlook, search);

      fringe_search_run (search, UINT32_MAX);
      if (end == NULL)
        g_assert_true (fringe_search_n_nodes (search) > FRINGE_OUTLOOK_NODES_MAX
                       || problem.rules.algorithm == FRINGE_ALGORITHM_IDASTAR);
      else
        {
          g_assert_cmpuint (fringe_search_n_steps (end), ==, fringe_search_n_steps (search));
          g_assert_cmpuint (fringe_search_n_nodes (end), ==, fringe_search_n_nodes (search));
          for (uint32_t id = 0; id < fringe_search_n_nodes (end); id++)
            {
              g_assert_cmpuint (fringe_search_parent (end, id), ==, fringe_search_parent (search, id));
              g_assert_cmpuint (fringe_search_generated_step (end, id), ==, fringe_search_generated_step (search, id));
            }
        }
      fringe_outlook_free (outlook);
    }
}

/* From a fork on it goes by the other rules. */
static void
test_fork (void)
{
  for (int i = 0; i < N; i++)
    {
      TestProblem problem = random_problem ();
      g_autoptr (FringeSearch) search = NULL, fork = NULL;
      FringeRules rules = problem.rules;
      FringeOutlook *outlook;
      const FringeSearch *end;

      if (rules.algorithm == FRINGE_ALGORITHM_IDASTAR)
        continue;
      search = test_search_run (&problem, 60);
      rules.algorithm = FRINGE_ALGORITHM_GREEDY;
      fork = fringe_search_fork (search, fringe_search_n_steps (search) / 2, &rules);
      outlook = fringe_outlook_new (fork);
      end = fringe_outlook_end (outlook, fork);
      fringe_search_run (fork, UINT32_MAX);
      if (end != NULL)
        g_assert_cmpuint (fringe_search_n_nodes (end), ==, fringe_search_n_nodes (fork));
      fringe_outlook_free (outlook);
    }
}

static FringeRect
bounds_at_end (const FringeSearch *end, const FringeCard *card)
{
  FringeLayout *layout = fringe_layout_new ();
  FringeRect bounds;

  fringe_layout_set_packed_max (layout, FRINGE_LAYOUT_PACKED_MAX);
  g_assert_true (fringe_layout_update (layout, end, 0, fringe_search_n_steps (end)));
  bounds = fringe_geometry_bounds (layout, card);
  fringe_layout_free (layout);
  return bounds;
}

/* What is planned has room, and neither direction would have larger cards of the same kind. */
static void
test_plan (void)
{
  for (int i = 0; i < N; i++)
    {
      TestProblem problem = random_problem ();
      g_autoptr (FringeSearch) search = test_search_new (&problem, 100000);
      FringeOutlook *outlook = fringe_outlook_new (search);
      const FringeSearch *end = fringe_outlook_end (outlook, search);
      FringeStage stage = random_stage ();
      FringePlan plan = fringe_outlook_plan ((const FringeOutlook *[]) { outlook }, 1, &stage);

      if (end == NULL)
        g_assert_false (plan.is_whole);
      if (!plan.is_whole)
        g_assert_cmpfloat (plan.scale, ==, stage.scale_min);
      else
        {
          FringeRect bounds = bounds_at_end (end, &plan.card);

          g_assert_cmpfloat (plan.scale, <=, stage.scale_max);
          g_assert_cmpfloat (plan.scale, >=, plan.card.without_values ? stage.low_scale_min : stage.scale_min);
          g_assert_cmpfloat (bounds.width * plan.scale, <=, stage.width - 2 * FRINGE_SIGHT_MARGIN + 1e-6);
          g_assert_cmpfloat (bounds.height * plan.scale, <=, stage.height - 2 * FRINGE_SIGHT_MARGIN + 1e-6);
          if (plan.card.without_values)
            {
              FringeStage other = stage;

              other.low_scale_min = INFINITY;
              g_assert_false (fringe_outlook_plan ((const FringeOutlook *[]) { outlook }, 1, &other).is_whole);
            }
          for (int growth = FRINGE_GROWTH_DOWN; growth <= FRINGE_GROWTH_RIGHT; growth++)
            {
              FringeStage other = stage;
              FringePlan its;

              other.growth = (FringeGrowth) growth;
              its = fringe_outlook_plan ((const FringeOutlook *[]) { outlook }, 1, &other);
              g_assert_cmpint ((int) its.card.direction, ==, growth);
              if (its.is_whole && its.card.without_values == plan.card.without_values)
                g_assert_cmpfloat (its.scale, <=, plan.scale);
            }
        }
      fringe_outlook_free (outlook);
    }
}

/* Two side by side have the smaller of their scales. */
static void
test_pair (void)
{
  for (int i = 0; i < N; i++)
    {
      TestProblem problem = random_problem (), other = problem;
      g_autoptr (FringeSearch) a = test_search_new (&problem, 100000), b = NULL;
      FringeOutlook *outlooks[2];
      FringeStage stage = random_stage ();
      FringePlan both, alone;

      other.rules.heuristic = FRINGE_HEURISTIC_MISPLACED;
      b = test_search_new (&other, 100000);
      outlooks[0] = fringe_outlook_new (a);
      outlooks[1] = fringe_outlook_new (b);
      both = fringe_outlook_plan ((const FringeOutlook *const *) outlooks, 2, &stage);
      stage.growth = both.card.direction == FRINGE_DIRECTION_DOWN ? FRINGE_GROWTH_DOWN : FRINGE_GROWTH_RIGHT;
      for (int k = 0; k < 2; k++)
        {
          alone = fringe_outlook_plan ((const FringeOutlook *const *) &outlooks[k], 1, &stage);
          if (both.is_whole)
            g_assert_true (alone.is_whole);
          if (both.is_whole && alone.card.without_values == both.card.without_values)
            g_assert_cmpfloat (both.scale, <=, alone.scale);
          fringe_outlook_free (outlooks[k]);
        }
    }
}

/* In a lecture on a screen of 1920x1080 every example of report-2019 that has room has digits of 24 pixels. The tree
 * has what the strip and the caption leave; digits are 12.8 pixels high at 100 %. */
static void
test_report (void)
{
  static const struct
  {
    const char *start, *goal;
    bool has_room;
  } examples[] = {
    { "1 0 8 2 5 7 4 6 3", "0 8 7 1 2 3 4 5 6", true },
    { "1 2 7 6 0 8 4 3 5", "1 2 0 4 8 7 3 6 5", true },
    { "6 3 5 8 7 0 2 1 4", "6 5 7 8 3 4 2 1 0", true },
    { "2 1 8 3 0 4 6 7 5", "2 7 1 3 0 8 6 5 4", true },
  };

  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      TestProblem problem = { test_board (examples[i].start), test_board (examples[i].goal),
                              fringe_rules_preset (FRINGE_PRESET_REPORT_2019) };
      FringeStage stage = { .width = 1476,
                            .height = 948,
                            .growth = FRINGE_GROWTH_FITTING,
                            .scale_min = 24 / 12.775,
                            .low_scale_min = 24 / 12.775,
                            .scale_max = 3 };
      g_autoptr (FringeSearch) search = NULL;
      FringeOutlook *outlook;
      FringePlan plan;

      problem.rules.heuristic = FRINGE_HEURISTIC_MANHATTAN;
      search = test_search_new (&problem, 1000);
      outlook = fringe_outlook_new (search);
      plan = fringe_outlook_plan ((const FringeOutlook *[]) { outlook }, 1, &stage);
      g_test_message ("example %u: %s, scale %.3f", i + 1, plan.card.without_values ? "without g and h" : "whole cards",
                      plan.scale);
      g_assert_cmpint (plan.is_whole, ==, examples[i].has_room);
      g_assert_cmpint (plan.card.direction, ==, FRINGE_DIRECTION_RIGHT);
      fringe_outlook_free (outlook);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/outlook/the-end-is-that-of-the-run", test_end);
  g_test_add_func ("/outlook/a-fork-goes-on-by-its-rules", test_fork);
  g_test_add_func ("/outlook/what-is-planned-has-room-and-the-larger-cards", test_plan);
  g_test_add_func ("/outlook/two-side-by-side-have-one-scale", test_pair);
  g_test_add_func ("/outlook/the-examples-of-the-report-are-read-from-the-last-row", test_report);
  return g_test_run ();
}
