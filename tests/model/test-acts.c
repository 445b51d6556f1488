/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-acts.h"
#include "fringe-samples.h"
#include "session-watch.h"
#include "test-boards.h"

/* Whatever is done in a window can be undone, and then all is as it was. */

#define START "1 2 7 6 0 8 4 3 5"
#define GOAL "1 2 0 4 8 7 3 6 5"
#define LEFT FRINGE_COMPARED_LEFT
#define RIGHT FRINGE_COMPARED_RIGHT
#define N_DEEDS 30

/**
 * Desk:
 * @folds: of each tree, as a number; another search has a tree of its own
 * @n_done: acts that were told of
 * @told: (nullable): the last one
 */
typedef struct
{
  FringeSession *session;
  FringeActs *acts;
  guint folds[FRINGE_N_COMPARED];
  guint n_done;
  char *told;
} Desk;

static GVariant *
gather (gpointer data, FringeCompared side)
{
  return g_variant_new_uint32 (((Desk *) data)->folds[side]);
}

static void
restore (gpointer data, FringeCompared side, GVariant *view)
{
  ((Desk *) data)->folds[side] = g_variant_get_uint32 (view);
}

static void
on_left_search (Desk *desk)
{
  desk->folds[LEFT] = 0;
}

static void
on_right_search (Desk *desk)
{
  desk->folds[RIGHT] = 0;
}

static void
on_pair (Desk *desk)
{
  FringePair *pair = fringe_acts_get_pair (desk->acts);

  desk->folds[RIGHT] = 0;
  if (pair != NULL)
    g_signal_connect_swapped (fringe_pair_get_session (pair, RIGHT), "notify::search", G_CALLBACK (on_right_search),
                              desk);
}

static void
on_done (Desk *desk, const char *sentence)
{
  desk->n_done++;
  g_free (desk->told);
  desk->told = g_strdup (sentence);
}

static void
desk_begin (Desk *desk)
{
  static const FringeActsView view = { gather, restore };

  *desk = (Desk) { .session = test_session (START, GOAL) };
  desk->acts = fringe_acts_new (desk->session, &view, desk);
  g_signal_connect_swapped (desk->session, "notify::search", G_CALLBACK (on_left_search), desk);
  g_signal_connect_swapped (desk->acts, "notify::pair", G_CALLBACK (on_pair), desk);
  g_signal_connect_swapped (desk->acts, "done", G_CALLBACK (on_done), desk);
}

static void
desk_end (Desk *desk)
{
  gpointer session = desk->session;

  g_object_add_weak_pointer (session, &session);
  g_object_unref (desk->acts);
  g_object_unref (desk->session);
  g_assert_null (session);
  g_free (desk->told);
}

static FringeSession *
session_of (Desk *desk, FringeCompared side)
{
  FringePair *pair = fringe_acts_get_pair (desk->acts);

  return pair != NULL ? fringe_pair_get_session (pair, side) : desk->session;
}

static FringeSession *
any_session (Desk *desk)
{
  return session_of (desk, (FringeCompared) test_random (2));
}

static FringePlayer *
player_of (Desk *desk)
{
  FringePair *pair = fringe_acts_get_pair (desk->acts);

  return pair != NULL ? FRINGE_PLAYER (pair) : FRINGE_PLAYER (desk->session);
}

static void
finish (Desk *desk)
{
  while (fringe_player_get_state (player_of (desk)).is_running)
    fringe_player_advance (player_of (desk), 0, G_MAXINT64);
}

/* What is seen of one search. */
static void
print_session (GString *text, Desk *desk, FringeCompared side)
{
  FringeSession *session = session_of (desk, side);
  const FringeSearch *search = fringe_session_get_search (session);
  const FringeRules *rules = fringe_search_rules (search);

  g_string_append_printf (text, "%s, step %u, line %d, node %u, fork %u, folds %u, rules %d %d %d %d %d %g\n",
                          fringe_session_get_title (session), fringe_session_get_step (session),
                          fringe_session_get_moment (session)->n_done, fringe_session_get_selected (session),
                          fringe_search_fork_step (search), desk->folds[side], rules->algorithm, rules->heuristic,
                          rules->ties, rules->duplicates, rules->goal_test, rules->weight);
  g_assert_cmpint (rules->algorithm, ==, fringe_rules_model_get (fringe_session_get_rules (session))->algorithm);
  g_assert_cmpint (rules->heuristic, ==, fringe_rules_model_get (fringe_session_get_rules (session))->heuristic);
}

static char *
state_of (Desk *desk)
{
  GString *text = g_string_new (NULL);

  print_session (text, desk, LEFT);
  if (fringe_acts_get_pair (desk->acts) != NULL)
    print_session (text, desk, RIGHT);
  return g_string_free (text, FALSE);
}

static void
assert_state (Desk *desk, const char *expected)
{
  g_autofree char *state = state_of (desk);

  g_assert_cmpstr (state, ==, expected);
}

/* What is done. */

static void
do_puzzle (Desk *desk)
{
  int rows = 2 + test_random (2), columns = 2 + test_random (2);
  FringeBoard goal = test_board_random (rows, columns), start = goal;
  g_autofree char *title = g_strdup_printf ("Puzzle %d", test_random (1000));

  for (int i = test_random (20); i > 0; i--)
    fringe_board_move (&start, test_random_move ());
  fringe_session_set_puzzle (desk->session, &start, &goal, title);
}

static void
do_example (Desk *desk)
{
  guint n_samples;
  const FringeSample *samples = fringe_samples_get (&n_samples);
  const FringeSample *sample = &samples[test_random ((int) n_samples)];
  FringeRules rules = fringe_sample_rules (sample);
  FringeBoard start, goal;

  fringe_sample_boards (sample, &start, &goal);
  fringe_session_open (desk->session, &rules, &start, &goal, sample->title);
}

static void
do_rules (Desk *desk)
{
  static const char *const choices[]
      = { "algorithm", "heuristic", "moves", "ties", "duplicates", "goal-test", "preset" };

  g_object_set (fringe_session_get_rules (any_session (desk)), choices[test_random (G_N_ELEMENTS (choices))],
                (guint) test_random (8), NULL);
}

static void
do_heuristic (Desk *desk)
{
  fringe_rules_model_other_heuristic (fringe_session_get_rules (any_session (desk)));
}

/* As a window does: beside the search that it is forked from. */
static void
do_fork (Desk *desk)
{
  const FringeSearch *search = fringe_session_get_search (desk->session);
  guint last = fringe_session_last_fork_step (search);
  FringeRules rules = *fringe_search_rules (search);

  rules.algorithm = test_random (2) == 0 ? FRINGE_ALGORITHM_GREEDY : FRINGE_ALGORITHM_UCS;
  if (last == FRINGE_NO_FORK)
    return;
  fringe_acts_begin (desk->acts);
  fringe_acts_compare (desk->acts, TRUE);
  fringe_pair_fork (fringe_acts_get_pair (desk->acts), LEFT, (guint) test_random ((int) MIN (last, 9) + 1), &rules);
  fringe_acts_end (desk->acts, NULL);
}

static void
do_fold (Desk *desk)
{
  guint n = fringe_acts_get_pair (desk->acts) != NULL ? FRINGE_N_COMPARED : 1;

  fringe_acts_begin (desk->acts);
  desk->folds[test_random ((int) n)] = (guint) test_random (3);
  fringe_acts_end (desk->acts, "Folded");
}

static void
do_compare (Desk *desk)
{
  fringe_acts_compare (desk->acts, fringe_acts_get_pair (desk->acts) == NULL);
}

static void
do_swap (Desk *desk)
{
  fringe_acts_swap (desk->acts);
}

/* No act, but where one is when the next one is done. */
static void
look_around (Desk *desk)
{
  FringePair *pair = fringe_acts_get_pair (desk->acts);

  for (int i = test_random (6); i > 0; i--)
    {
      fringe_player_step (player_of (desk));
      finish (desk);
    }
  if (test_random (3) == 0)
    fringe_player_back (player_of (desk));
  if (test_random (5) == 0)
    fringe_session_fine_step (desk->session);
  if (test_random (8) == 0 && pair != NULL)
    fringe_pair_find_difference (pair);
  finish (desk);
  if (test_random (2) == 0)
    fringe_session_select (any_session (desk), (guint) test_random (3));
}

static void
do_any (Desk *desk)
{
  static void (*const deeds[]) (Desk * desk)
      = { do_puzzle, do_example, do_rules, do_rules,   do_heuristic, do_heuristic,
          do_fork,   do_fold,    do_fold,  do_compare, do_compare,   do_swap };

  deeds[test_random (G_N_ELEMENTS (deeds))](desk);
}

/* Returns: whether it was an act that can be undone; then @before is how it was before */
static gboolean
do_and_note (Desk *desk, GPtrArray *before)
{
  guint n_done = desk->n_done;
  char *state = state_of (desk);

  do_any (desk);
  g_assert_cmpuint (desk->n_done - n_done, <=, 1);
  if (desk->n_done == n_done)
    g_free (state);
  else
    {
      finish (desk);
      g_ptr_array_add (before, state);
      g_assert_nonnull (desk->told);
      g_assert_false (fringe_acts_can_redo (desk->acts));
    }
  return desk->n_done > n_done;
}

static void
undo_and_check (Desk *desk, GPtrArray *before, GPtrArray *after)
{
  g_autofree char *expected = g_ptr_array_steal_index (before, before->len - 1);

  g_ptr_array_add (after, state_of (desk));
  fringe_acts_undo (desk->acts);
  finish (desk);
  assert_state (desk, expected);
}

static void
redo_and_check (Desk *desk, GPtrArray *before, GPtrArray *after)
{
  g_autofree char *expected = g_ptr_array_steal_index (after, after->len - 1);

  g_ptr_array_add (before, state_of (desk));
  fringe_acts_redo (desk->acts);
  finish (desk);
  assert_state (desk, expected);
}

static void
check_deeds (void)
{
  g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) after = g_ptr_array_new_with_free_func (g_free);
  Desk desk;

  desk_begin (&desk);
  for (int i = 0; i < N_DEEDS; i++)
    {
      int which = test_random (10);

      if (which < 2 && before->len > 0)
        undo_and_check (&desk, before, after);
      else if (which < 4 && after->len > 0)
        redo_and_check (&desk, before, after);
      else if (do_and_note (&desk, before))
        g_ptr_array_set_size (after, 0);
      g_assert_cmpint (fringe_acts_can_undo (desk.acts), ==, before->len > 0);
      g_assert_cmpint (fringe_acts_can_redo (desk.acts), ==, after->len > 0);
      look_around (&desk);
    }
  while (before->len > 0)
    undo_and_check (&desk, before, after);
  g_assert_false (fringe_acts_can_undo (desk.acts));
  g_assert_null (fringe_acts_get_pair (desk.acts));
  while (after->len > 0)
    redo_and_check (&desk, before, after);
  desk_end (&desk);
}

static void
test_any_deeds (void)
{
  for (int i = 0; i < 30; i++)
    check_deeds ();
}

/* The other heuristic begins anew, and back again all is as it was, without undo. */
static void
test_other_heuristic_twice (void)
{
  Desk desk;
  const FringeSearch *search;

  desk_begin (&desk);
  search = fringe_session_get_search (desk.session);
  for (int i = 0; i < 4; i++)
    fringe_session_step (desk.session);
  fringe_rules_model_other_heuristic (fringe_session_get_rules (desk.session));
  g_assert_cmpstr (desk.told, ==, "Switched to Misplaced tiles");
  g_assert_cmpuint (fringe_session_get_step (desk.session), ==, 0);
  fringe_session_step (desk.session);
  fringe_rules_model_other_heuristic (fringe_session_get_rules (desk.session));
  g_assert_cmpstr (desk.told, ==, "Switched to Manhattan distance");
  g_assert_true (fringe_session_get_search (desk.session) == search);
  g_assert_cmpuint (fringe_session_get_step (desk.session), ==, 4);
  fringe_acts_undo (desk.acts);
  g_assert_cmpuint (fringe_session_get_step (desk.session), ==, 1);
  fringe_acts_undo (desk.acts);
  g_assert_true (fringe_session_get_search (desk.session) == search);
  g_assert_cmpuint (fringe_session_get_step (desk.session), ==, 4);
  desk_end (&desk);
}

/* The search on the right is the same one when the comparison comes back. */
static void
test_leaving_a_fork (void)
{
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  g_autofree char *state = NULL, *alone = NULL;
  Desk desk;

  desk_begin (&desk);
  for (int i = 0; i < 4; i++)
    fringe_session_step (desk.session);
  alone = state_of (&desk);
  rules.algorithm = FRINGE_ALGORITHM_GREEDY;
  fringe_acts_begin (desk.acts);
  fringe_acts_compare (desk.acts, TRUE);
  fringe_pair_fork (fringe_acts_get_pair (desk.acts), LEFT, 3, &rules);
  fringe_acts_end (desk.acts, NULL);
  g_assert_cmpstr (desk.told, ==, "Forked at step 3");
  finish (&desk);
  fringe_player_step (player_of (&desk));
  fringe_acts_swap (desk.acts);
  state = state_of (&desk);
  fringe_acts_compare (desk.acts, FALSE);
  g_assert_cmpint (fringe_search_rules (fringe_session_get_search (desk.session))->algorithm, ==,
                   FRINGE_ALGORITHM_GREEDY);
  fringe_session_step (desk.session);
  fringe_acts_undo (desk.acts);
  assert_state (&desk, state);
  fringe_acts_undo (desk.acts);
  fringe_acts_undo (desk.acts);
  assert_state (&desk, alone);
  desk_end (&desk);
}

static void
test_sentences (void)
{
  Desk desk;
  FringeBoard start = test_board (START), goal = test_board (GOAL), unsolvable = test_board ("2 1 7 6 0 8 4 3 5");

  desk_begin (&desk);
  g_object_set (fringe_session_get_rules (desk.session), "algorithm", FRINGE_ALGORITHM_GREEDY, NULL);
  g_assert_cmpstr (desk.told, ==, "Switched to Greedy best-first");
  g_object_set (fringe_session_get_rules (desk.session), "moves", 3u, NULL);
  g_assert_cmpstr (desk.told, ==, "Changed the rules");
  g_object_set (fringe_session_get_rules (desk.session), "algorithm", FRINGE_ALGORITHM_ASTAR, "moves", 0u, NULL);
  fringe_rules_model_other_heuristic (fringe_session_get_rules (desk.session));
  g_object_set (fringe_session_get_rules (desk.session), "preset", FRINGE_PRESET_REPORT_2019, NULL);
  g_assert_cmpstr (desk.told, ==, "Switched to Report 2019, with Manhattan distance");
  fringe_session_set_puzzle (desk.session, &goal, &start, "The way back");
  g_assert_cmpstr (desk.told, ==, "Switched to The way back");
  fringe_session_set_puzzle (desk.session, &goal, &start, "The way back");
  g_assert_cmpstr (desk.told, ==, "Began the search anew");
  fringe_session_set_puzzle (desk.session, &unsolvable, &goal, "By hand");
  fringe_session_swap_tiles (desk.session, "My puzzle");
  g_assert_cmpstr (desk.told, ==, "Swapped tiles 1 and 2");
  fringe_session_begin (desk.session, fringe_rules_model_get (fringe_session_get_rules (desk.session)), &start, &goal,
                        "Anew");
  g_assert_false (fringe_acts_can_undo (desk.acts));
  desk_end (&desk);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/acts/any-acts-undone-and-redone-end-where-they-began", test_any_deeds);
  g_test_add_func ("/acts/the-other-heuristic-twice-is-where-one-was", test_other_heuristic_twice);
  g_test_add_func ("/acts/leaving-a-fork-can-be-undone", test_leaving_a_fork);
  g_test_add_func ("/acts/each-says-what-was-done", test_sentences);
  return g_test_run ();
}
