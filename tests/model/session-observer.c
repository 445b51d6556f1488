/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session-observer.h"

#include "fringe-breakpoint-item.h"
#include "fringe-draw-legend.h"
#include "fringe-quiz-game.h"

struct _SessionObserver
{
  FringeSession *session;
  guint n_told;
};

static void
assert_node_is_there (FringeSession *session, guint id)
{
  g_assert_cmpuint (id, <, fringe_session_get_moment (session)->n_nodes);
}

static void
assert_moment_is_of_the_step (FringeSession *session)
{
  const FringeSearch *search = fringe_session_get_search (session);
  const FringeMoment *moment = fringe_session_get_moment (session);

  g_assert_true (moment->search == search);
  g_assert_cmpuint (moment->step, ==, fringe_session_get_step (session));
  g_assert_cmpuint (moment->step, <=, fringe_search_n_steps (search));
  g_assert_cmpint (moment->n_done, >=, 0);
  g_assert_cmpint (moment->n_done, <=, moment->n_steps);
  g_assert_cmpuint (moment->n_nodes, <=, fringe_search_n_nodes (search));
}

static void
assert_nodes_are_of_the_step (FringeSession *session)
{
  guint selected = fringe_session_get_selected (session), hovered = fringe_session_get_hovered (session);

  assert_node_is_there (session, fringe_session_get_shown (session));
  if (selected != FRINGE_NO_NODE)
    assert_node_is_there (session, selected);
  if (hovered != FRINGE_NO_NODE)
    assert_node_is_there (session, hovered);
}

static void
assert_no_other_is_like (GListModel *breakpoints, guint position, const FringeBreakpoint *breakpoint)
{
  for (guint i = 0; i < position; i++)
    {
      g_autoptr (FringeBreakpointItem) other = g_list_model_get_item (breakpoints, i);

      g_assert_false (fringe_breakpoint_equal (fringe_breakpoint_item_get (other), breakpoint));
    }
}

static void
assert_breakpoints_are_of_the_search (FringeSession *session)
{
  const FringeSearch *search = fringe_session_get_search (session);
  GListModel *breakpoints = fringe_session_get_breakpoints (session);

  for (guint i = 0; i < g_list_model_get_n_items (breakpoints); i++)
    {
      g_autoptr (FringeBreakpointItem) item = g_list_model_get_item (breakpoints, i);
      FringeBreakpoint breakpoint = *fringe_breakpoint_item_get (item);

      assert_no_other_is_like (breakpoints, i, &breakpoint);
      g_assert_true (fringe_breakpoint_prepare (&breakpoint, search));
      if (breakpoint.kind == FRINGE_BREAKPOINT_NODE)
        g_assert_cmpuint (breakpoint.id, <, fringe_search_n_nodes (search));
    }
}

static void
assert_layers_are_of_the_search (FringeSession *session)
{
  const FringeLayers *layers = fringe_session_get_layers (session);
  guint n = fringe_layers_n (layers), n_steps = fringe_session_get_n_steps (session);

  if (n > 0)
    g_assert_cmpuint (fringe_layers_begin (layers, n - 1), <=, n_steps);
  g_assert_cmpint (n > 0, ==, n_steps > 0);
}

/* A fork has rules that no choice was made by: its goal test, its order of moves. */
static void
assert_rules_are_of_the_search (FringeSession *session)
{
  const FringeRules *chosen = fringe_rules_model_get (fringe_session_get_rules (session));
  const FringeRules *rules = fringe_search_rules (fringe_session_get_search (session));

  g_assert_cmpint (chosen->algorithm, ==, rules->algorithm);
  g_assert_cmpint (chosen->heuristic, ==, rules->heuristic);
  g_assert_cmpint (chosen->ties, ==, rules->ties);
  g_assert_cmpint (chosen->duplicates, ==, rules->duplicates);
  g_assert_cmpint (chosen->goal_test, ==, rules->goal_test);
  g_assert_cmpmem (chosen->moves, sizeof chosen->moves, rules->moves, sizeof rules->moves);
}

/* As the legend does. */
static void
read_topics (FringeSession *session)
{
  fringe_topics_at (fringe_session_get_search (session), fringe_session_get_step (session));
}

void
test_assert_session_agrees (FringeSession *session)
{
  assert_moment_is_of_the_step (session);
  assert_nodes_are_of_the_step (session);
  assert_breakpoints_are_of_the_search (session);
  assert_layers_are_of_the_search (session);
  assert_rules_are_of_the_search (session);
  read_topics (session);
}

static void
read_all (GObject *object)
{
  guint n;
  g_autofree GParamSpec **specs = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n);

  for (guint i = 0; i < n; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;

      if (!(specs[i]->flags & G_PARAM_READABLE))
        continue;
      g_value_init (&value, specs[i]->value_type);
      g_object_get_property (object, specs[i]->name, &value);
    }
}

static void
look (SessionObserver *observer)
{
  observer->n_told++;
  test_assert_session_agrees (observer->session);
}

static void
on_notify (SessionObserver *observer, GParamSpec *pspec, GObject *object)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, pspec->value_type);
  g_object_get_property (object, pspec->name, &value);
  look (observer);
}

static void
on_event (SessionObserver *observer)
{
  read_all (G_OBJECT (observer->session));
  look (observer);
}

static void
listen (SessionObserver *observer, gpointer object, const char *signal, GCallback callback)
{
  g_signal_connect_swapped (object, signal, callback, observer);
}

SessionObserver *
session_observer_new (FringeSession *session)
{
  SessionObserver *observer = g_new0 (SessionObserver, 1);
  FringeRulesModel *rules = fringe_session_get_rules (session);
  FringeQuizGame *quiz = fringe_session_get_quiz (session);

  observer->session = g_object_ref (session);
  listen (observer, session, "notify", G_CALLBACK (on_notify));
  listen (observer, session, "notify::search", G_CALLBACK (on_event));
  listen (observer, session, "heuristic-replaced", G_CALLBACK (on_event));
  listen (observer, session, "told", G_CALLBACK (on_event));
  listen (observer, rules, "notify", G_CALLBACK (on_notify));
  listen (observer, rules, "changed", G_CALLBACK (on_event));
  listen (observer, quiz, "notify", G_CALLBACK (on_notify));
  listen (observer, quiz, "changed", G_CALLBACK (on_event));
  listen (observer, fringe_session_get_breakpoints (session), "items-changed", G_CALLBACK (on_event));
  return observer;
}

void
session_observer_free (SessionObserver *observer)
{
  g_signal_handlers_disconnect_by_data (observer->session, observer);
  g_signal_handlers_disconnect_by_data (fringe_session_get_rules (observer->session), observer);
  g_signal_handlers_disconnect_by_data (fringe_session_get_quiz (observer->session), observer);
  g_signal_handlers_disconnect_by_data (fringe_session_get_breakpoints (observer->session), observer);
  g_object_unref (observer->session);
  g_free (observer);
}

guint
session_observer_n_told (const SessionObserver *observer)
{
  return observer->n_told;
}
