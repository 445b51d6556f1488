/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-heuristic.h"

#include "test-boards.h"
#include "test-distances.h"
#include "test-heuristics.h"

#define N_THREADS 4

/* What PERFECT must be on all boards of a size. */
typedef struct
{
  int rows, columns;
  int farthest;
} Size;

static void
assert_distances (const FringeBoard *goal)
{
  g_autofree guint8 *distances = test_distances (goal);
  FringeBoard board = test_board_first (goal->rows, goal->columns);
  g_auto (FringeEstimate) estimate;
  guint rank = 0;

  g_assert_true (fringe_estimate_init (&estimate, FRINGE_HEURISTIC_PERFECT, goal));
  do
    {
      int distance = distances[rank++];

      g_assert_cmpint (test_whole_h (&estimate, &board), ==,
                       distance == TEST_UNREACHABLE ? FRINGE_H_INFINITE : distance);
    }
  while (test_board_next (&board));
}

static void
test_distances_of_all (void)
{
  TEST_FOR_EACH_SIZE (rows, columns)
  {
    FringeBoard goal = test_board_random (rows, columns);

    if (rows * columns <= 9)
      assert_distances (&goal);
  }
}

static int
lowest_neighbour (const FringeEstimate *estimate, const FringeBoard *board)
{
  int lowest = FRINGE_H_INFINITE;

  for (int move = 0; move < FRINGE_N_MOVES; move++)
    {
      FringeBoard next = *board;

      if (fringe_board_move (&next, (FringeMove) move))
        lowest = MIN (lowest, test_whole_h (estimate, &next));
    }
  return lowest;
}

/* What is 0 at the goal alone, and one more than at the lowest neighbour everywhere else, is the distance. */
static void
test_neighbours (gconstpointer data)
{
  const Size *size = data;
  FringeBoard goal = fringe_board_standard_goal (size->rows, size->columns);
  FringeBoard board = test_board_first (size->rows, size->columns);
  g_auto (FringeEstimate) estimate;
  guint n_reachable = 0, n_unreachable = 0;
  int farthest = 0;

  g_assert_true (fringe_estimate_init (&estimate, FRINGE_HEURISTIC_PERFECT, &goal));
  do
    {
      int h = test_whole_h (&estimate, &board);

      n_reachable += h != FRINGE_H_INFINITE;
      n_unreachable += h == FRINGE_H_INFINITE;
      g_assert_true ((h == 0) == fringe_board_equal (&board, &goal));
      g_assert_true ((h != FRINGE_H_INFINITE) == fringe_board_verdict (&board, &goal).solvable);
      if (h != 0 && h != FRINGE_H_INFINITE)
        g_assert_cmpint (lowest_neighbour (&estimate, &board), ==, h - 1);
      farthest = h == FRINGE_H_INFINITE ? farthest : MAX (farthest, h);
    }
  while (test_board_next (&board));
  g_assert_cmpuint (n_reachable, ==, n_unreachable);
  g_assert_cmpint (farthest, ==, size->farthest);
  g_assert_cmpint ((int) estimate.h_max, ==, farthest);
}

static void
test_refused (void)
{
  TEST_FOR_EACH_SIZE (rows, columns)
  {
    FringeBoard goal = test_board_random (rows, columns), board = test_board_random (rows, columns);
    g_auto (FringeEstimate) estimate;
    gboolean fits = rows * columns <= 10;

    g_assert_true (fringe_heuristic_fits (FRINGE_HEURISTIC_PERFECT, rows, columns) == fits);
    for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
      g_assert_true (i == FRINGE_HEURISTIC_PERFECT || fringe_heuristic_fits ((FringeHeuristic) i, rows, columns));
    g_assert_true (fringe_estimate_init (&estimate, FRINGE_HEURISTIC_PERFECT, &goal) == fits);
    if (fits)
      continue;
    g_assert_cmpint (estimate.heuristic, ==, FRINGE_HEURISTIC_ZERO);
    g_assert_cmpint (test_whole_h (&estimate, &board), ==, 0);
    g_assert_cmpint ((int) estimate.h_max, ==, 0);
  }
}

static void
test_shared (void)
{
  FringeBoard goal = test_board_random (3, 3), board = test_board_random (3, 3);
  FringeEstimate estimate;
  g_auto (FringeEstimate) copy, copy_of_copy;
  int h;

  g_assert_true (fringe_estimate_init (&estimate, FRINGE_HEURISTIC_PERFECT, &goal));
  h = test_whole_h (&estimate, &board);
  fringe_estimate_copy (&copy, &estimate);
  g_assert_true (copy.distances == estimate.distances);
  fringe_estimate_clear (&estimate);
  fringe_estimate_clear (&estimate);
  g_assert_null (estimate.distances);

  fringe_estimate_copy (&copy_of_copy, &copy);
  fringe_estimate_clear (&copy);
  g_assert_cmpint (test_whole_h (&copy_of_copy, &board), ==, h);
  g_assert_cmpint (test_whole_h (&copy_of_copy, &goal), ==, 0);
}

/* The table that was made last is not made again, and no other is taken for it. */
static void
test_kept (void)
{
  FringeBoard goal = fringe_board_standard_goal (2, 3), other = goal;
  g_auto (FringeEstimate) first, again, of_other;

  g_assert_true (fringe_board_move (&other, FRINGE_MOVE_LEFT));
  g_assert_true (fringe_estimate_init (&first, FRINGE_HEURISTIC_PERFECT, &goal));
  g_assert_true (fringe_estimate_init (&again, FRINGE_HEURISTIC_PERFECT, &goal));
  g_assert_true (fringe_estimate_init (&of_other, FRINGE_HEURISTIC_PERFECT, &other));
  g_assert_true (again.distances == first.distances);
  g_assert_true (of_other.distances != first.distances);
  g_assert_cmpint (test_whole_h (&of_other, &goal), ==, 1);
}

/* Copies, copies the copy, and clears both, many times over. */
static gpointer
share (gpointer data)
{
  FringeEstimate *own = data;
  FringeBoard goal = fringe_board_standard_goal (2, 3);

  for (int i = 0; i < 2000; i++)
    {
      FringeEstimate copy;

      fringe_estimate_copy (&copy, own);
      g_assert_cmpint (test_whole_h (&copy, &goal), ==, 0);
      fringe_estimate_clear (&copy);
    }
  fringe_estimate_clear (own);
  return NULL;
}

/* The last thread to be done frees the table; sanitizers see where that goes wrong. */
static void
test_threads (void)
{
  FringeBoard goal = fringe_board_standard_goal (2, 3);
  FringeEstimate estimate, copies[N_THREADS];
  GThread *threads[N_THREADS];

  g_assert_true (fringe_estimate_init (&estimate, FRINGE_HEURISTIC_PERFECT, &goal));
  for (int i = 0; i < N_THREADS; i++)
    {
      fringe_estimate_copy (&copies[i], &estimate);
      threads[i] = g_thread_new ("share", share, &copies[i]);
    }
  fringe_estimate_clear (&estimate);
  for (int i = 0; i < N_THREADS; i++)
    g_thread_join (threads[i]);
}

int
main (int argc, char *argv[])
{
  /* The farthest boards from a goal with the blank in a corner are known. */
  static const Size sizes[] = { { 2, 2, 6 },  { 2, 3, 21 }, { 3, 2, 21 }, { 2, 4, 36 },
                                { 4, 2, 36 }, { 3, 3, 31 }, { 2, 5, 55 }, { 5, 2, 55 } };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/perfect/h-is-the-distance-by-another-breadth-first-search", test_distances_of_all);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *name = g_strdup_printf ("/perfect/h-is-one-more-than-at-the-lowest-neighbour-on-%dx%d",
                                               sizes[i].rows, sizes[i].columns);

      g_test_add_data_func (name, &sizes[i], test_neighbours);
    }
  g_test_add_func ("/perfect/boards-of-more-than-ten-cells-are-refused", test_refused);
  g_test_add_func ("/perfect/copies-share-the-table-and-outlive-the-original", test_shared);
  g_test_add_func ("/perfect/the-table-made-last-is-kept", test_kept);
  g_test_add_func ("/perfect/threads-share-the-table", test_threads);
  return g_test_run ();
}
