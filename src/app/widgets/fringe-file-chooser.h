/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * fringe_file_chooser_ask:
 * @chooser: (transfer full): a dialog with a parent
 * @answered: a handler of #GtkNativeDialog::response, with @object first: void (*) (@object, response, @chooser)
 * @object: who waits for the answer; where it is gone, nobody is told
 *
 * Shows a dialog for files, which goes when it is answered, and with its parent. A parent asks one thing at a time: a
 * dialog that was still open is taken away.
 */
void fringe_file_chooser_ask (GtkFileChooserNative *chooser, GCallback answered, gpointer object);

G_END_DECLS
