/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences.h"

#include "test-boards.h"
#include "test-distances.h"

#include <stdlib.h>
#include <string.h>

/* The parts of h are worked out again from the two boards alone, and must make up what the sentence says they do. */

#define NB "\u00a0"
#define SO_H ", so h" NB "=" NB
#define NOT_ADMISSIBLE " This heuristic is not admissible: it can overestimate."

#define MISPLACED "5 of 8 tiles are misplaced"
#define DISTANCES "Tiles 1 to 8 are 1 + 2 + 0 + 0 + 2 + 2 + 0 + 3 moves from their goal cells"

typedef struct
{
  FringeBoard board;
  FringeBoard goal;
} Pair;

static int
tile_distance (const Pair *pair, int tile)
{
  int from = test_cell_of (&pair->board, tile), to = test_cell_of (&pair->goal, tile), columns = pair->board.columns;

  return ABS (from / columns - to / columns) + ABS (from % columns - to % columns);
}

static int
count_misplaced (const Pair *pair)
{
  int n = 0;

  for (int tile = 1; tile < fringe_board_n_cells (&pair->board); tile++)
    n += test_cell_of (&pair->board, tile) != test_cell_of (&pair->goal, tile);
  return n;
}

/* "1 + 0 + 2" for the tiles from 1, and what it makes. */
static int
sum_distances (const Pair *pair, GString *terms)
{
  int sum = 0;

  for (int tile = 1; tile < fringe_board_n_cells (&pair->board); tile++)
    {
      g_string_append_printf (terms, tile == 1 ? "%d" : " + %d", tile_distance (pair, tile));
      sum += tile_distance (pair, tile);
    }
  return sum;
}

/* The largest subset of the cells of a line, tried one by one, whose tiles are at home in the line and in order. */
static int
count_aside (const Pair *pair, const int *cells, int n)
{
  int n_home = 0, most = 0;

  for (int subset = 0; subset < 1 << n; subset++)
    {
      int n_left = 0, last = -1;
      gboolean ascends = TRUE;

      for (int i = 0; i < n; i++)
        {
          int tile = pair->board.cells[cells[i]], place = -1;

          for (int j = 0; j < n; j++)
            if (tile != 0 && pair->goal.cells[cells[j]] == tile)
              place = j;
          if ((subset >> i & 1) == 0 || !ascends)
            continue;
          ascends = place > last;
          last = place;
          n_left++;
        }
      if (ascends)
        most = MAX (most, n_left);
      if (subset == 0)
        for (int i = 0; i < n; i++)
          for (int j = 0; j < n; j++)
            n_home += pair->board.cells[cells[i]] != 0 && pair->board.cells[cells[i]] == pair->goal.cells[cells[j]];
    }
  return n_home - most;
}

/* "2 + 0 + 0" for the rows, or the columns, and what it makes. */
static int
sum_conflicts (const Pair *pair, gboolean rows, GString *terms)
{
  int n_lines = rows ? pair->board.rows : pair->board.columns, length = rows ? pair->board.columns : pair->board.rows;
  int sum = 0;

  for (int line = 0; line < n_lines; line++)
    {
      int cells[FRINGE_SIDE_MAX], moves;

      for (int i = 0; i < length; i++)
        cells[i] = rows ? line * pair->board.columns + i : i * pair->board.columns + line;
      moves = 2 * count_aside (pair, cells, length);
      g_string_append_printf (terms, line == 0 ? "%d" : " + %d", moves);
      sum += moves;
    }
  return sum;
}

static void
assert_sentence (const Pair *pair, FringeHeuristic heuristic, const char *expected)
{
  g_autofree char *sentence = fringe_heuristic_sentence (heuristic, &pair->board, &pair->goal);

  g_assert_cmpstr (sentence, ==, expected);
}

static void
assert_zero_and_misplaced (const Pair *pair)
{
  int n = count_misplaced (pair), n_tiles = fringe_board_n_cells (&pair->board) - 1;
  gboolean blank_is_home = pair->board.blank == pair->goal.blank;
  const char *are = n == 1 ? "tiles is" : "tiles are";
  g_autofree char *plain = g_strdup_printf ("%d of %d %s misplaced" SO_H "%d.", n, n_tiles, are, n);
  g_autofree char *with_blank
      = g_strdup_printf (blank_is_home ? "%d of %d %s misplaced and the blank is not" SO_H "%d." NOT_ADMISSIBLE
                                       : "%d of %d %s misplaced and so is the blank" SO_H "%d." NOT_ADMISSIBLE,
                         n, n_tiles, are, n + !blank_is_home);

  assert_sentence (pair, FRINGE_HEURISTIC_ZERO, "The heuristic Zero is 0 for every board" SO_H "0.");
  assert_sentence (pair, FRINGE_HEURISTIC_MISPLACED, plain);
  assert_sentence (pair, FRINGE_HEURISTIC_MISPLACED_WITH_BLANK, with_blank);
}

static void
assert_manhattan (const Pair *pair)
{
  g_autoptr (GString) terms = g_string_new (NULL), plain = g_string_new (NULL), with_blank = g_string_new (NULL);
  int n_tiles = fringe_board_n_cells (&pair->board) - 1, of_blank = tile_distance (pair, 0);
  int sum = sum_distances (pair, terms);

  if (n_tiles <= 8)
    g_string_printf (plain, "Tiles 1 to %d are %s moves from their goal cells", n_tiles, terms->str);
  else
    g_string_printf (plain, "The tiles are %d move%s from their goal cells in all", sum, sum == 1 ? "" : "s");
  g_string_printf (with_blank, "%s. The blank adds %d" SO_H "%d." NOT_ADMISSIBLE, plain->str, of_blank, sum + of_blank);
  g_string_append_printf (plain, SO_H "%d.", sum);
  assert_sentence (pair, FRINGE_HEURISTIC_MANHATTAN, plain->str);
  assert_sentence (pair, FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK, with_blank->str);
}

static guint n_conflicts;

static void
assert_linear_conflict (const Pair *pair)
{
  g_autoptr (GString) tiles = g_string_new (NULL), rows = g_string_new (NULL), columns = g_string_new (NULL);
  int without = sum_distances (pair, tiles), added = sum_conflicts (pair, TRUE, rows);
  g_autofree char *expected = NULL;

  added += sum_conflicts (pair, FALSE, columns);
  if (added == 0)
    expected = g_strdup_printf ("The Manhattan distance is %d. No row or column has a conflict" SO_H "%d.", without,
                                without);
  else
    expected
        = g_strdup_printf ("The Manhattan distance is %d. Conflicts in rows 1 to %d add %s. Conflicts in columns 1 to "
                           "%d add %s" SO_H "%d.",
                           without, pair->board.rows, rows->str, pair->board.columns, columns->str, without + added);
  assert_sentence (pair, FRINGE_HEURISTIC_LINEAR_CONFLICT, expected);
  n_conflicts += added > 0;
}

/* Each swap of the blank brings a tile home, but for those that bring the blank out of its own home: one for each
 * cycle of misplaced tiles that the blank is not in. */
static void
assert_gaschnig (const Pair *pair)
{
  gboolean seen[FRINGE_CELLS_MAX] = { FALSE };
  int n = 0;
  g_autofree char *expected = NULL;

  for (int tile = 0; tile < fringe_board_n_cells (&pair->board); tile++)
    {
      int length = 0;
      gboolean with_blank = FALSE;

      for (int t = tile; !seen[t]; t = pair->goal.cells[test_cell_of (&pair->board, t)])
        {
          seen[t] = TRUE;
          with_blank = with_blank || t == 0;
          length++;
        }
      if (length > 1)
        n += with_blank ? length - 1 : length + 1;
    }
  expected = g_strdup_printf ("If the blank could swap with any tile, %d swap%s would be enough" SO_H "%d.", n,
                              n == 1 ? "" : "s", n);
  assert_sentence (pair, FRINGE_HEURISTIC_GASCHNIG, expected);
}

static void
test_parts (void)
{
  static const char at_home[] = "Every tile is in its goal cell" SO_H "0.";

  for (int i = 0; i < 300; i++)
    {
      int rows = 2 + test_random (8), columns = 2 + test_random (8);
      Pair pair = { test_board_random (rows, columns), test_board_random (rows, columns) };

      if (test_random (2) == 0)
        {
          pair.board = pair.goal;
          fringe_board_scramble (&pair.board, (uint64_t) g_test_rand_int (), (unsigned) test_random (20));
        }
      if (fringe_board_equal (&pair.board, &pair.goal))
        {
          assert_sentence (&pair, FRINGE_HEURISTIC_MISPLACED, at_home);
          assert_sentence (&pair, FRINGE_HEURISTIC_LINEAR_CONFLICT, at_home);
          continue;
        }
      assert_zero_and_misplaced (&pair);
      assert_manhattan (&pair);
      assert_linear_conflict (&pair);
      assert_gaschnig (&pair);
    }
  g_assert_cmpuint (n_conflicts, >, 0);
}

static void
test_perfect (void)
{
  Pair pair = { .goal = test_board_random (2, 3) };
  g_autofree guint8 *distances = test_distances (&pair.goal);

  for (int i = 0; i < 100; i++)
    {
      g_autofree char *expected = NULL;
      int distance;

      pair.board = test_board_random (2, 3);
      distance = distances[test_board_rank (&pair.board)];
      if (distance == TEST_UNREACHABLE)
        expected = g_strdup ("The goal cannot be reached from this board, so h" NB "=" NB "∞.");
      else if (distance == 0)
        expected = g_strdup ("Every tile is in its goal cell" SO_H "0.");
      else
        expected
            = g_strdup_printf ("The goal is %d move%s away" SO_H "%d.", distance, distance == 1 ? "" : "s", distance);
      assert_sentence (&pair, FRINGE_HEURISTIC_PERFECT, expected);
    }
}

static void
test_too_large (void)
{
  Pair pair = { test_board_random (3, 4), test_board_random (3, 4) };

  assert_sentence (&pair, FRINGE_HEURISTIC_PERFECT, "This heuristic is a table of all boards, for up to 10 cells.");
}

static void
test_ready_estimate (void)
{
  for (int heuristic = 0; heuristic < FRINGE_N_HEURISTICS; heuristic++)
    {
      Pair pair = { test_board_random (2, 3), test_board_random (2, 3) };
      FringeEstimate estimate;
      g_autofree char *sentence = NULL;

      g_assert_true (fringe_estimate_init (&estimate, (FringeHeuristic) heuristic, &pair.goal));
      sentence = fringe_estimate_sentence (&estimate, &pair.board);
      assert_sentence (&pair, (FringeHeuristic) heuristic, sentence);
      fringe_estimate_clear (&estimate);
    }
}

static void
test_example (void)
{
  Pair pair = { test_board ("8 1 3 4 0 2 7 6 5"), test_board ("1 2 3 4 5 6 7 8 0") };

  assert_sentence (&pair, FRINGE_HEURISTIC_MISPLACED, MISPLACED SO_H "5.");
  assert_sentence (&pair, FRINGE_HEURISTIC_MISPLACED_WITH_BLANK,
                   MISPLACED " and so is the blank" SO_H "6." NOT_ADMISSIBLE);
  assert_sentence (&pair, FRINGE_HEURISTIC_MANHATTAN, DISTANCES SO_H "10.");
  assert_sentence (&pair, FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK,
                   DISTANCES ". The blank adds 2" SO_H "12." NOT_ADMISSIBLE);
}

/* 3 and 1 stand in each other's way in the first row, 4 and 7 in the first column. */
static void
test_linear_conflict_example (void)
{
  Pair pair = { test_board ("3 2 1 7 5 6 4 8 0"), test_board ("1 2 3 4 5 6 7 8 0") };

  assert_sentence (
      &pair, FRINGE_HEURISTIC_LINEAR_CONFLICT,
      "The Manhattan distance is 6. Conflicts in rows 1 to 3 add 4 + 0 + 0. Conflicts in columns 1 to 3 add "
      "2 + 0 + 0" SO_H "12.");
}

/* Returns: what the terms make, each of which is to be more than nothing */
static int
add_terms (const char *sum)
{
  g_auto (GStrv) terms = g_strsplit (sum, " + ", -1);
  int total = 0;

  g_assert_cmpuint (g_strv_length (terms), >=, 2);
  for (char **term = terms; *term != NULL; term++)
    {
      int value = atoi (*term);

      g_assert_cmpint (value, >, 0);
      total += value;
    }
  return total;
}

static void
test_sum (void)
{
  int n_sums = 0;

  for (int i = 0; i < 200; i++)
    for (int heuristic = 0; heuristic < FRINGE_N_HEURISTICS; heuristic++)
      {
        Pair pair = { test_board_random (2, 3), test_board_random (2, 3) };
        FringeEstimate estimate;
        FringeBoardMarks marks;
        g_autofree char *sum = NULL;

        g_assert_true (fringe_estimate_init (&estimate, (FringeHeuristic) heuristic, &pair.goal));
        fringe_board_marks_init (&marks, &estimate, &pair.board);
        sum = fringe_board_marks_sum (&marks);
        if (sum != NULL)
          g_assert_cmpint (add_terms (sum), ==, marks.h);
        else if (heuristic == FRINGE_HEURISTIC_MISPLACED)
          g_assert_cmpint (marks.h, <=, 1);
        n_sums += sum != NULL;
        fringe_estimate_clear (&estimate);
      }
  g_assert_cmpint (n_sums, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sentences/heuristic/what-makes-up-h-adds-up-to-h", test_parts);
  g_test_add_func ("/sentences/heuristic/the-perfect-one-tells-the-distance", test_perfect);
  g_test_add_func ("/sentences/heuristic/a-table-that-would-be-too-large-is-refused", test_too_large);
  g_test_add_func ("/sentences/heuristic/a-ready-estimate-says-the-same", test_ready_estimate);
  g_test_add_func ("/sentences/heuristic/a-printed-board-has-its-published-h", test_example);
  g_test_add_func ("/sentences/heuristic/conflicts-are-told-line-by-line", test_linear_conflict_example);
  g_test_add_func ("/sentences/heuristic/the-terms-of-a-sum-add-up-to-h", test_sum);
  return g_test_run ();
}
