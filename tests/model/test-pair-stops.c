/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-breakpoint-item.h"
#include "fringe-pair.h"
#include "session-watch.h"
#include "test-boards.h"
#include "test-searches.h"

#include <string.h>

/* Breakpoints of two searches that go together. */

#define LEFT FRINGE_COMPARED_LEFT
#define RIGHT FRINGE_COMPARED_RIGHT
#define N_PAIRS 120
#define NODE_LIMIT 3000

static FringePair *
random_pair (void)
{
  TestProblem problem = test_problem_random (3, 3, 20);
  FringeRules rules = test_rules_random ();
  g_autoptr (FringeSession) session = fringe_session_new ();
  FringePair *pair;

  test_problem_tell (&problem);
  fringe_session_set_node_limit (session, NODE_LIMIT);
  fringe_session_open (session, &problem.rules, &problem.start, &problem.goal, "random");
  pair = fringe_pair_new (session);
  fringe_rules_model_set (fringe_session_get_rules (fringe_pair_get_session (pair, RIGHT)), &rules);
  return pair;
}

static void
finish (FringePair *pair)
{
  while (fringe_pair_is_busy (pair))
    fringe_player_advance (FRINGE_PLAYER (pair), g_get_monotonic_time (), g_get_monotonic_time () + 1000);
}

/* The board is that of a node that there may be. */
static FringeBreakpoint
random_breakpoint (FringeSession *session)
{
  const FringeSearch *search = fringe_session_get_search (session);
  FringeBreakpoint breakpoint = { .kind = (FringeBreakpointKind) test_random (3) };

  breakpoint.event = (FringeEvent) test_random (FRINGE_N_EVENTS);
  breakpoint.id = (guint) test_random (100);
  fringe_search_board (search, (guint) test_random ((int) fringe_search_n_nodes (search)), &breakpoint.board);
  return breakpoint;
}

static void
add_breakpoints (FringePair *pair)
{
  for (int n = test_random (4); n > 0; n--)
    {
      FringeSession *session = fringe_pair_get_session (pair, (FringeCompared) test_random (FRINGE_N_COMPARED));
      FringeBreakpoint breakpoint = random_breakpoint (session);

      fringe_session_add_breakpoint (session, &breakpoint);
    }
}

static GPtrArray *
list (FringePair *pair, FringeCompared side)
{
  GListModel *items = fringe_session_get_breakpoints (fringe_pair_get_session (pair, side));
  GPtrArray *all = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    g_ptr_array_add (all, g_list_model_get_item (items, i));
  return all;
}

static void
assert_lists (FringePair *pair, FringeCompared side, const GPtrArray *items)
{
  g_autoptr (GPtrArray) now = list (pair, side);

  g_assert_cmpuint (now->len, ==, items->len);
  for (guint i = 0; i < items->len; i++)
    g_assert_true (now->pdata[i] == items->pdata[i]);
}

/* Those that belong to a record go with it, in their order, on or off. */
static void
test_swapped (void)
{
  for (guint i = 0; i < N_PAIRS; i++)
    {
      g_autoptr (FringePair) pair = random_pair ();
      g_autoptr (GPtrArray) left = NULL, right = NULL;

      fringe_player_run (FRINGE_PLAYER (pair));
      fringe_player_cancel (FRINGE_PLAYER (pair));
      add_breakpoints (pair);
      left = list (pair, LEFT);
      right = list (pair, RIGHT);
      if (left->len > 0)
        g_object_set (left->pdata[0], "enabled", FALSE, NULL);
      fringe_pair_swap (pair);
      assert_lists (pair, LEFT, right);
      assert_lists (pair, RIGHT, left);
      fringe_pair_swap (pair);
      assert_lists (pair, LEFT, left);
      assert_lists (pair, RIGHT, right);
    }
}

static guint
n_breakpoints (FringePair *pair, FringeCompared side)
{
  return g_list_model_get_n_items (fringe_session_get_breakpoints (fringe_pair_get_session (pair, side)));
}

/* What can happen in both stops both, from whichever side it is set; a node is that of one. */
static void
test_shared (void)
{
  g_autoptr (FringeSession) session = test_session ("2 8 3 1 6 4 7 0 5", "1 2 3 8 0 4 7 6 5");
  FringeBreakpoint event = { .kind = FRINGE_BREAKPOINT_EVENT, .event = FRINGE_EVENT_LAYER },
                   node = { .kind = FRINGE_BREAKPOINT_NODE, .id = 2 },
                   board = { .kind = FRINGE_BREAKPOINT_BOARD, .board = test_board ("1 2 3 8 0 4 7 6 5") };
  g_autoptr (FringePair) pair = NULL;
  FringeSession *right;

  fringe_session_add_breakpoint (session, &node);
  fringe_session_add_breakpoint (session, &event);
  pair = fringe_pair_new (session);
  right = fringe_pair_get_session (pair, RIGHT);
  g_assert_cmpuint (n_breakpoints (pair, RIGHT), ==, 1);
  fringe_session_add_breakpoint (right, &board);
  g_assert_cmpuint (n_breakpoints (pair, LEFT), ==, 3);
  fringe_session_add_breakpoint (right, &node);
  g_assert_cmpuint (n_breakpoints (pair, LEFT), ==, 3);
  fringe_session_remove_breakpoint (session, &event);
  g_assert_cmpuint (n_breakpoints (pair, RIGHT), ==, 2);
  fringe_session_remove_breakpoint (session, &node);
  g_assert_cmpuint (n_breakpoints (pair, RIGHT), ==, 2);
}

/* Returns: the first step after @step at which a breakpoint hits, or 0 */
static guint
next_hit (FringePair *pair, FringeCompared side, guint step)
{
  FringeSession *session = fringe_pair_get_session (pair, side);
  g_autoptr (GArray) breakpoints = fringe_session_prepare_breakpoints (session);

  while (++step <= fringe_session_get_n_steps (session))
    for (guint i = 0; i < breakpoints->len; i++)
      if (fringe_breakpoint_hits (&g_array_index (breakpoints, FringeBreakpoint, i),
                                  fringe_session_get_search (session), fringe_session_get_layers (session), step))
        return step;
  return 0;
}

/* None is passed by, and what stopped both is told of the side that met it. */
static void
assert_stopped_in_time (FringePair *pair, const guint before[FRINGE_N_COMPARED])
{
  static const char *const words[FRINGE_N_COMPARED] = { "On the left: ", "On the right: " };
  g_autofree char *sentence = fringe_pair_stop_sentence (pair);

  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    {
      guint step = fringe_session_get_step (fringe_pair_get_session (pair, (FringeCompared) side));
      guint hit = next_hit (pair, (FringeCompared) side, before[side]);

      g_assert_true (hit == 0 || hit >= step);
      g_assert_cmpint (hit == step && hit > 0, ==, sentence != NULL && strstr (sentence, words[side]) != NULL);
    }
}

static void
go_on (FringePair *pair)
{
  switch (test_random (3))
    {
    case 0:
      fringe_player_run (FRINGE_PLAYER (pair));
      break;
    case 1:
      fringe_player_step (FRINGE_PLAYER (pair));
      break;
    default:
      fringe_player_skip (FRINGE_PLAYER (pair), FRINGE_EVENT_LAYER, 1);
    }
  finish (pair);
}

static void
get_steps (FringePair *pair, guint steps[FRINGE_N_COMPARED])
{
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    steps[side] = fringe_session_get_step (fringe_pair_get_session (pair, (FringeCompared) side));
}

/* However both go on, with whatever of the way known before. */
static void
test_stopped (void)
{
  guint n_stops = 0;

  for (guint i = 0; i < N_PAIRS; i++)
    {
      g_autoptr (FringePair) pair = random_pair ();

      fringe_player_run (FRINGE_PLAYER (pair));
      if (test_random (2) == 0)
        finish (pair);
      else
        fringe_player_cancel (FRINGE_PLAYER (pair));
      fringe_player_go_to (FRINGE_PLAYER (pair), 0);
      add_breakpoints (pair);
      fringe_pair_set_pace (pair, (FringePace) test_random (FRINGE_N_PACES));
      for (guint ways = 0; ways < 40 && fringe_player_get_state (FRINGE_PLAYER (pair)).can_step; ways++)
        {
          g_autofree char *sentence = NULL;
          guint before[FRINGE_N_COMPARED], after[FRINGE_N_COMPARED];

          get_steps (pair, before);
          go_on (pair);
          get_steps (pair, after);
          g_assert_cmpuint (before[LEFT], <=, after[LEFT]);
          g_assert_cmpuint (before[RIGHT], <=, after[RIGHT]);
          g_assert_cmpuint (before[LEFT] + before[RIGHT], <, after[LEFT] + after[RIGHT]);
          assert_stopped_in_time (pair, before);
          sentence = fringe_pair_stop_sentence (pair);
          n_stops += sentence != NULL;
        }
    }
  g_assert_cmpuint (n_stops, >, N_PAIRS);
}

/* The first of all that either meets, with the other as far as that. */
static void
test_first (void)
{
  for (guint i = 0; i < N_PAIRS; i++)
    {
      g_autoptr (FringePair) pair = random_pair ();
      const FringeComparison *comparison;
      guint32 first = G_MAXUINT32;

      fringe_player_run (FRINGE_PLAYER (pair));
      finish (pair);
      fringe_player_go_to (FRINGE_PLAYER (pair), 0);
      add_breakpoints (pair);
      comparison = fringe_pair_get_comparison (pair);
      for (guint side = 0; side < FRINGE_N_COMPARED; side++)
        {
          guint hit = next_hit (pair, (FringeCompared) side, 0);

          if (hit > 0)
            first = MIN (first,
                         fringe_comparison_time_of (comparison, FRINGE_PACE_EXPANSION, (FringeCompared) side, hit));
        }
      fringe_player_run (FRINGE_PLAYER (pair));
      finish (pair);
      g_assert_cmpuint (fringe_player_get_state (FRINGE_PLAYER (pair)).step, ==,
                        MIN (first, fringe_player_get_state (FRINGE_PLAYER (pair)).n_steps));
    }
}

static void
test_told (void)
{
  g_autoptr (FringeSession) session = test_session ("2 8 3 1 6 4 7 0 5", "1 2 3 8 0 4 7 6 5");
  g_autoptr (FringePair) pair = fringe_pair_new (session);
  FringeBreakpoint event = { .kind = FRINGE_BREAKPOINT_EVENT, .event = FRINGE_EVENT_LAYER },
                   node = { .kind = FRINGE_BREAKPOINT_NODE };
  g_autofree char *sentence = NULL, *expected = NULL;
  gint64 now = 1;

  fringe_player_run (FRINGE_PLAYER (pair));
  finish (pair);
  fringe_player_go_to (FRINGE_PLAYER (pair), 0);
  node.id = fringe_search_removed (fringe_session_get_search (fringe_pair_get_session (pair, RIGHT)), 3);
  expected = g_strdup_printf ("On the right: Stopped at step 3: node %u is removed from the frontier.", node.id);
  fringe_session_add_breakpoint (fringe_pair_get_session (pair, RIGHT), &node);
  fringe_player_set_playing (FRINGE_PLAYER (pair), TRUE);
  for (guint i = 0; fringe_player_get_state (FRINGE_PLAYER (pair)).is_playing; i++, now += G_USEC_PER_SEC)
    {
      g_assert_cmpuint (i, <, 100);
      fringe_player_advance (FRINGE_PLAYER (pair), now, now);
    }
  sentence = fringe_pair_stop_sentence (pair);
  g_assert_cmpstr (sentence, ==, expected);
  g_assert_cmpuint (fringe_player_get_state (FRINGE_PLAYER (pair)).step, ==, 3);
  fringe_player_back (FRINGE_PLAYER (pair));
  g_assert_null (fringe_pair_stop_sentence (pair));
  fringe_session_remove_breakpoint (fringe_pair_get_session (pair, RIGHT), &node);
  fringe_session_add_breakpoint (session, &event);
  fringe_pair_find_difference (pair);
  finish (pair);
  g_assert_null (fringe_pair_stop_sentence (pair));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pair-stops/breakpoints-go-with-the-search-they-belong-to", test_swapped);
  g_test_add_func ("/pair-stops/breakpoints-of-events-and-boards-are-those-of-both", test_shared);
  g_test_add_func ("/pair-stops/no-way-passes-a-breakpoint-by", test_stopped);
  g_test_add_func ("/pair-stops/a-run-stops-at-the-first-of-either", test_first);
  g_test_add_func ("/pair-stops/what-stopped-both-is-told-until-they-go-on", test_told);
  return g_test_run ();
}
