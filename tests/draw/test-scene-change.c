/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cairo-pen.h"
#include "fringe-scene-change.h"
#include "scene-samples.h"
#include "test-boards.h"

#include <math.h>

/* After a step the ground is another where it is told to be, and nowhere else. */

#define SIDE 400
/* What is drawn reaches so far beyond, in pixels of the screen. */
#define PIXELS 24
/* Of a channel. */
#define DIFFERENCE_MAX 32

static cairo_surface_t *
draw (const FringeScene *scene)
{
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, SIDE);
  cairo_t *cr = cairo_create (image);
  FringeCairoPen pen;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  fringe_cairo_pen_init (&pen, cr);
  fringe_draw_tree_ground (&pen.pen, fringe_theme_get (FRINGE_THEME_LIGHT), scene);
  cairo_destroy (cr);
  cairo_surface_flush (image);
  return image;
}

static const uint8_t *
row_of (cairo_surface_t *image, int y)
{
  return cairo_image_surface_get_data (image) + y * cairo_image_surface_get_stride (image);
}

/* Of two rows. */
static gboolean
differs (const uint8_t *a, const uint8_t *b, int x)
{
  int worst = 0;

  for (int channel = 4 * x; channel < 4 * x + 3; channel++)
    worst = MAX (worst, abs (a[channel] - b[channel]));
  return worst > DIFFERENCE_MAX;
}

/* With a card and its gap around. */
static gboolean
is_told (const FringeScene *scene, const FringeRect *rects, size_t n, int x, int y)
{
  double reach = fmax (scene->card.pitch, scene->card.row_pitch);
  double scale_x = fringe_viewport_scale_x (&scene->viewport), scale_y = fringe_viewport_scale_y (&scene->viewport);

  for (size_t i = 0; i < n; i++)
    {
      double left = (rects[i].x - reach - scene->viewport.x) * scale_x - PIXELS;
      double top = (rects[i].y - reach - scene->viewport.y) * scale_y - PIXELS;
      double width = (rects[i].width + 2 * reach) * scale_x + 2 * PIXELS;
      double height = (rects[i].height + 2 * reach) * scale_y + 2 * PIXELS;

      if (x >= left && x <= left + width && y >= top && y <= top + height)
        return TRUE;
    }
  return FALSE;
}

static void
assert_told (const FringeScene *before, const FringeScene *after, const FringeRect *rects, size_t n)
{
  cairo_surface_t *a = draw (before), *b = draw (after);

  for (int y = 0; y < SIDE; y++)
    {
      const uint8_t *row_of_a = row_of (a, y), *row_of_b = row_of (b, y);

      for (int x = 0; x < SIDE; x++)
        if (differs (row_of_a, row_of_b, x) && !is_told (after, rects, n, x, y))
          g_error ("steps %u and %u differ at %d,%d, scale %g, rows' scale %g, direction %d", before->step, after->step,
                   x, y, after->viewport.scale, after->viewport.rows_scale, after->card.direction);
    }
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
}

/* One that a new node of the step supersedes, the one of the step, or any. */
static uint32_t
choose_node (const FringeSearch *search, uint32_t step, uint32_t n_nodes)
{
  uint32_t removed = fringe_search_removed (search, step), children[FRINGE_N_MOVES];
  int n = fringe_search_children_at (search, removed, step, children);

  for (int i = 0; i < n; i++)
    if (fringe_search_supersedes (search, children[i]) != FRINGE_NO_NODE && test_random (4) > 0)
      return fringe_search_supersedes (search, children[i]);
  return test_random (2) ? removed : (uint32_t) test_random ((int) n_nodes);
}

static void
look_at (FringeScene *scene, uint32_t step)
{
  uint32_t n_nodes = fringe_search_n_nodes_at (scene->search, MIN (step, scene->step));
  uint32_t id = choose_node (scene->search, MAX (step, scene->step), n_nodes);
  uint32_t shown = fringe_layout_shown_for (scene->layout, id);
  FringeRect rect = fringe_geometry_node (scene->layout, &scene->card, shown != FRINGE_NO_NODE ? shown : 0);

  scene->viewport.width = scene->viewport.height = SIDE;
  fringe_viewport_keep (&scene->viewport, rect.x, rect.y, test_random (SIDE), test_random (SIDE));
}

/* Returns: whether what changes was told */
static gboolean
try_step (const FringeSearch *search, FringeLayout *layout, uint32_t from, uint32_t to)
{
  /* The layout is brought to the other step: what was before is drawn with one of its own. */
  g_autoptr (FringeLayout) old = fringe_layout_new ();
  FringeSceneChange *change;
  FringeScene before, after;
  const FringeRect *rects;
  size_t n;

  g_assert_true (fringe_layout_update (layout, search, 0, from));
  g_assert_true (fringe_layout_update (old, search, 0, from));
  fringe_layout_set_fold_size (old, fringe_layout_fold_size (layout));
  before = test_scene_any (search, layout, test_random (2) ? test_scale_random () : g_test_rand_double_range (0.1, 1));
  look_at (&before, to);
  change = fringe_scene_change_new (&before, to);
  if (change == NULL)
    return FALSE;
  g_assert_true (fringe_layout_update (layout, search, 0, to));
  after = before;
  after.step = to;
  before.layout = old;
  rects = fringe_scene_change_end (change, &after, &n);
  if (rects != NULL)
    assert_told (&before, &after, rects, n);
  fringe_scene_change_free (change);
  return rects != NULL;
}

/* Where a layout of the whole run has all places, only looks change. The record that is seen is another one. */
static gboolean
try_step_in_place (const FringeSearch *search, FringeLayout *layout, uint32_t from, uint32_t to)
{
  FringeSceneChange *change;
  FringeScene before, after;
  const FringeRect *rects;
  size_t n;

  before = test_scene_any (search, layout, test_random (2) ? test_scale_random () : g_test_rand_double_range (0.1, 1));
  before.step = from;
  g_assert_null (fringe_scene_change_new (&before, to));
  before.end = fringe_layout_search (layout);
  look_at (&before, to);
  change = fringe_scene_change_new (&before, to);
  if (change == NULL)
    return FALSE;
  after = before;
  after.step = to;
  rects = fringe_scene_change_end (change, &after, &n);
  if (rects != NULL)
    assert_told (&before, &after, rects, n);
  fringe_scene_change_free (change);
  return rects != NULL;
}

/* Under these rules better ways are found all the time, so that nodes far away are superseded. */
static TestProblem
random_problem (void)
{
  TestProblem problem = test_problem_random (3, 3 + test_random (2), 60);

  if (test_random (2))
    {
      problem.rules.algorithm = test_random (2) ? FRINGE_ALGORITHM_GREEDY : FRINGE_ALGORITHM_DFS;
      problem.rules.duplicates = FRINGE_DUPLICATES_BETTER_G;
    }
  return problem;
}

/* One before a node is superseded, more often than not. */
static uint32_t
choose_step (const FringeSearch *search)
{
  uint32_t step = 0;

  for (int tries = 0; tries < 20; tries++)
    {
      uint32_t first, end;

      step = (uint32_t) test_random ((int) fringe_search_n_steps (search));
      first = fringe_search_n_nodes_at (search, step);
      end = fringe_search_n_nodes_at (search, step + 1);
      for (uint32_t id = first; id < end; id++)
        if (fringe_search_supersedes (search, id) != FRINGE_NO_NODE)
          return step;
    }
  return step;
}

static void
test_steps (void)
{
  int n_told = 0;

  for (int i = 0; i < 100; i++)
    {
      TestProblem problem = random_problem ();
      g_autoptr (FringeSearch) search = test_search_run (&problem, (uint32_t) (20 + test_random (400)));
      g_autoptr (FringeLayout) layout = fringe_layout_new ();

      test_problem_tell (&problem);
      g_assert_true (fringe_layout_update (layout, search, 0, 0));
      if (test_random (3) == 0)
        fringe_layout_set_fold_size (layout, (uint32_t) test_random (40));
      for (int k = 0; k < 8 && fringe_search_n_steps (search) > 0; k++)
        {
          uint32_t step = choose_step (search);

          n_told += k % 2 ? try_step (search, layout, step, step + 1) : try_step (search, layout, step + 1, step);
        }
    }
  g_test_message ("%d steps were told", n_told);
  g_assert_cmpint (n_told, >, 100);
}

static void
test_steps_in_place (void)
{
  int n_told = 0;

  for (int i = 0; i < 60; i++)
    {
      TestProblem problem = random_problem ();
      uint32_t n_nodes = (uint32_t) (20 + test_random (200));
      g_autoptr (FringeSearch) search = test_search_run (&problem, n_nodes);
      g_autoptr (FringeSearch) same = test_search_run (&problem, n_nodes);
      g_autoptr (FringeLayout) layout = fringe_layout_new ();

      test_problem_tell (&problem);
      fringe_layout_set_packed_max (layout, test_random (2) ? FRINGE_LAYOUT_PACKED_MAX : 0);
      g_assert_true (fringe_layout_update (layout, same, 0, fringe_search_n_steps (same)));
      for (int k = 0; k < 8 && fringe_search_n_steps (search) > 0; k++)
        {
          uint32_t step = choose_step (search);

          n_told += k % 2 ? try_step_in_place (search, layout, step, step + 1)
                          : try_step_in_place (search, layout, step + 1, step);
        }
    }
  g_test_message ("%d steps were told", n_told);
  g_assert_cmpint (n_told, >, 60);
}

static FringeOwner
find_none (const void *data, uint32_t id)
{
  (void) data;
  (void) id;
  return FRINGE_OWNER_NONE;
}

static void
assert_not_told (const FringeScene *scene, uint32_t step)
{
  FringeSceneChange *change = fringe_scene_change_new (scene, step);

  g_assert_null (change);
  fringe_scene_change_free (change);
}

/* What may change elsewhere: before the step. */
static void
assert_none_begun (const FringeSearch *search, const FringeScene *scene)
{
  g_autoptr (FringeSearch) other = test_tree_random (100);
  g_autoptr (FringeLayout) part = fringe_layout_new (), none = fringe_layout_new ();
  FringeScene changed = *scene;

  assert_not_told (scene, scene->step);
  assert_not_told (scene, scene->step + 2);
  changed.owners.find = find_none;
  assert_not_told (&changed, scene->step + 1);
  changed = *scene;
  changed.handout = FRINGE_HANDOUT_BLANK;
  assert_not_told (&changed, scene->step + 1);
  changed = *scene;
  changed.half.n_nodes = 1;
  assert_not_told (&changed, scene->step + 1);
  changed = *scene;
  changed.search = other;
  assert_not_told (&changed, scene->step + 1);
  changed = *scene;
  changed.step = fringe_search_n_steps (search);
  g_assert_true (fringe_layout_update (part, search, 0, changed.step));
  changed.layout = part;
  assert_not_told (&changed, changed.step + 1);
  changed.step = scene->step;
  changed.layout = none;
  assert_not_told (&changed, scene->step + 1);
  g_assert_true (fringe_layout_update (part, search, 1, scene->step));
  changed.layout = part;
  assert_not_told (&changed, scene->step + 1);
}

/* And after it. */
static void
assert_none_ended (const FringeScene *scene, FringeLayout *layout, uint32_t step)
{
  FringeSceneChange *change = fringe_scene_change_new (scene, step);
  g_autoptr (FringeSearch) other = test_tree_random (100);
  FringeScene after = *scene, changed;
  size_t n;

  g_assert_nonnull (change);
  g_assert_cmpfloat (fringe_scene_change_scale (change), ==, scene->viewport.scale);
  g_assert_true (fringe_layout_update (layout, scene->search, 0, step));
  after.step = step;
  changed = after;
  changed.search = other;
  g_assert_null (fringe_scene_change_end (change, &changed, &n));
  changed = after;
  changed.owners.find = find_none;
  g_assert_null (fringe_scene_change_end (change, &changed, &n));
  fringe_layout_set_fold_size (layout, fringe_layout_fold_size (layout) + 1);
  g_assert_null (fringe_scene_change_end (change, &after, &n));
  fringe_scene_change_free (change);
}

static void
test_not_told (void)
{
  for (int i = 0; i < 50; i++)
    {
      TestProblem problem = test_problem_random (3, 4, 60);
      g_autoptr (FringeSearch) search = NULL;
      g_autoptr (FringeLayout) layout = fringe_layout_new ();
      FringeScene scene;

      problem.rules.algorithm = FRINGE_ALGORITHM_BFS;
      search = test_search_run (&problem, 200);
      test_problem_tell (&problem);
      if (fringe_search_n_steps (search) < 4)
        continue;
      g_assert_true (fringe_layout_update (layout, search, 0, 1));
      scene = test_scene_any (search, layout, 1);
      assert_none_begun (search, &scene);
      assert_none_ended (&scene, layout, 2);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/scene-change/after-a-step-the-ground-is-the-same-but-where-it-is-told", test_steps);
  g_test_add_func ("/draw/scene-change/in-a-layout-of-the-whole-run-only-looks-change", test_steps_in_place);
  g_test_add_func ("/draw/scene-change/what-may-change-elsewhere-is-not-told", test_not_told);
  return g_test_run ();
}
