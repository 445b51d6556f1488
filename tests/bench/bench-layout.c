/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "fringe-layout.h"
#include "test-boards.h"
#include "test-korf.h"

/* The layout of a large tree and of a deep one, made anew. The bare loop gives each node a place beside its parent. */

#define TREE_NODES 1000000
#define CHAIN_NODES 100000

static FringeSearch *
search_tree (const TestKorf *korf)
{
  FringeBoard goal = test_korf_goal ();
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  FringeSearch *search = fringe_search_new (&korf->start, &goal, &rules, TREE_NODES);

  fringe_search_run (search, UINT32_MAX);
  return search;
}

/* On four cells all there is to do is to go round, and the goal is out of reach. */
static FringeSearch *
search_chain (void)
{
  FringeBoard start = test_board ("2 1 3 0"), goal = test_board ("1 2 3 0");
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  FringeSearch *search;

  rules.algorithm = FRINGE_ALGORITHM_DFS;
  rules.duplicates = FRINGE_DUPLICATES_PARENT;
  search = fringe_search_new (&start, &goal, &rules, CHAIN_NODES);
  fringe_search_search_anyway (search);
  fringe_search_run (search, UINT32_MAX);
  return search;
}

static double
run_own (gpointer data)
{
  const FringeSearch *search = data;
  FringeLayout *layout = fringe_layout_new ();
  double begin = bench_now (), taken;

  g_assert_true (fringe_layout_update (layout, search, 0, fringe_search_n_steps (search)));
  taken = bench_now () - begin;
  fringe_layout_free (layout);
  return taken / fringe_search_n_nodes (search);
}

static double
run_bare (gpointer data)
{
  const FringeSearch *search = data;
  uint32_t n_nodes = fringe_search_n_nodes (search);
  double begin = bench_now (), taken;
  gint32 *places = g_new (gint32, n_nodes);

  places[0] = 0;
  for (uint32_t id = 1; id < n_nodes; id++)
    places[id] = places[fringe_search_parent (search, id)] + (gint32) fringe_search_move (search, id);
  taken = bench_now () - begin;
  g_free (places);
  return taken / n_nodes;
}

static void
print (const char *name, const char *what, double value, const char *unit)
{
  g_autofree char *line = g_strdup_printf ("%s_%s", name, what);

  bench_print (line, value, unit);
}

static void
measure (const char *name, FringeSearch *search)
{
  BenchMedians medians = bench_in_turn (run_own, run_bare, search);

  print (name, "ns_per_node", medians.own, "ns");
  print (name, "bare_ns", medians.bare, "ns");
  print (name, "ratio", medians.own / medians.bare, "x");
  fringe_search_free (search);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GArray) instances = NULL;

  if (argc != 2)
    return 2;
  instances = test_korf_load (argv[1]);
  measure ("layout_1m", search_tree (&g_array_index (instances, TestKorf, 0)));
  measure ("layout_chain_100k", search_chain ());
  return 0;
}
