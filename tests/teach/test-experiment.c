/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-depths-text.h"
#include "fringe-experiment-work.h"

#include <math.h>
#include <string.h>

/* An experiment that takes no time, or one that takes too long to wait for. */
typedef struct
{
  FringeExperiment experiment;
  guint depths[2];
  FringeRules methods[2];
} Plan;

static void
plan_init (Plan *plan, guint far, guint sample)
{
  *plan = (Plan) { .depths = { 4, far } };
  for (guint i = 0; i < 2; i++)
    plan->methods[i] = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  plan->methods[1].algorithm = FRINGE_ALGORITHM_BFS;
  plan->experiment = (FringeExperiment) { .goal = fringe_experiment_preset_goal (),
                                          .depths = plan->depths,
                                          .n_depths = 2,
                                          .sample = sample,
                                          .seed = 7,
                                          .methods = plan->methods,
                                          .n_methods = 2,
                                          .count = FRINGE_EXPERIMENT_SUCCESSORS,
                                          .node_limit = 1000000 };
}

/* What a run in the background told. */
typedef struct
{
  gboolean is_over;
  gboolean is_whole;
  GError *error;
  GCancellable *cancellable;
  guint n_progress;
} Told;

static void
on_progress (G_GNUC_UNUSED double fraction, gpointer data)
{
  Told *told = data;

  told->n_progress++;
  g_cancellable_cancel (told->cancellable);
}

static void
on_done (G_GNUC_UNUSED GObject *source, GAsyncResult *result, gpointer data)
{
  Told *told = data;

  told->is_whole = fringe_experiment_work_finish (result, &told->error);
  told->is_over = TRUE;
}

static FringeExperimentWork *
work_through (const Plan *plan, Told *told)
{
  FringeExperimentWork *work = fringe_experiment_work_new (&plan->experiment);

  *told = (Told) { .cancellable = g_cancellable_new () };
  fringe_experiment_work_begin (work, on_progress, told, told->cancellable, on_done, told);
  while (!told->is_over)
    g_main_context_iteration (NULL, TRUE);
  g_object_unref (told->cancellable);
  return work;
}

/* The answer is that of a run in one thread. */
static void
test_whole (void)
{
  g_autoptr (FringeExperimentWork) work = NULL;
  g_autoptr (FringeDepths) boards = NULL;
  g_autoptr (GArray) rows = NULL, alone = NULL;
  Plan plan;
  Told told;

  plan_init (&plan, 6, 5);
  work = work_through (&plan, &told);
  g_assert_true (told.is_whole);
  g_assert_no_error (told.error);
  plan.experiment.boards = boards = fringe_depths_new (&plan.experiment.goal, NULL);
  plan.experiment.n_threads = 1;
  alone = fringe_experiment_run (&plan.experiment, NULL, NULL, NULL, NULL);
  rows = fringe_experiment_work_rows (work);
  g_assert_cmpuint (rows->len, ==, 4);
  for (guint i = 0; i < rows->len; i++)
    {
      const FringeExperimentRow *row = &g_array_index (rows, FringeExperimentRow, i);
      const FringeExperimentRow *other = &g_array_index (alone, FringeExperimentRow, i);

      g_assert_cmpuint (row->depth, ==, plan.depths[i / 2]);
      g_assert_cmpuint (row->method, ==, i % 2);
      g_assert_cmpuint (row->wanted, ==, 5);
      g_assert_cmpuint (row->used, ==, 5);
      g_assert_cmpfloat (row->mean, ==, other->mean);
      g_assert_cmpfloat (row->standard_error, ==, other->standard_error);
    }
}

/* It is cancelled at the first word of it: all boards of two depths take longer than that. */
static void
test_cancelled (void)
{
  g_autoptr (FringeExperimentWork) work = NULL;
  g_autoptr (GArray) rows = NULL;
  Plan plan;
  Told told;

  plan_init (&plan, 24, 0);
  work = work_through (&plan, &told);
  g_assert_false (told.is_whole);
  g_assert_error (told.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (told.n_progress, ==, 1);
  g_clear_error (&told.error);
  rows = fringe_experiment_work_rows (work);
  g_assert_cmpuint (rows->len, ==, 4);
  for (guint i = 0; i < rows->len; i++)
    {
      const FringeExperimentRow *row = &g_array_index (rows, FringeExperimentRow, i);

      g_assert_cmpuint (row->wanted, ==, row->boards);
      g_assert_cmpuint (row->n_unsolved, ==, 0);
      g_assert_cmpuint (row->used, ==, g_array_index (rows, FringeExperimentRow, i ^ 1).used);
      g_assert_true (row->used == 0 ? isnan (row->mean) : row->mean > 0);
    }
  g_assert_cmpuint (g_array_index (rows, FringeExperimentRow, 2).used, <, 24047);
}

static void
test_refused (void)
{
  Plan plan;
  Told told;

  plan_init (&plan, 32, 5);
  fringe_experiment_work_unref (work_through (&plan, &told));
  g_assert_error (told.error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  g_assert_nonnull (strstr (told.error->message, "31"));
  g_clear_error (&told.error);
  plan_init (&plan, 6, 5);
  plan.experiment.goal = fringe_board_standard_goal (4, 4);
  fringe_experiment_work_unref (work_through (&plan, &told));
  g_assert_error (told.error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  g_clear_error (&told.error);
}

static void
test_depths (void)
{
  for (guint round = 0; round < 200; round++)
    {
      g_autoptr (GArray) depths = g_array_new (FALSE, FALSE, sizeof (guint)), again = NULL;
      g_autofree char *text = NULL;

      for (guint depth = 0; depth < 100; depth++)
        if (g_test_rand_int_range (0, 3) > 0)
          g_array_append_val (depths, depth);
      text = fringe_depths_print (depths);
      again = fringe_depths_read (text, NULL);
      g_assert_cmpmem (depths->data, depths->len * sizeof (guint), again->data, again->len * sizeof (guint));
    }
}

static void
test_depth_words (void)
{
  static const char *const wrong[] = { "", "a", "2,,3", "4..2", "2...4", "-1", "1000", "2..", "1e1" };
  g_autoptr (GArray) spaced = fringe_depths_read (" 2 .. 4, 8", NULL);
  g_autofree char *text = fringe_depths_print (spaced);

  g_assert_cmpstr (text, ==, "2..4,8");
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (fringe_depths_read (wrong[i], &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
    }
}

/* Where methods differ in nothing but ties, their names tell these. */
static void
test_presets (void)
{
  const FringeRules textbook = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);

  for (const FringeExperimentPreset *preset = fringe_experiment_presets (); preset->name != NULL; preset++)
    {
      FringeRules methods[FRINGE_EXPERIMENT_PRESET_METHODS_MAX];

      for (guint i = 0; i < preset->n_methods; i++)
        methods[i] = fringe_experiment_preset_method (preset, i, &textbook);
      for (guint i = 1; i < preset->n_methods; i++)
        {
          g_autofree char *name = fringe_experiment_method_name (methods, preset->n_methods, i);
          g_autofree char *title = fringe_experiment_method_title (methods, preset->n_methods, i);
          g_autofree char *name_before = fringe_experiment_method_name (methods, preset->n_methods, i - 1);
          g_autofree char *title_before = fringe_experiment_method_title (methods, preset->n_methods, i - 1);

          g_assert_cmpstr (name, !=, name_before);
          g_assert_cmpstr (title, !=, title_before);
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/experiment/figures-in-the-background-are-those-of-one-thread", test_whole);
  g_test_add_func ("/experiment/what-was-known-when-it-was-cancelled-stays", test_cancelled);
  g_test_add_func ("/experiment/what-cannot-be-searched-is-refused", test_refused);
  g_test_add_func ("/experiment/depths-are-read-as-they-are-printed", test_depths);
  g_test_add_func ("/experiment/words-that-are-no-depths-are-refused", test_depth_words);
  g_test_add_func ("/experiment/methods-of-presets-have-names-of-their-own", test_presets);
  return g_test_run ();
}
