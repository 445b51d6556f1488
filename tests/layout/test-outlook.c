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
                         .scale_max = scale_min + g_test_rand_double_range (0, 2),
                         .folds = test_random (4) > 0 };
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
      FringeOutlook *outlook = fringe_outlook_new (search, UINT32_MAX);
      const FringeSearch *end = fringe_outlook_end (outlook, search);

      fringe_search_run (search, UINT32_MAX);
      if (end == NULL)
        g_assert_true (fringe_search_n_nodes (search) > FRINGE_OUTLOOK_NODES_MAX
                       || fringe_algorithm_deepens (problem.rules.algorithm));
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
      fringe_outlook_unref (outlook);
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

      if (fringe_algorithm_deepens (rules.algorithm))
        continue;
      search = test_search_run (&problem, 60);
      rules.algorithm = FRINGE_ALGORITHM_GREEDY;
      fork = fringe_search_fork (search, fringe_search_n_steps (search) / 2, &rules);
      outlook = fringe_outlook_new (fork, UINT32_MAX);
      end = fringe_outlook_end (outlook, fork);
      fringe_search_run (fork, UINT32_MAX);
      if (end != NULL)
        g_assert_cmpuint (fringe_search_n_nodes (end), ==, fringe_search_n_nodes (fork));
      fringe_outlook_unref (outlook);
    }
}

static FringePlan
plan_one (const FringeOutlook *outlook, const FringeStage *stage)
{
  return fringe_outlook_plan ((const FringeOutlook *[]) { outlook }, 1, stage);
}

/* A run and the layout that a step of it is seen in. */
typedef struct
{
  const FringeSearch *end;
  FringePlan plan;
  FringeLayout *layout;
  FringeStretch stretch;
  uint32_t step;
} Seen;

typedef void (*Check) (const Seen *seen, const FringeStage *stage);

static void
see_each_step (const FringeOutlook *outlook, const FringeSearch *end, const FringeStage *stage, Check check)
{
  Seen seen = { .end = end, .plan = plan_one (outlook, stage), .layout = fringe_layout_new () };

  fringe_layout_set_packed_max (seen.layout, FRINGE_LAYOUT_PACKED_MAX);
  for (seen.step = 0; seen.plan.is_whole && seen.step <= fringe_search_n_steps (end); seen.step++)
    {
      seen.stretch = fringe_outlook_stretch (outlook, &seen.plan.stretches[0], seen.step);
      g_assert_true (fringe_layout_update (seen.layout, end, 0, seen.stretch.last));
      g_assert_cmpint (fringe_layout_fold_done (seen.layout, true, seen.stretch.first, FRINGE_NO_NODE), ==,
                       FRINGE_LAYOUT_READY);
      check (&seen, stage);
    }
  fringe_layout_free (seen.layout);
}

static void
try_steps (gconstpointer data)
{
  Check check = *(const Check *) data;

  for (int i = 0; i < N; i++)
    {
      TestProblem problem = random_problem ();
      g_autoptr (FringeSearch) search = test_search_new (&problem, 100000);
      FringeOutlook *outlook = fringe_outlook_new (search, UINT32_MAX);
      const FringeSearch *end = fringe_outlook_end (outlook, search);
      FringeStage stage = random_stage ();

      if (end != NULL)
        see_each_step (outlook, end, &stage, check);
      fringe_outlook_unref (outlook);
    }
}

static void
has_room (const Seen *seen, const FringeStage *stage)
{
  FringeCard card = seen->plan.card;
  FringeRect bounds;

  fringe_card_fit_folds (&card, seen->layout);
  bounds = fringe_geometry_bounds (seen->layout, &card);
  g_assert_cmpfloat (seen->plan.scale, <=, stage->scale_max);
  g_assert_cmpfloat (seen->plan.scale, >=, card.without_values ? stage->low_scale_min : stage->scale_min);
  g_assert_cmpfloat (bounds.width * seen->plan.scale, <=, stage->width - 2 * FRINGE_SIGHT_MARGIN + 1e-6);
  g_assert_cmpfloat (bounds.height * seen->plan.scale, <=, stage->height - 2 * FRINGE_SIGHT_MARGIN + 1e-6);
}

static void
assert_shows (const Seen *seen, uint32_t id)
{
  if (id != FRINGE_NO_NODE)
    g_assert_true (fringe_layout_has (seen->layout, id));
}

/* Never folded are the node of the step, what it makes, the goal and the way to it, from the first step on. */
static void
shows_what_matters (const Seen *seen, const FringeStage *stage)
{
  uint32_t removed = seen->step > 0 ? fringe_search_removed (seen->end, seen->step) : 0;
  uint32_t n_steps = fringe_search_n_steps (seen->end), children[FRINGE_N_MOVES];
  int n = fringe_search_children_at (seen->end, removed, seen->step, children);

  (void) stage;
  assert_shows (seen, removed);
  for (int i = 0; i < n; i++)
    if (fringe_search_generated_step (seen->end, children[i]) == seen->step && seen->step < n_steps)
      assert_shows (seen, children[i]);
  for (uint32_t id = fringe_search_solution_at (seen->end, n_steps); id != FRINGE_NO_NODE;
       id = fringe_search_parent (seen->end, id))
    if (fringe_search_generated_step (seen->end, id) <= seen->step)
      assert_shows (seen, id);
}

/* What is hidden was hidden before anything else could happen in it. */
static void
hides_what_is_done (const Seen *seen, const FringeStage *stage)
{
  uint32_t n_nodes = fringe_search_n_nodes_at (seen->end, seen->stretch.last);

  g_assert_true (stage->folds || fringe_layout_n_hidden (seen->layout) == 0);
  for (uint32_t id = 0; id < n_nodes; id++)
    {
      uint32_t removed = fringe_search_removed_step (seen->end, id);

      if (!fringe_layout_has (seen->layout, id))
        g_assert_true (removed == UINT32_MAX || removed <= seen->stretch.first);
    }
}

/* First side branches fold, then g and h leave the cards. */
static void
test_order (void)
{
  int n_folded = 0, n_low = 0, n_both = 0;

  for (int i = 0; i < 16 * N; i++)
    {
      TestProblem problem = random_problem ();
      g_autoptr (FringeSearch) search = test_search_new (&problem, 100000);
      FringeOutlook *outlook = fringe_outlook_new (search, UINT32_MAX);
      FringeStage stage = random_stage (), without_folds, high;
      FringePlan plan;
      bool folds, low;

      without_folds = high = stage;
      without_folds.folds = false;
      high.low_scale_min = INFINITY;
      plan = plan_one (outlook, &stage);
      folds = plan.stretches[0].n > 1;
      low = plan.card.without_values;
      if (plan.is_whole && low)
        g_assert_false (plan_one (outlook, &high).is_whole);
      if (plan.is_whole && folds)
        g_assert_true (!plan_one (outlook, &without_folds).is_whole
                       || (!low && plan_one (outlook, &without_folds).card.without_values));
      if (!plan.is_whole)
        {
          g_assert_cmpfloat (plan.scale, ==, stage.scale_min);
          g_assert_false (low || folds || plan_one (outlook, &without_folds).is_whole);
        }
      n_folded += plan.is_whole && folds && !low;
      n_low += plan.is_whole && low && !folds;
      n_both += plan.is_whole && low && folds;
      fringe_outlook_unref (outlook);
    }
  g_test_message ("%d folded, %d low, %d both", n_folded, n_low, n_both);
  g_assert_cmpint (MIN (n_folded, MIN (n_low, n_both)), >, 0);
}

/* Of the same kind neither direction is calmer, or as calm with larger cards. */
static void
test_direction (void)
{
  for (int i = 0; i < N; i++)
    {
      TestProblem problem = random_problem ();
      g_autoptr (FringeSearch) search = test_search_new (&problem, 100000);
      FringeOutlook *outlook = fringe_outlook_new (search, UINT32_MAX);
      FringeStage stage = random_stage ();
      FringePlan plan = plan_one (outlook, &stage);

      for (int growth = FRINGE_GROWTH_DOWN; growth <= FRINGE_GROWTH_RIGHT; growth++)
        {
          FringeStage other = stage;
          FringePlan its;

          other.growth = (FringeGrowth) growth;
          its = plan_one (outlook, &other);
          g_assert_cmpint ((int) its.card.direction, ==, growth);
          if (!its.is_whole || its.card.without_values != plan.card.without_values)
            continue;
          g_assert_true (plan.is_whole);
          g_assert_cmpint (its.stretches[0].n, >=, plan.stretches[0].n);
          if (its.stretches[0].n == plan.stretches[0].n)
            g_assert_cmpfloat (its.scale, <=, plan.scale);
        }
      fringe_outlook_unref (outlook);
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
      outlooks[0] = fringe_outlook_new (a, UINT32_MAX);
      outlooks[1] = fringe_outlook_new (b, UINT32_MAX);
      both = fringe_outlook_plan ((const FringeOutlook *const *) outlooks, 2, &stage);
      stage.growth = both.card.direction == FRINGE_DIRECTION_DOWN ? FRINGE_GROWTH_DOWN : FRINGE_GROWTH_RIGHT;
      for (int k = 0; k < 2; k++)
        {
          alone = fringe_outlook_plan ((const FringeOutlook *const *) &outlooks[k], 1, &stage);
          if (both.is_whole)
            g_assert_true (alone.is_whole);
          if (both.is_whole && alone.card.without_values == both.card.without_values
              && both.stretches[0].n + both.stretches[1].n == 2 && alone.stretches[0].n == 1)
            g_assert_cmpfloat (both.scale, <=, alone.scale);
          fringe_outlook_unref (outlooks[k]);
        }
    }
}

/* In a lecture on a screen of 1920x1080 every example of report-2019 has digits of 24 pixels and is seen whole, step by
 * step. The tree has what the strip and the caption leave; digits are 12.8 pixels high at 100 %. In a window all cards
 * are whole. */
static void
test_report (void)
{
  static const struct
  {
    const char *start, *goal;
    FringeHeuristic heuristic;
    int n_stretches;
    bool without_values;
  } examples[] = {
    { "1 0 8 2 5 7 4 6 3", "0 8 7 1 2 3 4 5 6", FRINGE_HEURISTIC_MANHATTAN, 1, false },
    { "1 0 8 2 5 7 4 6 3", "0 8 7 1 2 3 4 5 6", FRINGE_HEURISTIC_MISPLACED, 1, false },
    { "1 2 7 6 0 8 4 3 5", "1 2 0 4 8 7 3 6 5", FRINGE_HEURISTIC_MANHATTAN, 1, false },
    { "1 2 7 6 0 8 4 3 5", "1 2 0 4 8 7 3 6 5", FRINGE_HEURISTIC_MISPLACED, 2, true },
    { "6 3 5 8 7 0 2 1 4", "6 5 7 8 3 4 2 1 0", FRINGE_HEURISTIC_MANHATTAN, 1, false },
    { "6 3 5 8 7 0 2 1 4", "6 5 7 8 3 4 2 1 0", FRINGE_HEURISTIC_MISPLACED, 2, false },
    { "2 1 8 3 0 4 6 7 5", "2 7 1 3 0 8 6 5 4", FRINGE_HEURISTIC_MANHATTAN, 1, false },
    { "2 1 8 3 0 4 6 7 5", "2 7 1 3 0 8 6 5 4", FRINGE_HEURISTIC_MISPLACED, 2, true },
  };
  FringeStage lecture = { .width = 1476,
                          .height = 948,
                          .growth = FRINGE_GROWTH_FITTING,
                          .scale_min = 24 / 12.775,
                          .low_scale_min = 24 / 12.775,
                          .scale_max = 3,
                          .folds = true };
  FringeStage window = { .width = 632,
                         .height = 600,
                         .growth = FRINGE_GROWTH_FITTING,
                         .scale_min = 0.735,
                         .low_scale_min = 0.6,
                         .scale_max = 2,
                         .folds = true };

  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      TestProblem problem = { test_board (examples[i].start), test_board (examples[i].goal),
                              fringe_rules_preset (FRINGE_PRESET_REPORT_2019) };
      g_autoptr (FringeSearch) search = NULL;
      FringeOutlook *outlook;
      FringePlan plan;

      problem.rules.heuristic = examples[i].heuristic;
      search = test_search_new (&problem, 1000);
      outlook = fringe_outlook_new (search, UINT32_MAX);
      plan = plan_one (outlook, &lecture);
      g_test_message ("example %u: %s, %d stretches, scale %.3f", i / 2 + 1,
                      plan.card.without_values ? "without g and h" : "whole cards", plan.stretches[0].n, plan.scale);
      g_assert_true (plan.is_whole);
      g_assert_cmpint (plan.card.direction, ==, FRINGE_DIRECTION_RIGHT);
      g_assert_cmpint (plan.stretches[0].n, ==, examples[i].n_stretches);
      g_assert_cmpint (plan.card.without_values, ==, examples[i].without_values);
      plan = plan_one (outlook, &window);
      g_assert_true (plan.is_whole && !plan.card.without_values && plan.stretches[0].n == 1);
      fringe_outlook_unref (outlook);
    }
}

static void
add (const char *name, Check check)
{
  g_test_add_data_func_full (name, g_memdup2 (&check, sizeof check), try_steps, g_free);
}

/* It stopped at a limit that was raised since. Who keeps the old outlook may still look at it. */
static void
test_outrun (void)
{
  TestProblem problem = { test_board ("1 2 7 6 0 8 4 3 5"), test_board ("1 2 0 4 8 7 3 6 5"),
                          fringe_rules_preset (FRINGE_PRESET_REPORT_2019) };
  g_autoptr (FringeSearch) search = test_search_new (&problem, 10);
  FringeOutlook *outlook = fringe_outlook_new (search, UINT32_MAX), *kept = fringe_outlook_ref (outlook);

  fringe_search_run (search, UINT32_MAX);
  g_assert_false (fringe_outlook_is_outrun (outlook, search));
  g_assert_nonnull (fringe_outlook_end (outlook, search));
  fringe_search_set_node_limit (search, 1000);
  fringe_search_step (search);
  g_assert_true (fringe_outlook_is_outrun (outlook, search));
  fringe_outlook_unref (outlook);
  g_assert_null (fringe_outlook_end (kept, search));
  fringe_outlook_unref (kept);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/outlook/the-end-is-that-of-the-run", test_end);
  g_test_add_func ("/outlook/a-search-goes-further-than-its-limit", test_outrun);
  g_test_add_func ("/outlook/a-fork-goes-on-by-its-rules", test_fork);
  add ("/outlook/what-is-planned-has-room-at-every-step", has_room);
  add ("/outlook/what-matters-is-never-folded", shows_what_matters);
  add ("/outlook/what-folds-is-done", hides_what_is_done);
  g_test_add_func ("/outlook/side-branches-fold-before-g-and-h-leave", test_order);
  g_test_add_func ("/outlook/the-direction-is-the-calmer-one-with-larger-cards", test_direction);
  g_test_add_func ("/outlook/two-side-by-side-have-one-scale", test_pair);
  g_test_add_func ("/outlook/the-examples-of-the-report-are-read-from-the-last-row", test_report);
  return g_test_run ();
}
