/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-own.h"
#include "fringe-truth-sample.h"
#include "fringe-truth-survey.h"
#include "test-heuristics.h"

#include <string.h>

static FringeTruthSample *
sample_of (const FringeBoard *goal, FringeHeuristic heuristic)
{
  g_autoptr (GError) error = NULL;
  FringeTruthSample *sample = fringe_truth_sample (goal, heuristic, NULL, &error);

  g_assert_no_error (error);
  return sample;
}

static FringeHeuristic
formula (const char *text)
{
  FringeHeuristic heuristic;
  FringeFormulaError error;

  g_assert_true (fringe_own_from_text (text, &heuristic, &error));
  return heuristic;
}

/* What it says against a heuristic is so: the board has that h, and a move lowers it as far as is said. */
static void
assert_right (const FringeTruthSample *sample, const FringeBoard *goal, FringeHeuristic heuristic)
{
  FringeBoard other = sample->from;

  if (sample->is_overestimate)
    {
      g_assert_cmpfloat (sample->h, >, sample->n_moves);
      g_assert_cmpfloat_with_epsilon (test_h_value (heuristic, &sample->overestimate, goal), sample->h, 1e-9);
    }
  if (sample->n_inconsistencies == 0)
    return;
  g_assert_cmpfloat_with_epsilon (test_h_value (heuristic, &sample->from, goal), sample->h_from, 1e-9);
  g_assert_true (fringe_board_move (&other, sample->move));
  g_assert_cmpfloat_with_epsilon (test_h_value (heuristic, &other, goal), sample->h_to, 1e-9);
  g_assert_cmpfloat (sample->h_from, >, 1 + sample->h_to);
}

/* On the 8-puzzle all boards are known: what a sample says against a heuristic, they say, too. */
static void
test_eight_puzzle (void)
{
  const FringeBoard goal = fringe_board_standard_goal (3, 3);

  for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
    {
      g_autofree FringeTruthSample *sample = sample_of (&goal, (FringeHeuristic) i);
      g_autofree FringeTruthSurvey *survey = fringe_truth_survey (&goal, (FringeHeuristic) i, NULL, NULL, NULL, NULL);

      g_assert_cmpuint (sample->n_boards, >=, FRINGE_TRUTH_SAMPLE_BOARDS);
      g_assert_cmpint (sample->is_overestimate, ==, survey->n_overestimates > 0);
      g_assert_cmpint (sample->n_inconsistencies > 0, ==, survey->n_inconsistencies > 0);
      if (sample->is_overestimate)
        g_assert_cmpuint (sample->n_moves, >=, (guint) survey->distance);
      assert_right (sample, &goal, (FringeHeuristic) i);
    }
}

static void
test_large (void)
{
  static const char *const wrong[] = { "manhattan*2", "manhattan + 1", "inversions", "gaschnig + misplaced" };
  const FringeBoard goal = fringe_board_standard_goal (4, 4);

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree FringeTruthSample *sample = sample_of (&goal, formula (wrong[i]));
      g_autofree char *sentence = fringe_truth_sample_admissible_sentence (sample);

      g_assert_true (sample->is_overestimate);
      g_assert_true (g_str_has_prefix (sentence, "h is not admissible: the board "));
      assert_right (sample, &goal, formula (wrong[i]));
    }
}

/* That none is found is no proof, and is never called one. */
static void
test_no_counterexample (void)
{
  const FringeBoard goal = fringe_board_standard_goal (4, 5);
  g_autofree FringeTruthSample *sample = sample_of (&goal, FRINGE_HEURISTIC_LINEAR_CONFLICT);
  g_autofree char *admissible = fringe_truth_sample_admissible_sentence (sample);
  g_autofree char *consistent = fringe_truth_sample_consistent_sentence (sample);

  g_assert_true (g_str_has_prefix (admissible, "No counterexample among 20000 boards"));
  g_assert_null (strstr (admissible, "h is admissible:"));
  g_assert_true (g_str_has_prefix (consistent, "No counterexample among their "));
}

static void
test_cancelled (void)
{
  const FringeBoard goal = fringe_board_standard_goal (9, 9);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (fringe_truth_sample (&goal, FRINGE_HEURISTIC_LINEAR_CONFLICT, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/truth-sample/on-the-8-puzzle-it-finds-what-all-boards-tell", test_eight_puzzle);
  g_test_add_func ("/truth-sample/a-counterexample-on-a-large-board-is-one", test_large);
  g_test_add_func ("/truth-sample/no-counterexample-is-no-proof", test_no_counterexample);
  g_test_add_func ("/truth-sample/it-can-be-cancelled", test_cancelled);
  return g_test_run ();
}
