/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session-watch.h"

#include "fringe-quiz-game.h"

#include <string.h>

#define START "1 2 7 6 0 8 4 3 5"
#define GOAL "1 2 0 4 8 7 3 6 5"
#define N_QUESTIONS 300

static FringeQuizGame *
game_of (FringeSession *session)
{
  return fringe_session_get_quiz (session);
}

static FringeSession *
asked (guint kinds)
{
  FringeSession *session = test_session (START, GOAL);

  fringe_session_step (session);
  fringe_session_step (session);
  g_object_set (game_of (session), "kinds", kinds, NULL);
  g_assert_true (fringe_quiz_game_ask (game_of (session)));
  return session;
}

static guint
a_wrong_choice (FringeQuizGame *game)
{
  return fringe_quiz_game_get_question (game)->right == 0 ? 1 : 0;
}

static void
assert_score (FringeQuizGame *game, const char *expected)
{
  g_autofree char *text = fringe_quiz_game_score (game);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_answers (void)
{
  static const char *const scores[]
      = { "Right answers: 1 of 1.", "Right answers: 2 of 2.\nThe last 2 answers were right.",
          "Right answers: 3 of 3.\nThe last 3 answers were right." };
  g_autoptr (FringeSession) session = asked (FRINGE_QUIZ_ALL);
  FringeQuizGame *game = game_of (session);
  g_autofree char *right = NULL, *wrong = NULL;

  assert_score (game, "");
  for (guint i = 0; i < 3; i++)
    {
      fringe_quiz_game_choose (game, fringe_quiz_game_get_question (game)->right);
      g_assert_false (fringe_quiz_game_is_asking (game));
      assert_score (game, scores[i]);
      g_clear_pointer (&right, g_free);
      right = fringe_quiz_game_verdict (game);
      g_assert_cmpstr (right, ==, "Right!");
      g_assert_true (fringe_quiz_game_ask (game));
    }
  fringe_quiz_game_choose (game, a_wrong_choice (game));
  wrong = fringe_quiz_game_verdict (game);
  g_assert_true (g_str_has_prefix (wrong, "Not quite."));
  assert_score (game, "Right answers: 3 of 4.");
}

/* The first answer counts, and only that. */
static void
test_once (void)
{
  g_autoptr (FringeSession) session = asked (FRINGE_QUIZ_ALL);
  FringeQuizGame *game = game_of (session);
  guint wrong = a_wrong_choice (game);

  fringe_quiz_game_choose (game, FRINGE_QUIZ_CHOICES_MAX);
  g_assert_true (fringe_quiz_game_is_asking (game));
  fringe_quiz_game_choose (game, wrong);
  fringe_quiz_game_choose (game, fringe_quiz_game_get_question (game)->right);
  g_assert_cmpint (fringe_quiz_game_get_chosen (game), ==, wrong);
  assert_score (game, "Right answers: 0 of 1.");
}

static void
test_numbers (void)
{
  g_autoptr (FringeSession) session = asked (FRINGE_QUIZ_BIT (FRINGE_QUIZ_H));
  FringeQuizGame *game = game_of (session);
  const FringeQuizQuestion *question = fringe_quiz_game_get_question (game);

  g_assert_false (fringe_quiz_game_answer_text (game, "seven"));
  g_assert_false (fringe_quiz_game_answer_text (game, ""));
  g_assert_true (fringe_quiz_game_is_asking (game));
  g_assert_true (fringe_quiz_game_answer_text (game, question->choices[question->right].text));
  g_assert_cmpint (fringe_quiz_game_get_chosen (game), ==, question->right);
  g_assert_true (fringe_quiz_game_ask (game));
  g_assert_true (fringe_quiz_game_answer_text (game, "999"));
  g_assert_cmpint (fringe_quiz_game_get_chosen (game), ==, -1);
  assert_score (game, "Right answers: 1 of 2.");
}

static FringeSession *
voted (guint kinds)
{
  FringeSession *session = test_session (START, GOAL);

  fringe_session_step (session);
  g_object_set (game_of (session), "kinds", kinds, NULL);
  g_assert_true (fringe_quiz_game_ask_class (game_of (session)));
  return session;
}

static void
test_votes (void)
{
  g_autoptr (FringeSession) session = voted (FRINGE_QUIZ_ALL);
  FringeQuizGame *game = game_of (session);
  guint right = fringe_quiz_game_get_question (game)->right, wrong = a_wrong_choice (game);

  g_assert_true (fringe_quiz_game_get_voting (game));
  for (guint i = 0; i < 4; i++)
    fringe_quiz_game_choose (game, i == 3 ? wrong : right);
  fringe_quiz_game_choose (game, wrong);
  fringe_quiz_game_unvote (game);
  g_assert_true (fringe_quiz_game_is_asking (game));
  g_assert_cmpuint (fringe_quiz_game_get_n_votes (game), ==, 4);
  g_assert_cmpfloat (fringe_quiz_game_get_share (game, right), ==, 0.75);
  g_assert_cmpfloat (fringe_quiz_game_get_share (game, wrong), ==, 0.25);
  g_assert_cmpuint (fringe_quiz_game_get_question (game)->choices[right].votes, ==, 3);
  fringe_quiz_game_reveal (game);
  g_assert_false (fringe_quiz_game_is_asking (game));
  fringe_quiz_game_choose (game, wrong);
  g_assert_cmpuint (fringe_quiz_game_get_n_votes (game), ==, 4);
  assert_score (game, "Question: 1. Majority right: 1. Single votes right: 75 %.");
  g_assert_true (fringe_quiz_game_ask (game));
  g_assert_cmpuint (fringe_quiz_game_get_n_votes (game), ==, 0);
}

static void
test_counts (void)
{
  g_autoptr (FringeSession) session = voted (FRINGE_QUIZ_ALL);
  FringeQuizGame *game = game_of (session);
  g_autoptr (GError) error = NULL;

  fringe_quiz_game_choose (game, 0);
  g_assert_true (fringe_quiz_game_count (game, "A 12 B 31", NULL));
  g_assert_cmpuint (fringe_quiz_game_get_n_votes (game), ==, 43);
  g_assert_false (fringe_quiz_game_count (game, "A 12 Z 31", &error));
  g_assert_error (error, FRINGE_VOTE_ERROR, 0);
  g_assert_cmpuint (fringe_quiz_game_get_n_votes (game), ==, 43);
  fringe_quiz_game_choose (game, 1);
  fringe_quiz_game_unvote (game);
  fringe_quiz_game_unvote (game);
  g_assert_cmpuint (fringe_quiz_game_get_n_votes (game), ==, 1);
  fringe_quiz_game_unvote (game);
  fringe_quiz_game_unvote (game);
  g_assert_cmpuint (fringe_quiz_game_get_n_votes (game), ==, 0);
  fringe_quiz_game_withdraw (game);
  g_assert_false (fringe_quiz_game_count (game, "A 1", NULL));
}

/* How many steps the timeline has. */
static guint
n_ahead (FringeSession *session)
{
  return fringe_player_get_state (FRINGE_PLAYER (session)).n_ahead;
}

/* Between two votes nothing is told of the run that is ahead: a tie there, or its end, would be the next answer. */
static void
test_run_is_hidden (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  guint step, whole = n_ahead (session);

  fringe_session_step (session);
  g_assert_true (fringe_quiz_game_ask_class (game_of (session)));
  step = fringe_session_get_step (session);
  g_assert_cmpuint (n_ahead (session), ==, step);
  fringe_quiz_game_reveal (game_of (session));
  g_assert_cmpuint (n_ahead (session), ==, step + 1);
  g_assert_true (fringe_quiz_game_ask_class (game_of (session)));
  g_assert_cmpuint (n_ahead (session), ==, step + 1);
  fringe_quiz_game_withdraw (game_of (session));
  g_assert_cmpuint (n_ahead (session), ==, whole);
  g_assert_cmpuint (whole, >, step + 2);
}

/* The step is made that the class was asked about; its question is seen as long as that or the step before it is. */
static void
test_reveal (void)
{
  g_autoptr (FringeSession) session = voted (FRINGE_QUIZ_BIT (FRINGE_QUIZ_NEXT));
  FringeQuizGame *game = game_of (session);
  const FringeQuizQuestion *question = fringe_quiz_game_get_question (game);
  guint step = question->step;
  g_autoptr (Watch) watch = watch_new (session);

  g_assert_cmpint (question->kind, ==, FRINGE_QUIZ_NEXT);
  fringe_quiz_game_reveal (game);
  watch_assert_changes_told (watch, 1);
  g_assert_cmpuint (fringe_session_get_step (session), ==, step + 1);
  g_assert_cmpuint (fringe_session_get_shown (session), ==, question->choices[question->right].node);
  g_assert_true (fringe_quiz_game_get_question (game) == question);
  fringe_session_back (session);
  g_assert_true (fringe_quiz_game_get_question (game) == question);
  fringe_session_step (session);
  g_assert_true (fringe_quiz_game_ask (game));
  g_assert_cmpuint (fringe_quiz_game_get_question (game)->step, ==, step + 1);
  fringe_quiz_game_reveal (game);
  fringe_session_step (session);
  g_assert_null (fringe_quiz_game_get_question (game));
  g_assert_false (fringe_quiz_game_is_asking (game));
}

/* Has the class vote for a wrong node that other rules would take. Returns: that node, or FRINGE_NO_NODE */
static guint
vote_for_a_fork (FringeSession *session, FringeRules *rules)
{
  FringeQuizGame *game = game_of (session);

  while (fringe_quiz_game_ask_class (game))
    {
      const FringeQuizQuestion *question = fringe_quiz_game_get_question (game);
      guint wrong = a_wrong_choice (game), node = question->choices[wrong].node;

      fringe_quiz_game_choose (game, wrong);
      g_assert_false (fringe_quiz_game_find_fork (game, rules));
      fringe_quiz_game_reveal (game);
      if (fringe_quiz_game_find_fork (game, rules))
        return node;
    }
  return FRINGE_NO_NODE;
}

/* Who chose a wrong node is told what keeps it waiting, beside why the other goes first. */
static void
test_wrong_node (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  FringeQuizGame *game = game_of (session);
  g_autofree char *title = NULL, *why_not = NULL, *right = NULL;
  guint wrong;

  fringe_session_step (session);
  g_object_set (game, "kinds", FRINGE_QUIZ_BIT (FRINGE_QUIZ_NEXT), NULL);
  g_assert_true (fringe_quiz_game_ask (game));
  wrong = a_wrong_choice (game);
  title = g_strdup_printf ("Why not node %u? ", fringe_quiz_game_get_question (game)->choices[wrong].node);
  fringe_quiz_game_choose (game, wrong);
  why_not = fringe_quiz_game_why_not (game);
  g_assert_true (g_str_has_prefix (why_not, title));
  g_assert_cmpuint (strlen (why_not), >, strlen (title));
  g_assert_true (fringe_quiz_game_ask (game));
  fringe_quiz_game_choose (game, fringe_quiz_game_get_question (game)->right);
  right = fringe_quiz_game_why_not (game);
  g_assert_cmpstr (right, ==, "");
}

static void
test_fork (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autofree char *reason = NULL, *title = NULL;
  FringeRules rules;
  guint node, step;

  fringe_session_step (session);
  g_object_set (game_of (session), "kinds", FRINGE_QUIZ_BIT (FRINGE_QUIZ_NEXT), NULL);
  node = vote_for_a_fork (session, &rules);
  g_assert_cmpuint (node, !=, FRINGE_NO_NODE);
  step = fringe_session_get_step (session);
  title = g_strdup_printf ("Why not node %u? ", node);
  reason = fringe_quiz_game_why_not (game_of (session));
  g_assert_true (g_str_has_prefix (reason, title));
  g_assert_nonnull (strstr (reason, "\nBy other rules it would be right: "));
  fringe_session_fork (session, fringe_session_get_search (session), step - 1, &rules);
  g_assert_null (fringe_quiz_game_get_question (game_of (session)));
  g_assert_true (fringe_session_step (session));
  g_assert_cmpuint (fringe_session_get_shown (session), ==, node);
  fringe_session_undo (session);
  g_assert_cmpuint (fringe_session_get_step (session), ==, step);
  g_assert_cmpuint (fringe_session_get_shown (session), !=, node);
}

/* There is nothing to follow where the majority is right, and where there is none. */
static void
test_no_fork (void)
{
  g_autoptr (FringeSession) session = voted (FRINGE_QUIZ_BIT (FRINGE_QUIZ_NEXT));
  FringeQuizGame *game = game_of (session);
  FringeRules rules;

  fringe_quiz_game_choose (game, fringe_quiz_game_get_question (game)->right);
  fringe_quiz_game_reveal (game);
  g_assert_false (fringe_quiz_game_find_fork (game, &rules));
  g_assert_true (fringe_quiz_game_ask (game));
  g_assert_true (fringe_quiz_game_count (game, "A 5 B 5", NULL));
  fringe_quiz_game_reveal (game);
  g_assert_false (fringe_quiz_game_find_fork (game, &rules));
}

/* A node in the tree is an answer where one choice names it. */
static void
test_nodes_are_answers (void)
{
  g_autoptr (FringeSession) session = voted (FRINGE_QUIZ_BIT (FRINGE_QUIZ_NEXT));
  FringeQuizGame *game = game_of (session);
  const FringeQuizQuestion *question = fringe_quiz_game_get_question (game);

  for (guint i = 0; i < question->n_choices; i++)
    g_assert_cmpint (fringe_quiz_game_choice_of (game, question->choices[i].node), ==, i);
  g_assert_cmpint (fringe_quiz_game_choice_of (game, 0), ==, -1);
  g_assert_cmpint (fringe_quiz_game_choice_of (game, FRINGE_NO_NODE), ==, -1);
  fringe_quiz_game_withdraw (game);
  g_assert_cmpint (fringe_quiz_game_choice_of (game, 1), ==, -1);
}

/* What comes after the step is not told of while a question stands; then it is. */
static void
test_nothing_is_given_away (void)
{
  g_autoptr (FringeSession) session = asked (FRINGE_QUIZ_BIT (FRINGE_QUIZ_NEXT));
  g_autofree char *during = test_session_text (session, "step-title"), *after = NULL;
  guint step = fringe_session_get_step (session);
  g_autoptr (Watch) watch = NULL;

  g_assert_cmpuint (fringe_session_get_n_steps (session), >, step);
  g_assert_cmpuint (test_session_number (session, "n-steps"), ==, step);
  g_assert_cmpstr (during, ==, "Step 2");
  watch = watch_new (session);
  fringe_quiz_game_reveal (game_of (session));
  g_assert_cmpuint (test_session_number (session, "n-steps"), >, step);
  watch_assert_changes_told (watch, 1);
  after = test_session_text (session, "step-title");
  g_assert_cmpstr (after, ==, "Step 2 of 9");
}

static void
test_steps_withdraw (void)
{
  g_autoptr (FringeSession) session = asked (FRINGE_QUIZ_ALL);
  FringeQuizGame *game = game_of (session);
  guint step = fringe_session_get_step (session);

  fringe_session_set_node_limit (session, 100000);
  g_assert_true (fringe_quiz_game_is_asking (game));
  fringe_session_step (session);
  g_assert_null (fringe_quiz_game_get_question (game));
  g_assert_true (fringe_quiz_game_ask (game));
  g_assert_cmpuint (fringe_quiz_game_get_question (game)->step, ==, step + 1);
  fringe_rules_model_other_heuristic (fringe_session_get_rules (session));
  g_assert_null (fringe_quiz_game_get_question (game));
  assert_score (game, "");
}

/* One goes on by a step after an answer, to the end, where nothing comes next. */
static void
test_goes_on (void)
{
  g_autoptr (FringeSession) session = asked (FRINGE_QUIZ_BIT (FRINGE_QUIZ_NEXT));
  FringeQuizGame *game = game_of (session);
  guint step, n = 0;

  do
    {
      const FringeQuizQuestion *question = fringe_quiz_game_get_question (game);

      step = fringe_session_get_step (session);
      g_assert_cmpuint (question->step, ==, step);
      fringe_quiz_game_choose (game, question->right);
      n++;
    }
  while (fringe_quiz_game_ask (game));
  g_assert_cmpuint (n, >, 3);
  g_assert_cmpuint (fringe_session_get_step (session), >, step);
  g_assert_false (test_session_flag (session, "can-step"));
}

/* Of g, h and f only those are asked for that no card shows. */
static void
test_values_are_hidden (void)
{
  g_autoptr (FringeSession) session
      = asked (FRINGE_QUIZ_BIT (FRINGE_QUIZ_G) | FRINGE_QUIZ_BIT (FRINGE_QUIZ_H) | FRINGE_QUIZ_BIT (FRINGE_QUIZ_F));
  const FringeSearch *search = fringe_session_get_search (session);
  FringeQuizGame *game = game_of (session);

  for (guint i = 0; i < N_QUESTIONS; i++)
    {
      const FringeQuizQuestion *question = fringe_quiz_game_get_question (game);
      FringeBoard board;

      g_test_message ("step %u, node %u: %s", question->step, question->node, question->text);
      g_assert_cmpint (question->move, !=, FRINGE_N_MOVES);
      g_assert_cmpint (fringe_search_state_at (search, question->node, question->step), ==, FRINGE_NODE_FRONTIER);
      fringe_search_board (search, fringe_search_parent (search, question->node), &board);
      g_assert_false (fringe_board_equal (&board, &question->board));
      g_assert_true (fringe_quiz_game_ask (game));
    }
}

/* What goes on would take the question away at once. */
static void
test_runs_end (void)
{
  g_autoptr (FringeSession) session
      = test_session ("14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15");

  fringe_session_run (session);
  g_assert_true (test_session_flag (session, "running"));
  g_assert_true (fringe_quiz_game_ask (game_of (session)));
  g_assert_false (test_session_flag (session, "running"));
  g_assert_true (fringe_quiz_game_is_asking (game_of (session)));
  g_assert_cmpuint (fringe_quiz_game_get_question (game_of (session))->step, ==, fringe_session_get_step (session));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/quiz-game/right-answers-in-a-row-are-counted", test_answers);
  g_test_add_func ("/quiz-game/a-question-is-answered-once", test_once);
  g_test_add_func ("/quiz-game/a-number-can-be-typed", test_numbers);
  g_test_add_func ("/quiz-game/a-class-votes-until-the-answer-is-revealed", test_votes);
  g_test_add_func ("/quiz-game/counts-are-typed-and-taken-back", test_counts);
  g_test_add_func ("/quiz-game/after-a-vote-the-step-is-made", test_reveal);
  g_test_add_func ("/quiz-game/between-two-votes-the-run-ahead-is-hidden", test_run_is_hidden);
  g_test_add_func ("/quiz-game/a-wrong-node-is-told-why-it-waits", test_wrong_node);
  g_test_add_func ("/quiz-game/a-wrong-majority-is-right-under-other-rules", test_fork);
  g_test_add_func ("/quiz-game/a-right-majority-has-nothing-to-follow", test_no_fork);
  g_test_add_func ("/quiz-game/nodes-in-the-tree-are-answers", test_nodes_are_answers);
  g_test_add_func ("/quiz-game/what-comes-is-not-told-while-a-question-stands", test_nothing_is_given_away);
  g_test_add_func ("/quiz-game/a-question-goes-with-its-step", test_steps_withdraw);
  g_test_add_func ("/quiz-game/the-next-question-is-a-step-on", test_goes_on);
  g_test_add_func ("/quiz-game/a-question-ends-a-run", test_runs_end);
  g_test_add_func ("/quiz-game/what-cards-show-is-not-asked-for", test_values_are_hidden);
  return g_test_run ();
}
