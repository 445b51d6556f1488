/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session-watch.h"

#include "fringe-quiz-game.h"

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

static void
test_votes (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  FringeQuizGame *game = game_of (session);

  g_object_set (game, "voting", TRUE, NULL);
  g_assert_true (fringe_quiz_game_ask (game));
  for (guint i = 0; i < 4; i++)
    fringe_quiz_game_choose (game, i == 3 ? 1 : 0);
  fringe_quiz_game_choose (game, 1);
  fringe_quiz_game_unvote (game);
  g_assert_true (fringe_quiz_game_is_asking (game));
  g_assert_cmpuint (fringe_quiz_game_get_n_votes (game), ==, 4);
  g_assert_cmpfloat (fringe_quiz_game_get_share (game, 0), ==, 0.75);
  g_assert_cmpfloat (fringe_quiz_game_get_share (game, 1), ==, 0.25);
  fringe_quiz_game_reveal (game);
  g_assert_false (fringe_quiz_game_is_asking (game));
  fringe_quiz_game_choose (game, 0);
  g_assert_cmpuint (fringe_quiz_game_get_n_votes (game), ==, 4);
  assert_score (game, "");
  g_assert_true (fringe_quiz_game_ask (game));
  g_assert_cmpuint (fringe_quiz_game_get_n_votes (game), ==, 0);
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
  g_assert_cmpstr (after, ==, "Step 2 of 3 so far");
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
  g_test_add_func ("/quiz-game/what-comes-is-not-told-while-a-question-stands", test_nothing_is_given_away);
  g_test_add_func ("/quiz-game/a-question-goes-with-its-step", test_steps_withdraw);
  g_test_add_func ("/quiz-game/the-next-question-is-a-step-on", test_goes_on);
  g_test_add_func ("/quiz-game/a-question-ends-a-run", test_runs_end);
  g_test_add_func ("/quiz-game/what-cards-show-is-not-asked-for", test_values_are_hidden);
  return g_test_run ();
}
