/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sentence-facts.h"
#include "test-texts.h"
#include "slow-fine.h"
#include "test-boards.h"

#include <string.h>

/* What is said of each line is written once more from what the slow search knows. */

static guint n_kinds[FRINGE_N_FINE_KINDS];

static const ReferenceNode *
node_of (const Reference *reference, uint32_t id)
{
  return reference_node (reference, id);
}

static uint32_t
f_of (const Reference *reference, uint32_t id)
{
  if (reference->problem->rules.algorithm == FRINGE_ALGORITHM_IDS)
    return node_of (reference, id)->g;
  return node_of (reference, id)->g + node_of (reference, id)->h;
}

static uint32_t
bound_at (const Reference *reference, uint32_t step)
{
  const GArray *iterations = reference_step (reference, step)->iterations;

  return g_array_index (iterations, FringeIteration, iterations->len - 1).bound;
}

/* The values that the algorithm knows of a node, and no others. */
static char *
values_of (const Reference *reference, uint32_t id)
{
  const ReferenceNode *node = node_of (reference, id);
  g_autofree char *h = test_number (node->h), *f = test_number (node->g + node->h);
  g_autofree char *priority = test_number (reference_priority (reference, id));

  switch (reference->problem->rules.algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
    case FRINGE_ALGORITHM_UCS:
    case FRINGE_ALGORITHM_IDS:
      return g_strdup_printf ("g = %u", node->g);
    case FRINGE_ALGORITHM_GREEDY:
      return g_strdup_printf ("g = %u, h = %s", node->g, h);
    case FRINGE_ALGORITHM_WASTAR:
      return g_strdup_printf ("g = %u, h = %s, f = %s", node->g, h, priority);
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_ALGORITHM_RBFS:
    case FRINGE_N_ALGORITHMS:
    default:
      return g_strdup_printf ("g = %u, h = %s, f = %s", node->g, h, f);
    }
}

static void
assert_generation (const Reference *reference, const SlowFine *line, const char *text)
{
  uint32_t older = line->fine.other;
  g_autofree char *values = values_of (reference, line->fine.node);
  g_autofree char *said
      = g_strdup_printf ("%s from node %u makes node %u with %s.", fringe_move_title (line->fine.move),
                         node_of (reference, line->fine.node)->parent, line->fine.node, values);

  g_assert_true (g_str_has_prefix (text, said));
  g_assert_cmpint (fact_holds (text, "reaches the board"), ==, older != FRINGE_NO_NODE);
  if (older != FRINGE_NO_NODE)
    {
      gboolean was_open = node_of (reference, older)->superseded_step == line->step;
      g_autofree char *rest = g_strdup_printf (
          was_open
              ? " Node %u reaches the board of node %u with g = %u instead of %u. Node %u is superseded and leaves "
                "the frontier."
              : " Node %u reaches the board of node %u with g = %u instead of %u. The board of node %u leaves the "
                "closed list: it is reopened.",
          line->fine.node, older, node_of (reference, line->fine.node)->g, node_of (reference, older)->g, older);

      g_assert_cmpstr (text + strlen (said), ==, rest);
    }
}

static void
assert_duplicate (const SlowFine *line, const char *text)
{
  g_autoptr (GMatchInfo) match
      = fact_find (text, "^(?<move>\\w+) (?:leads .*n|would .*\\. N)ode (?<of>\\d+)\\b.* is dropped\\.$");
  gboolean is_closed = g_array_index (line->states, FringeNodeState, line->fine.other) != FRINGE_NODE_FRONTIER;
  g_autofree char *move = NULL;

  g_assert_true (g_match_info_matches (match));
  move = g_match_info_fetch_named (match, "move");
  g_assert_cmpstr (move, ==, fringe_move_title (line->fine.move));
  g_assert_cmpuint (fact_number (match, "of"), ==, line->fine.other);
  if (strstr (text, " on the ") != NULL)
    g_assert_cmpint (strstr (text, "on the closed list") != NULL, ==, is_closed);
}

/* The node removed is the first that is named. */
static void
assert_removal (const SlowFine *line, const char *text)
{
  g_autoptr (GMatchInfo) match = fact_find (text, "^Nodes? (?<id>\\d+)\\b");

  g_assert_true (g_match_info_matches (match));
  g_assert_cmpuint (fact_number (match, "id"), ==, line->fine.node);
}

static char *
insertion_of (const Reference *reference, const SlowFine *line)
{
  uint32_t first = line->fine.node, last = line->fine.other;

  if (first == FRINGE_NO_NODE)
    return g_strdup ("No new node goes on the frontier.");
  if (first == last)
    return g_strdup_printf ("Node %u goes on the frontier.", first);
  if (reference->problem->rules.algorithm == FRINGE_ALGORITHM_DFS)
    return g_strdup_printf ("Nodes %u to %u go on the stack, the last first. Node %u is now on top.", first, last,
                            first);
  return g_strdup_printf (last == first + 1 ? "Nodes %u and %u go on the frontier."
                                            : "Nodes %u to %u go on the frontier.",
                          first, last);
}

static char *
goal_test_of (const Reference *reference, const SlowFine *line)
{
  if (!line->fine.holds)
    return g_strdup_printf ("Node %u is not the goal.", line->fine.node);
  if (line->step > 0 && !fringe_algorithm_deepens (reference->problem->rules.algorithm)
      && reference->problem->rules.goal_test == FRINGE_GOAL_TEST_GENERATION)
    return g_strdup_printf ("Node %u is the goal: the search ends at once", line->fine.node);
  return g_strdup_printf ("Node %u is the goal: the search ends.", line->fine.node);
}

static char *
stale_test_of (const Reference *reference, const SlowFine *line)
{
  if (!line->fine.holds)
    return g_strdup_printf ("The board of node %u is not on the closed list, so the node stays.", line->fine.node);
  return g_strdup_printf ("Node %u is stale and dropped: node %u with its board was expanded in step %u.",
                          line->fine.node, line->fine.other, node_of (reference, line->fine.other)->removed_step);
}

/* What the sentence must begin with; %NULL for those that are looked at otherwise. */
static char *
sentence_of (const Reference *reference, const SlowFine *line)
{
  gboolean is_idastar = fringe_algorithm_deepens (reference->problem->rules.algorithm);
  uint32_t id = line->fine.node;

  switch (line->fine.kind)
    {
    case FRINGE_FINE_START:
      return g_strdup (is_idastar ? "Node 0 is the start." : "Node 0, the start, goes on the frontier.");
    case FRINGE_FINE_STALE_TEST:
      return stale_test_of (reference, line);
    case FRINGE_FINE_GOAL_TEST:
      return goal_test_of (reference, line);
    case FRINGE_FINE_CLOSE:
      return g_strdup_printf (reference->problem->rules.duplicates == FRINGE_DUPLICATES_PARENT
                                  ? "Node %u is expanded now."
                                  : "The board of node %u goes on the closed list, and the node is expanded.",
                              id);
    case FRINGE_FINE_INSERT:
      return insertion_of (reference, line);
    case FRINGE_FINE_ITERATION:
      return g_strdup_printf ("Iteration %u begins at the start", reference_step (reference, line->step)->n_roots);
    case FRINGE_FINE_BACK_UP:
      return g_strdup_printf ("The search backs up from node %u to node %u for its next move.", line->fine.other, id);
    case FRINGE_FINE_ENTER:
      return g_strdup_printf (f_of (reference, id) <= bound_at (reference, line->step)
                                  ? "Node %u is entered: its %s = %u is within the bound %u."
                                  : "Node %u is entered: its %s = %u exceeds the bound %u.",
                              id, reference->problem->rules.algorithm == FRINGE_ALGORITHM_IDS ? "g" : "f",
                              f_of (reference, id), bound_at (reference, line->step));
    case FRINGE_FINE_CUT:
      return g_strdup_printf ("Node %u is cut: the search does not expand it.", id);
    case FRINGE_FINE_EXPAND:
      return g_strdup_printf ("Node %u is expanded: the search enters its successors one by one.", id);
    case FRINGE_FINE_REMOVE:
    case FRINGE_FINE_GENERATE:
    case FRINGE_FINE_DUPLICATE:
    case FRINGE_N_FINE_KINDS:
    default:
      return NULL;
    }
}

static void
assert_true_of (const FringeSearch *search, const Reference *reference, const SlowFine *line)
{
  g_autofree char *text = fringe_fine_sentence (search, line->step, &line->fine);
  g_autofree char *said = sentence_of (reference, line);

  n_kinds[line->fine.kind]++;
  g_test_message ("step %u: %s", line->step, text);
  g_assert_true (g_str_has_suffix (text, "."));
  if (line->fine.kind == FRINGE_FINE_GENERATE)
    assert_generation (reference, line, text);
  else if (line->fine.kind == FRINGE_FINE_DUPLICATE)
    assert_duplicate (line, text);
  else if (line->fine.kind == FRINGE_FINE_REMOVE)
    assert_removal (line, text);
  else
    g_assert_true (g_str_has_prefix (text, said));
}

static void
test_facts (void)
{
  for (int i = 0; i < 600; i++)
    {
      TestProblem problem = test_problem_random (2 + test_random (2), 3, test_random (30));
      uint32_t limit = (uint32_t) test_random (60);
      g_autoptr (FringeSearch) search = test_search_run (&problem, limit);
      g_autoptr (Reference) reference = reference_new (&problem, limit);
      g_autoptr (GArray) lines = slow_fine_lines (reference);

      test_problem_tell (&problem);
      for (guint k = 0; k < lines->len; k++)
        assert_true_of (search, reference, &g_array_index (lines, SlowFine, k));
    }
  for (int kind = 0; kind < FRINGE_N_FINE_KINDS; kind++)
    g_assert_cmpuint (n_kinds[kind], >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fine-sentences/what-is-said-of-each-line-is-true", test_facts);
  return g_test_run ();
}
