/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "fringe-own.h"
#include "test-korf.h"

#include <stdio.h>

/* All of Korf's instances. By Manhattan, 36 thousand million nodes: cost and nodes must be his. By a pattern database
 * that is named, the costs: its nodes are printed. */

typedef struct
{
  FringeHeuristic heuristic;
  gint64 n_nodes; /* atomic, as is the other */
  int n_faults;
} Bench;

static void
try_instance (gpointer data, gpointer user_data)
{
  const TestKorf *korf = data;
  Bench *bench = user_data;
  g_autofree char *fault = NULL;
  guint64 n_nodes = 0;

  if (bench->heuristic == FRINGE_HEURISTIC_MANHATTAN)
    fault = test_korf_try (korf);
  else
    fault = test_korf_try_cost (korf, bench->heuristic, &n_nodes);
  __atomic_add_fetch (&bench->n_nodes, (gint64) n_nodes, __ATOMIC_RELAXED);
  if (fault == NULL)
    return;
  g_atomic_int_inc (&bench->n_faults);
  fprintf (stderr, "%s\n", fault);
}

static void
try_all (Bench *bench, const char *path)
{
  g_autoptr (GArray) instances = test_korf_load (path);
  GThreadPool *pool = g_thread_pool_new (try_instance, bench, (int) g_get_num_processors (), TRUE, NULL);

  for (guint i = instances->len; i-- > 0;)
    g_thread_pool_push (pool, &g_array_index (instances, TestKorf, i), NULL);
  g_thread_pool_free (pool, FALSE, TRUE);
}

int
main (int argc, char *argv[])
{
  Bench bench = { .heuristic = FRINGE_HEURISTIC_MANHATTAN };
  FringeBoard goal = test_korf_goal ();
  FringeFormulaError error;
  FringeEstimate estimate; /* keeps the tables, which all searches share */
  double begin = bench_now (), built;

  if (argc < 2 || argc > 3 || (argc == 3 && !fringe_own_from_text (argv[2], &bench.heuristic, &error))
      || !fringe_estimate_init (&estimate, bench.heuristic, &goal))
    return 2;
  built = bench_now ();
  try_all (&bench, argv[1]);
  fringe_estimate_clear (&estimate);
  if (argc == 3)
    {
      bench_print ("korf100_pdb_build_s", (built - begin) / 1e9, "s");
      bench_print ("korf100_pdb_s", (bench_now () - built) / 1e9, "s");
      bench_print ("korf100_pdb_nodes", (double) bench.n_nodes / 1e6, "million");
    }
  else
    bench_print ("korf100_s", (bench_now () - begin) / 1e9, "s");
  return bench.n_faults == 0 ? 0 : 1;
}
