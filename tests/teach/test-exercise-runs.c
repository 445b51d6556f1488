/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board-text.h"
#include "fringe-conventions.h"
#include "slow-exercise.h"

#include "test-boards.h"
#include "test-searches.h"

#include <math.h>
#include <string.h>

/* Students at random, marked by the program and by a second marking that has nothing in common with it. --runs=N makes
 * so many of them. */

#define ACTS_MAX 150
#define CONVENTIONS_TRIED 4

typedef enum
{
  RIGHT,
  ONE_SLIP,
  MANY_SLIPS,
  OTHER_CONVENTION,
  N_STUDENTS
} Student;

static guint n_runs = 600, n_named, n_right, n_slips[FRINGE_N_SLIP_KINDS];

/* One task and who does it. @by: the rules the student goes by */
typedef struct
{
  Student student;
  FringeTask task;
  FringeRules by;
  FringeExercise *exercise;
  SlowRun *marker;
  SlowRun *view;
  guint n_acts;
  guint slip_at; /* of ONE_SLIP */
  gboolean has_slipped;
  gboolean is_undoing;
} Run;

static void
draw_moves (FringeMove moves[FRINGE_N_MOVES])
{
  for (int i = 0; i < FRINGE_N_MOVES; i++)
    {
      int j = test_random (i + 1);

      moves[i] = moves[j];
      moves[j] = (FringeMove) i;
    }
}

static void
draw_task (FringeTask *task)
{
  int rows = test_random (4) > 0 ? 3 : 2, columns = rows == 3 || test_random (2) ? 3 : 2;
  FringeRules *rules = &task->rules;

  task->goal = fringe_board_standard_goal (rows, columns);
  if (rows + columns == 4 && test_random (2))
    task->start = test_board ("1 3 2 0");
  else
    {
      task->start = task->goal;
      fringe_board_scramble (&task->start, (guint64) g_test_rand_int (), (unsigned) test_random (10));
    }
  memset (rules, 0, sizeof *rules);
  rules->algorithm = (FringeAlgorithm) test_random (FRINGE_ALGORITHM_RBFS);
  rules->heuristic = (FringeHeuristic) test_random (FRINGE_N_HEURISTICS);
  rules->weight = rules->algorithm == FRINGE_ALGORITHM_WASTAR ? 1 + 0.5 * test_random (4) : FRINGE_WEIGHT_DEFAULT;
  draw_moves (rules->moves);
  rules->ties = (FringeTies) test_random (FRINGE_N_TIES);
  rules->duplicates = (FringeDuplicates) test_random (FRINGE_N_DUPLICATES);
  rules->goal_test = (FringeGoalTest) (test_random (3) == 0);
  task->level = (FringeExerciseLevel) test_random (FRINGE_N_EXERCISE_LEVELS);
  task->lists = (FringeExerciseLists) (test_random (2) ? test_random (FRINGE_N_EXERCISE_LISTS) : 0);
  task->is_exam = test_random (2);
}

/* Changes one or two choices, of those that the student makes and explain knows. */
static void
draw_convention (Run *run)
{
  gboolean is_idastar = fringe_algorithm_deepens (run->task.rules.algorithm);

  for (int n = 1 + test_random (2); n > 0; n--)
    switch (test_random (6))
      {
      case 0:
        run->by.heuristic = (FringeHeuristic) test_random (FRINGE_N_HEURISTICS);
        break;
      case 1:
        draw_moves (run->by.moves);
        break;
      case 2:
        run->by.goal_test = (FringeGoalTest) test_random (2);
        break;
      case 3:
        if (run->task.level == FRINGE_EXERCISE_DUPLICATES)
          run->by.duplicates = (FringeDuplicates) test_random (FRINGE_N_DUPLICATES);
        break;
      case 4:
        if (!is_idastar)
          run->by.algorithm = (FringeAlgorithm) test_random (FRINGE_ALGORITHM_IDASTAR);
        break;
      default:
        run->by.ties = (FringeTies) test_random (FRINGE_N_TIES);
        break;
      }
}

static FringeConventions *
conventions_of (const FringeBoard *goal)
{
  static FringeConventions *all[4][4];
  FringeConventions **its = &all[goal->rows][goal->columns];

  if (*its == NULL)
    *its = fringe_conventions_new (goal);
  return *its;
}

/* Slips. */

static void
slip_choice (const Run *run, FringeExerciseAct *act)
{
  guint n = fringe_exercise_n_nodes (run->exercise);

  for (guint tries = 0; tries < 2 * n; tries++)
    {
      guint32 id = (guint32) test_random ((int) n);

      if (fringe_exercise_is_open (run->exercise, id))
        {
          act->kind = FRINGE_ACT_CHOOSE;
          act->id = id;
          return;
        }
    }
}

static void
slip_card (const Run *run, FringeExerciseAct *act)
{
  gboolean is_fate = run->task.level == FRINGE_EXERCISE_DUPLICATES && test_random (2);

  if (!is_fate && act->kind == FRINGE_ACT_NUMBER)
    act->value = test_random (3) > 0 ? floor (act->value) + 1 + test_random (2) : MAX (floor (act->value) - 1, 0);
  else if (run->task.level == FRINGE_EXERCISE_DUPLICATES)
    {
      act->kind = FRINGE_ACT_FATE;
      act->fate = (FringeFate) test_random (FRINGE_N_FATES);
      act->id = (guint32) test_random ((int) fringe_exercise_n_nodes (run->exercise));
    }
}

/* Leaves a node out, adds one, or changes two. */
static void
slip_list (const Run *run, FringeExerciseAct *act)
{
  guint16 id = (guint16) test_random ((int) fringe_exercise_n_nodes (run->exercise));
  guint a = act->n_ids > 0 ? (guint) test_random ((int) act->n_ids) : 0;

  for (guint i = 0; i < act->n_ids; i++)
    if (act->ids[i] == id)
      a = i;
  if (act->n_ids > 0 && (test_random (2) || act->ids[a] == id))
    {
      guint16 other = act->ids[a];

      act->ids[a] = act->ids[act->n_ids - 1];
      act->ids[act->n_ids - 1] = other;
      act->n_ids -= (guint) test_random (2);
    }
  else
    act->ids[act->n_ids++] = id;
}

static gboolean
lacks_lists (const Run *run)
{
  return fringe_exercise_asks_lists (run->exercise)
         && (fringe_exercise_written_list (run->exercise, FRINGE_LIST_FRONTIER) == NULL
             || fringe_exercise_written_list (run->exercise, FRINGE_LIST_CLOSED) == NULL);
}

/* Makes of the right act a wrong one, or one that may be. */
static void
slip (Run *run, FringeExerciseAct *act)
{
  const FringeExerciseMoment *now = fringe_exercise_moment (run->exercise);
  guint n_missing = 0;

  for (guint i = 0; i < now->n_cards; i++)
    n_missing += fringe_exercise_n_missing (run->exercise, &now->cards[i]);
  run->has_slipped = TRUE;
  if (test_random (12) == 0)
    act->kind = test_random (2) ? FRINGE_ACT_SOLVED : FRINGE_ACT_NO_SOLUTION;
  else if (act->kind == FRINGE_ACT_CHOOSE)
    slip_choice (run, act);
  else if (act->kind == FRINGE_ACT_LIST)
    slip_list (run, act);
  else if (act->kind == FRINGE_ACT_BOUND)
    act->value += 1;
  else if (act->kind == FRINGE_ACT_NUMBER || act->kind == FRINGE_ACT_FATE)
    slip_card (run, act);
  else if (act->kind == FRINGE_ACT_SOLVED && now->chosen == FRINGE_NO_NODE && !lacks_lists (run))
    slip_choice (run, act);
  else if (n_missing == 0 && now->chosen != FRINGE_NO_NODE)
    act->kind
        = test_random (3) > 0 || run->task.level < FRINGE_EXERCISE_DUPLICATES ? FRINGE_ACT_FINISH : FRINGE_ACT_DISCARD;
}

/* Undoes, often several acts, asks for hints and answers anew. */
static gboolean
dither (Run *run, FringeExerciseAct *act)
{
  const FringeExerciseMoment *now = fringe_exercise_moment (run->exercise);

  if (run->student != MANY_SLIPS || test_random (run->is_undoing ? 2 : 8) > 0)
    return FALSE;
  if ((run->is_undoing || test_random (2)) && fringe_exercise_can_undo (run->exercise))
    act->kind = FRINGE_ACT_UNDO;
  else if (!run->task.is_exam && now->chosen == FRINGE_NO_NODE && !now->is_over)
    act->kind = FRINGE_ACT_HINT;
  else if (now->chosen != FRINGE_NO_NODE && now->n_cards > 0 && run->task.level == FRINGE_EXERCISE_DUPLICATES
           && !now->is_over)
    {
      act->move = now->cards[test_random ((int) now->n_cards)].move;
      slip_card (run, act);
      act->kind = FRINGE_ACT_FATE;
      act->id = MIN (act->id, fringe_exercise_n_nodes (run->exercise) - 1);
    }
  else
    return FALSE;
  return TRUE;
}

/* Returns: whether there is an act; nobody can write that h is infinite */
static gboolean
draw_act (Run *run, FringeExerciseAct *act)
{
  *act = (FringeExerciseAct) { 0 };
  if (dither (run, act))
    {
      run->is_undoing = act->kind == FRINGE_ACT_UNDO;
      return TRUE;
    }
  run->is_undoing = FALSE;
  if (!slow_run_right_act (run->view, act) || isinf (act->value))
    return FALSE;
  if ((run->student == MANY_SLIPS && test_random (6) == 0)
      || (run->student == ONE_SLIP && !run->has_slipped && run->n_acts >= run->slip_at))
    slip (run, act);
  return TRUE;
}

/* Returns: whether the run goes on; it is cut where it becomes too large */
static gboolean
do_act (Run *run, const FringeExerciseAct *act)
{
  g_autoptr (GError) error = NULL;

  if (!fringe_exercise_act (run->exercise, act, &error))
    {
      g_assert_cmpuint (fringe_exercise_n_nodes (run->exercise), >, FRINGE_EXERCISE_NODES_MAX - 5);
      return FALSE;
    }
  slow_run_act (run->marker, act);
  if (run->view != run->marker)
    slow_run_act (run->view, act);
  return ++run->n_acts < ACTS_MAX;
}

/* What must hold. */

static void
check_nodes (const Run *run)
{
  g_assert_cmpuint (fringe_exercise_n_nodes (run->exercise), ==, run->marker->nodes->len);
  for (guint i = 0; i < run->marker->nodes->len; i++)
    {
      const FringeExerciseNode *node = fringe_exercise_node (run->exercise, i);
      const SlowNode *slow = g_ptr_array_index (run->marker->nodes, i);
      gboolean is_chosen = (int) i == run->marker->chosen;
      static const char status[] = "?ocsgt";

      g_assert_cmpfloat (node->numbers[0], ==, slow->g);
      g_assert_cmpfloat (node->numbers[1], ==, slow->h);
      g_assert_cmpfloat (node->numbers[2], ==, slow->f);
      g_assert_cmpint ((int) node->parent, ==, slow->parent);
      if (!is_chosen)
        g_assert_cmpint (status[node->state], ==, slow->status);
    }
}

static guint
check_marks (const Run *run)
{
  FringeMarks marks = fringe_exercise_marks (run->exercise);
  g_autoptr (GArray) slips = fringe_exercise_slips (run->exercise);
  const SlowAnswer *first = slow_run_first_slip (run->marker);
  guint right[FRINGE_N_SLIP_KINDS], asked[FRINGE_N_SLIP_KINDS], n_wrong = 0;

  slow_run_marks (run->marker, right, asked);
  for (int i = 0; i < FRINGE_N_SLIP_KINDS; i++)
    {
      g_assert_cmpuint (marks.asked[i], ==, asked[i]);
      g_assert_cmpuint (marks.right[i], ==, right[i]);
      n_wrong += asked[i] - right[i];
      n_slips[i] += asked[i] - right[i];
    }
  g_assert_true ((first == NULL) == (slips->len == 0));
  if (first != NULL)
    {
      const FringeSlip *its = &g_array_index (slips, FringeSlip, 0);

      g_assert_cmpint (its->kind, ==, first->kind);
      g_assert_cmpuint (its->act, ==, first->act);
      g_assert_cmpint ((int) its->step, ==, first->step);
    }
  return n_wrong;
}

static void
tell (const Run *run)
{
  char start[FRINGE_BOARD_TEXT_MAX], moves[FRINGE_N_MOVES + 1], by_moves[FRINGE_N_MOVES + 1];
  const FringeRules *rules = &run->task.rules, *by = &run->by;

  fringe_board_print (&run->task.start, start);
  fringe_moves_print (rules->moves, moves);
  fringe_moves_print (by->moves, by_moves);
  g_test_message ("student %d, %s, exam %d, %s: %s %s %g %s %s %s %s, by %s %s %s %s %s %s", run->student,
                  fringe_exercise_level_name (run->task.level), run->task.is_exam, start,
                  fringe_algorithm_name (rules->algorithm), fringe_heuristic_name (rules->heuristic), rules->weight,
                  moves, fringe_ties_name (rules->ties), fringe_duplicates_name (rules->duplicates),
                  fringe_goal_test_name (rules->goal_test), fringe_algorithm_name (by->algorithm),
                  fringe_heuristic_name (by->heuristic), by_moves, fringe_ties_name (by->ties),
                  fringe_duplicates_name (by->duplicates), fringe_goal_test_name (by->goal_test));
}

/* Conventions that are drawn must fit or not as they do by the slow marking; one that made the run alone is found. */
static void
check_conventions (Run *run)
{
  FringeConventions *conventions = conventions_of (&run->task.goal);
  g_autoptr (GArray) acts = fringe_exercise_effective_acts (run->exercise);
  FringeRules found;

  for (int i = 0; i < CONVENTIONS_TRIED; i++)
    {
      run->by = run->task.rules;
      draw_convention (run);
      if (run->by.ties == FRINGE_TIES_HEAP && run->task.rules.ties == FRINGE_TIES_HEAP)
        continue;
      tell (run);
      g_assert_cmpint (fringe_conventions_fits (conventions, run->exercise, G_MAXUINT, &run->by), ==,
                       slow_fits (&run->task, acts, &run->by));
    }
  if (fringe_conventions_explain (conventions, run->exercise, G_MAXUINT, &found))
    {
      g_autofree char *sentence = fringe_conventions_sentence (&run->task.rules, &found, 4);

      g_assert_true (slow_fits (&run->task, acts, &found));
      g_assert_nonnull (strchr (sentence, '4'));
    }
  else
    g_assert_cmpint (run->student, !=, OTHER_CONVENTION);
}

static void
check (Run *run)
{
  guint n_wrong = check_marks (run);

  check_nodes (run);
  if (run->student == RIGHT)
    {
      n_right++;
      g_assert_cmpuint (n_wrong, ==, 0);
    }
  if (run->student == ONE_SLIP)
    g_assert_cmpuint (n_wrong, <=, 1);
  n_named += run->student == OTHER_CONVENTION && n_wrong > 0;
  if (run->student == OTHER_CONVENTION || (n_wrong > 0 && test_random (4) == 0))
    check_conventions (run);
}

static void
make_run (Student student)
{
  Run run = { .student = student, .slip_at = (guint) test_random (40) };
  FringeExerciseAct act;

  do
    {
      draw_task (&run.task);
      if (student == ONE_SLIP)
        run.task.is_exam = TRUE;
      run.exercise = fringe_exercise_new (&run.task, NULL);
    }
  while (run.exercise == NULL);
  run.by = run.task.rules;
  if (student == OTHER_CONVENTION)
    draw_convention (&run);
  tell (&run);
  run.marker = run.view = slow_run_new (&run.task, &run.task.rules);
  if (student == OTHER_CONVENTION)
    run.view = slow_run_new (&run.task, &run.by);
  while (draw_act (&run, &act))
    {
      g_test_message ("act %d id %u move %d number %d fate %d value %g", act.kind, act.id, act.move, act.number,
                      act.fate, act.value);
      if (!do_act (&run, &act))
        break;
    }
  check (&run);
  fringe_exercise_free (run.exercise);
  if (run.view != run.marker)
    slow_run_free (run.view);
  slow_run_free (run.marker);
}

static void
test_runs (void)
{
  for (guint i = 0; i < n_runs; i++)
    make_run ((Student) (i % N_STUDENTS));
  g_test_message ("%u runs: %u right ones, %u with slips by one other convention; slips: choice %u, g %u, h %u, f %u, "
                  "duplicates %u, lists %u, ending %u",
                  n_runs, n_right, n_named, n_slips[0], n_slips[1], n_slips[2], n_slips[3], n_slips[4], n_slips[5],
                  n_slips[6]);
  for (int i = 0; i < FRINGE_N_SLIP_KINDS; i++)
    g_assert_cmpuint (n_slips[i], >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (argc > 1 && g_str_has_prefix (argv[1], "--runs="))
    n_runs = (guint) g_ascii_strtoull (argv[1] + strlen ("--runs="), NULL, 10);
  g_test_add_func ("/exercise/students-at-random-get-the-marks-that-a-second-marking-gives", test_runs);
  return g_test_run ();
}
