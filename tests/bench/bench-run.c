/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "fringe-node-find.h"
#include "fringe-run.h"
#include "test-boards.h"
#include "test-korf.h"

/* Going through a million nodes with something to stop at, and looking for some of them. The bare loop is the same
 * search with nothing to stop at. */

#define N_NODES 1000000
#define SLICE 500

typedef struct
{
  const TestKorf *korf;
  FringeBreakpoint breakpoint;
} Case;

static FringeSearch *
make_search (const Case *the_case)
{
  FringeBoard goal = test_korf_goal ();
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);

  return fringe_search_new (&the_case->korf->start, &goal, &rules, N_NODES);
}

/* Nanoseconds a step. */
static double
run (const Case *the_case, guint n_breakpoints)
{
  FringeSearch *search = make_search (the_case);
  FringeLayers *layers = fringe_layers_new ();
  FringeBreakpoint breakpoint = the_case->breakpoint;
  FringeRun way = { FRINGE_N_EVENTS, 1, 0, 0 };
  double begin = bench_now (), taken;

  fringe_breakpoint_prepare (&breakpoint, search);
  while (fringe_run_advance (&way, search, layers, &breakpoint, n_breakpoints, SLICE) != FRINGE_RUN_ENDED)
    continue;
  taken = (bench_now () - begin) / way.step;
  fringe_layers_free (layers);
  fringe_search_unref (search);
  return taken;
}

static double
run_with (gpointer data)
{
  return run (data, 1);
}

static double
run_without (gpointer data)
{
  return run (data, 0);
}

static double
run_bare (gpointer data)
{
  FringeSearch *search = make_search (data);
  double begin = bench_now (), taken;

  while (fringe_search_run (search, SLICE) > 0)
    continue;
  taken = (bench_now () - begin) / fringe_search_n_steps (search);
  fringe_search_unref (search);
  return taken;
}

static void
print (const char *name, BenchMedians medians)
{
  g_autofree char *ratio = g_strconcat (name, "_ratio", NULL);

  bench_print (name, medians.own, "ns/step");
  bench_print (ratio, medians.own / medians.bare, "");
}

/* Each stops nowhere: there is no such node, the board's h is that of many, and Manhattan reopens nothing. */
static void
measure_breakpoints (Case *the_case)
{
  print ("run", bench_in_turn (run_without, run_bare, the_case));
  the_case->breakpoint = (FringeBreakpoint) { .kind = FRINGE_BREAKPOINT_NODE, .id = FRINGE_NO_NODE };
  print ("run_to_node", bench_in_turn (run_with, run_bare, the_case));
  the_case->breakpoint = (FringeBreakpoint) { .kind = FRINGE_BREAKPOINT_BOARD, .board = test_korf_goal () };
  fringe_board_scramble (&the_case->breakpoint.board, 1, 41);
  print ("run_to_board", bench_in_turn (run_with, run_bare, the_case));
  the_case->breakpoint = (FringeBreakpoint) { .kind = FRINGE_BREAKPOINT_EVENT, .event = FRINGE_EVENT_REOPENED };
  print ("run_to_reopened", bench_in_turn (run_with, run_bare, the_case));
}

/* Nanoseconds a step to ask of each known one. */
static void
measure_events (const FringeSearch *search)
{
  static const char *const names[] = { "layer", "duplicate", "reopened", "superseded" };
  guint n_steps = fringe_search_n_steps (search), n_found;
  FringeLayers *layers = fringe_layers_new ();

  fringe_layers_update (layers, search);
  for (int event = 0; event < FRINGE_N_EVENTS; event++)
    {
      double begin = bench_now ();
      g_autofree char *line = g_strconcat ("event_", names[event], NULL);
      g_autofree char *found = g_strconcat (line, "_steps", NULL);

      n_found = 0;
      for (guint step = 1; step <= n_steps; step++)
        n_found += fringe_event_happens ((FringeEvent) event, search, layers, step);
      bench_print (line, (bench_now () - begin) / n_steps, "ns/step");
      bench_print (found, n_found, "steps");
    }
  fringe_layers_free (layers);
}

static void
measure_find (const FringeSearch *search)
{
  const struct
  {
    const char *name;
    FringeNodeQuery query;
  } kinds[] = { { "find_f", fringe_node_query_value (FRINGE_NODE_F, 46) },
                { "find_board", fringe_node_query_board (fringe_search_goal (search)) },
                { "find_duplicate", { .is_duplicate = TRUE } } };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      FringeNodeFind *find;
      double begin = bench_now ();

      find = fringe_node_find_new (search, fringe_search_n_steps (search), &kinds[i].query);
      fringe_node_find_advance (find, G_MAXUINT);
      bench_print (kinds[i].name, (bench_now () - begin) / fringe_search_n_nodes (search), "ns/node");
      fringe_node_find_free (find);
    }
}

int
main (int argc, char *argv[])
{
  g_autoptr (GArray) instances = test_korf_load (argv[argc - 1]);
  Case the_case = { 0 };
  FringeSearch *search;

  for (guint i = 0; i < instances->len; i++)
    if (g_array_index (instances, TestKorf, i).number == 1)
      the_case.korf = &g_array_index (instances, TestKorf, i);
  measure_breakpoints (&the_case);
  search = make_search (&the_case);
  fringe_search_run (search, G_MAXUINT);
  measure_events (search);
  measure_find (search);
  fringe_search_unref (search);
  return 0;
}
