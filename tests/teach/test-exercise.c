/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-conventions.h"
#include "fringe-exercise-draw.h"
#include "fringe-exercise-sentences.h"

#include "test-boards.h"

#include <string.h>

/* The second example of the report of 2019, in which nodes 3 and 4 tie after the first step. */

static FringeTask
make_task (FringeExerciseLevel level, gboolean is_exam)
{
  return (FringeTask) {
    .start = test_board ("1 2 7 6 0 8 4 3 5"),
    .goal = test_board ("1 2 0 4 8 7 3 6 5"),
    .rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK),
    .level = level,
    .is_exam = is_exam,
  };
}

static FringeExercise *
begin (FringeExerciseLevel level, gboolean is_exam)
{
  const FringeTask task = make_task (level, is_exam);
  g_autoptr (GError) error = NULL;
  FringeExercise *exercise = fringe_exercise_new (&task, &error);

  g_assert_no_error (error);
  return exercise;
}

static void
act (FringeExercise *exercise, FringeExerciseAct its)
{
  g_autoptr (GError) error = NULL;

  fringe_exercise_act (exercise, &its, &error);
  g_assert_no_error (error);
}

static void
choose (FringeExercise *exercise, guint32 id)
{
  act (exercise, (FringeExerciseAct) { .kind = FRINGE_ACT_CHOOSE, .id = id });
}

static void
do_kind (FringeExercise *exercise, FringeActKind kind)
{
  act (exercise, (FringeExerciseAct) { .kind = kind });
}

static void
write_number (FringeExercise *exercise, FringeMove move, FringeNumber number, double value)
{
  act (exercise, (FringeExerciseAct) { .kind = FRINGE_ACT_NUMBER, .move = move, .number = number, .value = value });
}

static void
assert_slip (FringeExercise *exercise, guint i, const char *title, const char *sentence)
{
  g_autoptr (GArray) slips = fringe_exercise_slips (exercise);
  const FringeSlip *slip = &g_array_index (slips, FringeSlip, i);
  g_autofree char *its_title = fringe_slip_title (slip), *its_sentence = fringe_slip_sentence (exercise, slip);

  g_assert_cmpuint (slips->len, >, i);
  g_assert_cmpstr (its_title, ==, title);
  g_assert_cmpstr (its_sentence, ==, sentence);
}

static void
assert_last_slip (FringeExercise *exercise, const char *title, const char *sentence)
{
  g_autoptr (GArray) slips = fringe_exercise_slips (exercise);

  g_assert_cmpuint (slips->len, >, 0);
  assert_slip (exercise, slips->len - 1, title, sentence);
}

static void
test_tie (void)
{
  g_autoptr (FringeExercise) exercise = begin (FRINGE_EXERCISE_CHOICE, FALSE);
  g_autoptr (FringeConventions) conventions = fringe_conventions_new (&fringe_exercise_task (exercise)->goal);
  g_autofree char *sentence = NULL;
  FringeRules rules;

  choose (exercise, 0);
  do_kind (exercise, FRINGE_ACT_FINISH);
  choose (exercise, 4);
  assert_last_slip (exercise, "You chose node 4", "Node 4 ties with node 3; the lower id goes first.");
  g_assert_true (fringe_conventions_explain (conventions, exercise, G_MAXUINT, &rules));
  sentence = fringe_conventions_sentence (&fringe_exercise_task (exercise)->rules, &rules, 4);
  g_assert_cmpstr (sentence, ==, "“Highest id (LIFO)” would take node 4.");
}

static void
test_priority (void)
{
  g_autoptr (FringeExercise) exercise = begin (FRINGE_EXERCISE_CHOICE, FALSE);

  choose (exercise, 0);
  do_kind (exercise, FRINGE_ACT_FINISH);
  choose (exercise, 1);
  assert_last_slip (exercise, "You chose node 1",
                    "In your run, node 1 has f = 8 and node 3 has f = 6. The smallest f goes first.");
}

static void
test_numbers (void)
{
  g_autoptr (FringeExercise) exercise = begin (FRINGE_EXERCISE_NUMBERS, FALSE);

  choose (exercise, 0);
  write_number (exercise, FRINGE_MOVE_UP, FRINGE_NUMBER_G, 2);
  assert_last_slip (exercise, "Move Up: you wrote g = 2", "Node 0 has g = 0, and a move costs 1, so g = 1 here.");
  write_number (exercise, FRINGE_MOVE_UP, FRINGE_NUMBER_H, 5);
  assert_last_slip (exercise, "Move Up: you wrote h = 5",
                    "Tiles 1 to 8 are 0 + 1 + 1 + 1 + 0 + 2 + 1 + 1 moves from their goal cells, so h\u00a0=\u00a07.");
  write_number (exercise, FRINGE_MOVE_UP, FRINGE_NUMBER_F, 8);
  assert_last_slip (exercise, "Move Up: you wrote f = 8",
                    "With your g and h, f would be 2\u00a0+\u00a05\u00a0=\u00a07.");
}

static void
test_duplicates (void)
{
  g_autoptr (FringeExercise) exercise = begin (FRINGE_EXERCISE_DUPLICATES, FALSE);
  FringeExerciseAct right;

  while (fringe_exercise_right_act (exercise, &right) && right.id != 3)
    act (exercise, right);
  choose (exercise, 3);
  act (exercise, (FringeExerciseAct) {
                     .kind = FRINGE_ACT_FATE, .move = FRINGE_MOVE_RIGHT, .fate = FRINGE_FATE_DROPPED, .id = 2 });
  assert_last_slip (exercise, "Move Right: you wrote node 2", "The successor is a duplicate, but of node 0.");
  act (exercise,
       (FringeExerciseAct) { .kind = FRINGE_ACT_FATE, .move = FRINGE_MOVE_UP, .fate = FRINGE_FATE_DROPPED, .id = 2 });
  assert_last_slip (exercise, "Move Up: you wrote node 2",
                    "No node of your run has this board, so the successor is no duplicate.");
  for (guint i = 0; i < fringe_exercise_moment (exercise)->n_cards; i++)
    for (int number = 0; number < FRINGE_N_NUMBERS; number++)
      if (fringe_exercise_moment (exercise)->cards[i].fate == FRINGE_FATE_NEW)
        write_number (exercise, fringe_exercise_moment (exercise)->cards[i].move, (FringeNumber) number, 2);
  do_kind (exercise, FRINGE_ACT_FINISH);
  assert_slip (exercise, 1, "Move Up: you wrote node 2",
               "No node of your run has this board, so the successor is no duplicate. "
               "You dropped it: your run goes on without it.");
}

/* From node 3, a move to the right leads back to the start. */
static void
test_known_board_is_kept (void)
{
  FringeTask task = make_task (FRINGE_EXERCISE_DUPLICATES, FALSE);
  g_autoptr (FringeExercise) exercise = NULL;
  FringeExerciseAct right;

  task.rules.duplicates = FRINGE_DUPLICATES_EXPANSION;
  exercise = fringe_exercise_new (&task, NULL);
  while (fringe_exercise_right_act (exercise, &right) && right.id != 3)
    act (exercise, right);
  choose (exercise, 3);
  act (exercise, (FringeExerciseAct) {
                     .kind = FRINGE_ACT_FATE, .move = FRINGE_MOVE_RIGHT, .fate = FRINGE_FATE_DROPPED, .id = 0 });
  assert_last_slip (exercise, "Move Right: you wrote node 0",
                    "By the rule for duplicates, “When removed”, this successor is kept: it becomes a new node.");
}

static void
test_ending (void)
{
  g_autoptr (FringeExercise) exercise = begin (FRINGE_EXERCISE_CHOICE, FALSE);
  FringeMarks marks;

  do_kind (exercise, FRINGE_ACT_NO_SOLUTION);
  assert_last_slip (exercise, "The end of the search", "The search is not over: node 0 can still be expanded.");
  g_assert_false (fringe_exercise_moment (exercise)->is_over);
  marks = fringe_exercise_marks (exercise);
  g_assert_cmpuint (marks.asked[FRINGE_SLIP_ENDING], ==, 1);
  g_assert_cmpuint (marks.right[FRINGE_SLIP_ENDING], ==, 0);
}

static void
assert_hint (FringeExercise *exercise, guint rung, const char *expected)
{
  g_autofree char *hint = fringe_exercise_hint (exercise, rung);

  g_assert_cmpstr (hint, ==, expected);
}

/* The third hint names the node, so that the choice brings no point. */
static void
test_hints (void)
{
  g_autoptr (FringeExercise) exercise = begin (FRINGE_EXERCISE_CHOICE, FALSE);
  FringeMarks marks;

  choose (exercise, 0);
  do_kind (exercise, FRINGE_ACT_FINISH);
  assert_hint (exercise, 1, "The smallest f on the frontier is 6.");
  assert_hint (exercise, 2, "Nodes 3, 4 have the smallest value. The rule for ties is: Lowest id (FIFO).");
  assert_hint (exercise, 3, "It is node 3.");
  for (int i = 0; i < 3; i++)
    do_kind (exercise, FRINGE_ACT_HINT);
  choose (exercise, 3);
  marks = fringe_exercise_marks (exercise);
  g_assert_cmpuint (marks.n_hints, ==, 3);
  g_assert_cmpuint (marks.asked[FRINGE_SLIP_CHOICE], ==, 2);
  g_assert_cmpuint (marks.right[FRINGE_SLIP_CHOICE], ==, 1);
}

static void
assert_refused (FringeExercise *exercise, FringeExerciseAct its, const char *expected)
{
  g_autoptr (GError) error = NULL;
  guint n = fringe_exercise_acts (exercise)->len;

  g_assert_false (fringe_exercise_act (exercise, &its, &error));
  g_assert_cmpstr (error->message, ==, expected);
  g_assert_cmpuint (fringe_exercise_acts (exercise)->len, ==, n);
}

/* What makes no sense is not judged. */
static void
test_refused (void)
{
  g_autoptr (FringeExercise) exercise = begin (FRINGE_EXERCISE_NUMBERS, TRUE);

  assert_refused (exercise, (FringeExerciseAct) { .kind = FRINGE_ACT_UNDO }, "There is nothing to undo.");
  assert_refused (exercise, (FringeExerciseAct) { .kind = FRINGE_ACT_HINT }, "There are no hints in an exam.");
  assert_refused (exercise, (FringeExerciseAct) { .kind = FRINGE_ACT_CHOOSE, .id = 1 }, "There is no node 1.");
  assert_refused (exercise, (FringeExerciseAct) { .kind = FRINGE_ACT_FINISH }, "Choose a node first.");
  assert_refused (exercise, (FringeExerciseAct) { .kind = FRINGE_ACT_BOUND }, "Only IDA* has a bound.");
  choose (exercise, 0);
  assert_refused (exercise, (FringeExerciseAct) { .kind = FRINGE_ACT_CHOOSE, .id = 0 },
                  "Finish the step with node 0 first.");
  assert_refused (exercise, (FringeExerciseAct) { .kind = FRINGE_ACT_FINISH }, "12 fields are empty.");
  assert_refused (exercise, (FringeExerciseAct) { .kind = FRINGE_ACT_NUMBER, .number = FRINGE_NUMBER_G, .value = 0.5 },
                  "g and h are whole numbers from 0 to 1000000, and f is a number up to there.");
  assert_refused (exercise, (FringeExerciseAct) { .kind = FRINGE_ACT_FATE, .fate = FRINGE_FATE_NEW },
                  "In this exercise the program marks the duplicates.");
  g_assert_cmpuint (fringe_exercise_answers (exercise)->len, ==, 1);
}

static void
test_too_large (void)
{
  FringeTask task = make_task (FRINGE_EXERCISE_CHOICE, FALSE);
  g_autoptr (GError) error = NULL;

  task.start = test_board ("8 6 7 2 5 4 3 0 1");
  task.goal = test_board ("1 2 3 4 5 6 7 8 0");
  g_assert_null (fringe_exercise_new (&task, &error));
  g_assert_cmpstr (error->message, ==, "This search has more than 400 nodes, too many to be done by hand.");
}

/* The same student gets the same puzzle, at another try or under another name another one. */
static void
test_own_puzzles (void)
{
  FringeTask task = make_task (FRINGE_EXERCISE_CHOICE, FALSE), again = task, next = task, other = task;
  FringeTrait traits[2];

  g_assert_true (fringe_trait_parse ("cost=4..8", &traits[0], NULL));
  g_assert_true (fringe_trait_parse ("nodes<=25", &traits[1], NULL));
  g_assert_true (fringe_exercise_draw_start (&task, traits, 2, 7, "Ada Lovelace", 1, NULL, NULL));
  g_assert_true (fringe_exercise_draw_start (&again, traits, 2, 7, " ada lovelace ", 1, NULL, NULL));
  g_assert_true (fringe_exercise_draw_start (&next, traits, 2, 7, "Ada Lovelace", 2, NULL, NULL));
  g_assert_true (fringe_exercise_draw_start (&other, traits, 2, 7, "Alan Turing", 1, NULL, NULL));
  test_assert_boards_equal (&task.start, &again.start);
  g_assert_false (fringe_board_equal (&task.start, &next.start));
  g_assert_false (fringe_board_equal (&task.start, &other.start));
}

/* The goal has no successors, so what is said of them before the end is wrong by no rule. */
static void
test_card_of_goal (void)
{
  FringeTask task = make_task (FRINGE_EXERCISE_DUPLICATES, FALSE);
  g_autoptr (FringeExercise) exercise = NULL;
  g_autoptr (FringeConventions) conventions = fringe_conventions_new (&task.goal);

  task.start = task.goal;
  exercise = fringe_exercise_new (&task, NULL);
  choose (exercise, 0);
  act (exercise,
       (FringeExerciseAct) { .kind = FRINGE_ACT_FATE, .move = FRINGE_MOVE_DOWN, .fate = FRINGE_FATE_DROPPED, .id = 0 });
  do_kind (exercise, FRINGE_ACT_SOLVED);
  g_assert_true (fringe_exercise_moment (exercise)->is_over);
  g_assert_true (fringe_conventions_fits (conventions, exercise, G_MAXUINT, &task.rules));
}

/* The files of a class can have more goals than there is memory for. */

static const FringeConventions *kept;

static void
free_other (gpointer conventions)
{
  g_assert_true (conventions != kept);
  fringe_conventions_free (conventions);
}

static void
test_goals (void)
{
  g_autoptr (GPtrArray) by_goal = fringe_conventions_by_goal_new ();
  FringeBoard first = test_board_random (2, 2);

  g_ptr_array_set_free_func (by_goal, free_other);
  kept = fringe_conventions_of_goal (by_goal, &first);
  for (int i = 0; i < 20; i++)
    {
      FringeBoard goal = test_board_random (2, 2);

      g_assert_true (fringe_conventions_of_goal (by_goal, &goal) == fringe_conventions_of_goal (by_goal, &goal));
      g_assert_true (fringe_conventions_of_goal (by_goal, &first) == kept);
      g_assert_cmpuint (by_goal->len, <=, 4);
    }
  kept = NULL;
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise/a-wrong-one-of-nodes-that-tie-is-explained-and-lifo-named", test_tie);
  g_test_add_func ("/exercise/a-larger-f-is-explained", test_priority);
  g_test_add_func ("/exercise/wrong-numbers-are-explained-with-what-the-student-wrote-before", test_numbers);
  g_test_add_func ("/exercise/wrong-duplicates-are-explained", test_duplicates);
  g_test_add_func ("/exercise/a-known-board-is-kept-by-a-rule-that-looks-later", test_known_board_is_kept);
  g_test_add_func ("/exercise/a-wrong-ending-is-explained-and-practice-goes-on", test_ending);
  g_test_add_func ("/exercise/hints-lead-to-the-node-by-three-rungs", test_hints);
  g_test_add_func ("/exercise/what-makes-no-sense-is-refused-in-a-sentence", test_refused);
  g_test_add_func ("/exercise/a-search-that-is-too-large-is-refused-in-a-sentence", test_too_large);
  g_test_add_func ("/exercise/every-student-gets-an-own-puzzle-and-a-fresh-one-each-time", test_own_puzzles);
  g_test_add_func ("/conventions/what-is-said-of-successors-of-the-goal-counts-by-none", test_card_of_goal);
  g_test_add_func ("/conventions/those-of-the-last-goals-are-kept", test_goals);
  return g_test_run ();
}
