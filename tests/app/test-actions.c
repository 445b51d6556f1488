/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app-fixture.h"

#include "test-boards.h"

#define START "1 2 7 6 0 8 4 3 5"
#define GOAL "1 2 0 4 8 7 3 6 5"
#define LONG_START "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3"
#define LONG_GOAL "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15"

/* Where a search can stand. */
typedef enum
{
  BEGUN = 1 << 0,      /* at the start, and no step known */
  BETWEEN = 1 << 1,    /* at a step that has known ones before and after it */
  AT_GOAL = 1 << 2,    /* at its end */
  UNSOLVABLE = 1 << 3, /* not begun */
  RUNNING = 1 << 4,    /* being run */
  AT_LIMIT = 1 << 5,   /* stopped by the node limit */
  UNDONE = 1 << 6,     /* begun, with a puzzle before it and one after */
  ALWAYS = (1 << 7) - 1
} Where;

/* Each action of the window, and where it is enabled. */
static const struct
{
  const char *name;
  Where enabled;
} actions[] = {
  { "win.step", BEGUN | BETWEEN | UNDONE },
  { "win.back", BETWEEN | AT_GOAL | AT_LIMIT },
  { "win.first", BETWEEN | AT_GOAL | AT_LIMIT },
  { "win.last", BETWEEN },
  { "win.run", BEGUN | BETWEEN | UNDONE },
  { "win.cancel", RUNNING },
  { "win.continue", AT_LIMIT },
  { "win.swap-tiles", UNSOLVABLE },
  { "win.search-anyway", UNSOLVABLE },
  { "win.play", BEGUN | BETWEEN | UNDONE },
  { "win.fine-step", BEGUN | BETWEEN | UNDONE },
  { "win.fine-back", BETWEEN | AT_GOAL | AT_LIMIT },
  { "win.next-layer", BEGUN | BETWEEN | UNDONE },
  { "win.previous-layer", BETWEEN | AT_GOAL | AT_LIMIT },
  { "win.next-duplicate", BEGUN | BETWEEN | UNDONE },
  { "win.previous-duplicate", BETWEEN | AT_GOAL | AT_LIMIT },
  { "win.next-reopened", BEGUN | BETWEEN | UNDONE },
  { "win.previous-reopened", BETWEEN | AT_GOAL | AT_LIMIT },
  { "win.next-superseded", BEGUN | BETWEEN | UNDONE },
  { "win.previous-superseded", BETWEEN | AT_GOAL | AT_LIMIT },
  { "win.go-to-generated", ALWAYS & ~RUNNING },
  { "win.go-to-expanded", ALWAYS & ~RUNNING },
  { "win.go-to-step", ALWAYS & ~RUNNING },
  { "win.breakpoints", ALWAYS },
  { "win.breakpoint", ALWAYS },
  { "win.find", ALWAYS },
  { "win.find-next", ALWAYS },
  { "win.find-previous", ALWAYS },
  { "win.find-same-f", ALWAYS },
  { "win.find-same-f-before", ALWAYS },
  { "win.find-duplicate", ALWAYS },
  { "win.find-duplicate-before", ALWAYS },
  { "win.find-goal", ALWAYS },
  { "win.other-heuristic", ALWAYS },
  { "win.undo", UNDONE },
  { "win.redo", UNDONE },
  { "win.zoom-in", ALWAYS },
  { "win.zoom-out", ALWAYS },
  { "win.zoom-normal", ALWAYS },
  { "win.fit", ALWAYS },
  { "win.centre", ALWAYS },
  { "win.focus-tree", ALWAYS },
  { "win.fit-solution", ALWAYS },
  { "win.place-back", ALWAYS },
  { "win.place-forward", ALWAYS },
  { "win.enter", ALWAYS },
  { "win.fold", ALWAYS },
  { "win.unfold-below", ALWAYS },
  { "win.fold-beside", ALWAYS },
  { "win.unfold-all", ALWAYS },
  { "win.tree-menu", ALWAYS },
  { "win.turn", ALWAYS },
  { "win.view-menu", ALWAYS },
  { "win.start-here", ALWAYS },
  { "win.copy-board", ALWAYS },
  { "win.copy-path", ALWAYS },
  { "win.copy-subtree", ALWAYS },
  { "win.select-up", ALWAYS },
  { "win.select-down", ALWAYS },
  { "win.select-left", ALWAYS },
  { "win.select-right", ALWAYS },
  { "win.select-none", ALWAYS },
  { "win.lecture", ALWAYS },
  { "win.escape", ALWAYS },
  { "win.blank", ALWAYS },
  { "win.spotlight", ALWAYS },
  { "win.notes", ALWAYS },
  { "win.edit-note", ALWAYS },
  { "win.quiz-ask", ALWAYS },
  { "win.quiz-choose", ALWAYS },
  { "win.quiz-unvote", ALWAYS },
  { "win.quiz-reveal", ALWAYS },
  { "win.vote", ALWAYS },
  { "win.vote-count", ALWAYS },
  { "win.vote-follow", ALWAYS & ~RUNNING },
  { "win.sample", ALWAYS },
  { "win.new", ALWAYS },
  { "win.lesson", ALWAYS },
  { "win.lesson-new", ALWAYS },
  { "win.lesson-next", 0 },
  { "win.lesson-back", 0 },
  { "win.lesson-return", 0 },
  { "win.lesson-add", 0 },
  { "win.lesson-mark", 0 },
  { "win.lesson-close", 0 },
  { "win.export-lesson", 0 },
  { "win.export-questions", ALWAYS },
  { "win.lesson-edit", 0 },
  { "win.start-page", ALWAYS },
  { "win.new-window", ALWAYS },
  { "win.open", ALWAYS },
  { "win.open-recent", ALWAYS },
  { "win.save", ALWAYS },
  { "win.save-as", ALWAYS },
  { "win.export", ALWAYS & ~RUNNING },
  { "win.explain", ALWAYS },
  { "win.check-trace", ALWAYS },
  { "win.experiment", ALWAYS },
  { "win.exercise", ALWAYS },
  { "win.find-instance", ALWAYS },
  { "win.export-subtree", ALWAYS & ~RUNNING },
  { "win.show-file", 0 },
  { "win.print", ALWAYS & ~RUNNING },
  { "win.copy", ALWAYS },
  { "win.copy-picture", ALWAYS & ~RUNNING },
  { "win.export-chart", ALWAYS },
  { "win.copy-chart", ALWAYS },
  { "win.paste", ALWAYS },
  { "win.paste-board", ALWAYS },
  { "win.compare", ALWAYS & ~RUNNING },
  { "win.compare-layers", ALWAYS },
  { "win.compare-all", ALWAYS & ~RUNNING },
  { "win.fork", ALWAYS & ~RUNNING },
  { "win.formula", ALWAYS & ~RUNNING },
  { "win.pattern-database", ALWAYS & ~RUNNING },
  { "win.swap-sides", 0 },
  { "win.first-difference", ALWAYS & ~RUNNING },
  { "win.left-panel", ALWAYS },
  { "win.right-panel", ALWAYS },
  { "win.panel", ALWAYS },
};

static void
set_puzzle (FringeSession *session, const char *start_text, const char *goal_text)
{
  FringeBoard start = test_board (start_text), goal = test_board (goal_text);

  fringe_session_set_puzzle (session, &start, &goal, "A puzzle");
}

static void
go_between (FringeSession *session)
{
  fringe_session_step (session);
  fringe_session_step (session);
  fringe_session_back (session);
}

static void
go_to_goal (FringeSession *session)
{
  while (fringe_session_step (session))
    ;
}

static void
make_unsolvable (FringeSession *session)
{
  set_puzzle (session, "2 1 3 4 5 6 7 8 0", "1 2 3 4 5 6 7 8 0");
}

static void
run_long (FringeSession *session)
{
  set_puzzle (session, LONG_START, LONG_GOAL);
  fringe_session_set_node_limit (session, FRINGE_NODE_LIMIT_MAX);
  fringe_session_run (session);
}

static void
go_to_limit (FringeSession *session)
{
  fringe_session_set_node_limit (session, 10);
  go_to_goal (session);
}

static void
undo (FringeWindow *window, FringeSession *session)
{
  set_puzzle (session, START, GOAL);
  set_puzzle (session, START, GOAL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
}

/* The window opens with a worked example, hence at its beginning. */
static FringeWindow *
window_at (Where where)
{
  FringeWindow *window = fringe_window_new (test_application ());
  FringeSession *session = fringe_player_get_session (fringe_window_get_player (window), 0);

  if (where == BETWEEN)
    go_between (session);
  if (where == AT_GOAL)
    go_to_goal (session);
  if (where == UNSOLVABLE)
    make_unsolvable (session);
  if (where == RUNNING)
    run_long (session);
  if (where == AT_LIMIT)
    go_to_limit (session);
  if (where == UNDONE)
    undo (window, session);
  return window;
}

/* A button is as sensitive as its action is enabled. */
static gboolean
is_enabled (FringeWindow *window, const char *action)
{
  GtkWidget *button = gtk_button_new ();
  gboolean enabled;

  if (g_str_equal (action, "win.sample"))
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", 0);
  if (g_str_equal (action, "win.quiz-choose"))
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", 0);
  if (g_str_equal (action, "win.lesson"))
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", "none");
  if (g_str_equal (action, "win.open-recent"))
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", "file:///none");
  if (g_str_equal (action, "win.panel"))
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", "why");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_parent (button, GTK_WIDGET (window));
  enabled = gtk_widget_get_sensitive (button);
  gtk_widget_unparent (button);
  return enabled;
}

/* A puzzle that is unsolvable, long or stopped came after the first: it can be undone. */
static gboolean
is_enabled_at (gsize i, Where where)
{
  if (g_str_equal (actions[i].name, "win.undo") && where == UNSOLVABLE)
    return TRUE;
  return (actions[i].enabled & where) != 0;
}

static void
test_enabled (void)
{
  for (guint where = BEGUN; where < ALWAYS; where <<= 1)
    {
      FringeWindow *window = window_at ((Where) where);

      for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
        {
          g_test_message ("%s at %#x", actions[i].name, where);
          g_assert_cmpint (is_enabled (window, actions[i].name), ==, is_enabled_at (i, (Where) where));
        }
      test_destroy (GTK_WINDOW (window));
    }
}

static void
test_all (void)
{
  GtkWidgetClass *window_class = g_type_class_ref (FRINGE_TYPE_WINDOW);
  const GVariantType *parameter;
  const char *name, *property;
  GType owner;
  gsize n = 0;

  for (guint i = 0; gtk_widget_class_query_action (window_class, i, &owner, &name, &parameter, &property); i++)
    if (owner == FRINGE_TYPE_WINDOW)
      {
        gboolean listed = FALSE;

        for (gsize j = 0; j < G_N_ELEMENTS (actions); j++)
          listed = listed || g_str_equal (actions[j].name, name);
        g_test_message ("%s", name);
        g_assert_true (listed);
        n++;
      }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (actions));
  g_type_class_unref (window_class);
}

static void
collect_names (GtkWidget *widget, gpointer names)
{
  const char *name = GTK_IS_ACTIONABLE (widget) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;

  if (name != NULL)
    g_ptr_array_add (names, (gpointer) name);
}

/* A name may have a target behind it: "win.panel::why". */
static gboolean
is_action (FringeWindow *window, const char *detailed_name)
{
  g_auto (GStrv) parts = g_strsplit (detailed_name, "::", 2);
  const char *name = parts[0];

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    if (g_str_equal (actions[i].name, name))
      return TRUE;
  if (g_str_has_prefix (name, "app."))
    return g_action_group_has_action (G_ACTION_GROUP (test_application ()), name + strlen ("app."));
  if (g_str_has_prefix (name, "win."))
    return g_action_group_has_action (G_ACTION_GROUP (window), name + strlen ("win."));
  return g_str_has_prefix (name, "window.") || g_str_has_prefix (name, "find.") || g_str_has_prefix (name, "notes.")
         || g_str_has_prefix (name, "survey.") || g_str_has_prefix (name, "lesson.") || g_str_has_prefix (name, "bar.");
}

static void
test_buttons (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  test_for_each_widget (GTK_WIDGET (window), collect_names, names);
  g_assert_cmpuint (names->len, >, 10);
  for (guint i = 0; i < names->len; i++)
    {
      g_test_message ("%s", (char *) names->pdata[i]);
      g_assert_true (is_action (window, names->pdata[i]));
    }
  test_destroy (GTK_WINDOW (window));
}

static void
test_accelerators (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  g_auto (GStrv) names = gtk_application_list_action_descriptions (test_application ());

  g_assert_cmpuint (g_strv_length (names), >, 5);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_test_message ("%s", names[i]);
      g_assert_true (is_action (window, names[i]));
    }
  test_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  test_app_init (&argc, &argv);
  g_test_add_func ("/actions/these-are-all", test_all);
  g_test_add_func ("/actions/each-is-enabled-where-it-can-do-something", test_enabled);
  g_test_add_func ("/actions/each-button-has-one-that-exists", test_buttons);
  g_test_add_func ("/actions/each-key-of-the-application-has-one-that-exists", test_accelerators);
  return g_test_run ();
}
