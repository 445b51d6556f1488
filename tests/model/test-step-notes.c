/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session-watch.h"

#include "test-boards.h"
#include "test-searches.h"

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

/* A fork of step 0 is as if the search had begun by its rules; one of a later step is another search. */
static void
test_fork_of_the_first_step (void)
{
  g_autoptr (FringeStepNotes) notes = fringe_step_notes_new ();
  FringeBoard start = test_board (START), goal = test_board (GOAL);
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK), others = rules;
  g_autoptr (FringeSearch) search = fringe_search_new (&start, &goal, &rules, 1000), begun = NULL, first = NULL;
  g_autoptr (FringeSearch) later = NULL;

  others.heuristic = FRINGE_HEURISTIC_MISPLACED;
  begun = fringe_search_new (&start, &goal, &others, 1000);
  fringe_search_run (search, 4);
  first = fringe_search_fork (search, 0, &others);
  later = fringe_search_fork (search, 2, &others);
  fringe_step_notes_set (notes, first, 3, "Misplaced");
  g_assert_cmpstr (fringe_step_notes_get (notes, begun, 3), ==, "Misplaced");
  g_assert_cmpstr (fringe_step_notes_get (notes, search, 3), ==, "");
  g_assert_cmpstr (fringe_step_notes_get (notes, later, 3), ==, "");
}

static void
test_list (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL);
  const FringeSessionNotes *its;

  for (guint step = 0; step <= 6; step++, fringe_session_step (session))
    if (step % 2 == 0)
      fringe_session_set_note (session, "Even");
  its = fringe_step_notes_of (fringe_session_get_notes (session), fringe_session_get_search (session));
  g_assert_cmpuint (its->notes->len, ==, 4);
  for (guint i = 0; i < its->notes->len; i++)
    g_assert_cmpuint (g_array_index (its->notes, FringeSessionNote, i).step, ==, 2 * i);
}

/* Notes of another session, by way of a file's values. */
static void
take_notes (FringeSession *session, FringeSession *from)
{
  const FringeStepNotes *notes = fringe_session_get_notes (from);
  const FringeSearch *search = fringe_session_get_search (from);
  g_autoptr (GPtrArray) all = fringe_step_notes_others (notes, search);

  g_ptr_array_add (all, (gpointer) fringe_step_notes_of (notes, search));
  for (guint i = 0; i < all->len; i++)
    {
      g_autoptr (FringeSessionNotes) copy = fringe_session_notes_copy (all->pdata[i]);

      fringe_session_add_notes (session, copy);
    }
}

static void
test_taken (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL), other = test_session (START, GOAL);
  FringeRulesModel *rules = fringe_session_get_rules (other);
  FringeRules greedy = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);

  greedy.algorithm = FRINGE_ALGORITHM_GREEDY;
  for (guint step = 0; step < 6; step++)
    fringe_session_step (session);
  fringe_session_set_note (session, "Manhattan");
  fringe_session_fork (session, fringe_session_get_search (session), 2, &greedy);
  fringe_session_set_note_of (session, 3, "Fork");
  greedy.heuristic = FRINGE_HEURISTIC_MISPLACED;
  fringe_session_explore_to (session, 4);
  fringe_session_fork (session, fringe_session_get_search (session), 4, &greedy);
  fringe_session_set_note_of (session, 4, "Fork of a fork");

  take_notes (other, session);
  for (guint step = 0; step < 6; step++)
    fringe_session_step (other);
  g_assert_cmpstr (fringe_session_get_note (other), ==, "Manhattan");
  fringe_rules_model_other_heuristic (rules);
  g_assert_cmpstr (fringe_session_get_note (other), ==, "");
  fringe_rules_model_other_heuristic (rules);
  fringe_session_explore_to (other, 6);
  greedy.heuristic = FRINGE_HEURISTIC_MANHATTAN;
  fringe_session_fork (other, fringe_session_get_search (other), 2, &greedy);
  fringe_session_explore_to (other, 4);
  fringe_session_go_to (other, 3);
  g_assert_cmpstr (fringe_session_get_note (other), ==, "Fork");
  greedy.heuristic = FRINGE_HEURISTIC_MISPLACED;
  fringe_session_fork (other, fringe_session_get_search (other), 4, &greedy);
  fringe_session_go_to (other, 4);
  g_assert_cmpstr (fringe_session_get_note (other), ==, "Fork of a fork");
}

static void
test_shared (void)
{
  g_autoptr (FringeSession) session = test_session (START, GOAL), beside = test_session (START, GOAL);

  fringe_session_set_note (session, "Before");
  fringe_session_share_notes (beside, session);
  g_assert_cmpstr (fringe_session_get_note (beside), ==, "Before");
  fringe_session_set_note (beside, "Beside");
  g_assert_cmpstr (fringe_session_get_note (session), ==, "Beside");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/step-notes/each-step-keeps-its-own", test_kept);
  g_test_add_func ("/step-notes/other-rules-have-others", test_other_rules);
  g_test_add_func ("/step-notes/they-are-listed-in-the-order-of-steps", test_list);
  g_test_add_func ("/step-notes/those-of-all-searches-can-be-kept-and-taken-again", test_taken);
  g_test_add_func ("/step-notes/who-shares-them-has-the-same", test_shared);
  g_test_add_func ("/step-notes/a-fork-of-the-first-step-has-the-notes-of-its-rules", test_fork_of_the_first_step);
  return g_test_run ();
}
