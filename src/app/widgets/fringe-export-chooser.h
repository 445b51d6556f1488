/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * fringe_export_chooser_new:
 * @parent: the window that asks
 * @title: the title of the dialog
 * @name: the suggested name of the file
 *
 * Makes a modal dialog that asks where to export to. It begins in the folder of the last export.
 *
 * The dialog is not shown: the caller connects to #GtkNativeDialog::response first, and answers it with
 * fringe_export_chooser_take().
 *
 * Returns: (transfer full): the dialog
 */
GtkFileChooserNative *fringe_export_chooser_new (GtkWindow *parent, const char *title, const char *name);

/**
 * fringe_export_chooser_take:
 * @chooser: a dialog of fringe_export_chooser_new()
 * @response: how it was answered
 *
 * Takes the chosen file, and remembers its folder for the next export.
 *
 * Returns: (transfer full) (nullable): the file; %NULL if the dialog was cancelled
 */
GFile *fringe_export_chooser_take (GtkFileChooserNative *chooser, int response);

G_END_DECLS
