/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw-samples.h"

#include "test-boards.h"

#include <math.h>

FringeNodeLook
test_look_random (int rows, int columns)
{
  static const int ceilings[] = { 10, 100, 1000, 10000, 100000 };
  static const double weights[] = { 1, 1, 1.5, 2.25, 0.1 };
  FringeNodeLook look = {
    .id = (uint32_t) test_random (ceilings[test_random (5)]),
    .g = (uint32_t) test_random (test_random (2) ? 10 : 100),
    .h = test_random (20) == 0 ? INFINITY : test_random (test_random (2) ? 10 : 100),
    .state = (FringeNodeState) g_test_rand_int_range (FRINGE_NODE_FRONTIER, FRINGE_N_NODE_STATES),
    .on_solution = test_random (2),
    .selected = test_random (2),
    .hovered = test_random (2),
    .move = (FringeMove) test_random (FRINGE_N_MOVES + 1),
    .board = test_board_random (rows, columns),
  };

  look.f = look.g + weights[test_random (G_N_ELEMENTS (weights))] * look.h;
  look.key = (FringeKey) test_random (FRINGE_KEY_NONE + 1);
  if (look.state != FRINGE_NODE_FRONTIER && look.state != FRINGE_NODE_SUPERSEDED)
    look.current = test_random (2);
  if (look.state == FRINGE_NODE_EXPANDED)
    look.order = 1 + (uint32_t) test_random (ceilings[test_random (5)] - 1);
  return look;
}

double
test_scale_random (void)
{
  return exp (g_test_rand_double_range (log (0.001), log (4)));
}

static FringeSearch *
tree_random (uint32_t node_limit, bool may_forget)
{
  TestProblem problem = test_problem_random (test_random_side (), test_random_side (), 40);

  if (may_forget && test_random (FRINGE_N_ALGORITHMS) == 0)
    problem.rules.algorithm = FRINGE_ALGORITHM_RBFS;
  test_problem_tell (&problem);
  return test_search_run (&problem, node_limit);
}

FringeSearch *
test_tree_random (uint32_t node_limit)
{
  return tree_random (node_limit, false);
}

FringeSearch *
test_tree_random_any (uint32_t node_limit)
{
  return tree_random (node_limit, true);
}

static FringeScene
scene_around (const FringeSearch *search,
              FringeLayout *layout,
              double scale,
              FringeDirection direction,
              bool has_ghosts)
{
  const FringeBoard *start = fringe_search_start (search);
  FringeScene scene = {
    .search = search,
    .step = fringe_layout_step (layout),
    .layout = layout,
    .blend = 1,
    .card = fringe_card_measure (start->rows, start->columns, direction, has_ghosts),
    .viewport = { .scale = scale, .width = 1000, .height = 700, .direction = direction },
    .selected = FRINGE_NO_NODE,
    .hovered = FRINGE_NO_NODE,
  };
  uint32_t id = (uint32_t) test_random ((int) fringe_search_n_nodes_at (search, scene.step));
  uint32_t shown = fringe_layout_shown_for (layout, id);
  FringeRect rect;

  fringe_card_fit_folds (&scene.card, layout);
  rect = fringe_geometry_node (layout, &scene.card, shown != FRINGE_NO_NODE ? shown : fringe_layout_root (layout));
  if (test_random (2))
    {
      FringeRect bounds = fringe_geometry_bounds (layout, &scene.card);

      fringe_viewport_set_tree (&scene.viewport, &bounds, 20);
    }
  fringe_viewport_keep (&scene.viewport, rect.x, rect.y, 500, 350);
  return scene;
}

FringeScene
test_scene_around (const FringeSearch *search, FringeLayout *layout, double scale)
{
  return scene_around (search, layout, scale, FRINGE_DIRECTION_DOWN, false);
}

FringeScene
test_scene_any (const FringeSearch *search, FringeLayout *layout, double scale)
{
  FringeScene scene = scene_around (search, layout, scale,
                                    test_random (2) ? FRINGE_DIRECTION_DOWN : FRINGE_DIRECTION_RIGHT, test_random (2));

  scene.has_letters = test_random (2);
  return scene;
}

void
test_record_tree (TestRecordingPen *pen, const FringeScene *scene)
{
  test_recording_pen_init (pen);
  fringe_draw_tree (&pen->pen, fringe_theme_get (FRINGE_THEME_LIGHT), scene);
}

void
test_record_node (TestRecordingPen *pen,
                  const FringeTheme *theme,
                  const FringeNodeLook *look,
                  double scale,
                  FringeRect *rect)
{
  FringeCard card = fringe_card_measure (look->board.rows, look->board.columns, FRINGE_DIRECTION_DOWN, false);

  *rect = (FringeRect) { 100, 50, card.width * scale, card.height * scale };
  test_recording_pen_init (pen);
  fringe_draw_node (&pen->pen, theme, &card, look, rect, scale,
                    fringe_detail_for (&card, fringe_board_n_cells (&look->board), scale));
}
