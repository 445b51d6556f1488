/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session-watch.h"

#include "fringe-quiz-game.h"
#include "fringe-titles.h"
#include "reference-search.h"
#include "test-boards.h"
#include "test-heuristics.h"
#include "test-texts.h"

#include <string.h>

/* Questions are asked one after the other, as a class sees them: each is answered anew by the slow second search, and
 * nothing that was seen before or is seen while it stands answers it. */

#define QUESTIONS 1000
#define QUESTIONS_OF_SESSION 6
#define LIMIT 300

typedef struct
{
  FringeSession *session;
  FringeQuizGame *game;
  const Reference *reference;
  const FringeRules *rules;
  guint32 named_at;    /* the last step at which a question has named the next node */
  GArray *told_boards; /* of which a question has told g, h or f */
} Round;

static guint n_asked[FRINGE_N_QUIZ_KINDS], n_ties;

static const FringeQuizQuestion *
question_of (const Round *round)
{
  return fringe_quiz_game_get_question (round->game);
}

static const ReferenceNode *
node_of (const Round *round, guint32 id)
{
  return reference_node (round->reference, id);
}

/* The step that the question is about. */
static const ReferenceStep *
next_of (const Round *round)
{
  return reference_step (round->reference, question_of (round)->step + 1);
}

static FringeBoard
board_of (const Round *round)
{
  FringeBoard board = node_of (round, question_of (round)->node)->board;

  if (question_of (round)->move != FRINGE_N_MOVES)
    g_assert_true (fringe_board_move (&board, question_of (round)->move));
  return board;
}

static double
value_of (const Round *round)
{
  const FringeQuizQuestion *question = question_of (round);
  FringeBoard board = board_of (round);
  double g = node_of (round, question->node)->g + 1;
  double h = test_h (round->rules->heuristic, &board, &round->reference->problem->goal);
  double weight = round->rules->algorithm == FRINGE_ALGORITHM_WASTAR ? round->rules->weight : 1;

  return question->kind == FRINGE_QUIZ_G ? g : question->kind == FRINGE_QUIZ_H ? h : g + weight * h;
}

static gboolean
is_next (const Round *round, const FringeQuizChoice *choice)
{
  guint32 removed = next_of (round)->removed;

  if (fringe_algorithm_deepens (round->rules->algorithm))
    return choice->node == node_of (round, removed)->parent && choice->move == node_of (round, removed)->move;
  return choice->node == removed;
}

static gboolean
finds_goal (const Round *round)
{
  return round->reference->outcome == FRINGE_OUTCOME_SOLVED
         && question_of (round)->step + 2 == round->reference->steps->len;
}

/* Whether the successor asked about becomes a node. */
static gboolean
becomes_node (const Round *round)
{
  const FringeQuizQuestion *question = question_of (round);

  for (guint32 id = 1; id < round->reference->nodes->len; id++)
    if (node_of (round, id)->parent == question->node && node_of (round, id)->move == question->move)
      return TRUE;
  return FALSE;
}

static gboolean
was_expanded (const Round *round, guint32 id)
{
  return node_of (round, id)->state == FRINGE_NODE_EXPANDED
         && node_of (round, id)->removed_step <= question_of (round)->step;
}

static gboolean
is_right_duplicate (const Round *round, const FringeQuizChoice *choice)
{
  const FringeQuizQuestion *question = question_of (round);
  FringeBoard board = board_of (round);
  gboolean is_kept = question->move != FRINGE_N_MOVES ? becomes_node (round)
                                                      : node_of (round, question->node)->state != FRINGE_NODE_STALE;

  g_assert_cmpuint (question->node, ==, next_of (round)->removed);
  if (choice->node == FRINGE_NO_NODE || is_kept)
    return choice->node == FRINGE_NO_NODE && is_kept;
  return fringe_board_equal (&node_of (round, choice->node)->board, &board)
         && (question->move != FRINGE_N_MOVES || was_expanded (round, choice->node));
}

static gboolean
is_right (const Round *round, const FringeQuizChoice *choice)
{
  g_autofree char *value = NULL;

  switch (question_of (round)->kind)
    {
    case FRINGE_QUIZ_NEXT:
      return is_next (round, choice);
    case FRINGE_QUIZ_DUPLICATE:
      return is_right_duplicate (round, choice);
    case FRINGE_QUIZ_GOAL:
      return g_str_equal (choice->text, finds_goal (round) ? "Yes" : "No");
    case FRINGE_QUIZ_G:
    case FRINGE_QUIZ_H:
    case FRINGE_QUIZ_F:
    case FRINGE_N_QUIZ_KINDS:
    default:
      value = fringe_value_text (value_of (round));
      return g_str_equal (choice->text, value);
    }
}

static void
assert_one_is_right (const Round *round)
{
  const FringeQuizQuestion *question = question_of (round);

  for (guint i = 0; i < question->n_choices; i++)
    g_assert_cmpint (is_right (round, &question->choices[i]), ==, i == question->right);
}

/* Whether another node of the frontier has the priority of the one that goes next. */
static gboolean
has_tie (const Round *round)
{
  guint32 next = next_of (round)->removed;
  double priority = reference_priority (round->reference, next);
  g_autoptr (GArray) frontier = reference_frontier_at (round->reference, question_of (round)->step);

  for (guint i = 0; i < frontier->len; i++)
    if (g_array_index (frontier, guint32, i) != next
        && reference_priority (round->reference, g_array_index (frontier, guint32, i)) <= priority)
      return TRUE;
  return FALSE;
}

/* IDA* is asked about only once it has begun. */
static void
assert_bound_is_stated (const Round *round)
{
  const GArray *iterations = reference_step (round->reference, question_of (round)->step)->iterations;
  g_autofree char *bound = NULL;

  g_assert_cmpuint (iterations->len, >, 0);
  bound = g_strdup_printf (" Now the bound is %.0f.",
                           g_array_index (iterations, FringeIteration, iterations->len - 1).bound);
  g_assert_nonnull (strstr (question_of (round)->rules, bound));
}

static void
assert_rules_are_stated (const Round *round)
{
  const FringeQuizQuestion *question = question_of (round);
  const FringeRules *rules = round->rules;

  g_assert_true (g_str_has_suffix (question->rules, "."));
  if (question->kind == FRINGE_QUIZ_NEXT && fringe_rules_use_ties (rules) && has_tie (round))
    {
      n_ties++;
      g_assert_cmpint (rules->ties, !=, FRINGE_TIES_HEAP);
      g_assert_nonnull (strstr (question->rules, fringe_ties_description (rules->ties)));
    }
  if (question->kind == FRINGE_QUIZ_NEXT && fringe_algorithm_deepens (rules->algorithm))
    assert_bound_is_stated (round);
  if (question->kind == FRINGE_QUIZ_DUPLICATE)
    g_assert_nonnull (strstr (question->rules, fringe_duplicates_description (rules->duplicates)));
  if (question->kind == FRINGE_QUIZ_H || question->kind == FRINGE_QUIZ_F)
    {
      g_autofree char *meaning = fringe_heuristic_meaning (rules->heuristic);

      g_assert_nonnull (strstr (question->rules, meaning));
    }
  if (question->kind == FRINGE_QUIZ_GOAL && !fringe_algorithm_deepens (rules->algorithm))
    g_assert_nonnull (
        strstr (question->rules, rules->goal_test == FRINGE_GOAL_TEST_GENERATION ? "is generated." : "is removed"));
}

/* The cards of the tree have g, h and f, so no node may have the board. */
static void
assert_no_card_answers (const Round *round)
{
  const FringeQuizQuestion *question = question_of (round);
  FringeBoard board;

  if (question->kind < FRINGE_QUIZ_G || question->kind > FRINGE_QUIZ_F)
    return;
  board = board_of (round);
  for (guint32 id = 0; id < reference_step (round->reference, question->step)->n_nodes; id++)
    g_assert_false (fringe_board_equal (&node_of (round, id)->board, &board));
}

/* What the window tells of the search names no node and no number that belongs to what is to come. */
static void
assert_window_keeps_still (const Round *round)
{
  const FringeQuizQuestion *question = question_of (round);
  g_autofree char *sentence = test_session_text (round->session, "sentence"),
                  *why = fringe_session_why (round->session);
  g_autofree char *title = test_session_text (round->session, "step-title"), *so_far = NULL;
  g_autofree char *verdict = fringe_session_verdict (round->session);

  g_assert_cmpuint (fringe_player_get_state (FRINGE_PLAYER (round->session)).n_ahead, ==, question->step);
  so_far = question->step == 0 ? g_strdup ("Start") : g_strdup_printf ("Step %u", question->step);
  g_assert_cmpstr (sentence, ==, question->text);
  g_assert_cmpstr (why, ==, question->text);
  g_assert_cmpstr (title, ==, so_far);
  g_assert_cmpuint (test_session_number (round->session, "n-steps"), ==, question->step);
  g_assert_null (strstr (verdict, "move"));
}

static void
assert_not_told_before (const Round *round)
{
  const FringeQuizQuestion *question = question_of (round);

  if (question->kind == FRINGE_QUIZ_NEXT || question->kind == FRINGE_QUIZ_GOAL)
    g_assert_cmpuint (round->named_at, !=, question->step);
  for (guint i = 0; question->kind >= FRINGE_QUIZ_G && question->kind <= FRINGE_QUIZ_F && i < round->told_boards->len;
       i++)
    g_assert_false (fringe_board_equal (&g_array_index (round->told_boards, FringeBoard, i), &question->board));
}

/* A question of a successor says which node comes next; an answer that is told says it with its reason. */
static void
note_what_is_seen (Round *round, gboolean is_told)
{
  const FringeQuizQuestion *question = question_of (round);

  if (question->kind == FRINGE_QUIZ_DUPLICATE
      || (is_told && (question->kind == FRINGE_QUIZ_NEXT || question->kind == FRINGE_QUIZ_GOAL)))
    round->named_at = question->step;
  if (is_told && question->kind >= FRINGE_QUIZ_G && question->kind <= FRINGE_QUIZ_F)
    g_array_append_val (round->told_boards, question->board);
}

/* Any of what a person may do with a question: answer it, vote for it, have it told, or ask another one. */
static void
go_on (Round *round)
{
  gboolean is_told = test_random (3) > 0;

  note_what_is_seen (round, is_told);
  if (test_random (2) == 0)
    fringe_quiz_game_choose (round->game, (guint) test_random (2));
  if (is_told && fringe_quiz_game_is_asking (round->game))
    fringe_quiz_game_reveal (round->game);
  else if (!is_told && !fringe_quiz_game_is_asking (round->game))
    note_what_is_seen (round, TRUE);
  if (test_random (6) == 0 && fringe_session_get_step (round->session) > 0)
    fringe_session_back (round->session);
}

static gboolean
ask (Round *round)
{
  return test_random (2) == 0 ? fringe_quiz_game_ask (round->game) : fringe_quiz_game_ask_class (round->game);
}

static guint
ask_of (const TestProblem *problem, const Reference *reference)
{
  g_autoptr (FringeSession) session = fringe_session_new ();
  g_autoptr (GArray) boards = g_array_new (FALSE, FALSE, sizeof (FringeBoard));
  Round round = { .session = session,
                  .game = fringe_session_get_quiz (session),
                  .reference = reference,
                  .rules = &problem->rules,
                  .named_at = G_MAXUINT32,
                  .told_boards = boards };
  guint n = 0;

  fringe_session_set_node_limit (session, LIMIT);
  fringe_session_open (session, &problem->rules, &problem->start, &problem->goal, "Any");
  fringe_session_search_anyway (session);
  fringe_session_explore (session, (guint) test_random ((int) reference->steps->len));
  fringe_session_go_to (session, fringe_session_get_n_steps (session));
  while (n < QUESTIONS_OF_SESSION && ask (&round))
    {
      const FringeQuizQuestion *question = question_of (&round);

      g_test_message ("step %u: %s %s", question->step, question->text, question->rules);
      n_asked[question->kind]++;
      assert_one_is_right (&round);
      assert_rules_are_stated (&round);
      assert_no_card_answers (&round);
      assert_window_keeps_still (&round);
      assert_not_told_before (&round);
      go_on (&round);
      n++;
    }
  return n;
}

static void
test_rounds (void)
{
  static const int sizes[][2] = { { 2, 3 }, { 3, 2 }, { 3, 3 }, { 3, 3 }, { 3, 3 }, { 4, 4 } };
  guint64 wanted = test_number_wanted ("FRINGE_TEST_QUESTIONS", QUESTIONS);

  for (guint64 n = 0; n < wanted;)
    {
      const int *size = sizes[test_random (G_N_ELEMENTS (sizes))];
      TestProblem problem = test_problem_random (size[0], size[1], test_random (25));
      g_autoptr (Reference) reference = NULL;

      test_problem_tell (&problem);
      reference = reference_new (&problem, LIMIT);
      n += ask_of (&problem, reference);
    }
  for (int kind = 0; kind < FRINGE_N_QUIZ_KINDS; kind++)
    {
      g_test_message ("%s: %u", fringe_quiz_kind_title ((FringeQuizKind) kind), n_asked[kind]);
      g_assert_cmpuint (n_asked[kind], >, 0);
    }
  g_test_message ("%u ties", n_ties);
  g_assert_cmpuint (n_ties, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/quiz-rounds/no-question-is-answered-by-what-is-seen", test_rounds);
  return g_test_run ();
}
