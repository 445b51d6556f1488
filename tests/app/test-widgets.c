/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app-fixture.h"

#include "fringe-answer-list.h"
#include "fringe-board-view.h"
#include "fringe-body.h"
#include "fringe-breakpoints-panel.h"
#include "fringe-charts-panel.h"
#include "fringe-color-scheme.h"
#include "fringe-exercise-tree.h"
#include "fringe-exercise-window.h"
#include "fringe-exam-dialog.h"
#include "fringe-explain-dialog.h"
#include "fringe-export-dialog.h"
#include "fringe-file-chooser.h"
#include "fringe-find-bar.h"
#include "fringe-find-dialog.h"
#include "fringe-fork-dialog.h"
#include "fringe-lesson-dialog.h"
#include "fringe-iterations-panel.h"
#include "fringe-legend.h"
#include "fringe-minimap.h"
#include "fringe-node-list.h"
#include "fringe-observation-table.h"
#include "fringe-notes-view.h"
#include "fringe-panels.h"
#include "fringe-preferences-dialog.h"
#include "fringe-puzzle-dialog.h"
#include "fringe-quiz-panel.h"
#include "fringe-rules-panel.h"
#include "fringe-sidebar.h"
#include "fringe-speech.h"
#include "fringe-told-bar.h"
#include "fringe-trace-dialog.h"
#include "fringe-traits-panel.h"
#include "fringe-trees.h"
#include "fringe-transport.h"
#include "fringe-tree-view.h"
#include "fringe-truth-panel.h"
#include "fringe-why-panel.h"
#include "test-boards.h"

#include <glib/gstdio.h>

typedef GType (*TypeFunc) (void);

/* A list may take some frames to be ready. */
#define DEADLINE (20 * G_TIME_SPAN_SECOND)

/* All that is no window. */
static const TypeFunc widgets[] = {
  fringe_board_view_get_type,
  fringe_counts_panel_get_type,
  fringe_rules_panel_get_type,
  fringe_legend_get_type,
  fringe_sidebar_get_type,
  fringe_transport_get_type,
  fringe_tree_view_get_type,
  fringe_why_panel_get_type,
  fringe_iterations_panel_get_type,
  fringe_find_bar_get_type,
  fringe_breakpoints_panel_get_type,
  fringe_chart_view_get_type,
  fringe_charts_panel_get_type,
  fringe_survey_box_get_type,
  fringe_truth_panel_get_type,
  fringe_node_list_get_type,
  fringe_panels_get_type,
  fringe_minimap_get_type,
  fringe_answer_list_get_type,
  fringe_answer_row_get_type,
  fringe_observation_row_get_type,
  fringe_traits_panel_get_type,
  fringe_observation_table_get_type,
  fringe_quiz_panel_get_type,
  fringe_notes_view_get_type,
  fringe_exercise_tree_get_type,
};

static const TypeFunc windows[] = {
  fringe_explain_dialog_get_type, fringe_export_dialog_get_type,      fringe_find_dialog_get_type,
  fringe_fork_dialog_get_type,    fringe_preferences_dialog_get_type, fringe_puzzle_dialog_get_type,
  fringe_exam_dialog_get_type,    fringe_lesson_dialog_get_type,      fringe_trace_dialog_get_type,
  fringe_window_get_type,         fringe_exercise_window_get_type,
};

/* A session with something to show. */
static FringeSession *
session_new (void)
{
  FringeSession *session = fringe_session_new ();
  FringeBoard start = test_board ("1 2 7 6 0 8 4 3 5"), goal = test_board ("1 2 0 4 8 7 3 6 5");

  fringe_session_set_puzzle (session, &start, &goal, "A puzzle");
  for (int i = 0; i < 4; i++)
    fringe_session_step (session);
  return session;
}

static gboolean
has_session (gpointer object)
{
  return g_object_class_find_property (G_OBJECT_GET_CLASS (object), "session") != NULL;
}

/* A cell that is cut takes more than all others give. */
#define CUT (G_MININT / 1000)

/* Whether what stands in a cell is seen whole; columns that have no room are hidden when the list was laid out once. */
static void
check_cell (GtkWidget *widget, gpointer data)
{
  PangoLayout *layout;
  const char *text;
  int width, *n = data;

  if (!GTK_IS_INSCRIPTION (widget) || !gtk_widget_has_css_class (widget, "count") || !gtk_widget_get_mapped (widget))
    return;
  text = gtk_inscription_get_text (GTK_INSCRIPTION (widget));
  layout = gtk_widget_create_pango_layout (widget, text);
  pango_layout_get_pixel_size (layout, &width, NULL);
  g_test_message ("%s: %d of %d pixels", text, width, gtk_widget_get_width (widget));
  *n += width <= gtk_widget_get_width (widget) ? strlen (text) == 5 : CUT;
  g_object_unref (layout);
}

static void
test_ids_are_whole (void)
{
  FringeSession *session = fringe_session_new ();
  FringeBoard start = test_board ("8 6 7 2 5 4 3 0 1"), goal = test_board ("1 2 3 4 5 6 7 8 0");
  GtkWidget *list = g_object_new (FRINGE_TYPE_NODE_LIST, "kind", FRINGE_ROWS_FRONTIER, NULL);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  gint64 end = g_get_monotonic_time () + DEADLINE;
  int n = 0;

  fringe_session_set_puzzle (session, &start, &goal, "A puzzle");
  while (fringe_search_n_nodes (fringe_session_get_search (session)) < 29700)
    fringe_session_step (session);
  g_object_set (list, "session", session, NULL);
  gtk_window_set_child (window, list);
  gtk_window_set_default_size (window, 300, 400);
  test_show (window);
  while (n <= 5 && g_get_monotonic_time () < end)
    {
      n = 0;
      test_settle ();
      test_for_each_widget (list, check_cell, &n);
    }
  g_assert_cmpint (n, >, 5);
  test_destroy (window);
  g_object_unref (session);
}

static gpointer
part_of (gpointer widget, const char *name)
{
  return gtk_widget_get_template_child (widget, G_OBJECT_TYPE (widget), name);
}

static void
assert_width (FringeSidebar *sidebar, const char *board, int expected)
{
  int width;

  gtk_widget_measure (part_of (sidebar, board), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, ==, expected);
}

/* Returns: how far down the panel a part of it ends */
static double
end_of (FringeSidebar *sidebar, const char *name)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (part_of (sidebar, name), part_of (sidebar, "content"), &bounds));
  return bounds.origin.y + bounds.size.height;
}

/* From the lowest window to one on a large screen: header and transport take 120 pixels. The bar of a lesson leaves
 * some 730 in a window of 800: who is told of misplaced tiles sees the goal. */
static void
try_heights (FringeSidebar *sidebar)
{
  GtkWidget *content = part_of (sidebar, "content");

  for (int height = 600; height <= 1200; height += 10)
    {
      int width, needed;

      fringe_sidebar_set_window_height (sidebar, height);
      gtk_widget_measure (content, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      gtk_widget_measure (content, GTK_ORIENTATION_VERTICAL, 288, &needed, NULL, NULL, NULL);
      gtk_widget_size_allocate (content, &(GtkAllocation) { 0, 0, 288, needed }, -1);
      g_test_message ("%d: %d by %d, the rules end at %.0f", height, width, needed, end_of (sidebar, "rules_panel"));
      g_assert_cmpint (width, <=, 288);
      assert_width (sidebar, "shown_board", 240);
      assert_width (sidebar, "start_board", 78);
      assert_width (sidebar, "goal_board", 78);
      if (height >= 640)
        g_assert_cmpfloat (end_of (sidebar, "rules_panel"), <=, height - 120);
      if (height >= 680)
        g_assert_cmpfloat (end_of (sidebar, "counts_panel"), <=, height - 120);
      if (height >= 730)
        g_assert_cmpfloat (end_of (sidebar, "ends_box"), <=, height - 120);
      if (height >= 840)
        g_assert_cmpint (needed, <=, height - 120);
    }
}

static void
test_sidebar_fits (void)
{
  FringeSession *session = session_new ();
  FringeSidebar *sidebar = g_object_ref_sink (g_object_new (FRINGE_TYPE_SIDEBAR, "session", session, NULL));
  FringeBoard start = test_board ("14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3"),
              goal = test_board ("0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15");

  try_heights (sidebar);
  fringe_session_set_puzzle (session, &start, &goal, "A larger puzzle");
  try_heights (sidebar);
  g_object_unref (sidebar);
  g_object_unref (session);
}

/* Fonts of desktops, and one that is wider than any of those; and lines that are higher than theirs, as other fonts
 * have them. */
static void
test_sidebar_fits_any_font (void)
{
  static const char *const fonts[] = { "DejaVu Sans 10", "Cantarell 10", "DejaVu Sans Mono 10" };
  GtkCssProvider *high_lines = gtk_css_provider_new ();
  GdkDisplay *display = gdk_display_get_default ();

  gtk_css_provider_load_from_data (high_lines, "* { line-height: 1.3; }", -1);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (high_lines),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  for (guint i = 0; i < G_N_ELEMENTS (fonts); i++)
    {
      g_test_message ("%s", fonts[i]);
      g_object_set (gtk_settings_get_default (), "gtk-font-name", fonts[i], NULL);
      test_sidebar_fits ();
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
  gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (high_lines));
  g_object_unref (high_lines);
}

static void
test_unused_widgets_end (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (widgets); i++)
    {
      gpointer widget = g_object_ref_sink (g_object_new (widgets[i](), NULL));

      g_test_message ("%s", G_OBJECT_TYPE_NAME (widget));
      g_object_add_weak_pointer (widget, &widget);
      g_object_unref (widget);
      g_assert_null (widget);
    }
}

/* Neither the widget nor, through it, the session stays. */
static void
test_used_widgets_end (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (widgets); i++)
    {
      gpointer widget = g_object_new (widgets[i](), NULL), session = session_new ();
      GtkWindow *window = GTK_WINDOW (gtk_window_new ());

      g_test_message ("%s", G_OBJECT_TYPE_NAME (widget));
      if (has_session (widget))
        g_object_set (widget, "session", session, NULL);
      else if (FRINGE_IS_RULES_PANEL (widget))
        g_object_set (widget, "rules", fringe_session_get_rules (session), NULL);
      gtk_window_set_child (window, widget);
      test_show (window);
      fringe_session_step (session);
      fringe_rules_model_other_heuristic (fringe_session_get_rules (session));
      test_settle ();
      g_object_add_weak_pointer (widget, &widget);
      g_object_add_weak_pointer (session, &session);
      test_destroy (window);
      g_assert_null (widget);
      g_object_unref (session);
      g_assert_null (session);
    }
}

static GtkWidget *
find_of_type (GtkWidget *widget, const char *type)
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_of_type (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* GTK may keep what is in a popover longer than its window. Settings that still reached the quiz would ask a session
 * that has gone. */
static void
test_quiz_ends_with_its_session (void)
{
  FringeSession *session = session_new ();
  gpointer panel = g_object_ref_sink (g_object_new (FRINGE_TYPE_QUIZ_PANEL, "session", session, NULL)), quiz;
  GtkWidget *kinds = g_object_ref (find_of_type (panel, "FringeQuizKinds"));

  quiz = fringe_session_get_quiz (session);
  g_object_add_weak_pointer (quiz, &quiz);
  g_object_unref (session);
  g_object_unref (panel);
  g_assert_null (quiz);
  g_object_unref (kinds);
}

static void
test_unused_windows_end (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      GtkWindow *window = g_object_new (windows[i](), NULL);

      g_test_message ("%s", G_OBJECT_TYPE_NAME (window));
      test_destroy (window);
    }
}

static void
test_window_ends (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  gpointer session = fringe_player_get_session (fringe_window_get_player (window), 0);

  g_object_add_weak_pointer (session, &session);
  test_show (GTK_WINDOW (window));
  fringe_session_set_playing (session, TRUE);
  fringe_window_tell (window, "Something that passes.");
  test_settle ();
  test_destroy (GTK_WINDOW (window));
  g_assert_null (session);
}

/* What is told of the comparison has no place any more. */
static void
test_window_ends_as_two_trees_come (void)
{
  FringeWindow *window = fringe_window_new (test_application ());

  test_show (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.compare", NULL);
  test_destroy (GTK_WINDOW (window));
}

static GtkWindow *
dialog_of (FringeWindow *window)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) toplevel = g_list_model_get_item (toplevels, i);

      if (gtk_window_get_transient_for (toplevel) == GTK_WINDOW (window)
          && gtk_widget_get_visible (GTK_WIDGET (toplevel)))
        return toplevel;
    }
  g_assert_not_reached ();
}

/* A setting that changes is told of to the windows that there are. */
static void
test_window_ends_with_its_shortcuts (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  g_autoptr (GSettings) settings = g_settings_new (FRINGE_APPLICATION_ID);
  GtkWindow *shortcuts;

  test_show (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-help-overlay", NULL);
  shortcuts = dialog_of (window);
  test_show (shortcuts);
  gtk_window_close (shortcuts);
  test_settle ();
  test_destroy (GTK_WINDOW (window));
  g_settings_set_string (settings, "tree-coloring", "depth");
  g_settings_reset (settings, "tree-coloring");
}

static void
open_menu (GtkWidget *widget, gpointer n)
{
  if (!FRINGE_IS_TREE_VIEW (widget))
    return;
  gtk_widget_grab_focus (widget);
  gtk_widget_activate_action (widget, "win.tree-menu", NULL);
  test_settle ();
  g_assert_true (GTK_IS_POPOVER_MENU (gtk_widget_get_last_child (widget)));
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_last_child (widget)));
  ++*(guint *) n;
}

/* GTK warns of a menu in which nothing is. */
static void
test_both_trees_have_menus (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  guint n = 0;

  g_object_set (window, "compares", TRUE, NULL);
  test_show (GTK_WINDOW (window));
  test_for_each_widget (GTK_WIDGET (window), open_menu, &n);
  g_assert_cmpuint (n, ==, 2);
  test_destroy (GTK_WINDOW (window));
}

static void
check_rest (GtkWidget *widget, gpointer data)
{
  if (GTK_IS_SPINNER (widget))
    {
      g_assert_true (gtk_widget_get_mapped (widget) || !gtk_spinner_get_spinning (GTK_SPINNER (widget)));
      ++*(guint *) data;
    }
}

/* One that spins unseen has the window painted sixty times a second. */
static void
test_no_spinner_spins_unseen (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  guint n_spinners = 0;

  g_object_set (window, "right-panel", TRUE, "panel", "truth", "compares", TRUE, NULL);
  test_show (GTK_WINDOW (window));
  test_for_each_widget (GTK_WIDGET (window), check_rest, &n_spinners);
  g_object_set (window, "panel", "why", NULL);
  test_settle ();
  test_for_each_widget (GTK_WIDGET (window), check_rest, &n_spinners);
  g_assert_cmpuint (n_spinners, >=, 4);
  test_destroy (GTK_WINDOW (window));
}

static void
test_dialogs_end (void)
{
  static const char *const actions[]
      = { "win.new", "win.export", "win.explain", "win.check-trace", "win.find-instance" };
  FringeWindow *window = fringe_window_new (test_application ());

  test_show (GTK_WINDOW (window));
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GtkWindow *dialog;

      gtk_widget_activate_action (GTK_WIDGET (window), actions[i], NULL);
      dialog = dialog_of (window);
      test_show (dialog);
      test_destroy (dialog);
    }
  test_destroy (GTK_WINDOW (window));
}

static void
assert_setting (GSettings *settings, const char *key, const char *expected)
{
  g_autoptr (GVariant) value = g_settings_get_value (settings, key);
  g_autofree char *text = g_variant_print (value, FALSE);

  g_assert_cmpstr (text, ==, expected);
  g_settings_reset (settings, key);
}

static void
test_preferences_are_settings (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  g_autoptr (GSettings) settings = g_settings_new (FRINGE_APPLICATION_ID);
  GtkWindow *dialog;

  test_show (GTK_WINDOW (window));
  fringe_window_show_preferences (window);
  dialog = dialog_of (window);
  test_show (dialog);
  g_assert_false (fringe_tree_view_scene (fringe_window_get_tree_view (window)).has_letters);
  gtk_drop_down_set_selected (part_of (dialog, "theme_list"), 3);
  gtk_drop_down_set_selected (part_of (dialog, "moves_list"), 1);
  gtk_drop_down_set_selected (part_of (dialog, "rules_list"), FRINGE_PRESET_PAPER_2021);
  gtk_switch_set_active (part_of (dialog, "animation_switch"), FALSE);
  gtk_editable_set_text (part_of (dialog, "limit_button"), "2,345");
  g_assert_true (fringe_tree_view_scene (fringe_window_get_tree_view (window)).has_letters);
  g_assert_cmpint (fringe_window_get_theme (window), ==, FRINGE_THEME_PROJECTOR);
  gtk_window_close (dialog);
  test_settle ();
  assert_setting (settings, "color-scheme", "'projector'");
  assert_setting (settings, "tree-moves", "'letters'");
  assert_setting (settings, "first-rules", "'paper-2021'");
  assert_setting (settings, "animations", "false");
  assert_setting (settings, "node-limit", "2345");
  test_destroy (GTK_WINDOW (window));
}

static void
collect_fields (GtkWidget *widget, gpointer fields)
{
  if (GTK_IS_SPIN_BUTTON (widget) || GTK_IS_ENTRY (widget))
    g_ptr_array_add (fields, widget);
}

/* Returns: whether there is a field of that number */
static gboolean
half_type (GtkWindow *window, guint number)
{
  g_autoptr (GPtrArray) fields = g_ptr_array_new ();
  GtkEditable *text;

  test_for_each_widget (GTK_WIDGET (window), collect_fields, fields);
  if (number >= fields->len)
    return FALSE;
  text = gtk_editable_get_delegate (fields->pdata[number]);
  gtk_widget_set_visible (fields->pdata[number], TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (text));
  gtk_editable_set_text (text, "5");
  return TRUE;
}

/* A window takes the focus from its field as it ends, and the field then takes what stands in it. */
static void
test_half_typed_ends (void)
{
  static const char *const actions[]
      = { NULL, "win.new", "win.export", "win.explain", "win.check-trace", "win.find-instance", "win.fork" };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gboolean has_one = TRUE;

      for (guint number = 0; has_one; number++)
        {
          FringeWindow *window = fringe_window_new (test_application ());
          GtkWindow *typed = GTK_WINDOW (window);

          test_show (GTK_WINDOW (window));
          if (actions[i] != NULL)
            {
              gtk_widget_activate_action (GTK_WIDGET (window), actions[i], NULL);
              typed = dialog_of (window);
              test_show (typed);
            }
          g_test_message ("%s: field %u", G_OBJECT_TYPE_NAME (typed), number);
          has_one = half_type (typed, number);
          if (actions[i] != NULL)
            test_destroy (typed);
          test_destroy (GTK_WINDOW (window));
        }
    }
}

static void
wait_until (gboolean (*holds) (gpointer data), gpointer data)
{
  gint64 end = g_get_monotonic_time () + DEADLINE;

  while (!holds (data) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  g_assert_true (holds (data));
}

static gboolean
has_file (gpointer window)
{
  return fringe_document_get_file (fringe_window_get_document (window)) != NULL;
}

static gboolean
has_ended (gpointer watched)
{
  return *(gpointer *) watched == NULL;
}

/* Who closes a window twice is asked once. */
static void
test_window_ends_when_it_is_saved (void)
{
  static const char text[] = "[Fringe Session]\nVersion=1\n\n[Puzzle]\nTitle=A puzzle\n"
                             "Start=1 2 7 6 0 8 4 3 5\nGoal=1 2 0 4 8 7 3 6 5\n\n[Rules]\nAlgorithm=astar\n"
                             "Heuristic=manhattan\nMoves=UDLR\nTies=fifo\nDuplicates=better-g\nGoalTest=expansion\n";
  g_autofree char *folder = g_dir_make_tmp ("fringe-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "eight.fringe", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path), parent = g_file_get_parent (file);
  FringeWindow *window = fringe_window_new (test_application ());
  gpointer watched = window;

  g_object_add_weak_pointer (G_OBJECT (window), &watched);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  test_show (GTK_WINDOW (window));
  fringe_document_open (fringe_window_get_document (window), file);
  wait_until (has_file, window);
  fringe_session_set_note (fringe_player_get_session (fringe_window_get_player (window), 0), "A note");
  gtk_window_close (GTK_WINDOW (window));
  gtk_dialog_response (GTK_DIALOG (dialog_of (window)), GTK_RESPONSE_YES);
  gtk_window_close (GTK_WINDOW (window));
  wait_until (has_ended, &watched);
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_true (g_file_delete (parent, NULL, NULL));
}

/* A thread that still answers a dialog may keep it longer than its window. */
static void
test_kept_dialogs_forget_their_window (void)
{
  static const char *const actions[]
      = { "win.export", "win.explain", "win.check-trace", "win.find-instance", "win.compare-all" };

  for (gsize i = 0; i < 2 * G_N_ELEMENTS (actions); i++)
    {
      FringeWindow *window = fringe_window_new (test_application ());
      g_autoptr (GtkWindow) dialog = NULL;

      test_show (GTK_WINDOW (window));
      gtk_widget_activate_action (GTK_WIDGET (window), actions[i / 2], NULL);
      dialog = g_object_ref (dialog_of (window));
      g_test_message ("%s", G_OBJECT_TYPE_NAME (dialog));
      test_show (dialog);
      if (i % 2 == 0)
        gtk_window_close (dialog);
      test_destroy (GTK_WINDOW (window));
      g_assert_null (gtk_window_get_transient_for (dialog));
    }
}

static void
assert_keeps (GObject *object, GParamSpec *pspec, const GValue *value)
{
  g_auto (GValue) kept = G_VALUE_INIT;

  g_value_init (&kept, pspec->value_type);
  g_object_set_property (object, pspec->name, value);
  g_object_get_property (object, pspec->name, &kept);
  g_assert_cmpint (g_param_values_cmp (pspec, value, &kept), ==, 0);
}

/* Two values, so that one of them is new. */
static void
assert_property (GObject *object, GParamSpec *pspec)
{
  for (int i = 0; i < 2; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;

      g_value_init (&value, pspec->value_type);
      if (pspec->value_type == G_TYPE_BOOLEAN)
        g_value_set_boolean (&value, i == 0);
      else if (pspec->value_type == G_TYPE_INT)
        g_value_set_int (&value, i == 0 ? G_PARAM_SPEC_INT (pspec)->minimum : G_PARAM_SPEC_INT (pspec)->maximum);
      else if (pspec->value_type == G_TYPE_STRING)
        g_value_set_string (&value, i == 0 ? "closed" : "frontier");
      else if (pspec->value_type == FRINGE_TYPE_SESSION || pspec->value_type == FRINGE_TYPE_PLAYER)
        g_value_take_object (&value, session_new ());
      else if (pspec->value_type == FRINGE_TYPE_RULES_MODEL)
        g_value_take_object (&value, fringe_rules_model_new ());
      else if (pspec->value_type == GTK_TYPE_WIDGET)
        g_value_set_object (&value, object);
      else if (pspec->value_type == FRINGE_TYPE_TREE_VIEW)
        g_value_take_object (&value, g_object_ref_sink (g_object_new (FRINGE_TYPE_TREE_VIEW, NULL)));
      else if (pspec->value_type == G_TYPE_MENU_MODEL)
        g_value_take_object (&value, g_menu_new ());
      else
        g_test_fail_printf ("%s is of a type that this test does not know", pspec->name);
      assert_keeps (object, pspec, &value);
    }
}

static void
assert_properties (GObject *object)
{
  guint n;
  g_autofree GParamSpec **specs = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n);

  for (guint i = 0; i < n; i++)
    if (specs[i]->owner_type == G_OBJECT_TYPE (object))
      {
        g_auto (GValue) value = G_VALUE_INIT;

        g_test_message ("%s:%s", G_OBJECT_TYPE_NAME (object), specs[i]->name);
        g_value_init (&value, specs[i]->value_type);
        g_object_get_property (object, specs[i]->name, &value);
        if ((specs[i]->flags & G_PARAM_WRITABLE) && !(specs[i]->flags & G_PARAM_CONSTRUCT_ONLY))
          assert_property (object, specs[i]);
      }
}

static void
test_properties (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (widgets); i++)
    {
      g_autoptr (GObject) widget = g_object_ref_sink (g_object_new (widgets[i](), NULL));

      assert_properties (widget);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      GtkWindow *window = g_object_new (windows[i](), NULL);

      assert_properties (G_OBJECT (window));
      test_destroy (window);
    }
}

/* Two that are seen in one cell would lie upon each other. */
static void
check_grid (GtkWidget *grid, gpointer type)
{
  g_autoptr (GHashTable) cells = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  if (!GTK_IS_GRID (grid))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (grid); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int column, row, width, height;

      gtk_grid_query_child (GTK_GRID (grid), child, &column, &row, &width, &height);
      for (int cell = 0; gtk_widget_get_visible (child) && cell < width * height; cell++)
        {
          char *place = g_strdup_printf ("column %d, row %d", column + cell % width, row + cell / width);

          g_test_message ("%s, %s", (const char *) type, place);
          g_assert_true (g_hash_table_add (cells, place));
        }
    }
}

static void
test_cells (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (widgets); i++)
    {
      g_autoptr (GtkWidget) widget = g_object_ref_sink (g_object_new (widgets[i](), NULL));

      test_for_each_widget (widget, check_grid, (gpointer) G_OBJECT_TYPE_NAME (widget));
    }
  for (gsize i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      GtkWidget *window = g_object_new (windows[i](), NULL);

      /* Of its two choices of colours one is hidden, once there is a picture. */
      if (!FRINGE_IS_EXPORT_DIALOG (window))
        test_for_each_widget (window, check_grid, (gpointer) G_OBJECT_TYPE_NAME (window));
      test_destroy (GTK_WINDOW (window));
    }
}

static void
measure_height (GtkWidget *widget, int width, int *least)
{
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, least, NULL, NULL, NULL);
}

/* Whatever a file is called. GTK warns where a box finds them to differ. */
static void
test_bar_is_as_high_as_it_says (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  GtkWidget *bar = GTK_WIDGET (fringe_window_get_session_bar (window));
  int least, wide;

  test_show (GTK_WINDOW (window));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  fringe_session_bar_complain (FRINGE_SESSION_BAR (bar), "There is no file “two\nlines.fringe”.");
  measure_height (bar, -1, &least);
  measure_height (bar, 10000, &wide);
  g_assert_cmpint (least, >, 10);
  g_assert_cmpint (least, ==, wide);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
  test_destroy (GTK_WINDOW (window));
}

static double
brightness (double red, double green, double blue)
{
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/* Of what is seen of a window at the left edge of something in it. */
static double
brightness_at (GtkWidget *widget)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  int width = gtk_widget_get_width (window), height = gtk_widget_get_height (window);
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr = cairo_create (image);
  const guchar *pixel;
  GskRenderNode *node;
  double x, y, bright;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (image);
  gtk_widget_translate_coordinates (widget, window, 0, gtk_widget_get_height (widget) / 2, &x, &y);
  pixel = cairo_image_surface_get_data (image) + (int) y * cairo_image_surface_get_stride (image) + 4 * (int) x;
  bright = brightness (pixel[2], pixel[1], pixel[0]) / 255;
  gsk_render_node_unref (node);
  cairo_surface_destroy (image);
  return bright;
}

static void
check_legend (GtkWidget *widget, gpointer data)
{
  FringeThemeKind theme = fringe_window_get_theme (FRINGE_WINDOW (gtk_widget_get_root (widget)));
  const FringeColor *text = &fringe_theme_get (theme)->text;
  double ground;

  if (!FRINGE_IS_LEGEND (widget) || !gtk_widget_get_mapped (widget))
    return;
  ground = brightness_at (widget);
  g_test_message ("%s: ground of brightness %g", fringe_theme_name (theme), ground);
  g_assert_cmpfloat (ABS (ground - brightness (text->r, text->g, text->b)), >, 0.6);
  ++*(guint *) data;
}

/* What is told may lie over a legend for a while. */
static void
stop_telling (GtkWidget *widget, gpointer data)
{
  (void) data;
  if (FRINGE_IS_TOLD_BAR (widget))
    fringe_told_bar_stop (FRINGE_TOLD_BAR (widget));
}

/* A system's theme may be dark whatever it is asked for. */
static void
test_legends_are_legible (void)
{
  static const char *const schemes[] = { "light", "projector", "print" };
  g_autoptr (GSettings) settings = g_settings_new (FRINGE_APPLICATION_ID);
  FringeWindow *window = fringe_window_new (test_application ());
  guint n_legends = 0;

  g_object_set (gtk_settings_get_default (), "gtk-theme-name", "Adwaita-dark", NULL);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (schemes); i++)
    {
      g_settings_set_string (settings, "color-scheme", schemes[i / 2]);
      g_object_set (window, "compares", i % 2, NULL);
      test_for_each_widget (GTK_WIDGET (window), stop_telling, NULL);
      test_show (GTK_WINDOW (window));
      test_for_each_widget (GTK_WIDGET (window), check_legend, &n_legends);
    }
  g_assert_cmpuint (n_legends, ==, 2 * G_N_ELEMENTS (schemes));
  test_destroy (GTK_WINDOW (window));
  g_settings_reset (settings, "color-scheme");
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-theme-name");
}

static void
test_high_contrast (void)
{
  g_autoptr (GSettings) settings = g_settings_new (FRINGE_APPLICATION_ID);
  FringeWindow *window = fringe_window_new (test_application ());

  g_object_set (gtk_settings_get_default (), "gtk-theme-name", "HighContrast", NULL);
  g_assert_cmpint (fringe_window_get_theme (window), ==, FRINGE_THEME_PROJECTOR);
  g_settings_set_string (settings, "color-scheme", "light");
  g_assert_cmpint (fringe_window_get_theme (window), ==, FRINGE_THEME_LIGHT);
  g_settings_reset (settings, "color-scheme");
  g_assert_cmpint (fringe_window_get_theme (window), ==, FRINGE_THEME_PROJECTOR);
  g_object_set (gtk_settings_get_default (), "gtk-theme-name", "Default-hc-dark", NULL);
  g_assert_cmpint (fringe_window_get_theme (window), ==, FRINGE_THEME_DARK);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-theme-name");
  g_assert_cmpint (fringe_window_get_theme (window), ==, FRINGE_THEME_LIGHT);
  test_destroy (GTK_WINDOW (window));
}

static GtkWidget *
child_of (FringeWindow *window, const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (window), FRINGE_TYPE_WINDOW, name));
}

static GtkWidget *
child_of_trees (FringeWindow *window, const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (child_of (window, "trees"), FRINGE_TYPE_TREES, name));
}

static int
legend_height (FringeWindow *window)
{
  int height;

  gtk_widget_measure (child_of_trees (window, "legend"), GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  return height;
}

static GtkRevealer *
panel_of (FringeWindow *window, const char *revealer)
{
  return GTK_REVEALER (gtk_widget_get_template_child (child_of (window, "body"), FRINGE_TYPE_BODY, revealer));
}

static gboolean
slides (FringeWindow *window, const char *revealer)
{
  GtkRevealer *panel = panel_of (window, revealer);

  return gtk_revealer_get_child_revealed (panel) != gtk_revealer_get_reveal_child (panel);
}

/* Not even while the panels come or go the window needs more. */
static void
assert_has_room (FringeWindow *window, int width)
{
  do
    {
      test_settle ();
      g_assert_cmpint (fringe_min_width (GTK_WIDGET (window)), <=, width);
    }
  while (slides (window, "left_revealer") || slides (window, "right_revealer"));
}

static void
test_large_letters_have_room (void)
{
  static const struct
  {
    int percent, width;
  } sizes[] = { { 100, 800 }, { 150, 1280 }, { 200, 1480 } };
  int height = 0;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      FringeWindow *window;

      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * sizes[i].percent / 100, NULL);
      window = fringe_window_new (test_application ());
      gtk_window_set_default_size (GTK_WINDOW (window), sizes[i].width, 800);
      test_show (GTK_WINDOW (window));
      for (int compares = 0; compares < 2; compares++)
        {
          g_object_set (window, "compares", compares, NULL);
          assert_has_room (window, sizes[i].width);
          if (compares)
            continue;
          g_assert_cmpint (legend_height (window), >, height);
          height = legend_height (window);
        }
      test_destroy (GTK_WINDOW (window));
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

/* Returns: whether what lies over the tree is seen */
static gboolean
assert_hides_no_node (GtkWidget *cover, FringeTreeView *view)
{
  FringeScene scene = fringe_tree_view_scene (view);
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (cover))
    return FALSE;
  g_assert_true (gtk_widget_compute_bounds (cover, GTK_WIDGET (view), &bounds));
  for (guint id = 0; id < fringe_search_n_nodes_at (scene.search, scene.step); id++)
    {
      FringeRect node = fringe_scene_node (&scene, id);

      node = fringe_viewport_to_screen (&scene.viewport, &node);
      g_assert_false (graphene_rect_intersection (&bounds,
                                                  &GRAPHENE_RECT_INIT ((float) node.x, (float) node.y,
                                                                       (float) node.width, (float) node.height),
                                                  NULL));
    }
  return TRUE;
}

/* Of those of the report, all of the run has room in a window of usual size. */
#define REPORTS 4

static double
scale_of_cards (FringeWindow *window)
{
  FringeScene scene = fringe_tree_view_scene (fringe_window_get_tree_view (window));
  int n_cells = fringe_board_n_cells (fringe_search_start (scene.search));

  g_assert_cmpint (fringe_detail_for (&scene.card, n_cells, scene.viewport.scale), >=, FRINGE_DETAIL_CARD);
  return scene.viewport.scale;
}

/* The legend gets its second line on the way. With misplaced tiles trees are larger. */
static void
test_no_step_shrinks_the_tree (void)
{
  FringeWindow *window = fringe_window_new (test_application ());

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  test_show (GTK_WINDOW (window));
  for (guint sample = 0; sample < REPORTS; sample++)
    {
      FringeSession *session = fringe_player_get_session (fringe_window_get_player (window), 0);
      double scale;

      gtk_widget_activate_action (GTK_WIDGET (window), "win.sample", "u", sample);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.other-heuristic", NULL);
      fringe_session_go_to (session, 0);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.step", NULL);
      test_rest (GTK_WINDOW (window));
      scale = scale_of_cards (window);
      while (fringe_session_step (session))
        {
          test_rest (GTK_WINDOW (window));
          g_test_message ("example %u, step %u", sample, fringe_session_get_step (session));
          g_assert_cmpfloat (scale_of_cards (window), ==, scale);
        }
    }
  test_destroy (GTK_WINDOW (window));
}

/* Its tree grows to the foot of the view, where the legend grows. */
#define NILSSON 4

static void
step_beside_legend (FringeWindow *window, const char *theme, int percent)
{
  FringeTreeView *view = fringe_window_get_tree_view (window);
  guint n_seen = 0;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.sample", "u", NILSSON);
  test_settle ();
  for (int step = 0; step < 5; step++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.step", NULL);
      test_rest (GTK_WINDOW (window));
      n_seen += assert_hides_no_node (gtk_widget_get_parent (child_of_trees (window, "legend")), view);
    }
  g_test_message ("%s at %d %%: the legend is seen at %u of 5 steps", theme, percent, n_seen);
  g_assert_cmpuint (n_seen, ==, 5);
}

static void
test_legend_hides_no_node (void)
{
  static const char *const themes[] = { "Adwaita", "HighContrast" };
  static const int percents[] = { 100, 150, 200 };

  for (guint i = 0; i < G_N_ELEMENTS (themes) * G_N_ELEMENTS (percents); i++)
    {
      const char *theme = themes[i % 2];
      int percent = percents[i / 2], width = percent > 150 ? 1480 : 1280;
      FringeWindow *window;

      g_object_set (gtk_settings_get_default (), "gtk-theme-name", theme, "gtk-xft-dpi", 96 * 1024 * percent / 100,
                    NULL);
      window = fringe_window_new (test_application ());
      gtk_window_set_default_size (GTK_WINDOW (window), width, 800);
      test_show (GTK_WINDOW (window));
      assert_has_room (window, width);
      step_beside_legend (window, theme, percent);
      test_destroy (GTK_WINDOW (window));
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-theme-name");
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

static void
test_panels (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  gboolean before, after;

  g_object_get (window, "left-panel", &before, NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.left-panel", NULL);
  g_object_get (window, "left-panel", &after, NULL);
  g_assert_cmpint (before, !=, after);
  test_destroy (GTK_WINDOW (window));
}

/* Shows the panels one after the other. Returns: how many are shown then */
static int
panels_shown (int width)
{
  FringeWindow *window = fringe_window_new (test_application ());
  gboolean left, right;

  gtk_window_set_default_size (GTK_WINDOW (window), width, 600);
  test_show (GTK_WINDOW (window));
  g_object_set (window, "left-panel", TRUE, NULL);
  g_object_set (window, "right-panel", TRUE, NULL);
  g_object_get (window, "left-panel", &left, NULL);
  g_object_set (window, "left-panel", TRUE, NULL);
  g_object_get (window, "right-panel", &right, NULL);
  test_destroy (GTK_WINDOW (window));
  return left + right;
}

static void
test_panels_have_room (void)
{
  g_assert_cmpint (panels_shown (800), ==, 0);
  g_assert_cmpint (panels_shown (1280), ==, 2);
}

static void
assert_shown (FringeWindow *window, gboolean left, gboolean right)
{
  gboolean has_left, has_right;

  test_settle ();
  g_object_get (window, "left-panel", &has_left, "right-panel", &has_right, NULL);
  g_assert_cmpint (has_left, ==, left);
  g_assert_cmpint (has_right, ==, right);
}

/* Where a small window has room for the tree beside the panel, the panel hides nothing of it. */
static gboolean
is_aside (FringeWindow *window, const char *revealer, gboolean is_left)
{
  graphene_rect_t panel, tree;

  if (!gtk_widget_compute_bounds (GTK_WIDGET (panel_of (window, revealer)), GTK_WIDGET (window), &panel)
      || !gtk_widget_compute_bounds (child_of_trees (window, "view"), GTK_WIDGET (window), &tree)
      || panel.size.width < 200)
    return FALSE;
  g_assert_cmpfloat (tree.size.width, >, 300);
  return is_left ? panel.origin.x + panel.size.width <= tree.origin.x
                 : tree.origin.x + tree.size.width <= panel.origin.x;
}

static void
wait_for_aside (FringeWindow *window, const char *revealer, gboolean is_left)
{
  while (!is_aside (window, revealer, is_left))
    g_main_context_iteration (NULL, TRUE);
}

/* At a width of less than 960 pixels. Where there is room again, the panels are as they were. */
static void
test_one_panel_at_a_time (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  GtkWidget *self = GTK_WIDGET (window);

  g_object_set (window, "left-panel", TRUE, "right-panel", FALSE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), 800, 600);
  test_show (GTK_WINDOW (window));
  assert_shown (window, FALSE, FALSE);
  gtk_widget_activate_action (self, "win.left-panel", NULL);
  assert_shown (window, TRUE, FALSE);
  wait_for_aside (window, "left_revealer", TRUE);
  gtk_widget_activate_action (self, "win.right-panel", NULL);
  assert_shown (window, FALSE, TRUE);
  wait_for_aside (window, "right_revealer", FALSE);
  gtk_widget_activate_action (self, "win.right-panel", NULL);
  assert_shown (window, FALSE, FALSE);
  while (gtk_widget_get_width (child_of_trees (window, "view")) < 700)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 600);
  while (gtk_widget_get_width (self) < 960)
    g_main_context_iteration (NULL, TRUE);
  assert_shown (window, TRUE, FALSE);
  test_destroy (GTK_WINDOW (window));
}

static void
find_sentence (GtkWidget *widget, gpointer found)
{
  if (gtk_widget_has_css_class (widget, "pair-sentence"))
    *(GtkWidget **) found = widget;
}

static void
find_legend_of_pair (GtkWidget *widget, gpointer found)
{
  if (gtk_widget_has_css_class (widget, "pair-legend"))
    *(GtkWidget **) found = gtk_widget_get_first_child (widget);
}

/* What passes is told below both trees, beside their legend where it has room. A low window has the table of the first
 * difference behind its sentence. */
static void
test_two_trees (gconstpointer size)
{
  const int *sides = size;
  FringeWindow *window = fringe_window_new (test_application ());
  GtkWidget *told_bar = child_of_trees (window, "told_bar"), *sentence = NULL, *legend = NULL;
  graphene_rect_t told, tree;

  gtk_window_set_default_size (GTK_WINDOW (window), sides[0], sides[1]);
  test_show (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.compare", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.run", NULL);
  test_for_each_widget (GTK_WIDGET (window), find_sentence, &sentence);
  while ((strstr (gtk_label_get_text (GTK_LABEL (sentence)), "Goes first") != NULL) != (sides[1] == 600)
         || slides (window, "left_revealer") || slides (window, "right_revealer"))
    g_main_context_iteration (NULL, TRUE);
  test_settle ();
  /* Told anew: on a busy machine the time of a sentence is over when the window is at rest. */
  fringe_told_bar_tell (FRINGE_TOLD_BAR (told_bar), "Both trees are at the goal.");
  while (!gtk_revealer_get_child_revealed (GTK_REVEALER (gtk_widget_get_first_child (told_bar))))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_parent (told_bar), GTK_WIDGET (window), &told));
  g_assert_true (gtk_widget_compute_bounds (child_of_trees (window, "view"), GTK_WIDGET (window), &tree));
  g_assert_cmpfloat (told.origin.y, >=, tree.origin.y + tree.size.height - 6); /* cards keep more off the edge */
  test_for_each_widget (GTK_WIDGET (window), find_legend_of_pair, &legend);
  if (sides[0] == 1280)
    g_assert_cmpfloat (gtk_widget_get_opacity (legend), ==, 1);
  test_destroy (GTK_WINDOW (window));
}

/* At the goal the legend of two trees has more to say than when they came. */
static void
test_told_gives_way (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  FringeSession *session = fringe_player_get_session (fringe_window_get_player (window), 0);
  GtkWidget *told_bar = child_of_trees (window, "told_bar"), *legend = NULL;
  graphene_rect_t told, words;
  int width;

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  test_show (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.compare", NULL);
  test_settle ();
  fringe_told_bar_tell (FRINGE_TOLD_BAR (told_bar), "Compared two searches with one another");
  while (!gtk_revealer_get_child_revealed (GTK_REVEALER (gtk_widget_get_first_child (told_bar))))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.run", NULL);
  while (fringe_search_outcome (fringe_session_get_search (session)) == FRINGE_OUTCOME_RUNNING)
    g_main_context_iteration (NULL, TRUE);
  test_settle ();
  test_for_each_widget (GTK_WIDGET (window), find_legend_of_pair, &legend);
  g_assert_true (gtk_widget_compute_bounds (told_bar, GTK_WIDGET (window), &told));
  g_assert_true (gtk_widget_compute_bounds (legend, GTK_WIDGET (window), &words));
  gtk_widget_measure (legend, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  g_test_message ("the legend ends at %g, what is told begins at %g", words.origin.x + (float) width, told.origin.x);
  g_assert_true (gtk_widget_get_opacity (legend) <= 0 || words.origin.x + (float) width <= told.origin.x);
  test_destroy (GTK_WINDOW (window));
}

static void
find_chart (GtkWidget *widget, gpointer found)
{
  if (g_str_equal (gtk_widget_class_get_css_name (GTK_WIDGET_GET_CLASS (widget)), "chart"))
    *(GtkWidget **) found = widget;
}

/* Its letters are drawn with it. */
static void
test_chart_grows (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  GtkWidget *chart = NULL;
  int height, large;

  test_show (GTK_WINDOW (window));
  test_for_each_widget (GTK_WIDGET (window), find_chart, &chart);
  gtk_widget_measure (chart, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  gtk_widget_measure (chart, GTK_ORIENTATION_VERTICAL, -1, &large, NULL, NULL, NULL);
  g_assert_cmpint (large, ==, 2 * height);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
  test_destroy (GTK_WINDOW (window));
}

static int
natural_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

static void
test_legend_of_two_follows_folds (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  GtkWidget *legend = NULL;
  int width, folded_width;

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  test_show (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.compare", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.step", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.step", NULL);
  test_settle ();
  test_for_each_widget (GTK_WIDGET (window), find_legend_of_pair, &legend);
  width = natural_width (legend);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.fold", NULL);
  while (natural_width (legend) <= width)
    g_main_context_iteration (NULL, TRUE);
  folded_width = natural_width (legend);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.fold", NULL);
  while (natural_width (legend) >= folded_width)
    g_main_context_iteration (NULL, TRUE);
  test_destroy (GTK_WINDOW (window));
}

static void
find_right_tree (GtkWidget *widget, gpointer found)
{
  if (FRINGE_IS_TREE_VIEW (widget) && !gtk_widget_is_ancestor (widget, gtk_widget_get_parent (*(GtkWidget **) found)))
    *(GtkWidget **) found = widget;
}

static gboolean
shows_both (GtkWidget *left, GtkWidget *right)
{
  return gtk_widget_get_mapped (left) && gtk_widget_get_mapped (right);
}

/* The table of the first difference comes when there is one. Where the trees would be too low below it, it follows the
 * sentence, and takes no tree away. Returns: whether there were two */
static gboolean
two_trees_stay_two (int height)
{
  FringeWindow *window = fringe_window_new (test_application ());
  GtkWidget *left = child_of_trees (window, "view"), *right = left;
  gboolean were_two;

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, height);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.sample", "u", NILSSON);
  test_show (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.compare", NULL);
  test_for_each_widget (GTK_WIDGET (window), find_right_tree, &right);
  test_rest (GTK_WINDOW (window));
  were_two = shows_both (left, right);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.run", NULL);
  test_rest (GTK_WINDOW (window));
  g_test_message ("in a window %d pixels high there %s two trees", height, were_two ? "are" : "are not");
  g_assert_true (shows_both (left, right) == were_two);
  test_destroy (GTK_WINDOW (window));
  return were_two;
}

static void
test_two_trees_stay_two (void)
{
  int n = 0;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * 3 / 2, NULL);
  for (int height = 600; height <= 800; height += 50)
    n += two_trees_stay_two (height);
  g_assert_cmpint (n, >, 0);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

/* The panel leaves two trees the room of one at a time, with less for the words above it. */
static void
test_two_trees_and_a_panel (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  GtkRevealer *panels = panel_of (window, "right_revealer");

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  test_show (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.compare", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.run", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", "explain");
  while (!gtk_revealer_get_child_revealed (panels))
    g_main_context_iteration (NULL, TRUE);
  test_settle ();
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (window)), <=, 800);
  test_destroy (GTK_WINDOW (window));
}

/* In a small window the panel is folded that has the board. */
static void
test_marks_are_shown_with_their_board (void)
{
  g_autoptr (GSettings) settings = g_settings_new (FRINGE_APPLICATION_ID);
  FringeWindow *window = fringe_window_new (test_application ());
  GtkRevealer *panel = panel_of (window, "left_revealer");

  gtk_window_set_default_size (GTK_WINDOW (window), 800, 600);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.sample", "u", NILSSON);
  test_show (GTK_WINDOW (window));
  test_rest (GTK_WINDOW (window));
  g_assert_false (gtk_revealer_get_reveal_child (panel));
  for (int press = 0; press < 3; press++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.board-marks", NULL);
      g_assert_true (gtk_revealer_get_reveal_child (panel));
      g_assert_true (g_settings_get_boolean (settings, "board-marks") == (press != 1));
    }
  g_object_set (window, "left-panel", FALSE, NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.board-marks", NULL);
  g_assert_true (gtk_revealer_get_reveal_child (panel));
  g_assert_true (g_settings_get_boolean (settings, "board-marks"));
  g_settings_reset (settings, "board-marks");
  test_destroy (GTK_WINDOW (window));
}

/* Though the window is as large as before. */
static void
test_lecture_of_two_has_no_panel (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  gboolean shows_left;

  gtk_window_set_default_size (GTK_WINDOW (window), 800, 600);
  test_show (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.compare", NULL);
  g_object_set (window, "left-panel", TRUE, NULL);
  test_rest (GTK_WINDOW (window));
  g_assert_true (gtk_revealer_get_reveal_child (panel_of (window, "left_revealer")));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.lecture", NULL);
  test_rest (GTK_WINDOW (window));
  g_object_get (window, "left-panel", &shows_left, NULL);
  g_assert_false (shows_left);
  g_assert_cmpint (gtk_widget_get_margin_start (
                       GTK_WIDGET (gtk_widget_get_template_child (child_of (window, "body"), FRINGE_TYPE_BODY, "box"))),
                   ==, 0);
  test_destroy (GTK_WINDOW (window));
}

/* It is made anew after so many milliseconds, or a few more. */
#define MAP_RENEWED_AFTER 400

static gboolean
set_true (gpointer flag)
{
  *(gboolean *) flag = TRUE;
  return G_SOURCE_REMOVE;
}

/* Returns: whether the map is there once it had the time to come; then it hides no node */
static gboolean
has_map (FringeWindow *window)
{
  gboolean is_late = FALSE;

  test_rest (GTK_WINDOW (window));
  g_timeout_add_full (G_PRIORITY_LOW, MAP_RENEWED_AFTER, set_true, &is_late, NULL);
  while (!is_late)
    g_main_context_iteration (NULL, TRUE);
  return assert_hides_no_node (child_of_trees (window, "minimap"), fringe_window_get_tree_view (window));
}

/* On a small stage the tree of the example leaves the map a corner at some steps, and none at others. */
static void
test_map_hides_no_node_of_a_small_view (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  int n_seen = 0;

  gtk_window_set_default_size (GTK_WINDOW (window), 800, 600);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.sample", "u", NILSSON);
  test_show (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.compare", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.lecture", NULL);
  for (int step = 0; step < 7; step++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.step", NULL);
      n_seen += has_map (window);
    }
  g_test_message ("the map is seen at %d of 7 steps", n_seen);
  g_assert_cmpint (n_seen, >, 0);
  test_destroy (GTK_WINDOW (window));
}

static void
test_start_page_has_no_subtitle (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  GtkWidget *subtitle = child_of (window, "subtitle_label");

  test_show (GTK_WINDOW (window));
  g_assert_true (gtk_widget_get_mapped (subtitle));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start-page", NULL);
  g_assert_false (gtk_widget_get_mapped (subtitle));
  test_destroy (GTK_WINDOW (window));
}

static void
test_board_view (void)
{
  g_autoptr (FringeBoardView) view = g_object_ref_sink (g_object_new (FRINGE_TYPE_BOARD_VIEW, NULL));
  FringeBoard board = test_board ("1 2 3\n4 5 0");

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "1 2 3 4 5 6 7 8 0");
  fringe_board_view_set_board (view, &board);
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "1 2 3 4 5 0");
}

static void
test_tree (void)
{
  g_autoptr (FringeTreeView) view = g_object_ref_sink (g_object_new (FRINGE_TYPE_TREE_VIEW, NULL));
  g_autoptr (FringeSession) session = session_new ();

  fringe_tree_view_set_session (view, session);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_ROLE_TREE);
  fringe_session_back (session);
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Search tree of 9 nodes; node 4: g 1, h 5, f 6");
  fringe_session_select (session, 1);
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Search tree of 9 nodes; node 1: g 1, h 7, f 8");
}

static void
test_legend (void)
{
  g_autoptr (FringeLegend) legend = g_object_ref_sink (g_object_new (FRINGE_TYPE_LEGEND, NULL));

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (legend), GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (legend, GTK_ACCESSIBLE_PROPERTY_LABEL, "Legend");
}

/* Nor does the frame around it, which is seen with it: a search without a frontier that makes no step has no word. */
static void
test_empty_legend (void)
{
  FringeWindow *window = fringe_window_new (test_application ());
  GtkWidget *legend = child_of_trees (window, "legend");
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  FringeBoard start = test_board ("2 1 3 4 5 6 7 8 0"), goal = test_board ("1 2 3 4 5 6 7 8 0");

  rules.algorithm = FRINGE_ALGORITHM_IDASTAR;
  fringe_session_open (fringe_player_get_session (fringe_window_get_player (window), 0), &rules, &start, &goal,
                       "A puzzle");
  test_show (GTK_WINDOW (window));
  g_assert_false (gtk_widget_get_visible (legend));
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_parent (legend)));
  test_destroy (GTK_WINDOW (window));
}

#define LEGEND_HEIGHT 100

static int
height_within (GtkWidget *widget, int width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

/* Returns: where what @legend draws ends on the right, in pixels, where it has @width */
static int
drawn_width (GtkWidget *legend, int width)
{
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, LEGEND_HEIGHT);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr = cairo_create (image);
  GskRenderNode *node;
  int end = 0;

  height_within (legend, width);
  gtk_widget_allocate (legend, width, LEGEND_HEIGHT, -1, NULL);
  GTK_WIDGET_GET_CLASS (legend)->snapshot (legend, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  cairo_surface_flush (image);
  for (int y = 0; y < LEGEND_HEIGHT; y++)
    for (int x = 0; x < width; x++)
      if (cairo_image_surface_get_data (image)[y * cairo_image_surface_get_stride (image) + 4 * x + 3] != 0)
        end = MAX (end, x + 1);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_destroy (image);
  return end;
}

/* It leaves topics out rather than to begin another line, and no more of them than it must. */
static void
test_short_legend (void)
{
  const FringeTopics both = 1u << FRINGE_TOPIC_BOTH, two = both | 1u << FRINGE_TOPIC_FRONTIER;
  const FringeTopics three = two | 1u << FRINGE_TOPIC_SOLUTION;
  FringeWindow *window = fringe_window_new (test_application ());
  FringeScene scene = fringe_tree_view_scene (FRINGE_TREE_VIEW (child_of_trees (window, "view")));
  GtkWidget *legend = g_object_ref_sink (g_object_new (FRINGE_TYPE_LEGEND, NULL));
  int line, width, width_of_both, width_of_two;

  fringe_legend_show_topics (FRINGE_LEGEND (legend), both, 0, &scene);
  width_of_both = natural_width (legend);
  fringe_legend_show_topics (FRINGE_LEGEND (legend), two, 0, &scene);
  width_of_two = natural_width (legend);
  fringe_legend_show_topics (FRINGE_LEGEND (legend), three, 0, &scene);
  width = natural_width (legend);
  line = height_within (legend, width);
  g_assert_cmpint (height_within (legend, width - 1), >, line);
  fringe_legend_show_topics (FRINGE_LEGEND (legend), three, both, &scene);
  g_assert_cmpint (natural_width (legend), ==, width);
  g_assert_cmpint (fringe_min_width (legend), ==, width_of_both);
  g_assert_cmpint (height_within (legend, width - 1), ==, line);
  g_assert_cmpint (ABS (drawn_width (legend, width) - width), <=, 2);
  g_assert_cmpint (ABS (drawn_width (legend, width - 1) - width_of_two), <=, 2);
  g_assert_cmpint (ABS (drawn_width (legend, width_of_two - 1) - width_of_both), <=, 2);
  g_object_unref (legend);
  test_destroy (GTK_WINDOW (window));
}

static void
collect_entries (GtkWidget *widget, gpointer entries)
{
  if (GTK_IS_ENTRY (widget))
    g_ptr_array_add (entries, widget);
}

static void
test_wrong_board (void)
{
  FringePuzzleDialog *dialog = fringe_puzzle_dialog_new (NULL, FRINGE_THEME_LIGHT);
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();

  test_for_each_widget (GTK_WIDGET (dialog), collect_entries, entries);
  g_assert_cmpuint (entries->len, ==, 2);
  for (guint i = 0; i < entries->len; i++)
    {
      gtk_editable_set_text (entries->pdata[i], "1 2 3 4 5 6 7 8 8");
      gtk_test_accessible_assert_state (entries->pdata[i], GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE);
      gtk_editable_set_text (entries->pdata[i], "1 2 3 4 5 6 7 8 0");
      gtk_test_accessible_assert_state (entries->pdata[i], GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_FALSE);
    }
  test_destroy (GTK_WINDOW (dialog));
}

/* What is typed first is a board, not the end of one. */
static void
test_board_is_replaced (void)
{
  FringePuzzleDialog *dialog = fringe_puzzle_dialog_new (NULL, FRINGE_THEME_LIGHT);
  FringeBoard start = test_board ("1 2 7 6 0 8 4 3 5"), goal = test_board ("1 2 0 4 8 7 3 6 5");
  GtkWidget *entry
      = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (dialog), FRINGE_TYPE_PUZZLE_DIALOG, "start_entry"));
  int first, end;

  fringe_puzzle_dialog_set_boards (dialog, &start, &goal);
  test_show (GTK_WINDOW (dialog));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (dialog)), entry));
  g_assert_true (gtk_editable_get_selection_bounds (GTK_EDITABLE (entry), &first, &end));
  g_assert_cmpint (end - first, ==, strlen (gtk_editable_get_text (GTK_EDITABLE (entry))));
  test_destroy (GTK_WINDOW (dialog));
}

/* Tests have the context that GTK also takes where no screen reader can be reached: it cannot announce. */
static void
test_speech_without_reader (void)
{
  GtkWidget *window = gtk_window_new (), *button = gtk_button_new_with_label ("Step");

  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  gtk_window_set_focus (GTK_WINDOW (window), button);
  fringe_speak (button, "Node 4 was expanded.");
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Node 4 was expanded.");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The theme can change while a dialog is open: in the preferences, and by the desktop at any time. */
static void
test_dialogs_follow_the_theme (void)
{
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ()), *dialog = GTK_WINDOW (gtk_window_new ());

  gtk_window_set_transient_for (dialog, parent);
  fringe_color_scheme_match_parent (dialog);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (dialog), "dark"));
  gtk_widget_add_css_class (GTK_WIDGET (parent), "dark");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (dialog), "dark"));
  gtk_widget_remove_css_class (GTK_WIDGET (parent), "dark");
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (dialog), "dark"));
  gtk_window_destroy (dialog);
  gtk_widget_add_css_class (GTK_WIDGET (parent), "dark");
  gtk_window_destroy (parent);
}

static void
on_answered (GObject *waiting, int response, GtkFileChooserNative *chooser)
{
  (void) response;
  (void) chooser;
  g_object_set_data (waiting, "is-answered", GINT_TO_POINTER (TRUE));
}

static GtkWindow *
dialog_for_files (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);

      if (GTK_IS_FILE_CHOOSER (window))
        return window;
    }
  g_assert_not_reached ();
}

/* GTK 4.18 goes on reading a folder for a dialog that has gone, and stumbles over that: so the folder is empty, and has
 * been read when this returns. */
static GtkFileChooserNative *
ask_for_file (GtkWindow *parent, GFile *folder, GObject *waiting)
{
  GtkFileChooserNative *chooser
      = gtk_file_chooser_native_new ("Open", parent, GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);

  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL);
  fringe_file_chooser_ask (chooser, G_CALLBACK (on_answered), waiting);
  test_rest (dialog_for_files ());
  return chooser;
}

/* It goes where another comes, when it is answered, and with its parent. */
static void
test_file_choosers_go (void)
{
  g_autoptr (GObject) waiting = g_object_new (G_TYPE_OBJECT, NULL);
  g_autofree char *path = g_dir_make_tmp ("fringe-XXXXXX", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ());
  GtkFileChooserNative *first, *second, *third;

  test_show (parent);
  first = ask_for_file (parent, folder, waiting);
  g_object_add_weak_pointer (G_OBJECT (first), (gpointer *) &first);
  second = ask_for_file (parent, folder, waiting);
  g_object_add_weak_pointer (G_OBJECT (second), (gpointer *) &second);
  g_assert_null (first);
  g_assert_null (g_object_get_data (waiting, "is-answered"));
  g_signal_emit_by_name (second, "response", GTK_RESPONSE_CANCEL);
  g_assert_null (second);
  g_assert_nonnull (g_object_get_data (waiting, "is-answered"));
  third = ask_for_file (parent, folder, waiting);
  g_object_add_weak_pointer (G_OBJECT (third), (gpointer *) &third);
  gtk_window_destroy (parent);
  g_assert_null (third);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, 0);
  g_rmdir (path);
}

int
main (int argc, char *argv[])
{
  test_app_init (&argc, &argv);
  g_test_add_func ("/widgets/what-was-never-used-ends-with-its-last-reference", test_unused_widgets_end);
  g_test_add_func ("/widgets/what-was-shown-ends-with-its-window", test_used_widgets_end);
  g_test_add_func ("/widgets/a-quiz-ends-with-its-session", test_quiz_ends_with_its_session);
  g_test_add_func ("/widgets/a-window-that-was-never-shown-ends", test_unused_windows_end);
  g_test_add_func ("/widgets/the-window-ends-while-it-plays-and-tells", test_window_ends);
  g_test_add_func ("/widgets/a-window-ends-as-two-trees-come", test_window_ends_as_two_trees_come);
  g_test_add_func ("/widgets/the-window-ends-though-its-shortcuts-were-shown", test_window_ends_with_its_shortcuts);
  g_test_add_func ("/widgets/each-of-two-trees-has-its-menu", test_both_trees_have_menus);
  g_test_add_func ("/widgets/no-spinner-spins-unseen", test_no_spinner_spins_unseen);
  g_test_add_func ("/widgets/a-dialog-ends-when-it-is-closed", test_dialogs_end);
  g_test_add_func ("/widgets/preferences-are-settings", test_preferences_are_settings);
  g_test_add_func ("/widgets/a-window-that-is-closed-twice-is-saved-once", test_window_ends_when_it_is_saved);
  g_test_add_func ("/widgets/a-dialog-that-is-kept-forgets-its-window", test_kept_dialogs_forget_their_window);
  g_test_add_func ("/widgets/what-is-half-typed-ends-with-its-window", test_half_typed_ends);
  g_test_add_func ("/widgets/each-keeps-what-it-is-given", test_properties);
  g_test_add_func ("/widgets/an-open-dialog-follows-the-theme-of-its-parent", test_dialogs_follow_the_theme);
  g_test_add_func ("/widgets/a-dialog-for-files-goes-with-its-parent", test_file_choosers_go);
  g_test_add_func ("/widgets/an-action-folds-a-panel", test_panels);
  g_test_add_func ("/widgets/a-legend-is-legible-in-a-dark-system", test_legends_are_legible);
  g_test_add_func ("/widgets/high-contrast-of-the-desktop-takes-the-theme-of-projectors", test_high_contrast);
  g_test_add_func ("/widgets/large-letters-have-room-and-the-legend-grows-with-them", test_large_letters_have_room);
  g_test_add_func ("/widgets/the-legend-hides-no-node-however-large-letters-are", test_legend_hides_no_node);
  g_test_add_func ("/widgets/no-step-makes-the-tree-smaller-where-all-of-a-run-has-room",
                   test_no_step_shrinks_the_tree);
  g_test_add_func ("/widgets/a-narrow-window-shows-one-panel-at-a-time", test_panels_have_room);
  g_test_add_func ("/widgets/a-small-window-has-one-panel-at-a-time-beside-the-tree", test_one_panel_at_a_time);
  g_test_add_func ("/widgets/marks-are-shown-with-their-board", test_marks_are_shown_with_their_board);
  g_test_add_func ("/widgets/a-lecture-of-two-trees-has-no-panel-over-them", test_lecture_of_two_has_no_panel);
  g_test_add_func ("/widgets/the-map-hides-no-node-of-a-small-view", test_map_hides_no_node_of_a_small_view);
  g_test_add_func ("/widgets/two-trees-stay-two-at-their-goals", test_two_trees_stay_two);
  g_test_add_func ("/widgets/what-is-told-gives-way-to-a-legend-that-grows", test_told_gives_way);
  g_test_add_func ("/widgets/a-chart-grows-with-large-letters", test_chart_grows);
  g_test_add_func ("/widgets/the-legend-of-two-trees-follows-what-is-folded", test_legend_of_two_follows_folds);
  g_test_add_data_func ("/widgets/what-passes-covers-neither-of-two-trees", (const int[]) { 1280, 800 },
                        test_two_trees);
  g_test_add_data_func ("/widgets/a-low-window-has-the-first-difference-behind-its-sentence",
                        (const int[]) { 800, 600 }, test_two_trees);
  g_test_add_func ("/widgets/two-trees-and-a-panel-are-no-higher-than-the-window", test_two_trees_and_a_panel);
  g_test_add_func ("/widgets/the-start-page-has-no-subtitle", test_start_page_has_no_subtitle);
  g_test_add_func ("/widgets/a-cell-of-a-grid-shows-one-thing", test_cells);
  g_test_add_func ("/widgets/the-bar-for-files-is-as-high-as-it-says", test_bar_is_as_high_as_it_says);
  g_test_add_func ("/widgets/what-is-spoken-describes-the-focus-where-nothing-can-be-announced",
                   test_speech_without_reader);
  g_test_add_func ("/widgets/a-board-is-described-tile-by-tile", test_board_view);
  g_test_add_func ("/widgets/a-list-shows-ids-of-any-length-whole", test_ids_are_whole);
  g_test_add_func ("/widgets/the-sidebar-has-a-large-board-and-room-for-all-in-a-low-window", test_sidebar_fits);
  g_test_add_func ("/widgets/the-sidebar-fits-with-any-font", test_sidebar_fits_any_font);
  g_test_add_func ("/widgets/the-tree-tells-its-size-and-the-shown-node", test_tree);
  g_test_add_func ("/widgets/the-legend-has-a-name", test_legend);
  g_test_add_func ("/widgets/a-legend-that-says-nothing-is-not-there", test_empty_legend);
  g_test_add_func ("/widgets/a-legend-on-one-line-says-as-much-as-has-room", test_short_legend);
  g_test_add_func ("/widgets/a-new-puzzle-waits-for-its-start", test_board_is_replaced);
  g_test_add_func ("/widgets/an-entry-tells-that-its-board-is-wrong", test_wrong_board);
  return g_test_run ();
}
