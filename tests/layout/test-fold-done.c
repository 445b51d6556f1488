/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-layout.h"
#include "test-boards.h"
#include "test-searches.h"

/* Side branches fold once they are done; never what leads to the node of the step, to the goal, or to a node that is
 * kept. */

#define N 150

typedef struct
{
  FringeSearch *search;
  FringeLayout *layout;
  uint32_t step, kept;
} Folded;

static void
settle (FringeLayout *layout, FringeLayoutProgress progress)
{
  while (progress == FRINGE_LAYOUT_UNDER_WAY)
    progress = fringe_layout_advance (layout, UINT32_MAX);
  g_assert_cmpint (progress, ==, FRINGE_LAYOUT_READY);
}

static void
folded_init (Folded *folded)
{
  TestProblem problem = test_problem_random (3, 3, 40);

  if (fringe_algorithm_deepens (problem.rules.algorithm))
    problem.rules.algorithm = FRINGE_ALGORITHM_ASTAR;
  test_problem_tell (&problem);
  folded->search = test_search_run (&problem, (uint32_t) (2 + test_random (800)));
  folded->layout = fringe_layout_new ();
}

static void
folded_go (Folded *folded)
{
  folded->step = (uint32_t) test_random ((int) fringe_search_n_steps (folded->search) + 1);
  folded->kept = (uint32_t) test_random ((int) fringe_search_n_nodes_at (folded->search, folded->step));
  g_assert_true (fringe_layout_update (folded->layout, folded->search, 0, folded->step));
  settle (folded->layout, fringe_layout_fold_done (folded->layout, true, folded->step, folded->kept));
}

static void
folded_clear (Folded *folded)
{
  fringe_layout_free (folded->layout);
  fringe_search_unref (folded->search);
}

static void
shows_what_matters (const Folded *folded)
{
  uint32_t removed = folded->step > 0 ? fringe_search_removed (folded->search, folded->step) : 0;
  uint32_t goal = fringe_search_solution_at (folded->search, folded->step);

  for (uint32_t id = removed; id != FRINGE_NO_NODE; id = fringe_search_parent (folded->search, id))
    g_assert_true (fringe_layout_has (folded->layout, id));
  for (uint32_t id = goal; id != FRINGE_NO_NODE; id = fringe_search_parent (folded->search, id))
    g_assert_true (fringe_layout_has (folded->layout, id));
  g_assert_true (fringe_layout_has (folded->layout, folded->kept));
}

/* Nothing happens any more in what is hidden. */
static void
hides_what_is_done (const Folded *folded)
{
  bool is_running = fringe_search_outcome (folded->search) == FRINGE_OUTCOME_RUNNING;

  for (uint32_t id = 0; id < fringe_search_n_nodes_at (folded->search, folded->step); id++)
    {
      uint32_t removed = fringe_search_removed_step (folded->search, id);

      if (fringe_layout_has (folded->layout, id))
        continue;
      if (removed != UINT32_MAX)
        g_assert_cmpuint (removed, <=, folded->step);
      else
        g_assert_true (!is_running || fringe_search_superseded_step (folded->search, id) != UINT32_MAX);
    }
}

/* Whatever way led there. */
static void
is_the_same_from_anywhere (const Folded *folded)
{
  FringeLayout *fresh = fringe_layout_new ();

  g_assert_true (fringe_layout_update (fresh, folded->search, 0, folded->step));
  settle (fresh, fringe_layout_fold_done (fresh, true, folded->step, folded->kept));
  g_assert_cmpuint (fringe_layout_n_nodes (fresh), ==, fringe_layout_n_nodes (folded->layout));
  g_assert_cmpuint (fringe_layout_n_hidden (fresh), ==, fringe_layout_n_hidden (folded->layout));
  for (uint32_t id = 0; id < fringe_search_n_nodes_at (folded->search, folded->step); id++)
    {
      g_assert_cmpint (fringe_layout_has (fresh, id), ==, fringe_layout_has (folded->layout, id));
      if (fringe_layout_has (fresh, id))
        g_assert_cmpint (fringe_layout_place (fresh, id).x, ==, fringe_layout_place (folded->layout, id).x);
    }
  fringe_layout_free (fresh);
}

static void
try_steps (gconstpointer data)
{
  void (*const *check) (const Folded *folded) = data;

  for (int i = 0; i < N; i++)
    {
      Folded folded;

      folded_init (&folded);
      for (int k = 0; k < 5; k++)
        {
          folded_go (&folded);
          (*check) (&folded);
        }
      folded_clear (&folded);
    }
}

/* What a person has unfolded stays so, and without folding all is shown. */
static void
test_by_hand (void)
{
  for (int i = 0; i < N; i++)
    {
      Folded folded;
      uint32_t n_nodes;

      folded_init (&folded);
      folded_go (&folded);
      n_nodes = fringe_search_n_nodes_at (folded.search, folded.step);
      for (uint32_t id = 0; id < n_nodes; id++)
        if (fringe_layout_is_folded (folded.layout, id))
          {
            settle (folded.layout, fringe_layout_unfold (folded.layout, id));
            settle (folded.layout, fringe_layout_fold_done (folded.layout, true, folded.step, FRINGE_NO_NODE));
            g_assert_false (fringe_layout_is_folded (folded.layout, id));
            break;
          }
      settle (folded.layout, fringe_layout_fold_done (folded.layout, false, folded.step, FRINGE_NO_NODE));
      g_assert_cmpuint (fringe_layout_n_hidden (folded.layout), ==, 0);
      folded_clear (&folded);
    }
}

static void
add (const char *name, void (*check) (const Folded *folded))
{
  g_test_add_data_func_full (name, g_memdup2 (&check, sizeof check), try_steps, g_free);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add ("/fold-done/the-step-the-goal-and-what-is-kept-are-shown", shows_what_matters);
  add ("/fold-done/what-is-hidden-is-done", hides_what_is_done);
  add ("/fold-done/every-way-leads-to-the-same-folds", is_the_same_from_anywhere);
  g_test_add_func ("/fold-done/what-is-unfolded-by-hand-stays-so", test_by_hand);
  return g_test_run ();
}
