/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-own.h"

#include "test-distances.h"
#include "test-heuristics.h"

#include <math.h>
#include <string.h>

static FringeHeuristic
pattern (const char *text)
{
  g_autofree char *name = g_strconcat (FRINGE_PATTERN_PREFIX, text, NULL);
  FringeHeuristic heuristic;
  FringeFormulaError error;

  if (!fringe_own_from_text (name, &heuristic, &error))
    g_error ("%s: column %d", name, error.column);
  return heuristic;
}

static void
test_texts (void)
{
  static const char *const same[][2] = {
    { "1,2,3,4", "1-4" },         { "5-8/4,3,2,1", "1-4/5-8" }, { " 2 , 1 / 3", "1,2/3" },
    { "5,1-3,7,8", "1-3,5,7,8" }, { "5-5-5", "5-5-5" },         { "6-6-3", "6-6-3" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    g_assert_cmpstr (fringe_own_pattern (pattern (same[i][0]))->text, ==, same[i][1]);
  g_assert_cmpint (pattern ("3/2,1"), ==, pattern ("1,2/3"));
  g_assert_cmpstr (fringe_heuristic_name (pattern ("3/1")), ==, "pdb:1/3");
  g_assert_true (fringe_heuristic_is_admissible (pattern ("3/1")));
}

static void
test_wrong_texts (void)
{
  static const struct
  {
    const char *text;
    FringeFormulaProblem problem;
    int column;
  } wrong[] = {
    { "", FRINGE_FORMULA_NO_TILE, 1 },
    { "0", FRINGE_FORMULA_NO_TILE, 1 },
    { "1,,2", FRINGE_FORMULA_NO_TILE, 3 },
    { "1,81", FRINGE_FORMULA_NO_TILE, 3 },
    { "1,99999999999999999999", FRINGE_FORMULA_NO_TILE, 3 },
    { "1-4/", FRINGE_FORMULA_NO_TILE, 5 },
    { "1-", FRINGE_FORMULA_NO_TILE, 3 },
    { "4-4", FRINGE_FORMULA_BAD_TILES, 1 },
    { "1,4-2", FRINGE_FORMULA_BAD_TILES, 3 },
    { "1-4/3", FRINGE_FORMULA_TILE_TWICE, 5 },
    { "1-30", FRINGE_FORMULA_TOO_MANY_TILES, 1 },
    { "5-6-6", FRINGE_FORMULA_AFTER_TILES, 4 },
    { "1 x", FRINGE_FORMULA_AFTER_TILES, 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      FringePattern its;
      FringeFormulaError error;

      g_test_message ("%s", wrong[i].text);
      g_assert_false (fringe_pattern_parse (wrong[i].text, strlen (wrong[i].text), &its, &error));
      g_assert_cmpint (error.problem, ==, wrong[i].problem);
      g_assert_cmpint (error.column, ==, wrong[i].column);
    }
}

static void
test_sizes (void)
{
  uint64_t number;

  g_assert_false (fringe_heuristic_fits (pattern ("5-5-5"), 3, 3));
  g_assert_true (fringe_heuristic_fits (pattern ("5-5-5"), 4, 4));
  g_assert_false (fringe_heuristic_fits (pattern ("1-3/9"), 3, 3));
  g_assert_true (fringe_heuristic_fits (pattern ("1-6/7-12"), 4, 4));
  g_assert_false (fringe_heuristic_fits (pattern ("1"), 4, 8));
  g_assert_cmpint (fringe_pattern_fit (fringe_own_pattern (pattern ("1-7/8-15")), 4, 4, &number), ==,
                   FRINGE_PATTERN_TOO_LARGE);
  g_assert_cmpuint (number, ==, 518918400);
}

/* A slow search, with no code in common: all boards of the size from the goal, a move of a tile of the group costing
 * one and any other nothing. Of the boards with the same places of these tiles the cheapest counts. */

#define N_PLACES 6561 /* 9⁴ */

static guint
places_of (const FringeBoard *board, const uint8_t *tiles, int n_tiles)
{
  guint places = 0;

  for (int i = 0; i < n_tiles; i++)
    places = 9 * places + (guint) test_cell_of (board, tiles[i]);
  return places;
}

static guint8 *
slow_moves (const FringeBoard *goal, const uint8_t *tiles, int n_tiles)
{
  guint n_boards = test_n_boards (9);
  g_autofree guint8 *costs = g_malloc (n_boards);
  g_autoptr (GQueue) queue = g_queue_new ();
  guint8 *cheapest = g_malloc (N_PLACES);

  memset (costs, TEST_UNREACHABLE, n_boards);
  memset (cheapest, TEST_UNREACHABLE, N_PLACES);
  costs[test_board_rank (goal)] = 0;
  g_queue_push_tail (queue, g_memdup2 (goal, sizeof *goal));
  while (!g_queue_is_empty (queue))
    {
      g_autofree FringeBoard *board = g_queue_pop_head (queue);
      guint8 cost = costs[test_board_rank (board)];
      guint places = places_of (board, tiles, n_tiles);

      cheapest[places] = MIN (cheapest[places], cost);
      for (int move = 0; move < FRINGE_N_MOVES; move++)
        {
          FringeBoard next = *board;
          gboolean counts;
          guint rank;

          if (!fringe_board_move (&next, (FringeMove) move))
            continue;
          counts = memchr (tiles, next.cells[board->blank], (gsize) n_tiles) != NULL;
          rank = test_board_rank (&next);
          if (costs[rank] <= cost + counts)
            continue;
          costs[rank] = (guint8) (cost + counts);
          (counts ? g_queue_push_tail : g_queue_push_head) (queue, g_memdup2 (&next, sizeof next));
        }
    }
  return cheapest;
}

static void
test_all_boards (void)
{
  static const uint8_t tiles[2][4] = { { 1, 2, 3, 4 }, { 5, 6, 7, 8 } };
  FringeBoard goal = test_board_random (3, 3), board = test_board_first (3, 3);
  g_autofree guint8 *first = slow_moves (&goal, tiles[0], 4), *second = slow_moves (&goal, tiles[1], 4);
  g_autofree guint8 *distances = test_distances (&goal);
  g_auto (FringeEstimate) estimate;
  int largest = 0;

  g_assert_true (fringe_estimate_init (&estimate, pattern ("1-4/5-8"), &goal));
  g_assert_true (estimate.is_whole);
  do
    {
      guint distance = distances[test_board_rank (&board)];
      int h;

      if (distance == TEST_UNREACHABLE)
        continue;
      h = test_whole_h (&estimate, &board);
      largest = MAX (largest, h);
      g_assert_cmpint (fringe_pattern_sum_part (estimate.patterns, 0, board.cells), ==,
                       first[places_of (&board, tiles[0], 4)]);
      g_assert_cmpint (fringe_pattern_sum_part (estimate.patterns, 1, board.cells), ==,
                       second[places_of (&board, tiles[1], 4)]);
      g_assert_cmpint (h, ==, first[places_of (&board, tiles[0], 4)] + second[places_of (&board, tiles[1], 4)]);
      g_assert_cmpint (h, <=, (int) distance);
    }
  while (test_board_next (&board));
  g_assert_cmpint (largest, <=, (int) estimate.h_max);
}

static void
walk (const FringeEstimate *estimate, const FringeBoard *start)
{
  FringeBoard board = *start;
  double h = fringe_estimate_h (estimate, &board);

  for (int i = 0; i < 500; i++)
    {
      FringeBoard next = board;

      if (!fringe_board_move (&next, test_random_move ()))
        continue;
      h = fringe_estimate_h_after (estimate, next.cells, h, board.cells[next.blank], next.blank, board.blank);
      g_assert_true (h == fringe_estimate_h (estimate, &next));
      board = next;
    }
}

static void
test_moves (void)
{
  static const struct
  {
    int rows, columns;
    const char *text;
  } cases[] = { { 2, 2, "1,2" },     { 2, 2, "1-3" },   { 3, 3, "1,8/2-4" },
                { 2, 5, "1-4/5,9" }, { 4, 4, "5-5-5" }, { 5, 6, "29/1,7/8-10" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      FringeBoard goal = test_board_random (cases[i].rows, cases[i].columns);
      FringeBoard start = test_board_random (cases[i].rows, cases[i].columns);
      g_auto (FringeEstimate) estimate, copy;

      g_assert_true (fringe_estimate_init (&estimate, pattern (cases[i].text), &goal));
      fringe_estimate_copy (&copy, &estimate);
      g_assert_cmpint (test_whole_h (&copy, &goal), ==, 0);
      walk (&copy, &start);
    }
}

/* Felner, Korf and Hanan (2004) print means of random boards: 41.562 for 5-5-5 and 36.942 for Manhattan, which is 37 on
 * the average of all boards, since every cell is as likely as another. How many boards theirs are means of is taken to
 * be 1,000, as of the nodes in their tables: we have not seen it said of h. */
static void
test_mean (void)
{
  enum
  {
    N_BOARDS = 100000,
    N_THEIRS = 1000 /* supposed */
  };
  FringeBoard goal = test_board_first (4, 4);
  g_auto (FringeEstimate) estimate, manhattan;
  double sum = 0, squares = 0, sum_manhattan = 0, mean, deviation;

  g_assert_true (fringe_estimate_init (&estimate, pattern ("5-5-5"), &goal));
  g_assert_true (fringe_estimate_init (&manhattan, FRINGE_HEURISTIC_MANHATTAN, &goal));
  for (int i = 0; i < N_BOARDS;)
    {
      FringeBoard board = test_board_random (4, 4);
      double h = fringe_estimate_h (&estimate, &board);

      if (!fringe_board_verdict (&board, &goal).solvable)
        continue;
      g_assert_cmpfloat (h, >=, fringe_estimate_h (&manhattan, &board));
      sum += h;
      squares += h * h;
      sum_manhattan += fringe_estimate_h (&manhattan, &board);
      i++;
    }
  mean = sum / N_BOARDS;
  deviation = sqrt (squares / N_BOARDS - mean * mean);
  g_test_message ("%.3f, Manhattan %.3f, deviation %.3f", mean, sum_manhattan / N_BOARDS, deviation);
  g_assert_cmpfloat (fabs (mean - 41.562), <, 2 * deviation / sqrt (N_THEIRS));
  g_assert_cmpfloat (fabs (sum_manhattan / N_BOARDS - 36.942), <, 2 * deviation / sqrt (N_THEIRS));
  g_assert_cmpfloat (fabs (sum_manhattan / N_BOARDS - 37), <, 6 * deviation / sqrt (N_BOARDS));
}

/* A goal with the blank first is the standard goal seen in a mirror, in which every tile has another number. */
static void
test_mirrored (void)
{
  FringeBoard standard = fringe_board_standard_goal (4, 4), first = test_board_first (4, 4);
  g_auto (FringeEstimate) one, other;

  g_assert_true (fringe_estimate_init (&one, pattern ("5-5-5"), &standard));
  g_assert_true (fringe_estimate_init (&other, pattern ("5-5-5"), &first));
  for (int i = 0; i < 1000; i++)
    {
      FringeBoard board = test_board_random (4, 4), mirrored = board;

      for (int cell = 0; cell < 16; cell++)
        mirrored.cells[15 - cell] = board.cells[cell] == 0 ? 0 : (uint8_t) (16 - board.cells[cell]);
      mirrored.blank = (uint8_t) (15 - board.blank);
      g_assert_cmpint (test_whole_h (&one, &board), ==, test_whole_h (&other, &mirrored));
    }
}

static void
test_cancelled (void)
{
  FringeBoard goal = test_board_random (4, 4);
  FringePattern its;
  FringeFormulaError error;
  FringePatternWatch watch;
  FringePatternSum *sum;

  g_assert_true (fringe_pattern_parse ("1-4", 3, &its, &error));
  atomic_init (&watch.n_all, 0);
  atomic_init (&watch.n_found, 0);
  atomic_init (&watch.is_cancelled, true);
  g_assert_null (fringe_pattern_sum_new (&its, &goal, &watch));
  atomic_store (&watch.n_found, 0);
  atomic_store (&watch.n_all, 0);
  atomic_store (&watch.is_cancelled, false);
  sum = fringe_pattern_sum_new (&its, &goal, &watch);
  g_assert_nonnull (sum);
  g_assert_cmpuint (atomic_load (&watch.n_all), ==, 16 * 15 * 14 * 13);
  g_assert_cmpuint (atomic_load (&watch.n_found), ==, 16 * 15 * 14 * 13);
  fringe_pattern_sum_unref (sum);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pattern/the-same-groups-have-the-same-text", test_texts);
  g_test_add_func ("/pattern/a-wrong-text-is-refused-at-its-column", test_wrong_texts);
  g_test_add_func ("/pattern/what-is-too-large-is-refused", test_sizes);
  g_test_add_func ("/pattern/tables-are-what-a-slow-search-finds-and-never-too-large", test_all_boards);
  g_test_add_func ("/pattern/h-after-a-move-is-h-of-the-board", test_moves);
  g_test_add_func ("/pattern/means-are-those-of-felner-korf-and-hanan", test_mean);
  g_test_add_func ("/pattern/partitions-follow-the-blank-of-the-goal", test_mirrored);
  g_test_add_func ("/pattern/building-can-be-watched-and-cancelled", test_cancelled);
  return g_test_run ();
}
