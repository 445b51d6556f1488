/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-view-private.h"

/* Beside the node, or in the middle where it is not in sight. */
void
fringe_tree_view_popup_menu (FringeTreeView *self)
{
  FringeViewport seen = fringe_tree_view_seen (self);
  GdkRectangle at = { (int) seen.width / 2, (int) seen.height / 2, 1, 1 };
  gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  FringePin pin = { .id = FRINGE_NO_NODE };

  if (fringe_tree_view_is_ready (self))
    pin = fringe_pin_at (self->layout, &self->card, &seen, fringe_session_get_shown (self->session));
  if (fringe_pin_is_in_sight (&pin, &self->card, &seen))
    {
      int width = MAX ((int) (self->card.width * seen.scale), 1), height = MAX ((int) (self->card.height * seen.scale), 1);

      at = (GdkRectangle) { (int) pin.x - width / 2, (int) pin.y - height / 2, width, height };
    }
  if (self->menu == NULL)
    {
      self->menu = gtk_popover_menu_new_from_model (self->menu_model);
      gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
      g_signal_connect_swapped (self->menu, "closed", G_CALLBACK (gtk_widget_grab_focus), self);
    }
  /* At a side it is shifted until all of it is seen; above and below it may not have the room. */
  gtk_popover_set_position (GTK_POPOVER (self->menu), is_rtl ? GTK_POS_LEFT : GTK_POS_RIGHT);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &at);
  gtk_popover_popup (GTK_POPOVER (self->menu));
}
