/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sentence-facts.h"

#include "test-boards.h"

#include <string.h>

/* What is said of IDA* is worked out again from ids, moves, g and h alone. */

static guint n_iterations, n_cut, n_back;

/* Roots up to and with node @id. */
static uint32_t
iteration_of (const FringeSearch *search, uint32_t id)
{
  uint32_t n = 0;

  for (uint32_t i = 0; i <= id; i++)
    n += fringe_search_g (search, i) == 0;
  return n;
}

static gboolean
is_ids (const FringeSearch *search)
{
  return fringe_search_rules (search)->algorithm == FRINGE_ALGORITHM_IDS;
}

static uint32_t
f_of (const FringeSearch *search, uint32_t id)
{
  if (is_ids (search))
    return fringe_search_g (search, id);
  return fringe_search_g (search, id) + (uint32_t) fringe_search_h (search, id);
}

/* Goes through all iterations: what is cut in one gives the bound of the next. */
static uint32_t
bound_of (const FringeSearch *search, uint32_t iteration)
{
  uint32_t bound = f_of (search, 0), next = UINT32_MAX;

  for (uint32_t id = 1; iteration > 1; id++)
    if (fringe_search_g (search, id) == 0)
      {
        bound = next;
        next = UINT32_MAX;
        iteration--;
      }
    else if (f_of (search, id) > bound)
      {
        next = MIN (next, f_of (search, id));
      }
  return bound;
}

static void
append_way (GString *text, const FringeSearch *search, uint32_t id, uint32_t bound)
{
  uint32_t iteration = iteration_of (search, id), parent = fringe_search_parent (search, id);

  if (id == 0 && is_ids (search))
    g_string_assign (text, "Iteration 1 begins at the start. The bound is 0.");
  else if (parent == FRINGE_NO_NODE && is_ids (search))
    g_string_printf (text, "Iteration %u begins at the start again, as node %u. The bound is now %u: one level deeper.",
                     iteration, id, bound);
  else if (id == 0)
    g_string_printf (text, "Iteration 1 begins at the start. The bound is %u, the h of the start.", bound);
  else if (parent == FRINGE_NO_NODE)
    g_string_printf (
        text, "Iteration %u begins at the start again, as node %u. The bound is now %u, the smallest f that was cut.",
        iteration, id, bound);
  else if (parent == id - 1)
    g_string_printf (text, "%s from node %u makes node %u, one level deeper.",
                     fringe_move_title (fringe_search_move (search, id)), parent, id);
  else
    g_string_printf (text, "The search backs up from node %u to node %u. %s from node %u makes node %u.", id - 1,
                     parent, fringe_move_title (fringe_search_move (search, id)), parent, id);
  n_iterations += id > 0 && parent == FRINGE_NO_NODE;
  n_back += parent != FRINGE_NO_NODE && parent != id - 1;
}

static void
append_fate (GString *text, const FringeSearch *search, uint32_t id, uint32_t bound)
{
  uint32_t f = f_of (search, id), parent = fringe_search_parent (search, id);
  FringeBoard board;

  fringe_search_board (search, id, &board);
  if (f > bound)
    g_string_append_printf (text, " Node %u has %s = %u, which exceeds the bound %u: it is cut.", id,
                            is_ids (search) ? "g" : "f", f, bound);
  else
    g_string_append_printf (text, " Node %u has %s = %u, which is within the bound %u.", id,
                            is_ids (search) ? "g" : "f", f, bound);
  n_cut += f > bound;
  if (f > bound)
    return;
  if (fringe_board_equal (&board, fringe_search_goal (search)))
    {
      g_string_append (text, " It is the goal.");
      return;
    }
  g_string_append (text, " It is not the goal.");
  if (parent != FRINGE_NO_NODE)
    g_string_append_printf (text, " %s leads back to node %u and is dropped.",
                            fringe_move_title (fringe_move_opposite (fringe_search_move (search, id))), parent);
}

static void
check_entry (const Why *why)
{
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autofree char *outcome = fringe_outcome_sentence (why->search, why->step);
  g_autofree char *step = fringe_step_sentence (why->search, why->step);
  uint32_t id, bound;

  if (!fringe_search_is_idastar (why->search))
    return;
  g_assert_null (strstr (why->text, "frontier"));
  g_assert_null (strstr (outcome, "frontier"));
  g_assert_null (strstr (step, "frontier"));
  if (why->step == 0)
    return;
  id = why->step - 1;
  bound = bound_of (why->search, iteration_of (why->search, id));
  append_way (expected, why->search, id, bound);
  append_fate (expected, why->search, id, bound);
  if (fringe_search_outcome_at (why->search, why->step) == FRINGE_OUTCOME_RUNNING)
    g_assert_cmpstr (why->text, ==, expected->str);
  else
    g_assert_true (g_str_has_prefix (why->text, expected->str));
}

static void
test_entries (void)
{
  for (int i = 0; i < 20 && (n_iterations == 0 || n_cut == 0 || n_back == 0); i++)
    for_each_step (check_entry);
  g_assert_cmpuint (n_iterations, >, 0);
  g_assert_cmpuint (n_cut, >, 0);
  g_assert_cmpuint (n_back, >, 0);
}

/* The second example of report-2019 with the tiles out of place counted: the bound is 5 and then 6. */
static void
test_example (void)
{
  FringeBoard start = test_board ("1 2 7 6 0 8 4 3 5"), goal = test_board ("1 2 0 4 8 7 3 6 5");
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_COLUMBIAX);
  FringeSearch *search;
  g_autofree char *outcome = NULL;

  rules.algorithm = FRINGE_ALGORITHM_IDASTAR;
  rules.heuristic = FRINGE_HEURISTIC_MISPLACED;
  search = fringe_search_new (&start, &goal, &rules, 1000);
  fringe_search_run (search, UINT32_MAX);
  outcome = fringe_outcome_sentence (search, 9);

  assert_step (search, 0, "Node 0 is the start");
  assert_why (search, 0,
              "The start is node 0, with g = 0, h = 5 and f = 5. IDA* searches depth-first while "
              "f\u00a0=\u00a0g\u00a0+\u00a0h stays "
              "within a bound. Each iteration has a larger bound, until one finds the goal.");
  assert_step (search, 1, "Iteration 1 begins at the start with the bound 5");
  assert_step (search, 2, "Node 1 is cut: its f = 7 exceeds the bound 5");
  assert_why (search, 2,
              "Up from node 0 makes node 1, one level deeper. Node 1 has f = 7, which exceeds the bound 5: it is cut.");
  assert_step (search, 5, "Node 4 is entered: its f = 5 is within the bound 5");
  assert_why (search, 5,
              "The search backs up from node 3 to node 0. Right from node 0 makes node 4. Node 4 has f = 5, which "
              "is within the bound 5. It is not the goal. Left leads back to node 0 and is dropped.");
  assert_step (search, 9, "Iteration 2 begins at the start again with the bound 6");
  g_assert_cmpstr (outcome, ==, "The search goes on in iteration 2 with the bound 6.");
  assert_step (search, 22, "Node 21 is the goal: the solution has 6 moves");
  assert_why (search, 22,
              "Up from node 20 makes node 21, one level deeper. Node 21 has f = 6, which is within the bound 6. It is "
              "the goal. "
              "Solved in 6 moves, in iteration 2. No solution is shorter.");
  fringe_search_unref (search);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sentences/idastar/bounds-cuts-and-the-way-back-are-true", test_entries);
  g_test_add_func ("/sentences/idastar/an-example-reads-as-a-lecturer-says-it", test_example);
  return g_test_run ();
}
