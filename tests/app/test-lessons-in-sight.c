/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app-fixture.h"

#include "fringe-draw-node.h"
#include "fringe-lesson-shelf.h"

/* Whoever reads of a node in the caption of a stop looks for it: it is in sight, and its number can be read. */

/* In seconds: a window that has not brought a node in sight by then never does. */
#define DEADLINE 5

static const struct
{
  int width, height;
} sizes[] = { { 1280, 800 }, { 1920, 1080 } };

static gboolean
is_in_sight (FringeTreeView *view, guint id)
{
  FringeScene scene = fringe_tree_view_scene (view);
  int n_cells = fringe_board_n_cells (fringe_search_start (scene.search));
  FringeRect node, rect;

  if (!fringe_tree_view_is_ready (view) || fringe_tree_view_is_moving (view) || !fringe_layout_has (scene.layout, id)
      || fringe_detail_for (&scene.card, n_cells, scene.viewport.scale) < FRINGE_DETAIL_LABEL)
    return FALSE;
  node = fringe_scene_node (&scene, id);
  rect = fringe_viewport_to_screen (&scene.viewport, &node);
  return rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= scene.viewport.width
         && rect.y + rect.height <= scene.viewport.height - fringe_tree_view_covered (view);
}

static void
assert_in_sight (FringeWindow *window, guint id, const char *lesson, const char *caption)
{
  const gint64 end = g_get_monotonic_time () + DEADLINE * G_USEC_PER_SEC;
  FringeTreeView *view = fringe_window_get_tree_view (window);

  while (!is_in_sight (view, id) && g_get_monotonic_time () < end)
    {
      test_settle ();
      g_usleep (1000);
    }
  if (!is_in_sight (view, id))
    g_test_fail_printf ("%s: node %u is not in sight in a window of %d x %d at “%s”", lesson, id,
                        gtk_widget_get_width (GTK_WIDGET (window)), gtk_widget_get_height (GTK_WIDGET (window)),
                        caption);
}

static void
check_stop (FringeWindow *window, const char *lesson, const char *caption)
{
  g_autoptr (GRegex) regex = g_regex_new ("\\b[Nn]ode (\\d+)", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (regex, caption, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *id = g_match_info_fetch (match, 1);

      assert_in_sight (window, (guint) g_ascii_strtoull (id, NULL, 10), lesson, caption);
    }
}

/* Nodes are folded for one stop. */
static void
assert_folds (FringeWindow *window, const FringeLessonStop *stop)
{
  const gint64 end = g_get_monotonic_time () + DEADLINE * G_USEC_PER_SEC;
  guint n;

  do
    {
      g_autoptr (GArray) folded = NULL;

      test_settle ();
      folded = fringe_tree_view_list_folds (fringe_window_get_tree_view (window), TRUE);
      n = folded->len;
    }
  while (n != stop->state->folded->len && g_get_monotonic_time () < end);
  if (n != stop->state->folded->len)
    g_test_fail_printf ("%u nodes are folded, not %u, at “%s”", n, stop->state->folded->len, stop->caption);
}

static void
check_lesson (FringeWindow *window, const char *name)
{
  FringeLessonFile *lesson = fringe_lesson_shelf_read (name);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.lesson", "s", name);
  for (guint i = 0; i < lesson->stops->len; i++)
    {
      const FringeLessonStop *stop = lesson->stops->pdata[i];

      if (i > 0)
        gtk_widget_activate_action (GTK_WIDGET (window), "win.lesson-next", NULL);
      check_stop (window, name, stop->caption);
      assert_folds (window, stop);
    }
  fringe_lesson_file_free (lesson);
}

static void
test_nodes_are_in_sight (void)
{
  g_auto (GStrv) names = fringe_lesson_shelf_list ();

  g_assert_cmpuint (g_strv_length (names), ==, 9);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      FringeWindow *window = fringe_window_new (test_application ());

      gtk_window_set_default_size (GTK_WINDOW (window), sizes[i].width, sizes[i].height);
      test_show (GTK_WINDOW (window));
      for (guint j = 0; names[j] != NULL; j++)
        check_lesson (window, names[j]);
      test_destroy (GTK_WINDOW (window));
    }
}

int
main (int argc, char *argv[])
{
  test_app_init (&argc, &argv);
  g_test_set_nonfatal_assertions ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/lessons/a-node-that-a-caption-names-is-in-sight", test_nodes_are_in_sight);
  return g_test_run ();
}
