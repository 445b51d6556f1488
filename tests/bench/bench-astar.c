/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bare-loops.h"
#include "bench.h"
#include "test-korf.h"

#include <stdio.h>

/* The first nodes of two of Korf's instances by the textbook's rules, every node kept. */

typedef struct
{
  const TestKorf *korf;
  uint32_t n_nodes;
  double bytes_per_node;
} Case;

static double
run_own (gpointer data)
{
  Case *one = data;
  FringeBoard goal = test_korf_goal ();
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  double begin = bench_now (), end;
  g_autoptr (FringeSearch) search = fringe_search_new (&one->korf->start, &goal, &rules, one->n_nodes);

  fringe_search_run (search, UINT32_MAX);
  end = bench_now ();
  one->bytes_per_node = (double) fringe_search_bytes (search) / fringe_search_n_nodes (search);
  return (end - begin) / fringe_search_n_nodes (search);
}

static double
run_bare (gpointer data)
{
  const Case *one = data;
  FringeBoard goal = test_korf_goal ();

  return bare_insert (&one->korf->start, &goal, one->n_nodes);
}

static void
print (const char *name, const char *what, double value, const char *unit)
{
  g_autofree char *line = g_strdup_printf ("%s_%s", name, what);

  bench_print (line, value, unit);
}

static void
measure (const char *name, const TestKorf *korf, uint32_t n_nodes)
{
  Case one = { korf, n_nodes, 0 };
  BenchMedians medians = bench_in_turn (run_own, run_bare, &one);

  print (name, "ns_per_node", medians.own, "ns");
  print (name, "bare_insert_ns", medians.bare, "ns");
  print (name, "ratio", medians.own / medians.bare, "x");
  print (name, "bytes_per_node", one.bytes_per_node, "bytes");
}

static const TestKorf *
find_instance (const GArray *instances, guint number)
{
  guint i = 0;

  while (g_array_index (instances, TestKorf, i).number != number)
    i++;
  return &g_array_index (instances, TestKorf, i);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GArray) instances = NULL;

  if (argc != 2)
    return 2;
  instances = test_korf_load (argv[1]);
  measure ("astar_1m", find_instance (instances, 1), 1000000);
  measure ("astar_8m", find_instance (instances, 2), 8000000);
  return 0;
}
