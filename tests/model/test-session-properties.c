/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session-watch.h"

#include "fringe-quiz-game.h"
#include "test-boards.h"
#include "test-searches.h"

#define START "1 2 7 6 0 8 4 3 5"
#define GOAL "1 2 0 4 8 7 3 6 5"

/* What can be set, and a value that it does not begin with. */
static const struct
{
  const char *name;
  guint value;
} numbers[] = {
  { "step", 1 },
};

/* One step is known, and the session is before it. */
static FringeSession *
session_before_a_step (void)
{
  FringeSession *session = test_session (START, GOAL);

  fringe_session_step (session);
  fringe_session_back (session);
  return session;
}

static void
test_read (void)
{
  static const char *const names[] = {
    "search",       "title",      "subtitle", "rules",         "step",        "max-open", "stale",    "successors",
    "line",         "n-lines",    "half",     "can-fine-back", "n-steps",     "selected", "hovered",  "shown",
    "open",         "generated",  "expanded", "max-depth",     "step-title",  "sentence", "summary",  "moment",
    "note",         "message",    "progress", "playing",       "speed",       "running",  "can-back", "can-step",
    "can-continue", "unsolvable", "can-undo", "can-redo",      "breakpoints",
  };
  g_autoptr (FringeSession) session = session_before_a_step ();
  g_autoptr (GHashTable) values = test_values (session);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_test_message ("%s", names[i]);
      g_assert_nonnull (g_object_class_find_property (G_OBJECT_GET_CLASS (session), names[i]));
      g_assert_true (g_str_equal (names[i], "progress") || g_str_equal (names[i], "moment")
                     || g_hash_table_contains (values, names[i]));
    }
  g_assert_cmpuint (g_hash_table_size (values) + 2, ==, G_N_ELEMENTS (names));
}

static void
test_numbers (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autoptr (FringeSession) session = session_before_a_step ();
      g_autoptr (Watch) watch = watch_new (session);

      g_test_message ("%s", numbers[i].name);
      g_object_set (session, numbers[i].name, numbers[i].value, NULL);
      g_assert_cmpuint (test_session_number (session, numbers[i].name), ==, numbers[i].value);
      g_assert_cmpuint (watch_told (watch, numbers[i].name), ==, 1);
      watch_assert_changes_told (watch, 1);

      watch_forget (watch);
      g_object_set (session, numbers[i].name, numbers[i].value, NULL);
      g_assert_cmpuint (watch_told (watch, NULL), ==, 0);
    }
}

static void
test_flag_and_speed (void)
{
  g_autoptr (FringeSession) session = session_before_a_step ();
  g_autoptr (Watch) watch = watch_new (session);

  for (int i = 0; i < 2; i++)
    g_object_set (session, "playing", TRUE, "speed", 4.0, NULL);
  g_assert_true (test_session_flag (session, "playing"));
  g_assert_cmpuint (watch_told (watch, NULL), ==, 2);
  watch_assert_changes_told (watch, 1);
}

static void
test_selected_and_hovered (void)
{
  g_autoptr (FringeSession) session = session_before_a_step ();
  g_autoptr (Watch) watch = NULL;

  fringe_session_step (session);
  watch = watch_new (session);
  for (int i = 0; i < 2; i++)
    {
      fringe_session_select (session, 2);
      fringe_session_hover (session, 3);
    }
  g_assert_cmpuint (watch_told (watch, "selected"), ==, 1);
  g_assert_cmpuint (watch_told (watch, "hovered"), ==, 1);
  watch_assert_changes_told (watch, 1);
}

static void
set_any_puzzle (FringeSession *session)
{
  TestProblem problem = test_problem_random (2 + test_random (2), 2 + test_random (2), 20);

  if (test_random (5) == 0)
    problem.start = test_board_random (problem.goal.rows, problem.goal.columns);
  fringe_session_set_puzzle (session, &problem.start, &problem.goal, "Any");
}

static void
set_any_rule (FringeSession *session)
{
  static const char *const choices[]
      = { "algorithm", "heuristic", "moves", "ties", "duplicates", "goal-test", "preset" };
  FringeRulesModel *rules = fringe_session_get_rules (session);

  switch (test_random (4))
    {
    case 0:
      g_object_set (rules, "weight", 1 + test_random (8) / 4.0, NULL);
      break;
    case 1:
      fringe_rules_model_other_heuristic (rules);
      break;
    default:
      g_object_set (rules, choices[test_random (G_N_ELEMENTS (choices))], (guint) test_random (8), NULL);
    }
}

static void
select_any_node (FringeSession *session)
{
  switch (test_random (3))
    {
    case 0:
      fringe_session_select (session, (guint) test_random (5));
      break;
    case 1:
      fringe_session_select (session, FRINGE_NO_NODE);
      break;
    default:
      fringe_session_hover (session, (guint) test_random (5));
    }
}

static void
go_anywhere (FringeSession *session)
{
  switch (test_random (8))
    {
    case 0:
      fringe_session_back (session);
      break;
    case 6:
      fringe_session_go_to_generated (session);
      break;
    case 7:
      fringe_session_go_to_removed (session);
      break;
    case 1:
      fringe_session_go_to (session, (guint) test_random (20));
      break;
    case 2:
      fringe_session_set_playing (session, test_random (2) == 0);
      break;
    case 3:
      fringe_session_advance (session, g_get_monotonic_time () + 5 * G_USEC_PER_SEC, 0);
      break;
    default:
      fringe_session_step (session);
    }
}

static guint
run_any_way (FringeSession *session)
{
  switch (test_random (5))
    {
    case 0:
      fringe_session_run (session);
      return 1;
    case 4:
      fringe_session_skip (session, (FringeEvent) test_random (FRINGE_N_EVENTS), test_random (2) == 0 ? 1 : -1);
      return 1;
    case 1:
      if (test_session_flag (session, "can-continue"))
        fringe_session_continue (session);
      return 1;
    case 2:
      fringe_session_cancel (session);
      return 1;
    default:
      fringe_session_set_node_limit (session, (guint) (10 + test_random (500)));
      return 1;
    }
}

static void
change_breakpoints (FringeSession *session)
{
  const FringeSearch *search = fringe_session_get_search (session);
  FringeBreakpoint breakpoint = { .kind = (FringeBreakpointKind) test_random (3) };

  breakpoint.event = (FringeEvent) test_random (FRINGE_N_EVENTS);
  breakpoint.id = (guint) test_random (30);
  fringe_search_board (search, (guint) test_random ((int) fringe_search_n_nodes (search)), &breakpoint.board);
  fringe_session_toggle_breakpoint (session, &breakpoint);
}

/* Returns: how often one thing may be told of */
static guint
do_anything (FringeSession *session)
{
  switch (test_random (13))
    {
    case 12:
      change_breakpoints (session);
      return 1;
    case 0:
      set_any_puzzle (session);
      return 1;
    case 1:
      set_any_rule (session);
      return 1;
    case 2:
      fringe_session_undo (session);
      return 1;
    case 3:
      fringe_session_redo (session);
      return 1;
    case 4:
      return run_any_way (session);
    case 5:
    case 6:
    case 7:
      select_any_node (session);
      return 1;
    default:
      go_anywhere (session);
      return 1;
    }
}

static void
test_changes_are_told (void)
{
  g_autoptr (FringeSession) session = fringe_session_new ();
  g_autoptr (Watch) watch = watch_new (session);

  for (int i = 0; i < 5000; i++)
    {
      watch_forget (watch);
      watch_assert_changes_told (watch, do_anything (session));
    }
}

static guint
count_differences (GHashTable *before, GHashTable *after)
{
  GHashTableIter iter;
  gpointer name, value;
  guint n = 0;

  g_hash_table_iter_init (&iter, after);
  while (g_hash_table_iter_next (&iter, &name, &value))
    n += !g_str_equal (value, g_hash_table_lookup (before, name));
  return n;
}

/* What is told between the beginning of a verb and its end. */
typedef struct
{
  FringeSession *session;
  GHashTable *first;
  guint n_notified, n_changed;
} Batch;

static void
on_batched (Batch *batch)
{
  g_autoptr (GHashTable) values = test_values (batch->session);

  g_assert_cmpuint (batch->n_changed, ==, 0);
  if (batch->n_notified++ == 0)
    batch->first = g_steal_pointer (&values);
  else
    g_assert_cmpuint (count_differences (batch->first, values), ==, 0);
}

static void
on_batch_ended (Batch *batch)
{
  batch->n_changed++;
}

static void
check_batch (FringeSession *session, const char *verb, void (*act) (FringeSession *session), gboolean is_silent)
{
  g_autoptr (GHashTable) before = test_values (session), after = NULL;
  FringeMoment moment = *fringe_session_get_moment (session);
  const FringeMoment *now = fringe_session_get_moment (session);
  Batch batch = { .session = session };
  guint n_differences;

  g_signal_connect_swapped (session, "notify", G_CALLBACK (on_batched), &batch);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (on_batch_ended), &batch);
  act (session);
  g_signal_handlers_disconnect_by_data (session, &batch);
  after = test_values (session);
  n_differences = count_differences (before, after)
                  + (moment.search != now->search || moment.step != now->step || moment.n_done != now->n_done);
  g_test_message ("%s: %u notifications", verb, batch.n_notified);
  g_assert_cmpuint (batch.n_notified, ==, n_differences);
  g_assert_cmpuint (batch.n_changed, ==, n_differences > 0);
  g_assert_cmpint (n_differences == 0, ==, is_silent);
  g_clear_pointer (&batch.first, g_hash_table_unref);
}

static void
run_to_the_end (FringeSession *session)
{
  fringe_session_run (session);
  g_assert_false (fringe_session_is_running (session));
}

static void
play (FringeSession *session)
{
  fringe_session_set_playing (session, TRUE);
}

static void
play_on (FringeSession *session)
{
  gint64 now = g_get_monotonic_time ();

  fringe_session_advance (session, now, 0);
  fringe_session_advance (session, now + G_USEC_PER_SEC, 0);
}

static void
stop (FringeSession *session)
{
  fringe_session_set_playing (session, FALSE);
}

static void
go_to_the_same (FringeSession *session)
{
  fringe_session_go_to (session, fringe_session_get_step (session));
}

static void
go_to_the_first (FringeSession *session)
{
  fringe_session_go_to (session, 1);
}

static void
select_one (FringeSession *session)
{
  fringe_session_select (session, 1);
}

static void
select_parent (FringeSession *session)
{
  fringe_session_select (session, fringe_search_parent (fringe_session_get_search (session), 1));
}

static void
choose_rules (FringeSession *session)
{
  g_object_set (fringe_session_get_rules (session), "algorithm", FRINGE_ALGORITHM_GREEDY, NULL);
}

static void
choose_puzzle (FringeSession *session)
{
  FringeBoard start = test_board (GOAL), goal = test_board (START);

  fringe_session_set_puzzle (session, &start, &goal, "Another");
}

static void
skip_layer (FringeSession *session)
{
  fringe_session_skip (session, FRINGE_EVENT_LAYER, 1);
}

static void
step_once (FringeSession *session)
{
  fringe_session_step (session);
}

static void
fine_step_once (FringeSession *session)
{
  fringe_session_fine_step (session);
}

static void
ask (FringeSession *session)
{
  fringe_quiz_game_ask (fringe_session_get_quiz (session));
}

static void
test_one_batch (void)
{
  static const struct
  {
    const char *verb;
    void (*act) (FringeSession *session);
    gboolean is_silent;
  } verbs[] = {
    { "a step that is not known", step_once, FALSE },
    { "another one", step_once, FALSE },
    { "back", fringe_session_back, FALSE },
    { "a step that is known", step_once, FALSE },
    { "a line", fine_step_once, FALSE },
    { "a second line", fine_step_once, FALSE },
    { "a line back", fringe_session_fine_back, FALSE },
    { "to the end of the step", step_once, FALSE },
    { "to the step that it stands at", go_to_the_same, TRUE },
    { "a node selected", select_one, FALSE },
    { "the same node", select_one, TRUE },
    { "its parent", select_parent, FALSE },
    { "to where it was removed", fringe_session_go_to_removed, FALSE },
    { "play", play, FALSE },
    { "a second of playing", play_on, FALSE },
    { "pause", stop, FALSE },
    { "pause again", stop, TRUE },
    { "skip to a layer", skip_layer, FALSE },
    { "to the first step", go_to_the_first, FALSE },
    { "a question", ask, FALSE },
    { "on from the question", step_once, FALSE },
    { "run", run_to_the_end, FALSE },
    { "run at the end", run_to_the_end, TRUE },
    { "other rules", choose_rules, FALSE },
    { "the same rules", choose_rules, TRUE },
    { "another puzzle", choose_puzzle, FALSE },
    { "undo", fringe_session_undo, FALSE },
    { "undo the rules", fringe_session_undo, FALSE },
    { "redo", fringe_session_redo, FALSE },
  };
  g_autoptr (FringeSession) session = test_session (START, GOAL);

  for (gsize i = 0; i < G_N_ELEMENTS (verbs); i++)
    check_batch (session, verbs[i].verb, verbs[i].act, verbs[i].is_silent);
}

/* Whoever is told of one thing may look at all the others. */
static void
assert_consistent (FringeSession *session)
{
  const FringeSearch *search = fringe_session_get_search (session);
  guint selected = fringe_session_get_selected (session);

  g_assert_cmpuint (fringe_session_get_step (session), <=, fringe_session_get_n_steps (session));
  g_assert_true (selected == FRINGE_NO_NODE || selected < fringe_search_n_nodes (search));
  g_assert_cmpuint (fringe_session_get_shown (session), <, fringe_search_n_nodes (search));
}

static void
assert_counts (FringeSession *session)
{
  const FringeSearch *search = fringe_session_get_search (session);
  FringeCounts counts = fringe_search_counts_at (search, fringe_session_get_step (session));
  guint64 successors;

  g_assert_cmpuint (test_session_number (session, "generated"), ==, counts.generated);
  g_assert_cmpuint (test_session_number (session, "expanded"), ==, counts.expanded);
  g_assert_cmpuint (test_session_number (session, "open"), ==, counts.open);
  g_assert_cmpuint (test_session_number (session, "max-open"), ==, counts.max_open);
  g_assert_cmpuint (test_session_number (session, "max-depth"), ==, counts.max_depth);
  g_assert_cmpuint (test_session_number (session, "stale"), ==, counts.stale);
  g_object_get (session, "successors", &successors, NULL);
  g_assert_cmpuint (successors, ==, counts.successors);
}

static void
test_told_is_true (void)
{
  g_autoptr (FringeSession) session = fringe_session_new ();

  g_signal_connect (session, "notify", G_CALLBACK (assert_consistent), NULL);
  g_signal_connect (session, "notify::search", G_CALLBACK (assert_counts), NULL);
  g_signal_connect (session, "notify::step", G_CALLBACK (assert_counts), NULL);
  for (int i = 0; i < 5000; i++)
    {
      do_anything (session);
      assert_consistent (session);
      assert_counts (session);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/properties/each-can-be-read", test_read);
  g_test_add_func ("/session/properties/a-new-number-is-told-of-once-and-the-same-one-is-silent", test_numbers);
  g_test_add_func ("/session/properties/playing-and-speed-are-told-of-once", test_flag_and_speed);
  g_test_add_func ("/session/properties/the-same-node-is-silent", test_selected_and_hovered);
  g_test_add_func ("/session/properties/whatever-changes-is-told-of-once", test_changes_are_told);
  g_test_add_func ("/session/properties/a-verb-tells-of-each-difference-once-in-one-batch", test_one_batch);
  g_test_add_func ("/session/properties/what-is-told-is-true-when-it-is-told", test_told_is_true);
  return g_test_run ();
}
