/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-tree.h"
#include "fringe-picture.h"
#include "fringe-moment.h"
#include "test-boards.h"
#include "test-searches.h"

static void
assert_scene (const FringeMoment *moment)
{
  FringeScene scene = { .search = moment->search, .step = moment->step, .half = fringe_tree_half (moment) };
  gboolean is_half = moment->n_done < moment->n_steps, is_idastar = fringe_search_is_idastar (moment->search);
  uint32_t goal = fringe_scene_solution (&scene);

  for (uint32_t id = 0; id < fringe_search_n_nodes_at (moment->search, moment->step); id++)
    {
      FringeNodeState state = fringe_moment_state (moment, id);
      gboolean waits = is_half && state == FRINGE_NODE_FRONTIER && !fringe_moment_is_open (moment, id);

      g_assert_true (fringe_scene_has (&scene, id) == (id < moment->n_nodes));
      if (id < moment->n_nodes && !(waits && is_idastar))
        g_assert_cmpint (fringe_scene_state (&scene, id), ==, waits ? FRINGE_NODE_ABSENT : state);
    }
  g_assert_true (goal == FRINGE_NO_NODE || fringe_moment_state (moment, goal) == FRINGE_NODE_GOAL);
  for (uint32_t id = 0; goal == FRINGE_NO_NODE && id < moment->n_nodes; id++)
    g_assert_cmpint (fringe_moment_state (moment, id), !=, FRINGE_NODE_GOAL);
}

/* By the record each state is asked for by itself. */
static void
test_states (const FringeSearch *search, const TestProblem *problem)
{
  (void) problem;
  for (int i = 0; i < 20; i++)
    {
      uint32_t step = (uint32_t) test_random ((int) fringe_search_n_steps (search) + 1);
      int n_lines = fringe_moment (search, step, -1).n_steps;

      for (int n_done = 1; n_done <= n_lines; n_done++)
        {
          FringeMoment moment = fringe_moment (search, step, n_done);

          assert_scene (&moment);
        }
    }
}

/* The node in hand is there, and has met as many duplicates as lines say. */
static void
test_in_hand (const FringeSearch *search, const TestProblem *problem)
{
  (void) problem;
  for (uint32_t step = 1; step <= MIN (fringe_search_n_steps (search), 200); step++)
    for (int n_done = 1; n_done < fringe_moment (search, step, -1).n_steps; n_done++)
      {
        FringeMoment moment = fringe_moment (search, step, n_done);
        FringeHalfStep half = fringe_tree_half (&moment);
        FringeDuplicate duplicates[FRINGE_N_MOVES];

        g_assert_cmpuint (half.current, <, half.n_nodes);
        g_assert_cmpuint (half.n_nodes, ==, moment.n_nodes);
        g_assert_cmpint (half.n_duplicates, <=, fringe_search_duplicates (search, half.current, duplicates));
        for (int i = 0, n = 0; i < n_done; i++)
          if (moment.fine[i].kind == FRINGE_FINE_DUPLICATE)
            {
              g_assert_cmpuint (duplicates[n].of, ==, moment.fine[i].other);
              g_assert_cmpint (duplicates[n++].move, ==, moment.fine[i].move);
            }
      }
}

/* One after each line of the loop, and each step ends whole. */
static void
test_instants (const FringeSearch *search, const TestProblem *problem)
{
  uint32_t n_steps = fringe_search_n_steps (search), first = (uint32_t) test_random ((int) n_steps + 1);
  uint32_t last = MIN (first + 20, n_steps), n = 1;
  g_autoptr (GArray) all = fringe_tree_instants (search, first, last, G_MAXUINT - 1);
  g_autoptr (GArray) few = fringe_tree_instants (search, first, last, 3);

  (void) problem;
  g_assert_cmpuint (g_array_index (all, FringeInstant, 0).step, ==, first);
  for (uint32_t step = first + 1; step <= last; step++)
    for (int i = 1, n_lines = fringe_moment (search, step, -1).n_steps; i <= n_lines; i++)
      {
        const FringeInstant *instant = &g_array_index (all, FringeInstant, n++);

        g_assert_cmpuint (instant->step, ==, step);
        g_assert_true ((instant->half.n_nodes == 0) == (i == n_lines));
      }
  g_assert_cmpuint (all->len, ==, n);
  g_assert_true (few->len > 3 || few->len == all->len);
}

static GBytes *
draw (const FringeSearch *search, const FringeInstant *instant, uint32_t last, gboolean draws_duplicates)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  FringePicture picture = { .search = search,
                            .step = instant->step,
                            .half = instant->half,
                            .places_step = last,
                            .has_ghosts = draws_duplicates,
                            .selected = FRINGE_NO_NODE,
                            .scale = 1,
                            .title = "title" };

  g_assert_true (fringe_picture_write (&picture, FRINGE_FORMAT_SVG, stream, NULL, NULL, NULL));
  g_assert_true (g_output_stream_close (stream, NULL, NULL));
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
}

/* Whether the picture says so, is left out what looks as the one before, and nothing else. */
static void
assert_left_out (const FringeSearch *search, uint32_t last, gboolean draws_duplicates)
{
  g_autoptr (GArray) all = fringe_tree_instants (search, 0, last, 1000), kept = g_array_copy (all);
  guint n = fringe_tree_leave_out_equal (search, kept, draws_duplicates), at = 0;
  g_autoptr (GBytes) before = NULL;

  g_assert_cmpuint (n, ==, all->len - kept->len);
  for (guint i = 0; i < all->len; i++)
    {
      const FringeInstant *instant = &g_array_index (all, FringeInstant, i);
      GBytes *drawn = draw (search, instant, last, draws_duplicates);

      if (before == NULL || !g_bytes_equal (before, drawn))
        {
          g_assert_cmpuint (at, <, kept->len);
          g_assert_cmpmem (&g_array_index (kept, FringeInstant, at), sizeof *instant, instant, sizeof *instant);
          at++;
        }
      g_clear_pointer (&before, g_bytes_unref);
      before = drawn;
    }
  g_assert_cmpuint (at, ==, kept->len);
}

static void
test_equal (void)
{
  for (int i = 0; i < 20; i++)
    {
      TestProblem problem = test_problem_random (2 + test_random (2), 3, test_random (30));
      g_autoptr (FringeSearch) search = test_search_run (&problem, 60);

      test_problem_tell (&problem);
      assert_left_out (search, MIN (fringe_search_n_steps (search), 5), i % 2);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  test_add_property ("/tree-half/a-half-done-step-shows-the-states-of-its-moment", test_states);
  test_add_property ("/tree-half/the-node-in-hand-has-the-duplicates-met-so-far", test_in_hand);
  test_add_property ("/tree-half/there-is-an-instant-after-each-line", test_instants);
  g_test_add_func ("/tree-half/what-looks-as-the-one-before-is-left-out-and-nothing-else", test_equal);
  return g_test_run ();
}
