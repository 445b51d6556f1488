/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app-fixture.h"

#include "test-boards.h"

#include <math.h>

#define START "1 2 7 6 0 8 4 3 5"
#define GOAL "1 2 0 4 8 7 3 6 5"

static void
settle (FringeTreeView *view)
{
  while (!fringe_tree_view_is_ready (view) || fringe_tree_view_is_moving (view))
    g_main_context_iteration (NULL, TRUE);
}

/* From all sides, each several views away. */
static void
test_far (void)
{
  static const double away[] = { -4000, 4000 };
  FringeBoard start = test_board (START), goal = test_board (GOAL);
  g_autoptr (FringeSession) session = fringe_session_new ();
  GtkWidget *window = gtk_window_new ();
  FringeTreeView *view = g_object_new (FRINGE_TYPE_TREE_VIEW, "session", session, NULL);

  fringe_session_set_puzzle (session, &start, &goal, "A puzzle");
  while (fringe_session_step (session))
    continue;
  gtk_window_set_default_size (GTK_WINDOW (window), 600, 500);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (view));
  test_show (GTK_WINDOW (window));
  for (guint side = 0; side < 4; side++)
    {
      guint id = (guint) test_random ((int) fringe_search_n_nodes (fringe_session_get_search (session)));
      FringeTreePlace place = { .center = id, .x = away[side & 1], .y = away[side >> 1], .scale = 1 };

      fringe_session_select (session, FRINGE_NO_NODE);
      settle (view);
      fringe_tree_view_set_place (view, &place);
      settle (view);
      fringe_session_select (session, id);
      settle (view);
      place = fringe_tree_view_get_place (view);
      g_assert_cmpuint (place.center, ==, id);
      g_assert_cmpfloat (fabs (place.x), <, 1);
      g_assert_cmpfloat (fabs (place.y), <, 1);
    }
  test_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  test_app_init (&argc, &argv);
  g_test_add_func ("/tree-view/what-is-selected-far-off-comes-to-the-middle", test_far);
  return g_test_run ();
}
