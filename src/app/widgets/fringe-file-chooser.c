/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-file-chooser.h"

#define KEY "fringe-file-chooser"

static void
take_away (gpointer chooser)
{
  gtk_native_dialog_destroy (chooser);
  g_object_unref (chooser);
}

static void
forget (GObject *parent)
{
  g_object_set_data (parent, KEY, NULL);
}

void
fringe_file_chooser_ask (GtkFileChooserNative *chooser, GCallback answered, gpointer object)
{
  GtkWindow *parent = gtk_native_dialog_get_transient_for (GTK_NATIVE_DIALOG (chooser));

  g_object_set_data_full (G_OBJECT (parent), KEY, chooser, take_away);
  g_signal_connect_object (chooser, "response", answered, object, G_CONNECT_SWAPPED);
  g_signal_connect_object (chooser, "response", G_CALLBACK (forget), parent, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
