/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

void
fringe_sentences_add (GString *text, char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

static char *
algorithm_sentence (const FringeRules *rules)
{
  switch (rules->algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
      return g_strdup (_("Breadth-first search removes the oldest node: the frontier is a queue."));
    case FRINGE_ALGORITHM_DFS:
      return g_strdup (_("Depth-first search removes the newest node, the first move first: the frontier is a "
                         "stack."));
    case FRINGE_ALGORITHM_UCS:
      return g_strdup (_("Uniform-cost search removes the node with the smallest g, the moves so far."));
    case FRINGE_ALGORITHM_GREEDY:
      return g_strdup (_("Greedy search removes the node with the smallest h, the moves estimated to be left."));
    case FRINGE_ALGORITHM_WASTAR:
      /* Translators: the last is a number. */
      return g_strdup_printf (_("Weighted A* removes the node with the smallest f = g + w × h, where w is "
                                "%.12g."),
                                 rules->weight);
    case FRINGE_ALGORITHM_IDASTAR:
      return g_strdup (_("IDA* searches depth-first as long as f = g + h is within a bound, and again with a "
                         "larger bound until it finds the goal."));
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_N_ALGORITHMS:
    default:
      return g_strdup (_("A* removes the node with the smallest f = g + h, the moves so far and those estimated."));
    }
}

static char *
start_sentence (const FringeSearch *search)
{
  const FringeRules *rules = fringe_search_rules (search);
  g_autofree char *h = fringe_exact_text (fringe_search_h (search, 0));
  g_autofree char *f = fringe_exact_text (fringe_search_f (search, 0));

  if (rules->algorithm == FRINGE_ALGORITHM_IDASTAR)
    return g_strdup_printf (_("The start is node 0, with g = 0, h = %s and f = %s."), h, f);
  if (!fringe_rules_use_heuristic (rules))
    return g_strdup (_("The frontier holds the start alone, node 0, with g = 0."));
  return g_strdup_printf (_("The frontier holds the start alone, node 0, with g = 0, h = %s and f = %s."), h, f);
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
    fringe_sentences_add (text, g_strdup (_("The start is not the goal, and every node is tested as it is "
                                            "generated.")));
}

char *
fringe_why_stale_sentence (const FringeSearch *search, uint32_t id)
{
  uint32_t of = fringe_search_stale_of (search, id);

  /* Translators: the node, an earlier node with the same board, the step in which that was expanded. */
  return g_strdup_printf (_("Node %u is thrown away: its board was expanded as node %u in step %u."), id, of,
                             fringe_search_removed_step (search, of));
}

/* Where nodes are tested as they are generated, there is nothing to say of the test when one is removed. */
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
      fringe_sentences_add (text, g_strdup (_("It is the goal.")));
      break;
    case FRINGE_NODE_EXPANDED:
    case FRINGE_NODE_ABSENT:
    case FRINGE_NODE_FRONTIER:
    case FRINGE_NODE_SUPERSEDED:
    case FRINGE_NODE_CUT:
    case FRINGE_N_NODE_STATES:
    default:
      if (fringe_search_rules (search)->goal_test == FRINGE_GOAL_TEST_EXPANSION)
        fringe_sentences_add (text, g_strdup (_("It is not the goal.")));
      fringe_why_add_successors (text, search, step);
    }
}

/* Whether what the rules say of the solution holds although other rules held before: a node that they closed too early
 * must not keep out a shorter way to its board. */
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
  char *length;

  fringe_sentences_add (text, fringe_outcome_sentence (search, step));
  if (goal == FRINGE_NO_NODE || !keeps_promises (then))
    return;
  length = fringe_length_sentence (fringe_search_rules (then), (uint32_t) fringe_search_h (then, 0),
                                   fringe_search_g (search, goal));
  if (length != NULL)
    fringe_sentences_add (text, length);
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
  else if (step > 0 && fringe_search_rules (then)->algorithm == FRINGE_ALGORITHM_IDASTAR)
    fringe_why_add_entry (text, then, step);
  else if (step > 0)
    add_turn (text, then, step);
  if (outcome != FRINGE_OUTCOME_RUNNING)
    add_ending (text, search, step);
  if (step > 0 && fringe_search_fork_step (fringe_search_at (search, step)) == step)
    fringe_sentences_add (text, fringe_fork_sentences (search, step));
  return g_string_free (text, FALSE);
}
