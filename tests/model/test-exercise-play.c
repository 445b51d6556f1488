/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-places.h"
#include "fringe-exercise-play.h"
#include "fringe-exercise-puzzle.h"
#include "fringe-exercise-tries.h"

#include "test-boards.h"

#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

/* The second example of the report of 2019, in which nodes 3 and 4 tie after the first step. */
static FringeExercisePlay *
begin (FringeExerciseLevel level, gboolean is_exam)
{
  const FringeBoard start = test_board ("1 2 7 6 0 8 4 3 5"), goal = test_board ("1 2 0 4 8 7 3 6 5");
  const FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  FringeExerciseFile *file = fringe_exercise_file_new (&start, &goal, &rules);
  g_autoptr (GError) error = NULL;
  FringeExercisePlay *play;

  file->task.level = level;
  file->task.is_exam = is_exam;
  play = fringe_exercise_play_new (file, &error);
  g_assert_no_error (error);
  return play;
}

static void
act (FringeExercisePlay *play, FringeActKind kind, guint32 id)
{
  g_assert_true (fringe_exercise_play_act (play, &(FringeExerciseAct) { .kind = kind, .id = id }));
}

static void
assert_text (FringeExercisePlay *play, FringePlayText text, const char *expected)
{
  g_assert_cmpstr (fringe_exercise_play_get_text (play, text), ==, expected);
}

static void
go_on (FringeExercisePlay *play)
{
  FringeExerciseAct right;

  while (fringe_exercise_right_act (fringe_exercise_play_get_exercise (play), &right)
         && fringe_exercise_play_act (play, &right))
    continue;
}

/* @expected: (nullable) */
static void
assert_said_of (FringeExercisePlay *play, guint32 id, const char *expected)
{
  g_autofree char *text = fringe_exercise_play_deviation_text (play, id);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_slip (void)
{
  g_autoptr (FringeExercisePlay) play = begin (FRINGE_EXERCISE_CHOICE, FALSE);

  assert_text (play, FRINGE_PLAY_PROGRESS, "Step 1 of 9");
  assert_text (play, FRINGE_PLAY_MISTAKES, "No mistakes");
  act (play, FRINGE_ACT_CHOOSE, 0);
  act (play, FRINGE_ACT_FINISH, 0);
  act (play, FRINGE_ACT_CHOOSE, 4);
  assert_text (play, FRINGE_PLAY_SLIP_TITLE, "You chose node 4");
  assert_text (play, FRINGE_PLAY_SLIP, "Node 4 ties with node 3; the lower id goes first.");
  assert_text (play, FRINGE_PLAY_RIGHT_BY, "“Highest id (LIFO)” would take node 4.");
  assert_text (play, FRINGE_PLAY_MISTAKES, "1 mistake");
  g_assert_true ((fringe_exercise_play_get_deviation (play, 4).kinds & 1u << FRINGE_SLIP_CHOICE));
  assert_said_of (play, 4, "You chose node 4. Node 4 ties with node 3; the lower id goes first.");
  assert_said_of (play, 3, NULL);
  g_assert_true (fringe_exercise_play_can_put_right (play));
  fringe_exercise_play_put_right (play);
  g_assert_cmpuint (fringe_exercise_moment (fringe_exercise_play_get_exercise (play))->chosen, ==, 3);
  assert_text (play, FRINGE_PLAY_SLIP_TITLE, "");
  assert_text (play, FRINGE_PLAY_MISTAKES, "1 mistake");
}

/* Who answers a question wrong again is told why again, and it is one mistake. */
static void
test_again_wrong (void)
{
  g_autoptr (FringeExercisePlay) play = begin (FRINGE_EXERCISE_NUMBERS, FALSE);

  act (play, FRINGE_ACT_CHOOSE, 0);
  fringe_exercise_play_write (play, FRINGE_MOVE_DOWN, FRINGE_NUMBER_H, "6");
  assert_text (play, FRINGE_PLAY_SLIP_TITLE, "Move Down: you wrote h = 6");
  fringe_exercise_play_write (play, FRINGE_MOVE_DOWN, FRINGE_NUMBER_H, "8");
  assert_text (play, FRINGE_PLAY_SLIP_TITLE, "Move Down: you wrote h = 8");
  assert_text (play, FRINGE_PLAY_MISTAKES, "1 mistake");
}

/* What is wrong is said as long as it stands, the last answer first. */
static void
test_slips_that_stand (void)
{
  g_autoptr (FringeExercisePlay) play = begin (FRINGE_EXERCISE_DUPLICATES, FALSE);
  FringeExerciseAct fate = { .kind = FRINGE_ACT_FATE, .move = FRINGE_MOVE_LEFT, .fate = FRINGE_FATE_DROPPED, .id = 57 };

  act (play, FRINGE_ACT_CHOOSE, 0);
  fringe_exercise_play_write (play, FRINGE_MOVE_UP, FRINGE_NUMBER_G, "2");
  fringe_exercise_play_write (play, FRINGE_MOVE_DOWN, FRINGE_NUMBER_G, "3");
  assert_text (play, FRINGE_PLAY_SLIP_TITLE, "Move Down: you wrote g = 3");
  g_assert_nonnull (strstr (fringe_exercise_play_get_text (play, FRINGE_PLAY_SLIP), "\n\nMove Up: you wrote g = 2. "));
  g_assert_false (fringe_exercise_play_act (play, &fate));
  assert_text (play, FRINGE_PLAY_SLIP_TITLE, "This answer is not possible");
  assert_text (play, FRINGE_PLAY_SLIP, "There is no node 57.");
  fringe_exercise_play_write (play, FRINGE_MOVE_DOWN, FRINGE_NUMBER_G, "1");
  assert_text (play, FRINGE_PLAY_SLIP_TITLE, "Move Up: you wrote g = 2");
  g_assert_null (strstr (fringe_exercise_play_get_text (play, FRINGE_PLAY_SLIP), "Down"));
  fringe_exercise_play_write (play, FRINGE_MOVE_UP, FRINGE_NUMBER_G, "1");
  assert_text (play, FRINGE_PLAY_SLIP_TITLE, "");
  act (play, FRINGE_ACT_UNDO, 0);
  assert_text (play, FRINGE_PLAY_SLIP_TITLE, "Move Up: you wrote g = 2");
  act (play, FRINGE_ACT_UNDO, 0);
  g_assert_nonnull (
      strstr (fringe_exercise_play_get_text (play, FRINGE_PLAY_SLIP), "\n\nMove Down: you wrote g = 3. "));
  assert_text (play, FRINGE_PLAY_MISTAKES, "2 mistakes");
  act (play, FRINGE_ACT_SOLVED, 0);
  assert_text (play, FRINGE_PLAY_SLIP_TITLE, "The end of the search");
  g_assert_nonnull (strstr (fringe_exercise_play_get_text (play, FRINGE_PLAY_SLIP), "\n\nMove Up: you wrote g = 2. "));
}

/* Each duplicate that was not marked is told of, once the step is finished. */
static void
test_unmarked_duplicates_are_told (void)
{
  g_autoptr (FringeExercisePlay) play = begin (FRINGE_EXERCISE_DUPLICATES, FALSE);
  const FringeExercise *exercise = fringe_exercise_play_get_exercise (play);
  FringeExerciseAct right;

  while (fringe_exercise_moment (exercise)->chosen != 3 && fringe_exercise_right_act (exercise, &right))
    fringe_exercise_play_act (play, &right);
  for (guint i = 0; i < fringe_exercise_moment (exercise)->n_cards; i++)
    for (int number = 0; number < FRINGE_N_NUMBERS; number++)
      fringe_exercise_play_write (play, fringe_exercise_moment (exercise)->cards[i].move, (FringeNumber) number, "2");
  act (play, FRINGE_ACT_FINISH, 0);
  assert_text (play, FRINGE_PLAY_SLIP_TITLE, "Move Right: you did not mark a duplicate");
  g_assert_nonnull (strstr (fringe_exercise_play_get_text (play, FRINGE_PLAY_SLIP),
                            "is dropped. You kept it: it is node 7 of your run."));
}

/* A wrong choice can be changed as long as nothing else was done in the step. */
static void
test_choose_again (void)
{
  g_autoptr (FringeExercisePlay) play = begin (FRINGE_EXERCISE_NUMBERS, FALSE);
  const FringeExercise *exercise = fringe_exercise_play_get_exercise (play);
  FringeExerciseAct right;

  while (fringe_exercise_moment (exercise)->step < 1 || fringe_exercise_moment (exercise)->chosen != FRINGE_NO_NODE)
    {
      g_assert_true (fringe_exercise_right_act (exercise, &right));
      fringe_exercise_play_act (play, &right);
    }
  fringe_exercise_play_choose (play, 4);
  fringe_exercise_play_choose (play, 99);
  g_assert_cmpuint (fringe_exercise_moment (exercise)->chosen, ==, 4);
  act (play, FRINGE_ACT_UNDO, 0);
  fringe_exercise_play_choose (play, 4);
  fringe_exercise_play_choose (play, 3);
  g_assert_cmpuint (fringe_exercise_moment (exercise)->chosen, ==, 3);
  assert_text (play, FRINGE_PLAY_SLIP_TITLE, "");
  assert_text (play, FRINGE_PLAY_MISTAKES, "1 mistake");
  fringe_exercise_play_choose (play, 4);
  g_assert_cmpuint (fringe_exercise_moment (exercise)->chosen, ==, 3);
  assert_text (play, FRINGE_PLAY_SLIP_TITLE, "This cannot be done now");
}

/* Another slip before it does not matter. */
static void
test_choice_after_slip (void)
{
  g_autoptr (FringeExercisePlay) play = begin (FRINGE_EXERCISE_NUMBERS, FALSE);
  const FringeExercise *exercise = fringe_exercise_play_get_exercise (play);
  FringeExerciseAct right;

  act (play, FRINGE_ACT_CHOOSE, 0);
  fringe_exercise_play_write (play, FRINGE_MOVE_DOWN, FRINGE_NUMBER_H, "6");
  assert_text (play, FRINGE_PLAY_MISTAKES, "1 mistake");
  while (fringe_exercise_right_act (exercise, &right) && right.kind != FRINGE_ACT_CHOOSE)
    fringe_exercise_play_act (play, &right);
  act (play, FRINGE_ACT_CHOOSE, 4);
  assert_text (play, FRINGE_PLAY_RIGHT_BY, "“Highest id (LIFO)” would take node 4.");
  act (play, FRINGE_ACT_UNDO, 0);
  act (play, FRINGE_ACT_CHOOSE, 1);
  assert_text (play, FRINGE_PLAY_RIGHT_BY, "“Uniform cost” would take node 1.");
}

/* It is marked while it waits, but not when it is chosen rightly later. */
static void
test_choice_put_right (void)
{
  g_autoptr (FringeExercisePlay) play = begin (FRINGE_EXERCISE_CHOICE, FALSE);

  act (play, FRINGE_ACT_CHOOSE, 0);
  act (play, FRINGE_ACT_FINISH, 0);
  act (play, FRINGE_ACT_CHOOSE, 4);
  g_assert_cmpint (fringe_exercise_play_get_stage (play, FRINGE_PLAY_CHOOSE), ==, FRINGE_PLAY_FAILED);
  fringe_exercise_play_put_right (play);
  g_assert_cmpint (fringe_exercise_play_get_stage (play, FRINGE_PLAY_CHOOSE), ==, FRINGE_PLAY_DONE);
  g_assert_true ((fringe_exercise_play_get_deviation (play, 4).kinds & 1u << FRINGE_SLIP_CHOICE));
  act (play, FRINGE_ACT_FINISH, 0);
  act (play, FRINGE_ACT_CHOOSE, 4);
  g_assert_cmpint (fringe_exercise_play_get_stage (play, FRINGE_PLAY_CHOOSE), ==, FRINGE_PLAY_DONE);
  g_assert_false ((fringe_exercise_play_get_deviation (play, 4).kinds & 1u << FRINGE_SLIP_CHOICE));
  go_on (play);
  g_assert_true ((fringe_exercise_play_get_deviation (play, 4).kinds & 1u << FRINGE_SLIP_CHOICE));
}

static void
fill_in (FringeExercisePlay *play)
{
  const FringeExercise *exercise = fringe_exercise_play_get_exercise (play);
  FringeExerciseAct right;

  while (fringe_exercise_right_act (exercise, &right) && right.kind != FRINGE_ACT_FINISH)
    fringe_exercise_play_act (play, &right);
}

/* A line of what is to be done is not ticked off while an answer in it is wrong; in an exam nothing tells that it is.
 */
static void
test_wrong_line (void)
{
  for (gboolean is_exam = FALSE; is_exam <= TRUE; is_exam++)
    {
      g_autoptr (FringeExercisePlay) play = begin (FRINGE_EXERCISE_NUMBERS, is_exam);

      act (play, FRINGE_ACT_CHOOSE, 0);
      fringe_exercise_play_write (play, FRINGE_MOVE_UP, FRINGE_NUMBER_H, "8");
      g_assert_cmpint (fringe_exercise_play_get_stage (play, FRINGE_PLAY_FILL), ==, FRINGE_PLAY_NOW);
      fill_in (play);
      g_assert_cmpint (fringe_exercise_play_get_stage (play, FRINGE_PLAY_FILL), ==,
                       is_exam ? FRINGE_PLAY_DONE : FRINGE_PLAY_FAILED);
      g_assert_cmpint (fringe_exercise_play_get_stage (play, FRINGE_PLAY_MARK), ==, FRINGE_PLAY_DONE);
    }
}

/* Nothing is said to be right of a duplicate that is not marked, nor is it a slip before the step is finished. */
static void
test_unmarked_duplicate (void)
{
  g_autoptr (FringeExercisePlay) play = begin (FRINGE_EXERCISE_DUPLICATES, FALSE);
  const FringeExercise *exercise = fringe_exercise_play_get_exercise (play);
  FringeExerciseAct right;

  while (fringe_exercise_moment (exercise)->chosen != 3 && fringe_exercise_right_act (exercise, &right))
    fringe_exercise_play_act (play, &right);
  for (guint i = 0; i < fringe_exercise_moment (exercise)->n_cards; i++)
    {
      const FringeExerciseCard *card = &fringe_exercise_moment (exercise)->cards[i];

      g_assert_cmpint (fringe_exercise_play_check_fate (play, card), ==,
                       card->move == FRINGE_MOVE_RIGHT ? FRINGE_PLAY_EMPTY : FRINGE_PLAY_RIGHT);
    }
  assert_text (play, FRINGE_PLAY_MISTAKES, "No mistakes");
}

/* What is typed is taken once, and what is no number not at all. */
static void
test_write (void)
{
  g_autoptr (FringeExercisePlay) play = begin (FRINGE_EXERCISE_NUMBERS, FALSE);
  const FringeExercise *exercise = fringe_exercise_play_get_exercise (play);
  const FringeExerciseCard *card;

  act (play, FRINGE_ACT_CHOOSE, 0);
  card = &fringe_exercise_moment (exercise)->cards[0];
  assert_text (play, FRINGE_PLAY_MISSING, "12 fields are empty.");
  g_assert_true (fringe_exercise_play_write (play, FRINGE_MOVE_UP, FRINGE_NUMBER_G, ""));
  g_assert_false (fringe_exercise_play_write (play, FRINGE_MOVE_UP, FRINGE_NUMBER_G, "one"));
  g_assert_cmpint (fringe_exercise_play_check_number (play, card, FRINGE_NUMBER_G), ==, FRINGE_PLAY_EMPTY);
  fringe_exercise_play_write (play, FRINGE_MOVE_UP, FRINGE_NUMBER_G, " 1 ");
  fringe_exercise_play_write (play, FRINGE_MOVE_UP, FRINGE_NUMBER_G, "1");
  g_assert_cmpint (fringe_exercise_play_check_number (play, card, FRINGE_NUMBER_G), ==, FRINGE_PLAY_RIGHT);
  g_assert_cmpuint (fringe_exercise_acts (exercise)->len, ==, 2);
  g_assert_false (fringe_exercise_play_write (play, FRINGE_MOVE_UP, FRINGE_NUMBER_H, "8,5"));
  assert_text (play, FRINGE_PLAY_SLIP_TITLE, "This answer is not possible");
  assert_text (play, FRINGE_PLAY_MISTAKES, "No mistakes");
  g_assert_true (fringe_exercise_play_write (play, FRINGE_MOVE_UP, FRINGE_NUMBER_H, "8"));
  assert_text (play, FRINGE_PLAY_SLIP_TITLE, "Move Up: you wrote h = 8");
  g_assert_cmpint (fringe_exercise_play_check_number (play, card, FRINGE_NUMBER_H), ==, FRINGE_PLAY_WRONG);
  assert_text (play, FRINGE_PLAY_MISTAKES, "1 mistake");
  g_assert_false (fringe_exercise_play_can_finish (play));
}

/* An exam gives nothing away before it is handed in. */
static void
test_exam (void)
{
  g_autoptr (FringeExercisePlay) play = begin (FRINGE_EXERCISE_CHOICE, TRUE);

  act (play, FRINGE_ACT_CHOOSE, 0);
  act (play, FRINGE_ACT_FINISH, 0);
  act (play, FRINGE_ACT_CHOOSE, 4);
  assert_text (play, FRINGE_PLAY_SLIP_TITLE, "");
  assert_text (play, FRINGE_PLAY_MISTAKES, "");
  assert_text (play, FRINGE_PLAY_PROGRESS, "Step 2");
  g_assert_cmpfloat (fringe_exercise_play_get_progress (play), <, 0);
  assert_said_of (play, 4, NULL);
  g_assert_false ((fringe_exercise_play_get_deviation (play, 4).kinds & 1u << FRINGE_SLIP_CHOICE));
  go_on (play);
  g_assert_false (fringe_exercise_play_is_judged (play));
  assert_text (play, FRINGE_PLAY_RESULT, "");
  fringe_exercise_play_hand_in (play);
  assert_text (play, FRINGE_PLAY_MISTAKES, "1 mistake");
  g_assert_cmpfloat (fringe_exercise_play_get_progress (play), ==, 1);
  g_assert_true ((fringe_exercise_play_get_deviation (play, 4).kinds & 1u << FRINGE_SLIP_CHOICE));
  g_assert_nonnull (strstr (fringe_exercise_play_get_text (play, FRINGE_PLAY_RESULT),
                            "Step 2. You chose node 4. Node 4 ties with node 3; the lower id goes first."));
  g_assert_false (fringe_exercise_play_act (play, &(FringeExerciseAct) { .kind = FRINGE_ACT_UNDO }));
  g_assert_cmpuint (fringe_exercise_marks (fringe_exercise_play_get_run (play, TRUE)).n_steps, ==, 9);
}

static void
write_all (FringeExercisePlay *play, FringeMove move, guint g, guint h, guint f)
{
  const guint values[] = { g, h, f };

  for (int i = 0; i < FRINGE_N_NUMBERS; i++)
    {
      g_autofree char *text = g_strdup_printf ("%u", values[i]);

      fringe_exercise_play_write (play, move, (FringeNumber) i, text);
    }
}

/* In step 1 node 1 gets a wrong h, node 4 a wrong g; in step 2 node 4 is chosen for node 3, and its successor by Left,
 * which is no new board, becomes node 7 all the same; that by Down is dropped wrongly. Then the goal is said to be
 * found. */
static FringeExercisePlay *
make_all_slips (void)
{
  FringeExercisePlay *play = begin (FRINGE_EXERCISE_DUPLICATES, TRUE);

  act (play, FRINGE_ACT_CHOOSE, 0);
  write_all (play, FRINGE_MOVE_UP, 1, 8, 9);
  write_all (play, FRINGE_MOVE_DOWN, 1, 7, 8);
  write_all (play, FRINGE_MOVE_LEFT, 1, 5, 6);
  write_all (play, FRINGE_MOVE_RIGHT, 2, 5, 7);
  act (play, FRINGE_ACT_FINISH, 0);
  act (play, FRINGE_ACT_CHOOSE, 4);
  write_all (play, FRINGE_MOVE_UP, 3, 4, 7);
  g_assert_true (fringe_exercise_play_act (play, &(FringeExerciseAct) { .kind = FRINGE_ACT_FATE,
                                                                        .move = FRINGE_MOVE_DOWN,
                                                                        .fate = FRINGE_FATE_DROPPED,
                                                                        .id = 1 }));
  write_all (play, FRINGE_MOVE_LEFT, 3, 6, 9);
  act (play, FRINGE_ACT_FINISH, 0);
  act (play, FRINGE_ACT_SOLVED, 0);
  return play;
}

static void
assert_deviation (FringeExercisePlay *play, guint32 id, guint kinds, guint moves)
{
  FringeDeviation deviation = fringe_exercise_play_get_deviation (play, id);

  g_assert_cmphex (deviation.kinds, ==, kinds);
  g_assert_cmphex (deviation.moves, ==, moves);
}

static void
test_deviations (void)
{
  g_autoptr (FringeExercisePlay) play = make_all_slips ();

  for (guint32 id = 0; id < 7; id++)
    assert_deviation (play, id, 0, 0);
  fringe_exercise_play_hand_in (play);
  assert_deviation (play, 0, 0, 0);
  assert_deviation (play, 1, 1u << FRINGE_SLIP_H, 0);
  assert_deviation (play, 2, 0, 0);
  assert_deviation (play, 3, 0, 0);
  assert_deviation (play, 4, 1u << FRINGE_SLIP_G | 1u << FRINGE_SLIP_CHOICE | 1u << FRINGE_SLIP_ENDING,
                    1u << FRINGE_MOVE_DOWN);
  assert_deviation (play, 5, 0, 0);
  assert_deviation (play, 6, 1u << FRINGE_SLIP_DUPLICATES, 0);
  fringe_exercise_play_ask_node (play, 1);
  assert_text (play, FRINGE_PLAY_SLIP_TITLE, "Node 1");
  g_assert_true (
      g_str_has_prefix (fringe_exercise_play_get_text (play, FRINGE_PLAY_SLIP), "Move Up: you wrote h = 8. "));
  fringe_exercise_play_ask_node (play, 2);
  assert_text (play, FRINGE_PLAY_SLIP_TITLE, "");
}

/* The two runs are shown at the same step; the shorter one stays at its end. */
static void
test_replay (void)
{
  g_autoptr (FringeExercisePlay) play = make_all_slips ();

  fringe_exercise_play_hand_in (play);
  g_assert_cmpuint (fringe_exercise_play_get_n_steps (play), ==, 9);
  for (guint step = 9; step != G_MAXUINT; step--)
    {
      fringe_exercise_play_show_step (play, step);
      for (int i = 0; i < 2; i++)
        {
          const FringeExercise *run = fringe_exercise_play_get_run (play, i),
                               *shown = fringe_exercise_play_get_shown (play, i);
          guint n = MIN (step, fringe_exercise_moment (run)->step);

          g_assert_cmpuint (fringe_exercise_moment (shown)->step, ==, n);
          for (guint32 id = 0; id < fringe_exercise_n_nodes (run); id++)
            g_assert_true ((id < fringe_exercise_n_nodes (shown)) == (fringe_exercise_node (run, id)->step <= n));
        }
    }
  assert_deviation (play, 0, 0, 0);
  fringe_exercise_play_show_step (play, 1);
  assert_deviation (play, 4, 1u << FRINGE_SLIP_G, 0);
}

/* What is marked is the steps that are finished: nothing else looks right or wrong. */
static void
test_unfinished (void)
{
  g_autoptr (FringeExercisePlay) play = begin (FRINGE_EXERCISE_DUPLICATES, TRUE);
  const FringeExercise *exercise = fringe_exercise_play_get_exercise (play);
  const FringeExerciseCard *card;

  act (play, FRINGE_ACT_CHOOSE, 0);
  fringe_exercise_play_write (play, FRINGE_MOVE_UP, FRINGE_NUMBER_G, "9");
  g_assert_true (fringe_exercise_play_act (play, &(FringeExerciseAct) { .kind = FRINGE_ACT_FATE,
                                                                        .move = FRINGE_MOVE_DOWN,
                                                                        .fate = FRINGE_FATE_DROPPED,
                                                                        .id = 0 }));
  fringe_exercise_play_hand_in (play);
  card = fringe_exercise_moment (exercise)->cards;
  g_assert_cmpint (fringe_exercise_play_check_number (play, &card[0], FRINGE_NUMBER_G), ==, FRINGE_PLAY_GIVEN);
  g_assert_cmpint (fringe_exercise_play_check_number (play, &card[0], FRINGE_NUMBER_H), ==, FRINGE_PLAY_EMPTY);
  g_assert_cmpint (fringe_exercise_play_check_fate (play, &card[1]), ==, FRINGE_PLAY_GIVEN);
  g_assert_cmpuint (fringe_exercise_marks (exercise).asked[FRINGE_SLIP_G], ==, 0);
  assert_text (play, FRINGE_PLAY_MISTAKES, "No mistakes");
  g_assert_nonnull (strstr (fringe_exercise_play_get_text (play, FRINGE_PLAY_RESULT),
                            "Step 1 was not finished, so its fields are not marked."));
}

/* Ids may stand apart by whatever; a list is judged when it is left, and missing before the next choice. */
static void
test_lists (void)
{
  g_autoptr (FringeExercisePlay) first = begin (FRINGE_EXERCISE_CHOICE, FALSE);
  g_autoptr (FringeExercisePlay) play
      = fringe_exercise_play_begin_anew (first, FRINGE_EXERCISE_CHOICE, FRINGE_EXERCISE_IN_ORDER, FALSE);

  assert_text (play, FRINGE_PLAY_LISTS, "");
  act (play, FRINGE_ACT_CHOOSE, 0);
  act (play, FRINGE_ACT_FINISH, 0);
  g_assert_cmpstr (fringe_exercise_play_get_text (play, FRINGE_PLAY_LISTS), !=, "");
  g_assert_false (fringe_exercise_play_act (play, &(FringeExerciseAct) { .kind = FRINGE_ACT_CHOOSE, .id = 3 }));
  fringe_exercise_play_write_list (play, FRINGE_LIST_CLOSED, "none");
  g_assert_cmpint (fringe_exercise_play_check_list (play, FRINGE_LIST_CLOSED), ==, FRINGE_PLAY_EMPTY);
  fringe_exercise_play_write_list (play, FRINGE_LIST_CLOSED, "-");
  assert_text (play, FRINGE_PLAY_SLIP_TITLE, "The closed list");
  assert_text (play, FRINGE_PLAY_SLIP, "Node 0 is closed, too: it was expanded.");
  fringe_exercise_play_write_list (play, FRINGE_LIST_CLOSED, "0");
  g_assert_cmpint (fringe_exercise_play_check_list (play, FRINGE_LIST_CLOSED), ==, FRINGE_PLAY_RIGHT);
  assert_text (play, FRINGE_PLAY_SLIP_TITLE, "");
  fringe_exercise_play_write_list (play, FRINGE_LIST_FRONTIER, "4, 3 1 2");
  assert_text (play, FRINGE_PLAY_SLIP, "Node 3 stands before node 4: it will be removed earlier.");
  fringe_exercise_play_write_list (play, FRINGE_LIST_FRONTIER, " 3  4 1,2");
  g_assert_cmpint (fringe_exercise_play_check_list (play, FRINGE_LIST_FRONTIER), ==, FRINGE_PLAY_RIGHT);
  act (play, FRINGE_ACT_CHOOSE, 3);
  assert_text (play, FRINGE_PLAY_LISTS, "");
  assert_text (play, FRINGE_PLAY_MISTAKES, "2 mistakes");
  fringe_exercise_play_forget ();
}

/* A hint leads on by three rungs, and begins anew at the next step. */
static void
test_hints (void)
{
  g_autoptr (FringeExercisePlay) play = begin (FRINGE_EXERCISE_CHOICE, FALSE);

  act (play, FRINGE_ACT_HINT, 0);
  assert_text (play, FRINGE_PLAY_HINT, "The smallest f on the frontier is 6.");
  act (play, FRINGE_ACT_HINT, 0);
  assert_text (play, FRINGE_PLAY_HINT, "Only one node has the smallest value.");
  act (play, FRINGE_ACT_HINT, 0);
  act (play, FRINGE_ACT_HINT, 0);
  assert_text (play, FRINGE_PLAY_HINT, "It is node 0.");
  act (play, FRINGE_ACT_CHOOSE, 0);
  assert_text (play, FRINGE_PLAY_HINT, "");
}

/* Every act is on disk before the next. */
static void
test_resume (void)
{
  g_autoptr (FringeExercisePlay) play = begin (FRINGE_EXERCISE_DUPLICATES, FALSE), again = NULL, anew = NULL;

  fringe_exercise_play_forget ();
  g_assert_null (fringe_exercise_play_resume ());
  act (play, FRINGE_ACT_CHOOSE, 0);
  fringe_exercise_play_write (play, FRINGE_MOVE_UP, FRINGE_NUMBER_G, "9");
  again = fringe_exercise_play_resume ();
  g_assert_nonnull (again);
  for (int i = 0; i < FRINGE_N_PLAY_TEXTS; i++)
    if (i != FRINGE_PLAY_SLIP && i != FRINGE_PLAY_SLIP_TITLE)
      assert_text (again, (FringePlayText) i, fringe_exercise_play_get_text (play, (FringePlayText) i));
  anew = fringe_exercise_play_begin_anew (again, FRINGE_EXERCISE_CHOICE, FRINGE_EXERCISE_NO_LISTS, TRUE);
  g_assert_cmpuint (fringe_exercise_acts (fringe_exercise_play_get_exercise (anew))->len, ==, 0);
  g_assert_cmpuint (fringe_exercise_acts (fringe_exercise_play_get_exercise (again))->len, ==, 2);
  fringe_exercise_play_keep (anew);
  g_assert_null (fringe_exercise_play_resume ());
  fringe_exercise_play_keep (again);
  g_clear_object (&anew);
  anew = fringe_exercise_play_resume ();
  assert_text (anew, FRINGE_PLAY_MISTAKES, "1 mistake");
  fringe_exercise_play_forget ();
}

/* Whoever has seen the marks does not go on, not even after a crash; only who begins anew can. */
static void
test_handed_in (void)
{
  g_autoptr (FringeExercisePlay) play = begin (FRINGE_EXERCISE_CHOICE, TRUE), again = NULL, anew = NULL;

  act (play, FRINGE_ACT_CHOOSE, 0);
  act (play, FRINGE_ACT_FINISH, 0);
  again = fringe_exercise_play_resume ();
  g_assert_false (fringe_exercise_play_is_judged (again));
  fringe_exercise_play_hand_in (play);
  g_clear_object (&again);
  again = fringe_exercise_play_resume ();
  g_assert_true (fringe_exercise_play_is_judged (again));
  assert_text (again, FRINGE_PLAY_RESULT, fringe_exercise_play_get_text (play, FRINGE_PLAY_RESULT));
  g_assert_false (fringe_exercise_play_act (again, &(FringeExerciseAct) { .kind = FRINGE_ACT_CHOOSE, .id = 3 }));
  anew = fringe_exercise_play_begin_anew (again, FRINGE_EXERCISE_CHOICE, FRINGE_EXERCISE_NO_LISTS, TRUE);
  act (anew, FRINGE_ACT_CHOOSE, 0);
  g_clear_object (&again);
  again = fringe_exercise_play_resume ();
  g_assert_false (fringe_exercise_play_is_judged (again));
  fringe_exercise_play_forget ();
}

static FringeExerciseFile *
make_class_file (guint32 seed, const char *student, guint attempt)
{
  const FringeBoard goal = test_board ("1 2 3 4 5 6 7 8 0");
  const FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  FringeExerciseFile *file = fringe_exercise_file_new (&goal, &goal, &rules);

  g_free (file->student);
  file->student = g_strdup (student);
  file->seed = seed;
  file->attempt = attempt;
  file->most_tries = 2;
  g_assert_true (fringe_trait_parse ("cost=4..6", &file->traits[0], NULL));
  file->n_traits = 1;
  return file;
}

/* The count is of the exercise, whoever does it and whatever puzzle was drawn, and is there again after a restart. */
static void
test_tries (void)
{
  g_autoptr (FringeExerciseFile) file = make_class_file (7, "", 1), other = make_class_file (8, "", 1);

  for (guint attempt = 1; attempt <= 2; attempt++)
    for (int i = 0; i < 2; i++)
      {
        FringeExerciseFile *its = make_class_file (7, i == 0 ? "Ada" : "Ben", attempt);
        g_autoptr (FringeExercisePlay) play = NULL;

        g_assert_true (fringe_exercise_puzzle_draw (its, NULL));
        play = fringe_exercise_play_new (its, NULL);
        g_assert_cmpuint (fringe_exercise_tries_begun (file), ==, i == 0 ? attempt - 1 : attempt);
        act (play, FRINGE_ACT_CHOOSE, 0);
        act (play, FRINGE_ACT_UNDO, 0);
        g_assert_cmpuint (fringe_exercise_tries_begun (file), ==, attempt);
        g_assert_true (fringe_exercise_tries_are_of_one (fringe_exercise_play_get_file (play), file));
      }
  g_assert_false (fringe_exercise_tries_are_of_one (file, other));
  g_assert_cmpuint (fringe_exercise_tries_begun (other), ==, 0);
  fringe_exercise_play_forget ();
}

/* The key would say how an exam goes. */
static void
test_handout (void)
{
  g_autoptr (FringeExercisePlay) play = begin (FRINGE_EXERCISE_NUMBERS, TRUE);
  g_autofree char *folder = g_dir_make_tmp ("fringe-XXXXXX", NULL), *path = g_build_filename (folder, "x.html", NULL);
  g_autofree char *key_path = g_build_filename (folder, "x-key.html", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path), none = NULL, key = NULL;

  g_assert_true (fringe_exercise_play_save_handout (play, file, &none, NULL));
  g_assert_null (none);
  g_assert_false (g_file_test (key_path, G_FILE_TEST_EXISTS));
  fringe_exercise_play_hand_in (play);
  g_assert_true (fringe_exercise_play_save_handout (play, file, &key, NULL));
  g_assert_cmpstr (g_file_peek_path (key), ==, key_path);
  g_assert_true (g_file_test (key_path, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_unlink (key_path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  fringe_exercise_play_forget ();
}

/* No two stand on each other, and a parent stands in the middle of its children. */
static void
check_places (const FringeExercise *exercise)
{
  g_autoptr (GArray) places = fringe_exercise_places (exercise, 100, 180);

  for (guint i = 0; i < places->len; i++)
    {
      const FringeExercisePlace *a = &g_array_index (places, FringeExercisePlace, i);
      double first = INFINITY, last = -INFINITY;

      for (guint j = i + 1; j < places->len; j++)
        {
          const FringeExercisePlace *b = &g_array_index (places, FringeExercisePlace, j);

          if (a->row == b->row)
            g_assert_cmpfloat (fabs (a->x - b->x), >=,
                               ((a->is_card ? 180 : 100) + (b->is_card ? 180 : 100)) / 2 - 1e-6);
          if (b->parent == (int) i)
            {
              first = MIN (first, b->x);
              last = MAX (last, b->x);
            }
        }
      if (isfinite (first))
        g_assert_cmpfloat_with_epsilon ((first + last) / 2, a->x, 1e-6);
    }
}

static void
test_places (void)
{
  g_autoptr (FringeExercisePlay) play = begin (FRINGE_EXERCISE_NUMBERS, TRUE);
  FringeExerciseAct right;

  while (fringe_exercise_right_act (fringe_exercise_play_get_exercise (play), &right)
         && fringe_exercise_play_act (play, &right))
    check_places (fringe_exercise_play_get_exercise (play));
}

/* Finishing a step is offered only when it is known which node a duplicate repeats. */
static void
test_awaited_node (void)
{
  g_autoptr (FringeExercisePlay) play = begin (FRINGE_EXERCISE_DUPLICATES, FALSE);
  FringeExerciseAct right, fate = { .kind = FRINGE_ACT_FATE, .move = FRINGE_MOVE_DOWN, .fate = FRINGE_FATE_DROPPED };

  act (play, FRINGE_ACT_CHOOSE, 0);
  assert_text (play, FRINGE_PLAY_MISSING, "12 fields are empty.");
  fringe_exercise_play_await_node (play, FRINGE_MOVE_DOWN, TRUE);
  assert_text (play, FRINGE_PLAY_MISSING, "10 fields are empty.");
  assert_text (play, FRINGE_PLAY_MARK,
               "Click the node with the same board as this card, or type its number. Page Up shows earlier nodes.");
  while (fringe_exercise_right_act (fringe_exercise_play_get_exercise (play), &right)
         && right.kind == FRINGE_ACT_NUMBER)
    fringe_exercise_play_act (play, &right);
  assert_text (play, FRINGE_PLAY_MISSING, "1 field is empty.");
  g_assert_false (fringe_exercise_play_can_finish (play));
  fringe_exercise_play_await_node (play, FRINGE_MOVE_DOWN, FALSE);
  g_assert_true (fringe_exercise_play_can_finish (play));
  fringe_exercise_play_await_node (play, FRINGE_MOVE_DOWN, TRUE);
  g_assert_true (fringe_exercise_play_act (play, &fate));
  g_assert_true (fringe_exercise_play_can_finish (play));
}

/* Where h is 0, most of what is near is expanded. */
static void
test_drawn (void)
{
  const FringeBoard goal = test_board ("1 2 3 4 5 6 7 8 0");

  for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
    {
      FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
      g_autoptr (FringeExerciseFile) file = NULL;
      g_autoptr (GError) error = NULL;

      rules.heuristic = (FringeHeuristic) i;
      file = fringe_exercise_file_new (&goal, &goal, &rules);
      fringe_exercise_puzzle_draw (file, &error);
      g_assert_no_error (error);
      g_assert_false (fringe_board_equal (&file->task.start, &goal));
    }
}

int
main (int argc, char **argv)
{
  g_autofree char *state = g_dir_make_tmp ("fringe-XXXXXX", NULL);
  int status;

  g_setenv ("XDG_STATE_HOME", state, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-play/a-slip-is-explained-and-put-right", test_slip);
  g_test_add_func ("/exercise-play/what-is-typed-is-taken-once", test_write);
  g_test_add_func ("/exercise-play/an-exam-says-nothing-until-it-is-handed-in", test_exam);
  g_test_add_func ("/exercise-play/what-was-not-finished-looks-neither-right-nor-wrong", test_unfinished);
  g_test_add_func ("/exercise-play/every-deviation-is-at-its-node", test_deviations);
  g_test_add_func ("/exercise-play/what-is-wrong-again-is-explained-again", test_again_wrong);
  g_test_add_func ("/exercise-play/every-wrong-answer-is-explained-as-long-as-it-stands", test_slips_that_stand);
  g_test_add_func ("/exercise-play/a-duplicate-that-was-not-marked-is-told-of", test_unmarked_duplicates_are_told);
  g_test_add_func ("/exercise-play/a-wrong-choice-can-be-changed-at-once", test_choose_again);
  g_test_add_func ("/exercise-play/a-choice-is-right-by-other-rules-after-another-slip", test_choice_after_slip);
  g_test_add_func ("/exercise-play/a-choice-that-was-put-right-is-marked-while-it-waits", test_choice_put_right);
  g_test_add_func ("/exercise-play/a-line-with-a-wrong-answer-is-not-ticked-off", test_wrong_line);
  g_test_add_func ("/exercise-play/a-duplicate-that-is-not-marked-is-not-right", test_unmarked_duplicate);
  g_test_add_func ("/exercise-play/a-step-is-not-finished-before-a-duplicate-has-its-node", test_awaited_node);
  g_test_add_func ("/exercise-play/both-runs-are-replayed-step-by-step", test_replay);
  g_test_add_func ("/exercise-play/lists-are-judged-as-they-are-left", test_lists);
  g_test_add_func ("/exercise-play/hints-lead-on-step-by-step", test_hints);
  g_test_add_func ("/exercise-play/what-was-done-is-there-again-after-a-crash", test_resume);
  g_test_add_func ("/exercise-play/an-exam-that-was-handed-in-is-so-after-a-crash", test_handed_in);
  g_test_add_func ("/exercise-play/tries-are-counted-by-the-exercise", test_tries);
  g_test_add_func ("/exercise-play/an-exam-keeps-the-key-of-its-handout-back", test_handout);
  g_test_add_func ("/exercise-play/no-node-stands-on-another", test_places);
  g_test_add_func ("/exercise-play/a-small-puzzle-is-there-whatever-the-heuristic", test_drawn);
  status = g_test_run ();
  fringe_exercise_play_forget ();
  return status;
}
