/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "fringe-geometry.h"
#include "test-boards.h"
#include "test-korf.h"

/* The layout of a large tree and of a deep one, made anew; one step more on the large one, from the search to what a
 * window shows; and what all of it holds in memory. The bare loop gives each node a place beside its parent. */

#define CHAIN_NODES 100000
#define STEPS 300

typedef struct
{
  FringeSearch *search;
  FringeLayout *layout;
  FringeCard card;
  FringePlaces seen;
} Session;

static FringeSearch *
search_tree (const TestKorf *korf, uint32_t n_nodes)
{
  FringeBoard goal = test_korf_goal ();
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  FringeSearch *search = fringe_search_new (&korf->start, &goal, &rules, n_nodes);

  fringe_search_run (search, UINT32_MAX);
  fringe_search_set_node_limit (search, FRINGE_NODE_LIMIT_MAX);
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
  fringe_search_set_node_limit (search, FRINGE_NODE_LIMIT_MAX);
  return search;
}

static double
run_own (gpointer data)
{
  const FringeSearch *search = data;
  FringeLayout *layout = fringe_layout_new ();
  double begin = bench_spent (), taken;

  g_assert_true (fringe_layout_update (layout, search, 0, fringe_search_n_steps (search)));
  taken = bench_spent () - begin;
  fringe_layout_free (layout);
  return taken / fringe_search_n_nodes (search);
}

static double
run_bare (gpointer data)
{
  const FringeSearch *search = data;
  uint32_t n_nodes = fringe_search_n_nodes (search);
  double begin = bench_spent (), taken;
  gint32 *places = g_new (gint32, n_nodes);

  places[0] = 0;
  for (uint32_t id = 1; id < n_nodes; id++)
    places[id] = places[fringe_search_parent (search, id)] + (gint32) fringe_search_move (search, id);
  taken = bench_spent () - begin;
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
}

/* A window with a node in its middle, at 100 %. */
static void
see_around (Session *session, uint32_t id)
{
  FringeRect rect = fringe_geometry_node (session->layout, &session->card, id);
  FringeRect window = { rect.x + rect.width / 2 - 960, rect.y + rect.height / 2 - 540, 1920, 1080 };
  FringeSpan span = fringe_geometry_span (&session->card, &window);

  g_assert_true (fringe_layout_see (session->layout, &span, 0, 1, &session->seen));
  g_assert_cmpuint (session->seen.n, >, 0);
}

/* All of it in a window: no more is seen than pixels can show. */
static void
see_whole (Session *session)
{
  FringeRect bounds = fringe_geometry_bounds (session->layout, &session->card);
  FringeSpan span = fringe_geometry_span (&session->card, &bounds);
  int64_t grain = (span.right - span.left) / 1920;
  uint32_t row_grain = fringe_layout_n_rows (session->layout) / 1080;

  g_assert_true (
      fringe_layout_see (session->layout, &span, (int32_t) MAX (grain, 1), MAX (row_grain, 1), &session->seen));
}

static double
take_step (Session *session)
{
  double begin = bench_spent ();
  uint32_t step;

  fringe_search_step (session->search);
  step = fringe_search_n_steps (session->search);
  g_assert_true (fringe_layout_update (session->layout, session->search, 0, step));
  see_around (session, fringe_search_removed (session->search, step));
  return (bench_spent () - begin) / 1e6;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double of_a = *(const double *) a, of_b = *(const double *) b;

  return (of_a > of_b) - (of_a < of_b);
}

static void
print_spread (const char *name, const char *what, double *times, size_t n)
{
  g_autofree char *median = g_strdup_printf ("%s%s_ms", what, name);
  g_autofree char *worst = g_strdup_printf ("%s%s_worst_ms", what, name);

  qsort (times, n, sizeof *times, compare);
  bench_print (median, times[n / 2], "ms");
  bench_print (worst, times[n - 1], "ms");
}

static void
measure_steps (const char *size, Session *session)
{
  double times[STEPS], begin;

  for (int i = 0; i < STEPS; i++)
    times[i] = take_step (session);
  print_spread (size, "step_at_", times, STEPS);
  for (int i = 0; i < STEPS; i++)
    {
      begin = bench_spent ();
      see_whole (session);
      times[i] = (bench_spent () - begin) / 1e6;
    }
  print_spread (size, "see_fit_", times, STEPS);
  print ("see_fit", size, session->seen.n, "nodes");
}

static void
measure_session (const char *name, const char *size, FringeSearch *search)
{
  Session session = { .search = search, .layout = fringe_layout_new () };
  size_t bytes;

  session.card = fringe_card_measure (4, 4, FRINGE_DIRECTION_DOWN, FALSE);
  g_assert_true (fringe_layout_update (session.layout, search, 0, fringe_search_n_steps (search)));
  measure_steps (size, &session);
  bytes = fringe_search_bytes (search) + fringe_layout_bytes (session.layout);
  print (name, "bytes_per_node", (double) bytes / fringe_search_n_nodes (search), "bytes");
  fringe_layout_free (session.layout);
  fringe_places_clear (&session.seen);
}

static void
measure_tree (const char *session, const char *size, const TestKorf *korf, uint32_t n_nodes)
{
  g_autoptr (FringeSearch) search = search_tree (korf, n_nodes);
  g_autofree char *name = g_strdup_printf ("layout_%s", size);

  measure (name, search);
  measure_session (session, size, search);
}

static void
measure_chain (void)
{
  g_autoptr (FringeSearch) chain = search_chain ();

  measure ("layout_chain_100k", chain);
  measure_session ("session_chain_100k", "chain_100k", chain);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GArray) instances = NULL;

  if (argc < 2)
    return 2;
  instances = test_korf_load (argv[1]);
  if (argc > 2)
    {
      measure_tree ("session_10m", "10m", &g_array_index (instances, TestKorf, 1), 10000000);
      return 0;
    }
  measure_tree ("session", "1m", &g_array_index (instances, TestKorf, 0), 1000000);
  measure_chain ();
  return 0;
}
