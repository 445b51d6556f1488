/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-samples.h"
#include "fringe-session.h"
#include "test-boards.h"

#include <json-glib/json-glib.h>

#define TICK "✓ As printed in the report: "
/* Enough for all examples by their own rules; by others some find no goal. */
#define NODE_LIMIT 50000

static FringeSearch *
run (const FringeSample *sample, const FringeRules *rules)
{
  FringeBoard start, goal;
  FringeSearch *search;

  fringe_sample_boards (sample, &start, &goal);
  search = fringe_search_new (&start, &goal, rules, NODE_LIMIT);
  fringe_search_run (search, UINT32_MAX);
  return search;
}

static char *
verdict (const FringeSample *sample, const FringeRules *rules)
{
  FringeSearch *search = run (sample, rules);
  char *text = fringe_sample_verdict (search);

  fringe_search_unref (search);
  return text;
}

static JsonArray *
published (JsonParser *parser)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "cli", "worked-examples.json", NULL);
  g_autoptr (GError) error = NULL;

  json_parser_load_from_file (parser, path, &error);
  g_assert_no_error (error);
  return json_object_get_array_member (json_node_get_object (json_parser_get_root (parser)), "searches");
}

static void
assert_printed (JsonObject *search)
{
  JsonObject *counts = json_object_get_object_member (search, "expect");
  FringeBoard start = test_board (json_object_get_string_member (search, "start"));
  FringeBoard goal = test_board (json_object_get_string_member (search, "goal"));
  const FringeSample *sample = fringe_samples_find (&start, &goal);
  FringeRules rules = fringe_sample_rules (sample);
  g_autofree char *expected
      = g_strdup_printf (TICK "%d generated, %d expanded.", (int) json_object_get_int_member (counts, "generated"),
                         (int) json_object_get_int_member (counts, "expanded"));
  g_autofree char *text = NULL;

  g_assert_true (fringe_heuristic_from_name (json_object_get_string_member (search, "heuristic"), &rules.heuristic));
  text = verdict (sample, &rules);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_printed (void)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonArray *searches = published (parser);
  guint n = 0;

  for (guint i = 0; i < json_array_get_length (searches); i++)
    {
      JsonObject *search = json_array_get_object_element (searches, i);

      if (!g_str_equal (json_object_get_string_member (search, "source"), "report-2019"))
        continue;
      assert_printed (search);
      n++;
    }
  g_assert_cmpuint (n, ==, 8);
}

/* What is nowhere printed is not said to be. */
static void
test_any_rules (void)
{
  guint n_samples;
  const FringeSample *samples = fringe_samples_get (&n_samples);

  for (int i = 0; i < 200; i++)
    {
      const FringeSample *sample = &samples[test_random (4)];
      FringeRules rules = fringe_rules_preset ((FringePreset) test_random (FRINGE_N_PRESETS));
      gboolean has_tick = FALSE;
      g_autofree char *text = NULL;
      FringeSearch *search;
      FringeCounts counts;

      rules.algorithm
          = test_random (2) == 0 ? FRINGE_ALGORITHM_ASTAR : (FringeAlgorithm) test_random (FRINGE_ALGORITHM_RBFS);
      rules.heuristic
          = test_random (2) == 0 ? FRINGE_HEURISTIC_MISPLACED : (FringeHeuristic) test_random (FRINGE_N_HEURISTICS);
      rules.ties = (FringeTies) test_random (FRINGE_N_TIES);
      rules.duplicates = (FringeDuplicates) test_random (FRINGE_N_DUPLICATES);
      search = run (sample, &rules);
      counts = fringe_search_counts_at (search, fringe_search_n_steps (search));
      for (int k = 0; k < sample->n_printed; k++)
        if (rules.algorithm == FRINGE_ALGORITHM_ASTAR && sample->printed[k].heuristic == rules.heuristic)
          has_tick = fringe_search_outcome (search) == FRINGE_OUTCOME_SOLVED
                     && sample->printed[k].generated == counts.generated
                     && sample->printed[k].expanded == counts.expanded;
      text = fringe_sample_verdict (search);
      g_assert_cmpint (g_str_has_prefix (text, TICK), ==, has_tick);
      if (fringe_search_outcome (search) != FRINGE_OUTCOME_SOLVED)
        g_assert_cmpstr (text, ==, "");
      else
        g_assert_true (has_tick || g_str_has_prefix (text, "The report prints "));
      fringe_search_unref (search);
    }
}

/* Nor is anything said of puzzles that no report prints. */
static void
test_not_printed (void)
{
  guint n_samples;
  const FringeSample *samples = fringe_samples_get (&n_samples);

  for (guint i = 4; i < n_samples; i++)
    {
      FringeRules rules = fringe_sample_rules (&samples[i]);
      g_autofree char *text = verdict (&samples[i], &rules);

      g_assert_cmpint (samples[i].n_printed, ==, 0);
      g_assert_cmpstr (text, ==, "");
    }
}

/* What the lines below their titles say. */
static void
test_subjects (void)
{
  const char *hardest = "8 6 7 2 5 4 3 0 1", *fifteen = "2 9 3 4 1 6 7 8 10 5 15 11 13 14 12 0";
  guint n_samples;
  const FringeSample *samples = fringe_samples_get (&n_samples);

  for (guint i = 4; i < n_samples; i++)
    {
      FringeRules rules = fringe_sample_rules (&samples[i]);
      FringeSearch *search = run (&samples[i], &rules);
      guint n_steps = fringe_search_n_steps (search);

      if (g_str_equal (samples[i].start, hardest))
        g_assert_cmpuint (fringe_search_g (search, fringe_search_solution_at (search, n_steps)), ==, 31);
      if (g_str_equal (samples[i].start, fifteen))
        g_assert_cmpuint (fringe_search_counts_at (search, n_steps).expanded, ==, 55);
      fringe_search_unref (search);
    }
}

/* A session says it at the goal, and not before. */
static void
test_session (void)
{
  guint n_samples;
  const FringeSample *sample = &fringe_samples_get (&n_samples)[1];
  g_autoptr (FringeSession) session = fringe_session_new ();
  FringeRules rules = fringe_sample_rules (sample);
  FringeBoard start, goal;

  fringe_sample_boards (sample, &start, &goal);
  rules.heuristic = FRINGE_HEURISTIC_MISPLACED;
  fringe_session_begin (session, &rules, &start, &goal, "");
  do
    {
      g_autofree char *before = fringe_session_published (session);

      g_assert_cmpstr (before, ==, "");
      g_assert_true (fringe_session_step (session));
    }
  while (fringe_session_can_step (session));
  {
    g_autofree char *at_end = fringe_session_published (session);

    g_assert_cmpstr (at_end, ==, TICK "19 generated, 9 expanded.");
  }
  fringe_session_back (session);
  {
    g_autofree char *again = fringe_session_published (session);

    g_assert_cmpstr (again, ==, "");
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/samples/what-the-report-prints-has-a-tick", test_printed);
  g_test_add_func ("/samples/other-counts-have-none", test_any_rules);
  g_test_add_func ("/samples/nothing-is-said-of-what-nobody-printed", test_not_printed);
  g_test_add_func ("/samples/what-is-said-of-them-is-so", test_subjects);
  g_test_add_func ("/samples/a-session-says-it-at-the-goal", test_session);
  return g_test_run ();
}
