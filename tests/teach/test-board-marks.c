/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences.h"

#include "test-boards.h"
#include "test-heuristics.h"

#include <string.h>

#define ROUNDS_OF_SIZE 6

/* What is marked is worked out again from the board and the goal alone. */
typedef struct
{
  FringeBoard board;
  FringeBoard goal;
  FringeEstimate estimate;
  FringeBoardMarks marks;
} Case;

static void
case_init (Case *it, FringeHeuristic heuristic, const FringeBoard *board, const FringeBoard *goal)
{
  it->board = *board;
  it->goal = *goal;
  g_assert_true (fringe_estimate_init (&it->estimate, heuristic, goal));
  fringe_board_marks_init (&it->marks, &it->estimate, board);
}

/* Boards of all sizes, near the goal and far from it. */
static void
for_each_case (FringeHeuristic heuristic, void (*check) (const Case *it))
{
  TEST_FOR_EACH_SIZE (rows, columns)
  for (int round = 0; round < ROUNDS_OF_SIZE; round++)
    {
      FringeBoard goal = test_board_random (rows, columns), board = goal;
      int limit = heuristic == FRINGE_HEURISTIC_PERFECT ? 6 : FRINGE_CELLS_MAX;
      Case it;

      if (rows * columns > limit)
        continue;
      for (int i = test_random (40); i > 0; i--)
        fringe_board_move (&board, test_random_move ());
      if (round % 2 == 0 && heuristic != FRINGE_HEURISTIC_PERFECT)
        board = test_board_random (rows, columns);
      case_init (&it, heuristic, &board, &goal);
      check (&it);
      fringe_estimate_clear (&it.estimate);
    }
}

static int
sum_of (const FringeBoardMarks *marks)
{
  int sum = marks->heuristic == FRINGE_HEURISTIC_PERFECT ? marks->h : marks->n_swaps;

  for (int i = 0; i < marks->n_tiles; i++)
    sum += marks->tiles[i].adds;
  for (int i = 0; i < marks->n_lines; i++)
    sum += marks->lines[i].adds;
  return sum;
}

static void
check_sum (const Case *it)
{
  g_assert_cmpint (it->marks.h, ==, test_h (it->marks.heuristic, &it->board, &it->goal));
  g_assert_cmpint (sum_of (&it->marks), ==, it->marks.h);
  if (it->marks.heuristic == FRINGE_HEURISTIC_ZERO || it->marks.heuristic == FRINGE_HEURISTIC_PERFECT)
    g_assert_cmpint (it->marks.n_tiles, ==, 0);
}

static void
test_sum (void)
{
  for (int heuristic = 0; heuristic < FRINGE_N_HEURISTICS; heuristic++)
    for_each_case ((FringeHeuristic) heuristic, check_sum);
}

static void
check_change (const Case *it)
{
  for (int move = 0; move < FRINGE_N_MOVES; move++)
    {
      FringeBoard after = it->board;
      gboolean is_legal = fringe_board_move (&after, (FringeMove) move);

      g_assert_cmpint (it->marks.is_legal[move], ==, is_legal);
      if (is_legal)
        g_assert_cmpint (it->marks.h + it->marks.change[move], ==, test_h (it->marks.heuristic, &after, &it->goal));
    }
}

static void
test_change (void)
{
  for (int heuristic = 0; heuristic < FRINGE_N_HEURISTICS; heuristic++)
    for_each_case ((FringeHeuristic) heuristic, check_change);
}

static void
check_arrows (const Case *it)
{
  const FringeBoardMarks *marks = &it->marks;
  gboolean with_blank = marks->heuristic == FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK;
  int columns = it->board.columns;

  g_assert_cmpint (marks->n_tiles, ==, fringe_board_n_cells (&it->board) - !with_blank);
  for (int i = 0; i < marks->n_tiles; i++)
    {
      const FringeTileMark *mark = &marks->tiles[i];

      g_assert_cmpint (mark->tile, ==, i + !with_blank);
      g_assert_cmpint (it->board.cells[mark->from], ==, mark->tile);
      g_assert_cmpint (it->goal.cells[mark->to], ==, mark->tile);
      g_assert_cmpint (mark->distance, ==,
                       ABS (mark->from / columns - mark->to / columns)
                           + ABS (mark->from % columns - mark->to % columns));
    }
}

static void
test_arrows (void)
{
  for_each_case (FRINGE_HEURISTIC_MANHATTAN, check_arrows);
  for_each_case (FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK, check_arrows);
}

/* The place in the goal's line of a tile that is in its line, or -1. */
static int
place_of (const Case *it, const FringeLineMark *mark, int tile)
{
  int length = mark->is_row ? it->board.columns : it->board.rows;

  for (int i = 0; i < length; i++)
    {
      int cell = mark->is_row ? mark->line * it->board.columns + i : i * it->board.columns + mark->line;

      if (it->goal.cells[cell] == tile)
        return i;
    }
  return -1;
}

/* Whether the tiles of a set, a bit for each, stand in goal order. */
static gboolean
can_stay (const Case *it, const FringeLineMark *mark, guint set)
{
  int last = -1;

  for (int i = 0; i < mark->n_tiles; i++)
    {
      if ((set & 1u << i) == 0)
        continue;
      if (place_of (it, mark, mark->tiles[i]) < last)
        return FALSE;
      last = place_of (it, mark, mark->tiles[i]);
    }
  return TRUE;
}

/* Of all sets that are as large as can be, the smallest as a number: the highest bit is its last tile. */
static guint
largest_set_that_can_stay (const Case *it, const FringeLineMark *mark)
{
  guint best = 0;

  for (guint set = 1; set < 1u << mark->n_tiles; set++)
    if (__builtin_popcount (set) > __builtin_popcount (best) && can_stay (it, mark, set))
      best = set;
  return best;
}

/* Those that stay stand in goal order; each marked tile has another in its way. */
static void
check_line (const Case *it, const FringeLineMark *mark)
{
  int n_leaving = 0;
  guint staying = 0;

  for (int i = 0; i < mark->n_tiles; i++)
    {
      int place = place_of (it, mark, mark->tiles[i]), n_in_way = 0;

      g_assert_cmpint (place, >=, 0);
      for (int j = 0; j < mark->n_tiles; j++)
        n_in_way += (j - i) * (place_of (it, mark, mark->tiles[j]) - place) < 0;
      g_assert_cmpint (n_in_way, >, 0);
      n_leaving += mark->leaves[i];
      if (!mark->leaves[i])
        staying |= 1u << i;
    }
  g_assert_cmphex (staying, ==, largest_set_that_can_stay (it, mark));
  g_assert_cmpint (n_leaving, >, 0);
  g_assert_cmpint (mark->adds, ==, 2 * n_leaving);
}

static void
check_lines (const Case *it)
{
  for (int i = 0; i < it->marks.n_lines; i++)
    check_line (it, &it->marks.lines[i]);
}

static void
test_lines (void)
{
  for_each_case (FRINGE_HEURISTIC_LINEAR_CONFLICT, check_lines);
}

/* Made one after the other they lead to the goal, each by the definition. */
static void
check_swaps (const Case *it)
{
  FringeBoard now = it->board;

  for (int i = 0; i < it->marks.n_swaps; i++)
    {
      const FringeSwapMark *swap = &it->marks.swaps[i];
      int belongs_here = it->goal.cells[now.blank], first = 0;

      while (now.cells[first] == 0 || now.cells[first] == it->goal.cells[first])
        first++;
      g_assert_cmpint (swap->tile, ==, belongs_here != 0 ? belongs_here : now.cells[first]);
      g_assert_cmpint (swap->is_home, ==, belongs_here != 0);
      g_assert_cmpint (swap->to, ==, now.blank);
      g_assert_cmpint (now.cells[swap->from], ==, swap->tile);
      now.cells[swap->to] = swap->tile;
      now.cells[swap->from] = 0;
      now.blank = swap->from;
    }
  test_assert_boards_equal (&now, &it->goal);
}

static void
test_swaps (void)
{
  for_each_case (FRINGE_HEURISTIC_GASCHNIG, check_swaps);
}

static void
assert_text (char *text, const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

static void
test_words (void)
{
  FringeBoard board = test_board ("3 2 1 4 5 6 7 8 0"), goal = test_board ("1 2 3 4 5 6 7 8 0");
  Case it;

  case_init (&it, FRINGE_HEURISTIC_LINEAR_CONFLICT, &board, &goal);
  assert_text (fringe_line_mark_sentence (&it.marks.lines[0]),
               "The tiles 3, 2, 1 in row 1 are in conflict. Tiles 2, 1 must leave the row, which adds 4.");
  assert_text (fringe_board_marks_change_sentence (&it.marks, FRINGE_MOVE_UP), "Up changes h from 8 to 9.");
  assert_text (fringe_board_marks_cell_sentences (&it.marks, &board, 5), "Up changes h from 8 to 9.");
  assert_text (fringe_board_marks_cell_sentences (&it.marks, &board, 1),
               "The tiles 3, 2, 1 in row 1 are in conflict. Tiles 2, 1 must leave the row, which adds 4.");
  g_assert_null (fringe_board_marks_cell_sentences (&it.marks, &board, 4));
  case_init (&it, FRINGE_HEURISTIC_GASCHNIG, &board, &goal);
  assert_text (fringe_board_marks_swap_sentence (&it.marks),
               "The blank is in its goal cell. It swaps next with tile 3, the first misplaced tile.");
  fringe_board_marks_init (&it.marks, &it.estimate, &goal);
  g_assert_null (fringe_board_marks_swap_sentence (&it.marks));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-marks/the-marks-add-up-to-h", test_sum);
  g_test_add_func ("/board-marks/each-move-changes-h-by-what-is-marked", test_change);
  g_test_add_func ("/board-marks/an-arrow-leads-from-a-tile-to-its-goal-cell", test_arrows);
  g_test_add_func ("/board-marks/as-many-tiles-stay-in-a-line-as-can-pass-and-those-whose-last-stands-first",
                   test_lines);
  g_test_add_func ("/board-marks/the-swaps-lead-to-the-goal", test_swaps);
  g_test_add_func ("/board-marks/a-line-a-swap-and-a-move-have-words", test_words);
  return g_test_run ();
}
