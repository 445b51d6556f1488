/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app-fixture.h"

#include "fringe-board-view.h"
#include "fringe-caption.h"
#include "fringe-lecture-bar.h"
#include "fringe-lecture-strip.h"
#include "fringe-lecture.h"
#include "fringe-panels.h"
#include "fringe-samples.h"
#include "fringe-session.h"
#include "fringe-tree-view.h"
#include "test-boards.h"

/* What is on the stage of a lecture can be read: it is whole, and large. */

/* The examples of the report are the first ones. */
#define N_REPORT 4
/* In pixels at scale 1, the type of a sum is at least so large. */
#define SUM_MIN 20.0
/* The words below g, h and f. */
#define WORD_SIZE 24.0
/* The bar at the top of the window, and the words at its foot, at scale 1. */
#define TITLEBAR_HEIGHT 56
#define BAR_HEIGHT 132
#define STAGE_HEIGHT 1024.0
/* The strip, at scale 1. */
#define STRIP_WIDTH 444
/* As many as a teacher does in a lecture or two. */
#define N_ACTS 60

typedef struct
{
  int width, height;
  double scale;
  double sentence_min; /* the size of its type, in pixels: that of three lines where the screen is not narrow */
} Screen;

static const Screen screens[]
    = { { 1920, 1080, 1, 28 }, { 1280, 720, 664 / 1024.0, 28 * 664 / 1024.0 - 0.01 }, { 800, 600, 0.5, 12 } };

static void
open_example (FringeSession *session, guint i, FringeHeuristic heuristic)
{
  guint n_samples;
  const FringeSample *sample = &fringe_samples_get (&n_samples)[i];
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_REPORT_2019);
  FringeBoard start = test_board (sample->start), goal = test_board (sample->goal);

  rules.heuristic = heuristic;
  fringe_session_open (session, &rules, &start, &goal, "An example");
}

static void
give_room (GtkWidget *widget, int width, int height)
{
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (widget, &(GtkAllocation) { 0, 0, width, height }, -1);
}

static void
check_fit (gpointer widget, GType type, const char *name, double least)
{
  FringeCaption *caption = FRINGE_CAPTION (gtk_widget_get_template_child (widget, type, name));
  g_autofree char *markup = NULL;
  gboolean fits;
  double size;
  int n_lines;

  fits = fringe_caption_get_fit (caption, &size, &n_lines);
  g_object_get (caption, "markup", &markup, NULL);
  g_test_message ("%s: %d lines of %.1f pixels: %s", name, n_lines, size, markup);
  g_assert_cmpstr (markup, !=, "");
  g_assert_true (fits);
  g_assert_cmpfloat (size, >=, least);
}

/* It is whole, and each of its tiles is as large as a line of the smallest words. */
static void
check_goal (FringeLectureStrip *strip, const FringeBoard *goal, double scale)
{
  GtkWidget *board
      = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (strip), FRINGE_TYPE_LECTURE_STRIP, "goal_board"));
  graphene_rect_t bounds;

  g_assert_true (fringe_board_equal (fringe_board_view_get_board (FRINGE_BOARD_VIEW (board)), goal));
  g_assert_true (gtk_widget_get_mapped (board));
  g_assert_true (gtk_widget_compute_bounds (board, GTK_WIDGET (strip), &bounds));
  g_test_message ("the goal: %g pixels, to %g of %d", bounds.size.height, bounds.origin.y + bounds.size.height,
                  gtk_widget_get_height (GTK_WIDGET (strip)));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (GTK_WIDGET (strip)));
  g_assert_cmpfloat (bounds.size.height, >=, (int) (goal->rows * WORD_SIZE * scale));
}

static void
check_screen (FringeLectureBar *bar, FringeLectureStrip *strip, const Screen *screen)
{
  double scale = screen->scale;
  int height;

  fringe_lecture_bar_set_scale (bar, scale);
  fringe_lecture_strip_set_scale (strip, scale);
  gtk_widget_get_size_request (GTK_WIDGET (bar), NULL, &height);
  give_room (GTK_WIDGET (bar), screen->width, height);
  give_room (GTK_WIDGET (strip), (int) (STRIP_WIDTH * scale), screen->height - TITLEBAR_HEIGHT - height);
  check_fit (bar, FRINGE_TYPE_LECTURE_BAR, "why_caption", screen->sentence_min);
  check_fit (bar, FRINGE_TYPE_LECTURE_BAR, "step_caption", screen->sentence_min);
  check_fit (strip, FRINGE_TYPE_LECTURE_STRIP, "title_caption", screen->sentence_min);
  check_fit (strip, FRINGE_TYPE_LECTURE_STRIP, "sum_caption", SUM_MIN * scale);
}

/* Both show their words while they are seen. */
static void
check_search (FringeSession *session)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gpointer bar = g_object_new (FRINGE_TYPE_LECTURE_BAR, "player", session, NULL);
  gpointer strip = g_object_new (FRINGE_TYPE_LECTURE_STRIP, "session", session, NULL);

  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), strip);
  gtk_window_set_child (window, box);
  test_show (window);
  do
    for (gsize i = 0; i < G_N_ELEMENTS (screens); i++)
      {
        check_screen (bar, strip, &screens[i]);
        check_goal (strip, fringe_search_goal (fringe_session_get_search (session)), screens[i].scale);
      }
  while (fringe_session_step (session));
  test_destroy (window);
}

static void
test_words_are_whole (void)
{
  FringeSession *session = fringe_session_new ();

  for (guint i = 0; i < N_REPORT; i++)
    for (int misplaced = 0; misplaced < 2; misplaced++)
      {
        open_example (session, i, misplaced ? FRINGE_HEURISTIC_MISPLACED : FRINGE_HEURISTIC_MANHATTAN);
        check_search (session);
      }
  g_object_unref (session);
}

static void
check_room (FringeSession *session, const Screen *screen)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  gpointer strip = g_object_new (FRINGE_TYPE_LECTURE_STRIP, "session", session, NULL);
  gpointer inner = gtk_widget_get_template_child (strip, FRINGE_TYPE_LECTURE_STRIP, "box");
  int width, height;

  fringe_lecture_strip_set_scale (strip, screen->scale);
  gtk_window_set_child (window, strip);
  test_show (window);
  gtk_widget_measure (strip, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (inner, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  g_test_message ("%d by %d", width, height);
  g_assert_cmpint (height, <=, screen->height - TITLEBAR_HEIGHT - (int) (BAR_HEIGHT * screen->scale));
  g_assert_cmpint (width, ==, (int) (STRIP_WIDTH * screen->scale));
  test_destroy (window);
}

/* Long numbers, and a puzzle that cannot be solved, move nothing. */
static void
test_strip_keeps_its_room (void)
{
  FringeSession *session = fringe_session_new ();
  FringeBoard goal = fringe_board_standard_goal (4, 4), start = test_board ("15 2 1 12 8 5 6 11 4 9 10 7 3 14 13 0");
  FringeBoard unsolvable = test_board ("15 2 1 12 8 5 6 11 4 9 10 7 3 13 14 0");
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);

  rules.algorithm = FRINGE_ALGORITHM_WASTAR;
  rules.weight = 12.25;
  for (int i = 0; i < 2; i++)
    {
      fringe_session_open (session, &rules, i == 0 ? &start : &unsolvable, &goal, "A puzzle");
      for (gsize k = 0; k < G_N_ELEMENTS (screens); k++)
        check_room (session, &screens[k]);
    }
  g_object_unref (session);
}

/* A question takes the place of the strip, and is as wide as that is said to be. */
static void
test_strip_is_as_wide_as_it_says (void)
{
  FringeSession *session = fringe_session_new ();

  open_example (session, 0, FRINGE_HEURISTIC_MANHATTAN);
  for (int height = 600; height < 1500; height += 10)
    check_room (session, &(Screen) { .height = height, .scale = (height - TITLEBAR_HEIGHT) / STAGE_HEIGHT });
  g_object_unref (session);
}

/* However long they are. */
static void
test_any_words_fit (void)
{
  FringeCaption *caption = g_object_ref_sink (g_object_new (FRINGE_TYPE_CAPTION, "size", 35.0, NULL));
  g_autoptr (GString) words = g_string_new (NULL);

  give_room (GTK_WIDGET (caption), 1400, 108);
  for (int i = 0; i < 120; i++)
    {
      double size;
      int n_lines;

      g_string_append_printf (words, i % 9 == 8 ? "node %d. " : "node %d ", g_test_rand_int_range (0, 100000));
      g_object_set (caption, "markup", words->str, NULL);
      g_assert_true (fringe_caption_get_fit (caption, &size, &n_lines));
      g_assert_cmpfloat (size, <=, 35);
    }
  g_object_unref (caption);
}

static const char *
cursor_name (GtkWidget *widget)
{
  GdkCursor *cursor = gtk_widget_get_cursor (widget);

  return cursor != NULL ? gdk_cursor_get_name (cursor) : NULL;
}

static GtkEventController *
motion_of (GtkWidget *widget, GtkPropagationPhase phase)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller)
          && gtk_event_controller_get_propagation_phase (controller) == phase)
        return controller;
    }
  g_assert_not_reached ();
}

static void
find_tree (GtkWidget *widget, gpointer data)
{
  if (FRINGE_IS_TREE_VIEW (widget) && gtk_widget_get_mapped (widget))
    *(FringeTreeView **) data = FRINGE_TREE_VIEW (widget);
}

/* Any place at which there is a node. */
static graphene_point_t
find_node (FringeTreeView *view)
{
  for (int y = 0; y < gtk_widget_get_height (GTK_WIDGET (view)); y += 10)
    for (int x = 0; x < gtk_widget_get_width (GTK_WIDGET (view)); x += 10)
      if (fringe_tree_view_node_at (view, x, y) != FRINGE_NO_NODE)
        return GRAPHENE_POINT_INIT (x, y);
  g_assert_not_reached ();
}

/* Returns: whether a node is lit for the pointer that is there */
static gboolean
lights (FringeTreeView *view, graphene_point_t at)
{
  g_signal_emit_by_name (motion_of (GTK_WIDGET (view), GTK_PHASE_BUBBLE), "motion", (double) at.x, (double) at.y);
  return fringe_session_get_hovered (fringe_tree_view_get_session (view)) != FRINGE_NO_NODE;
}

static void
test_pointer_goes (void)
{
  GtkWindow *window = GTK_WINDOW (fringe_window_new (test_application ()));
  GtkWidget *widget = GTK_WIDGET (window);
  FringeTreeView *view = NULL;
  graphene_point_t at;

  test_show (window);
  g_assert_null (cursor_name (widget));
  gtk_widget_activate_action (widget, "win.lecture", NULL);
  test_for_each_widget (widget, find_tree, &view);
  test_settle ();
  at = find_node (view);
  g_assert_true (lights (view, at));
  while (cursor_name (widget) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (cursor_name (widget), ==, "none");
  g_assert_cmpuint (fringe_session_get_hovered (fringe_tree_view_get_session (view)), ==, FRINGE_NO_NODE);
  g_assert_false (lights (view, at));
  g_signal_emit_by_name (motion_of (widget, GTK_PHASE_CAPTURE), "motion", 17.0, 19.0);
  g_assert_null (cursor_name (widget));
  while (cursor_name (widget) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (motion_of (widget, GTK_PHASE_CAPTURE), "motion", 17.0, 19.0);
  g_assert_cmpstr (cursor_name (widget), ==, "none");
  gtk_widget_activate_action (widget, "win.lecture", NULL);
  g_assert_null (cursor_name (widget));
  test_destroy (window);
}

/* A label draws with the type that its style has now. */
static void
check_type (GtkWidget *widget, gpointer data)
{
  g_autoptr (GObject) fresh = NULL;
  const PangoFontDescription *has, *ought;
  guint *n_labels = data;

  if (!GTK_IS_LABEL (widget) || !gtk_widget_get_mapped (widget))
    return;
  fresh = G_OBJECT (gtk_widget_create_pango_context (widget));
  has = pango_context_get_font_description (gtk_widget_get_pango_context (widget));
  ought = pango_context_get_font_description (PANGO_CONTEXT (fresh));
  if (!pango_font_description_equal (has, ought))
    g_error ("“%s” has the type %s, not %s", gtk_label_get_text (GTK_LABEL (widget)),
             pango_font_description_to_string (has), pango_font_description_to_string (ought));
  ++*n_labels;
}

static void
check_types (GtkWidget *window)
{
  guint n_labels = 0;

  test_rest (GTK_WINDOW (window));
  test_for_each_widget (window, check_type, &n_labels);
  g_assert_cmpuint (n_labels, >, 0);
}

static void
act (GtkWidget *window, const char *detailed_action)
{
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;

  g_test_message ("%s", detailed_action);
  g_assert_true (g_action_parse_detailed_name (detailed_action, &name, &target, NULL));
  gtk_widget_activate_action_variant (window, name, target);
}

/* Whatever happened in the lecture, and before it. */
static void
test_letters_shrink_again (void)
{
  static const char *const acts[] = { "win.lecture",        "win.lecture",         "win.back",        "win.step",
                                      "win.panel::explain", "win.panel::lists",    "win.panel::quiz", "win.escape",
                                      "win.select-left",    "win.panel::analysis", "win.right-panel", "win.run" };
  GtkWidget *window = GTK_WIDGET (fringe_window_new (test_application ()));

  test_show (GTK_WINDOW (window));
  for (int n = 0; n < N_ACTS; n++)
    {
      act (window, acts[test_random (G_N_ELEMENTS (acts))]);
      if (test_random (3) > 0)
        check_types (window);
    }
  test_destroy (GTK_WINDOW (window));
}

static void
find_panels (GtkWidget *widget, gpointer data)
{
  GtkWidget **panels = data;

  if (FRINGE_IS_PANELS (widget))
    *panels = widget;
}

/* It lies over a tree, of two over the left one, and is not cut where that ends. */
static void
check_card (GtkWidget *window)
{
  GtkWidget *panels = NULL, *overlay;
  graphene_rect_t bounds;

  test_rest (GTK_WINDOW (window));
  test_for_each_widget (window, find_panels, &panels);
  g_assert_true (gtk_widget_get_mapped (panels));
  overlay = gtk_widget_get_ancestor (panels, GTK_TYPE_OVERLAY);
  g_assert_true (gtk_widget_compute_bounds (panels, overlay, &bounds));
  g_test_message ("%g pixels from %g, over %d", bounds.size.width, bounds.origin.x, gtk_widget_get_width (overlay));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (overlay));
}

static void
test_card_is_whole (void)
{
  GtkWidget *window = GTK_WIDGET (fringe_window_new (test_application ()));

  test_show (GTK_WINDOW (window));
  act (window, "win.lecture");
  for (int i = 0; i < 3; i++)
    {
      act (window, "win.panel::explain");
      check_card (window);
      act (window, "win.escape");
      g_object_set (window, "compares", i % 2 == 0, NULL);
    }
  test_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  gboolean is_translated;

  test_app_init (&argc, &argv);
  is_translated = test_app_translate ();
  g_test_add_func ("/lecture/the-words-of-each-step-and-the-goal-are-whole-and-large", test_words_are_whole);
  if (is_translated)
    return g_test_run ();
  g_test_add_func ("/lecture/long-numbers-move-nothing", test_strip_keeps_its_room);
  g_test_add_func ("/lecture/the-board-is-as-wide-as-a-question-in-its-place", test_strip_is_as_wide_as_it_says);
  g_test_add_func ("/lecture/words-fit-however-long-they-are", test_any_words_fit);
  g_test_add_func ("/lecture/a-pointer-that-rests-is-hidden", test_pointer_goes);
  g_test_add_func ("/lecture/letters-are-as-small-afterwards-as-before", test_letters_shrink_again);
  g_test_add_func ("/lecture/a-panel-over-a-tree-is-whole", test_card_is_whole);
  return g_test_run ();
}
