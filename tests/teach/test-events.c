/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record-facts.h"

/* What happens at the steps of a search. */

static void
check_events (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (RecordFacts) facts = record_facts_new (search);
  g_autoptr (FringeLayers) layers = layers_of (search);

  for (int event = 0; event < FRINGE_N_EVENTS; event++)
    for (guint step = 1; step <= facts->n_steps; step++)
      {
        gboolean happens = fringe_event_happens ((FringeEvent) event, search, layers, step);

        if (happens != facts->happens[event][step])
          g_test_message ("event %d, step %u", event, step);
        g_assert_cmpint (happens, ==, facts->happens[event][step]);
        g_assert_true (!happens || fringe_event_can_happen ((FringeEvent) event, &problem->rules));
      }
}

/* An index that grew with the search, as one made at the end. */
static void
check_layers_grow (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (FringeLayers) layers = layers_of (search), growing = fringe_layers_new ();
  g_autoptr (FringeSearch) again = test_search_new (problem, fringe_search_node_limit (search));

  do
    fringe_layers_update (growing, again);
  while (fringe_search_run (again, 1 + (guint) test_random (20)) > 0);
  fringe_layers_update (growing, again);
  g_assert_cmpuint (fringe_layers_n (growing), ==, fringe_layers_n (layers));
  for (guint i = 0; i < fringe_layers_n (layers); i++)
    g_assert_cmpuint (fringe_layers_begin (growing, i), ==, fringe_layers_begin (layers, i));
}

/* The first begins at step 1, each later one with a larger key. */
static void
check_layers (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (FringeLayers) layers = layers_of (search);
  guint n = 0;

  (void) problem;
  for (guint step = 0; step <= fringe_search_n_steps (search); step++)
    {
      n += fringe_layers_begins (layers, step);
      g_assert_cmpuint (fringe_layers_n_at (layers, step), ==, n);
      g_assert_cmpint (n > 0, ==, step > 0);
      if (n > 1)
        g_assert_cmpfloat (fringe_layer_key (search, fringe_layers_begin (layers, n - 1)), >,
                           fringe_layer_key (search, fringe_layers_begin (layers, n - 2)));
    }
  g_assert_cmpuint (fringe_layers_n (layers), ==, n);
}

static void
check_details (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (FringeLayers) layers = layers_of (search);
  FringeDuplicate duplicates[FRINGE_N_MOVES];

  (void) problem;
  for (guint step = 1; step <= fringe_search_n_steps (search); step++)
    {
      guint id = fringe_search_removed (search, step), newer;

      if (fringe_event_happens (FRINGE_EVENT_DUPLICATE, search, layers, step))
        g_assert_true (fringe_search_stale_of (search, id) != FRINGE_NO_NODE
                       || fringe_duplicates_found_at (search, step, duplicates) > 0);
      newer = fringe_superseding_at (FRINGE_EVENT_SUPERSEDED, search, step);
      if (newer != FRINGE_NO_NODE)
        g_assert_cmpuint (fringe_search_superseded_step (search, fringe_search_supersedes (search, newer)), ==, step);
      newer = fringe_superseding_at (FRINGE_EVENT_REOPENED, search, step);
      if (newer != FRINGE_NO_NODE)
        g_assert_cmpuint (fringe_search_removed_step (search, fringe_search_supersedes (search, newer)), <, step);
    }
}

static gboolean
is_tied (const FringeSearch *search, guint step)
{
  guint removed = fringe_search_removed (search, step);

  for (guint id = 0; id < fringe_search_n_nodes_at (search, step - 1); id++)
    if (id != removed && fringe_search_state_at (search, id, step - 1) == FRINGE_NODE_FRONTIER
        && fringe_search_priority (search, id) == fringe_search_priority (search, removed))
      return TRUE;
  return FALSE;
}

/* Every node of the frontier is looked at. Where no rule for ties is used, none is said to tie. */
static void
check_ties (const FringeSearch *search, const TestProblem *problem)
{
  gboolean can_tie = fringe_rules_use_ties (&problem->rules);

  for (guint step = 1; step <= MIN (fringe_search_n_steps (search), 40); step++)
    g_assert_cmpint (fringe_step_ties (search, step), ==, can_tie && is_tied (search, step));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_property ("/events/are-those-that-boards-and-numbers-show", check_events);
  test_add_property ("/events/name-the-nodes-concerned", check_details);
  test_add_property ("/events/nodes-tie-where-another-one-has-the-same-priority", check_ties);
  test_add_property ("/layers/begin-where-the-key-rises", check_layers);
  test_add_property ("/layers/may-be-taken-in-bit-by-bit", check_layers_grow);
  return g_test_run ();
}
