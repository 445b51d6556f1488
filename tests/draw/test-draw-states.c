/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw-samples.h"
#include "test-boards.h"

/* What of a node's look can be told without colour. */
typedef struct
{
  int n_outlines;
  double dash;
  int n_strikes;
  gboolean has_bar;
  int n_sides;
  gboolean is_filled;
  gboolean is_whole;
  double width;
} Features;

static Features
features_of (const FringeNodeLook *look, double scale)
{
  const FringeTheme *theme = fringe_theme_get (FRINGE_THEME_PRINT);
  g_auto (TestRecordingPen) pen = { 0 };
  Features features = { 0 };
  FringeRect rect, outside;

  test_record_node (&pen, theme, look, scale, &rect);
  for (guint i = 0; i < test_recording_pen_n_shapes (&pen); i++)
    {
      const TestShape *shape = test_recording_pen_shape (&pen, i);

      features.n_strikes += shape->kind == TEST_POLYLINE;
      if (shape->kind != TEST_RECTANGLE)
        continue;
      features.has_bar |= shape->box.y > rect.y + rect.height;
      features.n_sides += shape->box.width < rect.width / 2 && shape->box.height > rect.height * 0.4
                          && shape->box.height < rect.height;
      /* A line lies within the card or around it. */
      outside = (FringeRect) { shape->box.x - shape->stroke.width / 2, shape->box.y - shape->stroke.width / 2,
                               shape->box.width + shape->stroke.width, shape->box.height + shape->stroke.width };
      if (!test_rect_holds (&outside, &rect, 1e-9))
        continue;
      features.is_whole = TRUE;
      if (shape->stroke.width <= 0)
        continue;
      features.n_outlines++;
      features.dash = shape->stroke.dash;
      features.width = MAX (features.width, shape->stroke.width);
      features.is_filled = shape->stroke.fill.r < 1;
    }
  return features;
}

static gboolean
is_alike (const Features *a, const Features *b)
{
  return a->n_outlines == b->n_outlines && a->dash == b->dash && a->n_strikes == b->n_strikes
         && a->has_bar == b->has_bar && a->n_sides == b->n_sides && a->is_filled == b->is_filled
         && a->is_whole == b->is_whole && a->width == b->width;
}

static FringeNodeLook
look_of (FringeNodeState state)
{
  return (FringeNodeLook) {
    .id = 1, .g = 1, .h = 2, .f = 3, .state = state, .move = FRINGE_MOVE_UP, .board = test_board_random (3, 3)
  };
}

/* Down to blocks with an outline each two states differ in what needs no colour. */
static void
test_print (void)
{
  for (double scale = 4; scale > 0.2; scale *= 0.9)
    for (int a = FRINGE_NODE_FRONTIER; a < FRINGE_N_NODE_STATES; a++)
      {
        FringeNodeLook look = look_of ((FringeNodeState) a);
        Features of_a = features_of (&look, scale), of_current;

        look.current = true;
        of_current = features_of (&look, scale);
        g_assert_true (a == FRINGE_NODE_GOAL || of_current.width > of_a.width);
        for (int b = FRINGE_NODE_FRONTIER; b < a; b++)
          {
            FringeNodeLook other = look_of ((FringeNodeState) b);
            Features of_b = features_of (&other, scale);

            g_test_message ("states %d and %d at %g", a, b, scale);
            g_assert_false (is_alike (&of_a, &of_b));
          }
      }
}

/* As each state they differ from a node of this step and from one on the path to the goal. */
static void
test_print_solution (void)
{
  for (double scale = 4; scale > 0.2; scale *= 0.9)
    {
      FringeNodeLook solution = look_of (FRINGE_NODE_EXPANDED), current = solution;
      Features of_solution, of_current;

      solution.on_solution = current.current = true;
      of_solution = features_of (&solution, scale);
      of_current = features_of (&current, scale);
      g_assert_cmpint (of_solution.n_sides, ==, 2);
      g_assert_false (is_alike (&of_solution, &of_current));
      g_assert_cmpfloat (of_solution.width, <, of_current.width);
      for (int state = FRINGE_NODE_FRONTIER; state < FRINGE_N_NODE_STATES; state++)
        {
          FringeNodeLook other = look_of ((FringeNodeState) state);
          Features of_other = features_of (&other, scale);

          g_assert_cmpint (of_other.n_sides, ==, 0);
          g_assert_false (is_alike (&of_solution, &of_other));
        }
    }
}

/* Of smaller blocks those that were not expanded and never will be differ from the others. */
static void
test_print_small (void)
{
  for (double scale = 0.16; scale > 0.03; scale *= 0.9)
    {
      FringeNodeLook frontier = look_of (FRINGE_NODE_FRONTIER), superseded = look_of (FRINGE_NODE_SUPERSEDED),
                     stale = look_of (FRINGE_NODE_STALE), cut = look_of (FRINGE_NODE_CUT);

      g_assert_true (features_of (&frontier, scale).is_whole);
      g_assert_false (features_of (&cut, scale).is_whole || features_of (&stale, scale).is_whole);
      g_assert_cmpint (features_of (&frontier, scale).n_strikes, ==, 0);
      g_assert_cmpint (features_of (&cut, scale).n_strikes, ==, 0);
      g_assert_cmpint (features_of (&stale, scale).n_strikes, ==, 1);
      g_assert_cmpint (features_of (&superseded, scale).n_strikes, ==, 2);
    }
}

static void
test_states (void)
{
  const FringeTheme *theme = fringe_theme_get (FRINGE_THEME_PRINT);
  FringeNodeLook frontier = look_of (FRINGE_NODE_FRONTIER), expanded = look_of (FRINGE_NODE_EXPANDED),
                 goal = look_of (FRINGE_NODE_GOAL), superseded = look_of (FRINGE_NODE_SUPERSEDED),
                 stale = look_of (FRINGE_NODE_STALE), cut = look_of (FRINGE_NODE_CUT),
                 waiting = look_of (FRINGE_NODE_ABSENT), current = expanded;

  current.current = true;
  g_assert_cmpfloat (features_of (&frontier, 1).dash, >, 0);
  g_assert_cmpfloat (features_of (&stale, 1).dash, >, 0);
  g_assert_cmpfloat (features_of (&stale, 1).dash, <, features_of (&frontier, 1).dash);
  g_assert_cmpfloat (features_of (&expanded, 1).dash, ==, 0);
  g_assert_cmpfloat (features_of (&waiting, 1).dash, ==, 0);
  g_assert_false (features_of (&waiting, 1).is_filled || features_of (&waiting, 1).has_bar);
  g_assert_cmpint (features_of (&superseded, 1).n_strikes, ==, 2);
  g_assert_cmpint (features_of (&stale, 1).n_strikes, ==, 1);
  g_assert_cmpint (features_of (&goal, 1).n_outlines, ==, 2);
  g_assert_true (features_of (&cut, 1).has_bar);
  g_assert_true (features_of (&expanded, 1).is_filled);
  g_assert_false (features_of (&cut, 1).is_filled);
  g_assert_cmpfloat (features_of (&expanded, 1).width, ==, theme->line);
  g_assert_cmpfloat (features_of (&current, 1).width, >, theme->line);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/states/they-differ-without-colour", test_print);
  g_test_add_func ("/draw/states/the-path-to-the-goal-differs-without-colour", test_print_solution);
  g_test_add_func ("/draw/states/small-blocks-differ-without-colour", test_print_small);
  g_test_add_func ("/draw/states/each-state-has-its-marks", test_states);
  return g_test_run ();
}
