/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-places.h"

#include "test-boards.h"
#include "test-layouts.h"
#include "test-searches.h"

#include <math.h>

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringePlacesVisited, fringe_places_visited_free)

static FringePlaceVisited
place (guint id)
{
  return (FringePlaceVisited) { { id, id * 2.0, id * 3.0 }, 1.0 / (id + 1) };
}

/* As in a browser: what lies behind, what lies ahead, and a new way forgets the latter. */
static void
test_visited (void)
{
  g_autoptr (FringePlacesVisited) visited = fringe_places_visited_new ();
  g_autoptr (GArray) trail = g_array_new (FALSE, FALSE, sizeof (guint));
  guint at = 0, here = 0, next = 1;

  g_array_append_val (trail, here);
  for (int i = 0; i < 60; i++)
    {
      int offset = test_random (3) - 1;
      FringePlaceVisited now = place (here);

      if (offset == 0)
        {
          fringe_places_visited_leave (visited, &now);
          g_array_set_size (trail, ++at);
          here = next++;
          g_array_append_val (trail, here);
          continue;
        }
      if (offset < 0 ? at == 0 : at + 1 == trail->len)
        {
          g_assert_false (fringe_places_visited_go (visited, offset, &now));
          continue;
        }
      at = offset < 0 ? at - 1 : at + 1;
      here = g_array_index (trail, guint, at);
      g_assert_true (fringe_places_visited_go (visited, offset, &now));
      g_assert_cmpuint (now.pin.id, ==, here);
      g_assert_cmpfloat (now.scale, ==, place (here).scale);
    }
}

static void
test_forgotten (void)
{
  g_autoptr (FringePlacesVisited) visited = fringe_places_visited_new ();
  FringePlaceVisited now = place (0);
  guint n = 0;

  for (guint id = 1; id < 1000; id++)
    {
      FringePlaceVisited left = place (id);

      fringe_places_visited_leave (visited, &left);
    }
  while (fringe_places_visited_go (visited, -1, &now))
    g_assert_cmpuint (now.pin.id, ==, 999 - n++);
  g_assert_cmpuint (n, >, 10);
  g_assert_cmpuint (n, <, 999);
  fringe_places_visited_clear (visited);
  g_assert_false (fringe_places_visited_go (visited, 1, &now));
}

/* A pinned node is on the same point of the screen after the tree has folded, grown or shrunk. */
static void
test_kept (const FringeSearch *search, const TestProblem *problem)
{
  FringeCard card = fringe_card_measure (problem->start.rows, problem->start.columns,
                                         test_random (2) ? FRINGE_DIRECTION_DOWN : FRINGE_DIRECTION_RIGHT, FALSE);
  FringeViewport viewport = { .x = 50,
                              .y = -80,
                              .scale = g_test_rand_double_range (0.1, 2),
                              .width = 900,
                              .height = 600,
                              .direction = card.direction };
  g_autoptr (FringeLayout) layout = fringe_layout_new ();
  guint n_steps = fringe_search_n_steps (search);

  g_assert_true (fringe_layout_update (layout, search, 0, n_steps));
  for (int i = 0; i < 10; i++)
    {
      guint step = (guint) test_random ((int) n_steps + 1);
      FringePin pin
          = fringe_pin_at (layout, &card, &viewport, (guint) test_random ((int) fringe_search_n_nodes (search)));
      FringePin now;

      fringe_layout_set_fold_size (layout, (guint) test_random (30));
      g_assert_true (fringe_layout_update (layout, search, 0, step));
      fringe_pin_keep (&pin, layout, &card, &viewport);
      now = fringe_pin_at (layout, &card, &viewport, pin.id == FRINGE_NO_NODE ? 0 : pin.id);
      if (pin.id == FRINGE_NO_NODE || now.id == FRINGE_NO_NODE)
        continue;
      g_assert_cmpfloat_with_epsilon (now.x, pin.x, 0.01);
      g_assert_cmpfloat_with_epsilon (now.y, pin.y, 0.01);
      g_assert_cmpint (fringe_pin_is_in_sight (&now, &card, &viewport), ==,
                       fringe_pin_is_in_sight (&pin, &card, &viewport));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tree-places/one-goes-back-and-forward-as-in-a-browser", test_visited);
  g_test_add_func ("/tree-places/the-oldest-are-forgotten", test_forgotten);
  test_add_property ("/tree-places/what-is-pinned-stays-on-the-screen", test_kept);
  return g_test_run ();
}
