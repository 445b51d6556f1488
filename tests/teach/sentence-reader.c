/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sentence-reader.h"

#include "sentence-facts.h"
#include "test-boards.h"
#include "test-distances.h"
#include "test-texts.h"

#include <math.h>
#include <string.h>

/* Each English sentence is taken apart and held against the slow search, which shares no code with what wrote it. What
 * must be told of a step is noted as it is read; nothing may be wanting, told twice or left over. */

/* What was read of a step. */
typedef struct
{
  const Reference *reference;
  uint32_t step, removed;
  guint n_removals, n_tie_rules, n_verdicts, n_new_lists, n_lazy, n_stale, n_ways, n_bounds, n_outcomes, n_lengths;
  guint n_beginnings, n_algorithms, n_start_tests;
  guint n_ties; /* of the node removed with others */
  guint n_dropped[FRINGE_N_MOVES];
  GHashTable *told_new; /* of "copy 5", "newer 5", "found 5" */
} Reading;

#define WORDS_MAX 15

typedef struct
{
  const char *pattern;
  void (*check) (Reading *reading, const GMatchInfo *match);
} Sentence;

static const ReferenceNode *
node_of (const Reading *reading, uint32_t id)
{
  g_assert_cmpuint (id, <, reading->reference->nodes->len);
  return reference_node (reading->reference, id);
}

static const FringeRules *
rules_of (const Reading *reading)
{
  return &reading->reference->problem->rules;
}

static gboolean
is_ida (const Reading *reading)
{
  return fringe_algorithm_deepens (rules_of (reading)->algorithm);
}

static gboolean
is_open (const Reading *reading, uint32_t id, uint32_t step)
{
  const ReferenceNode *node = node_of (reading, id);

  return node->generated_step <= step && node->removed_step > step && node->superseded_step > step;
}

static uint32_t
n_nodes_at (const Reading *reading, uint32_t step)
{
  return reference_step (reading->reference, step)->n_nodes;
}

static gboolean
is_new (const Reading *reading, uint32_t id)
{
  return id > 0 && node_of (reading, id)->generated_step == reading->step;
}

/* "7", or nothing where the group has no part in the sentence. */
static char *
group (const GMatchInfo *match, const char *name)
{
  char *text = g_match_info_fetch_named (match, name);

  if (text != NULL && *text == '\0')
    g_clear_pointer (&text, g_free);
  return text;
}

/* One thing that a sentence names twice. */
static void
assert_same_twice (const GMatchInfo *match, const char *name, const char *again)
{
  g_autofree char *first = group (match, name), *second = group (match, again);

  g_assert_cmpstr (first, ==, second);
}

static gboolean
has (const GMatchInfo *match, const char *name)
{
  g_autofree char *text = group (match, name);

  return text != NULL;
}

static void
assert_text (const GMatchInfo *match, const char *name, double number)
{
  g_autofree char *text = group (match, name), *expected = test_number (number);

  g_assert_cmpstr (text, ==, expected);
}

static gboolean
is_word (const GMatchInfo *match, const char *name, const char *word)
{
  g_autofree char *text = group (match, name);

  return g_strcmp0 (text, word) == 0;
}

static FringeMove
move_in (const GMatchInfo *match, const char *name)
{
  static const char *const words[] = { "Up", "Down", "Left", "Right" };
  static const FringeMove moves[] = { FRINGE_MOVE_UP, FRINGE_MOVE_DOWN, FRINGE_MOVE_LEFT, FRINGE_MOVE_RIGHT };
  g_autofree char *text = group (match, name);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_strcmp0 (text, words[i]) == 0)
      return moves[i];
  g_error ("“%s” is no move", text);
}

static void
assert_removed (const Reading *reading, const GMatchInfo *match)
{
  g_assert_cmpuint (fact_number (match, "id"), ==, reading->removed);
}

/* Removal */

static guint
count_open (const Reading *reading)
{
  guint n = 0;

  for (uint32_t id = 0; id < n_nodes_at (reading, reading->step - 1); id++)
    n += is_open (reading, id, reading->step - 1);
  return n;
}

static void
read_only_node (Reading *reading, const GMatchInfo *match)
{
  reading->n_removals++;
  assert_removed (reading, match);
  g_assert_cmpuint (count_open (reading), ==, 1);
}

static void
read_queue (Reading *reading, const GMatchInfo *match)
{
  reading->n_removals++;
  assert_removed (reading, match);
  g_assert_cmpint (rules_of (reading)->algorithm, ==, FRINGE_ALGORITHM_BFS);
  for (uint32_t id = 0; id < reading->removed; id++)
    g_assert_false (is_open (reading, id, reading->step - 1));
}

static void
read_stack (Reading *reading, const GMatchInfo *match)
{
  const ReferenceNode *removed = node_of (reading, reading->removed);
  guint n_siblings = 0;

  reading->n_removals++;
  assert_removed (reading, match);
  g_assert_cmpint (rules_of (reading)->algorithm, ==, FRINGE_ALGORITHM_DFS);
  for (uint32_t id = 0; id < n_nodes_at (reading, reading->step - 1); id++)
    if (is_open (reading, id, reading->step - 1) && id != reading->removed)
      {
        const ReferenceNode *other = node_of (reading, id);

        g_assert_cmpuint (other->generated_step, <=, removed->generated_step);
        if (other->generated_step < removed->generated_step)
          continue;
        g_assert_cmpuint (id, >, reading->removed);
        n_siblings++;
      }
  g_assert_cmpint (n_siblings > 0, ==, has (match, "parent"));
  if (n_siblings > 0)
    g_assert_cmpuint (fact_number (match, "parent"), ==, removed->parent);
}

static void
assert_priority (const Reading *reading, const GMatchInfo *match)
{
  const FringeRules *rules = rules_of (reading);
  const ReferenceNode *removed = node_of (reading, reading->removed);
  g_autofree char *letter = group (match, "letter");

  g_assert_cmpstr (letter, ==,
                   rules->algorithm == FRINGE_ALGORITHM_UCS      ? "g"
                   : rules->algorithm == FRINGE_ALGORITHM_GREEDY ? "h"
                                                                 : "f");
  assert_text (match, "value", reference_priority (reading->reference, reading->removed));
  g_assert_cmpint (has (match, "w"), ==, rules->algorithm == FRINGE_ALGORITHM_WASTAR);
  if (!has (match, "w"))
    return;
  assert_text (match, "g", removed->g);
  assert_text (match, "w", rules->weight);
  assert_text (match, "h", removed->h);
}

static gboolean
ties_with_removed (const Reading *reading, uint32_t id)
{
  return id != reading->removed && is_open (reading, id, reading->step - 1)
         && reference_priority (reading->reference, id) == reference_priority (reading->reference, reading->removed);
}

/* How many nodes that tie go before this one, the removed one left out. */
static guint
place_among_ties (const Reading *reading, uint32_t id)
{
  FringeTies ties = rules_of (reading)->ties == FRINGE_TIES_HEAP ? FRINGE_TIES_FIFO : rules_of (reading)->ties;
  guint n = 0;

  for (uint32_t other = 0; other < n_nodes_at (reading, reading->step - 1); other++)
    n += other != id && ties_with_removed (reading, other)
         && test_tie_goes_to (ties, other, id, node_of (reading, other)->g, node_of (reading, id)->g);
  return n;
}

static void
assert_ties (Reading *reading, const GMatchInfo *match)
{
  static const char *const names[] = { "tie1", "tie2", "tie3" };
  guint n_named = 0;

  for (uint32_t id = 0; id < n_nodes_at (reading, reading->step - 1); id++)
    reading->n_ties += ties_with_removed (reading, id);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (has (match, names[i]))
      {
        uint32_t id = fact_number (match, names[i]);

        g_assert_true (ties_with_removed (reading, id));
        g_assert_cmpuint (place_among_ties (reading, id), ==, i);
        n_named++;
      }
  g_assert_cmpuint (n_named, ==, reading->n_ties > 3 ? 2 : reading->n_ties);
  g_assert_cmpuint (has (match, "others") ? fact_number (match, "others") : 0, ==, reading->n_ties - n_named);
  g_assert_cmpint (reading->n_ties > 0, ==, has (match, "tie"));
}

static void
read_smallest (Reading *reading, const GMatchInfo *match)
{
  double priority = reference_priority (reading->reference, reading->removed);

  reading->n_removals++;
  assert_removed (reading, match);
  assert_priority (reading, match);
  assert_ties (reading, match);
  for (uint32_t id = 0; id < n_nodes_at (reading, reading->step - 1); id++)
    if (is_open (reading, id, reading->step - 1))
      g_assert_cmpfloat (reference_priority (reading->reference, id), >=, priority);
}

/* The rules for ties */

static void
read_id_first (Reading *reading, const GMatchInfo *match)
{
  gboolean lowest = rules_of (reading)->ties == FRINGE_TIES_FIFO;

  reading->n_tie_rules++;
  assert_removed (reading, match);
  g_assert_true (lowest || rules_of (reading)->ties == FRINGE_TIES_LIFO);
  g_assert_cmpint (is_word (match, "which", "lowest"), ==, lowest);
  for (uint32_t id = 0; id < n_nodes_at (reading, reading->step - 1); id++)
    if (ties_with_removed (reading, id))
      g_assert_true (lowest ? id > reading->removed : id < reading->removed);
}

static void
read_heap (Reading *reading, const GMatchInfo *match)
{
  g_autofree char *letter = group (match, "letter");

  reading->n_tie_rules++;
  assert_removed (reading, match);
  g_assert_cmpint (rules_of (reading)->ties, ==, FRINGE_TIES_HEAP);
  g_assert_cmpstr (letter, ==,
                   rules_of (reading)->algorithm == FRINGE_ALGORITHM_UCS      ? "g"
                   : rules_of (reading)->algorithm == FRINGE_ALGORITHM_GREEDY ? "h"
                                                                              : "f");
}

/* g first, and where several have that g the id. */
static void
read_g_first (Reading *reading, const GMatchInfo *match)
{
  uint32_t g = node_of (reading, reading->removed)->g;
  gboolean largest = is_word (match, "end", "largest"), lowest_id = is_word (match, "which", "lowest");
  guint n_same = 0;

  reading->n_tie_rules++;
  assert_removed (reading, match);
  g_assert_cmpuint (fact_number (match, "g"), ==, g);
  g_assert_true (!largest == (rules_of (reading)->ties == FRINGE_TIES_LOW_G));
  for (uint32_t id = 0; id < n_nodes_at (reading, reading->step - 1); id++)
    if (ties_with_removed (reading, id))
      {
        uint32_t other = node_of (reading, id)->g;

        g_assert_true (largest ? other <= g : other >= g);
        n_same += other == g;
        if (other == g)
          g_assert_true (lowest_id ? id > reading->removed : id < reading->removed);
      }
  g_assert_cmpint (n_same > 0, ==, has (match, "which"));
  g_assert_cmpint (n_same == reading->n_ties && n_same > 0, ==, has (match, "all"));
}

/* What becomes of it */

static void
read_verdict (Reading *reading, const GMatchInfo *match)
{
  const FringeBoard *board = &node_of (reading, reading->removed)->board;

  reading->n_verdicts++;
  g_assert_true (is_ida (reading) || rules_of (reading)->goal_test == FRINGE_GOAL_TEST_EXPANSION);
  g_assert_cmpint (has (match, "not"), ==, !fringe_board_equal (board, &reading->reference->problem->goal));
}

static void
read_stale (Reading *reading, const GMatchInfo *match)
{
  const ReferenceNode *node = node_of (reading, reading->removed);
  uint32_t of = fact_number (match, "of");

  reading->n_stale++;
  assert_removed (reading, match);
  g_assert_cmpint (node->state, ==, FRINGE_NODE_STALE);
  g_assert_cmpuint (of, ==, node->stale_of);
  g_assert_true (fringe_board_equal (&node_of (reading, of)->board, &node->board));
  g_assert_cmpint (node_of (reading, of)->state, ==, FRINGE_NODE_EXPANDED);
  g_assert_cmpuint (fact_number (match, "step"), ==, node_of (reading, of)->removed_step);
}

/* A successor that became no node. Returns: the node that it repeats */
static const ReferenceNode *
read_dropped (Reading *reading, const GMatchInfo *match)
{
  const ReferenceNode *node = node_of (reading, reading->removed);
  uint32_t of = fact_number (match, "of");
  FringeMove move = move_in (match, "move");
  FringeBoard board = node->board;
  gboolean is_noted = FALSE;

  reading->n_dropped[move]++;
  g_assert_true (fringe_board_move (&board, move));
  g_assert_true (fringe_board_equal (&board, &node_of (reading, of)->board));
  for (int i = 0; i < node->n_duplicates; i++)
    is_noted = is_noted || (node->duplicates[i].move == move && node->duplicates[i].of == of);
  g_assert_true (is_noted);
  return node_of (reading, of);
}

static void
read_back (Reading *reading, const GMatchInfo *match)
{
  read_dropped (reading, match);
  g_assert_cmpuint (fact_number (match, "of"), ==, node_of (reading, reading->removed)->parent);
}

static void
read_expanded_before (Reading *reading, const GMatchInfo *match)
{
  const ReferenceNode *of = read_dropped (reading, match);

  g_assert_cmpint (rules_of (reading)->duplicates, ==, FRINGE_DUPLICATES_CLOSED);
  g_assert_cmpint (of->state, ==, FRINGE_NODE_EXPANDED);
  g_assert_cmpuint (fact_number (match, "step"), ==, of->removed_step);
}

static void
read_known (Reading *reading, const GMatchInfo *match)
{
  const ReferenceNode *of = read_dropped (reading, match);
  gboolean has_g = has (match, "g");

  g_assert_cmpint (has_g, ==, rules_of (reading)->duplicates == FRINGE_DUPLICATES_BETTER_G);
  g_assert_true (has_g || rules_of (reading)->duplicates == FRINGE_DUPLICATES_OPEN_CLOSED);
  g_assert_cmpint (is_word (match, "where", "closed list"), ==, of->removed_step <= reading->step);
  if (!has_g)
    return;
  assert_same_twice (match, "move", "move_again");
  g_assert_cmpuint (fact_number (match, "g"), ==, node_of (reading, reading->removed)->g + 1);
  g_assert_cmpuint (fact_number (match, "of_g"), ==, of->g);
  g_assert_cmpuint (fact_number (match, "g"), >=, fact_number (match, "of_g"));
}

static void
read_new_nodes (Reading *reading, const GMatchInfo *match)
{
  static const char *const names[] = { "new1", "new2", "new3", "new4" };
  static const char *const moves[] = { "move1", "move2", "move3", "move4" };
  guint n = 0;

  reading->n_new_lists++;
  for (uint32_t id = 1; id < n_nodes_at (reading, reading->step); id++)
    if (is_new (reading, id))
      {
        g_assert_cmpuint (n, <, 4);
        g_assert_cmpuint (fact_number (match, names[n]), ==, id);
        g_assert_cmpint (move_in (match, moves[n++]), ==, node_of (reading, id)->move);
        g_assert_cmpuint (node_of (reading, id)->parent, ==, reading->removed);
      }
  g_assert_cmpint (n == 0, ==, has (match, "none"));
  g_assert_cmpint (n == 1, ==, has (match, "one"));
  for (guint i = n; i < 4; i++)
    g_assert_false (has (match, names[i]) || has (match, moves[i]));
}

static void
read_lazy (Reading *reading, G_GNUC_UNUSED const GMatchInfo *match)
{
  reading->n_lazy++;
  g_assert_cmpint (rules_of (reading)->duplicates, ==, FRINGE_DUPLICATES_EXPANSION);
}

/* What is told of a new node, once. */
static void
tell_new (Reading *reading, const char *what, uint32_t id)
{
  g_assert_true (is_new (reading, id));
  g_assert_true (g_hash_table_add (reading->told_new, g_strdup_printf ("%s %u", what, id)));
}

static void
read_copy (Reading *reading, const GMatchInfo *match)
{
  uint32_t id = fact_number (match, "id"), of = fact_number (match, "of");

  tell_new (reading, "copy", id);
  g_assert_cmpint (rules_of (reading)->duplicates, ==, FRINGE_DUPLICATES_CLOSED);
  g_assert_true (of < id && is_open (reading, of, reading->step));
  g_assert_true (fringe_board_equal (&node_of (reading, id)->board, &node_of (reading, of)->board));
}

static void
read_newer (Reading *reading, const GMatchInfo *match)
{
  uint32_t id = fact_number (match, "id"), of = fact_number (match, "of");
  const ReferenceNode *older = node_of (reading, of);

  tell_new (reading, "newer", id);
  g_assert_cmpuint (node_of (reading, id)->supersedes, ==, of);
  g_assert_cmpuint (fact_number (match, "g"), ==, node_of (reading, id)->g);
  g_assert_cmpuint (fact_number (match, "of_g"), ==, older->g);
  g_assert_cmpuint (node_of (reading, id)->g, <, older->g);
  assert_same_twice (match, "of", "of_again");
  g_assert_cmpint (has (match, "reopened"), ==, older->removed_step <= reading->step);
  g_assert_cmpint (has (match, "leaves"), ==, older->superseded_step == reading->step);
}

static void
read_found (Reading *reading, const GMatchInfo *match)
{
  uint32_t id = fact_number (match, "id");
  const ReferenceNode *node = node_of (reading, id);
  gboolean is_behind = FALSE, leaves = FALSE;

  tell_new (reading, "found", id);
  g_assert_cmpint (rules_of (reading)->goal_test, ==, FRINGE_GOAL_TEST_GENERATION);
  g_assert_true (fringe_board_equal (&node->board, &reading->reference->problem->goal));
  for (int i = 0; i < FRINGE_N_MOVES; i++)
    {
      FringeBoard board = node_of (reading, node->parent)->board;

      leaves = leaves || (is_behind && fringe_board_move (&board, rules_of (reading)->moves[i]));
      is_behind = is_behind || rules_of (reading)->moves[i] == node->move;
    }
  g_assert_cmpint (has (match, "later"), ==, leaves);
}

/* IDA* */

static uint32_t
bound_now (const Reading *reading)
{
  const GArray *iterations = reference_step (reading->reference, reading->step)->iterations;

  return g_array_index (iterations, FringeIteration, iterations->len - 1).bound;
}

static void
read_iteration (Reading *reading, const GMatchInfo *match)
{
  const ReferenceNode *node = node_of (reading, reading->removed);
  gboolean is_ids = rules_of (reading)->algorithm == FRINGE_ALGORITHM_IDS;
  double least = INFINITY;

  reading->n_ways++;
  g_assert_cmpuint (node->parent, ==, FRINGE_NO_NODE);
  g_assert_cmpuint (fact_number (match, "number"), ==,
                    reference_step (reading->reference, reading->step)->iterations->len);
  g_assert_cmpuint (fact_number (match, "bound"), ==, bound_now (reading));
  g_assert_cmpint (has (match, "id"), ==, reading->removed > 0);
  g_assert_cmpint (has (match, "cut"), ==, reading->removed > 0 && !is_ids);
  g_assert_cmpint (has (match, "deeper"), ==, reading->removed > 0 && is_ids);
  if (!has (match, "id"))
    {
      g_assert_cmpfloat (is_ids ? 0 : node->h, ==, bound_now (reading));
      return;
    }
  assert_removed (reading, match);
  for (uint32_t id = reading->removed; id-- > 0;)
    {
      if (node_of (reading, id)->state == FRINGE_NODE_CUT)
        least = fmin (least, reference_priority (reading->reference, id));
      if (node_of (reading, id)->parent == FRINGE_NO_NODE)
        break;
    }
  g_assert_cmpfloat (least, ==, bound_now (reading));
}

static void
read_way (Reading *reading, const GMatchInfo *match)
{
  const ReferenceNode *node = node_of (reading, reading->removed);

  reading->n_ways++;
  assert_removed (reading, match);
  g_assert_cmpuint (fact_number (match, "parent"), ==, node->parent);
  g_assert_cmpint (move_in (match, "move"), ==, node->move);
  g_assert_cmpint (has (match, "from"), ==, node->parent + 1 != reading->removed);
  g_assert_cmpint (has (match, "deeper"), ==, node->parent + 1 == reading->removed);
  if (!has (match, "from"))
    return;
  g_assert_cmpuint (fact_number (match, "from"), ==, reading->removed - 1);
  assert_same_twice (match, "parent", "parent_again");
}

static void
read_bound (Reading *reading, const GMatchInfo *match)
{
  const ReferenceNode *node = node_of (reading, reading->removed);
  uint32_t f = fact_number (match, "f"), bound = fact_number (match, "bound");

  reading->n_bounds++;
  g_assert_cmpfloat (f, ==, reference_priority (reading->reference, reading->removed));
  g_assert_cmpint (has (match, "g"), ==, rules_of (reading)->algorithm == FRINGE_ALGORITHM_IDS);
  g_assert_cmpuint (bound, ==, bound_now (reading));
  g_assert_cmpint (has (match, "cut"), ==, f > bound);
  g_assert_cmpint (node->state == FRINGE_NODE_CUT, ==, f > bound);
  assert_removed (reading, match);
}

/* The end and the beginning */

static gboolean
is_last (const Reading *reading)
{
  return reading->step + 1 == reading->reference->steps->len;
}

static void
assert_outcome (Reading *reading, FringeOutcome outcome)
{
  reading->n_outcomes++;
  g_assert_true (is_last (reading));
  g_assert_cmpint (reading->reference->outcome, ==, outcome);
}

static uint32_t
find_goal (const Reading *reading)
{
  for (uint32_t id = 0; id < reading->reference->nodes->len; id++)
    if (node_of (reading, id)->state == FRINGE_NODE_GOAL)
      return id;
  return FRINGE_NO_NODE;
}

static void
read_solved (Reading *reading, const GMatchInfo *match)
{
  uint32_t goal = find_goal (reading);

  assert_outcome (reading, FRINGE_OUTCOME_SOLVED);
  g_assert_cmpuint (has (match, "moves") ? fact_number (match, "moves") : 0, ==, node_of (reading, goal)->g);
  g_assert_cmpint (has (match, "number"), ==, is_ida (reading) && node_of (reading, goal)->g > 0);
  if (has (match, "number"))
    g_assert_cmpuint (fact_number (match, "number"), ==,
                      reference_step (reading->reference, reading->step)->iterations->len);
}

static void
read_empty (Reading *reading, G_GNUC_UNUSED const GMatchInfo *match)
{
  assert_outcome (reading, FRINGE_OUTCOME_EXHAUSTED);
  g_assert_false (is_ida (reading));
  for (uint32_t id = 0; id < reading->reference->nodes->len; id++)
    g_assert_false (is_open (reading, id, reading->step));
}

static void
read_infinite (Reading *reading, G_GNUC_UNUSED const GMatchInfo *match)
{
  assert_outcome (reading, FRINGE_OUTCOME_EXHAUSTED);
  g_assert_true (is_ida (reading) && reading->step == 0 && isinf (node_of (reading, 0)->h));
}

static void
read_limit (Reading *reading, const GMatchInfo *match)
{
  assert_outcome (reading, FRINGE_OUTCOME_LIMIT);
  g_assert_cmpuint (fact_number (match, "limit"), ==, reading->reference->node_limit);
}

/* Whether it is the shortest is looked up where a table of all boards is soon made. */
static void
read_length (Reading *reading, const GMatchInfo *match)
{
  const TestProblem *problem = reading->reference->problem;
  g_autofree guint8 *distances = NULL;

  reading->n_lengths++;
  g_assert_cmpint (reading->reference->outcome, ==, FRINGE_OUTCOME_SOLVED);
  if (!has (match, "shorter") || problem->goal.rows * problem->goal.columns > 6)
    return;
  distances = test_distances (&problem->goal);
  g_assert_cmpuint (node_of (reading, find_goal (reading))->g, ==, distances[test_board_rank (&problem->start)]);
}

static void
read_start (Reading *reading, const GMatchInfo *match)
{
  gboolean knows_h = is_ida (reading) || fringe_rules_use_heuristic (rules_of (reading));

  reading->n_beginnings++;
  g_assert_cmpuint (reading->step, ==, 0);
  g_assert_cmpint (has (match, "ida"), ==, is_ida (reading));
  g_assert_cmpint (has (match, "h"), ==, knows_h);
  if (!knows_h)
    return;
  assert_text (match, "h", node_of (reading, 0)->h);
  assert_text (match, "f",
               is_ida (reading) || rules_of (reading)->algorithm != FRINGE_ALGORITHM_WASTAR
                   ? node_of (reading, 0)->h
                   : reference_priority (reading->reference, 0));
}

static void
read_algorithm (Reading *reading, const GMatchInfo *match)
{
  static const char *const names[FRINGE_N_ALGORITHMS] = {
    [FRINGE_ALGORITHM_BFS] = "Breadth-first search removes the oldest",
    [FRINGE_ALGORITHM_DFS] = "Depth-first search removes the newest",
    [FRINGE_ALGORITHM_UCS] = "Uniform-cost search removes the node with the smallest g, the moves so far",
    [FRINGE_ALGORITHM_GREEDY] = "Greedy search removes the node with the smallest h, the estimate of the moves left",
    [FRINGE_ALGORITHM_ASTAR] = "A* removes the node with the smallest f = g + h. Here g counts the moves so far, and h",
    [FRINGE_ALGORITHM_WASTAR] = "Weighted A* removes the node with the smallest f = g + w × h. The weight w is ",
    [FRINGE_ALGORITHM_IDS] = "Iterative deepening searches depth-first down to a bound on g",
    [FRINGE_ALGORITHM_IDASTAR] = "IDA* searches depth-first while f = g + h",
  };
  g_autofree char *text = g_match_info_fetch (match, 0);

  reading->n_algorithms++;
  g_assert_cmpuint (reading->step, ==, 0);
  g_assert_true (g_str_has_prefix (text, names[rules_of (reading)->algorithm]));
  if (has (match, "w"))
    assert_text (match, "w", rules_of (reading)->weight);
}

static void
read_start_test (Reading *reading, G_GNUC_UNUSED const GMatchInfo *match)
{
  reading->n_start_tests++;
  g_assert_cmpuint (reading->step, ==, 0);
  g_assert_cmpint (rules_of (reading)->goal_test, ==, FRINGE_GOAL_TEST_GENERATION);
  g_assert_false (fringe_board_equal (&reading->reference->problem->start, &reading->reference->problem->goal));
}

#define NUMBER "(?:[0-9.e+-]+|∞)"
#define A_MOVE "Up|Down|Left|Right"
#define MOVE "(?<move>" A_MOVE ")"

/* What a statement says, which may take more than one sentence. */
static const Sentence sentences[] = {
  { "Node (?<id>\\d+) is the only node on the frontier", read_only_node },
  { "Node (?<id>\\d+) is first in the queue: it is the oldest node on the frontier", read_queue },
  { "Node (?<id>\\d+) is on top of the stack(?:: it is the newest node|, the first waiting child of node "
    "(?<parent>\\d+))",
    read_stack },
  { "(?:Node (?<id>\\d+) has|Nodes (?<id>\\d+)(?: and (?<tie1>\\d+)|, (?<tie1>\\d+) and (?<tie2>\\d+)|, (?<tie1>\\d+), "
    "(?<tie2>\\d+) and (?:(?<tie3>\\d+)|(?<others>\\d+) others)) (?<tie>tie for)) the smallest (?<letter>[fgh]) on the "
    "frontier: "
    "(?:(?<g>\\d+) \\+ (?<w>" NUMBER ") × (?<h>" NUMBER ") = )?(?<value>" NUMBER ")",
    read_smallest },
  { "The rule for ties prefers the (?<which>lowest|highest) id: node (?<id>\\d+)", read_id_first },
  { "The binary heap compares only (?<letter>[fgh]): node (?<id>\\d+) happens to be at its root", read_heap },
  { "The rule for ties prefers the (?<end>largest|smallest) g(?:: node (?<id>\\d+) has g = (?<g>\\d+)|(?<all>, but "
    "here "
    "all have) g = (?<g>\\d+)\\. Node (?<id>\\d+) has the (?<which>lowest|highest) id, so it goes first|, which "
    "several "
    "nodes have: g = (?<g>\\d+)\\. Node (?<id>\\d+) has the (?<which>lowest|highest) id of these, so it goes first)",
    read_g_first },
  { "It is (?<not>not )?the goal", read_verdict },
  { "Node (?<id>\\d+) is stale and dropped: node (?<of>\\d+) with its board was expanded in step (?<step>\\d+)",
    read_stale },
  { MOVE " leads back to node (?<of>\\d+) and is dropped", read_back },
  { MOVE " leads to the board of node (?<of>\\d+), expanded in step (?<step>\\d+), and is dropped",
    read_expanded_before },
  { MOVE
    " (?:leads to node (?<of>\\d+) on the (?<where>closed list|frontier) and is dropped|would make a node with g = "
    "(?<g>\\d+)\\. Node (?<of>\\d+) on the (?<where>closed list|frontier) already has its board with g = "
    "(?<of_g>\\d+)\\. (?<move_again>" A_MOVE ") is dropped)",
    read_known },
  { "(?:(?<none>No move makes a new node)|(?<move1>" A_MOVE ") (?<one>makes) node (?<new1>\\d+)|(?<move1>" A_MOVE
    ")(?:, (?<move2>" A_MOVE ")(?:, (?<move3>" A_MOVE ") and (?<move4>" A_MOVE ")| and (?<move3>" A_MOVE
    "))| and (?<move2>" A_MOVE ")) make nodes (?<new1>\\d+)(?:, (?<new2>\\d+)(?:, (?<new3>\\d+) and (?<new4>\\d+)| and "
    "(?<new3>\\d+))| and (?<new2>\\d+)))",
    read_new_nodes },
  { "The search looks for duplicates only when it removes a node", read_lazy },
  { "Nodes (?<id>\\d+) and (?<of>\\d+) have the same board, and both stay on the frontier", read_copy },
  { "Node (?<id>\\d+) reaches the board of node (?<of>\\d+) with g = (?<g>\\d+) instead of (?<of_g>\\d+)\\. (?:Node "
    "(?<of_again>\\d+) is superseded and (?<leaves>leaves the frontier)|The board of node (?<of_again>\\d+) leaves the "
    "closed list: it is (?<reopened>reopened))",
    read_newer },
  { "Node (?<id>\\d+) is the goal: the search ends at once(?<later>, without the later moves)?", read_found },
  { "Iteration (?<number>\\d+) begins at the start(?: again, as node (?<id>\\d+))?\\. The bound is (?:now "
    ")?(?<bound>\\d+)(?:, the h of the start|, the (?<cut>smallest f that was cut)|: one level (?<deeper>deeper))?",
    read_iteration },
  { "(?:The search backs up from node (?<from>\\d+) to node (?<parent_again>\\d+)\\. )?" MOVE
    " from node (?<parent>\\d+) makes node (?<id>\\d+)(?<deeper>, one level deeper)?",
    read_way },
  { "Node (?<id>\\d+) has (?:f|(?<g>g)) = (?<f>\\d+), which (?:is within the bound (?<bound>\\d+)|exceeds the bound "
    "(?<bound>\\d+): it (?<cut>is cut))",
    read_bound },
  { "Solved(?:: the start is the goal| in (?<moves>\\d+) moves?(?:, in iteration (?<number>\\d+))?)", read_solved },
  { "The frontier is empty\\. Every board that can be reached was expanded, and none is the goal", read_empty },
  { "The start has f = ∞, so no iteration begins\\. By this heuristic, the goal is out of reach", read_infinite },
  { "The next step would generate more than (?<limit>\\d+) nodes?, which is the limit", read_limit },
  { "(?:(?<shorter>No solution is shorter)|These rules do not promise the shortest solution)", read_length },
  { "(?:The frontier holds only the start: node 0|(?<ida>The start is node 0),) with g = 0(?:, h = (?<h>" NUMBER
    ") and f = (?<f>" NUMBER "))?",
    read_start },
  { "(?:Breadth-first search removes the oldest node: the frontier is a queue|"
    "Depth-first search removes the newest node: the frontier is a stack\\. Of the children of a node, the first goes "
    "first|"
    "Uniform-cost search removes the node with the smallest g, the moves so far|"
    "Greedy search removes the node with the smallest h, the estimate of the moves left|"
    "A\\* removes the node with the smallest f = g \\+ h\\. Here g counts the moves so far, and h estimates the moves "
    "left|"
    "Weighted A\\* removes the node with the smallest f = g \\+ w × h\\. The weight w is (?<w>" NUMBER ")|"
    "Iterative deepening searches depth-first down to a bound on g, the depth\\. Each iteration goes one level deeper, "
    "until one finds the goal|"
    "IDA\\* searches depth-first while f = g \\+ h stays within a bound\\. Each iteration has a larger bound, until "
    "one "
    "finds the goal)",
    read_algorithm },
  { "The start is not the goal\\. Every node is tested when it is generated", read_start_test },
};

static GRegex *
regex_of (guint i)
{
  static GRegex *made[G_N_ELEMENTS (sentences)];

  if (made[i] == NULL)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *whole = g_strdup_printf ("^(?:%s)(?:\\. |$)", sentences[i].pattern);

      made[i] = g_regex_new (whole, G_REGEX_DUPNAMES | G_REGEX_OPTIMIZE, 0, &error);
      g_assert_no_error (error);
    }
  return made[i];
}

static guint n_read[G_N_ELEMENTS (sentences)];

/* No sentence is longer than can be taken in at once. Numbers and signs are no words. */
static void
assert_short (const char *text)
{
  g_auto (GStrv) said = g_strsplit (text, ". ", -1);

  for (guint i = 0; said[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (said[i], " ", -1);
      guint n = 0;

      for (guint j = 0; words[j] != NULL; j++)
        n += g_unichar_isalpha (g_utf8_get_char (words[j]));
      if (n > WORDS_MAX)
        g_error ("“%s” has %u words", said[i], n);
    }
}

/* Returns: how much of @text one statement is */
static gsize
read_statement (Reading *reading, const char *text)
{
  guint n = 0;
  int end = 0;

  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    {
      g_autoptr (GMatchInfo) match = NULL;

      if (!g_regex_match (regex_of (i), text, 0, &match))
        continue;
      sentences[i].check (reading, match);
      g_match_info_fetch_pos (match, 0, NULL, &end);
      n_read[i]++;
      n++;
    }
  if (n != 1)
    g_error ("step %u: “%s” is read in %u ways", reading->step, text, n);
  return (gsize) end;
}

static void
assert_told (const Reading *reading, const char *what, guint n, guint wanted)
{
  if (n != wanted)
    g_error ("step %u: %s is told %u times, not %u", reading->step, what, n, wanted);
}

static void
assert_new_told (const Reading *reading, const char *what, uint32_t id, gboolean wanted)
{
  g_autofree char *key = g_strdup_printf ("%s %u", what, id);

  assert_told (reading, key, g_hash_table_contains (reading->told_new, key), wanted);
}

/* Whether a node with the same board waits as well. */
static gboolean
has_copy (const Reading *reading, uint32_t id)
{
  for (uint32_t other = 0; other < n_nodes_at (reading, reading->step - 1); other++)
    if (is_open (reading, other, reading->step)
        && fringe_board_equal (&node_of (reading, id)->board, &node_of (reading, other)->board))
      return TRUE;
  return FALSE;
}

static void
assert_successors_told (const Reading *reading, gboolean is_expanded)
{
  const ReferenceNode *node = node_of (reading, reading->removed);
  gboolean is_duplicate[FRINGE_N_MOVES] = { FALSE };

  for (int i = 0; is_expanded && i < node->n_duplicates; i++)
    is_duplicate[node->duplicates[i].move] = TRUE;
  for (int move = 0; move < FRINGE_N_MOVES; move++)
    assert_told (reading, "a successor that is dropped", reading->n_dropped[move], is_duplicate[move]);
  assert_told (reading, "the list of new nodes", reading->n_new_lists, is_expanded && !is_ida (reading));
  assert_told (reading, "the lazy rule", reading->n_lazy,
               is_expanded && !is_ida (reading) && rules_of (reading)->duplicates == FRINGE_DUPLICATES_EXPANSION);
  for (uint32_t id = 1; !is_ida (reading) && id < n_nodes_at (reading, reading->step); id++)
    if (is_new (reading, id))
      {
        assert_new_told (reading, "copy", id,
                         rules_of (reading)->duplicates == FRINGE_DUPLICATES_CLOSED && has_copy (reading, id));
        assert_new_told (reading, "newer", id, node_of (reading, id)->supersedes != FRINGE_NO_NODE);
        assert_new_told (reading, "found", id,
                         node_of (reading, id)->state == FRINGE_NODE_GOAL
                             && node_of (reading, id)->removed_step == UINT32_MAX);
      }
}

static void
assert_turn_told (const Reading *reading)
{
  FringeNodeState state = node_of (reading, reading->removed)->state;
  gboolean is_tested = state != FRINGE_NODE_STALE && state != FRINGE_NODE_CUT
                       && (is_ida (reading) || rules_of (reading)->goal_test == FRINGE_GOAL_TEST_EXPANSION);

  assert_told (reading, "the removal", reading->n_removals, !is_ida (reading));
  assert_told (reading, "the rule for ties", reading->n_tie_rules, reading->n_ties > 0);
  assert_told (reading, "the test for the goal", reading->n_verdicts, is_tested);
  assert_told (reading, "the stale node", reading->n_stale, state == FRINGE_NODE_STALE);
  assert_told (reading, "the way to the node", reading->n_ways, is_ida (reading));
  assert_told (reading, "the bound", reading->n_bounds, is_ida (reading));
  assert_successors_told (reading, state == FRINGE_NODE_EXPANDED);
}

static void
assert_all_told (const Reading *reading)
{
  const TestProblem *problem = reading->reference->problem;
  gboolean is_first = reading->step == 0, is_goal = fringe_board_equal (&problem->start, &problem->goal);
  gboolean ends_here = is_first && is_last (reading) && reading->reference->outcome == FRINGE_OUTCOME_SOLVED;

  assert_told (reading, "the outcome", reading->n_outcomes, is_last (reading));
  assert_told (reading, "the start", reading->n_beginnings, is_first);
  assert_told (reading, "the algorithm", reading->n_algorithms, is_first && !ends_here);
  assert_told (reading, "the test of the start", reading->n_start_tests,
               is_first && !is_goal && fringe_rules_use_goal_test (&problem->rules)
                   && problem->rules.goal_test == FRINGE_GOAL_TEST_GENERATION);
  g_assert_cmpuint (reading->n_lengths, <=, is_last (reading));
  if (!is_first)
    assert_turn_told (reading);
}

/* Sentences end with a point before a space; no number does. */
static void
read_text (Reading *reading, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "\u00a0", -1);
  g_autofree char *plain = g_strjoinv (" ", parts);

  g_assert_true (g_str_has_suffix (plain, "."));
  plain[strlen (plain) - 1] = '\0';
  assert_short (plain);
  for (const char *rest = plain; *rest != '\0';)
    rest += read_statement (reading, rest);
}

static Reading
reading_of (const Reference *reference, uint32_t step)
{
  return (Reading) { .reference = reference,
                     .step = step,
                     .removed = step > 0 ? reference_step (reference, step)->removed : FRINGE_NO_NODE,
                     .told_new = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
}

void
sentence_reader_read_step (const Reference *reference, uint32_t step, const char *text)
{
  Reading reading = reading_of (reference, step);

  read_text (&reading, text);
  assert_all_told (&reading);
  g_hash_table_unref (reading.told_new);
}

void
sentence_reader_read (const Reference *reference, uint32_t step, const char *text)
{
  Reading reading = reading_of (reference, step);

  read_text (&reading, text);
  g_hash_table_unref (reading.told_new);
}

void
sentence_reader_assert_all_met (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    if (n_read[i] == 0)
      g_error ("no step says “%s”", sentences[i].pattern);
}
