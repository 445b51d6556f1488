/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session-watch.h"

#define START "1 2 7 6 0 8 4 3 5"
#define GOAL "1 2 0 4 8 7 3 6 5"

static void
test_kept (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (Watch) watch = NULL;

  g_assert_cmpstr (fringe_session_get_note (session), ==, "");
  watch = watch_new (session);
  fringe_session_set_note (session, "  Why so many?\n");
  watch_assert_changes_told (watch, 1);
  g_assert_cmpstr (fringe_session_get_note (session), ==, "Why so many?");
  fringe_session_step (session);
  g_assert_cmpstr (fringe_session_get_note (session), ==, "");
  fringe_session_back (session);
  g_assert_cmpstr (fringe_session_get_note (session), ==, "Why so many?");
  fringe_session_set_note (session, " \n");
  g_assert_cmpstr (fringe_session_get_note (session), ==, "");
}

static void
test_other_rules (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  FringeRulesModel *rules = fringe_session_get_rules (session);

  fringe_session_set_note (session, "Manhattan");
  fringe_rules_model_other_heuristic (rules);
  g_assert_cmpstr (fringe_session_get_note (session), ==, "");
  fringe_session_set_note (session, "Misplaced");
  fringe_rules_model_other_heuristic (rules);
  g_assert_cmpstr (fringe_session_get_note (session), ==, "Manhattan");
}

static void
test_list (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  g_autoptr (GArray) steps = NULL;

  for (guint step = 0; step <= 6; step++, fringe_session_step (session))
    if (step % 2 == 0)
      fringe_session_set_note (session, "Even");
  steps = fringe_step_notes_list (fringe_session_get_notes (session), fringe_session_get_search (session));
  g_assert_cmpuint (steps->len, ==, 4);
  for (guint i = 0; i < steps->len; i++)
    g_assert_cmpuint (g_array_index (steps, guint, i), ==, 2 * i);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/step-notes/each-step-keeps-its-own", test_kept);
  g_test_add_func ("/step-notes/other-rules-have-others", test_other_rules);
  g_test_add_func ("/step-notes/they-are-listed-in-the-order-of-steps", test_list);
  return g_test_run ();
}
