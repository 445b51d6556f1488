/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "slow-exercise.h"

#include "test-boards.h"
#include "test-heuristics.h"

#include <math.h>
#include <string.h>

/* A board is a word with a letter for each cell: the blank is 'a'. */

static char *
word_of (const FringeBoard *board)
{
  GString *word = g_string_new (NULL);

  for (int i = 0; i < fringe_board_n_cells (board); i++)
    g_string_append_c (word, (char) ('a' + board->cells[i]));
  return g_string_free (word, FALSE);
}

static FringeBoard
board_of (const SlowRun *run, const char *word)
{
  uint8_t cells[FRINGE_CELLS_MAX] = { 0 };

  for (int i = 0; word[i] != '\0'; i++)
    cells[i] = (uint8_t) (word[i] - 'a');
  return test_board_from_cells (run->task->goal.rows, run->task->goal.columns, cells);
}

static double
h_of (const SlowRun *run, FringeHeuristic heuristic, const char *word)
{
  FringeBoard board = board_of (run, word);
  int h = test_h (heuristic, &board, &run->task->goal);

  return h == FRINGE_H_INFINITE ? INFINITY : h;
}

static gboolean
is_goal (const SlowRun *run, const char *word)
{
  g_autofree char *goal = word_of (&run->task->goal);

  return g_str_equal (goal, word);
}

/* Returns: (nullable): the word after the blank has moved */
static char *
moved (const SlowRun *run, const char *word, char move)
{
  int columns = run->task->goal.columns, n = (int) strlen (word), blank = (int) (strchr (word, 'a') - word), to;
  char *after;

  if ((move == 'U' && blank < columns) || (move == 'D' && blank >= n - columns) || (move == 'L' && blank % columns == 0)
      || (move == 'R' && blank % columns == columns - 1))
    return NULL;
  to = blank + (move == 'U' ? -columns : move == 'D' ? columns : move == 'L' ? -1 : 1);
  after = g_strdup (word);
  after[blank] = word[to];
  after[to] = 'a';
  return after;
}

static double
f_of (const FringeRules *rules, double g, double h)
{
  return rules->algorithm == FRINGE_ALGORITHM_WASTAR ? g + (rules->weight > 0 ? rules->weight * h : 0) : g + h;
}

static SlowNode *
node (const SlowRun *run, int id)
{
  return g_ptr_array_index (run->nodes, (guint) id);
}

static void
node_free (gpointer data)
{
  g_free (((SlowNode *) data)->board);
  g_free (data);
}

static void
card_free (gpointer data)
{
  g_free (((SlowCard *) data)->board);
  g_free (data);
}

static void
answer_free (gpointer data)
{
  g_free (((SlowAnswer *) data)->question);
  g_free (data);
}

/* Rules. */

static gboolean
is_informed (const FringeRules *rules)
{
  return rules->algorithm != FRINGE_ALGORITHM_BFS && rules->algorithm != FRINGE_ALGORITHM_DFS
         && rules->algorithm != FRINGE_ALGORITHM_UCS;
}

static gboolean
is_idastar (const FringeRules *rules)
{
  return fringe_algorithm_deepens (rules->algorithm);
}

static gboolean
is_early (const FringeRules *rules)
{
  return !is_idastar (rules) && rules->goal_test == FRINGE_GOAL_TEST_GENERATION;
}

static FringeDuplicates
duplicates_of (const FringeRules *rules)
{
  return is_idastar (rules) ? FRINGE_DUPLICATES_PARENT : rules->duplicates;
}

/* The rule for duplicates by which the student's answers are judged. */
static FringeDuplicates
judged_duplicates (const SlowRun *run)
{
  return duplicates_of (run->task->level == FRINGE_EXERCISE_DUPLICATES ? &run->judge : &run->task->rules);
}

static gboolean
asks (const SlowRun *run, int number)
{
  FringeAlgorithm algorithm = run->task->rules.algorithm;

  if (run->task->level == FRINGE_EXERCISE_CHOICE)
    return FALSE;
  return number == 0 || (number == 1 && is_informed (&run->task->rules))
         || (number == 2 && is_informed (&run->task->rules) && algorithm != FRINGE_ALGORITHM_GREEDY);
}

/* The rules that give h and f: those of the judge as far as they have one. */
static FringeHeuristic
heuristic_of (const SlowRun *run)
{
  return is_informed (&run->judge) ? run->judge.heuristic : run->task->rules.heuristic;
}

static double
right_number (const SlowRun *run, const SlowCard *card, int number)
{
  double g = node (run, run->chosen)->g + 1, h = h_of (run, heuristic_of (run), card->board);
  gboolean has_f = run->judge.algorithm == FRINGE_ALGORITHM_ASTAR || run->judge.algorithm == FRINGE_ALGORITHM_WASTAR;

  if (number < 2)
    return number == 0 ? g : h;
  return f_of (has_f ? &run->judge : &run->task->rules, card->has[0] ? card->numbers[0] : g,
               card->has[1] ? card->numbers[1] : h);
}

/* Where the program fills in the numbers, another convention goes by its own. */
static double
priority (const SlowRun *run, int id)
{
  const SlowNode *its = node (run, id);
  gboolean is_own = memcmp (&run->judge, &run->task->rules, sizeof run->judge) == 0;
  double h = is_own ? its->h : h_of (run, heuristic_of (run), its->board);

  switch (run->judge.algorithm)
    {
    case FRINGE_ALGORITHM_UCS:
    case FRINGE_ALGORITHM_IDS:
      return its->g;
    case FRINGE_ALGORITHM_GREEDY:
      return h;
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_WASTAR:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_ALGORITHM_RBFS:
      return is_own ? its->f : f_of (&run->judge, its->g, h);
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
    case FRINGE_N_ALGORITHMS:
    default:
      return 0;
    }
}

/* The heap, as heapq has it. */

static gboolean
less (const SlowRun *run, guint a, guint b)
{
  return priority (run, g_array_index (run->heap, int, a)) < priority (run, g_array_index (run->heap, int, b));
}

static void
swap (SlowRun *run, guint a, guint b)
{
  int held = g_array_index (run->heap, int, a);

  g_array_index (run->heap, int, a) = g_array_index (run->heap, int, b);
  g_array_index (run->heap, int, b) = held;
}

static void
heap_up (SlowRun *run, guint at)
{
  for (; at > 0 && less (run, at, (at - 1) / 2); at = (at - 1) / 2)
    swap (run, at, (at - 1) / 2);
}

static void
heap_push (SlowRun *run, int id)
{
  g_array_append_val (run->heap, id);
  heap_up (run, run->heap->len - 1);
}

static int
heap_pop (SlowRun *run)
{
  int first = g_array_index (run->heap, int, 0);
  guint at = 0;

  swap (run, 0, run->heap->len - 1);
  g_array_set_size (run->heap, run->heap->len - 1);
  for (guint left = 1; left < run->heap->len; left = 2 * at + 1)
    {
      guint child = left + 1 < run->heap->len && !less (run, left, left + 1) ? left + 1 : left;

      swap (run, at, child);
      at = child;
    }
  if (run->heap->len > 0)
    heap_up (run, at);
  return first;
}

/* Takes superseded nodes out, then says which is the first. */
static int
heap_first (SlowRun *run)
{
  while (run->heap->len > 0)
    {
      int first = g_array_index (run->heap, int, 0);

      if (node (run, first)->status == 'o')
        return first;
      heap_pop (run);
    }
  return -1;
}

/* Choices. */

static gboolean
is_open (const SlowRun *run, int id)
{
  const SlowNode *its = node (run, id);

  return its->status == 'o' && id != run->chosen && its->iteration == run->iteration;
}

static int
rank_of_move (const FringeRules *rules, char move)
{
  for (int i = 0; i < FRINGE_N_MOVES; i++)
    if (fringe_move_letter (rules->moves[i]) == move)
      return i;
  return 0;
}

/* Whether @a was generated before @b where successors come in the order of the judge. */
static gboolean
is_older (const SlowRun *run, int a, int b)
{
  const SlowNode *x = node (run, a), *y = node (run, b);

  if (x->step != y->step)
    return x->step < y->step;
  return rank_of_move (&run->judge, x->move) < rank_of_move (&run->judge, y->move);
}

static gboolean
tie_goes_to (const SlowRun *run, int a, int b)
{
  double g = node (run, a)->g, other = node (run, b)->g;

  switch (run->judge.ties)
    {
    case FRINGE_TIES_LIFO:
      return is_older (run, b, a);
    case FRINGE_TIES_HIGH_G:
      return g != other ? g > other : is_older (run, a, b);
    case FRINGE_TIES_HIGH_G_LIFO:
      return g != other ? g > other : is_older (run, b, a);
    case FRINGE_TIES_LOW_G:
      return g != other ? g < other : is_older (run, a, b);
    case FRINGE_TIES_FIFO:
    case FRINGE_TIES_HEAP:
    case FRINGE_N_TIES:
    default:
      return is_older (run, a, b);
    }
}

/* A stack holds the steps one above the other, and each step its first move at the top. */
static gboolean
goes_first (const SlowRun *run, int a, int b)
{
  const SlowNode *x = node (run, a), *y = node (run, b);

  if (run->judge.algorithm == FRINGE_ALGORITHM_BFS)
    return is_older (run, a, b);
  if (run->judge.algorithm == FRINGE_ALGORITHM_DFS || is_idastar (&run->judge))
    return x->step != y->step ? x->step > y->step : is_older (run, a, b);
  if (priority (run, a) != priority (run, b))
    return priority (run, a) < priority (run, b);
  return tie_goes_to (run, a, b);
}

/* The bound of the first iteration is f of the start by the judge's heuristic. */
static double
bound_of (const SlowRun *run)
{
  return run->iteration == 0 ? priority (run, 0) : run->bound;
}

static gboolean
is_cut (const SlowRun *run, int id)
{
  return is_idastar (&run->judge) && priority (run, id) > bound_of (run);
}

static int
next (const SlowRun *run)
{
  int best = -1;

  for (guint i = 0; i < run->open->len; i++)
    {
      int id = g_array_index (run->open, int, i);

      if (is_open (run, id) && !is_cut (run, id) && (best < 0 || goes_first (run, id, best)))
        best = id;
    }
  return best;
}

static double
next_bound (const SlowRun *run)
{
  double bound = INFINITY;

  for (guint i = 0; i < run->open->len; i++)
    {
      int id = g_array_index (run->open, int, i);

      if (is_open (run, id) && is_cut (run, id) && priority (run, id) < bound)
        bound = priority (run, id);
    }
  return bound;
}

static gboolean
is_own_heap (const SlowRun *run)
{
  return run->judge.ties == FRINGE_TIES_HEAP && memcmp (&run->judge, &run->task->rules, sizeof run->judge) == 0;
}

static gboolean
uses_ties (const FringeRules *rules)
{
  return rules->algorithm != FRINGE_ALGORITHM_BFS && rules->algorithm != FRINGE_ALGORITHM_DFS && !is_idastar (rules);
}

/* Of the exercise's own heap any node of the smallest priority is right; of another convention only what it gives. */
static gboolean
is_right_choice (SlowRun *run, int id)
{
  int first = next (run);

  if (first < 0 || is_cut (run, id))
    return FALSE;
  if (run->judge.ties != FRINGE_TIES_HEAP || !uses_ties (&run->judge))
    return id == first;
  if (is_own_heap (run))
    return priority (run, id) == priority (run, first);
  return !run->heap_is_lost && heap_first (run) == id;
}

static gboolean
goal_was_generated (const SlowRun *run)
{
  for (guint i = 0; i < run->nodes->len; i++)
    if (is_goal (run, node (run, (int) i)->board))
      return TRUE;
  return FALSE;
}

/* Cards. */

static int
n_missing (const SlowRun *run, const SlowCard *card)
{
  int n = 0;

  for (int i = 0; card->fate != FRINGE_FATE_DROPPED && i < 3; i++)
    n += asks (run, i) && !card->has[i];
  return n;
}

static gboolean
is_said (const SlowRun *run, const SlowCard *card)
{
  if (run->task->level == FRINGE_EXERCISE_CHOICE)
    return is_early (&run->task->rules);
  return card->touched && n_missing (run, card) == 0;
}

static double
g_of_card (const SlowRun *run, const SlowCard *card)
{
  return card->has[0] ? card->numbers[0] : node (run, run->chosen)->g + 1;
}

/* Whether node @id makes @rule drop the card. */
static gboolean
is_against (const SlowRun *run, FringeDuplicates rule, const SlowCard *card, int id)
{
  const SlowNode *its = node (run, id);

  if (its->iteration != run->iteration || !g_str_equal (its->board, card->board))
    return FALSE;
  if (rule == FRINGE_DUPLICATES_OPEN_CLOSED)
    return TRUE;
  if (rule == FRINGE_DUPLICATES_CLOSED)
    return its->status == 'c';
  if (rule == FRINGE_DUPLICATES_BETTER_G)
    return its->g <= g_of_card (run, card);
  return rule == FRINGE_DUPLICATES_PARENT && id == node (run, run->chosen)->parent;
}

/* Of several nodes of one board that of the smallest g is replaced, and of these the latest. */
static FringeFate
right_fate (const SlowRun *run, FringeDuplicates rule, const SlowCard *card, int *of)
{
  *of = -1;
  for (guint i = 0; i < run->nodes->len; i++)
    if (is_against (run, rule, card, (int) i))
      {
        *of = (int) i;
        return FRINGE_FATE_DROPPED;
      }
  if (rule != FRINGE_DUPLICATES_BETTER_G)
    return FRINGE_FATE_NEW;
  for (guint i = 0; i < run->nodes->len; i++)
    if (node (run, (int) i)->iteration == run->iteration && g_str_equal (node (run, (int) i)->board, card->board)
        && (*of < 0 || node (run, (int) i)->g <= node (run, *of)->g))
      *of = (int) i;
  if (*of < 0)
    return FRINGE_FATE_NEW;
  return node (run, *of)->status == 'c' ? FRINGE_FATE_REOPENS : FRINGE_FATE_REPLACES;
}

static gboolean
is_right_fate_by_its_g (const SlowRun *run, const SlowCard *card)
{
  FringeDuplicates rule = judged_duplicates (run);
  gboolean is_closed;
  int of;

  if (right_fate (run, rule, card, &of) != card->fate)
    return FALSE;
  if (card->fate == FRINGE_FATE_NEW)
    return TRUE;
  if (node (run, card->of)->iteration != run->iteration || !g_str_equal (node (run, card->of)->board, card->board))
    return FALSE;
  is_closed = node (run, card->of)->status == 'c';
  if (card->fate == FRINGE_FATE_DROPPED)
    return rule == FRINGE_DUPLICATES_PARENT || is_against (run, rule, card, card->of);
  return is_closed == (card->fate == FRINGE_FATE_REOPENS);
}

/* A wrong g is no reason for a second slip. */
static gboolean
is_right_fate (const SlowRun *run, const SlowCard *card)
{
  SlowCard with_right_g = *card;

  with_right_g.has[0] = FALSE;
  return is_right_fate_by_its_g (run, card) || is_right_fate_by_its_g (run, &with_right_g);
}

static gboolean
is_stale (const SlowRun *run, int id)
{
  for (guint i = 0; judged_duplicates (run) == FRINGE_DUPLICATES_EXPANSION && i < run->nodes->len; i++)
    if ((int) i != id && node (run, (int) i)->status == 'c' && node (run, (int) i)->iteration == run->iteration
        && g_str_equal (node (run, (int) i)->board, node (run, id)->board))
      return TRUE;
  return FALSE;
}

/* Answers. */

/* While the acts before an undone one are done again, nothing is noted anew. */
static gboolean replays;

static void
note (SlowRun *run, const SlowAnswer *answer)
{
  SlowAnswer *copy;

  if (answer->is_right || run->task->is_exam || replays || !g_hash_table_add (run->lost, g_strdup (answer->question)))
    return;
  copy = g_memdup2 (answer, sizeof *answer);
  copy->question = g_strdup (answer->question);
  g_ptr_array_add (run->slips, copy);
}

static SlowAnswer *
make_answer (const SlowRun *run, FringeSlipKind kind, int step, char move, gboolean is_right, guint act)
{
  SlowAnswer *answer = g_new0 (SlowAnswer, 1);

  *answer = (SlowAnswer) { .kind = kind, .step = step, .is_right = is_right, .act = act };
  if (kind == FRINGE_SLIP_ENDING)
    answer->question = g_strdup ("ending");
  else if (kind == FRINGE_SLIP_CHOICE)
    answer->question = g_strdup_printf ("choice in step %d", step);
  else
    answer->question = g_strdup_printf ("%d in step %d of node %d by %c", kind, step, run->chosen, move);
  return answer;
}

static void
answer (SlowRun *run, FringeSlipKind kind, int step, char move, gboolean is_right, guint act)
{
  SlowAnswer *its = make_answer (run, kind, step, move, is_right, act);

  note (run, its);
  g_ptr_array_add (run->answers, its);
}

static gboolean
is_right_number (const SlowRun *run, const SlowCard *card, int number)
{
  return fabs (card->numbers[number] - right_number (run, card, number)) < 0.006;
}

static void
answer_card (SlowRun *run, const SlowCard *card, guint act)
{
  for (int i = 0; i < 3; i++)
    if (card->fate != FRINGE_FATE_DROPPED && asks (run, i))
      answer (run, (FringeSlipKind) (FRINGE_SLIP_G + i), run->step, card->move, is_right_number (run, card, i), act);
  if (run->task->level == FRINGE_EXERCISE_DUPLICATES)
    answer (run, FRINGE_SLIP_DUPLICATES, run->step, card->move, is_right_fate (run, card), act);
}

/* Lists. */

static gboolean
asks_lists (const SlowRun *run)
{
  return run->task->lists != FRINGE_EXERCISE_NO_LISTS && !is_idastar (&run->task->rules) && run->step > 0
         && run->chosen < 0 && !run->is_over;
}

/* Nodes by better-g that have a later one of their board may be on the closed list or not. */
static char
place_on (const SlowRun *run, int list, int id)
{
  if (list == FRINGE_LIST_FRONTIER)
    return is_open (run, id) ? 'y' : 'n';
  if (node (run, id)->status != 'c')
    return 'n';
  for (int later = id + 1; later < (int) run->nodes->len; later++)
    if (duplicates_of (&run->task->rules) == FRINGE_DUPLICATES_BETTER_G
        && g_str_equal (node (run, later)->board, node (run, id)->board))
      return '?';
  return 'y';
}

static int
find (const GArray *list, int id)
{
  for (guint i = 0; i < list->len; i++)
    if (g_array_index (list, int, i) == id)
      return (int) i;
  return -1;
}

/* Lists are judged by the rules of the task, whoever judges the rest. */
static gboolean
comes_first (const SlowRun *run, int list, int a, int b)
{
  SlowRun own = *run;

  own.judge = run->task->rules;
  if (list == FRINGE_LIST_CLOSED)
    return find (run->removed, a) < find (run->removed, b);
  if (own.judge.ties == FRINGE_TIES_HEAP && uses_ties (&own.judge))
    return priority (&own, a) < priority (&own, b);
  return goes_first (&own, a, b);
}

static gboolean
is_right_list (const SlowRun *run, int list, const GArray *given)
{
  for (int id = 0; id < (int) run->nodes->len; id++)
    {
      char place = place_on (run, list, id);

      if (place != '?' && (place == 'y') != (find (given, id) >= 0))
        return FALSE;
    }
  for (guint i = 0; run->task->lists == FRINGE_EXERCISE_IN_ORDER && i < given->len; i++)
    for (guint j = 0; j < i; j++)
      if (comes_first (run, list, g_array_index (given, int, i), g_array_index (given, int, j)))
        return FALSE;
  return TRUE;
}

static void
clear_lists (SlowRun *run)
{
  for (int i = 0; i < FRINGE_N_LISTS; i++)
    g_clear_pointer (&run->lists[i], g_array_unref);
}

static void
take_lists (SlowRun *run, guint act)
{
  for (int i = 0; i < FRINGE_N_LISTS; i++)
    if (run->lists[i] != NULL)
      answer (run, FRINGE_SLIP_LISTS, run->step, "FC"[i], is_right_list (run, i, run->lists[i]), act);
  clear_lists (run);
}

static void
set_list (SlowRun *run, const FringeExerciseAct *act, guint number)
{
  GArray *given = g_array_new (FALSE, FALSE, sizeof (int));
  SlowAnswer *its;

  for (guint i = 0; i < act->n_ids; i++)
    {
      int id = act->ids[i];

      g_array_append_val (given, id);
    }
  its = make_answer (run, FRINGE_SLIP_LISTS, run->step, "FC"[act->list], is_right_list (run, (int) act->list, given),
                     number);
  note (run, its);
  answer_free (its);
  g_clear_pointer (&run->lists[act->list], g_array_unref);
  run->lists[act->list] = given;
}

/* Takes the node that comes before all others again and again. */
static void
right_list (const SlowRun *run, int list, FringeExerciseAct *act)
{
  *act = (FringeExerciseAct) { .kind = FRINGE_ACT_LIST, .list = (FringeList) list };
  for (;;)
    {
      int best = -1;

      for (int id = 0; id < (int) run->nodes->len; id++)
        {
          gboolean is_named = FALSE;

          for (guint i = 0; i < act->n_ids; i++)
            is_named |= act->ids[i] == id;
          if (!is_named && place_on (run, list, id) == 'y' && (best < 0 || comes_first (run, list, id, best)))
            best = id;
        }
      if (best < 0)
        return;
      act->ids[act->n_ids++] = (guint16) best;
    }
}

/* State. */

static void
add_node (SlowRun *run, const char *board, int parent, char move, double g, double h, double f)
{
  SlowNode *its = g_new0 (SlowNode, 1);
  int id = (int) run->nodes->len;

  *its
      = (SlowNode) { .board = g_strdup (board), .parent = parent, .move = move, .g = g, .h = h, .f = f, .status = 'o' };
  its->step = run->step;
  its->iteration = run->iteration;
  g_ptr_array_add (run->nodes, its);
  g_array_append_val (run->open, id);
}

static void
add_root (SlowRun *run)
{
  g_autofree char *start = word_of (&run->task->start);
  double h = h_of (run, run->task->rules.heuristic, start);

  add_node (run, start, -1, 0, 0, h, f_of (&run->task->rules, 0, h));
}

static void
begin (SlowRun *run)
{
  g_ptr_array_set_size (run->nodes, 0);
  g_array_set_size (run->open, 0);
  g_array_set_size (run->heap, 0);
  g_ptr_array_set_size (run->cards, 0);
  g_ptr_array_set_size (run->answers, 0);
  g_array_set_size (run->removed, 0);
  clear_lists (run);
  run->heap_is_lost = run->is_over = run->went_on = FALSE;
  run->chosen = -1;
  run->step = run->iteration = 0;
  add_root (run);
  run->bound = node (run, 0)->f;
  heap_push (run, 0);
}

SlowRun *
slow_run_new (const FringeTask *task, const FringeRules *judge)
{
  SlowRun *run = g_new0 (SlowRun, 1);

  run->task = task;
  run->judge = *judge;
  run->nodes = g_ptr_array_new_with_free_func (node_free);
  run->cards = g_ptr_array_new_with_free_func (card_free);
  run->answers = g_ptr_array_new_with_free_func (answer_free);
  run->slips = g_ptr_array_new_with_free_func (answer_free);
  run->open = g_array_new (FALSE, FALSE, sizeof (int));
  run->heap = g_array_new (FALSE, FALSE, sizeof (int));
  run->removed = g_array_new (FALSE, FALSE, sizeof (int));
  run->effective = g_array_new (FALSE, FALSE, sizeof (FringeExerciseAct));
  run->indices = g_array_new (FALSE, FALSE, sizeof (guint));
  run->lost = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  begin (run);
  return run;
}

void
slow_run_free (SlowRun *run)
{
  g_ptr_array_unref (run->nodes);
  g_ptr_array_unref (run->cards);
  g_ptr_array_unref (run->answers);
  g_ptr_array_unref (run->slips);
  g_array_unref (run->open);
  g_array_unref (run->heap);
  g_array_unref (run->removed);
  clear_lists (run);
  g_array_unref (run->effective);
  g_array_unref (run->indices);
  g_hash_table_unref (run->lost);
  g_free (run);
}

/* At the lower levels the program goes by the rules of the task. */
static void
fill_card (SlowRun *run, SlowCard *card)
{
  FringeRules judge = run->judge;

  run->judge = run->task->rules;
  for (int i = 0; run->task->level == FRINGE_EXERCISE_CHOICE && i < 3; i++)
    {
      card->numbers[i] = right_number (run, card, i);
      card->has[i] = TRUE;
    }
  if (run->task->level != FRINGE_EXERCISE_DUPLICATES)
    card->fate = right_fate (run, judged_duplicates (run), card, &card->of);
  run->judge = judge;
}

/* The node being expanded counts as closed. */
static void
choose (SlowRun *run, int id, guint act)
{
  gboolean has_ended = is_early (&run->judge) && goal_was_generated (run) && !run->went_on;
  gboolean is_right = is_right_choice (run, id);

  take_lists (run, act);
  g_array_append_val (run->removed, id);
  if (has_ended)
    answer (run, FRINGE_SLIP_ENDING, run->step + 1, 0, FALSE, act);
  else
    answer (run, FRINGE_SLIP_CHOICE, run->step + 1, 0, is_right, act);
  run->went_on |= has_ended;
  if (uses_ties (&run->judge) && heap_first (run) == id)
    heap_pop (run);
  else
    run->heap_is_lost = TRUE;
  run->step++;
  run->chosen = id;
  if (run->task->level != FRINGE_EXERCISE_DUPLICATES && is_stale (run, id))
    return;
  node (run, id)->status = 'c';
  for (int i = 0; i < FRINGE_N_MOVES; i++)
    {
      char move = fringe_move_letter (run->task->rules.moves[i]);
      char *board = moved (run, node (run, id)->board, move);
      SlowCard *card;

      if (board == NULL)
        continue;
      card = g_new0 (SlowCard, 1);
      *card = (SlowCard) { .move = move, .board = board, .of = -1 };
      fill_card (run, card);
      g_ptr_array_add (run->cards, card);
    }
}

static SlowCard *
find_card (const SlowRun *run, char move)
{
  for (guint i = 0; i < run->cards->len; i++)
    {
      SlowCard *card = g_ptr_array_index (run->cards, i);

      if (card->move == move)
        return card;
    }
  g_assert_not_reached ();
}

static void
take_card (SlowRun *run, const SlowCard *card)
{
  double values[3];

  for (guint i = 0; card->fate != FRINGE_FATE_NEW && i < run->nodes->len; i++)
    if (is_open (run, (int) i) && g_str_equal (node (run, (int) i)->board, card->board))
      node (run, (int) i)->status = 's';
  values[0] = card->has[0] ? card->numbers[0] : node (run, run->chosen)->g + 1;
  values[1] = card->has[1] ? card->numbers[1] : h_of (run, run->task->rules.heuristic, card->board);
  values[2] = f_of (&run->task->rules, values[0], values[1]);
  if (card->has[2] && fabs (card->numbers[2] - values[2]) > 0.006)
    values[2] = card->numbers[2];
  add_node (run, card->board, run->chosen, card->move, values[0], values[1], values[2]);
}

static void
push_step (SlowRun *run, guint first)
{
  for (int i = 0; i < FRINGE_N_MOVES; i++)
    for (guint id = first; id < run->nodes->len; id++)
      if (node (run, (int) id)->move == fringe_move_letter (run->judge.moves[i]))
        heap_push (run, (int) id);
}

static void
take_cards (SlowRun *run, gboolean all, guint act)
{
  guint first = run->nodes->len;

  for (guint i = 0; i < run->cards->len; i++)
    if (all || is_said (run, g_ptr_array_index (run->cards, i)))
      answer_card (run, g_ptr_array_index (run->cards, i), act);
  for (guint i = 0; i < run->cards->len; i++)
    {
      const SlowCard *card = g_ptr_array_index (run->cards, i);

      if ((all || is_said (run, card)) && card->fate != FRINGE_FATE_DROPPED)
        take_card (run, card);
    }
  push_step (run, first);
}

static void
finish (SlowRun *run, guint act)
{
  gboolean has_cards = run->cards->len > 0, was_stale = is_stale (run, run->chosen);

  if (run->task->level == FRINGE_EXERCISE_DUPLICATES && was_stale)
    answer (run, FRINGE_SLIP_DUPLICATES, run->step, '-', FALSE, act);
  if (!was_stale && !is_early (&run->judge) && is_goal (run, node (run, run->chosen)->board))
    answer (run, FRINGE_SLIP_ENDING, run->step, 0, FALSE, act);
  take_cards (run, TRUE, act);
  node (run, run->chosen)->status = has_cards ? 'c' : 't';
  run->chosen = -1;
  g_ptr_array_set_size (run->cards, 0);
}

static gboolean
is_right_solved (const SlowRun *run)
{
  if (run->chosen >= 0 && is_goal (run, node (run, run->chosen)->board))
    return TRUE;
  if (!is_early (&run->judge))
    return FALSE;
  for (guint i = 0; run->chosen >= 0 && i < run->cards->len; i++)
    {
      const SlowCard *card = g_ptr_array_index (run->cards, i);
      gboolean is_there = run->task->level == FRINGE_EXERCISE_CHOICE || (card->touched && n_missing (run, card) == 0);

      if (is_there && card->fate != FRINGE_FATE_DROPPED && is_goal (run, card->board))
        return TRUE;
    }
  for (guint i = 0; i < run->nodes->len; i++)
    if (is_goal (run, node (run, (int) i)->board) && (!run->went_on || is_open (run, (int) i)))
      return TRUE;
  return FALSE;
}

static gboolean
is_right_no_solution (const SlowRun *run)
{
  if (is_early (&run->judge) && goal_was_generated (run) && !run->went_on
      && memcmp (&run->judge, &run->task->rules, sizeof run->judge) != 0)
    return FALSE;
  for (guint i = 0; run->chosen < 0 && i < run->nodes->len; i++)
    if (is_open (run, (int) i))
      return FALSE;
  return run->chosen < 0;
}

static void
end (SlowRun *run, FringeActKind kind, guint act)
{
  gboolean is_right = kind == FRINGE_ACT_SOLVED ? is_right_solved (run) : is_right_no_solution (run);

  if (is_right || run->task->is_exam)
    take_lists (run, act);
  answer (run, FRINGE_SLIP_ENDING, run->step, 0, is_right, act);
  if (!is_right && !run->task->is_exam)
    return;
  run->is_over = TRUE;
  if (run->chosen >= 0 && is_goal (run, node (run, run->chosen)->board))
    node (run, run->chosen)->status = 'g';
  else if (run->chosen >= 0)
    {
      take_cards (run, FALSE, act);
      node (run, run->chosen)->status = 'c';
    }
}

static void
set_bound (SlowRun *run, double bound, guint act)
{
  answer (run, FRINGE_SLIP_CHOICE, run->step + 1, 0, next (run) < 0 && fabs (bound - next_bound (run)) < 0.006, act);
  run->step++;
  run->iteration++;
  run->bound = bound;
  add_root (run);
}

static void
change_card (SlowRun *run, const FringeExerciseAct *act, guint number)
{
  SlowCard *card = find_card (run, fringe_move_letter (act->move));
  SlowAnswer *its;

  card->touched = TRUE;
  if (act->kind == FRINGE_ACT_NUMBER)
    {
      card->numbers[act->number] = act->value;
      card->has[act->number] = TRUE;
      its = make_answer (run, (FringeSlipKind) (FRINGE_SLIP_G + act->number), run->step, card->move,
                         is_right_number (run, card, (int) act->number), number);
    }
  else
    {
      card->fate = act->fate;
      card->of = (int) act->id;
      card->has_fate = TRUE;
      its = make_answer (run, FRINGE_SLIP_DUPLICATES, run->step, card->move, is_right_fate (run, card), number);
    }
  note (run, its);
  answer_free (its);
}

static void
do_act (SlowRun *run, const FringeExerciseAct *act, guint number)
{
  if (act->kind == FRINGE_ACT_CHOOSE)
    choose (run, (int) act->id, number);
  else if (act->kind == FRINGE_ACT_BOUND)
    set_bound (run, act->value, number);
  else if (act->kind == FRINGE_ACT_NUMBER || act->kind == FRINGE_ACT_FATE)
    change_card (run, act, number);
  else if (act->kind == FRINGE_ACT_LIST)
    set_list (run, act, number);
  else if (act->kind == FRINGE_ACT_FINISH)
    finish (run, number);
  else if (act->kind == FRINGE_ACT_DISCARD)
    {
      node (run, run->chosen)->status = 'o';
      answer (run, FRINGE_SLIP_DUPLICATES, run->step, '-', is_stale (run, run->chosen), number);
      node (run, run->chosen)->status = 't';
      run->chosen = -1;
      g_ptr_array_set_size (run->cards, 0);
    }
  else
    end (run, act->kind, number);
}

void
slow_run_act (SlowRun *run, const FringeExerciseAct *act)
{
  guint number = run->n_acts++;

  if (act->kind == FRINGE_ACT_HINT)
    {
      if (++run->n_hints == 3)
        g_hash_table_add (run->lost, g_strdup_printf ("choice in step %d", run->step + 1));
      return;
    }
  run->n_hints = 0;
  if (act->kind != FRINGE_ACT_UNDO)
    {
      do_act (run, act, number);
      g_array_append_val (run->effective, *act);
      g_array_append_val (run->indices, number);
      return;
    }
  g_array_set_size (run->effective, run->effective->len - 1);
  g_array_set_size (run->indices, run->indices->len - 1);
  begin (run);
  replays = TRUE;
  for (guint i = 0; i < run->effective->len; i++)
    do_act (run, &g_array_index (run->effective, FringeExerciseAct, i), g_array_index (run->indices, guint, i));
  replays = FALSE;
}

/* What is right to do. */

static gboolean
right_on_card (const SlowRun *run, const SlowCard *card, FringeExerciseAct *act)
{
  for (int i = 0; i < FRINGE_N_MOVES; i++)
    if (fringe_move_letter ((FringeMove) i) == card->move)
      act->move = (FringeMove) i;
  if (run->task->level == FRINGE_EXERCISE_DUPLICATES && !card->has_fate && !is_right_fate (run, card))
    {
      int of;

      act->kind = FRINGE_ACT_FATE;
      act->fate = right_fate (run, judged_duplicates (run), card, &of);
      act->id = (guint32) of;
      return TRUE;
    }
  for (int i = 0; card->fate != FRINGE_FATE_DROPPED && i < 3; i++)
    if (asks (run, i) && !card->has[i])
      {
        act->kind = FRINGE_ACT_NUMBER;
        act->number = (FringeNumber) i;
        act->value = right_number (run, card, i);
        return TRUE;
      }
  return FALSE;
}

static void
right_on_chosen (const SlowRun *run, FringeExerciseAct *act)
{
  char was = node (run, run->chosen)->status;
  gboolean stale;

  node (run, run->chosen)->status = 'o';
  stale = is_stale (run, run->chosen);
  node (run, run->chosen)->status = was;
  act->kind = FRINGE_ACT_FINISH;
  if (stale)
    {
      if (run->task->level == FRINGE_EXERCISE_DUPLICATES)
        act->kind = FRINGE_ACT_DISCARD;
      return;
    }
  if (is_right_solved (run))
    {
      act->kind = FRINGE_ACT_SOLVED;
      return;
    }
  for (int i = 0; i < FRINGE_N_MOVES; i++)
    for (guint j = 0; j < run->cards->len; j++)
      {
        const SlowCard *card = g_ptr_array_index (run->cards, j);

        if (card->move == fringe_move_letter (run->judge.moves[i]) && right_on_card (run, card, act))
          return;
      }
}

gboolean
slow_run_right_act (const SlowRun *run, FringeExerciseAct *act)
{
  int first = next (run);

  *act = (FringeExerciseAct) { .kind = FRINGE_ACT_CHOOSE };
  if (run->is_over)
    return FALSE;
  if (run->chosen < 0 && first >= 0 && run->judge.ties == FRINGE_TIES_HEAP && uses_ties (&run->judge)
      && !run->heap_is_lost)
    first = heap_first ((SlowRun *) run);
  act->id = (guint32) first;
  if (run->chosen >= 0)
    right_on_chosen (run, act);
  else if (is_right_solved (run))
    act->kind = FRINGE_ACT_SOLVED;
  else if (asks_lists (run) && run->lists[FRINGE_LIST_FRONTIER] == NULL)
    right_list (run, FRINGE_LIST_FRONTIER, act);
  else if (asks_lists (run) && run->lists[FRINGE_LIST_CLOSED] == NULL)
    right_list (run, FRINGE_LIST_CLOSED, act);
  else if (first < 0 && isinf (next_bound (run)))
    act->kind = FRINGE_ACT_NO_SOLUTION;
  else if (first < 0)
    {
      act->kind = FRINGE_ACT_BOUND;
      act->value = next_bound (run);
    }
  return TRUE;
}

/* Marks. */

void
slow_run_marks (const SlowRun *run, guint right[FRINGE_N_SLIP_KINDS], guint asked[FRINGE_N_SLIP_KINDS])
{
  memset (right, 0, FRINGE_N_SLIP_KINDS * sizeof *right);
  memset (asked, 0, FRINGE_N_SLIP_KINDS * sizeof *asked);
  for (guint i = 0; i < run->answers->len; i++)
    {
      const SlowAnswer *its = g_ptr_array_index (run->answers, i);

      asked[its->kind]++;
      right[its->kind] += its->is_right && !g_hash_table_contains (run->lost, its->question);
    }
  if (asked[FRINGE_SLIP_ENDING] > 0)
    {
      right[FRINGE_SLIP_ENDING] = right[FRINGE_SLIP_ENDING] == asked[FRINGE_SLIP_ENDING];
      asked[FRINGE_SLIP_ENDING] = 1;
    }
}

const SlowAnswer *
slow_run_first_slip (const SlowRun *run)
{
  if (!run->task->is_exam)
    return run->slips->len > 0 ? g_ptr_array_index (run->slips, 0) : NULL;
  for (guint i = 0; i < run->answers->len; i++)
    {
      const SlowAnswer *its = g_ptr_array_index (run->answers, i);

      if (!its->is_right)
        return its;
    }
  return NULL;
}

gboolean
slow_fits (const FringeTask *task, const GArray *acts, const FringeRules *rules)
{
  g_autoptr (SlowRun) run = slow_run_new (task, rules);

  for (guint i = 0; i < acts->len; i++)
    {
      do_act (run, &g_array_index (acts, FringeExerciseAct, i), i);
      for (guint j = 0; j < run->answers->len; j++)
        if (!((const SlowAnswer *) g_ptr_array_index (run->answers, j))->is_right)
          return FALSE;
    }
  return TRUE;
}
