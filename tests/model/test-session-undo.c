/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session-watch.h"

#include "fringe-pair.h"
#include "test-boards.h"

/* What was left comes back as it was seen. */

#define START "1 2 7 6 0 8 4 3 5"
#define GOAL "1 2 0 4 8 7 3 6 5"
#define N_EDITS 12

typedef struct
{
  GHashTable *values, *rules;
  GPtrArray *breakpoints;
} State;

static State *
state_of (FringeSession *session)
{
  State *state = g_new (State, 1);
  GListModel *list = fringe_session_get_breakpoints (session);

  *state = (State) { test_values (session), test_values (fringe_session_get_rules (session)),
                     g_ptr_array_new_with_free_func (g_object_unref) };
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    g_ptr_array_add (state->breakpoints, g_list_model_get_item (list, i));
  return state;
}

static void
state_free (gpointer data)
{
  State *state = data;

  g_hash_table_unref (state->values);
  g_hash_table_unref (state->rules);
  g_ptr_array_unref (state->breakpoints);
  g_free (state);
}

/* How far a record is known is no part of how it was left: rules that are chosen again go on with it. */
static gboolean
comes_back (const char *name)
{
  static const char *const others[] = { "can-undo", "can-redo", "n-steps", "step-title", NULL };

  return !g_strv_contains (others, name);
}

static void
assert_values (GHashTable *values, GHashTable *expected)
{
  GHashTableIter iter;
  gpointer name, value;

  g_hash_table_iter_init (&iter, expected);
  while (g_hash_table_iter_next (&iter, &name, &value))
    if (comes_back (name))
      g_assert_cmpstr (g_hash_table_lookup (values, name), ==, value);
}

static void
assert_state (FringeSession *session, const State *expected)
{
  State *state = state_of (session);

  assert_values (state->values, expected->values);
  assert_values (state->rules, expected->rules);
  g_assert_cmpuint (state->breakpoints->len, ==, expected->breakpoints->len);
  for (guint i = 0; i < expected->breakpoints->len; i++)
    g_assert_true (g_ptr_array_index (state->breakpoints, i) == g_ptr_array_index (expected->breakpoints, i));
  state_free (state);
}

static void
set_any_puzzle (FringeSession *session)
{
  int rows = 2 + test_random (2), columns = 2 + test_random (3);
  FringeBoard goal = test_board_random (rows, columns), start = goal;
  g_autofree char *title = g_strdup_printf ("Puzzle %d", test_random (1000));

  for (int i = test_random (40); i > 0; i--)
    fringe_board_move (&start, test_random_move ());
  fringe_session_set_puzzle (session, &start, &goal, title);
}

static void
set_any_rule (FringeSession *session)
{
  static const char *const choices[]
      = { "algorithm", "heuristic", "moves", "ties", "duplicates", "goal-test", "preset" };

  g_object_set (fringe_session_get_rules (session), choices[test_random (G_N_ELEMENTS (choices))],
                (guint) test_random (8), NULL);
}

static void
fork_anywhere (FringeSession *session)
{
  const FringeSearch *search = fringe_session_get_search (session);
  guint last = fringe_session_last_fork_step (search);
  FringeRules rules = *fringe_search_rules (search);

  rules.algorithm = test_random (2) == 0 ? FRINGE_ALGORITHM_GREEDY : FRINGE_ALGORITHM_UCS;
  if (last != FRINGE_NO_FORK)
    fringe_session_fork (session, search, (guint) test_random ((int) last + 1), &rules);
}

static void
edit (FringeSession *session)
{
  int which = test_random (6);

  if (which < 2)
    set_any_puzzle (session);
  else if (which < 5)
    set_any_rule (session);
  else
    fork_anywhere (session);
}

/* What is no change to undo, and is brought back with one. */
static void
look_around (FringeSession *session)
{
  FringeBreakpoint on_node = { .kind = FRINGE_BREAKPOINT_NODE, .id = (guint) test_random (5) };
  FringeBreakpoint on_event = { .kind = FRINGE_BREAKPOINT_EVENT, .event = (FringeEvent) test_random (FRINGE_N_EVENTS) };

  for (int i = test_random (8); i > 0; i--)
    fringe_session_step (session);
  if (test_random (3) == 0)
    fringe_session_go_to (session, (guint) test_random (8));
  if (test_random (3) == 0)
    fringe_session_fine_back (session);
  if (test_random (2) == 0)
    fringe_session_toggle_breakpoint (session, &on_node);
  if (test_random (4) == 0)
    fringe_session_add_breakpoint (session, &on_event);
  if (test_random (2) == 0)
    fringe_session_select (session, 0);
}

static void
count (guint *n_left)
{
  ++*n_left;
}

static void
check_edits (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (state_free);
  FringeBreakpoint on_event = { .kind = FRINGE_BREAKPOINT_EVENT, .event = FRINGE_EVENT_LAYER };

  guint n_left = 0;

  g_signal_connect_swapped (session, "left", G_CALLBACK (count), &n_left);
  fringe_session_add_breakpoint (session, &on_event);
  for (int i = 0; i < N_EDITS; i++)
    {
      State *before;
      guint n_left_before = n_left;

      look_around (session);
      before = state_of (session);
      edit (session);
      if (n_left > n_left_before)
        g_ptr_array_add (states, before);
      else
        state_free (before);
    }
  look_around (session);
  g_ptr_array_add (states, state_of (session));
  for (guint i = states->len - 1; i-- > 0;)
    {
      State *expected = g_ptr_array_index (states, i);
      g_autoptr (GHashTable) values = NULL;

      fringe_session_undo (session);
      values = test_values (session);
      assert_values (values, expected->values);
    }
  g_assert_false (test_session_flag (session, "can-undo"));
  for (guint i = 1; i < states->len; i++)
    {
      fringe_session_redo (session);
      if (i == states->len - 1)
        assert_state (session, g_ptr_array_index (states, i));
    }
  g_assert_false (test_session_flag (session, "can-redo"));
}

static void
test_edits (void)
{
  for (int i = 0; i < 200; i++)
    check_edits ();
}

/* On nodes they belong to their record; on events they stay as they are. */
static void
test_breakpoints (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  GListModel *list = fringe_session_get_breakpoints (session);
  FringeBreakpoint on_node = { .kind = FRINGE_BREAKPOINT_NODE, .id = 3 };
  FringeBreakpoint on_event = { .kind = FRINGE_BREAKPOINT_EVENT, .event = FRINGE_EVENT_LAYER };
  FringeBreakpoint later = { .kind = FRINGE_BREAKPOINT_EVENT, .event = FRINGE_EVENT_DUPLICATE };

  fringe_session_step (session);
  fringe_session_add_breakpoint (session, &on_node);
  fringe_session_add_breakpoint (session, &on_event);
  fringe_rules_model_other_heuristic (fringe_session_get_rules (session));
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 1);
  fringe_session_add_breakpoint (session, &later);
  fringe_session_remove_breakpoint (session, &on_event);
  fringe_session_undo (session);
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 2);
  fringe_session_redo (session);
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 1);
}

static FringeHeuristic
heuristic_of (FringeSession *session)
{
  return fringe_search_rules (fringe_session_get_search (session))->heuristic;
}

/* An example that is chosen twice, H, and steps. */
static void
test_example_chosen_twice (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  FringeBoard start = test_board (START), goal = test_board (GOAL);

  fringe_session_step (session);
  fringe_session_set_puzzle (session, &start, &goal, "A puzzle");
  for (int i = 0; i < 2; i++)
    fringe_session_step (session);
  fringe_rules_model_other_heuristic (fringe_session_get_rules (session));
  for (int i = 0; i < 3; i++)
    fringe_session_step (session);
  fringe_session_undo (session);
  g_assert_cmpint (heuristic_of (session), ==, FRINGE_HEURISTIC_MANHATTAN);
  g_assert_cmpuint (fringe_session_get_step (session), ==, 2);
  fringe_session_undo (session);
  g_assert_cmpint (heuristic_of (session), ==, FRINGE_HEURISTIC_MANHATTAN);
  g_assert_cmpuint (fringe_session_get_step (session), ==, 1);
  fringe_session_redo (session);
  fringe_session_redo (session);
  g_assert_cmpint (heuristic_of (session), ==, FRINGE_HEURISTIC_MISPLACED);
  g_assert_cmpuint (fringe_session_get_step (session), ==, 3);
}

static void
finish (FringePair *pair)
{
  while (fringe_pair_is_busy (pair))
    fringe_player_advance (FRINGE_PLAYER (pair), 0, G_MAXINT64);
}

/* Beside another search, which follows. */
static void
test_beside_another (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (FringePair) pair = fringe_pair_new (session);
  FringeSession *right = fringe_pair_get_session (pair, FRINGE_COMPARED_RIGHT);
  FringeBoard start = test_board ("2 8 3 1 6 4 7 0 5"), goal = test_board ("1 2 3 8 0 4 7 6 5");

  for (int i = 0; i < 3; i++)
    fringe_player_step (FRINGE_PLAYER (pair));
  finish (pair);
  fringe_session_set_puzzle (session, &start, &goal, "Another");
  fringe_player_step (FRINGE_PLAYER (pair));
  finish (pair);
  fringe_session_undo (session);
  finish (pair);
  g_assert_cmpuint (fringe_session_get_step (session), ==, 3);
  g_assert_cmpuint (fringe_session_get_step (right), ==, 3);
  g_assert_cmpuint (fringe_player_get_state (FRINGE_PLAYER (pair)).step, ==, 3);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/undo/any-edits-undone-and-redone-give-the-same", test_edits);
  g_test_add_func ("/session/undo/breakpoints-come-back-with-their-record", test_breakpoints);
  g_test_add_func ("/session/undo/an-example-chosen-twice-has-its-rules-and-its-step", test_example_chosen_twice);
  g_test_add_func ("/session/undo/a-search-beside-another-comes-back-to-its-step", test_beside_another);
  return g_test_run ();
}
