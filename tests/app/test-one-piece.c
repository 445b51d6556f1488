/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-one-piece.h"
#include "fringe-panels.h"
#include "fringe-sidebar.h"

#include "app-fixture.h"
#include "test-boards.h"

static void
snapshot_parts (GtkWidget *widget, GtkSnapshot *snapshot)
{
  (void) widget;
  for (int i = 0; i < 5; i++)
    gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 1, 0, 0, 1 }, &GRAPHENE_RECT_INIT ((float) i * 3, 2, 1, 1));
}

static GskRenderNode *
snapshot_of (GtkWidget *widget, FringeOnePiece *piece, guint stamp)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  fringe_one_piece_snapshot (piece, stamp, widget, snapshot, snapshot_parts);
  return gtk_snapshot_free_to_node (snapshot);
}

/* What is clipped alike is compared part by part. */
static gboolean
is_compared (const GskRenderNode *one, const GskRenderNode *other)
{
  return graphene_rect_equal (gsk_clip_node_get_clip (one), gsk_clip_node_get_clip (other));
}

static void
test_one_piece (void)
{
  static const guint stamps[] = { 3, 3, 5, 4, 4, 0 };
  GtkWidget *window = gtk_window_new ();
  FringeOnePiece piece = { 0 };

  test_show (GTK_WINDOW (window));
  for (gsize i = 1; i < G_N_ELEMENTS (stamps); i++)
    {
      g_autoptr (GskRenderNode) one = snapshot_of (window, &piece, stamps[i - 1]);
      g_autoptr (GskRenderNode) other = snapshot_of (window, &piece, stamps[i]);
      graphene_rect_t bounds;

      g_assert_cmpint (is_compared (one, other), ==, stamps[i - 1] == stamps[i]);
      gsk_render_node_get_bounds (other, &bounds);
      g_assert_true (graphene_rect_equal (&bounds, &GRAPHENE_RECT_INIT (0, 2, 13, 1)));
    }
  test_destroy (GTK_WINDOW (window));
}

static GskRenderNode *
snapshot_of_side (GtkWidget *side)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  GTK_WIDGET_GET_CLASS (side)->snapshot (side, snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

static void
test_side (gconstpointer data)
{
  g_autoptr (FringeSession) session = fringe_session_new ();
  FringeBoard start = test_board ("1 2 7 6 0 8 4 3 5"), goal = test_board ("1 2 0 4 8 7 3 6 5");
  GtkWidget *side, *window = gtk_window_new ();

  fringe_session_set_puzzle (session, &start, &goal, "A puzzle");
  side = g_object_new (GPOINTER_TO_SIZE (data), "session", session, NULL);
  gtk_window_set_child (GTK_WINDOW (window), side);
  test_show (GTK_WINDOW (window));
  for (int i = 0; i < 4; i++)
    {
      g_autoptr (GskRenderNode) before = snapshot_of_side (side), again = snapshot_of_side (side), after = NULL;

      fringe_session_step (session);
      test_show (GTK_WINDOW (window));
      after = snapshot_of_side (side);
      g_assert_true (is_compared (before, again));
      g_assert_false (is_compared (again, after));
    }
  test_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  test_app_init (&argc, &argv);
  g_test_add_func ("/one-piece/with-another-stamp-all-is-drawn-anew", test_one_piece);
  g_test_add_data_func ("/one-piece/the-left-panel-is-one-at-a-step", GSIZE_TO_POINTER (FRINGE_TYPE_SIDEBAR),
                        test_side);
  g_test_add_data_func ("/one-piece/the-right-panel-is-one-at-a-step", GSIZE_TO_POINTER (FRINGE_TYPE_PANELS),
                        test_side);
  return g_test_run ();
}
