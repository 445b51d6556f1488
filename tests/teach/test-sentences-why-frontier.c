/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sentence-facts.h"
#include "test-texts.h"

#include "test-boards.h"

#include <locale.h>
#include <string.h>

/* What is said of the node removed is worked out again by sorting the whole frontier. */

#define NAMED_MAX 3

static double
priority (const FringeSearch *search, uint32_t id)
{
  double g = fringe_search_g (search, id), h = fringe_search_h (search, id);
  const FringeRules *rules = fringe_search_rules (search);

  switch (rules->algorithm)
    {
    case FRINGE_ALGORITHM_UCS:
      return g;
    case FRINGE_ALGORITHM_GREEDY:
      return h;
    case FRINGE_ALGORITHM_ASTAR:
      return g + h;
    case FRINGE_ALGORITHM_WASTAR:
      return rules->weight > 0 ? g + rules->weight * h : g;
    case FRINGE_ALGORITHM_BFS:
      return id;
    case FRINGE_ALGORITHM_DFS:
      return -(double) fringe_search_generated_step (search, id);
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_ALGORITHM_RBFS:
    case FRINGE_ALGORITHM_IDS:
    case FRINGE_N_ALGORITHMS:
    default:
      g_assert_not_reached ();
    }
}

static int
order (uint32_t a, uint32_t b)
{
  return a < b ? -1 : a > b;
}

/* By the tie rule; under `heap`, and where there is none, by the id. */
static int
compare (gconstpointer a, gconstpointer b, gpointer data)
{
  const FringeSearch *search = data;
  const FringeRules *rules = fringe_search_rules (search);
  FringeTies ties = fringe_rules_use_ties (rules) ? rules->ties : FRINGE_TIES_FIFO;
  uint32_t id_a = *(const uint32_t *) a, id_b = *(const uint32_t *) b;
  double priority_a = priority (search, id_a), priority_b = priority (search, id_b);
  int by_g = order (fringe_search_g (search, id_a), fringe_search_g (search, id_b));

  if (priority_a != priority_b)
    return priority_a < priority_b ? -1 : 1;
  if ((ties == FRINGE_TIES_HIGH_G || ties == FRINGE_TIES_HIGH_G_LIFO) && by_g != 0)
    return -by_g;
  if (ties == FRINGE_TIES_LOW_G && by_g != 0)
    return by_g;
  return ties == FRINGE_TIES_LIFO || ties == FRINGE_TIES_HIGH_G_LIFO ? order (id_b, id_a) : order (id_a, id_b);
}

/* The frontier before the step, as it would be removed. */
static GArray *
frontier_before (FringeSearch *search, uint32_t step)
{
  GArray *ids = g_array_new (FALSE, FALSE, sizeof (uint32_t));

  for (uint32_t id = 0; id < fringe_search_n_nodes_at (search, step - 1); id++)
    if (fringe_search_state_at (search, id, step - 1) == FRINGE_NODE_FRONTIER)
      g_array_append_val (ids, id);
  g_array_sort_with_data (ids, compare, search);
  return ids;
}

static uint32_t
at (const GArray *ids, guint i)
{
  return g_array_index (ids, uint32_t, i);
}

/* The heap may take any of those that tie; it comes to the front then. */
static void
bring_to_front (const FringeSearch *search, GArray *ids, uint32_t id)
{
  guint i = 0;

  while (i < ids->len && at (ids, i) != id)
    i++;
  g_assert_cmpuint (i, <, ids->len);
  g_assert_true (priority (search, id) == priority (search, at (ids, 0)));
  g_array_remove_index (ids, i);
  g_array_prepend_val (ids, id);
}

static guint
count_ties (const FringeSearch *search, const GArray *ids)
{
  guint n = 1;

  while (n < ids->len && priority (search, at (ids, n)) == priority (search, at (ids, 0)))
    n++;
  return n;
}

/* "Node 4 has the smallest" or "Nodes 4, 5, 6 and 2 others tie for the smallest". Nobody counts a single other one. */
static void
append_nodes (GString *text, const GArray *ids, guint n)
{
  guint n_named;

  if (n == 1)
    {
      g_string_append_printf (text, "Node %u has the smallest ", at (ids, 0));
      return;
    }
  g_string_append (text, "Nodes ");
  n_named = n == NAMED_MAX + 1 ? n : MIN (n, NAMED_MAX);
  for (guint i = 0; i < n_named; i++)
    g_string_append_printf (text, "%s%u", i == 0 ? "" : i + 1 == n ? " and " : ", ", at (ids, i));
  if (n > n_named)
    g_string_append_printf (text, " and %u others", n - n_named);
  g_string_append (text, " tie for the smallest ");
}

static void
append_g_rule (GString *text,
               const FringeSearch *search,
               const GArray *ids,
               guint n,
               const char *size,
               const char *which)
{
  uint32_t id = at (ids, 0), g = fringe_search_g (search, id);
  guint n_same = 0;

  for (guint i = 0; i < n; i++)
    n_same += fringe_search_g (search, at (ids, i)) == g;
  g_string_append_printf (text, " The rule for ties prefers the %s g", size);
  if (n_same == 1)
    g_string_append_printf (text, ": node %u has g = %u.", id, g);
  else if (n_same == n)
    g_string_append_printf (text, ", but here all have g = %u. Node %u has the %s id, so it goes first.", g, id, which);
  else
    g_string_append_printf (text,
                            ", which several nodes have: g = %u. Node %u has the %s id of these, so it goes first.", g,
                            id, which);
}

static guint rules_met[FRINGE_N_TIES];

static void
append_rule (GString *text, const FringeSearch *search, const GArray *ids, guint n, char letter)
{
  FringeTies ties = fringe_search_rules (search)->ties;

  rules_met[ties]++;
  if (ties == FRINGE_TIES_FIFO || ties == FRINGE_TIES_LIFO)
    g_string_append_printf (text, " The rule for ties prefers the %s id: node %u.",
                            ties == FRINGE_TIES_FIFO ? "lowest" : "highest", at (ids, 0));
  if (ties == FRINGE_TIES_HIGH_G || ties == FRINGE_TIES_HIGH_G_LIFO)
    append_g_rule (text, search, ids, n, "largest", ties == FRINGE_TIES_HIGH_G ? "lowest" : "highest");
  if (ties == FRINGE_TIES_LOW_G)
    append_g_rule (text, search, ids, n, "smallest", "lowest");
  if (ties == FRINGE_TIES_HEAP)
    g_string_append_printf (text, " The binary heap compares only %c: node %u happens to be at its root.", letter,
                            at (ids, 0));
}

static void
append_smallest (GString *text, const FringeSearch *search, const GArray *ids)
{
  const FringeRules *rules = fringe_search_rules (search);
  char letter = rules->algorithm == FRINGE_ALGORITHM_UCS      ? 'g'
                : rules->algorithm == FRINGE_ALGORITHM_GREEDY ? 'h'
                                                              : 'f';
  guint n = count_ties (search, ids);
  uint32_t id = at (ids, 0);
  g_autofree char *h = test_number (fringe_search_h (search, id)), *value = test_number (priority (search, id));

  append_nodes (text, ids, n);
  g_string_append_printf (text, "%c on the frontier: ", letter);
  if (rules->algorithm == FRINGE_ALGORITHM_WASTAR)
    g_string_append_printf (text, "%u\u00a0+\u00a0%.12g\u00a0×\u00a0%s\u00a0=\u00a0", fringe_search_g (search, id),
                            rules->weight, h);
  g_string_append_printf (text, "%s.", value);
  if (n > 1)
    append_rule (text, search, ids, n, letter);
}

/* Under depth-first search, the nodes that "tie" are siblings. */
static void
append_stack (GString *text, const FringeSearch *search, const GArray *ids)
{
  g_string_append_printf (text, "Node %u is on top of the stack", at (ids, 0));
  if (count_ties (search, ids) == 1)
    g_string_append (text, ": it is the newest node.");
  else
    g_string_append_printf (text, ", the first waiting child of node %u.", fringe_search_parent (search, at (ids, 0)));
}

static void
check_removal (const Why *why)
{
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autoptr (GArray) ids = NULL;
  const FringeRules *rules = fringe_search_rules (why->search);
  uint32_t id;

  if (why->step == 0 || fringe_search_is_idastar (why->search))
    return;
  id = fringe_search_removed (why->search, why->step);
  ids = frontier_before (why->search, why->step);
  if (fringe_rules_use_ties (rules) && rules->ties == FRINGE_TIES_HEAP)
    bring_to_front (why->search, ids, id);
  g_assert_cmpuint (at (ids, 0), ==, id);

  if (ids->len == 1)
    g_string_append_printf (expected, "Node %u is the only node on the frontier.", id);
  else if (rules->algorithm == FRINGE_ALGORITHM_BFS)
    g_string_append_printf (expected, "Node %u is first in the queue: it is the oldest node on the frontier.", id);
  else if (rules->algorithm == FRINGE_ALGORITHM_DFS)
    append_stack (expected, why->search, ids);
  else
    append_smallest (expected, why->search, ids);
  if (strncmp (why->text, expected->str, expected->len) != 0)
    g_error ("\"%s\" does not begin with \"%s\"", why->text, expected->str);
  g_assert_cmpint (why->text[expected->len], ==, ' ');
}

static void
test_removal (void)
{
  gboolean all = FALSE;

  memset (rules_met, 0, sizeof rules_met);
  for (int i = 0; i < 20 && !all; i++)
    {
      for_each_step (check_removal);
      all = TRUE;
      for (int ties = 0; ties < FRINGE_N_TIES; ties++)
        all = all && rules_met[ties] > 0;
    }
  g_assert_true (all);
}

static FringeSearch *
weighted_search (double weight)
{
  FringeBoard start = test_board ("1 2 7 6 0 8 4 3 5"), goal = test_board ("1 2 0 4 8 7 3 6 5");
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  FringeSearch *search;

  rules.algorithm = FRINGE_ALGORITHM_WASTAR;
  rules.weight = weight;
  rules.ties = FRINGE_TIES_HIGH_G_LIFO;
  search = fringe_search_new (&start, &goal, &rules, 1000);
  fringe_search_run (search, UINT32_MAX);
  return search;
}

/* Left and Right both bring a tile nearer to its goal cell, Up and Down do not. */
static void
test_weighted (void)
{
  FringeSearch *search = weighted_search (1.5);
  g_autofree char *start = fringe_why_sentences (search, 0);
  g_autofree char *why = fringe_why_sentences (search, 2);

  g_assert_cmpstr (start, ==,
                   "The frontier holds only the start: node 0 with g = 0, h = 6 and f = 9. Weighted A* removes the "
                   "node with the smallest f\u00a0=\u00a0g\u00a0+\u00a0w\u00a0×\u00a0h. The weight w is 1.5.");
  g_assert_true (g_str_has_prefix (
      why,
      "Nodes 4 and 3 tie for the smallest f on the frontier: 1\u00a0+\u00a01.5\u00a0×\u00a05\u00a0=\u00a08.5. "
      "The rule for ties prefers the largest g, but here all have g = 1. Node 4 has the highest id, so it goes first. "
      "It is not the goal. "));
  fringe_search_unref (search);
}

static void
test_locale (void)
{
  FringeSearch *search = weighted_search (1.5);
  g_autofree char *before = g_strdup (setlocale (LC_NUMERIC, NULL));
  g_autofree char *why = NULL;

  if (setlocale (LC_NUMERIC, "de_DE.UTF-8") != NULL)
    {
      why = fringe_why_sentences (search, 2);
      setlocale (LC_NUMERIC, before);
      g_assert_nonnull (strstr (why, ": 1\u00a0+\u00a01,5\u00a0×\u00a05\u00a0=\u00a08,5."));
    }
  else
    {
      g_test_skip ("the locale de_DE.UTF-8 is not installed");
    }
  fringe_search_unref (search);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sentences/why/why-this-node-is-true-of-the-whole-frontier-by-every-rule", test_removal);
  g_test_add_func ("/sentences/why/a-weight-is-shown-at-work", test_weighted);
  g_test_add_func ("/sentences/why/decimals-are-those-of-the-locale", test_locale);
  return g_test_run ();
}
