/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-one-piece.h"

#include "app-fixture.h"

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

int
main (int argc, char *argv[])
{
  test_app_init (&argc, &argv);
  g_test_add_func ("/one-piece/with-another-stamp-all-is-drawn-anew", test_one_piece);
  return g_test_run ();
}
