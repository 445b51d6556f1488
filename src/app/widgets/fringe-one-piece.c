/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-one-piece.h"

/* What is clipped in another way is not compared. */
void
fringe_one_piece_snapshot (FringeOnePiece *piece,
                           guint stamp,
                           GtkWidget *widget,
                           GtkSnapshot *snapshot,
                           void (*snapshot_parts) (GtkWidget *widget, GtkSnapshot *snapshot))
{
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  GtkSnapshot *within = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) parts = NULL, clipped = NULL;

  if (piece->stamp != stamp)
    piece->is_wide = !piece->is_wide;
  piece->stamp = stamp;
  snapshot_parts (widget, within);
  parts = gtk_snapshot_free_to_node (within);
  if (parts == NULL)
    return;
  clipped = gsk_clip_node_new (parts, &GRAPHENE_RECT_INIT (0, 0, width + (piece->is_wide ? 1 : 0), height));
  gtk_snapshot_append_node (snapshot, clipped);
}
