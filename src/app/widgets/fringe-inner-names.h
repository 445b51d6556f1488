/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Gives names to what GTK leaves without one.
 *
 * GTK 4.8 calls by its type what can have the focus and has no label of its own: a part of a list that drops down or of
 * a button with a menu, a button or a row with words on it, an area that scrolls. And it says twice what has a
 * mnemonic. From now on each of them, in every window, has the name of the whole or of the words on it as soon as it is
 * seen. */
void fringe_inner_names_begin (void);

/* Names one at once that may be told of before it is seen. */
void fringe_inner_names_mend (GtkWidget *widget);
