/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-transient.h"

static void
on_parent_destroyed (GtkWindow *dialog)
{
  gtk_window_set_transient_for (dialog, NULL);
}

void
fringe_transient_end_with_parent (GtkWindow *dialog)
{
  GtkWindow *parent = gtk_window_get_transient_for (dialog);

  if (parent != NULL)
    g_signal_connect_object (parent, "destroy", G_CALLBACK (on_parent_destroyed), dialog, G_CONNECT_SWAPPED);
}
