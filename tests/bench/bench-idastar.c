/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bare-loops.h"
#include "bench.h"
#include "test-korf.h"

/* IDA* on one of Korf's instances, against all walks of about as many moves. */

#define NUMBER 1
#define BARE_DEPTH 25

static double
run_own (gpointer data)
{
  const TestKorf *korf = data;
  FringeBoard goal = test_korf_goal ();
  FringeRules rules = test_korf_rules ();
  double begin = bench_now ();
  g_autoptr (FringeIdastar) idastar = fringe_idastar_new (&korf->start, &goal, &rules, UINT64_MAX);

  fringe_idastar_run (idastar, UINT64_MAX);
  return (bench_now () - begin) / (double) fringe_idastar_generated (idastar);
}

static double
run_bare (gpointer data)
{
  const TestKorf *korf = data;
  FringeBoard goal = test_korf_goal ();

  return bare_generate (&korf->start, &goal, BARE_DEPTH);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GArray) instances = NULL;
  BenchMedians medians;
  guint i = 0;

  if (argc != 2)
    return 2;
  instances = test_korf_load (argv[1]);
  while (g_array_index (instances, TestKorf, i).number != NUMBER)
    i++;
  medians = bench_in_turn (run_own, run_bare, &g_array_index (instances, TestKorf, i));
  bench_print ("idastar_m_generated_per_s", 1e3 / medians.own, "million/s");
  bench_print ("idastar_bare_generate_ns", medians.bare, "ns");
  bench_print ("idastar_ratio", medians.own / medians.bare, "x");
  return 0;
}
