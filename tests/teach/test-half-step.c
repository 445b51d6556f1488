/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-moment.h"
#include "test-boards.h"
#include "test-searches.h"

/* The state as a picture has it: a node that was removed or generated and is not judged yet has none. */
static FringeNodeState
look_at (const FringeMoment *moment, guint id)
{
  FringeNodeState state = fringe_moment_state (moment, id);
  gboolean is_half = moment->n_done < moment->n_steps;

  return is_half && state == FRINGE_NODE_FRONTIER && !fringe_moment_is_open (moment, id) ? FRINGE_NODE_ABSENT : state;
}

/* Only the states named differ from those that the record has at the end of the step. */
static void
assert_states (const FringeMoment *moment, const FringeHalfStep *half)
{
  for (guint id = 0; id < moment->n_nodes; id++)
    {
      FringeNodeState state = fringe_search_state_at (moment->search, id, moment->step);

      for (int i = 0; i < half->n_states; i++)
        if (half->states[i].id == id)
          state = half->states[i].state;
      g_assert_cmpint (state, ==, look_at (moment, id));
    }
  for (int i = 0; i < half->n_states; i++)
    g_assert_cmpuint (half->states[i].id, <, half->n_nodes);
}

static void
assert_half (const FringeMoment *moment)
{
  FringeHalfStep half = fringe_tree_half (moment), whole = { 0 };
  guint n_duplicates = 0;

  if (moment->n_done == 0 || moment->n_done == moment->n_steps)
    {
      g_assert_cmpmem (&half, sizeof half, &whole, sizeof whole);
      return;
    }
  for (int i = 0; i < moment->n_done; i++)
    n_duplicates += moment->fine[i].kind == FRINGE_FINE_DUPLICATE;
  g_assert_cmpuint (half.n_nodes, ==, moment->n_nodes);
  g_assert_cmpint (half.n_duplicates, ==, n_duplicates);
  if (moment->step == 0)
    g_assert_cmpuint (half.current, ==, 0);
  else if (!fringe_search_is_idastar (moment->search))
    g_assert_cmpuint (half.current, ==, fringe_search_removed (moment->search, moment->step));
  else
    g_assert_cmpuint (half.current, ==, fringe_moment_last (moment)->node);
  assert_states (moment, &half);
}

static void
check_half (const FringeSearch *search, const TestProblem *problem)
{
  (void) problem;
  for (int i = 0; i < 5; i++)
    {
      guint step = i == 0 ? 0 : (guint) test_random ((int) fringe_search_n_steps (search) + 1);

      for (int n_done = 0; n_done <= fringe_moment (search, step, -1).n_steps; n_done++)
        {
          FringeMoment moment = fringe_moment (search, step, n_done);

          assert_half (&moment);
        }
    }
}

/* The moment that @instants has at @i, where it begins at the end of the step @first. */
static FringeMoment
moment_at (const FringeSearch *search, guint first, guint i)
{
  for (guint step = first + 1;; step++)
    {
      guint n_lines = (guint) fringe_moment (search, step, -1).n_steps;

      if (i == 0)
        return fringe_moment (search, step - 1, -1);
      if (i <= n_lines)
        return fringe_moment (search, step, (int) i);
      i -= n_lines;
    }
}

static guint
in_hand (const FringeMoment *moment)
{
  if (moment->step == 0)
    return FRINGE_NO_NODE;
  return moment->n_done == moment->n_steps ? fringe_search_removed (moment->search, moment->step)
                                           : fringe_tree_half (moment).current;
}

static int
n_duplicates (const FringeMoment *moment)
{
  int n = 0;

  for (int i = 0; i < moment->n_done; i++)
    n += moment->fine[i].kind == FRINGE_FINE_DUPLICATE;
  return n;
}

/* The ends of two steps are never one picture. */
static gboolean
look_equal (const FringeMoment *a, const FringeMoment *b, gboolean draws_duplicates)
{
  if ((a->n_done == a->n_steps && b->n_done == b->n_steps) || a->n_nodes != b->n_nodes || in_hand (a) != in_hand (b))
    return FALSE;
  for (guint id = 0; id < a->n_nodes; id++)
    if (look_at (a, id) != look_at (b, id))
      return FALSE;
  return !draws_duplicates || n_duplicates (a) == n_duplicates (b);
}

static void
check_left_out (const FringeSearch *search, const TestProblem *problem)
{
  gboolean draws_duplicates = test_random (2);
  guint n_steps = fringe_search_n_steps (search), first = (guint) test_random ((int) n_steps + 1), at = 0, n;
  g_autoptr (GArray) all = fringe_tree_instants (search, first, MIN (first + 4, n_steps), 1000);
  g_autoptr (GArray) kept = g_array_copy (all);
  FringeMoment before = fringe_moment (search, first, -1);

  (void) problem;
  n = fringe_tree_leave_out_equal (search, kept, draws_duplicates);
  g_assert_cmpuint (n + kept->len, ==, all->len);
  for (guint i = 0; i < all->len; i++)
    {
      FringeMoment moment = moment_at (search, first, i);

      if (i > 0 && look_equal (&before, &moment, draws_duplicates))
        continue;
      g_assert_cmpuint (at, <, kept->len);
      g_assert_cmpmem (&g_array_index (kept, FringeInstant, at), sizeof (FringeInstant),
                       &g_array_index (all, FringeInstant, i), sizeof (FringeInstant));
      before = moment;
      at++;
    }
  g_assert_cmpuint (at, ==, kept->len);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_property ("/half-step/it-names-each-state-that-is-not-the-record-s", check_half);
  test_add_property ("/half-step/left-out-is-what-a-look-at-every-node-finds-equal", check_left_out);
  return g_test_run ();
}
