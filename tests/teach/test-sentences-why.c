/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sentence-facts.h"

#include <string.h>

/* Every fact is worked out again from the boards of the record, by looking at every node: nothing
 * here asks the record for duplicates, ties or supersessions. */

static uint32_t
priority (const FringeSearch *search, uint32_t id)
{
  uint32_t g = fringe_search_g (search, id), h = fringe_search_h (search, id);

  switch (fringe_search_rules (search)->algorithm)
    {
    case FRINGE_ALGORITHM_UCS:
      return g;
    case FRINGE_ALGORITHM_GREEDY:
      return h;
    case FRINGE_ALGORITHM_ASTAR:
      return g + h;
    case FRINGE_N_ALGORITHMS:
    default:
      g_assert_not_reached ();
    }
}

/* The nodes on the frontier before the step. */
static GArray *
frontier_before (const FringeSearch *search, uint32_t step)
{
  GArray *ids = g_array_new (FALSE, FALSE, sizeof (uint32_t));

  for (uint32_t id = 0; id < fringe_search_n_nodes_at (search, step - 1); id++)
    if (fringe_search_state_at (search, id, step - 1) == FRINGE_NODE_FRONTIER)
      g_array_append_val (ids, id);
  return ids;
}

/* Those of @ids with the smallest priority, ascending. */
static GArray *
smallest (const FringeSearch *search, const GArray *ids)
{
  GArray *ties = g_array_new (FALSE, FALSE, sizeof (uint32_t));
  uint32_t least = UINT32_MAX;

  for (guint i = 0; i < ids->len; i++)
    least = MIN (least, priority (search, g_array_index (ids, uint32_t, i)));
  for (guint i = 0; i < ids->len; i++)
    if (priority (search, g_array_index (ids, uint32_t, i)) == least)
      g_array_append_val (ties, g_array_index (ids, uint32_t, i));
  return ties;
}

static void
assert_ties (const char *text, const GArray *ties)
{
  g_autoptr (GString) list = g_string_new (ties->len > 1 ? "; nodes " : "on the frontier.");

  for (guint i = 0; ties->len > 1 && i < MIN (ties->len, 3); i++)
    {
      const char *before = i == 0 ? "" : i + 1 == ties->len ? " and " : ", ";

      g_string_append_printf (list, "%s%u", before, g_array_index (ties, uint32_t, i));
    }
  if (ties->len > 3)
    g_string_append_printf (list, " and %u other%s", ties->len - 3, ties->len == 4 ? "" : "s");
  if (ties->len > 1)
    g_string_append_printf (list, " tie, and the %s id goes first.", ties->len == 2 ? "lower" : "lowest");
  g_assert_nonnull (strstr (text, list->str));
}

static void
check_removal (const Why *why)
{
  g_autoptr (GArray) frontier = NULL, ties = NULL;
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *letter = NULL;

  if (why->step == 0)
    return;
  frontier = frontier_before (why->search, why->step);
  ties = smallest (why->search, frontier);
  match = fact_find (why->text, "^Removed node (?<id>\\d+): (?:(?<letter>[fgh]) = (?<priority>\\d+) is the smallest|"
                                "it is the only node) on the frontier");
  g_assert_true (g_match_info_matches (match));
  g_assert_cmpuint (fact_number (match, "id"), ==, g_array_index (ties, uint32_t, 0));
  g_assert_cmpint (fact_holds (why->text, "it is the only node"), ==, frontier->len == 1);
  if (frontier->len == 1)
    return;

  letter = g_match_info_fetch_named (match, "letter");
  g_assert_cmpint (letter[0], ==, "ghf"[fringe_search_rules (why->search)->algorithm]);
  g_assert_cmpuint (fact_number (match, "priority"), ==, priority (why->search, g_array_index (ties, uint32_t, 0)));
  assert_ties (why->text, ties);
}

static void
check_goal_test (const Why *why)
{
  FringeBoard board;

  if (why->step == 0)
    return;
  fringe_search_board (why->search, fringe_search_removed (why->search, why->step), &board);
  if (fringe_board_equal (&board, fringe_search_goal (why->search)))
    g_assert_true (fact_holds (why->text, "\\. It is the goal\\. Solved"));
  else
    g_assert_true (fact_holds (why->text, "\\. It is not the goal\\. "));
}

/* The newest of the first @n_nodes nodes with @board, or FRINGE_NO_NODE. */
static uint32_t
newest_with (const FringeSearch *search, const FringeBoard *board, uint32_t n_nodes)
{
  while (n_nodes > 0)
    {
      FringeBoard other;

      fringe_search_board (search, --n_nodes, &other);
      if (fringe_board_equal (board, &other))
        return n_nodes;
    }
  return FRINGE_NO_NODE;
}

static void
assert_duplicate (const Why *why, FringeMove move, uint32_t of)
{
  uint32_t id = fringe_search_removed (why->search, why->step);
  gboolean better_g = fringe_search_rules (why->search)->duplicates == FRINGE_DUPLICATES_BETTER_G;
  gboolean closed = fringe_search_removed_step (why->search, of) <= why->step;
  g_autofree char *parent
      = g_strdup_printf ("%s goes back to the parent, node %u: dropped\\.", fringe_move_title (move), of);
  g_autofree char *tail
      = better_g ? g_strdup_printf (", as g = %u is no better than %u", fringe_search_g (why->search, id) + 1,
                                    fringe_search_g (why->search, of))
                 : g_strdup ("");
  g_autofree char *other = g_strdup_printf ("%s gives node %u again, which is %s: dropped%s\\.",
                                            fringe_move_title (move), of, closed ? "closed" : "on the frontier", tail);

  g_assert_true (fact_holds (why->text, of == fringe_search_parent (why->search, id) ? parent : other));
}

static void
assert_supersedes (const Why *why, uint32_t id, uint32_t older)
{
  gboolean closed = fringe_search_removed_step (why->search, older) < why->step;
  g_autofree char *sentence = g_strdup_printf (
      closed ? "Node %u reaches with g = %u what took g = %u so far: the board of node %u was closed and is reopened"
             : "Node %u reaches with g = %u what took g = %u so far: it supersedes node %u, which leaves the frontier",
      id, fringe_search_g (why->search, id), fringe_search_g (why->search, older), older);

  g_assert_cmpuint (fringe_search_g (why->search, id), <, fringe_search_g (why->search, older));
  g_assert_true (fact_holds (why->text, sentence));
}

static guint n_superseded, n_reopened;

static void
check_successors (const Why *why)
{
  uint32_t id, n_before, next;
  guint n_duplicates = 0, n_older = 0;
  FringeBoard board;

  if (why->step == 0 || fact_holds (why->text, "It is the goal"))
    return;
  id = fringe_search_removed (why->search, why->step);
  n_before = next = fringe_search_n_nodes_at (why->search, why->step - 1);
  fringe_search_board (why->search, id, &board);

  for (int i = 0; i < FRINGE_N_MOVES; i++)
    {
      FringeMove move = fringe_search_rules (why->search)->moves[i];
      FringeBoard successor = board, child;
      uint32_t older;

      if (!fringe_board_move (&successor, move))
        continue;
      older = newest_with (why->search, &successor, n_before);
      if (next < fringe_search_n_nodes_at (why->search, why->step)
          && (fringe_search_board (why->search, next, &child), fringe_board_equal (&successor, &child)))
        {
          if (older != FRINGE_NO_NODE)
            assert_supersedes (why, next, older);
          n_older += older != FRINGE_NO_NODE;
          next++;
        }
      else
        {
          g_assert_cmpuint (older, !=, FRINGE_NO_NODE);
          assert_duplicate (why, move, older);
          n_duplicates++;
        }
    }
  g_assert_cmpuint (next, ==, fringe_search_n_nodes_at (why->search, why->step));
  g_assert_cmpuint (fact_count (why->text, ": dropped"), ==, n_duplicates);
  g_assert_cmpuint (fact_count (why->text, "so far: "), ==, n_older);
  n_superseded += fact_count (why->text, "it supersedes");
  n_reopened += fact_count (why->text, "is reopened");
}

static void
check_new_nodes (const Why *why)
{
  static const char *const words[]
      = { "No new node", "One new node", "Two new nodes", "Three new nodes", "Four new nodes" };
  uint32_t first, n;
  g_autoptr (GString) list = NULL;

  if (why->step == 0 || fact_holds (why->text, "It is the goal"))
    return;
  first = fringe_search_n_nodes_at (why->search, why->step - 1);
  n = fringe_search_n_nodes_at (why->search, why->step) - first;
  list = g_string_new (words[n]);
  for (uint32_t i = 0; i < n; i++)
    g_string_append_printf (list, "%s%u", i > 0 && i + 1 == n ? " and " : ", ", first + i);
  g_string_append_c (list, '.');
  g_assert_nonnull (strstr (why->text, list->str));
}

static void
test_removal (void)
{
  for_each_step (check_removal);
}

static void
test_goal_test (void)
{
  for_each_step (check_goal_test);
}

/* Enough rounds that both kinds of better path come up, whatever the seed. */
static void
test_successors (void)
{
  n_superseded = n_reopened = 0;
  for (int i = 0; i < 20 && (n_superseded == 0 || n_reopened == 0); i++)
    for_each_step (check_successors);
  g_assert_cmpuint (n_superseded, >, 0);
  g_assert_cmpuint (n_reopened, >, 0);
}

static void
test_new_nodes (void)
{
  for_each_step (check_new_nodes);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sentences/why/the-node-removed-has-the-smallest-priority-and-ties-are-named", test_removal);
  g_test_add_func ("/sentences/why/the-goal-test-is-told", test_goal_test);
  g_test_add_func ("/sentences/why/every-successor-is-accounted-for", test_successors);
  g_test_add_func ("/sentences/why/new-nodes-are-named", test_new_nodes);
  return g_test_run ();
}
