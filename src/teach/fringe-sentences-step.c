/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

/* There is a form for each number of duplicates, so that no sentence has two plurals. */
static char *
count_sentence (uint32_t id, uint32_t n_new, int n_duplicates)
{
  switch (n_duplicates)
    {
    case 0:
      /* Translators: a node's number, and how many nodes it got. So the next ones too. */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Expanding node %u generates %u node",
                                           "Expanding node %u generates %u nodes", n_new),
                              id, n_new);
    case 1:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Expanding node %u generates %u node and finds 1 duplicate",
                                           "Expanding node %u generates %u nodes and finds 1 duplicate", n_new),
                              id, n_new);
    case 2:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "Expanding node %u generates %u node and finds 2 duplicates",
                                           "Expanding node %u generates %u nodes and finds 2 duplicates", n_new),
                              id, n_new);
    case 3:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "Expanding node %u generates %u node and finds 3 duplicates",
                                           "Expanding node %u generates %u nodes and finds 3 duplicates", n_new),
                              id, n_new);
    default:
      return g_strdup_printf (_ ("Expanding node %u generates 0 nodes and finds 4 duplicates"), id);
    }
}

static char *
goal_sentence (uint32_t id, uint32_t n_moves)
{
  if (n_moves == 0)
    return g_strdup_printf (_ ("Node %u is the goal: no move is needed"), id);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Node %u is the goal: the solution has %u move",
                                       "Node %u is the goal: the solution has %u moves", n_moves),
                          id, n_moves);
}

/* Tells the last step of a search that tests nodes as it generates them: the expansion of the goal's parent. */
static char *
found_sentence (uint32_t id, uint32_t goal, uint32_t n_moves)
{
  /* Translators: the node expanded, its child, the moves. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Expanding node %u generates the goal, node %u: the solution has %u move",
                                       "Expanding node %u generates the goal, node %u: the solution has %u moves",
                                       n_moves),
                          id, goal, n_moves);
}

static char *
expanded_sentence (const FringeSearch *search, uint32_t step)
{
  uint32_t id = fringe_search_removed (search, step), goal = fringe_search_solution_at (search, step);
  uint32_t children[FRINGE_N_MOVES];
  FringeDuplicate duplicates[FRINGE_N_MOVES];

  if (goal != FRINGE_NO_NODE)
    return found_sentence (id, goal, fringe_search_g (search, goal));
  return count_sentence (id, (uint32_t) fringe_search_children_at (search, id, step, children),
                         fringe_search_duplicates (search, id, duplicates));
}

static char *
iteration_sentence (uint32_t number, const char *bound)
{
  if (number == 1)
    return g_strdup_printf (_ ("Iteration 1 begins at the start with the bound %s"), bound);
  /* Translators: the number of an iteration of IDA*, and its bound on f. */
  return g_strdup_printf (_ ("Iteration %u begins at the start again with the bound %s"), number, bound);
}

const char *
fringe_bound_letter (const FringeSearch *search)
{
  return fringe_rules_use_heuristic (fringe_search_rules (search)) ? "f" : "g";
}

/* IDA* goes on to one child after the other, so nothing is known of them yet. */
static char *
entered_sentence (const FringeSearch *search, uint32_t step)
{
  uint32_t id = fringe_search_removed (search, step), i = fringe_search_root_of (search, id);
  g_autofree char *bound = fringe_exact_text (fringe_search_bound (search, i));
  g_autofree char *value = fringe_exact_text (fringe_search_priority (search, id));
  const char *letter = fringe_bound_letter (search);

  if (id == fringe_search_root (search, i))
    return iteration_sentence (i + 1, bound);
  if (fringe_search_state_at (search, id, step) == FRINGE_NODE_CUT)
    /* Translators: a node, f or g and its value, and the bound on that. So the next ones too. */
    return g_strdup_printf (_ ("Node %u is cut: its %s = %s exceeds the bound %s"), id, letter, value, bound);
  return g_strdup_printf (_ ("Node %u is entered: its %s = %s is within the bound %s"), id, letter, value, bound);
}

static char *
beginning_sentence (const FringeSearch *search)
{
  switch (fringe_search_outcome_at (search, 0))
    {
    case FRINGE_OUTCOME_UNSOLVABLE:
      return g_strdup (_ ("The goal cannot be reached, so no search began"));
    case FRINGE_OUTCOME_SOLVED:
      return goal_sentence (0, 0);
    case FRINGE_OUTCOME_EXHAUSTED:
      return g_strdup (_ ("The start has f = ∞, so no iteration begins"));
    case FRINGE_OUTCOME_RUNNING:
    case FRINGE_OUTCOME_LIMIT:
    case FRINGE_N_OUTCOMES:
    default:
      if (!fringe_search_has_frontier (search))
        return g_strdup (_ ("Node 0 is the start"));
      return g_strdup (_ ("Node 0, the start, is on the frontier"));
    }
}

char *
fringe_step_sentence (const FringeSearch *search, uint32_t step)
{
  uint32_t id;
  FringeNodeState state;

  step = MIN (step, fringe_search_n_steps (search));
  if (step == 0)
    return beginning_sentence (search);
  id = fringe_search_removed (search, step);
  state = fringe_search_state_at (search, id, step);
  if (state == FRINGE_NODE_GOAL)
    return goal_sentence (id, fringe_search_g (search, id));
  if (state == FRINGE_NODE_STALE)
    /* Translators: a node that leaves the frontier too late, and an earlier node with its board. */
    return g_strdup_printf (_ ("Node %u is stale: node %u with the same board was expanded"), id,
                            fringe_search_stale_of (search, id));
  if (fringe_search_is_rbfs (search))
    return fringe_rbfs_step_sentence (search, step);
  if (fringe_search_is_idastar (search))
    return entered_sentence (search, step);
  return expanded_sentence (search, step);
}

static char *
goal_summary (uint32_t id, uint32_t n_moves)
{
  /* Translators: a node, and how many moves lead to it. This and the next ones stand in one line of 35 letters. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Node %u is the goal: %u move.",
                                       "Node %u is the goal: %u moves.", n_moves),
                          id, n_moves);
}

static char *
expanded_summary (const FringeSearch *search, uint32_t step)
{
  uint32_t id = fringe_search_removed (search, step), goal = fringe_search_solution_at (search, step), n;
  uint32_t children[FRINGE_N_MOVES];

  if (goal != FRINGE_NO_NODE)
    return goal_summary (goal, fringe_search_g (search, goal));
  n = (uint32_t) fringe_search_children_at (search, id, step, children);
  if (n == 0)
    return g_strdup_printf (_ ("Node %u generates no node."), id);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Node %u generates %u node.", "Node %u generates %u nodes.", n),
                          id, n);
}

static char *
entered_summary (const FringeSearch *search, uint32_t step)
{
  uint32_t id = fringe_search_removed (search, step), i = fringe_search_root_of (search, id);
  g_autofree char *bound = fringe_exact_text (fringe_search_bound (search, i));

  if (id == fringe_search_root (search, i))
    /* Translators: an iteration of IDA*, and its bound on f */
    return g_strdup_printf (_ ("Iteration %u: the bound is %s."), i + 1, bound);
  if (fringe_search_state_at (search, id, step) == FRINGE_NODE_CUT)
    return g_strdup_printf (_ ("Node %u is cut."), id);
  return g_strdup_printf (_ ("Node %u is entered."), id);
}

static char *
beginning_summary (const FringeSearch *search)
{
  switch (fringe_search_outcome_at (search, 0))
    {
    case FRINGE_OUTCOME_UNSOLVABLE:
      return g_strdup (_ ("The goal cannot be reached."));
    case FRINGE_OUTCOME_SOLVED:
      return goal_summary (0, 0);
    case FRINGE_OUTCOME_EXHAUSTED:
    case FRINGE_OUTCOME_RUNNING:
    case FRINGE_OUTCOME_LIMIT:
    case FRINGE_N_OUTCOMES:
    default:
      return g_strdup (_ ("Node 0 is the start."));
    }
}

char *
fringe_step_summary (const FringeSearch *search, uint32_t step)
{
  uint32_t id;
  FringeNodeState state;

  step = MIN (step, fringe_search_n_steps (search));
  if (step == 0)
    return beginning_summary (search);
  id = fringe_search_removed (search, step);
  state = fringe_search_state_at (search, id, step);
  if (state == FRINGE_NODE_GOAL)
    return goal_summary (id, fringe_search_g (search, id));
  if (state == FRINGE_NODE_STALE)
    return g_strdup_printf (_ ("Node %u is stale."), id);
  if (fringe_search_is_rbfs (search))
    return fringe_rbfs_step_summary (search, step);
  return fringe_search_is_idastar (search) ? entered_summary (search, step) : expanded_summary (search, step);
}

char *
fringe_why_iteration_sentence (const FringeSearch *search, uint32_t i, uint32_t id, double bound)
{
  gboolean uses_h = fringe_rules_use_heuristic (fringe_search_rules (search));
  g_autofree char *text = fringe_exact_text (bound);

  if (i == 0 && !uses_h)
    return g_strdup (_ ("Iteration 1 begins at the start. The bound is 0."));
  if (!uses_h)
    /* Translators: the iteration of iterative deepening, the node that the start is in it, the bound on g. */
    return g_strdup_printf (_ ("Iteration %u begins at the start again, as node %u. The bound is now %s: one level "
                               "deeper."),
                            i + 1, id, text);
  if (i == 0)
    return g_strdup_printf (_ ("Iteration 1 begins at the start. The bound is %s, the h of the start."), text);
  /* Translators: the iteration of IDA*, the node that the start is in it, the bound on f. */
  return g_strdup_printf (_ ("Iteration %u begins at the start again, as node %u. The bound is now %s, the smallest f "
                             "that was cut."),
                          i + 1, id, text);
}

/* The step before this one entered the node whose id is one less. */
static char *
way_sentences (const FringeSearch *search, uint32_t id)
{
  uint32_t parent = fringe_search_parent (search, id);
  const char *move = fringe_move_title (fringe_search_move (search, id));

  if (parent + 1 == id)
    /* Translators: %s is a move: "Up from node 3 makes node 4, …" */
    return g_strdup_printf (_ ("%s from node %u makes node %u, one level deeper."), move, parent, id);
  /* Translators: the node entered last, the node it went back to, a move, that node again, the new node. */
  return g_strdup_printf (_ ("The search backs up from node %u to node %u. %s from node %u makes node %u."), id - 1,
                          parent, move, parent, id);
}

static char *
bound_sentence (const FringeSearch *search, uint32_t id, double bound)
{
  double value = fringe_search_priority (search, id);
  g_autofree char *value_text = fringe_exact_text (value), *bound_text = fringe_exact_text (bound);
  const char *letter = fringe_bound_letter (search);

  if (value > bound)
    return g_strdup_printf (_ ("Node %u has %s = %s, which exceeds the bound %s: it is cut."), id, letter, value_text,
                            bound_text);
  return g_strdup_printf (_ ("Node %u has %s = %s, which is within the bound %s."), id, letter, value_text, bound_text);
}

void
fringe_why_add_entry (GString *text, const FringeSearch *search, uint32_t step)
{
  uint32_t id = fringe_search_removed (search, step), i = fringe_search_root_of (search, id);
  uint32_t parent = fringe_search_parent (search, id);
  double bound = fringe_search_bound (search, i);
  FringeNodeState state = fringe_search_state_at (search, id, step);

  if (id == fringe_search_root (search, i))
    fringe_sentences_add (text, fringe_why_iteration_sentence (search, i, id, bound));
  else
    fringe_sentences_add (text, way_sentences (search, id));
  fringe_sentences_add (text, bound_sentence (search, id, bound));
  if (state == FRINGE_NODE_GOAL)
    fringe_sentences_add (text, g_strdup (_ ("It is the goal.")));
  if (state != FRINGE_NODE_EXPANDED)
    return;
  fringe_sentences_add (text, g_strdup (_ ("It is not the goal.")));
  if (parent != FRINGE_NO_NODE)
    fringe_sentences_add (text,
                          fringe_why_back_sentence (fringe_move_opposite (fringe_search_move (search, id)), parent));
}

char *
fringe_sentences_join (const char *first, const char *second)
{
  if (*first == '\0' || *second == '\0')
    return g_strdup (*first == '\0' ? second : first);
  /* Translators: a sentence and the next. Leave the space out where your language has none between sentences. */
  return g_strdup_printf (C_ ("sentences", "%s %s"), first, second);
}

void
fringe_sentences_add (GString *text, char *sentence)
{
  g_autofree char *joined = fringe_sentences_join (text->str, sentence != NULL ? sentence : "");

  g_string_assign (text, joined);
  g_free (sentence);
}

void
fringe_sentences_add_line (GString *text, char *sentence)
{
  if (sentence != NULL && text->len > 0)
    g_string_append_c (text, '\n');
  if (sentence != NULL)
    g_string_append (text, sentence);
  g_free (sentence);
}

static char *
algorithm_sentence (const FringeRules *rules)
{
  switch (rules->algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
      return g_strdup (_ ("Breadth-first search removes the oldest node: the frontier is a queue."));
    case FRINGE_ALGORITHM_DFS:
      return g_strdup (_ ("Depth-first search removes the newest node: the frontier is a stack. "
                          "Of the children of a node, the first goes first."));
    case FRINGE_ALGORITHM_UCS:
      return g_strdup (_ ("Uniform-cost search removes the node with the smallest g, the moves so far."));
    case FRINGE_ALGORITHM_GREEDY:
      return g_strdup (_ ("Greedy search removes the node with the smallest h, the estimate of the moves left."));
    case FRINGE_ALGORITHM_WASTAR:
      /* Translators: the last is a number. */
      return g_strdup_printf (_ ("Weighted A* removes the node with the smallest "
                                 "f\u00a0=\u00a0g\u00a0+\u00a0w\u00a0×\u00a0h. The weight w is "
                                 "%.12g."),
                              rules->weight);
    case FRINGE_ALGORITHM_RBFS:
      return g_strdup (_ ("RBFS goes to the child with the smallest F, as long as that is within a limit, and forgets "
                          "what it leaves. F of a node is the smallest f known below it."));
    case FRINGE_ALGORITHM_IDS:
      return g_strdup (
          _ ("Iterative deepening searches depth-first down to a bound on g, the depth. Each iteration goes "
             "one level deeper, until one finds the goal."));
    case FRINGE_ALGORITHM_IDASTAR:
      return g_strdup (_ ("IDA* searches depth-first while f\u00a0=\u00a0g\u00a0+\u00a0h stays within a bound. "
                          "Each iteration has a larger bound, until one finds the goal."));
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_N_ALGORITHMS:
    default:
      return g_strdup (_ ("A* removes the node with the smallest f\u00a0=\u00a0g\u00a0+\u00a0h. "
                          "Here g counts the moves so far, and h estimates the moves left."));
    }
}

static char *
start_sentence (const FringeSearch *search)
{
  const FringeRules *rules = fringe_search_rules (search);
  g_autofree char *h = fringe_exact_text (fringe_search_h (search, 0));
  g_autofree char *f = fringe_exact_text (fringe_search_f (search, 0));

  if (!fringe_algorithm_has_frontier (rules->algorithm))
    return g_strdup_printf (_ ("The start is node 0, with g = 0, h = %s and f = %s."), h, f);
  if (!fringe_rules_use_heuristic (rules))
    return g_strdup (_ ("The frontier holds only the start: node 0 with g = 0."));
  return g_strdup_printf (_ ("The frontier holds only the start: node 0 with g = 0, h = %s and f = %s."), h, f);
}

static void
add_beginning (GString *text, const FringeSearch *search)
{
  const FringeRules *rules = fringe_search_rules (search);

  fringe_sentences_add (text, start_sentence (search));
  if (fringe_search_outcome_at (search, 0) == FRINGE_OUTCOME_SOLVED)
    return;
  fringe_sentences_add (text, algorithm_sentence (rules));
  if (fringe_rules_use_goal_test (rules) && rules->goal_test == FRINGE_GOAL_TEST_GENERATION)
    fringe_sentences_add (text, g_strdup (_ ("The start is not the goal. Every node is tested when it is "
                                             "generated.")));
}

char *
fringe_why_stale_sentence (const FringeSearch *search, uint32_t id)
{
  uint32_t of = fringe_search_stale_of (search, id);

  /* Translators: the node, an earlier node with its board, the step in which that was expanded. */
  return g_strdup_printf (_ ("Node %u is stale and dropped: node %u with its board was expanded in step %u."), id, of,
                          fringe_search_removed_step (search, of));
}

/* Where nodes are tested as they are generated, nothing is said of the test when one is removed. */
static void
add_turn (GString *text, const FringeSearch *search, uint32_t step)
{
  uint32_t id = fringe_search_removed (search, step);

  fringe_why_add_removal (text, search, step);
  switch (fringe_search_state_at (search, id, step))
    {
    case FRINGE_NODE_STALE:
      fringe_sentences_add (text, fringe_why_stale_sentence (search, id));
      break;
    case FRINGE_NODE_GOAL:
      fringe_sentences_add (text, g_strdup (_ ("It is the goal.")));
      break;
    case FRINGE_NODE_EXPANDED:
    case FRINGE_NODE_ABSENT:
    case FRINGE_NODE_FRONTIER:
    case FRINGE_NODE_SUPERSEDED:
    case FRINGE_NODE_CUT:
    case FRINGE_NODE_FORGOTTEN:
    case FRINGE_N_NODE_STATES:
    default:
      if (fringe_search_rules (search)->goal_test == FRINGE_GOAL_TEST_EXPANSION)
        fringe_sentences_add (text, g_strdup (_ ("It is not the goal.")));
      fringe_why_add_successors (text, search, step);
    }
}

/* Returns: whether what the rules say of the solution holds although other rules held before. A node that those closed
 * too early must not keep out a shorter way to its board. */
static gboolean
keeps_promises (const FringeSearch *search)
{
  const FringeRules *rules = fringe_search_rules (search);

  if (fringe_search_fork_step (search) == UINT32_MAX)
    return TRUE;
  return rules->algorithm != FRINGE_ALGORITHM_BFS
         && (rules->duplicates == FRINGE_DUPLICATES_BETTER_G || rules->duplicates == FRINGE_DUPLICATES_PARENT);
}

static void
add_ending (GString *text, const FringeSearch *search, uint32_t step)
{
  const FringeSearch *then = fringe_search_in_step (search, step);
  uint32_t goal = fringe_search_solution_at (search, step);

  fringe_sentences_add (text, fringe_outcome_sentence (search, step));
  if (goal == FRINGE_NO_NODE || !keeps_promises (then))
    return;
  fringe_sentences_add (text, fringe_length_sentence (fringe_search_rules (then), fringe_search_h (then, 0),
                                                      fringe_search_g (search, goal)));
}

char *
fringe_why_sentences (const FringeSearch *search, uint32_t step)
{
  GString *text = g_string_new (NULL);
  const FringeSearch *then;
  FringeOutcome outcome;

  step = MIN (step, fringe_search_n_steps (search));
  then = fringe_search_in_step (search, step);
  outcome = fringe_search_outcome_at (search, step);
  if (step == 0 && outcome != FRINGE_OUTCOME_UNSOLVABLE)
    add_beginning (text, then);
  else if (step > 0 && fringe_search_is_rbfs (then))
    fringe_why_add_call (text, then, step);
  else if (step > 0 && fringe_search_is_idastar (then))
    fringe_why_add_entry (text, then, step);
  else if (step > 0)
    add_turn (text, then, step);
  if (outcome != FRINGE_OUTCOME_RUNNING)
    add_ending (text, search, step);
  if (step > 0 && fringe_search_fork_step (fringe_search_at (search, step)) == step)
    fringe_sentences_add (text, fringe_fork_sentences (search, step));
  return g_string_free (text, FALSE);
}
