/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-marks.h"
#include "recording-pen.h"
#include "test-boards.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define CELL 56.0
/* Cells of this size name h beside what a move makes of it. */
#define SPELLED_CELL 72
/* Smaller ones have text that is larger beside them. */
#define LARGE_CELL 53.0

typedef struct
{
  FringeBoard board;
  FringeEstimate estimate;
  FringeBoardMarks marks;
} Case;

static gboolean
case_init (Case *it)
{
  int rows = test_random_side (), columns = test_random_side ();
  FringeBoard goal = test_board_random (rows, columns);
  FringeHeuristic heuristic = (FringeHeuristic) test_random (FRINGE_N_HEURISTICS);

  if (!fringe_heuristic_fits (heuristic, rows, columns)
      || (heuristic == FRINGE_HEURISTIC_PERFECT && rows * columns > 6))
    return FALSE;
  it->board = goal;
  for (int i = test_random (60); i > 0; i--)
    fringe_board_move (&it->board, test_random_move ());
  if (test_random (3) == 0 && heuristic != FRINGE_HEURISTIC_PERFECT)
    it->board = test_board_random (rows, columns);
  g_assert_true (fringe_estimate_init (&it->estimate, heuristic, &goal));
  fringe_board_marks_init (&it->marks, &it->estimate, &it->board);
  return TRUE;
}

static void
for_each_case (int n, void (*check) (const Case *it))
{
  for (int i = 0; i < n; i++)
    {
      Case it;

      if (!case_init (&it))
        continue;
      check (&it);
      fringe_estimate_clear (&it.estimate);
    }
}

static FringeRect
rect_of (const Case *it, double cell)
{
  return (FringeRect) { 30, 40, it->board.columns * cell, it->board.rows * cell };
}

static void
draw_in (TestRecordingPen *pen, const char *family, const Case *it, double cell, bool is_full, int hovered)
{
  FringeRect rect = rect_of (it, cell);
  FringeMarksLook look = { &it->board, &it->marks, is_full, hovered };
  FringeTheme theme = *fringe_theme_get (FRINGE_THEME_PRINT);

  theme.family = family;
  test_recording_pen_init (pen);
  fringe_draw_marks (&pen->pen, &theme, &look, &rect);
}

static void
draw (TestRecordingPen *pen, const Case *it, double cell, bool is_full, int hovered)
{
  draw_in (pen, fringe_theme_get (FRINGE_THEME_PRINT)->family, it, cell, is_full, hovered);
}

static gboolean
is_in (const TestRecordingPen *pen, guint shape, const char *kind)
{
  return test_recording_pen_is_in (pen, test_recording_pen_shape (pen, shape)->group, kind);
}

/* What is drawn: numbers of tiles and lines together, dots one each. */
static int
sum_drawn (const TestRecordingPen *pen)
{
  int sum = 0;

  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (pen, i);

      if (shape->kind == TEST_TEXT && (is_in (pen, i, "numbers") || is_in (pen, i, "conflict")))
        sum += atoi (shape->text);
      else if (shape->kind == TEST_CIRCLE && is_in (pen, i, "numbers"))
        sum++;
    }
  return sum;
}

static void
check_sum (const Case *it)
{
  gboolean is_sum = it->marks.heuristic != FRINGE_HEURISTIC_GASCHNIG && it->marks.heuristic != FRINGE_HEURISTIC_PERFECT;

  for (int is_full = 0; is_full < 2; is_full++)
    {
      g_auto (TestRecordingPen) pen = { 0 };

      draw (&pen, it, CELL, is_full, -1);
      g_assert_cmpint (sum_drawn (&pen), ==, is_sum ? it->marks.h : 0);
    }
}

static void
test_sum (void)
{
  for_each_case (1000, check_sum);
}

static guint
count_groups (const TestRecordingPen *pen, const char *kind)
{
  guint n = 0;

  for (guint i = 0; i < pen->groups->len; i++)
    n += g_str_equal (test_recording_pen_group (pen, (int) i)->kind, kind);
  return n;
}

/* Whether the head of an arrow does. */
static gboolean
ends_in (const TestRecordingPen *pen, const FringeRect *cell)
{
  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (pen, i);

      if (is_in (pen, i, "arrow") && shape->stroke.fill.a > 0 && test_rects_overlap (cell, &shape->box))
        return TRUE;
    }
  return FALSE;
}

static void
check_hover (const Case *it)
{
  g_auto (TestRecordingPen) pen = { 0 };
  const FringeTileMark *mark = &it->marks.tiles[test_random (MAX (it->marks.n_tiles, 1))];
  FringeRect goal = { 30 + mark->to % it->board.columns * CELL, 40 + mark->to / it->board.columns * CELL, CELL, CELL };

  draw (&pen, it, CELL, FALSE, mark->from);
  g_assert_cmpuint (count_groups (&pen, "arrow"), ==, mark->from != mark->to);
  g_assert_true (mark->from == mark->to || ends_in (&pen, &goal));
}

/* The tile under the pointer shows its way, whatever else is shown. */
static void
test_hover (void)
{
  for_each_case (500, check_hover);
}

static guint
count_ways (const FringeBoardMarks *marks)
{
  guint n = marks->n_swaps > 0;

  for (int i = 0; i < marks->n_tiles; i++)
    n += marks->tiles[i].distance > 0 && marks->tiles[i].adds > 0 && marks->heuristic != FRINGE_HEURISTIC_MISPLACED
         && marks->heuristic != FRINGE_HEURISTIC_MISPLACED_WITH_BLANK;
  return n;
}

/* Where they have no room, a tile has one for each of the two directions that it must go. */
static void
check_ways (const Case *it)
{
  g_auto (TestRecordingPen) full = { 0 };
  g_auto (TestRecordingPen) small = { 0 };
  guint n = count_ways (&it->marks);

  draw (&full, it, CELL, TRUE, -1);
  draw (&small, it, CELL, FALSE, -1);
  g_assert_cmpuint (count_groups (&full, "arrow"), >=, n);
  g_assert_cmpuint (count_groups (&full, "arrow"), <=, 2 * n);
  g_assert_cmpuint (count_groups (&small, "arrow"), ==, 0);
  g_assert_cmpuint (count_groups (&full, "conflict"), ==, it->marks.n_lines);
}

static void
test_ways (void)
{
  for_each_case (500, check_ways);
}

/* What a move makes of h has a sign: without one it would be taken for h. */
static int
number_of (const char *text)
{
  if (g_str_has_prefix (text, "±"))
    return atoi (text + strlen ("±"));
  g_assert_true (g_str_has_prefix (text, "\u2212") || text[0] == '+');
  return g_str_has_prefix (text, "\u2212") ? -atoi (text + strlen ("\u2212")) : atoi (text);
}

static void
check_changes (const Case *it)
{
  g_auto (TestRecordingPen) pen = { 0 };
  double cell = test_random (2) == 0 ? CELL : SPELLED_CELL;
  FringeRect rect = rect_of (it, cell);
  gboolean is_said = it->marks.heuristic != FRINGE_HEURISTIC_ZERO && isfinite (it->marks.h);
  int n = 0, sum = 0;

  draw (&pen, it, cell, TRUE, -1);
  for (guint i = 0; i < test_recording_pen_n_shapes (&pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (&pen, i);
      double x = shape->box.x + shape->box.width / 2, y = shape->box.y + shape->box.height / 2;

      if (shape->kind != TEST_TEXT || !is_in (&pen, i, "changes"))
        continue;
      n++;
      sum += number_of (shape->text);
      g_assert_cmpint (number_of (shape->text) == 0, ==, g_str_has_prefix (shape->text, "±"));
      g_assert_cmpint (g_str_has_suffix (shape->text, "\u00a0h"), ==, cell >= SPELLED_CELL);
      g_assert_cmpint (fringe_draw_board_pick (&it->board, &rect, x, y), ==, it->board.blank);
    }
  for (int move = 0; is_said && move < FRINGE_N_MOVES; move++)
    if (it->marks.is_legal[move])
      {
        n--;
        sum -= it->marks.change[move];
      }
  g_assert_cmpint (n, ==, 0);
  g_assert_cmpint (sum, ==, 0);
}

/* Around the blank stands for each move what it makes of h. */
static void
test_changes (void)
{
  for_each_case (500, check_changes);
}

/* Labels of lines, and in small cells what moves make of h, stand on a ground of their own over what passes. */
static gboolean
has_ground (const TestRecordingPen *pen, guint i, double cell)
{
  return is_in (pen, i, "conflict") || (cell < LARGE_CELL && is_in (pen, i, "changes"));
}

/* What a leg between two points covers with its line. */
static FringeRect
leg_of (const double *points, double line)
{
  return (FringeRect) { fmin (points[0], points[2]) - line / 2, fmin (points[1], points[3]) - line / 2,
                        fabs (points[2] - points[0]) + line, fabs (points[3] - points[1]) + line };
}

/* A leg of a shaft, or anything else of an arrow. */
static void
assert_covers_nothing (const TestRecordingPen *pen, double cell, const FringeRect *part)
{
  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (pen, i);

      if (shape->kind != TEST_TEXT || has_ground (pen, i, cell))
        continue;
      if (test_rects_overlap (part, &shape->box))
        g_error ("an arrow covers “%s”", shape->text);
    }
}

static void
check_shaft (const TestRecordingPen *pen, double cell, const TestShape *shaft)
{
  for (const double *leg = shaft->points; leg < shaft->points + 2 * (shaft->n_points - 1); leg += 2)
    {
      FringeRect part = leg_of (leg, shaft->stroke.width);

      g_assert_true (leg[0] == leg[2] || leg[1] == leg[3]);
      assert_covers_nothing (pen, cell, &part);
    }
}

static void
assert_texts_apart (const TestRecordingPen *pen)
{
  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    for (guint k = 0; k < i; k++)
      {
        const TestShape *a = test_recording_pen_shape (pen, i), *b = test_recording_pen_shape (pen, k);

        if (a->kind == TEST_TEXT && b->kind == TEST_TEXT && test_rects_overlap (&a->box, &b->box))
          g_error ("“%s” covers “%s”", a->text, b->text);
      }
}

static void
check_arrows (const Case *it)
{
  g_auto (TestRecordingPen) pen = { 0 };
  double cell = g_test_rand_double_range (26, 130);
  FringeRect rect = rect_of (it, cell);
  FringeBoardLook board
      = { .board = &it->board, .moved_cell = -1, .is_marked = fringe_marks_take_room (&it->marks, &it->board) };
  int hovered = test_random (2) == 0 ? test_random (fringe_board_n_cells (&it->board)) : -1;
  FringeMarksLook marks = { &it->board, &it->marks, test_random (3) > 0, hovered };
  const FringeTheme *theme = fringe_theme_get ((FringeThemeKind) test_random (FRINGE_N_THEMES));

  g_test_message ("%dx%d, %s, cells of %g", it->board.rows, it->board.columns,
                  fringe_heuristic_name (it->marks.heuristic), cell);
  test_recording_pen_init (&pen);
  fringe_draw_board (&pen.pen, theme, &board, &rect);
  fringe_draw_marks (&pen.pen, theme, &marks, &rect);
  for (guint i = 0; i < test_recording_pen_n_shapes (&pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (&pen, i);

      if (!is_in (&pen, i, "arrow"))
        continue;
      if (shape->stroke.line.a > 0)
        check_shaft (&pen, cell, shape);
      else
        assert_covers_nothing (&pen, cell, &shape->box);
    }
  assert_texts_apart (&pen);
}

static void
test_arrows (void)
{
  for_each_case (2000, check_arrows);
}

/* Whether parts of two lines that run the same way cover one another. */
static gboolean
run_together (const TestShape *a, const TestShape *b)
{
  for (const double *p = a->points; p < a->points + 2 * (a->n_points - 1); p += 2)
    for (const double *q = b->points; q < b->points + 2 * (b->n_points - 1); q += 2)
      {
        FringeRect one = leg_of (p, a->stroke.width), other = leg_of (q, b->stroke.width);

        if ((p[0] == p[2]) == (q[0] == q[2]) && test_rects_overlap (&one, &other))
          return TRUE;
      }
  return FALSE;
}

/* In cells of any size, with a tile under the pointer or none. */
static void
check_apart (const Case *it)
{
  g_auto (TestRecordingPen) pen = { 0 };
  double cell = g_test_rand_double_range (26, 130);
  int hovered = test_random (2) == 0 ? test_random (fringe_board_n_cells (&it->board)) : -1;

  g_test_message ("%dx%d, %s, cells of %g", it->board.rows, it->board.columns,
                  fringe_heuristic_name (it->marks.heuristic), cell);
  draw (&pen, it, cell, test_random (4) > 0, hovered);
  for (guint i = 0; i < test_recording_pen_n_shapes (&pen); i++)
    for (guint k = 0; k < i; k++)
      {
        const TestShape *a = test_recording_pen_shape (&pen, i), *b = test_recording_pen_shape (&pen, k);

        if (a->group != b->group && is_in (&pen, i, "arrow") && is_in (&pen, k, "arrow") && a->stroke.line.a > 0
            && b->stroke.line.a > 0)
          g_assert_false (run_together (a, b));
      }
}

static void
test_apart (void)
{
  for_each_case (500, check_apart);
}

static gboolean
is_label (const TestRecordingPen *pen, guint i)
{
  return test_recording_pen_shape (pen, i)->kind == TEST_TEXT
         && (is_in (pen, i, "numbers") || is_in (pen, i, "conflict") || is_in (pen, i, "changes"));
}

static void
assert_tidy (const TestRecordingPen *pen, const FringeRect *board)
{
  for (guint i = 0; i < test_recording_pen_n_shapes (pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (pen, i);
      FringeRect extents = test_shape_extents (shape);

      g_assert_true (test_rect_holds (board, &extents, 6));
      if (shape->kind == TEST_TEXT)
        g_assert_cmpfloat (shape->type.size, >=, 11);
      for (guint k = 0; is_label (pen, i) && k < i; k++)
        {
          const TestShape *other = test_recording_pen_shape (pen, k);

          if (is_label (pen, k) && test_rects_overlap (&shape->box, &other->box))
            g_error ("“%s” covers “%s”", shape->text, other->text);
        }
    }
}

/* In cells of any size, in the font of the themes and in a wide one, for who has no other. */
static void
check_tidy (const Case *it)
{
  g_auto (TestRecordingPen) pen = { 0 };
  double cell = g_test_rand_double_range (6, 130);
  FringeRect rect = rect_of (it, cell);
  const char *family = test_random (2) == 0 ? "DejaVu Sans" : fringe_theme_get (FRINGE_THEME_PRINT)->family;

  g_test_message ("%dx%d, %s, cells of %g, %s", it->board.rows, it->board.columns,
                  fringe_heuristic_name (it->marks.heuristic), cell, family);
  draw_in (&pen, family, it, cell, test_random (2), test_random (3) - 1);
  assert_tidy (&pen, &rect);
}

static void
test_tidy (void)
{
  for_each_case (2000, check_tidy);
}

/* The most that a number in a cell can be: the blank of a large board in the wrong corner. */
static void
test_blank (void)
{
  Case it;
  FringeBoard goal = test_board_random (9, 9);

  while (goal.blank > 0)
    fringe_board_move (&goal, goal.blank >= 9 ? FRINGE_MOVE_UP : FRINGE_MOVE_LEFT);
  it.board = goal;
  while (it.board.blank < 80)
    fringe_board_move (&it.board, it.board.blank < 8 ? FRINGE_MOVE_RIGHT : FRINGE_MOVE_DOWN);
  g_assert_true (fringe_estimate_init (&it.estimate, FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK, &goal));
  fringe_board_marks_init (&it.marks, &it.estimate, &it.board);
  for (double cell = 6; cell < 90; cell++)
    {
      g_auto (TestRecordingPen) pen = { 0 };
      FringeRect rect = rect_of (&it, cell);

      draw (&pen, &it, cell, TRUE, -1);
      assert_tidy (&pen, &rect);
    }
  fringe_estimate_clear (&it.estimate);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/marks/what-is-drawn-adds-up-to-h", test_sum);
  g_test_add_func ("/draw/marks/the-tile-under-the-pointer-shows-its-way", test_hover);
  g_test_add_func ("/draw/marks/all-ways-are-shown-when-asked-for", test_ways);
  g_test_add_func ("/draw/marks/around-the-blank-stands-what-moves-make-of-h", test_changes);
  g_test_add_func ("/draw/marks/arrows-run-along-rows-and-columns-and-cover-no-text", test_arrows);
  g_test_add_func ("/draw/marks/arrows-of-different-tiles-never-lie-on-one-another", test_apart);
  g_test_add_func ("/draw/marks/labels-are-legible-and-apart", test_tidy);
  g_test_add_func ("/draw/marks/the-number-of-the-blank-keeps-off-what-moves-change", test_blank);
  return g_test_run ();
}
