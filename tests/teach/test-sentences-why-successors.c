/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sentence-facts.h"

#include <string.h>

/* What becomes of each successor is decided again from the boards, by looking at every node: nothing here asks the
 * record for duplicates, copies or supersessions. */

typedef struct
{
  const FringeSearch *search;
  uint32_t step;
  uint32_t id;
  /* Nodes before the step. */
  uint32_t n_before;
  /* The child that is next to come. */
  uint32_t next;
  /* The sentences on duplicates, and those on new nodes. */
  GString *dropped;
  GString *made;
  gboolean found;
} Expansion;

static guint met[FRINGE_N_DUPLICATES], n_superseded, n_reopened, n_copies, n_stale, n_found;

static gboolean
has_board (const FringeSearch *search, uint32_t id, const FringeBoard *board)
{
  FringeBoard other;

  fringe_search_board (search, id, &other);
  return fringe_board_equal (board, &other);
}

/* The newest of the first @n_nodes nodes with @board, or FRINGE_NO_NODE. */
static uint32_t
newest_with (const FringeSearch *search, const FringeBoard *board, uint32_t n_nodes)
{
  while (n_nodes-- > 0)
    if (has_board (search, n_nodes, board))
      return n_nodes;
  return FRINGE_NO_NODE;
}

/* The node with @board that was expanded first, by @step, or FRINGE_NO_NODE. */
static uint32_t
first_expanded (const FringeSearch *search, const FringeBoard *board, uint32_t step)
{
  for (uint32_t s = 1; s <= step; s++)
    {
      uint32_t id = fringe_search_removed (search, s);

      if (has_board (search, id, board) && fringe_search_state_at (search, id, s) == FRINGE_NODE_EXPANDED)
        return id;
    }
  return FRINGE_NO_NODE;
}

static uint32_t
copy_on_frontier (const Expansion *expansion, const FringeBoard *board)
{
  for (uint32_t id = 0; id < expansion->n_before; id++)
    if (fringe_search_removed_step (expansion->search, id) > expansion->step
        && has_board (expansion->search, id, board))
      return id;
  return FRINGE_NO_NODE;
}

static void G_GNUC_PRINTF (2, 3) say (GString *text, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_string_append_vprintf (text, format, arguments);
  va_end (arguments);
}

static void
say_known (Expansion *expansion, FringeMove move, uint32_t of)
{
  const FringeSearch *search = expansion->search;
  FringeDuplicates rule = fringe_search_rules (search)->duplicates;
  const char *title = fringe_move_title (move);
  const char *list = fringe_search_removed_step (search, of) <= expansion->step ? "closed list" : "frontier";

  if (of == fringe_search_parent (search, expansion->id))
    say (expansion->dropped, "%s leads back to node %u and is dropped. ", title, of);
  else if (rule == FRINGE_DUPLICATES_CLOSED)
    say (expansion->dropped, "%s leads to the board of node %u, expanded in step %u, and is dropped. ", title, of,
         fringe_search_removed_step (search, of));
  else if (rule == FRINGE_DUPLICATES_BETTER_G)
    say (expansion->dropped,
         "%s would make a node with g = %u. Node %u on the %s already has its board with g = %u. %s is "
         "dropped. ",
         title, fringe_search_g (search, expansion->id) + 1, of, list, fringe_search_g (search, of), title);
  else
    say (expansion->dropped, "%s leads to node %u on the %s and is dropped. ", title, of, list);
}

/* Returns: whether the successor is dropped. */
static gboolean
drop (Expansion *expansion, FringeMove move, const FringeBoard *board)
{
  const FringeSearch *search = expansion->search;
  FringeDuplicates rule = fringe_search_rules (search)->duplicates;
  uint32_t parent = fringe_search_parent (search, expansion->id), of = FRINGE_NO_NODE;
  uint32_t g = fringe_search_g (search, expansion->id) + 1;

  if (rule == FRINGE_DUPLICATES_PARENT && parent != FRINGE_NO_NODE && has_board (search, parent, board))
    {
      say (expansion->dropped, "%s leads back to node %u and is dropped. ", fringe_move_title (move), parent);
      return TRUE;
    }
  if (rule == FRINGE_DUPLICATES_CLOSED)
    of = first_expanded (search, board, expansion->step);
  if (rule == FRINGE_DUPLICATES_OPEN_CLOSED || rule == FRINGE_DUPLICATES_BETTER_G)
    of = newest_with (search, board, expansion->n_before);
  if (rule == FRINGE_DUPLICATES_BETTER_G && of != FRINGE_NO_NODE && g < fringe_search_g (search, of))
    return FALSE;
  if (of != FRINGE_NO_NODE)
    say_known (expansion, move, of);
  return of != FRINGE_NO_NODE;
}

static void
make (Expansion *expansion, const FringeBoard *board)
{
  const FringeSearch *search = expansion->search;
  FringeDuplicates rule = fringe_search_rules (search)->duplicates;
  uint32_t id = expansion->next++, older = newest_with (search, board, expansion->n_before);
  uint32_t copy = copy_on_frontier (expansion, board);

  g_assert_cmpuint (id, <, fringe_search_n_nodes_at (search, expansion->step));
  g_assert_true (has_board (search, id, board));
  if (rule == FRINGE_DUPLICATES_CLOSED && copy != FRINGE_NO_NODE)
    {
      say (expansion->made, " Nodes %u and %u have the same board, and both stay on the frontier.", id, copy);
      n_copies++;
    }
  if (rule != FRINGE_DUPLICATES_BETTER_G || older == FRINGE_NO_NODE)
    return;
  g_assert_cmpuint (fringe_search_g (search, id), <, fringe_search_g (search, older));
  say (expansion->made, " Node %u reaches the board of node %u with g = %u instead of %u. ", id, older,
       fringe_search_g (search, id), fringe_search_g (search, older));
  if (fringe_search_removed_step (search, older) <= expansion->step)
    say (expansion->made, "The board of node %u leaves the closed list: it is reopened.", older);
  else
    say (expansion->made, "Node %u is superseded and leaves the frontier.", older);
  n_reopened += fringe_search_removed_step (search, older) <= expansion->step;
  n_superseded += fringe_search_removed_step (search, older) > expansion->step;
}

static void
find (Expansion *expansion, gboolean is_last)
{
  say (expansion->made, " Node %u is the goal: the search ends at once%s.", expansion->next - 1,
       is_last ? "" : ", without the later moves");
  expansion->found = TRUE;
  n_found++;
}

static void
expand (Expansion *expansion)
{
  const FringeSearch *search = expansion->search;
  const FringeRules *rules = fringe_search_rules (search);
  FringeBoard board;
  int n_legal = 0;

  fringe_search_board (search, expansion->id, &board);
  for (int i = 0; i < FRINGE_N_MOVES; i++)
    n_legal += fringe_board_neighbour (board.rows, board.columns, board.blank, (FringeMove) i) >= 0;
  for (int i = 0; i < FRINGE_N_MOVES && !expansion->found; i++)
    {
      FringeBoard successor = board;

      if (!fringe_board_move (&successor, rules->moves[i]))
        continue;
      n_legal--;
      if (drop (expansion, rules->moves[i], &successor))
        continue;
      make (expansion, &successor);
      if (rules->goal_test == FRINGE_GOAL_TEST_GENERATION
          && fringe_board_equal (&successor, fringe_search_goal (search)))
        find (expansion, n_legal == 0);
    }
  g_assert_cmpuint (expansion->next, ==, fringe_search_n_nodes_at (search, expansion->step));
}

static void
say_new_nodes (const Expansion *expansion, GString *text)
{
  uint32_t first = expansion->n_before, n = expansion->next - first;
  g_autoptr (GString) moves = g_string_new (n == 0 ? "No move" : NULL), ids = g_string_new (NULL);

  for (uint32_t i = 0; i < n; i++)
    {
      const char *before = i == 0 ? "" : i + 1 == n ? " and " : ", ";

      g_string_append_printf (moves, "%s%s", before,
                              fringe_move_title (fringe_search_move (expansion->search, first + i)));
      g_string_append_printf (ids, "%s%u", before, first + i);
    }
  if (n == 0)
    g_string_append (text, "No move makes a new node.");
  else
    g_string_append_printf (text, n == 1 ? "%s makes node %s." : "%s make nodes %s.", moves->str, ids->str);
}

static void
check_expansion (const Why *why)
{
  Expansion expansion = { .search = why->search, .step = why->step };
  const FringeRules *rules = fringe_search_rules (why->search);
  g_autoptr (GString) expected = g_string_new (NULL);

  if (why->step == 0 || fringe_search_is_idastar (why->search))
    return;
  expansion.id = fringe_search_removed (why->search, why->step);
  if (fringe_search_state_at (why->search, expansion.id, why->step) != FRINGE_NODE_EXPANDED)
    return;
  met[rules->duplicates]++;
  expansion.n_before = expansion.next = fringe_search_n_nodes_at (why->search, why->step - 1);
  expansion.dropped = g_string_new (NULL);
  expansion.made = g_string_new (NULL);
  expand (&expansion);

  g_string_append (expected, rules->goal_test == FRINGE_GOAL_TEST_EXPANSION ? ". It is not the goal. " : ". ");
  g_string_append (expected, expansion.dropped->str);
  say_new_nodes (&expansion, expected);
  if (rules->duplicates == FRINGE_DUPLICATES_EXPANSION)
    g_string_append (expected, " The search looks for duplicates only when it removes a node.");
  g_string_append (expected, expansion.made->str);
  if (strstr (why->text, expected->str) == NULL)
    g_error ("\"%s\" does not hold \"%s\"", why->text, expected->str);
  g_assert_cmpuint (fact_count (why->text, "dropped"), ==, fact_count (expected->str, "dropped"));
  g_string_free (expansion.dropped, TRUE);
  g_string_free (expansion.made, TRUE);
}

static void
check_stale (const Why *why)
{
  uint32_t id, of;
  FringeBoard board;
  g_autofree char *sentence = NULL;

  if (why->step == 0 || fringe_search_is_idastar (why->search))
    return;
  id = fringe_search_removed (why->search, why->step);
  fringe_search_board (why->search, id, &board);
  of = first_expanded (why->search, &board, why->step - 1);
  if (fringe_search_rules (why->search)->duplicates != FRINGE_DUPLICATES_EXPANSION || of == FRINGE_NO_NODE)
    {
      g_assert_null (strstr (why->text, "is stale"));
      return;
    }
  sentence = g_strdup_printf (". Node %u is stale and dropped: node %u with its board was expanded in step %u.", id, of,
                              fringe_search_removed_step (why->search, of));
  g_assert_nonnull (strstr (why->text, sentence));
  g_assert_false (fact_holds (why->text, "It is (not )?the goal\\."));
  n_stale++;
}

static void
check_goal_test (const Why *why)
{
  const FringeRules *rules = fringe_search_rules (why->search);
  uint32_t id = why->step > 0 ? fringe_search_removed (why->search, why->step) : 0;
  gboolean is_goal = has_board (why->search, id, fringe_search_goal (why->search));

  if (rules->goal_test == FRINGE_GOAL_TEST_GENERATION && !fringe_search_is_idastar (why->search))
    {
      g_assert_false (fact_holds (why->text, "It is (not )?the goal\\."));
      g_assert_cmpint (fact_holds (why->text, "The start is not the goal\\. Every"), ==,
                       why->step == 0 && !is_goal
                           && fringe_search_outcome_at (why->search, 0) != FRINGE_OUTCOME_UNSOLVABLE);
      return;
    }
  if (why->step == 0)
    return;
  g_assert_cmpint (fact_holds (why->text, "\\. It is the goal\\. Solved"), ==,
                   fringe_search_state_at (why->search, id, why->step) == FRINGE_NODE_GOAL);
  g_assert_cmpint (fact_holds (why->text, "\\. It is not the goal\\."), ==,
                   fringe_search_state_at (why->search, id, why->step) == FRINGE_NODE_EXPANDED);
  if (is_goal)
    g_assert_false (fact_holds (why->text, "\\. It is not the goal\\."));
}

/* Enough rounds that every case comes up, whatever the seed. */
static void
test_successors (void)
{
  gboolean all = FALSE;

  for (int i = 0; i < 20 && !all; i++)
    {
      for_each_step (check_expansion);
      all = n_superseded > 0 && n_reopened > 0 && n_copies > 0 && n_found > 0;
      for (int rule = 0; rule < FRINGE_N_DUPLICATES; rule++)
        all = all && met[rule] > 0;
    }
  g_assert_true (all);
}

static void
test_stale (void)
{
  for (int i = 0; i < 20 && n_stale == 0; i++)
    for_each_step (check_stale);
  g_assert_cmpuint (n_stale, >, 0);
}

static void
test_goal_test (void)
{
  for_each_step (check_goal_test);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sentences/why/every-successor-is-accounted-for-by-every-rule", test_successors);
  g_test_add_func ("/sentences/why/a-stale-node-names-the-one-that-was-expanded", test_stale);
  g_test_add_func ("/sentences/why/the-goal-test-is-told-where-it-is-made", test_goal_test);
  return g_test_run ();
}
