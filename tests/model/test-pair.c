/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session-watch.h"

#include "fringe-pair.h"
#include "fringe-quiz-game.h"
#include "test-boards.h"
#include "test-searches.h"

#define LEFT FRINGE_COMPARED_LEFT
#define RIGHT FRINGE_COMPARED_RIGHT

/* Nilsson's example: five moves. */
#define START "2 8 3 1 6 4 7 0 5"
#define GOAL "1 2 3 8 0 4 7 6 5"

/* A hardest 8-puzzle. */
#define HARD_START "8 6 7 2 5 4 3 0 1"
#define HARD_GOAL "1 2 3 4 5 6 7 8 0"

/* Misplaced tiles on the left, Manhattan distance on the right. */
static FringePair *
pair_of (FringeSession *session)
{
  g_object_set (fringe_session_get_rules (session), "heuristic", FRINGE_HEURISTIC_MISPLACED, NULL);
  return fringe_pair_new (session);
}

static guint
step_of (FringePair *pair, FringeCompared side)
{
  return fringe_session_get_step (fringe_pair_get_session (pair, side));
}

static void
finish (FringePair *pair)
{
  while (fringe_pair_is_busy (pair))
    fringe_player_advance (FRINGE_PLAYER (pair), g_get_monotonic_time (), g_get_monotonic_time () + 1000);
}

static void
assert_steps (FringePair *pair, guint left, guint right)
{
  g_assert_cmpuint (step_of (pair, LEFT), ==, left);
  g_assert_cmpuint (step_of (pair, RIGHT), ==, right);
}

static void
test_rules (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (FringePair) pair = NULL;
  const FringeRules *left, *right;

  g_object_set (fringe_session_get_rules (session), "preset", FRINGE_PRESET_REPORT_2019, NULL);
  pair = pair_of (session);
  left = fringe_search_rules (fringe_session_get_search (session));
  right = fringe_search_rules (fringe_session_get_search (fringe_pair_get_session (pair, RIGHT)));
  g_assert_cmpint (left->heuristic, ==, FRINGE_HEURISTIC_MISPLACED);
  g_assert_cmpint (right->heuristic, ==, FRINGE_HEURISTIC_MANHATTAN);
  g_assert_cmpint (left->duplicates, ==, right->duplicates);
  g_assert_cmpint (left->ties, ==, right->ties);
}

static void
test_steps (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (FringePair) pair = pair_of (session);

  for (guint time = 1; time <= 3; time++)
    {
      fringe_player_step (FRINGE_PLAYER (pair));
      g_assert_cmpuint (fringe_player_get_state (FRINGE_PLAYER (pair)).step, ==, time);
      assert_steps (pair, time, time);
    }
  fringe_player_back (FRINGE_PLAYER (pair));
  assert_steps (pair, 2, 2);
  fringe_player_run (FRINGE_PLAYER (pair));
  finish (pair);
  g_assert_false (fringe_player_get_state (FRINGE_PLAYER (pair)).can_step);
  g_assert_cmpuint (fringe_player_get_state (FRINGE_PLAYER (pair)).step, ==,
                    fringe_player_get_state (FRINGE_PLAYER (pair)).n_steps);
  g_assert_cmpuint (step_of (pair, LEFT), >, step_of (pair, RIGHT));
}

static void
assert_sentence (FringePair *pair, const char *expected)
{
  g_autofree char *sentence = NULL;

  g_object_get (pair, "sentence", &sentence, NULL);
  g_assert_cmpstr (sentence, ==, expected);
}

static void
test_sentence (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (FringePair) pair = pair_of (session);
  FringeQuizGame *quiz = fringe_session_get_quiz (session);

  fringe_player_go_to (FRINGE_PLAYER (pair), 3);
  assert_sentence (pair, "On the left: Node 4 generates 2 nodes. On the right: Node 4 generates 2 nodes.");
  g_assert_true (fringe_quiz_game_ask (quiz));
  assert_sentence (pair, fringe_quiz_game_get_question (quiz)->text);
}

/* The one that has ended stays, back and forth. */
static void
test_ended (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (FringePair) pair = pair_of (session);
  guint end;

  fringe_player_run (FRINGE_PLAYER (pair));
  finish (pair);
  end = step_of (pair, RIGHT);
  fringe_player_back (FRINGE_PLAYER (pair));
  g_assert_cmpuint (step_of (pair, RIGHT), ==, end);
  for (guint time = fringe_player_get_state (FRINGE_PLAYER (pair)).step; time > 0; time--)
    {
      assert_steps (pair, MIN (time, fringe_session_get_n_steps (session)), MIN (time, end));
      fringe_player_back (FRINGE_PLAYER (pair));
    }
  assert_steps (pair, 0, 0);
  g_assert_false (fringe_player_get_state (FRINGE_PLAYER (pair)).can_back);
}

static void
test_following (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (FringePair) pair = pair_of (session);
  FringeSession *right = fringe_pair_get_session (pair, RIGHT);

  fringe_session_step (session);
  fringe_session_step (session);
  assert_steps (pair, 2, 2);
  fringe_session_back (right);
  assert_steps (pair, 1, 1);
  fringe_session_go_to (session, 0);
  assert_steps (pair, 0, 0);
}

static void
test_difference (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (FringePair) pair = pair_of (session);
  FringeDifference difference;

  fringe_pair_find_difference (pair);
  finish (pair);
  difference = fringe_comparison_difference (fringe_pair_get_comparison (pair));
  g_assert_cmpint (difference.cause, ==, FRINGE_DIFFERENCE_HEURISTIC);
  assert_steps (pair, difference.step, difference.step);
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    g_assert_cmpuint (fringe_search_removed (fringe_session_get_search (fringe_pair_get_session (pair, side)),
                                             difference.step),
                      ==, difference.removed[side]);
}

static void
count_told (guint *n)
{
  (*n)++;
}

static void
test_no_difference (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (FringePair) pair = pair_of (session);
  guint n = 0;

  g_object_set (fringe_session_get_rules (fringe_pair_get_session (pair, RIGHT)), "heuristic",
                FRINGE_HEURISTIC_MISPLACED, NULL);
  g_signal_connect_swapped (pair, "told", G_CALLBACK (count_told), &n);
  fringe_pair_find_difference (pair);
  finish (pair);
  g_assert_cmpuint (n, ==, 0);
  g_assert_cmpint (fringe_comparison_difference (fringe_pair_get_comparison (pair)).cause, ==, FRINGE_DIFFERENCE_NONE);
  assert_steps (pair, 0, 0);
}

static void
assert_same_board (FringePair *pair, guint left, guint right)
{
  FringeBoard boards[FRINGE_N_COMPARED];

  fringe_search_board (fringe_session_get_search (fringe_pair_get_session (pair, LEFT)), left, &boards[LEFT]);
  fringe_search_board (fringe_session_get_search (fringe_pair_get_session (pair, RIGHT)), right, &boards[RIGHT]);
  g_assert_true (fringe_board_equal (&boards[LEFT], &boards[RIGHT]));
}

/* Whichever is selected, the other is the node of the same board, or none. */
static void
test_linked (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (FringePair) pair = pair_of (session);
  FringeSession *right = fringe_pair_get_session (pair, RIGHT);
  guint n_linked = 0, n_alone = 0, n;

  fringe_player_run (FRINGE_PLAYER (pair));
  finish (pair);
  n = fringe_search_n_nodes (fringe_session_get_search (session));
  for (guint id = 0; id < n; id++)
    {
      guint counterpart;

      fringe_session_select (session, id);
      fringe_session_hover (session, id);
      counterpart = fringe_session_get_selected (right);
      g_assert_cmpuint (fringe_session_get_hovered (right), ==, counterpart);
      n_alone += counterpart == FRINGE_NO_NODE;
      if (counterpart == FRINGE_NO_NODE)
        continue;
      n_linked++;
      assert_same_board (pair, id, counterpart);
      fringe_session_select (session, FRINGE_NO_NODE);
      fringe_session_select (right, counterpart);
      assert_same_board (pair, fringe_session_get_selected (session), counterpart);
    }
  g_assert_cmpuint (n_linked, >, 0);
  g_assert_cmpuint (n_alone, >, 0);
}

static void
test_shares (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (FringePair) pair = pair_of (session);

  fringe_player_step (FRINGE_PLAYER (pair));
  g_assert_cmpint (fringe_pair_get_share (pair, LEFT, 0), ==, FRINGE_SHARE_BOTH);
  g_assert_cmpint (fringe_pair_get_share (pair, LEFT, 1), ==, FRINGE_SHARE_NEITHER);
  fringe_pair_find_difference (pair);
  finish (pair);
  g_assert_cmpint (fringe_pair_get_share (pair, LEFT,
                                          fringe_search_removed (fringe_session_get_search (session),
                                                                 step_of (pair, LEFT))),
                   ==, FRINGE_SHARE_ONLY_LEFT);
}

static void
test_puzzle (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (FringePair) pair = pair_of (session);
  FringeBoard start = test_board (HARD_START), goal = test_board (HARD_GOAL);
  FringeSession *right = fringe_pair_get_session (pair, RIGHT);

  fringe_player_step (FRINGE_PLAYER (pair));
  fringe_session_set_puzzle (session, &start, &goal, "hard");
  g_assert_true (fringe_board_equal (fringe_search_start (fringe_session_get_search (right)), &start));
  assert_steps (pair, 0, 0);
  fringe_player_step (FRINGE_PLAYER (pair));
  assert_steps (pair, 1, 1);
  fringe_session_undo (session);
  fringe_player_step (FRINGE_PLAYER (pair));
  start = test_board (START);
  g_assert_true (fringe_board_equal (fringe_search_start (fringe_session_get_search (right)), &start));
  assert_steps (pair, 2, 2);
}

/* At the end of a layer neither has removed a node of a larger f, and both would next. */
static void
test_layers (void)
{
  g_autoptr (FringeSession) session = test_session (HARD_START, HARD_GOAL);
  g_autoptr (FringePair) pair = pair_of (session);
  double before = 0;

  fringe_pair_set_pace (pair, FRINGE_PACE_LAYER);
  for (guint time = 1; time <= 6; time++)
    {
      double f;

      fringe_player_step (FRINGE_PLAYER (pair));
      finish (pair);
      g_assert_cmpuint (fringe_player_get_state (FRINGE_PLAYER (pair)).step, ==, time);
      f = fringe_comparison_layer (fringe_pair_get_comparison (pair), time);
      g_assert_cmpfloat (f, >, before);
      before = f;
      for (guint side = 0; side < FRINGE_N_COMPARED; side++)
        {
          const FringeSearch *search = fringe_session_get_search (fringe_pair_get_session (pair, side));
          guint next = fringe_search_removed (search, step_of (pair, side) + 1);

          g_assert_cmpfloat (fringe_search_f (search, next), >, f);
        }
    }
}

static void
assert_title (FringePair *pair, const char *word, const char *more)
{
  g_autofree char *title = fringe_pair_time_title (pair);
  g_autofree char *expected
      = g_strdup_printf ("%s %u of %u%s", word, fringe_player_get_state (FRINGE_PLAYER (pair)).step,
                         fringe_player_get_state (FRINGE_PLAYER (pair)).n_steps, more);

  g_assert_cmpstr (title, ==, expected);
}

/* IDA* makes steps that expand no node, so both stand at steps of their own, which the title tells. */
static void
test_idle_steps (void)
{
  g_autoptr (FringeSession) session = test_session (HARD_START, HARD_GOAL);
  g_autoptr (FringePair) pair = pair_of (session);

  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    g_object_set (fringe_session_get_rules (fringe_pair_get_session (pair, (FringeCompared) side)), "algorithm",
                  FRINGE_ALGORITHM_IDASTAR, NULL);
  for (guint time = 0; time < 12; time++)
    {
      fringe_player_step (FRINGE_PLAYER (pair));
      finish (pair);
    }
  g_autofree char *title = fringe_pair_time_title (pair);
  g_autofree char *expected
      = g_strdup_printf ("Steps \u2066%u : %u\u2069", step_of (pair, LEFT), step_of (pair, RIGHT));

  g_assert_cmpuint (step_of (pair, LEFT), >, 12);
  g_assert_cmpstr (title, ==, expected);
}

/* One search is enough, however many steps the other one has. */
static void
test_idle_steps_of_one (void)
{
  g_autoptr (FringeSession) session = test_session ("2 8 3 1 6 4 7 0 5", "1 2 3 8 0 4 7 6 5");
  g_autoptr (FringePair) pair = pair_of (session);
  g_autofree char *title = NULL;

  g_object_set (fringe_session_get_rules (session), "algorithm", FRINGE_ALGORITHM_IDASTAR, NULL);
  g_object_set (fringe_session_get_rules (fringe_pair_get_session (pair, RIGHT)), "algorithm", FRINGE_ALGORITHM_UCS,
                NULL);
  fringe_player_run (FRINGE_PLAYER (pair));
  finish (pair);
  title = fringe_pair_time_title (pair);
  g_assert_cmpuint (step_of (pair, RIGHT), >, step_of (pair, LEFT));
  g_assert_true (g_str_has_prefix (title, "Steps "));
}

/* Who stands in the middle of a layer has not come to its end. */
static void
test_middle_of_a_layer (void)
{
  g_autoptr (FringeSession) session = test_session (HARD_START, HARD_GOAL);
  g_autoptr (FringePair) pair = pair_of (session);

  fringe_pair_set_pace (pair, FRINGE_PACE_LAYER);
  for (guint time = 1; time <= 3; time++)
    {
      fringe_player_step (FRINGE_PLAYER (pair));
      finish (pair);
    }
  assert_title (pair, "Layer", " so far");
  fringe_session_back (session);
  finish (pair);
  assert_title (pair, "In layer", " so far");
  fringe_session_go_to (session, fringe_session_get_n_steps (session));
  finish (pair);
  assert_title (pair, "In layer", " so far");
  fringe_player_run (FRINGE_PLAYER (pair));
  finish (pair);
  assert_title (pair, "Layer", "");
  fringe_session_back (session);
  finish (pair);
  assert_title (pair, "In layer", "");
}

static void
test_cancelled (void)
{
  g_autoptr (FringeSession) session = test_session (HARD_START, HARD_GOAL);
  g_autoptr (FringePair) pair = pair_of (session);

  fringe_player_step (FRINGE_PLAYER (pair));
  fringe_player_run (FRINGE_PLAYER (pair));
  g_assert_true (fringe_pair_is_busy (pair));
  fringe_player_cancel (FRINGE_PLAYER (pair));
  g_assert_false (fringe_pair_is_busy (pair));
  assert_steps (pair, 1, 1);
  g_assert_cmpuint (fringe_player_get_state (FRINGE_PLAYER (pair)).n_steps, >, 1);
}

static void
test_late (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (FringePair) pair = NULL;

  for (guint i = 0; i < 4; i++)
    fringe_session_step (session);
  pair = fringe_pair_new (session);
  assert_steps (pair, 4, 4);
}

/* The searches of a short puzzle part where they will, before they are there. */
static void
test_known_ahead (void)
{
  g_autoptr (FringeSession) session = test_session ("1 2 7 6 0 8 4 3 5", "1 2 0 4 8 7 3 6 5");
  g_autoptr (FringePair) pair = pair_of (session);
  FringePlayerState state = fringe_player_get_state (FRINGE_PLAYER (pair));
  g_autofree char *title = NULL;

  g_assert_cmpuint (state.n_steps, ==, 0);
  g_assert_cmpuint (state.n_ahead, ==, 10);
  g_assert_cmpuint (state.difference, ==, 2);
  fringe_player_go_to (FRINGE_PLAYER (pair), 6);
  finish (pair);
  assert_steps (pair, 6, 6);
  title = fringe_pair_time_title (pair);
  g_assert_cmpstr (title, ==, "Step 6 of 10");
}

static const FringeSearch *
search_of (FringePair *pair, FringeCompared side)
{
  return fringe_session_get_search (fringe_pair_get_session (pair, side));
}

/* Misplaced tiles, and from @step on Manhattan distance. */
static void
fork_at (FringePair *pair, guint step)
{
  FringeRules rules = *fringe_search_rules (search_of (pair, LEFT));

  rules.heuristic = FRINGE_HEURISTIC_MANHATTAN;
  fringe_pair_fork (pair, LEFT, step, &rules);
}

static void
test_forked (void)
{
  g_autoptr (FringeSession) session = test_session (HARD_START, HARD_GOAL);
  g_autoptr (FringePair) pair = pair_of (session);
  FringeDifference difference;

  for (guint i = 0; i < 5; i++)
    fringe_player_step (FRINGE_PLAYER (pair));
  fork_at (pair, 3);
  assert_steps (pair, 3, 3);
  g_assert_cmpuint (fringe_search_fork_step (search_of (pair, RIGHT)), ==, 3);
  g_assert_cmpuint (fringe_player_get_state (FRINGE_PLAYER (pair)).fork, ==, 3);
  for (guint step = 1; step <= 3; step++)
    g_assert_cmpuint (fringe_search_removed (search_of (pair, LEFT), step), ==,
                      fringe_search_removed (search_of (pair, RIGHT), step));
  fringe_pair_find_difference (pair);
  finish (pair);
  difference = fringe_comparison_difference (fringe_pair_get_comparison (pair));
  g_assert_cmpint (difference.cause, ==, FRINGE_DIFFERENCE_HEURISTIC);
  g_assert_cmpuint (difference.step, >, 3);
  fringe_player_go_to (FRINGE_PLAYER (pair), 2);
  assert_steps (pair, 2, 2);
}

/* Rules that change on either side leave both at the step of the fork, as long as one can be forked by them. */
static void
test_forked_by_rules (void)
{
  g_autoptr (FringeSession) session = test_session (HARD_START, HARD_GOAL);
  g_autoptr (FringePair) pair = pair_of (session);
  FringeRulesModel *rules;

  for (guint i = 0; i < 5; i++)
    fringe_player_step (FRINGE_PLAYER (pair));
  fork_at (pair, 4);
  rules = fringe_session_get_rules (fringe_pair_get_session (pair, RIGHT));
  g_assert_cmpint (fringe_rules_model_get (rules)->heuristic, ==, FRINGE_HEURISTIC_MANHATTAN);
  g_object_set (rules, "algorithm", FRINGE_ALGORITHM_GREEDY, NULL);
  g_assert_cmpuint (fringe_search_fork_step (search_of (pair, RIGHT)), ==, 4);
  g_assert_cmpint (fringe_search_rules (search_of (pair, RIGHT))->algorithm, ==, FRINGE_ALGORITHM_GREEDY);
  assert_steps (pair, 4, 4);
  g_object_set (fringe_session_get_rules (session), "heuristic", FRINGE_HEURISTIC_ZERO, NULL);
  assert_steps (pair, 4, 4);
  g_object_set (rules, "duplicates", FRINGE_DUPLICATES_PARENT, NULL);
  g_assert_cmpuint (fringe_search_fork_step (search_of (pair, RIGHT)), ==, UINT32_MAX);
  g_assert_cmpuint (fringe_player_get_state (FRINGE_PLAYER (pair)).fork, ==, FRINGE_NO_FORK);
  assert_steps (pair, 0, 0);
}

static void
test_fork_of_the_right (void)
{
  g_autoptr (FringeSession) session = test_session (HARD_START, HARD_GOAL);
  g_autoptr (FringePair) pair = pair_of (session);
  FringeRules rules = *fringe_search_rules (search_of (pair, RIGHT));
  FringeBoard start = test_board (START), goal = test_board (GOAL);

  rules.algorithm = FRINGE_ALGORITHM_UCS;
  for (guint i = 0; i < 5; i++)
    fringe_player_step (FRINGE_PLAYER (pair));
  fringe_pair_fork (pair, RIGHT, 2, &rules);
  assert_steps (pair, 2, 2);
  g_assert_cmpint (fringe_search_rules (fringe_search_at (search_of (pair, RIGHT), 1))->heuristic, ==,
                   FRINGE_HEURISTIC_MANHATTAN);
  fringe_session_set_puzzle (session, &start, &goal, "another");
  g_assert_cmpuint (fringe_search_fork_step (search_of (pair, RIGHT)), ==, UINT32_MAX);
}

/* From the last step of a search that has ended nothing goes on. */
static void
test_last_fork_step (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);

  g_assert_cmpuint (fringe_session_last_fork_step (fringe_session_get_search (session)), ==, 0);
  fringe_session_step (session);
  g_assert_cmpuint (fringe_session_last_fork_step (fringe_session_get_search (session)), ==, 1);
  fringe_session_run (session);
  g_assert_cmpuint (fringe_session_last_fork_step (fringe_session_get_search (session)), ==,
                    fringe_session_get_n_steps (session) - 1);
  g_object_set (fringe_session_get_rules (session), "algorithm", FRINGE_ALGORITHM_IDASTAR, NULL);
  g_assert_cmpuint (fringe_session_last_fork_step (fringe_session_get_search (session)), ==, FRINGE_NO_FORK);
}

static guint
node_like (FringePair *pair, FringeCompared side, guint id)
{
  FringeCompared other = side == LEFT ? RIGHT : LEFT;

  return fringe_comparison_counterpart (fringe_pair_get_comparison (pair), other, id, step_of (pair, side));
}

/* Each search is where the other was, at the same step, with its selection; what is compared goes with them. */
static void
test_swapped (void)
{
  g_autoptr (FringeSession) session = test_session (HARD_START, HARD_GOAL);
  g_autoptr (FringePair) pair = pair_of (session);
  FringeSession *right = fringe_pair_get_session (pair, RIGHT);
  const FringeSearch *left_search = search_of (pair, LEFT), *fork;
  FringeDifference before, after;
  guint counterpart_of_one;

  for (guint i = 0; i < 5; i++)
    fringe_player_step (FRINGE_PLAYER (pair));
  fork_at (pair, 3);
  for (guint i = 0; i < 4; i++)
    fringe_player_step (FRINGE_PLAYER (pair));
  fork = search_of (pair, RIGHT);
  before = fringe_comparison_difference (fringe_pair_get_comparison (pair));
  fringe_session_select (session, 1);
  counterpart_of_one = node_like (pair, RIGHT, 1);
  fringe_pair_swap (pair);
  assert_steps (pair, 7, 7);
  g_assert_true (search_of (pair, LEFT) == fork);
  g_assert_true (search_of (pair, RIGHT) == left_search);
  g_assert_cmpint (fringe_rules_model_get (fringe_session_get_rules (session))->heuristic, ==,
                   FRINGE_HEURISTIC_MANHATTAN);
  g_assert_cmpint (fringe_rules_model_get (fringe_session_get_rules (right))->heuristic, ==,
                   FRINGE_HEURISTIC_MISPLACED);
  g_assert_cmpuint (fringe_session_get_selected (session), ==, counterpart_of_one);
  g_assert_cmpuint (fringe_session_get_selected (right), ==, 1);
  g_assert_cmpuint (fringe_player_get_state (FRINGE_PLAYER (pair)).fork, ==, 3);
  after = fringe_comparison_difference (fringe_pair_get_comparison (pair));
  g_assert_cmpuint (after.step, ==, before.step);
  g_assert_cmpuint (after.removed[LEFT], ==, before.removed[RIGHT]);
  fringe_player_step (FRINGE_PLAYER (pair));
  assert_steps (pair, 8, 8);
  fringe_player_go_to (FRINGE_PLAYER (pair), 2);
  assert_steps (pair, 2, 2);
  g_assert_cmpint (fringe_search_rules (fringe_session_get_part (session))->heuristic, ==, FRINGE_HEURISTIC_MISPLACED);
  fringe_player_go_to (FRINGE_PLAYER (pair), 3);
  g_assert_true (fringe_session_get_part (session) == fork);
  fringe_pair_swap (pair);
  g_assert_true (search_of (pair, LEFT) == left_search);
}

/* A fork on the left is forked anew by rules that allow it; by others it begins as a plain search. */
static void
test_swapped_by_rules (void)
{
  g_autoptr (FringeSession) session = test_session (HARD_START, HARD_GOAL);
  g_autoptr (FringePair) pair = pair_of (session);
  FringeRulesModel *rules = fringe_session_get_rules (session);

  for (guint i = 0; i < 5; i++)
    fringe_player_step (FRINGE_PLAYER (pair));
  fork_at (pair, 4);
  fringe_player_step (FRINGE_PLAYER (pair));
  fringe_pair_swap (pair);
  g_object_set (rules, "algorithm", FRINGE_ALGORITHM_GREEDY, NULL);
  g_assert_cmpuint (fringe_search_fork_step (search_of (pair, LEFT)), ==, 4);
  assert_steps (pair, 4, 4);
  g_object_set (fringe_session_get_rules (fringe_pair_get_session (pair, RIGHT)), "heuristic", FRINGE_HEURISTIC_ZERO,
                NULL);
  assert_steps (pair, 4, 4);
  g_object_set (rules, "duplicates", FRINGE_DUPLICATES_PARENT, NULL);
  g_assert_cmpuint (fringe_search_fork_step (search_of (pair, LEFT)), ==, UINT32_MAX);
  assert_steps (pair, 0, 0);
}

static void
test_notes_of_a_fork (void)
{
  g_autoptr (FringeSession) session = test_session (HARD_START, HARD_GOAL);
  g_autoptr (FringePair) pair = pair_of (session);

  fringe_player_step (FRINGE_PLAYER (pair));
  fringe_player_step (FRINGE_PLAYER (pair));
  fork_at (pair, 2);
  fringe_session_set_note (session, "of the plain one");
  fringe_pair_swap (pair);
  g_assert_cmpstr (fringe_session_get_note (session), ==, "");
  fringe_session_set_note (session, "of the fork");
  fringe_pair_swap (pair);
  g_assert_cmpstr (fringe_session_get_note (session), ==, "of the plain one");
  g_object_set (fringe_session_get_rules (session), "heuristic", FRINGE_HEURISTIC_MANHATTAN, NULL);
  fringe_session_go_to (session, 2);
  g_assert_cmpstr (fringe_session_get_note (session), ==, "");
}

static void
test_played (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (FringePair) pair = pair_of (session);
  gint64 now = 1;

  fringe_player_set_playing (FRINGE_PLAYER (pair), TRUE);
  for (guint i = 0; fringe_player_get_state (FRINGE_PLAYER (pair)).is_playing; i++, now += G_USEC_PER_SEC)
    {
      g_assert_cmpuint (i, <, 100);
      fringe_player_advance (FRINGE_PLAYER (pair), now, now);
    }
  g_assert_false (fringe_player_get_state (FRINGE_PLAYER (pair)).can_step);
  g_assert_cmpuint (step_of (pair, LEFT), >, step_of (pair, RIGHT));
}

/* The same search on both sides. */
static void
test_note_of_the_other (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (FringePair) pair = fringe_pair_new (session);
  FringeSession *right = fringe_pair_get_session (pair, RIGHT);
  g_autoptr (Watch) watch = NULL;

  fringe_rules_model_other_heuristic (fringe_session_get_rules (right));
  watch = watch_new (session);
  fringe_session_set_note (right, "Look");
  g_assert_cmpstr (fringe_session_get_note (session), ==, "Look");
  watch_assert_changes_told (watch, 1);
}

/* Of the step that the left one shows, when the right one, where it is written, is in the middle of the next. */
static void
test_note_of_another_step (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (FringePair) pair = fringe_pair_new (session);
  FringeSession *right = fringe_pair_get_session (pair, RIGHT);
  g_autoptr (Watch) watch = NULL;

  fringe_rules_model_other_heuristic (fringe_session_get_rules (right));
  g_assert_true (fringe_session_fine_step (right));
  g_assert_cmpuint (fringe_session_get_step (right), ==, 1);
  g_assert_cmpuint (fringe_session_get_step (session), ==, 0);
  watch = watch_new (session);
  fringe_session_set_note_of (right, 0, "Look");
  g_assert_cmpstr (fringe_session_get_note (session), ==, "Look");
  watch_assert_changes_told (watch, 1);
}

static void
on_changed (guint *n_changed)
{
  ++*n_changed;
}

/* What is told of a step of both, by the pair and by each of its sessions. */
static void
test_told_once (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (FringePair) pair = pair_of (session);
  FringePlayer *player = FRINGE_PLAYER (pair);
  g_autoptr (Watch) of_pair = watch_new (pair), of_left = watch_new (session);
  g_autoptr (Watch) of_right = watch_new (fringe_player_get_session (player, RIGHT));
  guint n_changed = 0;

  g_signal_connect_swapped (session, "changed", G_CALLBACK (on_changed), &n_changed);
  for (guint step = 1; fringe_player_get_state (player).can_step; step++)
    {
      n_changed = 0;
      fringe_player_step (player);
      g_assert_cmpuint (fringe_player_get_state (player).step, ==, step);
      g_assert_cmpuint (n_changed, <=, 1);
      watch_assert_changes_told (of_pair, 1);
      watch_assert_changes_told (of_left, 1);
      watch_assert_changes_told (of_right, 1);
      watch_forget (of_pair);
      watch_forget (of_left);
      watch_forget (of_right);
    }
  fringe_player_step (player);
  fringe_player_set_playing (player, FALSE);
  g_assert_cmpuint (watch_told (of_pair, NULL) + watch_told (of_left, NULL) + watch_told (of_right, NULL), ==, 0);
}

/* One line is about one search, and both are about the same step. */
static void
test_summary (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (FringePair) pair = pair_of (session);
  g_autofree char *left = NULL, *summary = NULL, *expected = NULL;

  fringe_player_step (FRINGE_PLAYER (pair));
  g_object_get (session, "summary", &left, NULL);
  g_object_get (pair, "summary", &summary, NULL);
  expected = g_strdup_printf ("On the left: %s", left);
  g_assert_cmpstr (summary, ==, expected);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pair/a-line-about-one-search-says-which", test_summary);
  g_test_add_func ("/pair/the-end-of-short-runs-is-known-ahead", test_known_ahead);
  g_test_add_func ("/pair/the-right-search-has-the-rules-of-the-left-and-the-other-heuristic", test_rules);
  g_test_add_func ("/pair/a-step-expands-a-node-in-both", test_steps);
  g_test_add_func ("/pair/a-sentence-tells-of-both-and-a-question-of-the-left-one", test_sentence);
  g_test_add_func ("/pair/a-search-that-has-ended-stays-at-its-end", test_ended);
  g_test_add_func ("/pair/where-one-goes-the-other-follows", test_following);
  g_test_add_func ("/pair/the-first-difference-is-gone-to-in-both", test_difference);
  g_test_add_func ("/pair/that-there-is-no-difference-moves-nothing", test_no_difference);
  g_test_add_func ("/pair/nodes-of-a-board-are-lit-together", test_linked);
  g_test_add_func ("/pair/who-has-expanded-a-board-is-known-at-every-step", test_shares);
  g_test_add_func ("/pair/a-puzzle-is-given-to-both", test_puzzle);
  g_test_add_func ("/pair/layers-end-together", test_layers);
  g_test_add_func ("/pair/where-steps-expand-nothing-each-search-has-its-own", test_idle_steps);
  g_test_add_func ("/pair/where-steps-of-one-search-expand-nothing-each-has-its-own", test_idle_steps_of_one);
  g_test_add_func ("/pair/in-the-middle-of-a-layer-its-end-is-not-told-of", test_middle_of_a_layer);
  g_test_add_func ("/pair/a-run-of-both-can-be-cancelled", test_cancelled);
  g_test_add_func ("/pair/a-search-that-is-under-way-is-caught-up-with", test_late);
  g_test_add_func ("/pair/both-stand-where-the-right-one-was-forked", test_forked);
  g_test_add_func ("/pair/a-fork-goes-on-by-rules-that-change", test_forked_by_rules);
  g_test_add_func ("/pair/the-right-one-is-forked-itself", test_fork_of_the_right);
  g_test_add_func ("/pair/a-search-that-has-ended-is-forked-before", test_last_fork_step);
  g_test_add_func ("/pair/sides-are-swapped-with-all-that-is-seen-of-them", test_swapped);
  g_test_add_func ("/pair/a-fork-on-the-left-goes-on-by-rules-that-change", test_swapped_by_rules);
  g_test_add_func ("/pair/a-fork-has-notes-of-its-own", test_notes_of_a_fork);
  g_test_add_func ("/pair/a-note-is-told-of-on-both-sides", test_note_of_the_other);
  g_test_add_func ("/pair/a-note-of-a-step-that-one-side-does-not-show-is-told-of", test_note_of_another_step);
  g_test_add_func ("/pair/a-step-of-both-is-told-of-once", test_told_once);
  g_test_add_func ("/pair/playing-goes-to-the-end-of-both", test_played);
  return g_test_run ();
}
