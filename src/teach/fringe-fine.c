/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-fine.h"

#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

/* Invariant: fine steps are added in the order of the loop, and n_nodes never shrinks. */

typedef struct
{
  const FringeSearch *search;
  uint32_t step;
  uint32_t id; /* the node removed or entered */
  uint32_t n_nodes;
  FringeFineStep *fine;
  int n;
} Turn;

static FringeFineStep *
add (Turn *turn, FringeFineKind kind, uint32_t node)
{
  FringeFineStep *fine = &turn->fine[turn->n++];

  *fine = (FringeFineStep) { kind, node, FRINGE_NO_NODE, FRINGE_N_MOVES, FALSE, turn->n_nodes };
  return fine;
}

static FringeFineStep *
add_test (Turn *turn, FringeFineKind kind, uint32_t node, gboolean holds)
{
  FringeFineStep *fine = add (turn, kind, node);

  fine->holds = holds;
  return fine;
}

static FringeFineStep *
add_new_node (Turn *turn, FringeFineKind kind, uint32_t node)
{
  turn->n_nodes = MAX (turn->n_nodes, node + 1);
  return add (turn, kind, node);
}

static FringeGoalTest
goal_test (const Turn *turn)
{
  return fringe_search_rules (turn->search)->goal_test;
}

static gboolean
is_goal (const Turn *turn, uint32_t id)
{
  return fringe_search_state_at (turn->search, id, turn->step) == FRINGE_NODE_GOAL;
}

static void
add_child (Turn *turn, uint32_t child)
{
  FringeFineStep *fine = add_new_node (turn, FRINGE_FINE_GENERATE, child);

  fine->move = fringe_search_move (turn->search, child);
  fine->other = fringe_search_supersedes (turn->search, child);
  if (goal_test (turn) == FRINGE_GOAL_TEST_GENERATION)
    add_test (turn, FRINGE_FINE_GOAL_TEST, child, is_goal (turn, child));
}

static void
add_duplicate (Turn *turn, const FringeDuplicate *duplicate)
{
  FringeFineStep *fine = add (turn, FRINGE_FINE_DUPLICATE, turn->id);

  fine->move = duplicate->move;
  fine->other = duplicate->of;
}

static void
add_insertion (Turn *turn, const uint32_t *children, int n)
{
  FringeFineStep *fine;

  if (n > 0 && is_goal (turn, children[n - 1]))
    return;
  fine = add (turn, FRINGE_FINE_INSERT, n > 0 ? children[0] : FRINGE_NO_NODE);
  fine->other = n > 0 ? children[n - 1] : FRINGE_NO_NODE;
}

/* Children and duplicates both come in the order of moves, so they are merged. */
static void
add_successors (Turn *turn)
{
  const FringeMove *moves = fringe_search_rules (turn->search)->moves;
  uint32_t children[FRINGE_N_MOVES];
  FringeDuplicate duplicates[FRINGE_N_MOVES];
  int n_children = fringe_search_children_at (turn->search, turn->id, turn->step, children);
  int n_duplicates = fringe_search_duplicates (turn->search, turn->id, duplicates);

  for (int i = 0, child = 0, duplicate = 0; i < FRINGE_N_MOVES; i++)
    if (child < n_children && fringe_search_move (turn->search, children[child]) == moves[i])
      add_child (turn, children[child++]);
    else if (duplicate < n_duplicates && duplicates[duplicate].move == moves[i])
      add_duplicate (turn, &duplicates[duplicate++]);
  add_insertion (turn, children, n_children);
}

static void
take_apart (Turn *turn)
{
  FringeNodeState state = fringe_search_state_at (turn->search, turn->id, turn->step);

  add (turn, FRINGE_FINE_REMOVE, turn->id);
  if (fringe_search_rules (turn->search)->duplicates == FRINGE_DUPLICATES_EXPANSION)
    add_test (turn, FRINGE_FINE_STALE_TEST, turn->id, state == FRINGE_NODE_STALE)->other
        = fringe_search_stale_of (turn->search, turn->id);
  if (state == FRINGE_NODE_STALE)
    return;
  if (goal_test (turn) == FRINGE_GOAL_TEST_EXPANSION)
    add_test (turn, FRINGE_FINE_GOAL_TEST, turn->id, state == FRINGE_NODE_GOAL);
  if (state == FRINGE_NODE_GOAL)
    return;
  add (turn, FRINGE_FINE_CLOSE, turn->id);
  add_successors (turn);
}

/* The step before entered the node of the id before. Where that is not the parent, the search went no deeper there. */
static void
add_way (Turn *turn)
{
  uint32_t parent = fringe_search_parent (turn->search, turn->id);

  if (parent == FRINGE_NO_NODE)
    {
      add_new_node (turn, FRINGE_FINE_ITERATION, turn->id);
      return;
    }
  if (parent + 1 != turn->id)
    add (turn, FRINGE_FINE_BACK_UP, parent)->other = turn->id - 1;
  add_new_node (turn, FRINGE_FINE_GENERATE, turn->id)->move = fringe_search_move (turn->search, turn->id);
}

static void
take_entry_apart (Turn *turn)
{
  FringeNodeState state = fringe_search_state_at (turn->search, turn->id, turn->step);
  FringeDuplicate duplicates[FRINGE_N_MOVES];
  int n_duplicates;

  add_way (turn);
  add_test (turn, FRINGE_FINE_ENTER, turn->id, state != FRINGE_NODE_CUT);
  if (state == FRINGE_NODE_CUT)
    {
      add (turn, FRINGE_FINE_CUT, turn->id);
      return;
    }
  add_test (turn, FRINGE_FINE_GOAL_TEST, turn->id, state == FRINGE_NODE_GOAL);
  if (state == FRINGE_NODE_GOAL)
    return;
  add (turn, FRINGE_FINE_EXPAND, turn->id);
  n_duplicates = fringe_search_duplicates (turn->search, turn->id, duplicates);
  for (int i = 0; i < n_duplicates; i++)
    add_duplicate (turn, &duplicates[i]);
}

/* A step of RBFS is not taken apart: calls that fail change as many nodes as the tree is deep. */
static void
take_call (Turn *turn)
{
  FringeFineStep *fine;

  turn->n_nodes = fringe_search_n_nodes_at (turn->search, turn->step);
  fine = add_test (turn, FRINGE_FINE_ENTER, turn->id, !is_goal (turn, turn->id));
  if (fringe_search_call (turn->search, turn->step).n_failures > 0)
    fine->other = fringe_search_failure (turn->search, turn->step, 0).node;
}

static void
take_start_apart (Turn *turn)
{
  const FringeRules *rules = fringe_search_rules (turn->search);

  if (fringe_search_outcome_at (turn->search, 0) == FRINGE_OUTCOME_UNSOLVABLE)
    return;
  add_new_node (turn, FRINGE_FINE_START, 0);
  if (fringe_algorithm_has_frontier (rules->algorithm) && rules->goal_test == FRINGE_GOAL_TEST_GENERATION)
    add_test (turn, FRINGE_FINE_GOAL_TEST, 0, is_goal (turn, 0));
}

int
fringe_fine_steps (const FringeSearch *search, uint32_t step, FringeFineStep fine[FRINGE_FINE_STEPS_MAX])
{
  Turn turn = { .search = search, .step = step, .fine = fine };

  if (step > fringe_search_n_steps (search))
    return 0;
  if (step == 0)
    {
      take_start_apart (&turn);
      return turn.n;
    }
  turn.id = fringe_search_removed (search, step);
  turn.n_nodes = fringe_search_n_nodes_at (search, step - 1);
  if (fringe_search_is_rbfs (search))
    take_call (&turn);
  else if (fringe_search_is_idastar (search))
    take_entry_apart (&turn);
  else
    take_apart (&turn);
  return turn.n;
}

static char *
start_sentence (const FringeSearch *search)
{
  if (!fringe_search_has_frontier (search))
    return g_strdup (_ ("Node 0 is the start."));
  return g_strdup (_ ("Node 0, the start, goes on the frontier."));
}

static char *
stale_test_sentence (const FringeSearch *search, const FringeFineStep *fine)
{
  if (fine->holds)
    return fringe_why_stale_sentence (search, fine->node);
  return g_strdup_printf (_ ("The board of node %u is not on the closed list, so the node stays."), fine->node);
}

static char *
goal_test_sentence (const FringeSearch *search, uint32_t step, const FringeFineStep *fine)
{
  gboolean is_new
      = fringe_search_generated_step (search, fine->node) == step && step > 0 && !fringe_search_is_idastar (search);

  if (!fine->holds)
    return g_strdup_printf (_ ("Node %u is not the goal."), fine->node);
  if (is_new)
    return fringe_why_found_sentence (search, fine->node);
  return g_strdup_printf (_ ("Node %u is the goal: the search ends."), fine->node);
}

/* Under the rule `parent` nobody looks at the closed list, so it is not told of. */
static char *
closing_sentence (const FringeSearch *search, const FringeFineStep *fine)
{
  if (fringe_search_rules (search)->duplicates == FRINGE_DUPLICATES_PARENT)
    return g_strdup_printf (_ ("Node %u is expanded now."), fine->node);
  return g_strdup_printf (_ ("The board of node %u goes on the closed list, and the node is expanded."), fine->node);
}

/* Prints what the algorithm compares: f with its parts, or g alone where it asks no heuristic. */
static char *
print_values (const FringeSearch *search, uint32_t id)
{
  const FringeRules *rules = fringe_search_rules (search);
  uint32_t g = fringe_search_g (search, id);
  g_autofree char *h = fringe_exact_text (fringe_search_h (search, id));
  g_autofree char *f = fringe_exact_text (fringe_search_f (search, id));

  if (!fringe_rules_use_heuristic (rules))
    return g_strdup_printf ("g = %u", g);
  if (rules->algorithm == FRINGE_ALGORITHM_GREEDY)
    return g_strdup_printf ("g = %u, h = %s", g, h);
  return g_strdup_printf ("g = %u, h = %s, f = %s", g, h, f);
}

static char *
generated_sentence (const FringeSearch *search, uint32_t step, const FringeFineStep *fine)
{
  g_autofree char *values = print_values (search, fine->node);
  GString *text = g_string_new (NULL);

  /* Translators: a move, the node it leads from, the new node; %s is its g, h and f. */
  fringe_sentences_add (text,
                        g_strdup_printf (_ ("%s from node %u makes node %u with %s."), fringe_move_title (fine->move),
                                         fringe_search_parent (search, fine->node), fine->node, values));
  if (!fringe_search_is_idastar (search))
    fringe_why_add_new_node (text, search, fine->node, step);
  return g_string_free (text, FALSE);
}

static char *
duplicate_sentence (const FringeSearch *search, uint32_t step, const FringeFineStep *fine)
{
  FringeDuplicate duplicate = { fine->move, fine->other };

  if (fringe_search_is_idastar (search))
    return fringe_why_back_sentence (fine->move, fine->other);
  return fringe_why_duplicate_sentence (search, fine->node, &duplicate, step);
}

/* The new nodes have consecutive ids, so the first and the last name them all. */
static char *
insertion_sentence (const FringeSearch *search, const FringeFineStep *fine)
{
  uint32_t first = fine->node, last = fine->other;

  if (first == FRINGE_NO_NODE)
    return g_strdup (_ ("No new node goes on the frontier."));
  if (first == last)
    return g_strdup_printf (_ ("Node %u goes on the frontier."), first);
  if (fringe_search_rules (search)->algorithm == FRINGE_ALGORITHM_DFS)
    /* Translators: the first and the last of some nodes, and the first again. */
    return g_strdup_printf (_ ("Nodes %u to %u go on the stack, the last first. Node %u is now on top."), first, last,
                            first);
  if (first + 1 == last)
    return g_strdup_printf (_ ("Nodes %u and %u go on the frontier."), first, last);
  return g_strdup_printf (_ ("Nodes %u to %u go on the frontier."), first, last);
}

static double
bound_of (const FringeSearch *search, uint32_t step)
{
  return fringe_search_iteration_at (search, fringe_search_n_iterations_at (search, step) - 1, step).bound;
}

static char *
entry_sentence (const FringeSearch *search, uint32_t step, const FringeFineStep *fine)
{
  g_autofree char *value = fringe_exact_text (fringe_search_priority (search, fine->node));
  g_autofree char *bound = fringe_exact_text (bound_of (search, step));
  const char *letter = fringe_bound_letter (search);

  if (fine->holds)
    return g_strdup_printf (_ ("Node %u is entered: its %s = %s is within the bound %s."), fine->node, letter, value,
                            bound);
  return g_strdup_printf (_ ("Node %u is entered: its %s = %s exceeds the bound %s."), fine->node, letter, value,
                          bound);
}

char *
fringe_fine_sentence (const FringeSearch *search, uint32_t step, const FringeFineStep *fine)
{
  GString *text;

  search = fringe_search_in_step (search, step);
  switch (fine->kind)
    {
    case FRINGE_FINE_START:
      return start_sentence (search);
    case FRINGE_FINE_REMOVE:
      text = g_string_new (NULL);
      fringe_why_add_removal (text, search, step);
      return g_string_free (text, FALSE);
    case FRINGE_FINE_STALE_TEST:
      return stale_test_sentence (search, fine);
    case FRINGE_FINE_GOAL_TEST:
      return goal_test_sentence (search, step, fine);
    case FRINGE_FINE_CLOSE:
      return closing_sentence (search, fine);
    case FRINGE_FINE_GENERATE:
      return generated_sentence (search, step, fine);
    case FRINGE_FINE_DUPLICATE:
      return duplicate_sentence (search, step, fine);
    case FRINGE_FINE_INSERT:
      return insertion_sentence (search, fine);
    case FRINGE_FINE_ITERATION:
      return fringe_why_iteration_sentence (search, fringe_search_n_iterations_at (search, step) - 1, fine->node,
                                            bound_of (search, step));
    case FRINGE_FINE_BACK_UP:
      /* Translators: the node that the search came from, and the one it goes back to. */
      return g_strdup_printf (_ ("The search backs up from node %u to node %u for its next move."), fine->other,
                              fine->node);
    case FRINGE_FINE_ENTER:
      if (fringe_search_is_rbfs (search))
        return fringe_why_sentences (search, step);
      return entry_sentence (search, step, fine);
    case FRINGE_FINE_CUT:
      return g_strdup_printf (_ ("Node %u is cut: the search does not expand it."), fine->node);
    case FRINGE_FINE_EXPAND:
      return g_strdup_printf (_ ("Node %u is expanded: the search enters its successors one by one."), fine->node);
    case FRINGE_N_FINE_KINDS:
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
fringe_instant_sentence (const FringeSearch *search, const FringeInstant *instant)
{
  FringeFineStep fine[FRINGE_FINE_STEPS_MAX];
  int n = instant->half.n_nodes > 0 ? fringe_fine_steps (search, instant->step, fine) : 0, line = instant->half.line;
  g_autofree char *sentence = line > 0 && line <= n ? fringe_fine_sentence (search, instant->step, &fine[line - 1])
                                                    : fringe_step_sentence (search, instant->step);

  /* Translators: the number of a step, and what it does: "Step 3 · Node 4 expanded: 2 new nodes". */
  return g_strdup_printf (_ ("Step %1$'u · %2$s"), instant->step, sentence);
}
