/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* GTK 4.8 gives the focus to a part of a list that drops down or of a button with a menu, and calls the part by its type.
 * From now on whatever gets the focus in @window has the name of the whole or of the words on it. */
void fringe_inner_names_give (GtkWindow *window);
