/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-conventions.h"

#include "fringe-exercise-private.h"
#include "fringe-explain-private.h"
#include "fringe-frontier.h"
#include "fringe-titles.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* What a student did is played again once. Each answer strikes out the choices by which it is wrong: of a heuristic, a
 * rule for duplicates or the goal test by themselves, of the node chosen by algorithm, heuristic, ties and order of
 * moves together. A convention fits when nothing of it is struck out. */

#define N_ORDERS 24

/* The tables of a goal take some megabytes. The files of a class have one goal, or a few. */
#define GOALS_MAX 4u

struct _FringeConventions
{
  FringeBoard goal;
  GArray *all; /* FringeRules */
  FringeEstimate estimates[FRINGE_N_HEURISTICS];
  gboolean is_ready[FRINGE_N_HEURISTICS];
  double weight;
  guint8 positions[N_ORDERS][FRINGE_N_MOVES + 1]; /* of a move, in each order; that of the root is 0 */
};

/* What is struck out is not 0. The heaps are those of Python's heapq, one for each way to fill it. */
typedef struct
{
  FringeConventions *conventions;
  FringeExercise *exercise;
  double (*h)[FRINGE_N_HEURISTICS];
  guint n_h;
  gboolean wrong;
  gboolean wrong_h[FRINGE_N_HEURISTICS];
  gboolean wrong_f[2]; /* weighted or not */
  gboolean wrong_duplicates[FRINGE_N_DUPLICATES];
  gboolean wrong_goal_test[FRINGE_N_GOAL_TESTS];
  guint8 wrong_choice[FRINGE_N_ALGORITHMS][FRINGE_N_HEURISTICS][FRINGE_N_TIES][N_ORDERS];
  FringeHeap heaps[FRINGE_N_ALGORITHMS][FRINGE_N_HEURISTICS][N_ORDERS];
  guint n_pushed;
} Survey;

/* All conventions. */

static void
note_positions (FringeConventions *conventions)
{
  /* The orders stand one after another in the list of all rules. */
  for (int i = 0; i < N_ORDERS; i++)
    for (guint8 j = 0; j < FRINGE_N_MOVES; j++)
      conventions->positions[i][g_array_index (conventions->all, FringeRules, i).moves[j]] = j;
}

static void
list_all (FringeConventions *conventions, double weight)
{
  FringeObservation row = { .start = conventions->goal, .goal = conventions->goal };
  FringeExplainQuery query = {
    .observations = &row,
    .n_observations = 1,
    .algorithms = (1u << (FRINGE_ALGORITHM_IDASTAR + 1)) - 1, /* those of fringe_exercise_offers() */
    .weight = weight,
  };

  g_clear_pointer (&conventions->all, g_array_unref);
  conventions->all = fringe_explain_rules (&query);
  conventions->weight = weight;
}

FringeConventions *
fringe_conventions_new (const FringeBoard *goal)
{
  FringeConventions *conventions = g_new0 (FringeConventions, 1);

  conventions->goal = *goal;
  list_all (conventions, FRINGE_WEIGHT_DEFAULT);
  note_positions (conventions);
  for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
    conventions->is_ready[i] = fringe_heuristic_fits ((FringeHeuristic) i, goal->rows, goal->columns)
                               && fringe_estimate_init (&conventions->estimates[i], (FringeHeuristic) i, goal);
  return conventions;
}

void
fringe_conventions_free (FringeConventions *conventions)
{
  for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
    if (conventions->is_ready[i])
      fringe_estimate_clear (&conventions->estimates[i]);
  g_array_unref (conventions->all);
  g_free (conventions);
}

GPtrArray *
fringe_conventions_by_goal_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) fringe_conventions_free);
}

/* What was asked for last stands last. */
FringeConventions *
fringe_conventions_of_goal (GPtrArray *by_goal, const FringeBoard *goal)
{
  FringeConventions *found = NULL;

  for (guint i = 0; i < by_goal->len && found == NULL; i++)
    if (fringe_board_equal (&((FringeConventions *) by_goal->pdata[i])->goal, goal))
      found = g_ptr_array_steal_index (by_goal, i);
  if (found == NULL)
    {
      if (by_goal->len == GOALS_MAX)
        g_ptr_array_remove_index (by_goal, 0);
      found = fringe_conventions_new (goal);
    }
  g_ptr_array_add (by_goal, found);
  return found;
}

const FringeEstimate *
fringe_conventions_estimate (const FringeConventions *conventions, FringeHeuristic heuristic)
{
  return conventions->is_ready[heuristic] ? &conventions->estimates[heuristic] : NULL;
}

static guint
order_of (const FringeConventions *conventions, const FringeRules *rules)
{
  guint order = 0;

  while (conventions->positions[order][rules->moves[0]] != 0 || conventions->positions[order][rules->moves[1]] != 1
         || conventions->positions[order][rules->moves[2]] != 2)
    order++;
  return order;
}

/* Where heuristics do not count, the first stands for all. */
static int
n_heuristics (FringeAlgorithm algorithm)
{
  FringeRules rules = { .algorithm = algorithm };

  return fringe_rules_use_heuristic (&rules) ? FRINGE_N_HEURISTICS : 1;
}

/* Nodes. */

static void
work_out_h (Survey *survey)
{
  for (; survey->n_h < fringe_exercise_n_nodes (survey->exercise); survey->n_h++)
    for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
      if (survey->conventions->is_ready[i])
        survey->h[survey->n_h][i] = fringe_estimate_h (&survey->conventions->estimates[i],
                                                       &fringe_exercise_node (survey->exercise, survey->n_h)->board);
}

static double
priority (const Survey *survey, FringeAlgorithm algorithm, int heuristic, guint32 id)
{
  FringeRules rules = { .algorithm = algorithm, .weight = survey->conventions->weight };
  double g = fringe_exercise_node (survey->exercise, id)->numbers[FRINGE_NUMBER_G];

  return fringe_rules_priority (&rules, (guint32) g, survey->h[id][heuristic]);
}

/* The id that the node would have had by another order of moves, but for gaps. */
static guint32
virtual_id (const Survey *survey, guint order, guint32 id)
{
  const FringeExerciseNode *node = fringe_exercise_node (survey->exercise, id);

  return node->step * 8 + survey->conventions->positions[order][node->move];
}

static gboolean
goes_before (const Survey *survey, FringeAlgorithm algorithm, FringeTies ties, guint order, guint32 a, guint32 b)
{
  const FringeExerciseNode *x = fringe_exercise_node (survey->exercise, a),
                           *y = fringe_exercise_node (survey->exercise, b);
  guint32 i = virtual_id (survey, order, a), j = virtual_id (survey, order, b);

  if (algorithm == FRINGE_ALGORITHM_BFS)
    return i < j;
  if (algorithm == FRINGE_ALGORITHM_DFS || fringe_algorithm_deepens (algorithm))
    return x->step != y->step ? x->step > y->step : i < j;
  return fringe_ties_order (ties, (guint32) x->numbers[FRINGE_NUMBER_G], i)
         < fringe_ties_order (ties, (guint32) y->numbers[FRINGE_NUMBER_G], j);
}

/* The heaps of heapq. */

static gboolean
has_heap (FringeAlgorithm algorithm)
{
  FringeRules rules = { .algorithm = algorithm };

  return fringe_rules_use_ties (&rules);
}

static void
push (Survey *survey, FringeAlgorithm algorithm, int heuristic, guint order)
{
  FringeHeap *heap = &survey->heaps[algorithm][heuristic][order];
  guint n = fringe_exercise_n_nodes (survey->exercise);

  if (!fringe_array_reserve (&heap->entries, &heap->capacity, heap->n + FRINGE_N_MOVES, sizeof *heap->entries))
    g_error ("There is no memory for a heap.");
  for (guint8 position = 0; position < FRINGE_N_MOVES; position++)
    for (guint32 id = survey->n_pushed; id < n; id++)
      if (survey->conventions->positions[order][fringe_exercise_node (survey->exercise, id)->move] == position)
        fringe_heap_push (heap, (FringeEntry) { priority (survey, algorithm, heuristic, id), id });
}

static void
push_new_nodes (Survey *survey)
{
  for (int algorithm = 0; algorithm < FRINGE_N_ALGORITHMS; algorithm++)
    for (int heuristic = 0;
         has_heap ((FringeAlgorithm) algorithm) && heuristic < n_heuristics ((FringeAlgorithm) algorithm); heuristic++)
      for (guint order = 0; order < N_ORDERS; order++)
        if (!survey->wrong_choice[algorithm][heuristic][FRINGE_TIES_HEAP][order])
          push (survey, (FringeAlgorithm) algorithm, heuristic, order);
  survey->n_pushed = fringe_exercise_n_nodes (survey->exercise);
}

/* Superseded nodes stay in a heap until they come out. */
static gboolean
heap_gives (const Survey *survey, FringeHeap *heap, guint32 id)
{
  while (heap->n > 0)
    {
      guint32 first = (guint32) fringe_heap_pop (heap).order;

      if (fringe_exercise_is_open (survey->exercise, first))
        return first == id;
    }
  return FALSE;
}

/* Choices. */

/* Finds the open nodes of the smallest priority. Returns: whether @id is among them */
static gboolean
find_ties (const Survey *survey, FringeAlgorithm algorithm, int heuristic, guint32 id, GArray *ties)
{
  double smallest = priority (survey, algorithm, heuristic, id);

  g_array_set_size (ties, 0);
  for (guint32 i = 0; i < fringe_exercise_n_nodes (survey->exercise); i++)
    if (fringe_exercise_is_open (survey->exercise, i))
      {
        double its = priority (survey, algorithm, heuristic, i);

        if (its < smallest)
          return FALSE;
        if (its == smallest && i != id)
          g_array_append_val (ties, i);
      }
  return TRUE;
}

static gboolean
is_first (const Survey *survey, FringeAlgorithm algorithm, FringeTies rule, guint order, guint32 id, const GArray *ties)
{
  for (guint i = 0; i < ties->len; i++)
    if (goes_before (survey, algorithm, rule, order, g_array_index (ties, guint32, i), id))
      return FALSE;
  return TRUE;
}

static void
hold_choice (Survey *survey, FringeAlgorithm algorithm, int heuristic, guint32 id, GArray *ties)
{
  gboolean is_smallest = find_ties (survey, algorithm, heuristic, id, ties);

  for (int rule = 0; rule < FRINGE_N_TIES; rule++)
    for (guint order = 0; order < N_ORDERS; order++)
      {
        guint8 *wrong = &survey->wrong_choice[algorithm][heuristic][rule][order];

        if (*wrong)
          continue;
        if (!is_smallest)
          *wrong = TRUE;
        else if (rule == FRINGE_TIES_HEAP && has_heap (algorithm))
          *wrong = !heap_gives (survey, &survey->heaps[algorithm][heuristic][order], id);
        else
          *wrong = !is_first (survey, algorithm, (FringeTies) rule, order, id, ties);
      }
}

/* Of IDA*: the open nodes within the bound, or the next bound. */
static double
find_within (const Survey *survey, int heuristic, GArray *within)
{
  double bound = survey->exercise->now.bound, next = INFINITY;

  if (survey->exercise->now.iteration == 0)
    bound = survey->h[0][heuristic];
  g_array_set_size (within, 0);
  for (guint32 i = 0; i < fringe_exercise_n_nodes (survey->exercise); i++)
    if (fringe_exercise_is_open (survey->exercise, i))
      {
        double f = priority (survey, FRINGE_ALGORITHM_IDASTAR, heuristic, i);

        if (f <= bound)
          g_array_append_val (within, i);
        else
          next = MIN (next, f);
      }
  return next;
}

static void
hold_idastar (Survey *survey, const FringeExerciseAct *act, GArray *within)
{
  for (int heuristic = 0; heuristic < FRINGE_N_HEURISTICS; heuristic++)
    {
      double bound = find_within (survey, heuristic, within);
      double f = act->kind == FRINGE_ACT_CHOOSE ? priority (survey, FRINGE_ALGORITHM_IDASTAR, heuristic, act->id) : 0;
      double limit = survey->exercise->now.iteration == 0 ? survey->h[0][heuristic] : survey->exercise->now.bound;
      gboolean is_bound_right
          = act->kind == FRINGE_ACT_BOUND && within->len == 0 && fabs (bound - act->value) <= FRINGE_EXERCISE_NEAR;

      for (guint order = 0; order < N_ORDERS; order++)
        if (!is_bound_right
            && (act->kind == FRINGE_ACT_BOUND || f > limit
                || !is_first (survey, FRINGE_ALGORITHM_IDASTAR, FRINGE_TIES_FIFO, order, act->id, within)))
          survey->wrong_choice[FRINGE_ALGORITHM_IDASTAR][heuristic][0][order] = TRUE;
    }
}

static void
hold_choices (Survey *survey, const FringeExerciseAct *act)
{
  g_autoptr (GArray) ties = g_array_new (FALSE, FALSE, sizeof (guint32));
  gboolean is_idastar = fringe_algorithm_deepens (survey->exercise->task.rules.algorithm);

  work_out_h (survey);
  if (is_idastar)
    {
      hold_idastar (survey, act, ties);
      return;
    }
  push_new_nodes (survey);
  for (int algorithm = 0; algorithm < FRINGE_N_ALGORITHMS; algorithm++)
    for (int heuristic = 0; fringe_algorithm_has_frontier ((FringeAlgorithm) algorithm)
                            && heuristic < n_heuristics ((FringeAlgorithm) algorithm);
         heuristic++)
      if (n_heuristics ((FringeAlgorithm) algorithm) == 1 || survey->conventions->is_ready[heuristic])
        hold_choice (survey, (FringeAlgorithm) algorithm, heuristic, act->id, ties);
}

/* Whether the search had ended by a goal test is asked under both. */
static void
hold_ending (Survey *survey, const FringeExerciseAct *act)
{
  FringeExercise *exercise = survey->exercise;
  FringeRules *rules = &exercise->task.rules;
  FringeGoalTest own = rules->goal_test;

  for (int i = 0; i < FRINGE_N_GOAL_TESTS; i++)
    {
      rules->goal_test = (FringeGoalTest) i;
      if (act->kind == FRINGE_ACT_CHOOSE || act->kind == FRINGE_ACT_NO_SOLUTION)
        survey->wrong_goal_test[i] |= fringe_exercise_generated_goal (exercise) != FRINGE_NO_NODE;
      if (act->kind == FRINGE_ACT_SOLVED)
        survey->wrong_goal_test[i] |= fringe_exercise_judge_solved (exercise).reason != FRINGE_SLIP_NONE;
      if (act->kind == FRINGE_ACT_NO_SOLUTION)
        survey->wrong |= fringe_exercise_judge_no_solution (exercise).reason != FRINGE_SLIP_NONE;
    }
  rules->goal_test = own;
}

/* Successors. */

static void
hold_numbers (Survey *survey, const FringeExerciseCard *card)
{
  guint asked = fringe_exercise_asked_numbers (survey->exercise);
  double g = card->numbers[FRINGE_NUMBER_G], h = card->numbers[FRINGE_NUMBER_H];
  FringeRules rules = { .weight = survey->conventions->weight };

  if ((asked & 1u << FRINGE_NUMBER_G) != 0)
    survey->wrong |= g != fringe_exercise_right_number (survey->exercise, card, FRINGE_NUMBER_G);
  for (int i = 0; (asked & 1u << FRINGE_NUMBER_H) != 0 && i < FRINGE_N_HEURISTICS; i++)
    survey->wrong_h[i] |= !survey->conventions->is_ready[i]
                          || h != fringe_estimate_h (&survey->conventions->estimates[i], &card->board);
  for (int i = 0; (asked & 1u << FRINGE_NUMBER_F) != 0 && i < 2; i++)
    {
      rules.algorithm = i == 1 ? FRINGE_ALGORITHM_WASTAR : FRINGE_ALGORITHM_ASTAR;
      survey->wrong_f[i]
          |= fabs (card->numbers[FRINGE_NUMBER_F] - fringe_rules_f (&rules, (guint32) g, h)) > FRINGE_EXERCISE_NEAR;
    }
}

/* The goal has no successors: where it is chosen and the search ends, nothing that is said of them counts. */
static gboolean
takes_cards (const Survey *survey, const FringeExerciseAct *act)
{
  guint32 chosen = survey->exercise->now.chosen;

  if (act->kind == FRINGE_ACT_SOLVED)
    return chosen != FRINGE_NO_NODE && !fringe_exercise_is_goal (survey->exercise, chosen);
  return act->kind == FRINGE_ACT_FINISH;
}

static gboolean
is_taken (const Survey *survey, const FringeExerciseAct *act, const FringeExerciseCard *card)
{
  return act->kind == FRINGE_ACT_FINISH || (card->touched && fringe_exercise_n_missing (survey->exercise, card) == 0);
}

static void
hold_cards (Survey *survey, const FringeExerciseAct *act)
{
  const FringeExerciseMoment *now = fringe_exercise_moment (survey->exercise);

  for (guint i = 0; i < now->n_cards; i++)
    if (is_taken (survey, act, &now->cards[i]))
      {
        if (now->cards[i].fate != FRINGE_FATE_DROPPED)
          hold_numbers (survey, &now->cards[i]);
        for (int rule = 0; rule < FRINGE_N_DUPLICATES; rule++)
          survey->wrong_duplicates[rule]
              |= !fringe_exercise_fate_fits (survey->exercise, (FringeDuplicates) rule, &now->cards[i]);
      }
}

/* The node chosen is expanded, or thrown away. */
static void
hold_removal (Survey *survey, gboolean is_discarded)
{
  const FringeExercise *exercise = survey->exercise;
  guint32 id = exercise->now.chosen;
  FringeDuplicates own = fringe_exercise_duplicates (&exercise->task.rules);
  gboolean is_goal = fringe_exercise_is_goal (exercise, id);

  for (int rule = 0; rule < FRINGE_N_DUPLICATES; rule++)
    survey->wrong_duplicates[rule]
        |= (fringe_exercise_stale_of (exercise, (FringeDuplicates) rule, id) != FRINGE_NO_NODE) != is_discarded;
  if (is_goal && !is_discarded
      && (exercise->task.level == FRINGE_EXERCISE_DUPLICATES
          || fringe_exercise_stale_of (exercise, own, id) == FRINGE_NO_NODE))
    {
      survey->wrong_goal_test[FRINGE_GOAL_TEST_EXPANSION] = TRUE;
      survey->wrong |= fringe_algorithm_deepens (exercise->task.rules.algorithm);
    }
}

static void
hold (Survey *survey, const FringeExerciseAct *act)
{
  FringeSlip slip;

  if (act->kind == FRINGE_ACT_CHOOSE || act->kind == FRINGE_ACT_BOUND)
    hold_choices (survey, act);
  if (takes_cards (survey, act))
    hold_cards (survey, act);
  if (act->kind == FRINGE_ACT_FINISH || act->kind == FRINGE_ACT_DISCARD)
    hold_removal (survey, act->kind == FRINGE_ACT_DISCARD);
  if (act->kind == FRINGE_ACT_LIST)
    survey->wrong |= !fringe_exercise_judge_list (survey->exercise, act, &slip);
  hold_ending (survey, act);
}

/* The verdict. */

static gboolean
fits (const Survey *survey, const FringeRules *rules)
{
  const FringeTask *task = &survey->exercise->task;
  gboolean uses_h = fringe_rules_use_heuristic (rules);
  FringeAlgorithm f = rules->algorithm;

  if (f != FRINGE_ALGORITHM_WASTAR && f != FRINGE_ALGORITHM_ASTAR)
    f = task->rules.algorithm;
  if (survey->wrong || (!uses_h && fringe_heuristic_is_own (task->rules.heuristic))
      || survey->wrong_h[uses_h ? rules->heuristic : task->rules.heuristic]
      || survey->wrong_f[f == FRINGE_ALGORITHM_WASTAR] || !fringe_exercise_offers (rules->algorithm)
      || fringe_algorithm_deepens (rules->algorithm) != fringe_algorithm_deepens (task->rules.algorithm))
    return FALSE;
  if (survey->wrong_choice[rules->algorithm][uses_h ? rules->heuristic : 0]
                          [fringe_rules_use_ties (rules) ? rules->ties : 0][order_of (survey->conventions, rules)])
    return FALSE;
  if (task->level == FRINGE_EXERCISE_DUPLICATES
          ? survey->wrong_duplicates[fringe_exercise_duplicates (rules)]
          : fringe_exercise_duplicates (rules) != fringe_exercise_duplicates (&task->rules))
    return FALSE;
  return !survey->wrong_goal_test[fringe_rules_use_goal_test (rules) ? rules->goal_test : FRINGE_GOAL_TEST_EXPANSION];
}

typedef struct
{
  gboolean algorithm, heuristic, ties, duplicates, goal_test, moves;
} Others;

/* Which choices are other, of those that change anything. */
static Others
find_others (const FringeRules *own, const FringeRules *rules)
{
  return (Others) {
    .algorithm = rules->algorithm != own->algorithm,
    .heuristic
    = fringe_rules_use_heuristic (rules) && fringe_rules_use_heuristic (own) && rules->heuristic != own->heuristic,
    .ties = fringe_rules_use_ties (rules) && fringe_rules_use_ties (own) && rules->ties != own->ties,
    .duplicates = fringe_rules_use_duplicates (rules) && rules->duplicates != own->duplicates,
    .goal_test = fringe_rules_use_goal_test (rules) && rules->goal_test != own->goal_test,
    .moves = memcmp (rules->moves, own->moves, sizeof own->moves) != 0,
  };
}

/* A choice that students take for another less often costs more. */
guint
fringe_conventions_distance (const FringeRules *own, const FringeRules *rules)
{
  FringeMatch match = {
    .rules = *rules,
    .preset = fringe_explain_preset (rules),
    .is_admissible = fringe_heuristic_is_admissible (rules->heuristic),
  };
  Others others = find_others (own, rules);
  guint n = 20 * others.ties + 21 * others.duplicates + 22 * others.goal_test + 23 * others.heuristic
            + 24 * others.algorithm + 29 * others.moves;

  return n * FRINGE_CONVENTIONS_OTHER + fringe_explain_rank (&match);
}

static void
survey_init (Survey *survey, FringeConventions *conventions, const FringeExercise *exercise, guint n_acts)
{
  g_autoptr (GArray) acts = fringe_exercise_effective_acts (exercise);
  double weight
      = exercise->task.rules.algorithm == FRINGE_ALGORITHM_WASTAR ? exercise->task.rules.weight : FRINGE_WEIGHT_DEFAULT;

  if (weight != conventions->weight)
    list_all (conventions, weight);
  survey->conventions = conventions;
  survey->exercise = fringe_exercise_new_with_estimate (&exercise->task, &exercise->estimate, NULL);
  survey->h = g_malloc0_n (FRINGE_EXERCISE_NODES_MAX, sizeof *survey->h);
  for (guint i = 0; i < MIN (n_acts, acts->len); i++)
    {
      const FringeExerciseAct *act = &g_array_index (acts, FringeExerciseAct, i);

      hold (survey, act);
      fringe_exercise_act (survey->exercise, act, NULL);
    }
}

static void
survey_free (Survey *survey)
{
  for (int i = 0; i < FRINGE_N_ALGORITHMS; i++)
    for (int j = 0; j < FRINGE_N_HEURISTICS; j++)
      for (guint k = 0; k < N_ORDERS; k++)
        free (survey->heaps[i][j][k].entries);
  fringe_exercise_free (survey->exercise);
  g_free (survey->h);
  g_free (survey);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Survey, survey_free)

gboolean
fringe_conventions_explain (FringeConventions *conventions,
                            const FringeExercise *exercise,
                            guint n_acts,
                            FringeRules *rules)
{
  g_autoptr (Survey) survey = g_new0 (Survey, 1);
  guint least = G_MAXUINT;

  survey_init (survey, conventions, exercise, n_acts);
  for (guint i = 0; i < conventions->all->len; i++)
    {
      const FringeRules *tried = &g_array_index (conventions->all, FringeRules, i);

      if (fits (survey, tried) && fringe_conventions_distance (&exercise->task.rules, tried) < least)
        {
          least = fringe_conventions_distance (&exercise->task.rules, tried);
          *rules = *tried;
        }
    }
  return least < G_MAXUINT;
}

gboolean
fringe_conventions_fits (FringeConventions *conventions,
                         const FringeExercise *exercise,
                         guint n_acts,
                         const FringeRules *rules)
{
  g_autoptr (Survey) survey = g_new0 (Survey, 1);

  survey_init (survey, conventions, exercise, n_acts);
  return fits (survey, rules);
}

/* One choice alone, with the numbers that the student wrote. */

/* Returns: whether of the node chosen and those that are open the rules take the former */
static gboolean
take_chosen (const FringeExercise *exercise, const FringeRules *rules)
{
  FringeExercise tried = *exercise;

  tried.task.rules = *rules;
  for (guint32 id = 0; id < exercise->nodes->len; id++)
    if (fringe_exercise_is_open (exercise, id) && !fringe_exercise_goes_before (&tried, exercise->now.chosen, id))
      return FALSE;
  return TRUE;
}

gboolean
fringe_conventions_explain_choice (const FringeExercise *exercise, FringeRules *rules)
{
  static const FringeAlgorithm algorithms[]
      = { FRINGE_ALGORITHM_GREEDY, FRINGE_ALGORITHM_UCS, FRINGE_ALGORITHM_BFS, FRINGE_ALGORITHM_DFS };
  const FringeRules *own = &exercise->task.rules;

  if (exercise->now.chosen == FRINGE_NO_NODE || fringe_algorithm_deepens (own->algorithm))
    return FALSE;
  for (int ties = 0; fringe_rules_use_ties (own) && ties < FRINGE_N_TIES; ties++)
    {
      *rules = *own;
      rules->ties = (FringeTies) ties;
      if (ties != FRINGE_TIES_HEAP && take_chosen (exercise, rules))
        return TRUE;
    }
  for (guint i = fringe_rules_use_heuristic (own) ? 0 : 1; i < G_N_ELEMENTS (algorithms); i++)
    {
      *rules = *own;
      rules->algorithm = algorithms[i];
      if (take_chosen (exercise, rules))
        return TRUE;
    }
  return FALSE;
}

/* Sentences. */

/* Adds a choice with its label, if it is other. */
static void
add (GPtrArray *list, gboolean is_other, const char *label, const char *title)
{
  if (is_other)
    /* Translators: a choice among the rules, and what is chosen: "Ties: Highest id (LIFO)" */
    g_ptr_array_add (list, g_strdup_printf (_ ("%s: %s"), label, title));
}

char *
fringe_conventions_list (const FringeRules *own, const FringeRules *rules)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_free);
  Others others = find_others (own, rules);
  char moves[FRINGE_N_MOVES + 1];

  fringe_moves_print (rules->moves, moves);
  add (list, others.algorithm, _ ("Algorithm"), fringe_algorithm_title (rules->algorithm));
  add (list, others.heuristic, _ ("Heuristic"), fringe_heuristic_title (rules->heuristic));
  add (list, others.ties, _ ("Ties"), fringe_ties_title (rules->ties));
  add (list, others.duplicates, _ ("Duplicates"), fringe_duplicates_title (rules->duplicates));
  add (list, others.goal_test, _ ("Goal test"), fringe_goal_test_title (rules->goal_test));
  add (list, others.moves, _ ("Moves"), moves);
  g_ptr_array_add (list, NULL);
  return g_strjoinv (" · ", (char **) list->pdata);
}

/* Returns: (nullable): the title of the one choice that is other, where it can stand for the rules */
static const char *
find_only_title (const FringeRules *own, const FringeRules *rules)
{
  Others others = find_others (own, rules);

  if (others.algorithm + others.heuristic + others.ties + others.duplicates + others.goal_test + others.moves != 1)
    return NULL;
  if (others.ties)
    return fringe_ties_title (rules->ties);
  if (others.heuristic)
    return fringe_heuristic_title (rules->heuristic);
  return others.algorithm ? fringe_algorithm_title (rules->algorithm) : NULL;
}

char *
fringe_conventions_sentence (const FringeRules *own, const FringeRules *rules, guint32 node)
{
  g_autofree char *list = fringe_conventions_list (own, rules);
  const char *title = find_only_title (own, rules);

  if (node != FRINGE_NO_NODE && title != NULL)
    /* Translators: a node, and the title of a rule for ties, a heuristic or an algorithm */
    return g_strdup_printf (_ ("“%2$s” would take node %1$u."), node, title);
  if (node != FRINGE_NO_NODE)
    /* Translators: a node, and one or more rules apart by dots */
    return g_strdup_printf (_ ("Node %u is right by other rules. %s."), node, list);
  /* Translators: one or more rules apart by dots */
  return g_strdup_printf (_ ("All answers so far are right by other rules. %s."), list);
}
