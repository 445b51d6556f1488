/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-inversions.h"
#include "recording-pen.h"
#include "test-boards.h"

static gboolean
is_arc (const TestShape *shape)
{
  return shape->kind == TEST_POLYLINE;
}

/* Each arc is one inversion, keeps off the numbers, and stays within its room. */
static void
check (const FringeBoard *board, const FringeRect *rect)
{
  g_auto (TestRecordingPen) pen = { 0 };
  int n_arcs = 0, n_numbers = 0;

  test_recording_pen_init (&pen);
  fringe_draw_inversions (&pen.pen, fringe_theme_get (FRINGE_THEME_LIGHT), board, rect);
  for (guint i = 0; i < test_recording_pen_n_shapes (&pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (&pen, i);

      g_assert_true (test_rect_holds (rect, &shape->box, 0.01));
      n_arcs += is_arc (shape);
      n_numbers += shape->kind == TEST_TEXT;
      for (guint k = 0; k < i; k++)
        {
          const TestShape *other = test_recording_pen_shape (&pen, k);

          if (shape->kind == TEST_TEXT && (is_arc (other) || other->kind == TEST_TEXT))
            g_assert_false (test_rects_overlap (&shape->box, &other->box));
        }
    }
  g_assert_cmpint (n_arcs, ==, fringe_board_inversions (board));
  g_assert_cmpint (n_numbers, ==, fringe_board_n_cells (board) - 1);
}

static void
test_arcs (void)
{
  static const int sizes[][2] = { { 2, 2 }, { 2, 3 }, { 3, 3 }, { 2, 5 }, { 3, 4 }, { 4, 4 } };

  for (int i = 0; i < 300; i++)
    {
      const int *size = sizes[g_test_rand_int_range (0, G_N_ELEMENTS (sizes))];
      FringeBoard board = test_board_random (size[0], size[1]);

      check (&board, &(FringeRect) { 10, 20, 240, 56 });
      check (&board, &(FringeRect) { 0, 0, 396, 72 });
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/inversions/each-is-an-arc-over-the-numbers", test_arcs);
  return g_test_run ();
}
