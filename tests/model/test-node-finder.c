/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-node-finder.h"
#include "session-watch.h"

#define START "1 2 7 6 0 8 4 3 5"
#define GOAL "1 2 0 4 8 7 3 6 5"

static void
find (FringeNodeFinder *finder, const FringeNodeQuery *query, int direction)
{
  fringe_node_finder_find (finder, query, direction);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

static void
assert_says (FringeNodeFinder *finder, const char *place, const char *reason)
{
  g_autofree char *said_place = NULL, *said_reason = NULL;

  g_object_get (finder, "place", &said_place, "reason", &said_reason, NULL);
  g_assert_cmpstr (said_place, ==, place);
  g_assert_cmpstr (said_reason, ==, reason);
}

static FringeSession *
session_at_goal (void)
{
  FringeSession *session = test_session (START, GOAL);

  fringe_session_run (session);
  test_session_finish (session);
  return session;
}

static FringeNodeFinder *
finder_for (FringeSession *session)
{
  FringeNodeFinder *finder = g_object_new (FRINGE_TYPE_NODE_FINDER, NULL);

  fringe_node_finder_set_session (finder, session);
  return finder;
}

/* From node to node in the order of their ids, forward and back to where one was. */
static void
test_round (void)
{
  g_autoptr (FringeSession) session = session_at_goal ();
  g_autoptr (FringeNodeFinder) finder = finder_for (session);
  const FringeSearch *search = fringe_session_get_search (session);
  FringeNodeQuery query = fringe_node_query_value (FRINGE_NODE_F, 8);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint id = 0; id < fringe_search_n_nodes (search); id++)
    if (fringe_search_f (search, id) == 8)
      g_array_append_val (ids, id);
  g_assert_cmpuint (ids->len, >, 2);
  fringe_session_select (session, 0);
  for (guint i = 0; i <= ids->len; i++)
    {
      g_autofree char *place = g_strdup_printf ("%u of %u", i % ids->len + 1, ids->len);

      find (finder, &query, 1);
      g_assert_cmpuint (fringe_session_get_selected (session), ==, g_array_index (ids, guint, i % ids->len));
      assert_says (finder, place, "");
    }
  find (finder, &query, -1);
  g_assert_cmpuint (fringe_session_get_selected (session), ==, g_array_index (ids, guint, ids->len - 1));
}

static void
test_none (void)
{
  g_autoptr (FringeSession) session = session_at_goal ();
  g_autoptr (FringeNodeFinder) finder = finder_for (session);
  FringeNodeQuery query = fringe_node_query_value (FRINGE_NODE_G, 99);

  fringe_session_select (session, 3);
  find (finder, &query, 1);
  assert_says (finder, "", "No node has g = 99 at this step.");
  g_assert_cmpuint (fringe_session_get_selected (session), ==, 3);
}

/* What was found is true of one step alone. */
static void
test_step (void)
{
  g_autoptr (FringeSession) session = session_at_goal ();
  g_autoptr (FringeNodeFinder) finder = finder_for (session);
  FringeNodeQuery query = fringe_node_query_value (FRINGE_NODE_ID, 16);

  find (finder, &query, 1);
  assert_says (finder, "1 of 1", "");
  fringe_session_go_to (session, 2);
  assert_says (finder, "", "");
  find (finder, &query, 1);
  assert_says (finder, "", "Node 16 does not exist at this step: there are 7 nodes.");
}

/* Among very many nodes it looks in slices, and stops where the record goes. */
static void
test_slices (void)
{
  g_autoptr (FringeSession) session
      = test_session ("14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15");
  g_autoptr (FringeNodeFinder) finder = finder_for (session);
  FringeNodeQuery query = { .is_duplicate = TRUE };

  fringe_session_set_node_limit (session, 1000000);
  fringe_session_run (session);
  test_session_finish (session);
  fringe_node_finder_find (finder, &query, 1);
  fringe_session_go_to (session, 0);
  assert_says (finder, "", "");
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  assert_says (finder, "", "");
  fringe_session_go_to (session, G_MAXUINT);
  find (finder, &query, 1);
  g_assert_cmpuint (fringe_session_get_selected (session), !=, FRINGE_NO_NODE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/node-finder/goes-round-forward-and-back", test_round);
  g_test_add_func ("/node-finder/says-why-it-finds-none", test_none);
  g_test_add_func ("/node-finder/forgets-at-another-step", test_step);
  g_test_add_func ("/node-finder/looks-in-slices-and-can-be-stopped", test_slices);
  return g_test_run ();
}
