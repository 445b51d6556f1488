/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/**
 * fringe_transient_end_with_parent:
 *
 * Lets a dialog know of its parent no longer than there is one, though a thread that still answers it keeps it longer:
 * GTK 4.8 forgets that of dialogs that were closed, or end with their parents.
 */
void fringe_transient_end_with_parent (GtkWindow *dialog);
