/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-quiz.h"

#include "fringe-titles.h"
#include "reference-search.h"
#include "sentence-facts.h"
#include "sentence-reader.h"
#include "test-boards.h"
#include "test-heuristics.h"
#include "test-searches.h"
#include "test-texts.h"

#include <math.h>
#include <string.h>

#define QUESTIONS 10000
#define QUESTIONS_OF_SEARCH 20
#define LIMIT 400
#define EQ "\u00a0=\u00a0"

/* Every answer is worked out again from the slow second implementation, which has the same ids. */
typedef struct
{
  const FringeSearch *search;
  const Reference *reference;
  const FringeQuizQuestion *question;
} Asked;

static guint n_places[FRINGE_N_QUIZ_KINDS][FRINGE_QUIZ_CHOICES_MAX], n_asked[FRINGE_N_QUIZ_KINDS], n_noted, n_tie_notes,
    n_entered, n_stale, n_waiting, n_new_though_known;

static const FringeRules *
rules_of (const Asked *asked)
{
  return &asked->reference->problem->rules;
}

static gboolean
has_goal_board (const Asked *asked, uint32_t id)
{
  return fringe_board_equal (&reference_node (asked->reference, id)->board, &asked->reference->problem->goal);
}

static uint32_t
next_of (const Asked *asked)
{
  return reference_step (asked->reference, asked->question->step + 1)->removed;
}

/* What is asked about is read from no later step, but for the node that is told. */
static FringeBoard
board_asked (const Asked *asked)
{
  FringeBoard board = reference_node (asked->reference, asked->question->node)->board;

  if (asked->question->move != FRINGE_N_MOVES)
    g_assert_true (fringe_board_move (&board, asked->question->move));
  return board;
}

static uint32_t
g_asked (const Asked *asked)
{
  return reference_node (asked->reference, asked->question->node)->g + (asked->question->move != FRINGE_N_MOVES);
}

static double
f_of (const Asked *asked, uint32_t g, uint32_t h)
{
  return rules_of (asked)->algorithm == FRINGE_ALGORITHM_WASTAR ? g + rules_of (asked)->weight * h : (double) (g + h);
}

static double
value_asked (const Asked *asked)
{
  FringeBoard board = board_asked (asked);
  uint32_t h = test_h (rules_of (asked)->heuristic, &board, &asked->reference->problem->goal);

  test_assert_boards_equal (&board, &asked->question->board);
  switch (asked->question->kind)
    {
    case FRINGE_QUIZ_G:
      return g_asked (asked);
    case FRINGE_QUIZ_H:
      return h;
    case FRINGE_QUIZ_F:
    case FRINGE_QUIZ_NEXT:
    case FRINGE_QUIZ_DUPLICATE:
    case FRINGE_QUIZ_GOAL:
    case FRINGE_N_QUIZ_KINDS:
    default:
      return f_of (asked, g_asked (asked), h);
    }
}

/* The node that the successor asked about becomes, or FRINGE_NO_NODE. */
static uint32_t
find_child (const Asked *asked)
{
  for (uint32_t id = 1; id < asked->reference->nodes->len; id++)
    if (reference_node (asked->reference, id)->parent == asked->question->node
        && reference_node (asked->reference, id)->move == asked->question->move)
      return id;
  return FRINGE_NO_NODE;
}

static uint32_t
find_duplicate (const Asked *asked)
{
  const ReferenceNode *node = reference_node (asked->reference, asked->question->node);

  for (int i = 0; i < node->n_duplicates; i++)
    if (node->duplicates[i].move == asked->question->move)
      return node->duplicates[i].of;
  return FRINGE_NO_NODE;
}

static gboolean
is_right_next (const Asked *asked, const FringeQuizChoice *choice)
{
  const ReferenceNode *next = reference_node (asked->reference, next_of (asked));

  if (fringe_algorithm_deepens (rules_of (asked)->algorithm))
    return choice->node == next->parent && choice->move == next->move;
  return choice->node == next_of (asked);
}

/* Whether a node that has @board was expanded by the step of the question, @id or any. */
static gboolean
was_expanded (const Asked *asked, const FringeBoard *board, uint32_t id)
{
  const ReferenceNode *node = reference_node (asked->reference, id);

  return fringe_board_equal (&node->board, board) && node->state == FRINGE_NODE_EXPANDED
         && node->removed_step <= asked->question->step;
}

static gboolean
is_right_stale (const Asked *asked, const FringeQuizChoice *choice)
{
  FringeBoard board = board_asked (asked);

  n_stale += reference_node (asked->reference, next_of (asked))->state == FRINGE_NODE_STALE;
  g_assert_cmpint (rules_of (asked)->duplicates, ==, FRINGE_DUPLICATES_EXPANSION);
  if (choice->node == FRINGE_NO_NODE)
    return reference_node (asked->reference, next_of (asked))->state == FRINGE_NODE_EXPANDED;
  return was_expanded (asked, &board, choice->node);
}

/* To be dropped as a duplicate of any node that has the board would be right. */
static gboolean
is_right_duplicate (const Asked *asked, const FringeQuizChoice *choice)
{
  FringeBoard board = board_asked (asked);

  test_assert_boards_equal (&board, &asked->question->board);
  g_assert_cmpuint (asked->question->node, ==, next_of (asked));
  if (asked->question->move == FRINGE_N_MOVES)
    return is_right_stale (asked, choice);
  if (choice->node == FRINGE_NO_NODE)
    return find_child (asked) != FRINGE_NO_NODE;
  if (find_child (asked) != FRINGE_NO_NODE)
    {
      n_new_though_known += fringe_board_equal (&reference_node (asked->reference, choice->node)->board, &board);
      return FALSE;
    }
  return fringe_board_equal (&reference_node (asked->reference, choice->node)->board, &board);
}

static gboolean
is_right (const Asked *asked, guint i)
{
  const FringeQuizQuestion *question = asked->question;
  const FringeQuizChoice *choice = &question->choices[i];
  gboolean is_found
      = asked->reference->outcome == FRINGE_OUTCOME_SOLVED && question->step + 2 == asked->reference->steps->len;
  g_autofree char *value = NULL;

  switch (question->kind)
    {
    case FRINGE_QUIZ_NEXT:
      return is_right_next (asked, choice);
    case FRINGE_QUIZ_DUPLICATE:
      return is_right_duplicate (asked, choice);
    case FRINGE_QUIZ_GOAL:
      return g_str_equal (choice->text, is_found ? "Yes" : "No");
    case FRINGE_QUIZ_G:
    case FRINGE_QUIZ_H:
    case FRINGE_QUIZ_F:
    case FRINGE_N_QUIZ_KINDS:
    default:
      value = fringe_value_text (value_asked (asked));
      return g_str_equal (choice->text, value);
    }
}

static void
check_choices (const Asked *asked)
{
  const FringeQuizQuestion *question = asked->question;
  guint n_right = 0;

  g_assert_cmpuint (question->n_choices, >, 1);
  for (guint i = 0; i < question->n_choices; i++)
    {
      n_right += is_right (asked, i);
      for (guint j = 0; j < i; j++)
        g_assert_cmpstr (question->choices[i].text, !=, question->choices[j].text);
    }
  g_assert_cmpuint (n_right, ==, 1);
  g_assert_true (is_right (asked, question->right));
  g_assert_null (question->choices[question->right].note);
}

/* The reasons */

/* A node of the reference that stands where the pattern has its group. */
static uint32_t
node_in (const char *text, const char *pattern)
{
  g_autoptr (GMatchInfo) match = fact_find (text, pattern);

  return g_match_info_matches (match) ? fact_number (match, "id") : FRINGE_NO_NODE;
}

static void
check_reason_of_next (const Asked *asked)
{
  const char *reason = asked->question->reason;
  uint32_t next = next_of (asked), id;

  if (fringe_algorithm_deepens (rules_of (asked)->algorithm))
    {
      id = node_in (reason, "(?:(?:Up|Down|Left|Right) from node \\d+ makes node |again, as node )(?<id>\\d+)");
      n_entered++;
    }
  else
    {
      id = node_in (reason, "^Nodes? (?<id>\\d+)\\b");
    }
  g_assert_cmpuint (id, ==, next);
  sentence_reader_read (asked->reference, asked->question->step + 1, reason);
}

/* Every g, h and f that is told is true. */
static void
check_reason_of_value (const Asked *asked)
{
  const char *reason = asked->question->reason;
  FringeBoard board = board_asked (asked);
  uint32_t h = test_h (rules_of (asked)->heuristic, &board, &asked->reference->problem->goal);
  g_autofree char *f = fringe_value_text (f_of (asked, g_asked (asked), h));
  g_autofree char *so_g = g_strdup_printf ("g" EQ "%u.", g_asked (asked));
  g_autofree char *before
      = g_strdup_printf ("Node %u has g" EQ "%u. One more move", asked->question->node, g_asked (asked) - 1);
  g_autofree char *so_h = g_strdup_printf ("h" EQ "%u", h);
  g_autofree char *so_f = g_strdup_printf (EQ "%s.", f);
  g_autofree char *with = g_strdup_printf ("With g" EQ "%u", g_asked (asked));

  if (asked->question->kind != FRINGE_QUIZ_H)
    g_assert_nonnull (strstr (reason, so_g));
  if (asked->question->kind != FRINGE_QUIZ_H && asked->question->move != FRINGE_N_MOVES)
    g_assert_true (g_str_has_prefix (reason, before));
  if (asked->question->kind != FRINGE_QUIZ_G)
    g_assert_nonnull (strstr (reason, so_h));
  if (asked->question->kind == FRINGE_QUIZ_F)
    {
      g_assert_nonnull (strstr (reason, with));
      g_assert_nonnull (strstr (strstr (reason, "With g"), so_f));
    }
}

static guint
count_with_board (const Asked *asked, const FringeBoard *board, gboolean only_expanded)
{
  guint n = 0;

  for (uint32_t id = 0; id < reference_step (asked->reference, asked->question->step)->n_nodes; id++)
    {
      const ReferenceNode *node = reference_node (asked->reference, id);

      n += fringe_board_equal (&node->board, board)
           && (!only_expanded || (node->state == FRINGE_NODE_EXPANDED && node->removed_step <= asked->question->step));
    }
  return n;
}

static void
check_reason_of_stale (const Asked *asked)
{
  const char *reason = asked->question->reason;
  const ReferenceNode *node = reference_node (asked->reference, next_of (asked));
  FringeBoard board = board_asked (asked);

  if (node->state == FRINGE_NODE_STALE)
    {
      g_assert_cmpuint (node_in (reason, "^Node (?<id>\\d+) is stale and dropped"), ==, next_of (asked));
      g_assert_cmpuint (node_in (reason, "dropped: node (?<id>\\d+) with its board"), ==, node->stale_of);
      sentence_reader_read (asked->reference, asked->question->step + 1, reason);
      return;
    }
  g_assert_cmpuint (node_in (reason, "^The board of node (?<id>\\d+) is not on the closed list"), ==, next_of (asked));
  g_assert_cmpuint (count_with_board (asked, &board, TRUE), ==, 0);
}

static void
check_reason_of_duplicate (const Asked *asked)
{
  const char *reason = asked->question->reason;
  uint32_t child = find_child (asked);
  FringeBoard board = board_asked (asked);

  if (child == FRINGE_NO_NODE)
    {
      g_assert_cmpuint (node_in (reason, "[Nn]ode (?<id>\\d+)"), ==, find_duplicate (asked));
      g_assert_true (g_str_has_prefix (reason, fringe_move_title (asked->question->move)));
      sentence_reader_read (asked->reference, asked->question->step + 1, reason);
      return;
    }
  g_assert_cmpuint (node_in (reason, "The successor becomes node (?<id>\\d+)\\.$"), ==, child);
  if (strstr (reason, "No node has this board yet") != NULL)
    g_assert_cmpuint (count_with_board (asked, &board, FALSE), ==, 0);
  if (strstr (reason, "not on the closed list") != NULL)
    g_assert_cmpuint (count_with_board (asked, &board, TRUE), ==, 0);
  if (strstr (reason, "so small a g") != NULL)
    for (uint32_t id = 0; id < child; id++)
      if (fringe_board_equal (&reference_node (asked->reference, id)->board, &board))
        g_assert_cmpuint (reference_node (asked->reference, id)->g, >, reference_node (asked->reference, child)->g);
}

static void
check_reason_of_goal (const Asked *asked)
{
  const char *reason = asked->question->reason;
  uint32_t waiting = node_in (reason, "^Node (?<id>\\d+) is the goal, but");
  gboolean says_is = strstr (reason, "It is the goal.") != NULL;

  if (waiting != FRINGE_NO_NODE)
    {
      n_waiting++;
      g_assert_true (has_goal_board (asked, waiting));
      g_assert_cmpuint (node_in (reason, "but node (?<id>\\d+) goes first"), ==, next_of (asked));
      g_assert_cmpuint (reference_node (asked->reference, waiting)->generated_step, <=, asked->question->step);
      return;
    }
  g_assert_cmpuint (node_in (reason, "^Node (?<id>\\d+) is (?:removed|entered|expanded) next"), ==, next_of (asked));
  if (strstr (reason, "exceeds the bound") == NULL)
    g_assert_cmpint (has_goal_board (asked, next_of (asked)), ==, says_is);
  else
    g_assert_true (has_goal_board (asked, next_of (asked)));
}

static void
check_reason (const Asked *asked)
{
  switch (asked->question->kind)
    {
    case FRINGE_QUIZ_NEXT:
      check_reason_of_next (asked);
      break;
    case FRINGE_QUIZ_DUPLICATE:
      if (asked->question->move == FRINGE_N_MOVES)
        check_reason_of_stale (asked);
      else
        check_reason_of_duplicate (asked);
      break;
    case FRINGE_QUIZ_GOAL:
      check_reason_of_goal (asked);
      break;
    case FRINGE_QUIZ_G:
    case FRINGE_QUIZ_H:
    case FRINGE_QUIZ_F:
    case FRINGE_N_QUIZ_KINDS:
    default:
      check_reason_of_value (asked);
    }
}

/* The notes of wrong answers */

/* What would go next by other rules: the frontier is sorted anew. */
static uint32_t
next_by (const Asked *asked, const FringeRules *rules)
{
  TestProblem problem = { asked->reference->problem->start, asked->reference->problem->goal, *rules };
  Reference other = *asked->reference;
  g_autoptr (GArray) stack = g_array_new (FALSE, FALSE, sizeof (uint32_t));

  other.problem = &problem;
  for (uint32_t id = 0; id < reference_step (asked->reference, asked->question->step)->n_nodes; id++)
    if (fringe_search_state_at (asked->search, id, asked->question->step) == FRINGE_NODE_FRONTIER)
      reference_push (&other, stack, id);
  return reference_pop (&other, stack, asked->question->step);
}

static void
check_note (const Asked *asked, const FringeQuizChoice *choice)
{
  g_autoptr (GMatchInfo) match = fact_find (choice->note, "“(?<title>.*)”");
  g_autofree char *title = g_match_info_fetch_named (match, "title");
  FringeRules rules = *rules_of (asked);
  FringeBoard board;

  n_noted++;
  n_tie_notes += strstr (choice->note, "rule for ties") != NULL;
  for (int i = 0; i < FRINGE_N_TIES && strstr (choice->note, "rule for ties") != NULL; i++)
    if (g_str_equal (fringe_ties_title ((FringeTies) i), title))
      rules.ties = (FringeTies) i;
  for (int i = 0; i < FRINGE_N_ALGORITHMS && strstr (choice->note, "The algorithm") != NULL; i++)
    if (g_str_equal (fringe_algorithm_title ((FringeAlgorithm) i), title))
      rules.algorithm = (FringeAlgorithm) i;
  for (int i = 0; i < FRINGE_N_HEURISTICS && strstr (choice->note, "The heuristic") != NULL; i++)
    if (g_str_equal (fringe_heuristic_title ((FringeHeuristic) i), title))
      rules.heuristic = (FringeHeuristic) i;
  if (asked->question->kind == FRINGE_QUIZ_NEXT)
    {
      g_assert_cmpuint (next_by (asked, &rules), ==, choice->node);
      g_assert_cmpuint (node_in (choice->note, "would remove node (?<id>\\d+)\\.$"), ==, choice->node);
      return;
    }
  board = board_asked (asked);
  if (strstr (choice->note, "The heuristic") != NULL)
    g_assert_cmpuint (node_in (choice->note, "h" EQ "(?<id>\\d+)"), ==,
                      test_h (rules.heuristic, &board, &asked->reference->problem->goal));
}

/* Which of several nodes the array of a heap has first, no reader can work out. */
static void
check_heap (const Asked *asked)
{
  const FringeRules *rules = rules_of (asked);
  const GArray *frontier = reference_step (asked->reference, asked->question->step)->frontier;
  double priority;

  if (rules->ties != FRINGE_TIES_HEAP || !fringe_rules_use_ties (rules)
      || (asked->question->kind != FRINGE_QUIZ_NEXT && asked->question->kind != FRINGE_QUIZ_GOAL))
    return;
  priority = reference_priority (asked->reference, next_of (asked));
  for (guint i = 0; i < frontier->len; i++)
    {
      uint32_t id = g_array_index (frontier, uint32_t, i);

      if (id != next_of (asked) && reference_node (asked->reference, id)->superseded_step > asked->question->step)
        g_assert_cmpfloat (reference_priority (asked->reference, id), !=, priority);
    }
}

static void
check (const Asked *asked)
{
  check_heap (asked);
  n_asked[asked->question->kind]++;
  n_places[asked->question->kind][asked->question->right]++;
  check_choices (asked);
  check_reason (asked);
  for (guint i = 0; i < asked->question->n_choices; i++)
    if (asked->question->choices[i].note != NULL)
      check_note (asked, &asked->question->choices[i]);
}

static TestProblem
random_problem (void)
{
  static const int sizes[][2] = { { 2, 2 }, { 2, 3 }, { 3, 2 }, { 3, 3 }, { 3, 3 }, { 4, 4 }, { 4, 5 } };
  const int *size = sizes[test_random (G_N_ELEMENTS (sizes))];
  TestProblem problem = test_problem_random (size[0], size[1], test_random (25));

  if (test_random (8) == 0)
    problem.start = test_board_random (size[0], size[1]);
  test_problem_tell (&problem);
  return problem;
}

/* The last steps are asked about often: there the goal is. */
static uint32_t
random_step (uint32_t n_steps)
{
  uint32_t back = (uint32_t) test_random (4);

  return test_random (3) == 0 && back <= n_steps ? n_steps - back : (uint32_t) test_random ((int) n_steps + 1);
}

static void
test_questions (void)
{
  g_autoptr (FringeQuiz) quiz = fringe_quiz_new ((guint32) g_test_rand_int ());
  guint64 wanted = test_number_wanted ("FRINGE_TEST_QUESTIONS", QUESTIONS);

  for (guint64 n = 0; n < wanted;)
    {
      TestProblem problem = random_problem ();
      uint32_t limit = (uint32_t) test_random (LIMIT);
      g_autoptr (FringeSearch) search = test_search_run (&problem, limit);
      g_autoptr (Reference) reference = reference_new (&problem, limit);

      for (guint i = 0; i < QUESTIONS_OF_SEARCH; i++)
        {
          Asked asked = { search, reference, NULL };

          asked.question = fringe_quiz_next (quiz, search, random_step (fringe_search_n_steps (search)));
          if (asked.question == NULL)
            continue;
          check (&asked);
          n++;
        }
    }
  for (int kind = 0; wanted >= QUESTIONS && kind < FRINGE_N_QUIZ_KINDS; kind++)
    {
      g_test_message ("%s: %u", fringe_quiz_kind_title ((FringeQuizKind) kind), n_asked[kind]);
      g_assert_cmpuint (n_asked[kind], >, QUESTIONS / 100);
      for (int place = 0; place < (kind == FRINGE_QUIZ_GOAL ? 2 : FRINGE_QUIZ_CHOICES_MAX); place++)
        g_assert_cmpuint (n_places[kind][place], >, n_asked[kind] / 20);
    }
  g_test_message ("%u notes, %u of IDA*, %u goals that wait, %u new though known", n_noted, n_entered, n_waiting,
                  n_new_though_known);
  g_assert_cmpuint (n_noted, >, 0);
  g_assert_cmpuint (n_tie_notes, >, 0);
  g_assert_cmpuint (n_entered, >, 0);
  g_assert_cmpuint (n_stale, >, 0);
  g_assert_cmpuint (n_waiting, >, 0);
  g_assert_cmpuint (n_new_though_known, >, 0);
}

static FringeSearch *
nilsson (void)
{
  TestProblem problem = { test_board ("2 8 3 1 6 4 7 0 5"), test_board ("1 2 3 8 0 4 7 6 5"),
                          fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };

  return test_search_run (&problem, 1000);
}

static void
test_score (void)
{
  g_autoptr (FringeSearch) search = nilsson ();
  g_autoptr (FringeQuiz) quiz = fringe_quiz_new (1);
  const FringeQuizQuestion *question;
  g_autofree char *score = NULL;

  g_assert_cmpint (fringe_quiz_answer (quiz, 0), ==, FRINGE_QUIZ_NOT_READ);
  question = fringe_quiz_next (quiz, search, 2);
  g_assert_cmpint (fringe_quiz_answer (quiz, question->n_choices), ==, FRINGE_QUIZ_NOT_READ);
  g_assert_cmpint (fringe_quiz_answer (quiz, question->right), ==, FRINGE_QUIZ_RIGHT);
  g_assert_cmpint (fringe_quiz_answer (quiz, (question->right + 1) % question->n_choices), ==, FRINGE_QUIZ_WRONG);
  question = fringe_quiz_next (quiz, search, 3);
  g_assert_cmpint (fringe_quiz_answer (quiz, (question->right + 1) % question->n_choices), ==, FRINGE_QUIZ_WRONG);
  g_assert_cmpint (fringe_quiz_answer (quiz, question->right), ==, FRINGE_QUIZ_RIGHT);
  g_assert_cmpuint (fringe_quiz_n_answered (quiz), ==, 2);
  score = fringe_quiz_score_sentence (quiz);
  g_assert_cmpstr (score, ==, "Right answers: 1 of 2.");
}

/* Whatever is typed, a number is judged as a number and the rest is no answer. */
static void
test_typed (void)
{
  static const char *const unread[] = { "", " ", "seven", "7 moves", "7,,5", "nan", "inf", "--1" };
  g_autoptr (FringeSearch) search = nilsson ();
  g_autoptr (FringeQuiz) quiz = fringe_quiz_new (2);
  const FringeQuizQuestion *question;
  g_autofree char *right = NULL, *wrong = NULL;

  fringe_quiz_set_kinds (quiz, FRINGE_QUIZ_BIT (FRINGE_QUIZ_F));
  question = fringe_quiz_next (quiz, search, 4);
  for (guint i = 0; i < G_N_ELEMENTS (unread); i++)
    g_assert_cmpint (fringe_quiz_answer_text (quiz, unread[i]), ==, FRINGE_QUIZ_NOT_READ);
  g_assert_cmpuint (fringe_quiz_n_answered (quiz), ==, 0);
  right = g_strdup_printf (" %g,0 ", question->choices[question->right].value);
  wrong = g_strdup_printf ("%g.5", question->choices[question->right].value);
  g_assert_cmpint (fringe_quiz_answer_text (quiz, wrong), ==, FRINGE_QUIZ_WRONG);
  g_assert_cmpint (fringe_quiz_answer_text (quiz, right), ==, FRINGE_QUIZ_RIGHT);
  fringe_quiz_set_kinds (quiz, FRINGE_QUIZ_BIT (FRINGE_QUIZ_DUPLICATE));
  g_assert_nonnull (fringe_quiz_next (quiz, search, 2));
  g_assert_cmpint (fringe_quiz_answer_text (quiz, "1"), ==, FRINGE_QUIZ_NOT_READ);
}

static void
test_votes (void)
{
  g_autoptr (FringeSearch) search = nilsson ();
  g_autoptr (FringeQuiz) quiz = fringe_quiz_new (3);
  const FringeQuizQuestion *question = fringe_quiz_next (quiz, search, 2);

  fringe_quiz_vote (quiz, 0, 3);
  fringe_quiz_vote (quiz, 0, -1);
  fringe_quiz_vote (quiz, 1, -1);
  fringe_quiz_vote (quiz, FRINGE_QUIZ_CHOICES_MAX, 1);
  g_assert_cmpuint (question->choices[0].votes, ==, 2);
  g_assert_cmpuint (question->choices[1].votes, ==, 0);
  question = fringe_quiz_next (quiz, search, 3);
  g_assert_cmpuint (question->choices[0].votes, ==, 0);
}

static void
test_seed (void)
{
  g_autoptr (FringeSearch) search = nilsson ();
  g_autoptr (FringeQuiz) one = fringe_quiz_new (7), other = fringe_quiz_new (7);

  for (uint32_t step = 0; step <= fringe_search_n_steps (search); step++)
    {
      const FringeQuizQuestion *a = fringe_quiz_next (one, search, step), *b = fringe_quiz_next (other, search, step);

      g_assert_cmpint (a == NULL, ==, b == NULL);
      if (a == NULL)
        continue;
      g_assert_cmpstr (a->text, ==, b->text);
      g_assert_cmpuint (a->right, ==, b->right);
      for (guint i = 0; i < a->n_choices; i++)
        g_assert_cmpstr (a->choices[i].text, ==, b->choices[i].text);
    }
}

static void
test_kinds (void)
{
  g_autoptr (FringeSearch) search = nilsson ();
  g_autoptr (FringeQuiz) quiz = fringe_quiz_new (5);
  uint32_t last = fringe_search_n_steps (search);

  for (int kind = 0; kind < FRINGE_N_QUIZ_KINDS; kind++)
    {
      const FringeQuizQuestion *question;

      fringe_quiz_set_kinds (quiz, FRINGE_QUIZ_BIT (kind));
      question = fringe_quiz_next (quiz, search, last - 1);
      if (question != NULL)
        g_assert_cmpint (question->kind, ==, kind);
    }
  fringe_quiz_set_kinds (quiz, FRINGE_QUIZ_BIT (FRINGE_QUIZ_NEXT) | FRINGE_QUIZ_BIT (FRINGE_QUIZ_GOAL));
  g_assert_null (fringe_quiz_next (quiz, search, last));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/quiz/ten-thousand-questions-have-one-right-answer-each", test_questions);
  g_test_add_func ("/quiz/the-first-answer-to-a-question-counts", test_score);
  g_test_add_func ("/quiz/a-number-can-be-typed", test_typed);
  g_test_add_func ("/quiz/votes-are-counted-for-each-choice", test_votes);
  g_test_add_func ("/quiz/equal-seeds-ask-equal-questions", test_seed);
  g_test_add_func ("/quiz/only-the-kinds-wanted-are-asked", test_kinds);
  return g_test_run ();
}
