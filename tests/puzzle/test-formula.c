/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-formula-reach.h"
#include "fringe-own.h"

#include "test-boards.h"
#include "test-formulae.h"
#include "test-heuristics.h"

#include <math.h>

#define N_FORMULAE 200

static FringeHeuristic
formula (const char *text)
{
  g_autofree char *name = g_strconcat (FRINGE_FORMULA_PREFIX, text, NULL);
  FringeHeuristic heuristic;
  FringeFormulaError error;

  g_test_message ("%s", text);
  if (!fringe_own_from_text (name, &heuristic, &error))
    g_error ("%s: column %d, problem %d", text, error.column, error.problem);
  return heuristic;
}

/* Boards near the goal, and any. */
static FringeBoard
board_for (const FringeBoard *goal)
{
  FringeBoard board = *goal;

  if (test_random (3) == 0)
    return test_board_random (goal->rows, goal->columns);
  for (int n = test_random (20); n > 0; n--)
    fringe_board_move (&board, test_random_move ());
  return board;
}

/* What is said of the formula without looking at a board. */
static void
assert_within_reach (const FringeEstimate *estimate, double h)
{
  g_assert_cmpfloat (h, >=, estimate->h_min);
  g_assert_cmpfloat (h, <=, estimate->h_max);
  g_assert_true (isfinite (h) && !(h == 0 && signbit (h)));
  if (estimate->is_whole)
    g_assert_true (h == floor (h) && h >= 0 && h <= FRINGE_H_WHOLE_MAX);
}

/* The moves of the blank up and down are those of a tile down and up. */
static void
assert_change_within_reach (const FringeEstimate *estimate, const FringeBoard *board)
{
  FringeFormulaReach reach = fringe_formula_reach (estimate->formula, board->rows, board->columns);
  double h = fringe_estimate_h (estimate, board);
  FringeMove move = test_random_move ();
  FringeBoard after = *board;
  gboolean is_vertical = move == FRINGE_MOVE_UP || move == FRINGE_MOVE_DOWN;

  if (!fringe_board_move (&after, move))
    return;
  g_assert_cmpfloat (fabs (fringe_estimate_h (estimate, &after) - h), <=,
                     (is_vertical ? reach.vertical : reach.horizontal) * (1 + 1e-12) + 1e-6);
  g_assert_cmpfloat (fringe_estimate_h_after (estimate, after.cells, h, after.cells[board->blank], after.blank,
                                              board->blank),
                     ==, fringe_estimate_h (estimate, &after));
}

/* The names alone come first, for they are reckoned from move to move. */
static void
test_values (void)
{
  static const char *const names[] = { "misplaced", "manhattan", "linear_conflict", "gaschnig" };

  for (int i = 0; i < N_FORMULAE; i++)
    {
      gboolean is_small = test_random (3) > 0;
      FringeBoard goal = test_board_random (is_small ? 3 : test_random_side (), is_small ? 3 : test_random_side ());
      gboolean has_perfect = fringe_board_n_cells (&goal) == 9 && test_random (8) == 0;
      g_autofree char *text = i < (int) G_N_ELEMENTS (names) ? g_strdup (names[i]) : test_formula_random (has_perfect);
      g_auto (FringeEstimate) estimate;

      g_assert_true (fringe_estimate_init (&estimate, formula (text), &goal));
      for (int j = 0; j < 40; j++)
        {
          FringeBoard board = board_for (&goal);
          double h = fringe_estimate_h (&estimate, &board);

          g_assert_cmpfloat (h, ==, test_formula_value (text, &board, &goal));
          assert_within_reach (&estimate, h);
          assert_change_within_reach (&estimate, &board);
        }
    }
}

/* Where h is a sum over the tiles, IDA* packs boards, which is ten times as fast. */
static void
test_sums_alone (void)
{
  const FringeBoard goal = fringe_board_standard_goal (4, 4);
  static const struct
  {
    const char *text;
    gboolean is_sum;
  } cases[] = {
    { "manhattan", TRUE },
    { "(misplaced)", TRUE },
    { "sum(t, t*(rows(t) + columns(t)))", TRUE },
    { "sum(t, max(rows(t), columns(t)))", TRUE },
    { "sum(t, t)", TRUE },
    { "linear_conflict", FALSE },
    { "manhattan*2", FALSE },
    { "sum(t, rows(t)/2)", FALSE },
    { "sum(t, -rows(t))", FALSE },
    { "sum(t, 5*t*rows(t))", TRUE },
    { "sum(t, 6*t*rows(t))", FALSE },
    { "sum(t, rows(t)*misplaced)", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (FringeEstimate) estimate;

      g_assert_true (fringe_estimate_init (&estimate, formula (cases[i].text), &goal));
      g_assert_cmpint (estimate.is_sum, ==, cases[i].is_sum);
    }
}

/* What is summed up tile by tile is tabulated where that is exact, and then found from move to move. */
static void
test_sums (void)
{
  for (int i = 0; i < N_FORMULAE; i++)
    {
      FringeBoard goal = test_board_random (test_random_side (), test_random_side ()), board = board_for (&goal);
      g_autofree char *text = test_formula_random_sum ();
      g_auto (FringeEstimate) estimate, copy;
      double h;

      g_assert_true (fringe_estimate_init (&estimate, formula (text), &goal));
      fringe_estimate_copy (&copy, &estimate);
      h = fringe_estimate_h (&copy, &board);
      g_assert_cmpfloat (h, ==, test_formula_value (text, &board, &goal));
      for (int j = 0; j < 40; j++)
        {
          FringeBoard after = board;

          if (!fringe_board_move (&after, test_random_move ()))
            continue;
          h = fringe_estimate_h_after (&estimate, after.cells, h, after.cells[board.blank], after.blank, board.blank);
          g_assert_cmpfloat (h, ==, test_formula_value (text, &after, &goal));
          board = after;
        }
    }
}

static void
test_canonical (void)
{
  for (int i = 0; i < N_FORMULAE; i++)
    {
      g_autofree char *text = test_formula_random (FALSE);
      FringeHeuristic heuristic = formula (text);
      const char *name = fringe_heuristic_name (heuristic);

      g_assert_true (g_str_has_prefix (name, "formula:"));
      g_assert_null (strstr (name, "  "));
      g_assert_cmpint (formula (name + strlen ("formula:")), ==, heuristic);
      g_assert_cmpstr (fringe_heuristic_name (heuristic), ==, name);
    }
  g_assert_cmpstr (fringe_heuristic_name (formula (" max( misplaced,manhattan / 2 )-  -1 ")), ==,
                   "formula:max(misplaced, manhattan/2) - -1");
  g_assert_cmpint (formula ("manhattan×2 ≥ 3"), ==, formula ("manhattan * 2>=3"));
}

/* h of boards that were reckoned by hand: a goal 1 2 … 0, and 8 1 3 4 0 2 7 6 5 of AIMA's kind. */
static void
test_by_hand (void)
{
  static const struct
  {
    const char *text;
    double h;
  } cases[] = {
    { "misplaced", 5 },
    { "manhattan", 10 },
    { "manhattan*2", 20 },
    { "max(misplaced, manhattan/2)", 5 },
    { "sum(t, rows(t) + columns(t))", 10 },
    { "sum(t, misplaced(t))", 5 },
    { "sum(t, t*(rows(t) + columns(t)))", 1 + 4 + 10 + 12 + 24 },
    { "rows(8) + columns(8)*10", 12 },
    { "misplaced/0 + 0/0", 0 },
    { "7/2 - floor(7/2)", 0.5 },
    { "1 - 2 - 3", -4 },
    { "-2*-3", 6 },
    { "2 + 3*4", 14 },
    { "(1 < 2) + (2 <= 2) + (3 > 4) + (1 != 1) + (1 = 1)", 3 },
    { "999999999*999999999 - 1", 999999999 },
    { "inversions", 7 + 0 + 1 + 1 + 0 + 2 + 1 },
    { "abs(-0.1)*10", 1 },
    { "rows(60)", 0 },
  };
  FringeBoard goal = test_board ("1 2 3 4 5 6 7 8 0"), board = test_board ("8 1 3 4 0 2 7 6 5");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (FringeEstimate) estimate;

      g_assert_true (fringe_estimate_init (&estimate, formula (cases[i].text), &goal));
      g_assert_cmpfloat (fringe_estimate_h (&estimate, &board), ==, cases[i].h);
    }
}

static void
test_noise (void)
{
  FringeBoard goal = test_board_random (4, 4);
  g_auto (FringeEstimate) one, other;
  double sum = 0;

  g_assert_true (fringe_estimate_init (&one, formula ("noise(1, 0..2)"), &goal));
  g_assert_true (fringe_estimate_init (&other, formula ("noise(2, 0..2)"), &goal));
  for (int i = 0; i < 4000; i++)
    {
      FringeBoard board = test_board_random (4, 4);
      double h = fringe_estimate_h (&one, &board);

      g_assert_cmpfloat (h, ==, fringe_estimate_h (&one, &board));
      g_assert_cmpfloat (h, !=, fringe_estimate_h (&other, &board));
      g_assert_true (h >= 0 && h < 2);
      sum += h;
    }
  g_assert_cmpfloat (fabs (sum / 4000 - 1), <, 0.06);
}

/* All boards tell whether a formula is admissible and consistent: what is proven must be so. */
static void
test_proofs (void)
{
  static const struct
  {
    const char *text;
    gboolean is_proven;
  } cases[] = {
    { "manhattan", TRUE },
    { "max(misplaced, manhattan/2)", TRUE },
    { "sum(t, rows(t) + columns(t))", TRUE },
    { "manhattan/2 + misplaced/2", TRUE },
    { "floor(linear_conflict/2)", TRUE },
    { "min(gaschnig, 5)", TRUE },
    { "-1", TRUE },
    { "manhattan - 3", TRUE },
    { "max(rows(1), columns(2))", TRUE },
    { "manhattan*2", FALSE },
    { "manhattan + 1", FALSE },
    { "manhattan + misplaced", FALSE },
    { "inversions", FALSE },
    { "sum(t, t*rows(t))", FALSE },
    { "100 - sum(t, t)", FALSE },
    { "noise(1, 0..1)", FALSE },
    { "sum(t, manhattan)", FALSE },
    { "1/misplaced", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (fringe_heuristic_is_admissible (formula (cases[i].text)), ==, cases[i].is_proven);
}

static void
test_sizes (void)
{
  FringeBoard large = test_board_random (4, 4), small = test_board_random (3, 3);
  FringeHeuristic heuristic = formula ("perfect/2");
  FringeEstimate estimate;

  g_assert_true (fringe_heuristic_fits (heuristic, 3, 3));
  g_assert_false (fringe_heuristic_fits (heuristic, 4, 4));
  g_assert_false (fringe_estimate_init (&estimate, heuristic, &large));
  g_assert_cmpfloat (fringe_estimate_h (&estimate, &large), ==, 0);
  g_assert_true (fringe_estimate_init (&estimate, heuristic, &small));
  fringe_estimate_clear (&estimate);
}

static gpointer
read_many (gpointer data)
{
  for (int i = 0; i < 100; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d + manhattan", i);
      g_autofree char *name = g_strconcat (FRINGE_FORMULA_PREFIX, text, NULL);
      FringeHeuristic heuristic;
      FringeFormulaError error;

      g_assert_true (fringe_own_from_text (name, &heuristic, &error));
      g_assert_cmpstr (fringe_heuristic_name (heuristic), ==, name);
    }
  return data;
}

static void
test_threads (void)
{
  GThread *threads[4];

  for (int i = 0; i < 4; i++)
    threads[i] = g_thread_new (NULL, read_many, NULL);
  for (int i = 0; i < 4; i++)
    g_thread_join (threads[i]);
}

/* The last case: there is no room for other formulae after it. */
static void
test_too_many (void)
{
  FringeHeuristic heuristic = FRINGE_HEURISTIC_ZERO, first = formula ("manhattan");
  FringeFormulaError error;
  int i = 0;

  for (gboolean has_room = TRUE; has_room; i++)
    {
      g_autofree char *text = g_strdup_printf ("formula:%d/7", i);

      has_room = fringe_own_from_text (text, &heuristic, &error);
    }
  g_assert_cmpint (i, <=, FRINGE_OWN_MAX + 1);
  g_assert_cmpint (error.problem, ==, FRINGE_FORMULA_TOO_MANY);
  g_assert_cmpint (formula ("manhattan"), ==, first);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/formula/values-are-those-of-a-second-reader", test_values);
  g_test_add_func ("/formula/a-sum-over-tiles-alone-is-a-sum", test_sums_alone);
  g_test_add_func ("/formula/sums-over-tiles-are-those-of-a-second-reader", test_sums);
  g_test_add_func ("/formula/one-text-has-one-number", test_canonical);
  g_test_add_func ("/formula/values-are-those-by-hand", test_by_hand);
  g_test_add_func ("/formula/noise-follows-from-seed-and-board", test_noise);
  g_test_add_func ("/formula/what-is-proven-is-known-for-all-sizes", test_proofs);
  g_test_add_func ("/formula/perfect-needs-a-small-board", test_sizes);
  g_test_add_func ("/formula/threads-read-at-once", test_threads);
  g_test_add_func ("/formula/there-are-not-too-many", test_too_many);
  return g_test_run ();
}
