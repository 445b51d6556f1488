/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "fringe-rows.h"
#include "fringe-sentences.h"
#include "test-korf.h"

/* The lists beside a tree of a million nodes: what a step, a jump and another order cost, and in how long slices. */

#define TREE_NODES 1000000
#define N_ROUNDS 5
#define N_STEPS 2000
/* What a list does in a frame, in microseconds. */
#define SLICE 5000

typedef struct
{
  double total;
  double longest; /* the longest slice */
} Taken;

static FringeSearch *
search_tree (const TestKorf *korf, FringeAlgorithm algorithm)
{
  FringeBoard goal = test_korf_goal ();
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  FringeSearch *search;

  rules.algorithm = algorithm;
  search = fringe_search_new (&korf->start, &goal, &rules, TREE_NODES);
  fringe_search_run (search, UINT32_MAX);
  return search;
}

static void
count_change (guint position, guint removed, guint added, gpointer data)
{
  *(guint *) data += removed + added;
}

static Taken
go_to (FringeRows *rows, guint step)
{
  Taken taken = { 0, 0 };
  gboolean is_done = FALSE;

  while (!is_done)
    {
      double begin = bench_now (), slice;

      is_done = fringe_rows_go_to (rows, step, g_get_monotonic_time () + SLICE);
      slice = (bench_now () - begin) / 1e6;
      taken.total += slice;
      taken.longest = MAX (taken.longest, slice);
    }
  return taken;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double of_a = *(const double *) a, of_b = *(const double *) b;

  return (of_a > of_b) - (of_a < of_b);
}

/* Of steps one after the other, the slowest but one in a hundred. */
static double
measure_steps (FringeRows *rows, guint from)
{
  double taken[N_STEPS];

  for (guint i = 0; i < N_STEPS; i++)
    taken[i] = go_to (rows, i < N_STEPS / 2 ? from + i : from + N_STEPS - i).total;
  qsort (taken, N_STEPS, sizeof *taken, compare);
  return taken[N_STEPS * 99 / 100];
}

static Taken
measure_jumps (FringeRows *rows, guint far, guint near)
{
  double totals[N_ROUNDS];
  Taken taken = { 0, 0 };

  for (int i = 0; i < N_ROUNDS; i++)
    {
      go_to (rows, near);
      taken = go_to (rows, far);
      totals[i] = taken.total;
    }
  qsort (totals, N_ROUNDS, sizeof *totals, compare);
  taken.total = totals[N_ROUNDS / 2];
  return taken;
}

static Taken
measure_sort (FringeRows *rows, guint step, FringeColumn column)
{
  double totals[N_ROUNDS];
  Taken taken = { 0, 0 };

  for (int i = 0; i < N_ROUNDS; i++)
    {
      fringe_rows_set_order (rows, column, i % 2 == 0);
      taken = go_to (rows, step);
      totals[i] = taken.total;
    }
  qsort (totals, N_ROUNDS, sizeof *totals, compare);
  taken.total = totals[N_ROUNDS / 2];
  return taken;
}

static void
print (const char *list, const char *what, double value, const char *unit)
{
  g_autofree char *name = g_strdup_printf ("%s_%s", list, what);

  bench_print (name, value, unit);
}

static void
measure (const char *name, FringeRowKind kind, const FringeSearch *search, FringeColumn column)
{
  guint n_changed = 0, step = fringe_search_n_steps (search) - N_STEPS;
  FringeRows *rows = fringe_rows_new (kind, count_change, &n_changed);
  Taken taken;

  fringe_rows_set_search (rows, search);
  taken = measure_jumps (rows, step, step / 2);
  print (name, "rows", fringe_rows_n (rows), "rows");
  print (name, "jump_ms", taken.total, "ms");
  print (name, "jump_slice_ms", taken.longest, "ms");
  print (name, "step_p99_ms", measure_steps (rows, step), "ms");
  taken = measure_sort (rows, step, column);
  print (name, "sort_ms", taken.total, "ms");
  print (name, "sort_slice_ms", taken.longest, "ms");
  fringe_rows_free (rows);
}

/* What the panel of reasons costs at a step of a large record. */
static void
measure_why (const FringeSearch *search)
{
  double begin = bench_now ();

  for (guint i = 0; i < N_ROUNDS; i++)
    g_free (fringe_why_sentences (search, fringe_search_n_steps (search) - i));
  bench_print ("why_sentences_ms", (bench_now () - begin) / N_ROUNDS / 1e6, "ms");
  begin = bench_now ();
  for (guint i = 0; i < N_ROUNDS; i++)
    g_free (fringe_step_sentence (search, fringe_search_n_steps (search) - i));
  bench_print ("step_sentence_ms", (bench_now () - begin) / N_ROUNDS / 1e6, "ms");
  begin = bench_now ();
  for (guint i = 0; i < N_ROUNDS; i++)
    {
      guint ids[100];

      fringe_search_frontier_at (search, fringe_search_n_steps (search) - i, ids, G_N_ELEMENTS (ids));
    }
  bench_print ("frontier_at_ms", (bench_now () - begin) / N_ROUNDS / 1e6, "ms");
}

int
main (int argc, char *argv[])
{
  g_autoptr (GArray) instances = NULL;
  g_autoptr (FringeSearch) search = NULL;

  if (argc != 2)
    return 2;
  instances = test_korf_load (argv[1]);
  search = search_tree (&g_array_index (instances, TestKorf, instances->len / 2), FRINGE_ALGORITHM_ASTAR);
  measure ("list_frontier", FRINGE_ROWS_FRONTIER, search, FRINGE_COLUMN_BOARD);
  measure ("list_closed", FRINGE_ROWS_CLOSED, search, FRINGE_COLUMN_F);
  measure ("list_repeats", FRINGE_ROWS_REPEATS, search, FRINGE_COLUMN_OF);
  measure_why (search);
  return 0;
}
