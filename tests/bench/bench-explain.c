/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bare-loops.h"
#include "bench.h"
#include "fringe-explain.h"
#include "test-boards.h"

#include <json-glib/json-glib.h>

/* Which conventions give the eight counts that paper-2021 printed. The bare loop is a million nodes, inserted. */

#define BARE_NODES 1000000

/* The paper counts the goal as expanded, but not a start that is the goal. */
static FringeObservation
observation_of (JsonObject *example)
{
  JsonObject *expected = json_object_get_object_member (example, "expect");
  gint64 cost = json_object_get_int_member (expected, "cost");
  FringeObservation observation = {
    .start = test_board (json_object_get_string_member (example, "start")),
    .goal = test_board (json_object_get_string_member (example, "goal")),
    .counts = { FRINGE_COUNT_UNKNOWN, FRINGE_COUNT_UNKNOWN, FRINGE_COUNT_UNKNOWN, FRINGE_COUNT_UNKNOWN },
  };

  observation.counts[FRINGE_COUNT_EXPANDED] = json_object_get_int_member (expected, "expanded") + (cost > 0);
  return observation;
}

static GArray *
load_observations (const char *path)
{
  GArray *observations = g_array_new (FALSE, FALSE, sizeof (FringeObservation));
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;
  JsonArray *searches;

  json_parser_load_from_file (parser, path, &error);
  g_assert_no_error (error);
  searches = json_object_get_array_member (json_node_get_object (json_parser_get_root (parser)), "searches");
  for (guint i = 0; i < json_array_get_length (searches); i++)
    {
      JsonObject *example = json_array_get_object_element (searches, i);
      FringeObservation observation = observation_of (example);

      if (g_str_equal (json_object_get_string_member (example, "source"), "paper-2021"))
        g_array_append_val (observations, observation);
    }
  return observations;
}

static double
run_own (gpointer data)
{
  const GArray *observations = data;
  FringeExplainQuery query = {
    .observations = (gconstpointer) observations->data,
    .n_observations = observations->len,
  };
  double begin = bench_now ();
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeExplanation) explanation = fringe_explain (&query, NULL, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (explanation->n_matches, >, 0);
  return bench_now () - begin;
}

static double
run_bare (gpointer data)
{
  FringeBoard goal = fringe_board_standard_goal (4, 4), start = goal;

  (void) data;
  return bare_insert (&start, &goal, BARE_NODES) * BARE_NODES;
}

int
main (int argc, char *argv[])
{
  g_autoptr (GArray) observations = NULL;
  BenchMedians medians;

  if (argc != 2)
    return 2;
  observations = load_observations (argv[1]);
  medians = bench_in_turn (run_own, run_bare, observations);
  bench_print ("explain_paper2021_s", medians.own / 1e9, "s");
  bench_print ("explain_bare_insert_1m_s", medians.bare / 1e9, "s");
  bench_print ("explain_paper2021_ratio", medians.own / medians.bare, "x");
  return 0;
}
