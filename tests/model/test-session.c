/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session-watch.h"

#include "fringe-sentences.h"
#include "test-boards.h"
#include "test-searches.h"

/* The second example of report-2019; A* with Manhattan distance solves it in 9 steps. */
#define START "1 2 7 6 0 8 4 3 5"
#define GOAL "1 2 0 4 8 7 3 6 5"

static void
assert_text (FringeSession *session, const char *property, const char *expected)
{
  g_autofree char *text = test_session_text (session, property);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_counts (FringeSession *session, const FringeSearch *search)
{
  FringeCounts counts = fringe_search_counts_at (search, fringe_search_n_steps (search));

  g_assert_cmpuint (test_session_number (session, "generated"), ==, counts.generated);
  g_assert_cmpuint (test_session_number (session, "expanded"), ==, counts.expanded);
  g_assert_cmpuint (test_session_number (session, "open"), ==, counts.open);
  g_assert_cmpuint (test_session_number (session, "max-depth"), ==, counts.max_depth);
}

static void
assert_words (FringeSession *session, const FringeSearch *search)
{
  guint step = fringe_session_get_step (session);
  g_autofree char *sentence = fringe_step_sentence (search, step);
  g_autofree char *why = fringe_why_sentences (search, step), *its_why = fringe_session_why (session);

  assert_text (session, "sentence", sentence);
  g_assert_cmpstr (its_why, ==, why);
}

static void
test_beginning (void)
{
  g_autoptr (FringeSession) session = fringe_session_new ();
  const FringeSearch *search = fringe_session_get_search (session);

  g_assert_true (fringe_board_equal (fringe_search_start (search), fringe_search_goal (search)));
  g_assert_cmpuint (fringe_session_get_n_steps (session), ==, 0);
  g_assert_false (test_session_flag (session, "can-undo"));
  g_assert_false (test_session_flag (session, "can-back"));
  assert_text (session, "title", "");
  assert_text (session, "step-title", "Start");
}

static void
test_first_puzzle (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);

  g_assert_false (test_session_flag (session, "can-undo"));
  assert_text (session, "title", "A puzzle");
  assert_text (session, "subtitle", "8-puzzle · A* · Manhattan distance");
}

/* Each step is compared with a search that was made apart and stopped there. */
static void
test_steps (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);

  for (guint step = 1; step <= 9; step++)
    {
      g_autofree char *title = g_strdup_printf ("Step %u of 9", step);
      g_autoptr (FringeSearch) search = test_session_search (session, step);

      g_assert_true (fringe_session_step (session));
      g_assert_cmpuint (fringe_session_get_step (session), ==, step);
      g_assert_cmpuint (fringe_session_get_shown (session), ==, fringe_search_removed (search, step));
      assert_text (session, "step-title", title);
      assert_counts (session, search);
      assert_words (session, search);
    }
  assert_text (session, "sentence", "Node 16 is the goal: the solution has 6 moves");
}

/* Nothing of it is made before a person goes there. */
static void
test_known_ahead (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  FringePlayerState state = fringe_player_get_state (FRINGE_PLAYER (session));

  g_assert_cmpuint (state.n_steps, ==, 0);
  g_assert_cmpuint (state.n_ahead, ==, 9);
  g_assert_cmpuint (fringe_search_n_steps (state.search), ==, 9);
  g_assert_cmpuint (fringe_layers_n (state.layers), ==, 1);
  fringe_player_go_to (FRINGE_PLAYER (session), 5);
  g_assert_cmpuint (fringe_session_get_step (session), ==, 5);
  g_assert_cmpuint (fringe_session_get_n_steps (session), ==, 5);
  assert_text (session, "step-title", "Step 5 of 9");
  assert_text (session, "summary", "Node 7 generates 1 node.");
  fringe_player_go_to (FRINGE_PLAYER (session), 99);
  assert_text (session, "step-title", "Step 9 of 9");
  assert_text (session, "summary", "Node 16 is the goal: 6 moves.");
}

/* Nothing is said of an end that nobody has seen, and nothing is made to see it. */
static void
test_not_known_ahead (void)
{
  g_autoptr (FringeSession) session = test_session ("8 6 7 2 5 4 3 0 1", "1 2 3 4 5 6 7 8 0");
  FringePlayerState state;

  fringe_session_step (session);
  state = fringe_player_get_state (FRINGE_PLAYER (session));
  g_assert_cmpuint (state.n_ahead, ==, 1);
  assert_text (session, "step-title", "Step 1 of 1 so far");
  fringe_player_go_to (FRINGE_PLAYER (session), 5);
  g_assert_cmpuint (fringe_session_get_n_steps (session), ==, 1);
}

/* A search that stops at a limit goes on when that is raised. */
static void
test_limit_is_no_end (void)
{
  g_autoptr (FringeSession) session = fringe_session_new ();
  FringeBoard start = test_board (START), goal = test_board (GOAL);

  fringe_session_set_node_limit (session, 8);
  fringe_session_set_puzzle (session, &start, &goal, "A puzzle");
  fringe_session_step (session);
  g_assert_cmpuint (fringe_player_get_state (FRINGE_PLAYER (session)).n_ahead, ==, 1);
  assert_text (session, "step-title", "Step 1 of 1 so far");
}

/* What is known stays known: only the number of steps does not come back. */
static void
test_back (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (GPtrArray) seen = g_ptr_array_new_with_free_func ((GDestroyNotify) g_hash_table_unref);

  for (guint step = 0; step < 9; step++)
    {
      g_ptr_array_add (seen, test_values (session));
      fringe_session_step (session);
    }
  for (guint step = 9; step-- > 0;)
    {
      fringe_session_back (session);
      test_assert_values (session, g_ptr_array_index (seen, step));
    }
  fringe_session_back (session);
  g_assert_cmpuint (fringe_session_get_step (session), ==, 0);
  assert_text (session, "step-title", "Step 0 of 9");
}

static void
test_after_the_goal (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);

  while (fringe_session_step (session))
    g_assert_cmpuint (fringe_session_get_step (session), <=, 9);
  g_assert_cmpuint (fringe_session_get_step (session), ==, 9);
  g_assert_false (test_session_flag (session, "can-step"));
  g_assert_true (test_session_flag (session, "can-back"));
  fringe_session_back (session);
  g_assert_true (test_session_flag (session, "can-step"));
}

static void
test_known_steps (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);

  fringe_session_go_to (session, 5);
  g_assert_cmpuint (fringe_session_get_step (session), ==, 0);
  for (int i = 0; i < 4; i++)
    fringe_session_step (session);
  fringe_session_go_to (session, 1);
  g_assert_cmpuint (fringe_session_get_step (session), ==, 1);
  fringe_session_step (session);
  g_assert_cmpuint (fringe_session_get_n_steps (session), ==, 4);
  fringe_session_go_to (session, G_MAXUINT);
  g_assert_cmpuint (fringe_session_get_step (session), ==, 4);
}

static void
test_selection (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);

  fringe_session_step (session);
  fringe_session_select (session, 2);
  g_assert_cmpuint (fringe_session_get_shown (session), ==, 2);
  fringe_session_hover (session, 1);
  g_assert_cmpuint (fringe_session_get_hovered (session), ==, 1);
  g_assert_cmpuint (fringe_session_get_shown (session), ==, 2);

  fringe_session_step (session);
  g_assert_cmpuint (fringe_session_get_selected (session), ==, FRINGE_NO_NODE);
  g_assert_cmpuint (fringe_session_get_shown (session), ==, 3);
}

static void
test_unsolvable (void)
{
  g_autoptr (FringeSession) session = test_session ("2 1 3 4 5 6 7 8 0", "1 2 3 4 5 6 7 8 0");
  g_autofree char *message = test_session_text (session, "message");

  g_assert_true (g_str_has_prefix (message, "The goal cannot be reached. "));
  g_assert_false (test_session_flag (session, "can-step"));
  g_assert_false (test_session_flag (session, "can-continue"));
  g_assert_false (fringe_session_step (session));
  fringe_session_run (session);
  g_assert_false (test_session_flag (session, "running"));
  fringe_session_set_playing (session, TRUE);
  g_assert_false (test_session_flag (session, "playing"));
  g_assert_cmpuint (fringe_session_get_n_steps (session), ==, 0);
}

static void
test_ways_out (void)
{
  g_autoptr (FringeSession) session = test_session ("1 2 3 4 5 6 8 7 0", "1 2 3 4 5 6 7 8 0");
  const FringeBoard swapped = test_board ("1 2 3 8 5 6 4 7 0"), start = test_board ("1 2 3 4 5 6 8 7 0");

  g_assert_true (test_session_flag (session, "unsolvable"));
  fringe_session_swap_tiles (session, "Mine");
  g_assert_true (fringe_board_equal (fringe_search_start (fringe_session_get_search (session)), &swapped));
  g_assert_false (test_session_flag (session, "unsolvable"));
  g_assert_true (fringe_session_step (session));
  fringe_session_swap_tiles (session, "Mine");
  g_assert_cmpuint (fringe_session_get_step (session), ==, 1);
  fringe_session_undo (session);
  g_assert_true (fringe_board_equal (fringe_search_start (fringe_session_get_search (session)), &start));
  fringe_session_search_anyway (session);
  g_assert_false (test_session_flag (session, "unsolvable"));
  g_assert_true (fringe_session_step (session));
}

static void
end_with_its_last_reference (FringeSession *session)
{
  gpointer watched = session;

  g_object_add_weak_pointer (G_OBJECT (session), &watched);
  g_object_unref (session);
  g_assert_null (watched);
}

static void
test_end (void)
{
  FringeSession *stepped = test_session (START, GOAL), *playing = test_session (START, GOAL);
  FringeSession *running = test_session ("8 6 7 2 5 4 3 0 1", "1 2 3 4 5 6 7 8 0");

  end_with_its_last_reference (fringe_session_new ());
  fringe_session_step (stepped);
  fringe_session_select (stepped, 1);
  end_with_its_last_reference (stepped);
  fringe_session_set_playing (playing, TRUE);
  end_with_its_last_reference (playing);
  fringe_session_run (running);
  end_with_its_last_reference (running);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/begins-with-a-solved-puzzle-that-is-nobodys", test_beginning);
  g_test_add_func ("/session/the-first-puzzle-cannot-be-undone", test_first_puzzle);
  g_test_add_func ("/session/counts-and-words-follow-each-step", test_steps);
  g_test_add_func ("/session/the-end-of-a-short-run-is-known-ahead", test_known_ahead);
  g_test_add_func ("/session/the-end-of-a-long-run-is-not", test_not_known_ahead);
  g_test_add_func ("/session/a-limit-is-no-end", test_limit_is_no_end);
  g_test_add_func ("/session/going-back-shows-what-was-seen-before", test_back);
  g_test_add_func ("/session/there-is-no-step-after-the-goal", test_after_the_goal);
  g_test_add_func ("/session/goes-to-known-steps-only", test_known_steps);
  g_test_add_func ("/session/shows-the-selected-node-until-the-next-step", test_selection);
  g_test_add_func ("/session/an-unsolvable-puzzle-says-why-and-has-no-step", test_unsolvable);
  g_test_add_func ("/session/an-unsolvable-puzzle-is-searched-anyway-or-from-a-board-that-is-solvable", test_ways_out);
  g_test_add_func ("/session/ends-with-its-last-reference", test_end);
  return g_test_run ();
}
