/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-quiz-private.h"

#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

/* After so many tries in vain any node will do as a wrong answer. */
#define TRIES 20

typedef double (*Key) (const FringeSearch *search, guint32 id);

static double
g_of (const FringeSearch *search, guint32 id)
{
  return fringe_search_g (search, id);
}

static double
h_of (const FringeSearch *search, guint32 id)
{
  return fringe_search_h (search, id);
}

static double
g_plus_h_of (const FringeSearch *search, guint32 id)
{
  return (double) fringe_search_g (search, id) + fringe_search_h (search, id);
}

static double
id_of (G_GNUC_UNUSED const FringeSearch *search, guint32 id)
{
  return id;
}

static double
minus_id_of (G_GNUC_UNUSED const FringeSearch *search, guint32 id)
{
  return -(double) id;
}

static GArray *
list_frontier (const FringeQuizAsk *ask)
{
  GArray *frontier = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint32 id = 0; id < fringe_quiz_n_nodes (ask); id++)
    if (fringe_search_state_at (ask->search, id, ask->step) == FRINGE_NODE_FRONTIER)
      g_array_append_val (frontier, id);
  return frontier;
}

/* Returns: the node with the smallest key, chosen by @ties where several have it */
static guint32
find_first (const FringeSearch *search, const GArray *frontier, Key key, FringeTies ties)
{
  guint32 first = g_array_index (frontier, guint32, 0);

  for (guint i = 1; i < frontier->len; i++)
    {
      guint32 id = g_array_index (frontier, guint32, i);
      double its = key (search, id), least = key (search, first);

      if (its < least || (its == least && fringe_search_tie_goes_to (search, ties, id, first)))
        first = id;
    }
  return first;
}

static guint
count_ties (const FringeSearch *search, const GArray *frontier, guint32 node)
{
  guint n = 0;

  for (guint i = 0; i < frontier->len; i++)
    n += fringe_search_priority (search, g_array_index (frontier, guint32, i)) == fringe_search_priority (search, node);
  return n - 1;
}

/* Returns: whether the array of a heap decides which of several nodes goes first, which no reader can work out */
static gboolean
is_left_to_heap (const FringeQuizAsk *ask, const GArray *frontier, guint32 next)
{
  const FringeRules *rules = fringe_search_rules (ask->search);

  return fringe_rules_use_ties (rules) && rules->ties == FRINGE_TIES_HEAP
         && count_ties (ask->search, frontier, next) > 0;
}

static void
add_node (FringeQuizAsk *ask, guint32 id, char *note)
{
  FringeQuizChoice *choice;

  /* Translators: an answer to “Which node is removed next?”. */
  choice = fringe_quiz_add_choice (ask->question, g_strdup_printf (_ ("Node %u"), id), note);
  if (choice == NULL)
    return;
  choice->node = id;
  choice->value = id;
}

/* Adds the nodes that the other rules for ties would take. */
static void
add_ties (FringeQuizAsk *ask, const GArray *frontier)
{
  const FringeRules *rules = fringe_search_rules (ask->search);
  guint first = fringe_quiz_random (ask, FRINGE_N_TIES);

  if (!fringe_rules_use_ties (rules))
    return;
  for (guint i = 0; i < FRINGE_N_TIES && ask->question->n_choices < FRINGE_QUIZ_CHOICES_MAX - 1; i++)
    {
      FringeTies ties = (FringeTies) ((first + i) % FRINGE_N_TIES);
      guint32 id;

      if (ties == FRINGE_TIES_HEAP || ties == rules->ties)
        continue;
      id = find_first (ask->search, frontier, fringe_search_priority, ties);
      /* Translators: %s is a rule for ties as it stands in a menu. */
      add_node (ask, id,
                g_strdup_printf (_ ("The rule for ties “%2$s” would remove node %1$u."), id, fringe_ties_title (ties)));
    }
}

static void
add_by_algorithm (FringeQuizAsk *ask, const GArray *frontier, FringeAlgorithm algorithm, Key key)
{
  const FringeRules *rules = fringe_search_rules (ask->search);
  gboolean tells = fringe_rules_use_heuristic (rules) && rules->ties != FRINGE_TIES_HEAP;
  guint32 id = find_first (ask->search, frontier, key, rules->ties);
  char *note = NULL;

  if (rules->algorithm == algorithm)
    return;
  if (tells)
    /* Translators: %s is the name of an algorithm. */
    note = g_strdup_printf (_ ("The algorithm “%2$s” would remove node %1$u."), id, fringe_algorithm_title (algorithm));
  add_node (ask, id, note);
}

/* Adds the nodes that would go next if something else were compared. */
static void
add_algorithms (FringeQuizAsk *ask, const GArray *frontier)
{
  static const struct
  {
    FringeAlgorithm algorithm;
    Key key;
  } others[] = {
    { FRINGE_ALGORITHM_GREEDY, h_of },
    { FRINGE_ALGORITHM_ASTAR, g_plus_h_of },
    { FRINGE_ALGORITHM_UCS, g_of },
  };
  guint first = fringe_quiz_random (ask, G_N_ELEMENTS (others));

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      guint at = (first + i) % G_N_ELEMENTS (others);

      add_by_algorithm (ask, frontier, others[at].algorithm, others[at].key);
    }
}

static void
add_any (FringeQuizAsk *ask, const GArray *frontier)
{
  guint wanted = MIN (FRINGE_QUIZ_CHOICES_MAX, frontier->len);

  add_node (ask, find_first (ask->search, frontier, id_of, FRINGE_TIES_FIFO), NULL);
  add_node (ask, find_first (ask->search, frontier, minus_id_of, FRINGE_TIES_FIFO), NULL);
  for (int i = 0; i < TRIES && ask->question->n_choices < wanted; i++)
    add_node (ask, g_array_index (frontier, guint32, fringe_quiz_random (ask, frontier->len)), NULL);
}

gboolean
fringe_quiz_ask_next (FringeQuizAsk *ask)
{
  g_autoptr (GArray) frontier = list_frontier (ask);
  GString *reason;
  guint32 next;

  if (!fringe_quiz_has_next_step (ask) || frontier->len < 2)
    return FALSE;
  next = fringe_search_removed (ask->search, ask->step + 1);
  if (is_left_to_heap (ask, frontier, next))
    return FALSE;

  add_node (ask, next, NULL);
  if (count_ties (ask->search, frontier, next) > 0)
    add_ties (ask, frontier);
  add_algorithms (ask, frontier);
  add_any (ask, frontier);
  reason = g_string_new (NULL);
  fringe_why_add_removal (reason, ask->search, ask->step + 1);
  ask->question->reason = g_string_free (reason, FALSE);
  ask->question->text = g_strdup (_ ("Which node is removed from the frontier next?"));
  ask->question->takes_number = TRUE;
  return TRUE;
}

/* The next node of IDA* has no id yet, so an answer names the node it comes from and the move. */

/* Adds such an answer. @node: %FRINGE_NO_NODE for the root of another iteration */
static void
add_way (FringeQuizAsk *ask, guint32 node, FringeMove move)
{
  FringeQuizChoice *choice;
  char *text;

  if (node == FRINGE_NO_NODE)
    /* Translators: an answer to “What does IDA* enter next?”. So the next one. */
    text = g_strdup (_ ("The start again, with a larger bound"));
  else
    /* Translators: %s is a move: Up, Down, Left, Right. */
    text = g_strdup_printf (_ ("%s from node %u"), fringe_move_title (move), node);
  choice = fringe_quiz_add_choice (ask->question, text, NULL);
  if (choice == NULL)
    return;
  choice->node = node;
  choice->move = move;
}

/* Adds moves from nodes on the way to the node entered last: tried already, not tried yet, straight back, or below a
 * node that was cut. */
static void
add_other_ways (FringeQuizAsk *ask)
{
  for (guint32 id = fringe_search_removed (ask->search, ask->step);
       id != FRINGE_NO_NODE && ask->question->n_choices < FRINGE_QUIZ_CHOICES_MAX;
       id = fringe_search_parent (ask->search, id))
    {
      guint first = fringe_quiz_random (ask, FRINGE_N_MOVES), n = 1 + fringe_quiz_random (ask, 2);
      FringeBoard board;

      fringe_search_board (ask->search, id, &board);
      for (guint i = 0; i < FRINGE_N_MOVES && n > 0; i++)
        {
          FringeMove move = (FringeMove) ((first + i) % FRINGE_N_MOVES);

          if (fringe_board_neighbour (board.rows, board.columns, board.blank, move) < 0)
            continue;
          add_way (ask, id, move);
          n--;
        }
    }
}

gboolean
fringe_quiz_ask_next_entered (FringeQuizAsk *ask)
{
  GString *reason;
  guint32 next;

  if (ask->step == 0 || !fringe_quiz_has_next_step (ask))
    return FALSE;
  next = fringe_search_removed (ask->search, ask->step + 1);
  add_way (ask, fringe_search_parent (ask->search, next), fringe_search_move (ask->search, next));
  if (fringe_quiz_random (ask, 2) == 0)
    add_way (ask, FRINGE_NO_NODE, FRINGE_N_MOVES);
  add_other_ways (ask);
  reason = g_string_new (NULL);
  fringe_why_add_entry (reason, ask->search, ask->step + 1);
  ask->question->reason = g_string_free (reason, FALSE);
  /* Translators: the answers are moves from nodes. */
  ask->question->text = g_strdup_printf (_ ("Which node does %s enter next?"),
                                         fringe_algorithm_title (fringe_search_rules (ask->search)->algorithm));
  return ask->question->n_choices > 1;
}

/* Where no node has the goal's board and none is found, the answer is too easy: that is asked only one time in so
 * many. */
#define EASY_ONES 4

static gboolean
tests_at_generation (const FringeQuizAsk *ask)
{
  return !fringe_quiz_is_idastar (ask) && fringe_search_rules (ask->search)->goal_test == FRINGE_GOAL_TEST_GENERATION;
}

static gboolean
is_goal (const FringeQuizAsk *ask, guint32 id)
{
  return fringe_quiz_have_same_board (ask->search, id, fringe_search_goal (ask->search));
}

/* Returns: a node on the frontier with the goal's board, which waits for its turn; %FRINGE_NO_NODE where there is
 * none */
static guint32
find_waiting (const FringeQuizAsk *ask)
{
  for (guint32 id = 0; id < fringe_quiz_n_nodes (ask) && !fringe_quiz_is_idastar (ask); id++)
    if (fringe_search_state_at (ask->search, id, ask->step) == FRINGE_NODE_FRONTIER && is_goal (ask, id))
      return id;
  return FRINGE_NO_NODE;
}

static char *
found_sentence (const FringeQuizAsk *ask, guint32 next)
{
  guint32 goal = fringe_search_solution_at (ask->search, ask->step + 1);

  if (fringe_quiz_is_idastar (ask))
    return g_strdup_printf (_ ("Node %u is entered next. It is the goal."), next);
  if (!tests_at_generation (ask))
    return g_strdup_printf (_ ("Node %u is removed next. It is the goal."), next);
  /* Translators: a node, and the move to its successor. */
  return g_strdup_printf (_ ("Node %u is expanded next. %s leads to the goal, which is tested when it is generated."),
                          next, fringe_move_title (fringe_search_move (ask->search, goal)));
}

static char *
missed_sentence (const FringeQuizAsk *ask, guint32 next, guint32 waiting)
{
  if (fringe_quiz_is_idastar (ask) && is_goal (ask, next))
    /* Translators: f or g */
    return g_strdup_printf (_ ("Node %u is entered next and has the board of the goal. Its %s exceeds the bound, so it "
                               "is cut before the goal test."),
                            next, fringe_bound_letter (ask->search));
  if (fringe_quiz_is_idastar (ask))
    return g_strdup_printf (_ ("Node %u is entered next. It is not the goal."), next);
  if (tests_at_generation (ask))
    return g_strdup_printf (_ ("Node %u is removed next. None of its new nodes is the goal."), next);
  if (waiting != FRINGE_NO_NODE)
    /* Translators: a node with the goal's board, and the node that goes before it. */
    return g_strdup_printf (
        _ ("Node %u is the goal, but node %u goes first. A node is tested only when it is removed."), waiting, next);
  return g_strdup_printf (_ ("Node %u is removed next. It is not the goal."), next);
}

gboolean
fringe_quiz_ask_goal (FringeQuizAsk *ask)
{
  g_autoptr (GArray) frontier = list_frontier (ask);
  FringeQuizQuestion *question = ask->question;
  guint32 next, waiting;
  gboolean is_found;

  if (!fringe_quiz_has_next_step (ask))
    return FALSE;
  next = fringe_search_removed (ask->search, ask->step + 1);
  if (is_left_to_heap (ask, frontier, next))
    return FALSE;
  is_found = fringe_search_solution_at (ask->search, ask->step + 1) != FRINGE_NO_NODE;
  waiting = find_waiting (ask);
  if (!is_found && waiting == FRINGE_NO_NODE && fringe_quiz_random (ask, EASY_ONES) > 0)
    return FALSE;

  question->text = g_strdup (_ ("Will the goal be found in the next step?"));
  /* Translators: an answer to “Will the goal be found in the next step?”. So the next one. */
  fringe_quiz_add_choice (question, g_strdup (_ ("Yes")), NULL);
  fringe_quiz_add_choice (question, g_strdup (_ ("No")), NULL);
  question->right = is_found ? 0 : 1;
  question->reason = is_found ? found_sentence (ask, next) : missed_sentence (ask, next, waiting);
  return TRUE;
}
