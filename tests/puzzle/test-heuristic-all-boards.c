/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-heuristic.h"

#include "test-boards.h"
#include "test-distances.h"
#include "test-heuristics.h"

#define N_STATES 181440
#define LONGEST 31

/* States at each distance from a goal with the blank in a corner. */
static const guint states_at_depth[LONGEST + 1] = {
  1,    2,    4,    8,     16,    20,    39,    62,    116,   152,   286,   396,  748,  1024, 1893, 2512,
  4485, 5638, 9529, 10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760,  221,  2,
};

/* What is found of one heuristic on all boards from which the goal can be reached. */
typedef struct
{
  FringeHeuristic heuristic;
  FringeEstimate estimate;
  guint n_boards;
  guint n_too_high;
  guint n_steep;
  guint at_h[TEST_UNREACHABLE];
} Survey;

/* The moves that change h by more than they cost: none where the heuristic is consistent. */
static guint
n_steep_moves (const FringeEstimate *estimate, const FringeBoard *board, int h)
{
  guint n = 0;

  for (int move = 0; move < FRINGE_N_MOVES; move++)
    {
      FringeBoard next = *board;

      if (fringe_board_move (&next, (FringeMove) move))
        n += ABS (test_whole_h (estimate, &next) - h) > 1;
    }
  return n;
}

static Survey *
survey_new (FringeHeuristic heuristic, const FringeBoard *goal)
{
  g_autofree guint8 *distances = test_distances (goal);
  FringeBoard board = test_board_first (3, 3);
  Survey *survey = g_new0 (Survey, 1);
  guint rank = 0;

  survey->heuristic = heuristic;
  g_assert_true (fringe_estimate_init (&survey->estimate, heuristic, goal));
  do
    {
      guint8 distance = distances[rank++];
      int h = test_whole_h (&survey->estimate, &board);

      if (distance == TEST_UNREACHABLE)
        continue;
      survey->n_boards++;
      survey->n_too_high += h > distance;
      survey->n_steep += n_steep_moves (&survey->estimate, &board, h);
      survey->at_h[h]++;
    }
  while (test_board_next (&board));
  return survey;
}

static void
survey_free (Survey *survey)
{
  fringe_estimate_clear (&survey->estimate);
  g_free (survey);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Survey, survey_free)

static void
assert_good (const Survey *survey, const FringeBoard *goal)
{
  g_test_message ("%s: %u of %u too high, %u moves steep", fringe_heuristic_name (survey->heuristic),
                  survey->n_too_high, survey->n_boards, survey->n_steep);
  g_assert_cmpuint (survey->n_boards, ==, N_STATES);
  g_assert_cmpint (test_whole_h (&survey->estimate, goal), ==, 0);
  if (fringe_heuristic_is_admissible (survey->heuristic))
    {
      g_assert_cmpuint (survey->n_too_high, ==, 0);
      g_assert_cmpuint (survey->n_steep, ==, 0);
    }
  else
    {
      g_assert_cmpuint (survey->n_too_high, >, 0);
      g_assert_cmpuint (survey->n_steep, >, 0);
    }
}

static void
test_admissible (gconstpointer data)
{
  FringeBoard goal = test_board (data);

  for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
    {
      g_autoptr (Survey) survey = survey_new ((FringeHeuristic) i, &goal);

      assert_good (survey, &goal);
    }
}

static int
h_of (FringeHeuristic heuristic, const char *board_text, const char *goal_text)
{
  FringeBoard board = test_board (board_text), goal = test_board (goal_text);
  g_auto (FringeEstimate) estimate;

  g_assert_true (fringe_estimate_init (&estimate, heuristic, &goal));
  return test_whole_h (&estimate, &board);
}

/* One move from the goal, tile and blank are both one cell from home. */
static void
test_with_blank (void)
{
  static const char board[] = "1 2 3 4 5 6 7 0 8", goal[] = "1 2 3 4 5 6 7 8 0";

  g_assert_cmpint (h_of (FRINGE_HEURISTIC_PERFECT, board, goal), ==, 1);
  g_assert_cmpint (h_of (FRINGE_HEURISTIC_MISPLACED_WITH_BLANK, board, goal), ==, 2);
  g_assert_cmpint (h_of (FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK, board, goal), ==, 2);
  g_assert_false (fringe_heuristic_is_admissible (FRINGE_HEURISTIC_MISPLACED_WITH_BLANK));
  g_assert_false (fringe_heuristic_is_admissible (FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK));
}

/* Which heuristic is never below which. */
static void
test_dominance (gconstpointer data)
{
  static const FringeHeuristic dominances[][2] = {
    { FRINGE_HEURISTIC_ZERO, FRINGE_HEURISTIC_MISPLACED },
    { FRINGE_HEURISTIC_MISPLACED, FRINGE_HEURISTIC_GASCHNIG },
    { FRINGE_HEURISTIC_MISPLACED, FRINGE_HEURISTIC_MANHATTAN },
    { FRINGE_HEURISTIC_MANHATTAN, FRINGE_HEURISTIC_LINEAR_CONFLICT },
  };
  FringeBoard goal = test_board (data);

  for (guint i = 0; i < G_N_ELEMENTS (dominances); i++)
    {
      FringeBoard board = test_board_first (3, 3);
      g_auto (FringeEstimate) lower, higher;
      guint n_below = 0;

      g_assert_true (fringe_estimate_init (&lower, dominances[i][0], &goal));
      g_assert_true (fringe_estimate_init (&higher, dominances[i][1], &goal));
      do
        {
          int low = test_whole_h (&lower, &board), high = test_whole_h (&higher, &board);

          g_assert_cmpint (low, <=, high);
          n_below += low < high;
        }
      while (test_board_next (&board));
      g_assert_cmpuint (n_below, >, 0);
    }
}

/* Solvable or not. */
static void
test_definition (gconstpointer data)
{
  static const FringeHeuristic heuristics[] = { FRINGE_HEURISTIC_LINEAR_CONFLICT, FRINGE_HEURISTIC_GASCHNIG };
  FringeBoard goal = test_board (data);

  for (guint i = 0; i < G_N_ELEMENTS (heuristics); i++)
    {
      FringeBoard board = test_board_first (3, 3);
      g_auto (FringeEstimate) estimate;

      g_assert_true (fringe_estimate_init (&estimate, heuristics[i], &goal));
      do
        g_assert_cmpint (test_whole_h (&estimate, &board), ==, test_h (heuristics[i], &board, &goal));
      while (test_board_next (&board));
    }
}

static void
test_states_by_depth (gconstpointer data)
{
  FringeBoard goal = test_board (data);
  g_autoptr (Survey) survey = survey_new (FRINGE_HEURISTIC_PERFECT, &goal);

  for (int depth = 0; depth <= LONGEST; depth++)
    g_assert_cmpuint (survey->at_h[depth], ==, states_at_depth[depth]);
}

static void
add_for_two_goals (const char *name, GTestDataFunc function)
{
  g_autofree char *corner = g_strdup_printf ("%s-towards-a-corner", name);
  g_autofree char *centre = g_strdup_printf ("%s-towards-the-centre", name);

  g_test_add_data_func (corner, "1 2 3 4 5 6 7 8 0", function);
  g_test_add_data_func (centre, "1 2 3 8 0 4 7 6 5", function);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_for_two_goals ("/heuristic/all-boards/without-the-blank-all-are-admissible-and-consistent-with-it-neither",
                     test_admissible);
  g_test_add_func ("/heuristic/all-boards/with-the-blank-h-is-two-one-move-from-the-goal", test_with_blank);
  add_for_two_goals ("/heuristic/all-boards/the-better-informed-are-never-below", test_dominance);
  add_for_two_goals ("/heuristic/all-boards/linear-conflict-and-gaschnig-are-as-defined", test_definition);
  g_test_add_data_func ("/heuristic/all-boards/as-many-at-each-distance-as-known-last-corner", "1 2 3 4 5 6 7 8 0",
                        test_states_by_depth);
  g_test_add_data_func ("/heuristic/all-boards/as-many-at-each-distance-as-known-first-corner", "0 1 2 3 4 5 6 7 8",
                        test_states_by_depth);
  return g_test_run ();
}
