/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board-text.h"
#include "fringe-truth-survey.h"
#include "fringe-titles.h"
#include "test-heuristics.h"
#include "sentence-facts.h"
#include "test-boards.h"
#include "test-distances.h"

#include <string.h>

/* What doubles lose in reckoning. */
#define NEAR 1e-9

static const FringeHeuristic others[] = { FRINGE_HEURISTIC_MISPLACED, FRINGE_HEURISTIC_MANHATTAN,
                                          FRINGE_HEURISTIC_LINEAR_CONFLICT, FRINGE_HEURISTIC_GASCHNIG };

static void
compare_slowly (FringeTruthSurvey *survey, const FringeBoard *board, const FringeBoard *goal, double h)
{
  guint n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    if (others[i] != survey->heuristic)
      {
        double other = test_h_value (others[i], board, goal);

        if (survey->n_boards == 0)
          survey->dominates[n] = survey->is_dominated[n] = TRUE;
        survey->other[n] = others[i];
        survey->dominates[n] &= h >= other - NEAR;
        survey->is_dominated[n++] &= h <= other + NEAR;
      }
  survey->n_other = n;
}

static void
look_for_worst (FringeTruthSurvey *survey, const FringeBoard *board, double h, int distance)
{
  double excess = h - distance;

  if (excess < survey->largest_excess || (excess == survey->largest_excess && distance >= survey->worst_distance))
    return;
  survey->largest_excess = excess;
  survey->worst = *board;
  survey->worst_h = h;
  survey->worst_distance = distance;
}

/* Returns: h of every board, by rank, counted anew */
static double *
list_h (const FringeBoard *goal, FringeHeuristic heuristic)
{
  double *h = g_new (double, test_n_boards (fringe_board_n_cells (goal)));
  FringeBoard board = test_board_first (goal->rows, goal->columns);

  do
    h[test_board_rank (&board)] = test_h_value (heuristic, &board, goal);
  while (test_board_next (&board));
  return h;
}

static void
look_at_edges_slowly (FringeTruthSurvey *survey,
                      const FringeBoard *board,
                      const double *h_of_rank,
                      int distance,
                      int *from_distance)
{
  double h = h_of_rank[test_board_rank (board)];

  for (int move = 0; move < FRINGE_N_MOVES; move++)
    {
      FringeBoard other = *board;
      double h_other;

      if (!fringe_board_move (&other, (FringeMove) move))
        continue;
      h_other = h_of_rank[test_board_rank (&other)];
      survey->n_edges++;
      survey->n_inconsistencies += h - h_other > 1 + NEAR;
      if (h - h_other <= 1 + NEAR || distance >= *from_distance)
        continue;
      *from_distance = distance;
      survey->from = *board;
      survey->move = (FringeMove) move;
      survey->h_from = h;
      survey->h_to = h_other;
    }
}

/* Every board once more. */
static FringeTruthSurvey
survey_slowly (const FringeBoard *goal, FringeHeuristic heuristic)
{
  FringeTruthSurvey survey = { .heuristic = heuristic, .distance = 1000 };
  g_autofree guint8 *distances = test_distances (goal);
  g_autofree double *h_of_rank = list_h (goal, heuristic);
  FringeBoard board = test_board_first (goal->rows, goal->columns);
  int from_distance = 1000;

  do
    {
      guint rank = test_board_rank (&board);
      int distance = distances[rank];
      double h = h_of_rank[rank];

      if (distance == TEST_UNREACHABLE)
        continue;
      compare_slowly (&survey, &board, goal, h);
      survey.n_boards++;
      survey.n_overestimates += h > distance + NEAR;
      if (h > distance + NEAR)
        look_for_worst (&survey, &board, h, distance);
      if (h > distance + NEAR && distance < survey.distance)
        {
          survey.overestimate = board;
          survey.h = h;
          survey.distance = distance;
        }
      look_at_edges_slowly (&survey, &board, h_of_rank, distance, &from_distance);
    }
  while (test_board_next (&board));
  return survey;
}

static void
assert_same_others (const FringeTruthSurvey *a, const FringeTruthSurvey *b)
{
  g_assert_cmpuint (a->n_other, ==, b->n_other);
  for (guint i = 0; i < a->n_other; i++)
    {
      g_assert_cmpint (a->other[i], ==, b->other[i]);
      g_assert_cmpint (a->dominates[i], ==, b->dominates[i]);
      g_assert_cmpint (a->is_dominated[i], ==, b->is_dominated[i]);
    }
}

static void
assert_same (const FringeTruthSurvey *a, const FringeTruthSurvey *b)
{
  g_assert_cmpuint (a->n_boards, ==, b->n_boards);
  g_assert_cmpuint (a->n_overestimates, ==, b->n_overestimates);
  g_assert_cmpfloat (a->largest_excess, ==, b->largest_excess);
  g_assert_cmpuint (a->n_edges, ==, b->n_edges);
  g_assert_cmpuint (a->n_inconsistencies, ==, b->n_inconsistencies);
  if (b->n_overestimates > 0)
    {
      test_assert_boards_equal (&a->overestimate, &b->overestimate);
      g_assert_cmpfloat (a->h, ==, b->h);
      g_assert_cmpint (a->distance, ==, b->distance);
      test_assert_boards_equal (&a->worst, &b->worst);
      g_assert_cmpfloat (a->worst_h, ==, b->worst_h);
      g_assert_cmpint (a->worst_distance, ==, b->worst_distance);
    }
  if (b->n_inconsistencies > 0)
    {
      test_assert_boards_equal (&a->from, &b->from);
      g_assert_cmpint (a->move, ==, b->move);
      g_assert_cmpfloat (a->h_from, ==, b->h_from);
      g_assert_cmpfloat (a->h_to, ==, b->h_to);
    }
}

static void
assert_sentences (const FringeTruthSurvey *survey)
{
  g_autofree char *admissible = fringe_truth_survey_admissible_sentence (survey);
  g_autofree char *consistent = fringe_truth_survey_consistent_sentence (survey);
  g_autofree char *excess = fringe_short_text (survey->largest_excess), *h = fringe_short_text (survey->h);
  g_autofree char *from = fringe_short_text (survey->h_from), *to = fringe_short_text (survey->h_to);
  g_autofree char *example = NULL, *edge = NULL;
  char board[FRINGE_BOARD_TEXT_MAX];

  g_test_message ("%s %s", admissible, consistent);
  g_assert_cmpint (g_str_has_prefix (admissible, "h is admissible"), ==, survey->n_overestimates == 0);
  g_assert_cmpint (g_str_has_prefix (consistent, "h is consistent"), ==, survey->n_inconsistencies == 0);
  if (survey->n_overestimates > 0)
    {
      fringe_board_print (&survey->overestimate, board);
      example = g_strdup_printf ("on %u of %u boards that can be solved. The largest error is %s. The board %s is the "
                                 "nearest to the goal, with h = %s and h* = %d.",
                                 survey->n_overestimates, survey->n_boards, excess, board, h, survey->distance);
      g_assert_nonnull (strstr (admissible, example));
    }
  if (survey->n_inconsistencies > 0)
    {
      fringe_board_print (&survey->from, board);
      edge = g_strdup_printf ("on %u of %u moves. %s from %s lowers h from %s to %s.", survey->n_inconsistencies,
                              survey->n_edges, fringe_move_title (survey->move), board, from, to);
      g_assert_nonnull (strstr (consistent, edge));
    }
}

/* The same h, told board by board, is the same; without one board it is not complete. */
static void
assert_given (const FringeBoard *goal, FringeHeuristic heuristic, const FringeTruthSurvey *survey)
{
  guint32 n_ranks = fringe_board_n_ranks (fringe_board_n_cells (goal));
  g_autofree double *h = g_new (double, n_ranks);
  g_autofree FringeTruthSurvey *given = NULL, *less = NULL;
  FringeEstimate estimate;
  FringeBoard board = *goal;

  fringe_estimate_init (&estimate, heuristic, goal);
  for (guint32 rank = 0; rank < n_ranks; rank++)
    {
      fringe_board_from_rank (rank, &board);
      h[rank] = fringe_estimate_h (&estimate, &board);
    }
  fringe_estimate_clear (&estimate);
  given = fringe_truth_survey_given (goal, h, NULL, NULL);
  assert_same (given, survey);
  g_assert_true (given->is_complete);

  h[fringe_board_rank (goal->cells, fringe_board_n_cells (goal))] = NAN;
  less = fringe_truth_survey_given (goal, h, NULL, NULL);
  g_assert_cmpuint (less->n_boards, ==, survey->n_boards - 1);
  g_assert_cmpuint (less->n_edges, <, survey->n_edges);
  g_assert_false (less->is_complete);
}

static void
try_size (int rows, int columns, FringeHeuristic heuristic)
{
  FringeBoard goal = test_board_random (rows, columns);
  g_autoptr (GError) error = NULL;
  g_autofree FringeTruthSurvey *survey = fringe_truth_survey (&goal, heuristic, NULL, NULL, NULL, &error);
  FringeTruthSurvey slow = survey_slowly (&goal, heuristic);
  gboolean is_right = fringe_heuristic_is_admissible (heuristic);

  g_assert_no_error (error);
  g_test_message ("%dx%d %s", rows, columns, fringe_heuristic_name (heuristic));
  assert_same (survey, &slow);
  assert_same_others (survey, &slow);
  g_assert_true (survey->is_complete);
  assert_given (&goal, heuristic, survey);
  assert_sentences (survey);
  /* Of a formula more can be so than is known beforehand. */
  g_assert_true (!is_right || (survey->n_overestimates == 0 && survey->n_inconsistencies == 0));
  if (!fringe_heuristic_is_own (heuristic))
    g_assert_cmpint (survey->n_overestimates == 0 && survey->n_inconsistencies == 0, ==, is_right);
}

static void
test_small_boards (void)
{
  for (int heuristic = 0; heuristic < FRINGE_N_HEURISTICS; heuristic++)
    {
      try_size (2, 2, (FringeHeuristic) heuristic);
      try_size (2, 3, (FringeHeuristic) heuristic);
      try_size (3, 2, (FringeHeuristic) heuristic);
      try_size (2, 4, (FringeHeuristic) heuristic);
    }
}

static void
test_formulae (void)
{
  for (int i = 0; i < 60; i++)
    try_size (2, i % 3 == 0 ? 4 : 3, test_formula_heuristic ());
  try_size (3, 3, test_formula_heuristic ());
}

static FringeTruthSurvey *
survey_formula (const char *text)
{
  FringeBoard goal = fringe_board_standard_goal (3, 3);
  FringeHeuristic heuristic;

  g_assert_true (fringe_heuristic_from_name (text, &heuristic));
  return fringe_truth_survey (&goal, heuristic, NULL, NULL, NULL, NULL);
}

/* Verdicts that can be told without a program. */
static void
test_known_formulae (void)
{
  g_autofree FringeTruthSurvey *mean = survey_formula ("formula:manhattan/2 + misplaced/2");
  g_autofree FringeTruthSurvey *twice = survey_formula ("formula:manhattan*2");
  g_autofree FringeTruthSurvey *steep = survey_formula ("formula:perfect*(manhattan > 4)");
  g_autofree char *of_mean = fringe_truth_survey_dominance_sentences (mean);
  g_autofree char *of_twice = fringe_truth_survey_dominance_sentences (twice);

  g_assert_cmpuint (mean->n_boards, ==, 181440);
  g_assert_cmpuint (mean->n_overestimates + mean->n_inconsistencies, ==, 0);
  g_assert_true (g_str_has_prefix (of_mean, "h is never smaller than that of: Misplaced tiles."));
  g_assert_nonnull (strstr (of_mean, "h is never larger than that of: Manhattan distance, Linear conflict."));
  g_assert_cmpint (twice->distance, ==, 1);
  g_assert_cmpfloat (twice->h, ==, 2);
  g_assert_nonnull (strstr (of_twice, "Misplaced tiles, Manhattan distance"));
  g_assert_cmpuint (steep->n_overestimates, ==, 0);
  g_assert_cmpuint (steep->n_inconsistencies, >, 0);
}

/* These fall by 1.000000001, and are too much by a quarter of that, where doubles cannot tell which side that is. */
static void
test_rounding (void)
{
  static const char *const texts[] = { "formula:(2 - manhattan)/1000000000 + (manhattan < linear_conflict)",
                                       "formula:(manhattan < 1)/1000000000/4" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    for (int j = 0; j < 12; j++)
      {
        FringeHeuristic heuristic;

        g_assert_true (fringe_heuristic_from_name (texts[i], &heuristic));
        try_size (2, 3, heuristic);
      }
}

/* One of the slow ones, at random. */
static void
test_eight_puzzle (void)
{
  try_size (3, 3, FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK);
  try_size (3, 3, test_random (2) == 0 ? FRINGE_HEURISTIC_LINEAR_CONFLICT : FRINGE_HEURISTIC_MANHATTAN);
}

static void
test_too_large (void)
{
  FringeBoard goal = fringe_board_standard_goal (3, 4);
  g_autoptr (GError) error = NULL;

  g_assert_null (fringe_truth_survey (&goal, FRINGE_HEURISTIC_MANHATTAN, NULL, NULL, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  g_assert_true (fact_holds (error->message, "up to 10 cells. This puzzle has 12 cells"));
}

/* In the background */

typedef struct
{
  GMainLoop *loop;
  FringeTruthSurvey *survey;
  GError *error;
  double fraction;
} Answer;

static void
note_progress (double fraction, gpointer data)
{
  Answer *answer = data;

  g_assert_cmpfloat (fraction, >=, answer->fraction);
  g_assert_cmpfloat (fraction, <=, 1);
  answer->fraction = fraction;
}

static void
take_answer (G_GNUC_UNUSED GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  answer->survey = fringe_truth_survey_finish (result, &answer->error);
  g_main_loop_quit (answer->loop);
}

static void
test_background (void)
{
  FringeBoard goal = test_board_random (3, 3);
  Answer answer = { .loop = g_main_loop_new (NULL, FALSE) };
  g_autofree FringeTruthSurvey *survey = NULL;

  fringe_truth_survey_async (&goal, FRINGE_HEURISTIC_MISPLACED_WITH_BLANK, note_progress, &answer, NULL, take_answer,
                             &answer);
  g_main_loop_run (answer.loop);
  g_assert_no_error (answer.error);
  survey = fringe_truth_survey (&goal, FRINGE_HEURISTIC_MISPLACED_WITH_BLANK, NULL, NULL, NULL, NULL);
  assert_same (answer.survey, survey);
  g_free (answer.survey);
  g_main_loop_unref (answer.loop);
}

static void
test_cancelled (void)
{
  FringeBoard goal = test_board_random (3, 3);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { .loop = g_main_loop_new (NULL, FALSE) };

  fringe_truth_survey_async (&goal, FRINGE_HEURISTIC_GASCHNIG, note_progress, &answer, cancellable, take_answer,
                             &answer);
  g_cancellable_cancel (cancellable);
  g_main_loop_run (answer.loop);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (answer.survey);
  g_clear_error (&answer.error);
  g_main_loop_unref (answer.loop);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/truth-survey/every-heuristic-is-judged-right-on-all-small-boards", test_small_boards);
  g_test_add_func ("/truth-survey/on-all-boards-of-the-8-puzzle-counting-the-blank-is-caught", test_eight_puzzle);
  g_test_add_func ("/truth-survey/formulae-are-tried-like-any-other", test_formulae);
  g_test_add_func ("/truth-survey/what-is-known-of-formulae-is-found", test_known_formulae);
  g_test_add_func ("/truth-survey/what-is-too-much-by-rounding-alone-is-judged-in-one-way", test_rounding);
  g_test_add_func ("/truth-survey/beyond-ten-cells-it-is-said-why-there-is-none", test_too_large);
  g_test_add_func ("/truth-survey/in-the-background-it-is-the-same", test_background);
  g_test_add_func ("/truth-survey/it-can-be-cancelled", test_cancelled);
  return g_test_run ();
}
